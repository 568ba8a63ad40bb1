## Ligen und Turniere.

error-season = Das geht in dieser Saison nicht.
error-season-closed = Diese Saison ist zu Ende: niemand kommt mehr dazu, niemand geht mehr.
error-season-begun = Diese Saison hat begonnen: niemand kommt mehr dazu.
error-season-entered = Du bist in dieser Saison schon dabei.
error-season-not-entered = Du bist in dieser Saison nicht oder nicht mehr dabei.
error-season-full = Dieses Turnier ist voll: { $most } sind dabei.
error-season-was-out = Du hast diese Saison verlassen. In der nächsten kannst du wieder mitmachen.
