## Eine Partie: ihr Tisch, ihr Thread, ihr Bedienfeld, ihr Ende.

computer-name = Computer { $n }
duration-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
duration-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
duration-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}

lobby-title = { $game }: ein Tisch ist offen
lobby-started = { $game }: die Partie hat begonnen
lobby-void = { $game }: dieser Tisch ist geschlossen
lobby-facts = { $least } bis { $most } Spieler, am Tisch etwa { $minutes } Minuten · { $pace } pro Zug
lobby-facts-exact = { $most } Spieler, am Tisch etwa { $minutes } Minuten · { $pace } pro Zug
lobby-author = Ein Spiel von { $author }.
lobby-players = Am Tisch: { $names }
lobby-free = { $n ->
    [one] { $n } Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
lobby-full = Alle Plätze sind besetzt.
lobby-invited = Reserviert für { $names }.
lobby-instead = { $people ->
    [one] { $names } kann noch Platz nehmen, statt eines Computers.
   *[other] { $names } können noch Platz nehmen, jeder statt eines Computers.
}
lobby-kept = { $n ->
    [one] Der letzte freie Platz ist für { $names } reserviert.
   *[other] Die { $n } freien Plätze sind für { $names } reserviert.
} Soll trotzdem ein Computer mitspielen? Bis die Partie beginnt, { $people ->
    [one] kann { $names } noch kommen und ihn ablösen.
   *[other] können { $names } noch kommen, einer davon löst ihn ab.
}
lobby-kept-yes = Computer hinsetzen
lobby-host = { $name } ist Gastgeber und startet die Partie.
lobby-asked = { $name } will starten und gibt { $added } zum Zufall dazu. Noch einmal drücken, und die Partie beginnt damit.
pair = { $label }: { $text }
lobby-option = { $option }: { $choice }
lobby-seal = Fairness: Das Geheimnis der Partie hat den SHA-256 { $hash }. Am Ende wird es aufgedeckt.
lobby-added = Was die Spieler seitdem zum Zufall dazugegeben haben: { $added }.
lobby-thread = Gespielt wird in { $thread }.
lobby-id = Partie { $id }
lobby-opened = Der Tisch ist offen. (Partie { $id })
lobby-again = Der Tisch für die Revanche ist offen: { $where } (Partie { $id }). Platz nimmt, wer einmal **{ end-rematch }** oder **{ lobby-join }** drückt; dann startet der Gastgeber.
lobby-again-joined = Du sitzt am Tisch für die Revanche: { $where } (Partie { $id }).
lobby-join = Mitspielen
lobby-leave = Aussteigen
lobby-computer = Computer dazu
lobby-start = Starten
lobby-start-word = Die Partie beginnt. Du hast { $added } zu ihrem Zufall dazugegeben, wie am Tisch zu sehen ist.
lobby-start-number = Die Partie beginnt. Du hast { $added } zu ihrem Zufall dazugegeben, wie am Tisch zu sehen ist: die Nummer, die Discord dieser Antwort gegeben hat.
lobby-pace = Bedenkzeit pro Zug
lobby-thread-name = { $names } · { $game }
lobby-thread-over = Beendet · { $names } · { $game }
lobby-hello = Du sitzt an einem Tisch: { $game }. Was in dieser Partie nur du sehen darfst, kommt hierher.
lobby-hello-closed = Ich kann dir nicht schreiben. Nimm im Thread den Knopf „Meine Hand“.

post-asked = { $names }: du bist dran.
post-waits = { $n ->
    [one] Am Zug: { $names }.
   *[other] Am Zug: { $names }.
}
post-thinks = { $n ->
    [one] { $names } überlegt. Das kann pro Zug eine halbe Minute dauern.
   *[other] { $names } überlegen. Das kann pro Zug eine halbe Minute dauern.
}
post-deadline = Zeit bis { $when } ({ $relative }).
post-play = Spielen
post-hand = Meine Hand
post-undrawn = Das Brett ließ sich nicht zeichnen; hier ist es in Worten.
post-hand-refused = Eine Nachricht mit Handkarten kam nicht an. Drück auf „Meine Hand“, um deine zu sehen.
post-trouble = Mir fehlt ein Recht für { $game } { $id } in { $where }: Ich muss dort den Kanal sehen, Nachrichten senden, Dateien anhängen und öffentliche Threads eröffnen und benutzen können.
post-retold = -# Der Thread dieser Partie wurde gelöscht. Was er bisher erzählt hat:
post-fault = Dieses Brett lässt sich nicht zeigen: ein Fehler von uns, vermerkt im Log des Betreibers. Was gespielt wurde, bleibt; ich versuche es weiter.
post-left = { $name } ist ausgestiegen.

panel-title = { $game } { $id } · du bist dran
panel-waits = { $game } { $id } · am Zug: { $names }
panel-over = { $game } { $id } · die Partie ist zu Ende
panel-spectator = { $game } { $id }
watch-title = { $game } { $id } · du siehst zu
watch-can = Spielen kann nur, wer an diesem Tisch sitzt. Zusehen kannst du: **{ post-details }** erzählt die neuesten Züge, **{ log-whole }** alle, { COMMAND("match board") } zeigt das Brett, { COMMAND("match read replay") } die ganze Partie als Film. Für eine eigene Partie: { COMMAND("match new") }, oder **{ first-button }** gegen den Computer.
panel-draft = Dein Zug bisher, nur du siehst ihn:
panel-step = { $n }. { $step }
panel-undo = Rückgängig
panel-undo-all = Alles zurück
panel-back = Zurück
panel-thread = Die Partie läuft in { $thread }.
panel-changed = Die Stellung hat sich inzwischen geändert; so sieht es jetzt aus.
panel-dropped = Dein halb fertiger Zug passt nicht mehr zur Stellung und wurde verworfen.
panel-left = Nicht ausgeführt, weil es nicht zum Rest passt: { $steps }.
panel-held = Darum wartet noch, was deinen Zug beendet oder kein Zurück kennt: { $steps }. Wähl neu.
panel-held-one = Noch nicht ausgeführt: { $steps }. Es geht nur eins davon auf einmal. Welches?
panel-done = Erledigt.
panel-warn-chance = { $step }: der Zufall entscheidet; es gibt kein Zurück.
panel-warn-secret = { $step }: du bekommst Verdecktes zu sehen; es gibt kein Zurück.
panel-warn-pass = { $step }: damit endet dein Zug.

end-rank = { $rank } { $name }
end-verify = Alles lässt sich nachprüfen: Geheimnis { $secret }, SHA-256 { $hash } wie angekündigt; { COMMAND("match read export") }, dann „python -m engine verify DATEI“.
end-rematch = Revanche
end-score = Punkte

status-over = Beendet.
status-lobby = Nicht begonnen.
list-title = Deine Partien
list-row = { $match }: { $status } · { $id }
list-against = { $game } gegen { $names }
list-others = { $n ->
    [one] einen anderen
   *[other] { $n } andere
}
list-computers = { $n ->
    [one] einen Computer
   *[other] { $n } Computer
}
list-none = Du spielst in keiner Partie mit. Eröffne mit { COMMAND("match new") } einen Tisch.
list-your-turn = du bist dran
list-waits = andere sind dran
list-lobby = am offenen Tisch
list-over = beendet
list-unreadable = gerade nicht lesbar
resign-ask = { $game } { $id } aufgeben? Es gibt kein Zurück.
resign-yes = Aufgeben
resign-done = Du hast aufgegeben.
log-title = Die Züge: { $game } { $id }
log-none = Es ist noch nichts geschehen.
log-quiet = Hier steht nichts Neues. Was vorher war, steht unter **{ log-whole }**.
log-page = Seite { $page } von { $pages }
log-newer = Neuere
log-older = Ältere
export-partial = Was du bisher von der Partie wissen darfst. Die ganze Partie mit ihrem Geheimnis gibt es am Ende.
export-whole = Die ganze Partie. Prüfe sie mit „python -m engine verify DATEI“.
rules-title = Regeln: { $game }
rules-none = { $game }: Keine Regel passt zu „{ $words }“. Versuch andere Wörter, den Namen einer Karte oder eine Nummer wie 3.2.
rules-term = **{ $name }**: { $means } ({ $clauses }).
rules-entry = **{ $name }** · { $text } ({ $clause })

post-whispered = { $name }: Geflüster für dich. Lies es mit { COMMAND("match read whispers") }.
whisper-title = { $game } { $id } · unter vier Augen
whisper-line = **{ $sender } → { $receiver }** ({ $when })
    { $text }
whisper-sent = Unter vier Augen gesagt. { COMMAND("match read whispers") } zeigt, was ihr beide besprochen habt.
whisper-reply = Antworten
whisper-reply-to = { $name } antworten
whisper-your-line = Deine Zeile
whisper-no-window = Das Fenster für deine Antwort ging nicht rechtzeitig auf. Drück noch einmal auf **{ whisper-reply }**, oder antworte mit { COMMAND("match whisper") }.
whisper-none = Niemand hat dir etwas zugeflüstert, und du niemandem.
block-set = Von diesem Spieler bekommst du kein Geflüster und keine Einladungen mehr.
block-ended = Von diesem Spieler bekommst du wieder Geflüster und Einladungen.

panel-more = Mehr
panel-orders = Anweisungen
panel-form = Alles auf einmal
panel-form-title = { $game } · deine Wahl
panel-explain = Erklären
explain-title = { $where } · was du tun kannst und was sich dadurch ändert
explain-told = → { $text }
explain-tally = → { $what }: { $now } → { $then }
explain-opens = → dann kannst du auch: { $verbs }
explain-closes = → dann kannst du nicht mehr: { $verbs }
explain-chance = → was daraus wird, entscheidet der Zufall; es gibt kein Zurück
explain-secret = → du bekommst Verdecktes zu sehen; es gibt kein Zurück
explain-pass = → damit endet dein Zug oder deine Antwort
explain-card = > { $text } [{ $clause }]
explain-nothing = Im Moment gibt es nichts zu wählen.
explain-before = Zurück
explain-after = Weiter
panel-hint = Tipp
hint-step = Tipp: { $step }
hint-task = So kommst du ans Ziel: { $step }
hint-chance = → deine Gewinnchance wäre etwa { $chance }
hint-next = Zweite Wahl: **{ $step }**, etwa { $chance }
hint-as-good = Ebenso gut: **{ $step }**, etwa { $chance }
hint-unsure = Vielleicht ebenso gut, aber weniger geprüft: **{ $step }**, etwa { $chance }
hint-onward = → danach zum Beispiel: { $step }
hint-noted = Die Notiz nannte auf den ersten Blick **{ $step }**; bei genauerem Nachdenken ist deine Gewinnchance damit etwa { $chance }
hint-noted-less = Die Notiz nannte auf den ersten Blick **{ $step }**; bei genauerem Nachdenken ist dies besser
hint-only = → etwas anderes geht nicht
hint-glance = → nur auf den ersten Blick: genauer ließ es sich gerade nicht durchdenken
hint-astray = → so würde ein Computer spielen: die vorbereitete Lösung ist von hier aus nicht mehr zu erreichen. Nimm zurück oder fang von vorn an, um wieder dahin zu kommen
hint-back = Die vorbereitete Lösung ist von hier aus nicht mehr zu erreichen. Nimm zurück oder fang von vorn an, um wieder dahin zu kommen
panel-note = Notiz
panel-next = Nächste ▸
panel-film = Was geschah
film-title = { $game } { $id } · seit deinem letzten Zug
panel-nothing-next = Sonst wartet nichts auf dich.
panel-again = Du bist dran.
panel-warn-chance-many = Bei manchen davon entscheidet der Zufall; es gibt kein Zurück.
panel-warn-secret-many = Bei manchen davon bekommst du Verdecktes zu sehen; es gibt kein Zurück.
panel-warn-pass-many = Manche davon beenden deinen Zug.
note-line = Deine Notiz: { $text }
note-none = Zu dieser Partie hast du keine Notiz. Schreib eine mit { COMMAND("match note") }; nur du siehst sie.
note-kept = Notiert. Nur du siehst es, im Bedienfeld dieser Partie.
note-gone = Deine Notiz ist weg.
note-clear = Notiz löschen
panel-ended = Die Partie ist zu Ende.
end-wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-figures = { $told }, { $figures }
end-decided = Entschieden hat: { $label }, { $figures }.
end-called = { $names }: eure Partie ist zu Ende.
post-out = { $name }: für dich ist die Partie zu Ende.
lobby-full-host = Alle Plätze von { $game } { $id } in { $where } sind besetzt: du kannst starten.
