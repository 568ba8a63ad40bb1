## Les Sept Sages : ce qui se dit d'une partie.

seven-sages-title = Les Sept Sages
seven-sages-blurb = Choisissez un personnage, négociez des alliés et battez-vous, cartes cachées, pour les cristaux de la forêt.

# Personnages, cartes, clairières, places.

seven-sages-role-witch = Sorcière
    .the = la Sorcière
seven-sages-role-seer = Devin
    .the = le Devin
seven-sages-role-priestess = Prêtresse
    .the = la Prêtresse
seven-sages-role-magician = Magicien
    .the = le Magicien
seven-sages-role-healer = Guérisseuse
    .the = la Guérisseuse
seven-sages-role-alchemist = Alchimiste
    .the = l’Alchimiste
seven-sages-role-druid = Druide
    .the = le Druide
seven-sages-suit-owl = Hibou
seven-sages-suit-spell = Sortilège
seven-sages-some-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
seven-sages-some-spells = { $n ->
    [one] un sortilège
   *[other] { $n } sortilèges
}
seven-sages-no-cards = aucune carte
seven-sages-no-crystals = aucun
seven-sages-tile-1 = Chêne
    .the = le Chêne
seven-sages-tile-2 = Bouleau
    .the = le Bouleau
seven-sages-tile-3 = Hêtre
    .the = le Hêtre
seven-sages-tile-4 = Frêne
    .the = le Frêne
seven-sages-tile-5 = Orme
    .the = l’Orme
seven-sages-tile-6 = Tilleul
    .the = le Tilleul
seven-sages-tile-7 = Érable
    .the = l’Érable
seven-sages-tile-8 = If
    .the = l’If
seven-sages-tile-9 = Sorbier
    .the = le Sorbier
seven-sages-tile-10 = Aulne
    .the = l’Aulne
seven-sages-tile-11 = Noisetier
    .the = le Noisetier
seven-sages-tile-finitum = Finitum
    .the = finitum
seven-sages-slot-bottom = bas
seven-sages-slot-left = gauche
seven-sages-slot-right = droite
seven-sages-place = { $tile } ({ $slot })
seven-sages-seat-role = { $seat } ({ $role })
seven-sages-side = alliance { $sign }
seven-sages-level = personne ne mène
seven-sages-leads = l’{ $side } mène de { $n }

seven-sages-spell-volensia = reprend dans votre main un hibou joué dans ce combat
seven-sages-spell-moventi = échange deux cristaux de deux clairières
seven-sages-spell-anulensa = défausse une carte jouée dans ce combat
seven-sages-spell-potentia = pioche trois cartes pouvoir
seven-sages-spell-absentus = vous laisse passer un coup, puis revenir
seven-sages-spell-mutantus = échange votre personnage avec celui d’un allié
seven-sages-spell-binensus = vous laisse jouer aussi les cartes d’un second personnage
seven-sages-spell-line = { $spell } { $effect }.

# Verbes : titres de menus, commandes et leurs options.

seven-sages-verb-become = Choisir un personnage
seven-sages-verb-invite = Inviter
seven-sages-verb-withdraw = Retirer une invitation
seven-sages-verb-accept = Accepter
seven-sages-verb-answer = Répondre
seven-sages-verb-ready = Prêt
seven-sages-verb-show = Montrer les cartes désignées
seven-sages-verb-play = Jouer une carte
seven-sages-verb-cast = Lancer un sortilège
seven-sages-verb-target = Choisir la carte
seven-sages-verb-swap = Échanger des cristaux
seven-sages-verb-pass = Passer
seven-sages-verb-hand_on = Transmettre
seven-sages-verb-gift = Transmettre trois cartes
seven-sages-verb-take = Prendre un cristal
seven-sages-verb-move = Déplacer le pion
seven-sages-verb-prefer = Personnages préférés
seven-sages-verb-wish = Avec ou contre
seven-sages-verb-plan = Répondre d’avance
seven-sages-verb-pick = Désigner des cartes
seven-sages-verb-put = Poser pour un allié
seven-sages-verb-standing = Consignes durables
seven-sages-verb-play_next = Jouer ensuite
seven-sages-verb-leave_for = Transmettre les cartes désignées
seven-sages-verb-cancel = Annuler des consignes

seven-sages-command-become = devenir
seven-sages-command-invite = inviter
seven-sages-command-withdraw = retirer
seven-sages-command-accept = accepter
seven-sages-command-answer = répondre
seven-sages-command-ready = prêt
seven-sages-command-show = montrer
seven-sages-command-play = jouer
seven-sages-command-cast = lancer
seven-sages-command-target = viser
seven-sages-command-swap = échanger
seven-sages-command-pass = passer
seven-sages-command-hand_on = transmettre
seven-sages-command-gift = don
seven-sages-command-take = prendre
seven-sages-command-move = déplacer
seven-sages-command-order = consigne
seven-sages-command-prefer = préférer
seven-sages-command-wish = souhaiter
seven-sages-command-plan = prévoir
seven-sages-command-pick = désigner
seven-sages-command-put = poser
seven-sages-command-standing = permanent
seven-sages-command-play_next = jouer-ensuite
seven-sages-command-leave_for = laisser
seven-sages-command-cancel = annuler

