## Le cours de Magnate : pour chaque leçon son titre, et ce qu’elle dit.

magnate-lesson-goal = À qui le trône
    .text = Le Grand-Duc se meurt. Celui qui mène alors dans le plus de ses cinq provinces lui succède. On mène là où les rangs de ses cartes font une somme plus forte : dans deux provinces pour le moment. À la Moisson ① vous n’avez rien contre 4, chez le Gardien du phare ② rien contre 7. Vous avez en main la Forêt ③ de rang 5 et la Caverne de rang 7.
    .task = Bâtissez une carte afin de mener dans une troisième province.
    .why = 5 l’emporte sur 4, et l’écart ne compte pas : un seul point gagne une province, une égalité ne la donne à personne. Trois sur cinq suffisent toujours.
    .ask = Qui gagne ?
    .right = Qui mène dans le plus de provinces
    .false-1 = Qui a la plus forte somme de rangs
    .false-2 = Qui a le plus de jetons
    .missed = Vous ne menez pas encore dans une troisième province. Cherchez-en une où l’une de vos cartes bat la somme adverse.
    .wrong-build-cave-light-keeper = 7 contre 7, c’est une égalité, et une égalité ne donne la province à personne.
    .wrong-deed = Un titre n’est qu’une promesse. Tant qu’il n’est pas achevé, il ne compte pour rien dans sa province.

magnate-lesson-build = Les couleurs lient, les couleurs paient
    .text = Une carte se pose là où elle partage une couleur avec la dernière carte de votre colonne, ou, si elle est vide, avec le Pion de la province ; l’Excuse accepte toute carte. Pour la bâtir, on paie son rang en jetons de ses couleurs, au moins un de chacune. Le Château ① (7, Soleils et Nœuds) ne va que sur la Découverte ②, qui a aussi les Soleils.
    .task = Bâtissez le Château, et payez de sorte qu’il vous reste deux Soleils.
    .why = 3 Soleils et 4 Nœuds font 7. C’est vous qui répartissez le prix, et ce qui vous reste décide de la suite.
    .missed = Le Château n’est pas encore debout, ou il vous reste moins de deux Soleils.
    .wrong-deed = C’était le titre, une promesse pour plus tard. Vous pouvez payer le Château entier tout de suite.
    .wrong-sell = La carte du tour est jouée : on en joue exactement une, et vous l’avez vendue.
    .wrong-pay = Le Château est debout, mais il vous reste moins de deux Soleils.

magnate-lesson-deed = Un titre est une promesse
    .text = Trop cher à bâtir ? Le titre d’une carte ne coûte qu’un jeton de chacune de ses couleurs. Il tient la place et rapporte déjà un peu ; plus tard, jeton après jeton, on l’amène à son rang. Le Marchand ① coûte 9. À la Moisson ②, dont le Pion a les Feuilles, c’est l’autre qui mène.
    .task = Avec une Feuille et un Nœud, posez le Marchand comme titre.
    .why = Deux jetons gardent la place d’une carte de rang 9. Elle ne compte pas encore, et tant qu’elle n’est pas achevée vous ne pouvez rien poser d’autre dans cette province.
    .ask = Que vaut un titre dans sa province ?
    .right = Rien, tant qu’il n’est pas complet
    .false-1 = Le rang de sa carte
    .false-2 = Les jetons qui y sont posés
    .missed = Le titre sur le Marchand n’est pas posé.
    .wrong-sell = La carte du tour est jouée : vendue, et non posée.

magnate-lesson-develop = Tenir sa promesse
    .text = À votre tour, posez des jetons sur un titre, de ses couleurs dans n’importe quel mélange, aussi souvent que vous voulez, avant et après la carte jouée. Sur le Marchand ① il y en a 6 ; il est de rang 9. Ce qu’a coûté le titre lui-même n’en fait pas partie.
    .task = Achevez le Marchand ce tour-ci.
    .why = Avec autant de jetons que son rang, la carte est bâtie aussitôt : 9 contre 5. Les jetons vont à la banque.
    .missed = Il manque encore des jetons au Marchand.
    .wrong-end = Votre tour est fini, et le Marchand ne compte toujours pas.

magnate-lesson-sell = Une carte, à chaque tour
    .text = À chaque tour on joue exactement une carte : on la bâtit, on achète son titre, ou on la vend. Vendre est toujours possible et rapporte un jeton de chacune de ses couleurs, deux pour un As. Au Pénitent ① (6, Soleils et Guivres) il manque deux jetons, et vous n’avez qu’un Soleil.
    .task = Vendez une carte qui vous permette d’achever le Pénitent, et achevez-le.
    .why = Le Sauvage a rapporté la Guivre qui manquait. Une carte qui ne va nulle part n’est pas perdue : elle vaut deux jetons.
    .missed = Il manque encore des jetons au Pénitent.
    .wrong-sell-market = Le Marché a rapporté une Feuille et un Nœud. Le Pénitent ne prend que des Soleils et des Guivres.
    .wrong-sell-sailor = Le Marin a rapporté une Vague et une Feuille. Le Pénitent ne prend que des Soleils et des Guivres.

