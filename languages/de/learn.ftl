## Ein Spiel lernen: `/lernen`, und was jede Lektion sagt.

command-learn = lernen
help-learn = Bringt dir ein Spiel in wenigen Minuten bei, beim Spielen
arghelp-learn = Das Spiel, das du lernen willst; ohne Angabe siehst du, wie weit du überall bist

learn-button = So geht’s
learn-title = Spielend lernen
learn-text = Jeder Kurs hat ein paar kurze Lektionen auf dem echten Brett und am Ende eine kleine Partie gegen den Computer. Nur du siehst sie; du kannst jederzeit aufhören und weitermachen.

lesson-title = { $game } { $n }/{ $of } · { $title }
lesson-progress = { $n } von { $of } Lektionen geschafft
lesson-task = Deine Aufgabe:
lesson-done = Geschafft!
lesson-missed = Noch nicht.
lesson-note = Worauf es ankommt:
lesson-next-step = Als Nächstes: { $step }
lesson-course-done = Das war der Kurs zu { $game }. Jetzt bist du bereit für eine Partie: { COMMAND("match new") }.
lesson-post = Per Post spielen
lesson-post-of = { $game }, per Post
lesson-post-done = Mehr musst du nicht wissen, um { $game } per Post zu spielen: deine Anweisungen antworten, während du weg bist.
lesson-rules = { $n ->
    [one] Regel { $clauses }
   *[other] Regeln { $clauses }
}
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-retry = Noch einmal
lesson-show = Zeig es mir
lesson-step = Nächsten Schritt zeigen
lesson-yourself = Selbst machen
lesson-contents = Alle Lektionen
quiz-button = { $n } Fragen
quiz-title = { $game }: Frage { $n } von { $of }
quiz-right = Richtig:
quiz-false = Leider nein:
quiz-next = Nächste Frage
quiz-back = Zurück zu Lektion { $n } · { $title }
quiz-over = Das war die letzte Frage. Du weißt, worauf es ankommt.
lesson-is-done = Geschafft

error-no-course = Diese Lektion gibt es nicht.

# Eine Seite darüber, wie man ein Spiel spielt
page-button = Auf einer Seite
page-title = So spielt man { $game }
page-picture = Das Brett mit acht Nummern; was sie bedeuten, steht darunter
page-goal = Das Ziel
page-turn = Ein Zug
page-end = Das Ende
page-wrong = Was alle falsch machen
page-further = Alle Regeln:
