## Magus: was über eine Partie gesagt wird.

magus-title = Magus
magus-blurb = Magierinnen und Magier stellen Zauberer um fünf Quellen auf, brauen Tränke und steigern Kräfte. Drei Wertungen entscheiden, wessen Ruhm am größten ist.

# Quellen und Mana.

magus-source-yellow = Gelb
    .the = der gelben Quelle
    .short = Gelb
magus-source-green = Grün
    .the = der grünen Quelle
    .short = Grün
magus-source-blue = Blau
    .the = der blauen Quelle
    .short = Blau
magus-source-violet = Violett
    .the = der violetten Quelle
    .short = Violett
magus-source-red = Rot
    .the = der roten Quelle
    .short = Rot
magus-mana-yellow = { $n ->
    [one] { $n } gelbes
   *[other] { $n } gelbe
}
    .full = { $n ->
        [one] { $n } gelbes Mana
       *[other] { $n } gelbe Mana
    }
magus-mana-green = { $n ->
    [one] { $n } grünes
   *[other] { $n } grüne
}
    .full = { $n ->
        [one] { $n } grünes Mana
       *[other] { $n } grüne Mana
    }
magus-mana-blue = { $n ->
    [one] { $n } blaues
   *[other] { $n } blaue
}
    .full = { $n ->
        [one] { $n } blaues Mana
       *[other] { $n } blaue Mana
    }
magus-mana-violet = { $n ->
    [one] { $n } violettes
   *[other] { $n } violette
}
    .full = { $n ->
        [one] { $n } violettes Mana
       *[other] { $n } violette Mana
    }
magus-mana-red = { $n ->
    [one] { $n } rotes
   *[other] { $n } rote
}
    .full = { $n ->
        [one] { $n } rotes Mana
       *[other] { $n } rote Mana
    }
magus-mana-colourless = { $n ->
    [one] { $n } farbloses
   *[other] { $n } farblose
}
    .full = { $n ->
        [one] { $n } farbloses Mana
       *[other] { $n } farblose Mana
    }
magus-no-mana = kein Mana

# Zauberer.

magus-kind-apprentice = Lehrling
magus-kind-initiate = Adept
magus-kind-mage = Magier
magus-kind-archmage = Erzmagier
magus-count-apprentice = { $n ->
    [one] 1 Lehrling
   *[other] { $n } Lehrlinge
}
magus-count-initiate = { $n ->
    [one] 1 Adept
   *[other] { $n } Adepten
}
magus-count-mage = { $n ->
    [one] 1 Magier
   *[other] { $n } Magier
}
magus-count-archmage = { $n ->
    [one] 1 Erzmagier
   *[other] { $n } Erzmagier
}

# Kräfte, Tränke.

magus-power-1 = 2 Würfel mehr
magus-power-2 = Würfel ±1
magus-power-3 = 1 farbloses Mana
magus-power-4 = Gleichstand gewinnen
magus-power-5 = Magier führen
magus-power-6 = Gegner schieben
magus-power-7 = Ruhm
magus-track = { $n } · { $power }
magus-potion-yellow = Gelb { $n }
magus-potion-green = Grün { $n }
magus-potion-blue = Blau { $n }
magus-potion-violet = Violett { $n }
magus-potion-red = Rot { $n }
magus-use-lasting = dauerhaft
magus-use-single = einmalig
magus-use-reusable = mehrfach
magus-colour-yellow = gelb
magus-colour-green = grün
magus-colour-blue = blau
magus-colour-violet = violett
magus-colour-red = rot

# Wirkungen: so kurz wie auf der Karte, und ganz.

magus-effect-raise-one = 1 Kraft erhöhen
    .long = Erhöhe eine deiner Kräfte um eine Stufe.
magus-effect-raise-double = 1 Kraft um 2 erhöhen
    .long = Erhöhe eine deiner Kräfte um zwei Stufen.
magus-effect-raise-two = 2 Kräfte erhöhen
    .long = Erhöhe zwei verschiedene Kräfte um je eine Stufe.
magus-effect-raise-three = 3 Kräfte erhöhen
    .long = Erhöhe drei verschiedene Kräfte um je eine Stufe.
magus-effect-transfer = 1 Stufe umsetzen
    .long = Senke eine deiner Kräfte um eine Stufe und erhöhe eine andere.
magus-effect-fourth-power = 4. Kraft in jedem Zug
    .long = Du darfst in jedem Zug eine vierte, andere Kraft nutzen.
magus-effect-reliquat = Restbonus +1
    .long = Dein Restbonus ist immer eine Stufe höher, also mindestens eine.
magus-effect-track-leader = Wertung: +1 je Leiste allein vorn
    .long = Bei jeder Wertung: 1 Ruhm für jede Leiste, auf der du allein vorn liegst, höchstens 3.
magus-effect-bonus-colour = Ende: 2 je { $colour }en Trank
    .long = Letzte Wertung: 2 Ruhm für jeden { $colour }en Trank, den du hast, diesen mitgezählt.
magus-effect-group-one = 1 Lehrling setzen/bewegen
    .long = Setze 1 Lehrling, oder bewege 1 zu einer Nachbarquelle. Das aktiviert die Quelle.
magus-effect-group-two = 2 Lehrlinge setzen/bewegen
    .long = Setze 2 Lehrlinge zusammen auf eine Quelle, oder bewege 2 zusammen zu einer Nachbarquelle. Das aktiviert sie.
magus-effect-walk = 1 Lehrling bewegen
    .long = Bewege 1 deiner Lehrlinge zu einer Nachbarquelle. Das aktiviert die Quelle.
magus-effect-lead-mage = 1 Magier bewegen
    .long = Bewege einen deiner Magier zu einer Nachbarquelle. Das aktiviert die Quelle.
