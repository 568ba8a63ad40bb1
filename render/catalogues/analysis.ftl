## A finished match looked back on: the chances over its turns, and the moves that cost most.

command-analysis = analysis
help-analysis = See who stood how well when, and which moves cost most, once a match is over

analysis-chances = chance to win
analysis-chances-of = Chance to win
analysis-known = As it stood, with nothing hidden.
analysis-numbers = The numbers show where it turned.
analysis-rounds = round
analysis-each = { $name } { $share }
analysis-when = Round { $n }
analysis-start = Start
analysis-end = End
analysis-standing = { $when }: { $chances }.

analysis-button = Analysis
analysis-title = { $game } { $id } · analysis
analysis-begun = I am going through the match; that takes a minute or two. What I find is kept.
analysis-waits = { $n ->
    [one] One other match comes
   *[other] { $n } other matches come
} first, a minute or two each. Then I go through this one.
analysis-done = Going through the match: { $n }% done.
analysis-later = This takes longer than I can tell you here. Ask for the analysis again in a while.
analysis-turning = Where it turned
analysis-turned = Round { $n }, { $name } { $before } → { $after }: { $told }
analysis-slips = Moves that cost most
analysis-slip = Round { $n }, **{ $name }**: { $played } ({ $chance }). Better: **{ $better }** ({ $best } at least)
analysis-no-slip = I found no move of a player that clearly cost much.
analysis-how = Percentages are chances to win as a computer sees them: how it stood with all that was hidden, a move with what its player could know. Moves of computers are not judged.

error-still-played = A match is analysed when it is over.
error-called-off = This match was called off: what was hidden stays hidden, and nothing is analysed.
error-too-many-analyses = I am analysing as many matches as I can. Please ask again in a few minutes.
error-unfinished = The analysis came to no end. Please ask for it again in a while.
