## Le cours de Pangea : pour chaque leçon son titre, et ce qu’elle dit.

pangea-lesson-home = Chez soi, et nulle part ailleurs
    .text = Vous menez le peuple mauve depuis la tour mauve, et gagnez avec des amulettes dans cette tour et de la richesse. La richesse vient de vos personnages : chacun donne 1 à la fin de votre tour s’il est face visible sur son terrain favori. Les personnages retournés sont sombres. Votre troisième personnage de montagne est dans le Désert ① et ne donne rien ; à un pas de là s’étend votre Montagne ②.
    .task = Ramenez-le chez lui, finissez le mouvement, et produisez 3.
    .why = Tous trois sont sur le terrain qu’ils aiment, tous trois ont donné 1. Chacun de vos personnages peut faire un pas par tour.
    .missed = Moins de trois des vôtres ont produit. Cherchez celui qui n’est pas à sa place, et laissez les autres où ils sont.
    .wrong-done = Vous avez fini le mouvement sans un pas. Deux ont produit ; le troisième est toujours dans le désert.
    .wrong-move-mountain-mountain-3 = Celui-là était déjà chez lui. Loin d’une montagne, il ne donne rien.

pangea-lesson-limit = Un de trop
    .text = Le nombre d’une tuile est sa limite. Quatre personnages sont sur la Montagne 3 ① : elle est surpeuplée, et sur une tuile surpeuplée chacun est retourné et ne produit rien. Les tours ne comptent pas, les personnages de tous les peuples, si.
    .task = Faites de la place, finissez le mouvement, et produisez 3.
    .why = Trois sur une tuile de limite 3, elle est pleine, pas surpeuplée. Le personnage de forêt n’y donnait rien de toute façon : c’était à lui de partir.
    .ask = Quatre personnages sont sur une tuile de limite 3. Combien produisent ?
    .right = Aucun : ils sont tous retournés
    .false-1 = Trois : seul le quatrième ne compte pas
    .false-2 = Tous les quatre
    .missed = Moins de trois des vôtres ont produit. Qui, sur cette tuile, ne vous sert à rien ici ?
    .wrong-done = La tuile est toujours surpeuplée : personne n’y a rien produit.
    .wrong-move-mountain-mountain-3-desert-2 = La tuile n’est plus surpeuplée, mais l’un de vos trois personnages de montagne est dans un désert, et celui de forêt ne donne rien ici.
    .wrong-move-mountain-mountain-3-moor-4 = La tuile n’est plus surpeuplée, mais l’un de vos trois personnages de montagne est sur une lande, et celui de forêt ne donne rien ici.

pangea-lesson-buy = Une amulette, et qui la porte
    .text = Chaque terrain a son amulette, la lande le cercle ; on a chaque sorte une fois. On l’achète à un personnage d’un autre peuple qui est face visible sur ce terrain et ne porte rien, sur la même tuile que l’un des siens. La première coûte 1, et le peuple qui vend reçoit 1. Un personnage en porte une au plus, et qui en porte une ne produit ni ne vend. Sur la Lande ①, deux des vôtres : l’un de lande, l’autre de montagne.
    .task = Achetez le cercle de sorte qu’autant des vôtres produisent après qu’avant.
    .why = Même face visible, un porteur ne donne rien tant que l’amulette n’est pas rentrée. Votre personnage de montagne ne donnait rien sur une lande : le charger ne vous coûte rien. Un vendeur ne peut pas refuser.
    .missed = Vous n’avez pas le cercle. C’est pour acheter que cette phase est faite.
    .wrong-buy-moor-4-moor = Vous avez le cercle, mais son porteur était chez lui sur la lande et aurait donné 1 par tour. Les porteurs ne produisent rien.
    .wrong-done = Vous avez fini les achats sans rien acheter.

