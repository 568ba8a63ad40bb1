"""The game of a first match, and what is told at each of its first turns."""

from cogs.answers import opening
from cogs.pages import guide
from cogs.pages.reader import Reader
from engine import registry


def test_a_first_match_is_of_the_shortest_game_for_two():
    game = opening.shortest()
    assert game.meta.seats[0] <= 2
    assert all(
        game.meta.minutes <= other.meta.minutes
        for other in registry.games()
        if other.meta.seats[0] <= 2
    )


async def test_notes_follow_the_turns_the_draft_and_the_wait(umpire, table):
    reader, match = Reader("en", ()), await table()
    first, other = match.to_act()[0], next(s for s in range(3) if s not in match.to_act())

    async def told(seat):
        stored = await umpire.store.match(match.id)
        return guide.notes(reader, stored.match, seat, await umpire.store.entries(match.id))

    assert "first turn" in (await told(first))[0]
    assert "computer’s turn" in (await told(other))[0]
    await umpire.act(match.id, match.players[first].id, ["sail spice_port"])
    assert "turn so far" in (await told(first))[0]
