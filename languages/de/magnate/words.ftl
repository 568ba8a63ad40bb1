## Magnate: was über eine Partie gesagt wird.

magnate-title = Magnate
magnate-blurb = Zwei Händler bauen in den fünf Provinzen eines sterbenden Herzogs. Wer in mehr davon führt, besteigt den Thron.

# Farben und ihre Marken.

magnate-suit-moons = Monde
magnate-suit-suns = Sonnen
magnate-suit-waves = Wellen
magnate-suit-leaves = Blätter
magnate-suit-wyrms = Drachen
magnate-suit-knots = Knoten
magnate-suit-none = keine Vorliebe
magnate-token-moons = { $n ->
    [one] { $n } Mond
   *[other] { $n } Monde
}
magnate-token-suns = { $n ->
    [one] { $n } Sonne
   *[other] { $n } Sonnen
}
magnate-token-waves = { $n ->
    [one] { $n } Welle
   *[other] { $n } Wellen
}
magnate-token-leaves = { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
}
magnate-token-wyrms = { $n ->
    [one] { $n } Drachen
   *[other] { $n } Drachen
}
magnate-token-knots = { $n ->
    [one] { $n } Knoten
   *[other] { $n } Knoten
}
magnate-no-tokens = keine Marken

# Provinzen und Karten: der Name, und wie er im Satz steht: Provinzen mit „in“, Karten im Akkusativ.

magnate-province-watchman = Wacht
    .the = in der Wacht
magnate-province-borderland = Grenzland
    .the = im Grenzland
magnate-province-excuse = Ausrede
    .the = in der Ausrede
magnate-province-harvest = Ernte
    .the = in der Ernte
magnate-province-light_keeper = Leuchtturm
    .the = am Leuchtturm

magnate-card-ace_of_moons = Mond-Ass
    .the = das Mond-Ass
magnate-card-ace_of_suns = Sonnen-Ass
    .the = das Sonnen-Ass
magnate-card-ace_of_waves = Wellen-Ass
    .the = das Wellen-Ass
magnate-card-ace_of_leaves = Blatt-Ass
    .the = das Blatt-Ass
magnate-card-ace_of_wyrms = Drachen-Ass
    .the = das Drachen-Ass
magnate-card-ace_of_knots = Knoten-Ass
    .the = das Knoten-Ass
magnate-card-author = Dichter
    .the = den Dichter
magnate-card-desert = Wüste
    .the = die Wüste
magnate-card-origin = Ursprung
    .the = den Ursprung
magnate-card-journey = Reise
    .the = die Reise
magnate-card-painter = Maler
    .the = den Maler
magnate-card-savage = Wilder
    .the = den Wilden
magnate-card-mountain = Berg
    .the = den Berg
magnate-card-sailor = Matrose
    .the = den Matrosen
magnate-card-battle = Schlacht
    .the = die Schlacht
magnate-card-forest = Wald
    .the = den Wald
magnate-card-discovery = Entdeckung
    .the = die Entdeckung
magnate-card-soldier = Soldat
    .the = den Soldaten
magnate-card-lunatic = Narr
    .the = den Narren
magnate-card-penitent = Büßer
    .the = den Büßer
magnate-card-market = Markt
    .the = den Markt
magnate-card-chance_meeting = Begegnung
    .the = die Begegnung
magnate-card-castle = Burg
    .the = die Burg
magnate-card-cave = Höhle
    .the = die Höhle
magnate-card-diplomat = Diplomat
    .the = den Diplomaten
magnate-card-mill = Mühle
    .the = die Mühle
magnate-card-betrayal = Verrat
    .the = den Verrat
magnate-card-pact = Pakt
    .the = den Pakt
magnate-card-darkness = Finsternis
    .the = die Finsternis
magnate-card-merchant = Händler
    .the = den Händler
magnate-card-consul = Konsul
    .the = den Konsul
magnate-card-rite = Ritual
    .the = das Ritual
magnate-card-window = Fenster
    .the = das Fenster
magnate-card-island = Insel
    .the = die Insel

magnate-rank-ace = Ass

# Verben: Titel der Menüs, Befehle und ihre Angaben.

