## Leagues and tournaments.

error-season-error = This season cannot do that.
error-season-closed = This season is over: nobody enters or leaves it any more.
error-season-begun = This season has begun: nobody enters it any more.
error-entered-already = You have entered this season already.
error-not-entered = You have not entered this season, or you are out of it.
error-season-full = This tournament is full: { $most } have entered.
error-was-out = You have left this season. You can enter the next one.
error-unknown-season = There is no season “{ $id }”.
error-other-server-season = This season is played on another server: enter it there.
error-not-season-host = Only whoever opened this season, or manages the server, may do that.
error-too-many-seasons = This server has as many seasons as are allowed ({ $most }). One must end first.
error-season-match = This match belongs to a season, which keeps its end: nobody pauses it or hands a seat on. { COMMAND("my vacation") } stops your clocks for a while.
error-bad-season = { $what ->
    [seats] This game is played by { $least } to { $most }.
    [size] Between { $least } and { $most } can enter.
    [once] Between { $least } and { $most } matches at once are possible.
    [filled] Computers fill a league up to { $least } players at the least, { $most } at the most.
    [start] A season begins { $least } minutes from now at the soonest, in { $most } days at the latest. Write the day and the hour like 2026-12-24 18:00.
   *[other] There is no such pace.
}
error-no-season = No season is open or running on this server.
error-which-season = Several seasons are open or running here: choose one with the option “season”.

command-league = league
help-league = Leagues: seasons in which everybody in a division meets
command-tournament = tournament
help-tournament = Tournaments: rounds, and a fixed end
command-season-new = new
command-standing = standing
command-end = end
help-season-new = Announce a season: the game, the pace, how many, and when it begins
help-season-list = The seasons of this server
help-season-standing = Who stands where
help-season-export = The season as a file that can be verified
help-season-end = Call a season off, as its host or who manages the server
arg-season = season
arghelp-season = The season, where there are several

