## Die Seiten von Partien und Spielen, die jeder mit einem Link ansehen kann.

web-name = Conclave
web-tagline = Brettspiele per Post, auf Discord
web-title = { $game } { $id } · { $told }
web-skip = Zum Inhalt
web-language = Sprache
web-home = Zur ersten Seite
web-foot = Gesetzt in Source Sans und Source Serif (SIL Open Font License 1.1). Diese Seiten setzen keine Cookies und laden nichts von anderswo. Alle Zeiten sind UTC, wenn dein Browser es nicht besser weiß.

web-waits = { $n ->
    [0] Niemand ist am Zug.
   *[other] Am Zug:
}
web-waits-told = Am Zug: { $names }
web-age = Diese Seite ist höchstens { $n } Sekunden alt, wenn sie geladen wird.
web-since = seit
web-until = Zeit bis
web-paused = Die Partie ist angehalten.
web-players = Am Tisch:
web-void = Die Partie wurde abgebrochen; niemand hat gewonnen.
web-move = Schritt
web-n = Schritt { $n }
web-caption = Nach Schritt { $n } von { $of }
web-caption-start = Der Anfang, von { $of } Schritten
web-steps = Durch die Partie blättern
web-news = Es gibt einen neuen Zug. Zeigen
web-words = Die Stellung in Worten
web-story = Was geschah
web-earlier = Was davor geschah
web-keep = Zum Aufheben
web-picture = Dieses Brett als Bild
web-film = Die Partie als Animation
web-export = Das ganze Protokoll (JSON)
web-how = So spielt man { $game }

web-to-learn = Lernen, in kurzen Lektionen auf Discord
web-to-play = Eine kurze erste Partie gegen Computer spielen
web-learn-command = { COMMAND("learn") }
web-first-command = { COMMAND("match first") }
web-one-page = Auf einer Seite
web-rules = Die Regeln
web-gallery = Galerie
web-plate = { $game }: { $plate ->
    [middle] das Brett mitten in einer Partie
    [crowded] das Brett, wenn am meisten darauf ist
    [hand] eine Hand, mit dem, was möglich ist
   *[end] das Ende einer Partie, mit der Wertung
}
web-search = In den Regeln suchen
web-search-go = Suchen
web-found = { $n ->
    [0] Nichts passt. Versuch andere Wörter.
    [one] Eine Regel oder Karte passt
   *[other] { $n } Regeln und Karten passen
}

web-what = Conclave ist ein Bot für Discord, mit dem man Brettspiele per Post spielt: einen Zug, wann immer man eine Minute hat, jede Partie in ihrem eigenen Thread, mit Brettern als Bildern. Alle am Tisch sehen, was sie wissen dürfen, und sonst nichts. Eine Seite wie diese zeigt eine Partie allen, die ihren Link bekommen haben.
web-games = Die Spiele
web-get = Wie man spielt
web-get-how = Auf einem Server mit dem Bot beginnt { COMMAND("match first") } eine kurze Partie gegen Computer, { COMMAND("match new") } eröffnet einen Tisch für alle, und { COMMAND("learn") } erklärt jedes Spiel in kurzen Lektionen. Wer einen Server verwaltet, kann den Bot hinzufügen oder einen eigenen betreiben.

web-season-open = { $n } dabei; mindestens { $least } sind nötig.
web-season-begins = Beginn
web-season-ends = Ende spätestens
web-season-parts = Klassen oder Runden
web-season-player = Spieler
web-season-place = { $n }.
web-season-champion = Meister
web-season-move = { $way ->
    [up] ▲ steigt auf
   *[down] ▼ steigt ab
}
web-season-out = draußen
web-season-more = { $n } weitere sind hier nicht gezeigt.
web-season-cross = Jede Zeile sagt, was dieser Spieler gegen die mit den Nummern darüber geholt hat; „~“ ist eine Partie ohne Entscheidung.
web-season-places = Die Spalten zählen, wie oft jeder Erster, Zweiter und so weiter war.
web-season-ties = Bei gleichen Punkten
web-season-picture = Diese Tabelle als Bild
web-season-entered = Dabei ({ $n })
web-season-matches = Partien
web-season-round = Runde { $n }
web-season-final = Finale
web-season-for = jetzt { $name }
web-season-how = { $how ->
    [played] gespielt
    [adjudged] am Ende nach dem Punktestand entschieden
    [mean] ohne Entscheidung: jeder bekommt den Schnitt seiner anderen Partien
    [forfeit] gewonnen, weil jemand ausgestiegen ist
    [annulled] zählt nicht: jemand ist früh ausgestiegen
    [bye] spielfrei: niemand war mehr übrig
    [running] läuft
   *[waits] noch nicht begonnen
}

web-error-title = { $status ->
    [400] Diese Anfrage ist nicht lesbar
    [404] Hier ist nichts
    [405] Das geht hier nicht
    [414] Diese Adresse ist zu lang
    [416] Diesen Teil gibt es nicht
    [429] Zu viele Anfragen
    [503] Gerade nicht
   *[other] Etwas ging schief
}
web-error-told = { $status ->
    [400] Die Adresse oder die Anfrage ist nicht so geschrieben, wie sie sein soll.
    [404] Die Adresse stimmt nicht, oder was hier war, ist weg: ein Link kann erneuert, eine Partie für Zuschauer geschlossen werden.
    [405] Diese Seiten sind nur zum Ansehen; man kann ihnen nichts schicken.
    [414] So lang ist keine Adresse dieser Seiten.
    [416] Was verlangt wurde, hat keinen solchen Teil.
    [429] Aus deinem Netz kamen in der letzten Minute sehr viele Anfragen. Warte bitte eine Minute.
    [503] Gerade wird zu viel verlangt. Versuch es bitte gleich noch einmal.
   *[other] Das liegt an uns. Versuch es bitte später noch einmal.
}
web-error-move-title = Diesen Schritt gibt es nicht
web-error-move = Diese Partie hat keinen Schritt { $n }; der letzte ist { $last }.

post-page = Seite
command-link = link
help-link = Gibt dir den Link zu einer Seite, die allen die Partie zeigt
arg-renew = erneuern
arghelp-renew = Macht einen neuen Link; der alte führt dann ins Leere (für den Gastgeber)
link-given = Wer diesen Link hat, sieht die Partie wie ein Zuschauer, Zug um Zug: { $link }
link-renewed = Das ist der neue Link; der alte führt von jetzt an ins Leere: { $link }
error-no-pages = Partien haben hier keine Seite: wer diesen Bot betreibt, hat sie nicht eingeschaltet. Im Thread ist alles zu sehen.
error-page-closed = Diese Partie hat keine Seite: sie hat nicht begonnen, läuft privat, oder der Server oder einer ihrer Spieler will keine ({ COMMAND("my settings") }).
