## Le cours de Magus : pour chaque leçon son titre, et ce qu’elle dit.

magus-lesson-action = Un dé, c’est ce que vous faites
    .text = Cinq sources de mana forment un cercle, et qui a les Sorciers les plus forts autour d’une source y gagne de la gloire. Vous lancez trois dés, et l’un d’eux choisit ce que vous faites : un 4 amène un groupe de trois Apprentis, un 6 en amène trois, un par source, un 1 élève trois pouvoirs. Un Apprenti compte 1. Sur la Jaune ① vous en avez un, l’adversaire trois.
    .task = Soyez plus fort que votre adversaire sur la Jaune.
    .why = 4 contre 3. On pose là où l’on a déjà un Sorcier et sur les sources voisines, et un groupe reste toujours ensemble.
    .missed = Vous n’êtes pas le plus fort sur la Jaune. Combien d’Apprentis y faut-il d’un coup ?
    .wrong-choose-1 = Le 1 élève des pouvoirs et n’amène personne à une source.
    .wrong-choose-6 = Le 6 amène trois Apprentis, mais chacun à une source différente : un seul viendrait sur la Jaune.
    .wrong-place = Trois vaillants Apprentis, mais sur une autre source.

magus-lesson-move = D’ici à là
    .text = Un groupe peut aussi se déplacer : d’une source à une source voisine, tout entier. Il le faut quand la réserve est vide, et là où vous êtes plus qu’assez. Vos huit Apprentis sont tous dans le cercle : six sur la Verte ①, où personne n’est contre vous. À côté, sur la Bleue ②, l’adversaire mène à deux.
    .task = Soyez plus fort que votre adversaire sur la Bleue, et restez premier sur la Verte.
    .why = 3 contre 2 sur la Bleue, et la Verte est toujours à vous. Déplacer éveille une source comme poser.
    .missed = Vous n’êtes pas le plus fort sur les deux. Combien d’Apprentis faut-il d’un coup sur la Bleue ?
    .wrong-choose-1 = Le 1 élève des pouvoirs et ne déplace personne.
    .wrong-choose-6 = Le 6 déplace trois Apprentis, mais chacun vers une source différente : sur la Bleue, ce serait 1 contre 2.
    .wrong-move-apprentice-green-yellow = Trois vaillants Apprentis de plus sur la Jaune, où personne n’est contre vous.

magus-lesson-mana = Le plus fort boit le premier
    .text = Poser ou mener des Sorciers sur une source l’éveille, et une fois par tour vous pouvez prendre le mana d’une source éveillée : 4 cristaux si vous y êtes le plus fort, 2 si vous êtes second, 1 si vous êtes troisième (le 4 2 1 au milieu du cercle). Vous avez posé sur la Jaune ① et la Bleue ②. Le mana paie les potions.
    .task = Prenez quatre cristaux.
    .why = Sur la Bleue, vous menez par 3 contre 1. Qui finit son tour sans choisir reçoit ce qui donne le plus.
    .missed = Vous n’avez pas pris quatre cristaux. Comparez les deux sources.
    .wrong-take-yellow = Sur la Jaune vous êtes second, 2 contre 4 : deux cristaux, et c’était votre prise de ce tour.

magus-lesson-potion = Ce que contient la fiole
    .text = À votre tour, vous pouvez acheter des potions de la rangée, pour les cristaux qui y sont marqués. Chacune fait quelque chose, et compte de la gloire à la fin, davantage si vous en avez plusieurs d’une couleur. Un cristal incolore vaut toute couleur. Jaune 4 ① coûte deux jaunes et un bleu, et élève trois pouvoirs, une fois.
    .task = Achetez une potion et élevez avec elle trois pouvoirs différents.
    .why = Le cristal incolore a payé le bleu manquant. La fiole vide reste à vous : elle compte toujours pour sa famille.
    .missed = Vous n’avez pas élevé trois pouvoirs. Quelle fiole de la rangée en fait autant, et pouvez-vous la payer ?
    .wrong-buy-yellow-1 = Celle-là n’élève que deux pouvoirs.
    .wrong-end = Votre tour est fini, et vos cristaux sont restés dans la bourse.