seven-sages-help = Jouer aux Sept Sages
seven-sages-help-become = Choisir votre personnage de ce tour
seven-sages-help-invite = Inviter un joueur à une alliance, sans que les autres le voient
seven-sages-help-withdraw = Retirer une invitation
seven-sages-help-accept = Vous allier à un joueur qui vous a invité
seven-sages-help-answer = Renoncer à un accord, entrer dans une alliance ou choisir la vôtre
seven-sages-help-ready = Être prêt à échanger ce qui est posé
seven-sages-help-show = Montrer à un joueur les cartes désignées
seven-sages-help-play = Jouer une carte pouvoir
seven-sages-help-cast = Lancer un sortilège
seven-sages-help-target = Choisir la carte que votre sortilège retire
seven-sages-help-swap = Choisir les cristaux que Moventi échange
seven-sages-help-pass = Passer
seven-sages-help-hand_on = Choisir une carte à transmettre
seven-sages-help-gift = Transmettre trois cartes d’un coup
seven-sages-help-take = Prendre un cristal
seven-sages-help-move = Déplacer le pion vers une autre clairière
seven-sages-help-order = Consignes secrètes : ce que vous ferez le moment venu
seven-sages-help-prefer = Consigne secrète : un personnage voulu sur une clairière
seven-sages-help-wish = Consigne secrète : être avec un joueur, ou contre
seven-sages-help-plan = Consigne secrète : ce que vous répondrez
seven-sages-help-pick = Consigne secrète : désigner une carte à montrer, poser ou transmettre
seven-sages-help-put = Consigne secrète : poser les cartes désignées pour un allié
seven-sages-help-standing = Consigne secrète qui dure jusqu’à son annulation
seven-sages-help-play_next = Consigne secrète : la carte à jouer ensuite
seven-sages-help-leave_for = Consigne secrète : transmettre les cartes désignées
seven-sages-help-cancel = Oublier des consignes secrètes

seven-sages-arg-role = personnage
seven-sages-arg-seat = joueur
seven-sages-arg-how = comment
seven-sages-arg-suit = couleur
seven-sages-arg-value = valeur
seven-sages-arg-spell = sortilège
seven-sages-arg-aim = cible
seven-sages-arg-one = lieu
seven-sages-arg-crystal = cristal
seven-sages-arg-other = autre
seven-sages-arg-against = contre
seven-sages-arg-slot = lieu
seven-sages-arg-what = quoi
seven-sages-arg-whom = qui
seven-sages-arghelp-role = Un des personnages
seven-sages-arghelp-seat = Un joueur
seven-sages-arghelp-how = De quelle façon
seven-sages-arghelp-suit = Un personnage, Hibou ou Sortilège
seven-sages-arghelp-value = Valeur ou sortilège
seven-sages-arghelp-spell = Un de vos sortilèges
seven-sages-arghelp-aim = Qui ou quoi
seven-sages-arghelp-one = Première clairière
seven-sages-arghelp-crystal = Valeur d’un cristal
seven-sages-arghelp-other = Seconde clairière
seven-sages-arghelp-against = Valeur de son cristal
seven-sages-arghelp-slot = Une clairière
seven-sages-arghelp-what = Quelle consigne
seven-sages-arghelp-whom = Pour qui

seven-sages-option-window = Les fenêtres de négociation se ferment après
seven-sages-option-window-sixth = un sixième du temps d’un coup
seven-sages-option-window-quarter = un quart du temps d’un coup
seven-sages-option-window-third = un tiers du temps d’un coup
seven-sages-option-window-half = la moitié du temps d’un coup
seven-sages-option-window-whole = tout le temps d’un coup

# Mots de notation qui valent une phrase.

seven-sages-answer-no_deal = Renoncer à un accord : ne m’attendez pas
seven-sages-answer-enter = Entrer dans l’alliance I
seven-sages-answer-stay_out = Rester en dehors
seven-sages-answer-alone = Rester seul
seven-sages-answer-speak = Laisser parler le deuxième
seven-sages-answer-join = Rejoindre le plus haut
seven-sages-answer-open = Laisser choisir le troisième
seven-sages-answer-first = Se ranger dans l’alliance I
seven-sages-answer-second = Se ranger dans l’alliance II
seven-sages-ready-done = Prêt
seven-sages-ready-again = Prêt, et demander un autre échange
seven-sages-ready-nothing = Prêt sans rien donner
seven-sages-pass-for_good = Passer pour de bon
seven-sages-pass-for_now = Passer pour cette fois
seven-sages-gift-least = Les trois de moindre valeur
seven-sages-gift-filed = Les trois prévues
seven-sages-wish-with = avec
seven-sages-wish-against = contre
seven-sages-standing-ready = Être prêt dès que l’échange commence
seven-sages-standing-gift = Toujours transmettre les trois de moindre valeur
seven-sages-standing-highest = Toujours prendre le plus haut cristal
seven-sages-standing-pass = Passer à mon prochain coup
seven-sages-standing-stuck = Passer quand je n’ai rien à jouer
seven-sages-standing-lead = Passer quand mon alliance mène de { $n }
seven-sages-leave_for-allies = mes alliés
seven-sages-leave_for-foes = l’autre alliance
seven-sages-leave_for-all = tous
seven-sages-cancel-picks = Reposer les cartes désignées
seven-sages-cancel-offers = Reprendre tout ce qui est posé
seven-sages-cancel-prefer = Oublier les personnages préférés
seven-sages-cancel-wish = Oublier mes souhaits
seven-sages-cancel-plan = Oublier ma réponse d’avance
seven-sages-cancel-ready = Ne pas être prêt aussitôt
seven-sages-cancel-gift = Me demander quoi transmettre
seven-sages-cancel-highest = Me demander quel cristal
seven-sages-cancel-pass = Oublier les consignes de passer
seven-sages-cancel-play = Oublier la carte à jouer ensuite
seven-sages-aim-nothing = rien de précis

# Une action entière, comme bouton ou comme étape du coup.

seven-sages-do-become = Devenir { $role }
seven-sages-do-invite = Inviter { $who }
seven-sages-do-withdraw = Retirer l’invitation faite à { $who }
seven-sages-do-accept = S’allier à { $who }
seven-sages-do-answer-enter = Entrer dans l’alliance avec { $names }
seven-sages-do-answer-stay_out = Rester en dehors, contre { $names }
seven-sages-do-answer-place = Rejoindre l’alliance { $side }, avec { $names }
seven-sages-do-answer-alone = Combattre sans allié, contre { $names }
seven-sages-do-answer-speak = Laisser la parole à { $who }
seven-sages-do-answer-open = S’opposer à { $name } et laisser choisir { $who }
seven-sages-do-answer-join = Rejoindre { $who }, contre { $name }
seven-sages-do-show = Montrer les cartes désignées à { $who }
seven-sages-do-play = Jouer { $card }
seven-sages-do-cast = Lancer { $spell }
seven-sages-do-cast-role = Lancer { $spell } : { $role }
seven-sages-do-cast-seat = Lancer { $spell } avec { $who }
seven-sages-do-target-owl = Prendre { $card } chez { $who }
seven-sages-do-target-card = Défausser { $card } chez { $who }
seven-sages-do-swap = { $crystal } ({ $one }) contre { $against } ({ $other })
seven-sages-do-hand_on = Transmettre { $card }
seven-sages-do-discard = Défausser { $card }
seven-sages-do-take = Prendre le { $n }
seven-sages-do-move = Déplacer le pion vers { $place }
seven-sages-do-prefer = { $place } : { $role }
seven-sages-do-wish-with = avec { $who }
seven-sages-do-wish-against = contre { $who }
seven-sages-do-plan = D’avance : { $answer }
seven-sages-do-pick = Désigner { $card }
seven-sages-do-put = Poser les cartes désignées pour { $who }
seven-sages-do-put-back = Reprendre ce qui est posé pour { $who }
seven-sages-do-play_next = Ensuite : { $card }
seven-sages-do-leave_for = Transmettre les cartes désignées à { $whom }

