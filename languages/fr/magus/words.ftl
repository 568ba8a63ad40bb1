## Magus : ce qui est dit d’une partie.

magus-title = Magus
magus-blurb = Des magiciens déploient des Sorciers autour de cinq sources, préparent des potions et montent des pouvoirs. Trois comptages disent de qui la gloire est la plus grande.

# Sources et mana.

magus-source-yellow = Jaune
    .the = la source jaune
    .short = la Jaune
magus-source-green = Verte
    .the = la source verte
    .short = la Verte
magus-source-blue = Bleue
    .the = la source bleue
    .short = la Bleue
magus-source-violet = Violette
    .the = la source violette
    .short = la Violette
magus-source-red = Rouge
    .the = la source rouge
    .short = la Rouge
magus-mana-yellow = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}
    .full = { $n ->
        [one] { $n } mana jaune
       *[other] { $n } manas jaunes
    }
magus-mana-green = { $n ->
    [one] { $n } verte
   *[other] { $n } vertes
}
    .full = { $n ->
        [one] { $n } mana verte
       *[other] { $n } manas vertes
    }
magus-mana-blue = { $n ->
    [one] { $n } bleue
   *[other] { $n } bleues
}
    .full = { $n ->
        [one] { $n } mana bleue
       *[other] { $n } manas bleues
    }
magus-mana-violet = { $n ->
    [one] { $n } violette
   *[other] { $n } violettes
}
    .full = { $n ->
        [one] { $n } mana violette
       *[other] { $n } manas violettes
    }
magus-mana-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
    .full = { $n ->
        [one] { $n } mana rouge
       *[other] { $n } manas rouges
    }
magus-mana-colourless = { $n ->
    [one] { $n } incolore
   *[other] { $n } incolores
}
    .full = { $n ->
        [one] { $n } mana incolore
       *[other] { $n } manas incolores
    }
magus-no-mana = aucune mana

# Sorciers.

magus-kind-apprentice = Apprenti
magus-kind-initiate = Initié
magus-kind-mage = Mage
magus-kind-archmage = Archimage
magus-count-apprentice = { $n ->
    [one] 1 Apprenti
   *[other] { $n } Apprentis
}
magus-count-initiate = { $n ->
    [one] 1 Initié
   *[other] { $n } Initiés
}
magus-count-mage = { $n ->
    [one] 1 Mage
   *[other] { $n } Mages
}
magus-count-archmage = { $n ->
    [one] 1 Archimage
   *[other] { $n } Archimages
}

# Pouvoirs, potions.

magus-power-1 = 2 dés de plus
magus-power-2 = dé ±1
magus-power-3 = 1 mana incolore
magus-power-4 = gagner une égalité
magus-power-5 = mener un Mage
magus-power-6 = pousser un adversaire
magus-power-7 = gloire
magus-track = { $n } · { $power }
magus-potion-yellow = Jaune { $n }
magus-potion-green = Verte { $n }
magus-potion-blue = Bleue { $n }
magus-potion-violet = Violette { $n }
magus-potion-red = Rouge { $n }
magus-use-lasting = permanente
magus-use-single = usage unique
magus-use-reusable = réutilisable
magus-colour-yellow = jaune
magus-colour-green = verte
magus-colour-blue = bleue
magus-colour-violet = violette
magus-colour-red = rouge

# Effets : courts comme sur une carte, et en entier.

magus-effect-raise-one = Monter 1 pouvoir
    .long = Montez l’un de vos pouvoirs d’un niveau.
magus-effect-raise-double = Monter 1 pouvoir de 2
    .long = Montez l’un de vos pouvoirs de deux niveaux.
magus-effect-raise-two = Monter 2 pouvoirs
    .long = Montez deux pouvoirs différents d’un niveau chacun.
magus-effect-raise-three = Monter 3 pouvoirs
    .long = Montez trois pouvoirs différents d’un niveau chacun.
magus-effect-transfer = Décaler 1 niveau de pouvoir
    .long = Baissez l’un de vos pouvoirs d’un niveau et montez-en un autre.
magus-effect-fourth-power = Un 4e pouvoir par tour
    .long = Vous pouvez utiliser un quatrième pouvoir, différent, à chaque tour.
magus-effect-reliquat = Reliquat +1
    .long = Votre Reliquat est toujours d’un niveau de plus, et donc d’au moins un.
magus-effect-track-leader = Comptages : +1 par piste dominée
    .long = À chaque comptage : 1 de gloire par piste de pouvoir où vous êtes seul le plus haut, au plus 3.
magus-effect-bonus-colour = Fin : 2 par potion { $colour }
    .long = Comptage final : 2 de gloire par potion { $colour } à vous, celle-ci comprise.
magus-effect-group-one = Poser ou déplacer 1 Apprenti
    .long = Posez 1 Apprenti, ou déplacez-en 1 vers une source adjacente. Cela active la source.
magus-effect-group-two = Poser ou déplacer 2 Apprentis
    .long = Posez un groupe de 2 Apprentis sur une source, ou déplacez-en 2 d’une source vers une source adjacente. Cela active la source.
magus-effect-walk = Déplacer 1 Apprenti
    .long = Déplacez 1 de vos Apprentis vers une source adjacente. Cela active la source.
