# What is said of a match of the wargame.

magus-wargame-title = Magus: fantasy wargame
magus-wargame-blurb = Hidden armies march around a track, recruit where they land, and fight for the four towers.

# Colours, decks, spaces.

magus-wargame-colour-black = Black
magus-wargame-colour-blue = Blue
magus-wargame-colour-white = White
magus-wargame-colour-green = Green
magus-wargame-colour-red = Red
magus-wargame-colour-gold = Gold
magus-wargame-colour-tower = Tower
magus-wargame-deck-black = Black deck
    .the = the Black deck
magus-wargame-deck-blue = Blue deck
    .the = the Blue deck
magus-wargame-deck-white = White deck
    .the = the White deck
magus-wargame-deck-green = Green deck
    .the = the Green deck
magus-wargame-deck-red = Red deck
    .the = the Red deck
magus-wargame-deck-magic = Magic deck
    .the = the Magic deck
magus-wargame-letter-black = Bk
magus-wargame-letter-blue = Bu
magus-wargame-letter-white = W
magus-wargame-letter-green = G
magus-wargame-letter-red = R
magus-wargame-letter-gold = Au
magus-wargame-letter-tower = T
magus-wargame-space = { $n } · { $what }
magus-wargame-nothing = nothing
magus-wargame-nobody = nobody
magus-wargame-random = left to chance
magus-wargame-copy = { $name } { $n }

# Creatures, and what is printed on them.

magus-wargame-unit-warlock = Warlock
    .one = a Warlock
    .the = the Warlock
    .many = Warlocks
magus-wargame-unit-necromancer = Necromancer
    .one = a Necromancer
    .the = the Necromancer
    .many = Necromancers
magus-wargame-unit-lich = Lich
    .one = a Lich
    .the = the Lich
    .many = Liches
magus-wargame-unit-gargoyle = Gargoyle
    .one = a Gargoyle
    .the = the Gargoyle
    .many = Gargoyles
magus-wargame-unit-skeletons = Skeletons
    .one = Skeletons
    .the = the Skeletons
    .many = Skeletons
magus-wargame-unit-zombies = Zombies
    .one = Zombies
    .the = the Zombies
    .many = Zombies
magus-wargame-unit-wraiths = Wraiths
    .one = Wraiths
    .the = the Wraiths
    .many = Wraiths
magus-wargame-unit-vampire = Vampire
    .one = a Vampire
    .the = the Vampire
    .many = Vampires
magus-wargame-unit-pit_demon = Pit Demon
    .one = a Pit Demon
    .the = the Pit Demon
    .many = Pit Demons
magus-wargame-unit-cosmic_horror = Cosmic Horror
    .one = a Cosmic Horror
    .the = the Cosmic Horror
    .many = Cosmic Horrors
magus-wargame-unit-wizard = Wizard
    .one = a Wizard
    .the = the Wizard
    .many = Wizards
magus-wargame-unit-sorcerer = Sorcerer
    .one = a Sorcerer
    .the = the Sorcerer
    .many = Sorcerers
magus-wargame-unit-pirate = Pirate
    .one = a Pirate
    .the = the Pirate
    .many = Pirates
magus-wargame-unit-siren = Siren
    .one = a Siren
    .the = the Siren
    .many = Sirens
magus-wargame-unit-doppelganger = Doppelganger
    .one = a Doppelganger
    .the = the Doppelganger
    .many = Doppelgangers
magus-wargame-unit-phantasms = Phantasms
    .one = Phantasms
    .the = the Phantasms
    .many = Phantasms
magus-wargame-unit-ice_golems = Ice Golems
    .one = Ice Golems
    .the = the Ice Golems
    .many = Ice Golems
magus-wargame-unit-djinn = Djinn
    .one = a Djinn
    .the = the Djinn
    .many = Djinns
magus-wargame-unit-storm_giant = Storm Giant
    .one = a Storm Giant
    .the = the Storm Giant
    .many = Storm Giants
magus-wargame-unit-titan = Titan
    .one = a Titan
    .the = the Titan
    .many = Titans
magus-wargame-unit-knight = Knight
    .one = a Knight
    .the = the Knight
    .many = Knights
magus-wargame-unit-priest = Priest
    .one = a Priest
    .the = the Priest
    .many = Priests
magus-wargame-unit-cleric = Cleric
    .one = a Cleric
    .the = the Cleric
    .many = Clerics
magus-wargame-unit-paladin = Paladin
    .one = a Paladin
    .the = the Paladin
    .many = Paladins
magus-wargame-unit-cherubs = Cherubs
    .one = Cherubs
    .the = the Cherubs
    .many = Cherubs
magus-wargame-unit-archers = Archers
    .one = Archers
    .the = the Archers
    .many = Archers
magus-wargame-unit-pikemen = Pikemen
    .one = Pikemen
    .the = the Pikemen
    .many = Pikemen
magus-wargame-unit-griffins = Griffins
    .one = Griffins
    .the = the Griffins
    .many = Griffins
magus-wargame-unit-guardian_angel = Guardian Angel
    .one = a Guardian Angel
    .the = the Guardian Angel
    .many = Guardian Angels
magus-wargame-unit-archangel = Archangel
    .one = an Archangel
    .the = the Archangel
    .many = Archangels
magus-wargame-unit-pixies = Pixies
    .one = Pixies
    .the = the Pixies
    .many = Pixies
magus-wargame-unit-elves = Elves
    .one = Elves
    .the = the Elves
    .many = Elves
magus-wargame-unit-wolves = Wolves
    .one = Wolves
    .the = the Wolves
    .many = Wolves
magus-wargame-unit-centaurs = Centaurs
    .one = Centaurs
    .the = the Centaurs
    .many = Centaurs
magus-wargame-unit-unicorns = Unicorns
    .one = Unicorns
    .the = the Unicorns
    .many = Unicorns
magus-wargame-unit-druid = Druid
    .one = a Druid
    .the = the Druid
    .many = Druids
magus-wargame-unit-ranger = Ranger
    .one = a Ranger
    .the = the Ranger
    .many = Rangers
magus-wargame-unit-enchantress = Enchantress
    .one = an Enchantress
    .the = the Enchantress
    .many = Enchantresses
magus-wargame-unit-treant = Treant
    .one = a Treant
    .the = the Treant
    .many = Treants
magus-wargame-unit-phoenix = Phoenix
    .one = a Phoenix
    .the = the Phoenix
    .many = Phoenixes