magus-effect-lead-high = Magier/Erzmagier bewegen
    .long = Bewege einen deiner Magier oder Erzmagier zu einer Nachbarquelle. Das aktiviert die Quelle.
magus-effect-steadfast = Fest; +1 je Quelle allein vorn
    .long = Niemand sonst kann deine Zauberer bewegen. Bei jeder Wertung: 1 Ruhm für jede Quelle, an der du allein führst.
magus-effect-gain = { $n ->
    [one] { $n } farbloses nehmen
   *[other] { $n } farblose nehmen
}
    .long = { $n ->
    [one] Nimm { $n } farbloses Mana.
   *[other] Nimm { $n } farblose Mana.
}
magus-effect-trade = 2 Mana einer Farbe gegen 1
    .long = Tausche zwei Mana einer Farbe gegen eins einer anderen.
magus-effect-tranches = Dein Mana ist { $figures }
    .long = Der erste, zweite und dritte Platz an einer Quelle bringt dir { $figures } Mana.
magus-effect-two-sources = Mana von 2 Quellen
    .long = Du darfst in jedem Zug von zwei verschiedenen aktivierten Quellen Mana nehmen.
magus-effect-copy = Würfel wie ein anderer
    .long = Gib einem deiner Würfel den Wert eines anderen, bevor du deine Aktion wählst.
magus-effect-figures = Ende: höhere Zauberer je 1
    .long = Letzte Wertung: 1 Ruhm für jeden Adepten, Magier und Erzmagier von dir auf dem Brett.
magus-effect-pair = Aus 2 Zauberern erschaffen
    .long = Was du erschaffst, darf zwei Zauberer statt drei ersetzen.
magus-effect-double = Erzmagier mit 2 Würfeln
    .long = Zwei gleiche Würfel genügen, um drei Zauberer durch einen Erzmagier zu ersetzen.
magus-effect-teacher = Erschaffen erhöht 2 Kräfte mehr
    .long = Wenn du einen Adepten oder Magier erschaffst, steigen zwei Kräfte mehr.
magus-effect-creator = 2 Ruhm je Erschaffen
    .long = Du bekommst sofort 2 Ruhm für jeden Zauberer, den du erschaffst.
magus-effect-bonus-all = Ende: 1 je Trank
    .long = Letzte Wertung: 1 Ruhm für jeden Trank, den du hast, diesen mitgezählt.
magus-effect-reroll-one = 1 Würfel neu werfen
    .long = Wirf einen deiner freien Würfel neu.
magus-effect-reroll-three = Bis 3 Würfel neu werfen
    .long = Wirf bis zu drei deiner freien Würfel neu.
magus-effect-change = 1 Würfel um 1 ändern
    .long = Ändere einen deiner freien Würfel um eins, nach oben oder unten; 1 und 6 sind Nachbarn.
magus-effect-curse = 421: 3 Stufen mehr
    .long = Mit einer 421 darfst du Kräfte der anderen um drei Stufen mehr senken, beliebig verteilt.
magus-effect-push-two = Bis 2 Gegner schieben
    .long = Bewege bis zu zwei Lehrlinge oder Magier der anderen, jeden zu einer Nachbarquelle.
magus-effect-fourth-die = 1 Würfel mehr je Zug
    .long = Du wirfst in jedem Zug einen Würfel mehr, bis zu fünf.

# Verben: Titel der Menüs, Befehle und ihre Angaben.

magus-verb-choose = Aktion wählen
magus-verb-create = Zauberer erschaffen
magus-verb-replace = Zauberer, die Platz machen
magus-verb-place = Setzen
magus-verb-move = Bewegen
magus-verb-push = Gegner schieben
magus-verb-raise = Kraft erhöhen
magus-verb-transfer = Stufe umsetzen
magus-verb-lower = 421: Kraft senken
magus-verb-power = Kraft nutzen
magus-verb-buy = Trank kaufen
magus-verb-use = Trank nutzen
magus-verb-change = Würfel ändern
magus-verb-reroll = Neu würfeln
magus-verb-trade = Mana tauschen
magus-verb-take = Mana nehmen
magus-verb-skip = Auslassen
magus-verb-end = Zug beenden
magus-verb-prefer = Leiste einordnen
magus-verb-forget = Rangfolge löschen

magus-command-choose = wählen
magus-command-create = erschaffen
magus-command-replace = ersetzen
magus-command-place = setzen
magus-command-move = bewegen
magus-command-push = schieben
magus-command-raise = erhöhen
magus-command-transfer = umsetzen
magus-command-lower = senken
magus-command-power = kraft
magus-command-buy = kaufen
magus-command-use = nutzen
magus-command-change = ändern
magus-command-reroll = neuwürfeln
magus-command-trade = tauschen
magus-command-take = nehmen
magus-command-skip = auslassen
magus-command-end = beenden
magus-command-prefer = ordnen
magus-command-forget = löschen
magus-command-potions = tränke

magus-help = Magus spielen
magus-help-choose = Einen Würfel auf die Aktion seines Werts legen
magus-help-create = Aktion 7: mit zwei oder drei gleichen Würfeln einen Zauberer erschaffen
magus-help-replace = Sagen, welche Zauberer dem neuen Platz machen
magus-help-place = Die Lehrlinge deiner Aktion oder deines Tranks setzen
magus-help-move = Deine Zauberer zu einer Nachbarquelle bewegen
magus-help-push = Einen fremden Zauberer zu einer Nachbarquelle schieben
magus-help-raise = Eine deiner Kräfte erhöhen
magus-help-transfer = Eine deiner Kräfte senken und eine andere erhöhen
magus-help-lower = Mit einer 421: eine Kraft einer anderen Person senken
magus-help-power = Eine deiner Kräfte nutzen, für eine ihrer Stufen
magus-help-buy = Einen ausliegenden Trank kaufen
magus-help-use = Einen deiner Tränke nutzen
magus-help-change = Einem freien Würfel einen anderen Wert geben
magus-help-reroll = Freie Würfel neu werfen
magus-help-trade = Zwei Mana einer Farbe gegen eins einer anderen geben
magus-help-take = Das Mana einer Quelle nehmen, die du aktiviert hast
magus-help-skip = Den Rest der laufenden Wirkung auslassen
magus-help-end = Den Zug beenden; für die nächste Person wird gewürfelt
magus-help-prefer = Die Leisten ordnen, beste zuerst, für Stufen vom Kraftring (geheim)
magus-help-forget = Deine Rangfolge der Leisten löschen
magus-help-potions = Die ausliegenden Tränke und deine ansehen, mit ihrem Text

