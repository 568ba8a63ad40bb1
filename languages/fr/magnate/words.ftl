## Magnate : ce qui se dit d’une partie.

magnate-title = Magnate
magnate-blurb = Deux marchands bâtissent dans les cinq provinces d’un Duc mourant. Qui en domine le plus monte sur le trône.

# Couleurs, et jetons de chacune.

magnate-suit-moons = Lunes
magnate-suit-suns = Soleils
magnate-suit-waves = Vagues
magnate-suit-leaves = Feuilles
magnate-suit-wyrms = Guivres
magnate-suit-knots = Nœuds
magnate-suit-none = sans préférence
magnate-token-moons = { $n ->
    [one] { $n } Lune
   *[other] { $n } Lunes
}
magnate-token-suns = { $n ->
    [one] { $n } Soleil
   *[other] { $n } Soleils
}
magnate-token-waves = { $n ->
    [one] { $n } Vague
   *[other] { $n } Vagues
}
magnate-token-leaves = { $n ->
    [one] { $n } Feuille
   *[other] { $n } Feuilles
}
magnate-token-wyrms = { $n ->
    [one] { $n } Guivre
   *[other] { $n } Guivres
}
magnate-token-knots = { $n ->
    [one] { $n } Nœud
   *[other] { $n } Nœuds
}
magnate-no-tokens = aucun jeton

# Provinces et cartes : le nom, et comme il se dit dans une phrase, une province avec le lieu.

magnate-province-watchman = Guetteur
    .the = chez le Guetteur
magnate-province-borderland = Frontière
    .the = à la Frontière
magnate-province-excuse = Excuse
    .the = à l’Excuse
magnate-province-harvest = Moisson
    .the = à la Moisson
magnate-province-light_keeper = Gardien du phare
    .the = chez le Gardien du phare

magnate-card-ace_of_moons = As de Lunes
    .the = l’As de Lunes
magnate-card-ace_of_suns = As de Soleils
    .the = l’As de Soleils
magnate-card-ace_of_waves = As de Vagues
    .the = l’As de Vagues
magnate-card-ace_of_leaves = As de Feuilles
    .the = l’As de Feuilles
magnate-card-ace_of_wyrms = As de Guivres
    .the = l’As de Guivres
magnate-card-ace_of_knots = As de Nœuds
    .the = l’As de Nœuds
magnate-card-author = Auteur
    .the = l’Auteur
magnate-card-desert = Désert
    .the = le Désert
magnate-card-origin = Origine
    .the = l’Origine
magnate-card-journey = Voyage
    .the = le Voyage
magnate-card-painter = Peintre
    .the = le Peintre
magnate-card-savage = Sauvage
    .the = le Sauvage
magnate-card-mountain = Montagne
    .the = la Montagne
magnate-card-sailor = Marin
    .the = le Marin
magnate-card-battle = Bataille
    .the = la Bataille
magnate-card-forest = Forêt
    .the = la Forêt
magnate-card-discovery = Découverte
    .the = la Découverte
magnate-card-soldier = Soldat
    .the = le Soldat
magnate-card-lunatic = Lunatique
    .the = le Lunatique
magnate-card-penitent = Pénitent
    .the = le Pénitent
magnate-card-market = Marché
    .the = le Marché
magnate-card-chance_meeting = Rencontre fortuite
    .the = la Rencontre fortuite
magnate-card-castle = Château
    .the = le Château
magnate-card-cave = Caverne
    .the = la Caverne
magnate-card-diplomat = Diplomate
    .the = le Diplomate
magnate-card-mill = Moulin
    .the = le Moulin
magnate-card-betrayal = Trahison
    .the = la Trahison
magnate-card-pact = Pacte
    .the = le Pacte
magnate-card-darkness = Obscurité
    .the = l’Obscurité
magnate-card-merchant = Marchand
    .the = le Marchand
magnate-card-consul = Consul
    .the = le Consul
magnate-card-rite = Rite
    .the = le Rite
magnate-card-window = Fenêtre
    .the = la Fenêtre
magnate-card-island = Île
    .the = l’Île

magnate-rank-ace = As

# Verbes : titres de menus, commandes et leurs options.

