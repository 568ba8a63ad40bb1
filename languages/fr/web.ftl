## Les pages des parties et des jeux, que peut regarder quiconque en a le lien.

web-name = Conclave
web-tagline = Des jeux de société par correspondance, sur Discord
web-title = { $game } { $id } · { $told }
web-skip = Aller au contenu
web-language = Langue
web-home = Vers l’accueil
web-foot = Composé en Source Sans et Source Serif (SIL Open Font License 1.1). Ces pages ne posent aucun cookie et ne chargent rien d’ailleurs. Les heures sont en UTC, sauf si votre navigateur en sait plus.

web-waits = { $n ->
    [0] Personne n’est attendu.
   *[other] On attend
}
web-waits-told = On attend { $names }
web-age = Cette page a au plus { $n } secondes quand elle se charge.
web-since = depuis
web-until = temps jusqu’à
web-paused = La partie est suspendue.
web-players = À la table :
web-void = La partie a été annulée ; personne n’a gagné.
web-move = Coup
web-n = Coup { $n }
web-caption = Après le coup { $n } sur { $of }
web-caption-start = Le début, sur { $of } coups
web-steps = Parcourir la partie
web-news = Il y a un nouveau tour. Le montrer
web-words = La position en mots
web-story = Ce qui s’est passé
web-earlier = Ce qui s’est passé avant
web-keep = À garder
web-picture = Ce plateau en image
web-film = La partie en animation
web-export = Le journal entier (JSON)
web-how = Comment jouer : { $game }

web-to-learn = Pour l’apprendre, en courtes leçons, sur Discord
web-to-play = Pour jouer une première partie courte contre des ordinateurs
web-learn-command = { COMMAND("learn") }
web-first-command = { COMMAND("match first") }
web-one-page = En une page
web-rules = Les règles
web-gallery = Galerie
web-plate = { $game } : { $plate ->
    [middle] le plateau au milieu d’une partie
    [crowded] le plateau quand il y a le plus de choses
    [hand] une main, avec ce qu’on peut faire
   *[end] la fin d’une partie, avec le score
}
web-search = Chercher dans les règles
web-search-go = Chercher
web-found = { $n ->
    [0] Rien ne convient. Essayez d’autres mots.
    [one] Un article ou une carte convient
   *[other] { $n } articles et cartes conviennent
}

web-what = Conclave est un bot pour Discord avec lequel on joue à des jeux de société par correspondance : un tour dès qu’on a une minute, chaque partie dans son fil, avec les plateaux en images. Chacun à la table voit ce qu’il peut savoir, et rien d’autre. Une page comme celle-ci montre une partie à quiconque en a reçu le lien.
web-games = Les jeux
web-get = Comment jouer
web-get-how = Sur un serveur qui a le bot, { COMMAND("match first") } commence une partie courte contre des ordinateurs, { COMMAND("match new") } ouvre une table pour jouer à plusieurs, et { COMMAND("learn") } enseigne chaque jeu en courtes leçons. Qui gère un serveur peut y ajouter le bot, ou faire tourner le sien.

web-season-open = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
} ; il en faut au moins { $least }.
web-season-begins = Commence
web-season-ends = Finit au plus tard
web-season-parts = Divisions ou rondes
web-season-player = Joueur
web-season-place = { $n }.
web-season-champion = en tête à la fin
web-season-move = { $way ->
    [up] ▲ monte
   *[down] ▼ descend
}
web-season-out = hors de la saison
web-season-more = { $n } de plus ne sont pas montrés ici.
web-season-cross = Chaque ligne dit ce que ce joueur a obtenu contre ceux dont le numéro est au-dessus ; « ~ » est une partie que rien n’a décidée.
web-season-places = Les colonnes comptent combien de fois chacun a été premier, deuxième et ainsi de suite.
web-season-ties = À égalité de points
web-season-picture = Ce classement en image
web-season-entered = Inscrits ({ $n })
web-season-matches = Parties
web-season-round = Ronde { $n }
web-season-final = Finale
web-season-for = maintenant { $name }
web-season-how = { $how ->
    [played] jouée
    [adjudged] décidée par son score à la fin
    [mean] sans décision : chacun reçoit la moyenne de ses autres parties
    [forfeit] gagnée par le départ de quelqu’un
    [annulled] ne compte pas : quelqu’un est parti tôt
    [bye] exempt : il ne restait personne à rencontrer
    [running] en cours
   *[waits] pas commencée
}

web-error-title = { $status ->
    [400] Cette requête est illisible
    [404] Il n’y a rien ici
    [405] Cela ne se fait pas ici
    [414] Cette adresse est trop longue
    [416] Ce morceau n’existe pas
    [429] Trop de requêtes
    [503] Pas tout de suite
   *[other] Quelque chose a échoué
}
web-error-told = { $status ->
    [400] L’adresse ou la requête n’est pas écrite comme il faut.
    [404] L’adresse est fausse, ou ce qui était ici n’y est plus : un lien peut être renouvelé, et une partie fermée aux spectateurs.
    [405] On ne fait que regarder ces pages ; rien ne peut leur être envoyé.
    [414] Aucune adresse de ces pages n’est aussi longue.
    [416] Ce qui a été demandé n’a pas un tel morceau.
    [429] Votre réseau a demandé beaucoup de pages dans la dernière minute. Attendez une minute, s’il vous plaît.
    [503] Trop de choses sont demandées en ce moment. Réessayez dans un petit moment, s’il vous plaît.
   *[other] C’est notre faute. Réessayez plus tard, s’il vous plaît.
}
web-error-move-title = Ce coup n’existe pas
web-error-move = Cette partie n’a pas de coup { $n } ; le dernier est le coup { $last }.

post-page = Page
command-link = lien
help-link = Obtenir le lien d’une page qui montre la partie à quiconque
arg-renew = renouveler
arghelp-renew = Faire un nouveau lien ; l’ancien ne mène alors plus nulle part (pour l’hôte)
link-given = Qui a ce lien voit la partie comme un spectateur, tour par tour : { $link }
link-renewed = Voici le nouveau lien ; l’ancien ne mène désormais plus nulle part : { $link }
error-no-pages = Les parties n’ont pas de page ici : qui fait tourner ce bot ne les a pas activées. Dans le fil, tout se voit.
error-page-closed = Cette partie n’a pas de page : elle n’a pas commencé, se joue en privé, ou le serveur ou l’un des joueurs n’en veut pas ({ COMMAND("my settings") }).
