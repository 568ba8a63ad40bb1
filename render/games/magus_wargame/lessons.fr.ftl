## Le cours du jeu de guerre : pour chaque leçon son titre, et ce qu’elle dit.

magus-wargame-lesson-recruit = Là où une armée arrive
    .text = Vous menez des armées autour d’une piste ; qui tient les quatre tours gagne. À votre tour, on lance deux dés. Utilisez les deux : chacun mène une autre armée, d’exactement ses points, dans le sens voulu. Arrivée sur une case de couleur sans armée, elle prend la créature du dessus de cette pioche. Le nombre d’une bannière est la taille de l’armée. La vôtre en 2 ① est à trois cases du rouge 5 ②, où attend le Dragon.
    .task = Déplacez les deux armées, et recrutez le Dragon.
    .why = L’armée a atteint le rouge, et le Dragon, de Force 7, l’a rejointe. Tout le monde voit la créature du dessus de chaque pioche. Seul son maître voit ce qu’il y a dans une armée.
    .missed = Le Dragon n’est pas à vous. Quel dé mène l’armée du 2 sur une case rouge sans armée ?

magus-wargame-lesson-colours = Qui se ressemble s’assemble
    .text = Une armée vaut la Force de ses créatures, et davantage par couleur : deux d’une couleur donnent 1, trois 3, quatre 6, cinq 10. Vous en avez trois rouges. Avec une seule armée, on n’use que d’un des deux dés. En 2 ①, bleu, viendrait le Géant des Tempêtes, de Force 6 ; en 5 ②, rouge, des Trolls de Force 4.
    .task = Recrutez la créature qui rend votre armée la plus forte.
    .why = Les Trolls apportent 4, et la quatrième rouge 3 de plus : 7 contre les 6 du Géant. Une armée d’une couleur croît plus vite qu’une armée de géants.
    .missed = Comptez la Force de la nouvelle venue, et ce que les couleurs de l’armée donnent avec elle.
    .wrong-move-1-2 = Le Géant des Tempêtes apporte 6, et le bleu est seul dans votre armée.
    .wrong-move-1-0 = Une tour ne donne pas de créature.
    .wrong-move-1-45 = Le blanc donne une autre créature, et laisse vos rouges à trois.

magus-wargame-lesson-battle = Celui qui doit partir
    .text = Là où l’on arrive sur un ennemi, on se bat, et les deux armées se montrent. D’abord les capacités : votre Sorcier noir détruit une créature verte. Puis chacun additionne Forces et couleurs, et 3 chaque fois qu’il a plus d’Archers (l’arc), plus de Vol (la plume) ou plus de Régénération (le cœur) que l’autre. Le plus faible est détruit tout entier. En 5 ① : un Sylvanien de Force 6, des Lutins de 1, des Archers de 3.
    .task = Attaquez, et gagnez.
    .why = Sans le Sylvanien, ils valaient 7 contre vos 11. Une capacité au bon endroit décide plus que la Force. À égalité, on ne détruit rien de plus, et l’attaquant rebrousse chemin jusqu’à la première case sans armée.
    .missed = Vous n’avez pas gagné. Quelle créature verte fait leur force ?
    .wrong-declare-warlock-pixies = Les Lutins ne sont plus, et le Sylvanien a gagné la bataille.

magus-wargame-lesson-card = Un sort quand il compte
    .text = Après les capacités, avant le compte, vous pouvez jouer autant de cartes Magie que vos créatures dans cette bataille ont de points de sort (l’étoile) : la Liche en a trois. La lettre d’une carte dit quand : M avant les dés, T après, R au recrutement, B en bataille, C pour contrer. Une Foudre détruit une créature de sa couleur, une Puissance renforce les vôtres. En 17 ①, l’ennemi a un Dragon de Force 7 et gagnerait.
    .task = Attaquez, jouez la bonne carte, et gagnez.
    .why = Sans le Dragon, ils n’avaient plus de Vol et trop peu de Force. On pioche une carte au début de chaque tour, et on peut en prendre une en arrivant sur l’Or. Une carte jouée ne vous revient pas.
    .missed = Vous n’avez pas gagné. Laquelle de vos cartes atteint leur créature la plus forte ?
    .wrong-lay-red-blast-goblins = Les Gobelins ne sont plus, mais le Dragon tient toujours.
    .wrong-lay-white-power = Vous n’avez aucune créature blanche à renforcer.