# Ce qui s'est passé.

seven-sages-event-prepared = Personnages en jeu : { $roles }. { $first } choisit en premier.
seven-sages-event-dealt = Vous avez en main { $cards }.
seven-sages-event-laid = Nouvelle clairière : { $tile } ({ $slot }), cristaux : { $crystals }.
seven-sages-event-finitum = La tuile finitum est posée ({ $slot }) : encore un combat, puis la fin ou un dernier tour.
seven-sages-event-became = { $name } devient { $role }.
seven-sages-event-invited = { $name } invite { $to } à une alliance.
seven-sages-event-withdrew = { $name } retire l’invitation faite à { $to }.
seven-sages-event-declined = { $name } renonce à un accord : ne l’attendez pas.
seven-sages-event-allied = { $to } et { $name } forment une alliance.
seven-sages-event-no-alliance = Aucun accord : la hiérarchie décide.
seven-sages-event-stayed = { $name } reste en dehors.
seven-sages-event-joined = { $name } entre dans l’alliance.
seven-sages-event-spoke-alone = { $name } combattra sans allié.
seven-sages-event-spoke-speak = { $name } laisse parler le deuxième.
seven-sages-event-spoke-join = { $name } rejoint le plus haut.
seven-sages-event-spoke-open = { $name } laisse choisir le troisième.
seven-sages-event-sided = { $name } se range dans l’{ $side }.
seven-sages-event-formed = Alliance I : { $one }. Alliance II : { $two }.
seven-sages-event-shown = { $name } montre { $cards } à { $to }.
seven-sages-event-given = { $name } donne { $what } à { $to }.
seven-sages-event-exchanged = L’{ $side } a fini son échange.
seven-sages-event-exchanged-again = L’{ $side } a échangé, et recommence.
seven-sages-event-began = Le combat commence par { $name }.
seven-sages-event-began-bonus = Le bonus est placé : { $lead }. À { $name } de jouer.
seven-sages-event-played = { $name } joue { $card } ({ $points }) : { $lead }.
seven-sages-event-cast = { $name } lance { $spell }.
seven-sages-event-cast-moot = { $name } lance { $spell }, sans effet.
seven-sages-event-recalled = { $name } reprend en main la carte { $card } jouée par { $owner } : { $lead }.
seven-sages-event-annulled = { $name } défausse la carte { $card } jouée par { $owner } : { $lead }.
seven-sages-event-swapped = { $name } échange le { $crystal } ({ $one }) avec le { $against } ({ $other }).
seven-sages-event-cancelled = L’{ $spell } lancé par { $name } est annulé.
seven-sages-event-traded = { $name } et { $ally } échangent leurs personnages.
seven-sages-event-doubled = { $name } prend { $role } comme second personnage.
seven-sages-event-waited = { $name } passe pour cette fois.
seven-sages-event-passed = { $name } passe.
seven-sages-event-received = { $name } transmet { $cards } à { $to }.
seven-sages-event-drew = { $name } pioche { $cards }.
seven-sages-event-learned = { $name } pioche { $spell }.
seven-sages-event-learned-one = { $name } pioche un sortilège.
seven-sages-event-reshuffled = La défausse est mélangée et devient la nouvelle pioche.
seven-sages-event-reshuffled-spells = Les sortilèges défaussés sont mélangés et deviennent la nouvelle pioche.
seven-sages-event-discarded = { $name } défausse { $cards }, faces cachées.
seven-sages-event-crushed = L’{ $side } mène de { $n } : le combat est fini.
seven-sages-event-won = L’{ $side } remporte le combat avec une avance de { $n }.
seven-sages-event-tie = Égalité : les cristaux vont à { $names }.
seven-sages-event-took = { $name } prend un cristal de valeur { $n }.
seven-sages-event-left = Hors du jeu : cristal { $crystals }.
seven-sages-event-moved = { $name } déplace le pion vers { $tile } ({ $slot }).
seven-sages-event-round = Tour { $n } : { $first } choisit un personnage en premier.
seven-sages-event-hand = { $name } a en main { $cards } ; cristaux : { $crystals }.
seven-sages-event-hand-none = { $name } n’a aucune carte en main ; cristaux : { $crystals }.
seven-sages-event-counted = { $suit }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} : un petit cristal pour { $names }.
seven-sages-event-ended = La partie est finie.

# Un tour en une phrase : ce qui suit un nom, puis ce qui se lit seul.

