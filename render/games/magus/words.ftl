## Magus: what is said of a match.

magus-title = Magus
magus-blurb = Magicians deploy Sorcerers around five sources, brew potions and raise powers. Three counts decide whose glory is greatest.

# Sources and mana.

magus-source-yellow = Yellow
    .the = the yellow source
    .short = Yellow
magus-source-green = Green
    .the = the green source
    .short = Green
magus-source-blue = Blue
    .the = the blue source
    .short = Blue
magus-source-violet = Violet
    .the = the violet source
    .short = Violet
magus-source-red = Red
    .the = the red source
    .short = Red
magus-mana-yellow = { $n } yellow
    .full = { $n } yellow mana
magus-mana-green = { $n } green
    .full = { $n } green mana
magus-mana-blue = { $n } blue
    .full = { $n } blue mana
magus-mana-violet = { $n } violet
    .full = { $n } violet mana
magus-mana-red = { $n } red
    .full = { $n } red mana
magus-mana-colourless = { $n } colourless
    .full = { $n } colourless mana
magus-no-mana = no mana

# Sorcerers.

magus-kind-apprentice = Apprentice
magus-kind-initiate = Initiate
magus-kind-mage = Mage
magus-kind-archmage = Archmage
magus-count-apprentice = { $n ->
    [one] 1 Apprentice
   *[other] { $n } Apprentices
}
magus-count-initiate = { $n ->
    [one] 1 Initiate
   *[other] { $n } Initiates
}
magus-count-mage = { $n ->
    [one] 1 Mage
   *[other] { $n } Mages
}
magus-count-archmage = { $n ->
    [one] 1 Archmage
   *[other] { $n } Archmages
}

# Powers, potions.

magus-power-1 = 2 more dice
magus-power-2 = die ±1
magus-power-3 = 1 colourless mana
magus-power-4 = win a tie
magus-power-5 = lead a Mage
magus-power-6 = push an opponent
magus-power-7 = glory
magus-track = { $n } · { $power }
magus-potion-yellow = Yellow { $n }
magus-potion-green = Green { $n }
magus-potion-blue = Blue { $n }
magus-potion-violet = Violet { $n }
magus-potion-red = Red { $n }
magus-use-lasting = lasting
magus-use-single = single use
magus-use-reusable = reusable
magus-colour-yellow = yellow
magus-colour-green = green
magus-colour-blue = blue
magus-colour-violet = violet
magus-colour-red = red

# Effects: as short as a card, and in full.

magus-effect-raise-one = Raise 1 power
    .long = Raise one of your powers by a level.
magus-effect-raise-double = Raise 1 power by 2
    .long = Raise one of your powers by two levels.
magus-effect-raise-two = Raise 2 powers
    .long = Raise two different powers by a level each.
magus-effect-raise-three = Raise 3 powers
    .long = Raise three different powers by a level each.
magus-effect-transfer = Shift 1 power level
    .long = Lower one of your powers by a level and raise another.
magus-effect-fourth-power = A 4th power each turn
    .long = You may use a fourth, different power each turn.
magus-effect-reliquat = Reliquat +1
    .long = Your Reliquat is always a level higher, and so at least one.
magus-effect-track-leader = Counts: +1 per track led alone
    .long = At every count: 1 glory for each power track where you alone are highest, at most 3.
magus-effect-bonus-colour = End: 2 per { $colour } potion
    .long = Final count: 2 glory for each { $colour } potion you own, this one included.
magus-effect-group-one = Place or move 1 Apprentice
    .long = Place 1 Apprentice, or move 1 to an adjacent source. It activates the source.
magus-effect-group-two = Place or move 2 Apprentices
    .long = Place a group of 2 Apprentices on one source, or move 2 from one source to one adjacent source. It activates the source.
magus-effect-walk = Move 1 Apprentice
    .long = Move 1 of your Apprentices to an adjacent source. It activates the source.
magus-effect-lead-mage = Move a Mage
    .long = Move one of your Mages to an adjacent source. It activates the source.
magus-effect-lead-high = Move a Mage or Archmage
    .long = Move one of your Mages or Archmages to an adjacent source. It activates the source.
magus-effect-steadfast = Not pushed; +1 per source led
    .long = Opponents can never move your Sorcerers. At every count: 1 glory for each source where you alone lead.