magus-arg-die = würfel
magus-arg-kind = art
magus-arg-kinds = arten
magus-arg-source = quelle
magus-arg-origin = von
magus-arg-to = nach
magus-arg-victim = gegner
magus-arg-track = leiste
magus-arg-lowered = gesenkt
magus-arg-raised = erhöht
magus-arg-potion = trank
magus-arg-dice = würfel
magus-arg-give = gibst
magus-arg-get = bekommst
magus-arg-how = wie
magus-arghelp-die = Der Wert eines deiner freien Würfel
magus-arghelp-kind = Lehrling, Adept, Magier oder Erzmagier
magus-arghelp-kinds = Die Zauberer, die in deinen Vorrat zurückkehren
magus-arghelp-source = Eine der fünf Quellen
magus-arghelp-origin = Die Quelle, die verlassen wird
magus-arghelp-to = Wohin es geht, oder der neue Wert
magus-arghelp-victim = Wen es trifft
magus-arghelp-track = Eine Kraft, 1 bis 7
magus-arghelp-lowered = Die Kraft, die eine Stufe verliert
magus-arghelp-raised = Die Kraft, die sie bekommt
magus-arghelp-potion = Ein Trank
magus-arghelp-dice = Die Würfel, die neu geworfen werden
magus-arghelp-give = Die Farbe der zwei Mana, die du gibst
magus-arghelp-get = Die Farbe des Manas, das du bekommst
magus-arghelp-how = Wie es steht, oder mit Kraft 4 den Gleichstand gewinnen

magus-option-rounds = Höchstzahl an Runden
magus-option-rounds-15 = 15 Runden
magus-option-rounds-20 = 20 Runden
magus-option-rounds-30 = 30 Runden
magus-option-rounds-40 = 40 Runden

magus-how-plain = wie es steht
magus-how-tie_power = mit Kraft 4

# Eine ganze Handlung, auf einem Knopf oder als Schritt des Zuges.

magus-action-1 = 3 Kräfte erhöhen
magus-action-2 = 2 Lehrlinge, 1 Kraft um 2
magus-action-3 = 1 + 1 Lehrlinge, 1 Kraft
magus-action-4 = 3 Lehrlinge
magus-action-5 = 2 + 2 Lehrlinge
magus-action-6 = 1 + 1 + 1 Lehrlinge
magus-do-choose = Aktion { $n }: { $what }
magus-do-create = Erschaffen mit { $die }ern: { $kind } auf { $source }
magus-do-replace = Ersetzen: { $kinds }
magus-do-place = Auf { $source } setzen
magus-do-place-count = { $count } auf { $source } setzen
magus-do-move = { $kind } bewegen: { $origin } → { $to }
magus-do-move-count = { $count } bewegen: { $origin } → { $to }
magus-do-push = { $kind } von { $name } schieben: { $origin } → { $to }
magus-do-raise = Kraft erhöhen: { $track }
magus-do-transfer = Kraft { $lowered } senken, Kraft { $raised } erhöhen
magus-do-lower = 421: Kraft { $track } von { $name } senken
magus-do-power = Kraft nutzen: { $track }
magus-do-buy = { $potion } kaufen: { $effect }
magus-do-use = { $potion } nutzen: { $effect }
magus-do-change = Aus einer { $die } eine { $to } machen
magus-do-reroll = { $dice } neu werfen
magus-do-trade = { $give } gegen { $get } tauschen
magus-do-take = { $mana } nehmen
magus-do-take-plain = Mana { $source } nehmen
magus-do-take-tie = Mit Kraft 4 { $mana } nehmen
magus-do-take-tie-plain = Mit Kraft 4 Mana { $source } nehmen
magus-do-skip = Rest auslassen
magus-do-end = Zug beenden
magus-do-prefer = Als Nächstes in der Rangfolge: { $track }
magus-do-forget = Rangfolge löschen

# Das Menü.

