"""A turn of The Seven Sages in one sentence: who became whom, stood with whom, played what."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine import HIDDEN, Seat
from engine.games.seven_sages import actions, card_moves, data as d, events
from render.look import Look
from render.words.catalogues import listing, sentence, signed
from render.words.turn_grouping import Turn
from render.words.turn_narration import LONGEST
from . import names
from .names import KEY


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what a turn was in the order of causes: what a combat brings follows how it ended."""
    lines: list[str] = []
    for headline, group in groupby(turn.of(*_TELLERS, *_HEADLINES), _is_headline):
        found = list(group)
        if headline:
            lines += map(sentence, _headlines(turn, look, found))
            continue
        for seat in dict.fromkeys(event.seat for event in found):
            lines += _sentences(
                _Told(turn, look, seat), [event for event in found if event.seat == seat]
            )
    return tuple(lines)


def _is_headline(event: Any) -> bool:
    return isinstance(event, _HEADLINES)


def _sentences(told: "_Told", found: Sequence[Any]) -> Iterator[str]:
    """Yield what a seat did, in one sentence where it fits; long lists are only counted then."""
    for full in (True, False):
        parts = [_TELLERS[type(event)](told, event, full) for event in found]
        whole = told.sentence(listing(told.look.locale, parts))
        if len(whole) <= LONGEST:
            yield whole
            return
    yield from map(told.sentence, parts)


@dataclass(frozen=True, slots=True)
class _Told:
    """A seat whose part of a turn is told."""

    turn: Turn
    look: Look
    seat: Seat

    def sentence(self, did: str) -> str:
        """Return a whole sentence that begins with the seat's name."""
        name = self.look.bold(self.seat)
        return sentence(self.look.say(f"{KEY}-story-turn", name=name, did=did))

    def say(self, key: str, **args: str | int) -> str:
        """Return words that follow the seat's name."""
        return self.look.say(f"{KEY}-story-{key}", **args)

    @property
    def view(self) -> Any:
        """Return what the viewer saw of the turn, after it if that is known."""
        return self.turn.after if self.turn.after is not None else self.turn.before

    def card(self, card: int) -> str:
        """Return a card's name."""
        return names.card(self.look.locale, card)

    def given(self, cards: Any, spells: Any, full: bool) -> str:
        """Return cards as a list, or counted: those of which only the number is known."""
        locale, held = self.look.locale, [*cards, *(spells or ())]
        if full and HIDDEN not in held:
            return names.cards(locale, [*cards, *(d.FIRST_SPELL + spell for spell in spells)])
        parts = [names.some_cards(locale, len(cards))] if cards else []
        parts += [names.some_spells(locale, len(spells))] if spells else []
        return listing(locale, parts)

    def side(self) -> int:
        """Return the alliance of the seat; NONE where it is not known."""
        for view in (self.turn.before, self.turn.after):
            if view is not None and view.side[self.seat] != d.NONE:
                return int(view.side[self.seat])
        return d.NONE

    def lead(self, marker: int, gained: int) -> str:
        """Return what a move of the marker did: who leads now, the own alliance first."""
        side = self.side()
        if not marker:
            return self.say("level")
        ahead = int(marker < 0)
        own = -marker if side else marker
        told = names.side(self.look.locale, ahead if side == d.NONE else side)
        if side == d.NONE or own > gained:
            return self.say("leads", side=told, n=abs(marker))
        return self.say("takes" if own > 0 else "behind", side=told, n=abs(marker))


# What a seat did.


def _became(t: _Told, e: events.Became, full: bool) -> str:
    view = t.view
    role = names.the_role(t.look.locale, e.role)
    if view is None or view.arena in (d.NONE, d.FINITUM):
        return t.say("became", role=role)
    order = sorted(view.roles, key=lambda other: d.RANK[view.arena][other])
    key = {0: "became-first", len(order) - 1: "became-last"}.get(order.index(e.role), "became")
    return t.say(key, role=role)


