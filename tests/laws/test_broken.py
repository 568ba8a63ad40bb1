"""Every law can fail: a Harbours with one thing broken breaks the law that watches it."""

import copy
import dataclasses
import itertools
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.codec import CodecError, clone
from engine.errors import Clause, EngineBug
from engine.game import Action, AnyGame, Emit, Event, Result, Seat, TurnEnded, Warn
from engine.rng import Rng
from engine.visibility import ALL, EVERYONE, NOONE, Viewer, redact, see
from tests.harbours import game as harbours
from tests.harbours.rules import Harbours
from tests.harbours.state import (
    Bid,
    Earned,
    Peeked,
    Prefer,
    Rest,
    Roll,
    Sail,
    Show,
    Spy,
    Standing,
    State,
)
from tests.laws import declared, played, secret, spelled
from tests.laws.positions import Position, matches, play, positions, tables


class PeekTold(Harbours):
    """Everybody sees the card that one seat looks at."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        def tell(event: Event) -> None:
            emit(PeekedByAll(event.seat, event.card) if isinstance(event, Peeked) else event)

        super().apply(s, seat, action, rng, tell)


@dataclass(frozen=True, slots=True)
class PeekedByAll(Event):
    seen_by = EVERYONE
    reveals = lambda event, seat, viewer: viewer == seat  # noqa: E731 - says less than it does
    seat: Seat = see(ALL)
    card: int = see(ALL)


class DeckShows(Harbours):
    """Resting leaves the bottom of the deck where all can see it, and no event says so."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, Rest):
            s.wind = tuple(s.deck[:1])


class BidsSeen(Harbours):
    """A view shows the sealed bids."""

    def view(self, s: State, seat: Viewer) -> State:
        return dataclasses.replace(redact(s, seat), bids=list(s.bids))


class OrdersMoveShips(Harbours):
    """The harbour which a seat secretly prefers shows at once."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if action.verb == "prefer":
            s.ships[seat].harbour = s.prefers[seat]


class BidShows(Harbours):
    """The size of a sealed bid shows in the wind."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, Bid):
            s.wind = (action.coins,)


class TurnByHand(Harbours):
    """A seat is not asked for a bid when it holds the highest card: being asked tells a hand."""

    def to_act(self, s: State) -> tuple[Seat, ...]:
        seats = super().to_act(s)
        return tuple(x for x in seats if s.lot is None or 23 not in s.ships[x].hand) or seats[:1]


class LegalByPeek(Harbours):
    """Only who would draw the highest card may spy, which no view can know."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        good = bool(s.deck) and s.deck[-1] in range(12)
        return [a for a in super().legal(s, seat) if good or not isinstance(a, Spy)]


class GuessSwapsHands(Harbours):
    """A guess forgets what its seat holds."""

    def guess(self, view: State, seat: Seat, rng: Rng) -> State:
        s = super().guess(view, seat, rng)
        s.ships[0].hand, s.ships[1].hand = s.ships[1].hand, s.ships[0].hand
        return s


class GuessForgets(Harbours):
    """A guess moves cards whose place its seat knows, and no check compares."""

    def guess(self, view: State, seat: Seat, rng: Rng) -> State:
        v = clone(view)
        v.known[seat] = {}
        return super().guess(v, seat, rng)


class GuessWrites(Harbours):
    """A guess writes into the view it is given."""

    def guess(self, view: State, seat: Seat, rng: Rng) -> State:
        view.prefers[1 - seat if seat < 2 else 0] = 0
        return super().guess(view, seat, rng)


class DraftWakesOrders(Harbours):
    """Sailing, which can be taken back, lets the standing bid of another seat act."""

    def ordered(self, s: State, seat: Seat) -> Action | None:
        return Rest() if s.lot is None and s.sailed else super().ordered(s, seat)


class BidsOnCredit(Harbours):
    """A standing bid answers though the purse is too small."""

    def ordered(self, s: State, seat: Seat) -> Action | None:
        asked = s.lot is not None and not s.answered[seat]
        return Bid(s.standing[seat]) if asked and s.standing[seat] >= 0 else None


class Wavers(Harbours):
    """Whatever harbour is preferred, another is rated better."""

    def rate(self, view: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [float(isinstance(action, Prefer)) for action in actions]


class NeverRests(Harbours):
    """The computer sails and sails."""

    def rate(self, view: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [float(isinstance(action, Sail)) for action in actions]

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        s.sailed = False


class WarnsWrongly(Harbours):
    """The last bid is said to tell nothing."""

    def warns(self, s: State, seat: Seat, action: Action) -> Warn | None:
        return Warn.PASS if isinstance(action, Bid) else super().warns(s, seat, action)


class WarnsByDeck(Harbours):
    """A warning depends on what nobody knows."""

    def warns(self, s: State, seat: Seat, action: Action) -> Warn | None:
        known = s.deck and s.deck[-1] in range(24)
        return super().warns(s, seat, action) if known or isinstance(action, Roll) else Warn.PASS


class SaysNothing(Harbours):
    """`why_not` has no reason against showing a card."""

    def why_not(self, s: State, seat: Seat, action: Action) -> Clause | None:
        return None if isinstance(action, Show) else super().why_not(s, seat, action)


class SaysTooMuch(Harbours):
    """`why_not` has something against a legal roll."""

    def why_not(self, s: State, seat: Seat, action: Action) -> Clause | None:
        return Clause("2.4", "no") if isinstance(action, Roll) else super().why_not(s, seat, action)


class CitesNothing(Harbours):
    """`why_not` cites a clause which the rules do not have."""

    def why_not(self, s: State, seat: Seat, action: Action) -> Clause | None:
        reason = super().why_not(s, seat, action)
        return reason and Clause("9.9", reason.message)


class RestTwice(Harbours):
    """The same legal action is offered twice."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        actions = super().legal(s, seat)
        return [*actions, *actions[-1:]]