magus-panel-end-take = Ende, { $mana } nehmen
magus-panel-power = Kraft { $n }
magus-panel-alone = Aktion { $n }, sonst noch nichts
magus-panel-actions = Aktion: { $dice }
magus-panel-actions-create = Aktion: { $dice } · erschaffen
magus-panel-of-action = { $n }: { $what }
magus-hint-stand = deine Stufe dort { $old } → { $new }, die beste der anderen { $other }
magus-panel-rank = Leisten ordnen
magus-line-dice = Freie Würfel: { $dice }.
magus-line-no-dice = Keine freien Würfel.
magus-line-choose = Wähl deine Aktion und gleich alles, was sie tut, auch das Ende des Zuges. Mit gleichen Würfeln kannst du erschaffen.
magus-line-action = Aktion { $n }. Noch zu tun: { $rest }.
magus-line-done = Deine Aktion ist getan. Nutz, was du willst, dann beende deinen Zug.
magus-line-left-groups = { $groups ->
    [one] eine Gruppe von { $size }
   *[other] { $groups } Gruppen von { $size }
}
magus-line-left-raises = { $n ->
    [one] eine Kraft
   *[other] { $n } Kräfte
}
magus-line-421 = Deine Würfel zeigen 421: senke eine Kraft einer anderen Person.
magus-line-mana = Mana: { $mana }.
magus-line-replace = Welche Zauberer machen dem neuen Platz?
magus-line-effect-raise = Erhöhe eine Kraft.
magus-line-effect-group = Setze oder bewege deine Lehrlinge.
magus-line-effect-move = Welcher Zauberer geht wohin?
magus-line-effect-push = Wessen Zauberer geht wohin?
magus-line-effect-die = Aus welchem Würfel wird was?
magus-line-effect-reroll = Welche Würfel wirfst du neu? Es gibt kein Zurück.
magus-line-effect-transfer = Welche Kraft gibt welcher eine Stufe?
magus-line-effect-trade = Zwei von welcher Farbe gegen eins von welcher?
magus-line-ring = Der Kraftring gibt dir { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}, jede auf einer anderen Kraft.
magus-line-ranking = Deine Rangfolge: { $tracks }. Nur du siehst sie.
magus-line-no-ranking = Ordne die Leisten, die beste zuerst: der Kraftring zahlt dir dann danach, ohne zu fragen. Nur du siehst es.
magus-line-wait = { $name } ist am Zug.
magus-line-over = Die Partie ist zu Ende.

# Was geschehen ist.

magus-event-laid = { $name } beginnt. Der Kreis: { $sources }. Im Angebot: { $potions }.
magus-event-rolled = Runde { $round }, { $name } würfelt { $dice }.
magus-event-rolled-more = { $name } würfelt noch { $dice }.
magus-event-rerolled = { $name } wirft { $old } neu: { $new }.
magus-event-changed = { $name } macht aus einer { $old } eine { $new }.
magus-event-chosen = { $name } wählt mit einer { $die } Aktion { $action }.
magus-event-chosen-7 = { $name } wählt das Erschaffen, mit { $die }ern.
magus-event-placed = { $name } setzt { $count } auf { $source }.
magus-event-moved = { $name } bewegt { $count } von { $origin } nach { $to }.
magus-event-pushed = { $name } schiebt { $count } von { $victim } von { $origin } nach { $to }.
magus-event-created = { $name } erschafft auf { $source }: { $count }; ersetzt: { $replaced }.
magus-event-raised = { $name } hat Kraft { $track } jetzt auf { $level }.
magus-event-reliquat = Restbonus (übrige Würfel): { $name } hat Kraft { $track } jetzt auf { $level }.
magus-event-transferred = { $name } setzt eine Stufe von Kraft { $lowered } auf Kraft { $raised } um.
magus-event-lowered = Eine 421 (Würfel 4, 2 und 1): { $name } senkt Kraft { $track } von { $victim } auf { $level }.
magus-event-power-used = { $name } nutzt Kraft { $track } ({ $power }), es bleiben { $level }.
magus-event-bought = { $name } kauft { $potion } für { $mana }.
magus-event-offered = { $potion } kommt ins Angebot ({ $effect }).
magus-event-used = { $name } nutzt { $potion }: { $effect }.
magus-event-gained = { $name } bekommt { $mana }.
magus-event-traded = { $name } tauscht { $give } gegen { $get }.
magus-event-inspired = { $name } bekommt { $glory } Ruhm fürs Erschaffen.
magus-event-counted = Wertung { $n } von 3.
magus-event-ring-paid = Der Ring { $source } bringt Ruhm: { $list }.
magus-event-ring-levels = Der Kraftring bringt Stufen: { $list }.
magus-event-track-paid = Leiste { $track } bringt Ruhm: { $list }.
magus-event-potion-paid = { $potion } bringt { $name } { $glory } Ruhm.
magus-event-families-paid = Die Tränke von { $name } sind { $glory } Ruhm wert.
magus-event-last-round = { $name } hat Magiestufe 24 erreicht: diese Runde ist die letzte.
magus-event-ended = Der Wettstreit ist vorbei.
magus-event-preferred = Deine Rangfolge: { $tracks }.
magus-event-preferred-none = Du hast keine Rangfolge mehr.
magus-gain = { $name } +{ $n }

# Ein Zug, in einem Satz erzählt.

magus-story-turn = { $name } { $did }.
magus-story-leads = { $did } – und führt damit auf { $sources }
magus-story-created = erschafft { $kind ->
    [initiate] einen Adepten
    [mage] einen Magier
   *[archmage] einen Erzmagier
} auf { $source }
magus-story-pushed = schiebt { $list }
magus-story-pushed-many = schiebt { $n ->
    [one] einen fremden Zauberer
   *[other] { $n } fremde Zauberer
}
magus-story-push = { $n ->
    [one] einen { $kind ->
        [apprentice] Lehrling
       *[mage] Magier
    }
   *[other] { $n } { $kind ->
        [apprentice] Lehrlinge
       *[mage] Magier
    }
} { $whose } nach { $to }
magus-story-placed = setzt { $list }
magus-story-place = { $count } auf { $sources }
magus-story-place-each = je { $count } auf { $sources }
magus-story-moved = bewegt { $list }
magus-story-moved-many = bewegt { $n ->
    [one] einen Zauberer
   *[other] { $n } Zauberer
}
magus-story-move = { $count } von { $origin } nach { $to }
magus-story-bought = kauft { $potions }
magus-story-used = nutzt { $potions }
magus-story-potion = { $potion } („{ $effect }“)
magus-story-raised = erhöht { $n ->
    [one] Kraft
   *[other] die Kräfte
} { $tracks }
magus-story-ring = nimmt { $n ->
    [one] eine Stufe der Kraft
   *[other] Stufen der Kräfte
} { $tracks } vom Kraftring
magus-story-power = { $track } ({ $power })
magus-story-shifted = setzt eine Stufe von Kraft { $low } auf Kraft { $high } um
magus-story-powers = nutzt { $n ->
    [one] Kraft
   *[other] die Kräfte
} { $tracks }
magus-story-traded = tauscht { $give } gegen { $get }
magus-story-gained = bekommt { $mana }
magus-story-chosen = { $action ->
    [7] wählt das Erschaffen
   *[other] wählt Aktion { $action }
}
magus-story-rolled = würfelt noch { $dice }
magus-story-rerolled = wirft { $old } neu: { $new }
magus-story-changed = macht aus einer { $old } eine { $new }
magus-story-lowered = senkt mit einer 421 (Würfel 4, 2 und 1) { $list }
magus-story-lowered-bare = senkt mit einer 421 { $list }
magus-story-lowered-many = senkt mit einer 421 { $n ->
    [one] eine Kraft
   *[other] { $n } Kräfte
}
magus-story-lowered-one = Kraft { $track } { $whose } auf { $level }
magus-story-counted = Wertung { $n } von 3: { $list }.
magus-story-paid = Die Wertung geht mit den Kräften weiter: { $list }.
magus-story-paid-last = Kräfte und Tränke: { $list }.
magus-story-two = { $name } { $powers } + { $potions }
magus-story-ahead = { $name } { $seats ->
    [one] führt
   *[other] führen
} mit { $glory } Ruhm.
magus-story-ended = Der Wettstreit ist vorbei: { $list }.
magus-story-total = { $name } { $n }
magus-story-dice = { $name } hat { $dice } gewürfelt.


