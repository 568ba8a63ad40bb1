## Die Magier von Pangea: was über eine Partie gesagt wird.

pangea-title = Die Magier von Pangea
pangea-blurb = Inseln treiben, Völker wandern, und Magier bringen Amulette heim in ihren Turm. Fünf gewinnen, oder vier und Reichtum, oder drei und großer Reichtum.

# Gelände, Plättchen, Völker, Amulette.

pangea-terrain-moor = Moor
    .of = Moorfigur
pangea-terrain-forest = Wald
    .of = Waldfigur
pangea-terrain-mountain = Gebirge
    .of = Gebirgsfigur
pangea-terrain-desert = Wüste
    .of = Wüstenfigur
pangea-terrain-grassland = Grasland
    .of = Graslandfigur
pangea-tile = { $tile } { $limit }
pangea-tile-moor = Moor { $limit } ({ $cell })
pangea-tile-forest = Wald { $limit } ({ $cell })
pangea-tile-mountain = Gebirge { $limit } ({ $cell })
pangea-tile-desert = Wüste { $limit } ({ $cell })
pangea-tile-grassland = Grasland { $limit } ({ $cell })
pangea-people-mauve = Lila
    .one = eine lila
    .tower = der lila Turm
pangea-people-green = Grün
    .one = eine grüne
    .tower = der grüne Turm
pangea-people-orange = Orange
    .one = eine orange
    .tower = der orange Turm
pangea-people-blue = Blau
    .one = eine blaue
    .tower = der blaue Turm
pangea-people-yellow = Gelb
    .one = eine gelbe
    .tower = der gelbe Turm
pangea-amulet-circle = Kreis
    .the = den Kreis
pangea-amulet-star = Stern
    .the = den Stern
pangea-amulet-moon = Mond
    .the = den Mond
pangea-amulet-triangle = Dreieck
    .the = das Dreieck
pangea-amulet-square = Quadrat
    .the = das Quadrat
pangea-phase-place = Aufstellung
pangea-phase-magic = Magie
pangea-phase-move = Bewegung
pangea-phase-buy = Kauf
pangea-phase-protect = Schutz
pangea-phase-over = Ende
pangea-ground-tile = ein Plättchen
pangea-ground-sea = ein Meerfeld
pangea-who = { $home }
pangea-who-with = { $home }, trägt { $amulet }
pangea-character = eine { $home }
pangea-character-with = eine { $home }, die { $amulet } trägt,
pangea-character-of = { $people } { $home }

# Verben: Titel der Menüs, Befehle und ihre Angaben.

pangea-verb-place = Turm aufstellen
pangea-verb-draw = Ziehen
pangea-verb-summon = Herbeirufen
pangea-verb-shift = Plättchen verschieben
pangea-verb-lead = Neutrale Figur führen
pangea-verb-move = Gehen
pangea-verb-buy = Amulett kaufen
pangea-verb-protect = Schützen
pangea-verb-done = Fertig
pangea-verb-rank = Plättchen ordnen
pangea-verb-unrank = Rangfolge löschen

pangea-command-place = aufstellen
pangea-command-draw = ziehen
pangea-command-summon = herbeirufen
pangea-command-shift = verschieben
pangea-command-lead = führen
pangea-command-move = gehen
pangea-command-buy = kaufen
pangea-command-protect = schützen
pangea-command-done = fertig
pangea-command-rank = ordnen
pangea-command-unrank = löschen

pangea-help = Die Magier von Pangea spielen
pangea-help-place = Deinen Turm und deine drei Figuren auf ein Plättchen ohne Turm stellen
pangea-help-draw = Eine Figur aus deinem Beutel zu deinem Turm ziehen
pangea-help-summon = Eine Figur aus dem Beutel eines neutralen Volks zu dessen Turm ziehen
pangea-help-shift = Ein Plättchen auf ein benachbartes Meerfeld verschieben
pangea-help-lead = Eine neutrale Figur auf ein benachbartes Plättchen führen
pangea-help-move = Eine deiner Figuren auf ein benachbartes Plättchen setzen
pangea-help-buy = Das Amulett eines Plättchens von einem anderen Volk kaufen
pangea-help-protect = Ein Plättchen oder Meerfeld schützen und den Zug beenden
pangea-help-done = Die Phase beenden; nach dem Schutz den Zug
pangea-help-rank = Geheim die Plättchen für deinen Turm ordnen, das beste zuerst
pangea-help-unrank = Deine geheime Rangfolge der Plättchen löschen