seven-sages-story-turn = { $name } { $did }.
seven-sages-story-became = a choisi { $role }
seven-sages-story-became-first = a choisi { $role }, au sommet de cette clairière
seven-sages-story-became-last = a choisi { $role }, au plus bas de cette clairière
seven-sages-story-invited = a invité { $to }
seven-sages-story-withdrew = a retiré son invitation à { $to }
seven-sages-story-declined = a renoncé à un accord : ne l’attendez pas
seven-sages-story-allied = a accepté l’offre faite par { $to }
seven-sages-story-stayed = a préféré rester à l’écart
seven-sages-story-joined = a complété l’alliance
seven-sages-story-spoke = a répondu : { $answer }
seven-sages-story-spoke-alone = a choisi de combattre sans allié
seven-sages-story-spoke-speak = a laissé la parole à { $to }
seven-sages-story-spoke-join = a rejoint { $to }
seven-sages-story-spoke-open = a laissé le choix à { $to }
seven-sages-story-sided = a choisi l’{ $side }
seven-sages-story-showed = a montré { $what } à { $to }
seven-sages-story-gave = a donné { $what } à { $to }
seven-sages-story-played = a joué { $card }{ $lead }
seven-sages-story-played-pair = a joué son second 1 ({ $card }) pour { $points }{ $lead }
seven-sages-story-level = {" "}et rétabli l’égalité
seven-sages-story-leads = { " " }: l’{ $side } mène de { $n }
seven-sages-story-takes = {" "}et fait passer l’{ $side } en tête, de { $n }
seven-sages-story-behind = { " " }: l’{ $side } est encore menée de { $n }
seven-sages-story-cast = a lancé { $spell }
seven-sages-story-cast-absentus = a lancé { $spell } et peut désormais passer un coup sans quitter le combat
seven-sages-story-cast-moot = a lancé { $spell } en vain
seven-sages-story-cast-potentia = a lancé { $spell } pour piocher
seven-sages-story-recalled = a repris en main la carte { $card } jouée par { $owner }{ $lead }
seven-sages-story-recalled-own = a repris en main sa carte { $card }{ $lead }
seven-sages-story-annulled = a annulé la carte { $card } jouée par { $owner }{ $lead }
seven-sages-story-annulled-own = a dû annuler { $card }, sa propre carte{ $lead }
seven-sages-story-swapped = a échangé le { $crystal } ({ $one }) contre le { $against } ({ $other })
seven-sages-story-traded = a échangé son personnage avec { $to }
seven-sages-story-doubled = a pris { $role } comme second personnage
seven-sages-story-waited = a passé pour cette fois
seven-sages-story-passed = a passé
seven-sages-story-passed-first = a passé en premier
seven-sages-story-passed-last = a passé en dernier
seven-sages-story-discarded = a défaussé { $n ->
    [one] une carte
   *[other] { $n } cartes
} en secret
seven-sages-story-took = a pris le { $n }
seven-sages-story-moved = a déplacé le pion vers { $tile } ({ $place })
seven-sages-story-moved-for = a déplacé le pion vers { $tile } ({ $place }), pour les cristaux { $crystals }
seven-sages-story-moved-finitum = a déplacé le pion sur finitum
seven-sages-story-formed = Les alliances sont formées : { $one } (I) contre { $two } (II).
seven-sages-story-formed-for = Les alliances sont formées : { $one } (I) contre { $two } (II), pour les cristaux { $crystals }.
seven-sages-story-crushed = L’{ $side } mène de { $n } : le combat s’arrête aussitôt.
seven-sages-story-won = L’{ $side } a gagné le combat de { $n } ; { $winners ->
    [one] un cristal pour
   *[other] des cristaux pour
} { $names }.
seven-sages-story-won-sums = L’{ $side } a gagné le combat { $mine } à { $other } ; { $winners ->
    [one] un cristal pour
   *[other] des cristaux pour
} { $names }.
seven-sages-story-tied = Le combat s’achève à égalité ; les cristaux vont aux plus hauts, { $names }.
seven-sages-story-tied-at = Le combat s’achève à égalité, { $n } partout ; les cristaux vont aux plus hauts, { $names }.
seven-sages-story-finitum = La tuile finitum est apparue : après encore un combat, la partie peut finir.
seven-sages-story-gain = { $name } ({ $n })
seven-sages-story-ended = La partie est finie et les mains ont été comptées.
seven-sages-story-ended-count = La partie est finie. La meilleure main de chaque personnage rapporte un petit cristal : { $gains }.

# Le plateau et la main.

seven-sages-phase-roles = personnages
seven-sages-phase-negotiate = négociation
seven-sages-phase-join = ralliement
seven-sages-phase-place = choix des alliances
seven-sages-phase-trio = alliances
seven-sages-phase-exchange = échange
seven-sages-phase-combat = combat
seven-sages-phase-gift = choix de cartes
seven-sages-phase-reward = récompenses
seven-sages-phase-over = la fin
seven-sages-board-round = tour { $n } sur { $rounds }
seven-sages-board-round-at = { $round } : { $phase }
seven-sages-board-piles = Pioche { $deck } · défausse { $discards } · sorts { $spells }, joués { $used } · clairières { $tiles }
seven-sages-board-goal = Le plus fort total gagne
seven-sages-board-won = gagne
seven-sages-board-won-at = gagne à +{ $n }
seven-sages-board-pile = pioche
seven-sages-board-discards = défausse
seven-sages-board-cards = { $n ->
    [one] carte
   *[other] cartes
}
seven-sages-board-spells = { $n ->
    [one] sort
   *[other] sorts
}
seven-sages-board-most = plus de cristaux
seven-sages-board-most-of = le plus
seven-sages-board-rank = rang : { $role }
seven-sages-board-bonus = bonus
seven-sages-board-crystals = { $n ->
    [one] cristal
   *[other] cristaux
}
seven-sages-board-no-tile = pas de clairière
seven-sages-board-count = La plus haute somme d’un personnage, ou de hiboux, dans une main vaut un petit cristal
seven-sages-board-finitum = Amener le pion ici termine la partie.
seven-sages-board-stake = Le combat a lieu ici : { $place }, pour les cristaux { $crystals }.
seven-sages-can-roles = À faire : choisir un personnage libre.
seven-sages-can-negotiate = À faire : inviter un allié, accepter, ou renoncer à un accord.
seven-sages-can-join = À faire : entrer dans l’alliance I, ou rester en dehors.
seven-sages-can-side = À faire : choisir une alliance.
seven-sages-can-exchange = À faire : poser des cartes pour un allié, puis se dire prêt.
seven-sages-can-combat = À faire : jouer une carte, lancer un sortilège, ou passer.
seven-sages-can-target = À faire : choisir ce que prend { $spell }.
seven-sages-can-swap = À faire : choisir les deux cristaux à échanger.
seven-sages-can-gift = À faire : choisir trois cartes à transmettre.
seven-sages-can-discard = À faire : défausser trois cartes.
seven-sages-can-forced = À faire : passer, le combat est fini.
seven-sages-can-take = À faire : prendre un cristal.
seven-sages-can-move = À faire : déplacer le pion vers la prochaine clairière.
seven-sages-hand-crystals = Vos cristaux
seven-sages-hand-none = aucun pour l’instant
seven-sages-hand-worth = valeur
seven-sages-hand-orders = Vos secrets
seven-sages-hand-no-orders = Aucune consigne.
seven-sages-secret-picks = désignées
seven-sages-secret-for = déposer pour
seven-sages-secret-with = s’allier à
seven-sages-secret-against = combattre
seven-sages-secret-prefer = { $place } : prendre
seven-sages-secret-holds = tient
seven-sages-secret-ready = prêt aussitôt
seven-sages-secret-gift = donner les moindres
seven-sages-secret-highest = prendre le plus haut
seven-sages-secret-pass = passer au prochain coup
seven-sages-secret-stuck = passer sans carte
seven-sages-secret-lead = passer à { $n } d’avance
seven-sages-secret-next = jouer ensuite
seven-sages-secret-to = transmettre à
seven-sages-secret-gift-now = transmettre ici
seven-sages-secret-invited = vous invitez
seven-sages-secret-invites-you = vous invite
seven-sages-hand-can = { $role } : vous pouvez jouer { $cards }.
seven-sages-hand-leads = { $role } : sous chaque carte jouable, l’avance de votre alliance après elle.
seven-sages-hand-later = { $role } : au combat, vous pourrez jouer { $cards }.
seven-sages-hand-can-none = { $role } : vous n’avez rien à jouer.
seven-sages-hand-empty = Votre main est vide.

