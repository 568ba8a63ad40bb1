## Les tables et leurs lieux : ouverture, première partie, salons perdus, joueurs partis.

command-first = première
command-invite = inviter
help-first = Jouer une première partie contre l’ordinateur, avec quelques notes
help-invite = Inviter un joueur à votre table avant le début de la partie
arg-private = privée
arg-strict = stricte
arg-reserve = réserve
arg-increment = incrément
arghelp-private = Si seuls vos invités peuvent prendre place
arghelp-strict = Si un coup sans danger est joué pour qui dépasse son temps
arghelp-reserve = Du temps en plus pour toute la partie, pris quand un tour dure trop
arghelp-increment = Le temps en plus que chaque tour ajoute
arghelp-invite = Qui vous invitez ; la table est réservée aux invités
reserve-43200 = 12 heures
reserve-86400 = 1 jour
reserve-172800 = 2 jours
reserve-259200 = 3 jours
reserve-604800 = 7 jours
increment-3600 = 1 heure par tour
increment-21600 = 6 heures par tour
increment-43200 = 12 heures par tour
increment-86400 = 1 jour par tour

lobby-private = Une table privée : seuls les invités peuvent prendre place. L’hôte invite avec { COMMAND("match invite") }.
lobby-reserve = Temps en réserve pour la partie : { $reserve }
lobby-increment = Temps que chaque tour ajoute à la réserve : { $increment }
lobby-opened-in = La table est ouverte dans { $where }, où ce serveur tient ses tables. (Partie { $id })
lobby-strict = Quand le temps est écoulé
lobby-strict-no = Les autres décident
lobby-strict-yes = Un coup sans danger est joué

arghelp-first-game = Le jeu ; Magnate si vous n’en nommez pas
first-button = Première partie
first-opened = Votre première partie ({ $game }) a commencé dans { $where } (partie { $id }). Pour qu’elle soit courte, l’ordinateur en a joué le début pour tout le monde. Vous reprenez quand rien n’est décidé, avec { $n } tours à jouer ou davantage. Son fil montre le plateau et vous appelle : appuyez-y sur **Jouer**. Elle vous attend aussi longtemps que vous voulez.
first-opened-here = Votre première partie ({ $game }) a commencé (partie { $id }). Pour qu’elle soit courte, l’ordinateur en a joué le début pour tout le monde. Vous reprenez quand rien n’est décidé, avec { $n } tours à jouer ou davantage. Elle se joue ici : les boutons pour jouer sont sous votre main, et le plateau suit chaque tour. Elle vous attend aussi longtemps que vous voulez.
first-opened-dm = Votre première partie ({ $game }) a commencé dans [vos messages privés]({ $where }) (partie { $id }). Pour qu’elle soit courte, l’ordinateur en a joué le début pour tout le monde. Vous reprenez quand rien n’est décidé, avec { $n } tours à jouer ou davantage. Les boutons pour jouer y sont sous votre main, et le plateau suit chaque tour. Elle vous attend aussi longtemps que vous voulez.
first-comes = Votre première partie se prépare ; elle arrive ici.
first-unreached = Je ne peux pas vous écrire. Acceptez les messages privés des applications, ou installez-moi sur votre compte ; puis réessayez.
guide-note = **Note { $n } sur { $of }.**
guide-first = Vous seul voyez ce panneau ; rien n’est joué avant l’étape qui finit votre tour, et **Annuler** reprend une étape.
guide-standing = Où vous en êtes : { $list }.
guide-others = Ce que prépare l’autre camp : { $text }
guide-moment = À votre place, l’ordinateur jugerait le moment bon pour : { $step }.
guide-last = C’était la dernière note. Tapez `/{ $group }` pour les commandes du jeu ; { COMMAND("match read rules") } répond aux questions ; { COMMAND("match new") } ouvre une table pour d’autres joueurs.
guide-draft = -# Voici votre tour jusqu’ici. Continuez, ou reprenez-le avec **Annuler**. L’étape qui finit le tour joue le tout, et le plateau est redessiné dans le fil.
guide-wait = -# C’est à l’ordinateur. Vous serez appelé dans le fil quand ce sera à vous.

