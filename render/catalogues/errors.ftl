## What is wrong, for the one who caused it.

error-game = That cannot be done.
error-illegal-action = The rules do not allow that now.
error-final-inside = A step before the last one ends your turn; nothing was done.
error-not-your-turn = It is not your turn.
error-stale-decision = The position has changed since that button was made.
error-already-begun = This match has begun: that could be done only at its table, before the start.
error-match-closed = This match is not being played: it has not begun, or it is over.
error-lobby-error = That cannot be done at this table.
error-seat-taken = You sit at this table already.
error-bad-word = A word for chance needs a letter or a digit: “{ $text }” has none. Nothing was done.
error-lobby-full = This table is full: { $most } players.
error-not-seated = You have no seat in this match.
error-not-host = Only the host of the table may do that.
error-seat-kept = The seats that are left are kept for players who were invited.
error-not-invited = This table is kept for the players who were invited.
error-too-few-seats = { $least ->
    [one] { $least } player is needed
   *[other] { $least } players are needed
}, you are { $seated }. Invite somebody or add a computer.
error-bad-option = “{ $value }” cannot be chosen here.
error-bad-notation = “{ $text }” is no move of this game. Pick one that is offered.
error-bad-export = That file is not an exported match.
error-unknown-game = There is no game “{ $key }”.
error-unknown-match = There is no match “{ $id }”.
error-unreadable = Match { $id } is kept in a form that this version of the bot cannot read. Nothing of it is lost, and it waits until it can be read.
unreadable-live = Meanwhile its host may call it off, or whoever manages the server with { COMMAND("admin void") }.
error-no-match = You have no such match. Open a table with { COMMAND("match new") }, or name a match.
error-malformed = This button or menu is none of mine as it stands: open the match anew with Play.
error-which-game = Which game’s rules? This is no match’s thread, and you play no game or several: choose one with the option “game”.
error-wanted-no-more = That has been done already, or it was asked too long ago: please use the command again.
error-which-match = You play several matches. Which one do you mean?
error-foreign-control = That button belongs to the player of seat { $seat }.
error-open-rule = Rule { $number }
error-no-card = There is no card “{ $name }” in this game. Begin to type, and choose one of those offered.
error-busy = Many moves came at the same moment. Please try again.
error-other-server = Match { $id } is played on another server. From here only its own players can see it.
error-too-often = You have called others often just now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, so that nobody is overrun.
error-no-hint = Hints are for matches in which all the others are computers.
error-asked-already = This has been asked already. Nothing more is needed until it is answered.
error-too-many = You have as many tables open as are allowed ({ $most }). Finish or leave one first.
error-bug = Something went wrong on our side. Nothing was lost; please try again. ({ $token })
error-database = I cannot reach my notes at the moment: they are busy or full. Nothing was lost; please try again in a minute.
error-cut-off = I was restarted before I could answer you. What was done by then is kept; if yours is missing, please do it again.
error-forbidden = I lack a permission here. I need to see the channel, send messages, attach files, and open and use public threads.
error-no-place = A table can be opened in a channel of a server, not here.
error-rule = Rule { $number }: { $text }
error-now = You can now: { $verbs }.

error-whispers-off = Whispers are switched off here.
error-whisper-refused = You cannot whisper to this player in this match.
error-not-invitable = Nobody you named takes invitations from you.
error-leave-running = The match has begun: { COMMAND("match replace") } looks for somebody who plays on for you, { COMMAND("match resign") } gives it up.
error-too-quick = You have asked for a lot that is still being done. Wait for those answers, then go on.
