## The Magicians of Pangea: what is said of a match.

pangea-title = The Magicians of Pangea
pangea-blurb = Islands drift, peoples wander, and magicians bring amulets home to their towers. Five, or four and wealth, or three and great wealth, win.

# Terrains, tiles, peoples, amulets.

pangea-terrain-moor = moor
    .of = moor
pangea-terrain-forest = forest
    .of = forest
pangea-terrain-mountain = mountain
    .of = mountain
pangea-terrain-desert = desert
    .of = desert
pangea-terrain-grassland = grassland
    .of = grassland
pangea-tile = { $tile } { $limit }
pangea-tile-moor = Moor { $limit } ({ $cell })
pangea-tile-forest = Forest { $limit } ({ $cell })
pangea-tile-mountain = Mountain { $limit } ({ $cell })
pangea-tile-desert = Desert { $limit } ({ $cell })
pangea-tile-grassland = Grassland { $limit } ({ $cell })
pangea-people-mauve = mauve
    .one = a mauve
    .tower = the mauve tower
pangea-people-green = green
    .one = a green
    .tower = the green tower
pangea-people-orange = orange
    .one = an orange
    .tower = the orange tower
pangea-people-blue = blue
    .one = a blue
    .tower = the blue tower
pangea-people-yellow = yellow
    .one = a yellow
    .tower = the yellow tower
pangea-amulet-circle = circle
    .the = the circle
pangea-amulet-star = star
    .the = the star
pangea-amulet-moon = moon
    .the = the moon
pangea-amulet-triangle = triangle
    .the = the triangle
pangea-amulet-square = square
    .the = the square
pangea-phase-place = placement
pangea-phase-magic = magic
pangea-phase-move = movement
pangea-phase-buy = purchases
pangea-phase-protect = protection
pangea-phase-over = the end
pangea-ground-tile = a tile
pangea-ground-sea = a cell of sea
pangea-who = { $home }
pangea-who-with = { $home } with { $amulet }
pangea-character = a { $home } character
pangea-character-with = a { $home } character with { $amulet }
pangea-character-of = { $people } { $home } character

# Verbs: titles of menus, commands and their options.

pangea-verb-place = Place the tower
pangea-verb-draw = Draw
pangea-verb-summon = Summon
pangea-verb-shift = Shift a tile
pangea-verb-lead = Lead a neutral character
pangea-verb-move = Move
pangea-verb-buy = Buy an amulet
pangea-verb-protect = Protect
pangea-verb-done = Done
pangea-verb-rank = Rank tiles
pangea-verb-unrank = Drop the ranking

pangea-command-place = place
pangea-command-draw = draw
pangea-command-summon = summon
pangea-command-shift = shift
pangea-command-lead = lead
pangea-command-move = move
pangea-command-buy = buy
pangea-command-protect = protect
pangea-command-done = done
pangea-command-rank = rank
pangea-command-unrank = unrank

pangea-help = Play The Magicians of Pangea
pangea-help-place = Place your tower and your three characters on a tile without a tower
pangea-help-draw = Draw a character from your bag to your tower
pangea-help-summon = Draw a character from the bag of a neutral people to its tower
pangea-help-shift = Shift a tile to a neighbouring cell of sea
pangea-help-lead = Move a neutral character to a neighbouring tile
pangea-help-move = Move one of your characters to a neighbouring tile
pangea-help-buy = Buy the amulet of a tile from another people
pangea-help-protect = Protect a tile or a cell of sea, and end your turn
pangea-help-done = End the phase; after the protection, your turn
pangea-help-rank = Rank in secret the tiles for your tower, the best first
pangea-help-unrank = Drop your secret ranking of tiles

pangea-arg-tile = tile
pangea-arg-people = people
pangea-arg-to = to
pangea-arg-home = home
pangea-arg-origin = origin
pangea-arg-who = who
pangea-arg-seller = seller
pangea-arg-ground = ground
pangea-arg-cell = cell
pangea-arghelp-tile = A tile of land
pangea-arghelp-people = A neutral people
pangea-arghelp-to = Where to
pangea-arghelp-home = The favourite terrain of the character
pangea-arghelp-origin = The tile where the character stands
pangea-arghelp-who = The favourite terrain of your character, and what it carries
pangea-arghelp-seller = The people you buy from
pangea-arghelp-ground = A tile or a cell of sea
pangea-arghelp-cell = The cell, by row and column