magnate-verb-collect = Kassieren
magnate-verb-build = Bauen
magnate-verb-pay = Zahlen
magnate-verb-deed = Urkunde
magnate-verb-sell = Verkaufen
magnate-verb-develop = Ausbauen
magnate-verb-trade = Tauschen
magnate-verb-end = Zug beenden
magnate-verb-prefer = Vorliebe

magnate-command-collect = kassieren
magnate-command-build = bauen
magnate-command-pay = zahlen
magnate-command-deed = urkunde
magnate-command-sell = verkaufen
magnate-command-develop = ausbauen
magnate-command-trade = tauschen
magnate-command-end = beenden
magnate-command-prefer = vorliebe

magnate-help = Magnate spielen
magnate-help-collect = Die Marke nehmen, die eine deiner Urkunden zahlt, in der Farbe deiner Wahl
magnate-help-build = Eine Karte deiner Hand auf einmal bauen
magnate-help-pay = Sagen, wie du die eben gebaute Karte bezahlst
magnate-help-deed = Die Urkunde für eine Karte deiner Hand kaufen
magnate-help-sell = Eine Karte deiner Hand verkaufen, für eine Marke jeder ihrer Farben
magnate-help-develop = Marken auf deine Urkunde in einer Provinz legen
magnate-help-trade = Der Bank drei Marken einer Farbe für eine andere geben
magnate-help-end = Den Zug beenden: du ziehst eine Karte, und für die andere Seite wird gewürfelt
magnate-help-prefer = Geheim sagen, welche Farbe eine Urkunde beim Wurf der anderen Seite zahlen soll

magnate-arg-card = karte
magnate-arg-province = provinz
magnate-arg-suit = farbe
magnate-arg-count = anzahl
magnate-arg-give = gibst
magnate-arg-get = bekommst
magnate-arg-first = erste
magnate-arg-second = zweite
magnate-arg-third = dritte
magnate-arghelp-card = Eine Karte deiner Hand
magnate-arghelp-province = Eine der fünf Provinzen
magnate-arghelp-suit = Eine der sechs Farben
magnate-arghelp-count = Wie viele Marken
magnate-arghelp-give = Die Farbe der drei Marken, die du gibst
magnate-arghelp-get = Die Farbe der Marke, die du bekommst
magnate-arghelp-first = Marken der ersten Farbe der Karte
magnate-arghelp-second = Marken der zweiten Farbe, 0 wenn sie keine hat
magnate-arghelp-third = Marken der dritten Farbe, 0 wenn sie keine hat

magnate-option-courts = Kartensatz
magnate-option-courts-off = ohne die vier Höfe
magnate-option-courts-on = mit den vier Höfen

# Eine ganze Handlung, auf einem Knopf oder als Schritt des Zuges.

magnate-do-collect = { $tokens } { $province } nehmen
magnate-do-build = { $card } { $province } bauen
magnate-do-pay = { $tokens } zahlen
magnate-do-deed = Urkunde für { $card } { $province } kaufen
magnate-do-sell = { $card } verkaufen für { $tokens }
magnate-do-develop = { $tokens } auf die Urkunde { $province } legen
magnate-do-trade = { $give } gegen { $get } tauschen
magnate-do-end = Zug beenden
magnate-do-prefer = { $suit } { $province } bevorzugen
magnate-do-prefer-none = Nichts { $province } bevorzugen

# Das Menü.