pangea-lesson-deliver = Seul compte ce qui est dans la tour
    .text = Une amulette portée ne vaut encore rien. À la fin de votre mouvement, qui en porte une et se trouve sur la tuile de votre tour l’y dépose. Votre cercle est dans le Désert ①, votre tour sur la Montagne ②.
    .task = Apportez le cercle dans votre tour.
    .why = Il est dans la tour et compte pour la victoire. Vous avez autant d’actions magiques par tour que d’amulettes dans la tour, une au moins. La prochaine coûte 2 : une de plus que dans la tour, sans celles qu’on porte. Le vendeur reçoit 1, le reste est perdu.
    .ask = Quand une amulette compte-t-elle pour la victoire ?
    .right = Quand elle est dans votre tour
    .false-1 = Dès qu’elle est achetée
    .false-2 = Quand son porteur est sur son terrain favori
    .missed = Le cercle n’est pas dans votre tour. Son porteur doit se trouver auprès d’elle quand le mouvement finit.
    .wrong-done = Le mouvement est fini, et le porteur n’était pas auprès de votre tour.

pangea-lesson-shift = Trop loin ? Déplacez la terre
    .text = Avant de marcher, vous avez la magie. Une action magique pousse une tuile sur une case de mer voisine, avec tout ce qui s’y trouve, tour et gens compris. Votre cercle attend dans le Désert ① ; de là, aucun pas ne mène à votre tour ②. Mais entre les deux, la case ③ est de mer.
    .task = Apportez le cercle dans votre tour en ce seul tour.
    .why = Personne ne marche sur la mer, mais la terre bouge : au nord, à l’est, au sud ou à l’ouest. Gens et tuiles peuvent aussi passer le bord, et reviennent du côté opposé. Pousser une tuile peut épargner deux tours de marche.
    .missed = Le cercle n’est pas dans votre tour. Une fois la tuile poussée, son porteur doit être à un pas de celle de la tour.
    .wrong-draw = Un nouveau venu est bienvenu, mais c’était votre seule action magique, et la mer sépare toujours le cercle de la tour.
    .wrong-summon = C’était votre seule action magique, et la mer sépare toujours le cercle de la tour.
    .wrong-lead = C’était votre seule action magique, et la mer sépare toujours le cercle de la tour.
    .wrong-done = Vous avez fini une phase trop tôt : le cercle n’est pas rentré.

pangea-lesson-draw = Du renfort sorti du sac
    .text = Une autre action magique pioche un personnage de votre sac, au hasard : de montagne, de forêt ou de lande. Il vient sur la tuile de votre tour ①, même pleine, et peut marcher dans le même tour. Ici, trois y sont déjà, et trois y ont place.
    .task = Piochez un personnage, et faites produire quatre des vôtres.
    .why = Le quatrième a surpeuplé votre tuile un moment, mais seul compte l’état des choses quand on produit. Un pas vers son terrain était bon pour lui et pour les trois autres.
    .missed = Moins de quatre ont produit. Voyez où le nouveau venu est chez lui, et qu’aucune tuile ne soit surpeuplée.
    .wrong-summon = Vous avez appelé un personnage d’un peuple neutre, et votre seule action magique est dépensée.
    .wrong-shift = La terre a bougé, et votre seule action magique est dépensée. Vous n’avez pas de quatrième personnage.
    .wrong-lead = Un personnage neutre a marché, et votre seule action magique est dépensée. Vous n’avez pas de quatrième personnage.
    .wrong-done = Vous avez fini une phase avant que quatre des vôtres puissent produire.