magus-effect-lead-mage = Déplacer un Mage
    .long = Déplacez l’un de vos Mages vers une source adjacente. Cela active la source.
magus-effect-lead-high = Déplacer un Mage ou Archimage
    .long = Déplacez l’un de vos Mages ou Archimages vers une source adjacente. Cela active la source.
magus-effect-steadfast = Fixes ; +1 par source dominée
    .long = Les adversaires ne peuvent jamais déplacer vos Sorciers. À chaque comptage : 1 de gloire par source où vous dominez seul.
magus-effect-gain = { $n ->
    [one] Gagner { $n } incolore
   *[other] Gagner { $n } incolores
}
    .long = { $n ->
    [one] Gagnez { $n } mana incolore.
   *[other] Gagnez { $n } manas incolores.
}
magus-effect-trade = 2 manas d’une couleur contre 1
    .long = Échangez deux manas d’une même couleur contre une d’une autre couleur.
magus-effect-tranches = Votre mana est { $figures }
    .long = La première, deuxième et troisième place à une source vous donnent { $figures } manas.
magus-effect-two-sources = Mana de 2 sources
    .long = Vous pouvez prendre la mana de deux sources activées différentes à chaque tour.
magus-effect-copy = Copier un dé sur un autre
    .long = Avant de choisir votre action, donnez à l’un de vos dés la valeur d’un autre.
magus-effect-figures = Fin : 1 par Sorcier élevé
    .long = Comptage final : 1 de gloire par Initié, Mage et Archimage à vous sur le plateau.
magus-effect-pair = Créer avec 2 Sorciers
    .long = Vos créations peuvent remplacer deux Sorciers au lieu de trois.
magus-effect-double = Archimage avec 2 dés
    .long = Deux dés égaux suffisent pour remplacer trois Sorciers par un Archimage.
magus-effect-teacher = Créer monte 2 pouvoirs de plus
    .long = Créer un Initié ou un Mage monte deux pouvoirs de plus.
magus-effect-creator = 2 de gloire par création
    .long = Vous recevez aussitôt 2 de gloire par Sorcier que vous créez.
magus-effect-bonus-all = Fin : 1 par potion
    .long = Comptage final : 1 de gloire par potion à vous, celle-ci comprise.
magus-effect-reroll-one = Relancer 1 dé
    .long = Relancez l’un de vos dés libres.
magus-effect-reroll-three = Relancer jusqu’à 3 dés
    .long = Relancez jusqu’à trois de vos dés libres.
magus-effect-change = Modifier un dé de 1
    .long = Modifiez l’un de vos dés libres de un, en plus ou en moins ; 1 et 6 sont voisins.
magus-effect-curse = 421 : 3 niveaux de plus
    .long = Avec un 421, vous pouvez baisser les pouvoirs d’adversaires de trois niveaux de plus, répartis à votre gré.
magus-effect-push-two = Pousser jusqu’à 2 adversaires
    .long = Déplacez jusqu’à deux Apprentis ou Mages d’adversaires, chacun vers une source adjacente.
magus-effect-fourth-die = 1 dé de plus par tour
    .long = Vous lancez un dé de plus à chaque tour, jusqu’à cinq dés.

# Verbes : titres des menus, commandes et leurs options.

magus-verb-choose = Choisir l’action
magus-verb-create = Créer un Sorcier
magus-verb-replace = Sorciers qui font place
magus-verb-place = Poser
magus-verb-move = Déplacer
magus-verb-push = Pousser un adversaire
magus-verb-raise = Monter un pouvoir
magus-verb-transfer = Décaler un niveau
magus-verb-lower = 421 : baisser un pouvoir
magus-verb-power = Utiliser un pouvoir
magus-verb-buy = Acheter une potion
magus-verb-use = Utiliser une potion
magus-verb-change = Modifier un dé
magus-verb-reroll = Relancer des dés
magus-verb-trade = Échanger de la mana
magus-verb-take = Prendre de la mana
magus-verb-skip = Passer
magus-verb-end = Finir le tour
magus-verb-prefer = Classer une piste
magus-verb-forget = Effacer le classement

magus-command-choose = choisir
magus-command-create = créer
magus-command-replace = remplacer
magus-command-place = poser
magus-command-move = déplacer
magus-command-push = pousser
magus-command-raise = monter
magus-command-transfer = décaler
magus-command-lower = baisser
magus-command-power = pouvoir
magus-command-buy = acheter
magus-command-use = utiliser
magus-command-change = modifier
magus-command-reroll = relancer
magus-command-trade = échanger
magus-command-take = prendre
magus-command-skip = passer
magus-command-end = finir
magus-command-prefer = classer
magus-command-forget = oublier
magus-command-potions = potions

