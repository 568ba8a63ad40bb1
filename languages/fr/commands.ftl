## Noms et descriptions des commandes ; les noms en minuscules, 32 caractères au plus.

command-match = partie
command-new = nouvelle
command-join = rejoindre
command-leave = quitter
command-start = commencer
command-computer = ordinateur
command-list = liste
command-board = plateau
command-hand = main
command-resign = abandonner
command-status = position
command-read = lire
command-log = journal
command-card = carte
command-rules = règles
command-export = exporter
command-help = aide

help-match = Ouvrir, rejoindre et regarder des parties
help-new = Ouvrir une table pour une partie
help-join = Prendre place à une table ouverte
help-leave = Rendre sa place avant le début de la partie
help-start = Commencer la partie à sa table
help-computer = Donner une place de sa table à un ordinateur
help-list = La liste de ses parties, celles qui attendent d’abord
help-board = Montrer le plateau d’une partie
help-hand = Montrer sa main et ce que l’on peut faire
help-resign = Abandonner une partie
help-status = Dire la position d’une partie en mots
help-read = Lire sur les parties et les règles
help-log = Dire ce qui s’est passé dans une partie
help-card = Voir une carte en grand, avec son texte entier et ses règles
help-rules = Poser une question aux règles d’un jeu
help-export = Recevoir le journal d’une partie, que chacun peut vérifier
help-help = Ce qu’est Conclave, et comment on joue

arg-game = jeu
arg-pace = rythme
arg-with = avec
arg-with2 = avec2
arg-with3 = avec3
arg-with4 = avec4
arg-match = partie
arg-kind = genre
arg-word = mot
arg-card = nom
arg-words = mots
arghelp-game = Quel jeu
arghelp-pace = Le temps de chaque tour
arghelp-with = Un joueur à inviter ; la table est alors réservée aux invités
arghelp-match = Quelle partie, si vous en jouez plusieurs
arghelp-kind = Sa façon de jouer
arghelp-word = Un mot que vous ajoutez au hasard de la partie ; tous le voient à la table
arghelp-card = Le nom de la carte
arghelp-words = Une question, des mots, le nom d’une carte ou le numéro d’une règle

pace-3600 = 1 heure par tour
pace-21600 = 6 heures par tour
pace-86400 = 1 jour par tour
pace-172800 = 2 jours par tour
pace-259200 = 3 jours par tour
pace-604800 = 7 jours par tour
pace-1209600 = 14 jours par tour
computer-easy = facile
computer-normal = normal
computer-strong = fort
computer-greedy = sensé
computer-random = au hasard

help-title = Conclave
help-text =
    Des jeux de société par correspondance : quelques coups par jour, dans un fil, aussi longtemps qu’il le faut.
    Ouvrez une table avec { COMMAND("match new") }, prenez place avec Rejoindre, et ajoutez un ordinateur si personne n’est là. Quand c’est à vous, on vous appelle une fois ; appuyez sur **Jouer**, préparez votre tour en privé, annulez ce que vous voulez, et terminez-le. Les mains ne vont qu’à vous, par message privé ou avec **Montrer ma main**.
help-more =
    { COMMAND("match list") } montre ce qui vous attend, { COMMAND("match board") } le plateau, { COMMAND("match read rules") } répond aux questions sur les règles, { COMMAND("match read card") } montre une carte en grand, { COMMAND("match read analysis") } revient sur une partie finie. Dans votre panneau, **Expliquer** dit ce que ferait chaque choix ; contre des ordinateurs seuls, **Indice** en nomme un bon. Tout peut se faire avec les boutons, avec les commandes du jeu, ou dans le message privé.
help-install = Installé sur votre compte, Conclave vous est proposé partout où vous écrivez : en messages privés, dans les groupes et sur les serveurs qui ne l’ont pas. Sur un serveur qui l’a, tout le monde peut jouer.
help-to-person = L’installer pour moi
help-to-server = L’ajouter à un serveur
help-version = -# Conclave, version { $version }

command-whisper = chuchoter
command-whispers = apartés
command-block = bloquer
help-whisper = Dire un mot à un autre joueur de la partie, en privé
help-whispers = Relire ce que l’on s’est dit en privé
help-block = Ne plus recevoir d’apartés ni d’invitations d’un joueur, ou les recevoir de nouveau
arg-to = à
arg-text = texte
arg-player = joueur
arghelp-to = Un joueur de la partie
arghelp-text = Ce que vous voulez dire
arghelp-player = Qui

command-note = note
help-note = Garder une ligne sur une partie pour soi ; sans texte, elle est effacée
arghelp-note = Ce que vous voulez retenir
