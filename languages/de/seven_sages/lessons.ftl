## Der Kurs zu den Sieben Weisen: für jede Lektion ihr Titel, und was darin gesagt wird.

seven-sages-lesson-play = Zieh den Zählstein herüber
    .text = In jeder Runde kämpfen zwei Bündnisse um die Kristalle einer Lichtung, und Kristalle gewinnen das Spiel. Jede Karte rückt den Zählstein, den Knoten am Seil, um ihren Wert zu deinem Bündnis. Du bist die Hexe: du darfst Hexenkarten spielen, wie diese 2 ①, und Eulen, wie diese 4 ②. Alles andere nützt dir nichts, solange du die Hexe bist. Die anderen, Bündnis II, führen mit 3.
    .task = Spiel eine Karte, die dein Bündnis in Führung bringt.
    .why = 4 gegen einen Vorsprung von 3, und dein Bündnis führt mit 1. Es zählt, wo der Zählstein steht, wenn alle den Kampf verlassen haben; ein Vorsprung von 25 beendet ihn sofort.
    .ask = Du bist die Hexe. Welche Kraftkarten kannst du spielen?
    .right = Hexenkarten und Eulen
    .false-1 = Nur Hexenkarten
    .false-2 = Alle Karten: nur der Wert zählt
    .missed = Dein Bündnis führt nicht. Vergleich den Wert deiner Karten mit dem Vorsprung von 3.
    .wrong-play-witch = 2 ist zu wenig gegen einen Vorsprung von 3.
    .wrong-pass = Du hast den Kampf verlassen, und die anderen führen noch.

seven-sages-lesson-twins = Die beiden Einsen
    .text = Jede Rolle hat zwei Karten mit einer 1 ①. Die erste zählt 1, die zweite aber 10, wenn dieselbe Person beide im selben Kampf spielt (×2: du hast beide). Ein Vorsprung von 25 beendet den Kampf sofort; dann nehmen die Sieger Kristalle, die höchste Rolle der Lichtung zuerst: hier du, die Hexe. Du führst mit 17, aber der Seher kämpft noch und hat sieben Karten.
    .task = Beende den Kampf mit zwei Karten, und nimm den wertvolleren Kristall.
    .why = 1 und 10 sind 11, und gegen einen Vorsprung von 25 kann der Seher nichts mehr tun. Auch wer geschlagen scheint, hat vielleicht die zweite 1. (Wer einen Kampf verlässt, zieht Karten und gibt drei an den Nächsten weiter, der geht: davon später mehr.)
    .ask = Du spielst in einem Kampf beide Einsen deiner Rolle. Was zählen sie zusammen?
    .right = 11
    .false-1 = 2
    .false-2 = 20
    .missed = Der Kampf geht weiter. Welche zwei deiner Karten zählen zusammen am meisten?
    .wrong-play-witch-5 = 5 ist mehr als 1, aber keine Karte danach bringt den Vorsprung auf 25.
    .wrong-play-owl-3 = Danach bringt keine deiner Karten den Vorsprung auf 25.
    .wrong-pass = Du bist gegangen, obwohl du ihn hättest beenden können. Auch deine Verbündete ist gegangen, und der Seher kämpft allein weiter.
    .wrong-take-2 = Du hast gewonnen und den kleineren Kristall genommen. Deine Verbündete dankt es dir.

seven-sages-lesson-become = Wer du diesmal bist
    .text = Am Anfang jeder Runde wählen alle eine Rolle, die noch frei ist; du wählst zuerst. Spielen kannst du nur Karten deiner Rolle und Eulen. Jede Lichtung hat ihre eigene Rangfolge: die höhere Rolle nimmt früher einen Kristall, und zu viert beginnt die höchste den Kampf. Auf dieser Lichtung ① ist es der Seher.
    .task = Wähl die Rolle, mit der du am meisten spielen kannst.
    .why = Drei Priesterinnen und eine Eule: 17 Punkte auf dem Tisch, wenn du willst. Die Reihenfolge ist weniger wichtig, als etwas zu spielen zu haben.
    .missed = Schau auf deine Hand: von welcher Rolle hast du die meisten Punkte?
    .wrong-become-seer = Als Seher beginnst du und nimmst zuerst, aber mit einer 2 und einer Eule gewinnst du nichts, was du nehmen könntest.
    .wrong-become-druid = Vom Druiden hast du eine Karte, eine 4. Von einer anderen Rolle hast du drei.

