## Der Kurs zu Magus: für jede Lektion ihr Titel, und was darin gesagt wird.

magus-lesson-action = Der Würfel sagt, was du tust
    .text = Fünf Quellen mit Mana liegen im Kreis, und wer an einer Quelle die stärksten Zauberer hat, bekommt dort Ruhm. Du wirfst drei Würfel, und einer davon wählt, was du tust: eine 4 bringt eine Gruppe von drei Lehrlingen, eine 6 drei einzelne an drei verschiedene Quellen, eine 1 erhöht drei der Kräfte neben dem Kreis. Ein Lehrling, der kleinste Zauberer, zählt 1. Auf Gelb ① hast du einen, die andere Seite drei.
    .task = Sei auf Gelb stärker als die andere Seite.
    .why = 4 gegen 3. Setzen darfst du, wo du schon einen Zauberer hast, und an die Quellen daneben; hast du keinen im Kreis, überall. Eine Gruppe bleibt immer zusammen.
    .ask = Deine Würfel zeigen 4 und 6. Du willst drei Lehrlinge an eine Quelle. Welcher Würfel?
    .right = Die 4
    .false-1 = Die 6
    .false-2 = Beide gehen
    .missed = Auf Gelb bist du nicht stärker. Wie viele Lehrlinge müssen dort auf einmal hin?
    .wrong-choose-1 = Die 1 erhöht Kräfte und bringt niemanden an eine Quelle.
    .wrong-choose-6 = Die 6 bringt drei Lehrlinge, aber jeden an eine andere Quelle: nach Gelb käme nur einer.
    .wrong-place = Drei starke Lehrlinge, aber an einer anderen Quelle.

magus-lesson-move = Von hier nach dort
    .text = Eine Gruppe kann auch gehen: von einer Quelle zur Quelle daneben, alle zusammen. Das brauchst du, wenn dein Vorrat leer ist oder du irgendwo mehr als genug hast. Alle acht Lehrlinge stehen im Kreis: sechs von ihnen auf Grün ①, wo niemand gegen dich ist. Daneben, auf Blau ②, führt die andere Seite mit zwei.
    .task = Sei auf Blau stärker als die andere Seite, und bleib auf Grün vorn.
    .why = 3 gegen 2 auf Blau, und Grün gehört noch dir. Bewegen weckt eine Quelle wie Setzen: dann kann sie dir Mana geben.
    .missed = Du bist nicht auf beiden stärker. Wie viele Lehrlinge müssen auf einmal nach Blau?
    .wrong-choose-1 = Die 1 erhöht Kräfte und bewegt niemanden.
    .wrong-choose-6 = Die 6 bewegt drei Lehrlinge, aber jeden an eine andere Quelle: auf Blau stünde es 1 gegen 2.
    .wrong-move-apprentice-green-yellow = Drei starke Lehrlinge mehr auf Gelb, wo niemand gegen dich ist.

magus-lesson-bonus-made = Vier, zwei, eins
    .text = Sieben Leisten zeigen deine Kräfte. Kraft 2 ① ändert einen Würfel um eins, für eine Stufe ihrer Leiste; 6 und 1 sind Nachbarn. Deine Würfel ② zeigen 2, 4 und 6. Zeigen drei 4, 2 und 1, darfst du eine Kraft einer anderen Person um eine Stufe senken, einmal im Zug und umsonst. Leiste 7 ③ nutzt man nicht: ihre Stufe bringt bei jeder Wertung Ruhm, und die andere Seite steht dort bei 4, du bei 1.
    .task = Mach eine 421, und setz sie ein, wo sie die andere Seite Ruhm kostet.
    .why = Aus der 6 wurde eine 1, für eine Stufe von Kraft 2, die du wieder erhöhen musst. Du darfst drei verschiedene Kräfte je Zug nutzen, auch nach der Aktion. Auf Leiste 7 bringt Stufe 4 zwei Ruhm, Stufe 3 nur einen.
    .missed = Leiste 7 der anderen Seite steht so hoch wie zuvor.
    .wrong-choose-6 = Die 6 liegt jetzt auf deiner Aktion, und ein verbrauchter Würfel ändert sich nicht mehr. Ändere ihn zuerst.
    .wrong-change-2 = Eine 2 hattest du, und du brauchst sie: von 4, 2 und 1 fehlte nur die 1.
    .wrong-change-4 = Eine 4 hattest du, und du brauchst sie: von 4, 2 und 1 fehlte nur die 1.
    .wrong-change-6-5 = Eine 5 gehört nicht zur 421. Die 6 hat noch einen anderen Nachbarn.
    .wrong-lower = Diese Kraft steht jetzt niedriger. Aber sieh dir die Leiste an, die von selbst zahlt.