magnate-panel-cards = Karte spielen
magnate-panel-then = Und danach
magnate-panel-card = { $card }: { $verb }
magnate-panel-build = bauen für { $n }
magnate-panel-deed = Urkunde für { $n }
magnate-panel-sell = verkaufen für { $n }
magnate-panel-prefer = Vorlieben
magnate-panel-develop = Urkunde ausbauen
magnate-panel-trade = Mit der Bank tauschen, drei gegen eine
magnate-panel-trade-give = Drei { $suit } geben
magnate-panel-pay = { $cost } Marken für { $card } zahlen
magnate-panel-pay-hint = es bleiben { $tokens }
magnate-panel-on-card = { $province } (auf: { $card })
magnate-panel-develop-hint = { $card }: { $laid } von { $cost }
magnate-panel-develop-last = stellt { $card } fertig: dort { $mine } : { $theirs }
magnate-panel-there = { $place } → { $mine } : { $theirs }
magnate-panel-prefer-now = jetzt: { $suit }
magnate-line-collect = Deine Urkunde für { $card } { $province } zahlt eine Marke. Wähl die Farbe.
magnate-line-play = Spiel eine Karte: bau sie, kauf ihre Urkunde oder verkauf sie.
magnate-line-played = Deine Karte ist gespielt. Bau aus oder tausche, wenn du willst, dann beende den Zug.
magnate-line-pay = Du baust { $card }. Wie zahlst du die { $cost } Marken?
magnate-line-build = Wo baust du { $card }?
magnate-line-deed = In welcher Provinz kaufst du die Urkunde für { $card }?
magnate-line-develop = Wie viele Marken?
magnate-line-trade = Du gibst drei { $suit }. Für welche Marke?
magnate-line-prefer = Beim Wurf der anderen Seite zahlen deine Urkunden die Farbe, die du bevorzugst; ohne Vorliebe die, von der du weniger hast. Das siehst nur du.
magnate-line-wait = { $name } ist am Zug.
magnate-line-over = Die Partie ist zu Ende.
magnate-line-tokens = Du hast { $tokens }.
magnate-line-last = Letzter Zug: danach wird nicht mehr gezogen, und offene Urkunden zählen nichts.

# Was geschehen ist.

magnate-event-dealt = { $name } hat die Kronen: { $suits }.
magnate-event-rolled = Zug { $turn }, { $name }: die Würfel zeigen { $first } und { $second }.
magnate-event-rolled-tax = Zug { $turn }, { $name }: die Würfel zeigen { $first } und { $second }. Steuer auf { $suit }.
magnate-event-taxed = { $name } verliert { $tokens } an die Steuer.
magnate-event-crowns = { $name } bekommt für die Kronen { $tokens }.
magnate-event-earned = { $name } bekommt für { $card } { $tokens }.
magnate-event-deed-paid = { $name } bekommt aus der Urkunde für { $card } { $tokens }.
magnate-event-built = { $name } hat { $card } { $province } gebaut.
magnate-event-deeded = { $name } hat die Urkunde für { $card } { $province } gekauft.
magnate-event-paid = { $name } hat { $tokens } für { $card } gezahlt.
magnate-event-developed = { $name } hat { $tokens } auf die Urkunde für { $card } gelegt.
magnate-event-completed = { $name } hat { $card } { $province } fertig gebaut.
magnate-event-traded = { $name } hat { $give } gegen { $get } getauscht.
magnate-event-sold = { $name } hat { $card } für { $tokens } verkauft.
magnate-event-drew = { $name } hat { $card } gezogen.
magnate-event-reshuffled = Der Stapel ist leer; { $n ->
    [one] die Karte der Ablage wird
   *[other] die { $n } Karten der Ablage werden
} zum neuen Stapel.
magnate-event-last = Der Stapel ist endgültig leer. { $name } hat einen letzten Zug, dann { $other }.
magnate-event-shown = { $name } zeigt { $cards } und legt alles ab.
magnate-event-lost = { $name } verliert die unfertige Urkunde für { $card } { $province }.
magnate-event-preferred = Du bevorzugst { $suit } { $province }.
magnate-event-preferred-none = Du bevorzugst nichts { $province }.

# Ein Zug in einem Satz: was dem Namen folgt, mit den Marken und ohne.

magnate-story-turn = { $who ->
    [you] Du hast { $did }.
   *[other] { $name } hat { $did }.
}
magnate-story-more = { $did }, und { $more }
magnate-story-built = { $card } { $province } für { $tokens } gebaut
magnate-story-built-bare = { $card } { $province } gebaut
magnate-story-deeded = die Urkunde für { $card } { $province } für { $tokens } gekauft
magnate-story-deeded-bare = die Urkunde für { $card } { $province } gekauft
magnate-story-bought = die Urkunde für { $card } { $province } gekauft und für { $tokens } gleich fertig gebaut
magnate-story-bought-bare = die Urkunde für { $card } { $province } gekauft und gleich fertig gebaut
magnate-story-completed = { $card } { $province } für { $tokens } fertig gebaut
magnate-story-completed-bare = { $card } { $province } fertig gebaut
magnate-story-completed-many = { $cards } fertig gebaut
magnate-story-paid = { $tokens } für { $card } gezahlt
magnate-story-paid-bare = { $card } bezahlt
magnate-story-sold = { $card } für { $tokens } verkauft
magnate-story-sold-bare = { $card } verkauft
magnate-story-developed = { $tokens } auf die Urkunde für { $card } gelegt
magnate-story-developed-bare = für { $card } gezahlt
magnate-story-developed-it = { $tokens } darauf gelegt
magnate-story-developed-it-bare = daran weitergebaut
magnate-story-developed-many = { $n } Marken auf { $deeds } Urkunden gelegt
magnate-story-progress = ({ $done } von { $of })
magnate-story-traded = { $give } gegen { $get } getauscht
magnate-story-traded-bare = { $n } Marken getauscht
magnate-story-leads = {" "}– dort führend mit { $mine } : { $theirs }
magnate-story-level = {" "}– dort gleichauf mit { $mine } : { $mine }
magnate-story-ahead = { $name } führt jetzt in { $mine ->
    [one] einer Provinz
   *[other] { $more } Provinzen
}, { $other } in { $less }.
magnate-story-caught = { $name } hat aufgeholt: { $n ->
    [0] niemand führt in einer Provinz
    [1] beide führen in einer Provinz
   *[other] beide führen in { $number } Provinzen
}.
magnate-story-number = { $n ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
}
magnate-story-lost = { $name } verliert { $n ->
    [one] die unfertige Urkunde
   *[other] die unfertigen Urkunden
} für { $cards }.
magnate-story-ended = Beide letzten Züge sind gespielt, und die Partie ist zu Ende.

# Brett und Hand.

magnate-board-turn = Zug { $n }
magnate-board-last = letzte Züge
magnate-board-pile = { $n }. Stapel
magnate-board-discards = Ablage
magnate-board-until-pile = Ende nach dem 2. Stapel
magnate-board-until = { $n ->
    [one] Endet mit diesem Zug
   *[other] Noch { $n } Züge bis zum Ende
}
magnate-board-taxes-crowns = Kronen · Steuer: { $suit }
magnate-board-taxes-aces = Asse · Steuer: { $suit }
magnate-board-taxes-rank = Rang { $rank } · Steuer: { $suit }
magnate-board-pays-crowns = Kronen zahlen
magnate-board-pays-aces = Asse zahlen
magnate-board-pays-rank = Rang { $rank } zahlt
magnate-board-nothing = niemandem
magnate-board-provinces = { $n ->
    [one] { $n } Provinz
   *[other] { $n } Provinzen
}
magnate-board-unit = { $n ->
    [one] Provinz
   *[other] Provinzen
}
magnate-board-ranks = Ränge
magnate-board-stock = { $n ->
    [one] Marke
   *[other] Marken
}
magnate-may-play = Jetzt: bauen, eine Urkunde kaufen oder eine Karte verkaufen.
magnate-may-go-on = Jetzt: ausbauen, tauschen oder den Zug beenden.
magnate-may-collect = Jetzt: wählen, was die Urkunde für { $card } zahlt.
magnate-may-pay = Jetzt: { $cost } Marken für { $card } zahlen.
magnate-hand-title = Deine Hand
magnate-hand-build = Bauen für { $cost }
magnate-hand-deed = Urkunde für
magnate-hand-sell = Verkaufen für
magnate-hand-lacks = { $n ->
    [one] eine Marke fehlt
   *[other] { $n } Marken fehlen
}
magnate-hand-lacks-suit = es fehlt: { $suit }
magnate-hand-no-place = kein Platz dafür
magnate-hand-played = Deine Karte ist gespielt: ausbauen, tauschen, beenden.
magnate-hand-wait = { $name } ist am Zug. Das könnten deine Karten jetzt.
magnate-hand-done = Dein letzter Zug ist vorbei. { $name } spielt den allerletzten.
magnate-hand-owed = Wähl zuerst, was die Urkunde für { $card } zahlt.
magnate-hand-now = Spiel eine: bauen, Urkunde oder verkaufen.
magnate-hand-lead = { $who ->
    [you] du:
   *[other] liegt
} { $what ->
    [provinces] { $n ->
        [one] 1 Provinz
       *[other] { $n } Provinzen
    }
    [ranks] { $n ->
        [one] 1 Rang
       *[other] { $n } Ränge
    }
   *[tokens] { $n ->
        [one] 1 Marke
       *[other] { $n } Marken
    }
} vorn
magnate-hand-deeds = Provinzen
magnate-hand-preferred = bevorzugt
magnate-hand-unseen = Noch nicht gesehen

