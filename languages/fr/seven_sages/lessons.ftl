## Le cours des Sept Sages : pour chaque leçon son titre, et ce qu’elle dit.

seven-sages-lesson-play = Tirer le marqueur à soi
    .text = À chaque tour, deux alliances se disputent les cristaux d’une clairière, et ce sont les cristaux qui font gagner. Chaque carte tire le marqueur, le nœud de la corde, de sa valeur vers votre alliance. Vous êtes la Sorcière : vous pouvez jouer ses cartes, comme ce 2 ①, et les hiboux, comme ce 4 ②. Le reste ne vous sert à rien tant que vous êtes la Sorcière. Les autres, l’alliance II, mènent de 3.
    .task = Jouez une carte qui fait passer votre alliance en tête.
    .why = 4 contre une avance de 3 : votre alliance mène de 1. Seule compte la place du marqueur quand tous ont quitté le combat ; une avance de 25 y met fin aussitôt.
    .ask = Vous êtes la Sorcière. Quelles cartes pouvoir pouvez-vous jouer ?
    .right = Celles de la Sorcière et les hiboux
    .false-1 = Celles de la Sorcière seulement
    .false-2 = Toutes : seule compte la valeur
    .missed = Votre alliance ne mène pas. Comparez la valeur de vos cartes à l’avance de 3.
    .wrong-play-witch = 2, c’est trop peu contre une avance de 3.
    .wrong-pass = Vous avez quitté le combat, et les autres mènent toujours.

seven-sages-lesson-twins = Les deux 1
    .text = Chaque personnage a deux cartes de 1 ①. La première compte 1, mais la seconde 10, si le même joueur joue les deux dans le même combat (×2 : vous avez les deux). Une avance de 25 met fin au combat aussitôt ; puis les gagnants prennent des cristaux, le plus haut de la clairière d’abord : ici vous, la Sorcière. Vous menez de 17, mais le Devin se bat encore, et tient sept cartes.
    .task = Mettez fin au combat avec deux cartes, et prenez le cristal de plus grande valeur.
    .why = 1 et 10 font 11, et une avance de 25 ne laisse rien à répondre au Devin. Qui semble battu a peut-être, lui aussi, le second 1. (Qui quitte un combat pioche, et transmet trois cartes au suivant qui part : on y reviendra.)
    .ask = Vous jouez les deux 1 de votre personnage dans un combat. Que valent-ils ensemble ?
    .right = 11
    .false-1 = 2
    .false-2 = 20
    .missed = Le combat continue. Quelles sont les deux cartes qui, ensemble, comptent le plus ?
    .wrong-play-witch-5 = 5, c’est plus que 1, mais aucune carte jouée ensuite ne porte l’avance à 25.
    .wrong-play-owl-3 = Après cela, aucune de vos cartes ne porte l’avance à 25.
    .wrong-pass = Vous êtes parti quand vous pouviez en finir. Votre alliée l’est aussi, et le Devin se bat seul.
    .wrong-take-2 = Vous avez gagné, et pris le plus petit cristal. Votre alliée vous remercie.

seven-sages-lesson-become = Qui vous êtes cette fois
    .text = Au début de chaque tour, chacun choisit un personnage encore libre ; vous choisissez d’abord. On ne joue que les cartes de son personnage, et les hiboux. Chaque clairière classe les personnages : le plus haut prend un cristal plus tôt et, à quatre, commence le combat. Dans celle-ci ①, le Devin est au sommet.
    .task = Choisissez le personnage avec lequel vous pouvez jouer le plus.
    .why = Trois cartes de Prêtresse et un hibou : 17 points sur la table, si vous voulez. Le rang compte moins que d’avoir de quoi jouer.
    .missed = Regardez votre main : de quel personnage avez-vous le plus de points ?
    .wrong-become-seer = Devin, vous commencez et prenez d’abord, mais avec un 2 et un hibou vous ne gagnerez rien à prendre.
    .wrong-become-druid = Du Druide vous n’avez qu’une carte, un 4. Il y a un personnage dont vous en avez trois.