# Le panneau.

seven-sages-line-roles = Choisissez votre personnage de ce tour. Vous le gardez jusqu’au prochain.
seven-sages-line-negotiate = Invitez en secret qui vous voulez. Deux qui s’accordent sont une alliance. « Renoncer à un accord » : ne m’attendez pas.
seven-sages-line-declined = Vous avez renoncé à un accord : personne ne vous attend. Jusqu’à la fermeture, vous pouvez encore inviter et accepter.
seven-sages-line-join = { $names } forment l’alliance I. Entrer, ou rester en dehors ? Personne ne voit votre réponse avant son tour.
seven-sages-line-place = Aucun accord n’a été trouvé. Dans quelle alliance vous rangez-vous ?
seven-sages-line-trio = Dans quelle alliance vous rangez-vous ?
seven-sages-line-exchange = Désignez des cartes, posez-les pour un allié, puis dites que vous êtes prêt. Tout change de mains d’un coup.
seven-sages-line-ready = Vous êtes prêt ; les autres ne le sont pas encore.
seven-sages-line-combat = Jouez une carte, lancez un sortilège, ou passez. { $lead }.
seven-sages-line-target = Choisissez ce que prend { $spell }.
seven-sages-line-swap = Choisissez les deux cristaux qui changent de place.
seven-sages-line-gift = Choisissez trois cartes à transmettre au prochain qui passe : encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à choisir.
seven-sages-line-discard = Vous passez en dernier. Choisissez trois cartes à défausser : encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à choisir.
seven-sages-line-forced = Le combat est fini : passez.
seven-sages-line-take = Prenez un des cristaux de la clairière.
seven-sages-line-move = Déplacez le pion : le prochain combat aura lieu là, et vous choisirez votre personnage en premier.
seven-sages-line-wait = On attend { $names }. Vous pouvez donner des consignes entre-temps.
seven-sages-line-over = La partie est finie.
seven-sages-line-invites-you = { $name } vous invite.
seven-sages-line-picks = Cartes désignées : { $cards }.
seven-sages-line-orders = Personne d’autre ne voit vos consignes, ni que vous en avez donné.
seven-sages-panel-pick = Désigner des cartes
seven-sages-panel-pick-left = { $n } en main
seven-sages-panel-lead = { $how ->
    [ahead] votre alliance mènerait de { $n }
    [behind] votre alliance serait menée de { $n }
   *[level] ce serait l’égalité
}
seven-sages-panel-partner = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
seven-sages-panel-rank = rang { $n } sur { $of }
seven-sages-panel-take = Prendre le { $n } : vous auriez { $sum }
seven-sages-panel-move = Pion vers { $place }, pour { $crystals }
seven-sages-panel-move-finitum = Pion sur finitum : la partie finit
seven-sages-panel-discard = Défausser des cartes
seven-sages-panel-pass-first = Passer pour de bon : piocher { $n }
seven-sages-panel-pass = Passer pour de bon : { $name } vous en transmet trois, piocher { $n }

# Une position en mots.

seven-sages-text-head = Les Sept Sages, tour { $n } : { $phase }.
seven-sages-text-waiting = On attend { $names }.
seven-sages-text-result = { $told } : { $scores }.
seven-sages-text-score = { $name } { $n }
seven-sages-text-lead = Combat : { $lead }.
seven-sages-text-sum = { $side } : { $n } par les cartes
seven-sages-text-sum-bonus = { $side } : { $n } par les cartes et { $bonus } de bonus
seven-sages-text-changed = En dernier : { $story }
seven-sages-text-pawn = Le pion est sur { $place }, cristaux : { $crystals }.
seven-sages-text-clearing = { $place }, cristaux : { $crystals }.
seven-sages-text-ladder = Du plus haut : { $roles }.
seven-sages-text-player = { $name } : { $facts }.
seven-sages-text-plays = joue { $role }
seven-sages-text-second = et { $role }
seven-sages-text-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
seven-sages-text-spells = { $n ->
    [one] { $n } sortilège
   *[other] { $n } sortilèges
}
seven-sages-text-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
seven-sages-text-laid = { $name } a joué { $cards }
seven-sages-text-laid-none = { $name } n’a joué aucune carte
seven-sages-text-piles = Pioche { $deck }, défausse { $discards } ; sortilèges { $spells }, joués { $used } ; clairières restantes { $tiles }.
seven-sages-text-hand = Votre main : { $cards }. Vos cristaux : { $crystals }.
seven-sages-note-picks = Cartes désignées : { $cards }
seven-sages-note-offer = Posé pour { $name } : { $cards }
seven-sages-note-prefer = { $place } : { $roles }
seven-sages-note-wishes = Vous souhaitez être { $wishes }
seven-sages-note-plan = Vous répondrez : { $answer }
seven-sages-note-standing = { $what }
seven-sages-note-playing = À jouer ensuite : { $card }
seven-sages-note-leave = À transmettre à { $whom } : { $cards }
seven-sages-note-gift = À transmettre : { $cards }
seven-sages-note-known = { $name } a en main { $cards }
seven-sages-note-invited = Vous invitez { $name }
seven-sages-note-invites-you = { $name } vous invite