magnate-lesson-dice = Ce que paient les dés
    .text = Chaque tour commence par deux dés ① ; le plus haut paie les deux joueurs. Chaque carte bâtie de ce rang paie un jeton de chacune de ses couleurs, un 10 un jeton par Couronne (sous vos jetons), deux 1 paient les As. Un titre ne paie qu’un jeton, et à votre lancer vous en choisissez la couleur. Votre Château ② est de rang 7 : Soleil ou Nœud ?
    .task = Prenez le jeton avec lequel vous pouvez bâtir le Peintre (3, Soleils et Nœuds), et bâtissez-le.
    .why = Regardez votre main avant de choisir. Au lancer de l’autre, un titre vous paie aussi, de la couleur dont vous avez le moins, sauf préférence. Et des cartes de rangs variés sont payées plus souvent.
    .missed = Le Peintre n’est pas encore debout : 3 jetons, au moins un de chaque couleur.
    .wrong-collect-light-keeper-knots = Vous avez maintenant quatre Nœuds et aucun Soleil : le Peintre veut un jeton de chaque couleur.
    .wrong-sell = La carte du tour est jouée : vendue, et non bâtie.
    .wrong-deed = C’est un titre. Avec le bon jeton, vous pouvez bâtir le Peintre tout entier.

magnate-lesson-preference = Ce qu’on ne vous demande pas
    .text = Au lancer de l’autre, vos titres vous paient aussi, sans qu’on vous demande : sans préférence, la couleur dont vous avez le moins. Sous Consignes, vous dites d’avance laquelle ce sera, et nul autre ne le voit. Le titre de votre Château ① paie un Soleil ou un Nœud. Dans votre main est la Trahison (8, Guivres et Nœuds).
    .task = Sous Consignes, réglez votre préférence pour le Château sur ce qu’il faut à la Trahison.
    .why = Vous n’avez pas de Soleil : sans préférence, le Château en aurait payé un. Elle vaut jusqu’à ce que vous la changiez ou que la carte soit complète ; revoyez-la quand votre main a changé.
    .missed = Vous n’avez pas dit ce que le Château doit payer au lancer de l’autre.
    .wrong-prefer-light-keeper-suns = La Trahison prend des Guivres et des Nœuds. Un Soleil n’aide pas à la payer.
    .wrong-end = C’est l’autre qui lance à présent, et on ne vous demande rien : sans préférence, un titre paie la couleur dont vous avez le moins de jetons.

magnate-lesson-tax = L’impôt du Duc
    .text = Si un dé montre un 1, un troisième dé nomme une couleur, et les deux joueurs en perdent tous leurs jetons sauf un. Quatre Soleils ① sont en danger au début de chaque tour, du vôtre comme de celui de l’autre. Les jetons posés sur un titre sont à l’abri : il en manque trois au Château ②.
    .task = Avant la fin de votre tour, faites en sorte de n’avoir plus d’un jeton d’aucune couleur.
    .why = Ce qui est bâti, ce qui est posé sur un titre, personne ne l’impose. Les jetons sont faits pour être dépensés.
    .ask = Vous avez quatre Soleils, et deux autres sur un titre. L’impôt nomme les Soleils. Que perdez-vous ?
    .right = Trois : un reste, et ceux du titre sont à l’abri
    .false-1 = Un Soleil
    .false-2 = Tous, ceux du titre aussi
    .missed = Vous avez encore plus d’un jeton d’une couleur.
    .wrong-end = Voyez ce que les dés ont fait de vos Soleils.
    .wrong-trade = Trois contre un, cela vous en laisse deux de cette couleur, et le Château n’a rien eu.

magnate-lesson-trade = Trois contre un
    .text = À votre tour, la banque vous donne un jeton contre trois d’une autre couleur, aussi souvent que vous voulez. C’est cher, mais c’est ainsi qu’on obtient la couleur sans laquelle rien ne va. Pour le Moulin ① (8, Vagues et Feuilles) vous avez sept Vagues et pas de Feuille. Voyez vos jetons ②.
    .task = Bâtissez le Moulin ce tour-ci.
    .why = Les Nœuds ne servaient à rien dans cette main, et une seule Feuille a valu une carte de rang 8.
    .missed = Le Moulin n’est pas encore debout : il coûte 8 jetons, au moins un de chacune de ses couleurs.
    .wrong-trade-waves = Ces trois Vagues manquent à présent : il en reste quatre pour les 8 jetons que coûte le Moulin.
    .wrong-sell = La carte du tour est jouée : vendue, et non bâtie.

