## Ligen und Turniere.

error-season-error = Das geht in dieser Saison nicht.
error-season-closed = Diese Saison ist zu Ende: niemand steigt mehr ein oder aus.
error-season-begun = Diese Saison hat begonnen: niemand kommt mehr dazu.
error-entered-already = Du bist in dieser Saison schon dabei.
error-not-entered = Du bist in dieser Saison nicht oder nicht mehr dabei.
error-season-full = Dieses Turnier ist voll: { $most } sind dabei.
error-was-out = Du hast diese Saison verlassen. In der nächsten kannst du wieder mitmachen.
error-unknown-season = Eine Saison „{ $id }“ gibt es nicht.
error-other-server-season = Diese Saison wird auf einem anderen Server gespielt: melde dich dort an.
error-not-season-host = Das darf nur, wer diese Saison eröffnet hat oder den Server verwaltet.
error-too-many-seasons = Dieser Server hat so viele Saisons, wie erlaubt sind ({ $most }). Erst muss eine enden.
error-season-match = Diese Partie gehört zu einer Saison, die pünktlich endet: niemand hält sie an oder gibt seinen Platz weiter. { COMMAND("my vacation") } hält deine Uhren eine Weile an.
error-bad-season = { $what ->
    [seats] Dieses Spiel ist für { $least } bis { $most } Spieler.
    [size] { $least } bis { $most } können teilnehmen.
    [once] Möglich sind { $least } bis { $most } Partien gleichzeitig.
    [filled] Computer füllen eine Liga auf { $least } bis { $most } Spieler auf.
    [start] Eine Saison beginnt frühestens in { $least } Minuten, spätestens in { $most } Tagen. Schreib Tag und Stunde wie 2026-12-24 18:00.
   *[other] Diese Bedenkzeit gibt es nicht.
}
error-no-season = Auf diesem Server ist keine Saison offen oder im Gange.
error-which-season = Hier sind mehrere Saisons offen oder im Gange: wähl eine mit der Option „saison“.

command-league = liga
help-league = Ligen: Saisons, in denen in einer Klasse jeder jeden trifft
command-tournament = turnier
help-tournament = Turniere: Runden und ein festes Ende
command-season-new = ankündigen
command-standing = tabelle
command-end = ende
help-season-new = Eine Saison ankündigen: Spiel, Bedenkzeit, wie viele und wann es losgeht
help-season-list = Die Saisons dieses Servers
help-season-standing = Wer wo steht
help-season-export = Die Saison als Datei, die man prüfen kann
help-season-end = Eine Saison absagen, als Gastgeber oder wer den Server verwaltet
arg-season = saison
arghelp-season = Die Saison, wenn es mehrere gibt

