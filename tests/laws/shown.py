"""Laws of what people are shown: messages, panels and completions, made from positions."""

import dataclasses
from collections.abc import Coroutine, Iterator, Sequence
from itertools import islice, permutations
from typing import Any, TypeVar

from cogs.interactions.game_cog import MOST_CHOICES, _Offer
from cogs.pages.custom_ids import BUTTON, LONGEST, MENU
from cogs.pages.match_log_page import Asked
from cogs.pages.moves_and_what_they_change_page import explain
from cogs.pages.sheet import (
    MOST_ALT,
    MOST_LABEL,
    MOST_OPTIONS,
    MOST_PARTS,
    MOST_TEXT,
    Buttons,
    Form,
    Picture,
    Section,
    Select,
    Sheet,
)
from cogs.pages.turn_panel_page import ORDERING, Picks, ordered
from cogs.post import discord_components
from cogs.show.choice_effects import explained
from cogs.show.hint_text import hinted
from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import DisplaySettings, Show
from cogs.show.viewer_pictures_and_words import panels_of
from db.match_rows import GROUP, LETTERS, Listing, Place, Stored
from db.people_and_servers import Person
from engine import registry
from engine.apply_move import Move, preview, sees, step
from engine.bots import greedy_easy_and_random
from engine.bots.ismcts import ActionEstimate
from engine.errors import BadNotation, GameError
from engine.match import Draft, Match, Pace, Player, Status
from engine.match_record import Entry, Kind
from engine.notation import fields, read, words, write
from engine.rng import Rng
from engine.visibility import Viewer
from languages import COMPLETE, ORIGINAL
from render.look import Look
from render.registry import art
from render.words.turn_panel import (
    MOST_BUTTONS,
    MOST_FIELDS,
    Menu,
    Panel,
    controls,
    links,
    unfolded,
)
from services.umpire import Umpire
from services.workers.draw_pool import Drawn
from tests.laws.declared import clauses
from tests.laws.played import some
from tests.laws.positions import Position
from tests.laws.secret import others, told

T = TypeVar("T")
NOW = 1_800_000_000
NAMES = ("Ann", "Ben", "Cléo", "Dora", "Eve")
TASTES = (
    DisplaySettings(ORIGINAL),
    *(
        DisplaySettings(one, "light", "contrast", pictures=False)
        for one in COMPLETE
        if one != ORIGINAL
    ),
)
MAILED = (LETTERS, GROUP)
PUBLIC = ("play", "hand", "details", "learn", "link", "again", "replay", "analysis")
"""What the controls of a public message do."""


