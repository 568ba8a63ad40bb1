## Le cours de Magus : pour chaque leçon son titre, et ce qu’elle dit.

magus-lesson-action = Un dé, c’est ce que vous faites
    .text = Cinq sources de mana forment un cercle, et qui a les Sorciers les plus forts autour d’une source y gagne de la gloire. Vous lancez trois dés, et l’un d’eux choisit ce que vous faites : un 4 amène un groupe de trois Apprentis, un 6 en amène trois, un par source, un 1 monte trois des pouvoirs à côté du cercle. Un Apprenti, le moindre Sorcier, compte 1. Sur la Jaune ① vous en avez un, l’adversaire trois.
    .task = Soyez plus fort que votre adversaire sur la Jaune.
    .why = 4 contre 3. On pose là où l’on a déjà un Sorcier et sur les sources voisines ; avec personne dans le cercle, partout. Un groupe reste toujours ensemble.
    .ask = Vos dés montrent 4 et 6. Vous voulez trois Apprentis sur une source. Quel dé ?
    .right = Le 4
    .false-1 = Le 6
    .false-2 = L’un ou l’autre
    .missed = Vous n’êtes pas le plus fort sur la Jaune. Combien d’Apprentis y faut-il d’un coup ?
    .wrong-choose-1 = Le 1 monte des pouvoirs et n’amène personne à une source.
    .wrong-choose-6 = Le 6 amène trois Apprentis, mais chacun à une source différente : un seul viendrait sur la Jaune.
    .wrong-place = Trois vaillants Apprentis, mais sur une autre source.

magus-lesson-move = D’ici à là
    .text = Un groupe peut aussi se déplacer : d’une source à une source voisine, tout entier. Il le faut quand la réserve est vide, et là où vous êtes plus qu’assez. Vos huit Apprentis sont tous dans le cercle : six sur la Verte ①, où personne n’est contre vous. À côté, sur la Bleue ②, l’adversaire mène à deux.
    .task = Soyez plus fort que votre adversaire sur la Bleue, et restez premier sur la Verte.
    .why = 3 contre 2 sur la Bleue, et la Verte est toujours à vous. Déplacer active une source, comme poser : elle peut alors vous donner de la mana.
    .missed = Vous n’êtes pas le plus fort sur les deux. Combien d’Apprentis faut-il d’un coup sur la Bleue ?
    .wrong-choose-1 = Le 1 monte des pouvoirs et ne déplace personne.
    .wrong-choose-6 = Le 6 déplace trois Apprentis, mais chacun vers une source différente : sur la Bleue, ce serait 1 contre 2.
    .wrong-move-apprentice-green-yellow = Trois vaillants Apprentis de plus sur la Jaune, où personne n’est contre vous.

magus-lesson-bonus-made = Quatre, deux, un
    .text = Sept pistes montrent vos pouvoirs. Le pouvoir 2 ① change un dé de un, pour un niveau de sa piste ; 6 et 1 sont voisins. Vos dés ② montrent 2, 4 et 6. Si trois de vos dés montrent 4, 2 et 1, vous pouvez abaisser d’un niveau un pouvoir d’un adversaire, une fois par tour et pour rien. La piste 7 ③ ne s’utilise pas : son niveau vaut de la gloire à chaque comptage ; l’adversaire y est à 4, vous à 1.
    .task = Faites un 421, et usez-en là où il coûte de la gloire à votre adversaire.
    .why = Le 6 est devenu un 1 pour un niveau du pouvoir 2, qui est à regagner. On peut user de trois pouvoirs différents par tour, après l’action aussi. Sur la piste 7, le niveau 4 donne 2 de gloire, le niveau 3 n’en donne qu’un.
    .missed = La piste 7 de votre adversaire est aussi haute qu’avant.
    .wrong-choose-6 = Le 6 est désormais sur votre action, et un dé dépensé ne se change plus. Changez-le d’abord.
    .wrong-change-2 = Le 2, vous l’aviez, et il le faut : de 4, 2 et 1, seul le 1 manquait.
    .wrong-change-4 = Le 4, vous l’aviez, et il le faut : de 4, 2 et 1, seul le 1 manquait.
    .wrong-change-6-5 = Un 5 n’entre pas dans 421. Le 6 a un autre voisin.
    .wrong-lower = Ce pouvoir a baissé. Mais voyez la piste qui paie par elle-même.

