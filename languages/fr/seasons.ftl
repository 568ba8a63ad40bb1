## Ligues et tournois.

error-season-error = Cette saison ne le permet pas.
error-season-closed = Cette saison est finie : personne n’y entre ni ne la quitte plus.
error-season-begun = Cette saison a commencé : personne n’y entre plus.
error-entered-already = Vous êtes déjà inscrit à cette saison.
error-not-entered = Vous n’êtes pas inscrit à cette saison, ou vous n’y êtes plus.
error-season-full = Ce tournoi est complet : { $most } inscrits.
error-was-out = Vous avez quitté cette saison. Vous pourrez entrer dans la suivante.
error-unknown-season = Il n’y a pas de saison « { $id } ».
error-other-server-season = Cette saison se joue sur un autre serveur : c’est là qu’on s’inscrit.
error-not-season-host = Seul celui qui a ouvert cette saison, ou qui gère le serveur, peut le faire.
error-too-many-seasons = Ce serveur a autant de saisons que permis ({ $most }). Il faut d’abord qu’une se termine.
error-season-match = Cette partie est d’une saison, qui garde sa fin : personne ne la suspend ni ne cède sa place. { COMMAND("my vacation") } arrête vos pendules un moment.
error-bad-season = { $what ->
    [seats] Ce jeu se joue de { $least } à { $most }.
    [size] Entre { $least } et { $most } joueurs peuvent s’inscrire.
    [once] Entre { $least } et { $most } parties à la fois sont possibles.
    [filled] Des ordinateurs complètent une ligue à { $least } joueurs au moins, à { $most } au plus.
    [start] Une saison commence au plus tôt dans { $least } minutes, au plus tard dans { $most } jours. Écrivez le jour et l’heure comme 2026-12-24 18:00.
   *[other] Ce rythme n’existe pas.
}
error-no-season = Aucune saison n’est ouverte ou en cours sur ce serveur.
error-which-season = Plusieurs saisons sont ouvertes ou en cours ici : choisissez-en une avec l’option « saison ».

command-league = ligue
help-league = Ligues : des saisons où chacun, dans une division, rencontre les autres
command-tournament = tournoi
help-tournament = Tournois : des rondes, et une date de fin qui est tenue
command-season-new = annoncer
command-standing = classement
command-end = fin
help-season-new = Annoncer une saison : le jeu, le rythme, combien, et le début
help-season-list = Les saisons de ce serveur
help-season-standing = Qui est à quelle place
help-season-export = La saison en fichier vérifiable
help-season-end = Annuler une saison, pour son hôte ou qui gère le serveur
arg-season = saison
arghelp-season = La saison, s’il y en a plusieurs