seven-sages-lesson-ally = Zwei gegen zwei
    .text = Jetzt suchen alle Verbündete. Du lädst heimlich ein, wen du willst, und darfst jede Einladung annehmen, die du bekommst: die ersten zwei, die sich einig sind, bilden ein Bündnis, die beiden anderen das zweite. Du hast den Seher eingeladen und die Priesterin dich, aber der Magier hat die meisten Karten. „Kein Bündnis“ heißt nur: wartet nicht auf mich; Einladungen bleiben offen.
    .task = Verbünde dich mit dem Magier: nimm die Einladung an den Seher zurück, lad den Magier ein, dann sag „kein Bündnis“.
    .why = Neun Karten sind neun Chancen, die richtigen zu haben. Eine Einladung gilt, bis jemand sie annimmt, nimm also zurück, was du nicht mehr willst. Schau auch, wer wenige Kristalle hat und viel zu gewinnen.
    .missed = Du bist nicht mit der Person verbündet, die die meisten Karten hat.
    .wrong-accept = Du bist verbündet, aber jemand anders hat mehr Karten und steht jetzt gegen dich.
    .wrong-answer = „Kein Bündnis“ kommt zuletzt: dann sollte nur noch der Magier deine Einladung haben.

seven-sages-lesson-give = Was dir nichts nützt, nützt anderen
    .text = Du bist die Hexe, deine Verbündete ist die Priesterin. Vor dem Kampf dürfen Verbündete einander Karten und Zaubersprüche geben, so viele sie wollen und umsonst. Zwei deiner Karten ① ② kannst du nicht spielen, sie schon. Wähl Karten aus, leg sie für sie hin, und sag, dass du bereit bist: ist es das ganze Bündnis, wechseln die Karten den Besitz.
    .task = Gib der Priesterin ihre beiden Karten, und sonst nichts.
    .why = 11 Punkte, die auf deiner Hand nichts wert waren. Niemand muss etwas zurückgeben, aber vielleicht erinnert sie sich in der nächsten Runde.
    .missed = Die Priesterin hat nicht genau ihre beiden Karten von dir. Wähl sie aus, leg sie für sie hin, und sei dann bereit.
    .wrong-ready = Du bist bereit, aber du hast nicht genau deine beiden Priesterinnen weggegeben.

seven-sages-lesson-wishes = Einmal gesagt, gilt für später
    .text = In einer Partie über Tage willst du nicht für jede Kleinigkeit gerufen werden. Unter „Anweisungen“ sagst du vorher, was geschehen soll, und niemand sieht es. Wird sich niemand einig, kommt die höchste Rolle zuerst, dann sagt jede darunter, in welchem Bündnis sie steht; ein Wunsch antwortet dann für dich. Du wolltest beim Seher stehen, aber die Karten hat die Priesterin; und zum Austauschen hast du nichts.
    .task = Lösch deinen alten Wunsch, wünsch dir, bei der Priesterin zu stehen, und gib die Anweisung, sofort bereit zu sein, wenn der Austausch beginnt; dann sag „kein Bündnis“.
    .why = Es gab keine Einigung, du stehst bei der Priesterin, und der Kampf hat begonnen, ohne dass du gefragt wurdest. Solche Anweisungen gelten bis zum Ende der Runde und lassen sich löschen. Andere passen für dich oder nehmen den höchsten Kristall.
    .missed = Du stehst nicht bei der Priesterin, oder du wurdest doch gefragt. Schau, was unter „Anweisungen“ steht und was nicht.
    .wrong-answer = Du hast „kein Bündnis“ gesagt, bevor alle Anweisungen da waren: der alte Wunsch weg, der neue da, und sofort bereit.