class ManyBids(Harbours):
    """A menu has too many entries."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        actions = super().legal(s, seat)
        return [*actions, *map(Bid, range(20, 50))] if actions and s.lot is not None else actions


class Unstable(Harbours):
    """The order of legal actions depends on how often one asks."""

    asked = itertools.count()

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        actions = super().legal(s, seat)
        return actions if next(self.asked) % 2 else actions[::-1]


class OthersAct(Harbours):
    """A seat that may not act has something to do."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return super().legal(s, seat) or ([] if s.reason else [Rest()])


class GoesOn(Harbours):
    """There is a result before the end."""

    def result(self, s: State) -> Result | None:
        return super().result(s) or (Result((1,) * len(s.out), "early") if s.round > 1 else None)


class NoFirst(Harbours):
    """Nobody is first."""

    def result(self, s: State) -> Result | None:
        found = super().result(s)
        return found and Result(tuple(rank + 1 for rank in found.ranks), found.reason)


class LosesCards(Harbours):
    """Resting loses a card."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, Rest):
            s.deck[:1] = []


class BadFallback(Harbours):
    """The fallback bids what the seat may not have."""

    def fallback(self, s: State, seat: Seat) -> Action:
        return Rest() if s.lot is None else Bid(9)


class LazyFallback(Harbours):
    """The fallback of an auction shows cards and never bids."""

    def fallback(self, s: State, seat: Seat) -> Action:
        sails = [a for a in self.legal(s, seat) if isinstance(a, Sail)]
        return sails[0] if sails else super().fallback(s, seat)

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, Sail):
            s.sailed = False


class LeavesBehind(Harbours):
    """Who leaves takes the cards along."""

    def leave(self, s: State, seat: Seat, emit: Emit) -> None:
        super().leave(s, seat, emit)
        s.ships[seat].hand.clear()


class WritesBack(Harbours):
    """A question changes the state it is asked about."""

    def warns(self, s: State, seat: Seat, action: Action) -> Warn | None:
        warned = super().warns(s, seat, action)
        s.round += 1
        return warned


class HiddenChance(Harbours):
    """Chance comes from outside."""

    rolled = itertools.count()

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        s.wind = (next(self.rolled),)


class HiddenEvents(Harbours):
    """What is told depends on chance from outside."""

    earned = itertools.count()

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        emit(Earned(seat, next(self.earned)))


class Endless(Harbours):
    """A match never ends."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        s.round = 1
        for ship in s.ships:
            ship.docks.clear()


class ListInView(Harbours):
    """A view holds another type than the state declares."""

    def view(self, s: State, seat: Viewer) -> State:
        return dataclasses.replace(redact(s, seat), wind=[*s.wind, 0])  # type: ignore[arg-type]


class Undeclared(Harbours):
    """An event that is emitted is not declared."""

    events = tuple(cls for cls in Harbours.events if cls is not TurnEnded)