magus-lesson-mana = Le plus fort boit le premier
    .text = Poser ou déplacer des Sorciers sur une source l’active, et une fois par tour vous pouvez prendre la mana d’une source activée : 4 cristaux si vous y êtes le plus fort, 2 si vous êtes second, 1 si vous êtes troisième (le 4 2 1 au milieu du cercle). Vous avez posé sur la Jaune ① et la Bleue ②. La mana paie les potions.
    .task = Prenez quatre cristaux.
    .why = Sur la Bleue, vous menez par 3 contre 1. Qui finit son tour sans choisir reçoit ce qui donne le plus.
    .missed = Vous n’avez pas pris quatre cristaux. Comparez les deux sources.
    .wrong-take-yellow = Sur la Jaune vous êtes second, 2 contre 4 : deux cristaux, et c’était votre prise de ce tour.

magus-lesson-bottles = Ce que contient une potion
    .text = À votre tour, vous pouvez acheter des potions de la rangée, pour les cristaux marqués ; un incolore vaut toute couleur. Au pied : 1× si elle ne sert qu’une fois, et sa gloire à la fin avec une, deux, trois de sa couleur (2-4-7). Votre Bleue 3 ① échange deux cristaux d’une couleur contre un d’une autre, une fois par tour. Jaune 5 ② coûte deux jaunes et un violet, et décale un niveau d’un pouvoir à un autre, comme 7 ③.
    .task = Achetez Jaune 5, et décalez un niveau vers le pouvoir 7, où il vaut de la gloire.
    .why = Deux verts sont devenus ce qui manquait, et le cristal incolore a payé le reste. Les deux potions resserviront à votre prochain tour. D’autres ne servent qu’une fois, mais, vides, comptent toujours pour leur famille.
    .missed = Aucun niveau n’est venu au pouvoir 7. Que vous manque-t-il pour Jaune 5, et qu’avez-vous de trop ?
    .wrong-trade-green-blue = Il n’y a rien de bleu dans le prix de Jaune 5. Il vous manque du jaune et du violet.
    .wrong-trade-green-red = Il n’y a rien de rouge dans le prix de Jaune 5. Il vous manque du jaune et du violet.
    .wrong-end = Votre tour est fini, et vos cristaux sont restés dans la bourse.

magus-lesson-room = De trois, un seul
    .text = L’action 7 n’est pas une face de dé : c’est la création, par dés égaux. Trois de vos Sorciers d’une source rentrent, et pour deux dés égaux un Initié (il compte 3) ou un Mage (5) prend leur place, pour trois un Archimage (7). S’il y a le choix, vous dites qui s’en va, mais personne du rang de celui qui vient. Sur la Verte ①, vous avez trois Apprentis et un Initié, 6 contre 7.
    .task = Créez un Sorcier de sorte à être le plus fort sur la Verte.
    .why = Un Mage à côté de votre Initié : 8 contre 7, et trois Apprentis sont libres de revenir. Un second Initié n’aurait compté que 3, mais on ne pousse pas un Initié, et sa venue monte deux pouvoirs.
    .missed = Vous n’êtes pas le plus fort sur la Verte. Deux de vos dés sont égaux : qui doit venir, et qui peut partir ?
    .wrong-create-3-initiate = Un Initié compte 3, comme les trois Apprentis : sur la Verte, c’est toujours 6 contre 7.
    .wrong-replace-apprentice-apprentice-initiate = Votre Initié est rentré avec deux Apprentis : c’est encore 6 contre 7. Renvoyez ceux qui comptent le moins.
    .wrong-choose = C’était votre seule action du tour, et personne n’a été créé.

