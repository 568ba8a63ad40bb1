## Der Kurs zu Pangea: für jede Lektion ihr Titel, und was darin gesagt wird.

pangea-lesson-home = Daheim und nirgends sonst
    .text = Du führst das Volk Lila vom lila Turm aus und gewinnst mit Amuletten in diesem Turm und mit Reichtum. Reichtum bringen deine Figuren: jede, die aufgedeckt auf ihrem Lieblingsgelände steht, gibt am Ende deines Zuges 1. Verdeckte sind dunkel gezeichnet. Deine dritte Gebirgsfigur steht in der Wüste ① und bringt nichts; einen Schritt weiter liegt dein Gebirge ②.
    .task = Bring sie heim, beende die Bewegung, und produziere 3.
    .why = Alle drei stehen auf dem Gelände, das sie lieben, also brachten alle drei 1. Jede deiner Figuren darf je Zug einen Schritt gehen.
    .missed = Weniger als drei deiner Figuren haben produziert. Such die, die nicht dort steht, wo sie hingehört, und lass die anderen, wo sie sind.
    .wrong-done = Du hast die Bewegung ohne einen Schritt beendet. Zwei haben produziert; die dritte steht noch in der Wüste.
    .wrong-move-mountain-mountain-3 = Die war schon daheim. Außerhalb des Gebirges bringt sie nichts.

pangea-lesson-limit = Eine zu viel
    .text = Die Zahl eines Plättchens ist seine Grenze. Vier Figuren stehen auf Gebirge 3 ①: es ist überfüllt, und auf einem überfüllten Plättchen sind alle verdeckt und produzieren nichts. Türme zählen nicht, Figuren aller Völker schon.
    .task = Schaff Platz, beende die Bewegung, und produziere 3.
    .why = Drei auf einem Plättchen mit der Grenze 3: das ist voll, nicht überfüllt. Die Waldfigur brachte dort ohnehin nichts, also musste sie gehen.
    .ask = Vier Figuren stehen auf einem Plättchen mit der Grenze 3. Wie viele davon produzieren?
    .right = Keine: alle sind verdeckt
    .false-1 = Drei: nur die vierte zählt nicht
    .false-2 = Alle vier
    .missed = Weniger als drei deiner Figuren haben produziert. Wer auf diesem Plättchen nützt dir hier nichts?
    .wrong-done = Das Plättchen ist noch überfüllt: niemand hat dort etwas produziert.
    .wrong-move-mountain-mountain-3-desert-2 = Jetzt ist das Plättchen nicht überfüllt, aber eine deiner drei Gebirgsfiguren steht in einer Wüste, und die Waldfigur bringt hier nichts.
    .wrong-move-mountain-mountain-3-moor-4 = Jetzt ist das Plättchen nicht überfüllt, aber eine deiner drei Gebirgsfiguren steht in einem Moor, und die Waldfigur bringt hier nichts.

pangea-lesson-buy = Ein Amulett, und wer es trägt
    .text = Jedes Gelände hat ein Amulett, das Moor den Kreis; von jeder Art hast du nur eins. Du kaufst es von einer Figur eines anderen Volks, die dort aufgedeckt steht und nichts trägt, wo auch eine deiner Figuren steht. Dein erstes kostet 1, die das andere Volk bekommt. Eine Figur trägt nur eins. Wer ein Amulett trägt, produziert und verkauft nicht. Im Moor ① stehen zwei deiner Figuren: eine Moor- und eine Gebirgsfigur.
    .task = Kauf den Kreis so, dass danach so viele deiner Figuren produzieren wie zuvor.
    .why = Auch aufgedeckt bringt eine Figur mit Amulett nichts, bis es daheim ist. Deine Gebirgsfigur brachte im Moor nichts, also kostet es dich nichts, sie tragen zu lassen. Verweigern kann den Verkauf niemand.
    .missed = Du hast keinen Kreis. Für den Kauf ist diese Phase da.
    .wrong-buy-moor-4-moor = Du hast den Kreis, aber wer ihn trägt, war im Moor daheim und hätte je Zug 1 gebracht. Wer trägt, produziert nichts.
    .wrong-done = Du hast den Kauf beendet und nichts gekauft.