seven-sages-lesson-spells = Ein Wort, sieben Punkte
    .text = Einmal in jedem Kampf darfst du statt einer Karte einen Zauberspruch spielen. Er wirkt sofort. Anulensa ① legt eine Karte ab, die irgendwer in diesem Kampf gespielt hat; Potentia ② zieht drei Karten. Die anderen führen mit 8: dafür brauchst du jetzt den Zauberspruch und im nächsten Zug deine 2.
    .task = Spiel Anulensa, leg die Karte ab, ohne die deine 2 dich in Führung bringt, und spiel die 2.
    .why = Die 7 des Sehers war weg, und deine 2 genügte. Dazwischen spielte der Seher Moventi, das Kristalle zweier Lichtungen vertauscht: du gewinnst jetzt weniger. Zaubersprüche bekommt, wer einen Kampf verliert; heb sie für einen auf, der zählt.
    .missed = Dein Bündnis führt nicht. Welche Karte trägt das andere am meisten, und was spielst du danach?
    .wrong-play = Eine 2 reicht gegen diesen Vorsprung nicht. Zuerst muss der Zauberspruch die richtige Karte nehmen.
    .wrong-pass = Du hast den Kampf verlassen, und der Zauberspruch oder die 2 ist noch auf deiner Hand.
    .wrong-cast-potentia = Drei Karten mehr, aber der Zählstein steht noch, und in diesem Kampf spielst du keinen anderen Zauberspruch.
    .wrong-target-3 = Die Karte ist weg, aber mit deiner 2 gleichst du nur aus. Welche trägt sie am meisten?

seven-sages-lesson-next-card = Die nächste Karte, auf Anweisung
    .text = Was du anweist, sieht niemand. Eine Karte für deinen nächsten Zug ist so eine Anweisung: der Kampf geht weiter, während du weg bist. Du findest sie unter „Anweisungen“. Hier führen die anderen mit 8. Du spielst Anulensa, und sobald du die Karte bestimmst, die verschwindet, endet dein Zug; sag also vorher, was du als Nächstes spielst.
    .task = Spiel Anulensa, bestimm deine 2 als nächste Karte, dann leg die 7 des Sehers ab.
    .why = Der Seher antwortete, und deine 2 folgte von selbst. Wäre sie nicht mehr zu spielen gewesen, hätte man dich gefragt.
    .missed = Dein Bündnis führt nicht. Die Anweisung kommt vor der Karte, die du ablegst: die beendet deinen Zug.
    .wrong-play = Eine 2 reicht gegen einen Vorsprung von 8 nicht. Beginn mit dem Zauberspruch.
    .wrong-pass = Du hast den Kampf verlassen, und der Zauberspruch ist noch auf deiner Hand.
    .wrong-cast-potentia = Drei Karten mehr, aber der Zählstein steht noch, und in diesem Kampf spielst du keinen anderen Zauberspruch.
    .wrong-target-1 = Das hat deinen Zug beendet, und eine Anweisung gab es nicht: du wirst wieder gefragt.

seven-sages-lesson-presents = Geschenke für die nächste Runde
    .text = Wer passt, hat den Kampf endgültig verlassen. Wer zuerst passt, hier du, zieht fünf Karten; alle Späteren bekommen drei von der Person, die vorher ging, und ziehen zwei. Alle außer der letzten geben also drei weiter, an Freund oder Feind. Dann kommt eine neue Runde, in der alle neu eine Rolle wählen; du willst die Priesterin sein. Eulen ① passen zu jeder Rolle.
    .task = Gib drei Karten weiter, und behalt, was die Priesterin spielen kann.
    .why = In der nächsten Runde kannst du drei Priesterinnen und eine Eule spielen, 19 Punkte, wenn niemand vor dir die Priesterin nimmt. Zwei Karten einer Rolle sind ein besseres Geschenk als zwei verschiedene: trenn sie.
    .ask = Du verlässt einen Kampf zuerst. Was passiert?
    .right = Ich ziehe fünf Karten und gebe drei weiter
    .false-1 = Ich ziehe nichts und behalte meine Hand
    .false-2 = Ich ziehe zwei und komme später zurück
    .missed = Unter den weitergegebenen ist eine, die du als Priesterin hättest spielen können.
    .wrong-gift = Die drei niedrigsten sind nicht die drei nutzlosesten: die 3 der Priesterin ist dabei.
    .wrong-hand-on-priestess = Das ist eine Karte der Priesterin, und die willst du als Nächstes sein.
    .wrong-hand-on-owl = Eine Eule kann jeder spielen, in jeder Rolle.

