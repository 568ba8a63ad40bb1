command-analysis = analyse
help-analysis = Voir qui était bien placé et quand, et les coups les plus coûteux, une fois la partie finie

analysis-chances = chances de gagner
analysis-chances-of = Chances de gagner
analysis-known = La partie telle qu’elle était, rien de caché.
analysis-numbers = Les numéros : là où elle a tourné.
analysis-rounds = manche
analysis-each = { $name } { $share }
analysis-when = Manche { $n }
analysis-start = Début
analysis-end = Fin
analysis-standing = { $when } : { $chances }.

analysis-button = Analyse
analysis-title = { $game } { $id } · analyse
analysis-begun = Je reprends toute la partie ; cela demande une minute ou deux. Ce que je trouve est gardé.
analysis-waits = { $n ->
    [one] Une autre partie passe
   *[other] { $n } autres parties passent
} d’abord, une minute ou deux chacune. Puis vient celle-ci.
analysis-done = Je reprends la partie : { $n } %.
analysis-later = Cela dure plus longtemps que je ne peux vous répondre ici. Redemandez l’analyse dans un moment.
analysis-turning = Là où la partie a tourné
analysis-turned = Manche { $n }, { $name } { $before } → { $after } : { $told }
analysis-slips = Les coups les plus coûteux
analysis-slip = Manche { $n }, **{ $name }** : { $played } ({ $chance }). Mieux : **{ $better }** ({ $best } au moins)
analysis-no-slip = Je n’ai trouvé aucun coup d’un joueur qui ait nettement coûté.
analysis-how = Les pourcentages sont les chances de gagner aux yeux d’un ordinateur : la situation avec tout ce qui était caché, un coup avec ce que son joueur pouvait savoir. Les coups des ordinateurs ne sont pas jugés.

error-still-played = Une partie s’analyse quand elle est finie.
error-called-off = Cette partie a été annulée : ce qui était caché le reste, et rien n’est analysé.
error-too-many-analyses = J’analyse déjà autant de parties que je peux. Redemandez dans quelques minutes.
error-unfinished = L’analyse n’est pas arrivée à son terme. Redemandez-la dans un moment.