class Shelf:
    """Stands for the store: a few entries from number 1 on, after the opening; people by name."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self._entries = [Entry(0, Kind.OPEN, NOW), *entries]
        self.people, self.guilds, self.lists = _People(), _Guilds(), _Lists()

    async def entries(self, match: str, first: int = 0, before: int | None = None) -> list[Entry]:
        return [entry for entry in self._entries if entry.number >= first]


class _People:
    async def get_all(self, ids: Sequence[str]) -> dict[str, Person]:
        return {id_: Person(id_, NAMES[int(id_) % 10], "en") for id_ in ids}

    async def get(self, id_: str) -> Person | None:
        return None


class _Guilds:
    async def get(self, guild: int) -> dict[str, Any]:
        return {}


class _Lists:
    async def of_person(self, id_: str) -> list[Listing]:
        return []


class Easel:
    """Stands for the studio: a picture is what its scene says."""

    async def soon(self, wanted: Any, rank: Any, whose: str, calm: bool = False) -> Drawn | None:
        scenes = ((one, one.scene()) for one in wanted)
        found = (Drawn(one, b"%d" % hash(scene)) for one, scene in scenes if scene is not None)
        return next(found, None)


def tastes(number: int) -> tuple[DisplaySettings, DisplaySettings]:
    """Return the first taste and one of the others, which take turns by a number."""
    return TASTES[0], TASTES[1 + number % (len(TASTES) - 1)]


def stored(p: Position, state: Any = None, entries: Sequence[Entry] = ()) -> Stored:
    """Return a match at a position, or at another state that looks the same to somebody."""
    s, game = p.state if state is None else state, p.game
    result = game.result(p.state)
    match = Match(
        "abcdefgh",
        game.key,
        game.rules,
        _id(0),
        "5e" * 32,
        table=dict(p.options.table) if hasattr(p.options, "table") else {},
        pace=Pace(),
        status=Status.OVER if result else Status.RUNNING,
        players=[Player(_id(seat)) for seat in range(p.seats)],
        seated=tuple(_id(seat) for seat in range(p.seats)),
        state=s,
        ply=p.ply + 1,
        number=len(entries) + 1,
        since={} if result else dict.fromkeys(game.to_act(s), NOW),
        revisions=[9_999] * p.seats,
        outcome=result,
    )
    place = Place(
        10**18, 10**18 + 1, thread=10**18 + 2, told=0, locale=COMPLETE[p.ply % len(COMPLETE)]
    )
    return Stored(match, place)


def made(shown: Stored, viewer: Viewer, show: Show | None = None) -> list[Any]:
    """Return everything that a viewer can get to see of a match, each thing once."""
    show = show or showing()
    drawn, told = tastes(shown.match.ply)
    found: list[Any] = [
        run(show.status(shown, viewer, told)),
        run(_log(show, shown, viewer, told)),
    ]
    if viewer is None:
        found.append(run(show.post(shown, shown.place.told, ())))
        return found + mailed(shown, viewer, show, drawn)
    found += mailed(shown, viewer, show, drawn)
    found.append(run(show.board(shown, viewer, drawn)))
    found += [run(show.panel(shown, viewer, taste)) for taste in (drawn, told)]
    found.append(list(offered(shown, viewer, told.locale)))
    found.append(explanations(shown, viewer, drawn))
    found.append(hint(shown, viewer, drawn))
    return found


def mailed(shown: Stored, viewer: Viewer, show: Show, taste: DisplaySettings) -> list[Sheet]:
    """Return the card of a match for a spectator, a seat's letter for it: as it is, and retired."""
    homes = (dataclasses.replace(shown.place, home=one, guild=None, thread=None) for one in MAILED)
    lettered, carded = (Stored(shown.match, place) for place in homes)
    if viewer is None:
        return [run(show.card(carded, NOW))]
    story = show.history(lettered, shown.place.told, shown.match.number, viewer)
    return [run(show.letter(lettered, viewer, taste)), run(story)]


def explanations(shown: Stored, seat: int, taste: DisplaySettings) -> list[str]:
    """Return what a panel tells of each of its choices."""
    return explained(run(showing().facing(shown.match, seat, taste)))


def hint(shown: Stored, seat: int, taste: DisplaySettings) -> list[str]:
    """Return what a seat that is asked is told where it wants a hint."""
    match = shown.match
    if seat not in match.to_act():
        return []
    facing = run(showing().facing(match, seat, taste))
    best = greedy_easy_and_random.best(match.game, facing.shown.view, seat, Rng("hint"))
    return hinted(facing, [ActionEstimate(best, 0, None)])


def law_explanations(p: Position) -> None:
    """Each choice of a panel is explained, in every language and within the limits of a page."""
    for seat in p.game.to_act(p.state):
        for taste in tastes(p.ply):
            match = stored(p).match
            facing = run(showing().facing(match, seat, taste))
            told, choices = explained(facing), controls(facing.panel)
            assert len(told) == len(choices)
            for one, text in zip(choices, told, strict=True):
                assert one.label in text
            for page in (0, 1, 99):
                fits(explain(facing.shown.reader, match, seat, told or ["-"], page))


def law_cited(p: Position) -> None:
    """Each choice and each order goes by a clause of the rules."""
    drawn, known = art(p.game.key, p.game.rules), clauses(p.game)
    if not drawn.clauses:
        return  # a guest, whose choices are explained by no rules
    for seat in range(p.seats):
        view = p.game.view(p.state, seat)
        for action in (*p.game.legal(view, seat), *p.game.orders(view, seat)):
            own = drawn.clause(view, action) if drawn.clause else ""
            number = own or drawn.clauses.get(type(action).verb, "")
            assert number in known, f"{write(action)} goes by {number or 'none'}"


def sheets(p: Position) -> Iterator[Sheet]:
    """Yield every message of a position."""
    for viewer in (None, *range(p.seats)):
        yield from (one for one in made(stored(p), viewer) if isinstance(one, Sheet))
    show = showing()
    yield run(show.post(stored(p), 0, stored(p).match.to_act()))
    for seat, draft in drafts(p):
        shown = stored(p)
        shown.match.drafts[seat] = draft
        yield from (run(show.panel(shown, seat, taste)) for taste in tastes(p.ply))