# Das Brett.

magus-board-round = Runde { $n }
magus-board-last = letzte Runde
magus-board-action = Aktion { $n }
magus-board-deck = Stapel { $n }
magus-board-pile = Stapel
magus-board-glory = Ruhm
magus-board-magic = Magie
magus-board-bottles = Tränke
magus-board-nearest = Magie { $n } von { $of }
magus-board-counts = 3. Wertung: Ende
magus-board-mana = Mana je Rang
magus-board-rank = { $n }.
magus-board-reserve = Vorrat
magus-can = Du kannst { $list }.
magus-can-other = Jetzt: { $list }.
magus-can-choose = eine Aktion wählen
magus-can-place = setzen oder bewegen
magus-can-raise = Kräfte erhöhen
magus-can-power = Kräfte nutzen
magus-can-buy = kaufen
magus-can-use = Tränke nutzen
magus-can-take = Mana nehmen
magus-can-lower = jemandem eine Kraft senken
magus-can-push = jemanden schieben
magus-can-change = einen Würfel ändern
magus-can-reroll = Würfel neu werfen
magus-can-transfer = eine Stufe umsetzen
magus-can-trade = Mana tauschen
magus-can-replace = Zauberer ersetzen
magus-can-skip = verzichten
magus-can-end = beenden
magus-board-worth = 1-2-4: der Ruhm eines Tranks in einer Familie von einem, zwei, drei
magus-end-rings = Ringe
magus-end-powers = Kräfte
magus-end-creations = Erschaffen
magus-board-potions = Tränke im Angebot
magus-board-owned = Tränke von { $name }

# Eine Stellung in Worten.

magus-text-head = Magus, Runde { $round }
magus-text-move = { $name } ist am Zug.
magus-text-result = { $name } gewinnt.
magus-text-shared = { $names } teilen sich den Sieg.
magus-text-dice = Freie Würfel: { $free }; verbraucht: { $spent }.
magus-text-none = keine
magus-text-changed = Seit dem letzten Bild: { $story }
magus-text-standing = { $name }: { $glory } Ruhm, Magiestufe { $magic }.
magus-text-source = { $source } ({ $ring })
magus-text-ring = { $figures } Ruhm
magus-text-ring-power = { $figures } Stufen
magus-text-beside = { $source }: { $there }.
magus-text-there = { $pieces } von { $name } (Stufe { $level })
magus-text-empty = niemand
magus-text-circle = Im Kreis: { $sources }.
magus-text-powers = Kräfte 1 bis 7: { $levels }
magus-text-mana = Mana: { $mana }
magus-text-reserve = Vorrat: { $pieces }
magus-text-potions = Tränke: { $potions }
magus-text-offer = Im Angebot: { $potions }
magus-text-card = { $potion } ({ $cost }; { $figures }; { $use }): { $effect }
magus-text-tilted = { $potion } (genutzt)
magus-text-deck = Karten im Stapel: { $n }.
magus-text-ranking = Deine Rangfolge der Leisten: { $tracks }

# Das Ende.

magus-reason-level = Eine Magiestufe von 24 ist erreicht, und die Runde ist zu Ende gespielt.
magus-reason-rounds = Die letzte erlaubte Runde ist vorbei.
magus-score-rings-1 = Wertung 1: Ringe
magus-score-tracks-1 = Wertung 1: Kräfte
magus-score-rings-2 = Wertung 2: Ringe
magus-score-tracks-2 = Wertung 2: Kräfte
magus-score-rings-3 = Wertung 3: Ringe
magus-score-tracks-3 = Wertung 3: Kräfte
magus-score-creations = Erschaffen
magus-score-potions = Tränke
magus-score-total = Ruhm

# Warum etwas nicht geht.

