## Apprendre un jeu : `/apprendre`, et ce que dit chaque leçon.

command-learn = apprendre
help-learn = Apprendre un jeu en quelques minutes, en jouant
arghelp-learn = Le jeu à apprendre ; sans lui, vous voyez où vous en êtes dans chacun

learn-button = Comment jouer
learn-title = Apprendre en jouant
learn-text = Chaque cours a quelques leçons brèves sur le vrai plateau, et à la fin une petite partie contre l’ordinateur. Vous seul les voyez ; on peut s’arrêter et reprendre quand on veut.

lesson-title = { $game } { $n }/{ $of } · { $title }
lesson-progress = { $n ->
    [one] { $n } leçon faite sur { $of }
   *[other] { $n } leçons faites sur { $of }
}
lesson-task = À vous :
lesson-done = Réussi !
lesson-missed = Pas encore.
lesson-note = Ce qui compte :
lesson-next-step = Ensuite : { $step }
lesson-course-done = C’était tout le cours : { $game }. Place à une vraie partie : { COMMAND("match new") }.
lesson-post = Jouer par correspondance
lesson-post-of = { $game }, par correspondance
lesson-post-done = Voilà tout pour jouer par correspondance ({ $game }) : vos consignes répondent en votre absence.
lesson-rules = { $n ->
    [one] Règle { $clauses }
   *[other] Règles { $clauses }
}
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-retry = Réessayer
lesson-show = Montrez-moi
lesson-step = Montrer l’étape suivante
lesson-yourself = À vous de le faire
lesson-contents = Toutes les leçons
quiz-button = { $n } questions
quiz-title = { $game } : question { $n } sur { $of }
quiz-right = Juste :
quiz-false = Eh non :
quiz-next = Question suivante
quiz-back = Retour à la leçon { $n } · { $title }
quiz-over = C’était la dernière question. Vous savez ce qui compte.
lesson-is-done = Faite

error-no-course = Cette leçon n’existe pas.

# Une page sur la façon de jouer à un jeu
page-button = Sur une page
page-title = Comment jouer : { $game }
page-picture = Le plateau, avec huit numéros ; ce qu’ils désignent est dit dessous
page-goal = Le but
page-turn = Un tour
page-end = La fin
page-wrong = L’erreur de tout le monde
page-further = Toutes les règles :