def drafts(p: Position) -> Iterator[tuple[int, Draft]]:
    """Yield half-built turns of the seats waited for."""
    for seat in p.game.to_act(p.state):
        s, steps, rng = p.state, list[str](), p.rng(f"draft {seat}")
        for _ in range(6):
            free = [a for a in p.game.legal(s, seat) if not p.game.warns(s, seat, a)]
            if not free or seat not in p.game.to_act(s):
                break
            action = rng.choice(free)
            s = preview(p.game, s, seat, [action])
            steps.append(write(action))
        if steps:
            yield seat, Draft(p.ply + 1, tuple(steps))


def offered(shown: Stored, seat: int, locale: str) -> Iterator[tuple[Any, ...]]:
    """Yield what autocomplete offers a seat for each command and each beginning of its fields."""
    for action in registry.game(shown.match.key).actions:
        offer = _Offer(shown, shown.match.players[seat].id, action, _look(shown, locale))
        open_: list[tuple[str, ...]] = [()] if fields(action) else []
        while open_:
            before = open_.pop()
            values = offer.values(before)
            yield action.verb, before, tuple(values)
            if len(before) + 1 < len(fields(action)):
                open_ += [(*before, said) for said, _ in values]


# What is hidden


def law_messages_show_nothing_hidden(p: Position) -> None:
    """Pictures, words, controls and completions stay equal when what is hidden changes."""
    for viewer in some_viewers(p):
        mine = made(stored(p), viewer)
        for other in islice(others(p, viewer), 2):
            assert made(stored(p, other), viewer) == mine, f"{viewer} sees what is hidden"


def law_news_show_nothing_hidden(p: Position) -> None:
    """The same step in two states that look the same is told the same."""
    for viewer in some_viewers(p):
        for other in islice(others(p, viewer), 2):
            for seat, action in some(p, f"news {viewer}", 1):
                if action in p.game.legal(other, seat):
                    _same_news(p, viewer, other, seat, action)


def _same_news(p: Position, viewer: Viewer, other: Any, seat: int, action: Any) -> None:
    one, two = (step(p.game, s, seat, action, p.rng("same")) for s in (p.state, other))
    if told(one.events, viewer) != told(two.events, viewer) or p.game.result(one.state):
        return  # chance, or something was revealed, as all is at the end
    after: list[Any] = []
    for done in (one, two):
        log = [Entry(1, Kind.MOVE, NOW, seat, 1, (Move(1, seat, action, done.events),))]
        shown = stored(dataclasses.replace(p, state=done.state), entries=log)
        show = showing(log)
        after.append(
            run(show.post(shown, 0, ()) if viewer is None else show.panel(shown, viewer, TASTES[0]))
        )
        after.append(run(_log(show, shown, viewer, TASTES[-1])))
    assert after[:2] == after[2:], f"{viewer} is told more of {write(action)}"


def some_viewers(p: Position) -> tuple[Viewer, ...]:
    """Return a spectator and one seat, another at each position."""
    return None, p.ply % p.seats


def law_orders_show_in_no_message(p: Position) -> None:
    """An order, and that there was one, changes no message of another."""
    move = next(iter(some(p, "before orders", 1)), None)
    if move is None:
        return
    seat, action = move
    done = step(p.game, p.state, seat, action, p.rng("before orders"))
    moved = Entry(1, Kind.MOVE, NOW, seat, 1, (Move(1, seat, action, done.events),))
    owner = p.ply % p.seats
    for order in p.game.orders(done.state, owner)[:1]:
        filed = step(p.game, done.state, owner, order, p.rng("order"))
        entry = Entry(2, Kind.ORDER, NOW, owner, -1, (Move(None, owner, order, filed.events),))
        log = [moved, entry, dataclasses.replace(entry, number=3)]
        for viewer in (None, (owner + 1) % p.seats):
            before = _everything(p, done.state, viewer, [moved])
            after = _everything(p, filed.state, viewer, log)
            assert before == after, f"{viewer} notices an order of {owner}"


def law_unseen_moves_show_in_no_message(p: Position) -> None:
    """A move that a viewer may not know of changes no message of theirs."""
    move = next(iter(some(p, "before unseen", 1)), None)
    if move is None:
        return
    done = step(p.game, p.state, *move, p.rng("before unseen"))
    moved = Entry(1, Kind.MOVE, NOW, move[0], 1, (Move(1, *move, done.events),))
    for seat in range(p.seats):
        for viewer in (None, (seat + 1) % p.seats, (seat + 2) % p.seats):
            for action in _unseen(p, done.state, seat, viewer)[:2]:
                then = step(p.game, done.state, seat, action, Rng("unseen"))
                entry = Entry(2, Kind.MOVE, NOW, seat, 2, (Move(2, seat, action, then.events),))
                before = _everything(p, done.state, viewer, [moved])
                after = _everything(p, then.state, viewer, [moved, entry])
                assert before == after, f"{viewer} notices that {seat} did {write(action)}"


def _unseen(p: Position, state: Any, seat: int, viewer: Viewer) -> list[Any]:
    """Return legal actions of which a viewer is told nothing."""
    found = []
    for action in p.game.legal(state, seat) if viewer != seat else ():
        if not sees(action, seat, viewer):
            rng = p.rng("unseen")
            events = step(p.game, state, seat, action, rng).events
            if not rng.used and not told(events, viewer):
                found.append(action)
    return found


def _everything(p: Position, state: Any, viewer: Viewer, log: Sequence[Entry]) -> list[Any]:
    shown = stored(dataclasses.replace(p, state=state), entries=log)
    show = showing(log)
    return [run(show.board(shown, viewer, TASTES[0])), *made(shown, viewer, show)]


def law_messages_are_pure(p: Position) -> None:
    """The same position gives the same messages, and stays as it was."""
    before = repr(p.state)
    for viewer in some_viewers(p):
        assert made(stored(p), viewer) == made(stored(p), viewer)
    assert repr(p.state) == before


def law_public_controls_are_for_all(p: Position) -> None:
    """A public message has no notation, seat or revision in its controls, and no hand."""
    show = showing()
    match = stored(p).match
    for pinged in ((), match.to_act()):
        sheet = run(show.post(stored(p), 0, pinged))
        for id_ in ids(sheet):
            asked = (BUTTON.fullmatch(id_), MENU.fullmatch(id_))
            found = asked[0] or asked[1]
            assert found is not None
            assert found["op"] in PUBLIC, id_
            assert (found["revision"], found["seat"], found["words"]) == ("", "", ""), id_
        assert {part.name for part in sheet.parts if isinstance(part, Picture)} <= {"board.png"}
        assert set(sheet.mentions) == {match.players[seat].id for seat in pinged} or not pinged


# What Discord takes


def law_messages_fit(p: Position) -> None:
    """Messages, ids, labels and menus are within Discord's limits."""
    for sheet in sheets(p):
        fits(sheet)


def fits(sheet: Sheet) -> None:
    """Check one message against the limits, as data and as it is sent."""
    found = ids(sheet)
    assert len(set(found)) == len(found), "the same custom id twice"
    for id_ in found:
        assert 0 < len(id_) <= LONGEST
        assert BUTTON.fullmatch(id_) or MENU.fullmatch(id_), f"nobody answers {id_}"
    for part in sheet.parts:
        _part_fits(part)
    parts = list(_flat(discord_components.view(sheet).to_components()))
    assert 0 < len(parts) <= MOST_PARTS, f"{len(parts)} components"
    assert 0 < sum(len(part.get("content", "")) for part in parts) <= MOST_TEXT or any(
        isinstance(part, Picture) for part in sheet.parts
    )


def _part_fits(part: Any) -> None:
    if isinstance(part, Buttons):
        assert 0 < len(part.buttons) <= MOST_BUTTONS, f"{len(part.buttons)} buttons in a row"
        for button in part.buttons:
            assert 0 < len(button.label) <= MOST_LABEL, button.label or "no label"
    elif isinstance(part, Section):
        assert 0 < len(part.button.label) <= MOST_LABEL, part.button.label or "no label"
    elif isinstance(part, Select):
        values = [choice.value for choice in part.choices]
        assert 0 < len(values) <= MOST_OPTIONS, f"{len(values)} options"
        assert len(set(values)) == len(values), "the same value twice"
        assert 0 < len(part.title) <= 150
        for choice in part.choices:
            assert 0 < len(choice.label) <= 100, choice.label
            assert 0 < len(choice.value) <= 100
            assert len(choice.hint) <= 100, choice.hint
    elif isinstance(part, Picture):
        assert 0 < len(part.alt) <= MOST_ALT


def ids(sheet: Sheet) -> list[str]:
    """Return the custom ids of a message."""
    found = []
    for part in sheet.parts:
        if isinstance(part, Buttons):
            found += [str(button.id) for button in part.buttons if button.id]
        elif isinstance(part, Section):
            found += [str(part.button.id)] if part.button.id else []
        elif isinstance(part, Select):
            found.append(str(part.id))
    return found


