## Le cours du jeu de guerre : pour chaque leçon son titre, et ce qu’elle dit.

magus-wargame-lesson-landing = Là où une armée arrive
    .text = Vous menez des armées autour d’une piste ; qui tient les quatre tours gagne. À votre tour, vous lancez deux dés et utilisez les deux : chacun déplace une armée différente de tous ses points, dans le sens voulu. Arrivée sur une case de couleur sans armée, elle prend la créature du dessus de cette pioche. Une bannière porte la taille de l’armée. La vôtre en 2 ① est à trois cases du rouge 5 ②, où attend le Dragon.
    .task = Lancez les dés (vous n’avez pas encore de sorts), déplacez les deux armées, et recrutez le Dragon.
    .why = L’armée a atteint le rouge, et le Dragon, de Force 7, l’a rejointe. Tout le monde voit la créature du dessus de chaque pioche. Seul son maître voit ce qu’il y a dans une armée.
    .ask = Vous avez plusieurs armées et avez lancé 3 et 5. Que faites-vous des dés ?
    .right = Chacun déplace une armée différente, de tous ses points
    .false-1 = Une armée avance de 8
    .false-2 = J’en utilise un, et peux laisser l’autre
    .missed = Le Dragon n’est pas à vous. Quel dé amène l’armée du 2 sur une case rouge sans armée ?

magus-wargame-lesson-one-colour = Qui se ressemble s’assemble
    .text = Une armée vaut la Force de ses créatures, et davantage par couleur : deux d’une couleur donnent 1, trois 3, quatre 6, cinq 10. Vous en avez trois rouges. Avec une seule armée, on n’use que d’un des deux dés. En 2 ①, bleu, viendrait le Géant des Tempêtes, de Force 6 ; en 5 ②, rouge, des Trolls de Force 4. Votre carte Métamorphose échange ensuite une créature contre celle du dessus d’une pioche.
    .task = Recrutez et métamorphosez, pour rendre votre armée aussi forte que possible.
    .why = Avec les Trolls, et un Cyclope au lieu des Zombies, cinq sont rouges : Force 17, et 10 pour la couleur. Avec le Géant et une Horreur Cosmique, on n’avait que 23. Une armée d’une couleur croît plus vite qu’une armée de géants.
    .ask = Qu’ajoutent quatre créatures d’une couleur à la Force d’une armée ?
    .right = 6
    .false-1 = 4
    .false-2 = 10
    .missed = Comptez la Force des deux nouvelles venues, et ce que les couleurs de l’armée donnent avec elles.
    .wrong-move-1-2 = Le Géant des Tempêtes apporte 6, et le bleu est seul dans votre armée.
    .wrong-move-1-0 = Une tour ne donne pas de créature.
    .wrong-move-1-45 = Le blanc donne une autre créature, et laisse vos rouges à trois.
    .wrong-decline-5 = Vous avez laissé les Trolls, qui auraient été vos quatrièmes rouges.

magus-wargame-lesson-battle = Celui qui doit partir
    .text = Là où l’on arrive sur un ennemi, on se bat, et les deux armées se montrent. D’abord les pouvoirs : votre Sorcier noir détruit une créature verte. Puis chacun additionne Forces et couleurs, et 3 chaque fois qu’il a plus de Tir (l’arc), plus de Vol (la plume) ou plus de Régénération (le cœur) que l’autre. Le plus faible est détruit tout entier. En 5 ① : un Sylvanien de Force 6, des Lutins de 1, des Archers de 3.
    .task = Attaquez, et gagnez.
    .why = Sans le Sylvanien, ils valaient 7 contre vos 8. Un pouvoir au bon endroit décide plus que la Force. À égalité, on ne détruit rien de plus, et l’attaquant rebrousse chemin jusqu’à la première case sans armée.
    .missed = Vous n’avez pas gagné. Quelle créature verte fait leur force ?
    .wrong-declare-warlock-pixies = Les Lutins ne sont plus, et le Sylvanien a gagné la bataille.