seven-sages-lesson-for-allies = Drei für einen Freund
    .text = Du hast den Kampf zuerst verlassen und wählst, was du weitergibst. Wer als Nächstes geht, weißt du nicht. Wähl drei Karten aus, und eine Anweisung hält sie für eine Person bereit, für dein Bündnis oder für das andere; was du jetzt wählst, bekommt jeder andere. Deine Verbündete will wieder die Priesterin sein: drei Priesterinnen sind ausgewählt (die Häkchen).
    .task = Halte unter „Anweisungen“ die ausgewählten Karten für dein Bündnis bereit; dann wähl drei andere zum Weitergeben, aber nicht die Eule.
    .why = Geht sie als Nächstes, bekommt sie 14 Punkte für eine neue Runde und erinnert sich; geht jemand anders, die drei, die du gewählt hast. Niemand sieht, welche es waren.
    .missed = Die ausgewählten Karten sollten auf dein Bündnis warten und drei andere auf alle übrigen.
    .wrong-gift = Unter den drei niedrigsten ist eine Priesterin: die war für dein Bündnis gedacht.
    .wrong-hand-on-priestess = Diese Karte war für dein Bündnis ausgewählt.
    .wrong-hand-on-owl = Eine Eule kann jeder spielen, der sie hat.
    .wrong-leave-for-foes = Jetzt bekommen die anderen die Priesterinnen, wenn einer von ihnen als Nächstes geht.

seven-sages-lesson-lose = Im richtigen Moment verlieren
    .text = Die anderen führen mit 19; deine Magierkarten 7 und 6 und eine Eule mit 5 sind 18: nicht genug. Wer passt, spielt nicht mehr. Wer zuletzt passt, hier du, legt drei Karten ab, gibt keine weiter und behält den Rest. Verlierer ziehen einen Zauberspruch. Dann zieht die niedrigste Rolle, wieder du, die Spielfigur auf eine der anderen Lichtungen, links ① oder rechts ②, und wählt dort zuerst eine Rolle.
    .task = Spar deine 18 Punkte für die besseren Kristalle: passe, leg die drei niedrigsten Karten ab, zieh die Spielfigur und werde der Magier.
    .why = 3 und 6 sind 9, 2 und 5 sind 7. Du hast einen Kampf verloren, der nicht zu gewinnen war, und beginnst den nächsten als Magier, mit allen guten Karten. Die halbe Kunst dieses Spiels ist zu wissen, welchen Kampf man verliert.
    .missed = Du bist nicht der Magier auf der Lichtung mit den wertvolleren Kristallen.
    .wrong-play = Die Karte ist verbraucht, und der Kampf ist trotzdem verloren.
    .wrong-move-right = Dort liegen 2 und 5. Die andere Lichtung hat mehr.

seven-sages-lesson-role-ahead = Eine Rolle, bevor du gefragt wirst
    .text = Unter „Anweisungen“ kannst du für jede der beiden anderen Lichtungen sagen, welche Rollen du dort willst: die erste, die frei ist, gehört dir, und niemand wartet auf dich. Hier ist der Kampf verloren, du passt zuletzt, und als niedrigste Rolle ziehst du die Spielfigur. Links ① liegen die besseren Kristalle.
    .task = Gib die Anweisung, auf der linken Lichtung der Magier zu sein; dann passe, leg die drei niedrigsten Karten ab, und zieh die Spielfigur dorthin.
    .why = Du bist der Magier geworden, ohne dass du gefragt wurdest. So eine Anweisung gilt, bis die Lichtung weg ist; mehrere Rollen können darin stehen, die liebste zuerst.
    .missed = Du bist nicht der Magier auf der linken Lichtung.
    .wrong-play = Die Karte ist verbraucht, und der Kampf ist trotzdem verloren.
    .wrong-move-right = Deine Anweisung galt für die linke Lichtung.

seven-sages-lesson-three = Zu dritt, oder zu fünft
    .text = Zu dritt gibt es keine Einladungen. Die höchste Rolle, hier du, steht allein gegen zwei oder überlässt der zweiten das Wort, die sich ihr anschließen kann. Wer allein steht, beginnt den Kampf mit einem Vorsprung im Wert der Kristalle, hier 7, gewinnt aber nur einen davon. Von deinen sechs Karten kannst du drei spielen, 13 Punkte; die beiden anderen haben zwölf Karten.
    .task = Antworte so, dass du vielleicht eine Verbündete bekommst.
    .why = Die Priesterin steht bei dir: die Hexe ist allein, mit einem Vorsprung von 7. Zu fünft einigen sich zwei wie sonst, und von den drei anderen sagt jede ungesehen, ob sie beitritt: die erste, die es tut, macht drei gegen zwei daraus.
    .missed = Du stehst allein da.
    .wrong-answer-alone = Du stehst allein, gegen zwei mit zwölf Karten.