# La fin.

seven-sages-reason-finitum = Le pion est arrivé sur finitum.
seven-sages-reason-last_round = La dernière clairière a eu son combat.
seven-sages-score-large = Grands cristaux
seven-sages-score-small = Petits cristaux
seven-sages-score-total = Somme
seven-sages-score-highest = Plus haut cristal

# Pourquoi quelque chose n'est pas possible.

seven-sages-why-over = La partie est finie.
seven-sages-why-turn = Ce n’est pas à vous de jouer ou de choisir une alliance.
seven-sages-why-roles-first = D’abord, chacun choisit un personnage.
seven-sages-why-role-turn = C’est à un autre joueur de choisir un personnage.
seven-sages-why-roles-over = Les personnages de ce tour sont choisis.
seven-sages-why-role-taken = { $role } : ce personnage est pris à ce tour.
seven-sages-why-role-box = { $role } : ce personnage n’est pas en jeu dans cette partie.
seven-sages-why-talk-over = Les alliances se font avant le combat ; ce moment est passé.
seven-sages-why-three = À trois, personne n’invite : chacun parle à son tour, dans l’ordre hiérarchique.
seven-sages-why-agreed = La négociation est finie.
seven-sages-why-self = Choisissez un autre joueur que vous-même.
seven-sages-why-nobody = Ce joueur n’existe pas.
seven-sages-why-invited-you = { $seat } vous a invité : acceptez plutôt.
seven-sages-why-invited = Vous avez déjà invité { $seat }.
seven-sages-why-withdrawn = Vous avez retiré l’invitation faite à { $seat } ; elle ne se répète pas à ce tour.
seven-sages-why-not-invited = Vous n’avez pas d’invitation ouverte pour { $seat }.
seven-sages-why-no-invitation = { $seat } ne vous a pas invité, ou plus maintenant.
seven-sages-why-answered = Vous avez déjà répondu.
seven-sages-why-answer-wrong = Dans la négociation, la seule réponse est « Renoncer à un accord : ne m’attendez pas ».
seven-sages-why-join-answers = Entrez dans l’alliance, ou restez en dehors.
seven-sages-why-in-alliance = Vous êtes déjà dans l’alliance.
seven-sages-why-place-answers = Dites dans quelle alliance vous vous rangez : I ou II.
seven-sages-why-three-answers = Cette réponse n’est pas la vôtre : le plus haut reste seul ou laisse parler le deuxième, le deuxième le rejoint, reste seul ou laisse choisir, le troisième choisit une alliance.
seven-sages-why-no-exchange = Les cartes s’échangent entre la formation des alliances et le combat.
seven-sages-why-ready = Vous êtes déjà prêt, ou vous n’avez personne avec qui échanger.
seven-sages-why-nothing-down = Vous n’avez rien posé : dites seulement que vous êtes prêt.
seven-sages-why-show-when = Les cartes se montrent entre le choix des personnages et le combat.
seven-sages-why-show-self = Vous connaissez vos cartes : nommez un autre joueur.
seven-sages-why-show-pick = Désignez d’abord les cartes que vous voulez montrer.
seven-sages-why-no-combat = Il n’y a pas de combat maintenant.
seven-sages-why-out = Vous avez passé, et ne revenez pas dans ce combat.
seven-sages-why-gift-first = Choisissez d’abord les trois cartes.
seven-sages-why-crushed = Une avance de 25 a mis fin au combat : il ne reste qu’à passer.
seven-sages-why-target-first = Choisissez d’abord ce que fait { $spell }.
seven-sages-why-no-card = La carte { $suit } { $value } n’existe pas.
seven-sages-why-not-held = Vous n’avez pas { $suit } { $value } en main.
seven-sages-why-other-role = { $suit } : ce n’est pas votre personnage maintenant. Jouez des cartes du vôtre, ou des hiboux.
seven-sages-why-spells-cast = Un sortilège se lance, il ne se joue pas.
seven-sages-why-one-spell = Un sortilège par combat ; vous avez lancé le vôtre.
seven-sages-why-spell-held = Vous n’avez pas { $spell } en main.
seven-sages-why-aim-ally = Nommez un de vos alliés ; sans personne à vos côtés, rien.
seven-sages-why-aim-role = Nommez un des personnages restés face visible.
seven-sages-why-aim-none = { $spell } ne vise rien de précis.
seven-sages-why-no-target = Aucun de vos sortilèges n’attend une carte.
seven-sages-why-target-table = { $seat } n’a pas { $suit } { $value } sur la table.
seven-sages-why-target-owl = Volensia ne prend que des hiboux.
seven-sages-why-target-power = Anulensa annule des cartes pouvoir et des hiboux, pas des sortilèges.
seven-sages-why-no-swap = Vous ne venez pas de lancer Moventi.
seven-sages-why-swap-crystals = Nommez un cristal d’une clairière et un cristal d’une autre, dans l’ordre bas, gauche, droite.
seven-sages-why-absentus = Seul un joueur dont l’Absentus est en vigueur peut passer pour cette fois.
seven-sages-why-absentus-last = Tous les autres ont passé : jouez, ou passez pour de bon.
seven-sages-why-no-gift = Vous n’avez pas de cartes à choisir maintenant.
seven-sages-why-gift-card = Vous n’avez pas d’autre { $suit } { $value } en main, ou ce n’est pas une carte pouvoir.
seven-sages-why-gift-begun = Vous avez commencé à choisir : continuez carte par carte.
seven-sages-why-gift-filed = Vous n’avez pas prévu pour tous trois cartes que vous avez encore en main.
seven-sages-why-no-crystal = Vous n’avez pas de cristal à prendre maintenant.
seven-sages-why-crystal-value = Il n’y a pas de { $crystal } sur la clairière.
seven-sages-why-no-pawn = Ce n’est pas à vous de déplacer le pion maintenant.
seven-sages-why-crystals-first = D’abord, les cristaux sont pris.
seven-sages-why-pawn-stay = Le pion doit aller sur une autre clairière.
seven-sages-why-pawn-empty = Il n’y a plus de clairière là : { $slot }.
seven-sages-why-prefer-slot = On n’y choisira pas de personnage : { $slot }.
seven-sages-why-prefer-role = { $role } : ce personnage est déjà sur votre liste, ou pris.
seven-sages-why-wish-when = Les souhaits se laissent entre le dernier choix d’un personnage et l’échange.
seven-sages-why-wish-three = À trois joueurs il n’y a pas de souhaits : répondez plutôt d’avance.
seven-sages-why-wish-side = Vous êtes déjà dans une alliance : il n’y a plus rien à souhaiter.
seven-sages-why-wish-who = Ce souhait est déjà déposé, ou vous concerne vous-même.
seven-sages-why-plan-when = On ne répond d’avance qu’à trois joueurs, avant d’avoir parlé.
seven-sages-why-plan-what = C’est déjà prévu, ou ce n’est pas votre réponse à donner.
seven-sages-why-pick-when = Les cartes se désignent pendant que les alliances se forment, et dans le combat.
seven-sages-why-pick-spell = Dans le combat, seules des cartes pouvoir se transmettent.
seven-sages-why-pick-passed = Vous avez passé, et ce que vous transmettez est fixé.
seven-sages-why-pick-card = Vous n’avez pas d’autre { $suit } { $value } en main à désigner.
seven-sages-why-pick-three = Trois cartes sont déjà désignées.
seven-sages-why-put-when = Les cartes se posent jusqu’à ce que vous soyez prêt.
seven-sages-why-put-who = { $seat } ne peut pas être votre allié.
seven-sages-why-put-pick = Désignez d’abord les cartes que vous voulez poser.
seven-sages-why-standing-ready = La consigne d’être prêt aussitôt se donne pendant les alliances, tant que vous ne l’êtes pas.
seven-sages-why-standing-pass = Les consignes de passer se donnent dans le combat, tant que vous n’avez pas passé.
seven-sages-why-standing-same = Cette consigne est déjà donnée.
seven-sages-why-next-when = Une carte ne se joue par consigne que dans un combat que vous n’avez pas quitté.
seven-sages-why-next-same = { $suit } { $value } est déjà la carte que vous jouez ensuite.
seven-sages-why-leave-when = Les cartes se transmettent dans un combat.
seven-sages-why-leave-pick = Désignez d’abord trois cartes pouvoir.
seven-sages-why-leave-who = Ce joueur a déjà passé, ou vous avez déjà transmis vos cartes.
seven-sages-why-cancel-none = Vous n’avez pas de consigne de cette sorte.