magnate-verb-collect = Percevoir
magnate-verb-build = Bâtir
magnate-verb-pay = Payer
magnate-verb-deed = Titre
magnate-verb-sell = Vendre
magnate-verb-develop = Développer
magnate-verb-trade = Échanger
magnate-verb-end = Finir le tour
magnate-verb-prefer = Préférence

magnate-command-collect = percevoir
magnate-command-build = bâtir
magnate-command-pay = payer
magnate-command-deed = titre
magnate-command-sell = vendre
magnate-command-develop = développer
magnate-command-trade = échanger
magnate-command-end = finir
magnate-command-prefer = préférer

magnate-help = Jouer à Magnate
magnate-help-collect = Prendre le jeton que rapporte un de vos titres, dans la couleur de votre choix
magnate-help-build = Bâtir d’un coup une carte de votre main
magnate-help-pay = Dire comment vous payez la carte que vous venez de bâtir
magnate-help-deed = Acheter le titre d’une carte de votre main
magnate-help-sell = Vendre une carte de votre main pour un jeton de chacune de ses couleurs
magnate-help-develop = Poser des jetons sur le titre que vous avez dans une province
magnate-help-trade = Donner à la banque trois jetons d’une couleur pour un jeton d’une autre
magnate-help-end = Finir votre tour : vous piochez une carte, et les dés sont lancés pour l’autre
magnate-help-prefer = Dire en secret quelle couleur un titre rapporte au lancer de l’autre

magnate-arg-card = carte
magnate-arg-province = province
magnate-arg-suit = couleur
magnate-arg-count = nombre
magnate-arg-give = donner
magnate-arg-get = recevoir
magnate-arg-first = première
magnate-arg-second = deuxième
magnate-arg-third = troisième
magnate-arghelp-card = Une carte de votre main
magnate-arghelp-province = Une des cinq provinces
magnate-arghelp-suit = Une des six couleurs
magnate-arghelp-count = Combien de jetons
magnate-arghelp-give = La couleur des trois jetons que vous donnez
magnate-arghelp-get = La couleur du jeton que vous recevez
magnate-arghelp-first = Jetons de la première couleur de la carte
magnate-arghelp-second = Jetons de sa deuxième couleur, 0 si elle n’en a pas
magnate-arghelp-third = Jetons de sa troisième couleur, 0 si elle n’en a pas

magnate-option-courts = Paquet
magnate-option-courts-off = sans les quatre Cours
magnate-option-courts-on = avec les quatre Cours

# Une action entière, sur un bouton ou parmi les étapes du tour.

magnate-do-collect = Prendre { $tokens } { $province }
magnate-do-build = Bâtir { $card } { $province }
magnate-do-pay = Payer { $tokens }
magnate-do-deed = Acheter un titre sur { $card } { $province }
magnate-do-sell = Vendre { $card } pour { $tokens }
magnate-do-develop = Poser { $tokens } sur le titre { $province }
magnate-do-trade = Échanger { $give } contre { $get }
magnate-do-end = Finir le tour
magnate-do-prefer = Préférence { $province } : { $suit }
magnate-do-prefer-none = Aucune préférence { $province }

# Le panneau.

magnate-panel-cards = Jouer une carte
magnate-panel-then = Et ensuite
magnate-panel-card = { $card } : { $verb }
magnate-panel-build = bâtir pour { $n }
magnate-panel-deed = titre pour { $n }
magnate-panel-sell = vendre pour { $n }
magnate-panel-prefer = Préférences de couleur
magnate-panel-develop = Développer un titre
magnate-panel-trade = Échanger avec la banque, trois contre un
magnate-panel-trade-give = Donner trois { $suit }
magnate-panel-pay = Payer { $cost } jetons pour { $card }
magnate-panel-pay-hint = reste { $tokens }
magnate-panel-on-card = { $province } (sur { $card })
magnate-panel-develop-hint = { $card } : { $laid } sur { $cost }
magnate-panel-develop-last = achève { $card }, qui y fait { $mine } : { $theirs }
magnate-panel-there = { $place } → { $mine } : { $theirs }
magnate-panel-prefer-now = maintenant : { $suit }
magnate-line-collect = Votre titre sur { $card } { $province } rapporte un jeton. Choisissez sa couleur.
magnate-line-play = Jouez une carte : bâtissez-la, achetez son titre, ou vendez-la.
magnate-line-played = Votre carte est jouée. Développez ou échangez si vous voulez, puis finissez votre tour.
magnate-line-pay = Vous bâtissez { $card }. Comment payez-vous ses { $cost } jetons ?
magnate-line-build = Où bâtissez-vous { $card } ?
magnate-line-deed = Dans quelle province achetez-vous un titre sur { $card } ?
magnate-line-develop = Combien de jetons ?
magnate-line-trade = Vous donnez trois { $suit }. Contre quel jeton ?
magnate-line-prefer = Au lancer de l’autre, vos titres rapportent la couleur que vous préférez ; sans préférence, celle dont vous avez le moins. Vous seul voyez cela.
magnate-line-wait = À { $name } de jouer.
magnate-line-over = La partie est finie.
magnate-line-tokens = Vous avez { $tokens }.
magnate-line-last = Dernier tour : on ne pioche plus ensuite, et les titres inachevés ne compteront pas.

