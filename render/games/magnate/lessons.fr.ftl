## Le cours de Magnate : pour chaque leçon son titre, et ce qu’elle dit.

magnate-lesson-goal = À qui le trône
    .text = Le Grand-Duc se meurt. Celui qui mène alors dans le plus de ses cinq provinces lui succède. On mène là où les rangs de ses cartes font une somme plus forte : dans deux provinces pour le moment. À la Moisson ① vous n’avez rien contre 4, chez le Gardien du phare ② rien contre 7.
    .task = Bâtissez une carte afin de mener dans une troisième province. La Forêt ③ est de rang 5, la Caverne de rang 7.
    .why = 5 l’emporte sur 4, et l’écart ne compte pas : un seul point gagne une province. Trois sur cinq, c’est le trône.
    .missed = Vous ne menez pas encore dans une troisième province. Cherchez-en une où l’une de vos cartes bat la somme adverse.
    .wrong-build-cave-light-keeper = 7 contre 7, c’est une égalité, et une égalité ne donne la province à personne.
    .wrong-deed = Un titre n’est qu’une promesse. Tant qu’il n’est pas achevé, il ne compte pour rien dans sa province.

magnate-lesson-build = Les couleurs lient, les couleurs paient
    .text = Une carte se pose là où elle partage une couleur avec la dernière carte de votre colonne, ou avec le Pion d’une province vide. Pour la bâtir, on paie son rang en jetons de ses couleurs, au moins un de chacune. Le Château ① (7, Soleils et Nœuds) ne va que sur la Découverte ②, qui a aussi les Soleils.
    .task = Bâtissez le Château, et payez de sorte qu’il vous reste deux Soleils.
    .why = 3 Soleils et 4 Nœuds font 7. C’est vous qui répartissez le prix, et ce qui vous reste décide de la suite.
    .missed = Le Château n’est pas encore debout, ou il vous reste moins de deux Soleils.
    .wrong-deed = C’était le titre, une promesse pour plus tard. Vous pouvez payer le Château entier tout de suite.
    .wrong-sell = La carte du tour est jouée : on en joue exactement une, et vous l’avez vendue.
    .wrong-pay = Le Château est debout, mais il vous reste moins de deux Soleils.

magnate-lesson-end = Les derniers jours du Duc
    .text = Une partie à partir de son milieu. La pioche a déjà fait un tour ; une fois ses huit cartes piochées, il vous reste un tour à chacun.
    .task = Jouez jusqu’à la fin contre l’ordinateur, et menez dans plus de provinces que lui.
    .why = Vous connaissez Magnate. Une partie entière n’est rien de plus, à partir d’un duché vide.
    .note-1 = Comptez les provinces, pas les points. Cherchez-en une où une seule carte prend la tête, et laissez celle qui est perdue de dix.
    .note-2 = Avant de payer, regardez ce qui reste : un prix bien réparti vous laisse les couleurs de la prochaine carte de votre main.
    .note-3 = Un titre ouvert vous ferme sa province. Menez-le à son terme, ou n’en commencez pas.
    .note-4 = Trop de jetons d’une couleur sont en danger : un 1 aux dés n’en laisse qu’un. Échangez-en trois, ou posez-les sur un titre.
    .note-5 = C’est la fin : ce qui n’est pas achevé est perdu, une carte en main ne vaut rien. Jouez ce qui compte tout de suite.
