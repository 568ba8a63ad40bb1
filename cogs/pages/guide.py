"""What a newcomer reads: `/help`, and the notes that go with the turns of a first match."""

from collections.abc import Sequence

from cogs.pages.courses import learn
from cogs.pages.ids import ControlId
from cogs.pages.reader import Reader, word
from cogs.pages.sheet import MAIN, Button, Buttons, Sheet, Words
from engine import registry
from engine.game import Seat
from engine.match import Match, Status
from engine.record import Entry, Kind


def notes(reader: Reader, match: Match, seat: Seat, recent: Sequence[Entry]) -> list[str]:
    """Return what a newcomer is told in the panel, at each of the first turns something else."""
    if match.status is not Status.RUNNING:
        return []
    if seat not in match.to_act():
        return [reader.say("guide-wait")]
    played = sum(entry.kind is Kind.MOVE and entry.seat == seat for entry in recent)
    if seat in match.drafts:
        return [reader.say("guide-draft")] if played < len(_TURNS) else []
    return [reader.say(_TURNS[played], group=word(match.key))] if played < len(_TURNS) else []


_TURNS = ("guide-first", "guide-second", "guide-third")
"""What is told before the first steps of a turn."""


def help_(reader: Reader) -> Sheet:
    """Return what Conclave is and how one plays."""
    games = "\n".join(
        "- "
        + reader.say(
            "pair",
            label=f"**{reader.say(f'{word(game.key)}-title')}**",
            text=reader.say(f"{word(game.key)}-blurb"),
        )
        for game in registry.games()
    )
    lines = [
        f"## {reader.say('help-title')}",
        reader.say("help-text"),
        games,
        reader.say("help-more"),
    ]
    first = Button(reader.say("first-button"), ControlId("first", ""), MAIN)
    return Sheet((Words("\n\n".join(lines)), Buttons((first, learn(reader)))))