class TwoRests(Harbours):
    """A verb is there twice."""

    actions = (*Harbours.actions, type("Again", (Rest,), {"__slots__": ()}))


class NotAWord(Harbours):
    """A verb is no word."""

    actions = (*Harbours.actions, type("X1", (Rest,), {"__slots__": (), "verb": "x1"}))


class SixSeats(Harbours):
    """The lobby cannot seat so many."""

    meta = dataclasses.replace(Harbours.meta, seats=(2, 6))


@dataclass(frozen=True)
class _Open(Action):
    verb = "open"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class _Silent(Event):
    seen_by = EVERYONE
    card: int = see(ALL)


@dataclass(frozen=True, slots=True)
class _NoPolicy(Event):
    seen_by = EVERYONE
    reveals = NOONE
    card: int


@dataclass(slots=True)
class _Loose:
    cards: list[int]


@dataclass(slots=True)
class _Holds:
    loose: list[_Loose] = see(ALL)


@dataclass(slots=True)
class _Odd:
    cards: list[object] = see(ALL)


class Slotless(Harbours):
    """An action has a __dict__."""

    actions = (*Harbours.actions, _Open)


class Unrevealing(Harbours):
    """An event does not say what it reveals."""

    events = (*Harbours.events, _Silent)


class NoPolicy(Harbours):
    """A field of an event has no policy."""

    events = (*Harbours.events, _NoPolicy)


class LooseParts(Harbours):
    """A part of the state can change and has no policies."""

    State = _Holds


class OddState(Harbours):
    """The state holds what the codec cannot write."""

    State = _Odd


class LongWords(Harbours):
    """Seats are written with a space."""

    def orders(self, s: State, seat: Seat) -> Sequence[Action]:
        return [Standing(10**70)]


_POSITIONS = positions(harbours)[:120]

_AT: list[tuple[type[Harbours], Callable[[Position], None]]] = [
    (PeekTold, secret.law_non_interference),
    (DeckShows, secret.law_non_interference),
    (BidsSeen, secret.law_non_interference),
    (OrdersMoveShips, secret.law_orders_show_nothing),
    (BidShows, secret.law_unseen_actions),
    (TurnByHand, secret.law_a_view_can_be_played_from),
    (TurnByHand, secret.law_non_interference),
    (LegalByPeek, secret.law_a_view_can_be_played_from),
    (WarnsByDeck, secret.law_a_view_can_be_played_from),
    (GuessSwapsHands, secret.law_guess),
    (GuessForgets, secret.law_guess),
    (GuessWrites, secret.law_a_view_is_read_only),
    (DraftWakesOrders, secret.law_drafts_leave_orders_alone),
    (WarnsWrongly, played.law_legal_actions_step),
    (WritesBack, played.law_legal_actions_step),
    (LosesCards, played.law_legal_actions_step),
    (SaysNothing, played.law_why_not),
    (SaysTooMuch, played.law_why_not),
    (CitesNothing, played.law_why_not),
    (RestTwice, played.law_legal_is_a_list),
    (ManyBids, played.law_legal_is_a_list),
    (Unstable, played.law_legal_is_a_list),
    (OthersAct, played.law_who_acts),
    (GoesOn, played.law_the_end),
    (NoFirst, played.law_ranks),
    (BadFallback, played.law_fallback),
    (LazyFallback, played.law_fallback),
    (LeavesBehind, played.law_leave),
    (BidsOnCredit, played.law_orders_decide_legally),
    (Wavers, played.law_rate),
    (LongWords, spelled.law_notation),
    (ListInView, spelled.law_codec),
]


_DECLARED: list[tuple[type[Harbours], Callable[[AnyGame], None]]] = [
    (NoPolicy, declared.law_policies),
    (LooseParts, declared.law_policies),
    (Unrevealing, declared.law_audiences),
    (Slotless, declared.law_slots),
    (TwoRests, declared.law_verbs),
    (NotAWord, declared.law_verbs),
    (OddState, declared.law_codec_knows),
    (SixSeats, declared.law_meta),
]


@pytest.mark.parametrize(("broken", "law"), _AT, ids=lambda x: x.__name__)
def test_a_broken_game_breaks_its_law(
    broken: type[Harbours], law: Callable[[Position], None]
) -> None:
    borrowed = [dataclasses.replace(p, game=broken(), state=clone(p.state)) for p in _POSITIONS]
    with pytest.raises((AssertionError, EngineBug)):
        _all(law, borrowed)