# Personnages, hiboux et sortilèges que l’on peut chercher.

seven-sages-entry-role = Un personnage avec huit cartes pouvoir : 1, 1, 2, 3, 4, 5, 6 et 7. Qui l’a choisi peut les jouer au combat. Il n’a pas de capacité propre ; son rang dépend de la clairière.
seven-sages-entry-owl = Une carte de valeur 3, 4 ou 5 que chacun peut jouer, quel que soit son personnage.
seven-sages-entry-spell = Un sortilège : { $effect }.

# Le glossaire : un terme, ce qu’il veut dire, comment on l’appelle, et ses clauses.

seven-sages-glossary-goal = but
    .means = la plus haute somme de cristaux
    .also = comment gagner, victoire, objectif, but du jeu
    .clauses = 1.1 6.10
seven-sages-glossary-role = personnage
    .means = le sage que vous êtes pendant un tour ; ses cartes sont celles que vous pouvez jouer
    .also = rôle, classe, choisir un sage
    .clauses = 2.1 1.2
seven-sages-glossary-power-card = carte pouvoir
    .means = une carte d’un personnage ou un hibou, d’une valeur de 1 à 7
    .also = carte normale, carte chiffre, que jouer
    .clauses = 4.3 1.2
seven-sages-glossary-spell = sortilège
    .means = une carte à effet ; un par combat
    .also = sort, sorts, magie, lancer, carte spéciale
    .clauses = 4.5 5.1
seven-sages-glossary-owl = hibou
    .means = une carte pouvoir que chacun peut jouer, quel que soit son personnage
    .also = oiseau, joker, chouette
    .clauses = 4.3
seven-sages-glossary-clearing = clairière
    .means = le lieu d’un combat ; elle classe les personnages et porte les cristaux
    .also = lieu, endroit, ordre des personnages, le plus haut, le plus bas
    .clauses = 1.4
seven-sages-glossary-crystal = cristal
    .means = ce pour quoi on combat, d’une valeur de 2 à 7
    .also = points, récompense, prix, gemme
    .clauses = 6.1 1.2
seven-sages-glossary-small-crystal = petit cristal
    .means = un point à la fin pour la plus haute somme d’un personnage, ou de hiboux, en main
    .also = bonus de fin, cartes restant en main
    .clauses = 6.9
seven-sages-glossary-alliance = alliance
    .means = ceux qui mènent un combat ensemble, contre l’autre alliance
    .also = camp, équipe, pacte, accord, amis
    .clauses = 3.1 3.2
seven-sages-glossary-invite = invitation
    .means = la proposition de se ranger avec quelqu’un ; vous deux seuls la connaissez
    .also = inviter, offre, proposition, annuler, reprendre
    .clauses = 3.2 3.3
seven-sages-glossary-lonely = joueur solitaire
    .means = à trois joueurs, celui qui est contre les deux autres
    .also = seul, isolé
    .clauses = 3.1 3.9
seven-sages-glossary-exchange = échange
    .means = des cartes données aux alliés avant le combat
    .also = donner des cartes, échanger des cartes, cadeau
    .clauses = 3.11 3.13