# Eine Stellung in Worten.

magnate-text-head = Magnate, Zug { $turn }
magnate-text-move = { $name } ist am Zug.
magnate-text-standing = Führt in Provinzen: { $one } { $a }, { $other } { $b }.
magnate-text-province = { $province } { $a }–{ $b }
magnate-text-provinces = Summen { $one }–{ $other }: { $list }.
magnate-text-dice = Würfel { $first } und { $second }.
magnate-text-dice-tax = Würfel { $first } und { $second }; Steuer auf { $suit }.
magnate-text-tokens = { $name }: { $tokens }.
magnate-text-pile = Stapel { $pile }, Ablage { $discards }.
magnate-text-hand = Deine Hand: { $cards }.
magnate-text-card = { $card } ({ $rank }, { $suits })
magnate-text-deed-on = { $card }, Urkunde, darauf { $tokens } ({ $laid } von { $cost })
magnate-text-changed = Seit dem letzten Bild: { $story }
magnate-text-player = { $name }: { $provinces }
magnate-text-crowns = Kronen: { $suits }
magnate-text-reserve = Marken: { $tokens }
magnate-text-cards = Karten auf der Hand: { $n }
magnate-text-empty = nichts
magnate-text-unseen = Im Stapel oder in einer verdeckten Hand: { $cards }
magnate-text-discards = Ablage: { $cards }
magnate-text-prefer = Vorliebe { $province }: { $suit }
magnate-text-result = { $name } gewinnt.
magnate-text-draw = Beide herrschen, jeden Tag im Wechsel.

# Das Ende.

magnate-reason-pile = Die letzten Züge sind gespielt, und der Großherzog ist tot.
magnate-score-watchman = Wacht
magnate-score-borderland = Grenzland
magnate-score-excuse = Ausrede
magnate-score-harvest = Ernte
magnate-score-light_keeper = Leuchtturm
magnate-score-provinces = Gewonnene Provinzen
magnate-score-ranks = Summe aller Ränge
magnate-score-tokens = Marken im Vorrat

# Warum etwas nicht geht. Die Namen kommen ohne Artikel.