# Ce qui s’est passé.

magnate-event-dealt = { $name } tient les Couronnes des { $suits }.
magnate-event-rolled = Tour { $turn }, { $name } : les dés montrent { $first } et { $second }.
magnate-event-rolled-tax = Tour { $turn }, { $name } : les dés montrent { $first } et { $second }. Impôt sur les { $suit }.
magnate-event-taxed = { $name } rend { $tokens } à l’impôt.
magnate-event-crowns = Les Couronnes rapportent { $tokens } à { $name }.
magnate-event-earned = { $card } rapporte { $tokens } à { $name }.
magnate-event-deed-paid = Le titre sur { $card } rapporte { $tokens } à { $name }.
magnate-event-built = { $name } a bâti { $card } { $province }.
magnate-event-deeded = { $name } a acheté un titre sur { $card } { $province }.
magnate-event-paid = { $name } a payé { $tokens } pour { $card }.
magnate-event-developed = { $name } a posé { $tokens } sur son titre : { $card }.
magnate-event-completed = { $name } a achevé { $card } { $province }.
magnate-event-traded = { $name } a échangé { $give } contre { $get }.
magnate-event-sold = { $name } a vendu { $card } pour { $tokens }.
magnate-event-drew = { $name } a pioché { $card }.
magnate-event-reshuffled = La pioche est épuisée ; { $n ->
    [one] la carte de la défausse devient
   *[other] les { $n } cartes de la défausse deviennent
} la nouvelle pioche.
magnate-event-last = La pioche est épuisée pour de bon. Un dernier tour pour { $name }, puis pour { $other }.
magnate-event-shown = { $name } montre et défausse { $cards }.
magnate-event-lost = { $name } perd son titre inachevé sur { $card } { $province }.
magnate-event-preferred = Votre préférence { $province } : { $suit }.
magnate-event-preferred-none = Vous n’avez plus de préférence { $province }.

# Un tour en une phrase : ce qui suit le nom, avec les jetons et sans.

magnate-story-turn = { $who ->
    [you] Vous avez { $did }.
   *[other] { $name } a { $did }.
}
magnate-story-more = { $did } ; puis { $more }
magnate-story-built = bâti { $card } { $province } pour { $tokens }
magnate-story-built-bare = bâti { $card } { $province }
magnate-story-deeded = acheté un titre sur { $card } { $province } pour { $tokens }
magnate-story-deeded-bare = acheté un titre sur { $card } { $province }
magnate-story-bought = acquis { $card } par titre { $province }, aussitôt achevé avec { $tokens }
magnate-story-bought-bare = acquis { $card } par titre { $province }, aussitôt achevé
magnate-story-completed = achevé { $card } { $province } avec { $tokens }
magnate-story-completed-bare = achevé { $card } { $province }
magnate-story-completed-many = achevé { $cards }
magnate-story-paid = payé { $tokens } pour { $card }
magnate-story-paid-bare = payé { $card }
magnate-story-sold = vendu { $card } pour { $tokens }
magnate-story-sold-bare = vendu { $card }
magnate-story-developed = posé { $tokens } sur { $card }
magnate-story-developed-bare = développé { $card }
magnate-story-developed-it = posé { $tokens } dessus
magnate-story-developed-it-bare = développé ce titre
magnate-story-developed-many = posé { $n } jetons sur { $deeds } titres
magnate-story-progress = ({ $done } sur { $of })
magnate-story-traded = échangé { $give } contre { $get }
magnate-story-traded-bare = échangé { $n } jetons
magnate-story-leads = , pour y mener désormais par { $mine } à { $theirs }
magnate-story-level = , pour y égaliser à { $mine }
magnate-story-ahead = { $name } mène désormais dans { $mine ->
    [one] une province
   *[other] { $more } provinces
}, { $other } dans { $less }.
magnate-story-caught = { $name } a comblé son retard : { $n ->
    [0] personne ne mène dans une province
    [1] une province partout
   *[other] { $number } provinces partout
}.
magnate-story-number = { $n ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
}
magnate-story-lost = { $name } perd { $n ->
    [one] son titre inachevé
   *[other] ses titres inachevés
} sur { $cards }.
magnate-story-ended = Les deux derniers tours sont joués : la partie est terminée.