pangea-lesson-market = Le marché vient à vous
    .text = Les peuples que personne ne joue sont neutres, et leurs personnages vendent comme les autres. La magie peut en appeler un, tiré de son sac, à la tour de son peuple, et guider l’un d’eux d’un pas. Deux amulettes dans votre tour vous donnent deux actions. La Forêt ① a place pour quatre ; des trois jaunes qui y sont, aucun n’aime la forêt. Votre personnage attend dans la Forêt ②.
    .task = Achetez l’étoile de la forêt.
    .why = Celui que vous avez appelé aime la forêt : face visible, puis guidé jusqu’à vous, il a vendu. Vous pouviez lire vos chances : la colonne de droite montre chaque sac neutre. Et ce que gagne un peuple neutre n’aide personne contre vous.
    .missed = Vous n’avez pas l’étoile. Un jaune qui aime la forêt doit être avec votre personnage, sur une tuile qui n’est pas surpeuplée.
    .wrong-draw = Celui que vous avez pioché est venu à votre propre tour. Pour un appel et un pas jusqu’à vous, il vous manque désormais une action.
    .wrong-summon-orange = Un personnage orange est venu dans le désert, loin de votre forêt. Pour un autre appel et un pas, il vous manque désormais une action.
    .wrong-summon-blue = Un personnage bleu est venu dans la prairie, loin de votre forêt. Pour un autre appel et un pas, il vous manque désormais une action.
    .wrong-shift = La terre a bougé. Pour un appel et un pas jusqu’à vous, il vous manque désormais une action.

pangea-lesson-protect = Ce que tout le monde oublie
    .text = Votre cercle ① est à un pas de votre tour ② et rentrera à votre prochain tour, si d’ici là personne ne pousse votre tour au loin. À la fin de votre tour, vous pouvez protéger une tuile : elle ne bouge plus jusqu’à votre prochain tour. Ou une case de mer : aucune tuile n’y vient.
    .task = Faites en sorte que votre tour reste où elle est.
    .why = Une tuile protégée reste, quoi qu’en veuillent les autres. Un tour fini sans protection est un cadeau aux autres.
    .missed = Votre tour peut encore être poussée au loin.
    .wrong-done = Rien n’est protégé : une poussée, et votre tour est une case plus loin.
    .wrong-protect-tile-d3 = Cette tuile ne pouvait pas bouger : aucune mer ne la borde. Celle de votre tour a la mer de deux côtés.
    .wrong-protect-tile = Cette tuile est à l’abri. Celle de votre tour ne l’est pas : deux cases de mer la bordent.
    .wrong-protect-sea = Cette case est fermée, mais la tuile de votre tour a aussi la mer de l’autre côté.

pangea-lesson-victory = Assez, c’est assez
    .text = Il faut pour une victoire 5 amulettes dans la tour, ou 4 et une richesse de 10, ou 3 et une richesse de 20, à la fin de votre tour. Les autres jouent alors encore un tour chacun, et la plus haute victoire l’emporte : 5 avant 4, et 4 avant 3. Vous avez 4 amulettes et 12. Dans le Désert ①, on vous vendrait le triangle pour 5.
    .task = Finissez votre tour sur une victoire.
    .why = 4 amulettes et une richesse d’au moins 10 font une victoire, si vous les avez encore à la fin de votre tour. Le dernier tour de table a commencé.
    .ask = Vous avez 4 amulettes dans la tour à la fin de votre tour. Que faut-il encore pour une victoire ?
    .right = Une richesse de 10
    .false-1 = Une richesse de 20
    .false-2 = Une cinquième amulette, même portée
    .missed = Votre tour n’a pas fini sur une victoire.
    .wrong-buy = 5 de payés, 2 de produits : il vous reste une richesse de 9, et une cinquième amulette qui n’est pas dans la tour. Ce n’est pas une victoire, et les autres ont encore un tour.

pangea-lesson-first-tower = Une tour pour votre peuple
    .text = Une partie commence par les tours : chacun à son tour pose la sienne, avec trois personnages tirés du sac, sur une tuile sans tour. Là où ils sont chez eux, ils produisent dès le premier tour. Deux de vos trois personnages aiment la montagne, un la forêt. Le nombre d’une tuile est sa limite : Montagne 2 ①, Montagne 3 ②.
    .task = Posez votre tour de sorte que deux des trois soient face visible.
    .why = Deux sur trois sont chez eux, et la tuile n’est pas trop pleine. Le troisième trouvera sa forêt. Voyez aussi la mer : une tour facile à pousser va vers les marchés, et d’autres l’éloignent aussi aisément.
    .missed = Moins de deux des vôtres sont face visible près de votre tour.
    .wrong-place-mountain-2 = Sur la Montagne 2, vos trois sont un de trop : tous retournés.
    .wrong-place-forest-3 = Dans la forêt, un seul de vos trois est chez lui.