pangea-option-people = People
pangea-option-people-mauve = mauve: mountain, forest, moor
pangea-option-people-green = green: moor, mountain, desert
pangea-option-people-orange = orange: desert, moor, grassland
pangea-option-people-blue = blue: grassland, desert, forest
pangea-option-people-yellow = yellow: forest, grassland, mountain

# A whole action, as a button or a step of the turn.

pangea-do-place = Place your tower on { $tile }
pangea-do-draw = Draw a character
pangea-do-summon = Summon { $people } character
pangea-do-shift = Shift { $tile } to { $cell }
pangea-do-lead = { $people } ({ $home }): { $origin } → { $tile }
pangea-do-move = { $who }: { $origin } → { $tile }
pangea-do-buy = { $amulet } on { $tile } for { $price } from { $people }; carrier: { $home }
pangea-do-protect-tile = Protect { $tile }
pangea-do-protect-sea = Protect the sea at { $cell }
pangea-do-done = End the phase
pangea-do-rank = Rank { $tile } next
pangea-do-unrank = Drop the ranking

# The panel.

pangea-panel-shift = Shift a tile …
pangea-panel-shift-tile = Shift { $tile } …
pangea-panel-lead = Lead a neutral character …
pangea-panel-lead-who = { $people } ({ $home }) on { $tile }
pangea-panel-move = Move your characters (several at once)
pangea-panel-move-who = Move one of your characters …
pangea-panel-who = { $who } on { $tile }
pangea-panel-to = Move to …
pangea-panel-buy = Buy an amulet …
pangea-panel-buy-tile = { $amulet } on { $tile }
pangea-panel-place = Place your tower …
pangea-panel-rank = Rank tiles, the best first (several at once)
pangea-panel-protect-tile = Protect a tile, and end your turn …
pangea-panel-protect-sea = Protect a cell of sea, and end your turn …
pangea-panel-done-magic = No more magic
pangea-panel-done-move = No more steps
pangea-panel-done-buy = Buy nothing more
pangea-panel-done-protect = End turn without protection
pangea-panel-place-hint = { $up } of your three face up
pangea-panel-crowd-hint = { $crowd } there, limit { $limit }
pangea-panel-full-hint = { $crowd } there, limit { $limit }: overfull then
pangea-panel-beside-hint = beside { $tiles } then
pangea-panel-alone-hint = alone in the sea then
pangea-panel-home-hint = at home there: produces 1
pangea-panel-tower-hint = your tower
pangea-panel-in-hint = delivers into your tower
pangea-panel-market-hint = { $seller } can sell { $amulet } for { $price }
pangea-panel-people = the { $people } people
pangea-panel-left-hint = amulet { $count } of 5; leaves you { $left }
pangea-panel-gain-hint = { $name } gains 1
pangea-line-place = Place your tower and your three characters ({ $homes }) on a tile without a tower. The tower stays there for the whole match.
pangea-line-held = You have drawn { $homes }.
pangea-line-rank = { $name } is to place a tower. You may rank tiles in secret: your tower will go to the first that is still free.
pangea-line-ranked = Your ranking: { $tiles }.
pangea-line-magic = Magic: { $left ->
    [one] one action
   *[other] { $left } actions
} left. What is drawn from a bag cannot be taken back.
pangea-line-move = Movement: each of your characters may take one step. At the end, amulets on your tower’s tile are delivered.
pangea-line-buy = Purchases: each amulet costs { $price }; you have { $wealth }.
pangea-line-protect = Protection: until your next turn a tile that you protect cannot be moved, and no tile can be moved to a cell of sea that you protect.
pangea-line-lap = This is your last turn.
pangea-line-wait = { $name } is to move.
pangea-line-over = The match is over.

# What happened.