pangea-arg-tile = plättchen
pangea-arg-people = volk
pangea-arg-to = nach
pangea-arg-home = gelände
pangea-arg-origin = von
pangea-arg-who = wer
pangea-arg-seller = verkäufer
pangea-arg-ground = art
pangea-arg-cell = feld
pangea-arghelp-tile = Ein Plättchen Land
pangea-arghelp-people = Ein neutrales Volk
pangea-arghelp-to = Wohin
pangea-arghelp-home = Das Lieblingsgelände der Figur
pangea-arghelp-origin = Das Plättchen, auf dem die Figur steht
pangea-arghelp-who = Das Lieblingsgelände deiner Figur, und was sie trägt
pangea-arghelp-seller = Das Volk, von dem du kaufst
pangea-arghelp-ground = Ein Plättchen oder ein Meerfeld
pangea-arghelp-cell = Das Feld, nach Reihe und Spalte

pangea-option-people = Volk
pangea-option-people-mauve = Lila: Gebirge, Wald, Moor
pangea-option-people-green = Grün: Moor, Gebirge, Wüste
pangea-option-people-orange = Orange: Wüste, Moor, Grasland
pangea-option-people-blue = Blau: Grasland, Wüste, Wald
pangea-option-people-yellow = Gelb: Wald, Grasland, Gebirge

# Eine ganze Handlung, auf einem Knopf oder als Schritt des Zuges.

pangea-do-place = Deinen Turm auf { $tile } stellen
pangea-do-draw = Eine Figur ziehen
pangea-do-summon = Figur herbeirufen: { $people }
pangea-do-shift = { $tile } nach { $cell } verschieben
pangea-do-lead = { $people } ({ $home }): { $origin } → { $tile }
pangea-do-move = { $who }: { $origin } → { $tile }
pangea-do-buy = { $amulet } auf { $tile } für { $price } von { $people }; Träger: { $home }
pangea-do-protect-tile = { $tile } schützen
pangea-do-protect-sea = Das Meer bei { $cell } schützen
pangea-do-done = Phase beenden
pangea-do-rank = Als Nächstes einordnen: { $tile }
pangea-do-unrank = Rangfolge löschen

# Das Menü.

pangea-panel-shift = Plättchen verschieben …
pangea-panel-shift-tile = { $tile } verschieben …
pangea-panel-lead = Neutrale Figur führen …
pangea-panel-lead-who = { $people } ({ $home }) auf { $tile }
pangea-panel-move = Deine Figuren bewegen (mehrere auf einmal)
pangea-panel-move-who = Eine deiner Figuren bewegen …
pangea-panel-who = { $who } auf { $tile }
pangea-panel-to = Gehen nach …
pangea-panel-buy = Amulett kaufen …
pangea-panel-buy-tile = { $amulet } auf { $tile }
pangea-panel-place = Deinen Turm aufstellen …
pangea-panel-rank = Plättchen ordnen, das beste zuerst (mehrere auf einmal)
pangea-panel-protect-tile = Plättchen schützen und Zug beenden …
pangea-panel-protect-sea = Meerfeld schützen und Zug beenden …
pangea-panel-done-magic = Keine Magie mehr
pangea-panel-done-move = Keine Schritte mehr
pangea-panel-done-buy = Nichts mehr kaufen
pangea-panel-done-protect = Zug ohne Schutz beenden
pangea-panel-place-hint = { $up } deiner drei aufgedeckt
pangea-panel-crowd-hint = { $crowd } dort, Grenze { $limit }
pangea-panel-full-hint = { $crowd } dort, Grenze { $limit }: dann überfüllt
pangea-panel-beside-hint = dann neben { $tiles }
pangea-panel-alone-hint = dann allein im Meer
pangea-panel-home-hint = dort daheim: produziert 1
pangea-panel-tower-hint = dein Turm
pangea-panel-in-hint = bringt es in deinen Turm
pangea-panel-market-hint = { $seller } verkauft { $amulet } für { $price }
pangea-panel-people = das Volk { $people }
pangea-panel-left-hint = Amulett { $count } von 5; dir bleiben { $left }
pangea-panel-gain-hint = { $name } bekommt 1
pangea-line-place = Stell deinen Turm und deine drei Figuren ({ $homes }) auf ein Plättchen ohne Turm. Der Turm bleibt dort die ganze Partie.
pangea-line-held = Du hast gezogen: { $homes }.
pangea-line-rank = { $name } stellt gerade einen Turm auf. Du darfst Plättchen geheim ordnen: dein Turm kommt auf das erste, das noch frei ist.
pangea-line-ranked = Deine Rangfolge: { $tiles }.
pangea-line-magic = Magie: noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}. Was du aus einem Beutel ziehst, kannst du nicht zurücknehmen.
pangea-line-move = Bewegung: jede deiner Figuren darf einen Schritt gehen. Danach kommen Amulette auf dem Plättchen deines Turms in den Turm.
pangea-line-buy = Kauf: jedes Amulett kostet { $price }; du hast { $wealth }.
pangea-line-protect = Schutz: bis zu deinem nächsten Zug lässt sich ein geschütztes Plättchen nicht verschieben, und auf ein geschütztes Meerfeld kann keins kommen.
pangea-line-lap = Das ist dein letzter Zug.
pangea-line-wait = { $name } ist am Zug.
pangea-line-over = Die Partie ist zu Ende.

