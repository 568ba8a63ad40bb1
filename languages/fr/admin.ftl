## `/admin` : santé, permissions, parties et réglages d’un serveur.

command-admin = admin
command-health = santé
command-check = vérifier
command-pause = suspendre
command-resume = reprendre
command-void = annuler
command-move = déplacer
command-resend = renvoyer
help-admin = Pour qui gère le serveur : ses parties, ses réglages, la santé du bot
help-health = Dire comment va le bot : ses boucles, ce qu’il doit, la base de données
help-check = Dire quelles permissions manquent au bot dans un salon, et à quoi elles servent
help-pause = Arrêter le temps d’une partie ; elle n’accepte alors aucun coup
help-resume = Faire reprendre une partie suspendue
help-void = Annuler une partie : personne n’a gagné
help-move = Déplacer une partie dans un autre salon
help-admin-replace = Chercher quelqu’un de nouveau pour une place d’une partie
help-resend = Publier de nouveau le plateau d’une partie et envoyer ses mains
help-server-settings = Voir ou changer la façon dont Conclave joue sur ce serveur
arg-channel = salon
arg-seat = place
arg-anywhere = partout
arg-hosts = hôtes
arghelp-check-channel = Quel salon, si ce n’est celui-ci
arghelp-move-channel = Où la partie continue
arghelp-seat = La place de qui
arghelp-replace-with = À qui on la propose ; sinon, à tous
arghelp-server-language = La langue des tables et des parties ; chaque joueur choisit la sienne
arghelp-server-pace = Le temps de chaque tour, sauf si l’hôte en décide autrement
arghelp-server-channel = Où s’ouvrent toutes les tables, où que l’on tape la commande
arghelp-server-anywhere = Si les tables peuvent de nouveau s’ouvrir dans tous les salons
arghelp-server-hosts = Le rôle qui peut ouvrir des tables ; @everyone : tout le monde
arghelp-server-page = Si les parties ont une page hors de Discord, qui montre ce que voient les spectateurs

admin-health = Santé
admin-gateway = La passerelle de Discord répond en { $ms } ms.
admin-gateway-unknown = La passerelle de Discord n’a pas encore répondu.
admin-loop = La boucle `{ $loop }` a fait son dernier tour il y a { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
admin-database = La base de données répond.
admin-no-database = La base de données ne répond pas.
admin-outbox = En attente : { $rows ->
    [0] rien.
    [one] { $rows } message ou coup ; { $failing } a déjà échoué ; vieux de { $oldest } s.
   *[other] { $rows } messages et coups ; { $failing ->
        [one] { $failing } a déjà échoué
       *[other] { $failing } ont déjà échoué
    } ; le plus ancien a { $oldest } s.
}
admin-dead = Abandonné après bien des essais : { $rows ->
    [one] { $rows } message.
   *[other] { $rows } messages.
} Le journal dit pourquoi.
admin-revive = Réessayer
admin-here = Sur ce serveur : { $running ->
    [one] { $running } partie
   *[other] { $running } parties
} et { $lobbies ->
    [one] { $lobbies } table ouverte.
   *[other] { $lobbies } tables ouvertes.
}
admin-everywhere = Partout : { $running ->
    [one] { $running } partie
   *[other] { $running } parties
} et { $lobbies ->
    [one] { $lobbies } table ouverte.
   *[other] { $lobbies } tables ouvertes.
}
admin-unreadable = { $n ->
    [one] Une partie de ce serveur est illisible pour cette version :
   *[other] { $n } parties de ce serveur sont illisibles pour cette version :
} { $ids }. L’exploitant en trouve la raison dans le journal ; { COMMAND("admin void") } en annule une.

admin-rights-all = Dans { $where }, j’ai toutes les permissions dont je me sers.
admin-rights = Dans { $where }, il me manque :
right-view-channel = Voir le salon : sans elle, je n’y peux rien.
right-send-messages = Envoyer des messages : tables, plateaux et annonces y sont publiés.
right-attach-files = Joindre des fichiers : sans elle, les plateaux sont dits en mots.
right-create-public-threads = Créer des fils publics : sans elle, les parties se jouent dans le salon même.
right-send-messages-in-threads = Envoyer des messages dans les fils : sans elle, une partie continue dans le salon.
right-read-message-history = Voir les anciens messages : sans elle, les anciens plateaux gardent leurs boutons.
right-manage-threads = Gérer les fils : sans elle, un fil verrouillé reste fermé, et la partie continue dans le salon.

admin-void-ask = Annuler { $game } { $id } ? Personne n’aura gagné, et c’est sans retour.
admin-void-yes = Annuler la partie

server-title = Réglages de ce serveur
server-own-language = celle du serveur
server-pace = Temps d’un tour
server-tables = Les tables s’ouvrent dans
server-anywhere = tous les salons
server-hosts = Les tables sont ouvertes par
server-everyone = tout le monde
server-page = Pages des parties
server-page-link = pour qui reçoit un lien
server-page-open = liées dans chaque fil
server-page-closed = aucune

error-not-admin = Seuls ceux qui gèrent ce serveur peuvent faire cela.
error-elsewhere-match = La partie { $id } ne se joue pas sur ce serveur.
error-no-match-here = Nommez la partie : ce salon ne dit pas laquelle est visée.