magus-lesson-power = Un coup de pouce au dé
    .text = Sept pistes montrent vos pouvoirs. Le pouvoir 2 ① change un dé de un, pour un niveau de sa piste ; vous en avez deux. Vous aimeriez l’action 5, deux groupes de deux Apprentis, mais vos dés ② montrent 2, 3 et 4.
    .task = Choisissez l’action 5.
    .why = Le 4 est devenu un 5 pour un niveau du pouvoir 2. On peut user de trois pouvoirs différents par tour, après l’action aussi. Un niveau dépensé est à regagner.
    .missed = Vous n’avez pas choisi l’action 5. Un pouvoir peut faire un 5 de l’un de vos dés.
    .wrong-choose = Cette action est choisie, et il n’y en a qu’une par tour. Changez d’abord le dé.

magus-lesson-creation = De trois, un seul
    .text = Deux dés égaux créent quelqu’un de plus grand : trois de vos Sorciers d’une source rentrent chez eux, et un Initié (3) ou un Mage (5) prend leur place. Trois dés égaux font un Archimage (7). Sur la Verte ①, trois des vôtres font face à trois.
    .task = Créez un Mage sur la Verte.
    .why = 5 au lieu de 3 : vous y êtes le plus fort, et trois Apprentis sont libres de revenir. Un Initié n’eût compté que 3, mais on ne le pousse pas, et il élève deux pouvoirs.
    .missed = Il n’y a pas de Mage sur la Verte. Deux de vos dés sont égaux.
    .wrong-create-3-initiate = Un Initié compte 3, comme les trois Apprentis : sur la Verte, c’est toujours l’égalité.
    .wrong-choose = C’était votre seule action du tour, et personne n’a été créé.

magus-lesson-push = Poussez-vous, je vous prie
    .text = Le pouvoir 6 pousse un Apprenti ou un Mage d’un adversaire vers la source voisine. Initiés et Archimages tiennent bon. Sur la Bleue ①, c’est deux contre deux, et une égalité fait de vous deux des seconds.
    .task = Soyez le plus fort sur la Bleue.
    .why = Deux contre un : l’égalité vous donnait la deuxième place, la première est à vous. Avant un décompte, cherchez où une seule poussée renverse une source.
    .missed = Sur la Bleue, personne des siens n’est parti.
    .wrong-end = Votre tour est fini, et sur la Bleue c’est toujours l’égalité.
    .wrong-power-1 = D’autres dés, c’est bien, mais ils ne chassent personne.
    .wrong-power-3 = Un mana incolore. Sur la Bleue, c’est toujours l’égalité.

magus-lesson-bonus = Quatre, deux, un
    .text = Si trois de vos dés ① montrent 4, 2 et 1, vous pouvez abaisser d’un niveau un pouvoir d’un adversaire, une fois par tour et pour rien. La piste 7 ② ne s’utilise pas comme les autres : elle vaut de la gloire à chaque décompte, et votre adversaire y est à 4, vous à 1.
    .task = Usez de votre 421 là où il coûte de la gloire à votre adversaire.
    .why = 4 donne deux gloires à chaque décompte, 3 une seule. Et sur chaque piste, le plus haut gagne 3, le deuxième 2, le troisième 1.
    .missed = La piste 7 de votre adversaire est aussi haute qu’avant.
    .wrong-lower = Ce pouvoir a baissé, mais sans lui coûter de gloire : voyez la piste qui paie par elle-même.
    .wrong-choose = Vous pouvez agir d’abord, mais la prime ne vaut que pour ce tour. Prenez-la tant que vous la voyez.