magus-help = Jouer à Magus
magus-help-choose = Poser un dé sur l’action de sa valeur
magus-help-create = Action 7 : créer un Sorcier avec deux ou trois dés égaux
magus-help-replace = Dire quels Sorciers font place au nouveau
magus-help-place = Poser le groupe d’Apprentis de votre action ou potion
magus-help-move = Déplacer vos Sorciers vers une source adjacente
magus-help-push = Déplacer le Sorcier d’un adversaire vers une source adjacente
magus-help-raise = Monter l’un de vos pouvoirs
magus-help-transfer = Baisser l’un de vos pouvoirs et en monter un autre
magus-help-lower = Avec un 421 : baisser un pouvoir d’un adversaire
magus-help-power = Utiliser l’un de vos pouvoirs, contre un de ses niveaux
magus-help-buy = Acheter une potion à vendre
magus-help-use = Utiliser l’une de vos potions
magus-help-change = Donner une autre valeur à un dé libre
magus-help-reroll = Relancer des dés libres
magus-help-trade = Donner deux manas d’une couleur contre une d’une autre
magus-help-take = Prendre la mana d’une source que vous avez activée
magus-help-skip = Renoncer au reste de l’effet en cours
magus-help-end = Finir votre tour ; les dés sont lancés pour le joueur suivant
magus-help-prefer = Classer les pistes, la meilleure d’abord, pour l’anneau de pouvoir (secret)
magus-help-forget = Effacer votre classement des pistes
magus-help-potions = Voir les potions à vendre et les vôtres, avec leur texte

magus-arg-die = dé
magus-arg-kind = type
magus-arg-kinds = types
magus-arg-source = source
magus-arg-origin = origine
magus-arg-to = vers
magus-arg-victim = joueur
magus-arg-track = piste
magus-arg-lowered = baissée
magus-arg-raised = montée
magus-arg-potion = potion
magus-arg-dice = dés
magus-arg-give = donner
magus-arg-get = recevoir
magus-arg-how = comment
magus-arghelp-die = La valeur de l’un de vos dés libres
magus-arghelp-kind = Apprenti, Initié, Mage ou Archimage
magus-arghelp-kinds = Les Sorciers qui retournent dans votre réserve
magus-arghelp-source = L’une des cinq sources
magus-arghelp-origin = La source quittée
magus-arghelp-to = Où cela va, ou la nouvelle valeur
magus-arghelp-victim = L’adversaire
magus-arghelp-track = Un pouvoir, de 1 à 7
magus-arghelp-lowered = Le pouvoir qui perd un niveau
magus-arghelp-raised = Le pouvoir qui le gagne
magus-arghelp-potion = Une potion
magus-arghelp-dice = Les dés relancés
magus-arghelp-give = La couleur des deux manas données
magus-arghelp-get = La couleur de la mana reçue
magus-arghelp-how = Telle quelle, ou en gagnant l’égalité avec le pouvoir 4

magus-option-rounds = Limite de manches
magus-option-rounds-15 = 15 manches
magus-option-rounds-20 = 20 manches
magus-option-rounds-30 = 30 manches
magus-option-rounds-40 = 40 manches

magus-how-plain = telle quelle
magus-how-tie_power = avec le pouvoir 4

# Une action entière, comme bouton ou étape du tour.

magus-action-1 = monter 3 pouvoirs
magus-action-2 = 2 Apprentis, 1 pouvoir de 2
magus-action-3 = 1 + 1 Apprentis, 1 pouvoir
magus-action-4 = 3 Apprentis
magus-action-5 = 2 + 2 Apprentis
magus-action-6 = 1 + 1 + 1 Apprentis
magus-do-choose = Action { $n } : { $what }
magus-do-create = Créer avec des { $die } : { $kind } sur { $source }
magus-do-replace = Remplacer { $kinds }
magus-do-place = Poser sur { $source }
magus-do-place-count = Poser { $count } sur { $source }
magus-do-move = Déplacer { $kind } : { $origin } → { $to }
magus-do-move-count = Déplacer { $count } : { $origin } → { $to }
magus-do-push = Pousser { $kind } ({ $name }) : { $origin } → { $to }
magus-do-raise = Monter { $track }
magus-do-transfer = Baisser le pouvoir { $lowered }, monter le pouvoir { $raised }
magus-do-lower = 421 : baisser le pouvoir { $track } ({ $name })
magus-do-power = Utiliser le pouvoir { $track }
magus-do-buy = Acheter { $potion } : { $effect }
magus-do-use = Utiliser { $potion } : { $effect }
magus-do-change = Changer un { $die } en { $to }
magus-do-reroll = Relancer { $dice }
magus-do-trade = Échanger { $give } contre { $get }
magus-do-take = Prendre { $mana }
magus-do-take-plain = Prendre la mana de { $source }
magus-do-take-tie = Prendre { $mana } avec le pouvoir 4
magus-do-take-tie-plain = Prendre la mana de { $source } avec le pouvoir 4
magus-do-skip = Passer le reste
magus-do-end = Finir le tour
magus-do-prefer = Ensuite dans le classement : { $track }
magus-do-forget = Effacer le classement

# Le panneau.