magus-why-over = Die Partie ist zu Ende.
magus-why-turn = Du bist nicht am Zug.
magus-why-seat = In dieser Partie gibt es { $seat } nicht.
magus-why-ring = Nimm zuerst deine Stufen vom Kraftring.
magus-why-ring-twice = Auf Leiste { $number } hast du von diesem Ring schon eine Stufe; nimm eine andere Leiste.
magus-why-pending = Beende zuerst die laufende Wirkung, oder lass ihren Rest aus.
magus-why-pending-replace = Ein begonnenes Erschaffen wird ausgeführt: sag zuerst, welche Zauberer dem neuen Platz machen.
magus-why-nothing-pending = Keine laufende Kraft und kein laufender Trank tut das.
magus-why-chosen = { $action ->
    [7] Du hast Aktion 7 gewählt, Erschaffen; mehr als eine Aktion hast du nicht.
   *[other] Du hast Aktion { $action } gewählt; mehr als eine hast du nicht.
}
magus-why-no-action = Wähl zuerst die Aktion deines Zuges.
magus-why-no-die = Keiner deiner freien Würfel zeigt { $die }.
magus-why-dice = Deine Würfel lassen es nicht zu: { $kind } mit Würfeln { $die }, davon hast du { $have }.
magus-why-create-apprentice = Lehrlinge werden gesetzt, nicht erschaffen: erschaff einen Adepten, Magier oder Erzmagier.
magus-why-create-reserve = Davon hast du keine Figur mehr im Vorrat: { $kind }.
magus-why-create-few = Auf { $source } müssen { $need } andere Zauberer von dir Platz machen.
magus-why-replace = Diese Zauberer können dem neuen nicht Platz machen.
magus-why-no-group = Aktion { $action } hat keine Gruppe Lehrlinge mehr zu setzen oder zu bewegen.
magus-why-reserve = Die Gruppe hat { $need } Lehrlinge; in deinem Vorrat sind { $have }.
magus-why-group = Die Gruppe hat { $need } Lehrlinge; auf { $source } hast du { $have }.
magus-why-place-far = { $source } ist zu weit: setz, wo du einen Zauberer hast, oder daneben.
magus-why-move-far = { $source } und { $to } sind keine Nachbarn.
magus-why-move-kind = Aktionen bewegen nur Lehrlinge, nicht diese Art: { $kind }.
magus-why-move-potion = Dieser Trank bewegt nur Lehrlinge, nicht diese Art: { $kind }.
magus-why-aimed = Eine Gruppe dieser Aktion ist schon auf { $source }; nimm eine andere Quelle.
magus-why-brought = Die Lehrlinge auf { $source } kamen mit dieser Aktion und bleiben.
magus-why-absent = Auf { $source } hast du keinen solchen Zauberer: { $kind }.
magus-why-no-raise = Es ist keine Kraft mehr zu erhöhen.
magus-why-raised = Leiste { $number } ist damit schon erhöht; erhöhe eine andere.
magus-why-top = Leiste { $number } ist ganz oben.
magus-why-take-twice = Du hast das Mana dieses Zuges schon genommen.
magus-why-take-again = Von { $source } hast du in diesem Zug schon Mana genommen.
magus-why-take-idle = { $source } ist in diesem Zug nicht aktiviert: setz oder beweg zuerst einen Zauberer dorthin.
magus-why-take-gone = Auf { $source } hast du keinen Zauberer mehr.
magus-why-take-nothing = { $source } gäbe dir nichts.
magus-why-no-tie = Auf { $source } gibt es keinen Gleichstand, bei dem Kraft 4 dir mehr brächte.
magus-why-power-level = Kraft { $number } steht auf Stufe 0.
magus-why-power-twice = Kraft { $number } hast du in diesem Zug schon genutzt.
magus-why-power-many = Du darfst { $most } Kräfte je Zug nutzen, und die hast du genutzt.
magus-why-power-vain = Kraft { $number } kann jetzt nichts bewirken.
magus-why-power-dice = Mehr als fünf Würfel hat niemand.
magus-why-power-tie = Kraft 4 sagst du an, wenn du Mana einer Quelle nimmst, an der Gleichstand herrscht.
magus-why-power-glory = Kraft 7 wird nie genutzt: sie bringt Ruhm bei den Wertungen.
magus-why-offer = { $potion } ist nicht im Angebot.
magus-why-cost = { $potion } kostet { $cost } Mana seiner Farben; das kannst du nicht zahlen.
magus-why-not-owned = { $potion } gehört dir nicht.
magus-why-lasting = { $potion } wirkt von selbst, die ganze Zeit.
magus-why-used-up = { $potion } ist verbraucht.
magus-why-used = { $potion } ist in diesem Zug schon genutzt.
magus-why-potion-vain = { $potion } kann jetzt nichts bewirken.
magus-why-potion-late = { $potion } wirkt nur, bevor du deine Aktion gewählt hast.
magus-why-free = Du hast keinen solchen freien Würfel: { $die }.
magus-why-change = Aus einer { $die } kann keine { $to } werden: ein Würfel ändert sich um eins.
magus-why-copy = Kein anderer freier Würfel von dir zeigt { $to }.
magus-why-reroll = Wirf höchstens { $most } deiner Würfel neu.
magus-why-reroll-order = Nenn die Würfel, die du neu wirfst, vom kleinsten zum größten.
magus-why-trade-few = Ein Tausch braucht zwei Mana dieser Farbe: { $mana }.
magus-why-trade-same = Ein Tausch bringt eine andere Farbe.
magus-why-trade-none = Von dieser Farbe ist kein Mana mehr da: { $mana }.
magus-why-transfer = Kraft { $low } kann Kraft { $high } keine Stufe geben: eine Stufe kommt von einer Kraft, die eine hat, zu einer anderen unter 6.
magus-why-own = Geschoben werden nur fremde Zauberer.
magus-why-unmoved = Diese Art wird damit nicht bewegt: { $kind }.
magus-why-lead = Damit bewegst du nur einen eigenen Magier oder Erzmagier, nicht diese Art: { $kind }.
magus-why-lead-mage = Grün 3 und Grün 7 bewegen nur Magier, nicht diese Art: { $kind }.
magus-why-steadfast = Die Zauberer von { $seat } sind nicht zu bewegen: Grün 8 schützt sie.
magus-why-push-same = Beweg diesmal einen anderen Zauberer.
magus-why-push-absent = Auf { $source } steht kein solcher Zauberer von { $seat }: { $kind }.
magus-why-421 = Deine Würfel zeigen nicht 4, 2 und 1.
magus-why-421-done = Deine 421 hat in diesem Zug alles getan, was sie kann.
magus-why-421-level = Kraft { $number } von { $seat } steht auf Stufe 0.
magus-why-421-self = Eine 421 senkt Kräfte der anderen.
magus-why-ranked = Leiste { $number } ist schon in deiner Rangfolge.
magus-why-no-ranking = Du hast keine Rangfolge zu löschen.

