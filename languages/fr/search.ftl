## La recherche dans les règles : mots qui ne disent rien, et mots qui disent la même chose.

search-idle = un une des le la les l de du d au aux je j me m moi mon ma mes tu te t ton ta tes il
    elle on nous vous votre vos notre nos ils elles leur leurs se s son sa ses ce c cet cette ces
    ça cela ceci que qu quoi quel quelle quels quelles comment est
    sont es suis êtes était être étais a ai as ont avons avez avoir peut peux peuvent puis pouvoir
    dois doit faut fait faire fais font va vais vont si alors et ou ni ne n pas plus non mais en y
    dans sur pour par avec sans à sont se passe arrive chaque tout tous toute expliquer signifie
    veut dire marche règle règles jeu quelqu y il lorsque donc bien aussi même

search-alike-win = gagner gagne gagnent gagné gagnant victoire vainqueur but objectif remporter
search-alike-lose = perdre perd perdu perdent perdant perdants défaite battu
search-alike-begin = commencer commence début départ débuter premier première
search-alike-end = fin finir finit fini finie finissent terminer termine arrête arrêter dernier
search-alike-tie = égalité égal égaux ex aequo pareil nul
search-alike-buy = acheter achète achat achats acheté achetée acheteur
search-alike-cost = coûter coûte coût prix payer paie payé cher
search-alike-sell = vendre vend vends vendu vente vendeur
search-alike-earn = rapporter rapporte rapportent revenu recevoir reçoit reçois reçoivent gain
search-alike-trade = échanger échange échanges troquer troc
search-alike-build = bâtir bâtit bâtie construire construit construction bâtiment
search-alike-move = déplacer déplace bouger bouge avancer avance marcher pousser déplacement
search-alike-place = poser pose posé posée mettre met placer placé
search-alike-opponent = adversaire adversaires ennemi ennemis ennemie ennemies autre autres adverse
search-alike-player = joueur joueurs gens monde
search-alike-friend = ami amis allié alliés partenaire équipe
search-alike-pile = pioche pile paquet
search-alike-empty = vide épuisée épuisé rien
search-alike-die = dé dés
search-alike-roll = lancer lance jet jeter lancé
search-alike-money = argent richesse pièces pièce sous monnaie or
search-alike-choose = choisir choisit choix choisis désigner
search-alike-secret = secret caché cachée cachées cachés secrètement
search-alike-see = voir voit voient regarder montrer montre visible
search-alike-give = donner donne donnent transmettre transmet
search-alike-time = temps retard lent horloge écoulé
search-alike-quit = quitter quitte partir partez abandonner abandonne abandon
search-alike-skip = passer passe passé sauter
search-alike-score = compter compte comptent comptage points point gloire décompte
search-alike-worth = valoir vaut valent valeur
search-alike-strong = fort forte force
search-alike-fight = combat combats bataille batailles battre guerre
search-alike-kill = tuer tue détruire détruit mort
search-alike-most = maximum limite plafond
search-alike-turn = tour tours manche
search-alike-double = double deux fois
search-alike-colour = couleur couleurs
search-alike-again = encore répéter plusieurs
search-alike-discard = défausser défausse jeter
search-alike-lead = mener mène dominer domine avance
search-alike-long = long longueur durée dure durer
search-alike-complete = achever achevé achevée inachevé inachevés
search-alike-near = voisin voisine voisines adjacent adjacente proche
search-alike-ten = dix 10
search-alike-role = personnage personnages rôle sage bonhomme
search-alike-allowed = permis permise interdit interdite possible impossible
