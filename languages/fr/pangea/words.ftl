## Les Magiciens de Pangea : ce qui se dit d’une partie.

pangea-title = Les Magiciens de Pangea
pangea-blurb = Les îles dérivent, les peuples voyagent, et les magiciens ramènent des amulettes dans leurs tours. Cinq, ou quatre et la richesse, ou trois et une grande richesse, font gagner.

# Terrains, tuiles, peuples, amulettes.

pangea-terrain-moor = lande
    .of = de la lande
pangea-terrain-forest = forêt
    .of = de la forêt
pangea-terrain-mountain = montagne
    .of = de la montagne
pangea-terrain-desert = désert
    .of = du désert
pangea-terrain-grassland = prairie
    .of = de la prairie
pangea-tile = { $tile } { $limit }
pangea-tile-moor = Lande { $limit } ({ $cell })
pangea-tile-forest = Forêt { $limit } ({ $cell })
pangea-tile-mountain = Montagne { $limit } ({ $cell })
pangea-tile-desert = Désert { $limit } ({ $cell })
pangea-tile-grassland = Prairie { $limit } ({ $cell })
pangea-people-mauve = mauve
    .one = un personnage mauve
    .tower = la tour mauve
pangea-people-green = vert
    .one = un personnage vert
    .tower = la tour verte
pangea-people-orange = orange
    .one = un personnage orange
    .tower = la tour orange
pangea-people-blue = bleu
    .one = un personnage bleu
    .tower = la tour bleue
pangea-people-yellow = jaune
    .one = un personnage jaune
    .tower = la tour jaune
pangea-amulet-circle = cercle
    .the = le cercle
pangea-amulet-star = étoile
    .the = l’étoile
pangea-amulet-moon = lune
    .the = la lune
pangea-amulet-triangle = triangle
    .the = le triangle
pangea-amulet-square = carré
    .the = le carré
pangea-phase-place = placement
pangea-phase-magic = magie
pangea-phase-move = mouvement
pangea-phase-buy = achats
pangea-phase-protect = protection
pangea-phase-over = la fin
pangea-ground-tile = une tuile
pangea-ground-sea = une case de mer
pangea-who = { $home }
pangea-who-with = { $home } avec { $amulet }
pangea-character = un personnage { $home }
pangea-character-with = un personnage { $home } avec { $amulet }
pangea-character-of = { $people } { $home }

# Verbes : titres des menus, commandes et leurs options.

pangea-verb-place = Poser la tour
pangea-verb-draw = Piocher
pangea-verb-summon = Appeler
pangea-verb-shift = Pousser une tuile
pangea-verb-lead = Guider un personnage neutre
pangea-verb-move = Bouger
pangea-verb-buy = Acheter une amulette
pangea-verb-protect = Protéger
pangea-verb-done = Terminer
pangea-verb-rank = Classer des tuiles
pangea-verb-unrank = Retirer le classement

pangea-command-place = poser
pangea-command-draw = piocher
pangea-command-summon = appeler
pangea-command-shift = pousser
pangea-command-lead = guider
pangea-command-move = bouger
pangea-command-buy = acheter
pangea-command-protect = protéger
pangea-command-done = terminer
pangea-command-rank = classer
pangea-command-unrank = déclasser

pangea-help = Jouer aux Magiciens de Pangea
pangea-help-place = Poser votre tour et vos trois personnages sur une tuile sans tour
pangea-help-draw = Piocher dans votre sac un personnage, qui vient à votre tour
pangea-help-summon = Piocher dans le sac d’un peuple neutre un personnage, qui vient à sa tour
pangea-help-shift = Pousser une tuile vers une case de mer voisine
pangea-help-lead = Déplacer un personnage neutre vers une tuile voisine
pangea-help-move = Déplacer un de vos personnages vers une tuile voisine
pangea-help-buy = Acheter l’amulette d’une tuile à un autre peuple
pangea-help-protect = Protéger une tuile ou une case de mer, et finir votre tour
pangea-help-done = Finir la phase ; après la protection, votre tour
pangea-help-rank = Classer en secret les tuiles pour votre tour, la meilleure d’abord
pangea-help-unrank = Retirer votre classement secret de tuiles