pangea-event-began = { $name } plays first.
pangea-event-readied = The { $people } people draw three characters: { $homes }.
pangea-event-readied-tile = The { $people } people are neutral, on { $tile }: tower, { $homes }.
pangea-event-placed = { $name } placed { $tower } on { $tile }.
pangea-event-drew = { $name } drew { $character } to { $tile }.
pangea-event-summoned = { $name } summoned { $character } to { $tile }.
pangea-event-shifted = { $name } shifted { $tile } from { $source } to { $target }.
pangea-event-moved = { $name } moved { $character } from { $origin } to { $tile }.
pangea-event-led = { $name } led { $character } from { $origin } to { $tile }.
pangea-event-delivered = { $name } brought { $amulet } into the tower, which holds { $level ->
    [one] one amulet
   *[other] { $level } amulets
} now.
pangea-event-bought = { $name } bought { $amulet } on { $tile } from the { $people } people for { $price }.
pangea-event-produced = { $name } produced { $count } wealth.
pangea-event-protected = { $name } protects the cell { $cell }.
pangea-event-protected-sea = { $name } protects the sea at { $cell }.
pangea-event-protected-tile = { $name } protects { $tile }.
pangea-event-lap = { $name } has reached { $level ->
    [3] the superior victory
    [2] the intermediate victory
   *[1] the lesser victory
}. The match ends when the turn would come to { $name } again, at the latest.
pangea-event-last-round = Sixty rounds have passed. Round { $round } is the last.
pangea-event-ended = The match is over.
pangea-event-ranked = Your ranking: { $tiles }.
pangea-event-unranked = Your ranking is dropped.
pangea-event-left = { $name } has resigned; a computer plays the { $people } people on.

# A turn in one sentence.

pangea-story-turn = { $name } { $did }{ $lead }.
pangea-story-leads = {", and now leads"}
pangea-story-placed = built { $tower } on { $tile }
pangea-story-delivered = brought home { $amulets } ({ $count ->
    [one] the first amulet
   *[other] { $number } amulets now
})
pangea-story-delivered-bare = brought home { $amulets }
pangea-story-offer = { $amulet } { $seller }
pangea-story-from-player = from { $name }
pangea-story-from-people = from the { $people } people
pangea-story-bought = { $n ->
    [one] bought { $amulets } for { $price }
   *[other] bought { $amulets } for { $price } each
}
pangea-story-bought-bare = bought { $amulets }
pangea-story-carried = carried { $amulet } to { $tile }
pangea-story-shifted = shifted { $tile } to { $cell }
pangea-story-shifted-many = { $count ->
    [one] shifted a tile
   *[other] shifted { $number } tiles
}
pangea-story-led = led { $who } to { $tile }
pangea-story-led-many = { $count ->
    [one] led a neutral character
   *[other] led { $number } neutral characters
}
pangea-story-drew = drew { $who }
pangea-story-drew-many = { $count ->
    [one] drew a character
   *[other] drew { $number } characters
}
pangea-story-summoned = summoned { $who }
pangea-story-summoned-many = { $count ->
    [one] summoned a neutral character
   *[other] summoned { $number } neutral characters
}
pangea-story-moved = sent { $who } to { $tile }
pangea-story-moved-many = { $count ->
    [one] moved a character
   *[other] moved { $number } characters
}
pangea-story-protected = protected { $place }
pangea-story-cell = the sea at { $cell }
pangea-story-lap = { $name } has { $level ->
    [3] the superior victory
    [2] the intermediate victory
   *[1] the lesser victory
} in hand: everybody else has one last turn.
pangea-story-last = { $name } reached { $level ->
    [3] the superior victory
    [2] the intermediate victory
   *[1] the lesser victory
} with the very last turn.
pangea-story-won = { $name } wins the { $level ->
    [3] superior
    [2] intermediate
   *[1] lesser
} victory: { $number } amulets, wealth { $wealth }.
pangea-story-number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
}

# The board.

pangea-board-title = Magicians of Pangea
pangea-board-round = round { $n }
pangea-board-last = last lap
pangea-can-place = Place your tower and your characters on a tile.
pangea-can-magic = Magic, { $left } to go: { $list }.
pangea-can-draw = draw
pangea-can-summon = summon
pangea-can-shift = shift a tile
pangea-can-lead = lead a neutral
pangea-can-move = Move your characters, one step each, or go on.
pangea-can-buy = You can buy amulets, at { $price } each.
pangea-can-protect = You can protect a tile or a cell of sea.
pangea-can-done = There is nothing left to do in this phase.
pangea-may-place = Now: place a tower and three characters.
pangea-may-magic = Magic, { $left } to go: { $list }.
pangea-may-move = Now: move each character one step.
pangea-may-buy = Now: buy amulets, at { $price } each.
pangea-may-protect = Now: protect a tile or a cell of sea.
pangea-board-magic = { $phase }, { $left } to go
pangea-board-buy = { $phase } at { $price }
pangea-board-gain = +{ $n }
pangea-board-goal = To win
pangea-board-wealth = wealth
pangea-board-a-turn = a turn
pangea-board-room = room
pangea-board-home = in tower
pangea-board-carried = carried
pangea-board-price = price
pangea-board-phase = { $round } · { $phase }

