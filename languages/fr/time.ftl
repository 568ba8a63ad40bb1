## Le temps et les places : rappels, votes, remplaçants, annulations.

time-remind = { $name }, votre temps s’achève { $when }.
time-late = Le temps est écoulé pour { $name } ; la partie attend.
time-choose = { $n ->
    [one] { $names } peut choisir la suite.
   *[other] { $names } peuvent choisir la suite ; plus de la moitié d’entre eux décident.
}
time-votes = { $name } n’a pas fini son tour à temps. Que faire ? { $needed ->
    [one] Une voix décide.
   *[other] { $needed } voix égales décident.
}
time-vote = { $label } : { $names }
time-more = { $name } a de nouveau le temps d’un tour entier.
time-one-turn = L’ordinateur joue ce tour pour { $name }.
time-stood-in = L’ordinateur joue pour { $name } jusqu’à son retour.
time-back = { $name } est de retour et reprend sa place.
time-paused = La partie est suspendue : le temps ne court plus et aucun coup n’est accepté.
time-resumed = La partie reprend et le temps court de nouveau.
time-away = { $name } est en vacances du { $start } au { $end } ; son temps ne court pas pendant ces jours.
time-here = { $name } n’a plus de vacances prévues ; son temps court comme d’habitude.
time-lost = { $game } { $id } ne pouvait plus être lue et a été annulée ; personne n’a gagné.
time-voided = La partie a été annulée ; personne n’a gagné.

relief-more = Plus de temps
relief-move = L’ordinateur joue ce tour
relief-computer = L’ordinateur prend la place
relief-replace = Chercher un remplaçant
relief-end = Terminer la partie
vote-done = Votre voix est comptée. Vous pouvez la changer tant que rien n’est décidé.

seat-offered = { $game } { $id } : on cherche quelqu’un pour remplacer { $name } { $where }.
seat-offered-to = { $to }, on vous demande de remplacer { $name } dans { $game } { $id }, { $where }.
seat-wanted = { $names } On cherche quelqu’un pour remplacer { $name }. D’ici là, la place reste comme elle est.
seat-wanted-to = { $names } { $to } est invité à remplacer { $name }. D’ici là, la place reste comme elle est.
seat-take = Prendre cette place
seat-take-of = Remplacer { $name }
seat-looked-for = J’ai lancé un appel. Tant que personne n’a pris la place, elle reste comme elle est.
seat-plays-on = { $name } remplace désormais { $old }.
seat-host = { $name } est désormais l’hôte de la table.
seat-back = Je suis de retour
seat-played = L’ordinateur joue pour vous en attendant.

undo-asked = { $name } voudrait annuler son dernier tour. { $names } : êtes-vous d’accord ? Ceci serait annulé :
undo-so-far = D’accord : { $names }. Réponse attendue : { $left }.
undo-closed-undone = Annulé, comme { $name } le demandait : tous sont d’accord.
undo-closed-refused = { $name } demandait d’annuler son dernier tour. C’est refusé, ou retiré : rien n’est annulé.
undo-closed-past = { $name } demandait d’annuler son dernier tour. La partie a continué depuis : rien n’est annulé.
undo-agree = D’accord
undo-refuse = Refuser
undo-agreed = Vous êtes d’accord ; les autres doivent encore répondre.
undo-sent = J’ai demandé aux autres. La partie continue si quelqu’un joue avant.
undo-refused = { $name } n’est pas d’accord : rien n’est annulé.
undo-alone = Ceci serait annulé :
undo-yes = Annuler ce tour

error-match-paused = Cette partie est suspendue : aucun coup n’est accepté pour l’instant. Son hôte et les administrateurs du serveur peuvent dire pourquoi.
error-not-paused = Cette partie n’est pas suspendue.
error-not-late = Cette place n’attend pas de décision : son temps n’est pas écoulé, ou c’est déjà réglé.
error-no-vote = Cela ne dépend pas de vous : ce sont les autres joueurs de la partie qui décident.
error-not-away = Aucun ordinateur ne joue à votre place dans cette partie.
error-not-offered = Cette place n’est pas libre pour vous : on ne cherche personne, on a demandé quelqu’un d’autre, ou elle est à un ordinateur ou à quelqu’un qui a abandonné.
error-no-undo = Ce tour ne peut pas être annulé : depuis, des dés ont été lancés, des cartes sont venues ou un secret a été montré, ou il est déjà annulé.
error-nothing-played = Il n’y a rien à annuler : vous n’avez pas encore joué.
error-undo-open = Quelqu’un d’autre voudrait annuler son dernier tour : répondez d’abord, sous la question dans le fil de la partie.
error-not-asked = Personne ne demande plus d’annuler : la réponse est donnée, ou quelqu’un a joué depuis.
error-not-willing = Ce joueur n’accepte pas vos invitations.

command-back = retour
command-undo = annuler
command-replace = remplacer
command-kick = exclure
command-host = hôte
help-back = Reprendre sa place à l’ordinateur
help-undo = Demander aux autres d’annuler son dernier tour
help-replace = Chercher quelqu’un pour jouer à sa place, ou à une place qui n’avance plus
help-kick = Retirer sa place à un joueur de sa table avant le début
help-host = Faire d’un autre joueur l’hôte de sa table
arghelp-replaced = La place de qui, si ce n’est la vôtre
arghelp-newcomer = À qui on la propose ; sinon, à n’importe qui
arghelp-kicked = La place de qui
arghelp-host = Qui sera l’hôte
