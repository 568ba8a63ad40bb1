## Ce que dit chaque plateau.

ordinal = { $kind ->
    [one] { $n }er
   *[other] { $n }e
}
share = { $n } %

board-to-move = À { $name } de jouer
board-your-turn = À vous de jouer
board-your-turn-too = { $n ->
    [one] À vous, et à une autre personne
   *[other] À vous, et à { $n } autres
}
board-you = vous
board-waiting = On attend { $names }
board-waiting-many = On attend { $n } joueurs
board-winner = { $name } gagne
board-winners = { $names } gagnent
board-deed = { $what } : { $n }
board-leads = mène
board-level = à égalité
board-void = La partie est terminée
board-move = coup { $n }
board-round = manche { $n }
board-player = Joueur { $n }
board-seat = joueur { $n }
board-whose = de { $name }
board-whose-vowel = d’{ $name }
board-machine = ordinateur
board-passed = passe
board-start = La partie commence.