# Tränke zum Nachschlagen.

magus-entry-potion = { $use }: { $effect } Kosten: { $cost }. Wert: { $figures } Ruhm in einer Familie von einem, zwei und mehr.

# Das Glossar: ein Begriff, was er heißt, wie man ihn sonst nennt, und seine Klauseln.

magus-glossary-goal = Ziel
    .means = der meiste Ruhm nach drei Wertungen
    .also = wie gewinnt man, Sieg, Spielziel, Zweck, worum geht es
    .clauses = 1.1 9.1
magus-glossary-source = Quelle
    .means = einer der fünf Orte, um die Zauberer stehen, jeder mit einer Farbe Mana
    .also = Ort, Feld, Brunnen, Gebiet
    .clauses = 1.2
magus-glossary-ring = Ruhmring
    .means = was eine Quelle bei jeder Wertung dem ersten, zweiten und dritten Platz bringt
    .also = Mehrheit, Punkte einer Quelle
    .clauses = 1.3 8.2
magus-glossary-power-ring = Kraftring
    .means = der Ring, der Stufen von Kräften bringt statt Ruhm
    .also = Stufen
    .clauses = 8.3 1.3
magus-glossary-sorcerer = Zauberer
    .means = jede deiner Figuren: Lehrling 1, Adept 3, Magier 5, Erzmagier 7
    .also = Figur, Stein, Hexer, Einheit, Wert, Stärke
    .clauses = 1.4
magus-glossary-level = Magiestufe
    .means = die Summe deiner Zauberer, an einer Quelle oder auf dem ganzen Brett
    .also = Stärke, Macht, 11, 19, 24
    .clauses = 1.4 7.2
magus-glossary-power = Kraft
    .means = eine von sieben Leisten, deren Stufen du für ihre Wirkung ausgibst
    .also = Leiste, Fähigkeit, Können, Höchststand
    .clauses = 1.6 5.1
magus-glossary-mana = Mana
    .means = Kristalle in sechs Farben, mit denen du Tränke bezahlst
    .also = Kristall, Rohstoff, Geld, Edelstein, Mana bekommen
    .clauses = 1.7 4.2
magus-glossary-colourless = Farbloses Mana
    .means = Mana, das beim Bezahlen eines Tranks für jede Farbe steht
    .also = Joker, grau, durchsichtig, beliebig
    .clauses = 4.6
magus-glossary-free-die = Freier Würfel
    .means = ein Würfel, den du nicht für deine Aktion verbraucht hast
    .also = unbenutzter Würfel, Würfel ändern, neu werfen
    .clauses = 2.3
magus-glossary-421 = 421
    .means = drei deiner Würfel zeigen 4, 2 und 1: senke eine Kraft einer anderen Person
    .also = Angriff, schaden, Kombination
    .clauses = 2.4
magus-glossary-action = Aktion
    .means = wofür du in deinem Zug einen Würfel verbrauchst, zum Erschaffen zwei oder drei: sein Wert sagt, welche
    .also = was kann ich tun
    .clauses = 3.1 3.2
magus-glossary-group = Gruppe
    .means = Lehrlinge, die eine Aktion zusammen setzt oder bewegt
    .also = Lehrlinge setzen, stellen
    .clauses = 3.3 3.4
magus-glossary-creation = Erschaffen
    .means = Aktion 7: gleiche Würfel machen aus drei deiner Zauberer einen höheren
    .also = aufsteigen, aufwerten, befördern, Magier machen, Adept, Erzmagier
    .clauses = 3.8 3.9
magus-glossary-activate = Aktivieren
    .means = einen Zauberer auf eine Quelle zu setzen, zu bewegen oder dort zu erschaffen, sodass du ihr Mana nehmen darfst
    .also = Kristalle, einsammeln, wecken
    .clauses = 4.1 4.2
magus-glossary-potion = Trank
    .means = eine Karte, die du mit Mana kaufst, mit einer Wirkung und Ruhm am Ende
    .also = Karte, Flasche, Elixier, zweimal
    .clauses = 6.1 6.3
magus-glossary-family = Familie
    .means = Tränke einer Farbe, die mehr wert sind, je mehr es sind
    .also = Satz, Sammlung, Reihe
    .clauses = 8.5
magus-glossary-reliquat = Restbonus
    .means = was von deinen Würfeln übrig ist: jeder freie Würfel wie die deiner Aktion erhöht die Kraft dieser Zahl
    .also = übrig, übrige Würfel, Rest, Bonus, Reliquat
    .clauses = 7.1
magus-glossary-count = Wertung
    .means = eine der drei Abrechnungen: Ringe, Leisten der Kräfte und bei der letzten auch Tränke
    .also = Punkte, Abrechnung, zählen, wann wird gewertet
    .clauses = 8.1 7.2 7.3

# Wie man nach einer Klausel fragt, mit Wörtern, die sie nicht hat.