magus-lesson-mana = Die Stärksten trinken zuerst
    .text = Wo du Zauberer setzt oder hinbewegst, weckst du die Quelle, und einmal im Zug darfst du Mana einer geweckten nehmen: 4 Kristalle, wenn du dort am stärksten bist, 2 für Platz zwei, 1 für Platz drei (die 4 2 1 in der Mitte des Kreises). Du hast auf Gelb ① und Blau ② gesetzt. Mit Mana bezahlst du Tränke.
    .task = Nimm vier Kristalle.
    .why = Auf Blau führst du mit 3 gegen 1. Wer den Zug beendet, ohne zu wählen, bekommt, was am meisten bringt.
    .missed = Du hast keine vier Kristalle genommen. Vergleich die beiden Quellen.
    .wrong-take-yellow = Auf Gelb liegst du auf Platz zwei, mit 2 gegen 4: zwei Kristalle, und mehr nimmst du in diesem Zug nicht.

magus-lesson-bottles = Was in der Flasche steckt
    .text = In deinem Zug darfst du Tränke aus dem Angebot kaufen, für die Kristalle darauf; ein farbloser gilt für jede Farbe. Unten steht 1×, wenn er nur einmal wirkt, und sein Ruhm am Ende bei einem, zwei, drei seiner Farbe (2-4-7). Dein Blau 3 ① tauscht einmal je Zug zwei Kristalle einer Farbe gegen einen anderen. Gelb 5 ② kostet zwei gelbe und einen violetten und setzt einmal je Zug eine Stufe um, etwa auf 7 ③.
    .task = Kauf Gelb 5, und setz eine Stufe auf Kraft 7 um, wo sie Ruhm wert ist.
    .why = Aus zwei grünen wurde, was dir fehlte, und der farblose Kristall zahlte den Rest. Beide Flaschen kannst du im nächsten Zug wieder nutzen. Andere wirken nur einmal, aber auch leer zählt eine für ihre Familie.
    .missed = Auf Kraft 7 ist keine Stufe gekommen. Was fehlt dir für Gelb 5, und wovon hast du zu viel?
    .wrong-trade-green-blue = Im Preis von Gelb 5 ist nichts Blaues. Dir fehlen Gelb und Violett.
    .wrong-trade-green-red = Im Preis von Gelb 5 ist nichts Rotes. Dir fehlen Gelb und Violett.
    .wrong-end = Dein Zug ist vorbei, und deine Kristalle liegen noch im Beutel.

magus-lesson-room = Aus drei wird einer
    .text = Aktion 7 steht auf keinem Würfel: sie ist das Erschaffen, mit gleichen Würfeln. Drei deiner Zauberer an einer Quelle gehen heim; für zwei gleiche Würfel kommt ein Adept (zählt 3) oder ein Magier (5), für drei ein Erzmagier (7). Können mehrere Platz machen, sagst du, wer geht; keiner davon darf von der Art des neuen sein. Auf Grün ① hast du drei Lehrlinge und einen Adepten, 6 gegen 7.
    .task = Erschaff einen Zauberer, mit dem du auf Grün stärker bist.
    .why = Ein Magier neben deinem Adepten: 8 gegen 7, und drei Lehrlinge können wiederkommen. Ein zweiter Adept hätte nur 3 gezählt, aber ein Adept lässt sich nicht schieben und erhöht zwei Kräfte, wenn er kommt.
    .missed = Auf Grün bist du nicht stärker. Zwei deiner Würfel sind gleich: wer soll kommen, und wer kann gehen?
    .wrong-create-3-initiate = Ein Adept zählt 3, so viel wie die drei Lehrlinge: auf Grün steht es immer noch 6 gegen 7.
    .wrong-replace-apprentice-apprentice-initiate = Dein Adept ging mit zwei Lehrlingen heim: es steht wieder 6 gegen 7. Schick heim, wer am wenigsten zählt.
    .wrong-choose = Das war deine eine Aktion in diesem Zug, und erschaffen ist niemand.