# Le plateau et la main.

magnate-board-turn = tour { $n }
magnate-board-last = derniers tours
magnate-board-pile = { $n ->
    [1] 1re pioche
   *[other] 2e pioche
}
magnate-board-discards = défausse
magnate-board-until-pile = Fin après la 2e pioche
magnate-board-until = { $n ->
    [one] Finit avec ce tour
   *[other] Fin dans { $n } tours
}
magnate-board-taxes-crowns = Couronnes · Impôt : { $suit }
magnate-board-taxes-aces = As · Impôt : { $suit }
magnate-board-taxes-rank = Rang { $rank } · Impôt : { $suit }
magnate-board-pays-crowns = Les Couronnes paient
magnate-board-pays-aces = Les As paient
magnate-board-pays-rank = Le rang { $rank } paie
magnate-board-nothing = à personne
magnate-board-provinces = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
magnate-board-unit = { $n ->
    [one] province
   *[other] provinces
}
magnate-board-ranks = rangs
magnate-board-stock = { $n ->
    [one] jeton
   *[other] jetons
}
magnate-may-play = À faire : bâtir, prendre un titre ou vendre une carte.
magnate-may-go-on = À faire : développer, échanger ou finir le tour.
magnate-may-collect = À faire : choisir ce que rapporte le titre sur { $card }.
magnate-may-pay = À faire : payer { $cost } jetons pour { $card }.
magnate-hand-title = Votre main
magnate-hand-build = Bâtir pour { $cost }
magnate-hand-deed = Titre pour
magnate-hand-sell = Vendre pour
magnate-hand-lacks = { $n ->
    [one] il manque un jeton
   *[other] il manque { $n } jetons
}
magnate-hand-lacks-suit = il manque : { $suit }
magnate-hand-no-place = aucune place
magnate-hand-played = Votre carte est jouée : développez, échangez, finissez.
magnate-hand-wait = À { $name } de jouer. Voici ce que vos cartes pourraient faire.
magnate-hand-done = Votre dernier tour est joué. { $name } joue le tout dernier.
magnate-hand-owed = D’abord, choisissez ce que rapporte le titre sur { $card }.
magnate-hand-now = Jouez-en une : bâtir, titre ou vendre.
magnate-hand-lead = { $who ->
    [you] vous : +
   *[other] mène de
} { $what ->
    [provinces] { $n ->
        [one] 1 province
       *[other] { $n } provinces
    }
    [ranks] { $n ->
        [one] 1 rang
       *[other] { $n } rangs
    }
   *[tokens] { $n ->
        [one] 1 jeton
       *[other] { $n } jetons
    }
}
magnate-hand-deeds = Provinces
magnate-hand-preferred = préférée
magnate-hand-unseen = Pas encore vues

# Une position en mots.

magnate-text-head = Magnate, tour { $turn }
magnate-text-move = À { $name } de jouer.
magnate-text-standing = Provinces dominées : { $one } { $a }, { $other } { $b }.
magnate-text-province = { $province } { $a }–{ $b }
magnate-text-provinces = Totaux { $one }–{ $other } : { $list }.
magnate-text-dice = Dés { $first } et { $second }.
magnate-text-dice-tax = Dés { $first } et { $second } ; impôt sur les { $suit }.
magnate-text-tokens = { $name } : { $tokens }.
magnate-text-pile = Pioche { $pile }, défausse { $discards }.
magnate-text-hand = Votre main : { $cards }.
magnate-text-card = { $card } ({ $rank }, { $suits })
magnate-text-deed-on = { $card }, titre avec { $tokens } ({ $laid } sur { $cost })
magnate-text-changed = Depuis la dernière image : { $story }
magnate-text-player = { $name } : { $provinces }
magnate-text-crowns = Couronnes : { $suits }
magnate-text-reserve = Jetons : { $tokens }
magnate-text-cards = Cartes en main : { $n }
magnate-text-empty = rien
magnate-text-unseen = Dans la pioche ou une main cachée : { $cards }
magnate-text-discards = Défausse : { $cards }
magnate-text-prefer = Préférence { $province } : { $suit }
magnate-text-result = { $name } gagne.
magnate-text-draw = Les deux règnent, un jour sur deux.

