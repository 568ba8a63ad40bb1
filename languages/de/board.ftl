## Was auf jedem Brett steht.

ordinal = { $kind ->
   *[other] { $n }.
}
share = { $n } %

board-to-move = { $name } ist am Zug
board-your-turn = Du bist am Zug
board-your-turn-too = { $n ->
    [one] Du bist am Zug, und jemand anders
   *[other] Du bist am Zug, und { $n } andere
}
board-you = du
board-waiting = Am Zug: { $names }
board-waiting-many = Am Zug: { $n } Spieler
board-winner = { $name } gewinnt
board-winners = { $names } gewinnen
board-deed = { $what }: { $n }
board-leads = führt
board-level = gleichauf
board-void = Die Partie ist beendet
board-move = Schritt { $n }
board-round = Runde { $n }
board-player = Spieler { $n }
board-seat = Spieler { $n }
board-whose = von { $name }
board-whose-vowel = von { $name }
board-machine = Computer
board-passed = gepasst
board-start = Die Partie beginnt.