magus-effect-gain = Gain { $n } colourless
    .long = Gain { $n } colourless mana.
magus-effect-trade = Trade 2 mana of a colour for 1
    .long = Trade two mana of one colour for one of another colour.
magus-effect-tranches = Your mana is { $figures }
    .long = The first, second and third place at a source give you { $figures } mana.
magus-effect-two-sources = Mana from 2 sources
    .long = You may take mana from two different activated sources each turn.
magus-effect-copy = Copy a die on another
    .long = Before you choose your action, give one of your dice the value of another.
magus-effect-figures = End: 1 per higher Sorcerer
    .long = Final count: 1 glory for each Initiate, Mage and Archmage of yours on the board.
magus-effect-pair = Create from 2 Sorcerers
    .long = Your creations may replace two Sorcerers instead of three.
magus-effect-double = Archmage with 2 dice
    .long = Two equal dice are enough to replace three Sorcerers by an Archmage.
magus-effect-teacher = Creations raise 2 more powers
    .long = Creating an Initiate or a Mage raises two more powers.
magus-effect-creator = 2 glory per creation
    .long = You get 2 glory at once for each Sorcerer you create.
magus-effect-bonus-all = End: 1 per potion
    .long = Final count: 1 glory for each potion you own, this one included.
magus-effect-reroll-one = Reroll 1 die
    .long = Reroll one of your free dice.
magus-effect-reroll-three = Reroll up to 3 dice
    .long = Reroll up to three of your free dice.
magus-effect-change = Change a die by 1
    .long = Change one of your free dice by one, up or down; 1 and 6 are adjacent.
magus-effect-curse = 421: 3 levels more
    .long = With a 421 you may lower powers of opponents by three levels more, split as you like.
magus-effect-push-two = Push up to 2 opponents
    .long = Move up to two Apprentices or Mages of opponents, each to an adjacent source.
magus-effect-fourth-die = 1 more die each turn
    .long = You roll one extra die every turn, up to five dice.

# Verbs: titles of menus, commands and their options.

magus-verb-choose = Choose the action
magus-verb-create = Create a Sorcerer
magus-verb-replace = Sorcerers that make room
magus-verb-place = Place
magus-verb-move = Move
magus-verb-push = Push an opponent
magus-verb-raise = Raise a power
magus-verb-transfer = Shift a level
magus-verb-lower = 421: lower a power
magus-verb-power = Use a power
magus-verb-buy = Buy a potion
magus-verb-use = Use a potion
magus-verb-change = Change a die
magus-verb-reroll = Reroll dice
magus-verb-trade = Trade mana
magus-verb-take = Take mana
magus-verb-skip = Skip
magus-verb-end = End turn
magus-verb-prefer = Rank a track
magus-verb-forget = Clear the ranking

magus-command-choose = choose
magus-command-create = create
magus-command-replace = replace
magus-command-place = place
magus-command-move = move
magus-command-push = push
magus-command-raise = raise
magus-command-transfer = transfer
magus-command-lower = lower
magus-command-power = power
magus-command-buy = buy
magus-command-use = use
magus-command-change = change
magus-command-reroll = reroll
magus-command-trade = trade
magus-command-take = take
magus-command-skip = skip
magus-command-end = end
magus-command-prefer = prefer
magus-command-forget = forget
magus-command-potions = potions

magus-help = Play Magus
magus-help-choose = Put a die on the action of its value
magus-help-create = Action 7: create a Sorcerer with two or three equal dice
magus-help-replace = Say which Sorcerers make room for the new one
magus-help-place = Place the group of Apprentices of your action or potion
magus-help-move = Move your Sorcerers to an adjacent source
magus-help-push = Move an opponent’s Sorcerer to an adjacent source
magus-help-raise = Raise one of your powers
magus-help-transfer = Lower one of your powers and raise another
magus-help-lower = With a 421: lower a power of an opponent
magus-help-power = Use one of your powers, for one of its levels
magus-help-buy = Buy a potion on offer
magus-help-use = Use one of your potions
magus-help-change = Give a free die another value
magus-help-reroll = Roll free dice again
magus-help-trade = Give two mana of a colour for one of another
magus-help-take = Take the mana of a source that you activated
magus-help-skip = Leave the rest of the effect under way
magus-help-end = End your turn; the dice are rolled for the next player
magus-help-prefer = Rank the tracks, best first, for levels from the ring of power (secret)
magus-help-forget = Clear your ranking of the tracks
magus-help-potions = See the potions on offer and yours, with their text