# La fin.

magnate-reason-pile = Les derniers tours sont joués, et le Grand-Duc est mort.
magnate-score-watchman = Guetteur
magnate-score-borderland = Frontière
magnate-score-excuse = Excuse
magnate-score-harvest = Moisson
magnate-score-light_keeper = Gardien du phare
magnate-score-provinces = Provinces gagnées
magnate-score-ranks = Somme des totaux
magnate-score-tokens = Jetons en réserve

# Pourquoi cela ne se peut pas. Les noms viennent sans article.

magnate-why-over = La partie est finie.
magnate-why-turn = Seul le joueur dont c’est le tour joue, échange, développe ou règle ses préférences.
magnate-why-collect-first = Choisissez d’abord ce que rapporte votre titre « { $card } » dans la province « { $province } ».
magnate-why-collect-order = Les titres rapportent l’un après l’autre ; c’est maintenant « { $card } » dans la province « { $province } ».
magnate-why-collect-none = Aucun de vos titres dans la province « { $province } » n’attend de choix.
magnate-why-collect-suit = La carte « { $card } » n’a pas la couleur { $suit } : son titre rapporte une de ses propres couleurs.
magnate-why-prefer-none = Vous n’avez pas de titre dans la province « { $province } » : il n’y a rien à y préférer.
magnate-why-prefer-fixed = Le titre « { $card } » ne laisse pas le choix de la couleur.
magnate-why-prefer-suit = La carte « { $card } » n’a pas la couleur { $suit }.
magnate-why-prefer-same = Pour « { $card } », c’est déjà votre préférence : { $suit }.
magnate-why-played = Vous avez joué votre carte de ce tour ; on n’en joue qu’une.
magnate-why-hand = La carte « { $card } » n’est pas dans votre main.
magnate-why-end = Jouez une carte avant de finir votre tour : bâtissez-la, achetez son titre, ou vendez-la.
magnate-why-build-tokens = La carte « { $card } » coûte { $cost } jetons de ses couleurs ; vous en avez { $have }.
magnate-why-build-each = La carte « { $card } » demande au moins un jeton de chacune de ses couleurs ; il vous manque : { $suit }.
magnate-why-pay-first = Choisissez d’abord comment payer les { $cost } jetons pour la carte « { $card } ».
magnate-why-pay-none = Il n’y a rien à payer.
magnate-why-pay-each = Payez la carte « { $card } » dans ses propres couleurs, avec au moins un jeton de chacune.
magnate-why-pay-sum = La carte « { $card } » coûte { $cost } jetons, et non { $count }.
magnate-why-pay-tokens = Vous ne pouvez pas payer { $count } jetons de couleur { $suit } ; vous en avez { $have }.
magnate-why-deed-tokens = Pour le titre « { $card } » il faut { $cost ->
    [one] un jeton
   *[other] { $cost } jetons
} de couleur { $suit } ; vous en avez { $have }.
magnate-why-place-pawn = La carte « { $card } » ne partage aucune couleur avec le Pion de la province « { $province } », où vous n’avez encore rien.
magnate-why-place-last = La carte « { $card } » ne partage aucune couleur avec « { $last } », votre dernière propriété dans la province « { $province } ».
magnate-why-place-deed = Votre titre « { $last } » dans la province « { $province } » doit être achevé avant que vous y posiez autre chose.
magnate-why-develop-none = Vous n’avez pas de titre dans la province « { $province } ».
magnate-why-develop-suit = La carte « { $card } » n’a pas la couleur { $suit }.
magnate-why-develop-count = Posez au moins un jeton.
magnate-why-develop-more = Le titre « { $card } » prend encore { $left } jetons au plus, et non { $count }.
magnate-why-develop-tokens = Vous ne pouvez pas poser { $count } jetons de couleur { $suit } ; vous en avez { $have }.
magnate-why-trade-same = Trois jetons contre un de la même couleur ({ $suit }) ne sont pas un échange.
magnate-why-trade-tokens = Un échange demande trois jetons de couleur { $suit } ; vous en avez { $have }.

