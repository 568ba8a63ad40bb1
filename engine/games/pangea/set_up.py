"""Setting up: peoples, tiles, the first characters, and where the towers go."""

from engine import Emit, Options, Rng, Seat
from . import crowds_and_prices, data as d, legal, state_actions_and_events as m


def setup(seats: int, options: Options, rng: Rng, emit: Emit) -> m.State:
    """Return the position in which the start player [S1] places its tower."""
    s = empty(seats)
    s.peoples = _choose(seats, options, rng)
    tiles = list(range(len(d.TILES)))
    rng.shuffle(tiles)
    for cell, tile in zip(d.NUMBERED, tiles, strict=True):
        s.cells[cell] = tile
    for people in (*crowds_and_prices.neutral(s.peoples), *s.peoples):  # [S2]
        stranger = people not in s.peoples
        tile = d.PEOPLES[people].start if stranger else d.HELD
        if stranger:
            s.towers[people] = tile
        drawn = _draw(s, people, tile, rng)
        emit(m.Readied(people, tuple(d.HOME_OF[c] for c in drawn), tile if stranger else d.NONE))
    s.first = s.active = rng.index(seats)
    emit(m.Began(s.first))
    return s


def place(s: m.State, seat: Seat, tile: int, emit: Emit) -> None:
    """Put a seat's tower and its three characters on a tile."""
    people = s.peoples[seat]
    s.towers[people] = tile
    for c in d.OF[people]:
        if s.at[c] == d.HELD:
            s.at[c] = tile
    s.ranks[seat] = []
    emit(m.Placed(seat, people, tile, crowds_and_prices.cell_of(s, tile)))


def fallback(s: m.State, seat: Seat) -> m.Place:
    """Return the free tile with most own faces up, then the higher limit, the lower number."""

    def worth(tile: int) -> tuple[int, int, int]:
        number = d.NUMBERED.index(crowds_and_prices.cell_of(s, tile))
        return at_home(s, s.peoples[seat], tile), d.LIMIT_OF[tile], -number

    return m.Place(max(legal.free_tiles(s), key=worth))


def at_home(s: m.State, people: int, tile: int) -> int:
    """Return how many characters would be face up if those held were put on a tile."""
    held = [d.HOME_OF[c] for c in d.OF[people] if s.at[c] == d.HELD]
    if s.at.count(tile) + len(held) > d.LIMIT_OF[tile]:
        return 0
    return held.count(d.TERRAIN_OF[tile])


def empty(seats: int) -> m.State:
    """Return a table before anything is drawn."""
    return m.State(
        peoples=(),
        first=0,
        round=1,
        active=0,
        phase=m.PLACE,
        left=0,
        cells=[d.SEA] * len(d.CELLS),
        towers=[d.NONE] * len(d.PEOPLES),
        at=[d.BAG] * d.CHARACTERS,
        load=[d.NONE] * d.CHARACTERS,
        moved=[],
        amulets=[[] for _ in d.PEOPLES],
        wealth=[0] * len(d.PEOPLES),
        wards=[d.NONE] * seats,
        leader=d.NONE,
        out=[False] * seats,
        ranks=[[] for _ in range(seats)],
    )


def _choose(seats: int, options: Options, rng: Rng) -> tuple[int, ...]:
    """Return the people of each seat: its choice, or a random one of the rest [S0]."""
    chosen = [options.of(seat, "people") for seat in range(seats)]
    rest = [p for p, people in enumerate(d.PEOPLES) if people.name not in chosen]
    return tuple(d.NAMES[name] if name else rng.draw(rest) for name in chosen)


def _draw(s: m.State, people: int, tile: int, rng: Rng) -> list[int]:
    """Draw the first characters of a people to a tile, or to be held."""
    drawn = []
    for _ in range(d.START):
        c = rng.choice(crowds_and_prices.bag(s, people))
        s.at[c] = tile
        drawn.append(c)
    return sorted(drawn)