magus-arg-die = die
magus-arg-kind = kind
magus-arg-kinds = kinds
magus-arg-source = source
magus-arg-origin = origin
magus-arg-to = to
magus-arg-victim = victim
magus-arg-track = track
magus-arg-lowered = lowered
magus-arg-raised = raised
magus-arg-potion = potion
magus-arg-dice = dice
magus-arg-give = give
magus-arg-get = get
magus-arg-how = how
magus-arghelp-die = The value of one of your free dice
magus-arghelp-kind = Apprentice, Initiate, Mage or Archmage
magus-arghelp-kinds = The Sorcerers that return to your reserve
magus-arghelp-source = One of the five sources
magus-arghelp-origin = The source that is left
magus-arghelp-to = Where it goes, or the new value
magus-arghelp-victim = The opponent
magus-arghelp-track = A power, 1 to 7
magus-arghelp-lowered = The power that loses a level
magus-arghelp-raised = The power that gains it
magus-arghelp-potion = A potion
magus-arghelp-dice = The dice that are rolled again
magus-arghelp-give = The colour of the two mana you give
magus-arghelp-get = The colour of the mana you get
magus-arghelp-how = As it stands, or winning the tie with power 4

magus-option-rounds = Round limit
magus-option-rounds-15 = 15 rounds
magus-option-rounds-20 = 20 rounds
magus-option-rounds-30 = 30 rounds
magus-option-rounds-40 = 40 rounds

magus-how-plain = as it stands
magus-how-tie_power = with power 4

# A whole action, as a button or a step of the turn.

magus-action-1 = raise 3 powers
magus-action-2 = 2 Apprentices, 1 power by 2
magus-action-3 = 1 + 1 Apprentices, 1 power
magus-action-4 = 3 Apprentices
magus-action-5 = 2 + 2 Apprentices
magus-action-6 = 1 + 1 + 1 Apprentices
magus-do-choose = Action { $n }: { $what }
magus-do-create = Create with { $die }s: { $kind } on { $source }
magus-do-replace = Replace { $kinds }
magus-do-place = Place on { $source }
magus-do-place-count = Place { $count } on { $source }
magus-do-move = Move { $kind }: { $origin } → { $to }
magus-do-move-count = Move { $count }: { $origin } → { $to }
magus-do-push = Push { $kind } of { $name }: { $origin } → { $to }
magus-do-raise = Raise { $track }
magus-do-transfer = Power { $lowered } down, power { $raised } up
magus-do-lower = 421: lower power { $track } of { $name }
magus-do-power = Use power { $track }
magus-do-buy = Buy { $potion }: { $effect }
magus-do-use = Use { $potion }: { $effect }
magus-do-change = Change a { $die } into a { $to }
magus-do-reroll = Reroll { $dice }
magus-do-trade = Trade { $give } for { $get }
magus-do-take = Take { $mana }
magus-do-take-plain = Take mana of { $source }
magus-do-take-tie = Take { $mana } with power 4
magus-do-take-tie-plain = Take mana of { $source } with power 4
magus-do-skip = Skip the rest
magus-do-end = End turn
magus-do-prefer = Next in the ranking: { $track }
magus-do-forget = Clear the ranking

# The panel.

magus-panel-end-take = End, take { $mana }
magus-panel-power = power { $n }
magus-panel-alone = Action { $n }, nothing more yet
magus-panel-actions = Action: { $dice }
magus-panel-actions-create = Action: { $dice } · create
magus-panel-of-action = { $n }: { $what }
magus-hint-stand = your level there { $old } → { $new }, the best of the others { $other }
magus-panel-rank = Rank the tracks
magus-line-dice = Free dice: { $dice }.
magus-line-no-dice = No free dice.
magus-line-choose = Choose your action and pick all that it does at once, the end of the turn too. Equal dice allow a creation.
magus-line-action = Action { $n }. Still to do: { $rest }.
magus-line-done = Your action is done. Use what you like, then end your turn.
magus-line-left-groups = { $groups ->
    [one] one group of { $size }
   *[other] { $groups } groups of { $size }
}
magus-line-left-raises = { $n ->
    [one] one power
   *[other] { $n } powers
}
magus-line-421 = Your dice show 421: lower a power of an opponent.
magus-line-mana = Mana: { $mana }.
magus-line-replace = Which Sorcerers make room for the new one?
magus-line-effect-raise = Raise a power.
magus-line-effect-group = Place or move your Apprentices.
magus-line-effect-move = Which Sorcerer moves where?
magus-line-effect-push = Whose Sorcerer moves where?
magus-line-effect-die = Which die becomes what?
magus-line-effect-reroll = Which dice are rolled again? There is no way back.
magus-line-effect-transfer = Which power gives a level to which?
magus-line-effect-trade = Two of which colour for one of which?
magus-line-ring = The ring of power gives you { $n ->
    [one] a level
   *[other] { $n } levels
}. Each is on a different power.
magus-line-ranking = Your ranking: { $tracks }. Only you see it.
magus-line-no-ranking = Rank the tracks, best first: the ring of power then pays you by it without asking. Only you see it.
magus-line-wait = { $name } is to move.
magus-line-over = The match is over.

