## Reading about a match: its log, its history, its replay, its export; the rules.

log-entry-start = The match begins.
log-entry-expire = Time is over for { $name }.
log-entry-expire-all = The time for answers is over.
log-entry-undo = The last turn of { $name } is taken back.
log-entry-resign = { $name } resigns.
log-entry-void = The match is called off.
log-entry-pause = The match is paused.
log-entry-resume = The match goes on.
log-entry-vote = { $name } says what is to become of a seat whose time is over.
log-entry-stand-in = A computer plays for { $name }.
log-entry-back = { $name } is back.
log-entry-offer = Somebody new is wanted for the seat of { $name }.
log-entry-replace = { $newcomer } takes the seat of { $name }.
log-entry-ask = { $name } asks to take the last turn back.
log-entry-agree = { $name } agrees to that.
log-entry-refuse = { $name } does not want that.
log-entry-host = { $name } is the host now.
log-filter-player = Moves of { $name } only
log-filter-round = Round { $n } only
log-nothing-such = Nothing of that kind has happened.
log-undone = (taken back)

mark-resigned = resigned
mark-computer = played by a computer
mark-helped = with a computer’s help
mark-replaced = for { $name }
mark-marked = { $name } ({ $marks })

post-more = … and { $n ->
    [one] one more line
   *[other] { $n } more lines
} before: { COMMAND("match read log") }

history-title = { $game } { $id } · after move { $n } of { $of }
history-title-start = { $game } { $id } · the beginning, of { $of } moves
history-first = First
history-back = Back
history-forward = Forward
history-last = Last
history-undone = This move was taken back later.

replay-title = { $game } { $id } · the whole match so far, in { $n } pictures
replay-title-over = { $game } { $id } · the whole match, in { $n } pictures
replay-title-seat = { $game } { $id } · the whole match as { $name } saw it, in { $n } pictures
replay-alt = The match as an animation of { $n } pictures; the last shows: { $last }
replay-begun = I am drawing the replay; that takes a while.
replay-drawn = Drawing the replay: { $n } of { $of } pictures.
replay-button = Replay

end-resigned-by = { $names } resigned.


command-history = history
command-replay = replay
help-history = Show the board after any move
help-replay = Get the whole match as a moving picture
arg-round = round
arg-move = move
arghelp-read-player = Only what this player did
arghelp-read-round = Only this round
arghelp-read-move = The number of the move, as in the log; without one, the last
arghelp-read-seat = As this player saw it, once the match is over
arghelp-read-game = Which game; without it, the game of this thread, or the only one you play
arghelp-read-language = The language of the rules

rules-rest = { $n ->
    [one] One more fits: { $numbers }
   *[other] { $n } more fit: { $numbers }
}

error-not-begun = This match has not begun.
error-no-move = There is no move { $n }; the last one is { $last }.
error-no-player = Nobody at this table is called “{ $name }”.
error-replay-busy = I am drawing a replay for you already. Please wait until it is done.
error-not-over = How a player saw the match can be shown when it is over.

post-details = Details
log-whole = Whole log
