## Le cours des Sept Sages : pour chaque leçon son titre, et ce qu’elle dit.

seven-sages-lesson-play = Tirer le marqueur à soi
    .text = À chaque manche, deux alliances se disputent les cristaux d’une clairière, et ce sont les cristaux qui font gagner. Chaque carte tire le marqueur de sa valeur vers votre camp. Vous êtes la Sorcière : vous pouvez jouer ses cartes, comme ce 2 ①, et les hiboux, comme ce 4 ②. Le reste ne vous sert à rien tant que vous êtes la Sorcière. Les autres mènent de 3.
    .task = Jouez une carte qui fait passer votre alliance en tête.
    .why = 4 contre une avance de 3 : votre camp mène de 1. Seule compte la place du marqueur quand tous ont quitté le combat ; une avance de 25 y met fin aussitôt.
    .missed = Votre alliance ne mène pas. Comparez la valeur de vos cartes à l’avance de 3.
    .wrong-play-witch = 2, c’est trop peu contre une avance de 3.
    .wrong-pass = Vous avez quitté le combat, et les autres mènent toujours.

seven-sages-lesson-ones = Les deux 1
    .text = Chaque personnage a deux cartes de 1 ①. La première compte 1, mais la seconde 10, si le même joueur joue les deux dans le même combat (×2 : vous avez les deux). Tous les autres sont partis, et l’autre alliance mène de 9. Vous pouvez continuer seul, carte après carte, jusqu’à passer.
    .task = Reprenez l’avantage avec deux cartes.
    .why = 1 et 10 font 11. Qui semble battu a peut-être le second 1 : pensez-y avant de quitter un combat sur une petite avance.
    .missed = Après deux cartes, votre camp ne mène toujours pas.
    .wrong-play-witch-5 = Il reste 4 à rattraper, et aucune autre de vos cartes n’y suffit.
    .wrong-play-owl-3 = Il reste 6 à rattraper, et aucune autre de vos cartes n’y suffit.
    .wrong-pass = Vous avez quitté un combat que vous pouviez encore gagner.

seven-sages-lesson-become = Qui vous êtes cette fois
    .text = Au début de chaque manche, chacun choisit un personnage encore libre ; vous choisissez d’abord. On ne joue que les cartes de son personnage, et les hiboux. Chaque clairière classe les personnages : le plus haut commence le combat et prend un cristal plus tôt. Dans celle-ci ①, le Devin est au sommet.
    .task = Choisissez le personnage avec lequel vous pouvez jouer le plus.
    .why = Trois cartes de Prêtresse et un hibou : 17 points sur la table, si vous voulez. Le rang compte moins que d’avoir de quoi jouer.
    .missed = Regardez votre main : de quel personnage avez-vous le plus de points ?
    .wrong-become-seer = Devin, vous commencez et prenez d’abord, mais avec un 2 et un hibou vous ne gagnerez rien à prendre.
    .wrong-become-druid = Du Druide vous n’avez qu’une carte, un 4. Il est un personnage dont vous en avez trois.

seven-sages-lesson-invite = Deux contre deux
    .text = Chacun cherche maintenant un allié. Vous invitez qui vous voulez, sans qu’on le voie, et pouvez accepter qui vous invite : les deux premiers d’accord font une alliance, les deux autres font l’autre. Le nombre de cartes de chacun est connu de tous. Les trois autres vous ont invité.
    .task = Alliez-vous à celui qui a le plus de cartes.
    .why = Neuf cartes, ce sont neuf chances d’avoir les bonnes. Voyez aussi qui a peu de cristaux et beaucoup à gagner, et qui vous laisserait choisir d’abord.
    .missed = Vous n’êtes pas l’allié de celui qui a le plus de cartes.
    .wrong-accept = Vous avez un allié, mais un autre a plus de cartes, et le voilà contre vous.
    .wrong-answer = Vous avez dit ne voir aucun accord, et perdu trois personnes qui vous voulaient.

