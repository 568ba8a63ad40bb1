## Der Kurs zum Kriegsspiel: für jede Lektion ihr Titel, und was darin gesagt wird.

magus-wargame-lesson-landing = Wo eine Armee landet
    .text = Du führst Armeen um einen Rundweg, und wer alle vier Türme hält, gewinnt. In deinem Zug nutzt du zwei Würfel. Jeder zieht eine andere Armee, genau um seine Augen, wohin du willst. Landet sie auf einem farbigen Feld ohne Armee, nimmt sie die oberste Kreatur dieses Stapels. Die Zahl am Banner ist ihre Größe. Deine Armee auf 2 ① ist drei Felder von Rot 5 ② entfernt; auf dem roten Stapel liegt der Drache.
    .task = Würfle (Zauber hast du noch keine), zieh beide Armeen und wirb den Drachen an.
    .why = Die Armee erreichte Rot, und der Drache, Stärke 7, kam dazu. Die oberste Kreatur jedes Stapels sehen alle. Was in einer Armee ist, sieht nur, wem sie gehört.
    .ask = Du hast mehrere Armeen und würfelst 3 und 5. Was tust du mit den Würfeln?
    .right = Jeder zieht eine andere Armee, um alle Augen
    .false-1 = Eine Armee zieht 8
    .false-2 = Ich nutze einen, den anderen vielleicht
    .missed = Der Drache gehört dir nicht. Welcher Würfel führt die Armee von 2 auf ein rotes Feld ohne Armee?

magus-wargame-lesson-one-colour = Gleich und gleich
    .text = Eine Armee ist die Stärke ihrer Kreaturen wert, und mehr für jede Farbe: zwei einer Farbe geben 1, drei 3, vier 6, fünf 10. Du hast drei rote. Mit einer einzigen Armee nutzt du nur einen der beiden Würfel. Auf 2 ①, Blau, käme der Sturmriese mit Stärke 6 dazu; auf 5 ②, Rot, Trolle mit Stärke 4. Deine Karte Verwandlung macht dann aus einer Kreatur die oberste eines beliebigen Stapels.
    .task = Wirb an und verwandle, sodass deine Armee so stark wie möglich wird.
    .why = Mit Trollen, und einem Zyklopen statt der Zombies, sind fünf rot: Stärke 17, und 10 für die Farbe. Mit Sturmriese und Urgrauen wären es 23 gewesen. Eine Armee einer Farbe wächst schneller als eine von Riesen.
    .ask = Was geben vier Kreaturen einer Farbe zur Stärke einer Armee dazu?
    .right = 6
    .false-1 = 4
    .false-2 = 10
    .missed = Zähl die Stärke beider Neuen, und was die Farben der Armee mit ihnen geben.
    .wrong-move-1-2 = Der Sturmriese bringt 6, und Blau steht allein in deiner Armee.
    .wrong-move-1-0 = Ein Turm bringt keine Kreatur.
    .wrong-move-1-45 = Weiß bringt eine andere Kreatur und lässt dir drei rote.
    .wrong-decline-5 = Du hast die Trolle abgelehnt: sie wären deine vierte rote Kreatur gewesen.

magus-wargame-lesson-battle = Wer weg muss
    .text = Wo du auf einem Feind landest, kämpft ihr, und beide Armeen werden gezeigt. Zuerst wirken Fähigkeiten: dein Hexer vernichtet eine grüne Kreatur. Dann zählt jede Seite Stärke und Farben zusammen, und je 3, wenn sie mehr Pfeile (Bogen), mehr Flug (Feder) oder mehr Regeneration (Herz) hat als die andere. Die niedrigere Seite wird ganz vernichtet. Auf 5 ① warten ein Baumriese (Stärke 6), Feen (1) und Schützen (3).
    .task = Greif an und gewinne.
    .why = Ohne den Baumriesen waren sie 7 wert gegen deine 8. Eine Fähigkeit am richtigen Platz entscheidet mehr als Stärke. Bei Gleichstand wird niemand mehr vernichtet, und der Angriff weicht dorthin zurück, woher er kam, bis zum ersten Feld ohne Armee.
    .missed = Du hast nicht gewonnen. Welche grüne Kreatur macht sie stark?
    .wrong-declare-warlock-pixies = Die Feen sind weg, und der Baumriese hat die Schlacht für sie gewonnen.