magus-wargame-lesson-full-army = Six, et qui cède la place
    .text = De quoi vos armées sont faites, vous seul le voyez : au milieu du plateau à votre tour, et sur l’image de votre main ; ×2, c’est deux pareilles. À six, une armée est pleine : qui la rejoint prend la place d’une autre. Sous votre nom, deux artefacts, visibles toute la partie : Flamme Éternelle donne 3 à chacune de vos rouges, Épée Céleste 1 à chacune en attaque. En 5 ①, le Dragon rouge, de Force 7, peut venir.
    .task = Prenez le Dragon à la place de la créature qui vaut le moins pour cette armée.
    .why = Six rouges donnent 15 pour la couleur, et 18 par la Flamme ; les Lutins, verts, de Force 1, n’y avaient aucune part. Une créature défaussée l’est pour de bon.
    .missed = Les Lutins sont toujours là, ou le Dragon n’y est pas. Qui n’a pas de part à la couleur ?
    .wrong-recruit-5-goblins = Les Gobelins valent 2, 3 par la Flamme, et leur couleur. Les Lutins valent 1.
    .wrong-decline-5 = Vous avez laissé le Dragon au prochain qui arrive sur du rouge.
    .wrong-end = Votre tour est fini. Une armée pleine ne prend rien d’elle-même : il faut dire qui cède la place.

magus-wargame-lesson-spell-and-fuel = Un sort quand il compte
    .text = Après les pouvoirs, vous pouvez jouer autant de cartes Magie que vos créatures dans cette bataille ont de points de sort (l’étoile). La lettre d’une carte dit quand : M avant les dés, T après, R au recrutement, B en bataille, C pour contrer. De sa couleur, une Foudre détruit une créature, une Puissance renforce les vôtres. Avant le premier sort, des Gobelins défaussent une carte pour +3. Un Dragon attend en 17 ①.
    .task = Attaquez, donnez une carte aux Gobelins, jouez-en une autre, et gagnez.
    .why = Les 3 des Gobelins vous menaient à 13, et sans le Dragon ils en avaient 11. Nulle carte n’est vaine pour des Gobelins. On en pioche une au début du tour, et on peut en prendre une sur l’Or. Jouée, elle va à la défausse.
    .missed = Vous n’avez pas gagné. Quelle carte atteint leur créature la plus forte, et laquelle ne fait rien en bataille ?
    .wrong-fuel-goblins-red-blast = Les Gobelins ont grandi, et plus rien n’atteint le Dragon.
    .wrong-lay-red-blast-minotaur = Le Minotaure n’est plus, mais le Dragon tient toujours.

magus-wargame-lesson-while-away = La réponse avant la question
    .text = En votre absence, d’autres lancent des sorts et attaquent. Les consignes, au-dessous de l’image, répondent pour vous sans que personne les voie : si l’on vous attaque, un plan joue une carte ; et Contresort annule les sorts qui vous visent. En 8 ①, un Titan et un Ange Gardien, +3 chacun contre du rouge ; en 5 ②, votre seule armée. Ce qu’on ne refuse pas la rejoint en fin de tour : ici des Gobelins rouges, Force 2.
    .task = Ne prenez rien, donnez une consigne pour chacune de vos deux cartes, et finissez le tour.
    .why = Contresort a annulé l’Oubli qui vous aurait coûté vos cartes, et le plan a joué Puissance Blanche : 15 contre 13. Avec les Gobelins, c’était 17 contre 19. Une consigne vaut jusqu’à ce que vous la changiez, et ne trahit rien.
    .missed = La bataille en 5 n’a pas été gagnée pour vous. Qu’est-ce qui est venu, qu’avez-vous pris, et quelle consigne manquait ?
    .wrong-recruit-5 = Les Gobelins apportent 2, et le Titan et l’Ange y gagnent 3 chacun.

magus-wargame-lesson-last-word = Le dernier mot
    .text = Une bataille va dans cet ordre : les pouvoirs, les cartes de l’attaquant, celles du défenseur, la réponse de l’attaquant, le compte. Dans cette réponse, on ne peut que contrer : Contresort ① annule une carte qui vient d’être jouée, pour un point de sort ; un Prêtre, une pour rien. Vous attaquez en 16 ② ; ils ont deux cartes.
    .task = Attaquez, ne jouez rien avant de voir leurs cartes, et répondez-y de façon à gagner.
    .why = Leur Foudre Verte et leur Puissance Noire n’ont rien fait, et 11 a battu 9. Une carte en main et un point de sort libre sont une menace avec laquelle on compte.
    .missed = Vous n’avez pas gagné. Ne jouez rien avant de voir ce qu’ils jouent, et n’en laissez rien passer.