pangea-arg-tile = tuile
pangea-arg-people = peuple
pangea-arg-to = vers
pangea-arg-home = terrain
pangea-arg-origin = départ
pangea-arg-who = qui
pangea-arg-seller = vendeur
pangea-arg-ground = sorte
pangea-arg-cell = case
pangea-arghelp-tile = Une tuile de terre
pangea-arghelp-people = Un peuple neutre
pangea-arghelp-to = La destination
pangea-arghelp-home = Le terrain favori du personnage
pangea-arghelp-origin = La tuile où se trouve le personnage
pangea-arghelp-who = Le terrain favori de votre personnage, et ce qu’il porte
pangea-arghelp-seller = Le peuple à qui vous achetez
pangea-arghelp-ground = Une tuile ou une case de mer
pangea-arghelp-cell = La case, par rangée et colonne

pangea-option-people = Peuple
pangea-option-people-mauve = mauve : montagne, forêt, lande
pangea-option-people-green = vert : lande, montagne, désert
pangea-option-people-orange = orange : désert, lande, prairie
pangea-option-people-blue = bleu : prairie, désert, forêt
pangea-option-people-yellow = jaune : forêt, prairie, montagne

# Une action entière, comme bouton ou étape du tour.

pangea-do-place = Poser votre tour sur { $tile }
pangea-do-draw = Piocher un personnage
pangea-do-summon = Appeler { $people }
pangea-do-shift = Pousser { $tile } en { $cell }
pangea-do-lead = { $people } ({ $home }) : { $origin } → { $tile }
pangea-do-move = { $who } : { $origin } → { $tile }
pangea-do-buy = { $amulet } sur { $tile } pour { $price } au peuple { $people } ; porteur : { $home }
pangea-do-protect-tile = Protéger { $tile }
pangea-do-protect-sea = Protéger la mer en { $cell }
pangea-do-done = Finir la phase
pangea-do-rank = Classer ensuite { $tile }
pangea-do-unrank = Retirer le classement

# Le panneau.

pangea-panel-shift = Pousser une tuile …
pangea-panel-shift-tile = Pousser { $tile } …
pangea-panel-lead = Guider un personnage neutre …
pangea-panel-lead-who = { $people } ({ $home }) sur { $tile }
pangea-panel-move = Bouger vos personnages (plusieurs à la fois)
pangea-panel-move-who = Bouger un de vos personnages …
pangea-panel-who = { $who } sur { $tile }
pangea-panel-to = Aller vers …
pangea-panel-buy = Acheter une amulette …
pangea-panel-buy-tile = { $amulet } sur { $tile }
pangea-panel-place = Poser votre tour …
pangea-panel-rank = Classer des tuiles, la meilleure d’abord (plusieurs à la fois)
pangea-panel-protect-tile = Protéger une tuile, et finir votre tour …
pangea-panel-protect-sea = Protéger une case de mer, et finir votre tour …
pangea-panel-done-magic = Finir la magie
pangea-panel-done-move = Finir le mouvement
pangea-panel-done-buy = Finir les achats
pangea-panel-done-protect = Finir le tour sans protection
pangea-panel-place-hint = face visible : { $up } de vos trois
pangea-panel-crowd-hint = { $crowd } sur place, limite { $limit }
pangea-panel-full-hint = { $crowd } sur place, limite { $limit } : surpeuplée alors
pangea-panel-beside-hint = à côté de { $tiles }
pangea-panel-alone-hint = seule en mer
pangea-panel-home-hint = y est chez lui : produit 1
pangea-panel-tower-hint = votre tour
pangea-panel-in-hint = dépose dans votre tour
pangea-panel-market-hint = { $seller } peut vendre { $amulet } pour { $price }
pangea-panel-people = le peuple { $people }
pangea-panel-left-hint = amulette { $count } sur 5 ; il vous reste { $left }
pangea-panel-gain-hint = { $name } gagne 1
pangea-line-place = Posez votre tour et vos trois personnages ({ $homes }) sur une tuile sans tour. La tour y reste toute la partie.
pangea-line-held = Vous avez pioché { $homes }.
pangea-line-rank = C’est à { $name } de poser sa tour. Vous pouvez classer des tuiles en secret : votre tour ira sur la première encore libre.
pangea-line-ranked = Votre classement : { $tiles }.
pangea-line-magic = Magie : il reste { $left ->
    [one] une action
   *[other] { $left } actions
}. Ce qui est tiré d’un sac ne peut être repris.
pangea-line-move = Mouvement : chacun de vos personnages peut faire un pas. À la fin, les amulettes qui sont sur la tuile de votre tour y sont déposées.
pangea-line-buy = Achats : chaque amulette coûte { $price } ; vous avez { $wealth }.
pangea-line-protect = Protection : jusqu’à votre prochain tour, une tuile que vous protégez ne peut pas être déplacée, et aucune tuile ne peut venir sur une case de mer que vous protégez.
pangea-line-lap = C’est votre dernier tour.
pangea-line-wait = C’est à { $name } de jouer.
pangea-line-over = La partie est finie.