# What happened.

magus-event-laid = { $name } begins. The circle: { $sources }. On offer: { $potions }.
magus-event-rolled = Round { $round }, { $name } rolls { $dice }.
magus-event-rolled-more = { $name } rolls { $dice } more.
magus-event-rerolled = { $name } rerolls { $old } into { $new }.
magus-event-changed = { $name } changes a { $old } into a { $new }.
magus-event-chosen = { $name } chooses action { $action } with a { $die }.
magus-event-chosen-7 = { $name } chooses to create with { $die }s.
magus-event-placed = { $name } places { $count } on { $source }.
magus-event-moved = { $name } moves { $count } from { $origin } to { $to }.
magus-event-pushed = { $name } pushes { $count } of { $victim } from { $origin } to { $to }.
magus-event-created = { $name } creates { $count } on { $source } from { $replaced }.
magus-event-raised = { $name } has power { $track } at { $level } now.
magus-event-reliquat = Reliquat (dice left over): { $name } has power { $track } at { $level } now.
magus-event-transferred = { $name } shifts a level from power { $lowered } to power { $raised }.
magus-event-lowered = A 421 (dice showing 4, 2 and 1): { $name } lowers power { $track } of { $victim } to { $level }.
magus-event-power-used = { $name } uses power { $track } ({ $power }), { $level } left.
magus-event-bought = { $name } buys { $potion } for { $mana }.
magus-event-offered = { $potion } is on offer ({ $effect }).
magus-event-used = { $name } uses { $potion }: { $effect }.
magus-event-gained = { $name } gets { $mana }.
magus-event-traded = { $name } trades { $give } for { $get }.
magus-event-inspired = { $name } gets { $glory } glory for the creation.
magus-event-counted = Count { $n } of 3.
magus-event-ring-paid = The ring of { $source } gives glory: { $list }.
magus-event-ring-levels = The ring of power gives levels: { $list }.
magus-event-track-paid = Track { $track } gives glory: { $list }.
magus-event-potion-paid = { $potion } gives { $name } { $glory } glory.
magus-event-families-paid = The potions of { $name } are worth { $glory } glory.
magus-event-last-round = { $name } has reached magic level 24: this round is the last.
magus-event-ended = The contest is over.
magus-event-preferred = Your ranking: { $tracks }.
magus-event-preferred-none = You have no ranking any more.
magus-gain = { $name } +{ $n }

# A turn, told in a sentence.

