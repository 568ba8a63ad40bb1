## Trouver des adversaires : les tours joués à temps, et qui cherche à jouer.

# Les tours joués à temps

arg-least = à-temps
arghelp-least = La part de tours joués à temps qu’il faut pour s’asseoir ; les nouveaux le peuvent aussi
least-80 = au moins 80 % à temps
least-90 = au moins 90 % à temps
least-95 = au moins 95 % à temps
lobby-least = Pour s’asseoir, il faut avoir joué à temps au moins { $share } de ses tours. Les nouveaux et les invités le peuvent aussi.
reliability-share = { $share } à temps
reliability-new = nouveau
reliability-how = Un tour est à temps s’il finit avant que son temps ne soit écoulé. Horaires, vacances, pauses et temps en réserve comptent comme pour la pendule.
my-stats-in-time = À temps : { $share } de vos { $n } derniers tours avec d’autres personnes.
my-stats-few = { $n ->
    [one] Votre part de tours joués à temps s’affichera après encore { $n } tour avec d’autres personnes.
   *[other] Votre part de tours joués à temps s’affichera après encore { $n } tours avec d’autres personnes.
}
my-stats-left = { $n ->
    [one] Quittées : { $left } sur { $n } partie.
   *[other] Quittées : { $left } sur { $n } parties.
}
error-too-late = Cette table demande { $least } % de tours joués à temps, et vous en avez { $share } % sur vos { $n } derniers. Jouez à d’autres tables pour l’instant : chaque tour joué à temps augmente votre part. { COMMAND("my stats") } la montre.
error-bad-seats = Ce jeu se joue de { $least } à { $most }.

# Qui cherche à jouer

command-seek = chercher
command-seeks = recherches
help-seek = Dire que vous joueriez par lettres avec n’importe qui, pendant une semaine au plus
help-seeks = Voir qui cherche à jouer, et vous asseoir
arg-seats = places
arghelp-seats = Combien jouent, vous compris ; le minimum du jeu si vous ne donnez pas de nombre
seek-title = Qui cherche à jouer
seek-none = Personne ne cherche à jouer en ce moment. { COMMAND("match seek") } dit que vous joueriez avec n’importe qui.
seek-open = **Vous cherchez à jouer, pendant une semaine au plus.** Qui tape { COMMAND("match seeks") } voit votre nom, votre cote et votre part de tours joués à temps. La partie commence d’elle-même quand toutes les places sont prises ; elle se joue par lettres, en messages privés.
seek-facts = { $pace } par tour · { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
seek-until = finit { $when }
seek-server = sur { $server }
seek-sit = S’asseoir
seek-withdraw = Retirer
seek-withdrawn = **Vous ne cherchez plus à y jouer.**
seek-seated = **Vous êtes assis à une table ({ $game }).** { $n ->
    [one] Elle commence quand { $n } autre joueur s’assoit.
   *[other] Elle commence quand { $n } autres joueurs s’assoient.
} Vous en serez averti.
seek-begins = **Vous êtes assis à une table ({ $game }), et la partie commence.** Votre lettre arrive dans vos messages privés.
seek-joined = **{ $name } s’assoit à votre table ({ $game }).** { $n ->
    [one] La partie commence quand { $n } autre joueur s’assoit.
   *[other] La partie commence quand { $n } autres joueurs s’assoient.
}
seek-full = **{ $name } s’assoit à votre table ({ $game }), et la partie commence.** Votre lettre arrive ici.
seek-over = Votre table ({ $game }) est fermée : pas assez de joueurs se sont assis à temps. { COMMAND("match seek") } en cherche d’autres.
lobby-sought = N’importe qui peut s’asseoir, avec { COMMAND("match seeks") }. La partie commence d’elle-même à { $n } joueurs.
arg-listed = montrées
arghelp-server-listed = Si les tables ouvertes de ce serveur sont montrées à qui cherche à jouer
server-listed = Tables ouvertes montrées à tous
server-listed-yes = oui
server-listed-no = non
error-seek-gone = Quelqu’un a été plus rapide : cette table est complète. { COMMAND("match seeks") } montre ce qui est ouvert maintenant.
error-unwilling = Vous ne pouvez pas vous asseoir à cette table. { COMMAND("match seeks") } en montre d’autres.
error-too-many-seeks = Vous cherchez déjà à jouer à { $most } tables, et davantage n’est pas permis. Retirez-en une avec { COMMAND("match seeks") }.
error-too-many-sought = Trop de tables cherchent des joueurs en ce moment. Asseyez-vous à l’une d’elles : { COMMAND("match seeks") }.