pangea-lesson-deliver = Nur was im Turm ist, zählt
    .text = Ein getragenes Amulett ist noch nichts wert. Am Ende deiner Bewegung liefert jede Figur, die eins trägt und auf dem Plättchen deines Turms steht, es ab. Dein Kreis steht in der Wüste ①, dein Turm im Gebirge ②.
    .task = Bring den Kreis in deinen Turm.
    .why = Jetzt ist er im Turm und zählt für den Sieg. Du hast je Zug so viele magische Aktionen, wie Amulette dort sind, mindestens eine. Das nächste kostet 2: eins mehr, als im Turm sind; getragene zählen nicht. Davon bekommt das andere Volk 1; der Rest ist weg.
    .ask = Wann zählt ein Amulett für den Sieg?
    .right = Wenn es in deinem Turm ist
    .false-1 = Sobald es gekauft ist
    .false-2 = Auf dem Lieblingsgelände der Figur
    .missed = Der Kreis ist nicht in deinem Turm. Wer ihn trägt, muss am Ende der Bewegung beim Turm stehen.
    .wrong-done = Die Bewegung ist vorbei, und der Kreis war nicht bei deinem Turm.

pangea-lesson-shift = Ist der Weg zu weit, beweg das Land
    .text = Vor dem Gehen kommt die Magie. Eine magische Aktion verschiebt ein Plättchen auf ein benachbartes Meerfeld, mit allem darauf, auch Turm und Figuren. Dein Kreis wartet in der Wüste ①; von dort führt kein Schritt zu deinem Turm ②. Aber das Feld ③ dazwischen ist Meer.
    .task = Bring den Kreis in diesem einen Zug in deinen Turm.
    .why = Niemand geht übers Meer, aber Land bewegt sich: nach Norden, Osten, Süden oder Westen. Figuren und Plättchen können auch über den Rand und kommen gegenüber wieder herein. Einmal verschieben kann zwei Züge Weg sparen.
    .missed = Der Kreis ist nicht in deinem Turm. Nach dem Verschieben muss er einen Schritt vom Plättchen des Turms entfernt sein.
    .wrong-draw = Eine neue Figur ist willkommen, aber das war deine einzige magische Aktion, und zwischen Kreis und Turm liegt noch das Meer.
    .wrong-summon = Das war deine einzige magische Aktion, und zwischen Kreis und Turm liegt noch das Meer.
    .wrong-lead = Das war deine einzige magische Aktion, und zwischen Kreis und Turm liegt noch das Meer.
    .wrong-done = Du hast eine Phase zu früh beendet: der Kreis ist nicht daheim.

pangea-lesson-draw = Mehr Figuren aus dem Beutel
    .text = Eine andere magische Aktion zieht zufällig eine Figur aus deinem Beutel: Gebirge, Wald oder Moor. Sie kommt auf das Plättchen deines Turms ①, auch wenn es voll ist, und darf im selben Zug gehen. Hier stehen schon drei, wo drei stehen dürfen.
    .task = Zieh eine Figur, und lass vier deiner Figuren produzieren.
    .why = Die vierte machte dein Plättchen kurz überfüllt, aber es zählt, wie es steht, wenn du produzierst. Ein Schritt auf ihr eigenes Gelände half ihr und den dreien daheim.
    .missed = Weniger als vier haben produziert. Schau, wo die neue daheim ist, und dass kein Plättchen überfüllt ist.
    .wrong-summon = Das rief eine Figur eines neutralen Volks, und deine einzige magische Aktion ist verbraucht.
    .wrong-shift = Das Land hat sich bewegt, und deine einzige magische Aktion ist verbraucht. Eine vierte Figur hast du nicht.
    .wrong-lead = Eine neutrale Figur ging, und deine einzige magische Aktion ist verbraucht. Eine vierte hast du nicht.
    .wrong-done = Du hast eine Phase beendet, bevor vier deiner Figuren produzieren konnten.