# Cartes que l’on peut chercher.

magnate-entry-rank = Rang { $rank }, { $suits }. Bâtir la carte d’un coup coûte { $cost } jetons de ses couleurs ; son titre coûte { $tokens }, et sa vente rapporte autant. Quand le dé le plus haut montre { $rank }, elle rapporte { $tokens }.
magnate-entry-ace = Rang 1, { $suits }. Bâtir la carte d’un coup coûte { $cost } jetons ; son titre coûte { $tokens }, et sa vente rapporte autant. Elle rapporte sur un double 1, et compte à la fin pour autant que vous avez de propriétés de sa couleur dans la province.
magnate-entry-court = Cour de rang { $rank }, { $suits }. Bâtir la carte d’un coup coûte { $cost } jetons de ses couleurs ; son titre coûte { $tokens }, et sa vente rapporte autant. Elle ne rapporte jamais rien.

# Le glossaire : un terme, ce qu’il veut dire, comment on l’appelle, et ses clauses.

magnate-glossary-goal = but
    .means = dominer plus de provinces que l’autre à la mort du Duc
    .also = comment gagner, victoire, objectif, but du jeu
    .clauses = 1.1 6.5
magnate-glossary-property = propriété
    .means = une carte bâtie dans une province : un As, ou une carte de deux couleurs et d’un rang de 2 à 9
    .also = bâtiment, maison, construction
    .clauses = 1.2
magnate-glossary-province = province
    .means = l’un des cinq lieux où bâtir, avec une colonne pour chaque joueur
    .also = région, zone, lieu
    .clauses = 1.3
magnate-glossary-pawn = Pion
    .means = la carte d’une province, dont les couleurs disent ce qui peut y être bâti en premier
    .also = début d’une province, où construire, où poser
    .clauses = 1.3 3.5
magnate-glossary-token = jeton
    .means = ce avec quoi tout se paie ; chacun a l’une des six couleurs
    .also = argent, pièce, ressource, monnaie
    .clauses = 1.4
magnate-glossary-crown = Couronne
    .means = rapporte à son propriétaire un jeton de sa couleur sur un 10 ; chacun en a trois
    .also = roi
    .clauses = 1.5 2.4
magnate-glossary-tax = impôt
    .means = sur un 1, une couleur est désignée, et qui en a plus d’un jeton les rend tous sauf un
    .also = perdre de l’argent, jetons perdus, taxe, voler, dé montre un
    .clauses = 2.2
magnate-glossary-income = revenu
    .means = ce que le dé le plus haut rapporte aux deux joueurs au début de chaque tour
    .also = gagner de l’argent, rapporter, production
    .clauses = 2.3 2.5
magnate-glossary-build = bâtir
    .means = payer le prix entier d’une carte et la poser dans une province
    .also = construire, coût, prix
    .clauses = 3.2 3.5
magnate-glossary-deed = titre
    .means = le droit à une carte, acheté à bas prix puis payé peu à peu ; il ne compte qu’une fois achevé
    .also = acompte, crédit, hypothèque, inachevé
    .clauses = 3.4 4.2 4.3 2.7
magnate-glossary-develop = développer
    .means = poser des jetons sur un titre jusqu’à ce qu’il en porte autant que le rang de sa carte
    .also = finir, achever, compléter un titre
    .clauses = 4.2 4.3
magnate-glossary-trade = échanger
    .means = trois jetons d’une couleur à la banque contre un d’une autre
    .also = troquer, banque, convertir
    .clauses = 4.4
magnate-glossary-preference = préférence
    .means = la couleur que vous voulez d’un titre au lancer de l’autre
    .also = couleur favorite
    .clauses = 2.9 2.8
magnate-glossary-court = Cour
    .means = l’une des quatre cartes de rang 10 et de trois couleurs qu’une table peut ajouter
    .also = cartes en plus, variante, extension, option
    .clauses = 7.1 7.4