magus-panel-end-take = Finir, prendre { $mana }
magus-panel-power = pouvoir { $n }
magus-panel-alone = Action { $n }, rien d’autre pour l’instant
magus-panel-actions = Action : { $dice }
magus-panel-actions-create = Action : { $dice } · créer
magus-panel-of-action = { $n } : { $what }
magus-hint-stand = votre niveau là-bas { $old } → { $new }, le meilleur des autres { $other }
magus-panel-rank = Classer les pistes
magus-line-dice = Dés libres : { $dice }.
magus-line-no-dice = Aucun dé libre.
magus-line-choose = Choisissez votre action : un dé pour chacune, ou des dés égaux pour une création.
magus-line-action = Action { $n }. Encore à faire : { $rest }.
magus-line-done = Votre action est faite. Utilisez ce que vous voulez, puis finissez votre tour.
magus-line-left-groups = { $groups ->
    [one] un groupe de { $size }
   *[other] { $groups } groupes de { $size }
}
magus-line-left-raises = { $n ->
    [one] un pouvoir
   *[other] { $n } pouvoirs
}
magus-line-421 = Vos dés montrent 421 : baissez un pouvoir d’un adversaire.
magus-line-mana = Mana : { $mana }.
magus-line-replace = Quels Sorciers font place au nouveau ?
magus-line-effect-raise = Montez un pouvoir.
magus-line-effect-group = Posez ou déplacez vos Apprentis.
magus-line-effect-move = Quel Sorcier va où ?
magus-line-effect-push = Le Sorcier de qui va où ?
magus-line-effect-die = Quel dé devient quoi ?
magus-line-effect-reroll = Quels dés sont relancés ? On ne revient pas en arrière.
magus-line-effect-transfer = Quel pouvoir donne un niveau à quel autre ?
magus-line-effect-trade = Deux de quelle couleur contre une de laquelle ?
magus-line-ring = L’anneau de pouvoir vous donne { $n ->
    [one] un niveau
   *[other] { $n } niveaux
}. Chacun va à un pouvoir différent.
magus-line-ranking = Votre classement : { $tracks }. Vous seul le voyez.
magus-line-no-ranking = Classez les pistes, la meilleure d’abord : l’anneau de pouvoir vous paie alors selon ce classement, sans demander. Vous seul le voyez.
magus-line-wait = C’est à { $name } de jouer.
magus-line-over = La partie est finie.

# Ce qui s’est passé.

magus-event-laid = { $name } commence. Le cercle : { $sources }. À vendre : { $potions }.
magus-event-rolled = Manche { $round }, { $name } lance { $dice }.
magus-event-rolled-more = { $name } lance encore { $dice }.
magus-event-rerolled = { $name } relance { $old } et obtient { $new }.
magus-event-changed = { $name } change un { $old } en { $new }.
magus-event-chosen = { $name } choisit l’action { $action } avec un { $die }.
magus-event-chosen-7 = { $name } choisit de créer avec des { $die }.
magus-event-placed = { $name } pose { $count } sur { $source }.
magus-event-moved = { $name } déplace { $count } de { $origin } vers { $to }.
magus-event-pushed = { $name } pousse { $count } ({ $victim }) de { $origin } vers { $to }.
magus-event-created = { $name } crée { $count } sur { $source } avec { $replaced }.
magus-event-raised = { $name } a le pouvoir { $track } au niveau { $level }.
magus-event-reliquat = Reliquat (dés restants) : { $name } a le pouvoir { $track } au niveau { $level }.
magus-event-transferred = { $name } décale un niveau du pouvoir { $lowered } au pouvoir { $raised }.
magus-event-lowered = Un 421 (dés 4, 2 et 1) : { $name } baisse le pouvoir { $track } ({ $victim }) au niveau { $level }.
magus-event-power-used = { $name } utilise le pouvoir { $track } ({ $power }), reste { $level }.
magus-event-bought = { $name } achète { $potion } pour { $mana }.
magus-event-offered = { $potion } est à vendre ({ $effect }).
magus-event-used = { $name } utilise { $potion } : { $effect }.
magus-event-gained = { $name } reçoit { $mana }.
magus-event-traded = { $name } échange { $give } contre { $get }.
magus-event-inspired = { $name } reçoit { $glory } de gloire pour la création.
magus-event-counted = Comptage { $n } sur 3.
magus-event-ring-paid = L’anneau de { $source } donne de la gloire : { $list }.
magus-event-ring-levels = L’anneau de pouvoir donne des niveaux : { $list }.
magus-event-track-paid = La piste { $track } donne de la gloire : { $list }.
magus-event-potion-paid = { $potion } donne { $glory } de gloire à { $name }.
magus-event-families-paid = { $name } reçoit { $glory } de gloire pour ses potions.
magus-event-last-round = { $name } a atteint le niveau de magie 24 : cette manche est la dernière.
magus-event-ended = Le concours est fini.
magus-event-preferred = Votre classement : { $tracks }.
magus-event-preferred-none = Vous n’avez plus de classement.
magus-gain = { $name } +{ $n }

# Un tour, raconté en une phrase.

