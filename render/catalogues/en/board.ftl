## What every board says.

ordinal = { $kind ->
    [st] { $n }st
    [nd] { $n }nd
    [rd] { $n }rd
   *[th] { $n }th
}

board-to-move = { $name } to move
board-waiting = Waiting for { $names }
board-waiting-many = Waiting for { $n } players
board-draw = The match is drawn
board-winner = { $name } wins
board-winners = { $names } win
board-void = The match has ended
board-move = move { $n }
board-round = round { $n }
board-round-of = round { $n } of { $of }
board-turn = turn { $n }
board-turn-of = turn { $n } of { $of }
board-last-round = last round
board-player = Player { $n }
board-seat = player { $n }
board-whose = { $name }’s
board-whose-vowel = { $name }’s
board-computer = { $name } (computer)
board-machine = computer
board-you = you
board-leader = leader
board-score = score
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-deck = deck
board-discard = discard
board-hand = hand
board-hand-of = { $name }’s hand
board-empty = empty
board-passed = passed
board-start = The match begins.
board-changed = Changed: { $what }
board-ranking = Final ranking
board-rank = { $rank }: { $name }, { $score }
board-hidden = hidden