magnate-why-over = Die Partie ist zu Ende.
magnate-why-turn = Nur wer am Zug ist, spielt, tauscht, baut aus oder setzt Vorlieben.
magnate-why-collect-first = Wähl zuerst, was deine Urkunde „{ $card }“ in der Provinz { $province } zahlt.
magnate-why-collect-order = Urkunden zahlen der Reihe nach; jetzt ist „{ $card }“ in der Provinz { $province } dran.
magnate-why-collect-none = In der Provinz { $province } wartet keine deiner Urkunden auf eine Wahl.
magnate-why-collect-suit = Die Karte „{ $card }“ hat die Farbe { $suit } nicht: ihre Urkunde zahlt eine ihrer eigenen Farben.
magnate-why-prefer-none = In der Provinz { $province } hast du keine Urkunde, für die du etwas bevorzugen könntest.
magnate-why-prefer-fixed = Bei der Urkunde „{ $card }“ gibt es keine Farbe zu wählen.
magnate-why-prefer-suit = Die Karte „{ $card }“ hat die Farbe { $suit } nicht.
magnate-why-prefer-same = Für „{ $card }“ ist das schon deine Vorliebe: { $suit }.
magnate-why-played = Du hast deine Karte für diesen Zug gespielt; mehr als eine darfst du nicht.
magnate-why-hand = Die Karte „{ $card }“ ist nicht auf deiner Hand.
magnate-why-end = Spiel eine Karte, bevor du den Zug beendest: bau sie, kauf ihre Urkunde oder verkauf sie.
magnate-why-build-tokens = Die Karte „{ $card }“ kostet { $cost } Marken ihrer Farben; du hast { $have }.
magnate-why-build-each = Die Karte „{ $card }“ braucht mindestens eine Marke jeder ihrer Farben; dir fehlt: { $suit }.
magnate-why-pay-first = Sag zuerst, wie du die { $cost } Marken für „{ $card }“ zahlst.
magnate-why-pay-none = Es gibt nichts zu bezahlen.
magnate-why-pay-each = Zahl „{ $card }“ in den Farben der Karte, mit mindestens einer Marke von jeder.
magnate-why-pay-sum = Die Karte „{ $card }“ kostet { $cost } Marken, nicht { $count }.
magnate-why-pay-tokens = Du kannst nicht { $count } Marken der Farbe { $suit } zahlen; du hast { $have }.
magnate-why-deed-tokens = Für die Urkunde „{ $card }“ brauchst du { $cost ->
    [one] eine Marke
   *[other] { $cost } Marken
} der Farbe { $suit }; du hast { $have }.
magnate-why-place-pawn = Die Karte „{ $card }“ hat keine Farbe mit der Grundkarte der Provinz { $province } gemeinsam, und du hast dort noch nichts.
magnate-why-place-last = Die Karte „{ $card }“ hat keine Farbe mit „{ $last }“ gemeinsam, deinem letzten Besitz in der Provinz { $province }.
magnate-why-place-deed = Deine Urkunde „{ $last }“ in der Provinz { $province } muss fertig sein, bevor du dort etwas anlegst.
magnate-why-develop-none = In der Provinz { $province } hast du keine Urkunde.
magnate-why-develop-suit = Die Karte „{ $card }“ hat die Farbe { $suit } nicht.
magnate-why-develop-count = Leg mindestens eine Marke.
magnate-why-develop-more = Auf die Urkunde „{ $card }“ passen noch { $left }, nicht { $count }.
magnate-why-develop-tokens = Du kannst nicht { $count } Marken der Farbe { $suit } legen; du hast { $have }.
magnate-why-trade-same = Drei Marken gegen eine derselben Farbe ({ $suit }) sind kein Tausch.
magnate-why-trade-tokens = Ein Tausch kostet drei Marken der Farbe { $suit }; du hast { $have }.

# Karten zum Nachschlagen.

magnate-entry-rank = Rang { $rank }, { $suits }. Auf einmal gebaut kostet die Karte { $cost } Marken ihrer Farben; ihre Urkunde kostet { $tokens }, und ein Verkauf bringt ebenso viel. Zeigt der höhere Würfel { $rank }, zahlt sie { $tokens }.
magnate-entry-ace = Rang 1, { $suits }. Auf einmal gebaut kostet die Karte { $cost } Marken; ihre Urkunde kostet { $tokens }, und ein Verkauf bringt ebenso viel. Sie zahlt bei zwei Einsen und zählt am Ende so viel, wie du in der Provinz Karten ihrer Farbe gebaut hast.
magnate-entry-court = Hof vom Rang { $rank }, { $suits }. Auf einmal gebaut kostet die Karte { $cost } Marken ihrer Farben; ihre Urkunde kostet { $tokens }, und ein Verkauf bringt ebenso viel. Sie zahlt nie etwas.

# Das Glossar: ein Begriff, was er heißt, wie man ihn sonst nennt, und seine Klauseln.

magnate-glossary-goal = Ziel
    .means = in mehr Provinzen zu führen als die andere Seite, wenn der Herzog stirbt
    .also = wie gewinnt man, Sieg, Spielziel, Zweck, worum geht es
    .clauses = 1.1 6.5
magnate-glossary-property = Besitz
    .means = eine Karte, die in einer Provinz gebaut ist: ein Ass, oder eine mit zwei Farben und einem Rang von 2 bis 9
    .also = Gebäude, Haus, Bauwerk, Grundstück
    .clauses = 1.2
magnate-glossary-province = Provinz
    .means = einer der fünf Orte zum Bauen, mit einer Spalte für jede Seite
    .also = Region, Gebiet, Land, Gegend
    .clauses = 1.3
magnate-glossary-pawn = Grundkarte
    .means = die Karte einer Provinz, deren Farben sagen, was dort zuerst gebaut werden darf
    .also = Anfang einer Provinz, wo darf ich bauen, Pawn
    .clauses = 1.3 3.5
