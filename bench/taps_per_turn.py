"""Taps of a plain turn in the private panel; posts of a round, and characters of a post.

A person plays by the panel alone, what a computer would choose: a button is one tap, a menu two,
however many of its entries are ticked. A form is one to open, two for each of its menus in which
anything else is picked than it says, and one to send. Whatever is done with it, it is an answer to
wait for, as any button or menu is. A plain turn is one that nobody interrupts, counted from the
open panel to its end. In a game without turns it is a decision, and all those of a round.
"""

import functools
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.timing_statistics import Figure
from cogs.pages.turn_panel_page import MOST_SHOWN
from engine import AnyGame, GameError, Match, Seat, TurnEnded, lobby, notation, preview, registry
from engine.bots import greedy_easy_and_random
from engine.match_record import LOBBY_KINDS, Entry
from render.look import Look
from render.registry import Art, art
from render.words import turn_grouping, turn_narration, turn_panel_inputs
from render.words.turn_panel import Do, Menu, Panel, controls, links, unfolded

SEEDS = ("3", "5", "7")
SEATS = 3
"""Seats of a match, where the game has so many."""
MOST_TURNS = 40
"""Turns of a match that are counted."""
MOST_DECISIONS = 120
MENU, BUTTON = 2, 1
TARGETS = {"magnate": 3, "magus": 5, "pangea": 6, "seven_sages": 2, "magus_wargame": 5}
DEVELOPING = 4
ROUND = 8
DECIDED = frozenset({"seven_sages"})
"""Games without turns of one seat."""
ORDERED = {"gift": "standing gift", "take": "standing highest"}
"""Orders that the panel offers beside what is asked, by the verb of what they decide."""
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