# Ce qui s’est passé.

pangea-event-began = { $name } joue en premier.
pangea-event-readied = Le peuple { $people } pioche trois personnages : { $homes }.
pangea-event-readied-tile = Le peuple { $people } est neutre, sur { $tile } : tour, { $homes }.
pangea-event-placed = { $name } a posé { $tower } sur { $tile }.
pangea-event-drew = { $name } a pioché { $character }, venu sur { $tile }.
pangea-event-summoned = { $name } a appelé { $character }, venu sur { $tile }.
pangea-event-shifted = { $name } a poussé { $tile } de { $source } en { $target }.
pangea-event-moved = { $name } a mené { $character }, de { $origin } à { $tile }.
pangea-event-led = { $name } a guidé { $character }, de { $origin } à { $tile }.
pangea-event-delivered = { $name } a déposé { $amulet } dans sa tour, qui contient maintenant { $level ->
    [one] une amulette
   *[other] { $level } amulettes
}.
pangea-event-bought = { $name } a acheté { $amulet } au peuple { $people } sur { $tile } pour { $price }.
pangea-event-produced = { $name } a produit { $count ->
    [one] { $count } richesse
   *[other] { $count } richesses
}.
pangea-event-protected = { $name } protège la case { $cell }.
pangea-event-protected-sea = { $name } protège la mer en { $cell }.
pangea-event-protected-tile = { $name } protège { $tile }.
pangea-event-lap = { $name } a atteint { $level ->
    [3] la victoire supérieure
    [2] la victoire intermédiaire
   *[1] la victoire inférieure
}. La partie s’achève au plus tard quand ce serait de nouveau à { $name } de jouer.
pangea-event-last-round = Soixante manches sont passées. La manche { $round } est la dernière.
pangea-event-ended = La partie est finie.
pangea-event-ranked = Votre classement : { $tiles }.
pangea-event-unranked = Votre classement est retiré.
pangea-event-left = { $name } a abandonné ; un ordinateur joue le peuple { $people }.

# Un tour en une phrase.

pangea-story-turn = { $name } a { $did }{ $lead }.
pangea-story-leads = {", et mène désormais"}
pangea-story-placed = dressé { $tower } sur { $tile }
pangea-story-delivered = rapporté { $amulets } ({ $count ->
    [one] première amulette
   *[other] { $number } amulettes désormais
})
pangea-story-delivered-bare = rapporté { $amulets }
pangea-story-offer = { $amulet } { $seller }
pangea-story-from-player = à { $name }
pangea-story-from-people = au peuple { $people }
pangea-story-bought = { $n ->
    [one] acheté { $amulets } pour { $price }
   *[other] acheté { $amulets } pour { $price } chaque fois
}
pangea-story-bought-bare = acheté { $amulets }
pangea-story-carried = porté { $amulet } sur { $tile }
pangea-story-shifted = poussé { $tile } en { $cell }
pangea-story-shifted-many = { $count ->
    [one] poussé une tuile
   *[other] poussé { $number } tuiles
}
pangea-story-led = guidé { $who } sur { $tile }
pangea-story-led-many = { $count ->
    [one] guidé un personnage neutre
   *[other] guidé { $number } personnages neutres
}
pangea-story-drew = pioché { $who }
pangea-story-drew-many = { $count ->
    [one] pioché un personnage
   *[other] pioché { $number } personnages
}
pangea-story-summoned = appelé { $who }
pangea-story-summoned-many = { $count ->
    [one] appelé un personnage neutre
   *[other] appelé { $number } personnages neutres
}
pangea-story-moved = envoyé { $who } sur { $tile }
pangea-story-moved-many = { $count ->
    [one] déplacé un personnage
   *[other] déplacé { $number } personnages
}
pangea-story-protected = protégé { $place }
pangea-story-cell = la mer en { $cell }
pangea-story-lap = { $name } tient { $level ->
    [3] la victoire supérieure
    [2] la victoire intermédiaire
   *[1] la victoire inférieure
} : il reste un tour à chacun des autres.
pangea-story-last = { $name } a atteint { $level ->
    [3] la victoire supérieure
    [2] la victoire intermédiaire
   *[1] la victoire inférieure
} au tout dernier tour.
pangea-story-won = { $name } remporte la victoire { $level ->
    [3] supérieure
    [2] intermédiaire
   *[1] inférieure
} : { $number } amulettes, richesse { $wealth }.
pangea-story-number = { $n ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
}

