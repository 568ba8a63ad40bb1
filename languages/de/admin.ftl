## `/admin`: Zustand, Rechte, Partien und Einstellungen eines Servers.

command-admin = admin
command-health = zustand
command-check = prüfen
command-pause = anhalten
command-resume = fortsetzen
command-void = abbrechen
command-move = verlegen
command-resend = nochmal-senden
help-admin = Für alle, die den Server verwalten: Partien, Einstellungen, Zustand des Bots
help-health = Sagt, wie es dem Bot geht: Schleifen, Rückstände, Datenbank
help-check = Sagt, welche Rechte dem Bot in einem Kanal fehlen und wozu er sie braucht
help-pause = Hält die Uhren einer Partie an; so lange nimmt sie keine Züge an
help-resume = Setzt eine angehaltene Partie fort
help-void = Bricht eine Partie ab: niemand hat gewonnen
help-move = Verlegt eine Partie in einen anderen Kanal
help-admin-replace = Sucht jemand Neues für einen Platz einer Partie
help-resend = Zeigt das Brett einer Partie noch einmal und schickt die Handkarten neu
help-server-settings = Zeigt oder ändert, wie Conclave auf diesem Server spielt
arg-channel = kanal
arg-seat = platz
arg-anywhere = überall
arg-hosts = gastgeber
arghelp-check-channel = Welcher Kanal, wenn nicht dieser
arghelp-move-channel = Wo die Partie weitergeht
arghelp-seat = Wessen Platz
arghelp-replace-with = Wer gefragt wird; ohne Angabe alle
arghelp-server-language = Die Sprache der Tische und Partien; jeder Spieler wählt seine eigene
arghelp-server-pace = Die Bedenkzeit pro Zug, wenn der Gastgeber nichts anderes sagt
arghelp-server-channel = Wo alle Tische eröffnet werden, egal wo man den Befehl benutzt
arghelp-server-anywhere = Ob Tische wieder in jedem Kanal eröffnet werden dürfen
arghelp-server-hosts = Die Rolle, die Tische eröffnen darf; @everyone: alle dürfen
arghelp-server-page = Ob Partien eine Seite außerhalb von Discord haben, wie Zuschauer sie sehen

admin-health = Zustand
admin-gateway = Das Gateway von Discord antwortet in { $ms } ms.
admin-gateway-unknown = Das Gateway von Discord hat noch nicht geantwortet.
admin-loop = Die Schleife `{ $loop }` lief zuletzt vor { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
}
admin-database = Die Datenbank antwortet.
admin-no-database = Die Datenbank antwortet nicht.
admin-outbox = Im Rückstand: { $rows ->
    [0] nichts.
    [one] { $rows } Nachricht oder Zug, seit { $oldest } s; schon gescheitert: { $failing }.
   *[other] { $rows } Nachrichten und Züge, das Älteste seit { $oldest } s; schon gescheitert: { $failing }.
}
admin-dead = Nach vielen Versuchen aufgegeben: { $rows ->
    [one] { $rows } Nachricht.
   *[other] { $rows } Nachrichten.
} Warum, steht im Log des Bots.
admin-revive = Noch einmal versuchen
admin-here = Auf diesem Server: { $running ->
    [one] { $running } Partie
   *[other] { $running } Partien
} und { $lobbies ->
    [one] { $lobbies } offener Tisch.
   *[other] { $lobbies } offene Tische.
}
admin-everywhere = Überall: { $running ->
    [one] { $running } Partie
   *[other] { $running } Partien
} und { $lobbies ->
    [one] { $lobbies } offener Tisch.
   *[other] { $lobbies } offene Tische.
}
admin-unreadable = { $n ->
    [one] Diese Version kann eine Partie dieses Servers nicht lesen:
   *[other] Diese Version kann { $n } Partien dieses Servers nicht lesen:
} { $ids }. Wer den Bot betreibt, findet den Grund im Log; { COMMAND("admin void") } bricht eine Partie ab.

admin-rights-all = In { $where } habe ich alle Rechte, die ich brauche.
admin-rights = In { $where } fehlt mir:
right-view-channel = Kanal ansehen: ohne dieses Recht kann ich dort nichts tun.
right-send-messages = Nachrichten senden: so kommen Tische, Bretter und Meldungen in den Kanal.
right-attach-files = Dateien anhängen: sonst gibt es Bretter nur in Worten.
right-create-public-threads = Öffentliche Threads erstellen: sonst laufen Partien im Kanal selbst.
right-send-messages-in-threads = Nachrichten in Threads senden: sonst geht eine Partie im Kanal weiter.
right-read-message-history = Nachrichtenverlauf anzeigen: sonst behalten alte Bretter ihre Knöpfe.
right-manage-threads = Threads verwalten: sonst bleibt ein gesperrter Thread zu, und die Partie geht im Kanal weiter.

admin-void-ask = { $game } { $id } abbrechen? Dann hat niemand gewonnen, und es gibt kein Zurück.
admin-void-yes = Partie abbrechen

server-title = Einstellungen dieses Servers
server-own-language = die des Servers
server-pace = Bedenkzeit pro Zug
server-tables = Tische entstehen in
server-anywhere = jedem Kanal
server-hosts = Tische eröffnen darf
server-everyone = jeder
server-page = Seiten der Partien
server-page-link = für alle, die einen Link bekommen
server-page-open = in jedem Thread verlinkt
server-page-closed = keine

error-not-admin = Das darf nur, wer diesen Server verwaltet.
error-elsewhere-match = Die Partie { $id } läuft nicht auf diesem Server.
error-no-match-here = Nenne die Partie: in diesem Kanal ist nicht klar, welche gemeint ist.
