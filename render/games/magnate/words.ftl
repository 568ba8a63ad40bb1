## Magnate: what is said of a match.

magnate-title = Magnate
magnate-blurb = Two merchants build in the five provinces of a dying Duke. Whoever leads in more of them takes the throne.

# Suits, and tokens of them.

magnate-suit-moons = Moons
magnate-suit-suns = Suns
magnate-suit-waves = Waves
magnate-suit-leaves = Leaves
magnate-suit-wyrms = Wyrms
magnate-suit-knots = Knots
magnate-suit-none = no preference
magnate-token-moons = { $n ->
    [one] { $n } Moon
   *[other] { $n } Moons
}
magnate-token-suns = { $n ->
    [one] { $n } Sun
   *[other] { $n } Suns
}
magnate-token-waves = { $n ->
    [one] { $n } Wave
   *[other] { $n } Waves
}
magnate-token-leaves = { $n ->
    [one] { $n } Leaf
   *[other] { $n } Leaves
}
magnate-token-wyrms = { $n ->
    [one] { $n } Wyrm
   *[other] { $n } Wyrms
}
magnate-token-knots = { $n ->
    [one] { $n } Knot
   *[other] { $n } Knots
}
magnate-no-tokens = no tokens

# Provinces and cards: the name, and as it stands in a sentence.

magnate-province-watchman = Watchman
    .the = the Watchman
magnate-province-borderland = Borderland
    .the = the Borderland
magnate-province-excuse = Excuse
    .the = the Excuse
magnate-province-harvest = Harvest
    .the = the Harvest
magnate-province-light_keeper = Light Keeper
    .the = the Light Keeper

magnate-card-ace_of_moons = Ace of Moons
    .the = the Ace of Moons
magnate-card-ace_of_suns = Ace of Suns
    .the = the Ace of Suns
magnate-card-ace_of_waves = Ace of Waves
    .the = the Ace of Waves
magnate-card-ace_of_leaves = Ace of Leaves
    .the = the Ace of Leaves
magnate-card-ace_of_wyrms = Ace of Wyrms
    .the = the Ace of Wyrms
magnate-card-ace_of_knots = Ace of Knots
    .the = the Ace of Knots
magnate-card-author = Author
    .the = the Author
magnate-card-desert = Desert
    .the = the Desert
magnate-card-origin = Origin
    .the = the Origin
magnate-card-journey = Journey
    .the = the Journey
magnate-card-painter = Painter
    .the = the Painter
magnate-card-savage = Savage
    .the = the Savage
magnate-card-mountain = Mountain
    .the = the Mountain
magnate-card-sailor = Sailor
    .the = the Sailor
magnate-card-battle = Battle
    .the = the Battle
magnate-card-forest = Forest
    .the = the Forest
magnate-card-discovery = Discovery
    .the = the Discovery
magnate-card-soldier = Soldier
    .the = the Soldier
magnate-card-lunatic = Lunatic
    .the = the Lunatic
magnate-card-penitent = Penitent
    .the = the Penitent
magnate-card-market = Market
    .the = the Market
magnate-card-chance_meeting = Chance Meeting
    .the = the Chance Meeting
magnate-card-castle = Castle
    .the = the Castle
magnate-card-cave = Cave
    .the = the Cave
magnate-card-diplomat = Diplomat
    .the = the Diplomat
magnate-card-mill = Mill
    .the = the Mill
magnate-card-betrayal = Betrayal
    .the = the Betrayal
magnate-card-pact = Pact
    .the = the Pact
magnate-card-darkness = Darkness
    .the = the Darkness
magnate-card-merchant = Merchant
    .the = the Merchant
magnate-card-consul = Consul
    .the = the Consul
magnate-card-rite = Rite
    .the = the Rite
magnate-card-window = Window
    .the = the Window
magnate-card-island = Island
    .the = the Island

magnate-rank-ace = Ace

# Verbs: titles of menus, commands and their options.

magnate-verb-collect = Collect
magnate-verb-build = Build
magnate-verb-pay = Pay
magnate-verb-deed = Deed
magnate-verb-sell = Sell
magnate-verb-develop = Develop
magnate-verb-trade = Trade
magnate-verb-end = End turn
magnate-verb-prefer = Preference