seven-sages-lesson-ally = Deux contre deux
    .text = Chacun cherche maintenant un allié. Vous invitez qui vous voulez, sans qu’on le voie, et pouvez accepter qui vous invite : les deux premiers d’accord font une alliance, les deux autres font l’autre. Vous avez invité le Devin, et la Prêtresse vous invite ; mais c’est le Magicien qui a le plus de cartes. « Renoncer à un accord » veut dire : ne m’attendez pas ; les invitations restent ouvertes.
    .task = Alliez-vous au Magicien : retirez l’invitation faite au Devin, invitez le Magicien, puis renoncez à un accord.
    .why = Neuf cartes, ce sont neuf chances d’avoir les bonnes. Une invitation reste ouverte jusqu’à ce qu’on l’accepte : retirez celle dont vous ne voulez plus. Voyez aussi qui a peu de cristaux et beaucoup à gagner.
    .missed = Vous n’êtes pas l’allié de celui qui a le plus de cartes.
    .wrong-accept = Vous avez un allié, mais un autre a plus de cartes, et le voilà contre vous.
    .wrong-answer = On renonce en dernier : à ce moment, seul le Magicien doit avoir votre invitation.

seven-sages-lesson-give = Morte pour vous, vive pour un allié
    .text = Vous êtes la Sorcière, votre alliée est la Prêtresse. Avant le combat, les alliés peuvent se donner des cartes et des sortilèges, autant qu’ils veulent et pour rien. Deux des vôtres ① ② ne se jouent pas par vous, mais par elle. Désignez des cartes, posez-les pour elle, et dites-vous prêt : quand toute l’alliance l’est, les cartes changent de main.
    .task = Donnez à votre alliée vos deux cartes de Prêtresse, et rien d’autre.
    .why = 11 points qui n’étaient rien dans votre main. Personne n’a rien à rendre, mais elle s’en souviendra peut-être.
    .missed = Votre alliée n’a pas exactement vos deux cartes de Prêtresse. Désignez-les, posez-les pour elle, puis soyez prêt.
    .wrong-ready = Vous êtes prêt, mais ce ne sont pas vos deux seules cartes de Prêtresse qui ont changé de main.

seven-sages-lesson-wishes = Dit une fois, pour plus tard
    .text = Dans une partie de plusieurs jours, on ne veut pas être appelé pour un rien. Sous Consignes, vous dites d’avance ce qui doit se faire, et personne ne le voit. Si nul ne s’accorde, le plus haut est placé, puis chacun, en descendant, dit dans quelle alliance il se met ; un souhait répond alors pour vous. Vous souhaitiez être avec le Devin, mais c’est la Prêtresse qui a les cartes ; et vous n’avez rien à échanger.
    .task = Annulez l’ancien souhait, souhaitez être avec la Prêtresse, donnez la consigne d’être prêt dès que l’échange commence ; puis renoncez à un accord.
    .why = Nul ne s’est accordé, vous êtes aux côtés de la Prêtresse, et le combat commence, sans une question. De telles consignes valent jusqu’à la fin du tour, et s’annulent. D’autres passent pour vous, ou prennent le plus haut cristal.
    .missed = Vous n’êtes pas avec la Prêtresse, ou l’on a dû vous attendre. Voyez sous Consignes ce qui est prévu, et ce qui ne l’est pas.
    .wrong-answer = Vous avez renoncé avant d’avoir donné toutes vos consignes : l’ancien souhait oublié, le nouveau là, et prêt dès l’échange.

