## Was Spieler über sich selbst lesen: `/ich` und `/bestenliste`.

command-my = ich
command-settings = einstellungen
command-waiting = offen
command-hours = spielzeiten
command-vacation = urlaub
command-stats = statistik
command-data = daten
command-forget = vergessen
command-leaderboard = bestenliste
help-my = Was nur dich betrifft: Einstellungen, was auf dich wartet, was gespeichert ist
help-settings = Sprache, Aussehen, und wie du erfährst, dass du dran bist
help-waiting = Zeigt alles, was auf dich wartet, auf allen Servern
help-hours = Zu welchen Tageszeiten deine Uhren laufen
help-vacation = Tage, an denen deine Uhren stillstehen
help-stats = Was du gespielt hast und mit welchem Erfolg
help-data = Schickt dir eine Datei mit allem, was über dich gespeichert ist
help-forget = Löscht alles, was über dich gespeichert ist
help-leaderboard = Die besten Spieler eines Spiels auf diesem Server
arg-language = sprache
arg-palette = farben
arg-theme = hintergrund
arg-pictures = bilder
arg-confirm = nachfragen
arg-page = seite
arg-notify = bescheid
arg-quiet-from = ruhe-von
arg-quiet-to = ruhe-bis
arg-digest = übersicht
arg-zone = zeitzone
arg-from = von
arg-until = bis
arghelp-language = In welcher Sprache du Antwort bekommst
arghelp-palette = Die Farben der Bilder
arghelp-theme = Der Hintergrund der Bilder
arghelp-pictures = Bilder, oder die Stellung in Worten
arghelp-confirm = Ob vor einem Schritt, der endgültig ist, nachgefragt wird
arghelp-page = Wie dich Seiten zeigen, die jeder mit dem Link sieht, oder dass es keine geben soll
arghelp-notify = Wie du erfährst, dass du dran bist
arghelp-quiet-from = Ab wann dich nichts stört, 22:00
arghelp-quiet-to = Bis wann dich nichts stört, 07:00; dieselbe Zeit wie bei „von“: nie
arghelp-digest = Die Uhrzeit der Tagesübersicht, 18:00
arghelp-zone = Deine Zeitzone, Europe/Berlin
arghelp-hours-from = Ab wann deine Uhren täglich laufen, 18:00
arghelp-hours-to = Wann sie anhalten, 22:00; dieselbe Zeit wie bei „von“: sie laufen den ganzen Tag
arghelp-vacation-from = Der erste Tag, 2027-07-01
arghelp-vacation-to = Der letzte Tag, 2027-07-14

my-settings-title = Deine Einstellungen
my-settings-zone = Deine Zeitzone steht nicht im Menü? Nenne sie mit { COMMAND("my settings") }.
my-settings-kept = Deine Einstellungen sind gespeichert.
my-settings-unreached = Ich kann dir nicht schreiben: laut Discord sind deine Direktnachrichten geschlossen. Bis du sie öffnest, wirst du stattdessen im Thread erwähnt.
my-settings-reached = Hier schreibe ich dir, wenn du dran bist.
my-set-locale = Sprache
my-set-theme = Hintergrund
my-set-palette = Farben
my-set-pictures = Brett
my-set-confirm = Endgültige Schritte
my-set-page = Seiten von Partien
my-set-notify = Wenn du dran bist
my-set-quiet = Ruhezeit
my-set-digest = Uhrzeit der Übersicht
my-set-zone = Zeitzone
my-locale-discord = wie in Discord
my-theme-dark = dunkel
my-theme-light = hell
my-palette-standard = normal
my-palette-contrast = starker Kontrast
my-pictures-on = Bilder
my-pictures-off = nur Text
my-confirm-off = sofort
my-confirm-on = mit Rückfrage
my-page-name = mit Namen
my-page-seat = nur als Platz
my-page-none = keine meiner Partien
my-notify-mention = Erwähnung im Thread
my-notify-dm = Direktnachricht
my-notify-digest = einmal täglich eine Übersicht
my-notify-none = keine Nachricht
my-quiet-none = keine

my-hours-none = Deine Uhren laufen den ganzen Tag. { COMMAND("my hours") } beschränkt sie auf bestimmte Stunden.
my-hours-set = Deine Uhren laufen täglich von { $start } bis { $end } ({ $zone }).
my-hours-off = Den ganzen Tag
my-vacation-none = Du hast keinen Urlaub geplant. { COMMAND("my vacation") } plant einen.
my-vacation-row = Deine Uhren stehen vom { $start } bis zum { $end } still.
my-vacation-left = { $n ->
    [one] Für { $year } bleibt dir noch { $n } von { $most } Tagen.
   *[other] Für { $year } bleiben dir noch { $n } von { $most } Tagen.
}
my-vacation-end = Ich bin zurück
my-vacation-cancel = Urlaub absagen