magnate-command-collect = collect
magnate-command-build = build
magnate-command-pay = pay
magnate-command-deed = deed
magnate-command-sell = sell
magnate-command-develop = develop
magnate-command-trade = trade
magnate-command-end = end
magnate-command-prefer = prefer

magnate-help = Play Magnate
magnate-help-collect = Take the token that one of your deeds pays, in the suit you choose
magnate-help-build = Build a card of your hand outright
magnate-help-pay = Say how you pay for the card you have just built
magnate-help-deed = Buy the deed of a card of your hand
magnate-help-sell = Sell a card of your hand for a token of each of its suits
magnate-help-develop = Lay tokens on the deed you have in a province
magnate-help-trade = Give the bank three tokens of a suit for one of another
magnate-help-end = End your turn: draw a card; the dice are rolled for the other player
magnate-help-prefer = Say in secret which suit a deed shall pay on the other player’s roll

magnate-arg-card = card
magnate-arg-province = province
magnate-arg-suit = suit
magnate-arg-count = count
magnate-arg-give = give
magnate-arg-get = get
magnate-arg-first = first
magnate-arg-second = second
magnate-arg-third = third
magnate-arghelp-card = A card of your hand
magnate-arghelp-province = One of the five provinces
magnate-arghelp-suit = One of the six suits
magnate-arghelp-count = How many tokens
magnate-arghelp-give = The suit of the three tokens you give
magnate-arghelp-get = The suit of the token you get
magnate-arghelp-first = Tokens of the card’s first suit
magnate-arghelp-second = Tokens of its second suit, 0 if it has none
magnate-arghelp-third = Tokens of its third suit, 0 if it has none

magnate-option-courts = Deck
magnate-option-courts-off = without the four Courts
magnate-option-courts-on = with the four Courts

# A whole action, as a button or a step of the turn.

magnate-do-collect = Take { $tokens } from { $province }
magnate-do-build = Build { $card } in { $province }
magnate-do-pay = Pay { $tokens }
magnate-do-deed = Buy the deed of { $card } in { $province }
magnate-do-sell = Sell { $card } for { $tokens }
magnate-do-develop = Lay { $tokens } on the deed in { $province }
magnate-do-trade = Trade { $give } for { $get }
magnate-do-end = End turn
magnate-do-prefer = Prefer { $suit } in { $province }
magnate-do-prefer-none = Prefer no suit in { $province }

# The panel.

magnate-panel-cards = Play a card
magnate-panel-then = And then
magnate-panel-card = { $card }: { $verb }
magnate-panel-build = build for { $n }
magnate-panel-deed = deed for { $n }
magnate-panel-sell = sell for { $n }
magnate-panel-prefer = Suit preferences
magnate-panel-develop = Develop a deed
magnate-panel-trade = Trade with the bank, three for one
magnate-panel-trade-give = Give three { $suit }
magnate-panel-pay = Pay { $cost } tokens for { $card }
magnate-panel-pay-hint = leaves { $tokens }
magnate-panel-on-card = { $province } (on { $card })
magnate-panel-develop-hint = { $card }: { $laid } of { $cost }
magnate-panel-develop-last = completes { $card }: { $mine } : { $theirs } there
magnate-panel-there = { $place } → { $mine } : { $theirs }
magnate-panel-prefer-now = now: { $suit }
magnate-line-collect = Your deed of { $card } in { $province } pays one token. Choose its suit.
magnate-line-play = Play one card: build, buy its deed, or sell it.
magnate-line-played = Your card is played. Develop or trade if you like, then end your turn.
magnate-line-pay = You build { $card }. How do you pay its { $cost } tokens?
magnate-line-build = Where do you build { $card }?
magnate-line-deed = In which province do you buy the deed of { $card }?
magnate-line-develop = How many tokens?
magnate-line-trade = You give three { $suit }. For which token?
magnate-line-prefer = On the other player’s roll your deeds pay the suit you prefer; without a preference, the one you have fewer of. Only you see this.
magnate-line-wait = { $name } is to move.
magnate-line-over = The match is over.
magnate-line-tokens = You have { $tokens }.
magnate-line-last = Last turn: no card is drawn after it, and open deeds will count for nothing.

# What happened.

