## Über eine Partie nachlesen: Protokoll, Verlauf, Film, Export; die Regeln.

log-entry-start = Die Partie beginnt.
log-entry-expire = Die Zeit von { $name } ist um.
log-entry-expire-all = Die Zeit für Antworten ist um.
log-entry-undo = Der letzte Zug von { $name } ist zurückgenommen.
log-entry-resign = { $name } gibt auf.
log-entry-void = Die Partie ist abgebrochen.
log-entry-pause = Die Partie ist angehalten.
log-entry-resume = Die Partie geht weiter.
log-entry-vote = { $name } sagt, was aus einem Platz werden soll, dessen Zeit um ist.
log-entry-stand-in = Ein Computer spielt für { $name }.
log-entry-back = { $name } ist zurück.
log-entry-offer = Für den Platz von { $name } wird jemand Neues gesucht.
log-entry-replace = { $newcomer } übernimmt den Platz von { $name }.
log-entry-ask = { $name } möchte den letzten Zug zurücknehmen.
log-entry-agree = { $name } ist einverstanden.
log-entry-refuse = { $name } möchte das nicht.
log-entry-host = { $name } ist jetzt Gastgeber.
log-filter-player = Nur Züge von { $name }
log-filter-round = Nur Runde { $n }
log-nothing-such = Nichts dergleichen ist geschehen.
log-undone = (zurückgenommen)

mark-resigned = hat aufgegeben
mark-computer = vom Computer gespielt
mark-helped = mit Hilfe eines Computers
mark-replaced = für { $name }
mark-marked = { $name } ({ $marks })

post-more = … und davor { $n ->
    [one] noch eine Zeile
   *[other] noch { $n } Zeilen
}: { COMMAND("match read log") }

history-title = { $game } { $id } · nach Schritt { $n } von { $of }
history-title-start = { $game } { $id } · der Anfang, von { $of } Schritten
history-first = Anfang
history-back = Zurück
history-forward = Vor
history-last = Ende
history-undone = Dieser Schritt wurde später zurückgenommen.

replay-title = { $game } { $id } · die ganze Partie bisher, in { $n } Bildern
replay-title-over = { $game } { $id } · die ganze Partie, in { $n } Bildern
replay-title-seat = { $game } { $id } · die ganze Partie, wie { $name } sie sah, in { $n } Bildern
replay-alt = Die Partie als Animation aus { $n } Bildern; das letzte zeigt: { $last }
replay-begun = Ich zeichne den Film; das dauert eine Weile.
replay-drawn = Ich zeichne den Film: { $n } von { $of } Bildern.
replay-button = Film

end-resigned-by = Aufgegeben: { $names }.


command-history = verlauf
command-replay = film
help-history = Zeigt das Brett nach einem beliebigen Schritt
help-replay = Zeigt die ganze Partie als bewegtes Bild
arg-round = runde
arg-move = schritt
arghelp-read-player = Nur, was dieser Spieler getan hat
arghelp-read-round = Nur diese Runde
arghelp-read-move = Die Nummer des Schritts, wie im Protokoll; ohne Angabe der letzte
arghelp-read-seat = Wie dieser Spieler sie sah, wenn die Partie zu Ende ist
arghelp-read-game = Welches Spiel; ohne Angabe das dieses Threads oder das einzige, das du spielst
arghelp-read-language = Die Sprache der Regeln

rules-rest = { $n ->
    [one] Eine weitere passt: { $numbers }
   *[other] { $n } weitere passen: { $numbers }
}

error-not-begun = Diese Partie hat nicht begonnen.
error-no-move = Einen Schritt { $n } gibt es nicht; der letzte ist { $last }.
error-no-player = Niemand an diesem Tisch heißt „{ $name }“.
error-replay-busy = Ich zeichne dir schon einen Film. Warte, bis er fertig ist.
error-not-over = Wie ein Spieler die Partie sah, lässt sich zeigen, wenn sie zu Ende ist.

post-details = Details
log-whole = Ganzes Protokoll