magus-story-turn = { $name } { $did }.
magus-story-leads = { $did }, taking the lead on { $sources }
magus-story-created = created { $kind ->
    [initiate] an Initiate
    [mage] a Mage
   *[archmage] an Archmage
} on { $source }
magus-story-pushed = pushed { $list }
magus-story-pushed-many = pushed { $n ->
    [one] an opponent’s Sorcerer
   *[other] { $n } Sorcerers of opponents
}
magus-story-push = { $n ->
    [one] { $whose } { $kind ->
        [apprentice] Apprentice
       *[mage] Mage
    }
   *[other] { $n } of { $whose } { $kind ->
        [apprentice] Apprentices
       *[mage] Mages
    }
} to { $to }
magus-story-placed = placed { $list }
magus-story-place = { $count } on { $sources }
magus-story-place-each = { $count } each on { $sources }
magus-story-moved = moved { $list }
magus-story-moved-many = moved { $n ->
    [one] a Sorcerer
   *[other] { $n } Sorcerers
}
magus-story-move = { $count } from { $origin } to { $to }
magus-story-bought = bought { $potions }
magus-story-used = used { $potions }
magus-story-potion = { $potion } (“{ $effect }”)
magus-story-raised = raised { $n ->
    [one] power
   *[other] powers
} { $tracks }
magus-story-ring = took { $n ->
    [one] a level of power
   *[other] levels of powers
} { $tracks } from the ring of power
magus-story-power = { $track } ({ $power })
magus-story-shifted = shifted a level from power { $low } to power { $high }
magus-story-powers = used { $n ->
    [one] power
   *[other] powers
} { $tracks }
magus-story-traded = traded { $give } for { $get }
magus-story-gained = gained { $mana }
magus-story-chosen = { $action ->
    [7] chose to create
   *[other] chose action { $action }
}
magus-story-rolled = rolled { $dice } more
magus-story-rerolled = rerolled { $old } into { $new }
magus-story-changed = turned a { $old } into a { $new }
magus-story-lowered = lowered { $list } with a 421 (dice showing 4, 2 and 1)
magus-story-lowered-bare = lowered { $list } with a 421
magus-story-lowered-many = lowered { $n ->
    [one] a power
   *[other] { $n } powers
} with a 421
magus-story-lowered-one = { $whose } power { $track } to { $level }
magus-story-counted = Count { $n } of 3: { $list }.
magus-story-paid = The count goes on with the powers: { $list }.
magus-story-paid-last = Powers and potions: { $list }.
magus-story-two = { $name } { $powers } + { $potions }
magus-story-ahead = { $name } { $seats ->
    [one] leads
   *[other] lead
} with { $glory } glory.
magus-story-ended = The contest is over: { $list }.
magus-story-total = { $name } { $n }
magus-story-dice = { $name } has rolled { $dice }.


# The board.

magus-board-round = round { $n }
magus-board-last = last round
magus-board-action = action { $n }
magus-board-deck = deck { $n }
magus-board-pile = deck
magus-board-glory = glory
magus-board-magic = magic
magus-board-bottles = potions
magus-board-nearest = magic { $n } of { $of }
magus-board-counts = 3rd count: end
magus-board-mana = mana by rank
magus-board-rank = { $n ->
    [1] 1st
    [2] 2nd
   *[other] { $n }rd
}
magus-board-reserve = Reserve
magus-can = You can { $list }.
magus-can-other = Now: { $list }.
magus-can-choose = choose an action
magus-can-place = place or move
magus-can-raise = raise powers
magus-can-power = use powers
magus-can-buy = buy
magus-can-use = use potions
magus-can-take = take mana
magus-can-lower = lower a rival
magus-can-push = push a rival
magus-can-change = change a die
magus-can-reroll = roll dice again
magus-can-transfer = shift a level
magus-can-trade = trade mana
magus-can-replace = replace Sorcerers
magus-can-skip = pass
magus-can-end = end
magus-board-worth = 1-2-4: the glory of a potion in a family of one, two, three
magus-end-rings = Rings
magus-end-powers = Powers
magus-end-creations = Creations
magus-board-potions = Potions on offer
magus-board-owned = Potions of { $name }

# A position in words.

magus-text-head = Magus, round { $round }
magus-text-move = { $name } is to move.
magus-text-result = { $name } wins.
magus-text-shared = { $names } share the win.
magus-text-dice = Free dice: { $free }; spent: { $spent }.
magus-text-none = none
magus-text-changed = Since the last picture: { $story }
magus-text-standing = { $name }: { $glory } glory, magic level { $magic }.
magus-text-source = { $source } ({ $ring })
magus-text-ring = { $figures } glory
magus-text-ring-power = { $figures } levels
magus-text-beside = { $source }: { $there }.
magus-text-there = { $name } with { $pieces } (level { $level })
magus-text-empty = nobody
magus-text-circle = Around the circle: { $sources }.
magus-text-powers = Powers 1 to 7: { $levels }
magus-text-mana = Mana: { $mana }
magus-text-reserve = Reserve: { $pieces }
magus-text-potions = Potions: { $potions }
magus-text-offer = On offer: { $potions }
magus-text-card = { $potion } ({ $cost }; { $figures }; { $use }): { $effect }
magus-text-tilted = { $potion } (used)
magus-text-deck = Cards in the deck: { $n }.
magus-text-ranking = Your ranking of the tracks: { $tracks }