magus-story-turn = { $name } a { $did }.
magus-story-leads = { $did }, prenant la tête sur { $sources }
magus-story-created = créé { $kind ->
    [initiate] un Initié
    [mage] un Mage
   *[archmage] un Archimage
} sur { $source }
magus-story-pushed = poussé { $list }
magus-story-pushed-many = poussé { $n ->
    [one] un Sorcier d’un adversaire
   *[other] { $n } Sorciers d’adversaires
}
magus-story-push = { $n ->
    [one] un
   *[other] { $n }
} { $kind ->
    [apprentice] { $n ->
        [one] Apprenti
       *[other] Apprentis
    }
   *[mage] { $n ->
        [one] Mage
       *[other] Mages
    }
} { $whose } vers { $to }
magus-story-placed = posé { $list }
magus-story-place = { $count } sur { $sources }
magus-story-place-each = { $count } sur chacune des sources { $sources }
magus-story-moved = déplacé { $list }
magus-story-moved-many = déplacé { $n ->
    [one] un Sorcier
   *[other] { $n } Sorciers
}
magus-story-move = { $count } de { $origin } vers { $to }
magus-story-bought = acheté { $potions }
magus-story-used = utilisé { $potions }
magus-story-potion = { $potion } (« { $effect } »)
magus-story-raised = monté { $n ->
    [one] le pouvoir
   *[other] les pouvoirs
} { $tracks }
magus-story-ring = reçu de l’anneau de pouvoir { $n ->
    [one] un niveau pour le pouvoir
   *[other] un niveau pour chacun des pouvoirs
} { $tracks }
magus-story-power = { $track } ({ $power })
magus-story-shifted = décalé un niveau du pouvoir { $low } au pouvoir { $high }
magus-story-powers = utilisé { $n ->
    [one] le pouvoir
   *[other] les pouvoirs
} { $tracks }
magus-story-traded = échangé { $give } contre { $get }
magus-story-gained = reçu { $mana }
magus-story-chosen = { $action ->
    [7] choisi de créer
   *[other] choisi l’action { $action }
}
magus-story-rolled = lancé encore { $dice }
magus-story-rerolled = relancé { $old } et obtenu { $new }
magus-story-changed = changé un { $old } en { $new }
magus-story-lowered = baissé { $list } avec un 421 (dés 4, 2 et 1)
magus-story-lowered-bare = baissé { $list } avec un 421
magus-story-lowered-many = baissé { $n ->
    [one] un pouvoir
   *[other] { $n } pouvoirs
} avec un 421
magus-story-lowered-one = le pouvoir { $track } { $whose } au niveau { $level }
magus-story-counted = Comptage { $n } sur 3 : { $list }.
magus-story-paid = Le comptage se poursuit par les pouvoirs : { $list }.
magus-story-paid-last = Pouvoirs et potions : { $list }.
magus-story-two = { $name } { $powers } + { $potions }
magus-story-ahead = { $name } { $seats ->
    [one] mène
   *[other] mènent
} avec { $glory } de gloire.
magus-story-ended = Le concours est fini : { $list }.
magus-story-total = { $name } { $n }
magus-story-dice = { $name } a lancé { $dice }.


# Le plateau.

magus-board-round = manche { $n }
magus-board-last = dernière manche
magus-board-action = action { $n }
magus-board-deck = pioche { $n }
magus-board-pile = pioche
magus-board-glory = gloire
magus-board-magic = magie
magus-board-bottles = potions
magus-board-nearest = magie { $n } sur { $of }
magus-board-counts = 3e comptage : fin
magus-board-mana = mana par rang
magus-board-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
magus-board-reserve = Réserve
magus-can = Vous pouvez { $list }.
magus-can-other = À faire : { $list }.
magus-can-choose = choisir une action
magus-can-place = poser ou déplacer
magus-can-raise = monter un pouvoir
magus-can-power = utiliser un pouvoir
magus-can-buy = acheter
magus-can-use = utiliser une potion
magus-can-take = prendre de la mana
magus-can-lower = abaisser un rival
magus-can-push = pousser un rival
magus-can-change = modifier un dé
magus-can-reroll = relancer des dés
magus-can-transfer = décaler un niveau
magus-can-trade = échanger de la mana
magus-can-replace = remplacer des Sorciers
magus-can-skip = renoncer
magus-can-end = finir
magus-board-worth = 1-2-4 : la gloire d’une potion dans une famille d’une, deux, trois
magus-end-rings = Anneaux
magus-end-powers = Pouvoirs
magus-end-creations = Créations
magus-board-potions = Potions à vendre
magus-board-owned = Potions : { $name }

# Une position en mots.

magus-text-head = Magus, manche { $round }
magus-text-move = C’est à { $name } de jouer.
magus-text-result = { $name } gagne.
magus-text-shared = { $names } se partagent la victoire.
magus-text-dice = Dés libres : { $free } ; dépensés : { $spent }.
magus-text-none = aucun
magus-text-changed = Depuis la dernière image : { $story }
magus-text-standing = { $name } : { $glory } de gloire, niveau de magie { $magic }.
magus-text-source = { $source } ({ $ring })
magus-text-ring = { $figures } de gloire
magus-text-ring-power = { $figures } niveaux
magus-text-beside = { $source } : { $there }.
magus-text-there = { $name } avec { $pieces } (niveau { $level })
magus-text-empty = personne
magus-text-circle = Autour du cercle : { $sources }.
magus-text-powers = Pouvoirs 1 à 7 : { $levels }
magus-text-mana = Mana : { $mana }
magus-text-reserve = Réserve : { $pieces }
magus-text-potions = Potions : { $potions }
magus-text-offer = À vendre : { $potions }
magus-text-card = { $potion } ({ $cost } ; { $figures } ; { $use }) : { $effect }
magus-text-tilted = { $potion } (utilisée)
magus-text-deck = Cartes dans la pioche : { $n }.
magus-text-ranking = Votre classement des pistes : { $tracks }

# La fin.

magus-reason-level = Un niveau de magie de 24 a été atteint, et la manche jouée jusqu’au bout.
magus-reason-rounds = La dernière manche permise est finie.
magus-score-rings-1 = Anneaux (1)
magus-score-tracks-1 = Pouvoirs (1)
magus-score-rings-2 = Anneaux (2)
magus-score-tracks-2 = Pouvoirs (2)
magus-score-rings-3 = Anneaux (3)
magus-score-tracks-3 = Pouvoirs (3)
magus-score-creations = Créations
magus-score-potions = Potions
magus-score-total = Gloire

