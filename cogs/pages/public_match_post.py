"""The public post of a turn: news, whom the match waits for, the board."""

from collections.abc import Sequence

from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import Reader, learn
from cogs.pages.sheet import MAIN, Button, Buttons, Image, Part, Sheet, Words
from engine import Match, Seat, Status
from services.learning import has_course


def post(
    reader: Reader,
    match: Match,
    told: Sequence[str],
    pinged: Sequence[Seat],
    picture: Image | None,
    position: str,
    has_hand: bool,
    page: str | None = None,
    looks: bool = False,
) -> Sheet:
    """Return the public message after a move: what happened, whom it waits for, the board.

    `page`: the address of the match's page, "" until somebody asks for it, None if it has none.
    `looks`: a button shows the board in private, in the place of the newest moves.
    """
    lines = list(told)
    if pinged:
        mentions = [f"<@{match.players[seat].id}>" for seat in pinged]
        lines.append("**" + reader.say("post-asked", names=mentions) + "**")
    thinking = match.computers_owed()
    waited = [seat for seat in match.to_act() if seat not in (*pinged, *thinking)]
    if waited:
        lines.append(reader.say("post-waits", n=len(waited), names=reader.named(waited)))
    lines += deadline(reader, match)
    parts: list[Part] = [Words("\n".join(lines))] if lines else []
    parts.append(picture or Words(position))
    if match.status is Status.RUNNING:
        parts.append(controls(reader, match, has_hand, page, looks))
    if thinks := thought(reader, match):
        parts.append(Words(thinks))
    return Sheet(tuple(parts), mentions=tuple(match.players[seat].id for seat in pinged))


def history(told: Sequence[str]) -> Sheet:
    """Return what is left of a post that another has followed: its story."""
    return Sheet((Words("\n".join(told)),))


def controls(
    reader: Reader, match: Match, has_hand: bool, page: str | None = None, looks: bool = False
) -> Buttons:
    """Return the public buttons of a match; they say nothing that a spectator does not know."""
    buttons = [Button(reader.say("post-play"), ControlId("play", match.id), MAIN)]
    if has_hand:
        buttons.append(Button(reader.say("post-hand"), ControlId("hand", match.id)))
    if looks:
        buttons.append(Button(reader.say("post-look"), ControlId("look", match.id)))
    else:
        buttons.append(Button(reader.say("post-details"), ControlId("details", match.id)))
    if has_course(match.key):
        buttons.append(learn(reader, match.id))
    return Buttons((*buttons, *to_page(reader, match, page)))


def to_page(reader: Reader, match: Match, page: str | None) -> list[Button]:
    """Return the button to a match's page, which asks for the address where none is told yet."""
    if page is None:
        return []
    label = reader.say("post-page")
    return [Button(label, url=page) if page else Button(label, ControlId("link", match.id))]


def thought(reader: Reader, match: Match) -> str:
    """Return the line that says which computers think now; "" where none does."""
    thinking = match.computers_owed()
    if not thinking:
        return ""
    return "-# " + reader.say("post-thinks", n=len(thinking), names=reader.named(thinking))


def deadline(reader: Reader, match: Match) -> list[str]:
    """Return the line that says until when those waited for have time; none without a limit."""
    end = match.clock.deadline()
    if end is None:
        return []
    return ["-# " + reader.say("post-deadline", when=f"<t:{end}:f>", relative=f"<t:{end}:R>")]