# Le plateau.

pangea-board-title = Magiciens de Pangea
pangea-board-round = manche { $n }
pangea-board-last = dernier tour
pangea-can-place = Posez votre tour et vos personnages sur une tuile.
pangea-can-magic = Magie, encore { $left } : { $list }.
pangea-can-draw = piocher
pangea-can-summon = appeler
pangea-can-shift = pousser une tuile
pangea-can-lead = guider un neutre
pangea-can-move = Déplacez vos personnages, d’un pas chacun, ou continuez.
pangea-can-buy = Vous pouvez acheter des amulettes, à { $price } chacune.
pangea-can-protect = Vous pouvez protéger une tuile ou une case de mer.
pangea-can-done = Il n’y a plus rien à faire dans cette phase.
pangea-may-place = À faire : poser une tour et trois personnages.
pangea-may-magic = Magie, encore { $left } : { $list }.
pangea-may-move = À faire : déplacer chaque personnage d’un pas.
pangea-may-buy = À faire : acheter des amulettes, à { $price } chacune.
pangea-may-protect = À faire : protéger une tuile ou une case de mer.
pangea-board-magic = { $phase }, encore { $left }
pangea-board-buy = { $phase } à { $price }
pangea-board-gain = +{ $n }
pangea-board-goal = Victoire
pangea-board-wealth = richesse
pangea-board-a-turn = /tour
pangea-board-room = places
pangea-board-home = en tour
pangea-board-carried = portée
pangea-board-price = prix
pangea-board-phase = { $round } · { $phase }

# Une position en mots.

pangea-text-head = Les Magiciens de Pangea, manche { $round }
pangea-text-move = À { $name } de jouer ({ $phase }).
pangea-text-result = { $name } gagne.
pangea-text-shared = { $names } se partagent la victoire.
pangea-text-lap = C’est le dernier tour de table ; { $name } l’a lancé.
pangea-text-changed = Depuis la dernière image : { $story }
pangea-text-player = { $name } ({ $people }) : { $count ->
    [0] aucune amulette
    [one] une amulette
   *[other] { $count } amulettes
} dans la tour, richesse { $wealth }.
pangea-text-facts = { $name } : { $list }.
pangea-text-amulets = Dans la tour : { $amulets }
pangea-text-carried = Portées : { $amulets }
pangea-text-tower = Tour sur { $tile }
pangea-text-bag = Dans le sac : { $list }
pangea-text-held = Piochés : { $list }
pangea-text-ward = Protège { $cell }
pangea-text-none = rien
pangea-text-kinds = { $n } × { $home }
pangea-text-neutral = Le peuple { $people } est neutre.
pangea-text-land = { $tile } : { $list }
pangea-text-full = tuile surpeuplée
pangea-text-up = { $people } ({ $who }, face visible)
pangea-text-down = { $people } ({ $who }, dos visible)
pangea-text-sea = Mer : { $cells }

# La fin.

