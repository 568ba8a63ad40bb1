"""Pages for newcomers: `/help`, and the notes to the turns of a first match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.pages import custom_ids, install_links
from cogs.pages.page_wording import Reader, learn
from cogs.pages.sheet import MAIN, Button, Buttons, Sheet, Words
from engine import Match, Seat, Status, product_version, registry
from render.words.catalogues import word

MOST_NOTES = 5
"""Moves of a first match that come with a note."""


@dataclass(frozen=True, slots=True)
class FirstMatchNote:
    """What a newcomer is told of a position: how all stand, what others did last, what is good.

    `tip`: what matters in the game, as its course says it.
    """

    standing: Sequence[str]
    others: str
    moment: str
    tip: str


def notes(
    reader: Reader, match: Match, seat: Seat, moves: int, sight: Callable[[int], FirstMatchNote]
) -> list[str]:
    """Return what a newcomer is told in the panel after so many moves: at each something else."""
    if match.status is not Status.RUNNING:
        return []
    if seat not in match.to_act():
        return [reader.say("guide-wait")]
    if moves >= MOST_NOTES:
        return []
    if seat in match.drafts:
        return [reader.say("guide-draft")]
    number, seen = moves + 1, sight(moves + 1)
    told = [reader.say("guide-note", n=number, of=MOST_NOTES)]
    if number == 1:
        told.append(reader.say("guide-first"))
    if number in (1, 4):
        told.append(reader.say("guide-standing", list=" · ".join(seen.standing)))
    if number in (2, 4) and seen.others:
        told.append(reader.say("guide-others", text=seen.others))
    if names_step(number, seen):
        told.append(reader.say("guide-moment", step=seen.moment))
    told.append(seen.tip)
    if number == MOST_NOTES:
        told.append(reader.say("guide-last", group=word(match.key)))
    return ["-# " + " ".join(line for line in told if line)]


def names_step(number: int, seen: FirstMatchNote) -> bool:
    """Tell whether the note with a number names a step as a good one."""
    return number in (3, 5) or (number == 2 and not seen.others)


def help_(reader: Reader, application: int) -> Sheet:
    """Return what Conclave is, how one plays, and how it is installed."""
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
        reader.say("help-install"),
        reader.say("help-version", version=product_version.VERSION),
    ]
    first = Button(reader.say("first-button"), custom_ids.ControlId("first", ""), MAIN)
    mine = Button(reader.say("help-to-person"), url=install_links.to_person(application))
    ours = Button(reader.say("help-to-server"), url=install_links.to_server(application))
    return Sheet((Words("\n\n".join(lines)), Buttons((first, learn(reader), mine, ours))))