magus-wargame-lesson-full-army = Sechs, und wer Platz macht
    .text = Was in deinen Armeen ist, siehst nur du, in deinem Zug in der Mitte des Bretts; ×2 heißt, wo Platz fehlt, zwei gleiche. Eine Armee von sechs ist voll: wer dazukommt, nimmt den Platz einer anderen ein. Unter deinem Namen liegen zwei Artefakte, offen, die ganze Partie: deine Ewige Flamme gibt jeder roten Kreatur 3, dein Sternschwert jeder 1 im Angriff. Auf 5 ① kann der Drache, rot, Stärke 7, zu deinen sechs kommen.
    .task = Nimm den Drachen statt der Kreatur, die dieser Armee am wenigsten bringt.
    .why = Sechs rote geben 15 für die Farbe und 18 durch die Flamme; die Feen, grün, Stärke 1, hatten an beidem keinen Teil. Eine abgelegte Kreatur ist endgültig weg.
    .missed = Die Feen sind noch da, oder der Drache nicht. Wer hat an der Farbe keinen Teil?
    .wrong-recruit-5-goblins = Die Goblins sind 2 wert, dazu kommen 3 durch die Flamme und ihre Farbe. Die Feen sind 1 wert.
    .wrong-decline-5 = Jetzt bekommt den Drachen, wer als Nächstes auf Rot landet.
    .wrong-end = Dein Zug ist zu Ende. Eine volle Armee nimmt von selbst nichts: du musst sagen, wer Platz macht.

magus-wargame-lesson-spell-and-fuel = Ein Zauber, wenn es darauf ankommt
    .text = Nach den Fähigkeiten darfst du so viele Magiekarten spielen, wie deine Kreaturen Zauberpunkte haben (der Stern). Der Buchstabe sagt, wann: M vor den Würfeln, T danach, R beim Anwerben, B in der Schlacht, C als Konter. Blitze vernichten eine Kreatur ihrer Farbe, Kräfte stärken alle deine dieser Farbe. Vor deinem ersten Zauber dürfen Goblins eine Karte ablegen, für 3. Auf 17 ① führt ein Drache die andere Armee.
    .task = Greif an, gib deinen Goblins eine Karte, spiel eine andere und gewinne.
    .why = Du kamst auf 13 mit den 3 der Goblins, sie ohne den Drachen auf 11. Für Goblins ist keine Karte nutzlos. Am Anfang jedes Zuges ziehst du eine, und auf Gold darfst du eine nehmen. Eine gespielte Karte kommt auf die Ablage.
    .missed = Du hast nicht gewonnen. Welche Karte erreicht ihre stärkste Kreatur, und welche tut in einer Schlacht nichts?
    .wrong-fuel-goblins-red-blast = Die Goblins sind gewachsen, und nichts ist übrig, was den Drachen erreicht.
    .wrong-lay-red-blast-minotaur = Der Minotaurus ist weg, aber der Drache steht noch.

magus-wargame-lesson-while-away = Die Antwort vor der Frage
    .text = Während du weg bist, zaubern und greifen andere an. Anweisungen unter dem Bild antworten für dich, und niemand sieht sie: wirst du angegriffen, spielt ein Plan eine Karte; und Gegenzauber hebt auf, was dich nennt. Auf 8 ① stehen Titan und Seraph, gegen Rot je 3 stärker, auf 5 ② deine einzige Armee. Was du nicht ablehnst, kommt am Ende des Zuges dazu: hier Goblins, rot, Stärke 2.
    .task = Nimm nichts, gib für jede deiner zwei Karten eine Anweisung, und beende deinen Zug.
    .why = Gegenzauber hob das Vergessen auf, das dich deine Karten gekostet hätte, und der Plan spielte Kraft Weiß: 15 schlug 13. Mit den Goblins wären es 17 gegen 19 gewesen. Eine Anweisung gilt, bis du sie änderst, und verrät nichts.
    .missed = Die Schlacht auf 5 ist nicht für dich gewonnen. Was kam auf dich zu, was nahm deine Armee auf, und welche Anweisung fehlte?
    .wrong-recruit-5 = Die Goblins bringen 2, und Titan und Seraph bekommen dafür je 3.

magus-wargame-lesson-last-word = Das letzte Wort
    .text = Eine Schlacht läuft so: Fähigkeiten, Karten des Angriffs, Karten der Abwehr, Antwort des Angriffs, Zählen. Mit dieser Antwort kann der Angriff nur kontern: Gegenzauber ① hebt für einen Zauberpunkt eine eben gespielte Karte auf; jeder Priester eine umsonst. Du greifst auf 16 ② an, und sie haben zwei Karten.
    .task = Greif an, spiel nichts, bis du ihre Karten siehst, und antworte so, dass du gewinnst.
    .why = Ihr Blitz Grün und ihre Kraft Schwarz blieben ohne Wirkung, und 11 schlug 9. Eine Karte auf der Hand und ein übriger Zauberpunkt sind eine Drohung, mit der die anderen rechnen müssen.
    .missed = Du hast nicht gewonnen. Spiel nichts, bis du siehst, was sie spielen, und lass nichts davon stehen.

