## Finding opponents: turns in time, and who looks for others.

# Turns in time

arg-least = in-time
arghelp-least = The least share of turns in time of whoever sits down; whoever is new may too
least-80 = at least 80% in time
least-90 = at least 90% in time
least-95 = at least 95% in time
lobby-least = Whoever sits down has played at least { $share } of their turns in time. Whoever is new, or invited, may sit down too.
reliability-share = { $share } in time
reliability-new = new
reliability-how = A turn is in time if it ends before its time is over. Hours, vacations, pauses and spare time count as for the clock.
my-stats-in-time = In time: { $share } of your last { $n } turns with other people.
my-stats-few = { $n ->
    [one] Your share of turns in time is shown after { $n } more turn with other people.
   *[other] Your share of turns in time is shown after { $n } more turns with other people.
}
my-stats-left = { $n ->
    [one] Left: { $left } of { $n } match.
   *[other] Left: { $left } of { $n } matches.
}
error-too-late = This table asks for { $least }% of turns in time, and of your last { $n } you have played { $share }% in time. Play at other tables for now: each turn in time raises your share. { COMMAND("my stats") } shows it.
error-bad-seats = This game is for { $least } to { $most } players.

# Who looks for players

command-seek = seek
command-seeks = seeks
help-seek = Say that you would play by letter with anybody, for a week at most
help-seeks = See who looks for players, and sit down
arg-seats = seats
arghelp-seats = How many play, you among them; as few as the game allows if you name no number
seek-title = Who looks for players
seek-none = Nobody looks for players now. { COMMAND("match seek") } says that you would play with anybody.
seek-open = **You look for players, for a week at most.** Everybody who uses { COMMAND("match seeks") } sees your name, your rating and your share of turns in time. The match begins by itself when all seats are taken; it is played by letter, in direct messages.
seek-facts = { $pace } a turn · { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
seek-until = ends { $when }
seek-server = on { $server }
seek-sit = Sit down
seek-withdraw = Withdraw
seek-withdrawn = **You do not look for players there any more.**
seek-seated = **You sit at a table of { $game }.** { $n ->
    [one] It begins when { $n } more player sits down.
   *[other] It begins when { $n } more players sit down.
} You are told.
seek-begins = **You sit at a table of { $game }, and it begins.** Your letter comes in your direct messages.
seek-joined = **{ $name } sits down with you to play { $game }.** { $n ->
    [one] It begins when { $n } more player sits down.
   *[other] It begins when { $n } more players sit down.
}
seek-full = **{ $name } sits down with you to play { $game }, and it begins.** Your letter comes here.
seek-over = Your table of { $game } is closed: not enough players have sat down in time. { COMMAND("match seek") } looks for others.
lobby-sought = Anybody may sit down, with { COMMAND("match seeks") }. The match begins by itself with { $n } players.
arg-listed = listed
arghelp-server-listed = Whether everybody who looks for a table sees the open ones of this server
server-listed = Open tables shown to everybody
server-listed-yes = yes
server-listed-no = no
error-seek-gone = Somebody else was quicker: this table is full. { COMMAND("match seeks") } shows what is open now.
error-unwilling = You cannot sit down at this table. { COMMAND("match seeks") } shows others.
error-too-many-seeks = You look for players at { $most } tables already, and more are not allowed. Withdraw one with { COMMAND("match seeks") }.
error-too-many-sought = Too many tables look for players now. Sit down at one of them: { COMMAND("match seeks") }.