def _spoke(t: _Told, e: events.Spoke, full: bool) -> str:
    """Tell what one of three seats announced, with the name of whom it concerns."""
    whom = {actions.SPEAK: 1, actions.JOIN_HIM: 0, actions.OPEN_TO: 2}.get(e.how)
    if whom is None:
        return t.say("spoke-alone")
    if t.view is None or len(t.view.order) < 3:
        return t.look.say(
            f"{KEY}-story-spoke", answer=t.look.say(f"{KEY}-answer-{actions.ANSWERS[e.how]}")
        )
    return t.say(f"spoke-{actions.ANSWERS[e.how]}", to=t.look.name(t.view.order[whom]))


def _given(t: _Told, e: events.Given, full: bool) -> str:
    return t.say("gave", to=t.look.name(e.to), what=t.given(e.cards, e.spells, full))


def _shown(t: _Told, e: events.Shown, full: bool) -> str:
    hidden = HIDDEN in e.cards or not full
    what = (
        names.some_cards(t.look.locale, len(e.cards))
        if hidden
        else names.cards(t.look.locale, e.cards)
    )
    return t.say("showed", to=t.look.name(e.to), what=what)


def _played(t: _Told, e: events.Played, full: bool) -> str:
    worth = signed(t.look.locale, e.points)
    key = "played-pair" if e.points != d.FACE[e.card] else "played"
    return t.say(key, card=t.card(e.card), points=worth, lead=t.lead(e.marker, e.points))


def _spelled(t: _Told, e: events.Spelled, full: bool) -> str:
    spell = names.spell(e.spell)
    if e.moot:
        return t.say("cast-moot", spell=spell)
    if e.spell == d.ABSENTUS:
        return t.say("cast-absentus", spell=spell)
    if e.spell == d.POTENTIA:  # how many it draws stands in the ledger
        return t.say("cast-potentia", spell=spell)
    return t.say("cast", spell=spell)


def _removed(t: _Told, e: events.Removed, full: bool) -> str:
    key = "recalled" if e.spell == d.VOLENSIA else "annulled"
    if e.owner == e.seat:
        key += "-own"
    lead = t.lead(e.marker, 0)
    return t.say(key, card=t.card(e.card), owner=t.look.name(e.owner), lead=lead)


def _swapped(t: _Told, e: events.Swapped, full: bool) -> str:
    one, other = (_clearing(t.view, slot, t.look) for slot in (e.one, e.other))
    return t.say("swapped", crystal=e.crystal, one=one, against=e.against, other=other)


def _clearing(view: Any, slot: int, look: Look) -> str:
    """Return a clearing by its tree, where that is known, else by its place."""
    if view is None or view.slots[slot] == d.NONE:
        return names.slot(look.locale, slot)
    return names.tile(look.locale, view.slots[slot])


def _passed(t: _Told, e: events.Passed, full: bool) -> str:
    view = t.view
    if e.place <= 1:
        return t.say("passed-first")
    last = view is not None and e.place == len(view.side)
    return t.say("passed-last" if last else "passed")


def _named(key: str, field: str) -> Callable[[_Told, Any, bool], str]:
    """Return the teller of a deed that concerns another seat."""
    return lambda t, e, full: t.say(key, to=t.look.name(getattr(e, field)))


def _plain(key: str) -> Callable[[_Told, Any, bool], str]:
    return lambda t, e, full: t.say(key)


_TELLERS: dict[type, Callable[[_Told, Any, bool], str]] = {
    events.Became: _became,
    events.Invited: _named("invited", "to"),
    events.Withdrew: _named("withdrew", "to"),
    events.Declined: _plain("declined"),
    events.Allied: _named("allied", "to"),
    events.StayedOut: _plain("stayed"),
    events.Joined: _plain("joined"),
    events.Spoke: _spoke,
    events.Sided: lambda t, e, full: t.say("sided", side=names.side(t.look.locale, e.side)),
    events.Shown: _shown,
    events.Given: _given,
    events.Played: _played,
    events.Spelled: _spelled,
    events.Removed: _removed,
    events.Swapped: _swapped,
    events.Traded: _named("traded", "ally"),
    events.Doubled: lambda t, e, full: t.say("doubled", role=names.the_role(t.look.locale, e.role)),
    events.Waited: _plain("waited"),
    events.Passed: _passed,
    events.Discarded: lambda t, e, full: t.say("discarded", n=len(e.cards)),
    events.Took: lambda t, e, full: t.say("took", n=e.crystal),
    events.Moved: lambda t, e, full: _moved(t, e),
}


