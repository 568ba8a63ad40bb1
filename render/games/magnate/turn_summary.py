"""A turn of Magnate in one sentence: what was built, bought or sold, laid on deeds, traded."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Seat
from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from render.look import Look
from render.words import Turn, listing, sentence, turn_narration
from . import names

_DEEDS = (m.Built, m.Deeded, m.Paid, m.Sold, m.Developed, m.Completed, m.Traded)


@dataclass(frozen=True, slots=True)
class _Deed:
    """What a seat did, in words that follow its name, and in fewer; `at`: by which event."""

    at: int
    words: str
    short: str
    leads: bool = False


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what a turn was, then what nobody may miss: a lead that changes hands, the end."""
    ahead: tuple[str, ...] = ()
    if turn.before is not None and turn.after is not None:
        ahead = tuple(map(sentence, _overtaken(turn, look)))
    return (*_done(turn, look), *ahead, *map(sentence, _headlines(turn, look)))


def deeds(turn: Turn, look: Look, longest: int = turn_narration.LONGEST) -> tuple[str, ...]:
    """Return the same without who leads; sentences of no more characters, if they can be."""
    return (*_done(turn, look, longest), *map(sentence, _headlines(turn, look)))


def _done(turn: Turn, look: Look, longest: int = turn_narration.LONGEST) -> list[str]:
    """Return what each seat did."""
    lines: list[str] = []
    for seat in dict.fromkeys(event.seat for event in turn.of(*_DEEDS)):
        own = tuple(event for event in turn.events if getattr(event, "seat", None) == seat)
        deeds = _deeds(replace(turn, seat=seat, events=own), look)
        lines.append(_fitting(look, seat, deeds, longest))
    return lines


def _fitting(look: Look, seat: Seat, deeds: Sequence[_Deed], longest: int) -> str:
    """Return the longest sentence of these deeds that fits, the last ones shortened first."""
    for kept in range(len(deeds), -1, -1):
        told = [one.words if at < kept else one.short for at, one in enumerate(deeds)]
        did = _joined(look, deeds, told)
        line = look.say("magnate-story-turn", who=_who(look, seat), name=look.bold(seat), did=did)
        if len(line) <= longest:
            break
    return line


def _who(look: Look, seat: Seat) -> str:
    """Return whether it is told to a seat itself what it did: that is said in its own pictures."""
    return "you" if seat == look.seat and not look.past else "other"


def _joined(look: Look, deeds: Sequence[_Deed], told: Sequence[str]) -> str:
    """Return what was done as a list; what followed the taking of a lead is said apart."""
    first = max((at + 1 for at, one in enumerate(deeds) if one.leads), default=0)
    if not 0 < first < len(deeds):
        return listing(look.locale, told)
    did, more = (listing(look.locale, part) for part in (told[:first], told[first:]))
    return look.say("magnate-story-more", did=did, more=more)


def _deeds(turn: Turn, look: Look) -> list[_Deed]:
    """Return what was done, in its order."""
    at_once = _at_once(turn)
    found = [
        *_placed(turn, look, at_once),
        *_paid(turn, look),
        *_completed(turn, look, at_once),
        *_developed(turn, look),
        *_traded(turn, look),
    ]
    return sorted(found, key=lambda one: one.at)


def _each(turn: Turn, *kinds: type) -> Iterator[tuple[int, Any]]:
    """Yield the events of these classes with their places in the turn."""
    for at, event in enumerate(turn.events):
        if isinstance(event, kinds):
            yield at, event


def _at_once(turn: Turn) -> set[int]:
    """Return the cards bought by deed and completed with nothing else between."""
    cards, last = set[int](), -1
    for event in turn.of(*_DEEDS):
        if isinstance(event, m.Deeded):
            last = event.card
        elif getattr(event, "card", last) != last or isinstance(event, m.Traded):
            last = -1
        elif isinstance(event, m.Completed):
            cards.add(event.card)
    return cards