magus-wargame-unit-cyclops = Cyclops
    .one = a Cyclops
    .the = the Cyclops
    .many = Cyclopes
magus-wargame-unit-chaos_warrior = Chaos Warrior
    .one = a Chaos Warrior
    .the = the Chaos Warrior
    .many = Chaos Warriors
magus-wargame-unit-shaman = Shaman
    .one = a Shaman
    .the = the Shaman
    .many = Shamans
magus-wargame-unit-goblins = Goblins
    .one = Goblins
    .the = the Goblins
    .many = Goblins
magus-wargame-unit-barbarians = Barbarians
    .one = Barbarians
    .the = the Barbarians
    .many = Barbarians
magus-wargame-unit-dwarves = Dwarves
    .one = Dwarves
    .the = the Dwarves
    .many = Dwarves
magus-wargame-unit-trolls = Trolls
    .one = Trolls
    .the = the Trolls
    .many = Trolls
magus-wargame-unit-minotaur = Minotaur
    .one = a Minotaur
    .the = the Minotaur
    .many = Minotaurs
magus-wargame-unit-hydra = Hydra
    .one = a Hydra
    .the = the Hydra
    .many = Hydras
magus-wargame-unit-dragon = Dragon
    .one = a Dragon
    .the = the Dragon
    .many = Dragons
magus-wargame-narrow-doppelganger = Doppel- ganger
magus-wargame-narrow-necromancer = Necro- mancer
magus-wargame-narrow-enchantress = Enchan- tress
magus-wargame-narrow-phantasms = Phan- tasms
magus-wargame-narrow-barbarians = Barba- rians
magus-wargame-narrow-sorcerer = Sorce- rer
magus-wargame-icon-arrows = Arrows
magus-wargame-icon-flying = Flying
magus-wargame-icon-regenerate = Regenerate
magus-wargame-ability-aura = { $colour } +1
magus-wargame-ability-priest = negates a spell
magus-wargame-ability-destroy = destroys 1 { $colour }
magus-wargame-ability-defend = +2 defending
magus-wargame-ability-attack = +{ $n } attacking
magus-wargame-ability-versus = +3 against { $colour }
magus-wargame-ability-fuel = discard a card: +3
magus-wargame-ability-kin = +1 per other Green
magus-wargame-ability-negate = negates a Force
magus-wargame-ability-draw = draws a card
magus-wargame-ability-steal = steals a card
magus-wargame-ability-copy = copies a creature
magus-wargame-figures = { $force } / { $points }

# Magic cards, with their effects, and artifacts.

magus-wargame-card-spell_lore = Spell Lore
magus-wargame-effect-spell_lore = Draw three Magic cards
magus-wargame-card-forget = Forget
magus-wargame-effect-forget = An opponent discards two cards
magus-wargame-card-death_spell = Death Spell
magus-wargame-effect-death_spell = A random creature of an army dies
magus-wargame-card-scrye = Scrye
magus-wargame-effect-scrye = Look at an opponent’s hand
magus-wargame-card-divination = Divination
magus-wargame-effect-divination = Look at the top ten of a deck
magus-wargame-card-commune = Commune
magus-wargame-effect-commune = Look at up to three armies
magus-wargame-card-haste = Haste
magus-wargame-effect-haste = An army moves 1 space
magus-wargame-card-magic_steeds = Magic Steeds
magus-wargame-effect-magic_steeds = An army moves 2 spaces
magus-wargame-card-wind_walk = Wind Walk
magus-wargame-effect-wind_walk = An army moves 3 spaces
magus-wargame-card-fly = Fly
magus-wargame-effect-fly = An army moves 4 spaces
magus-wargame-card-teleport = Teleport
magus-wargame-effect-teleport = An army moves 5 spaces
magus-wargame-card-magic_gate = Magic Gate
magus-wargame-effect-magic_gate = An army moves 6 spaces
magus-wargame-card-time_shift = Time Shift
magus-wargame-effect-time_shift = An army moves as a die shows
magus-wargame-card-land_shift = Land Shift
magus-wargame-effect-land_shift = Two of your armies change places
magus-wargame-card-creature_switch = Creature Switch
magus-wargame-effect-creature_switch = Two creatures change armies
magus-wargame-card-black_summons = Black Summons
magus-wargame-effect-black_summons = A Black creature joins an army
magus-wargame-card-blue_summons = Blue Summons
magus-wargame-effect-blue_summons = A Blue creature joins an army
magus-wargame-card-white_summons = White Summons
magus-wargame-effect-white_summons = A White creature joins an army
magus-wargame-card-green_summons = Green Summons
magus-wargame-effect-green_summons = A Green creature joins an army
magus-wargame-card-red_summons = Red Summons
magus-wargame-effect-red_summons = A Red creature joins an army
magus-wargame-card-metamorphosis = Metamorphosis
magus-wargame-effect-metamorphosis = Replace a creature of an army
magus-wargame-card-black_blast = Black Blast
magus-wargame-effect-black_blast = Destroy a Black creature
magus-wargame-card-blue_blast = Blue Blast
magus-wargame-effect-blue_blast = Destroy a Blue creature
magus-wargame-card-white_blast = White Blast
magus-wargame-effect-white_blast = Destroy a White creature
magus-wargame-card-green_blast = Green Blast
magus-wargame-effect-green_blast = Destroy a Green creature
magus-wargame-card-red_blast = Red Blast
magus-wargame-effect-red_blast = Destroy a Red creature
magus-wargame-card-black_power = Black Power
magus-wargame-effect-black_power = Your Black creatures get +3
magus-wargame-card-blue_power = Blue Power
magus-wargame-effect-blue_power = Your Blue creatures get +3
magus-wargame-card-white_power = White Power
magus-wargame-effect-white_power = Your White creatures get +3
magus-wargame-card-green_power = Green Power
magus-wargame-effect-green_power = Your Green creatures get +3
magus-wargame-card-red_power = Red Power
magus-wargame-effect-red_power = Your Red creatures get +3
magus-wargame-card-control_black = Control Black
magus-wargame-effect-control_black = A Black creature joins you
magus-wargame-card-control_blue = Control Blue
magus-wargame-effect-control_blue = A Blue creature joins you
magus-wargame-card-control_white = Control White
magus-wargame-effect-control_white = A White creature joins you
magus-wargame-card-control_green = Control Green
magus-wargame-effect-control_green = A Green creature joins you
magus-wargame-card-control_red = Control Red
magus-wargame-effect-control_red = A Red creature joins you
magus-wargame-card-control = Control
magus-wargame-effect-control = A creature joins you
magus-wargame-card-creature_kill = Creature Kill
magus-wargame-effect-creature_kill = Destroy a creature
magus-wargame-card-spell_blast = Spell Blast
magus-wargame-effect-spell_blast = Negate an opponent’s spell
magus-wargame-card-nullify = Nullify
magus-wargame-effect-nullify = Negate a creature’s ability
magus-wargame-artifact-helm_of_command = Helm of Command
magus-wargame-gift-helm_of_command = armies of seven
magus-wargame-artifact-celestial_sword = Celestial Sword
magus-wargame-gift-celestial_sword = +1 attacking
magus-wargame-artifact-titans_armor = Titans Armor
magus-wargame-gift-titans_armor = +1 defending
magus-wargame-artifact-ring_of_the_magi = Ring of the Magi
magus-wargame-gift-ring_of_the_magi = two cards a turn
magus-wargame-artifact-crown_of_kings = Crown of Kings
magus-wargame-gift-crown_of_kings = eight armies
magus-wargame-artifact-wand_of_orcus = Wand of Orcus
magus-wargame-gift-wand_of_orcus = Black +3
magus-wargame-artifact-orb_of_illusions = Orb of Illusions
magus-wargame-gift-orb_of_illusions = Blue +3
magus-wargame-artifact-holy_shroud = Holy Shroud
magus-wargame-gift-holy_shroud = White +3
magus-wargame-artifact-oaken_shield = Oaken Shield
magus-wargame-gift-oaken_shield = Green +3
magus-wargame-artifact-eternal_flame = Eternal Flame
magus-wargame-gift-eternal_flame = Red +3