season-name-league = League: { $game }, season { $n }
season-name-tournament = Tournament: { $game }
season-form-league = Announce a league
season-form-tournament = Announce a tournament
season-form-game = Game
season-form-pace = Pace
season-form-seats = Players at a table
season-form-size-league = Players in a division
season-form-size-tournament = How many can enter
season-form-start = Begins in days, or 2026-12-24 18:00
season-pace-daily = A move a day
season-pace-thrice = Three moves a week
season-pace-weekend = All in a weekend
season-seats = { $n } players
season-size = { $n }
season-announce = Announce it
season-terms = Who plays, and where
season-unfilled = Without computers
season-fill = Computers fill it up to { $n }
season-home-thread = In threads of this server
season-home-letters = By letter, entered from any server
season-announced = Announced in { $where }. It begins by itself.
season-dates = Begins on { $begins } ({ $soon }) and ends on { $ends } at the latest. Whoever wants to play enters before it begins.
season-each = At most { $matches ->
    [one] one match
   *[other] { $matches } matches
} for each player, { $once } at once, { $seats } players at a table.
season-few = It begins by itself if { $least ->
    [one] one player has
   *[other] { $least } have
} entered by then. With fewer it does not, and nothing is lost.
season-filled = Computers enter when it begins until there are { $n } players. They play at level normal, are placed like everybody, and meet each other in matches without a thread.
season-letters = Anybody may enter, from any server with this bot. Matches are played by letter, in direct messages; whoever cannot be written to cannot enter.
season-lasts = It lasts { $span }, a match { $life } at the longest.
season-worth = { $seats ->
    [2] A win is 1 point, a draw ½.
   *[other] The places of a table are worth { $points } points. Whoever shares a place shares its points.
}
season-final = After the rounds the best { $seats } play a final, which decides the first places.
season-moves = More than { $size } players form divisions of { $size } at most, or of up to ten where one would have fewer than five. The first two of a lower one go up and the last two of an upper one go down. Everybody enters each season anew; whoever is out or skips one starts at the bottom.
season-beforehand = Decided beforehand
season-clock = The clock is strict: { $turn } for a turn, and { $reserve } in reserve for the whole match. When both are used up, a move is made for you; after two such turns in a row a computer plays until you are back.
season-missed = You miss a match if your time runs out in it and you make no move of your own. With the second match missed you are out.
season-leave-two-league = Whoever leaves, misses two matches or has their data deleted is out for the season. If fewer than half of their matches are over, none of them counts. Otherwise those count, and the others are won by their opponents.
season-leave-two-tournament = Whoever leaves, misses two matches or has their data deleted is out. What they have played counts; the match under way is won by their opponent.
season-leave-more-league = Whoever leaves, misses two matches or has their data deleted is out for the season and gets no points for what is not over. A computer plays on in their matches under way. In later ones somebody who waits to be called in takes the seat, else a computer, both without points. The others’ places close up.
season-leave-more-tournament = Whoever leaves, misses two matches or has their data deleted is out and gets no points for the match under way. A computer plays on in it, and the others’ places close up.
season-end-score = { $form ->
    [tournament] What still runs at the end of a round, or on the last day,
   *[other] What still runs on the last day
} is decided by its score as it stands. What has not begun by then, or is called off by an admin, gives each player the mean of their other matches, or an equal share if there are none.
season-end-mean = { $form ->
    [tournament] What still runs at the end of a round, or on the last day,
   *[other] What still runs on the last day
} or is called off by an admin, gives each player the mean of their other matches, or an equal share if there are none.
season-ties = Equal points are decided by the direct encounter (what those who are equal got from each other, if all of them have met), then Sonneborn-Berger (the points of those you beat, half of those you drew with), then fewer matches with a turn out of time, then a lot drawn at the beginning.
season-vacation = Vacations stop your clocks for { $span } of the season at most; daily hours do not count.
season-called-off = If the host, or whoever manages the server, calls the season off, matches under way go on and count for no season. If the server removes the bot, clocks and dates go on.
season-entered = Entered ({ $n }, { $least ->
    [one] one is needed
   *[other] at least { $least } are needed
}): { $names }
season-chance = Who meets whom comes from a secret with the hash `{ $hash }` and from what everybody adds by entering.
season-void-few = It did not begin: { $least ->
    [one] one player is needed
   *[other] { $least } players are needed
}. Nothing is lost; it can be announced again.
season-void-host = It was called off. Matches under way go on, and count for no season.
season-post-running = It has begun: { $n } players, { $divisions ->
    [one] one division
   *[other] { $divisions } divisions
}. It ends on { $ends } at the latest.
season-post-half = Half of the time is over. It ends on { $ends }.
season-decided = Division { $n } is decided, whatever is still played.
season-decided-first = Champion: { $name }.
season-last-position = Final position of the champion’s last match: { $name } against { $others } ({ $label }).
season-again = For season { $n } everybody presses **{ $enter }** again, also whoever goes up. Whoever does not gives their place away and later starts at the bottom.
season-ahead = Division { $n }, most points so far
season-post-over = It is over. Champion: { $name }.
season-ends = Ends on { $ends } at the latest.
season-go-up = Up: { $names }.
season-go-down = Down: { $names }.
season-now = { $name } { $rank }. ({ $points })
season-counted = Counted. { $season }: { $standing }
season-counted-mean = Decided by no result: each gets the mean of their other matches. { $season }: { $standing }
season-label-league = League { $n }, division { $division }, round { $round }
season-label-tournament = Tournament, round { $round }
season-label-final = Tournament, final
season-own-waits = It has not begun. You have entered.
season-own-none = You have no matches in it.
season-progress = { $done }/{ $all } played
season-division = Division { $n }
season-round = Round { $n }/{ $all }
season-berger = SB
season-points = Pts
season-by-direct = { $name } before { $other } at equal points: { $mine } to { $theirs } { $equal ->
    [2] against each other
   *[other] in the matches among the { $equal } who are equal
}.
season-by-berger = { $name } before { $other } at equal points: Sonneborn-Berger (SB) { $mine } to { $theirs }.
season-by-time = { $name } before { $other } at equal points: fewer matches with a turn out of time, { $mine } to { $theirs }.
season-by-chance = { $name } before { $other } at equal points: by the lot that was drawn. { $equal ->
    [2] Their own match
   *[other] The matches among the { $equal } who are equal
}, SB and time decide nothing.
season-by-final = The final decides the first places.
season-movers = Two go up, two go down.
season-movers-up = Two go up.
season-movers-down = Two go down.
season-enter = Enter
season-spare = Be called in
season-leave = Leave
season-standing = Standing
season-own = My matches
season-enter-next = Enter the next season
season-message = Season’s message
season-welcome = You enter **{ $season }**. Its matches and its news come here, by letter.
season-entered-you = You have entered. It begins { $begins } by itself, { $least ->
    [one] even if nobody else enters
   *[other] if { $least } have entered by then
}.
season-wish = Matches at once
season-wish-n = { $n } at once
season-wished = You play at most { $n } matches of this season at once. Those under way go on; near the end the last ones begin all the same.
season-entered-spare = You will be called in when somebody leaves a match that has not begun. You play it for the others, without points.
season-sure = It has begun. You do not come back into this season.
season-left = You have left.
season-none = No season is open or running on this server.
season-listed-open = { $n } entered, begins { $at }
season-listed-running = { $n } play, ends { $at }
season-export = The whole season, with its secret. `python -m engine verify` checks it.
season-export-partial = The season so far. Its secret is told when it is over.
season-stats = { $n ->
    [one] One season
   *[other] { $n } seasons
} entered, { $won } won.
season-champions = Champions
season-wait = season