magnate-event-dealt = { $name } holds the Crowns of { $suits }.
magnate-event-rolled = Turn { $turn }, { $name }: the dice show { $first } and { $second }.
magnate-event-rolled-tax = Turn { $turn }, { $name }: the dice show { $first } and { $second }. { $suit } are taxed.
magnate-event-taxed = { $name } loses { $tokens } to the tax.
magnate-event-crowns = Crowns pay { $name } { $tokens }.
magnate-event-earned = { $card } pays { $name } { $tokens }.
magnate-event-deed-paid = The deed of { $card } pays { $name } { $tokens }.
magnate-event-built = { $name } built { $card } in { $province }.
magnate-event-deeded = { $name } bought the deed of { $card } in { $province }.
magnate-event-paid = { $name } paid { $tokens } for { $card }.
magnate-event-developed = { $name } laid { $tokens } on the deed of { $card }.
magnate-event-completed = { $name } completed { $card } in { $province }.
magnate-event-traded = { $name } traded { $give } for { $get }.
magnate-event-sold = { $name } sold { $card } for { $tokens }.
magnate-event-drew = { $name } drew { $card }.
magnate-event-reshuffled = The pile has run out; the { $n ->
    [one] discard is
   *[other] { $n } discards are
} the new pile.
magnate-event-last = The pile has run out for good. { $name } has a last turn, then { $other }.
magnate-event-shown = { $name } shows and discards { $cards }.
magnate-event-lost = { $name } loses the unfinished deed of { $card } in { $province }.
magnate-event-preferred = You prefer { $suit } in { $province }.
magnate-event-preferred-none = You prefer no suit in { $province }.

# A turn in a sentence: what follows the name, with the tokens and without.

magnate-story-turn = { $who ->
    [you] You { $did }.
   *[other] { $name } { $did }.
}
magnate-story-more = { $did }; also { $more }
magnate-story-built = built { $card } in { $province } for { $tokens }
magnate-story-built-bare = built { $card } in { $province }
magnate-story-deeded = bought the deed of { $card } in { $province } for { $tokens }
magnate-story-deeded-bare = bought the deed of { $card } in { $province }
magnate-story-bought = bought { $card } in { $province } by deed and completed it at once with { $tokens }
magnate-story-bought-bare = bought { $card } in { $province } by deed and completed it at once
magnate-story-completed = completed { $card } in { $province } with { $tokens }
magnate-story-completed-bare = completed { $card } in { $province }
magnate-story-completed-many = completed { $cards }
magnate-story-paid = paid { $tokens } for { $card }
magnate-story-paid-bare = paid for { $card }
magnate-story-sold = sold { $card } for { $tokens }
magnate-story-sold-bare = sold { $card }
magnate-story-developed = laid { $tokens } on the deed of { $card }
magnate-story-developed-bare = developed { $card }
magnate-story-developed-it = laid { $tokens } on it
magnate-story-developed-it-bare = developed it
magnate-story-developed-many = laid { $n } tokens on { $deeds } deeds
magnate-story-progress = ({ $done } of { $of })
magnate-story-traded = traded { $give } for { $get }
magnate-story-traded-bare = traded { $n } tokens
magnate-story-leads = , now leading there with { $mine } : { $theirs }
magnate-story-level = , drawing level there at { $mine }
magnate-story-ahead = { $name } now leads in { $mine ->
    [one] one province
   *[other] { $more } provinces
}, { $other } in { $less }.
magnate-story-caught = { $name } has caught up: { $n ->
    [0] nobody leads in a province
    [1] both lead in one province
   *[other] both lead in { $number } provinces
}.
magnate-story-number = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] five
}
magnate-story-lost = { $name } loses the unfinished { $n ->
    [one] deed
   *[other] deeds
} of { $cards }.
magnate-story-ended = Both last turns are over, and so is the match.

# The board and the hand.

