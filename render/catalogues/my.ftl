## What players read about themselves: `/my` and `/leaderboard`.

command-my = my
command-settings = settings
command-waiting = waiting
command-hours = hours
command-vacation = vacation
command-stats = stats
command-data = data
command-forget = forget
command-leaderboard = leaderboard
help-my = What concerns you alone: settings, what waits for you, what is stored
help-settings = Language, looks, and how you hear that it is your turn
help-waiting = All that waits for you, in every server
help-hours = The part of each day in which your clocks run
help-vacation = Days on which your clocks stand still
help-stats = What you have played, and how well
help-data = Get a file with everything that is stored about you
help-forget = Have everything removed that is stored about you
help-leaderboard = The best players of a game on this server
arg-language = language
arg-palette = palette
arg-theme = theme
arg-pictures = pictures
arg-confirm = ask
arg-page = page
arg-notify = notify
arg-quiet-from = quiet-from
arg-quiet-to = quiet-to
arg-digest = digest
arg-zone = zone
arg-from = from
arg-until = to
arghelp-language = In which language you are answered
arghelp-palette = The colours of pictures
arghelp-theme = The background of pictures
arghelp-pictures = Pictures, or the position in words
arghelp-confirm = Whether to ask before a step that cannot be taken back
arghelp-page = How pages that anybody with a link can see show you, or not to have them at all
arghelp-notify = How you hear that it is your turn
arghelp-quiet-from = From when on nothing pings you, 22:00
arghelp-quiet-to = Until when nothing pings you, 07:00; the same as from: never
arghelp-digest = The hour of the digest, 18:00
arghelp-zone = Your time zone, Europe/London
arghelp-hours-from = When your clocks begin to run each day, 18:00
arghelp-hours-to = When they stop, 22:00; the same as from: they run all day
arghelp-vacation-from = The first day, 2027-07-01
arghelp-vacation-to = The last day, 2027-07-14

my-settings-title = Your settings
my-settings-zone = Your time zone is not in the menu? Name it with { COMMAND("my settings") }.
my-settings-kept = Your settings are kept.
my-settings-unreached = I cannot write to you: Discord says that your direct messages are closed. Until you open them you are mentioned in the thread instead.
my-settings-reached = This is where I write to you when it is your turn.
my-set-locale = Language
my-set-theme = Theme
my-set-palette = Palette
my-set-pictures = Board
my-set-confirm = Final steps
my-set-page = Pages of matches
my-set-notify = Your turn
my-set-quiet = Quiet hours
my-set-digest = Hour of the digest
my-set-zone = Time zone
my-locale-discord = Discord’s
my-theme-dark = dark
my-theme-light = light
my-palette-standard = standard
my-palette-contrast = high contrast
my-pictures-on = pictures
my-pictures-off = text only
my-confirm-off = done at once
my-confirm-on = asked once more
my-page-name = by name
my-page-seat = by seat only
my-page-none = none of my matches
my-notify-mention = a mention in the thread
my-notify-dm = a direct message
my-notify-digest = a digest once a day
my-notify-none = no notice
my-quiet-none = none

my-hours-none = Your clocks run all day. { COMMAND("my hours") } sets a part of the day.
my-hours-set = Your clocks run daily from { $start } to { $end } ({ $zone }).
my-hours-off = All day
my-vacation-none = You have no vacation planned. { COMMAND("my vacation") } plans one.
my-vacation-row = Your clocks stand still from { $start } to { $end }.
my-vacation-left = { $n ->
    [one] { $n } of { $most } days is left in { $year }.
   *[other] { $n } of { $most } days are left in { $year }.
}
my-vacation-end = I am back
my-vacation-cancel = Call it off