# Pourquoi une chose ne peut se faire.

magus-why-over = La partie est finie.
magus-why-turn = Ce n’est pas à vous de jouer.
magus-why-seat = { $seat } ne joue pas dans cette partie.
magus-why-ring = Prenez d’abord vos niveaux de l’anneau de pouvoir.
magus-why-ring-twice = Vous avez pris un niveau sur la piste { $number } de cet anneau ; prenez une autre piste.
magus-why-pending = Terminez d’abord l’effet en cours, ou passez son reste.
magus-why-pending-replace = Une création commencée s’achève : dites d’abord quels Sorciers font place au nouveau.
magus-why-nothing-pending = Aucun pouvoir ni aucune potion en cours ne fait cela.
magus-why-chosen = { $action ->
    [7] Vous avez choisi l’action 7, créer ; une seule action est permise.
   *[other] Vous avez choisi l’action { $action } ; une seule est permise.
}
magus-why-no-action = Choisissez d’abord l’action de votre tour.
magus-why-no-die = Aucun de vos dés libres ne montre { $die }.
magus-why-dice = Vos dés ne le permettent pas : { $kind } avec des { $die }, dont vous avez { $have }.
magus-why-create-apprentice = Les Apprentis se posent, ils ne se créent pas : créez un Initié, un Mage ou un Archimage.
magus-why-create-reserve = Vous n’avez plus de pièce à créer : { $kind }.
magus-why-create-few = Il faut { $need } autres Sorciers sur { $source } pour faire place.
magus-why-replace = Ces Sorciers ne peuvent pas faire place au nouveau.
magus-why-no-group = L’action { $action } n’a plus de groupe d’Apprentis à poser ou à déplacer.
magus-why-reserve = Le groupe est de { $need } Apprentis ; votre réserve en a { $have }.
magus-why-group = Le groupe est de { $need } Apprentis ; sur { $source } vous en avez { $have }.
magus-why-place-far = { $source } est trop loin : posez où vous avez un Sorcier, ou à côté.
magus-why-move-far = { $source } et { $to } ne sont pas adjacentes.
magus-why-move-kind = Les actions ne déplacent que des Apprentis, pas ce type : { $kind }.
magus-why-move-potion = Cette potion ne déplace que des Apprentis, pas ce type : { $kind }.
magus-why-aimed = Un groupe de cette action est déjà allé sur { $source } ; choisissez une autre source.
magus-why-brought = Les Apprentis sur { $source } ont été amenés par cette action et restent.
magus-why-absent = Vous n’avez aucun Sorcier de ce type sur { $source } : { $kind }.
magus-why-no-raise = Il ne reste pas de pouvoir à monter.
magus-why-raised = La piste { $number } a déjà été montée ainsi ; montez-en une autre.
magus-why-top = La piste { $number } est à son sommet.
magus-why-take-twice = Vous avez pris votre mana de ce tour.
magus-why-take-again = Vous avez déjà pris la mana de { $source } ce tour.
magus-why-take-idle = { $source } n’a pas été activée ce tour : posez ou déplacez-y d’abord un Sorcier.
magus-why-take-gone = Vous n’avez plus de Sorcier sur { $source }.
magus-why-take-nothing = { $source } ne vous donnerait rien.
magus-why-no-tie = Il n’y a pas sur { $source } d’égalité où le pouvoir 4 vous donnerait plus.
magus-why-power-level = Le pouvoir { $number } est au niveau 0.
magus-why-power-twice = Vous avez déjà utilisé le pouvoir { $number } ce tour.
magus-why-power-many = On utilise au plus { $most } pouvoirs par tour, et vous l’avez fait.
magus-why-power-vain = Le pouvoir { $number } ne peut rien faire maintenant.
magus-why-power-dice = Personne n’a plus de cinq dés.
magus-why-power-tie = Le pouvoir 4 s’annonce quand vous prenez la mana d’une source où vous êtes à égalité.
magus-why-power-glory = Le pouvoir 7 ne s’utilise pas : il donne de la gloire aux comptages.
magus-why-offer = { $potion } n’est pas à vendre.
magus-why-cost = { $potion } coûte { $cost } manas de ses couleurs ; vous ne pouvez pas les payer.
magus-why-not-owned = { $potion } n’est pas à vous.
magus-why-lasting = { $potion } agit d’elle-même, tout le temps.
magus-why-used-up = { $potion } est épuisée.
magus-why-used = { $potion } a déjà servi ce tour.
magus-why-potion-vain = { $potion } ne peut rien faire maintenant.
magus-why-potion-late = { $potion } n’agit qu’avant le choix de votre action.
magus-why-free = Aucun de vos dés libres ne montre { $die }.
magus-why-change = Un { $die } ne peut devenir un { $to } : un dé change de un.
magus-why-copy = Aucun autre de vos dés libres ne montre { $to }.
magus-why-reroll = Relancez au plus { $most } de vos dés.
magus-why-reroll-order = Nommez les dés à relancer du plus petit au plus grand.
magus-why-trade-few = Un échange prend deux manas de la couleur { $mana }.
magus-why-trade-same = Un échange donne une autre couleur.
magus-why-trade-none = Il ne reste pas de mana { $mana }.
magus-why-transfer = Le pouvoir { $low } ne peut donner de niveau au pouvoir { $high } : on prend un niveau à un pouvoir qui en a, pour un autre sous 6.
magus-why-own = On ne pousse que les Sorciers d’adversaires.
magus-why-unmoved = Ce type n’est pas déplacé ainsi : { $kind }.
magus-why-lead = Seul un Mage ou un Archimage à vous est déplacé ainsi, pas ce type : { $kind }.
magus-why-lead-mage = Verte 3 et Verte 7 ne déplacent que des Mages, pas ce type : { $kind }.
magus-why-steadfast = { $seat } a Verte 8, qui tient ses Sorciers : ils ne peuvent pas être déplacés.
magus-why-push-same = Déplacez cette fois un autre Sorcier.
magus-why-push-absent = { $seat } n’a aucun Sorcier de ce type sur { $source } : { $kind }.
magus-why-421 = Vos dés ne montrent pas 4, 2 et 1.
magus-why-421-done = Votre 421 a fait tout ce qu’il peut ce tour.
magus-why-421-level = { $seat } a déjà le pouvoir { $number } au niveau 0.
magus-why-421-self = Un 421 baisse les pouvoirs d’adversaires.
magus-why-ranked = La piste { $number } est déjà dans votre classement.
magus-why-no-ranking = Vous n’avez pas de classement à effacer.