magnate-board-turn = turn { $n }
magnate-board-last = last turns
magnate-board-pile = { $n ->
    [1] 1st pile
   *[other] 2nd pile
}
magnate-board-discards = discards
magnate-board-until-pile = Ends after the 2nd pile
magnate-board-until = { $n ->
    [one] Ends with this turn
   *[other] Ends in { $n } turns
}
magnate-board-taxes-crowns = Crowns · Tax: { $suit }
magnate-board-taxes-aces = Aces · Tax: { $suit }
magnate-board-taxes-rank = Rank { $rank } · Tax: { $suit }
magnate-board-pays-crowns = Crowns pay
magnate-board-pays-aces = Aces pay
magnate-board-pays-rank = Rank { $rank } pays
magnate-board-nothing = to nobody
magnate-board-provinces = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
magnate-board-unit = { $n ->
    [one] province
   *[other] provinces
}
magnate-board-ranks = ranks
magnate-board-stock = { $n ->
    [one] token
   *[other] tokens
}
magnate-may-play = Now: build, buy a deed or sell a card.
magnate-may-go-on = Now: develop, trade or end the turn.
magnate-may-collect = Now: choose what the deed of { $card } pays.
magnate-may-pay = Now: pay { $cost } tokens for { $card }.
magnate-hand-title = Your hand
magnate-hand-build = Build for { $cost }
magnate-hand-deed = Deed for
magnate-hand-sell = Sell for
magnate-hand-lacks = { $n ->
    [one] one token short
   *[other] { $n } tokens short
}
magnate-hand-lacks-suit = lacks { $suit }
magnate-hand-no-place = no place for it
magnate-hand-played = Your card of this turn is played: develop, trade, end.
magnate-hand-wait = { $name } is to move. This is what your cards could do now.
magnate-hand-done = Your last turn is over. { $name } plays the very last one.
magnate-hand-owed = First choose what the deed of { $card } pays.
magnate-hand-now = Play one: build, deed or sell.
magnate-hand-lead = { $who ->
    [you] you lead by
   *[other] leads by
} { $what ->
    [provinces] { $n ->
        [one] 1 province
       *[other] { $n } provinces
    }
    [ranks] { $n ->
        [one] 1 rank
       *[other] { $n } ranks
    }
   *[tokens] { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
}
magnate-hand-deeds = Provinces
magnate-hand-preferred = preferred
magnate-hand-unseen = Not seen yet

# A position in words.

magnate-text-head = Magnate, turn { $turn }
magnate-text-move = { $name } is to move.
magnate-text-standing = Provinces led: { $one } { $a }, { $other } { $b }.
magnate-text-province = { $province } { $a }–{ $b }
magnate-text-provinces = Totals { $one }–{ $other }: { $list }.
magnate-text-dice = Dice { $first } and { $second }.
magnate-text-dice-tax = Dice { $first } and { $second }; { $suit } were taxed.
magnate-text-tokens = { $name }: { $tokens }.
magnate-text-pile = Pile { $pile }, discards { $discards }.
magnate-text-hand = Your hand: { $cards }.
magnate-text-card = { $card } ({ $rank }, { $suits })
magnate-text-deed-on = { $card }, deed with { $tokens } ({ $laid } of { $cost })
magnate-text-changed = Since the last picture: { $story }
magnate-text-player = { $name }: { $provinces }
magnate-text-crowns = Crowns: { $suits }
magnate-text-reserve = Tokens: { $tokens }
magnate-text-cards = Cards in hand: { $n }
magnate-text-empty = nothing
magnate-text-unseen = In the pile or a hidden hand: { $cards }
magnate-text-discards = Discards: { $cards }
magnate-text-prefer = Preference in { $province }: { $suit }
magnate-text-result = { $name } wins.
magnate-text-draw = Both rule, a day each in turn.

# The end.

magnate-reason-pile = The last turns have been played, and the Grand Duke is dead.
magnate-score-watchman = Watchman
magnate-score-borderland = Borderland
magnate-score-excuse = Excuse
magnate-score-harvest = Harvest
magnate-score-light_keeper = Light Keeper
magnate-score-provinces = Provinces won
magnate-score-ranks = Sum of totals
magnate-score-tokens = Tokens in reserve

# Why something cannot be done.

magnate-why-over = The match is over.
magnate-why-turn = Only the player whose turn it is plays, trades, develops or sets preferences.
magnate-why-collect-first = First choose what your deed of the { $card } in the { $province } pays.
magnate-why-collect-order = Deeds pay one after the other; now it is the { $card } in the { $province }.
magnate-why-collect-none = No deed of yours in the { $province } waits for a choice.
magnate-why-collect-suit = The { $card } does not have the suit { $suit }: its deed pays one of its own suits.
magnate-why-prefer-none = You have no deed in the { $province } to prefer a suit for.
magnate-why-prefer-fixed = The deed of the { $card } leaves no choice of suit.
magnate-why-prefer-suit = The { $card } does not have the suit { $suit }.
magnate-why-prefer-same = For the { $card } that is your preference already: { $suit }.
magnate-why-played = You have played your card of this turn; one is all you may play.
magnate-why-hand = The { $card } is not in your hand.
magnate-why-end = Play a card before you end your turn: build one, buy its deed, or sell it.
magnate-why-build-tokens = The { $card } costs { $cost } tokens of its suits; you have { $have }.
magnate-why-build-each = The { $card } takes at least one token of each of its suits; you have no { $suit }.
magnate-why-pay-first = First choose how you pay the { $cost } tokens for the { $card }.
magnate-why-pay-none = There is nothing to pay for.
magnate-why-pay-each = Pay for the { $card } in its own suits, with at least one token of each.
magnate-why-pay-sum = The { $card } costs { $cost } tokens, not { $count }.
magnate-why-pay-tokens = You cannot pay { $count } tokens of { $suit }; you have { $have }.
magnate-why-deed-tokens = For the deed of the { $card } you need { $cost ->
    [one] a token
   *[other] { $cost } tokens
} of { $suit }; you have { $have }.
magnate-why-place-pawn = The { $card } shares no suit with the Pawn of the { $province }, and you have nothing there yet.
magnate-why-place-last = The { $card } shares no suit with the { $last }, your last property in the { $province }.
magnate-why-place-deed = Your deed of the { $last } in the { $province } must be completed before you lay anything more there.
magnate-why-develop-none = You have no deed in the { $province }.
magnate-why-develop-suit = The { $card } does not have the suit { $suit }.
magnate-why-develop-count = Lay at least one token.
magnate-why-develop-more = The deed of the { $card } takes { $left } more, not { $count }.
magnate-why-develop-tokens = You cannot lay { $count } tokens of { $suit }; you have { $have }.
magnate-why-trade-same = Three { $suit } for one of the same suit are no trade.
magnate-why-trade-tokens = A trade takes three tokens of { $suit }; you have { $have }.

# Cards to look up.

magnate-entry-rank = Rank { $rank }, { $suits }. Built outright it costs { $cost } tokens of its suits; its deed costs { $tokens }, and a sale brings as much. When the higher die shows { $rank }, it pays { $tokens }.
magnate-entry-ace = Rank 1, { $suits }. Built outright it costs { $cost } tokens; its deed costs { $tokens }, and a sale brings as much. It pays on a double 1, and counts at the end for as many as you have properties of its suit in the province.
magnate-entry-court = Court of rank { $rank }, { $suits }. Built outright it costs { $cost } tokens of its suits; its deed costs { $tokens }, and a sale brings as much. It never pays.

# The glossary: a term, what it means, what people call it, and its clauses.

magnate-glossary-goal = goal
    .means = to lead in more provinces than the other player when the Duke dies
    .also = how to win, victory, aim, purpose, objective
    .clauses = 1.1 6.5
magnate-glossary-property = property
    .means = a card that is built in a province: an Ace, or one of two suits and a rank from 2 to 9
    .also = building, house, estate
    .clauses = 1.2
magnate-glossary-province = province
    .means = one of the five places to build in, with a column for each player
    .also = region, area, land, district
    .clauses = 1.3
magnate-glossary-pawn = Pawn
    .means = the card of a province, whose suits say what may be built there first
    .also = start of a province, where to build
    .clauses = 1.3 3.5
magnate-glossary-token = token
    .means = what everything is paid with; each has one of the six suits
    .also = money, coin, resource, gem, currency
    .clauses = 1.4
magnate-glossary-crown = Crown
    .means = pays its owner a token of its suit on a 10; each player has three
    .also = king
    .clauses = 1.5 2.4
magnate-glossary-tax = tax
    .means = on a 1 a suit is named, and whoever has more than one token of it gives back all but one
    .also = lose money, lost tokens, thief, robbed, stolen, die shows one
    .clauses = 2.2
magnate-glossary-income = income
    .means = what the higher die pays to both players at the beginning of each turn
    .also = earn, pay, money, production
    .clauses = 2.3 2.5
magnate-glossary-build = build
    .means = to pay the whole price of a card at once and lay it in a province
    .also = construct, building cost, price
    .clauses = 3.2 3.5
magnate-glossary-deed = deed
    .means = the right to a card, bought cheaply and then paid off with tokens; it counts only when completed
    .also = mortgage, down payment, instalment, unfinished
    .clauses = 3.4 4.2 4.3 2.7
magnate-glossary-develop = develop
    .means = to lay tokens on a deed until it has as many as the rank of its card
    .also = finish, pay off, complete a deed
    .clauses = 4.2 4.3
magnate-glossary-trade = trade
    .means = three tokens of one suit to the bank for one token of another
    .also = exchange, swap, bank, convert
    .clauses = 4.4
magnate-glossary-preference = preference
    .means = the suit that you want a deed to pay on the other player’s roll
    .also = favourite suit
    .clauses = 2.9 2.8
magnate-glossary-court = Court
    .means = one of the four cards of rank 10 and three suits, which a table may add
    .also = extra cards, variant, expansion, option
    .clauses = 7.1 7.4
magnate-glossary-ace = Ace
    .means = a card of one suit that counts for as many as you have properties of its suit in the province
    .also = one, value of an ace, points of an ace
    .clauses = 6.3 2.6

# How people ask for a clause, in words which it does not have.

magnate-asked =
    1.1: how to win, goal, story, what is it about
    1.2: suits, colours, how many cards, ranks
    1.3: provinces, names of the regions, map
    1.4: what are tokens, money, bank, get more tokens
    1.5: start, setup, beginning, starting hand, first cards, hidden hand, secret, see the cards of the opponent
    1.6: who begins, who goes first, first player
    1.7: what do I do in a turn, turn order, sequence of a turn, hand size, step by step, my turn, order of things, how many cards do I hold, cards in hand
    2.1: when are the dice rolled, both players earn, income on the roll of the opponent
    2.2: tax, lose money, lost coins, why did I lose tokens, the die shows a one
    2.3: which die counts, both dice, lower die, double, earn tokens, how to get tokens
    2.4: ten, what happens on a 10, crowns pay
    2.5: which cards pay, what do my cards earn, income from properties, earn more tokens, how to get tokens, why did I get nothing
    2.6: what do aces pay, aces earn, double one
    2.7: what does a deed pay, deed earns, what does a deed pay me, deed income
    2.8: deed on the roll of the opponent
    2.9: prefer a suit, preference
    3.1: must I play a card, have to play, skip, pass, do nothing, stuck, what can I do in a turn, how many cards may I play
    3.2: price of a building, cost of a card, what does it cost to build
    3.3: mixing tokens, how to pay, choose the suits to pay, which tokens do I pay with
    3.4: buy a deed, price of a deed, what is a deed
    3.5: where can I build, where to put a card, place a card, first card in a province, matching suit, why can I not build here, allowed to build, start a new province
    3.6: build on top of a deed, unfinished deed blocks, lay over a deed, why can I put nothing here, two deeds in a province
    3.7: move a card later, take back a card, remove a building, demolish
    3.8: sell a card, what does a sale bring, get money, throw a card away for tokens
    4.1: how often may I trade, when may I develop, how many times, several times, as often as I want, after my card
    4.2: pay off a deed, put tokens on a deed
    4.3: finish a deed, complete a deed, deed done
    4.4: trade with the bank, swap tokens, exchange resources
    5.1: end my turn, draw a card, undo, when do I draw, new card, how do I get cards
    5.2: empty deck, pile runs out, reshuffle, no cards left, do discarded cards come back, second pile
    5.3: when does the game end, end of the game, last turn, the Duke dies, how many turns are left, how long is the game
    5.4: last turn, no card is drawn
    5.5: out of time, too late, timeout, absent, never answer, no reply, afk, away
    6.1: unfinished deeds at the end, do deeds score, hands at the end
    6.2: how is a province counted, points, scoring, count the points, final score, how many points
    6.3: value of an ace, how much is an ace worth
    6.4: who wins a province, tie in a province, both have the same
    6.5: who wins, most provinces
    6.6: tie, draw, equal provinces, tie break, same number of provinces, two provinces each, tiebreaker, who wins if it’s a tie, who wins a tie
    7.1: what are the courts, extra cards, variant
    7.2: sell a court
    7.3: cost of a court
    7.4: what does a court pay, court worth

# What is compared where choices are explained.

magnate-tally = provinces led