# Was geschehen ist.

pangea-event-began = { $name } beginnt.
pangea-event-readied = Das Volk { $people } zieht drei Figuren: { $homes }.
pangea-event-readied-tile = Das Volk { $people } ist neutral, auf { $tile }: Turm, { $homes }.
pangea-event-placed = { $tower } von { $name } steht jetzt auf { $tile }.
pangea-event-drew = { $name } hat { $character } gezogen, sie kommt auf { $tile }.
pangea-event-summoned = { $name } hat { $character } herbeigerufen, sie kommt auf { $tile }.
pangea-event-shifted = { $name } hat { $tile } von { $source } nach { $target } verschoben.
pangea-event-moved = { $name } bewegt { $character } von { $origin } nach { $tile }.
pangea-event-led = { $name } führt { $character } von { $origin } nach { $tile }.
pangea-event-delivered = { $name } hat { $amulet } in den Turm gebracht, darin { $level ->
    [one] ist jetzt ein Amulett
   *[other] sind jetzt { $level } Amulette
}.
pangea-event-bought = { $name } hat { $amulet } auf { $tile } vom Volk { $people } für { $price } gekauft.
pangea-event-produced = { $name } hat { $count } Reichtum produziert.
pangea-event-protected = { $name } schützt das Feld { $cell }.
pangea-event-protected-sea = { $name } schützt das Meer bei { $cell }.
pangea-event-protected-tile = { $name } schützt { $tile }.
pangea-event-lap = { $name } hat { $level ->
    [3] den großen Sieg
    [2] den mittleren Sieg
   *[1] den kleinen Sieg
} erreicht. Die Partie endet spätestens, wenn { $name } wieder am Zug wäre.
pangea-event-last-round = Sechzig Runden sind vorbei. Runde { $round } ist die letzte.
pangea-event-ended = Die Partie ist zu Ende.
pangea-event-ranked = Deine Rangfolge: { $tiles }.
pangea-event-unranked = Deine Rangfolge ist gelöscht.
pangea-event-left = { $name } hat aufgegeben; ein Computer spielt das Volk { $people } weiter.

# Ein Zug in einem Satz.

