# Was über eine Partie des Kriegsspiels gesagt wird.

magus-wargame-title = Magus: Fantasy-Kriegsspiel
magus-wargame-blurb = Verdeckte Armeen ziehen um einen Rundweg, werben an, wo sie landen, und kämpfen um die vier Türme.

# Farben, Stapel, Felder.

magus-wargame-colour-black = Schwarz
magus-wargame-colour-blue = Blau
magus-wargame-colour-white = Weiß
magus-wargame-colour-green = Grün
magus-wargame-colour-red = Rot
magus-wargame-colour-gold = Gold
magus-wargame-colour-tower = Turm
magus-wargame-deck-black = Schwarzer Stapel
    .the = den schwarzen Stapel
magus-wargame-deck-blue = Blauer Stapel
    .the = den blauen Stapel
magus-wargame-deck-white = Weißer Stapel
    .the = den weißen Stapel
magus-wargame-deck-green = Grüner Stapel
    .the = den grünen Stapel
magus-wargame-deck-red = Roter Stapel
    .the = den roten Stapel
magus-wargame-deck-magic = Magiestapel
    .the = den Magiestapel
magus-wargame-letter-black = S
magus-wargame-letter-blue = B
magus-wargame-letter-white = W
magus-wargame-letter-green = G
magus-wargame-letter-red = R
magus-wargame-letter-gold = Au
magus-wargame-letter-tower = T
magus-wargame-space = { $n } · { $what }
magus-wargame-nothing = nichts
magus-wargame-nobody = niemand
magus-wargame-random = dem Zufall überlassen
magus-wargame-copy = { $name } { $n }

# Kreaturen, und was auf ihnen steht: der Name, im Satz (Akkusativ), als Bekannte, mehrere.

magus-wargame-unit-warlock = Hexer
    .one = einen Hexer
    .the = den Hexer
    .many = Hexer
magus-wargame-unit-necromancer = Nekromant
    .one = einen Nekromanten
    .the = den Nekromanten
    .many = Nekromanten
magus-wargame-unit-lich = Lich
    .one = einen Lich
    .the = den Lich
    .many = Liche
magus-wargame-unit-gargoyle = Gargoyle
    .one = einen Gargoyle
    .the = den Gargoyle
    .many = Gargoyles
magus-wargame-unit-skeletons = Skelette
    .one = Skelette
    .the = die Skelette
    .many = Skelette
magus-wargame-unit-zombies = Zombies
    .one = Zombies
    .the = die Zombies
    .many = Zombies
magus-wargame-unit-wraiths = Gespenster
    .one = Gespenster
    .the = die Gespenster
    .many = Gespenster
magus-wargame-unit-vampire = Vampir
    .one = einen Vampir
    .the = den Vampir
    .many = Vampire
magus-wargame-unit-pit_demon = Erzdämon
    .one = einen Erzdämon
    .the = den Erzdämon
    .many = Erzdämonen
magus-wargame-unit-cosmic_horror = Urgrauen
    .one = ein Urgrauen
    .the = das Urgrauen
    .many = Urgrauen
magus-wargame-unit-wizard = Magier
    .one = einen Magier
    .the = den Magier
    .many = Magier
magus-wargame-unit-sorcerer = Zauberer
    .one = einen Zauberer
    .the = den Zauberer
    .many = Zauberer
magus-wargame-unit-pirate = Pirat
    .one = einen Piraten
    .the = den Piraten
    .many = Piraten
magus-wargame-unit-siren = Sirene
    .one = eine Sirene
    .the = die Sirene
    .many = Sirenen
magus-wargame-unit-doppelganger = Doppelgänger
    .one = einen Doppelgänger
    .the = den Doppelgänger
    .many = Doppelgänger
magus-wargame-unit-phantasms = Phantome
    .one = Phantome
    .the = die Phantome
    .many = Phantome
magus-wargame-unit-ice_golems = Eisgolems
    .one = Eisgolems
    .the = die Eisgolems
    .many = Eisgolems
magus-wargame-unit-djinn = Dschinn
    .one = einen Dschinn
    .the = den Dschinn
    .many = Dschinns
magus-wargame-unit-storm_giant = Sturmriese
    .one = einen Sturmriesen
    .the = den Sturmriesen
    .many = Sturmriesen
magus-wargame-unit-titan = Titan
    .one = einen Titanen
    .the = den Titanen
    .many = Titanen
magus-wargame-unit-knight = Ritter
    .one = einen Ritter
    .the = den Ritter
    .many = Ritter
magus-wargame-unit-priest = Priester
    .one = einen Priester
    .the = den Priester
    .many = Priester
magus-wargame-unit-cleric = Kleriker
    .one = einen Kleriker
    .the = den Kleriker
    .many = Kleriker
magus-wargame-unit-paladin = Paladin
    .one = einen Paladin
    .the = den Paladin
    .many = Paladine
magus-wargame-unit-cherubs = Cherubim
    .one = Cherubim
    .the = die Cherubim
    .many = Cherubim
magus-wargame-unit-archers = Schützen
    .one = Schützen
    .the = die Schützen
    .many = Schützen
magus-wargame-unit-pikemen = Pikeniere
    .one = Pikeniere
    .the = die Pikeniere
    .many = Pikeniere
magus-wargame-unit-griffins = Greife
    .one = Greife
    .the = die Greife
    .many = Greife
magus-wargame-unit-guardian_angel = Seraph
    .one = einen Seraph
    .the = den Seraph
    .many = Seraphim
magus-wargame-unit-archangel = Erzengel
    .one = einen Erzengel
    .the = den Erzengel
    .many = Erzengel
magus-wargame-unit-pixies = Feen
    .one = Feen
    .the = die Feen
    .many = Feen
magus-wargame-unit-elves = Elfen
    .one = Elfen
    .the = die Elfen
    .many = Elfen
magus-wargame-unit-wolves = Wölfe
    .one = Wölfe
    .the = die Wölfe
    .many = Wölfe
magus-wargame-unit-centaurs = Zentauren
    .one = Zentauren
    .the = die Zentauren
    .many = Zentauren
magus-wargame-unit-unicorns = Einhörner
    .one = Einhörner
    .the = die Einhörner
    .many = Einhörner
magus-wargame-unit-druid = Druide
    .one = einen Druiden
    .the = den Druiden
    .many = Druiden
magus-wargame-unit-ranger = Waldläufer
    .one = einen Waldläufer
    .the = den Waldläufer
    .many = Waldläufer
magus-wargame-unit-enchantress = Waldhexe
    .one = eine Waldhexe
    .the = die Waldhexe
    .many = Waldhexen
magus-wargame-unit-treant = Baumriese
    .one = einen Baumriesen
    .the = den Baumriesen
    .many = Baumriesen
magus-wargame-unit-phoenix = Phönix
    .one = einen Phönix
    .the = den Phönix
    .many = Phönixe
magus-wargame-unit-cyclops = Zyklop
    .one = einen Zyklopen
    .the = den Zyklopen
    .many = Zyklopen
magus-wargame-unit-chaos_warrior = Berserker
    .one = einen Berserker
    .the = den Berserker
    .many = Berserker
magus-wargame-unit-shaman = Schamane
    .one = einen Schamanen
    .the = den Schamanen
    .many = Schamanen
magus-wargame-unit-goblins = Goblins
    .one = Goblins
    .the = die Goblins
    .many = Goblins
magus-wargame-unit-barbarians = Barbaren
    .one = Barbaren
    .the = die Barbaren
    .many = Barbaren
magus-wargame-unit-dwarves = Zwerge
    .one = Zwerge
    .the = die Zwerge
    .many = Zwerge
magus-wargame-unit-trolls = Trolle
    .one = Trolle
    .the = die Trolle
    .many = Trolle
magus-wargame-unit-minotaur = Minotaurus
    .one = einen Minotaurus
    .the = den Minotaurus
    .many = Minotauren