pangea-reason-superior = Cinq amulettes dans une tour : la victoire supérieure.
pangea-reason-intermediate = Quatre amulettes et une richesse de dix : la victoire intermédiaire.
pangea-reason-lesser = Trois amulettes et une richesse de vingt : la victoire inférieure.
pangea-reason-none = Le dernier tour de table est fini, et aucun de ceux qui sont restés n’a de victoire.
pangea-reason-rounds = Soixante et une manches sont passées, et aucun de ceux qui sont restés n’a de victoire.
pangea-score-level = Degré de victoire (1–3)
pangea-score-amulets = Amulettes
pangea-score-wealth = Richesse
pangea-end-victory = Victoire
pangea-end-deed = { $level ->
    [superior] Victoire supérieure
    [intermediate] Victoire intermédiaire
    [lesser] Victoire inférieure
   *[none] Dans la tour
} : { $amulets ->
    [one] { $amulets } amulette
   *[other] { $amulets } amulettes
}, richesse { $wealth }
pangea-end-level = { $level ->
    [superior] supérieure
    [intermediate] intermédiaire
    [lesser] inférieure
   *[none] –
}

# Pourquoi quelque chose est impossible.

pangea-why-over = La partie est finie.
pangea-why-turn = Seul le joueur dont c’est le tour peut agir.
pangea-why-placed = Les tours sont posées, et restent sur leurs tuiles.
pangea-why-place-first = Posez d’abord votre tour sur une tuile sans tour.
pangea-why-tower-there = { $tile } a déjà une tour.
pangea-why-rank-late = Votre tour est posée ; il n’y a plus rien à classer.
pangea-why-rank-now = C’est à vous de poser la tour : choisissez sa tuile.
pangea-why-rank-twice = { $tile } est déjà dans votre classement.
pangea-why-rank-none = Vous n’avez pas de classement à retirer.
pangea-why-phase = Cela appartient à une autre phase ; phase actuelle : { $phase }.
pangea-why-draw-empty = Votre sac est vide.
pangea-why-neutral = La magie ne déplace que les peuples neutres ; quelqu’un joue le peuple { $people }.
pangea-why-summon-empty = Le sac du peuple { $people } est vide.
pangea-why-shift-far = { $cell } n’est pas à côté de { $tile } ; une tuile avance d’une case, jamais en diagonale.
pangea-why-shift-taken = Une tuile ne va que sur la mer ; en { $cell } il y a { $tile }.
pangea-why-shift-tile = { $tile } ne peut pas bouger : la case { $cell } est protégée.
pangea-why-shift-sea = Aucune tuile ne peut aller en { $cell } : la case est protégée.
pangea-why-lead-none = Aucun personnage { $people } (terrain favori : { $home }) ne se trouve sur { $tile }.
pangea-why-lead-far = { $to } n’est pas à côté de { $tile }.
pangea-why-move-none = Vous n’avez aucun personnage de cette sorte ({ $who }) sur { $tile }.
pangea-why-move-moved = Votre personnage ({ $who }, { $tile }) a déjà bougé à ce tour.
pangea-why-move-far = { $to } n’est pas à côté de { $tile }.
pangea-why-buyer-none = Vous n’avez aucun personnage de cette sorte (terrain favori : { $home }) sur { $tile }.
pangea-why-buyer-busy = Votre personnage (terrain favori : { $home }) sur { $tile } porte déjà une amulette.
pangea-why-buy-own = On n’achète pas à son propre peuple ({ $people }).
pangea-why-buy-have = Vous avez déjà cette amulette : { $amulet }.
pangea-why-buy-overfull = La tuile { $tile } est surpeuplée : { $count } personnages s’y trouvent, sa limite est de { $limit }.
pangea-why-buy-seller = Sur { $tile } personne du peuple { $people } n’est chez soi sans amulette.
pangea-why-buy-price = Une amulette vous coûte { $price } ; vous avez { $wealth }.
pangea-why-protect-tile = { $cell } est une case de mer, pas une tuile : protégez-la comme case de mer.
pangea-why-protect-sea = En { $cell } se trouve la tuile { $tile } : protégez-la comme tuile.

# Ce qu’on cherche par son nom.

pangea-entry-amulet-name = { $what } (amulette)
pangea-entry-people-name = { $what } (peuple)
pangea-entry-tile = Une tuile de terre : { $terrain }, avec de la place pour { $limit } personnages. Avec plus, elle est surpeuplée, et personne n’y produit ni n’y vend. On y achète { $amulet }. Le terrain favori des peuples { $peoples }.
pangea-entry-amulet = Une amulette qui s’achète sur une tuile de { $terrain }, et compte une fois qu’un personnage l’a portée à la tour. Aucune tour n’en a deux pareilles.
pangea-entry-people = Huit personnages, par terrain favori : quatre { $first }, deux { $second } et deux { $third }. Si personne ne les joue, leur tour commence sur { $tile }.