magus-wargame-lesson-answer = Le dernier mot
    .text = Une bataille va dans cet ordre : les capacités, les cartes de l’attaquant, celles du défenseur, la réponse de l’attaquant, le compte. Dans cette réponse, on ne peut que contrer : votre Contresort ① annule une carte qui vient d’être jouée. Votre Sylvanien et votre Druide attaquent en 16 ②. L’autre camp a une carte en main, et un Nécromancien avec des points de sort.
    .task = Attaquez, attendez leur carte, et répondez-y de façon à gagner.
    .why = Leur Foudre Verte n’a rien fait, le Sylvanien est resté, et 10 a battu 9. Une carte en main et un point de sort libre sont une menace avec laquelle on compte.
    .missed = Vous n’avez pas gagné. Ne jouez d’abord rien, voyez ce qu’ils jouent, puis répondez.

magus-wargame-lesson-split = D’une, deux
    .text = Quatre tours veulent quatre armées. Une armée tient au plus six créatures. Après le recrutement et avant les batailles, celle qui en a plus de cinq peut en mettre deux sur une case libre voisine, une fois par tour, comme armée à part. En 11 ① il y en a six, et à côté, en 12 ②, une tour que personne ne tient.
    .task = Divisez l’armée de sorte qu’une des vôtres soit sur la tour.
    .why = Deux faibles tiennent une tour aussi bien que six fortes, tant que personne ne vient. Les armées grandissent d’abord, et se répandent ensuite.
    .missed = Aucune de vos armées n’est en 12.
    .wrong-split-11-10 = C’est l’autre voisine. La tour est en 12.
    .wrong-end = Vous avez fini le tour, et personne n’est sur la tour.

magus-wargame-lesson-spell = Plus loin que les dés
    .text = Après le lancer, avant ou après l’usage des dés, des sorts mènent aussi l’une de vos armées : Hâte d’exactement 1, Marche du Vent de 3, Envol de 4, dans un sens ou l’autre. Il en coûte la carte, mais ni points de sort ni dé : une armée peut marcher d’un dé et voler en plus. Votre armée en 9 ① est à trois cases de la tour en 12 ② ; les dés montrent 2 et 5.
    .task = Menez l’armée sur la tour.
    .why = Trois cases exactement. Gardez de telles cartes pour le tour où la quatrième tour est à portée, quand personne ne vous attend.
    .missed = Aucune de vos armées n’est en 12. Comptez les cases, et prenez la carte qui va aussi loin.
    .wrong-cast-haste = Hâte va d’une case.
    .wrong-cast-fly = Envol va de quatre cases, et au-delà de la tour.
    .wrong-move = Les dés montrent 2 et 5. La tour est à trois cases.

magus-wargame-lesson-commune = Voir avant de se battre
    .text = Hors des batailles, vous ne voyez des autres armées que le nombre de leurs créatures, et ce qu’elles ont recruté devant tous. Communion en regarde jusqu’à trois. À trois cases de vous, en 5 ① et en 11 ②, sont deux armées de trois.
    .task = Regardez-les toutes deux avant de lancer les dés.
    .why = En 5 sont un Dragon, un Titan et un Sylvanien, en 11 des Squelettes, des Zombies et des Elfes. Vous savez où aller, et personne ne sait ce que vous avez vu.
    .missed = Vous ne les avez pas regardées toutes deux. Lancez Communion, nommez les deux armées l’une après l’autre, et finissez par « C’est tout ».
    .wrong-roll = Les dés sont lancés : le temps de tels sorts est passé pour ce tour.
    .wrong-cast-spell-lore = Trois cartes de plus, mais vous ignorez toujours de quoi sont faites les armées en 5 et en 11.

magus-wargame-lesson-orders = La réponse avant la question
    .text = Hors des batailles aussi, un sort peut être annulé par qui tient Contresort. Pour que personne n’ait à vous attendre, vous répondez d’avance, sous « Consignes », au-dessous de l’image. Personne ne le voit, et vous le pouvez même sans tenir la carte. On peut aussi ordonner comment répondre si l’on est attaqué. Vous tenez Contresort ①.
    .task = Ordonnez que Contresort ne réponde qu’aux sorts qui visent vos armées ou vous.
    .why = Désormais il répond de lui-même, et reste en main tant que rien ne vous concerne. Un ordre vaut jusqu’à ce que vous le changiez, et ne trahit rien.
    .missed = Il n’y a pas encore de tel ordre. Voyez sous « Consignes », au-dessous de l’image.
    .wrong-roll = C’était un coup. Un ordre n’en est pas un : on le donne quand on veut.
    .wrong-blast-always = Toujours dépense la carte au tout premier sort, qui que ce soit qu’il vise.
    .wrong-stance = Cet ordre-là est pour les batailles, et le vôtre pour les sorts en dehors.