# The end.

magus-reason-level = A magic level of 24 was reached, and the round was played out.
magus-reason-rounds = The last round allowed is over.
magus-score-rings-1 = Count 1: rings
magus-score-tracks-1 = Count 1: powers
magus-score-rings-2 = Count 2: rings
magus-score-tracks-2 = Count 2: powers
magus-score-rings-3 = Count 3: rings
magus-score-tracks-3 = Count 3: powers
magus-score-creations = Creations
magus-score-potions = Potions
magus-score-total = Glory

# Why something cannot be done.

magus-why-over = The match is over.
magus-why-turn = It is not your turn.
magus-why-seat = There is no { $seat } in this match.
magus-why-ring = First take your levels from the ring of power.
magus-why-ring-twice = You have taken a level on track { $number } from this ring; take another track.
magus-why-pending = First finish the effect under way, or skip its rest.
magus-why-pending-replace = A creation once begun is carried out: first say which Sorcerers make room for the new one.
magus-why-nothing-pending = No power or potion under way does this.
magus-why-chosen = { $action ->
    [7] You have chosen action 7, to create; one action is all you may do.
   *[other] You have chosen action { $action }; one action is all you may do.
}
magus-why-no-action = First choose the action of your turn.
magus-why-no-die = You have no free die showing { $die }.
magus-why-dice = Your dice do not allow it: { $kind } with { $die }s, of which you have { $have }.
magus-why-create-apprentice = Apprentices are placed, not created: create an Initiate, a Mage or an Archmage.
magus-why-create-reserve = You have no piece left to create: { $kind }.
magus-why-create-few = You need { $need } other Sorcerers on { $source } to make room.
magus-why-replace = These Sorcerers cannot make room for the new one.
magus-why-no-group = Action { $action } has no group of Apprentices left to place or move.
magus-why-reserve = The group is { $need } Apprentices; your reserve has { $have }.
magus-why-group = The group is { $need } Apprentices; on { $source } you have { $have }.
magus-why-place-far = { $source } is too far: place where you have a Sorcerer, or beside.
magus-why-move-far = { $source } and { $to } are not adjacent.
magus-why-move-kind = Actions move Apprentices only, not this kind: { $kind }.
magus-why-move-potion = This potion moves Apprentices only, not this kind: { $kind }.
magus-why-aimed = A group of this action has gone to { $source } already; choose another source.
magus-why-brought = The Apprentices on { $source } were brought by this action and stay.
magus-why-absent = You have no such Sorcerer on { $source }: { $kind }.
magus-why-no-raise = There is no power left to raise.
magus-why-raised = Track { $number } has been raised by this already; raise another.
magus-why-top = Track { $number } is at its top.
magus-why-take-twice = You have taken your mana of this turn.
magus-why-take-again = You have taken mana from { $source } this turn.
magus-why-take-idle = { $source } was not activated this turn: place or move a Sorcerer there first.
magus-why-take-gone = You have no Sorcerer left on { $source }.
magus-why-take-nothing = { $source } would give you nothing.
magus-why-no-tie = There is no tie on { $source } that power 4 would win you more with.
magus-why-power-level = Power { $number } is at level 0.
magus-why-power-twice = You have used power { $number } this turn.
magus-why-power-many = You may use { $most } powers a turn, and have.
magus-why-power-vain = Power { $number } can do nothing now.
magus-why-power-dice = Nobody has more than five dice.
magus-why-power-tie = Power 4 is said when you take mana from a source where you are tied.
magus-why-power-glory = Power 7 is never used: it gives glory in the counts.
magus-why-offer = { $potion } is not on offer.
magus-why-cost = { $potion } costs { $cost } mana of its colours; you cannot pay that.
magus-why-not-owned = { $potion } is not yours.
magus-why-lasting = { $potion } works by itself, all the time.
magus-why-used-up = { $potion } is used up.
magus-why-used = { $potion } has been used this turn.
magus-why-potion-vain = { $potion } can do nothing now.
magus-why-potion-late = { $potion } works only before you have chosen your action.
magus-why-free = You have no such free die: { $die }.
magus-why-change = A { $die } cannot become a { $to }: a die changes by one.
magus-why-copy = No other free die of yours shows { $to }.
magus-why-reroll = Reroll at most { $most } of your dice.
magus-why-reroll-order = Name the dice that you reroll in ascending order.
magus-why-trade-few = A trade takes two { $mana } mana.
magus-why-trade-same = A trade gives another colour.
magus-why-trade-none = There is no { $mana } mana left.
magus-why-transfer = Power { $low } cannot give a level to power { $high }: it takes one level from a power that has it, to another below 6.
magus-why-own = Only opponents’ Sorcerers are pushed.
magus-why-unmoved = This kind is not moved by it: { $kind }.
magus-why-lead = Only a Mage or an Archmage of yours is moved by it, not this kind: { $kind }.
magus-why-lead-mage = Green 3 and Green 7 move Mages only, not this kind: { $kind }.
magus-why-steadfast = The Sorcerers of { $seat } cannot be moved: they own Green 8.
magus-why-push-same = Move a different Sorcerer this time.
magus-why-push-absent = No such Sorcerer of { $seat } is on { $source }: { $kind }.
magus-why-421 = Your dice do not show 4, 2 and 1.
magus-why-421-done = Your 421 has done all it can this turn.
magus-why-421-level = Power { $number } of { $seat } is at level 0.
magus-why-421-self = A 421 lowers powers of opponents.
magus-why-ranked = Track { $number } is in your ranking already.
magus-why-no-ranking = You have no ranking to clear.