# Le glossaire : un terme, ce qu’il veut dire, comment on l’appelle, et ses clauses.

pangea-glossary-goal = but
    .means = des amulettes dans sa tour : 5, ou 4 avec une richesse de 10, ou 3 avec une richesse de 20
    .also = comment gagner, victoire, objectif, but du jeu
    .clauses = 1.1 9.1
pangea-glossary-tile = tuile
    .means = un morceau de terre dans la mer, avec un terrain et une limite
    .also = terre, île, pays, terrain
    .clauses = 1.3
pangea-glossary-limit = limite
    .means = le nombre de personnages qu’une tuile supporte avant d’être surpeuplée : 2, 3 ou 4
    .also = surpeuplée, pleine, trop de monde, capacité
    .clauses = 1.5 7.2
pangea-glossary-character = personnage
    .means = l’un des huit d’un peuple ; il a un terrain favori
    .also = bonhomme, pion, gars, ouvrier, meeple
    .clauses = 1.4 5.1
pangea-glossary-people = peuple
    .means = les huit personnages d’une couleur
    .also = tribu, race, nation, équipe, couleur
    .clauses = 2.1 1.4
pangea-glossary-neutral = peuple neutre
    .means = un peuple que personne ne joue ; on peut lui acheter, appeler et guider ses personnages
    .also = personne ne joue
    .clauses = 2.1 2.3
pangea-glossary-face = face visible
    .means = sur son terrain favori, sur une tuile qui n’est pas surpeuplée ; alors seulement un personnage produit et vend
    .also = dos visible, retourné, caché, gris, endormi
    .clauses = 1.6
pangea-glossary-amulet = amulette
    .means = ce que produit un terrain ; achetée, portée et gardée dans la tour
    .also = bijou, talisman, trésor, où trouver
    .clauses = 1.7 6.3
pangea-glossary-tower = tour
    .means = la maison d’un peuple, où l’on garde les amulettes ; elle reste sur sa tuile
    .also = maison, base, château
    .clauses = 1.8 2.5
pangea-glossary-deliver = déposer
    .means = porter une amulette sur la tuile de sa tour ; elle compte dès lors
    .also = ramener, rapporter, amener à la maison, livrer
    .clauses = 5.4
pangea-glossary-wealth = richesse
    .means = ce avec quoi on achète les amulettes ; les personnages face visible la donnent
    .also = argent, pièces, or, points, produire
    .clauses = 7.1 6.5
pangea-glossary-magic = action magique
    .means = piocher, pousser une tuile, appeler ou guider ; autant par tour que d’amulettes dans la tour, au moins une
    .also = sort, sorts, lancer, magie
    .clauses = 4.1
pangea-glossary-draw = piocher
    .means = une action magique : un personnage de votre sac vient à votre tour
    .also = plus de monde, nouveaux personnages, recruter, renforts
    .clauses = 4.2
pangea-glossary-shift = pousser une tuile
    .means = une action magique : une tuile va sur une case de mer voisine
    .also = déplacer une tuile, bouger la terre, bouger une tuile, glisser, continent
    .clauses = 4.3
pangea-glossary-summon = appeler
    .means = une action magique : un personnage neutre vient du sac à sa tour
    .also = invoquer, neutre
    .clauses = 4.4
pangea-glossary-lead = guider
    .means = une action magique : un personnage neutre va sur une tuile voisine
    .also = pousser neutre, bouger neutre
    .clauses = 4.5
pangea-glossary-protection = protection
    .means = empêche qu’une tuile ou une case soit déplacée, jusqu’à votre prochain tour
    .also = protéger, bouclier, bloquer
    .clauses = 8.1 8.2
pangea-glossary-lap = dernier tour de table
    .means = un dernier tour pour tous les autres, dès que quelqu’un a une victoire
    .also = dernière manche, fin de la partie
    .clauses = 9.3

# Comment on demande une clause, avec des mots qu’elle n’a pas.