magus-lesson-push-once = Rückt mal bitte
    .text = Kraft 6 schiebt einen fremden Lehrling oder Magier zur Quelle daneben. Adepten und Erzmagier stehen fest. Deine Kraft 6 hat keine Stufe mehr, aber Rot 8 ① tut es mit zweien, einmal. Auf Blau ② steht es zwei gegen zwei, und bei Gleichstand habt ihr beide Platz zwei. Was du begonnen hast, wird vor allem anderen beendet; was du davon nicht willst, lässt du aus.
    .task = Sei auf Blau, auf Grün und auf Violett stärker, wenn Rot 8 fertig ist.
    .why = Der Gleichstand gab dir auf Blau den zweiten Platz, jetzt hast du den ersten. Ein zweites Schieben hätte daneben einen Gleichstand gemacht, also hast du es gelassen. Schau vor jeder Wertung, wo ein einziges Schieben eine Quelle dreht.
    .ask = An einer Quelle liegst du mit einer Person gleichauf vorn. Wie viel Mana bringt sie dir?
    .right = 2 Kristalle: Gleichstand gibt beiden Platz 2
    .false-1 = 4 Kristalle: beide haben Platz 1
    .false-2 = 3 Kristalle: die Plätze werden geteilt
    .missed = Du bist nicht auf allen dreien stärker. Wer geschoben wird, steht danach woanders, und niemand sagt, dass es zwei sein müssen.
    .wrong-end = Dein Zug ist vorbei, und auf Blau herrscht immer noch Gleichstand.
    .wrong-push-seat-2-apprentice-blue-green = Auf Grün steht es jetzt eins gegen eins. Welche Quelle neben Blau verträgt noch einen fremden?
    .wrong-power-1 = Mehr Würfel sind schön, aber sie schieben niemanden weg.
    .wrong-power-3 = Ein farbloses Mana. Auf Blau herrscht immer noch Gleichstand.

magus-lesson-left-over = Was übrig ist, ist nicht verloren
    .text = Am Ende deines Zuges kommt der Restbonus: jeder übrige Würfel, der dem deiner Aktion gleicht, erhöht die Kraft dieser Zahl um eine Stufe. Deine Aktion war eine 5, und übrig sind 1 und 3. Würfel, die du nicht verbraucht hast, kannst du ändern oder neu werfen, auch nach der Aktion: dein Rot 7 ① wirft bis zu drei davon, einmal im Zug.
    .task = Beende deinen Zug so, dass ein übriger Würfel eine Kraft erhöht.
    .why = Es fiel eine 5 zur 5 deiner Aktion, und Kraft 5 stieg. Übriges neu zu werfen, kostet dich nichts, also versuch dein Glück. Gleiche Würfel sind auch dann etwas wert, wenn du niemanden erschaffst.
    .missed = Kein übriger Würfel gleicht dem deiner Aktion.
    .wrong-end = Weder die 1 noch die 3 gleicht deiner 5. Aber sie müssen nicht bleiben, was sie sind.

magus-lesson-count = Gewertet, solange du führst
    .text = Ruhm wird dreimal gewertet. Wer einen Zug mit Magiestufe 11 beendet, alle Zauberer zusammen, löst die erste Wertung aus; 19 die zweite, 24 macht die Runde zur letzten. Jede Quelle zahlt nach ihrem Ring, den drei Zahlen neben ihrem Namen: Gelb ① 9 für den ersten Platz und 6 für den zweiten, Blau ② 7 und 4. Deine Magiestufe ist 8.
    .task = Lös die erste Wertung aus, während du auf Gelb am stärksten bist.
    .why = Mit 11 hast du den Moment gewählt: 6 gegen 5 auf Gelb, und auf Blau niemand gegen dich. Die Leisten der Kräfte gaben euch beiden 14 dazu. Werte nur, wenn es dir nützt. Der Ring mit dem Pfeil zahlt Stufen von Kräften statt Ruhm.
    .ask = Wann wird zum ersten Mal gewertet?
    .right = Beendet jemand den Zug mit Magiestufe 11
    .false-1 = Nach Runde 11
    .false-2 = Wenn jemand 11 Ruhm hat
    .missed = Es kam keine Wertung, während du auf Gelb am stärksten warst.
    .wrong-choose-3 = Zwei Lehrlinge bringen dich auf 10. Das gibt keine Wertung.
    .wrong-choose-6 = Nur einer der drei darf nach Gelb, dort steht es dann 4 gegen 5.
    .wrong-place-green = Die Wertung kommt vielleicht, aber auf Gelb steht es immer noch 3 gegen 5.
    .wrong-place-violet = Die Wertung kommt vielleicht, aber auf Gelb steht es immer noch 3 gegen 5.
    .wrong-place-red = Die Wertung kommt vielleicht, aber auf Gelb steht es immer noch 3 gegen 5.
    .wrong-place-blue = Die Wertung kommt vielleicht, aber auf Gelb steht es immer noch 3 gegen 5.