# Potions to look up.

magus-entry-potion = { $use }: { $effect } Costs { $cost }. Worth { $figures } glory in a family of one, two and more.

# The glossary: a term, what it means, what people call it, and its clauses.

magus-glossary-goal = goal
    .means = most glory after three counts
    .also = how to win, victory, aim, purpose, objective
    .clauses = 1.1 9.1
magus-glossary-source = source
    .means = one of the five places around which Sorcerers stand, each with a colour of mana
    .also = place, location, spring, region
    .clauses = 1.2
magus-glossary-ring = glory ring
    .means = what a source gives to the first, second and third at each count
    .also = majority, points of a source
    .clauses = 1.3 8.2
magus-glossary-power-ring = ring of power
    .means = the ring that gives levels of power instead of glory
    .also = levels
    .clauses = 8.3 1.3
magus-glossary-sorcerer = Sorcerer
    .means = any of your pieces: Apprentice 1, Initiate 3, Mage 5, Archmage 7
    .also = piece, pawn, wizard, unit, worth, strength, value
    .clauses = 1.4
magus-glossary-level = magic level
    .means = the sum of your Sorcerers, on one source or on the whole board
    .also = strength, power, 11, 19, 24
    .clauses = 1.4 7.2
magus-glossary-power = power
    .means = one of seven tracks whose levels are spent for its effect
    .also = track, ability, skill, maximum
    .clauses = 1.6 5.1
magus-glossary-mana = mana
    .means = crystals of six colours that potions cost
    .also = crystal, resource, money, gem, get mana
    .clauses = 1.7 4.2
magus-glossary-colourless = colourless mana
    .means = mana that stands for any colour when a potion is paid
    .also = joker, wild, grey, transparent
    .clauses = 4.6
magus-glossary-free-die = free die
    .means = a die that you have not spent on your action
    .also = unused die, change dice, reroll
    .clauses = 2.3
magus-glossary-421 = 421
    .means = three of your dice show 4, 2 and 1: lower a power of an opponent
    .also = attack, harm, combo
    .clauses = 2.4
magus-glossary-action = action
    .means = what a die is spent on in your turn, for a creation two or three: its value says which
    .also = what can I do
    .clauses = 3.1 3.2
magus-glossary-group = group
    .means = Apprentices that an action places or moves together
    .also = place apprentices, put
    .clauses = 3.3 3.4
magus-glossary-creation = creation
    .means = action 7: equal dice turn three of your Sorcerers into a higher one
    .also = make, upgrade, promote, create a mage, initiate, archmage
    .clauses = 3.8 3.9
magus-glossary-activate = activate
    .means = to place, move or create a Sorcerer on a source, so that you may take its mana
    .also = crystals, collect
    .clauses = 4.1 4.2
magus-glossary-potion = potion
    .means = a card bought with mana, with an effect and glory at the end
    .also = card, bottle, elixir, twice
    .clauses = 6.1 6.3