season-name-league = Liga: { $game }, Saison { $n }
season-name-tournament = Turnier: { $game }
season-form-league = Eine Liga ankündigen
season-form-tournament = Ein Turnier ankündigen
season-form-game = Spiel
season-form-pace = Bedenkzeit
season-form-seats = Spieler an einem Tisch
season-form-size-league = Spieler einer Klasse
season-form-size-tournament = Wie viele teilnehmen können
season-form-start = Beginn: in Tagen, oder 2026-12-24 18:00
season-pace-daily = Ein Zug am Tag
season-pace-thrice = Drei Züge die Woche
season-pace-weekend = Alles an einem Wochenende
season-seats = { $n } Spieler
season-size = { $n }
season-announce = Ankündigen
season-terms = Wer spielt, und wo
season-unfilled = Ohne Computer
season-fill = Computer füllen bis { $n } auf
season-home-thread = In Threads dieses Servers
season-home-letters = Per Brief, Teilnahme von jedem Server aus
season-announced = Angekündigt in { $where }. Die Saison beginnt von selbst.
season-dates = Beginnt am { $begins } ({ $soon }) und endet spätestens am { $ends }. Wer spielen will, meldet sich vor dem Beginn an.
season-each = Höchstens { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} für jeden, { $once } gleichzeitig, { $seats } Spieler an einem Tisch.
season-few = Die Saison beginnt von selbst, wenn dann { $least ->
    [one] ein Spieler dabei ist
   *[other] { $least } dabei sind
}. Mit weniger beginnt sie nicht, und nichts ist verloren.
season-filled = Zum Beginn kommen Computer dazu, bis es { $n } Spieler sind. Sie spielen auf der Stufe „normal“, stehen in der Tabelle wie alle und treffen aufeinander in Partien ohne Thread.
season-letters = Alle können teilnehmen, von jedem Server mit diesem Bot. Gespielt wird per Brief, in Direktnachrichten; wen keine erreicht, der kann nicht teilnehmen.
season-lasts = Sie dauert { $span }, eine Partie höchstens { $life }.
season-worth = { $seats ->
    [2] Ein Sieg ist 1 Punkt, ein Unentschieden ½.
   *[other] Die Plätze eines Tisches sind { $points } Punkte wert. Wer einen Platz teilt, teilt die Punkte.
}
season-final = Nach den Runden spielen die besten { $seats } ein Finale, das über die ersten Plätze entscheidet.
season-moves = Bei mehr als { $size } Spielern gibt es Klassen mit höchstens { $size }, oder mit bis zu zehn, wenn eine sonst weniger als fünf hätte. Die ersten zwei einer unteren steigen auf und die letzten zwei einer oberen ab. Zu jeder Saison meldet man sich neu an; wer draußen ist oder eine auslässt, beginnt ganz unten.
season-beforehand = Vorab entschieden
season-clock = Die Uhr ist streng: { $turn } für einen Zug und { $reserve } Reserve für die ganze Partie. Ist beides verbraucht, wird für dich gezogen; nach zwei solchen Zügen in Folge spielt ein Computer, bis du zurück bist.
season-missed = Du versäumst eine Partie, wenn darin deine Zeit abläuft und du keinen eigenen Zug machst. Mit der zweiten versäumten Partie bist du draußen.
season-leave-two-league = Wer aussteigt, zwei Partien versäumt oder die eigenen Daten löscht, ist für diese Saison draußen. Ist weniger als die Hälfte der eigenen Partien zu Ende, zählt keine. Sonst zählen diese, und die übrigen gewinnt der Gegner.
season-leave-two-tournament = Wer aussteigt, zwei Partien versäumt oder die eigenen Daten löscht, ist draußen. Gespieltes zählt; die laufende Partie gewinnt der Gegner.
season-leave-more-league = Wer aussteigt, zwei Partien versäumt oder die eigenen Daten löscht, ist für diese Saison draußen und bekommt keine Punkte für das, was nicht zu Ende ist. In laufenden Partien spielt ein Computer weiter. In späteren nimmt den Platz, wer auf einen Einsatz wartet, sonst ein Computer, beide ohne Punkte. Die anderen rücken auf.
season-leave-more-tournament = Wer aussteigt, zwei Partien versäumt oder die eigenen Daten löscht, ist draußen und bekommt keine Punkte für die laufende Partie. Darin spielt ein Computer weiter, und die anderen rücken auf.
season-end-score = { $form ->
    [tournament] Was am Ende einer Runde oder am letzten Tag noch läuft,
   *[other] Was am letzten Tag noch läuft,
} entscheidet der Punktestand. Was dann nicht begonnen hat oder von einem Admin abgebrochen wird, gibt jedem den Schnitt seiner anderen Partien, ohne solche einen gleichen Anteil.
season-end-mean = { $form ->
    [tournament] Was am Ende einer Runde oder am letzten Tag noch läuft
   *[other] Was am letzten Tag noch läuft
} oder von einem Admin abgebrochen wird, gibt jedem den Schnitt seiner anderen Partien, ohne solche einen gleichen Anteil.
season-ties = Bei gleichen Punkten entscheidet der direkte Vergleich (was die Punktgleichen gegeneinander geholt haben, wenn alle aufeinandergetroffen sind), dann Sonneborn-Berger (die Punkte derer, die du besiegt hast, und die halben derer, mit denen du unentschieden gespielt hast), dann weniger Partien mit überschrittener Zeit, dann ein Los vom Beginn.
season-vacation = Urlaub hält deine Uhren in der Saison höchstens { $span } an; Spielzeiten zählen nicht.
season-called-off = Sagt der Gastgeber, oder wer den Server verwaltet, die Saison ab, gehen laufende Partien weiter und zählen für keine Saison. Entfernt der Server den Bot, laufen Uhren und Termine weiter.
season-entered = Dabei ({ $n }, { $least ->
    [one] einer ist nötig
   *[other] mindestens { $least } sind nötig
}): { $names }
season-chance = Wer auf wen trifft, ergibt sich aus einem Geheimnis mit dem Hash `{ $hash }` und aus dem, was jeder mit der Anmeldung dazugibt.
season-void-few = Sie hat nicht begonnen: nötig { $least ->
    [one] ist ein Spieler
   *[other] sind { $least } Spieler
}. Nichts ist verloren; sie kann neu angekündigt werden.
season-void-host = Sie wurde abgesagt. Laufende Partien gehen weiter und zählen für keine Saison.
season-post-running = Es geht los: { $n } Spieler, { $divisions ->
    [one] eine Klasse
   *[other] { $divisions } Klassen
}. Ende spätestens am { $ends }.
season-post-half = Die Hälfte der Zeit ist um. Ende am { $ends }.
season-decided = Klasse { $n } ist entschieden, was auch noch gespielt wird.
season-decided-first = Meister: { $name }.
season-last-position = Schlussstellung der letzten Partie des Meisters: { $name } gegen { $others } ({ $label }).
season-again = Für Saison { $n } drücken alle wieder auf **{ $enter }**, auch wer aufsteigt. Wer es nicht tut, gibt den eigenen Platz auf und beginnt später ganz unten.
season-ahead = Klasse { $n }, bisher die meisten Punkte
season-post-over = Die Entscheidung ist gefallen. Meister: { $name }.
season-ends = Ende spätestens am { $ends }.
season-go-up = Aufstieg: { $names }.
season-go-down = Abstieg: { $names }.
season-now = { $name } auf Platz { $rank } ({ $points })
season-counted = Gezählt. { $season } · { $standing }
season-counted-mean = Ohne Ergebnis: jeder bekommt den Schnitt seiner anderen Partien. { $season } · { $standing }
season-label-league = Liga { $n }, Klasse { $division }, Runde { $round }
season-label-tournament = Turnier, Runde { $round }
season-label-final = Turnier, Finale
season-own-waits = Sie hat noch nicht begonnen. Du bist dabei.
season-own-none = Du hast darin keine Partien.
season-progress = { $done }/{ $all } gespielt
season-division = Klasse { $n }
season-round = Runde { $n }/{ $all }
season-berger = SB
season-points = Pkt
season-by-direct = { $name } vor { $other } bei gleichen Punkten: { $mine } zu { $theirs } { $equal ->
    [2] gegeneinander
   *[other] in den Partien der { $equal } Punktgleichen
}.
season-by-berger = { $name } vor { $other } bei gleichen Punkten: Sonneborn-Berger (SB) { $mine } zu { $theirs }.
season-by-time = { $name } vor { $other } bei gleichen Punkten: weniger Partien mit überschrittener Zeit, { $mine } zu { $theirs }.
season-by-chance = { $name } vor { $other } bei gleichen Punkten: durch das Los. { $equal ->
    [2] Ihre eigene Partie
   *[other] Die Partien der { $equal } Punktgleichen
}, SB und Zeit entscheiden nichts.
season-by-final = Über die ersten Plätze entscheidet das Finale.
season-movers = Zwei steigen auf, zwei ab.
season-movers-up = Zwei steigen auf.
season-movers-down = Zwei steigen ab.
season-enter = Mitmachen
season-spare = Einspringen
season-leave = Aussteigen
season-standing = Tabelle
season-own = Meine Partien
season-enter-next = Nächste Saison mitmachen
season-message = Nachricht der Saison
season-welcome = Du meldest dich an: **{ $season }**. Partien und Neuigkeiten kommen hierher, per Brief.
season-entered-you = Du bist dabei. Die Saison beginnt am { $begins } von selbst, { $least ->
    [one] auch wenn sich sonst niemand anmeldet
   *[other] wenn dann { $least } dabei sind
}.
season-wish = Gleichzeitige Partien
season-wish-n = { $n } gleichzeitig
season-wished = Du spielst höchstens { $n } Partien dieser Saison gleichzeitig. Laufende gehen weiter; gegen Ende beginnen die letzten trotzdem.
season-entered-spare = Du springst ein, wenn jemand aussteigt, bevor seine nächste Partie beginnt. Du spielst sie für die anderen, ohne Punkte.
season-sure = Sie hat begonnen. In diese Saison kommst du nicht zurück.
season-left = Du bist ausgestiegen.
season-none = Auf diesem Server ist keine Saison offen oder im Gange.
season-listed-open = { $n } dabei, Beginn { $at }
season-listed-running = { $n } spielen, Ende { $at }
season-export = Die ganze Saison mit ihrem Geheimnis. `python -m engine verify` prüft sie.
season-export-partial = Die Saison bis jetzt. Ihr Geheimnis wird am Ende verraten.
season-stats = { $n ->
    [one] Eine Saison
   *[other] { $n } Saisons
} gespielt, { $won } gewonnen.
season-champions = Meister
season-wait = Saison