# Verbs: titles of menus, commands and their options.

magus-wargame-verb-cast = Cast a spell
magus-wargame-verb-peek = Look at an army
magus-wargame-verb-stop = That is all
magus-wargame-verb-pick = Pick two creatures
magus-wargame-verb-replace = Replace a creature
magus-wargame-verb-shift = Move by Time Shift
magus-wargame-verb-discard = Discard
magus-wargame-verb-owe = Pay Forget
magus-wargame-verb-roll = Roll the dice
magus-wargame-verb-move = Move an army
magus-wargame-verb-recruit = Recruit
magus-wargame-verb-decline = Decline
magus-wargame-verb-split = Split an army
magus-wargame-verb-end = End
magus-wargame-verb-fight = Next battle
magus-wargame-verb-declare = Declare
magus-wargame-verb-fuel = Goblins: discard
magus-wargame-verb-lay = Play a card
magus-wargame-verb-negate = Priest: negate
magus-wargame-verb-done = Done
magus-wargame-verb-blast = Spell Blast outside battles
magus-wargame-verb-list = Spell Blast: list of spells
magus-wargame-verb-stance = Orders for battles
magus-wargame-verb-plan = If attacked, play
magus-wargame-command-cast = cast
magus-wargame-command-peek = peek
magus-wargame-command-stop = stop
magus-wargame-command-pick = pick
magus-wargame-command-replace = replace
magus-wargame-command-shift = shift
magus-wargame-command-discard = discard
magus-wargame-command-owe = owe
magus-wargame-command-roll = roll
magus-wargame-command-move = move
magus-wargame-command-recruit = recruit
magus-wargame-command-decline = decline
magus-wargame-command-split = split
magus-wargame-command-end = end
magus-wargame-command-fight = fight
magus-wargame-command-declare = declare
magus-wargame-command-fuel = fuel
magus-wargame-command-lay = lay
magus-wargame-command-negate = negate
magus-wargame-command-done = done
magus-wargame-command-blast = blast
magus-wargame-command-list = list
magus-wargame-command-stance = stance
magus-wargame-command-plan = plan
magus-wargame-help = Play Magus, the fantasy wargame
magus-wargame-help-cast = Cast a spell outside battles
magus-wargame-help-peek = Name an army that Commune shall show
magus-wargame-help-stop = Name no more armies, or let the army of Time Shift stay
magus-wargame-help-pick = Name the creatures of a Creature Switch or of a new army
magus-wargame-help-replace = Name the creature that goes, and the deck of the new one
magus-wargame-help-shift = Move the army of Time Shift
magus-wargame-help-discard = Discard a card above seven
magus-wargame-help-owe = Discard a card that you owe to Forget
magus-wargame-help-roll = Close the Magic Phase and roll
magus-wargame-help-move = Move an army by a die
magus-wargame-help-recruit = Take now what an army’s landing gives
magus-wargame-help-decline = Leave what an army’s landing gives
magus-wargame-help-split = Put a new army beside one of more than five
magus-wargame-help-end = Go on to the battles, or end the turn
magus-wargame-help-fight = Choose which battle is next
magus-wargame-help-declare = Say whom the ability of a creature is for
magus-wargame-help-fuel = Discard a card so that Goblins get +3
magus-wargame-help-lay = Play a Magic card in a battle
magus-wargame-help-negate = Let a Priest negate a card
magus-wargame-help-done = End your step of the battle
magus-wargame-help-blast = Order when your Spell Blast meets spells
magus-wargame-help-list = Put a spell on the list of your Spell Blast, or off it
magus-wargame-help-stance = Order how to answer in battles
magus-wargame-help-plan = Order a card to be played on the strongest if attacked
magus-wargame-arg-card = card
magus-wargame-arg-at = at
magus-wargame-arg-to = to
magus-wargame-arg-army = army
magus-wargame-arg-first = first
magus-wargame-arg-second = second
magus-wargame-arg-drop = drop
magus-wargame-arg-deck = deck
magus-wargame-arg-creature = creature
magus-wargame-arg-target = target
magus-wargame-arg-when = when
magus-wargame-arg-how = how
magus-wargame-arghelp-card = A Magic card
magus-wargame-arghelp-at = A space, a player or a deck; none if the card needs nothing
magus-wargame-arghelp-to = A space; none if the card needs nothing more
magus-wargame-arghelp-army = Where the army stands
magus-wargame-arghelp-first = The first creature
magus-wargame-arghelp-second = The second creature
magus-wargame-arghelp-drop = The creature that makes room, or nobody
magus-wargame-arghelp-deck = A recruit deck
magus-wargame-arghelp-creature = Your creature
magus-wargame-arghelp-target = A creature of the other side, or a card
magus-wargame-arghelp-when = When Spell Blast shall act
magus-wargame-arghelp-how = How to answer
magus-wargame-option-limit = Rounds
magus-wargame-option-limit-15 = 15
magus-wargame-option-limit-30 = 30
magus-wargame-option-limit-60 = 60
magus-wargame-option-limit-90 = 90
magus-wargame-option-limit-none = no limit
magus-wargame-when-never = never
magus-wargame-when-mine = only spells that name me or my army
magus-wargame-when-listed = only spells of my list
magus-wargame-when-always = always
magus-wargame-how-ask = ask me
magus-wargame-how-quiet = no spells
magus-wargame-how-plan = my plan
magus-wargame-how-guard_with_spell_blast = counter Control and Kill with Spell Blast, else pass
magus-wargame-how-guard_with_priest = counter Control and Kill with a Priest, else pass