pangea-story-turn = { $name } { $did }{ $lead }.
pangea-story-leads = {" – und führt jetzt"}
pangea-story-placed = beginnt auf { $tile }: dort steht jetzt { $tower }
pangea-story-delivered = bringt { $amulets } heim ({ $count ->
    [one] das erste Amulett
   *[other] jetzt { $number } Amulette
})
pangea-story-delivered-bare = bringt { $amulets } heim
pangea-story-offer = { $amulet } { $seller }
pangea-story-from-player = von { $name }
pangea-story-from-people = vom Volk { $people }
pangea-story-bought = { $n ->
    [one] kauft { $amulets } für { $price }
   *[other] kauft { $amulets } für je { $price }
}
pangea-story-bought-bare = kauft { $amulets }
pangea-story-carried = trägt { $amulet } nach { $tile }
pangea-story-shifted = verschiebt { $tile } nach { $cell }
pangea-story-shifted-many = { $count ->
    [one] verschiebt ein Plättchen
   *[other] verschiebt { $number } Plättchen
}
pangea-story-led = führt { $who } nach { $tile }
pangea-story-led-many = { $count ->
    [one] führt eine neutrale Figur
   *[other] führt { $number } neutrale Figuren
}
pangea-story-drew = zieht { $who }
pangea-story-drew-many = { $count ->
    [one] zieht eine Figur
   *[other] zieht { $number } Figuren
}
pangea-story-summoned = ruft { $who } herbei
pangea-story-summoned-many = { $count ->
    [one] ruft eine neutrale Figur herbei
   *[other] ruft { $number } neutrale Figuren herbei
}
pangea-story-moved = schickt { $who } nach { $tile }
pangea-story-moved-many = { $count ->
    [one] bewegt eine Figur
   *[other] bewegt { $number } Figuren
}
pangea-story-protected = schützt { $place }
pangea-story-cell = das Meer bei { $cell }
pangea-story-lap = { $name } hat { $level ->
    [3] den großen Sieg
    [2] den mittleren Sieg
   *[1] den kleinen Sieg
} in der Hand: alle anderen haben noch einen letzten Zug.
pangea-story-last = { $name } hat { $level ->
    [3] den großen Sieg
    [2] den mittleren Sieg
   *[1] den kleinen Sieg
} mit dem allerletzten Zug erreicht.
pangea-story-won = { $name } erringt den { $level ->
    [3] großen
    [2] mittleren
   *[1] kleinen
} Sieg: { $number } Amulette, Reichtum { $wealth }.
pangea-story-number = { $n ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}

# Das Brett.

pangea-board-title = Magier von Pangea
pangea-board-round = Runde { $n }
pangea-board-last = Schlussrunde
pangea-can-place = Stell deinen Turm und deine Figuren auf ein Plättchen.
pangea-can-magic = Magie, noch { $left }: { $list }.
pangea-can-draw = ziehen
pangea-can-summon = herbeirufen
pangea-can-shift = ein Plättchen verschieben
pangea-can-lead = eine neutrale Figur führen
pangea-can-move = Beweg deine Figuren, jede einen Schritt, oder mach weiter.
pangea-can-buy = Du kannst Amulette kaufen, für je { $price }.
pangea-can-protect = Du kannst ein Plättchen oder ein Meerfeld schützen.
pangea-can-done = In dieser Phase gibt es nichts mehr zu tun.
pangea-may-place = Jetzt: einen Turm und drei Figuren aufstellen.
pangea-may-magic = Magie, noch { $left }: { $list }.
pangea-may-move = Jetzt: jede Figur einen Schritt bewegen.
pangea-may-buy = Jetzt: Amulette kaufen, für je { $price }.
pangea-may-protect = Jetzt: ein Plättchen oder ein Meerfeld schützen.
pangea-board-magic = { $phase }, noch { $left }
pangea-board-buy = { $phase } für { $price }
pangea-board-gain = +{ $n }
pangea-board-goal = Zum Sieg
pangea-board-wealth = Reichtum
pangea-board-a-turn = je Zug
pangea-board-room = Plätze
pangea-board-home = im Turm
pangea-board-carried = in Hand
pangea-board-price = Preis
pangea-board-phase = { $round } · { $phase }

# Eine Stellung in Worten.