seven-sages-lesson-spells = Un mot, sept points
    .text = Une fois par combat, vous pouvez lancer un sortilège au lieu de jouer une carte. Son effet est immédiat. Anulensa ① défausse une carte que quelqu’un a jouée dans ce combat ; Potentia ② pioche trois cartes. Les autres mènent de 8 : il faut le sortilège maintenant, et votre 2 au coup suivant.
    .task = Lancez Anulensa, défaussez la carte sans laquelle votre 2 vous fait passer en tête, et jouez ce 2.
    .why = Le 7 du Devin n’était plus là, et votre 2 a suffi. Entre-temps, le Devin a lancé Moventi, qui échange des cristaux de deux clairières : vous gagnez moins. Les sortilèges viennent à qui perd ; gardez-les pour un combat qui compte.
    .missed = Votre alliance ne mène pas. Quelle carte porte le plus l’autre alliance, et que jouez-vous ensuite ?
    .wrong-play = Un 2 ne suffit pas contre cette avance. Le sortilège doit d’abord ôter la bonne carte.
    .wrong-pass = Vous avez quitté le combat, et le sortilège ou le 2 est resté en main.
    .wrong-cast-potentia = Trois cartes de plus, mais le marqueur n’a pas bougé, et vous ne lancerez pas d’autre sortilège dans ce combat.
    .wrong-target-3 = Cette carte n’est plus là, mais votre 2 ne fait que l’égalité. Laquelle les porte le plus ?

seven-sages-lesson-next-card = La prochaine carte, d’avance
    .text = Une consigne, personne ne la voit. La carte à jouer à votre prochain coup en est une : le combat continue en votre absence. On la donne sous Consignes. Les autres mènent de 8. Vous lancez Anulensa ; choisir la carte qui s’en va finit votre coup : dites donc avant ce que vous jouerez ensuite.
    .task = Lancez Anulensa, mettez en consigne votre 2 comme prochaine carte, puis défaussez le 7 du Devin.
    .why = Le Devin a répondu, et votre 2 a suivi tout seul. S’il n’avait plus pu être joué, on vous aurait demandé.
    .missed = Votre alliance ne mène pas. La consigne vient avant la carte à défausser, qui finit votre coup.
    .wrong-play = Un 2 ne suffit pas contre une avance de 8. Commencez par le sortilège.
    .wrong-pass = Vous avez quitté le combat, et le sortilège est resté en main.
    .wrong-cast-potentia = Trois cartes de plus, mais le marqueur n’a pas bougé, et vous ne lancerez pas d’autre sortilège dans ce combat.
    .wrong-target-1 = Votre coup est fini, et rien n’était prévu : on vous demande de nouveau.

seven-sages-lesson-presents = Cadeaux pour le tour suivant
    .text = Qui passe a quitté le combat pour de bon. Le premier, ici vous, pioche cinq cartes ; chaque suivant en reçoit trois de qui est parti avant lui, et en pioche deux. Tous, sauf le dernier, en transmettent donc trois à qui partira ensuite, ami ou ennemi. Puis un nouveau tour, où chacun choisit de nouveau un personnage : vous voulez être la Prêtresse. Les hiboux ① servent à tous.
    .task = Transmettez trois cartes, et gardez ce que la Prêtresse peut jouer.
    .why = Au tour suivant, vous pouvez jouer trois cartes de Prêtresse et un hibou, 19 points, si nul ne la prend avant vous. Deux cartes d’un même personnage font un trop beau cadeau : séparez-les.
    .ask = Vous êtes le premier à quitter un combat. Que se passe-t-il ?
    .right = Je pioche cinq cartes, et en transmets trois au suivant qui part
    .false-1 = Je ne pioche rien, et garde ma main
    .false-2 = Je pioche deux cartes, et peux revenir plus tard
    .missed = Parmi les cartes transmises, il y en a une que vous pouviez jouer en Prêtresse.
    .wrong-gift = Les trois de moindre valeur ne sont pas les moins utiles : le 3 de la Prêtresse en est.
    .wrong-hand-on-priestess = C’est une carte de la Prêtresse, et vous voulez l’être ensuite.
    .wrong-hand-on-owl = Un hibou se joue par qui le tient, quel que soit son personnage.