# The panel


def law_panels_lead_everywhere(p: Position) -> None:
    """Taps lead to every legal action, alone or as the first of a chain, and to every order.

    Each is what can be done, a chain of that, the beginning of it, or possible once what else its
    menu offers is picked with it. Where that cannot all be done, nothing final is.
    """
    for seat in range(p.seats):
        shown = stored(p)
        if shown.match.status is not Status.RUNNING:
            continue
        legal = {write(action) for action in p.game.legal(p.state, seat)}
        orders = {write(action) for action in p.game.orders(p.state, seat)}
        found = _reached(shown, seat, legal | orders)
        assert legal <= found, f"seat {seat} cannot reach {sorted(legal - found)[:5]}"
        left = orders - _reached(shown, seat, legal | orders, ordering=True) - legal
        assert not left, f"seat {seat} cannot order {sorted(left)[:5]}"


def _reached(shown: Stored, seat: int, whole: set[str], ordering: bool = False) -> set[str]:
    """Return the notations that taps lead to; check every control on the way."""
    view = run(showing().shown(shown.match, TASTES[0], seat, shown.match.position(seat), ()))
    open_: list[tuple[str, ...]] = [()]
    seen, found = set(open_), set[str]()
    while open_:
        focus = open_.pop()
        panel = panels_of(shown.match, view, focus, ordering and not focus)[0]
        together = _with_all(shown, seat, panel)
        for said in _said(panel):
            if said in whole:
                found.add(said)
                continue
            if len(links(said)) > 1:
                assert links(said)[0] in whole, f"{said} begins with nothing legal"
                picks = _picked(shown, seat, [said])
                assert (picks.steps, picks.left) == (list(links(said)), [])
                found.add(links(said)[0])
                continue
            if said in together:
                continue
            assert not reads(shown.match, said), f"{said} is no legal action"
            assert any(one.startswith(f"{said} ") for one in whole), f"{said} begins no action"
            narrowed = tuple(said.split())
            if narrowed not in seen:
                seen.add(narrowed)
                open_.append(narrowed)
    return found


def law_picks_go_together(p: Position) -> None:
    """Of some picks of a menu or a form all are done if they can be in any order.

    Where they cannot be, nothing final is done.
    """
    for seat in range(p.seats):
        shown = stored(p)
        if shown.match.status is not Status.RUNNING:
            continue
        view = run(showing().shown(shown.match, TASTES[0], seat, shown.match.position(seat)))
        for ordering in (False, True):
            panel = panels_of(shown.match, view, (), ordering)[0]
            several = [controls(row) for row in panel.rows if isinstance(row, Menu) and row.many]
            several.append(tuple(do for menu in panel.form for do in menu.options))
            for among in several:
                texts = [do.words for do in among]
                p.rng(f"picks {seat} {ordering}").shuffle(texts)
                for picked in (texts[:2], texts[2:5]):
                    _go_together(shown, seat, picked)


def _go_together(shown: Stored, seat: int, texts: list[str]) -> None:
    if len(texts) < 2:
        return
    picks, match = _picked(shown, seat, texts), shown.match
    if picks.left or picks.held:
        if picks.steps != list(links(texts[0])):
            steps = [read(match.game, text) for text in picks.steps]
            preview(match.game, match.position(seat), seat, steps)
        for way in permutations(texts):
            assert not _all_done(match, seat, way), f"{texts} can be done as {way}"


def _all_done(match: Match, seat: int, picks: Sequence[str]) -> bool:
    """Tell whether picks can be done in this order, where only the last may be final."""
    game, s, done = match.game, match.position(seat), list[str]()
    for text in picks:
        way = unfolded(done, links(text))
        *actions, last = (read(game, one) for one in way)
        try:
            s = preview(game, s, seat, actions if text == picks[-1] else [*actions, last])
        except GameError:
            return False
        done += way
    return last in game.legal(s, seat) or last in game.orders(s, seat)


def law_forms(p: Position) -> None:
    """Each choice of a form can be made, alone or beside one of another of its menus; it fits."""
    for seat in range(p.seats):
        shown = stored(p)
        if shown.match.status is not Status.RUNNING:
            continue
        for way in ("", ORDERING):
            view = run(showing().shown(shown.match, TASTES[0], seat, shown.match.position(seat)))
            panel = panels_of(shown.match, view, (), way == ORDERING)[0]
            if panel.form:
                _form_holds(shown, seat, panel)
                for taste in tastes(p.ply):
                    _form_fits(run(showing().form(shown.match, seat, taste, way)))