def _given(look: Look, event: Any) -> dict[str, str]:
    """Return the names of an event's card and province."""
    args = {"card": names.the_card(look.locale, event.card)}
    if hasattr(event, "province"):
        args["province"] = names.the_province(look.locale, event.province)
    return args


def _said(
    look: Look, at: int, kind: str, args: dict[str, str], tokens: Sequence[int], led: str = ""
) -> _Deed:
    """Return a deed with its tokens, and without."""
    bare = look.say(f"magnate-story-{kind}-bare", **args)
    words = bare
    if any(tokens):
        paid = names.tokens(look.locale, tokens)
        words = look.say(f"magnate-story-{kind}", **args, tokens=paid)
    return _Deed(at, words + led, bare + led, bool(led))


def _placed(turn: Turn, look: Look, at_once: set[int]) -> Iterator[_Deed]:
    """Yield the cards that were built, bought by deed or sold."""
    for at, event in _each(turn, m.Built, m.Deeded):
        if event.card in at_once:
            continue
        kind = "built" if isinstance(event, m.Built) else "deeded"
        paid = next((each.tokens for each in turn.of(m.Paid) if each.card == event.card), ())
        led = _led(turn, look, event) if kind == "built" else ""
        yield _said(look, at, kind, _given(look, event), paid, led)
    for at, event in _each(turn, m.Sold):
        yield _said(look, at, "sold", _given(look, event), names.counted(event.suits))


def _paid(turn: Turn, look: Look) -> Iterator[_Deed]:
    """Yield what was paid for cards that were laid in an earlier part of the turn."""
    known = {event.card for event in turn.of(m.Built, m.Deeded)}
    for at, event in _each(turn, m.Paid):
        if event.card not in known:
            yield _said(look, at, "paid", _given(look, event), event.tokens)


def _completed(turn: Turn, look: Look, at_once: set[int]) -> Iterator[_Deed]:
    """Yield the deeds that were completed: each by itself, or many as a list."""
    laid, events = _laid(turn), list(_each(turn, m.Completed))
    if len(events) > 2:
        cards = listing(look.locale, [names.the_card(look.locale, e.card) for _, e in events])
        words = look.say("magnate-story-completed-many", cards=cards)
        yield _Deed(events[-1][0], words, words)
        return
    for at, event in events:
        kind = "bought" if event.card in at_once else "completed"
        tokens = laid.get(event.card, [])
        yield _said(look, at, kind, _given(look, event), tokens, _led(turn, look, event))


def _developed(turn: Turn, look: Look) -> Iterator[_Deed]:
    """Yield what was laid on deeds that stay open: one or two by themselves, more as a count."""
    completed = {event.card for event in turn.of(m.Completed)}
    laid = {card: counts for card, counts in _laid(turn).items() if card not in completed}
    last = {event.card: at for at, event in _each(turn, m.Developed)}
    if len(laid) > 2:
        count = sum(map(sum, laid.values()))
        words = look.say("magnate-story-developed-many", n=count, deeds=len(laid))
        yield _Deed(max(last[card] for card in laid), words, words)
        return
    for card, counts in laid.items():
        args = {"card": names.the_card(look.locale, card)}
        kind = "developed-it" if _just_bought(turn, card) else "developed"
        deed = _said(look, last[card], kind, args, counts)
        done = _progress(turn, card)
        if done:
            paid = look.say("magnate-story-progress", done=done, of=d.COST[card])
            deed = replace(deed, words=f"{deed.words} {paid}")
        yield deed


def _just_bought(turn: Turn, card: int) -> bool:
    """Tell whether a card was bought by deed right before the last tokens were laid on it."""
    told = [e for e in turn.of(*_DEEDS) if not isinstance(e, m.Paid)]
    last = max(at for at, e in enumerate(told) if isinstance(e, m.Developed) and e.card == card)
    while isinstance(told[last], m.Developed) and told[last].card == card and last:
        last -= 1
    return isinstance(told[last], m.Deeded) and told[last].card == card