seven-sages-lesson-give = Morte pour vous, vive pour un allié
    .text = Vous êtes la Sorcière, votre alliée est la Prêtresse. Avant le combat, les alliés peuvent se donner des cartes et des sortilèges, autant qu’ils veulent et pour rien. Deux des vôtres ① ② ne se jouent pas par vous, mais par elle. Choisissez des cartes, posez-les pour elle, et dites-vous prêt : quand toute l’alliance l’est, les cartes changent de main.
    .task = Donnez à votre alliée vos deux cartes de Prêtresse, et rien d’autre.
    .why = 11 points qui n’étaient rien dans votre main. Personne n’a rien à rendre, mais elle s’en souviendra peut-être.
    .missed = Votre alliée n’a pas exactement vos deux cartes de Prêtresse. Choisissez-les, posez-les pour elle, puis soyez prêt.
    .wrong-ready = Vous êtes prêt, mais ce ne sont pas vos deux seules cartes de Prêtresse qui ont changé de main.

seven-sages-lesson-spell = Un mot, sept points
    .text = Une fois par combat, vous pouvez lancer un sortilège au lieu de jouer une carte. Son effet est immédiat. Anulensa ① défausse une carte que quelqu’un a jouée dans ce combat ; Potentia ② pioche trois cartes. Les autres mènent de 4, et votre meilleure carte est un 2.
    .task = Faites passer votre alliance en tête par un sortilège.
    .why = Le 7 du Devin ne compte plus, et une avance de 4 contre vous en est une de 3 pour vous. Les sortilèges viennent à qui perd un combat ; gardez-les pour celui qui compte.
    .missed = Votre alliance ne mène pas encore.
    .wrong-play = Un 2 ne suffit pas contre une avance de 4.
    .wrong-pass = Vous avez quitté le combat, et le sortilège est resté en main.
    .wrong-cast-potentia = Trois cartes de plus, mais le marqueur n’a pas bougé, et vous ne lancerez pas d’autre sortilège dans ce combat.
    .wrong-target = Cette carte n’est plus là, mais l’autre camp mène toujours. Laquelle les porte le plus ?

seven-sages-lesson-leave = Perdre au bon moment
    .text = Qui passe a quitté le combat. Le premier à passer pioche cinq cartes ; chaque suivant en reçoit trois de qui est parti avant lui, et en pioche deux. Et qui perd pioche un sortilège. L’autre alliance mène de 19, vous avez 18, et votre alliée n’a rien à jouer : une belle main, mais pas assez.
    .task = Gardez vos bonnes cartes pour une manche où elles gagneront quelque chose.
    .why = Cinq nouvelles cartes, un sortilège à venir, et vos 18 points sont toujours là. La moitié de l’art est de savoir quel combat perdre.
    .missed = Vous n’avez pas quitté le combat.
    .wrong-play = Cette carte est dépensée, et le combat est perdu tout de même.

seven-sages-lesson-gift = Cadeaux à l’ennemi
    .text = Parti le premier, vous avez pioché cinq cartes. En échange, vous choisissez maintenant trois cartes ; qui part ensuite les reçoit. Ce peut être le Devin ou le Magicien de l’autre alliance, qui combattent encore. Les hiboux ① se jouent par tout le monde.
    .task = Choisissez trois cartes que ni l’un ni l’autre ne peut jouer.
    .why = Personne n’est Druide ni Guérisseuse cette fois : pour eux, ces cartes ne sont que du papier. Ce que vous donnez peut vous revenir, quand les personnages changent.
    .missed = Parmi vos trois cartes, l’un des deux peut en jouer une.
    .wrong-gift = Les trois de moindre valeur ne sont pas les trois les moins utiles : l’un des deux peut en jouer une.
    .wrong-hand-on-seer = Le Devin vous remercierait d’une carte de Devin.
    .wrong-hand-on-magician = Le Magicien vous remercierait d’une carte de Magicien.
    .wrong-hand-on-owl = Un hibou se joue par qui le tient.