magus-lesson-push-once = Poussez-vous, je vous prie
    .text = Le pouvoir 6 pousse un Apprenti ou un Mage d’un adversaire vers une source voisine. Initiés et Archimages tiennent bon. Votre pouvoir 6 n’a plus de niveau, mais Rouge 8 ① le fait pour deux d’entre eux, une fois. Sur la Bleue ②, c’est deux contre deux, et une égalité fait de vous deux des seconds. Ce que vous avez commencé se finit avant tout le reste ; ce dont vous ne voulez pas, vous le passez.
    .task = Soyez le plus fort sur la Bleue, la Verte et la Violette quand vous en aurez fini avec Rouge 8.
    .why = Sur la Bleue, l’égalité vous donnait la deuxième place, la première est à vous. La seconde poussée aurait fait une égalité à côté : vous l’avez laissée. Avant un comptage, cherchez où une seule poussée renverse une source.
    .ask = Sur une source, vous êtes à égalité avec un autre pour la première place. Combien de mana peut-elle vous donner ?
    .right = 2 cristaux : l’égalité fait de vous deux des seconds
    .false-1 = 4 cristaux : tous deux sont premiers
    .false-2 = 3 cristaux : les places se partagent
    .missed = Vous n’êtes pas le plus fort sur les trois. Qui est poussé se retrouve ailleurs, et rien ne dit qu’il en faille deux.
    .wrong-end = Votre tour est fini, et sur la Bleue c’est toujours l’égalité.
    .wrong-push-seat-2-apprentice-blue-green = Sur la Verte, c’est maintenant un contre un. Quelle voisine de la Bleue peut en supporter un de plus ?
    .wrong-power-1 = D’autres dés, c’est bien, mais ils ne chassent personne.
    .wrong-power-3 = Une mana incolore. Sur la Bleue, c’est toujours l’égalité.

magus-lesson-left-over = Ce qui reste n’est pas perdu
    .text = À la fin de votre tour vient le Reliquat : chaque dé restant égal à celui de votre action monte d’un niveau le pouvoir de ce numéro. Votre action était un 5, et il reste 1 et 3. Les dés que vous n’avez pas dépensés peuvent être changés ou relancés, même après l’action : votre Rouge 7 ① en relance jusqu’à trois, une fois par tour.
    .task = Finissez votre tour de sorte qu’un dé restant monte un pouvoir.
    .why = Un 5 a rejoint le 5 de votre action, et le pouvoir 5 a monté. Relancer ce qui reste ne coûte rien : tentez votre chance. Des dés égaux valent quelque chose, même quand on ne crée personne.
    .missed = Aucun dé restant n’est égal à celui de votre action.
    .wrong-end = Ni le 1 ni le 3 n’est égal à votre 5. Mais ils peuvent encore changer.

magus-lesson-count = Compter quand on mène
    .text = La gloire se compte trois fois. Qui finit un tour au niveau de magie 11, tous ses Sorciers ensemble, amène le premier comptage ; 19 amène le deuxième, 24 fait de cette manche la dernière. Chaque source paie selon son anneau, les trois nombres près de son nom : la Jaune ① 9 au premier et 6 au second, la Bleue ② 7 et 4. Votre niveau de magie est 8.
    .task = Amenez le premier comptage en étant le plus fort sur la Jaune.
    .why = À 11, c’est vous qui avez choisi le moment : 6 contre 5 sur la Jaune, et personne contre vous sur la Bleue. Les pistes vous ont donné 14 de plus à chacun. Ne comptez que quand cela vous sert. L’anneau à la flèche paie des niveaux de pouvoir au lieu de gloire.
    .ask = Quand compte-t-on la gloire pour la première fois ?
    .right = Quand quelqu’un finit un tour au niveau de magie 11
    .false-1 = Après la manche 11
    .false-2 = Quand quelqu’un a 11 de gloire
    .missed = Aucun comptage n’est venu pendant que vous étiez le plus fort sur la Jaune.
    .wrong-choose-3 = Deux Apprentis vous mènent à 10. Ce n’est pas un comptage.
    .wrong-choose-6 = Un seul des trois peut aller sur la Jaune : c’y est 4 contre 5.
    .wrong-place-green = Le comptage peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-violet = Le comptage peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-red = Le comptage peut venir, mais sur la Jaune c’est toujours 3 contre 5.
    .wrong-place-blue = Le comptage peut venir, mais sur la Jaune c’est toujours 3 contre 5.

magus-lesson-ring = En votre absence
    .text = À un comptage, le plus haut de chaque piste gagne 3, le deuxième 2, le troisième 1. Juste avant, l’anneau à la flèche ① paie des niveaux : à égalité, deux à chacun, sur des pistes différentes. Sur la 6 ② et la 7 ③ vous êtes à égalité ; ailleurs, un niveau ne change rien. Votre classement secret des pistes les prend pour vous, et nul n’attend ; ce qu’il ne nomme pas, on vous le demande. Il dit encore 1, puis 3.
    .task = Sous Consignes, effacez votre classement et commencez-en un meilleur. Puis finissez votre tour, pour que le comptage vous mette premier sur la 6 et la 7.
    .why = Un niveau là où vous êtes à égalité fait passer de 2 à 3 de gloire. Votre classement l’aurait pris aussi pendant le tour d’un autre. Revoyez-le de temps en temps : il reste jusqu’à ce que vous l’effaciez.
    .missed = Vous n’êtes pas premier sur les deux pistes : vos niveaux sont allés ailleurs, où ils ne changent rien.

magus-lesson-end = Les derniers jours du concours
    .text = Une partie prise sur le tard, vous deux à 0 de gloire : le premier comptage a eu lieu, le dernier vient après la manche 30, ou après celle où quelqu’un finit un tour à 24.
    .task = Jouez jusqu’au bout contre l’ordinateur, et ayez plus de gloire.
    .why = Vous connaissez Magus. Une partie entière commence par un seul dé, et un cercle vide.
    .note-1 = Voyez d’abord les anneaux : où un seul groupe vous fait-il gagner une place ?
    .note-2 = Chaque tour peut donner de la mana : posez ou déplacez là où vous serez le plus fort, pour quatre cristaux.
    .note-3 = Les potions d’une couleur font une famille : à deux ou à trois, chacune vaut le deuxième ou le troisième chiffre à son pied.
    .note-4 = Chaque piste paie à chaque comptage. Un niveau là où vous êtes à égalité vaut mieux que là où vous menez de loin.
    .note-5 = La fin approche. Dépensez votre mana : ce qui reste dans la bourse ne compte pas. Mais les pistes paient encore une fois.

magus-page =
    .goal = Avoir le plus de gloire après trois comptages. Elle vient des sources où vos Sorciers sont les plus forts, des pistes de pouvoir, et à la fin des potions.
    .turn = Posez un dé sur l’action de son numéro : elle place ou déplace des Apprentis, monte des pouvoirs ; des dés égaux créent un Sorcier plus grand. On place là où l’on est déjà, ou à côté. Prenez la mana d’une source activée ; elle paie les potions. Chaque pouvoir coûte un niveau.
    .end = Le niveau de magie 11 amène le premier comptage, 19 le deuxième, 24 ou la dernière manche le troisième.
    .wrong = Compter quand d’autres mènent : finissez un tour à 11 ou 19 quand cela vous sert.
    .point-1 = Vos dés : l’un d’eux choisit votre action
    .point-2 = Vos Sorciers auprès d’une source
    .point-3 = Ce que gagnent les trois premiers
    .point-4 = Niveau de magie ici : le plus haut est premier
    .point-5 = Sept pouvoirs, et le niveau de chacun
    .point-6 = Une potion, son prix en mana, son effet
    .point-7 = Votre mana ; dessous, votre niveau de magie
    .point-8 = Les niveaux qui amènent les comptages
