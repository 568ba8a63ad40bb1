"""The turn panel of Pangea: one phase at a time, a menu of all that can be done in it.

A plain turn is a magic action, a menu of steps (several at once), an amulet and the end: four to
eight taps.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.game import Action
from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from engine.games.pangea.legal import sellers
from engine.games.pangea.set_up import at_home
from engine.notation import matching, words
from render.look import Look
from render.words import listing, sentence, turn_panel, turn_panel_inputs
from . import names


@dataclass(frozen=True, slots=True)
class _PanelInputs(turn_panel_inputs.PanelInputs[m.State]):
    """What the parts of the panel are made from."""

    @property
    def people(self) -> int:
        return self.view.peoples[self.seat]

    def tile(self, index: int) -> str:
        return names.tile_of(self.look.locale, self.view, index)

    def title(self, message: str, **args: str) -> str:
        return sentence(self.look.say(f"pangea-panel-{message}", **args))


def panel(
    view: m.State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    labels: turn_panel.PanelLabels,
) -> turn_panel.Panel:
    """Return the controls of a seat for what is legal, narrowed to `focus`, and what they mean."""
    desk = _PanelInputs(view, seat, look, tuple(legal), tuple(orders), labels)
    if not legal:
        return _waiting(desk)
    chosen = tuple(focus) if matching(legal, focus) else ()
    return replace(_PHASES[view.phase](desk, chosen), places=_places(view))


def _places(view: m.State) -> tuple[tuple[str, str], ...]:
    """Return how the board calls cells and tiles: as it has letters, choices need none."""
    on = ((d.TILE_NAMES[tile], cell) for cell, tile in enumerate(view.cells) if tile != d.SEA)
    cells = ((name, cell) for cell, name in enumerate(d.CELLS))
    return tuple((word, names.cell(cell)) for word, cell in (*cells, *on))


def _waiting(desk: _PanelInputs) -> turn_panel.Panel:
    """Return what a seat sees that is not asked; before its tower is placed, its ranking [2.6]."""
    view, look = desk.view, desk.look
    if look.result is not None or view.phase == m.OVER:
        return turn_panel.Panel((look.say("pangea-line-over"),), ())
    name = look.name(view.active)
    if not desk.orders:
        return turn_panel.Panel((look.say("pangea-line-wait", name=name),), ())
    lines = [look.say("pangea-line-rank", name=name), _held(desk, "pangea-line-held")]
    if ranked := view.ranks[desk.seat]:
        tiles = ", ".join(desk.tile(tile) for tile in ranked)
        lines.append(look.say("pangea-line-ranked", tiles=tiles))
    options = tuple(_site(desk, a) for a in desk.orders if isinstance(a, m.Rank))
    rows: list[turn_panel.Row] = (
        [turn_panel.Menu(desk.title("rank"), options, many=True)] if options else []
    )
    rows += [(turn_panel.do(a, desk.labels),) for a in desk.orders if isinstance(a, m.Unrank)]
    return turn_panel.Panel(tuple(lines), tuple(rows), places=_places(view))


def _place(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[2.5] The tiles for the tower, each with how many would be face up."""
    options = tuple(_site(desk, a) for a in desk.legal if isinstance(a, m.Place))
    line = _held(desk, "pangea-line-place")
    return turn_panel.Panel((line,), (turn_panel.Menu(desk.title("place"), options),))


def _held(desk: _PanelInputs, message: str) -> str:
    held = [d.HOME_OF[c] for c in d.OF[desk.people] if desk.view.at[c] == d.HELD]
    return desk.look.say(message, homes=names.homes(desk.look.locale, held))


def _site(desk: _PanelInputs, a: m.Place | m.Rank) -> turn_panel.Do:
    up = str(at_home(desk.view, desk.people, a.tile))
    hint = desk.look.say("pangea-panel-place-hint", up=up)
    warn = desk.labels.warn(a) if isinstance(a, m.Place) else None
    return turn_panel.Do(
        desk.tile(a.tile), " ".join(words(a)), warn=warn, hint=hint, mark=d.TILE_NAMES[a.tile]
    )


def _crowd(desk: _PanelInputs, tile: int) -> str:
    return desk.look.say(
        "pangea-panel-crowd-hint",
        crowd=crowds_and_prices.crowds(desk.view)[tile],
        limit=d.LIMIT_OF[tile],
    )