post-gone = { $name } a quitté ce serveur et est injoignable. La partie continue et attend ; la place peut être donnée à quelqu’un d’autre.
dm-gone = { $name } a quitté le serveur où vous êtes l’hôte de la partie { $game } { $id }, et est injoignable. La partie attend. { COMMAND("match replace") } ou { COMMAND("admin replace") } cherche quelqu’un pour continuer.
dm-trouble-gone = Le salon de la partie { $game } { $id } n’existe plus. Elle attend, et rien n’en est perdu. Qui gère le serveur peut la déplacer dans un autre salon avec { COMMAND("admin move") }.
dm-trouble-locked = Quelqu’un a verrouillé le fil de la partie { $game } { $id } ({ $where }) ; elle continue donc dans le salon. Qui gère le serveur peut le déverrouiller, ou me permettre de « Gérer les fils » ; { COMMAND("admin move") } déplace la partie.
post-moved = { $game } { $id } continue { $where }.
picture-brake = C’était une image de trop pour une minute ; la voici en mots.
picture-late = -# L’image suit.
picture-busy = Il y a en ce moment plus d’images à dessiner que je ne peux ; voici la position en mots.
picture-stopped = Je redémarre ; voici la position en mots. Redemandez l’image dans une minute.

error-too-many-here = Ce serveur a autant de tables et de parties qu’il est permis ({ $most }). Finissez-en ou quittez-en une d’abord.
error-may-not-host = Sur ce serveur, <@&{ $role }> ouvre les tables. Vous pouvez rejoindre toutes celles qui sont ouvertes.
error-cannot-post = Je ne peux pas écrire dans <#{ $where }>. { COMMAND("admin check") } dit ce qui me manque.

arg-where = lieu
arghelp-where = Où se joue la partie : un fil de ce serveur, ou des messages privés à chacun
home-thread = Dans un fil
home-letters = Par lettres
lobby-letters = Elle se joue par lettres : chacun a le plateau, sa main et les boutons dans un message privé.
lobby-unreached = injoignable
lobby-opened-letters = La table est ouverte (partie { $id }). Elle se joue par lettres, en messages privés. Vos partenaires prennent place avec { COMMAND("match join") } et ce nom, ou vous les invitez avec { COMMAND("match invite") }.
lobby-opened-card = La table est ouverte (partie { $id }). Sa carte est ci-dessous, pour tout le monde ici : qui veut jouer appuie sur **{ lobby-join }**. Vos tours arrivent en messages privés ; vous pouvez aussi les jouer ici avec **{ post-play }**, et personne d’autre ne voit votre main.
letter-closed = Vous êtes à la table, mais je ne peux pas vous écrire, et c’est un message privé qui vous dit quand jouer. Autorisez mes messages privés, ou installez-moi pour vous-même ; puis appuyez sur **{ letter-again }**.
letter-again = Réessayer
letter-unreached = { $name } est injoignable par message privé. Sa pendule continue ; { COMMAND("match replace") } cherche quelqu’un pour jouer à sa place.

post-look = Regarder
card-foot = État { $when }. Qui appuie sur un bouton la met à jour.
hand-foot = État { $when }. Appuyez ici sur un bouton pour le mettre à jour.
card-strangers = Les boutons marchent ici pour qui m’a installé : touchez mon nom, puis **Ajouter l’app**.
card-moved = Cette partie continue dans une carte plus récente.
card-anew = Voici une nouvelle carte.
card-hidden = Vous seul voyez cette carte : votre serveur ne vous permet pas d’utiliser en public des applications venues d’ailleurs. Qui le gère peut l’autoriser (« Utiliser des applications externes »), ou m’ajouter au serveur.

help-move-home = Continuer votre partie par lettres, ou dans un fil de ce serveur
arghelp-home = Où elle continue
home-in = dans { $place }
home-by-letter = par lettres
error-no-thread-here = Un fil a besoin d’un serveur : utilisez cette commande dans le salon où la partie doit continuer.
error-not-shared = On ne trouve pas { $names } sur ce serveur, et un fil n’est que pour ses membres. Continuez par lettres, ou invitez d’abord les absents.
error-already-there = La partie s’y joue déjà.
lobby-full-letters = Toutes les places de la partie { $game } { $id } sont prises : vous pouvez commencer.