# Potions que l’on peut chercher.

magus-entry-potion = { $use } : { $effect } Coûte { $cost }. Vaut { $figures } de gloire dans une famille d’une, de deux et plus.

# Le glossaire : un terme, ce qu’il veut dire, comment on l’appelle, et ses clauses.

magus-glossary-goal = but
    .means = avoir le plus de gloire après trois comptages
    .also = comment gagner, victoire, objectif, but du jeu
    .clauses = 1.1 9.1
magus-glossary-source = source
    .means = l’un des cinq lieux autour desquels se tiennent les Sorciers, chacun d’une couleur de mana
    .also = lieu, endroit, région
    .clauses = 1.2
magus-glossary-ring = anneau de gloire
    .means = ce qu’une source donne au premier, au deuxième et au troisième à chaque comptage
    .also = majorité, points d’une source
    .clauses = 1.3 8.2
magus-glossary-power-ring = anneau de pouvoir
    .means = l’anneau qui donne des niveaux de pouvoir au lieu de gloire
    .also = niveaux
    .clauses = 8.3 1.3
magus-glossary-sorcerer = Sorcier
    .means = toute pièce à vous : Apprenti 1, Initié 3, Mage 5, Archimage 7
    .also = pièce, pion, unité, force, valeur, vaut
    .clauses = 1.4
magus-glossary-level = niveau de magie
    .means = la somme de vos Sorciers, sur une source ou sur tout le plateau
    .also = force, puissance, 11, 19, 24
    .clauses = 1.4 7.2
magus-glossary-power = pouvoir
    .means = l’une des sept pistes, dont on dépense les niveaux pour l’effet
    .also = piste, capacité, maximum
    .clauses = 1.6 5.1
magus-glossary-mana = mana
    .means = cristaux de six couleurs que coûtent les potions
    .also = cristal, ressource, argent, avoir de la mana
    .clauses = 1.7 4.2
magus-glossary-colourless = mana incolore
    .means = mana qui remplace toute couleur quand on paie une potion
    .also = joker, grise, transparente
    .clauses = 4.6
magus-glossary-free-die = dé libre
    .means = un dé que vous n’avez pas dépensé pour votre action
    .also = dé inutilisé, changer un dé, relancer
    .clauses = 2.3
magus-glossary-421 = 421
    .means = trois de vos dés montrent 4, 2 et 1 : baissez un pouvoir d’un adversaire
    .also = attaque, nuire, combo
    .clauses = 2.4
magus-glossary-action = action
    .means = ce pour quoi on dépense un dé à son tour, pour une création deux ou trois : sa valeur dit laquelle
    .also = que puis-je faire
    .clauses = 3.1 3.2
magus-glossary-group = groupe
    .means = des Apprentis qu’une action pose ou déplace ensemble
    .also = poser des apprentis, mettre
    .clauses = 3.3 3.4
magus-glossary-creation = création
    .means = action 7 : des dés égaux font de trois de vos Sorciers un plus grand
    .also = faire, améliorer, promouvoir, créer un mage, initié, archimage
    .clauses = 3.8 3.9
magus-glossary-activate = activer
    .means = poser, déplacer ou créer un Sorcier sur une source, pour pouvoir en prendre la mana
    .also = cristaux, récolter
    .clauses = 4.1 4.2
magus-glossary-potion = potion
    .means = une carte achetée avec de la mana, avec un effet et de la gloire à la fin
    .also = carte, bouteille, élixir, combien de fois
    .clauses = 6.1 6.3
magus-glossary-family = famille
    .means = des potions d’une couleur, qui valent d’autant plus qu’elles sont nombreuses
    .also = série, collection, ensemble
    .clauses = 8.5
magus-glossary-reliquat = Reliquat
    .means = ce qui reste de vos dés : chaque dé libre égal à ceux de l’action monte le pouvoir de ce numéro
    .also = reste, restes, dés restants, bonus
    .clauses = 7.1