magus-lesson-reliquat = Ce qui reste n’est pas perdu
    .text = À la fin de votre tour vient le Reliquat : chaque dé restant égal à celui de votre action élève d’un niveau le pouvoir de ce numéro. Vos dés ① montrent 1, 5 et 5. L’action 5 amène deux groupes de deux Apprentis.
    .task = Finissez votre tour de sorte qu’un dé restant élève un pouvoir.
    .why = Un 5 fut votre action, l’autre a élevé le pouvoir 5. Des dés égaux valent donc quelque chose, même quand on ne crée personne.
    .missed = Aucun dé restant n’est égal à celui de votre action.
    .wrong-choose-1 = Les deux 5 restent, mais votre action était un 1.

magus-lesson-count = Compter quand on mène
    .text = La gloire se compte trois fois. Qui finit un tour au niveau de magie 11, tous ses Sorciers ensemble, amène le premier décompte ; 19 amène le deuxième, 24 fait de cette manche la dernière. Chaque source paie selon son anneau : la Jaune ① 9 au premier et 6 au second, la Bleue ② 7 et 4. Vous en êtes à 8.
    .task = Amenez le premier décompte en étant le plus fort sur la Jaune.
    .why = À 11, c’est vous qui avez choisi le moment : 6 contre 5 sur la Jaune, et personne contre vous sur la Bleue. Ne comptez que quand cela vous sert. L’anneau à la flèche paie des niveaux de pouvoir au lieu de gloire.
    .missed = Aucun décompte n’est venu pendant que vous étiez le plus fort sur la Jaune.
    .wrong-choose-3 = Deux Apprentis vous mènent à 10. Ce n’est pas un décompte.
    .wrong-choose-6 = Un seul des trois peut aller sur la Jaune : c’y est 4 contre 5.
    .wrong-place-green = Le décompte peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-violet = Le décompte peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-red = Le décompte peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-blue = Le décompte peut venir, mais sur la Jaune c’est toujours 3 contre 5.

magus-lesson-end = Les derniers jours du tournoi
    .text = Une partie prise sur le tard : le premier décompte a eu lieu, le dernier vient après la manche 30, ou après celle où quelqu’un finit un tour à 24.
    .task = Jouez jusqu’au bout contre l’ordinateur, et ayez plus de gloire.
    .why = Vous connaissez Magus. Une partie entière commence par un seul dé, et un cercle vide.
    .note-1 = Voyez d’abord les anneaux : où un Apprenti de plus vous fait-il passer de la deuxième place à la première ?
    .note-2 = Le mana que vous ne prenez pas est perdu à chaque tour. Finissez là où vous êtes le plus fort sur une source éveillée.
    .note-3 = Les potions d’une couleur font une famille : la deuxième et la troisième valent plus que la première d’une autre.
    .note-4 = Chaque piste paie à chaque décompte. Un niveau là où vous êtes à égalité vaut mieux que là où vous menez de loin.
    .note-5 = La fin approche. Dépensez pouvoirs et mana : ce qui reste dans la bourse ne compte pas.

magus-page =
    .goal = Avoir le plus de gloire après trois décomptes. Elle vient des sources où vos Sorciers sont les plus forts, des pistes de pouvoir, et à la fin des potions.
    .turn = Posez un dé sur l’action de son numéro : elle place ou déplace des Apprentis, élève des pouvoirs ; des dés égaux créent un Sorcier plus grand. On place là où l’on est déjà, ou à côté. Prenez le mana d’une source éveillée ; il paie les potions. Chaque pouvoir coûte un niveau.
    .end = Le niveau de magie 11 amène le premier décompte, 19 le deuxième, 24 ou la dernière manche le troisième.
    .wrong = Compter quand d’autres mènent : finissez un tour à 11 ou 19 quand cela vous sert.
    .point-1 = Vos dés : l’un d’eux choisit votre action
    .point-2 = Vos Sorciers auprès d’une source
    .point-3 = Ce que gagnent les trois premiers
    .point-4 = Niveau de magie ici : le plus haut est premier
    .point-5 = Sept pouvoirs, et le niveau de chacun
    .point-6 = Une potion, son prix en mana, son effet
    .point-7 = Votre mana ; dessous, votre niveau de magie
    .point-8 = Les niveaux qui amènent les décomptes