def _entered(desk: _PanelInputs, tile: int) -> str:
    """Return how crowded a tile is, and whether one more makes it overfull [7.2]."""
    here = crowds_and_prices.crowds(desk.view)[tile]
    over = "full" if here >= d.LIMIT_OF[tile] else "crowd"
    return desk.look.say(f"pangea-panel-{over}-hint", crowd=here, limit=d.LIMIT_OF[tile])


# Magic.


def _magic(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[4.1] Draws as buttons, tiles and neutral characters as menus."""
    lines = [desk.look.say("pangea-line-magic", left=desk.view.left)]
    if desk.view.leader != d.NONE or desk.view.round > d.ROUNDS:
        lines.append(desk.look.say("pangea-line-lap"))
    legal = matching(desk.legal, focus)
    rows = _parted(desk, legal, m.Shift, focus) + _parted(desk, legal, m.Lead, focus)
    if focus:
        return turn_panel.Panel(tuple(lines), tuple(rows), focus)
    buttons = [turn_panel.do(a, desk.labels) for a in legal if isinstance(a, (m.Draw, m.Summon))]
    buttons.append(_done(desk, "magic"))
    rows[:0] = [
        tuple(buttons[i : i + turn_panel.MOST_BUTTONS])
        for i in range(0, len(buttons), turn_panel.MOST_BUTTONS)
    ]
    return turn_panel.Panel(tuple(lines), tuple(rows))


def _parted(
    desk: _PanelInputs,
    legal: Sequence[Action],
    kind: type[m.Shift] | type[m.Lead],
    focus: tuple[str, ...],
) -> list[turn_panel.Row]:
    """Return a menu of whole actions while there is room, else of what is moved."""
    actions = [a for a in legal if isinstance(a, kind)]
    if not actions:
        return []
    title = desk.title(kind.verb)
    if len(actions) <= turn_panel.MOST_OPTIONS:
        return [turn_panel.Menu(title, tuple(_moved(desk, a) for a in actions))]
    starts = {words(a)[:-1]: a for a in actions}
    options = [
        turn_panel.Do(_part(desk, a), " ".join(start), mark=d.TILE_NAMES[_start(a)])
        for start, a in starts.items()
    ]
    pages = range(0, len(options), turn_panel.MOST_OPTIONS)
    return [turn_panel.Menu(title, tuple(options[i : i + turn_panel.MOST_OPTIONS])) for i in pages]


def _start(a: m.Shift | m.Lead) -> int:
    return a.tile if isinstance(a, m.Shift) else a.origin


def _moved(desk: _PanelInputs, a: m.Shift | m.Lead) -> turn_panel.Do:
    """Return a whole action, with what is to be known of where it leads."""
    done = turn_panel.do(a, desk.labels, turn_panel.Style.PLAIN)
    if isinstance(a, m.Lead):
        return replace(done, hint=_entered(desk, a.to), mark=d.TILE_NAMES[a.to])
    beside = (desk.view.cells[cell] for cell in d.NEIGHBOURS[a.to])
    tiles = [names.plain_tile(desk.look.locale, b) for b in beside if b not in (d.SEA, a.tile)]
    key = "beside" if tiles else "alone"
    hint = desk.look.say(f"pangea-panel-{key}-hint", tiles=listing(desk.look.locale, tiles))
    return replace(done, hint=hint, mark=d.CELLS[a.to])


def _part(desk: _PanelInputs, a: m.Shift | m.Lead) -> str:
    if isinstance(a, m.Shift):
        return desk.title("shift-tile", tile=desk.tile(a.tile))
    locale = desk.look.locale
    return desk.title(
        "lead-who",
        people=names.people(locale, a.people),
        home=names.terrain(locale, a.home),
        tile=desk.tile(a.origin),
    )


# Movement.


def _move(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[5.1] One menu of steps, several at once; above 25 the character first."""
    lines = (desk.look.say("pangea-line-move"),)
    ways = [a for a in matching(desk.legal, focus) if isinstance(a, m.Move)]
    stay = (_done(desk, "move"),)
    if focus:
        menu = turn_panel.Menu(desk.title("to"), tuple(_step(desk, a) for a in ways))
        return turn_panel.Panel(lines, (menu,), focus)
    if len(ways) <= turn_panel.MOST_OPTIONS:
        last = stay[
            : turn_panel.MOST_OPTIONS - len(ways)
        ]  # picked together with the steps before it
        options = (*(_step(desk, a) for a in ways), *last)
        return turn_panel.Panel(
            lines, (turn_panel.Menu(desk.title("move"), options, many=True), stay)
        )
    starts = {words(a)[:-1]: a for a in ways}
    options = tuple(
        turn_panel.Do(
            desk.title("who", who=_who(desk, a), tile=desk.tile(a.origin)),
            " ".join(start),
            mark=d.TILE_NAMES[a.origin],
        )
        for start, a in starts.items()
    )
    return turn_panel.Panel(lines, (turn_panel.Menu(desk.title("move-who"), options), stay))


def _who(desk: _PanelInputs, a: m.Move) -> str:
    return names.who(desk.look.locale, a.who // m.LOADS, a.who % m.LOADS + d.NONE)


def _step(desk: _PanelInputs, a: m.Move) -> turn_panel.Do:
    """Return a step, with what is to be known of where it leads."""
    view, look = desk.view, desk.look
    hints = [_entered(desk, a.to)]
    load = a.who % m.LOADS + d.NONE
    if view.towers[desk.people] == a.to:
        hints.append(
            look.say("pangea-panel-tower-hint" if load == d.NONE else "pangea-panel-in-hint")
        )
    if crowds_and_prices.crowds(view)[a.to] < d.LIMIT_OF[a.to]:
        if d.TERRAIN_OF[a.to] == a.who // m.LOADS and load == d.NONE:
            hints.append(look.say("pangea-panel-home-hint"))
        hints += _offers(desk, a.to)
    hint = turn_panel.cut(" · ".join(hints), turn_panel.MOST_HINT)
    return turn_panel.Do(
        desk.labels.action(a), " ".join(words(a)), hint=hint, mark=d.TILE_NAMES[a.to]
    )


def _offers(desk: _PanelInputs, tile: int) -> list[str]:
    """Return who can sell the amulet of a tile, unless the seat has it."""
    if d.TERRAIN_OF[tile] in crowds_and_prices.owned(desk.view, desk.people):
        return []
    amulet = names.the_amulet(desk.look.locale, d.TERRAIN_OF[tile])
    cost = crowds_and_prices.price(desk.view, desk.people)
    return [
        desk.look.say(
            "pangea-panel-market-hint", seller=_seller(desk, people), amulet=amulet, price=cost
        )
        for people in sellers(desk.view, tile)
        if people != desk.people
    ]


def _seller(desk: _PanelInputs, people: int) -> str:
    """Return who sells: the player of a people, or the people."""
    if people in desk.view.peoples:
        return desk.look.name(desk.view.peoples.index(people))
    return desk.look.say("pangea-panel-people", people=names.people(desk.look.locale, people))


# Purchases.


def _buy(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[6.2] What can be bought, by whom and from whom; above 25 the tile first."""
    cost, wealth = crowds_and_prices.price(desk.view, desk.people), desk.view.wealth[desk.people]
    line = desk.look.say("pangea-line-buy", price=cost, wealth=wealth)
    ways = [a for a in matching(desk.legal, focus) if isinstance(a, m.Buy)]
    rows: list[turn_panel.Row]
    form: tuple[turn_panel.Menu, ...] = ()
    lines = [line]
    if len(ways) <= turn_panel.MOST_BUTTONS:
        few = tuple(_bought(desk, a) for a in ways)
        rows = [few]
        lines += [f"- {desk.look.say('pair', label=done.label, text=done.hint)}" for done in few]
    elif len(ways) <= turn_panel.MOST_OPTIONS:
        rows = [turn_panel.Menu(desk.title("buy"), tuple(_bought(desk, a) for a in ways))]
    else:
        tiles = {words(a)[1]: a for a in ways}
        rows = [turn_panel.Menu(desk.title("buy"), tuple(_market(desk, a) for a in tiles.values()))]
    if not focus:
        rows.append((_done(desk, "buy"),))
        form = turn_panel.formed([_purchase(desk, ways)], *_protections(desk))
    return turn_panel.Panel(tuple(lines), tuple(rows), focus, form)


def _purchase(desk: _PanelInputs, ways: Sequence[m.Buy]) -> turn_panel.Menu:
    """Return what a form buys, with nothing first and picked; each ends the purchases."""
    nothing = _done(desk, "buy")
    options = [nothing]
    for way in ways:
        bought = _bought(desk, way)
        over = any(isinstance(a, m.Protect) for a in desk.labels.ahead(way).legal)
        options.append(
            bought if over else replace(bought, words=turn_panel.chain(bought.words, "done"))
        )
    return turn_panel.Menu(desk.title("buy"), tuple(options), chosen=nothing.words)


def _protections(desk: _PanelInputs) -> list[list[turn_panel.Row]]:
    """Return the menus of what can be protected once nothing more is bought."""
    then = desk.labels.ahead(m.Done())
    after = replace(desk, view=then.view, legal=tuple(then.legal), labels=then.labels)
    return [
        [row]
        for row in _protect(after, ()).rows
        if isinstance(row, turn_panel.Menu) and row.options
    ]


def _bought(desk: _PanelInputs, a: m.Buy) -> turn_panel.Do:
    """Return a purchase, with how buyer and seller would stand after it."""
    view, look = desk.view, desk.look
    left = view.wealth[desk.people] - crowds_and_prices.price(view, desk.people)
    hints = [
        look.say(
            "pangea-panel-left-hint",
            left=left,
            count=len(crowds_and_prices.owned(view, desk.people)) + 1,
        )
    ]
    if a.seller in view.peoples:
        hints.append(look.say("pangea-panel-gain-hint", name=_seller(desk, a.seller)))
    done = turn_panel.do(a, desk.labels, turn_panel.Style.PLAIN)
    return replace(
        done,
        hint=turn_panel.cut(" · ".join(hints), turn_panel.MOST_HINT),
        mark=d.TILE_NAMES[a.tile],
    )


def _market(desk: _PanelInputs, a: m.Buy) -> turn_panel.Do:
    amulet = names.amulet(desk.look.locale, d.TERRAIN_OF[a.tile])
    label = desk.title("buy-tile", amulet=amulet, tile=desk.tile(a.tile))
    return turn_panel.Do(label, " ".join(words(a)[:2]), mark=d.TILE_NAMES[a.tile])


# Protection.


def _protect(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[8.1] Tiles and cells of sea, and the end of the turn without."""
    tiles: list[turn_panel.Do] = []
    sea: list[turn_panel.Do] = []
    for a in desk.legal:
        if isinstance(a, m.Protect):
            tile = desk.view.cells[a.cell]
            said = " ".join(words(a))
            if tile == d.SEA:
                sea.append(turn_panel.Do(names.cell(a.cell), said, mark=d.CELLS[a.cell]))
            else:
                hint, mark = _guarded(desk, tile), d.TILE_NAMES[tile]
                tiles.append(turn_panel.Do(desk.tile(tile), said, hint=hint, mark=mark))
    rows = (
        (_done(desk, "protect"),),
        turn_panel.Menu(desk.title("protect-tile"), tuple(tiles)),
        turn_panel.Menu(desk.title("protect-sea"), tuple(sea)),
    )
    return turn_panel.Panel((desk.look.say("pangea-line-protect"),), rows)


def _guarded(desk: _PanelInputs, tile: int) -> str:
    """Return what is on a tile, for who would protect it."""
    hints = [_crowd(desk, tile)]
    if desk.view.towers[desk.people] == tile:
        hints.append(desk.look.say("pangea-panel-tower-hint"))
    return " · ".join(hints)


def _done(desk: _PanelInputs, phase: str) -> turn_panel.Do:
    warn = desk.labels.warn(m.Done())
    return turn_panel.Do(desk.title(f"done-{phase}"), "done", turn_panel.Style.MAIN, warn)


_PHASES: dict[int, Callable[[_PanelInputs, tuple[str, ...]], turn_panel.Panel]] = {
    m.PLACE: _place,
    m.MAGIC: _magic,
    m.MOVE: _move,
    m.BUY: _buy,
    m.PROTECT: _protect,
}