my-waiting-title = { $n ->
    [one] One match waits for you
   *[other] { $n } matches wait for you
}
my-waiting-none = Nothing waits for you.
my-wait-undo = somebody asks to undo
my-wait-vote = somebody’s time is over: what is to be done?
my-wait-offer = a seat is offered to you
my-wait-unreadable = it cannot be read now, and waits
my-wait-go = Open
my-digest-title = { $n ->
    [one] Today one match waits for you
   *[other] Today { $n } matches wait for you
}
my-page-before = Nearer
my-page-after = Later
my-call-turn = { $name }: it is your turn.
my-call-again = { $name }: your time is running out.
my-call-late = { $name }: your time is over.
my-nudge-turn = It is your turn in { $link }.
my-nudge-again = Your time is running out in { $link }.
my-nudge-late = Your time is over in { $link }; until the others decide otherwise you can still play.
my-invited = { $name }: a table is kept for you, { $link }.
my-mute = Mute this match
my-unmute = Unmute this match
my-hush = Mute a match, or hear of it again
my-hush-on = Mute: { $match }
my-hush-off = Hear again: { $match }
my-muted = You hear nothing of this match any more, until you press the button again.
my-unmuted = You hear of this match again.

my-stats-title = What you have played
my-stats-learned = { $n ->
    [one] Course finished: { $games }.
   *[other] Courses finished: { $games }.
}
my-stats-none = You have not finished a match yet.
my-stats-matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
my-stats-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
my-stats-rating = rating { $rating }
my-stats-unrated = { $n ->
    [one] rating after { $n } more rated match
   *[other] rating after { $n } more rated matches
}
my-stats-how = Matches with computers or replaced players are not rated. Whoever leaves a match loses it alone.
my-board-title = { $game }: the best of this server
my-board-none = Nobody has played enough rated matches yet.
my-board-soon = { $n ->
    [one] You are listed after { $n } more rated match here.
   *[other] You are listed after { $n } more rated matches here.
}
my-board-how = Rating, matches and wins on this server, from { $n } rated matches on. A rating sinks slowly while its player is away.

my-data = Everything that is stored about you. docs/privacy.md says what it is for, and how long it is kept.
my-forget-title = Be forgotten?
my-forget-what = Your name, your settings, your whispers and all that is owed to you are removed, and you are in no statistics any more. Nobody can bring that back.
my-forget-resigns = { $n ->
    [one] You resign the match that you are playing.
   *[other] You resign the { $n } matches that you are playing.
}
my-forget-leaves = { $n ->
    [one] You leave the table that has not begun.
   *[other] You leave the { $n } tables that have not begun.
}
my-forget-stays = Finished matches stay for the others, with “former player” in your place. Their sealed log keeps the number of your account, since chance was drawn from it and could not be checked without. What was posted on Discord stays there.
my-forget-yes = Forget me
my-forget-done = You are forgotten. If you use Conclave again you begin as somebody new.
my-former = former player

my-sure = This cannot be taken back.
my-sure-pass = Afterwards it is undone only if the others agree.
my-sure-alone = Afterwards it can be undone until chance decides something or something hidden is shown.
my-sure-yes = Confirm

error-bad-zone = “{ $zone }” is no time zone. Pick one that is offered as you type: Europe/London.
error-bad-time = “{ $text }” is no time of day. Write it as 18:30 or 6:30 pm.
error-hours-short = Your clocks must run for at least { $least } hours a day.
error-hours-held = You have set your hours less than a day ago. They can be changed from <t:{ $until }:f> on; all day is possible at any time. Nothing was changed.
error-bad-dates = “{ $text }” is no day. Write it as 2027-07-14.
error-vacation-past = { $day } is over. A vacation begins today or later.
error-vacation-backwards = A vacation ends on its first day or later: { $first } is after { $last }.
error-vacation-far = { $day } is too far away. A vacation can be planned up to { $last }.
error-vacation-taken = You have planned another vacation for some of these days.
error-vacation-long = That would be { $days ->
    [one] one day
   *[other] { $days } days
} of vacation in { $year }. You have { $left } of { $most } left.
error-no-server = A leaderboard belongs to a server: use the command there.