magnate-glossary-ace = As
    .means = une carte d’une couleur qui compte pour autant que vous avez de propriétés de sa couleur dans la province
    .also = valeur d’un as, points d’un as
    .clauses = 6.3 2.6

# Comment on demande une clause, avec des mots qu’elle n’a pas.

magnate-asked =
    1.1: comment gagner, but, histoire, de quoi s’agit-il
    1.2: couleurs, combien de cartes, rangs
    1.3: provinces, nom des régions, carte du duché
    1.4: que sont les jetons, argent, banque, avoir plus de jetons
    1.5: début, mise en place, main de départ, premières cartes, main cachée, secret, voir la main de l’adversaire
    1.6: qui commence, qui joue en premier, premier joueur
    1.7: que fait-on à son tour, ordre du tour, déroulement d’un tour, taille de la main, étape par étape, pendant mon tour, ordre des choses, combien de cartes ai-je en main, cartes en main
    2.1: quand lance-t-on les dés, les deux joueurs gagnent, revenu au lancer de l’adversaire
    2.2: impôt, perdre de l’argent, pièces perdues, pourquoi ai-je perdu des jetons, le dé montre un
    2.3: quel dé compte, les deux dés, dé le plus bas, double, gagner des jetons, comment avoir des jetons
    2.4: dix, que se passe-t-il sur un 10, les couronnes rapportent
    2.5: quelles cartes rapportent, que gagnent mes cartes, revenu des propriétés, avoir plus de jetons, gagner des jetons, pourquoi je n’ai rien reçu, comment avoir plus de jetons
    2.6: que rapportent les as, double un
    2.7: que rapporte un titre, que me rapporte un titre, revenu d’un titre
    2.8: titre au lancer de l’adversaire
    2.9: préférer une couleur, préférence
    3.1: obligé de jouer une carte, sauter, passer, ne rien faire, bloqué, que puis-je faire à mon tour, combien de cartes jouer
    3.2: prix d’une construction, coût d’une carte, combien coûte bâtir
    3.3: mélanger les jetons, comment payer, choisir les couleurs à payer, avec quels jetons payer
    3.4: acheter un titre, prix d’un titre, qu’est-ce qu’un titre
    3.5: où construire, où poser une carte, placer une carte, première carte dans une province, couleur commune, pourquoi je ne peux pas construire ici, permis de construire, commencer une province
    3.6: construire par-dessus un titre, titre pas fini, poser sur un titre, pourquoi je ne peux rien poser ici, deux titres dans une province
    3.7: déplacer une carte, reprendre une carte, retirer, démolir
    3.8: vendre une carte, que rapporte une vente, ce que je gagne si je vends, avoir de l’argent, jeter une carte contre des jetons, vendre une carte, peut-on vendre une carte
    4.1: combien de fois échanger, quand développer, nombre d’échanges, plusieurs fois, autant que je veux, après ma carte
    4.2: payer un titre, poser des jetons sur un titre
    4.3: finir un titre, compléter un titre, titre fini
    4.4: échanger avec la banque, troquer des jetons, échanger des ressources
    5.1: finir mon tour, piocher une carte, annuler, quand est-ce que je pioche, nouvelle carte, comment avoir des cartes
    5.2: pioche vide, plus de cartes, remélanger, les cartes défaussées reviennent, deuxième pioche
    5.3: quand finit la partie, fin de la partie, la partie s’arrête, dernier tour, mort du Duc, combien de tours restent, durée de la partie
    5.4: dernier tour, on ne pioche plus
    5.5: temps écoulé, retard, trop tard, absent, ne jamais répondre, pas de réponse, absent
    6.1: titres inachevés à la fin, les titres comptent-ils, mains à la fin
    6.2: comment compter une province, points, décompte, compter les points, score final, combien de points
    6.3: valeur d’un as, combien vaut un as
    6.4: qui gagne une province, égalité dans une province, les deux ont pareil
    6.5: qui gagne, le plus de provinces
    6.6: égalité, ex aequo, départager, même nombre de provinces, deux provinces chacun, qui gagne en cas d’égalité, qui l’emporte à égalité
    7.1: que sont les cours, cartes en plus, variante
    7.2: vendre une cour
    7.3: coût d’une cour
    7.4: que rapporte une cour, valeur d’une cour

# Ce qui est comparé là où les choix sont expliqués.

magnate-tally = provinces menées