# A whole action, as a button or a step of the turn.

magus-wargame-do-cast = { $card }
magus-wargame-do-cast-at = { $card }: { $at }
magus-wargame-do-cast-to = { $card }: { $at } → { $to }
magus-wargame-do-peek = Look at the army on { $army }
magus-wargame-do-stop = That is all
magus-wargame-do-pick = { $first } and { $second }
magus-wargame-do-replace = { $drop } → { $unit } ({ $deck })
magus-wargame-do-shift = To { $to }
magus-wargame-do-discard = Discard { $card }
magus-wargame-do-owe = Pay { $card } to Forget
magus-wargame-do-owe-random = Let chance pay Forget
magus-wargame-do-roll = Roll the dice
magus-wargame-do-move = { $army } → { $to }
magus-wargame-do-recruit = Recruit on { $army }
magus-wargame-do-recruit-unit = { $army }: recruit { $unit }
magus-wargame-do-recruit-drop = { $army }: { $drop } → { $unit }
magus-wargame-do-recruit-gold = { $army }: take a Magic card
magus-wargame-do-decline = { $army }: take nothing
magus-wargame-do-split = Split { $army } → { $to }
magus-wargame-do-end = End turn
magus-wargame-do-end-battles = On to the battles
magus-wargame-do-fight = Fight on { $army }
magus-wargame-do-declare = { $creature } → { $target }
magus-wargame-do-fuel = { $creature }: discard { $card }
magus-wargame-do-lay = { $card }
magus-wargame-do-lay-target = { $card } → { $target }
magus-wargame-do-lay-drop = { $card } → { $target }, without { $drop }
magus-wargame-do-negate = { $creature } negates { $card }
magus-wargame-do-done = Done
magus-wargame-do-blast = Spell Blast: { $when }
magus-wargame-do-list-on = List: add { $card }
magus-wargame-do-list-off = List: take off { $card }
magus-wargame-do-stance = In battles: { $how }
magus-wargame-do-plan = If attacked: { $card } on the strongest
magus-wargame-do-land-top = { $space }, top { $unit }
magus-wargame-do-land-gold = { $space }, Magic card
magus-wargame-do-land-foe = { $space }, fights { $name } ({ $n })

# The panel.

magus-wargame-line-over = The match is over.
magus-wargame-can-magic = Now: cast M spells, then roll.
magus-wargame-can-travel = Now: move an army for each die: { $dice }.
magus-wargame-can-after = Now: recruit, split, then end.
magus-wargame-can-fight = Now: choose the next battle.
magus-wargame-can-cards = Now: play cards.
magus-wargame-can-choose = Now: decide for { $card }.
magus-wargame-can-divide = Now: finish the split.
magus-wargame-can-discard = Now: discard down to seven cards, then roll.
magus-wargame-can-declare = Now: declare whom the abilities are for.
magus-wargame-can-pay = Now: pay Forget { $n ->
    [one] a card
   *[other] { $n } cards
}.
magus-wargame-line-wait = { $name } is to move.
magus-wargame-line-out = You are out of the match.
magus-wargame-line-debt = Forget: you owe { $n } of your cards. Choose which, or leave it to chance.
magus-wargame-line-debt-later = You owe { $n ->
    [one] a card
   *[other] { $n } cards
} to Forget. You may pay now; you must at your next turn or battle.
magus-wargame-line-magic = Magic Phase: cast M spells, then roll.
magus-wargame-line-excess = You hold { $n } cards: discard down to seven before the dice.
magus-wargame-line-travel = Dice { $dice }: each moves a different army. T spells at any time.
magus-wargame-line-last-die = Die { $dice }: move another army by it. T spells at any time.
magus-wargame-line-lone = Dice { $dice }: move your army by one of them.
magus-wargame-line-spent = No die left: travel on by T spells, or recruit, R spells, split, end. What you do not decline is taken.
magus-wargame-line-spent-brief = No die left: T or R spells, recruit, split, end.
magus-wargame-line-after = Recruit, cast R spells and split, then end. What you do not decline is taken.
magus-wargame-line-after-brief = Recruit, cast R spells, split, then end.
magus-wargame-line-split = Split armies if you like, then end.
magus-wargame-line-fights = Which battle is next?
magus-wargame-line-open-commune = Commune: which armies, up to three?
magus-wargame-line-open-time_shift = Time Shift rolled { $n }: where does the army go?
magus-wargame-line-open-creature_switch = Creature Switch: which creature of each army?
magus-wargame-line-open-metamorphosis = Metamorphosis: who goes, and from which deck does another come?
magus-wargame-line-open-summons = The army is full: who makes room?
magus-wargame-line-open-split = Which two creatures become the new army?
magus-wargame-line-declare = Say first whom your abilities are for.
magus-wargame-line-step-a = You attack: play cards, then Done. { $points ->
    [one] One spell point
   *[other] { $points } spell points
} left.
magus-wargame-line-step-b = You are attacked: play cards and counters, then Done. { $points ->
    [one] One spell point
   *[other] { $points } spell points
} left.
magus-wargame-line-step-c = You may still counter, then the battle is decided. { $points ->
    [one] One spell point
   *[other] { $points } spell points
} left.
magus-wargame-line-totals = As it stands: { $one } { $a }, { $other } { $b }.
magus-wargame-line-orders = Orders act by themselves when you would be asked; nobody else sees them.
magus-wargame-line-blast-now = Spell Blast outside battles: { $when }.
magus-wargame-line-list-now = Your list: { $cards }.
magus-wargame-line-stance-now = In battles: { $how }.
magus-wargame-line-plan-now = If attacked: { $card } on the strongest.
magus-wargame-panel-idle = No effect now: { $what }
magus-wargame-panel-orders = Orders
magus-wargame-panel-card = { $card } …
magus-wargame-panel-moves = Move two armies: one by each of { $dice }
magus-wargame-panel-die = Die { $die }

