## Lire une partie : son journal, son passé, son film, son export ; les règles.

log-entry-start = La partie commence.
log-entry-expire = Le temps est écoulé pour { $name }.
log-entry-expire-all = Le temps pour répondre est écoulé.
log-entry-undo = { $name } : le dernier tour est repris.
log-entry-resign = { $name } abandonne.
log-entry-void = La partie est annulée.
log-entry-pause = La partie est suspendue.
log-entry-resume = La partie reprend.
log-entry-vote = { $name } dit ce qu’il doit advenir d’une place dont le temps est écoulé.
log-entry-stand-in = Un ordinateur joue pour { $name }.
log-entry-back = { $name } est de retour.
log-entry-offer = On cherche quelqu’un pour remplacer { $name }.
log-entry-replace = { $newcomer } remplace { $name }.
log-entry-ask = { $name } demande à reprendre le dernier tour.
log-entry-agree = { $name } est d’accord.
log-entry-refuse = { $name } ne le souhaite pas.
log-entry-host = { $name } est désormais l’hôte.
log-filter-player = Seulement ce que fait { $name }
log-filter-round = Seulement la manche { $n }
log-nothing-such = Rien de tel n’est arrivé.
log-undone = (repris)

mark-resigned = a abandonné
mark-computer = joué par un ordinateur
mark-helped = avec l’aide d’un ordinateur
mark-replaced = remplace { $name }
mark-marked = { $name } ({ $marks })

post-more = … et { $n ->
    [one] une autre ligne
   *[other] { $n } autres lignes
} avant : { COMMAND("match read log") }

history-title = { $game } { $id } · après le coup { $n } sur { $of }
history-title-start = { $game } { $id } · le début, sur { $of } coups
history-first = Début
history-back = Précédent
history-forward = Suivant
history-last = Fin
history-undone = Ce coup a été repris plus tard.

replay-title = { $game } { $id } · toute la partie jusqu’ici, en { $n } images
replay-title-over = { $game } { $id } · toute la partie, en { $n } images
replay-title-seat = { $game } { $id } · toute la partie comme { $name } l’a vue, en { $n } images
replay-alt = La partie en une animation de { $n } images ; la dernière montre : { $last }
replay-begun = Je dessine le film de la partie ; cela prend un moment.
replay-drawn = Je dessine le film : { $n } images sur { $of }.
replay-button = Revoir

end-resigned-by = { $names } : abandon.


command-history = historique
command-replay = film
help-history = Montrer le plateau après un coup quelconque
help-replay = Recevoir toute la partie en image animée
arg-round = manche
arg-move = coup
arghelp-read-player = Seulement ce que ce joueur a fait
arghelp-read-round = Seulement cette manche
arghelp-read-move = Le numéro du coup, comme au journal ; sans lui, le dernier
arghelp-read-seat = Telle que ce joueur l’a vue, une fois la partie finie
arghelp-read-game = Quel jeu ; sans cela, celui de ce fil, ou le seul auquel vous jouez
arghelp-read-language = La langue des règles

rules-rest = { $n ->
    [one] Une autre convient : { $numbers }
   *[other] { $n } autres conviennent : { $numbers }
}

error-not-begun = Cette partie n’a pas commencé.
error-no-move = Il n’y a pas de coup { $n } ; le dernier est le { $last }.
error-no-player = Personne à cette table ne s’appelle « { $name } ».
error-replay-busy = Je dessine déjà un film pour vous. Attendez qu’il soit fini.
error-not-over = La partie telle qu’un joueur l’a vue se montre une fois qu’elle est finie.

post-details = Détails
log-whole = Tout le journal