magnate-lesson-ace = Ce que vaut un As
    .text = Un As coûte 3 jetons de sa couleur, et compte un point pour chaque carte bâtie de sa couleur dans votre colonne, lui compris. L’As de Guivres ① va chez le Guetteur ②, où vous avez une carte de Guivres, et à la Frontière ③, où vous en avez deux.
    .task = Posez l’As afin de mener dans une troisième province.
    .why = Avec le Sauvage et la Caverne il vaut 3 : 13 à 12. Au début un As vaut 1 ; sur une longue colonne d’une couleur, il fait basculer une province.
    .missed = Vous ne menez pas encore dans une troisième province. Comptez ce que vaut l’As dans chaque colonne.
    .wrong-build-ace-of-wyrms-watchman = Il y vaut 2, avec le Soldat : 7 contre 10.
    .wrong-build-ace-of-wyrms-excuse = Seul, il vaut 1, et 1 ne bat pas 3.
    .wrong-deed = Un titre ne compte pas tant qu’il n’est pas achevé.
    .wrong-sell = La carte est vendue, et aucune somme n’a changé.

magnate-lesson-last = La dernière carte
    .text = Quand la pioche est vide, la défausse en forme une nouvelle. Quand celle-ci est vide aussi, chacun joue un dernier tour, sans piocher. Ensuite les titres inachevés sont défaussés avec tout ce qu’ils portent. Voici votre dernier tour. Sur la Forêt ① il y a 3 jetons sur 5.
    .task = Gagnez la partie : faites ce qui compte, et finissez votre tour.
    .why = 5 à 4 à la Moisson, trois provinces à deux. À égalité de provinces, c’est la somme de tous les rangs qui décide, puis les jetons qui restent.
    .missed = Vous n’avez pas gagné. Quelle province peut encore basculer avec ce que vous avez ?
    .wrong-deed = Un titre inachevé à la fin est jeté, avec tous les jetons qu’il porte.
    .wrong-end = Le Duc est mort, et vous ne menez pas dans plus de provinces que l’autre.

magnate-lesson-end = Les derniers jours du Duc
    .text = Une partie à partir de son milieu. La pioche a déjà fait un tour ; une fois ses huit cartes piochées, il vous reste un tour à chacun.
    .task = Jouez jusqu’à la fin contre l’ordinateur, et menez dans plus de provinces que lui.
    .why = Vous connaissez Magnate. Une partie entière n’est rien de plus, à partir d’un duché vide.
    .note-1 = Comptez les provinces, pas les points. Cherchez-en une où une seule carte prend la tête, et laissez celle qui est perdue de dix.
    .note-2 = Avant de payer, regardez ce qui reste : un prix bien réparti vous laisse les couleurs de la prochaine carte de votre main.
    .note-3 = Un titre ouvert vous ferme sa province. Menez-le à son terme, ou n’en commencez pas.
    .note-4 = Trop de jetons d’une couleur sont en danger : un 1 aux dés n’en laisse qu’un. Échangez-en trois, ou posez-les sur un titre.
    .note-5 = C’est la fin : ce qui n’est pas achevé est perdu, une carte en main ne vaut rien. Jouez ce qui compte tout de suite.

magnate-page =
    .goal = Mener dans plus de provinces que l’autre, sur cinq, à la mort du Duc. On mène là où ses cartes bâties ont la plus forte somme de rangs.
    .turn = Les dés paient les deux joueurs. Jouez ensuite une carte : bâtissez-la pour son rang en jetons de ses couleurs, achetez son titre pour un jeton de chacune et payez son rang plus tard, ou vendez-la. Ce qu’on pose partage une couleur avec la dernière de sa colonne, ou, si elle est vide, avec le Pion. Piochez.
    .end = La pioche passe deux fois ; puis chacun joue un dernier tour. Les titres inachevés sont défaussés.
    .wrong = Thésauriser. L’impôt prend tous les jetons d’une couleur sauf un ; sur un titre, ils sont à l’abri.
    .point-1 = Une province : son Pion, ses couleurs
    .point-2 = Votre colonne ; celle de l’autre est en haut
    .point-3 = Une carte : son rang et ses couleurs
    .point-4 = Un titre : 4 de ses 8 jetons sont payés
    .point-5 = Votre somme : en couleur, vous menez
    .point-6 = Vos jetons, vos Couronnes, votre main
    .point-7 = Les dés : le plus haut paie son rang
    .point-8 = La pioche, ici pour la seconde fois