magus-glossary-family = family
    .means = potions of one colour, which are worth more the more they are
    .also = set, collection, series
    .clauses = 8.5
magus-glossary-reliquat = Reliquat
    .means = what is left of your dice: each free die like those of your action raises the power of that number
    .also = leftover, leftovers, remains, remaining dice, bonus
    .clauses = 7.1
magus-glossary-count = count
    .means = one of the three scorings: rings, power tracks, and at the last one potions
    .also = scoring, points, when do we score
    .clauses = 8.1 7.2 7.3

# How people ask for a clause, in words which it does not have.

magus-asked =
    1.1: how to win, goal, story, what is it about
    1.2: sources, board, neighbours, adjacent
    1.3: rings, points of the sources, what do the rings give, first place at a source, second place
    1.4: pieces, how many apprentices, worth of a piece, strength of a mage
    1.5: who can move whose pieces, move pieces of an opponent, safe from opponents, push an archmage, push an initiate
    1.6: tracks, how many powers, levels, maximum of a power, start level
    1.7: how many crystals are there, crystals run out
    1.8: how many potions are there, cards on offer, how many cards, number of potions
    1.9: who begins, who goes first, first player, round
    1.10: secret, hidden, open information
    2.1: how many dice, roll, first round, why do I have so few dice
    2.2: most dice, maximum of dice
    2.3: spent dice, free dice, change a die, reroll, reroll after the action
    2.4: 421, four two one, lower a power, attack an opponent
    2.5: 421 with a potion
    3.1: what do I do in a turn, choose an action, must I take an action, how many actions, what can I do, step by step, two actions
    3.2: what do the actions do, list of actions, action 1, action 2, action 3, action 4, action 5, action 6
    3.3: place or move a group, order of the steps, leave out, bring pieces onto the board, move apprentices, several apprentices
    3.4: where can I place, where to put apprentices, first apprentice, how do I get onto the board, bring pieces in, where may I go
    3.6: same source twice, move the same apprentice again
    3.7: raise the same power twice, highest level of a power, how high does a power go, limit of a power
    3.8: action 7, create, make a mage, which dice for a mage or an archmage
    3.9: what does a creation cost, replaced pieces, upgrade, promote
    3.10: archmage with two dice, create from two pieces
    3.11: bonus of a creation, initiate raises powers
    3.12: can I always take an action, when is action 7 possible
    4.1: activate a source, which sources may I take from
    4.2: take mana, get crystals, collect mana, how often
    4.3: how much mana, number of crystals, how many crystals do I get, tie on a source, how much mana do I get, how many do I receive
    4.5: forgot to take mana, mana taken for me, forgot my mana
    4.6: colourless mana, joker, any colour, what is it good for
    5.1: use powers, how many powers in a turn, cost of a power, how do I use a power, can I use a power twice
    5.2: power 1, power 2, power 3, more dice, change a die
    5.3: power 4, break a tie
    5.4: power 5, power 6, move a mage, push, move archmages
    5.5: power 7, glory power
    6.1: buy potions, how many potions may I buy, pay a potion, price
    6.2: are bought potions replaced, empty deck of potions
    6.3: use a potion, use it twice, again, how often, tilt, single use, used up, tilted, 1×, 1x on a potion
    6.7: trade crystals, exchange mana, swap colours
    6.10: protect my pieces
    7.1: end of a turn, reliquat, left over dice
    7.2: when is the first count, when is scoring, when do we score, second count, how many points, level 11, level 19
    7.3: when does the game end, last round, third count, level 24, how many turns are left
    7.4: round limit, how long does the game last, how many rounds do we play
    7.5: out of time, too late, timeout, absent, too slow, never answer, no reply, afk, away
    8.1: what is scored, steps of a count
    8.2: points of the sources, majority, glory of a ring, most pieces at a source, alone at a source
    8.3: ring of power, levels as a reward
    8.4: points of the tracks, glory for powers, how are powers scored, what do high powers give
    8.5: points of potions, families, sets, numbers on a potion, 1-3, 1-2-4, 2-4-7, 3-5-8-1, what do the numbers on a potion mean, three numbers
    8.6: bonus potions at the end, potions with points, which potions give glory at the end
    9.1: who wins, tie at the end, most glory, same glory, tiebreaker, tie break

# What is compared where choices are explained.

magus-tally = magic levels