def _form_holds(shown: Stored, seat: int, panel: Panel) -> None:
    for menu in panel.form:
        others = [do.words for one in panel.form if one is not menu for do in one.options]
        for do in menu.options:
            assert all(reads(shown.match, text) for text in links(do.words)), do.words
            ways = ([do.words], *([do.words, other] for other in others))
            done = (_picked(shown, seat, way) for way in ways)
            assert any(not picks.left and not picks.held for picks in done), do.words


def _form_fits(form: Form | None) -> None:
    assert form is not None
    assert 0 < len(str(form.id)) <= LONGEST
    assert BUTTON.fullmatch(str(form.id))
    sent = discord_components.modal(form).to_dict()
    assert 0 < len(sent["title"]) <= 45
    assert 1 < len(sent["components"]) <= MOST_FIELDS
    for menu, label in zip(form.fields, sent["components"], strict=True):
        _part_fits(menu)
        assert 0 < len(label["label"]) <= 45
        assert (label["component"]["min_values"], label["component"]["required"]) == (0, False)


def _with_all(shown: Stored, seat: int, panel: Panel) -> set[str]:
    """Return what can be done when all is picked in a menu in which several things can be."""
    match, found = shown.match, set[str]()
    for menu in panel.rows:
        if isinstance(menu, Menu) and menu.many:
            picks = _picked(shown, seat, [do.words for do in menu.options])
            if picks.left or picks.held:
                steps = [read(match.game, text) for text in picks.steps]
                preview(match.game, match.position(seat), seat, steps)
            found |= {*picks.steps, *picks.held}
    return found


def _picked(shown: Stored, seat: int, texts: list[str]) -> Picks:
    return ordered(shown.match.game, shown.match.position(seat), seat, texts)


def _said(panel: Panel) -> list[str]:
    return [do.words for do in controls(panel)]


def reads(match: Match, text: str) -> bool:
    """Tell whether a line is a whole notation."""
    try:
        read(match.game, text)
    except BadNotation:
        return False
    return True


def law_completions_lead_everywhere(p: Position) -> None:
    """Completion offers each field of each legal action, and takes the names that it shows.

    Commands are those of the newest rules; of older ones the verbs that are left.
    """
    commands = {action.verb: action for action in registry.game(p.game.key).actions}
    for seat in range(p.seats):
        shown, who = stored(p), _id(seat)
        if shown.match.status is not Status.RUNNING:
            continue
        for locale in COMPLETE:
            for _, _, values in offered(shown, seat, locale):
                assert len(values) <= MOST_CHOICES
                for said, label in values:
                    assert 0 < len(said) <= 100
                    assert 0 < len(label) <= 100
                labels = [label.casefold() for _, label in values]
                assert len(set(labels)) == len(labels), f"two are called the same: {labels}"
            able = [*p.game.legal(p.state, seat), *p.game.orders(p.state, seat)]
            able = [action for action in able if action.verb in commands]
            for action in able[:: max(1, len(able) // 12)]:
                command = commands[action.verb]
                _spells(_Offer(shown, who, command, _look(shown, locale)), action)


def _look(shown: Stored, locale: str) -> Look:
    return Look(locale=locale, names=run(showing().names(shown.match, locale)))


def _spells(offer: _Offer, action: Any) -> None:
    """Check that an action can be typed by its words and by the names of them."""
    _, *given = words(action)
    assert offer.spelled(given) == given
    names = []
    for n, said in enumerate(given):
        known = dict(offer.values(given[:n]))
        assert said in known, f"{write(action)} is not offered"
        names.append(known[said].upper())
    assert offer.spelled(names) == given


def run(work: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine gives that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it waits")


def showing(entries: Sequence[Entry] = (), easel: Easel | None = None) -> Show:
    """Return what shows matches from a few entries."""
    return Show(Umpire(Shelf(entries)), easel or Easel())  # type: ignore[arg-type]


def _log(
    show: Show, shown: Stored, viewer: Viewer, taste: DisplaySettings
) -> Coroutine[Any, Any, Sheet]:
    return LogNarrator(show._umpire, show).log(shown, viewer, taste, Asked())


def _id(seat: int) -> str:
    return str(10**17 + seat)


def _flat(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _flat(component.get("components", ()))