my-waiting-title = { $n ->
    [one] Eine Partie wartet auf dich
   *[other] { $n } Partien warten auf dich
}
my-waiting-none = Nichts wartet auf dich.
my-wait-undo = jemand möchte etwas zurücknehmen
my-wait-vote = eine Zeit ist um: was soll geschehen?
my-wait-offer = ein Platz wird dir angeboten
my-wait-unreadable = gerade nicht lesbar, sie wartet
my-wait-go = Öffnen
my-digest-title = { $n ->
    [one] Heute wartet eine Partie auf dich
   *[other] Heute warten { $n } Partien auf dich
}
my-page-before = Früher
my-page-after = Später
my-call-turn = { $name }: du bist dran.
my-call-again = { $name }: deine Zeit läuft ab.
my-call-late = { $name }: deine Zeit ist um.
my-nudge-turn = Du bist dran in { $link }.
my-nudge-again = Deine Zeit läuft ab in { $link }.
my-nudge-late = Deine Zeit ist um in { $link }; solange die anderen nichts anderes entscheiden, kannst du noch spielen.
my-invited = { $name }: ein Tisch ist für dich reserviert, { $link }.
my-mute = Partie stummschalten
my-unmute = Nicht mehr stumm
my-hush = Eine Partie stummschalten, oder wieder von ihr hören
my-hush-on = Stumm: { $match }
my-hush-off = Wieder hören: { $match }
my-muted = Von dieser Partie hörst du nichts mehr, bis du den Knopf noch einmal drückst.
my-unmuted = Von dieser Partie hörst du wieder.

my-stats-title = Was du gespielt hast
my-stats-learned = { $n ->
    [one] Kurs geschafft: { $games }.
   *[other] Kurse geschafft: { $games }.
}
my-stats-none = Du hast noch keine Partie zu Ende gespielt.
my-stats-matches = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
my-stats-wins = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
my-stats-rating = Wertungszahl { $rating }
my-stats-unrated = { $n ->
    [one] Wertungszahl nach einer weiteren gewerteten Partie
   *[other] Wertungszahl nach { $n } weiteren gewerteten Partien
}
my-stats-how = Partien mit Computern oder ersetzten Spielern werden nicht gewertet. Wer eine Partie verlässt, verliert sie allein.
my-board-title = { $game }: die Besten dieses Servers
my-board-none = Noch hat niemand genug gewertete Partien gespielt.
my-board-soon = { $n ->
    [one] Noch eine gewertete Partie hier, und du stehst auf der Liste.
   *[other] Noch { $n } gewertete Partien hier, und du stehst auf der Liste.
}
my-board-how = Wertungszahl, Partien und Siege auf diesem Server, ab { $n } gewerteten Partien. Wer lange nicht spielt, dessen Wertungszahl sinkt langsam.

my-data = Alles, was über dich gespeichert ist. Wozu und wie lange, steht in languages/de/guides/privacy.md.
my-forget-title = Soll ich dich vergessen?
my-forget-what = Dein Name, deine Einstellungen, dein Geflüster und alles, was noch an dich geschickt werden sollte, werden gelöscht, und du stehst in keiner Statistik mehr. Niemand kann das zurückholen.
my-forget-resigns = { $n ->
    [one] Die Partie, die du spielst, gibst du auf.
   *[other] Die { $n } Partien, die du spielst, gibst du auf.
}
my-forget-leaves = { $n ->
    [one] Du verlässt den Tisch, der noch nicht begonnen hat.
   *[other] Du verlässt die { $n } Tische, die noch nicht begonnen haben.
}
my-forget-stays = Beendete Partien bleiben für die anderen, mit „Ex-Spieler“ an deiner Stelle. Ihr versiegeltes Protokoll behält die Nummer deines Kontos: aus ihr wurde der Zufall gezogen, und ohne sie ließe er sich nicht nachprüfen. Was auf Discord steht, bleibt dort.
my-forget-yes = Vergiss mich
my-forget-done = Du bist vergessen. Wenn du Conclave wieder benutzt, fängst du neu an.
my-former = Ex-Spieler

my-sure = Es gibt kein Zurück.
my-sure-pass = Zurücknehmen geht danach nur, wenn die anderen einverstanden sind.
my-sure-alone = Zurücknehmen geht danach nur, bis der Zufall etwas entscheidet oder Verdecktes gezeigt wird.
my-sure-yes = Bestätigen

error-bad-zone = „{ $zone }“ ist keine Zeitzone. Wähl beim Tippen eine der angebotenen: Europe/Berlin.
error-bad-time = „{ $text }“ ist keine Uhrzeit. Schreib sie so: 18:30 oder 6:30 pm.
error-hours-short = Deine Uhren müssen täglich mindestens { $least } Stunden laufen.
error-hours-held = Du hast deine Spielzeiten vor weniger als einem Tag eingestellt. Ab dem <t:{ $until }:f> kannst du sie ändern; der ganze Tag ist jederzeit möglich. Es wurde nichts geändert.
error-bad-dates = „{ $text }“ ist kein Tag. Schreib ihn so: 2027-07-14.
error-vacation-past = Der { $day } ist vorbei. Ein Urlaub beginnt heute oder später.
error-vacation-backwards = Ein Urlaub endet an seinem ersten Tag oder später: { $first } liegt nach { $last }.
error-vacation-far = { $day } ist zu weit weg. Urlaub lässt sich bis { $last } planen.
error-vacation-taken = Für manche dieser Tage hast du schon anderen Urlaub geplant.
error-vacation-long = Das wären { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} Urlaub im Jahr { $year }. Du hast noch { $left } von { $most }.
error-no-server = Eine Bestenliste gehört zu einem Server: benutze den Befehl dort.