magus-wargame-lesson-looked-at = Voir avant de se battre
    .text = Hors des batailles, vous ne voyez des autres armées que le nombre de leurs créatures, et ce qu’elles ont recruté devant tous. Communion en regarde jusqu’à trois, avant les dés. À trois cases de vous, en 5 ① et en 11 ②, sont deux armées de trois.
    .task = Regardez-les toutes deux avant de lancer les dés.
    .why = En 5 sont un Dragon, un Titan et un Sylvanien, en 11 des Squelettes, des Zombies et des Elfes. Vous savez où aller, et personne ne sait ce que vous avez vu.
    .missed = Vous ne les avez pas vues toutes deux. Nommez les armées l’une après l’autre, et finissez par « C’est tout ».
    .wrong-roll = Les dés sont lancés : le temps de tels sorts est passé pour ce tour.
    .wrong-cast-spell-lore = Trois cartes de plus, mais vous ignorez toujours de quoi sont faites les armées en 5 et en 11.

magus-wargame-lesson-what-answers = Ce qui répond pour vous
    .text = Deux consignes répondent en votre absence, et nul ne les voit. L’une dit quand Contresort ① annule un sort hors des batailles : tout ce qui vous vise, ou les sorts d’une liste. L’autre, si l’on vous demande vos cartes en bataille. Vous aviez donné la consigne « pas de sorts » : tant que cela vaut, vous ne répondez rien. Et Clairvoyance montrerait votre main.
    .task = Sous Consignes, faites-vous demander de nouveau en bataille, et mettez Clairvoyance sur la liste de votre Contresort.
    .why = Qui lancera Clairvoyance ne verra rien, même pendant que vous dormez, et en bataille c’est vous qui décidez. Une consigne vaut jusqu’à ce que vous la changiez : regardez-les parfois.
    .missed = On ne vous demande pas encore en bataille, ou Clairvoyance n’est pas sur la liste.
    .wrong-roll = Le tour continue, et les deux consignes manquent toujours.

magus-wargame-lesson-what-to-keep = Sept, et pas une de plus
    .text = Chaque tour apporte une carte, et qui en a plus de sept avant les dés défausse jusqu’à sept. L’Oubli en prend deux, au choix de la victime : vous en devez encore une, à payer avant de piocher. Une main vaut donc par ce qu’elle tient, non par le nombre. Une Puissance ne renforce que les créatures de sa couleur. Vos armées sont vertes et rouges.
    .task = Payez, défaussez et lancez les dés, en gardant toute carte utile à vos armées.
    .why = Vous avez payé d’une Puissance qui n’aidait personne, pioché Envol, et défaussé l’autre. Qui amasse des cartes finit par en perdre : jouez-les quand elles valent le plus.
    .missed = Il reste dans votre main une carte dont aucune de vos créatures ne tire rien.
    .wrong-owe-random = Le hasard a payé pour vous, et il ignore ce dont vous avez besoin.

magus-wargame-lesson-farther = Plus loin que les dés
    .text = Après le lancer, avant ou après l’usage des dés, des sorts déplacent aussi l’une de vos armées : Hâte d’exactement 1, Marche du Vent de 3, Envol de 4, dans un sens ou l’autre. Il en coûte la carte, mais ni points de sort ni dé. Saut Temporel lance un dé, puis on choisit le sens, ou de rester. Un sort peut suivre l’autre. Votre armée en 7 ① est à cinq cases de la tour en 12 ② ; les dés sont utilisés.
    .task = Menez l’armée sur la tour.
    .why = Deux cases, et trois. Gardez de telles cartes pour le tour où la quatrième tour est à portée, quand personne ne vous attend.
    .missed = Aucune de vos armées n’est en 12. Que reste-t-il à faire une fois tombé le dé de Saut Temporel ?
    .wrong-stop = L’armée est restée, et sans Saut Temporel vos cartes vont à quatre cases.
    .wrong-end = Vous avez fini le tour, et personne n’est sur la tour.