def _traded(turn: Turn, look: Look) -> Iterator[_Deed]:
    """Yield the trades with the bank, those in a row as one."""
    row: list[m.Traded] = []
    places = [at for at, _ in _each(turn, *_DEEDS)]
    for place, following in zip(places, (*places[1:], None), strict=True):
        event = turn.events[place]
        if not isinstance(event, m.Traded):
            continue
        row.append(event)
        if following is not None and isinstance(turn.events[following], m.Traded):
            continue
        give = names.counted(each.give for each in row for _ in range(d.RATE))
        get = names.counted(each.get for each in row)
        args = {name: names.tokens(look.locale, n) for name, n in (("give", give), ("get", get))}
        short = look.say("magnate-story-traded-bare", n=d.RATE * len(row))
        yield _Deed(place, look.say("magnate-story-traded", **args), short)
        row = []


def _laid(turn: Turn) -> dict[int, list[int]]:
    """Return by card the tokens that were laid on its deed."""
    laid: dict[int, list[int]] = {}
    for event in turn.of(m.Developed):
        laid.setdefault(event.card, [0] * len(d.SUITS))[event.suit] += event.count
    return laid


def _progress(turn: Turn, card: int) -> int:
    """Return how many tokens lie on a deed now; 0 where that is not known."""
    if turn.after is None or turn.seat is None:
        return 0
    sides = zip(turn.after.columns[turn.seat], turn.after.deeds[turn.seat], strict=True)
    return next((sum(deed) for column, deed in sides if column[-1:] == [card]), 0)


# Who leads.


def _led(turn: Turn, look: Look, event: Any) -> str:
    """Say that a seat took the lead in a province by this, or drew level; "" for neither."""
    if turn.before is None or turn.after is None:
        return ""
    other = 1 - event.seat
    was, now = (final_ranking.totals(view)[event.province] for view in (turn.before, turn.after))
    mine, theirs = now[event.seat], now[other]
    if mine > theirs >= was[event.seat] and was[event.seat] <= was[other]:
        return look.say("magnate-story-leads", mine=mine, theirs=theirs)
    if mine == theirs and was[event.seat] < was[other]:
        return look.say("magnate-story-level", mine=mine)
    return ""


def _provinces(view: Any) -> tuple[int, int]:
    pairs = final_ranking.totals(view)
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def _headlines(turn: Turn, look: Look) -> Iterator[str]:
    for event in turn.of(m.Reshuffled):
        yield look.say("magnate-event-reshuffled", n=len(event.cards))
    for event in turn.of(m.LastTurns):
        one, other = look.name(event.seat), look.name(1 - event.seat)
        yield look.say("magnate-event-last", name=one, other=other)
    for seat in (0, 1):
        lost = [event.card for event in turn.of(m.DeedLost) if event.seat == seat]
        if lost:
            cards = listing(look.locale, [names.the_card(look.locale, card) for card in lost])
            yield look.say("magnate-story-lost", name=look.name(seat), cards=cards, n=len(lost))
    if turn.of(m.Ended):
        yield look.say("magnate-story-ended")


def _overtaken(turn: Turn, look: Look) -> Iterator[str]:
    """Say that another seat leads in more provinces than before the turn, or that nobody does."""
    was, now = _provinces(turn.before), _provinces(turn.after)
    for seat in (0, 1):
        other = 1 - seat
        if now[seat] > now[other] and was[seat] <= was[other]:
            yield look.say(
                "magnate-story-ahead", name=look.bold(seat), other=look.name(other),
                mine=now[seat], more=_number(look, now[seat]), less=_number(look, now[other]),
            )  # fmt: skip
        elif now[seat] == now[other] and was[seat] < was[other]:
            number = _number(look, now[seat])
            yield look.say("magnate-story-caught", name=look.bold(seat), n=now[seat], number=number)


def _number(look: Look, count: int) -> str:
    return look.say("magnate-story-number", n=count)