seven-sages-glossary-marker = marqueur
    .means = montre quelle alliance mène, et de combien ; 25 termine le combat
    .also = score, piste, avance, différence
    .clauses = 4.3 4.12
seven-sages-glossary-pass = passer
    .means = quitter le combat ; apporte de nouvelles cartes
    .also = renoncer, arrêter, sortir, revenir
    .clauses = 4.7 4.8 4.9
seven-sages-glossary-pawn = pion
    .means = se trouve sur la clairière du combat ; le joueur le plus bas le déplace
    .also = figurine, lieu suivant
    .clauses = 6.6 1.4
seven-sages-glossary-finitum = finitum
    .means = la tuile avec laquelle la partie finit
    .also = fin de la partie, fini, dernier tour
    .clauses = 6.8
seven-sages-glossary-order = consigne
    .means = ce que vous dites d’avance, pour que personne ne vous attende
    .also = ordre, absent, automatique, à l’avance
    .clauses = 7.1 7.5

# Comment on demande une clause, avec des mots qu’elle n’a pas.

seven-sages-asked =
    1.1: comment gagner, but, histoire, de quoi s’agit-il
    1.2: quelles cartes existe-t-il, combien de cartes, personnages, cristaux, il y a combien de cristaux, combien de sortilèges
    1.3: combien de personnages à trois, quatre ou cinq joueurs
    1.4: clairières, ordre des personnages, qui est le plus haut, classement, mise en place, que veut dire le plus haut, rang bas
    1.5: main de départ, combien de cartes au début, taille de la main, mains cachées, maximum de cartes, combien de cartes ai-je
    2.1: choisir un personnage, qui choisit en premier, prendre un sage, qui commence, changer de personnage, quel personnage est le meilleur, même personnage que quelqu’un
    3.1: combien dans une alliance, qui est seul, promesses, combien d’équipes, qui est de mon côté
    3.2: faire une alliance, inviter, négocier, demander à quelqu’un, proposer, comment trouver un partenaire, demander un allié
    3.3: reprendre une invitation, retirer, annuler
    3.4: pas d’accord, refuser tout le monde, décliner une invitation, dire non
    3.5: que font les deux autres, l’autre équipe, qui est contre moi
    3.6: cinq joueurs, entrer dans l’alliance des deux, un troisième dans notre équipe, rejoindre une équipe
    3.8: personne ne s’accorde, pas d’alliance, personne ne veut de moi
    3.9: trois joueurs, rester seul
    3.11: donner des cartes à un allié, échanger entre alliés
    3.12: montrer des cartes aux autres, laisser voir
    3.13: donner des cartes, combien de cartes peut-on donner, recevoir quelque chose pour un cadeau, trahir
    3.14: prêt, quand a lieu l’échange, que voient les autres, que se passe-t-il quand je suis prêt
    3.15: combien de temps durent les fenêtres
    4.1: qui commence le combat, qui joue en premier, sens du jeu, bonus du joueur solitaire, bonus du solitaire, bonus quand on combat seul, avance de départ
    4.2: que fait-on à son tour, que faire dans un combat, comment se passe un combat, comment marche un combat
    4.3: quelles cartes puis-je jouer, comment avance le marqueur, jouer un hibou, valeur d’une carte
    4.4: deux 1, jouer les deux 1, valeur du second 1
    4.5: combien de sorts peut-on lancer, sorts par combat, deux sorts dans un combat, magie
    4.6: rien à jouer, pas de carte à jouer, obligé de passer, je ne peux pas jouer, plus de cartes au combat
    4.7: revenir après avoir passé, retour au combat
    4.8: que reçoit-on en passant, piocher des cartes, avoir de nouvelles cartes, avoir plus de cartes, nouvelles cartes, quand est-ce que je pioche, remplir ma main
    4.9: cartes transmises, quelles cartes donner au suivant, donner en passant, est-ce que je perds des cartes en passant, quelles cartes dois-je donner quand je passe
    4.10: dernier à passer
    4.11: pioche vide, plus de cartes, remélanger, plus de cartes dans la pioche
    4.12: avance de 25, gagner tout de suite, loin devant, fin du combat, gagner un combat plus tôt
    4.13: se souvenir des cartes vues
    5.1: comment marchent les sorts, un sort doit-il agir, que font les sorts, combien de temps dure un sort
    5.3: reprendre un hibou, enlever un hibou
    5.4: enlever une carte à un adversaire, détruire une carte
    5.5: attendre un tour, sauter un tour, pause
    5.6: changer de personnage avec un allié, échanger les personnages
    5.7: deux personnages à la fois, second personnage
    5.8: piocher trois cartes, plus de cartes par un sort
    6.1: que reçoivent les gagnants, récompense du vainqueur, prendre un cristal, cristaux secrets, choisir mon cristal, quel cristal prendre, voir les cristaux des autres
    6.2: cristaux qui restent
    6.3: que reçoivent les perdants, récompense en cas de défaite, piocher un sortilège, avoir un nouveau sort, comment avoir des sorts, quand piocher un sort
    6.4: égalité au combat, personne ne mène, marqueur au milieu, nul
    6.5: choisir un cristal
    6.6: qui déplace le pion, clairière suivante, où a lieu le combat suivant
    6.7: fin d’un tour, rangement, que deviennent les cartes jouées, cartes après le combat, garder les cartes jouées
    6.8: quand finit la partie, dernier tour, finitum, fini, combien de tours, durée de la partie
    6.9: cartes en main à la fin, petits cristaux, bonus, les cartes valent-elles quelque chose à la fin
    6.10: égalité à la fin, départager, qui gagne à cristaux égaux, départage
    7.1: consignes d’avance, ordres d’avance, jeu automatique, quand je suis absent
    7.2: consigne pour les personnages, ordre pour les personnages
    7.3: souhaits d’alliés
    7.5: passer automatiquement, transmettre automatiquement
    8.1: temps écoulé, trop lent, trop tard, retard, ne jamais répondre, ne pas répondre à temps, pas de réponse, absent
    8.2: valeur d’une carte pour l’ordinateur
    8.3: partir, abandonner, quitter la partie, remplacé par un ordinateur

# Ce qui est comparé là où les choix sont expliqués.

seven-sages-tally = avance dans le combat