magus-wargame-unit-hydra = Hydra
    .one = eine Hydra
    .the = die Hydra
    .many = Hydren
magus-wargame-unit-dragon = Drache
    .one = einen Drachen
    .the = den Drachen
    .many = Drachen
magus-wargame-narrow-doppelganger = Doppel- gänger
magus-wargame-narrow-necromancer = Nekro- mant
magus-wargame-narrow-enchantress = Wald- hexe
magus-wargame-narrow-phantasms = Phan- tome
magus-wargame-narrow-barbarians = Barba- ren
magus-wargame-narrow-sorcerer = Zaube- rer
magus-wargame-icon-arrows = Pfeile
magus-wargame-icon-flying = Flug
magus-wargame-icon-regenerate = Regeneration
magus-wargame-ability-aura = { $colour } +1
magus-wargame-ability-priest = hebt 1 Zauber auf
magus-wargame-ability-destroy = tötet 1 { $colour }
magus-wargame-ability-defend = +2 in der Abwehr
magus-wargame-ability-attack = +{ $n } im Angriff
magus-wargame-ability-versus = +3 gegen { $colour }
magus-wargame-ability-fuel = Karte ablegen: +3
magus-wargame-ability-kin = +1 je anderes Grün
magus-wargame-ability-negate = tilgt eine Stärke
magus-wargame-ability-draw = zieht eine Karte
magus-wargame-ability-steal = stiehlt eine Karte
magus-wargame-ability-copy = kopiert Kreatur
magus-wargame-figures = { $force } / { $points }

# Magiekarten mit ihren Wirkungen, und Artefakte.

magus-wargame-card-spell_lore = Zauberkunde
magus-wargame-effect-spell_lore = Zieh drei Magiekarten
magus-wargame-card-forget = Vergessen
magus-wargame-effect-forget = Jemand legt zwei Karten ab
magus-wargame-card-death_spell = Todeszauber
magus-wargame-effect-death_spell = Eine zufällige Kreatur einer Armee stirbt
magus-wargame-card-scrye = Hellsicht
magus-wargame-effect-scrye = Sieh dir eine fremde Hand an
magus-wargame-card-divination = Weissagung
magus-wargame-effect-divination = Sieh dir die obersten zehn eines Stapels an
magus-wargame-card-commune = Zwiesprache
magus-wargame-effect-commune = Sieh dir bis zu drei Armeen an
magus-wargame-card-haste = Eile
magus-wargame-effect-haste = Eine Armee zieht 1 Feld
magus-wargame-card-magic_steeds = Zauberrosse
magus-wargame-effect-magic_steeds = Eine Armee zieht 2 Felder
magus-wargame-card-wind_walk = Windlauf
magus-wargame-effect-wind_walk = Eine Armee zieht 3 Felder
magus-wargame-card-fly = Höhenflug
magus-wargame-effect-fly = Eine Armee zieht 4 Felder
magus-wargame-card-teleport = Teleport
magus-wargame-effect-teleport = Eine Armee zieht 5 Felder
magus-wargame-card-magic_gate = Magietor
magus-wargame-effect-magic_gate = Eine Armee zieht 6 Felder
magus-wargame-card-time_shift = Zeitsprung
magus-wargame-effect-time_shift = Eine Armee zieht, so weit ein Würfel zeigt
magus-wargame-card-land_shift = Landtausch
magus-wargame-effect-land_shift = Zwei deiner Armeen tauschen den Platz
magus-wargame-card-creature_switch = Wechselbalg
magus-wargame-effect-creature_switch = Zwei Kreaturen tauschen die Armee
magus-wargame-card-black_summons = Ruf Schwarz
magus-wargame-effect-black_summons = Eine schwarze Kreatur kommt zu einer Armee
magus-wargame-card-blue_summons = Ruf Blau
magus-wargame-effect-blue_summons = Eine blaue Kreatur kommt zu einer Armee
magus-wargame-card-white_summons = Ruf Weiß
magus-wargame-effect-white_summons = Eine weiße Kreatur kommt zu einer Armee
magus-wargame-card-green_summons = Ruf Grün
magus-wargame-effect-green_summons = Eine grüne Kreatur kommt zu einer Armee
magus-wargame-card-red_summons = Ruf Rot
magus-wargame-effect-red_summons = Eine rote Kreatur kommt zu einer Armee
magus-wargame-card-metamorphosis = Verwandlung
magus-wargame-effect-metamorphosis = Ersetze eine Kreatur einer Armee
magus-wargame-card-black_blast = Blitz Schwarz
magus-wargame-effect-black_blast = Vernichte eine schwarze Kreatur
magus-wargame-card-blue_blast = Blitz Blau
magus-wargame-effect-blue_blast = Vernichte eine blaue Kreatur
magus-wargame-card-white_blast = Blitz Weiß
magus-wargame-effect-white_blast = Vernichte eine weiße Kreatur
magus-wargame-card-green_blast = Blitz Grün
magus-wargame-effect-green_blast = Vernichte eine grüne Kreatur
magus-wargame-card-red_blast = Blitz Rot
magus-wargame-effect-red_blast = Vernichte eine rote Kreatur
magus-wargame-card-black_power = Kraft Schwarz
magus-wargame-effect-black_power = Deine schwarzen Kreaturen haben +3
magus-wargame-card-blue_power = Kraft Blau
magus-wargame-effect-blue_power = Deine blauen Kreaturen haben +3
magus-wargame-card-white_power = Kraft Weiß
magus-wargame-effect-white_power = Deine weißen Kreaturen haben +3
magus-wargame-card-green_power = Kraft Grün
magus-wargame-effect-green_power = Deine grünen Kreaturen haben +3
magus-wargame-card-red_power = Kraft Rot
magus-wargame-effect-red_power = Deine roten Kreaturen haben +3
magus-wargame-card-control_black = Kontrolle Schwarz
magus-wargame-effect-control_black = Eine schwarze Kreatur kommt zu dir
magus-wargame-card-control_blue = Kontrolle Blau
magus-wargame-effect-control_blue = Eine blaue Kreatur kommt zu dir
magus-wargame-card-control_white = Kontrolle Weiß
magus-wargame-effect-control_white = Eine weiße Kreatur kommt zu dir
magus-wargame-card-control_green = Kontrolle Grün
magus-wargame-effect-control_green = Eine grüne Kreatur kommt zu dir
magus-wargame-card-control_red = Kontrolle Rot
magus-wargame-effect-control_red = Eine rote Kreatur kommt zu dir
magus-wargame-card-control = Kontrolle
magus-wargame-effect-control = Eine Kreatur kommt zu dir
magus-wargame-card-creature_kill = Kreaturentod
magus-wargame-effect-creature_kill = Vernichte eine Kreatur
magus-wargame-card-spell_blast = Gegenzauber
magus-wargame-effect-spell_blast = Heb einen fremden Zauber auf
magus-wargame-card-nullify = Aufhebung
magus-wargame-effect-nullify = Heb die Fähigkeit einer Kreatur auf
magus-wargame-artifact-helm_of_command = Feldherrnhelm
magus-wargame-gift-helm_of_command = Armeen zu sieben
magus-wargame-artifact-celestial_sword = Sternschwert
magus-wargame-gift-celestial_sword = +1 im Angriff
magus-wargame-artifact-titans_armor = Titanenpanzer
magus-wargame-gift-titans_armor = +1 in der Abwehr
magus-wargame-artifact-ring_of_the_magi = Ring der Magier
magus-wargame-gift-ring_of_the_magi = zwei Karten je Zug
magus-wargame-artifact-crown_of_kings = Königskrone
magus-wargame-gift-crown_of_kings = acht Armeen
magus-wargame-artifact-wand_of_orcus = Orkusstab
magus-wargame-gift-wand_of_orcus = Schwarz +3
magus-wargame-artifact-orb_of_illusions = Trugkugel
magus-wargame-gift-orb_of_illusions = Blau +3
magus-wargame-artifact-holy_shroud = Heiliges Tuch
magus-wargame-gift-holy_shroud = Weiß +3
magus-wargame-artifact-oaken_shield = Eichenschild
magus-wargame-gift-oaken_shield = Grün +3
magus-wargame-artifact-eternal_flame = Ewige Flamme
magus-wargame-gift-eternal_flame = Rot +3

