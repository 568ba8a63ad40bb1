## Was nicht stimmt, für den, der es ausgelöst hat.

error-game = Das geht nicht.
error-illegal-action = Die Regeln erlauben das jetzt nicht.
error-final-inside = Ein Schritt vor dem letzten beendet deinen Zug; es ist nichts geschehen.
error-not-your-turn = Du bist nicht dran.
error-stale-decision = Die Stellung hat sich geändert, seit es diesen Knopf gibt.
error-already-begun = Diese Partie läuft schon: das ging nur am Tisch, vor dem Start.
error-match-closed = Diese Partie läuft nicht: sie hat noch nicht begonnen oder ist zu Ende.
error-lobby-error = Das geht an diesem Tisch nicht.
error-seat-taken = Du sitzt schon an diesem Tisch.
error-bad-word = Ein Wort für den Zufall braucht einen Buchstaben oder eine Ziffer: „{ $text }“ hat keine. Es ist nichts geschehen.
error-lobby-full = Dieser Tisch ist voll: { $most } Spieler.
error-not-seated = Du hast in dieser Partie keinen Platz.
error-not-host = Das darf nur der Gastgeber des Tisches.
error-seat-kept = Die übrigen Plätze sind Eingeladenen vorbehalten.
error-not-invited = Dieser Tisch ist den Eingeladenen vorbehalten.
error-too-few-seats = Nötig sind { $least } Spieler, ihr seid { $seated }. Lade jemanden ein oder hol einen Computer dazu.
error-bad-option = „{ $value }“ steht hier nicht zur Wahl.
error-bad-notation = „{ $text }“ ist kein Zug dieses Spiels. Nimm einen der angebotenen.
error-bad-export = Diese Datei ist keine exportierte Partie.
error-unknown-game = Ein Spiel „{ $key }“ gibt es nicht.
error-unknown-match = Eine Partie „{ $id }“ gibt es nicht.
error-unreadable = Die Partie { $id } ist in einer Form gespeichert, die diese Version des Bots nicht lesen kann. Nichts davon ist verloren; sie wartet, bis sie gelesen werden kann.
unreadable-live = Bis dahin kann ihr Gastgeber sie abbrechen oder, mit { COMMAND("admin void") }, wer den Server verwaltet.
error-no-match = So eine Partie hast du nicht. Eröffne mit { COMMAND("match new") } einen Tisch, oder nenne eine Partie.
error-malformed = Diesen Knopf oder dieses Menü kenne ich so nicht: öffne die Partie mit „Spielen“ neu.
error-which-game = Die Regeln von welchem Spiel? Dies ist nicht der Thread einer Partie, und du spielst gerade keins oder mehrere: wähl eins mit der Option „spiel“.
error-wanted-no-more = Das ist schon geschehen, oder es ist zu lange her: gib den Befehl noch einmal.
error-which-match = Du spielst mehrere Partien. Welche meinst du?
error-foreign-control = Dieser Knopf gehört dem Spieler auf Platz { $seat }.
error-open-rule = Regel { $number }
error-no-card = Eine Karte „{ $name }“ gibt es in diesem Spiel nicht. Fang an zu tippen und wähl eine der angebotenen.
error-busy = Viele Züge kamen im selben Moment. Versuch es noch einmal.
error-other-server = Die Partie { $id } läuft auf einem anderen Server. Von hier aus sehen sie nur ihre eigenen Spieler.
error-too-often = Du hast gerade oft andere gerufen. Damit es niemandem zu viel wird, versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
error-no-hint = Tipps gibt es nur, wenn alle anderen Computer sind.
error-asked-already = Die Frage ist schon gestellt. Bis zur Antwort ist nichts weiter zu tun.
error-too-many = Du hast so viele Tische offen wie erlaubt ({ $most }). Beende oder verlasse erst einen.
error-bug = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal. ({ $token })
error-database = Ich komme gerade nicht an meine Daten: die Datenbank ist beschäftigt oder voll. Nichts ist verloren; versuch es in einer Minute noch einmal.
error-cut-off = Ich wurde neu gestartet, bevor ich dir antworten konnte. Was bis dahin geschehen ist, bleibt; fehlt dein Schritt, mach ihn noch einmal.
error-forbidden = Mir fehlt hier ein Recht. Ich muss den Kanal sehen, Nachrichten senden, Dateien anhängen und öffentliche Threads eröffnen und benutzen können.
error-no-place = Einen Tisch eröffnet man in einem Kanal eines Servers, nicht hier.
error-rule = Regel { $number }: { $text }
error-now = Das kannst du jetzt: { $verbs }.

error-whispers-off = Flüstern ist hier abgeschaltet.
error-whisper-refused = Diesem Spieler kannst du in dieser Partie nichts zuflüstern.
error-not-invitable = Niemand, den du genannt hast, nimmt Einladungen von dir an.
error-leave-running = Die Partie hat begonnen: { COMMAND("match replace") } sucht jemanden, der für dich weiterspielt, { COMMAND("match resign") } gibt sie auf.
error-too-quick = Vieles, was du verlangt hast, ist noch in Arbeit. Warte auf die Antworten, dann mach weiter.