# A position in words.

pangea-text-head = The Magicians of Pangea, round { $round }
pangea-text-move = { $name } is to move ({ $phase }).
pangea-text-result = { $name } wins.
pangea-text-shared = { $names } share the victory.
pangea-text-lap = The last lap is on; { $name } began it.
pangea-text-changed = Since the last picture: { $story }
pangea-text-player = { $name } ({ $people }): { $count ->
    [one] one amulet
   *[other] { $count } amulets
} in the tower, wealth { $wealth }.
pangea-text-facts = { $name }: { $list }.
pangea-text-amulets = In the tower: { $amulets }
pangea-text-carried = Carried: { $amulets }
pangea-text-tower = Tower on { $tile }
pangea-text-bag = In the bag: { $list }
pangea-text-held = Drawn: { $list }
pangea-text-ward = Protects { $cell }
pangea-text-none = nothing
pangea-text-kinds = { $n } × { $home }
pangea-text-neutral = The { $people } people are neutral.
pangea-text-land = { $tile }: { $list }
pangea-text-full = overfull
pangea-text-up = { $people } ({ $who }, face up)
pangea-text-down = { $people } ({ $who }, face down)
pangea-text-sea = Sea: { $cells }

# The end.

pangea-reason-superior = Five amulets in a tower: the superior victory.
pangea-reason-intermediate = Four amulets and a wealth of ten: the intermediate victory.
pangea-reason-lesser = Three amulets and a wealth of twenty: the lesser victory.
pangea-reason-none = The last lap is over, and nobody who stayed has a victory.
pangea-reason-rounds = Sixty-one rounds have passed, and nobody who stayed has a victory.
pangea-score-level = Degree of victory (1–3)
pangea-score-amulets = Amulets
pangea-score-wealth = Wealth
pangea-end-victory = Victory
pangea-end-deed = { $level ->
    [superior] Superior victory
    [intermediate] Intermediate victory
    [lesser] Lesser victory
   *[none] In the tower
}: { $amulets ->
    [one] 1 amulet
   *[other] { $amulets } amulets
}, wealth { $wealth }
pangea-end-level = { $level ->
    [superior] superior
    [intermediate] intermediate
    [lesser] lesser
   *[none] –
}

# Why something cannot be done.

pangea-why-over = The match is over.
pangea-why-turn = Only the player whose turn it is acts.
pangea-why-placed = The towers are placed, and stay on their tiles.
pangea-why-place-first = First place your tower on a tile without a tower.
pangea-why-tower-there = { $tile } has a tower already.
pangea-why-rank-late = Your tower is placed; there is nothing to rank any more.
pangea-why-rank-now = It is your turn to place the tower: choose its tile.
pangea-why-rank-twice = { $tile } is in your ranking already.
pangea-why-rank-none = You have no ranking to drop.
pangea-why-phase = That belongs to another phase; this is the phase of { $phase }.
pangea-why-draw-empty = Your bag is empty.
pangea-why-neutral = Magic moves neutral peoples only; somebody plays the { $people } people.
pangea-why-summon-empty = The bag of the { $people } people is empty.
pangea-why-shift-far = { $tile } is no neighbour of { $cell }; tiles move one cell, never diagonally.
pangea-why-shift-taken = A tile moves to sea only; { $tile } lies on { $cell }.
pangea-why-shift-tile = { $tile } cannot move: { $cell } is protected.
pangea-why-shift-sea = No tile can move to { $cell }: it is protected.
pangea-why-lead-none = No { $people } character that favours { $home } stands on { $tile }.
pangea-why-lead-far = { $to } is no neighbour of { $tile }.
pangea-why-move-none = You have no such character ({ $who }) on { $tile }.
pangea-why-move-moved = Your character there ({ $who }, { $tile }) has moved in this turn already.
pangea-why-move-far = { $to } is no neighbour of { $tile }.
pangea-why-buyer-none = You have no character that favours { $home } on { $tile }.
pangea-why-buyer-busy = Your { $home } character on { $tile } carries an amulet already.
pangea-why-buy-own = You cannot buy from your own people ({ $people }).
pangea-why-buy-have = You have this amulet already: { $amulet }.
pangea-why-buy-overfull = { $tile } is overfull: { $count } characters stand there, its limit is { $limit }.
pangea-why-buy-seller = On { $tile } nobody of the { $people } people is at home without an amulet.
pangea-why-buy-price = An amulet costs you { $price }; you have { $wealth }.
pangea-why-protect-tile = { $cell } is a cell of sea, not a tile: protect it as a cell of sea.
pangea-why-protect-sea = { $tile } lies on { $cell }: protect it as a tile.