magus-wargame-lesson-four-towers = Quatre tours à la fois
    .text = À la fin d’un tour, qui a des armées sur les quatre tours, 0, 12, 24 et 36, a gagné. Vous en tenez deux. Les deux dés, 2 et 5, sont à utiliser par deux armées ; qui quitte une tour la perd. Une armée tient six créatures au plus. Après le recrutement, avant les batailles, au-delà de cinq, elle peut en mettre deux sur une case libre voisine, une fois par tour, comme armée à part. Vos autres sont en 34 ①, 23 ② et 40 ③.
    .task = Gagnez à ce tour.
    .why = Un dé et une division ont donné les tours, et le 5 a servi à l’armée qui n’avait rien à tenir : gardez-en une libre, ou les dés vous chassent. Deux faibles tiennent une tour aussi bien que six. Grandissez d’abord, puis répandez-vous.
    .ask = Quand a-t-on gagné ?
    .right = Avec des armées sur les quatre tours à la fin d’un tour
    .false-1 = Dès qu’une armée arrive sur la quatrième tour
    .false-2 = Avec le plus de tours après dix manches
    .missed = Vous ne tenez pas les quatre tours à la fin de votre tour.
    .wrong-move-0 = Cette armée tenait une tour, et l’a quittée.
    .wrong-move-12 = Cette armée tenait une tour, et l’a quittée.
    .wrong-move-23 = Ces six n’ont pas besoin de dé : depuis le 23, deux d’entre elles peuvent aller sur la tour.
    .wrong-move-34-39 = Le 5 va trop loin : la tour est à deux cases.
    .wrong-move-34-29 = C’est s’éloigner de la tour.
    .wrong-move-34-32 = C’est s’éloigner de la tour.
    .wrong-move-40-42 = Le 2 est ainsi utilisé, et l’armée en 34 en a besoin.
    .wrong-move-40-38 = Le 2 est ainsi utilisé, et l’armée en 34 en a besoin.
    .wrong-split-23-22 = C’est l’autre voisine. La tour est en 24.

magus-wargame-lesson-end = Les dernières manches
    .text = Une partie prise sur le tard. Après la manche 60, elle est finie ; si personne ne tient alors quatre tours, on compte les tours, puis les armées.
    .task = Jouez jusqu’au bout contre l’ordinateur : tenez quatre tours, ou plus que lui.
    .why = Vous connaissez le jeu de guerre. Une partie entière commence par une armée de quatre créatures et deux artefacts : ils restent visibles de tous et vous aident sans cesse, chacun à sa façon.
    .note-1 = Comptez d’abord les tours. Une armée qui en tient une n’a pas à bouger tant que deux autres prennent les dés.
    .note-2 = N’attaquez pas une armée dont vous n’avez jamais vu les créatures, si vous pouvez vous en passer. Elle est peut-être d’une seule couleur.
    .note-3 = Dans chaque armée, recrutez vers une couleur. La cinquième d’une couleur vaut quatre de plus que sa Force.
    .note-4 = Gardez une carte et un point de sort pour les batailles qui viennent à vous. Qui attaque ignore ce que vous avez.
    .note-5 = Vers la fin, une tour tenue par deux faibles compte comme une autre. Divisez, et tenez-les.

magus-wargame-page =
    .goal = Avoir des armées sur les quatre tours à la fin d’un tour.
    .turn = Piochez une carte Magie. Lancez deux dés ; chacun déplace une armée différente de tous ses points, dans un sens ou l’autre. Sur une case de couleur libre, elle prend la créature du dessus de la pioche ; sur l’or, une carte. Une armée de plus de cinq peut en détacher deux. Arriver sur un ennemi, c’est la bataille : Forces, couleurs, pouvoirs et sorts s’ajoutent, le plus faible est détruit tout entier.
    .end = Sans vainqueur après la dernière manche, on compte les tours, puis les armées.
    .wrong = Mêler les couleurs : quatre d’une couleur ajoutent 6, cinq 10.
    .point-1 = Votre armée, et le nombre de ses créatures
    .point-2 = Une tour : il y en a une à chaque coin
    .point-3 = Les dés : chacun déplace une armée
    .point-4 = Une case de couleur : on y recrute
    .point-5 = La prochaine créature, pour chaque couleur
    .point-6 = Sa Force ; l’étoile : les points de sort
    .point-7 = Vos armées, que vous seul voyez
    .point-8 = Vos cartes Magie, de bataille ou de voyage