pangea-text-head = Die Magier von Pangea, Runde { $round }
pangea-text-move = { $name } ist am Zug ({ $phase }).
pangea-text-result = { $name } gewinnt.
pangea-text-shared = { $names } teilen sich den Sieg.
pangea-text-lap = Die Schlussrunde läuft; { $name } hat sie begonnen.
pangea-text-changed = Seit dem letzten Bild: { $story }
pangea-text-player = { $name } ({ $people }): { $count ->
    [one] ein Amulett
   *[other] { $count } Amulette
} im Turm, Reichtum { $wealth }.
pangea-text-facts = { $name }: { $list }.
pangea-text-amulets = Im Turm: { $amulets }
pangea-text-carried = Getragen: { $amulets }
pangea-text-tower = Turm auf { $tile }
pangea-text-bag = Im Beutel: { $list }
pangea-text-held = Gezogen: { $list }
pangea-text-ward = Schützt { $cell }
pangea-text-none = nichts
pangea-text-kinds = { $n } × { $home }
pangea-text-neutral = Das Volk { $people } ist neutral.
pangea-text-land = { $tile }: { $list }
pangea-text-full = überfüllt
pangea-text-up = { $people } ({ $who }, aufgedeckt)
pangea-text-down = { $people } ({ $who }, verdeckt)
pangea-text-sea = Meer: { $cells }

# Das Ende.

pangea-reason-superior = Fünf Amulette in einem Turm: der große Sieg.
pangea-reason-intermediate = Vier Amulette und ein Reichtum von zehn: der mittlere Sieg.
pangea-reason-lesser = Drei Amulette und ein Reichtum von zwanzig: der kleine Sieg.
pangea-reason-none = Die Schlussrunde ist vorbei, und niemand, der geblieben ist, hat einen Sieg.
pangea-reason-rounds = Einundsechzig Runden sind vorbei, und niemand, der geblieben ist, hat einen Sieg.
pangea-score-level = Grad des Sieges (1–3)
pangea-score-amulets = Amulette
pangea-score-wealth = Reichtum
pangea-end-victory = Sieg
pangea-end-deed = { $level ->
    [superior] Großer Sieg
    [intermediate] Mittlerer Sieg
    [lesser] Kleiner Sieg
   *[none] Im Turm
}: { $amulets ->
    [one] 1 Amulett
   *[other] { $amulets } Amulette
}, Reichtum { $wealth }
pangea-end-level = { $level ->
    [superior] groß
    [intermediate] mittel
    [lesser] klein
   *[none] –
}

# Warum etwas nicht geht.

pangea-why-over = Die Partie ist zu Ende.
pangea-why-turn = Nur wer am Zug ist, handelt.
pangea-why-placed = Die Türme stehen und bleiben auf ihren Plättchen.
pangea-why-place-first = Stell zuerst deinen Turm auf ein Plättchen ohne Turm.
pangea-why-tower-there = Auf { $tile } steht schon ein Turm.
pangea-why-rank-late = Dein Turm steht; es gibt nichts mehr zu ordnen.
pangea-why-rank-now = Du bist dran, den Turm aufzustellen: wähl sein Plättchen.
pangea-why-rank-twice = { $tile } ist schon in deiner Rangfolge.
pangea-why-rank-none = Du hast keine Rangfolge zu löschen.
pangea-why-phase = Das gehört zu einer anderen Phase; jetzt ist diese Phase: { $phase }.
pangea-why-draw-empty = Dein Beutel ist leer.
pangea-why-neutral = Magie bewegt nur neutrale Völker; das Volk { $people } spielt jemand.
pangea-why-summon-empty = Der Beutel des Volks { $people } ist leer.
pangea-why-shift-far = { $tile } liegt nicht neben { $cell }; Plättchen rücken ein Feld weit, nie schräg.
pangea-why-shift-taken = Ein Plättchen kommt nur auf Meer; auf { $cell } liegt { $tile }.
pangea-why-shift-tile = { $tile } lässt sich nicht verschieben: { $cell } ist geschützt.
pangea-why-shift-sea = Auf { $cell } kann kein Plättchen kommen: es ist geschützt.
pangea-why-lead-none = Auf { $tile } steht keine Figur des Volks { $people } mit diesem Lieblingsgelände: { $home }.
pangea-why-lead-far = { $to } liegt nicht neben { $tile }.
pangea-why-move-none = Eine solche Figur ({ $who }) hast du auf { $tile } nicht.
pangea-why-move-moved = Deine Figur dort ({ $who }, { $tile }) ist in diesem Zug schon gegangen.
pangea-why-move-far = { $to } liegt nicht neben { $tile }.
pangea-why-buyer-none = Auf { $tile } hast du keine Figur mit diesem Lieblingsgelände: { $home }.
pangea-why-buyer-busy = Deine Figur ({ $home }) auf { $tile } trägt schon ein Amulett.
pangea-why-buy-own = Von deinem eigenen Volk ({ $people }) kannst du nicht kaufen.
pangea-why-buy-have = Dieses Amulett hast du schon: { $amulet }.
pangea-why-buy-overfull = { $tile } ist überfüllt: dort stehen { $count } Figuren, die Grenze ist { $limit }.
pangea-why-buy-seller = Auf { $tile } ist niemand vom Volk { $people } ohne Amulett daheim.
pangea-why-buy-price = Ein Amulett kostet dich { $price }; du hast { $wealth }.
pangea-why-protect-tile = { $cell } ist ein Meerfeld, kein Plättchen: schütz es als Meerfeld.
pangea-why-protect-sea = Auf { $cell } liegt { $tile }: schütz es als Plättchen.