magus-glossary-count = comptage
    .means = l’un des trois comptages : anneaux, pistes et, au dernier, potions
    .also = décompte, points, quand compte-t-on
    .clauses = 8.1 7.2 7.3

# Comment on demande une clause, avec des mots qu’elle n’a pas.

magus-asked =
    1.1: comment gagner, but, histoire, de quoi s’agit-il
    1.2: sources, plateau, voisines, adjacentes
    1.3: anneaux, points des sources, que donnent les anneaux, première place sur une source, deuxième place
    1.4: pièces, combien d’apprentis, valeur d’une pièce, force d’un mage
    1.5: qui peut bouger les pièces de qui, bouger les pions d’un adversaire, à l’abri, pousser un archimage, pousser un initié
    1.6: pistes, combien de pouvoirs, niveaux, maximum d’un pouvoir, niveau de départ
    1.7: combien de cristaux existe-t-il, plus de cristaux
    1.8: combien de potions, nombre de potions, cartes à vendre, combien de cartes, il y a combien de potions
    1.9: qui commence, qui joue en premier, premier joueur, manche
    1.10: secret, caché, visible
    2.1: combien de dés, jet, première manche, pourquoi ai-je si peu de dés
    2.2: maximum de dés, nombre de dés
    2.3: dés dépensés, dés libres, changer un dé, relancer, relancer après l’action
    2.4: 421, quatre deux un, baisser un pouvoir, attaquer un adversaire
    2.5: 421 avec une potion
    3.1: que fait-on à son tour, choisir une action, obligé de faire une action, combien d’actions, que puis-je faire, étape par étape, deux actions
    3.2: que font les actions, liste des actions, action 1, action 2, action 3, action 4, action 5, action 6
    3.3: poser ou déplacer un groupe, ordre des étapes, omettre, mettre des pièces sur le plateau, bouger des apprentis, plusieurs apprentis
    3.4: où poser, où mettre les apprentis, premier apprenti, comment entrer sur le plateau, mettre des pièces, où puis-je aller
    3.6: deux fois la même source, bouger encore le même apprenti
    3.7: monter deux fois le même pouvoir, plus haut niveau d’un pouvoir, jusqu’où monte un pouvoir, limite d’un pouvoir
    3.8: action 7, créer, faire un mage, quels dés pour un mage ou un archimage
    3.9: que coûte une création, pièces remplacées, améliorer, promouvoir
    3.10: archimage avec deux dés, créer avec deux pièces
    3.11: bonus d’une création, initié monte des pouvoirs
    3.12: peut-on toujours faire une action, quand l’action 7 est-elle possible
    4.1: activer une source, à quelles sources puis-je prendre
    4.2: prendre la mana, avoir des cristaux, récolter, combien de fois
    4.3: combien de mana reçoit-on, nombre de cristaux, égalité sur une source, combien de mana je reçois, combien en recevoir
    4.5: oublié de prendre la mana, mana prise pour moi, oublié ma mana
    4.6: mana incolore, joker, toute couleur, à quoi ça sert
    5.1: utiliser les pouvoirs, combien de pouvoirs par tour, coût d’un pouvoir, comment utiliser un pouvoir, un pouvoir deux fois
    5.2: pouvoir 1, pouvoir 2, pouvoir 3, plus de dés, changer un dé
    5.3: pouvoir 4, départager une égalité
    5.4: pouvoir 5, pouvoir 6, bouger un mage, pousser, bouger les archimages
    5.5: pouvoir 7, pouvoir de gloire
    6.1: acheter des potions, combien de potions acheter, payer une potion, prix
    6.2: les potions achetées sont-elles remplacées, pioche de potions vide
    6.3: utiliser une potion, s’en servir deux fois, combien de fois, incliner, usage unique, épuisée, inclinée, 1×, 1x sur une potion
    6.7: troquer des cristaux, échanger de la mana, changer de couleur
    6.10: protéger mes pièces
    7.1: fin d’un tour, reliquat, dés restants
    7.2: quand vient le premier comptage, quand compte-t-on les points, deuxième comptage, combien de points, niveau 11, niveau 19
    7.3: quand finit la partie, dernière manche, troisième comptage, niveau 24, combien de tours restent
    7.4: limite de manches, combien de temps dure la partie, on joue combien de manches
    7.5: temps écoulé, retard, trop tard, absent, trop lent, ne jamais répondre, pas de réponse, absent
    8.1: que compte-t-on, étapes d’un comptage
    8.2: points des sources, majorité, gloire d’un anneau, le plus de pièces sur une source, seul sur une source
    8.3: anneau de pouvoir, niveaux en récompense
    8.4: points des pistes, gloire des pouvoirs, que rapportent les pistes, que donnent les pouvoirs hauts
    8.5: points des potions, familles, séries, chiffres sur une potion, nombres, 1-3, 1-2-4, 2-4-7, 3-5-8-1, que veulent dire les chiffres d’une potion
    8.6: potions de bonus à la fin, potions avec des points, quelles potions donnent de la gloire à la fin
    9.1: qui gagne, égalité à la fin, le plus de gloire, même gloire, départage

# Ce qui est comparé là où les choix sont expliqués.

magus-tally = niveaux de magie
