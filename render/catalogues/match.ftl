## A match: its lobby, its thread, its panel, its end.

computer-name = Computer { $n }
duration-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
duration-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
duration-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

lobby-title = { $game }: a table is open
lobby-started = { $game }: the match has begun
lobby-void = { $game }: this table is closed
lobby-facts = { $least } to { $most } players, about { $minutes } minutes at a table · { $pace } for each turn
lobby-facts-exact = { $most } players, about { $minutes } minutes at a table · { $pace } for each turn
lobby-author = A game by { $author }.
lobby-players = At the table: { $names }
lobby-free = { $n ->
    [one] { $n } seat is free.
   *[other] { $n } seats are free.
}
lobby-full = All seats are taken.
lobby-invited = Kept for { $names }.
lobby-instead = { $people ->
    [one] { $names } can still sit down, in place of a computer.
   *[other] { $names } can still sit down, each in place of a computer.
}
lobby-kept = { $n ->
    [one] The last free seat is kept for { $names }.
   *[other] The { $n } free seats are kept for { $names }.
} Shall a computer sit down all the same? Until the match begins { $people ->
    [one] { $names } can still come, in its place.
   *[other] { $names } can still come, one of them in its place.
}
lobby-kept-yes = Seat the computer
lobby-host = { $name } hosts, and starts the match.
lobby-asked = { $name } has asked for the start, and adds { $added } to chance. Pressed again, it begins with that.
pair = { $label }: { $text }
lobby-option = { $option }: { $choice }
lobby-seal = Fairness: the match’s secret has the SHA-256 { $hash }. It is revealed at the end.
lobby-added = What the players have added to chance since: { $added }.
lobby-thread = It is played in { $thread }.
lobby-id = Match { $id }
lobby-opened = The table is open. (Match { $id })
lobby-again = The table for a rematch is open: { $where } (Match { $id }). Each of you sits down with one press on **{ end-rematch }** or **{ lobby-join }**; then the host starts.
lobby-again-joined = You sit at the table for a rematch: { $where } (Match { $id }).
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-start = Start
lobby-start-word = The match begins. You have added { $added } to its chance, as the table shows.
lobby-start-number = The match begins. You have added { $added } to its chance, as the table shows: it is the number that Discord gave to this answer.
lobby-pace = Time for a turn
lobby-thread-name = { $names } · { $game }
lobby-thread-over = Over · { $names } · { $game }
lobby-hello = You sit at a table of { $game }. What only you may see in this match comes here.
lobby-hello-closed = I cannot write to you. Use the button “Show my hand” in the thread.

post-asked = { $names }: it is your turn.
post-waits = { $n ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
post-thinks = { $n ->
    [one] { $names } is thinking. That can take half a minute for each turn.
   *[other] { $names } are thinking. That can take half a minute for each turn.
}
post-deadline = Time until { $when } ({ $relative }).
post-play = Play
post-hand = Show my hand
post-undrawn = The board could not be drawn; here it is in words.
post-hand-refused = A message with a hand could not be delivered. Press “Show my hand” to see yours.
post-trouble = I lack a permission for { $game } { $id } in { $where }: I need to see the channel, send messages, attach files, and open and use public threads there.
post-retold = -# The thread of this match was deleted. What it told so far:
post-fault = This board cannot be shown: a fault of ours, noted in the log of whoever runs me. What was played is kept; I go on trying.
post-left = { $name } has left the match.

panel-title = { $game } { $id } · your turn
panel-waits = { $game } { $id } · waiting for { $names }
panel-over = { $game } { $id } · the match is over
panel-spectator = { $game } { $id }
watch-title = { $game } { $id } · you are watching
watch-can = Only those who sit at this table can play. You can look on: **{ post-details }** tells the newest turns, **{ log-whole }** all of them, { COMMAND("match board") } shows the board, { COMMAND("match read replay") } the whole match as a film. For a match of your own: { COMMAND("match new") }, or **{ first-button }** against the computer.
panel-draft = Your turn so far, seen by you alone:
panel-step = { $n }. { $step }
panel-undo = Undo
panel-undo-all = Undo all
panel-back = Back
panel-thread = The match is in { $thread }.
panel-changed = The position has changed since; this is how it stands.
panel-dropped = Your half-built turn no longer fits the position and was dropped.
panel-left = Not done, because it does not go together with the rest: { $steps }.
panel-held = So what ends your turn or cannot be taken back waits: { $steps }. Choose again.
panel-held-one = Not done yet: { $steps }. Only one of these can be done at a time. Which one?
panel-done = Done.
panel-warn-chance = { $step }: chance decides; there is no way back.
panel-warn-secret = { $step }: something hidden is shown to you; there is no way back.
panel-warn-pass = { $step }: this ends your turn.

end-rank = { $rank } { $name }
end-verify = Fair play can be checked: secret { $secret }, SHA-256 { $hash } as announced; { COMMAND("match read export") }, then “python -m engine verify FILE”.
end-rematch = Rematch
end-score = Score

status-over = Over.
status-lobby = Not begun.
list-title = Your matches
list-row = { $match }: { $status } · { $id }
list-against = { $game } against { $names }
list-others = { $n ->
    [one] one other
   *[other] { $n } others
}
list-computers = { $n ->
    [one] a computer
   *[other] { $n } computers
}
list-none = You are in no match. Open a table with { COMMAND("match new") }.
list-your-turn = your turn
list-waits = the others’ turn
list-lobby = in the lobby
list-over = over
list-unreadable = cannot be read now
resign-ask = Resign from { $game } { $id }? This cannot be taken back.
resign-yes = Resign
resign-done = You have resigned.
log-title = The moves of { $game } { $id }
log-none = Nothing has happened yet.
log-quiet = Nothing is new in this post. **{ log-whole }** has what came before.
log-page = Page { $page } of { $pages }
log-newer = Newer
log-older = Older
export-partial = What you may know of the match so far. The whole match, with its secret, can be exported at the end.
export-whole = The whole match. Check it with “python -m engine verify FILE”.
rules-title = Rules of { $game }
rules-none = No rule of { $game } answers “{ $words }”. Try other words, the name of a card, or a number such as 3.2.
rules-term = **{ $name }**: { $means } ({ $clauses }).
rules-entry = **{ $name }** · { $text } ({ $clause })

post-whispered = { $name }: a whisper waits for you. Read it with { COMMAND("match read whispers") }.
whisper-title = { $game } { $id } · in private
whisper-line = **{ $sender } → { $receiver }** ({ $when })
    { $text }
whisper-sent = Said in private. { COMMAND("match read whispers") } shows what the two of you have said.
whisper-reply = Reply
whisper-reply-to = Reply to { $name }
whisper-your-line = Your line
whisper-no-window = The window for your answer could not be opened in time. Press **{ whisper-reply }** again, or answer with { COMMAND("match whisper") }.
whisper-none = Nobody has whispered to you, nor you to anybody.
block-set = You take no more whispers and invitations from this player.
block-ended = You take whispers and invitations from this player again.

panel-more = More
panel-orders = Orders
panel-form = All at once
panel-form-title = { $game } · your choices
panel-explain = Explain
explain-title = { $where } · what you can do, and what it would change
explain-told = → { $text }
explain-tally = → { $what }: { $now } → { $then }
explain-opens = → then you can also: { $verbs }
explain-closes = → then you can no longer: { $verbs }
explain-chance = → chance decides what comes of it; it cannot be taken back
explain-secret = → it shows you something hidden; it cannot be taken back
explain-pass = → your turn or answer ends with it
explain-card = > { $text } [{ $clause }]
explain-nothing = There is nothing to choose just now.
explain-before = Before
explain-after = Further
panel-hint = Hint
hint-step = Hint: { $step }
hint-task = Towards your task: { $step }
hint-chance = → your chance to win would be about { $chance }
hint-next = Next best: **{ $step }**, about { $chance }
hint-as-good = As good: **{ $step }**, about { $chance }
hint-unsure = Perhaps as good, but less looked into: **{ $step }**, about { $chance }
hint-onward = → for instance then: { $step }
hint-noted = The note named **{ $step }** at first glance; thought through, your chance with it is about { $chance }
hint-noted-less = The note named **{ $step }** at first glance; thought through, this is better
hint-only = → there is nothing else to do
hint-glance = → only at first glance: it could not be thought through just now
hint-astray = → a computer would do this: the prepared solution cannot be finished from here. Undo or begin again to get back to it
hint-back = The prepared solution cannot be finished from here. Undo or begin again to get back to it
panel-note = Note
panel-next = Next ▸
panel-film = What happened
film-title = { $game } { $id } · since your last turn
panel-nothing-next = Nothing else waits for you.
panel-again = It is your turn.
panel-warn-chance-many = With some of these chance decides; there is no way back.
panel-warn-secret-many = Some of these show you something hidden; there is no way back.
panel-warn-pass-many = Some of these end your turn.
note-line = Your note: { $text }
note-none = You have written no note for this match. Write one with { COMMAND("match note") }; you alone see it.
note-kept = Your note is kept; you alone see it, in the panel of this match.
note-gone = Your note is gone.
note-clear = Remove the note
panel-ended = The match is over.
end-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-figures = { $told }, { $figures }
end-decided = Decided by: { $label }, { $figures }.
end-called = { $names }: your match is over.
post-out = { $name }: for you the match is over.
lobby-full-host = All seats of { $game } { $id } in { $where } are taken: you can start it.