@dataclass
class Person:
    """Somebody who plays by the panel, and plans ahead as far as nothing is left to chance.

    `plan`: what a computer would do, as notations. Steps that lead to the same position in
    another order may be taken in that. `forms`: they are used wherever they do more at once, which
    saves answers to wait for, and no taps. `answers`: those waited for. `formed`: some panel had a
    form.
    """

    match: Match
    seat: Seat
    taps: int = 0
    verbs: list[str] = field(default_factory=list)
    plan: list[str] = field(default_factory=list)
    forms: bool = False
    answers: int = 0
    formed: bool = False

    def go_on(self, now: int) -> bool:
        """Tap once or twice towards what a computer would do; return whether that was played."""
        self.plan = self.plan or self._foreseen()
        if order := self._ordered():
            self.taps, self.answers = self.taps + BUTTON, self.answers + 1
            self.plan = []
            return self.match.add(self.seat, order, now)
        picked = self._picked()
        self.verbs += [text.split()[0] for text in picked]
        played = False
        for text in picked:
            self.plan.remove(text)
            played = self.match.add(self.seat, text, now)
        return played

    def _ordered(self) -> str | None:
        """Return the order that decides what is asked, now and from now on, as the plan does."""
        order = ORDERED.get(self.plan[0].split()[0], "")
        if order not in (do.words for do in controls(self._panel(()))):
            return None
        if self.plan[0].startswith("take"):
            legal = self.match.game.legal(self.match.position(self.seat), self.seat)
            if self.plan[0] != max(map(notation.write, legal)):
                return None
        return order

    def _foreseen(self) -> list[str]:
        """Return the steps that a computer would take, to the first that cannot be taken back."""
        game, s, plan = self.match.game, self.match.position(self.seat), list[str]()
        while True:
            legal, view = game.legal(s, self.seat), game.view(s, self.seat)
            action = greedy_easy_and_random.first(game, view, self.seat, legal)
            plan.append(notation.write(action))
            if game.warns(s, self.seat, action) is not None:
                return plan
            s = preview(game, s, self.seat, [action])
            if self.seat not in game.to_act(s):
                return plan

    def _picked(self) -> list[str]:
        """Return the steps of the control that does most of the plan, and count its taps."""
        focus: tuple[str, ...] = ()
        while True:
            panel, form = self._panel(focus), list[str]()
            self.formed = self.formed or bool(panel.form)
            if self.forms and not focus:
                form, taps = self._formed(panel)
            self.answers += 1
            ways = [
                (len(done), -(number // MOST_SHOWN + (MENU if isinstance(row, Menu) else BUTTON)))
                for number, row in enumerate(panel.rows)
                if (done := self._done(row))
            ]
            if len(form) > max((most for most, _ in ways), default=0):
                self.taps += taps
                return form
            if ways:
                most, taps = max(ways)
                self.taps -= taps
                return next(d for row in panel.rows if len(d := self._done(row)) == most)
            number, row, do = _way(panel, self.plan[0])
            self.taps += number // MOST_SHOWN + (MENU if isinstance(row, Menu) else BUTTON)
            focus = tuple(do.words.split())

    def _done(self, row: Any) -> list[str]:
        """Return the steps that a row can do at once, which lead where the plan does."""
        if isinstance(row, Menu) and row.many:
            return self._ticked(row)
        chains = (list(links(do.words)) for do in controls(row))
        return max((c for c in chains if self.plan[: len(c)] == c), key=len, default=[])

    def _formed(self, panel: Panel) -> tuple[list[str], int]:
        """Return the steps that the form of a panel can do at once, and the taps of that."""
        told, taps = list[str](), 2 * BUTTON
        for menu in panel.form:
            picked = ""
            for do in menu.options:
                fresh = unfolded(told, links(do.words))
                if all((*told, *fresh).count(one) <= self.plan.count(one) for one in fresh):
                    told += fresh
                    picked = do.words
                    if not menu.many:
                        break
            taps += 0 if picked == menu.chosen else MENU
        at_once = self.plan[: len(told)]
        return (at_once, taps) if sorted(told) == sorted(at_once) else ([], 0)

    def _ticked(self, menu: Menu) -> list[str]:
        """Return the steps of what can be ticked in a menu, in its order: as many as lead there."""
        for size in range(len(self.plan), 0, -1):
            wanted, told = self.plan[:size], list[str]()
            for do in menu.options:
                fresh = unfolded(told, links(do.words))
                if all(told.count(one) < wanted.count(one) for one in fresh):
                    told += fresh
            rest = list(self.plan)
            for text in told:
                rest.remove(text)
            if told and self._same([*told, *rest]):
                return told
        return []

    def _same(self, steps: list[str]) -> bool:
        """Tell whether the steps of the plan lead to the same position in another order."""
        if steps == self.plan:
            return True
        if steps[-1] != self.plan[-1]:
            return False
        game, s = self.match.game, self.match.position(self.seat)
        ways = ([notation.read(game, text) for text in way[:-1]] for way in (steps, self.plan))
        try:
            one, other = (preview(game, s, self.seat, way) for way in ways)
        except GameError:
            return False
        return bool(one == other)

    def _panel(self, focus: tuple[str, ...]) -> Panel:
        match, seat, drawn = self.match, self.seat, art(self.match.key)
        position, look = match.position(seat), _look(match)
        view, legal = match.game.view(position, seat), list(match.game.legal(position, seat))
        naming = turn_panel_inputs.PanelLookahead(match.game, position, seat).labels(drawn, look)
        return drawn.panel(view, seat, look, legal, [], focus, naming)


def measure() -> Iterator[Figure]:
    """Yield the figures of every game that is listed."""
    for game in registry.games():
        yield from figures(game)


def figures(game: AnyGame) -> Iterator[Figure]:
    """Yield the figures of a game; turns in which tokens are developed are counted apart."""
    told = [_played(game.key, seed) for seed in SEEDS]
    turns_ = [turn for one in told for turn in one.turns]
    plain = statistics.median(taps for taps, _, verbs in turns_ if "develop" not in verbs)
    long = [taps for taps, _, verbs in turns_ if "develop" in verbs]
    what, target = f"taps, {game.key}, {_unit(game)}", TARGETS.get(game.key)
    yield Figure(what, plain, "taps", target=target, better="most")
    if long:
        median = statistics.median(long)
        yield Figure(f"{what}, developing", median, "taps", target=DEVELOPING, better="most")
    if whole := [taps for one in told for taps in one.whole]:
        median = statistics.median(whole)
        yield Figure(f"taps, {game.key}, a round", median, "taps", target=ROUND, better="most")
    yield from _by_forms(game, what, told)
    posts = [size for one in told for size in one.posts]
    rounds = sum(one.rounds for one in told)
    yield Figure(f"posts, {game.key}, a round", len(posts) / rounds, "posts")
    yield Figure(f"characters, {game.key}, a post", statistics.median(posts), "")


def _by_forms(game: AnyGame, what: str, told: Sequence["Told"]) -> Iterator[Figure]:
    """Yield what is waited for on average, and what forms change about it where there are some."""
    ways = {"": told}
    if any(one.forms for one in told):
        ways[", by forms"] = [_played(game.key, seed, forms=True) for seed in SEEDS]
    for kind, those in ways.items():
        turns_ = [turn for one in those for turn in one.turns]
        if kind and [one.turns for one in told] == [one.turns for one in those]:
            return
        taps, answers = (statistics.mean(turn[at] for turn in turns_) for at in (0, 1))
        yield Figure(f"{what}, on average{kind}", taps, "taps")
        yield Figure(f"answers, {game.key}, {_unit(game)}{kind}", answers, "answers")


def _unit(game: AnyGame) -> str:
    return "a decision" if game.key in DECIDED else "a turn"


@dataclass
class Told:
    """What a match cost: taps, answers and verbs of each plain turn, characters of each post.

    `whole`: taps of each seat in each round, in a game of decisions. `forms`: some panel had one.
    """

    turns: list[tuple[int, int, list[str]]] = field(default_factory=list)
    posts: list[int] = field(default_factory=list)
    rounds: float = 0
    whole: list[int] = field(default_factory=list)
    forms: bool = False


@functools.cache
def _played(key: str, seed: str, *, forms: bool = False) -> Told:
    """Play a match of people; a post is made whenever somebody else is waited for."""
    game = registry.game(key)
    least, most = game.meta.seats
    match = lobby.open_match("bench", game.key, "0", seed * 64, 0)
    for seat in range(1, min(max(SEATS, least), most)):
        lobby.join(match, str(seat), 0)
    lobby.start(match, "0", 0)
    told, now, first, ended = Told(), 0, 0, 0
    counted: dict[tuple[int, Seat], int] = {}
    most = MOST_TURNS if game.key not in DECIDED else MOST_DECISIONS
    while match.to_act() and len(told.turns) < most:
        person, now = Person(match, match.to_act()[0], forms=forms), now + 1
        entry, at = match.number, (getattr(match.state, "round", 0), person.seat)
        while person.seat in match.to_act():
            over = person.go_on(now) and (game.key in DECIDED or _ended(match, person.seat, entry))
            if over:
                told.turns.append((person.taps, person.answers, person.verbs))
                break
        if game.key in DECIDED:
            counted[at] = counted.get(at, 0) + person.taps
        told.forms = told.forms or person.formed
        told.posts.append(_post(match, first))
        ended += any(_ends(one) for one in _entries(match, first))
        first = match.number
    last = match.state.round if counted else 0
    told.whole = [taps for (at, _), taps in counted.items() if at < last]
    told.rounds = ended / len(match.players)
    return told


def _ended(match: Match, seat: Seat, first: int) -> bool:
    ends = (event for one in _entries(match, first) for event in _events(one))
    return any(isinstance(event, TurnEnded) and event.seat == seat for event in ends)


def _ends(entry: Entry) -> bool:
    return any(isinstance(event, TurnEnded) for event in _events(entry))


def _events(entry: Entry) -> list[Any]:
    return [*entry.events, *(event for move in entry.moves for event in move.events)]


def _entries(match: Match, first: int) -> list[Entry]:
    return [e for e in match.entries if e.number >= first and e.kind not in LOBBY_KINDS]


def _post(match: Match, first: int) -> int:
    """Return the characters of a post that tells what has happened since the one before."""
    drawn: Art = art(match.key)
    found = turn_grouping.turns(_entries(match, first), None)
    return len("\n".join(turn_narration.post(drawn, found, _look(match))))


def _look(match: Match) -> Look:
    return Look(names=NAMES[: len(match.players)], markdown=True)


def _way(panel: Panel, text: str) -> tuple[int, Any, Do]:
    """Return the control that leads furthest towards a notation, with its row and its number."""
    ways = [
        (number, row, do)
        for number, row in enumerate(panel.rows)
        for do in controls(row)
        if f"{text} ".startswith(f"{do.words} ") and len(do.words.split()) > len(panel.focus)
    ]
    return max(ways, key=lambda way: (len(way[2].words), -way[0]))