# Was man beim Namen nachschlägt.

pangea-entry-amulet-name = { $what } (Amulett)
pangea-entry-people-name = { $what } (Volk)
pangea-entry-tile = Ein Plättchen Land: { $terrain }, mit Platz für { $limit } Figuren. Sind es mehr, ist es überfüllt, und niemand darauf produziert oder verkauft. Hier kauft man { $amulet }. Lieblingsgelände der Völker { $peoples }.
pangea-entry-amulet = Ein Amulett, das man auf diesem Gelände kauft: { $terrain }. Es zählt, sobald eine Figur es zum Turm getragen hat. Kein Turm hat zwei gleiche.
pangea-entry-people = Acht Figuren, nach Lieblingsgelände: vier { $first }, zwei { $second } und zwei { $third }. Spielt niemand dieses Volk, beginnt sein Turm auf { $tile }.

# Das Glossar: ein Begriff, was er heißt, wie man ihn sonst nennt, und seine Klauseln.

pangea-glossary-goal = Ziel
    .means = Amulette in deinem Turm: 5, oder 4 mit einem Reichtum von 10, oder 3 mit einem Reichtum von 20
    .also = wie gewinnt man, Sieg, Spielziel, Zweck, worum geht es
    .clauses = 1.1 9.1
pangea-glossary-tile = Plättchen
    .means = ein Stück Land im Meer, mit einem Gelände und einer Grenze
    .also = Land, Insel, Feld, Landschaft, Gelände
    .clauses = 1.3
pangea-glossary-limit = Grenze
    .means = wie viele Figuren ein Plättchen trägt, bevor es überfüllt ist: 2, 3 oder 4
    .also = überfüllt, voll, zu viele, Platz, Limit
    .clauses = 1.5 7.2
pangea-glossary-character = Figur
    .means = eine der acht eines Volks; sie hat ein Lieblingsgelände
    .also = Männchen, Person, Stein, Arbeiter, Meeple
    .clauses = 1.4 5.1
pangea-glossary-people = Volk
    .means = die acht Figuren einer Farbe
    .also = Stamm, Leute, Nation, Farbe
    .clauses = 2.1 1.4
pangea-glossary-neutral = Neutrales Volk
    .means = ein Volk, das niemand spielt; von ihm kann man kaufen, seine Figuren herbeirufen und führen
    .also = niemand spielt es
    .clauses = 2.1 2.3
pangea-glossary-face = Aufgedeckt
    .means = auf ihrem Lieblingsgelände, auf einem Plättchen, das nicht überfüllt ist; nur dann produziert und verkauft eine Figur
    .also = verdeckt, umgedreht, grau, dunkel, schläft
    .clauses = 1.6
pangea-glossary-amulet = Amulett
    .means = was ein Gelände hervorbringt; gekauft, heimgetragen und im Turm verwahrt
    .also = Schmuck, Talisman, Schatz, wo finde ich
    .clauses = 1.7 6.3