seven-sages-lesson-answer-ahead = Gezeigt und geantwortet, ungefragt
    .text = Zu dritt kannst du unter „Anweisungen“ im Voraus sagen, was du antwortest; bist du schon gefragt, gilt es sofort. Du willst die Priesterin bei dir haben. Zeig ihr vorher eine Karte ①: wähl sie aus, dann zeig sie. Das seht nur ihr zwei.
    .task = Wähl unter „Anweisungen“ deine 7 aus, zeig sie der Priesterin, und antworte, wieder unter „Anweisungen“, im Voraus, dass du Rang zwei das Wort überlässt.
    .why = Sie hat die 7 gesehen und steht bei dir. Bis der Kampf beginnt, darfst du jeder Person Karten zeigen, Freund oder Feind; Versprechen binden niemanden.
    .missed = Die Priesterin steht nicht bei dir, oder sie hat deine 7 nicht gesehen.
    .wrong-answer-alone = Du stehst allein, gegen zwei mit zwölf Karten.
    .wrong-plan-alone = Du warst schon gefragt, also galt deine Anweisung sofort: du stehst allein gegen zwei.
    .wrong-show-2 = Das war die Hexe, die zuletzt spricht. Nur die Priesterin kann zu dir gehen.

seven-sages-lesson-end = Bevor es im Wald dunkel wird
    .text = Das Ende ist nah: von den Lichtungen, die noch kommen, ist nur das Finitum übrig, wo niemand kämpft. Nach diesem Kampf kommt es ins Spiel. Nach dem nächsten darf die niedrigste Rolle die Spielfigur dorthin ziehen, dann ist Schluss, oder auf die letzte Lichtung, für noch eine Runde. Ganz am Ende bringt die beste Hand in jeder Rolle und in den Eulen einen kleinen Kristall vom Wert 1.
    .task = Spiel gegen drei Computer bis zum Ende, und hol die höchste Summe an Kristallen.
    .why = Jetzt kennst du Die Sieben Weisen. Eine ganze Partie hat etwa acht Runden, mit Freunden, die sich erinnern.
    .note-1 = Zwei Einsen sind in einem Kampf 11 wert. Eine Rolle, von der du beide hast, ist mehr wert als ein hoher Platz.
    .note-2 = Such dir jemanden, der unter dir steht, wenn ein Kristall viel besser ist. Von den Siegern nimmt die höhere Rolle zuerst.
    .note-3 = Gib nicht die ganze Hand aus, um mit zwanzig zu gewinnen. Ein Vorsprung von 1 gewinnt dieselben Kristalle.
    .note-4 = Schau, wer zuerst geht: fünf Karten jetzt sind später eine starke Runde. Aber vielleicht gibt es kein Später.
    .note-5 = Am Ende bringen jede Rolle und die Eulen einen kleinen Kristall für die höchste Summe auf der Hand. Manchmal entscheidet er.

seven-sages-page =
    .goal = Die höchste Summe an Kristallen. In jeder Runde kämpfen zwei Bündnisse um die einer Lichtung.
    .turn = Eine Runde: wähl eine Rolle; such heimlich Verbündete; tauscht Karten. Im Kampf spielst du einzeln Karten deiner Rolle, Eulen und einen Zauberspruch, oder passt. Jede Karte zieht den Zählstein zu deinem Bündnis. Wer zuerst passt, zieht fünf Karten, die anderen zwei; alle außer der letzten Person geben drei weiter. Sieger nehmen Kristalle, Verlierer einen Zauberspruch; die niedrigste Rolle zieht die Spielfigur.
    .end = Finitum, die letzte Lichtung, beendet alles. Kleine Kristalle gehen an die besten Hände.
    .wrong = Alles auf einen Kampf setzen: wer zuerst passt, bekommt fünf.
    .point-1 = Spielfigur: die Lichtung des Kampfs
    .point-2 = Die Kristalle für die Sieger
    .point-3 = Die Rangfolge: links nimmt zuerst Kristalle
    .point-4 = Ein Bündnis gegen das daneben
    .point-5 = Gespielte Karten: ihre Werte ziehen
    .point-6 = Der Zählstein: wer führt und um wie viel
    .point-7 = Kristalle, Karten, Zaubersprüche
    .point-8 = Eine Lichtung, wohin die Spielfigur kann