# What happened.

magus-wargame-event-dealt = { $name } begins on { $space } with four creatures ({ $colours }), { $artifacts }.
magus-wargame-event-dealt-own = Your army: { $creatures }.
magus-wargame-event-turn = Round { $round }: { $name }.
magus-wargame-event-drew = { $name } draws { $n ->
    [one] a Magic card
   *[other] { $n } Magic cards
}.
magus-wargame-event-drew-own = You draw { $cards }.
magus-wargame-event-refilled = { $deck }: { $n ->
    [one] one discard is shuffled into a new one.
   *[other] { $n } discards are shuffled into a new one.
}
magus-wargame-event-discarded = { $name } discards { $cards }.
magus-wargame-event-cast = { $name } casts { $card }.
magus-wargame-event-cast-at = { $name } casts { $card }: { $at }.
magus-wargame-event-answered = { $by } negates { $card } with Spell Blast.
magus-wargame-event-owes = { $name } owes { $n } cards to Forget.
magus-wargame-event-saw-hand = { $name } looks at { $whose } hand.
magus-wargame-event-saw-hand-own = { $victim } holds { $cards }.
magus-wargame-event-saw-deck = { $name } looks at the top of { $deck }.
magus-wargame-event-saw-deck-own = { $deck }, from the top: { $cards }.
magus-wargame-event-saw-army = { $name } looks at { $whose } army on { $space }.
magus-wargame-event-saw-army-own = { $victim } on { $space }: { $creatures }.
magus-wargame-event-rolled = { $name } rolls { $dice }.
magus-wargame-event-shifted = Time Shift: the die shows { $die } for the army on { $space }.
magus-wargame-event-moved = { $name } moves { $start } → { $to }.
magus-wargame-event-moved-foe = { $name } moves { $start } → { $to } and meets { $foe }.
magus-wargame-event-switched = { $name } switches two creatures of { $first } and { $second }.
magus-wargame-event-switched-own = { $gave } → { $second }, { $took } → { $first }.
magus-wargame-event-exchanged = The armies of { $name } on { $first } and { $second } change places.
magus-wargame-event-recruited = { $name } gets { $unit } on { $space }.
magus-wargame-event-lost = { $name } discards { $unit } on { $space }.
magus-wargame-event-fell = { $name } loses { $unit } on { $space }.
magus-wargame-event-parted = { $name } splits { $space }: two creatures go to { $to }.
magus-wargame-event-parted-own = To { $to }: { $creatures }.
magus-wargame-event-battle = Battle on { $space }: { $name } with { $attackers } against { $victim } with { $defenders }.
magus-wargame-event-declared = { $name } sets { $unit } on { $named }.
magus-wargame-event-stolen = { $name } has a Pirate steal a card from { $victim }.
magus-wargame-event-stolen-copy = { $name } has a Doppelganger turned Pirate steal a card from { $victim }.
magus-wargame-event-stolen-own = The card that { $name } takes from { $victim }: { $card }.
magus-wargame-event-fuelled = { $name } discards { $card } for Goblins.
magus-wargame-event-fuelled-copy = { $name } discards { $card } for a Doppelganger turned Goblins.
magus-wargame-event-played = { $name } plays { $card }.
magus-wargame-event-played-at = { $name } plays { $card } on { $target }.
magus-wargame-event-negated = { $name } has a Priest negate { $card }.
magus-wargame-event-negated-copy = { $name } has a Doppelganger turned Priest negate { $card }.
magus-wargame-event-fought = { $winner } wins on { $space }, { $a } to { $b }.
magus-wargame-event-fought-tie = { $name } and { $victim } tie on { $space } at { $a }.
magus-wargame-event-fought-none = Both armies on { $space } are destroyed.
magus-wargame-event-retreated = { $name } retreats { $start } → { $to }.
magus-wargame-event-gone = { $name } has no army on { $space } any more.
magus-wargame-event-out = { $name } is out.
magus-wargame-event-ended = The match is over in round { $round }.

# The board, a battle and the hand.

magus-wargame-board-round = round { $n } of { $limit }
magus-wargame-board-round-open = round { $n }
magus-wargame-board-goal = Four towers win
magus-wargame-board-goal-limit = or the most { $n ->
    [0] after this round
    [one] in one round
   *[other] in { $n } rounds
}
magus-wargame-board-phase-0 = a debt to Forget
magus-wargame-board-phase-1 = Magic Phase
magus-wargame-board-phase-2 = Magic Phase
magus-wargame-board-phase-3 = Travel Phase
magus-wargame-board-phase-4 = Recruit Phase
magus-wargame-board-phase-5 = Split Phase
magus-wargame-board-phase-6 = Battle Phase
magus-wargame-board-phase-7 = the end
magus-wargame-board-towers = { $n ->
    [one] tower
   *[other] towers
}
magus-wargame-board-armies = { $n ->
    [one] army
   *[other] armies
}
magus-wargame-board-cards = { $n ->
    [one] card
   *[other] cards
}
magus-wargame-board-empty = empty
magus-wargame-board-magic = Magic deck: { $n }
magus-wargame-board-spent = discards { $cards } · fallen { $creatures }
magus-wargame-board-owes = owes { $n ->
    [one] a card
   *[other] { $n } cards
}
magus-wargame-board-out = out
magus-wargame-board-battle = Battle on { $space }
magus-wargame-board-attacks = { $name } attacks
magus-wargame-board-defends = { $name } defends
magus-wargame-board-side-0 = attacks
magus-wargame-board-side-1 = defends
magus-wargame-board-creatures = { $n ->
    [one] creature
   *[other] creatures
}
magus-wargame-board-points = spell points { $spent }/{ $points }
magus-wargame-board-step-0 = the attacker chooses
magus-wargame-board-step-1 = the defender answers
magus-wargame-board-step-2 = the attacker counters
magus-wargame-board-destroyed = destroyed
magus-wargame-board-turned = changes sides
magus-wargame-board-void = no effect
magus-wargame-board-line-force = Force
magus-wargame-board-line-own = { $what }
magus-wargame-board-line-aura = Aura: { $what }
magus-wargame-board-line-colour = { $what } together
magus-wargame-board-line-icon = Most: { $what }
magus-wargame-board-sum-abilities = Abilities
magus-wargame-board-sum-colours = Colours and icons
magus-wargame-board-sum-artifacts = Artifacts
magus-wargame-board-sum-cards = Magic cards
magus-wargame-board-rest = Abilities, cards, artifacts
magus-wargame-legend-m = before the dice
magus-wargame-legend-t = after the dice
magus-wargame-legend-r = when recruiting
magus-wargame-legend-b = in battle
magus-wargame-legend-c = counter, in battle
magus-wargame-legend-points = spell points
magus-wargame-board-foot-start = { $name } begins.
magus-wargame-board-foot-dice = { $name } rolled { $dice }.
magus-wargame-board-foot-phase = { $name }: { $phase }.
magus-wargame-board-hand-debt = You owe { $n ->
    [one] a card
   *[other] { $n } cards
} to Forget.