# What is looked up by its name.

pangea-entry-amulet-name = { $what } (amulet)
pangea-entry-people-name = { $what } (people)
pangea-entry-tile = A tile of land: { $terrain }, with room for { $limit } characters. With more it is overfull, and nobody on it produces or sells. One buys { $amulet } here. The favourite terrain of the peoples { $peoples }.
pangea-entry-amulet = An amulet that is bought on a tile of { $terrain }, and counts when a character has carried it to the tower. No tower has two of a kind.
pangea-entry-people = Eight characters, by favourite terrain: four { $first }, two { $second } and two { $third }. If nobody plays them, their tower begins on { $tile }.

# The glossary: a term, what it means, what people call it, and its clauses.

pangea-glossary-goal = goal
    .means = amulets in your tower: 5, or 4 with a wealth of 10, or 3 with a wealth of 20
    .also = how to win, victory, aim, purpose, objective
    .clauses = 1.1 9.1
pangea-glossary-tile = tile
    .means = a piece of land in the sea, with a terrain and a limit
    .also = land, island, country, hexagon, terrain
    .clauses = 1.3
pangea-glossary-limit = limit
    .means = how many characters a tile holds before it is overfull: 2, 3 or 4
    .also = overfull, full, crowded, too many, capacity
    .clauses = 1.5 7.2
pangea-glossary-character = character
    .means = one of the eight of a people; it has a favourite terrain
    .also = guy, man, person, piece, meeple, worker
    .clauses = 1.4 5.1
pangea-glossary-people = people
    .means = the eight characters of one colour
    .also = tribe, race, nation, team, colour
    .clauses = 2.1 1.4
pangea-glossary-neutral = neutral people
    .means = a people that nobody plays; one can buy from it, summon and lead its characters
    .also = nobody plays
    .clauses = 2.1 2.3
pangea-glossary-face = face up
    .means = on its favourite terrain, on a tile that is not overfull; only then a character produces and sells
    .also = face down, flipped, turned over, grey, upside down, sleeping
    .clauses = 1.6
pangea-glossary-amulet = amulet
    .means = what a terrain makes; bought, carried home and kept in the tower
    .also = jewel, talisman, treasure, where to find
    .clauses = 1.7 6.3
pangea-glossary-tower = tower
    .means = the home of a people, where amulets are kept; it stays on its tile
    .also = home, base, castle, house
    .clauses = 1.8 2.5
pangea-glossary-deliver = deliver
    .means = to bring a carried amulet to the tile of your tower; it counts from then on
    .also = bring home, take home, drop off, carry back
    .clauses = 5.4
pangea-glossary-wealth = wealth
    .means = what one buys amulets with; face-up characters give it
    .also = money, coins, gold, cash, points, produce
    .clauses = 7.1 6.5
pangea-glossary-magic = magic action
    .means = drawing, shifting, summoning or leading; as many a turn as amulets in the tower, at least one
    .also = spell, spells, cast, magic
    .clauses = 4.1
pangea-glossary-draw = draw
    .means = a magic action: a character from your bag comes to your tower
    .also = more people, new characters, recruit, reinforcements, get people
    .clauses = 4.2
pangea-glossary-shift = shift
    .means = a magic action: a tile moves to a neighbouring cell of sea
    .also = move land, move a tile, slide, drift, continent
    .clauses = 4.3