# Verben: Titel der Menüs, Befehle und ihre Angaben.

magus-wargame-verb-cast = Zaubern
magus-wargame-verb-peek = Armee ansehen
magus-wargame-verb-stop = Das ist alles
magus-wargame-verb-pick = Zwei Kreaturen wählen
magus-wargame-verb-replace = Kreatur ersetzen
magus-wargame-verb-shift = Ziehen mit Zeitsprung
magus-wargame-verb-discard = Ablegen
magus-wargame-verb-owe = Vergessen zahlen
magus-wargame-verb-roll = Würfeln
magus-wargame-verb-move = Armee ziehen
magus-wargame-verb-recruit = Anwerben
magus-wargame-verb-decline = Ablehnen
magus-wargame-verb-split = Armee teilen
magus-wargame-verb-end = Beenden
magus-wargame-verb-fight = Nächste Schlacht
magus-wargame-verb-declare = Ansagen
magus-wargame-verb-fuel = Goblins: ablegen
magus-wargame-verb-lay = Karte spielen
magus-wargame-verb-negate = Priester: aufheben
magus-wargame-verb-done = Fertig
magus-wargame-verb-blast = Gegenzauber außerhalb der Schlacht
magus-wargame-verb-list = Gegenzauber: Liste der Zauber
magus-wargame-verb-stance = Anweisungen für Schlachten
magus-wargame-verb-plan = Bei Angriff spielen
magus-wargame-command-cast = zaubern
magus-wargame-command-peek = ansehen
magus-wargame-command-stop = genug
magus-wargame-command-pick = wählen
magus-wargame-command-replace = ersetzen
magus-wargame-command-shift = springen
magus-wargame-command-discard = ablegen
magus-wargame-command-owe = schulden
magus-wargame-command-roll = würfeln
magus-wargame-command-move = ziehen
magus-wargame-command-recruit = anwerben
magus-wargame-command-decline = ablehnen
magus-wargame-command-split = teilen
magus-wargame-command-end = beenden
magus-wargame-command-fight = kämpfen
magus-wargame-command-declare = ansagen
magus-wargame-command-fuel = anspornen
magus-wargame-command-lay = spielen
magus-wargame-command-negate = aufheben
magus-wargame-command-done = fertig
magus-wargame-command-blast = gegenzauber
magus-wargame-command-list = liste
magus-wargame-command-stance = haltung
magus-wargame-command-plan = plan
magus-wargame-help = Magus, das Fantasy-Kriegsspiel, spielen
magus-wargame-help-cast = Einen Zauber außerhalb der Schlachten wirken
magus-wargame-help-peek = Eine Armee nennen, die Zwiesprache zeigen soll
magus-wargame-help-stop = Keine Armeen mehr nennen, oder die Armee von Zeitsprung stehen lassen
magus-wargame-help-pick = Die Kreaturen für Wechselbalg oder eine neue Armee nennen
magus-wargame-help-replace = Die Kreatur nennen, die geht, und den Stapel der neuen
magus-wargame-help-shift = Die Armee von Zeitsprung ziehen
magus-wargame-help-discard = Eine Karte über sieben ablegen
magus-wargame-help-owe = Eine Karte ablegen, die du Vergessen schuldest
magus-wargame-help-roll = Die Magiephase schließen und würfeln
magus-wargame-help-move = Eine Armee mit einem Würfel ziehen
magus-wargame-help-recruit = Jetzt nehmen, was die Landung einer Armee bringt
magus-wargame-help-decline = Liegen lassen, was die Landung einer Armee bringt
magus-wargame-help-split = Eine neue Armee neben eine von mehr als fünf stellen
magus-wargame-help-end = Zu den Schlachten weitergehen, oder den Zug beenden
magus-wargame-help-fight = Wählen, welche Schlacht die nächste ist
magus-wargame-help-declare = Sagen, wem die Fähigkeit einer Kreatur gilt
magus-wargame-help-fuel = Eine Karte ablegen, damit Goblins +3 haben
magus-wargame-help-lay = Eine Magiekarte in einer Schlacht spielen
magus-wargame-help-negate = Einen Priester eine Karte aufheben lassen
magus-wargame-help-done = Deinen Schritt der Schlacht beenden
magus-wargame-help-blast = Anweisen, wann dein Gegenzauber wirkt
magus-wargame-help-list = Einen Zauber auf die Liste deines Gegenzaubers setzen oder streichen
magus-wargame-help-stance = Anweisen, wie du in Schlachten antwortest
magus-wargame-help-plan = Anweisen, dass bei Angriff eine Karte auf die stärkste Kreatur kommt
magus-wargame-arg-card = karte
magus-wargame-arg-at = auf
magus-wargame-arg-to = nach
magus-wargame-arg-army = armee
magus-wargame-arg-first = erste
magus-wargame-arg-second = zweite
magus-wargame-arg-drop = weg
magus-wargame-arg-deck = stapel
magus-wargame-arg-creature = kreatur
magus-wargame-arg-target = ziel
magus-wargame-arg-when = wann
magus-wargame-arg-how = wie
magus-wargame-arghelp-card = Eine Magiekarte
magus-wargame-arghelp-at = Ein Feld, ein Platz oder ein Stapel; nichts, wenn die Karte keins braucht
magus-wargame-arghelp-to = Ein Feld; nichts, wenn die Karte keins mehr braucht
magus-wargame-arghelp-army = Wo die Armee steht
magus-wargame-arghelp-first = Die erste Kreatur
magus-wargame-arghelp-second = Die zweite Kreatur
magus-wargame-arghelp-drop = Die Kreatur, die Platz macht, oder niemand
magus-wargame-arghelp-deck = Ein Anwerbestapel
magus-wargame-arghelp-creature = Deine Kreatur
magus-wargame-arghelp-target = Eine Kreatur der anderen Seite, oder eine Karte
magus-wargame-arghelp-when = Wann Gegenzauber wirken soll
magus-wargame-arghelp-how = Wie du antwortest
magus-wargame-option-limit = Runden
magus-wargame-option-limit-15 = 15
magus-wargame-option-limit-30 = 30
magus-wargame-option-limit-60 = 60
magus-wargame-option-limit-90 = 90
magus-wargame-option-limit-none = keine Grenze
magus-wargame-when-never = nie
magus-wargame-when-mine = nur Zauber, die mich oder meine Armee nennen
magus-wargame-when-listed = nur Zauber meiner Liste
magus-wargame-when-always = immer
magus-wargame-how-ask = mich fragen
magus-wargame-how-quiet = keine Zauber
magus-wargame-how-plan = mein Plan
magus-wargame-how-guard_with_spell_blast = Gegenzauber gegen Kontrolle und Kreaturentod, sonst passen
magus-wargame-how-guard_with_priest = Priester gegen Kontrolle und Kreaturentod, sonst passen

# Eine ganze Handlung, auf einem Knopf oder als Schritt des Zuges.