seven-sages-lesson-for-allies = Trois pour une amie
    .text = Vous avez quitté le combat le premier, et choisissez quoi transmettre. Qui partira ensuite, vous l’ignorez. Désignez trois cartes, et une consigne les garde pour un joueur, pour vos alliés ou pour les autres ; ce que vous choisissez va à tout autre. Votre alliée veut rester la Prêtresse : trois cartes de Prêtresse sont désignées (les coches).
    .task = Sous Consignes, laissez les cartes désignées à vos alliés ; puis transmettez-en trois autres, mais pas le hibou.
    .why = Si votre alliée part ensuite, elle a 14 points pour un nouveau tour, et s’en souviendra ; si c’est un autre, les trois que vous avez choisies. Personne ne voit lesquelles.
    .missed = Les cartes désignées devraient attendre vos alliés, et trois autres tout autre joueur.
    .wrong-gift = Parmi les trois de moindre valeur est une carte de Prêtresse : elle était pour votre alliée.
    .wrong-hand-on-priestess = Cette carte était désignée pour votre alliée.
    .wrong-hand-on-owl = Un hibou se joue par qui le tient.
    .wrong-leave-for-foes = Les cartes de Prêtresse iront aux autres, si l’un d’eux part ensuite.

seven-sages-lesson-lose = Perdre au bon moment
    .text = Les autres mènent de 19 ; vos Magiciens 7 et 6 et un hibou de 5 font 18 : pas assez. Qui passe ne joue plus. Le dernier à passer, ici vous, défausse trois cartes, n’en transmet pas et garde le reste. Qui perd pioche un sortilège. Puis le plus bas, vous encore, déplace le pion vers une autre clairière, à gauche ① ou à droite ②, et y choisit d’abord son personnage.
    .task = Gardez vos 18 points pour de meilleurs cristaux : passez, défaussez les trois cartes de moindre valeur, déplacez le pion, et soyez le Magicien.
    .why = 3 et 6 font 9, 2 et 5 font 7. Vous avez laissé un combat perdu d’avance, et commencez le suivant en Magicien, avec toutes vos bonnes cartes. La moitié de l’art est de savoir quel combat perdre.
    .missed = Vous n’êtes pas le Magicien sur la clairière aux cristaux de plus grande valeur.
    .wrong-play = Cette carte est dépensée, et le combat est perdu tout de même.
    .wrong-move-right = 2 et 5 s’y trouvent. L’autre clairière en a plus.

seven-sages-lesson-role-ahead = Un personnage, avant qu’on demande
    .text = Sous Consignes, vous dites pour chacune des deux autres clairières quels personnages vous y voulez : le premier qui est libre est le vôtre, et personne ne vous attend. Ici le combat est perdu ; vous passez le dernier et, au plus bas, déplacez le pion. À gauche ① sont les meilleurs cristaux.
    .task = Donnez la consigne d’être le Magicien sur la clairière de gauche ; puis passez, défaussez les trois cartes de moindre valeur, et déplacez-y le pion.
    .why = Vous êtes le Magicien sans qu’on vous ait demandé. Une telle consigne vaut tant que la clairière est là ; on peut y mettre plusieurs personnages, le préféré d’abord.
    .missed = Vous n’êtes pas le Magicien sur la clairière de gauche.
    .wrong-play = Cette carte est dépensée, et le combat est perdu tout de même.
    .wrong-move-right = Votre consigne valait pour la clairière de gauche.

seven-sages-lesson-three = À trois, ou à cinq
    .text = À trois, personne n’invite. Le plus haut, ici vous, se bat seul contre deux, ou laisse parler le deuxième, qui peut le rejoindre. Qui est seul commence le combat, avec une avance de ce que valent les cristaux, ici 7, mais n’en gagne qu’un. De vos six cartes vous pouvez en jouer trois, 13 points ; les deux autres en tiennent douze.
    .task = Répondez de façon à pouvoir trouver un allié.
    .why = La Prêtresse vous a rejoint : la Sorcière est seule, avec une avance de 7. À cinq, deux s’accordent comme toujours, et chacun des trois autres dit en secret s’il entre : le premier qui entre fait trois contre deux.
    .missed = Vous n’avez pas d’allié.
    .wrong-answer-alone = Vous voilà seul, contre deux joueurs qui ont douze cartes.