pangea-glossary-tower = Turm
    .means = das Heim eines Volks, in dem Amulette liegen; er bleibt auf seinem Plättchen
    .also = Heim, Basis, Burg, Haus
    .clauses = 1.8 2.5
pangea-glossary-deliver = Abliefern
    .means = ein getragenes Amulett auf das Plättchen deines Turms zu bringen; von da an zählt es
    .also = heimbringen, nach Hause bringen, abgeben, zurücktragen
    .clauses = 5.4
pangea-glossary-wealth = Reichtum
    .means = womit man Amulette kauft; aufgedeckte Figuren bringen ihn
    .also = Geld, Münzen, Gold, Punkte, produzieren
    .clauses = 7.1 6.5
pangea-glossary-magic = Magische Aktion
    .means = ziehen, verschieben, herbeirufen oder führen; so viele je Zug, wie Amulette im Turm sind, mindestens eine
    .also = Zauber, zaubern, Zauberspruch, Magie
    .clauses = 4.1
pangea-glossary-draw = Ziehen
    .means = eine magische Aktion: eine Figur aus deinem Beutel kommt zu deinem Turm
    .also = mehr Leute, neue Figuren, anwerben, Verstärkung, Figuren bekommen
    .clauses = 4.2
pangea-glossary-shift = Verschieben
    .means = eine magische Aktion: ein Plättchen kommt auf ein benachbartes Meerfeld
    .also = Land bewegen, Plättchen bewegen, rücken, treiben, Kontinent
    .clauses = 4.3
pangea-glossary-summon = Herbeirufen
    .means = eine magische Aktion: eine neutrale Figur kommt aus ihrem Beutel zu ihrem Turm
    .also = rufen, neutral
    .clauses = 4.4
pangea-glossary-lead = Führen
    .means = eine magische Aktion: eine neutrale Figur geht auf ein benachbartes Plättchen
    .also = neutrale schieben, neutrale bewegen
    .clauses = 4.5
pangea-glossary-protection = Schutz
    .means = bewahrt ein Plättchen oder Feld davor, verschoben zu werden, bis zu deinem nächsten Zug
    .also = schützen, Schild, blockieren, sperren
    .clauses = 8.1 8.2
pangea-glossary-lap = Schlussrunde
    .means = der letzte Zug aller anderen, nachdem jemand einen Sieg hat
    .also = letzte Runde, Spielende
    .clauses = 9.3

# Wie man nach einer Klausel fragt, mit Wörtern, die sie nicht hat.

