## Leagues and tournaments.

error-season = This season cannot do that.
error-season-closed = This season is over: nobody enters or leaves it any more.
error-season-begun = This season has begun: nobody enters it any more.
error-season-entered = You have entered this season already.
error-season-not-entered = You have not entered this season, or you are out of it.
error-season-full = This tournament is full: { $most } have entered.
error-season-was-out = You have left this season. You can enter the next one.
error-unknown-season = There is no season “{ $id }”.
error-season-elsewhere = This season is played on another server: enter it there.
error-season-host = Only who opened this season, or manages the server, may do that.
error-seasons-many = This server has as many seasons as are allowed ({ $most }). One must end first.
error-season-match = This match belongs to a season, which keeps its end: nobody pauses it or hands a seat on. { COMMAND("my vacation") } stops your clocks for a while.
error-season-terms = { $what ->
    [seats] This game is played by { $least } to { $most }.
    [size] Between { $least } and { $most } can enter.
    [once] Between { $least } and { $most } matches at once are possible.
    [start] A season begins { $least } minutes from now at the soonest, in { $most } days at the latest. Write the day and the hour like 2026-12-24 18:00.
   *[other] There is no such pace.
}