magus-wargame-lesson-towers = Quatre tours à la fois
    .text = À la fin d’un tour, qui a des armées sur les quatre tours, 0, 12, 24 et 36, a gagné. Vous en tenez trois. Les deux dés sont à utiliser, chacun par une autre armée, et qui quitte une tour la perd. Les dés montrent 2 et 5 ; la quatrième tour ① est près de votre armée en 34 ②, et en 40 ③ vous en avez une de plus.
    .task = Gagnez à ce tour.
    .why = Le 2 vous a donné la quatrième tour, et le 5 fut pour l’armée qui n’avait rien à tenir. Gardez-en toujours une libre de ses pas : quand toutes sont sur des tours, les dés en chassent.
    .missed = Vous ne tenez pas les quatre tours à la fin de votre tour.
    .wrong-move-0 = Cette armée tient une tour. La voilà à côté.
    .wrong-move-12 = Cette armée tient une tour. La voilà à côté.
    .wrong-move-24 = Cette armée tient une tour. La voilà à côté.
    .wrong-move-34-39 = Le 5 va trop loin : la tour est à deux cases.
    .wrong-move-34-29 = C’est s’éloigner de la tour.
    .wrong-move-40-42 = Le 2 est ainsi utilisé, et l’armée en 34 en a besoin.
    .wrong-move-40-38 = Le 2 est ainsi utilisé, et l’armée en 34 en a besoin.
    .wrong-move-34-32 = C’est s’éloigner de la tour.

magus-wargame-lesson-end = Les dernières manches
    .text = Une partie prise sur le tard. Après la manche 60, elle est finie ; si personne ne tient alors quatre tours, on compte les tours, puis les armées.
    .task = Jouez jusqu’au bout contre l’ordinateur : tenez quatre tours, ou plus que lui.
    .why = Vous connaissez le jeu de guerre. Une partie entière commence par une armée de quatre créatures et deux artefacts : ils restent visibles de tous et vous aident sans cesse, chacun à sa façon.
    .note-1 = Comptez d’abord les tours. Une armée qui en tient une n’a pas à bouger tant que deux autres prennent les dés.
    .note-2 = N’attaquez pas une armée dont vous n’avez jamais vu les créatures, si vous pouvez vous en passer. Elle est peut-être d’une seule couleur.
    .note-3 = Dans chaque armée, recrutez vers une couleur. La cinquième d’une couleur vaut quatre de plus que sa Force.
    .note-4 = Gardez une carte et un point de sort pour les batailles qui viennent à vous. Qui attaque ignore ce que vous avez.
    .note-5 = Vers la fin, une tour tenue par deux faibles compte comme une autre. Divisez, et tenez-les.

magus-wargame-page =
    .goal = Avoir des armées sur les quatre tours à la fin d’un tour.
    .turn = Piochez une carte Magie. Lancez deux dés ; chacun mène une autre armée de tous ses points, dans un sens ou l’autre. Sur une case de couleur libre, elle prend la créature du dessus de la pioche ; sur l’or, une carte. Une armée de plus de cinq peut en détacher deux. Arriver sur un ennemi, c’est la bataille : Forces, couleurs, capacités et sorts s’ajoutent, le plus faible est détruit tout entier.
    .end = Sans vainqueur après la dernière manche, on compte les tours, puis les armées.
    .wrong = Mêler les couleurs : quatre d’une couleur ajoutent 6, cinq 10.
    .point-1 = Votre armée, et le nombre de ses créatures
    .point-2 = Une tour : il y en a une à chaque coin
    .point-3 = Les dés : chacun mène une autre armée
    .point-4 = Une case de couleur : on y recrute
    .point-5 = La prochaine créature, pour chaque couleur
    .point-6 = Sa Force ; l’étoile : les points de sort
    .point-7 = Vos armées, que vous seul voyez
    .point-8 = Vos cartes Magie, de bataille ou de voyage
