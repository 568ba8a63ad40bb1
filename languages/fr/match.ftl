## Une partie : sa table ouverte, son fil, son panneau, sa fin.

computer-name = Ordinateur { $n }
duration-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
duration-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
duration-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

lobby-title = { $game } : une table est ouverte
lobby-started = { $game } : la partie a commencé
lobby-void = { $game } : cette table est fermée
lobby-facts = { $least } à { $most } joueurs, environ { $minutes } minutes autour d’une table · { $pace } par tour
lobby-facts-exact = { $most } joueurs, environ { $minutes } minutes autour d’une table · { $pace } par tour
lobby-author = Un jeu de { $author }.
lobby-players = À la table : { $names }
lobby-free = { $n ->
    [one] { $n } place est libre.
   *[other] { $n } places sont libres.
}
lobby-full = Toutes les places sont prises.
lobby-invited = Réservée à { $names }.
lobby-instead = { $people ->
    [one] { $names } peut encore s’asseoir, à la place d’un ordinateur.
   *[other] { $names } peuvent encore s’asseoir, chacun à la place d’un ordinateur.
}
lobby-kept = { $n ->
    [one] La dernière place libre est réservée à { $names }.
   *[other] Les { $n } places libres sont réservées à { $names }.
} Un ordinateur doit-il s’asseoir quand même ? Jusqu’au début de la partie, { $people ->
    [one] { $names } peut encore venir, à sa place.
   *[other] { $names } peuvent encore venir, l’un à sa place.
}
lobby-kept-yes = Asseoir l’ordinateur
lobby-host = { $name } reçoit, et lance la partie.
lobby-asked = { $name } a demandé à commencer, et ajoute { $added } au hasard. Un second appui sur le bouton lance la partie ainsi.
pair = { $label } : { $text }
lobby-option = { $option } : { $choice }
lobby-seal = Équité : le secret de la partie a pour SHA-256 { $hash }. Il est révélé à la fin.
lobby-added = Ce que les joueurs ont depuis ajouté au hasard : { $added }.
lobby-thread = Elle se joue dans { $thread }.
lobby-id = Partie { $id }
lobby-opened = La table est ouverte. (Partie { $id })
lobby-again = La table de la revanche est ouverte : { $where } (Partie { $id }). Chacun s’y assied en appuyant une fois sur **{ end-rematch }** ou **{ lobby-join }** ; puis l’hôte lance la partie.
lobby-again-joined = Vous êtes à la table de la revanche : { $where } (Partie { $id }).
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-computer = Ajouter un ordinateur
lobby-start = Commencer
lobby-start-word = La partie commence. Vous avez ajouté { $added } à son hasard, comme la table le montre.
lobby-start-number = La partie commence. Vous avez ajouté { $added } à son hasard, comme la table le montre : c’est le nombre que Discord a donné à cette réponse.
lobby-pace = Temps par tour
lobby-thread-name = { $names } · { $game }
lobby-thread-over = Terminée · { $names } · { $game }
lobby-hello = Vous êtes à une table ({ $game }). Ce que vous seul pouvez voir de cette partie arrive ici.
lobby-hello-closed = Je ne peux pas vous écrire. Utilisez le bouton « Montrer ma main » dans le fil.