magus-lesson-ring = Während du weg bist
    .text = Bei einer Wertung bringt jede Leiste dem höchsten Stand 3, dem zweiten 2, dem dritten 1. Kurz davor zahlt der Ring mit dem Pfeil ① Stufen: ihr liegt gleichauf, also je zwei, auf verschiedenen Leisten. Auf 6 ② und 7 ③ liegt ihr gleichauf, sonst ändert eine Stufe nichts. Deine geheime Rangfolge nimmt sie für dich, damit niemand wartet; nennt sie etwas nicht, wirst du gefragt. Noch sagt sie 1, dann 3.
    .task = Lösch unter „Anweisungen“ deine Rangfolge, und beginn eine bessere. Beende dann deinen Zug so, dass dich die Wertung auf 6 und 7 nach vorn bringt.
    .why = Eine Stufe im Gleichstand hebt dich von 2 Ruhm auf 3. Deine Rangfolge hätte sie auch im Zug einer anderen Person genommen. Sieh ab und zu nach: sie bleibt, bis du sie löschst.
    .missed = Du bist nicht auf beiden Leisten vorn: deine Stufen kamen dorthin, wo sie nichts ändern.

magus-lesson-end = Die letzten Tage des Wettstreits
    .text = Eine Partie, in die du spät einsteigst, beide bei 0 Ruhm: die erste Wertung war schon, die letzte kommt nach Runde 30, oder nach der Runde, in der jemand einen Zug mit 24 beendet.
    .task = Spiel gegen den Computer bis zum Ende, und hol mehr Ruhm.
    .why = Jetzt kennst du Magus. Eine ganze Partie beginnt mit einem Würfel in der ersten Runde und einem leeren Kreis.
    .note-1 = Schau zuerst auf die Ringe: wo bringt dich eine Gruppe einen Platz weiter?
    .note-2 = Jeder Zug kann Mana bringen: setz oder geh dorthin, wo du am stärksten wirst, für vier Kristalle.
    .note-3 = Tränke einer Farbe sind eine Familie: sind es zwei oder drei, ist jeder die zweite oder dritte Zahl an seinem Fuß wert.
    .note-4 = Jede Leiste zahlt bei jeder Wertung. Eine Stufe im Gleichstand ist mehr wert als eine, wo du weit vorn liegst.
    .note-5 = Das Ende ist nah. Gib dein Mana aus: was im Beutel bleibt, zählt nichts. Aber die Leisten zahlen noch einmal.

magus-page =
    .goal = Nach drei Wertungen den meisten Ruhm zu haben. Ruhm bringen die Quellen, an denen deine Zauberer am stärksten sind, die Leisten der Kräfte und am Ende die Tränke.
    .turn = Leg einen Würfel auf die Aktion seiner Zahl: sie setzt oder bewegt Lehrlinge oder erhöht Kräfte; gleiche Würfel erschaffen einen größeren Zauberer. Du setzt, wo du schon stehst, oder daneben. Nimm Mana einer Quelle, die du geweckt hast; damit kaufst du Tränke. Kräfte helfen für je eine Stufe.
    .end = Magiestufe 11 bringt die erste Wertung, 19 die zweite, 24 oder die letzte Runde die dritte.
    .wrong = Eine Wertung auszulösen, während andere führen: beende einen Zug mit 11 oder 19, wenn es dir passt.
    .point-1 = Deine Würfel: einer wählt deine Aktion
    .point-2 = Deine Zauberer an einer Quelle
    .point-3 = Was Platz eins, zwei und drei bringen
    .point-4 = Magiestufe hier: die höchste ist vorn
    .point-5 = Sieben Kräfte und die Stufen aller
    .point-6 = Ein Trank, sein Preis in Mana, seine Wirkung
    .point-7 = Dein Mana; darunter deine Magiestufe
    .point-8 = Die Magiestufen, die Wertungen bringen