@pytest.mark.parametrize(("broken", "law"), _DECLARED, ids=lambda x: x.__name__)
def test_a_broken_declaration_breaks_its_law(
    broken: type[Harbours], law: Callable[[AnyGame], None]
) -> None:
    with pytest.raises((AssertionError, TypeError)):
        law(broken())


@pytest.mark.parametrize("broken", [HiddenChance, HiddenEvents])
def test_outside_chance_breaks_the_law_of_replays(broken: type[Harbours]) -> None:
    seats, options = next(tables(broken()))
    kept, match = play(broken(), seats, options, "broken")
    with pytest.raises(AssertionError, match="ply"):
        played.law_replay(match, kept, 300)


def test_an_endless_match_breaks_the_law_of_ends() -> None:
    with pytest.raises(AssertionError, match="no end"):
        played.law_matches_end(Endless(), 2)


def test_a_computer_without_rest_breaks_the_law_of_computers() -> None:
    with pytest.raises(AssertionError, match="never ends"):
        played.law_greedy(NeverRests(), 2, 20)


def test_an_undeclared_event_breaks_the_law_of_events() -> None:
    with pytest.raises(AssertionError):
        declared.law_events_complete(dataclasses.replace(matches(harbours)[0], game=Undeclared()))


def test_an_event_of_another_game_breaks_the_law_of_its_json() -> None:
    with pytest.raises(CodecError):
        spelled.law_codec_of_events(dataclasses.replace(matches(harbours)[0], game=Undeclared()))


def test_a_lost_card_breaks_the_law_of_invariants() -> None:
    start = clone(_POSITIONS[0].state)
    start.deck.append(0)
    with pytest.raises(EngineBug):
        played.law_check(dataclasses.replace(_POSITIONS[0], state=start))


def test_a_shallow_clone_breaks_the_law_of_clones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spelled, "clone", copy.copy)
    with pytest.raises(AssertionError, match="shared"):
        spelled.law_clone(_POSITIONS[0])


def test_a_missing_clause_breaks_the_law_of_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = tmp_path / "harbours"
    own.mkdir()
    (own / "RULES.md").write_text("**1.1** One.\n**1.2** Two.\n")
    other = tmp_path / "languages" / "fr" / harbours.key / "RULES.md"
    other.parent.mkdir(parents=True)
    monkeypatch.setattr(declared, "folder", lambda game: own)
    with pytest.raises(AssertionError, match="missing"):
        declared.law_rules_text(harbours)
    other.write_text("**1.1** Un.\n")
    with pytest.raises(AssertionError, match=re.escape("1.2")):
        declared.law_rules_text(harbours)
    for path in (own / "RULES.md", other):
        path.write_text("**1.2** Two.\n**1.1** One.\n")
    with pytest.raises(AssertionError, match="out of order"):
        declared.law_rules_text(harbours)


def test_a_ruling_that_is_cited_in_one_place_only_breaks_the_law_of_rulings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = {code: tmp_path / f"{code}.md" for code in ("en", "fr")}
    monkeypatch.setattr(declared, "rules_file", lambda game, code: files[code])
    monkeypatch.setattr(declared, "folder", lambda game: tmp_path)
    files["en"].write_text("**1.1** One [A1].\n**1.2** Two [B2c].\n")
    for french in ("**1.1** Un [A1].\n**1.2** Deux.\n", "**1.1** Un [A1] [B2c].\n**1.2** Deux.\n"):
        files["fr"].write_text(french)
        with pytest.raises(AssertionError, match="B2c"):
            declared.law_rulings(harbours)
    files["fr"].write_text("**1.1** Un [A1].\n**1.2** Deux [B2c].\n")
    declared.law_rulings(harbours)
    (tmp_path / "rules.py").write_text('"""[1.1] [A1] [C3] Do it."""\n')
    with pytest.raises(AssertionError, match="C3"):
        declared.law_rulings(harbours)


def _all(law: Callable[[Position], None], among: Sequence[Position]) -> None:
    for position in among:
        law(position)


def test_every_law_has_a_game_that_breaks_it() -> None:
    laws = {
        name
        for module in (declared, played, secret, spelled)
        for name in vars(module)
        if name.startswith("law_")
    }
    broken = {law.__name__ for _, law in (*_AT, *_DECLARED)}
    source = Path(__file__).read_text(encoding="utf-8")
    missing = {name for name in laws - broken if f".{name}(" not in source}
    assert not missing
