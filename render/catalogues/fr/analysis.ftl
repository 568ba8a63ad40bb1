command-analysis = analyse
help-analysis = Voir qui était bien placé et quand, et les coups les plus coûteux, une fois la partie finie

analysis-chances = chances de gagner
analysis-chances-of = Chances de gagner
analysis-known = La partie telle qu’elle était, rien de caché.
analysis-numbers = Les numéros : là où elle a tourné.
analysis-share = { $n } %
analysis-rounds = manche
analysis-each = { $name } { $share }
analysis-when = Manche { $n }
analysis-start = Début
analysis-end = Fin
analysis-standing = { $when } : { $chances }.
