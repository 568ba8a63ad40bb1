## Der Kurs zu Magnate: für jede Lektion ihr Titel, und was darin gesagt wird.

magnate-lesson-goal = Auf wen der Thron wartet
    .text = Der Großherzog stirbt. Wer dann in mehr seiner fünf Provinzen führt, folgt ihm nach. Du führst, wo die Ränge deiner Karten zusammen mehr ergeben als die der anderen Seite: bisher in zwei Provinzen. In der Ernte ① hast du nichts gegen 4, am Leuchtturm ② nichts gegen 7. Auf der Hand hast du den Wald ③ mit Rang 5 und die Höhle mit Rang 7.
    .task = Bau eine Karte, mit der du in einer dritten Provinz führst.
    .why = 5 schlägt 4, und um wie viel, ist egal: ein einziger Punkt gewinnt eine Provinz, bei Gleichstand gewinnt sie niemand. Drei von fünf reichen immer.
    .ask = Wer gewinnt?
    .right = Wer in mehr Provinzen führt
    .false-1 = Wer die höchste Summe aller Ränge hat
    .false-2 = Wer die meisten Marken hat
    .missed = Du führst noch nicht in einer dritten Provinz. Such eine, in der eine deiner Karten die Summe dort schlägt.
    .wrong-build-cave-light-keeper = 7 gegen 7 ist Gleichstand, und bei Gleichstand gewinnt niemand die Provinz.
    .wrong-deed = Eine Urkunde ist nur ein Anrecht. Solange sie nicht fertig ist, zählt sie in ihrer Provinz nichts.

magnate-lesson-build = Farben verbinden, Farben zahlen
    .text = Eine Karte passt, wo sie eine Farbe mit der letzten Karte deiner Spalte gemeinsam hat, oder, wenn die leer ist, mit der Grundkarte der Provinz; die Ausrede nimmt jede Karte. Zum Bauen zahlst du ihren Rang in Marken ihrer Farben, von jeder mindestens eine. Die Burg ① (7, Sonnen und Knoten) passt nur auf die Entdeckung ②, die auch Sonnen hat.
    .task = Bau die Burg, und zahl so, dass dir zwei Sonnen bleiben.
    .why = 3 Sonnen und 4 Knoten sind 7. Wie du einen Preis aufteilst, entscheidest du, und was dir bleibt, bestimmt, was du als Nächstes kannst.
    .missed = Die Burg steht noch nicht, oder dir bleiben weniger als zwei Sonnen.
    .wrong-deed = Das war die Urkunde, ein Anrecht für später. Du kannst dir die ganze Burg jetzt leisten.
    .wrong-sell = Die Karte dieses Zuges ist gespielt: du spielst genau eine, und die hast du verkauft.
    .wrong-pay = Die Burg steht, aber dir bleiben weniger als zwei Sonnen.

magnate-lesson-deed = Eine Urkunde ist ein Versprechen
    .text = Zu teuer zum Bauen? Die Urkunde für eine Karte kostet nur eine Marke jeder ihrer Farben. Sie hält den Platz frei und bringt schon ein wenig ein; später bringst du sie Marke für Marke auf ihren Rang. Der Händler ① kostet 9. In der Ernte ②, deren Grundkarte Blätter hat, führt die andere Seite.
    .task = Leg den Händler mit einem Blatt und einem Knoten als Urkunde.
    .why = Zwei Marken halten den Platz für eine Karte mit Rang 9. Noch zählt sie nichts, und bis sie fertig ist, kannst du in dieser Provinz nichts anderes anlegen.
    .ask = Was zählt eine Urkunde in ihrer Provinz?
    .right = Nichts, bis sie fertig ist
    .false-1 = Den Rang ihrer Karte
    .false-2 = Die Marken, die darauf liegen
    .missed = Die Urkunde für den Händler liegt noch nicht.
    .wrong-sell = Die Karte dieses Zuges ist gespielt: verkauft, nicht gelegt.