def _moved(t: _Told, e: events.Moved) -> str:
    view = t.turn.after
    tile = names.the_tile(t.look.locale, e.tile)
    if e.tile == d.FINITUM:
        return t.say("moved-finitum")
    if view is None or not view.crystals[e.slot]:
        return t.say("moved", tile=tile, place=names.slot(t.look.locale, e.slot))
    crystals = names.crystals(t.look.locale, view.crystals[e.slot])
    place = names.slot(t.look.locale, e.slot)
    return t.say("moved-for", tile=tile, place=place, crystals=crystals)


# What nobody may miss.


def outcome(look: Look) -> str:
    """Say how the last combat ended of those that the look tells of; "" for none."""
    for turn in reversed(look.turns or (Turn(None, look.events),)):
        for won in turn.of(events.Won):
            return "" if turn.undone else sentence(_won(turn, look, won))
    return ""


_HEADLINES = (events.Formed, events.Crushed, events.Won, events.Laid, events.Ended)


def _headlines(turn: Turn, look: Look, found: Sequence[Any]) -> Iterator[str]:
    for event in found:
        match event:
            case events.Formed():
                yield _camps(turn, look, event.sides)
            case events.Crushed():
                side = names.side(look.locale, event.side)
                yield look.say(f"{KEY}-story-crushed", side=side, n=event.lead)
            case events.Won():
                yield _won(turn, look, event)
            case events.Laid(tile=d.FINITUM):
                yield look.say(f"{KEY}-story-finitum")
            case events.Ended():
                yield _ended(turn, look)


def _camps(turn: Turn, look: Look, sides: tuple[int, ...]) -> str:
    one, two = (
        look.named(tuple(seat for seat, own in enumerate(sides) if own == side)) for side in (0, 1)
    )
    for view in (turn.before, turn.after):
        if view is not None and view.crystals[view.pawn]:
            crystals = names.crystals(look.locale, view.crystals[view.pawn])
            line = look.say(f"{KEY}-story-formed-for", one=one, two=two, crystals=crystals)
            if len(line) < LONGEST:
                return line
    return look.say(f"{KEY}-story-formed", one=one, two=two)


def _won(turn: Turn, look: Look, won: events.Won) -> str:
    """Tell how a combat ended, with the sums of both alliances where they are known."""
    sums = _sums(turn, won.marker)
    if won.side == d.NONE:
        args: dict[str, str | int] = {"names": look.named(won.seats)}
        if sums is None:
            return look.say(f"{KEY}-story-tied", **args)
        return look.say(f"{KEY}-story-tied-at", **args, n=sums[0])
    args = {
        "side": names.side(look.locale, won.side),
        "names": look.named(won.seats),
        "winners": len(won.seats),
    }
    if sums is None:
        return look.say(f"{KEY}-story-won", **args, n=abs(won.marker))
    return look.say(f"{KEY}-story-won-sums", **args, mine=sums[won.side], other=sums[1 - won.side])


def _sums(turn: Turn, marker: int) -> tuple[int, int] | None:
    """Return what each alliance has in a combat that ends at this marker, the bonus included."""
    for view in (turn.after, turn.before):
        if view is None or d.NONE in view.side or view.marker != marker:
            continue
        one, two = card_moves.score(view, 0), card_moves.score(view, 1)
        if view.bonus > 0:
            one += view.bonus
        else:
            two -= view.bonus
        if one - two == marker:
            return one, two
    return None


def _ended(turn: Turn, look: Look) -> str:
    """Tell the end, and who gets small crystals for what they hold."""
    gains: dict[int, int] = {}
    for counted in turn.of(events.Counted):
        for seat in counted.seats:
            gains[seat] = gains.get(seat, 0) + 1
    if not gains:
        return look.say(f"{KEY}-story-ended")
    told = [
        look.say(f"{KEY}-story-gain", name=look.name(seat), n=gains[seat])
        for seat in sorted(gains, key=lambda seat: (-gains[seat], seat))
    ]
    line = look.say(f"{KEY}-story-ended-count", gains=listing(look.locale, told))
    return line if len(line) < LONGEST else look.say(f"{KEY}-story-ended")