pangea-asked =
    1.1: comment gagner, but, histoire
    1.2: le plateau, cases, diagonale, bord du plateau, faire le tour, de l’autre côté, voisines, taille du monde, quitter le plateau
    1.3: combien de tuiles, terres, terrains, limites, îles
    1.4: peuples, terrain favori de chaque couleur, quel terrain aime un peuple
    1.5: surpeuplée, surpopulation, trop de monde sur une tuile, combien tiennent sur une tuile, île pleine, pourquoi ma tuile ne produit pas, surpeuplé, trop de personnages sur une tuile
    1.6: dos visible, retourné, face cachée, pourquoi mon personnage est-il retourné
    1.7: quel terrain fait quelle amulette, où trouver une amulette, quelle amulette vient d’un terrain, sortes d’amulettes
    1.8: une tour peut-elle bouger, deux tours sur une tuile, détruire une tour, où peuvent être les tours
    1.9: secret, caché, inconnu
    2.1: choisir un peuple, peuple neutre, quels peuples sont neutres, mise en place, combien de joueurs, quelle couleur ai-je
    2.2: comment poser les tuiles, mise en place, plateau de départ
    2.3: tour d’un peuple neutre, où sont les tours neutres
    2.4: personnages de départ, début, richesse au début, qui commence, premier joueur
    2.5: où mettre ma tour, placer la tour, mise en place
    2.6: classer des tuiles d’avance
    3.1: phases d’un tour, que fait-on à son tour, ordre du tour, déroulement, que puis-je faire à mon tour, étape par étape
    3.2: sauter une phase, obligatoire, obligé, ne rien faire
    3.3: quand finit la protection
    4.1: combien d’actions magiques, combien de sorts, nombre de sorts, combien de fois faire de la magie, plus d’actions
    4.2: piocher un personnage, avoir plus de monde, nouveaux personnages, sac
    4.3: déplacer une tuile, bouger la terre, pousser une tuile, amener une tuile vers moi
    4.4: appeler un personnage neutre, pourquoi appeler des neutres, à quoi sert appeler
    4.5: bouger un personnage neutre, pousser les neutres
    4.6: bouger deux fois la même tuile, deux fois, plusieurs fois
    4.7: venir sur une tuile pleine, île pleine
    5.1: de combien avance un personnage, nombre de pas, distance, bouger mes personnages, combien de personnages puis-je bouger, chacun une fois
    5.2: mer, eau, nager, traverser la mer, bateau
    5.3: entrer sur une tuile pleine ou protégée, marcher sur une île pleine, tuile pleine
    5.4: ramener une amulette, déposer, livrer une amulette à la tour
    6.1: qui vend, à qui acheter, le vendeur peut-il refuser, voler une amulette, l’autre doit-il accepter, acheter à moi-même
    6.2: qui peut acheter, acheteur
    6.3: quelle amulette je reçois, porter une amulette, combien peut-on en porter, porter deux amulettes, tenir des amulettes
    6.4: deux fois la même amulette, amulettes pareilles, doublon
    6.5: prix d’une amulette, combien coûte une amulette, coût
    6.6: le vendeur reçoit-il l’argent, qui est payé
    6.7: acheter plusieurs amulettes dans un tour, combien en acheter, faire plusieurs achats, deux achats, plus d’un achat
    7.1: avoir de la richesse, avoir de l’argent, gagner, revenu, produire, devenir riche, points, chaque personnage donne
    7.2: production sur une tuile pleine, pourquoi je n’ai rien produit, pas de revenu, rien gagné
    8.1: protéger une tuile, lancer une protection, que peut-on protéger, combien de temps, combien de temps dure mon bouclier, protéger la mer
    8.2: à quoi sert la protection, effet de la protection, empêcher les autres de bouger ma tuile
    9.1: combien d’amulettes pour gagner, victoires, conditions de victoire, comment gagner, il faut combien d’amulettes, amulettes nécessaires, combien de richesse faut-il
    9.2: quand vérifie-t-on la victoire
    9.3: dernier tour de table, dernier tour, quand finit la partie, quelqu’un a gagné, combien de tours restent
    9.4: égalité, départager, qui gagne à victoire égale, classement, qui est deuxième, mêmes amulettes, départage
    9.5: combien de temps dure la partie, limite de manches, maximum de manches
    9.6: abandonner, quitter, quelqu’un part
    9.7: temps écoulé, trop lent, retard, absent, ne jamais répondre, pas de réponse, absent

# Ce qui est comparé là où les choix sont expliqués.

pangea-tally = production