magnate-glossary-token = Marke
    .means = womit alles bezahlt wird; jede hat eine der sechs Farben
    .also = Geld, Münze, Rohstoff, Ressource, Währung, Chip
    .clauses = 1.4
magnate-glossary-crown = Krone
    .means = zahlt bei einer 10 eine Marke ihrer Farbe; jede Seite hat drei
    .also = König
    .clauses = 1.5 2.4
magnate-glossary-tax = Steuer
    .means = bei einer 1 wird eine Farbe genannt, und wer mehr als eine Marke davon hat, gibt alle bis auf eine zurück
    .also = Geld verlieren, Marken verloren, Abgabe, gestohlen, weg, Würfel zeigt eins
    .clauses = 2.2
magnate-glossary-income = Ertrag
    .means = was der höhere Würfel zu Beginn jedes Zuges beiden Seiten zahlt
    .also = verdienen, Einkommen, Geld bekommen, Einnahmen
    .clauses = 2.3 2.5
magnate-glossary-build = Bauen
    .means = den ganzen Preis einer Karte auf einmal zu zahlen und sie in eine Provinz zu legen
    .also = errichten, Baukosten, Preis, Bau
    .clauses = 3.2 3.5
magnate-glossary-deed = Urkunde
    .means = das Anrecht auf eine Karte: billig gekauft, dann nach und nach abbezahlt; sie zählt erst, wenn sie fertig ist
    .also = Anzahlung, Rate, Hypothek, unfertig, Anrecht
    .clauses = 3.4 4.2 4.3 2.7
magnate-glossary-develop = Ausbauen
    .means = Marken auf eine Urkunde zu legen, bis so viele darauf liegen, wie der Rang der Karte sagt
    .also = fertig bauen, abbezahlen, Urkunde fertig machen
    .clauses = 4.2 4.3
magnate-glossary-trade = Tauschen
    .means = der Bank drei Marken einer Farbe für eine einer anderen zu geben
    .also = wechseln, Bank, Tausch, eintauschen
    .clauses = 4.4
magnate-glossary-preference = Vorliebe
    .means = die Farbe, die eine Urkunde beim Wurf der anderen Seite zahlen soll
    .also = Lieblingsfarbe, bevorzugen
    .clauses = 2.9 2.8
magnate-glossary-court = Hof
    .means = eine der vier Karten vom Rang 10 mit drei Farben, die man dazunehmen kann
    .also = zusätzliche Karten, Variante, Erweiterung, Option
    .clauses = 7.1 7.4
magnate-glossary-ace = Ass
    .means = eine Karte einer Farbe, die so viel zählt, wie du in der Provinz Karten ihrer Farbe gebaut hast
    .also = eins, Wert eines Asses, Punkte eines Asses
    .clauses = 6.3 2.6

# Wie man nach einer Klausel fragt, mit Wörtern, die sie nicht hat.