pangea-lesson-market = Der Markt kommt zu dir
    .text = Völker, die niemand spielt, sind neutral, und ihre Figuren verkaufen wie alle. Mit Magie kannst du eine herbeirufen, zufällig aus ihrem Beutel, zum Turm ihres Volks, und jede einen Schritt führen. Zwei Amulette in deinem Turm geben dir zwei Aktionen. Der Wald ① hat Platz für vier; von den drei gelben dort liebt keine den Wald. Deine Figur wartet im Wald ②.
    .task = Kauf den Stern des Waldes.
    .why = Die herbeigerufene liebt den Wald, war also aufgedeckt; neben deiner angekommen, verkaufte sie. Wie gut deine Chance war, stand rechts: dort siehst du, was in jedem neutralen Beutel ist. Und was ein neutrales Volk verdient, hilft niemandem gegen dich.
    .missed = Du hast keinen Stern. Eine gelbe Figur, die den Wald liebt, muss bei deiner stehen, auf einem Plättchen, das nicht überfüllt ist.
    .wrong-draw = Die gezogene kam zu deinem eigenen Turm. Für Rufen und einen Schritt zu dir reichen die Aktionen nicht mehr.
    .wrong-summon-orange = Eine orange kam in die Wüste, weit weg von deinem Wald. Für noch ein Rufen und einen Schritt reichen die Aktionen nicht mehr.
    .wrong-summon-blue = Eine blaue kam ins Grasland, weit weg von deinem Wald. Für noch ein Rufen und einen Schritt reichen die Aktionen nicht mehr.
    .wrong-shift = Das Land hat sich bewegt. Für Rufen und einen Schritt zu dir reichen die Aktionen nicht mehr.

pangea-lesson-protect = Was alle vergessen
    .text = Dein Kreis ① ist einen Schritt von deinem Turm ② entfernt und im nächsten Zug daheim, wenn niemand vorher deinen Turm wegschiebt. Am Ende deines Zuges darfst du ein Plättchen schützen: bis dein nächster Zug beginnt, lässt es sich nicht verschieben. Oder ein Meerfeld: dorthin kann kein Plättchen kommen.
    .task = Sorg dafür, dass dein Turm bleibt, wo er ist.
    .why = Ein geschütztes Plättchen bleibt liegen, wer auch immer es weghaben will. Ein Zug, der ohne Schutz endet, ist ein Geschenk an die anderen.
    .missed = Dein Turm lässt sich noch wegschieben.
    .wrong-done = Nichts ist geschützt: einmal verschoben, und dein Turm ist ein Feld weiter weg.
    .wrong-protect-tile-d3 = Das Plättchen konnte sich ohnehin nicht bewegen: neben ihm ist kein Meer. Neben dem deines Turms ist es auf zwei Seiten.
    .wrong-protect-tile = Das Plättchen ist jetzt sicher. Das deines Turms nicht: zwei Meerfelder liegen daneben.
    .wrong-protect-sea = Dieses Feld ist zu, aber das Plättchen deines Turms hat auch auf der anderen Seite Meer.

pangea-lesson-victory = Genug ist genug
    .text = Ein Sieg braucht 5 Amulette im Turm, oder 4 und einen Reichtum von 10, oder 3 und einen Reichtum von 20, wenn dein Zug endet. Dann haben alle anderen noch einen Zug, und der höchste Sieg gewinnt: 5 vor 4, und 4 vor 3. Du hast 4 Amulette und einen Reichtum von 12. In der Wüste ① gäbe es das Dreieck für 5.
    .task = Beende deinen Zug mit einem Sieg.
    .why = 4 Amulette und mindestens 10 Reichtum sind ein Sieg, wenn du sie am Ende deines Zuges noch hast. Die Schlussrunde hat begonnen.
    .ask = Am Ende deines Zuges sind 4 Amulette im Turm. Was braucht ein Sieg noch?
    .right = Einen Reichtum von 10
    .false-1 = Einen Reichtum von 20
    .false-2 = Ein fünftes Amulett, auch ein getragenes
    .missed = Dein Zug endete nicht mit einem Sieg.
    .wrong-buy = Du hast 5 gezahlt und 2 produziert: jetzt hast du einen Reichtum von 9 und ein fünftes Amulett, das nicht im Turm ist. Das ist kein Sieg, und die anderen haben einen Zug mehr.

pangea-lesson-first-tower = Ein Turm für dein Volk
    .text = Eine Partie beginnt mit den Türmen: der Reihe nach stellen alle den Turm und drei Figuren aus dem Beutel auf ein Plättchen ohne Turm. Wo sie daheim sind, produzieren sie vom ersten Zug an. Zwei deiner drei lieben das Gebirge, eine den Wald. Die Zahl des Plättchens ist seine Grenze: Gebirge 2 ①, Gebirge 3 ②.
    .task = Stell deinen Turm so auf, dass zwei deiner drei aufgedeckt sind.
    .why = Zwei von dreien sind daheim, und das Plättchen ist nicht überfüllt. Die dritte findet ihren Wald später. Achte auch auf das Meer: ein Turm, der sich leicht verschieben lässt, kommt zu Märkten, aber andere schieben ihn genauso leicht weg.
    .missed = Bei deinem Turm sind weniger als zwei deiner Figuren aufgedeckt.
    .wrong-place-mountain-2 = Auf Gebirge 2 sind deine drei eine zu viel: alle verdeckt.
    .wrong-place-forest-3 = Im Wald ist nur eine deiner drei daheim.

