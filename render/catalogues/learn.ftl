## Learning a game: `/learn`, and what every lesson says.

command-learn = learn
help-learn = Learn a game in a few minutes, by playing
arghelp-learn = The game to learn; without one you see how far you are in each

learn-button = How to play
learn-title = Learn by playing
learn-text = Each course has a few short lessons on the real board, and a little match against the computer at its end. Only you see them; you can stop and go on whenever you like.

lesson-title = { $game } { $n }/{ $of } · { $title }
lesson-progress = { $n } of { $of } lessons done
lesson-task = Your task:
lesson-done = Done!
lesson-missed = Not yet.
lesson-note = What matters:
lesson-next-step = Next: { $step }
lesson-course-done = That was the course of { $game }. You are ready for a match: { COMMAND("match new") }.
lesson-post = Playing by post
lesson-post-of = { $game }, by post
lesson-post-done = That is all about playing { $game } by post: your orders answer while you are away.
lesson-rules = { $n ->
    [one] Rule { $clauses }
   *[other] Rules { $clauses }
}
lesson-next = Next lesson
lesson-again = Begin again
lesson-retry = Try again
lesson-show = Show me
lesson-step = Show the next step
lesson-yourself = Do it yourself
lesson-contents = All lessons
quiz-button = { $n } questions
quiz-title = { $game }: question { $n } of { $of }
quiz-right = Right:
quiz-false = Not so:
quiz-next = Next question
quiz-back = Back to lesson { $n } · { $title }
quiz-over = That was the last question. You know what matters.
lesson-is-done = Done

error-no-course = There is no such lesson.

# One page on how a game is played
page-button = On one page
page-title = How to play { $game }
page-picture = The board, with eight numbers; what they mean stands below
page-goal = The goal
page-turn = A turn
page-end = The end
page-wrong = What everybody gets wrong
page-further = All the rules:
