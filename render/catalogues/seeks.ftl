## Finding opponents: turns in time, and who looks for others.

# Turns in time

arg-least = in-time
arghelp-least = The least share of turns in time of whoever sits down; whoever is new may too
least-80 = at least 80% in time
least-90 = at least 90% in time
least-95 = at least 95% in time
lobby-least = Whoever sits down has played at least { $share } of their turns in time. Who is new, or invited, may sit down too.
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
error-least = This table asks for { $least }% of turns in time, and of your last { $n } you have played { $share }% in time. Play at other tables for now: each turn in time raises your share. { COMMAND("my stats") } shows it.
error-seats = This game is for { $least } to { $most } players.
