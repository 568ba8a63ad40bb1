## The pages of matches and games, which anybody with a link can look at.

web-name = Conclave
web-tagline = Board games by post, on Discord
web-title = { $game } { $id } · { $told }
web-skip = To the content
web-language = Language
web-home = To the first page
web-foot = Set in Source Sans and Source Serif (SIL Open Font License 1.1). These pages set no cookies and load nothing from elsewhere. All times are UTC unless your browser knows better.

web-waits = { $n ->
    [0] Nobody is waited for.
   *[other] Waiting for
}
web-waits-told = Waiting for { $names }
web-age = This page is { $n } seconds old at most when it is loaded.
web-since = since
web-until = time until
web-paused = The match is paused.
web-players = At the table:
web-void = The match was called off; nobody has won.
web-move = Move
web-n = Move { $n }
web-caption = After move { $n } of { $of }
web-caption-start = The beginning, of { $of } moves
web-steps = Step through the match
web-news = There is a new turn. Show it
web-words = The position in words
web-story = What happened
web-earlier = What happened before
web-keep = To keep
web-picture = This board as a picture
web-film = The match as an animation
web-export = The whole log (JSON)
web-how = How to play { $game }

web-to-learn = To learn it, in short lessons, on Discord
web-to-play = To play a first short match against computers
web-learn-command = { COMMAND("learn") }
web-first-command = { COMMAND("match first") }
web-one-page = On one page
web-rules = The rules
web-gallery = Gallery
web-plate = { $game }: { $plate ->
    [middle] the board in the middle of a match
    [crowded] the board when most is on it
    [hand] a hand, with what can be done
   *[end] the end of a match, with the score
}
web-search = Search the rules
web-search-go = Search
web-found = { $n ->
    [0] Nothing fits. Try other words.
    [one] One clause or card fits
   *[other] { $n } clauses and cards fit
}

web-what = Conclave is a bot for Discord on which people play board games by post: a turn whenever you have a minute, each match in a thread of its own, with boards as pictures. Everybody at the table sees what they may know, and nothing else. A page like this one shows a match to anybody who was given its link.
web-games = The games
web-get = How to play
web-get-how = On a server that has the bot, { COMMAND("match first") } begins a short match against computers, { COMMAND("match new") } opens a table for people, and { COMMAND("learn") } teaches each game in short lessons. Whoever manages a server can add the bot to it, or run one of their own.

web-season-open = { $n } have entered; at least { $least } are needed.
web-season-begins = Begins
web-season-ends = Ends at the latest
web-season-parts = Divisions or rounds
web-season-player = Player
web-season-place = { $n }.
web-season-champion = champion
web-season-move = { $way ->
    [up] ▲ up
   *[down] ▼ down
}
web-season-out = out
web-season-more = { $n } more are not shown here.
web-season-cross = Each row has what that player got against the players of the numbers above; “~” is a match that nothing decided.
web-season-places = The columns count how often each player came first, second and so on.
web-season-ties = Equal on points
web-season-picture = This standing as a picture
web-season-entered = Entered ({ $n })
web-season-matches = Matches
web-season-round = Round { $n }
web-season-final = Final
web-season-for = now { $name }
web-season-how = { $how ->
    [played] played
    [adjudged] decided by its score at the end
    [mean] decided by nothing: each gets the mean of their other matches
    [forfeit] won since somebody left
    [annulled] does not count: somebody left early
    [bye] free: nobody was left to meet
    [running] is being played
   *[waits] has not begun
}

web-error-title = { $status ->
    [400] This request cannot be read
    [404] There is nothing here
    [405] This cannot be done here
    [414] This address is too long
    [416] There is no such part
    [429] Too many requests
    [503] Not just now
   *[other] Something went wrong
}
web-error-told = { $status ->
    [400] The address or the request is not written as one should be.
    [404] The address is wrong, or what was here is gone: a link can be renewed, and a match can be closed to spectators.
    [405] These pages are for looking only; nothing can be sent to them.
    [414] No address of these pages is that long.
    [416] What was asked for has no such part.
    [429] Your network has asked for very many pages in the last minute. Please wait a minute.
    [503] Too much is asked for at the moment. Please try again in a little while.
   *[other] That is our fault. Please try again later.
}
web-error-move-title = There is no such move
web-error-move = This match has no move { $n }; the last one is { $last }.

post-page = Page
command-link = link
help-link = Get the link to a page that shows the match to anybody
arg-renew = renew
arghelp-renew = Make a new link; the old one leads nowhere then (for the host)
link-given = Whoever has this link sees the match as a spectator does, turn by turn: { $link }
link-renewed = This is the new link; the old one leads nowhere from now on: { $link }
error-no-pages = Matches have no pages here: whoever runs this bot has not turned them on. In the thread everything can be seen.
error-page-closed = This match has no page: it has not begun, is played in private, or the server or one of its players wants none ({ COMMAND("my settings") }).