season-name-league = Ligue : { $game }, saison { $n }
season-name-tournament = Tournoi : { $game }
season-form-league = Annoncer une ligue
season-form-tournament = Annoncer un tournoi
season-form-game = Jeu
season-form-pace = Rythme
season-form-seats = Joueurs à une table
season-form-size-league = Joueurs par division
season-form-size-tournament = Combien peuvent s’inscrire
season-form-start = Début : en jours, ou 2026-12-24 18:00
season-pace-daily = Un coup par jour
season-pace-thrice = Trois coups par semaine
season-pace-weekend = Tout en un week-end
season-seats = { $n } joueurs
season-size = { $n }
season-announce = L’annoncer
season-terms = Qui joue, et où
season-unfilled = Sans ordinateurs
season-fill = Compléter à { $n } par des ordinateurs
season-home-thread = Dans des fils de ce serveur
season-home-letters = Par lettres, inscription depuis n’importe quel serveur
season-announced = Annoncé dans { $where }. La saison commencera d’elle-même.
season-dates = Début le { $begins } ({ $soon }), fin le { $ends } au plus tard. Qui veut jouer s’inscrit avant le début.
season-each = Au plus { $matches ->
    [one] une partie
   *[other] { $matches } parties
} par joueur, { $once } à la fois, { $seats } joueurs à une table.
season-few = La saison commence d’elle-même si { $least ->
    [one] un joueur est alors inscrit
   *[other] { $least } joueurs sont alors inscrits
}. Sinon, elle ne commence pas, et rien n’est perdu.
season-filled = Au début, des ordinateurs s’inscrivent pour compléter à { $n } joueurs. Ils jouent au niveau normal, sont classés comme les autres, et se rencontrent entre eux dans des parties sans fil.
season-letters = Chacun peut s’inscrire, depuis n’importe quel serveur qui a ce bot. Les parties se jouent par lettres, en messages privés ; qui n’en reçoit pas ne peut pas s’inscrire.
season-lasts = Durée : { $span } ; une partie dure au plus { $life }.
season-worth = { $seats ->
    [2] Une victoire vaut 1 point, une nulle ½.
   *[other] Les places d’une table valent { $points } points. Qui partage une place en partage les points.
}
season-final = Après les rondes, les { $seats } meilleurs jouent une finale, qui décide des premières places.
season-moves = Au-delà de { $size } joueurs, il y a des divisions de { $size } au plus, ou de dix au plus si l’une en avait moins de cinq. Les deux premiers d’une division basse montent et les deux derniers d’une division haute descendent. On s’inscrit de nouveau à chaque saison ; qui est sorti ou en saute une repart de tout en bas.
season-beforehand = Décidé d’avance
season-clock = La pendule est stricte : { $turn } par tour, et { $reserve } de réserve pour toute la partie. Quand les deux sont épuisés, un coup est joué pour vous ; après deux tours de suite, un ordinateur joue jusqu’à votre retour.
season-missed = Vous manquez une partie si votre temps s’y épuise sans que vous ayez joué un seul coup. À la deuxième partie manquée, vous sortez de la saison.
season-leave-two-league = Qui part, manque deux parties ou efface ses données sort de la saison. Si moins de la moitié de ses parties sont finies, aucune ne compte. Sinon elles comptent, et les autres sont gagnées par l’adversaire.
season-leave-two-tournament = Qui part, manque deux parties ou efface ses données sort du tournoi. Ce qui est joué compte ; la partie en cours est gagnée par l’adversaire.
season-leave-more-league = Qui part, manque deux parties ou efface ses données sort de la saison, sans point pour ce qui n’est pas fini. Un ordinateur continue ses parties en cours. Dans les suivantes, un joueur en attente prend la place, sinon un ordinateur, tous deux sans points. Les autres avancent d’une place.
season-leave-more-tournament = Qui part, manque deux parties ou efface ses données sort du tournoi, sans point pour la partie en cours. Un ordinateur la continue, et les autres avancent d’une place.
season-end-score = { $form ->
    [tournament] Ce qui se joue encore à la fin d’une ronde ou le dernier jour
   *[other] Ce qui se joue encore le dernier jour
} est décidé par le score du moment. Ce qui n’a pas commencé alors, ou qu’un admin annule, donne à chacun la moyenne de ses autres parties, ou à défaut une part égale.
season-end-mean = { $form ->
    [tournament] Ce qui se joue encore à la fin d’une ronde ou le dernier jour,
   *[other] Ce qui se joue encore le dernier jour,
} ou qu’un admin annule, donne à chacun la moyenne de ses autres parties, ou à défaut une part égale.
season-ties = À égalité de points décident la rencontre directe (ce que les joueurs à égalité se sont pris entre eux, si tous se sont rencontrés), puis le Sonneborn-Berger (les points des joueurs battus, la moitié de ceux des nulles), puis moins de parties avec un tour hors délai, puis un tirage au sort fait au début.
season-vacation = Les vacances arrêtent vos pendules { $span } au plus dans la saison ; les heures de jeu ne comptent pas.
season-called-off = Si l’hôte, ou qui gère le serveur, annule la saison, les parties en cours continuent et ne comptent pour aucune saison. Si le serveur retire le bot, pendules et dates continuent.
season-entered = Inscrits ({ $n }, il en faut { $least }) : { $names }
season-chance = Les rencontres viennent d’un secret d’empreinte `{ $hash }` et de ce que chacun ajoute en s’inscrivant.
season-void-few = Elle n’a pas commencé : il faut { $least ->
    [one] un joueur
   *[other] { $least } joueurs
}. Rien n’est perdu ; elle peut être annoncée de nouveau.
season-void-host = Elle a été annulée. Les parties en cours continuent, et ne comptent pour aucune saison.
season-post-running = C’est parti : { $n } joueurs, { $divisions ->
    [one] une division
   *[other] { $divisions } divisions
}. Fin le { $ends } au plus tard.
season-post-half = La moitié du temps est passée. Fin le { $ends }.
season-decided = La division { $n } est décidée, quoi qu’il s’y joue encore.
season-decided-first = Champion : { $name }.
season-last-position = Position finale de la dernière partie du champion : { $name } contre { $others } ({ $label }).
season-again = Pour la saison { $n }, chacun appuie de nouveau sur **{ $enter }**, même ceux qui montent. Qui ne le fait pas laisse sa place et repart plus tard de tout en bas.
season-ahead = Division { $n }, le plus de points jusqu’ici
season-post-over = C’est fini. Champion : { $name }.
season-ends = Fin le { $ends } au plus tard.
season-go-up = Montent : { $names }.
season-go-down = Descendent : { $names }.
season-now = { $name } { $rank ->
    [1] 1er
   *[other] { $rank }e
} ({ $points })
season-counted = Compté. { $season } : { $standing }
season-counted-mean = Sans résultat : chacun reçoit la moyenne de ses autres parties. { $season } : { $standing }
season-label-league = Ligue { $n }, division { $division }, ronde { $round }
season-label-tournament = Tournoi, ronde { $round }
season-label-final = Tournoi, finale
season-own-waits = Elle n’a pas commencé. Vous êtes inscrit.
season-own-none = Vous n’y avez pas de partie.
season-progress = { $done }/{ $all } jouées
season-division = Division { $n }
season-round = Ronde { $n }/{ $all }
season-berger = SB
season-points = Pts
season-by-direct = { $name } devant { $other } à égalité de points : { $mine } à { $theirs } { $equal ->
    [2] l’un contre l’autre
   *[other] dans les parties entre les { $equal } à égalité
}.
season-by-berger = { $name } devant { $other } à égalité de points : Sonneborn-Berger (SB) { $mine } à { $theirs }.
season-by-time = { $name } devant { $other } à égalité de points : moins de parties avec un tour hors délai, { $mine } à { $theirs }.
season-by-chance = { $name } devant { $other } à égalité de points : par le tirage au sort. { $equal ->
    [2] Leur partie
   *[other] Les parties entre les { $equal } à égalité
}, le SB et le temps ne décident rien.
season-by-final = La finale décide des premières places.
season-movers = Deux montent, deux descendent.
season-movers-up = Deux montent.
season-movers-down = Deux descendent.
season-enter = S’inscrire
season-spare = Être appelé
season-leave = Partir
season-standing = Classement
season-own = Mes parties
season-enter-next = S’inscrire à la suivante
season-message = Message de la saison
season-welcome = Vous vous inscrivez : **{ $season }**. Ses parties et ses nouvelles arrivent ici, par lettres.
season-entered-you = Vous êtes inscrit. Début le { $begins }, { $least ->
    [one] même si personne d’autre ne s’inscrit
   *[other] si { $least } joueurs le sont alors
}.
season-wish = Parties à la fois
season-wish-n = { $n } à la fois
season-wished = Vous jouez au plus { $n } parties de cette saison à la fois. Celles en cours continuent ; vers la fin, les dernières commencent quand même.
season-entered-spare = Vous serez appelé quand quelqu’un quittera une partie qui n’a pas commencé. Vous la jouerez pour les autres, sans points.
season-sure = Elle a commencé. On ne revient pas dans cette saison.
season-left = Vous êtes parti.
season-none = Aucune saison n’est ouverte ou en cours sur ce serveur.
season-listed-open = { $n ->
    [one] { $n } inscrit
   *[other] { $n } inscrits
}, début { $at }
season-listed-running = { $n } jouent, fin { $at }
season-export = Toute la saison, avec son secret. `python -m engine verify` la vérifie.
season-export-partial = La saison jusqu’ici. Son secret est dit à la fin.
season-stats = { $n ->
    [one] Une saison
   *[other] { $n } saisons
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}.
season-champions = Champions
season-wait = saison