magnate-asked =
    1.1: wie gewinne ich, Ziel, Geschichte, worum geht es
    1.2: Farben, wie viele Karten, Ränge, welche Farben gibt es
    1.3: Provinzen, Namen der Gebiete, Regionen, wie heißen die Provinzen
    1.4: was sind Marken, Geld, Bank, gehen die Marken aus
    1.5: Anfang, Aufbau, Beginn, Starthand, erste Karten, verdeckte Hand, geheim, die Karten der Gegnerin sehen, Gegner sieht meine Hand, wie viele Karten am Anfang, mit wie vielen Karten fange ich an
    1.6: wer fängt an, wer beginnt, wer ist zuerst dran, Startspieler
    1.7: was tue ich im Zug, Ablauf eines Zuges, Reihenfolge, Handkarten, Handlimit, Schritt für Schritt, mein Zug, wie viele Karten habe ich auf der Hand
    2.1: wann wird gewürfelt, beide verdienen, Ertrag beim Wurf des Gegners, Geld wenn der andere würfelt
    2.2: Steuer, Geld verlieren, Münzen weg, warum habe ich Marken verloren, Würfel zeigt eine Eins, wann muss ich Steuern zahlen, Steuern, wann wird besteuert
    2.3: welcher Würfel zählt, beide Würfel, niedriger Würfel, Pasch, Marken verdienen, wie bekomme ich Marken
    2.4: zehn, was passiert bei einer 10, Kronen zahlen
    2.5: welche Karten zahlen, was bringen meine Karten, Ertrag der Gebäude, mehr Marken bekommen, wie bekomme ich Marken, warum habe ich nichts bekommen, wann bringen Gebäude Geld, wann bringt eine gebaute Karte etwas ein, was wirft eine Karte ab
    2.6: was zahlen Asse, Asse bringen, was bringen Asse ein, doppelte Eins
    2.7: was zahlt eine Urkunde, Urkunde bringt, was bringt mir eine Urkunde, Ertrag einer Urkunde
    2.8: Urkunde beim Wurf des Gegners
    2.9: Farbe bevorzugen, Vorliebe
    3.1: muss ich eine Karte spielen, aussetzen, passen, nichts tun, festsitzen, was kann ich im Zug tun, wie viele Karten darf ich spielen
    3.2: Preis eines Gebäudes, Kosten einer Karte, was kostet das Bauen
    3.3: Marken mischen, wie bezahle ich, Farben beim Zahlen wählen, mit welchen Marken zahle ich, aussuchen, womit ich zahle
    3.4: Urkunde kaufen, Preis einer Urkunde, was ist eine Urkunde
    3.5: wo darf ich bauen, wohin mit einer Karte, Karte anlegen, erste Karte in einer Provinz, passende Farbe, warum kann ich hier nicht bauen, erlaubt, neue Provinz anfangen, Karte hinlegen, wo lege ich eine Karte hin
    3.6: auf eine Urkunde bauen, unfertige Urkunde sperrt, über eine Urkunde legen, warum kann ich hier nichts legen, zwei Urkunden in einer Provinz
    3.7: Karte später verschieben, Karte zurücknehmen, Gebäude entfernen, abreißen, gebaute Karte verschieben, gelegte Karte bewegen
    3.8: Karte verkaufen, was bringt ein Verkauf, was bekomme ich fürs Verkaufen, Geld bekommen, Karte wegwerfen gegen Marken
    4.1: wie oft darf ich tauschen, wann darf ich ausbauen, wie viele Male, mehrmals, so oft ich will, nach meiner Karte
    4.2: Urkunde abbezahlen, Marken auf eine Urkunde legen, Marken zurücknehmen
    4.3: Urkunde fertig bauen, Urkunde abschließen, Urkunde fertig
    4.4: mit der Bank tauschen, Marken wechseln, Rohstoffe tauschen
    5.1: Zug beenden, Karte ziehen, rückgängig, wann ziehe ich, neue Karte, wie bekomme ich Karten
    5.2: Stapel leer, Nachziehstapel ist leer, neu mischen, keine Karten mehr, kommen abgelegte Karten zurück, zweiter Stapel
    5.3: wann endet die Partie, Spielende, wann ist das Spiel aus, letzter Zug, der Herzog stirbt, wie viele Züge noch, wie lange dauert es, Spiel zu Ende, Ende der Partie
    5.4: letzter Zug, keine Karte ziehen
    5.5: Zeit abgelaufen, zu spät, Frist, abwesend, nie antworten, keine Antwort, Urlaub, weg
    6.1: unfertige Urkunden am Ende, zählen Urkunden, Handkarten am Ende
    6.2: wie zählt eine Provinz, Punkte, Wertung, Punkte zählen, Endstand, wie viele Punkte
    6.3: Wert eines Asses, wie viel ist ein Ass wert, wozu sind Asse gut
    6.4: wer gewinnt eine Provinz, Gleichstand in einer Provinz, beide gleich viel
    6.5: wer gewinnt, die meisten Provinzen
    6.6: Gleichstand, unentschieden, gleich viele Provinzen, je zwei Provinzen, Stichentscheid, wer gewinnt bei Gleichstand
    7.1: was sind die Höfe, zusätzliche Karten, Variante
    7.2: einen Hof verkaufen
    7.3: was kostet ein Hof
    7.4: was zahlt ein Hof, Wert eines Hofes

# Was verglichen wird, wo Wahlen erklärt werden.

magnate-tally = Provinzen vorn