magus-wargame-do-cast = { $card }
magus-wargame-do-cast-at = { $card }: { $at }
magus-wargame-do-cast-to = { $card }: { $at } → { $to }
magus-wargame-do-peek = Armee auf { $army } ansehen
magus-wargame-do-stop = Das ist alles
magus-wargame-do-pick = { $first } und { $second }
magus-wargame-do-replace = { $drop } → { $unit } ({ $deck })
magus-wargame-do-shift = Nach { $to }
magus-wargame-do-discard = { $card } ablegen
magus-wargame-do-owe = Vergessen mit { $card } zahlen
magus-wargame-do-owe-random = Den Zufall zahlen lassen
magus-wargame-do-roll = Würfeln
magus-wargame-do-move = { $army } → { $to }
magus-wargame-do-recruit = Auf { $army } anwerben
magus-wargame-do-recruit-unit = { $army }: anwerben, { $unit }
magus-wargame-do-recruit-drop = { $army }: { $drop } → { $unit }
magus-wargame-do-recruit-gold = { $army }: eine Magiekarte nehmen
magus-wargame-do-decline = { $army }: nichts nehmen
magus-wargame-do-split = { $army } teilen → { $to }
magus-wargame-do-end = Zug beenden
magus-wargame-do-end-battles = Zu den Schlachten
magus-wargame-do-fight = Kämpfen auf { $army }
magus-wargame-do-declare = { $creature } → { $target }
magus-wargame-do-fuel = { $creature }: { $card } ablegen
magus-wargame-do-lay = { $card }
magus-wargame-do-lay-target = { $card } → { $target }
magus-wargame-do-lay-drop = { $card } → { $target }, ohne { $drop }
magus-wargame-do-negate = { $creature } hebt { $card } auf
magus-wargame-do-done = Fertig
magus-wargame-do-blast = Gegenzauber: { $when }
magus-wargame-do-list-on = Liste: { $card } dazu
magus-wargame-do-list-off = Liste: { $card } weg
magus-wargame-do-stance = Schlachten: { $how }
magus-wargame-do-plan = Bei Angriff: { $card } auf die stärkste
magus-wargame-do-land-top = { $space }, oben: { $unit }
magus-wargame-do-land-gold = { $space }, Magiekarte
magus-wargame-do-land-foe = { $space }, Kampf mit { $name } ({ $n })

# Das Menü.

magus-wargame-line-over = Die Partie ist zu Ende.
magus-wargame-can-magic = Jetzt: M-Zauber wirken, dann würfeln.
magus-wargame-can-travel = Jetzt: mit jedem Würfel eine Armee ziehen: { $dice }.
magus-wargame-can-after = Jetzt: anwerben, teilen, dann beenden.
magus-wargame-can-fight = Jetzt: die nächste Schlacht wählen.
magus-wargame-can-cards = Jetzt: Karten spielen.
magus-wargame-can-choose = Jetzt: für { $card } entscheiden.
magus-wargame-can-divide = Jetzt: die Teilung beenden.
magus-wargame-can-discard = Jetzt: bis auf sieben Karten ablegen, dann würfeln.
magus-wargame-can-declare = Jetzt: sagen, wem die Fähigkeiten gelten.
magus-wargame-can-pay = Jetzt: für Vergessen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} zahlen.
magus-wargame-line-wait = { $name } ist am Zug.
magus-wargame-line-out = Du bist ausgeschieden.
magus-wargame-line-debt = Vergessen: du schuldest { $n } deiner Karten. Wähl welche, oder lass den Zufall wählen.
magus-wargame-line-debt-later = Du schuldest Vergessen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}. Du kannst jetzt zahlen; in deinem nächsten Zug oder in einer Schlacht musst du.
magus-wargame-line-magic = Magiephase: wirk M-Zauber, dann würfle.
magus-wargame-line-excess = Du hast { $n } Karten: leg vor dem Würfeln bis auf sieben ab.
magus-wargame-line-travel = Würfel { $dice }: jeder zieht eine andere Armee. T-Zauber jederzeit.
magus-wargame-line-last-die = Würfel { $dice }: zieh damit eine andere Armee. T-Zauber jederzeit.
magus-wargame-line-lone = Würfel { $dice }: zieh deine Armee mit einem davon.
magus-wargame-line-spent = Kein Würfel mehr: weiterreisen durch T-Zauber, anwerben, R-Zauber, teilen, beenden. Was du nicht ablehnst, wird genommen.
magus-wargame-line-spent-brief = Kein Würfel mehr: T- und R-Zauber, anwerben, teilen, beenden.
magus-wargame-line-after = Wirb an, wirk R-Zauber und teil, dann beende. Was du nicht ablehnst, wird genommen.
magus-wargame-line-after-brief = Wirb an, wirk R-Zauber, teil, dann beende.
magus-wargame-line-split = Teil Armeen, wenn du willst, dann beende.
magus-wargame-line-fights = Welche Schlacht ist die nächste?
magus-wargame-line-open-commune = Zwiesprache: welche Armeen, bis zu drei?
magus-wargame-line-open-time_shift = Zeitsprung hat { $n } geworfen: wohin geht die Armee?
magus-wargame-line-open-creature_switch = Wechselbalg: welche Kreatur jeder Armee?
magus-wargame-line-open-metamorphosis = Verwandlung: wer geht, und von welchem Stapel kommt die neue?
magus-wargame-line-open-summons = Die Armee ist voll: wer macht Platz?
magus-wargame-line-open-split = Welche zwei Kreaturen werden die neue Armee?
magus-wargame-line-declare = Sag zuerst, wem deine Fähigkeiten gelten.
magus-wargame-line-step-a = Du greifst an: spiel Karten, dann „Fertig“. Noch { $points ->
    [one] ein Zauberpunkt
   *[other] { $points } Zauberpunkte
}.
magus-wargame-line-step-b = Du wirst angegriffen: spiel Karten und Konter, dann „Fertig“. Noch { $points ->
    [one] ein Zauberpunkt
   *[other] { $points } Zauberpunkte
}.
magus-wargame-line-step-c = Du darfst noch kontern, dann ist die Schlacht entschieden. Noch { $points ->
    [one] ein Zauberpunkt
   *[other] { $points } Zauberpunkte
}.
magus-wargame-line-totals = So steht es: { $one } { $a }, { $other } { $b }.
magus-wargame-line-orders = Anweisungen wirken von selbst, wenn du gefragt würdest; sonst sieht sie niemand.
magus-wargame-line-blast-now = Gegenzauber außerhalb der Schlacht: { $when }.
magus-wargame-line-list-now = Deine Liste: { $cards }.
magus-wargame-line-stance-now = In Schlachten: { $how }.
magus-wargame-line-plan-now = Bei Angriff: { $card } auf die stärkste.
magus-wargame-panel-idle = Jetzt ohne Wirkung: { $what }
magus-wargame-panel-orders = Anweisungen
magus-wargame-panel-card = { $card } …
magus-wargame-panel-moves = Zwei Armeen ziehen: je eine mit { $dice }
magus-wargame-panel-die = Würfel { $die }

# Was geschehen ist.

