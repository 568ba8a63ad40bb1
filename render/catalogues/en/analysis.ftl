## A finished match looked back on: the chances over its turns, and the moves that cost most.

command-analysis = analysis
help-analysis = See who stood how well when, and which moves cost most, once a match is over

analysis-chances = chance to win
analysis-chances-of = Chance to win
analysis-known = As it stood, with nothing hidden.
analysis-numbers = The numbers show where it turned.
analysis-share = { $n }%
analysis-rounds = round
analysis-each = { $name } { $share }
analysis-when = Round { $n }
analysis-start = Start
analysis-end = End
analysis-standing = { $when }: { $chances }.