seven-sages-lesson-pawn = Les derniers seront les premiers
    .text = Ici vous êtes au plus bas, et votre camp a perdu. Parti le dernier, vous défaussez trois cartes ; les gagnants prennent leurs cristaux, vous piochez un sortilège. Puis le plus bas de tous mène le pion vers l’une des deux autres clairières, à gauche ① ou à droite ②, et y choisit son personnage d’abord.
    .task = Quittez le combat, défaussez les trois cartes de moindre valeur, et menez le pion là où les cristaux valent le plus.
    .why = 3 et 6 font 9, 2 et 5 font 7. Être au plus bas n’est pas une honte : vous choisissez l’enjeu suivant, et qui vous serez.
    .missed = Le pion n’est pas sur la clairière aux cristaux de plus grande valeur.
    .wrong-move-right = 2 et 5 s’y trouvent. L’autre clairière en a plus.

seven-sages-lesson-orders = Dit une fois, pour plus tard
    .text = Dans une partie de plusieurs jours, on ne veut pas être appelé pour un rien. Sous Consignes, vous dites d’avance ce que vous ferez ; personne ne le voit. Vous pouvez nommer le personnage voulu, être prêt sans échange, passer quand vous n’avez rien à jouer, prendre le plus haut cristal.
    .task = Ordonnez d’être prêt dès que l’échange commence.
    .why = Les alliances faites, la partie continue sans vous attendre. Un ordre vaut jusqu’à la fin de la manche, et s’annule.
    .missed = Il n’y a pas encore de tel ordre. Voyez sous Consignes.
    .wrong-answer = C’était un coup : vous avez dit ne voir aucun accord. Un ordre se donne pour plus tard.

seven-sages-lesson-end = Avant que la forêt s’assombrisse
    .text = La fin est proche : il ne reste de la pile que finitum, où personne ne combat. Elle se pose après ce combat. Après le suivant, le plus bas peut y mener le pion, et c’est fini, ou bien vers la dernière clairière, pour une manche encore.
    .task = Jouez jusqu’au bout contre trois ordinateurs, et ayez la plus grande somme de cristaux.
    .why = Vous connaissez Les Sept Sages. Une partie entière dure quelque huit manches, avec des amis qui se souviennent.
    .note-1 = Deux cartes de 1 valent 11 dans un seul combat. Un personnage dont vous tenez les deux vaut mieux qu’un haut rang.
    .note-2 = Cherchez l’allié qui veut moins que vous les mêmes cristaux. Le plus haut des gagnants prend d’abord.
    .note-3 = Ne dépensez pas toute votre main pour gagner de vingt. Une avance de 1 gagne les mêmes cristaux.
    .note-4 = Voyez qui part le premier : cinq cartes maintenant font une manche forte plus tard. Mais il n’y aura peut-être plus de plus tard.
    .note-5 = À la fin, chaque personnage, et les hiboux, donnent un petit cristal à qui en tient encore la plus grande somme. Cela décide parfois.

seven-sages-page =
    .goal = Gagner la plus forte somme de cristaux. À chaque manche, deux alliances se disputent ceux d’une clairière.
    .turn = Une manche : choisissez un personnage ; trouvez un allié, en secret ; donnez-vous des cartes. Au combat, on joue une à une des cartes de son personnage ou des hiboux, et un sortilège, ou l’on passe. Chaque carte tire le marqueur à soi. Passer tôt donne plus de cartes ; on en remet trois. Les gagnants prennent des cristaux, les perdants un sortilège ; le plus bas mène le pion.
    .end = La dernière clairière, finitum, y met fin. De petits cristaux vont aux meilleures mains.
    .wrong = Tout dépenser en un combat : partir le premier donne cinq cartes.
    .point-1 = Le pion : on se bat dans cette clairière
    .point-2 = Les cristaux que prennent les gagnants
    .point-3 = L’ordre : le plus haut commence et choisit
    .point-4 = Une alliance, contre celle d’à côté
    .point-5 = Des cartes jouées : leur valeur tire
    .point-6 = Le marqueur : qui mène, et de combien
    .point-7 = Un joueur : personnage, camp, cartes
    .point-8 = Une clairière où le pion peut aller