magus-wargame-lesson-looked-at = Schau, bevor du kämpfst
    .text = Außerhalb der Schlachten siehst du von fremden Armeen nur, wie viele Kreaturen sie haben, und was sie offen angeworben haben. Mit Zwiesprache siehst du dir vor den Würfeln bis zu drei davon an. Drei Felder von dir, auf 5 ① und auf 11 ②, stehen zwei Armeen von je drei Kreaturen.
    .task = Sieh dir beide an, bevor du würfelst.
    .why = Auf 5 sind Drache, Titan und Baumriese, auf 11 Skelette, Zombies und Elfen. Jetzt weißt du, wohin, und sonst weiß niemand, was du gesehen hast.
    .missed = Du hast nicht beide angesehen. Nenn die Armeen nacheinander, und schließ mit „Das ist alles“ ab.
    .wrong-roll = Gewürfelt ist: für solche Zauber ist die Zeit in diesem Zug vorbei.
    .wrong-cast-spell-lore = Drei Karten mehr, aber du weißt immer noch nicht, woraus die Armeen auf 5 und 11 bestehen.

magus-wargame-lesson-what-answers = Was für dich antwortet
    .text = Zwei Anweisungen antworten, während du weg bist, und niemand sieht sie. Eine sagt, wann Gegenzauber ① außerhalb der Schlachten einen Zauber aufhebt: was dich nennt, oder die Zauber einer Liste. Die andere sagt, ob du in einer Schlacht nach Karten gefragt wirst. Du hast einmal „keine Zauber“ angewiesen; solange das gilt, passt sie für dich. Und Hellsicht würde deine Hand zeigen.
    .task = Lass dich unter „Anweisungen“ in Schlachten wieder fragen, und setz Hellsicht auf die Liste deines Gegenzaubers.
    .why = Wer Hellsicht wirkt, sieht nichts, auch wenn du schläfst, und in einer Schlacht entscheidest du selbst. Anweisungen gelten, bis du sie änderst: sieh ab und zu nach.
    .missed = Du wirst in Schlachten noch nicht gefragt, oder Hellsicht steht nicht auf der Liste.
    .wrong-roll = Der Zug geht weiter, und beide Anweisungen fehlen noch.

magus-wargame-lesson-what-to-keep = Sieben, und nicht mehr
    .text = Jeder Zug bringt eine Karte, und wer vor den Würfeln mehr als sieben hat, legt bis auf sieben ab. Vergessen lässt dich zwei deiner Wahl ablegen: eine schuldest du noch und zahlst sie, bevor du ziehst. Es zählt, was du hast, nicht wie viel. Eine Kraft stärkt nur Kreaturen ihrer Farbe. Deine Armeen sind grün und rot.
    .task = Zahl, leg ab und würfle, und behalt jede Karte, die deine Armeen brauchen können.
    .why = Du hast mit einer Kraft gezahlt, die niemandem half, Höhenflug gezogen und die andere abgelegt. Wer Karten sammelt, muss am Ende welche hergeben: spiel sie, solange sie am meisten wert sind.
    .missed = Auf deiner Hand ist noch eine Karte, die keine deiner Kreaturen brauchen kann.
    .wrong-owe-random = Der Zufall hat für dich gezahlt, und er weiß nicht, was du brauchst.

magus-wargame-lesson-farther = Weiter als die Würfel
    .text = Nach dem Wurf, vor oder nach dem Ziehen, können auch Zauber eine deiner Armeen ziehen: Eile genau 1, Windlauf 3, Höhenflug 4, in beide Richtungen. Das kostet die Karte, weder Zauberpunkte noch einen Würfel. Zeitsprung wirft einen Würfel, und erst dann wählst du die Richtung, oder bleibst. Ein Zauber darf dem anderen folgen. Deine Armee auf 7 ① ist fünf Felder vom Turm auf 12 ② entfernt; die Würfel sind genutzt.
    .task = Bring die Armee auf den Turm.
    .why = Zwei Felder und drei. Solche Karten hebt man am besten für den Zug auf, in dem der vierte Turm in Reichweite ist und niemand mit dir rechnet.
    .missed = Keine deiner Armeen steht auf 12. Wie weit ist es noch, wenn der Würfel von Zeitsprung gefallen ist?
    .wrong-stop = Die Armee ist stehen geblieben, und ohne Zeitsprung reichen deine Karten vier Felder weit.
    .wrong-end = Du hast den Zug beendet, und niemand steht auf dem Turm.

