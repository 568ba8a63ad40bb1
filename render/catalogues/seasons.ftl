## Leagues and tournaments.

error-season = This season cannot do that.
error-season-closed = This season is over: nobody enters or leaves it any more.
error-season-begun = This season has begun: nobody enters it any more.
error-season-entered = You have entered this season already.
error-season-not-entered = You have not entered this season, or you are out of it.
error-season-full = This tournament is full: { $most } have entered.
error-season-was-out = You have left this season. You can enter the next one.