# A position in words.

magus-wargame-text-head = Magus: fantasy wargame, { $round }, { $phase }
magus-wargame-text-seat = { $name }: { $towers ->
    [one] one tower
   *[other] { $towers } towers
}, { $armies ->
    [one] one army
   *[other] { $armies } armies
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
magus-wargame-text-out = { $name }: out
magus-wargame-text-artifacts = Artifacts: { $list }
magus-wargame-text-owed = Owes { $n ->
    [one] a card
   *[other] { $n } cards
} to Forget
magus-wargame-text-army = { $space }: { $n ->
    [one] one creature
   *[other] { $n } creatures
}
magus-wargame-text-army-known = { $space }: { $list }
magus-wargame-text-dice = Dice: { $dice }.
magus-wargame-text-decks = Tops of the decks: { $list }.
magus-wargame-text-deck = { $colour } { $unit } ({ $n })
magus-wargame-text-deck-empty = { $colour } none
magus-wargame-text-magic = Magic deck { $n }, discards: { $list }.
magus-wargame-text-hand = Your hand: { $list }.
magus-wargame-text-battle = Battle on { $space }: { $one } ({ $ones }) { $a }, { $other } ({ $others }) { $b }.
magus-wargame-text-learned = Known of { $name } on { $space }: { $list }
magus-wargame-text-changed = Since the last picture: { $story }
magus-wargame-text-result = { $names } won.

# The end.

magus-wargame-reason-towers = Armies stand on all four towers.
magus-wargame-reason-last = One player is left.
magus-wargame-reason-limit = The last round has been played.
magus-wargame-score-out = Went out
magus-wargame-score-towers = Towers
magus-wargame-score-armies = Armies
magus-wargame-score-force = Printed Force
magus-wargame-end-towers = Towers: { $n }
magus-wargame-end-armies = Armies: { $n }, with towers level
magus-wargame-end-force = Printed Force: { $n }, with towers and armies level

# Why something cannot be done.

magus-wargame-why-over = The match is over.
magus-wargame-why-out = You are out: you have no army any more.
magus-wargame-why-turn = Only the player whose turn it is acts now.
magus-wargame-why-step = In this step of the battle the other side chooses.
magus-wargame-why-order-same = That is how your orders stand already.
magus-wargame-why-list-empty = Your list of spells is empty: put a spell on it first.
magus-wargame-why-plan-card = A plan needs a card of kind B; { $card } is none.
magus-wargame-why-plan-how = To order a plan, name the card of the plan.
magus-wargame-why-debt-first = First pay { $count ->
    [one] the card
   *[other] the { $count } cards
} that you owe to Forget.
magus-wargame-why-debt-none = You owe nothing to Forget.
magus-wargame-why-debt-random = Chance pays only when you are asked; until then choose the card yourself.
magus-wargame-why-hand = You do not hold { $card }.
magus-wargame-why-open = First finish { $card }.
magus-wargame-why-open-none = Nothing waits for this choice.
magus-wargame-why-split-open = First name the two creatures of the new army.
magus-wargame-why-battle-card = { $card } is played in battles only.
magus-wargame-why-timing-m = { $card } is cast in the Magic Phase, before the dice.
magus-wargame-why-timing-t = { $card } is cast in the Travel Phase, after the roll.
magus-wargame-why-timing-r = { $card } is cast in the Recruit Phase.
magus-wargame-why-aim-nothing = { $card } names nothing.
magus-wargame-why-aim-seat = { $card } names an opponent.
magus-wargame-why-aim-deck = { $card } names a deck that is not empty.
magus-wargame-why-aim-army = { $card } names a player and the space of an army of theirs.
magus-wargame-why-aim-own = { $card } names an army of your own.
magus-wargame-why-aim-two = { $card } names two armies of your own, the lower space first.
magus-wargame-why-aim-one = { $card } does not name that.
magus-wargame-why-aim-steps = { $card } moves an army exactly { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
magus-wargame-why-deck-empty = There is no creature to draw for { $card }.
magus-wargame-why-discard = Cards are discarded only from a hand of more than seven, before the dice.
magus-wargame-why-excess = You hold { $count } cards: discard down to seven first.
magus-wargame-why-excess-begun = You are already discarding down to seven: { $card } would have come before that.
magus-wargame-why-roll-first = Roll the dice first.
magus-wargame-why-rolled = The dice of this turn are rolled.
magus-wargame-why-no-dice = No die is left to move by.
magus-wargame-why-no-army = You have no army on { $space }.
magus-wargame-why-same-army = Each die moves a different army.
magus-wargame-why-distance = A move goes exactly as far as a die that is left, in one direction.
magus-wargame-why-friend = An army of your own stands on { $space }.
magus-wargame-why-keep-die = After this move the other die could not be used; another first move leaves it playable.
magus-wargame-why-dice-first = Use the dice first.
magus-wargame-why-recruit-none = The army on { $space } has nothing to recruit.
magus-wargame-why-recruit-room = The army on { $space } has room: no creature need leave.
magus-wargame-why-recruit-full = The army on { $space } is full with { $count }: name who makes room.
magus-wargame-why-recruit-drop = The army on { $space } holds no { $creature }.
magus-wargame-why-split-late = The Split Phase is over.
magus-wargame-why-split-once = The army on { $space } has split in this turn.
magus-wargame-why-split-small = The army on { $space } has { $count ->
    [one] one creature
   *[other] { $count } creatures
}; it takes more than five to split.
magus-wargame-why-split-token = You have all your { $count } armies on the board.
magus-wargame-why-split-beside = A new army stands beside { $space }.
magus-wargame-why-split-space = An army stands on { $space }.
magus-wargame-why-fight-first = Fight your battles first.
magus-wargame-why-fight-later = Battles come after the splits: end these phases first.
magus-wargame-why-fight-where = You have no battle on { $space }.
magus-wargame-why-no-battle = There is no battle now.
magus-wargame-why-in-battle = A battle is under way: declare, play cards, or be done.
magus-wargame-why-declare-first = First say whom the ability of { $creature } is for.
magus-wargame-why-creature = That side has no { $creature }.
magus-wargame-why-declared = There is nothing to declare for { $creature } now.
magus-wargame-why-muted = Nullify lies on { $creature }: counter it first.
magus-wargame-why-target = { $creature } cannot name { $target }.
magus-wargame-why-same-kind = { $creature } is no different from an equal one before it: name that one.
magus-wargame-why-fuel-none = No card can be discarded for { $creature } now.
magus-wargame-why-fuel-late = Goblins take their cards before the first spell of their side.
magus-wargame-why-points = { $count ->
    [0] Your army has no spell points.
    [one] The one spell point of your army is used.
   *[other] All { $count } spell points of your army are used.
}
magus-wargame-why-counters-only = Only counters are played now; { $card } is none.
magus-wargame-why-outside-card = { $card } is not played in battles.
magus-wargame-why-lay-nobody = { $card } names nobody.
magus-wargame-why-lay-target = { $card } cannot name that.
magus-wargame-why-lay-counter = { $card } names a Magic card that the other side has played.
magus-wargame-why-lay-ability = There is no ability on { $creature } to cancel.
magus-wargame-why-lay-drop = Who makes room for { $card } is named only for a full army.
magus-wargame-why-lay-lacks = { $creature } is not in your army: it cannot make room.
magus-wargame-why-priest = { $creature } cannot negate anything now.
magus-wargame-why-negate-card = { $card } is not a card that the other side has played.

# Creatures, Magic cards and artifacts to look up.

magus-wargame-entry-unit = { $colour } creature. Force { $force }, spell points { $points }. { $printed }.
magus-wargame-entry-card = Magic card, { $phase }. { $effect }.
magus-wargame-entry-artifact = Artifact: { $gift }.
magus-wargame-entry-phase-m = Magic Phase
magus-wargame-entry-phase-t = Travel Phase
magus-wargame-entry-phase-r = Recruit Phase
magus-wargame-entry-phase-b = battles
magus-wargame-entry-phase-c = counter

# The glossary: a term, what it means, what people call it, and its clauses.

magus-wargame-glossary-goal = goal
    .means = armies on all four towers at the end of a turn
    .also = how to win, victory, aim, purpose, objective
    .clauses = 1.1 8.1
magus-wargame-glossary-army = army
    .means = up to six creatures (seven with the Helm) under one token, hidden from the others
    .also = group, troop, stack, how many creatures fit
    .clauses = 1.7
magus-wargame-glossary-creature = creature
    .means = a card that fights: Force, spell points and what is printed on it
    .also = monster, unit, soldier, new creatures
    .clauses = 1.3 5.1
magus-wargame-glossary-tower = tower
    .means = one of the four corners of the track; all four win
    .also = corner, castle, base
    .clauses = 1.2 8.1
magus-wargame-glossary-force = Force
    .means = what a creature adds to its side’s total in a battle
    .also = strength, power, attack value, how is a battle counted, total
    .clauses = 7.14
magus-wargame-glossary-points = spell points
    .means = how many Magic cards a side may play in a battle
    .also = mana, limit of spells, number of spells, magic points
    .clauses = 7.2
magus-wargame-glossary-magic = Magic card
    .means = a spell in your hand; its letter says in which phase it is played
    .also = spell, cast, sorcery
    .clauses = 3.1 2.3
magus-wargame-glossary-phase = phase
    .means = a part of a turn: Magic, Travel, Recruit, Split, Battle
    .also = turn order, sequence of a turn, steps, in a turn
    .clauses = 2.1
magus-wargame-glossary-travel = travel
    .means = two dice move armies around the track
    .also = move, moving, movement, walk, jump, pass over
    .clauses = 4.1 4.3 4.4
magus-wargame-glossary-recruit = recruit
    .means = to take the creature that the last landing gives
    .also = new creatures, get monsters, reinforcements
    .clauses = 5.1
magus-wargame-glossary-gold = Gold space
    .means = a space where an army may take a Magic card
    .also = yellow space, golden
    .clauses = 5.1
magus-wargame-glossary-split = split
    .means = to put two creatures of a big army on a neighbouring space
    .also = divide, separate, cut in two, two armies
    .clauses = 6.1
magus-wargame-glossary-battle = battle
    .means = the fight where an army stands on an enemy’s space
    .also = fight, attack, combat, war
    .clauses = 7.1 4.5
magus-wargame-glossary-tie = tie
    .means = equal totals in a battle: the attacker goes back
    .also = draw, same strength, equal
    .clauses = 7.18
magus-wargame-glossary-counter = counter
    .means = a card or Priest that negates what the other side has played
    .also = answer, cancel, block a spell, undo
    .clauses = 7.7 3.14
magus-wargame-glossary-control = Control
    .means = a card that makes a creature change sides for good
    .also = steal a creature, take over, keep, for ever, mind control
    .clauses = 7.13
magus-wargame-glossary-aura = aura
    .means = an ability that gives +1 to all creatures of its colour
    .also = bonus, boost
    .clauses = 7.14
magus-wargame-glossary-out = out
    .means = a player without armies has lost
    .also = eliminated, dead, lose, knocked out
    .clauses = 7.19
magus-wargame-glossary-order = standing order
    .means = what you say beforehand about Spell Blast and battles
    .also = instruction, automatic, in advance, away
    .clauses = 9.1 9.2

# How people ask for a clause, in words which it does not have.

magus-wargame-asked =
    1.1: how to win, goal, story, what is it about
    1.2: the board, track, spaces, towers, order of colours, how long is the track, which space is mine
    1.3: which cards are there, decks, how many creatures, colours of creatures, kinds of creatures
    1.4: where do I begin, who goes first, first player, who starts
    1.5: starting army, what do I begin with, start, setup
    1.6: artifacts at the beginning, how many artifacts, what are artifacts, can artifacts be lost
    1.7: size of an army, how many creatures in an army, how many armies, maximum, full, how many monsters fit, seven armies, more armies
    1.8: look at armies, see the army of an enemy, hidden, secret, spy, what can I see of others
    2.1: phases, what do I do in a turn, turn order, sequence of a turn, course of a turn, step by step, what can I do
    2.3: draw a Magic card, get cards, how many cards do I draw, when do I draw
    2.4: hand limit, hold cards, maximum of cards in hand, too many cards
    2.5: empty deck, deck runs out, no cards left, reshuffle
    3.1: when may I cast spells, how many spells in a turn, cost of a spell, letters M T R, when can I cast a spell, play a card
    3.4: make an opponent discard, debts
    3.9: move further, extra move
    3.12: summon a creature
    3.14: stop a spell, counter a spell outside battles
    4.1: how does movement work, roll, move armies, how far do I move, dice
    4.2: move the same army twice, both dice on one army
    4.3: only one army
    4.4: jump over armies, pass over a tower, direction, turn back, change direction, go backwards
    4.5: land on an enemy, land on my own army, two of my armies on one space, merge armies
    4.6: must I use the dice, have to move, stay
    5.1: get new creatures, what does a space give, recruit, gold space, draw from a deck, land on a colour, land on red, what do I get, get more creatures, get more cards
    5.2: say no to a creature
    5.3: army is full when recruiting
    5.4: stand still, reward for a battle
    6.1: split an army, divide, cut in two, new army
    6.2: how often may I split, split twice, several splits
    7.1: how to attack, start a fight, when is there a battle, must I fight, defend
    7.2: number of spells in a battle, how many spells may I play in a fight, spell points, mana, why can I play no spell
    7.3: abilities that choose a target
    7.4: steal cards, draw in a battle, goblins, pirate, wizard
    7.5: who plays first in a battle, order of a battle, can the defender answer
    7.7: answer a spell, block a spell
    7.8: what does a priest do
    7.9: cancel an ability, nullify, switch off an ability
    7.12: order in which spells work
    7.13: steal a creature, control a creature, keep it for ever
    7.14: how is strength counted, total of a side, bonus for same colours, flying, arrows, regeneration, what is flying good for, do flying creatures help, what are arrows good for, what is regeneration good for, same colour
    7.17: what is lost in a battle, loser of a battle, who dies, all creatures die, who wins a battle, do winners lose creatures
    7.18: tie in a battle, tied battle, draw, same total, retreat
    7.19: eliminated, knocked out, no army left, when am I out, what happens to a player who is out
    8.1: when does the game end, four towers, when is victory checked, how many towers do I need
    8.2: last player left, everybody else is dead, last one alive
    8.3: how long does the game last, round limit, tie break at the end, tiebreaker, who wins if it’s a tie
    8.5: resign, quit, leave, give up
    9.1: order for Spell Blast, automatic
    9.2: orders for battles, defend while I am away
    9.3: out of time, too slow, too late, timeout, absent, never answer, no reply, afk, away

# A turn in one sentence, and its battles.

magus-wargame-story-turn = { $name } { $did }.
magus-wargame-story-where = at { $land }
magus-wargame-story-where-tower = in the tower at { $n }
magus-wargame-story-land = { $n } ({ $what })
magus-wargame-story-more = { $n ->
    [one] another
   *[other] { $n } more
}
magus-wargame-story-several = { $n ->
    [2] two { $units }
   *[other] three { $units }
}
magus-wargame-story-marched = marched to { $where }
magus-wargame-story-marched-on = marched on { $name } { $where }
magus-wargame-story-entered = { $n ->
    [one] occupied the tower at { $where }
   *[other] occupied the towers at { $where }
}
magus-wargame-story-withdrew = withdrew to a stand { $where }
magus-wargame-story-recruited = recruited { $units }
magus-wargame-story-recruit = { $unit } { $where }
magus-wargame-story-gave-up = gave up { $units }
magus-wargame-story-split = { $n ->
    [one] split an army
    [2] split two armies
    [3] split three armies
   *[other] split { $n } armies
}
magus-wargame-story-struck = struck down { $unit } of { $whose } with Death Spell
magus-wargame-story-struck-own = struck down { $unit } of their own with Death Spell
magus-wargame-story-exchanged = had the armies on { $first } and { $second } change places
magus-wargame-story-switched = switched two creatures between { $first } and { $second }
magus-wargame-story-answered = negated { $whose } { $card } with Spell Blast
magus-wargame-story-cast = cast { $cards }
magus-wargame-story-cast-on = { $card } on { $aim }
magus-wargame-story-played = played { $cards }
magus-wargame-story-negated = had a Priest negate { $card }
magus-wargame-story-fuelled = discarded { $card } to spur the Goblins
magus-wargame-story-holds = That makes { $n ->
    [2] two
    [3] three
   *[other] { $n }
} of the four towers.
magus-wargame-story-met = { $name } attacked { $victim } { $where } with { $attackers } against { $defenders }.
magus-wargame-story-met-many = { $name } attacked { $victim } { $where } with { $a } creatures against { $b }.
magus-wargame-story-beat = { $name } beat { $victim } { $a } to { $b } { $where }.
magus-wargame-story-took = { $name } beat { $victim } { $a } to { $b } and took the tower at { $n }.
magus-wargame-story-held = { $name } held out against { $victim } { $a } to { $b } { $where }.
magus-wargame-story-tie = { $name } and { $victim } drew { $a } all { $where }; the attacker withdrew.
magus-wargame-story-none = { $name } and { $victim } wiped each other out { $where }.
magus-wargame-story-fallen = { $name } lost { $units }.
magus-wargame-story-cards = Cards: { $sides }.
magus-wargame-story-side = { $cards } ({ $name })
magus-wargame-story-both = { $one }; { $other }
magus-wargame-story-out = { $name } is out: the last army has fallen.
magus-wargame-story-ended = The match is over in round { $round }.
magus-wargame-story-won-towers = { $names } wins in round { $round } with armies on all four towers!
magus-wargame-story-won-last = { $names } wins in round { $round }: nobody else is left.
magus-wargame-story-won-limit = Round { $round } was the last. { $decided ->
    [towers] { $names } wins on towers, { $figures }.
    [armies] Towers are level; { $names } wins on armies, { $figures }.
    [force] Towers and armies are level; { $names } wins on Force, { $figures }.
   *[none] Towers, armies and Force are level; { $names } share the win.
}
magus-wargame-story-figures = { $a } to { $b }

# What is compared where choices are explained.

magus-wargame-tally = towers held