post-asked = { $names } : à vous de jouer.
post-waits = { $n ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
post-thinks = { $n ->
    [one] { $names } réfléchit. Cela peut prendre une demi-minute par tour.
   *[other] { $names } réfléchissent. Cela peut prendre une demi-minute par tour.
}
post-deadline = Temps jusqu’au { $when } ({ $relative }).
post-play = Jouer
post-hand = Montrer ma main
post-undrawn = Le plateau n’a pas pu être dessiné ; le voici en mots.
post-hand-refused = Un message avec une main n’a pas pu être remis. Appuyez sur « Montrer ma main » pour voir la vôtre.
post-trouble = Il me manque une permission pour { $game } { $id } dans { $where } : je dois y voir le salon, envoyer des messages, joindre des fichiers, ouvrir des fils publics et y écrire.
post-retold = -# Le fil de cette partie a été supprimé. Ce qu’il disait jusqu’ici :
post-fault = Ce plateau ne peut pas être affiché : c’est une erreur de notre part, notée dans le journal de qui m’héberge. Ce qui a été joué est conservé ; je réessaierai.
post-left = { $name } a quitté la partie.

panel-title = { $game } { $id } · à vous
panel-waits = { $game } { $id } · on attend { $names }
panel-over = { $game } { $id } · la partie est finie
panel-spectator = { $game } { $id }
watch-title = { $game } { $id } · vous regardez
watch-can = Seuls ceux qui sont à cette table peuvent jouer. Vous pouvez regarder : **{ post-details }** raconte les derniers tours, **{ log-whole }** tous, { COMMAND("match board") } montre le plateau, { COMMAND("match read replay") } toute la partie en film. Pour une partie à vous : { COMMAND("match new") }, ou **{ first-button }** contre l’ordinateur.
panel-draft = Votre tour jusqu’ici, vu de vous seul :
panel-step = { $n }. { $step }
panel-undo = Annuler
panel-undo-all = Tout annuler
panel-back = Retour
panel-thread = La partie est dans { $thread }.
panel-changed = La position a changé entre-temps ; la voici.
panel-dropped = Votre tour à moitié préparé ne convient plus à la position et a été abandonné.
panel-left = Pas fait, car incompatible avec le reste : { $steps }.
panel-held = Ce qui termine votre tour ou est sans retour attend donc : { $steps }. Choisissez à nouveau.
panel-held-one = Pas encore fait : { $steps }. Une seule de ces actions est possible à la fois. Laquelle ?
panel-done = C’est fait.
panel-warn-chance = { $step } : le hasard décide, sans retour possible.
panel-warn-secret = { $step } : quelque chose de caché vous est montré, sans retour possible.
panel-warn-pass = { $step } : cela termine votre tour.

end-rank = { $rank } { $name }
end-verify = Tout peut être vérifié : secret { $secret }, SHA-256 { $hash } comme annoncé ; { COMMAND("match read export") }, puis « python -m engine verify FICHIER ».
end-rematch = Revanche
end-score = Score

status-over = Finie.
status-lobby = Pas commencée.
list-title = Vos parties
list-row = { $match } : { $status } · { $id }
list-against = { $game } contre { $names }
list-others = { $n ->
    [one] un autre
   *[other] { $n } autres
}
list-computers = { $n ->
    [one] un ordinateur
   *[other] { $n } ordinateurs
}
list-none = Vous n’êtes dans aucune partie. Ouvrez une table avec { COMMAND("match new") }.
list-your-turn = à vous
list-waits = aux autres
list-lobby = table ouverte
list-over = finie
list-unreadable = illisible pour le moment
resign-ask = Abandonner { $game } { $id } ? C’est sans retour.
resign-yes = Abandonner
resign-done = Vous avez abandonné.
log-title = { $game } { $id } · les coups
log-none = Il ne s’est encore rien passé.
log-quiet = Rien de nouveau dans ce message. **{ log-whole }** dit ce qui précède.
log-page = Page { $page } sur { $pages }
log-newer = Plus récents
log-older = Plus anciens
export-partial = Ce que vous pouvez savoir de la partie jusqu’ici. La partie entière, avec son secret, s’exporte à la fin.
export-whole = La partie entière. Vérifiez-la avec « python -m engine verify FICHIER ».
rules-title = Règles : { $game }
rules-none = { $game } : aucune règle ne répond à « { $words } ». Essayez d’autres mots, le nom d’une carte ou un numéro comme 3.2.
rules-term = **{ $name }** : { $means } ({ $clauses }).
rules-entry = **{ $name }** · { $text } ({ $clause })

post-whispered = { $name } : un mot privé vous attend. Lisez-le avec { COMMAND("match read whispers") }.
whisper-title = { $game } { $id } · en privé
whisper-line = **{ $sender } → { $receiver }** ({ $when })
    { $text }
whisper-sent = Dit en privé. { COMMAND("match read whispers") } montre ce que vous vous êtes dit.
whisper-reply = Répondre
whisper-reply-to = Répondre à { $name }
whisper-your-line = Votre message
whisper-no-window = La fenêtre de réponse n’a pas pu s’ouvrir à temps. Appuyez encore sur **{ whisper-reply }**, ou répondez avec { COMMAND("match whisper") }.
whisper-none = Personne ne vous a parlé en privé, ni vous à personne.
block-set = Vous ne recevez plus ni apartés ni invitations de ce joueur.
block-ended = Vous recevez de nouveau les apartés et les invitations de ce joueur.

panel-more = Plus
panel-orders = Consignes
panel-form = Tout à la fois
panel-form-title = { $game } · vos choix
panel-explain = Expliquer
explain-title = { $where } · ce que vous pouvez faire, et ce que cela changerait
explain-told = → { $text }
explain-tally = → { $what } : { $now } → { $then }
explain-opens = → vous pourrez ensuite aussi : { $verbs }
explain-closes = → vous ne pourrez plus ensuite : { $verbs }
explain-chance = → la suite dépend du hasard ; on ne revient pas dessus
explain-secret = → cela vous montre quelque chose de caché ; on ne revient pas dessus
explain-pass = → votre tour ou votre réponse finit là
explain-card = > { $text } [{ $clause }]
explain-nothing = Il n’y a rien à choisir pour l’instant.
explain-before = Avant
explain-after = Suite
panel-hint = Indice
hint-step = Indice : { $step }
hint-task = Pour y arriver : { $step }
hint-chance = → vos chances de gagner seraient d’environ { $chance }
hint-next = Deuxième choix : **{ $step }**, environ { $chance }
hint-as-good = Aussi bon : **{ $step }**, environ { $chance }
hint-unsure = Peut-être aussi bon, mais moins examiné : **{ $step }**, environ { $chance }
hint-onward = → par exemple ensuite : { $step }
hint-noted = La note proposait **{ $step }** au premier coup d’œil ; à la réflexion, votre chance y est d’environ { $chance }
hint-noted-less = La note proposait **{ $step }** au premier coup d’œil ; à la réflexion, ceci vaut mieux
hint-only = → il n’y a rien d’autre à faire
hint-glance = → à première vue seulement : il n’a pas été possible d’y réfléchir à fond
hint-astray = → c’est ce que ferait un ordinateur : d’ici, la solution prévue ne mène plus au but. Annulez ou recommencez pour y revenir
hint-back = D’ici, la solution prévue ne mène plus au but. Annulez ou recommencez pour y revenir
panel-note = Note
panel-next = Suivante ▸
panel-film = Ce qui s’est passé
film-title = { $game } { $id } · depuis votre dernier tour
panel-nothing-next = Rien d’autre ne vous attend.
panel-again = C’est à vous.
panel-warn-chance-many = Avec certains de ces choix, le hasard décide, sans retour possible.
panel-warn-secret-many = Certains de ces choix vous montrent quelque chose de caché, sans retour possible.
panel-warn-pass-many = Certains de ces choix terminent votre tour.
note-line = Votre note : { $text }
note-none = Vous n’avez pas de note sur cette partie. Écrivez-en une avec { COMMAND("match note") } ; vous seul la voyez.
note-kept = Votre note est gardée ; vous seul la voyez, dans le panneau de cette partie.
note-gone = Votre note est effacée.
note-clear = Effacer la note
panel-ended = La partie est finie.
end-wins = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
end-figures = { $told }, { $figures }
end-decided = Ce qui a départagé : { $label }, { $figures }.
end-called = { $names } : votre partie est finie.
post-out = { $name } : pour vous, la partie est finie.
lobby-full-host = Toutes les places de la partie { $game } { $id } dans { $where } sont prises : vous pouvez commencer.