magus-asked =
    1.1: wie gewinne ich, Ziel, Geschichte, worum geht es
    1.2: Quellen, Brett, Nachbarn, benachbart, welche Quellen liegen nebeneinander
    1.3: Ringe, Punkte der Quellen, was bringen die Ringe, erster Platz an einer Quelle, zweiter Platz
    1.4: Figuren, wie viele Lehrlinge, Wert einer Figur, Stärke eines Magiers, was ist ein Magier wert
    1.5: wer darf wessen Figuren bewegen, fremde Figuren bewegen, sicher vor Gegnern, Erzmagier schieben, Adept schieben
    1.6: Leisten, wie viele Kräfte, Stufen, Höchststand einer Kraft, Anfangsstufe
    1.7: wie viele Kristalle gibt es, gehen die Kristalle aus, Mana ist alle
    1.8: wie viele Tränke gibt es, Karten im Angebot, wie viele Karten, Zahl der Tränke
    1.9: wer fängt an, wer beginnt, wer ist zuerst dran, Startspieler, Runde
    1.10: geheim, verdeckt, offene Information
    2.1: wie viele Würfel, Wurf, erste Runde, warum habe ich so wenige Würfel
    2.2: die meisten Würfel, höchstens wie viele Würfel
    2.3: verbrauchte Würfel, freie Würfel, Würfel ändern, neu werfen, nach der Aktion neu würfeln
    2.4: 421, vier zwei eins, Kraft senken, jemanden angreifen, drei Würfel 4, 2 und 1, was bringt eine 421
    2.5: 421 mit einem Trank
    3.1: was tue ich im Zug, Aktion wählen, muss ich eine Aktion nehmen, wie viele Aktionen, was kann ich tun, Schritt für Schritt, zwei Aktionen
    3.2: was tun die Aktionen, Liste der Aktionen, Aktion 1, Aktion 2, Aktion 3, Aktion 4, Aktion 5, Aktion 6
    3.3: Gruppe setzen oder bewegen, Reihenfolge der Schritte, auslassen, Figuren aufs Brett bringen, Lehrlinge bewegen, mehrere Lehrlinge
    3.4: wo darf ich setzen, wohin mit Lehrlingen, erster Lehrling, wie komme ich aufs Brett, wohin darf ich gehen
    3.6: zweimal dieselbe Quelle, denselben Lehrling noch einmal bewegen
    3.7: dieselbe Kraft zweimal erhöhen, höchste Stufe einer Kraft, wie hoch geht eine Kraft, Grenze einer Kraft
    3.8: Aktion 7, erschaffen, Magier machen, welche Würfel für einen Magier oder Erzmagier, wie bekomme ich einen Magier
    3.9: was kostet das Erschaffen, ersetzte Figuren, aufwerten, befördern
    3.10: Erzmagier mit zwei Würfeln, aus zwei Figuren erschaffen
    3.11: Bonus beim Erschaffen, Adept erhöht Kräfte, was bringt ein Adept
    3.12: kann ich immer eine Aktion nehmen, wann ist Aktion 7 möglich
    4.1: Quelle aktivieren, wecken, von welchen Quellen darf ich nehmen
    4.2: Mana nehmen, Kristalle bekommen, Mana sammeln, wie oft
    4.3: wie viel Mana, Zahl der Kristalle, wie viele Kristalle bekomme ich, Gleichstand an einer Quelle, wie viel Mana bekomme ich
    4.5: Mana vergessen, Mana wird für mich genommen, mein Mana vergessen
    4.6: farbloses Mana, Joker, jede Farbe, wozu ist es gut
    5.1: Kräfte nutzen, wie viele Kräfte im Zug, Kosten einer Kraft, wie nutze ich eine Kraft, Kraft zweimal nutzen
    5.2: Kraft 1, Kraft 2, Kraft 3, mehr Würfel, Würfel ändern
    5.3: Kraft 4, Gleichstand brechen
    5.4: Kraft 5, Kraft 6, Magier bewegen, schieben, Erzmagier bewegen
    5.5: Kraft 7, Ruhm der Kraft
    6.1: Tränke kaufen, wie viele Tränke darf ich kaufen, Trank bezahlen, Preis
    6.2: werden gekaufte Tränke ersetzt, Trankstapel leer
    6.3: Trank nutzen, zweimal nutzen, noch einmal, wie oft, kippen, einmalig, verbraucht, gekippt, 1×, 1x auf einem Trank, was heißt 1×
    6.7: Kristalle tauschen, Mana wechseln, Farben tauschen
    6.10: meine Figuren schützen
    7.1: Ende eines Zuges, Restbonus, übrige Würfel
    7.2: wann ist die erste Wertung, wann wird gewertet, zweite Wertung, wie viele Punkte, Stufe 11, Stufe 19
    7.3: wann endet die Partie, Spielende, letzte Runde, dritte Wertung, Stufe 24, wie viele Züge noch
    7.4: Höchstzahl an Runden, wie lange dauert das Spiel, wie viele Runden spielen wir
    7.5: Zeit abgelaufen, zu spät, Frist, abwesend, zu langsam, nie antworten, keine Antwort, Urlaub, weg
    8.1: was wird gewertet, Schritte einer Wertung
    8.2: Punkte der Quellen, Mehrheit, Ruhm eines Rings, die meisten Figuren an einer Quelle, allein an einer Quelle
    8.3: Kraftring, Stufen als Belohnung
    8.4: Punkte der Leisten, Ruhm für Kräfte, wie werden Kräfte gewertet, was bringen hohe Kräfte
    8.5: Punkte der Tränke, Familien, Sätze, Zahlen auf einem Trank, 1-3, 1-2-4, 2-4-7, 3-5-8-1, was heißen die Zahlen auf einem Trank, drei Zahlen
    8.6: Bonustränke am Ende, Tränke mit Punkten, welche Tränke bringen am Ende Ruhm
    9.1: wer gewinnt, Gleichstand am Ende, der meiste Ruhm, gleich viel Ruhm, Stichentscheid, unentschieden

# Was verglichen wird, wo Wahlen erklärt werden.

magus-tally = Magiestufen
