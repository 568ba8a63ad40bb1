## What every board says.

ordinal = { $kind ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
share = { $n }%

board-to-move = { $name } to move
board-your-turn = Your turn
board-your-turn-too = { $n ->
    [one] Your turn, and one other’s
   *[other] Your turn, and { $n } others’
}
board-you = you
board-waiting = Waiting for { $names }
board-waiting-many = Waiting for { $n } players
board-winner = { $name } wins
board-winners = { $names } win
board-deed = { $what }: { $n }
board-leads = leads
board-level = tied
board-void = The match has ended
board-move = move { $n }
board-round = round { $n }
board-player = Player { $n }
board-seat = player { $n }
board-whose = { $name }’s
board-whose-vowel = { $name }’s
board-machine = computer
board-passed = passed
board-start = The match begins.
