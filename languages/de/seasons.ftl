## Ligen und Turniere.

error-season = Das geht in dieser Saison nicht.
error-season-closed = Diese Saison ist zu Ende: niemand kommt mehr dazu, niemand geht mehr.
error-season-begun = Diese Saison hat begonnen: niemand kommt mehr dazu.
error-season-entered = Du bist in dieser Saison schon dabei.
error-season-not-entered = Du bist in dieser Saison nicht oder nicht mehr dabei.
error-season-full = Dieses Turnier ist voll: { $most } sind dabei.
error-season-was-out = Du hast diese Saison verlassen. In der nächsten kannst du wieder mitmachen.
error-unknown-season = Eine Saison „{ $id }“ gibt es nicht.
error-season-elsewhere = Diese Saison wird auf einem anderen Server gespielt: melde dich dort an.
error-season-host = Das darf nur, wer diese Saison eröffnet hat oder den Server verwaltet.
error-seasons-many = Dieser Server hat so viele Saisons, wie erlaubt sind ({ $most }). Erst muss eine enden.
error-season-match = Diese Partie gehört zu einer Saison, die pünktlich endet: niemand hält sie an oder gibt seinen Platz weiter. { COMMAND("my vacation") } hält deine Uhren eine Weile an.
error-season-terms = { $what ->
    [seats] Dieses Spiel spielt man zu { $least } bis { $most }.
    [size] { $least } bis { $most } können teilnehmen.
    [once] { $least } bis { $most } Partien zugleich sind möglich.
    [start] Eine Saison beginnt frühestens in { $least } Minuten, spätestens in { $most } Tagen. Schreib Tag und Stunde wie 2026-12-24 18:00.
   *[other] Dieses Tempo gibt es nicht.
}