magus-wargame-event-dealt = { $name } beginnt auf { $space } mit vier Kreaturen ({ $colours }); Artefakte: { $artifacts }.
magus-wargame-event-dealt-own = Deine Armee: { $creatures }.
magus-wargame-event-turn = Runde { $round }: { $name }.
magus-wargame-event-drew = { $name } zieht { $n ->
    [one] eine Magiekarte
   *[other] { $n } Magiekarten
}.
magus-wargame-event-drew-own = Du ziehst { $cards }.
magus-wargame-event-refilled = { $deck }: { $n ->
    [one] eine abgelegte Karte wird zu einem neuen gemischt.
   *[other] { $n } abgelegte Karten werden zu einem neuen gemischt.
}
magus-wargame-event-discarded = { $name } legt { $cards } ab.
magus-wargame-event-cast = { $name } wirkt { $card }.
magus-wargame-event-cast-at = { $name } wirkt { $card }: { $at }.
magus-wargame-event-answered = { $by } hebt { $card } mit Gegenzauber auf.
magus-wargame-event-owes = { $name } muss wegen Vergessen noch { $n } Karten ablegen.
magus-wargame-event-saw-hand = { $name } sieht sich die Hand { $whose } an.
magus-wargame-event-saw-hand-own = { $victim } hat { $cards }.
magus-wargame-event-saw-deck = { $name } sieht sich { $deck } von oben an.
magus-wargame-event-saw-deck-own = { $deck }, von oben: { $cards }.
magus-wargame-event-saw-army = { $name } sieht sich die Armee { $whose } auf { $space } an.
magus-wargame-event-saw-army-own = { $victim } auf { $space }: { $creatures }.
magus-wargame-event-rolled = { $name } würfelt { $dice }.
magus-wargame-event-shifted = Zeitsprung: der Würfel zeigt { $die } für die Armee auf { $space }.
magus-wargame-event-moved = { $name } zieht { $start } → { $to }.
magus-wargame-event-moved-foe = { $name } zieht { $start } → { $to } und trifft auf { $foe }.
magus-wargame-event-switched = { $name } tauscht zwei Kreaturen zwischen { $first } und { $second }.
magus-wargame-event-switched-own = { $gave } → { $second }, { $took } → { $first }.
magus-wargame-event-exchanged = Die Armeen von { $name } auf { $first } und { $second } tauschen den Platz.
magus-wargame-event-recruited = { $name } bekommt auf { $space }: { $unit }.
magus-wargame-event-lost = { $name } legt auf { $space } ab: { $unit }.
magus-wargame-event-fell = { $name } verliert auf { $space }: { $unit }.
magus-wargame-event-parted = { $name } teilt { $space }: zwei Kreaturen gehen nach { $to }.
magus-wargame-event-parted-own = Nach { $to }: { $creatures }.
magus-wargame-event-battle = Schlacht auf { $space }: { $name } ({ $attackers }) gegen { $victim } ({ $defenders }).
magus-wargame-event-declared = { $name } setzt { $unit } auf { $named } an.
magus-wargame-event-stolen = Ein Pirat von { $name } stiehlt { $victim } eine Karte.
magus-wargame-event-stolen-copy = Ein Doppelgänger von { $name }, zum Piraten geworden, stiehlt { $victim } eine Karte.
magus-wargame-event-stolen-own = { $name } stiehlt { $victim } diese Karte: { $card }.
magus-wargame-event-fuelled = { $name } legt für Goblins { $card } ab.
magus-wargame-event-fuelled-copy = { $name } legt für einen zu Goblins gewordenen Doppelgänger { $card } ab.
magus-wargame-event-played = { $name } spielt { $card }.
magus-wargame-event-played-at = { $name } spielt { $card } auf { $target }.
magus-wargame-event-negated = { $name } lässt { $card } von einem Priester aufheben.
magus-wargame-event-negated-copy = { $name } lässt { $card } von einem zum Priester gewordenen Doppelgänger aufheben.
magus-wargame-event-fought = { $winner } gewinnt auf { $space }, { $a } zu { $b }.
magus-wargame-event-fought-tie = { $name } und { $victim } kämpfen auf { $space } unentschieden bei { $a }.
magus-wargame-event-fought-none = Beide Armeen auf { $space } sind vernichtet.
magus-wargame-event-retreated = { $name } weicht zurück: { $start } → { $to }.
magus-wargame-event-gone = { $name } hat auf { $space } keine Armee mehr.
magus-wargame-event-out = { $name } ist ausgeschieden.
magus-wargame-event-ended = Die Partie ist in Runde { $round } zu Ende.

# Das Brett, eine Schlacht und die Hand.