magus-wargame-lesson-four-towers = Vier Türme auf einmal
    .text = Wer am Ende eines Zuges Armeen auf allen vier Türmen hat, 0, 12, 24 und 36, gewinnt. Du hältst zwei. Beide Würfel, 2 und 5, musst du nutzen, jeden für eine andere Armee, und wer einen Turm verlässt, verliert ihn. Eine Armee fasst sechs. Nach dem Anwerben und vor Schlachten darf eine mit mehr als fünf einmal im Zug zwei als eigene Armee auf ein freies Nachbarfeld stellen. Deine anderen stehen auf 34 ①, 23 ② und 40 ③.
    .task = Gewinne in diesem Zug.
    .why = Ein Würfel und ein Teilen brachten die Türme, und die 5 nahm eine Armee, die nichts hielt: halte eine frei, sonst vertreiben dich die Würfel. Zwei schwache halten einen Turm so gut wie sechs, solange niemand kommt. Werde zuerst stark, verteil dich später.
    .ask = Wann hat jemand gewonnen?
    .right = Mit allen vier Türmen am Ende eines Zuges
    .false-1 = Sobald der vierte Turm besetzt ist
    .false-2 = Mit den meisten Türmen nach zehn Runden
    .missed = Am Ende deines Zuges hältst du nicht alle vier Türme.
    .wrong-move-0 = Diese Armee hielt einen Turm und hat ihn verlassen.
    .wrong-move-12 = Diese Armee hielt einen Turm und hat ihn verlassen.
    .wrong-move-23 = Diese sechs brauchen keinen Würfel: von 23 können zwei davon auf den Turm.
    .wrong-move-34-39 = Die 5 ist zu weit: der Turm ist zwei Felder entfernt.
    .wrong-move-34-29 = Das führt vom Turm weg.
    .wrong-move-34-32 = Das führt vom Turm weg.
    .wrong-move-40-42 = Damit ist die 2 verbraucht, und die Armee auf 34 braucht sie.
    .wrong-move-40-38 = Damit ist die 2 verbraucht, und die Armee auf 34 braucht sie.
    .wrong-split-23-22 = Das ist das andere Nachbarfeld. Der Turm ist auf 24.

magus-wargame-lesson-end = Die letzten Runden
    .text = Eine Partie, die schon weit fortgeschritten ist. Nach Runde 60 ist sie zu Ende; hält bis dahin niemand vier Türme, gewinnen die meisten Türme, dann die meisten Armeen.
    .task = Spiel gegen den Computer bis zum Ende: halte vier Türme, oder mehr als er.
    .why = Jetzt kennst du das Kriegsspiel. Eine ganze Partie beginnt mit einer Armee von vier Kreaturen und zwei Artefakten: sie liegen offen und helfen dir die ganze Zeit, jedes auf seine Art.
    .note-1 = Zähl zuerst Türme. Eine Armee, die einen hält, muss nicht ziehen, solange zwei andere die Würfel nehmen können.
    .note-2 = Kämpf nicht gegen eine Armee, deren Kreaturen du nie gesehen hast, wenn es ohne geht. Vielleicht ist sie einfarbig.
    .note-3 = Wirb in jeder Armee auf eine Farbe hin an. Die fünfte einer Farbe ist vier mehr wert als ihre Stärke.
    .note-4 = Behalt eine Karte und einen Zauberpunkt für Schlachten, die zu dir kommen. Wer angreift, weiß nicht, was du hast.
    .note-5 = Gegen Ende zählt ein Turm, den zwei schwache Kreaturen halten, so viel wie jeder. Teile deine Armeen und besetze Türme.

magus-wargame-page =
    .goal = Am Ende eines Zuges auf allen vier Türmen Armeen zu haben.
    .turn = Zieh eine Magiekarte. Wirf zwei Würfel; jeder zieht eine andere Armee um alle seine Augen, in beide Richtungen. Landet sie auf einem freien farbigen Feld, nimmt sie die oberste Kreatur dieses Stapels; auf Gold eine Karte. Eine Armee mit mehr als fünf Kreaturen darf zwei abteilen. Landest du auf einem Feind, gibt es eine Schlacht: Stärken, Farben, Fähigkeiten und Zauber zählen zusammen, und die niedrigere Seite wird ganz vernichtet.
    .end = Hält in der letzten Runde niemand vier Türme, zählen Türme, dann Armeen.
    .wrong = Farben zu mischen: vier einer Farbe geben 6 dazu, fünf 10.
    .point-1 = Deine Armee und wie viele Kreaturen sie hat
    .point-2 = Ein Turm: es gibt vier, in den Ecken
    .point-3 = Die Würfel: jeder zieht eine andere Armee
    .point-4 = Ein farbiges Feld: hier kommen Kreaturen
    .point-5 = Die Kreatur, die als Nächste kommt
    .point-6 = Ihre Stärke; der Stern: Zauberpunkte
    .point-7 = Deine Armeen, die nur du siehst
    .point-8 = Deine Magiekarten, für Schlacht oder Reise