pangea-lesson-towers = Une tour en votre absence
    .text = Une partie commence par les tours : chacun à son tour pose la sienne et trois personnages sur une tuile sans tour. En attendant, vous pouvez classer des tuiles en secret ; votre tour ira sur la première encore libre, sans que l’on vous attende. C’est au peuple vert de choisir. Deux de vos trois personnages aiment la montagne, un la forêt, mais votre classement n’a que le Désert ①.
    .task = Retirez ce classement et classez deux tuiles : où qu’aille la tour verte, deux des vôtres seront face visible.
    .why = Le peuple vert a pris la Montagne 4 : votre tour est allée sur la Montagne 3, la suivante de votre classement. Si les deux avaient été prises, on vous aurait demandé. Personne n’a rien vu de votre classement.
    .missed = Moins de deux des vôtres sont face visible près de votre tour. Regardez ce qui est en tête du classement, et ce qui vient ensuite si la tuile est prise.
    .wrong-rank-mountain-2 = Sur la Montagne 2, vos trois seraient un de trop : tous retournés.

pangea-lesson-end = La course à la quatrième
    .text = Une partie prise en son milieu. Vous avez deux amulettes dans la tour et une richesse de 5, le peuple vert une amulette et 6.
    .task = Jouez jusqu’au bout contre l’ordinateur : soyez le premier à une victoire, ou atteignez-en une plus haute.
    .why = Vous connaissez Pangea. Une partie entière commence par un choix : sur quelle tuile poser votre tour et vos trois premiers personnages ? Là où la plupart sont chez eux.
    .note-1 = Comptez à rebours depuis votre victoire : quelle amulette d’abord, qui la vend, qui la porte, par où rentre-t-elle ?
    .note-2 = Vous avez une action magique par amulette dans la tour. Deux poussées en un tour peuvent amener tout un marché auprès de votre tour.
    .note-3 = Vendez volontiers : qui vous achète vous paie 1 aussi. Mais ne restez pas là où celui qui mène a besoin d’un vendeur pour sa dernière amulette.
    .note-4 = Regardez les porteurs des autres avant de finir un tour. Une tuile poussée à temps leur coûte plus qu’un achat ne vous rapporte.
    .note-5 = Vers la fin, ne descendez pas sous 10 avec quatre amulettes, ni sous 20 avec trois. Ce qui est porté n’est pas encore dans la tour.

pangea-page =
    .goal = Rapporter des amulettes dans sa tour : cinq, ou quatre et une richesse de 10, ou trois et une richesse de 20.
    .turn = Magie : piochez un personnage, appelez ou guidez un neutre, poussez une tuile. Puis chacun des vôtres peut faire un pas. Achetez des amulettes aux personnages d’autres peuples qui sont avec les vôtres. Chaque personnage face visible qui ne porte rien produit 1. Enfin, protégez une tuile ou une mer.
    .end = Qui a de quoi gagner à la fin de son tour ouvre le dernier tour de table : un tour pour chaque autre. La plus haute victoire l’emporte.
    .wrong = Laisser sa tour sans protection : on la pousse loin de vos porteurs.
    .point-1 = La tour de votre peuple : tout doit y venir
    .point-2 = Face visible, sur son terrain : produit, vend
    .point-3 = Retourné : loin de son terrain
    .point-4 = La limite : au-delà, personne ne produit
    .point-5 = La mer : on n’y marche pas, les tuiles y vont
    .point-6 = Quel terrain vend quelle amulette
    .point-7 = Amulettes, richesse, gain par tour
    .point-8 = La richesse qu’il faut, selon les amulettes
