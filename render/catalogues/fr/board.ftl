## Ce que dit chaque plateau.

ordinal = { $kind ->
    [st] { $n }er
   *[th] { $n }e
}

board-to-move = À { $name } de jouer
board-waiting = On attend { $names }
board-waiting-many = On attend { $n } joueurs
board-draw = Partie nulle
board-winner = { $name } gagne
board-winners = { $names } gagnent
board-void = La partie est terminée
board-move = coup { $n }
board-round = manche { $n }
board-round-of = manche { $n } sur { $of }
board-turn = tour { $n }
board-turn-of = tour { $n } sur { $of }
board-last-round = dernière manche
board-player = Joueur { $n }
board-seat = joueur { $n }
board-whose = de { $name }
board-whose-vowel = d’{ $name }
board-computer = { $name } (ordinateur)
board-machine = ordinateur
board-you = vous
board-leader = en tête
board-score = score
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-deck = pioche
board-discard = défausse
board-hand = main
board-hand-of = Main de { $name }
board-empty = vide
board-passed = passe
board-start = La partie commence.
board-changed = Changé : { $what }
board-ranking = Classement final
board-rank = { $rank } : { $name }, { $score }
board-hidden = caché
