## Time and seats: reminders, votes, stand-ins, newcomers, undo.

time-remind = { $name }, your time runs out { $when }.
time-late = Time is over for { $name }; the match waits.
time-choose = { $n ->
    [one] { $names } may choose what happens now.
   *[other] { $names } may choose what happens now; more than half of them decide.
}
time-votes = What shall become of the turn of { $name }? { $needed ->
    [one] One vote decides.
   *[other] { $needed } equal votes decide.
}
time-vote = { $label }: { $names }
time-more = { $name } has a whole turn’s time again.
time-one-turn = The computer plays this turn for { $name }.
time-stood-in = The computer plays for { $name } until they are back.
time-back = { $name } is back and plays on.
time-paused = The match is paused: its clocks stand still, and it takes no moves.
time-resumed = The match goes on, and its clocks run again.
time-away = { $name } is on vacation from { $start } to { $end }; their clock stands still meanwhile.
time-here = { $name } has no vacation planned any more; their clock runs as usual.
time-lost = { $game } { $id } could no longer be read and was called off; nobody has won.
time-voided = The match was called off; nobody has won.

relief-more = More time
relief-move = Computer plays this turn
relief-computer = Computer takes the seat
relief-replace = Find a replacement
relief-end = End the match
vote-done = Your vote is counted. You can change it while nothing is decided.

seat-offered = { $game } { $id }: somebody is wanted to play on for { $name } { $where }.
seat-offered-to = { $to }, you are asked to play on for { $name } in { $game } { $id }, { $where }.
seat-wanted = { $names } Somebody is wanted to play on for { $name }. Until they come, the seat stays as it is.
seat-wanted-to = { $names } { $to } is asked to play on for { $name }. Until they come, the seat stays as it is.
seat-take = Take this seat
seat-take-of = Play on for { $name }
seat-looked-for = I have asked for somebody new. Until they come, the seat stays as it is.
seat-plays-on = { $name } plays on for { $old }.
seat-host = { $name } is the host now.
seat-back = I am back
seat-played = The computer plays for you meanwhile.

undo-asked = { $name } would like to undo their last turn. { $names }: do you agree? This would be undone:
undo-so-far = Agreed: { $names }. Still asked: { $left }.
undo-closed-undone = Undone, as { $name } asked: all have agreed.
undo-closed-refused = { $name } asked to undo their last turn. It was refused, or taken back: nothing is undone.
undo-closed-past = { $name } asked to undo their last turn. The match has gone on since: nothing is undone.
undo-agree = Agree
undo-refuse = Refuse
undo-agreed = You have agreed; the others are still to answer.
undo-sent = I have asked the others. Play goes on if somebody moves first.
undo-refused = { $name } does not agree: nothing is undone.
undo-alone = This would be undone:
undo-yes = Undo it

error-match-paused = This match is paused: it takes no moves just now. Its host and the admins of the server can say why.
error-not-paused = This match is not paused.
error-not-late = This seat needs no decision now: its time is not over, or it has been seen to.
error-no-vote = You have no say in this: the other players of the match decide.
error-not-away = No computer plays for you in this match.
error-not-offered = This seat is not free for you: nobody is looked for, or somebody else was asked, or it belongs to a computer or to someone who resigned.
error-no-undo = This turn cannot be undone: since then dice were rolled, cards came or something hidden was shown, or it is undone already.
error-nothing-played = There is nothing to undo: you have not moved yet.
error-undo-open = Somebody else would like to undo their last turn: answer that first, under the question in the match’s thread.
error-not-asked = Nobody asks to undo anything now: it was answered, or somebody has moved since.
error-not-willing = This player takes no invitations from you.

command-back = back
command-undo = undo
command-replace = replace
command-kick = kick
command-host = host
help-back = Take your seat back from the computer
help-undo = Ask the others to undo your last turn
help-replace = Look for somebody who plays on for you, or for a seat that stands still
help-kick = Take a player’s seat at your table away before the match begins
help-host = Make another player the host of your table
arghelp-replaced = Whose seat, if not your own
arghelp-newcomer = Who is asked to take it; without this, anybody
arghelp-kicked = Whose seat
arghelp-host = Who shall be the host