magnate-lesson-develop = Halte das Versprechen
    .text = Leg in deinem eigenen Zug Marken auf eine Urkunde, in beliebiger Mischung ihrer Farben, so oft du willst, vor und nach der Karte, die du spielst. Auf dem Händler ① liegen 6; er hat Rang 9. Was du für die Urkunde selbst gezahlt hast, zählt nicht mit.
    .task = Bau den Händler in diesem Zug fertig.
    .why = Mit so vielen Marken, wie ihr Rang sagt, ist die Karte sofort gebaut: 9 schlägt 5. Die Marken gehen an die Bank.
    .missed = Dem Händler fehlen noch Marken.
    .wrong-end = Dein Zug ist vorbei, und der Händler zählt noch immer nichts.

magnate-lesson-sell = Jeden Zug eine Karte
    .text = In jedem Zug spielst du genau eine Karte: du baust sie, legst ihre Urkunde oder verkaufst sie. Verkaufen geht immer und bringt eine Marke jeder ihrer Farben, ein Ass zwei. Dem Büßer ① (6, Sonnen und Drachen) fehlen zwei Marken, und du hast eine einzige Sonne.
    .task = Verkauf die Karte, deren Marken du für den Büßer brauchst, und bau ihn fertig.
    .why = Der Wilde hat den Drachen gebracht, der fehlte. Eine Karte, die nirgends passt, ist nicht verloren: sie ist zwei Marken wert.
    .missed = Dem Büßer fehlen noch Marken.
    .wrong-sell-market = Der Markt hat ein Blatt und einen Knoten gebracht. Auf den Büßer kommen nur Sonnen und Drachen.
    .wrong-sell-sailor = Der Matrose hat eine Welle und ein Blatt gebracht. Auf den Büßer kommen nur Sonnen und Drachen.

magnate-lesson-dice = Was die Würfel zahlen
    .text = Jeder Zug beginnt mit zwei Würfeln ①; der höhere zahlt beiden. Jede gebaute Karte seines Rangs zahlt eine Marke jeder Farbe, eine 10 eine Marke je Krone (unter deinen Marken), zwei Einsen zahlen die Asse. Eine Urkunde zahlt eine einzige Marke, und bei deinem Wurf wählst du die Farbe. Deine Burg ② hat Rang 7: Sonne oder Knoten?
    .task = Nimm die Marke, mit der du den Maler (3, Sonnen und Knoten) bauen kannst, und bau ihn.
    .why = Schau auf deine Hand, bevor du wählst. Beim Wurf der anderen Seite zahlt die Urkunde auch, und zwar die Farbe, von der du weniger hast, wenn du nichts anderes sagst. Viele verschiedene Ränge zahlen öfter als ein einziger.
    .missed = Der Maler steht noch nicht: 3 Marken, mindestens eine jeder seiner Farben.
    .wrong-collect-light-keeper-knots = Jetzt hast du vier Knoten und keine Sonne: der Maler braucht von jeder Farbe eine.
    .wrong-sell = Die Karte dieses Zuges ist gespielt: verkauft, nicht gebaut.
    .wrong-deed = Das ist eine Urkunde. Mit der richtigen Marke kannst du den Maler auf einmal bauen.

magnate-lesson-preference = Wonach dich niemand fragt
    .text = Auch beim Wurf der anderen Seite zahlen deine Urkunden, und niemand fragt dich: ohne Vorliebe zahlt eine die Farbe, von der du weniger hast. Unter „Anweisungen“ sagst du vorher, welche es sein soll; das sieht sonst niemand. Die Urkunde deiner Burg ① zahlt eine Sonne oder einen Knoten. Auf der Hand hast du den Verrat (8, Drachen und Knoten).
    .task = Setz unter „Anweisungen“ deine Vorliebe für die Burg auf das, was der Verrat braucht.
    .why = Du hast keine Sonne: ohne die Anweisung hätte die Burg eine gezahlt. Eine Vorliebe gilt, bis du sie änderst oder die Karte fertig ist; prüf sie, wenn sich deine Hand geändert hat.
    .missed = Du hast nicht gesagt, was die Burg beim Wurf der anderen Seite zahlen soll.
    .wrong-prefer-light-keeper-suns = Der Verrat kostet Drachen und Knoten. Eine Sonne hilft dir da nicht.
    .wrong-end = Jetzt würfelt die andere Seite, und du wirst nicht gefragt: ohne Vorliebe zahlt eine Urkunde die Farbe, von der du weniger Marken hast.

magnate-lesson-tax = Die Steuer des Herzogs
    .text = Zeigt ein Würfel eine 1, nennt ein dritter Würfel eine Farbe, und beide verlieren alle Marken davon bis auf eine. Vier Sonnen ① sind in Gefahr, sooft ein Zug beginnt, auch einer der anderen Seite. Marken auf einer Urkunde sind sicher: der Burg ② fehlen drei.
    .task = Sorg vor dem Ende deines Zuges dafür, dass du von keiner Farbe mehr als eine Marke hast.
    .why = Was gebaut ist und was auf Urkunden liegt, wird nicht besteuert. Marken sind zum Ausgeben da.
    .ask = Du hast vier Sonnen und zwei weitere auf einer Urkunde. Die Steuer trifft Sonnen. Was verlierst du?
    .right = Drei: eine bleibt, die auf der Urkunde auch
    .false-1 = Eine Sonne
    .false-2 = Alle, auch die auf der Urkunde
    .missed = Du hast von einer Farbe noch mehr als eine Marke.
    .wrong-end = Sieh, was die Würfel mit deinen Sonnen gemacht haben.
    .wrong-trade = Drei gegen eine: von dieser Farbe bleiben dir zwei, und der Burg fehlen sie.

magnate-lesson-trade = Drei für eine
    .text = In deinem Zug gibt dir die Bank eine Marke für drei einer anderen Farbe, so oft du willst. Das ist teuer, aber es bringt dir die Farbe, ohne die nichts geht. Für die Mühle ① (8, Wellen und Blätter) hast du sieben Wellen und kein Blatt. Sieh deine Marken ② an.
    .task = Bau die Mühle in diesem Zug.
    .why = Knoten nützten dieser Hand nichts, und ein Blatt war eine Karte mit Rang 8 wert.
    .missed = Die Mühle steht noch nicht: sie kostet 8 Marken, mindestens eine jeder ihrer Farben.
    .wrong-trade-waves = Diese drei Wellen fehlen jetzt: es bleiben vier für die 8 Marken, die die Mühle kostet.
    .wrong-sell = Die Karte dieses Zuges ist gespielt: verkauft, nicht gebaut.

magnate-lesson-ace = Was ein Ass wert ist
    .text = Ein Ass kostet 3 Marken seiner Farbe und zählt einen Punkt für jede gebaute Karte seiner Farbe in deiner Spalte, es selbst mitgezählt. Das Drachen-Ass ① passt in die Wacht ②, wo du eine Karte mit Drachen hast, und ins Grenzland ③, wo du zwei hast.
    .task = Leg das Ass so, dass du in einer dritten Provinz führst.
    .why = Mit dem Wilden und der Höhle ist es 3 wert: 13 zu 12. Früh ist ein Ass 1 wert; auf einer langen Spalte einer Farbe dreht es eine Provinz.
    .missed = Du führst noch nicht in einer dritten Provinz. Zähl, was das Ass in jeder Spalte wert ist.
    .wrong-build-ace-of-wyrms-watchman = Dort ist es mit dem Soldaten 2 wert: 7 gegen 10.
    .wrong-build-ace-of-wyrms-excuse = Allein ist es 1 wert, und 1 schlägt 3 nicht.
    .wrong-deed = Eine Urkunde zählt nichts, bis sie fertig ist.
    .wrong-sell = Du hast es verkauft, und keine Summe hat sich geändert.