pangea-asked =
    1.1: wie gewinne ich, Ziel, Geschichte
    1.2: Karte, Felder, schräg, diagonal, Rand des Bretts, andere Seite, Nachbarn, wie groß ist die Welt, die Welt verlassen
    1.3: wie viele Plättchen, Land, Gelände, Grenzen, Inseln
    1.4: Völker, Lieblingsgelände jeder Farbe, welches Gelände mag ein Volk
    1.5: überfüllt, zu viele auf einem Plättchen, wie viele passen auf ein Plättchen, volle Insel, warum produziert mein Plättchen nichts, zu voll, zu viele Figuren auf einem Plättchen
    1.6: verdeckt, umgedreht, warum ist meine Figur verdeckt, dunkel
    1.7: welches Gelände hat welches Amulett, wo finde ich ein Amulett, wo gibt es einen Stern, Arten von Amuletten
    1.8: kann ein Turm sich bewegen, zwei Türme auf einem Plättchen, Turm zerstören, wo dürfen Türme stehen
    1.9: geheim, verdeckt, etwas unbekannt
    2.1: Volk wählen, neutrales Volk, welche Völker sind neutral, Aufbau, wie viele Leute spielen mit, welche Farbe bin ich
    2.2: wie liegen die Plättchen, Aufbau, Anfang des Bretts, wie wird das Spielfeld aufgebaut, Plättchen auslegen
    2.3: Turm eines neutralen Volks, wo stehen die neutralen Türme
    2.4: Figuren am Anfang, mit wie vielen Figuren beginne ich, Start, Reichtum am Anfang, wer fängt an, Startspieler
    2.5: wohin mit meinem Turm, Turm aufstellen, Aufbau
    2.6: Plättchen im Voraus ordnen, Rangfolge der Plättchen
    3.1: Phasen eines Zuges, was tue ich im Zug, Ablauf, Reihenfolge, was kann ich in meinem Zug tun, Schritt für Schritt
    3.2: Phase auslassen, muss ich, Pflicht, gezwungen, nichts tun
    3.3: wann endet der Schutz
    4.1: wie viele magische Aktionen, wie viele Zauber, Zahl der Zauber, wie oft darf ich zaubern, mehr Aktionen, warum nur eine Aktion
    4.2: Figur ziehen, mehr Leute bekommen, neue Figuren, Beutel
    4.3: Plättchen bewegen, Land verschieben, Land bewegen, Plättchen schwimmen, schieben, Plättchen zu mir holen
    4.4: neutrale Figur herbeirufen, warum neutrale rufen
    4.5: neutrale Figur bewegen, neutrale schieben
    4.6: dasselbe Plättchen zweimal bewegen, zweimal, mehrmals
    4.7: auf ein volles Plättchen kommen, volle Insel
    5.1: wie weit gehen Figuren, Zahl der Schritte, Entfernung, meine Leute bewegen, wie viele Figuren darf ich bewegen, jede einmal
    5.2: Meer, Wasser, schwimmen, das Meer überqueren, Boot
    5.3: volles oder geschütztes Plättchen betreten, auf eine volle Insel gehen, volles Plättchen
    5.4: Amulett heimbringen, abliefern, Amulett in den Turm bringen, wann zählt ein getragenes Amulett, ab wann zählt mein Amulett
    6.1: wer verkauft, von wem darf ich kaufen, darf jemand den Verkauf verweigern, Amulett stehlen, muss die andere Seite zustimmen, von mir selbst kaufen
    6.2: wer von mir kann kaufen, Käufer, muss beim Kaufen eine eigene Figur dort stehen, eigene Figur vor Ort, wer kauft
    6.3: welches Amulett bekomme ich, Amulett tragen, wie viele kann eine Figur tragen, zwei Amulette tragen, Amulette halten
    6.4: dasselbe Amulett zweimal, zwei gleiche, doppelt
    6.5: Preis eines Amuletts, was kostet ein Amulett, Kosten, wird das zweite Amulett teurer, kostet das nächste Amulett mehr
    6.6: bekommt die verkaufende Seite das Geld, wer bekommt, was ich zahle, bezahlt
    6.7: mehrere Amulette in einem Zug kaufen, wie viele darf ich kaufen, zweimal einkaufen, zwei Käufe, mehr als ein Kauf
    7.1: Reichtum bekommen, Geld bekommen, verdienen, Einkommen, produzieren, wie reich, Punkte, jede Figur bringt
    7.2: Produktion auf einem vollen Plättchen, warum habe ich nichts produziert, kein Einkommen, überfüllte Leute verdienen nichts
    8.1: Plättchen schützen, was kann geschützt werden, wie lange, wie lange bleibt mein Schutz, Meer schützen
    8.2: was tut der Schutz, Wirkung des Schutzes, andere hindern, mein Plättchen zu bewegen
    9.1: wie viele Amulette zum Sieg, Siege, Siegbedingungen, wie gewinne ich, wie viele Amulette brauche ich, nötige Amulette, wie viel Reichtum brauche ich
    9.2: wann wird der Sieg geprüft
    9.3: Schlussrunde, letzter Zug, wann endet das Spiel, jemand hat gewonnen, wie viele Züge noch
    9.4: Gleichstand, Stichentscheid, wer gewinnt bei gleichem Sieg, Rangliste, wer wird Zweiter, gleich viele Amulette, unentschieden, wer gewinnt bei Gleichstand
    9.5: wie lange dauert das Spiel, Höchstzahl an Runden, maximale Runden
    9.6: aufgeben, aussteigen, jemand geht, abbrechen, wenn jemand aufgibt, gibt auf
    9.7: Zeit abgelaufen, zu langsam, Frist, abwesend, nie antworten, keine Antwort, Urlaub, weg

# Was verglichen wird, wo Wahlen erklärt werden.

pangea-tally = Produktion
