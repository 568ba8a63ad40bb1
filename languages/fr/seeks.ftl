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
error-least = Cette table demande { $least } % de tours joués à temps, et vous en avez { $share } % sur vos { $n } derniers. Jouez à d’autres tables pour l’instant : chaque tour joué à temps augmente votre part. { COMMAND("my stats") } la montre.
error-seats = Ce jeu se joue de { $least } à { $most }.