pangea-glossary-summon = summon
    .means = a magic action: a neutral character from its bag comes to its tower
    .also = call, neutral
    .clauses = 4.4
pangea-glossary-lead = lead
    .means = a magic action: a neutral character moves to a neighbouring tile
    .also = push neutral, move neutral
    .clauses = 4.5
pangea-glossary-protection = protection
    .means = keeps one tile or cell from being moved, until your next turn
    .also = protect, shield, ward, block, lock
    .clauses = 8.1 8.2
pangea-glossary-lap = last lap
    .means = the last turn of everybody else, after somebody has a victory
    .also = final round, end of the game, last round
    .clauses = 9.3

# How people ask for a clause, in words which it does not have.

pangea-asked =
    1.1: how to win, goal, story
    1.2: the map, cells, diagonal, diagonally, edge of the board, wrap around, other side, neighbours, how big is the world, leave the board
    1.3: how many tiles, land, terrains, limits, islands
    1.4: peoples, favourite terrain of each colour, what terrain does a people like
    1.5: overfull, too many on a tile, how many fit on a tile, crowded, full island, why does my tile not produce, overcrowded, crowded, too many characters on a tile
    1.6: face down, flipped, turned over, why is my character face down
    1.7: which terrain makes which amulet, where to find an amulet, which amulet comes from a terrain, kinds of amulets
    1.8: can a tower move, two towers on a tile, destroy a tower, where can towers be
    1.9: secret, hidden, anything unknown
    2.1: choose a people, neutral people, which peoples are neutral, setup, how many players, which colour am I
    2.2: how are the tiles laid, setup, start of the board
    2.3: tower of a neutral people, where are the neutral towers
    2.4: starting characters, start, wealth at the beginning, who begins, first player
    2.5: where to put my tower, place the tower, setup
    2.6: rank tiles beforehand
    3.1: phases of a turn, what do I do in a turn, turn order, sequence, what can I do in my turn, step by step
    3.2: skip a phase, must I, compulsory, have to do, do nothing
    3.3: when does protection end
    4.1: how many magic actions, how many spells, number of spells, how often can I do magic, more actions
    4.2: draw a character, get more people, new characters, bag
    4.3: move a tile, shift land, move the land, tiles swim, shove a tile, bring a tile to me
    4.4: summon a neutral character, why summon neutrals
    4.5: move a neutral character, push neutrals
    4.6: move the same tile twice, two times, several times
    4.7: come to a full tile, full island
    5.1: how far do characters walk, number of steps, distance, move my people, how many characters may I move, each once
    5.2: sea, water, swim, cross the sea, boat
    5.3: enter a full or protected tile, walk onto a full island, crowded tile
    5.4: bring an amulet home, deliver, take an amulet to the tower
    6.1: who sells, whom to buy from, who can I buy from, can the seller refuse, steal an amulet, must the other agree, buy from myself
    6.2: who of mine can buy, buyer
    6.3: which amulet do I get, carry an amulet, how many can one carry, carry two amulets, hold amulets
    6.4: same amulet twice, two of the same kind, duplicates
    6.5: price of an amulet, how much is an amulet, cost
    6.6: does the seller get the money, who gets what I pay, paid
    6.7: buy several amulets in a turn, how many may I buy, shop twice, two purchases, more than one purchase
    7.1: get wealth, get money, earn, income, produce, how rich, points, each character gives
    7.2: production on a full tile, why did I produce nothing, no income, overfull people earn nothing
    8.1: protect a tile, cast protection, what can be protected, how long, how long does my shield stay, protect the sea
    8.2: what does protection do, effect of protection, stop others from moving my tile
    9.1: how many amulets to win, victories, conditions of victory, how to win, how many amulets do I need, needed amulets, how much wealth do I need
    9.2: when is victory checked
    9.3: last lap, final turn, when does the game end, somebody has won, how many turns are left
    9.4: tie, tie break, who wins if several have the same victory, ranking, who is second, same amulets, tiebreaker
    9.5: how long does the game last, round limit, maximum of rounds
    9.6: resign, quit, somebody leaves, abandon
    9.7: out of time, too slow, timeout, absent, never answer, no reply, afk, away

# What is compared where choices are explained.

pangea-tally = production