pangea-lesson-towers = Ein Turm, während du weg bist
    .text = Eine Partie beginnt mit den Türmen: der Reihe nach stellen alle den Turm und drei Figuren auf ein Plättchen ohne Turm. Solange du wartest, darfst du Plättchen geheim ordnen; dein Turm kommt dann auf das erste, das frei ist, und niemand wartet auf dich. Jetzt wählt das Volk Grün. Zwei deiner drei lieben das Gebirge, eine den Wald, aber deine Rangfolge nennt nur die Wüste ①.
    .task = Lösch diese Rangfolge, und ordne zwei Plättchen so, dass zwei deiner Figuren aufgedeckt sind, wohin der grüne Turm auch kommt.
    .why = Grün nahm Gebirge 4, also kam dein Turm auf Gebirge 3, das nächste in deiner Rangfolge. Wären beide weg gewesen, hätte man dich gefragt. Von deiner Rangfolge hat sonst niemand etwas gesehen.
    .missed = Bei deinem Turm sind weniger als zwei deiner Figuren aufgedeckt. Was oben steht, entscheidet: schau darauf, und was kommt, wenn es vergeben ist.
    .wrong-rank-mountain-2 = Auf Gebirge 2 wären deine drei eine zu viel: alle verdeckt.

pangea-lesson-end = Der Wettlauf um das vierte
    .text = Du steigst mitten in eine Partie ein. Du hast zwei Amulette im Turm und einen Reichtum von 5, das Volk Grün ein Amulett und einen Reichtum von 6.
    .task = Spiel gegen den Computer bis zum Ende: erreich einen Sieg vor ihm, oder einen höheren.
    .why = Jetzt kennst du Pangea. Eine ganze Partie beginnt mit einer Wahl: auf welchem Plättchen stehen dein Turm und deine ersten drei Figuren? Am besten dort, wo die meisten daheim sind.
    .note-1 = Zähl von deinem Sieg aus rückwärts: welches Amulett als Nächstes, wer verkauft es, wer trägt es, auf welchem Weg kommt es heim?
    .note-2 = Du hast eine magische Aktion für jedes Amulett im Turm. Zweimal verschieben in einem Zug kann einen ganzen Markt neben deinen Turm bringen.
    .note-3 = Verkaufe gern: wer bei dir kauft, zahlt auch dir 1. Aber steh nicht dort, wo die führende Seite für ihr letztes Amulett einen Verkauf braucht.
    .note-4 = Bevor du einen Zug beendest, schau, wer bei den anderen trägt. Ein rechtzeitig verschobenes Plättchen kostet sie mehr, als ein Kauf dir bringt.
    .note-5 = Gegen Ende gib mit vier Amuletten nicht unter 10 aus und mit drei nicht unter 20. Was getragen wird, ist noch nicht im Turm.

pangea-page =
    .goal = Amulette in deinen Turm zu bringen: fünf, oder vier und einen Reichtum von 10, oder drei und einen Reichtum von 20.
    .turn = Magie: zieh eine Figur, ruf eine neutrale herbei oder führ sie, verschieb ein Plättchen. Dann darf jede deiner Figuren einen Schritt gehen. Kauf Amulette von Figuren anderer Völker, die bei deinen stehen. Jede aufgedeckte Figur, die nichts trägt, produziert 1. Zuletzt schütz ein Plättchen oder ein Meerfeld.
    .end = Wer am Ende eines eigenen Zuges genug hat, löst die Schlussrunde aus: noch ein Zug für alle anderen. Der höchste Sieg gewinnt.
    .wrong = Das Turmplättchen nicht zu schützen: andere schieben es von deinen Amuletten weg.
    .point-1 = Dein Turm: hierher müssen Amulette
    .point-2 = Auf Lieblingsgelände: produziert, verkauft
    .point-3 = Verdeckt: nicht auf ihrem Gelände
    .point-4 = Die Grenze: mehr Figuren, keine Produktion
    .point-5 = Meer: niemand geht hier, Plättchen schon
    .point-6 = Welches Gelände welches Amulett verkauft
    .point-7 = Amulette, Reichtum, Gewinn je Zug
    .point-8 = Nötiger Reichtum, nach Amuletten im Turm