seven-sages-lesson-answer-ahead = Montré et répondu d’avance
    .text = À trois, on peut dire d’avance, sous Consignes, ce qu’on répondra ; à une question déjà posée, cela répond aussitôt. Vous voulez la Prêtresse pour alliée. Montrez-lui d’abord une carte ① : désignez-la, puis montrez-la. Vous deux seuls la voyez.
    .task = Désignez votre 7 sous Consignes, montrez-le à la Prêtresse, et, de nouveau sous Consignes, répondez d’avance que vous laissez parler le deuxième.
    .why = Elle a vu le 7, et se bat avec vous. Jusqu’au combat, vous montrez des cartes à qui vous voulez, ami ou ennemi ; les promesses n’engagent personne.
    .missed = La Prêtresse n’est pas avec vous, ou n’a pas vu votre 7.
    .wrong-answer-alone = Vous voilà seul, contre deux joueurs qui ont douze cartes.
    .wrong-plan-alone = On vous le demandait déjà : votre consigne s’est faite aussitôt, et vous voilà seul contre deux.
    .wrong-show-2 = C’était la Sorcière, qui parle en dernier. C’est la Prêtresse qui peut vous rejoindre.

seven-sages-lesson-end = Avant que la forêt s’assombrisse
    .text = La fin est proche : des clairières à venir il ne reste que finitum, où personne ne combat. Elle se pose après ce combat. Après le suivant, le plus bas peut y déplacer le pion, et c’est fini, ou bien vers la dernière clairière, pour un tour encore. Tout à la fin, de petits cristaux de 1 vont à la meilleure main de chaque personnage, et de hiboux.
    .task = Jouez jusqu’au bout contre trois ordinateurs, et ayez la plus grande somme de cristaux.
    .why = Vous connaissez Les Sept Sages. Une partie entière dure quelque huit tours, avec des amis qui se souviennent.
    .note-1 = Deux cartes de 1 valent 11 dans un seul combat. Un personnage dont vous tenez les deux vaut mieux qu’un haut rang.
    .note-2 = Cherchez un allié d’un rang plus bas que le vôtre, si un cristal vaut bien mieux. Le plus haut des gagnants prend d’abord.
    .note-3 = Ne dépensez pas toute votre main pour gagner de vingt. Une avance de 1 gagne les mêmes cristaux.
    .note-4 = Voyez qui part le premier : cinq cartes maintenant font un tour fort plus tard. Mais il n’y aura peut-être plus de plus tard.
    .note-5 = À la fin, chaque personnage, et les hiboux, donnent un petit cristal à qui en tient encore la plus grande somme. Cela décide parfois.

seven-sages-page =
    .goal = Gagner la plus forte somme de cristaux. À chaque tour, deux alliances se disputent ceux d’une clairière.
    .turn = Choisissez un personnage ; trouvez un allié, en secret ; donnez-vous des cartes. Au combat, on joue une à une des cartes de son personnage, des hiboux, un sortilège, ou l’on passe. Chaque carte tire le marqueur à soi. Qui passe pioche deux cartes, le premier cinq, et en remet trois, sauf le dernier. Les gagnants prennent des cristaux, les perdants un sortilège ; le plus bas déplace le pion.
    .end = La clairière finitum y met fin. De petits cristaux vont aux meilleures mains.
    .wrong = Tout miser sur un combat : le premier parti a cinq cartes.
    .point-1 = Le pion : on se bat dans cette clairière
    .point-2 = Les cristaux que prennent les gagnants
    .point-3 = La hiérarchie : la gauche se sert d’abord
    .point-4 = Une alliance, face à l’autre
    .point-5 = Des cartes jouées : leur valeur tire
    .point-6 = Le marqueur : qui mène, et de combien
    .point-7 = Un joueur : cristaux, cartes, sortilèges
    .point-8 = Une clairière où le pion peut aller