magus-wargame-board-round = Runde { $n } von { $limit }
magus-wargame-board-round-open = Runde { $n }
magus-wargame-board-goal = Vier Türme siegen
magus-wargame-board-goal-limit = oder die meisten { $n ->
    [0] nach dieser Runde
    [one] in einer Runde
   *[other] in { $n } Runden
}
magus-wargame-board-phase-0 = Schuld bei Vergessen
magus-wargame-board-phase-1 = Magiephase
magus-wargame-board-phase-2 = Magiephase
magus-wargame-board-phase-3 = Reisephase
magus-wargame-board-phase-4 = Anwerbephase
magus-wargame-board-phase-5 = Teilungsphase
magus-wargame-board-phase-6 = Schlachtphase
magus-wargame-board-phase-7 = Ende
magus-wargame-board-towers = { $n ->
    [one] Turm
   *[other] Türme
}
magus-wargame-board-armies = { $n ->
    [one] Armee
   *[other] Armeen
}
magus-wargame-board-cards = { $n ->
    [one] Karte
   *[other] Karten
}
magus-wargame-board-empty = leer
magus-wargame-board-magic = Magiestapel: { $n }
magus-wargame-board-spent = Ablage { $cards } · gefallen { $creatures }
magus-wargame-board-owes = schuldet { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
magus-wargame-board-out = ausgeschieden
magus-wargame-board-battle = Schlacht auf { $space }
magus-wargame-board-attacks = { $name } greift an
magus-wargame-board-defends = { $name } verteidigt
magus-wargame-board-side-0 = greift an
magus-wargame-board-side-1 = verteidigt
magus-wargame-board-creatures = { $n ->
    [one] Kreatur
   *[other] Kreaturen
}
magus-wargame-board-points = Zauberpunkte { $spent }/{ $points }
magus-wargame-board-step-0 = Angriff ist dran
magus-wargame-board-step-1 = Abwehr antwortet
magus-wargame-board-step-2 = Angriff kontert
magus-wargame-board-destroyed = vernichtet
magus-wargame-board-turned = wechselt die Seite
magus-wargame-board-void = ohne Wirkung
magus-wargame-board-line-force = Stärke
magus-wargame-board-line-own = { $what }
magus-wargame-board-line-aura = Aura: { $what }
magus-wargame-board-line-colour = { $what } zusammen
magus-wargame-board-line-icon = Am meisten: { $what }
magus-wargame-board-sum-abilities = Fähigkeiten
magus-wargame-board-sum-colours = Farben und Zeichen
magus-wargame-board-sum-artifacts = Artefakte
magus-wargame-board-sum-cards = Magiekarten
magus-wargame-board-rest = Fähigkeiten, Karten, Artefakte
magus-wargame-legend-m = vor den Würfeln
magus-wargame-legend-t = nach den Würfeln
magus-wargame-legend-r = beim Anwerben
magus-wargame-legend-b = in der Schlacht
magus-wargame-legend-c = Konter (Schlacht)
magus-wargame-legend-points = Zauberpunkte
magus-wargame-board-foot-start = { $name } beginnt.
magus-wargame-board-foot-dice = { $name } hat { $dice } gewürfelt.
magus-wargame-board-foot-phase = { $name }: { $phase }.
magus-wargame-board-hand-debt = Du schuldest Vergessen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.

# Eine Stellung in Worten.

magus-wargame-text-head = Magus: Fantasy-Kriegsspiel, { $round }, { $phase }
magus-wargame-text-seat = { $name }: { $towers ->
    [one] ein Turm
   *[other] { $towers } Türme
}, { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
magus-wargame-text-out = { $name }: ausgeschieden
magus-wargame-text-artifacts = Artefakte: { $list }
magus-wargame-text-owed = Schuldet Vergessen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
magus-wargame-text-army = { $space }: { $n ->
    [one] eine Kreatur
   *[other] { $n } Kreaturen
}
magus-wargame-text-army-known = { $space }: { $list }
magus-wargame-text-dice = Würfel: { $dice }.
magus-wargame-text-decks = Oben auf den Stapeln: { $list }.
magus-wargame-text-deck = { $colour } { $unit } ({ $n })
magus-wargame-text-deck-empty = { $colour } nichts
magus-wargame-text-magic = Magiestapel { $n }, Ablage: { $list }.
magus-wargame-text-hand = Deine Hand: { $list }.
magus-wargame-text-battle = Schlacht auf { $space }: { $one } ({ $ones }) { $a }, { $other } ({ $others }) { $b }.
magus-wargame-text-learned = Bekannt von { $name } auf { $space }: { $list }
magus-wargame-text-changed = Seit dem letzten Bild: { $story }
magus-wargame-text-result = Gewonnen: { $names }.

# Das Ende.

magus-wargame-reason-towers = Auf allen vier Türmen stehen Armeen.
magus-wargame-reason-last = Nur eine Person ist übrig.
magus-wargame-reason-limit = Die letzte Runde ist gespielt.
magus-wargame-score-out = Ausgeschieden
magus-wargame-score-towers = Türme
magus-wargame-score-armies = Armeen
magus-wargame-score-force = Aufgedruckte Stärke
magus-wargame-end-towers = Türme: { $n }
magus-wargame-end-armies = Armeen: { $n }, bei gleich vielen Türmen
magus-wargame-end-force = Aufgedruckte Stärke: { $n }, bei gleich vielen Türmen und Armeen

# Warum etwas nicht geht.

magus-wargame-why-over = Die Partie ist zu Ende.
magus-wargame-why-out = Du bist ausgeschieden: du hast keine Armee mehr.
magus-wargame-why-turn = Jetzt handelt nur, wer am Zug ist.
magus-wargame-why-step = In diesem Schritt der Schlacht wählt die andere Seite.
magus-wargame-why-order-same = So lauten deine Anweisungen schon.
magus-wargame-why-list-empty = Deine Liste der Zauber ist leer: setz zuerst einen Zauber darauf.
magus-wargame-why-plan-card = Ein Plan braucht eine B-Karte; { $card } ist keine.
magus-wargame-why-plan-how = Um einen Plan anzuweisen, nenn seine Karte.
magus-wargame-why-debt-first = Zahl zuerst { $count ->
    [one] die Karte
   *[other] die { $count } Karten
}, die du Vergessen schuldest.
magus-wargame-why-debt-none = Du schuldest Vergessen nichts.
magus-wargame-why-debt-random = Der Zufall zahlt nur, wenn du gefragt wirst; bis dahin wähl die Karte selbst.
magus-wargame-why-hand = Du hast { $card } nicht.
magus-wargame-why-open = Beende zuerst { $card }.
magus-wargame-why-open-none = Nichts wartet auf diese Wahl.
magus-wargame-why-split-open = Nenn zuerst die zwei Kreaturen der neuen Armee.
magus-wargame-why-battle-card = { $card } wird nur in Schlachten gespielt.
magus-wargame-why-timing-m = { $card } gehört in die Magiephase, vor den Würfeln.
magus-wargame-why-timing-t = { $card } gehört in die Reisephase, nach dem Wurf.
magus-wargame-why-timing-r = { $card } gehört in die Anwerbephase.
magus-wargame-why-aim-nothing = Für { $card } wird nichts genannt.
magus-wargame-why-aim-seat = Für { $card } nennst du eine andere Person.
magus-wargame-why-aim-deck = Für { $card } nennst du einen Stapel, der nicht leer ist.
magus-wargame-why-aim-army = Für { $card } nennst du eine andere Person und das Feld einer ihrer Armeen.
magus-wargame-why-aim-own = Für { $card } nennst du eine eigene Armee.
magus-wargame-why-aim-two = Für { $card } nennst du zwei eigene Armeen, das niedrigere Feld zuerst.
magus-wargame-why-aim-one = Das lässt sich für { $card } nicht nennen.
magus-wargame-why-aim-steps = { $card } zieht eine Armee genau { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}.
magus-wargame-why-deck-empty = Für { $card } ist keine Kreatur mehr zu ziehen.
magus-wargame-why-discard = Karten legst du nur von mehr als sieben auf der Hand ab, vor den Würfeln.
magus-wargame-why-excess = Du hast { $count } Karten: leg zuerst bis auf sieben ab.
magus-wargame-why-excess-begun = Du legst schon bis auf sieben ab: { $card } wäre vorher dran gewesen.
magus-wargame-why-roll-first = Würfle zuerst.
magus-wargame-why-rolled = Für diesen Zug ist schon gewürfelt.
magus-wargame-why-no-dice = Kein Würfel zum Ziehen ist übrig.
magus-wargame-why-no-army = Auf { $space } hast du keine Armee.
magus-wargame-why-same-army = Jeder Würfel zieht eine andere Armee.
magus-wargame-why-distance = Ein Zug geht genau so weit wie ein übriger Würfel, in eine Richtung.
magus-wargame-why-friend = Auf { $space } steht eine eigene Armee.
magus-wargame-why-keep-die = Danach ginge der andere Würfel nicht mehr; ein anderer erster Zug lässt ihn spielbar.
magus-wargame-why-dice-first = Nutz zuerst die Würfel.
magus-wargame-why-recruit-none = Die Armee auf { $space } hat nichts anzuwerben.
magus-wargame-why-recruit-room = Die Armee auf { $space } hat Platz: niemand muss gehen.
magus-wargame-why-recruit-full = Die Armee auf { $space } ist mit { $count } voll: nenn, wer Platz macht.
magus-wargame-why-recruit-drop = In der Armee auf { $space } ist das nicht: { $creature }.
magus-wargame-why-split-late = Die Teilungsphase ist vorbei.
magus-wargame-why-split-once = Die Armee auf { $space } hat sich in diesem Zug schon geteilt.
magus-wargame-why-split-small = Die Armee auf { $space } hat { $count ->
    [one] eine Kreatur
   *[other] { $count } Kreaturen
}; zum Teilen braucht sie mehr als fünf.
magus-wargame-why-split-token = Alle deine { $count } Armeen sind auf dem Brett.
magus-wargame-why-split-beside = Eine neue Armee steht neben { $space }.
magus-wargame-why-split-space = Auf { $space } steht eine Armee.
magus-wargame-why-fight-first = Trag zuerst deine Schlachten aus.
magus-wargame-why-fight-later = Schlachten kommen nach dem Teilen: beende zuerst diese Phasen.
magus-wargame-why-fight-where = Auf { $space } hast du keine Schlacht.
magus-wargame-why-no-battle = Gerade läuft keine Schlacht.
magus-wargame-why-in-battle = Eine Schlacht läuft: sag an, spiel Karten, oder sei fertig.
magus-wargame-why-declare-first = Sag zuerst, wem die Fähigkeit gilt: { $creature }.
magus-wargame-why-creature = Das hat diese Seite nicht: { $creature }.
magus-wargame-why-declared = Hier ist jetzt nichts anzusagen: { $creature }.
magus-wargame-why-muted = Auf dieser Kreatur liegt Aufhebung: { $creature }. Kontre sie zuerst.
magus-wargame-why-target = { $creature } kann das nicht nennen: { $target }.
magus-wargame-why-same-kind = { $creature } gleicht einer davor: nenn jene.
magus-wargame-why-fuel-none = Dafür kann jetzt keine Karte abgelegt werden: { $creature }.
magus-wargame-why-fuel-late = Goblins bekommen ihre Karten vor dem ersten Zauber ihrer Seite.
magus-wargame-why-points = { $count ->
    [0] Deine Armee hat keine Zauberpunkte.
    [one] Der eine Zauberpunkt deiner Armee ist verbraucht.
   *[other] Alle { $count } Zauberpunkte deiner Armee sind verbraucht.
}
magus-wargame-why-counters-only = Jetzt werden nur Konter gespielt; { $card } ist keiner.
magus-wargame-why-outside-card = { $card } wird nicht in Schlachten gespielt.
magus-wargame-why-lay-nobody = Für { $card } wird niemand genannt.
magus-wargame-why-lay-target = Das lässt sich für { $card } nicht nennen.
magus-wargame-why-lay-counter = Für { $card } nennst du eine Magiekarte, die die andere Seite gespielt hat.
magus-wargame-why-lay-ability = Hier ist keine Fähigkeit aufzuheben: { $creature }.
magus-wargame-why-lay-drop = Wer für { $card } Platz macht, wird nur bei einer vollen Armee genannt.
magus-wargame-why-lay-lacks = In deiner Armee ist das nicht, also kann es nicht Platz machen: { $creature }.
magus-wargame-why-priest = { $creature } kann jetzt nichts aufheben.
magus-wargame-why-negate-card = { $card } hat die andere Seite nicht gespielt.

# Kreaturen, Magiekarten und Artefakte zum Nachschlagen.

magus-wargame-entry-unit = Kreatur, { $colour }. Stärke { $force }, Zauberpunkte { $points }. { $printed }.
magus-wargame-entry-card = Magiekarte, { $phase }. { $effect }.
magus-wargame-entry-artifact = Artefakt: { $gift }.
magus-wargame-entry-phase-m = Magiephase
magus-wargame-entry-phase-t = Reisephase
magus-wargame-entry-phase-r = Anwerbephase
magus-wargame-entry-phase-b = Schlacht
magus-wargame-entry-phase-c = Konter

# Das Glossar: ein Begriff, was er heißt, wie man ihn sonst nennt, und seine Klauseln.

magus-wargame-glossary-goal = Ziel
    .means = Armeen auf allen vier Türmen am Ende eines Zuges
    .also = wie gewinnt man, Sieg, Spielziel, Zweck, worum geht es
    .clauses = 1.1 8.1
magus-wargame-glossary-army = Armee
    .means = bis zu sechs Kreaturen (sieben mit dem Helm) unter einer Marke, verdeckt vor den anderen
    .also = Gruppe, Trupp, Heer, wie viele Kreaturen passen
    .clauses = 1.7
magus-wargame-glossary-creature = Kreatur
    .means = eine Karte, die kämpft: Stärke, Zauberpunkte und was auf ihr steht
    .also = Monster, Einheit, Soldat, neue Kreaturen
    .clauses = 1.3 5.1
magus-wargame-glossary-tower = Turm
    .means = eine der vier Ecken des Rundwegs; alle vier gewinnen
    .also = Ecke, Burg, Basis
    .clauses = 1.2 8.1
magus-wargame-glossary-force = Stärke
    .means = was eine Kreatur in einer Schlacht zur Summe ihrer Seite beiträgt
    .also = Kraft, Macht, Angriffswert, wie zählt eine Schlacht, Summe
    .clauses = 7.14
magus-wargame-glossary-points = Zauberpunkt
    .means = wie viele Magiekarten eine Seite in einer Schlacht spielen darf
    .also = Mana, Grenze der Zauber, Zahl der Zauber, Magiepunkte
    .clauses = 7.2
magus-wargame-glossary-magic = Magiekarte
    .means = ein Zauber auf deiner Hand; sein Buchstabe sagt, in welcher Phase er gespielt wird
    .also = Zauber, zaubern, Zauberspruch
    .clauses = 3.1 2.3
magus-wargame-glossary-phase = Phase
    .means = ein Teil eines Zuges: Magie, Reise, Anwerben, Teilen, Schlacht
    .also = Ablauf, Reihenfolge eines Zuges, Schritte, im Zug
    .clauses = 2.1
magus-wargame-glossary-travel = Reise
    .means = zwei Würfel ziehen Armeen um den Rundweg
    .also = ziehen, bewegen, Bewegung, gehen, springen, überspringen
    .clauses = 4.1 4.3 4.4
magus-wargame-glossary-recruit = Anwerben
    .means = die Kreatur zu nehmen, die die letzte Landung bringt
    .also = neue Kreaturen, Monster bekommen, Verstärkung
    .clauses = 5.1
magus-wargame-glossary-gold = Goldfeld
    .means = ein Feld, auf dem eine Armee eine Magiekarte nehmen darf
    .also = gelbes Feld, golden
    .clauses = 5.1
magus-wargame-glossary-split = Teilen
    .means = zwei Kreaturen einer großen Armee auf ein Nachbarfeld zu stellen
    .also = trennen, aufteilen, zwei Armeen
    .clauses = 6.1
magus-wargame-glossary-battle = Schlacht
    .means = der Kampf dort, wo eine Armee auf einem feindlichen Feld steht
    .also = Kampf, Angriff, Gefecht, Krieg
    .clauses = 7.1 4.5
magus-wargame-glossary-tie = Gleichstand
    .means = gleiche Summen in einer Schlacht: der Angriff weicht zurück
    .also = unentschieden, gleich stark, Remis
    .clauses = 7.18
magus-wargame-glossary-counter = Konter
    .means = eine Karte oder ein Priester, der aufhebt, was die andere Seite gespielt hat
    .also = Antwort, aufheben, Zauber abwehren, rückgängig
    .clauses = 7.7 3.14
magus-wargame-glossary-control = Kontrolle
    .means = eine Karte, mit der eine Kreatur für immer die Seite wechselt
    .also = Kreatur stehlen, übernehmen, behalten, für immer, Gedankenkontrolle
    .clauses = 7.13
magus-wargame-glossary-aura = Aura
    .means = eine Fähigkeit, die allen Kreaturen ihrer Farbe +1 gibt
    .also = Bonus, Verstärkung
    .clauses = 7.14
magus-wargame-glossary-out = Ausgeschieden
    .means = wer keine Armeen mehr hat, hat verloren
    .also = raus, tot, verloren, besiegt
    .clauses = 7.19
magus-wargame-glossary-order = Daueranweisung
    .means = was du im Voraus über Gegenzauber und Schlachten sagst
    .also = Anweisung, automatisch, vorher, abwesend
    .clauses = 9.1 9.2

# Wie man nach einer Klausel fragt, mit Wörtern, die sie nicht hat.

magus-wargame-asked =
    1.1: wie gewinne ich, Ziel, Geschichte, worum geht es
    1.2: das Brett, Rundweg, Felder, Türme, Reihenfolge der Farben, wie lang ist der Weg, welches Feld gehört mir
    1.3: welche Karten gibt es, Stapel, wie viele Kreaturen, Farben der Kreaturen, Arten von Kreaturen, welche Farben gibt es
    1.4: wo beginne ich, wer fängt an, Startspieler, wer ist zuerst dran
    1.5: Armee am Anfang, womit fange ich an, Start, Aufbau
    1.6: Artefakte am Anfang, wie viele Artefakte, was sind Artefakte, kann ich Artefakte verlieren
    1.7: Größe einer Armee, wie viele Kreaturen in einer Armee, wie viele Armeen, Höchstzahl, voll, wie viele Monster passen, sieben Armeen, mehr Armeen
    1.8: Armeen ansehen, Armee eines Gegners sehen, verdeckt, geheim, ausspähen, was sehe ich von anderen
    2.1: Phasen, was tue ich im Zug, Ablauf, Reihenfolge eines Zuges, Schritt für Schritt, was kann ich tun, was passiert in einem Zug
    2.3: Magiekarte ziehen, Karten bekommen, wie viele Karten ziehe ich, wann ziehe ich
    2.4: Handlimit, Karten halten, höchstens wie viele Handkarten, zu viele Karten, wie viele Karten darf ich haben
    2.5: Stapel leer, Stapel geht aus, keine Karten mehr, neu mischen
    3.1: wann darf ich zaubern, wie viele Zauber im Zug, Kosten eines Zaubers, Buchstaben M T R, wann kann ich einen Zauber wirken, Karte spielen, zaubern, wann darf ich zaubern, außerhalb der Schlacht zaubern
    3.4: jemanden ablegen lassen, Schulden
    3.9: weiter ziehen, zusätzlicher Zug
    3.12: Kreatur rufen, beschwören
    3.14: Zauber aufhalten, Zauber außerhalb der Schlacht kontern
    4.1: wie geht das Ziehen, würfeln, Armeen ziehen, wie weit ziehe ich, Würfel
    4.2: dieselbe Armee zweimal ziehen, beide Würfel für eine Armee
    4.3: nur eine Armee
    4.4: über Armeen springen, an einem Turm vorbei, Richtung, umkehren, Richtung wechseln, rückwärts
    4.5: auf einem Gegner landen, auf meiner eigenen Armee landen, zwei meiner Armeen auf einem Feld, Armeen vereinen
    4.6: muss ich die Würfel nutzen, muss ich ziehen, stehen bleiben, ich will nicht ziehen
    5.1: neue Kreaturen bekommen, was bringt ein Feld, anwerben, Goldfeld, vom Stapel ziehen, auf einer Farbe landen, auf Rot landen, was bekomme ich, mehr Kreaturen, mehr Karten
    5.2: eine Kreatur ablehnen, nein sagen
    5.3: Armee beim Anwerben voll
    5.4: stehen bleiben, Belohnung für eine Schlacht
    6.1: Armee teilen, aufteilen, in zwei trennen, neue Armee
    6.2: wie oft darf ich teilen, zweimal teilen, mehrere Teilungen
    7.1: wie greife ich an, Kampf beginnen, wann gibt es eine Schlacht, muss ich kämpfen, verteidigen
    7.2: Zahl der Zauber in einer Schlacht, wie viele Zauber darf ich im Kampf spielen, Zauberpunkte, Mana, warum kann ich keinen Zauber spielen
    7.3: Fähigkeiten, die ein Ziel wählen
    7.4: Karten stehlen, in der Schlacht ziehen, Goblins, Pirat, Magier
    7.5: wer spielt in der Schlacht zuerst, Ablauf einer Schlacht, kann die Abwehr antworten, wer spielt zuerst Karten
    7.7: auf einen Zauber antworten, Zauber abwehren
    7.8: was macht ein Priester
    7.9: Fähigkeit aufheben, Aufhebung, Fähigkeit abschalten
    7.12: in welcher Reihenfolge wirken Zauber
    7.13: Kreatur stehlen, Kreatur kontrollieren, für immer behalten
    7.14: wie wird die Stärke gezählt, Summe einer Seite, Bonus für gleiche Farben, Flug, Pfeile, Regeneration, wozu ist Flug gut, helfen fliegende Kreaturen, wozu sind Pfeile gut, wozu ist Regeneration gut, gleiche Farbe, stärker, wie wird die Stärke einer Armee berechnet, Kampfstärke
    7.17: was verliert man in einer Schlacht, Verlierer einer Schlacht, wer stirbt, alle Kreaturen sterben, wer gewinnt eine Schlacht, verlieren Sieger Kreaturen
    7.18: Gleichstand in einer Schlacht, unentschiedene Schlacht, gleiche Summe, Rückzug
    7.19: ausgeschieden, raus, keine Armee mehr, wann bin ich raus, was passiert mit jemandem, der raus ist
    8.1: wann endet das Spiel, vier Türme, wann wird der Sieg geprüft, wie viele Türme brauche ich
    8.2: nur noch eine Person, alle anderen sind tot, wer als Letztes lebt
    8.3: wie lange dauert das Spiel, Rundengrenze, Stichentscheid am Ende, wer gewinnt bei Gleichstand, Höchstzahl an Runden
    8.5: aufgeben, aussteigen, gehen
    9.1: Anweisung für Gegenzauber, automatisch
    9.2: Anweisungen für Schlachten, verteidigen, während ich weg bin
    9.3: Zeit abgelaufen, zu langsam, zu spät, Frist, abwesend, nie antworten, keine Antwort, Urlaub, weg

# Ein Zug in einem Satz, und seine Schlachten.

magus-wargame-story-turn = { $name } { $did }.
magus-wargame-story-where = auf { $land }
magus-wargame-story-where-tower = im Turm { $n }
magus-wargame-story-land = { $n } ({ $what })
magus-wargame-story-more = { $n ->
    [one] eine weitere
   *[other] { $n } weitere
}
magus-wargame-story-several = { $n ->
    [2] zwei { $units }
   *[other] drei { $units }
}
magus-wargame-story-marched = zieht nach { $where }
magus-wargame-story-marched-on = rückt { $where } gegen { $name } vor
magus-wargame-story-entered = { $n ->
    [one] besetzt den Turm { $where }
   *[other] besetzt die Türme { $where }
}
magus-wargame-story-withdrew = weicht zurück und steht jetzt { $where }
magus-wargame-story-recruited = wirbt { $units } an
magus-wargame-story-recruit = { $unit } { $where }
magus-wargame-story-gave-up = entlässt { $units }
magus-wargame-story-split = { $n ->
    [one] teilt eine Armee
    [2] teilt zwei Armeen
    [3] teilt drei Armeen
   *[other] teilt { $n } Armeen
}
magus-wargame-story-struck = tötet { $unit } { $whose } mit Todeszauber
magus-wargame-story-struck-own = tötet { $unit } aus den eigenen Reihen mit Todeszauber
magus-wargame-story-exchanged = lässt die Armeen auf { $first } und { $second } den Platz tauschen
magus-wargame-story-switched = tauscht zwei Kreaturen zwischen { $first } und { $second }
magus-wargame-story-answered = hebt { $card } { $whose } mit Gegenzauber auf
magus-wargame-story-cast = wirkt { $cards }
magus-wargame-story-cast-on = { $card } auf { $aim }
magus-wargame-story-played = spielt { $cards }
magus-wargame-story-negated = lässt { $card } von einem Priester aufheben
magus-wargame-story-fuelled = legt { $card } ab, um die Goblins anzuspornen
magus-wargame-story-holds = Das sind { $n ->
    [2] zwei
    [3] drei
   *[other] { $n }
} der vier Türme.
magus-wargame-story-met = { $name } führt { $where } { $attackers } gegen { $defenders } von { $victim }.
magus-wargame-story-met-many = { $name } führt { $where } { $a } Kreaturen gegen { $b } von { $victim }.
magus-wargame-story-beat = { $name } schlägt { $victim } { $where } mit { $a } zu { $b }.
magus-wargame-story-took = { $name } schlägt { $victim } mit { $a } zu { $b } und nimmt den Turm { $n }.
magus-wargame-story-held = { $name } hält { $where } gegen { $victim } stand, { $a } zu { $b }.
magus-wargame-story-tie = { $name } und { $victim } kämpfen { $where } unentschieden, { $a } zu { $a }; der Angriff weicht zurück.
magus-wargame-story-none = { $name } und { $victim } löschen einander { $where } aus.
magus-wargame-story-fallen = { $name } verliert { $units }.
magus-wargame-story-cards = Karten: { $sides }.
magus-wargame-story-side = { $cards } ({ $name })
magus-wargame-story-both = { $one }; { $other }
magus-wargame-story-out = { $name } ist ausgeschieden: die letzte Armee ist gefallen.
magus-wargame-story-ended = Die Partie ist in Runde { $round } zu Ende.
magus-wargame-story-won-towers = { $names } gewinnt in Runde { $round } mit Armeen auf allen vier Türmen!
magus-wargame-story-won-last = { $names } gewinnt in Runde { $round }: sonst ist niemand übrig.
magus-wargame-story-won-limit = Runde { $round } war die letzte. { $decided ->
    [towers] { $names } gewinnt nach Türmen, { $figures }.
    [armies] Türme gleich; { $names } gewinnt nach Armeen, { $figures }.
    [force] Türme und Armeen gleich; { $names } gewinnt nach Stärke, { $figures }.
   *[none] Türme, Armeen und Stärke gleich; { $names } teilen sich den Sieg.
}
magus-wargame-story-figures = { $a } zu { $b }

# Was verglichen wird, wo Wahlen erklärt werden.

magus-wargame-tally = gehaltene Türme