magnate-lesson-last = Die letzte Karte
    .text = Ist der Stapel leer, wird die Ablage zum neuen. Ist auch der leer, haben beide noch einen letzten Zug, ohne zu ziehen. Dann werden Urkunden, die nicht fertig sind, mit allem darauf abgelegt. Das ist dein letzter Zug. Auf dem Wald ① liegen 3 von 5.
    .task = Gewinne die Partie: tu, was zählt, und beende deinen Zug.
    .why = 5 zu 4 in der Ernte, drei Provinzen zu zwei. Sind es gleich viele Provinzen, entscheidet die Summe aller Ränge, dann die übrigen Marken.
    .missed = Du hast nicht gewonnen. Welche Provinz lässt sich mit dem, was du hast, noch drehen?
    .wrong-deed = Eine Urkunde, die am Ende nicht fertig ist, kommt weg, mit allen Marken darauf.
    .wrong-end = Der Herzog ist tot, und du führst nicht in mehr Provinzen als die andere Seite.

magnate-lesson-end = Die letzten Tage des Herzogs
    .text = Eine Partie ab der Mitte. Der Stapel ist einmal durch; sind seine acht Karten gezogen, habt ihr beide noch einen Zug.
    .task = Spiel gegen den Computer bis zum Ende, und führ in mehr Provinzen als er.
    .why = Jetzt kennst du Magnate. Eine ganze Partie ist nichts anderes, nur beginnt sie mit einem leeren Herzogtum.
    .note-1 = Zähl Provinzen, nicht Punkte. Such eine, in der eine einzige Karte die Führung dreht, und lass die liegen, in der dir zehn fehlen.
    .note-2 = Bevor du zahlst, schau, was bleibt: gut aufgeteilt lässt dir ein Preis die Farben für die nächste Karte deiner Hand.
    .note-3 = Eine offene Urkunde sperrt dir die Provinz. Bring sie zu Ende, oder fang keine an.
    .note-4 = Überzählige Marken einer Farbe sind in Gefahr: eine 1 auf den Würfeln nimmt von einer Farbe alle bis auf eine. Tausch drei davon, oder leg sie auf eine Urkunde.
    .note-5 = Jetzt ist Schluss: was nicht fertig ist, ist verloren, und eine Karte auf der Hand ist nichts wert. Spiel, was sofort zählt.

magnate-page =
    .goal = Von den fünf Provinzen in mehr zu führen als die andere Seite, wenn der Herzog stirbt. Es führt, wessen gebaute Karten dort die höhere Summe haben.
    .turn = Die Würfel zahlen beiden. Spiel dann genau eine Karte: bau sie für ihren Rang in Marken ihrer Farben, kauf ihre Urkunde für eine Marke je Farbe und zahl den Rang später, oder verkauf sie. Was du legst, teilt eine Farbe mit deiner letzten Karte dort, anfangs mit der Grundkarte. Zieh eine Karte.
    .end = Zweimal durch den Stapel; dann haben beide einen letzten Zug. Urkunden, die nicht fertig sind, kommen weg.
    .wrong = Horten. Eine Steuer nimmt dir von einer Farbe alle Marken bis auf eine; die auf Urkunden sind sicher.
    .point-1 = Eine Provinz: Grundkarte und Farben
    .point-2 = Deine Spalte; die andere ist darüber
    .point-3 = Eine Karte: ihr Rang und ihre Farben
    .point-4 = Eine Urkunde: 4 von 8 Marken sind gezahlt
    .point-5 = Deine Summe hier: hell, wo du führst
    .point-6 = Deine Marken, Kronen und deine Hand
    .point-7 = Die Würfel: der höhere zahlt seinen Rang
    .point-8 = Der Stapel, hier zum zweiten Mal
