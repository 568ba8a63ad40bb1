"""Names of Pangea's tiles, peoples, characters, amulets and cells.

Apart from the sentences because the board and the panel use the same names: those of the slash
commands.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.pangea import data as d, state_actions_and_events as m
from render.words.catalogues import listing, say, sentence


def cell(index: int) -> str:
    """Return a cell as the board names it: B3."""
    return d.CELLS[index].upper()


def tile(locale: str, index: int, at: int) -> str:
    """Return a tile with its limit and the cell it lies on: Moor 3 (B2)."""
    kind = d.TILES[index]
    message = f"pangea-tile-{d.TERRAINS[kind.terrain]}"
    return say(locale, message, limit=kind.limit, cell=cell(at))


def plain_tile(locale: str, index: int) -> str:
    """Return a tile with its limit only: Moor 3."""
    kind = d.TILES[index]
    name = sentence(terrain(locale, kind.terrain))
    return say(locale, "pangea-tile", tile=name, limit=kind.limit)


def tile_of(locale: str, view: m.State, index: int) -> str:
    """Return a tile where it lies now."""
    return tile(locale, index, view.cells.index(index))


def people(locale: str, index: int) -> str:
    """Return a people's name: blue."""
    return say(locale, f"pangea-people-{d.PEOPLE_NAMES[index]}")


def terrain(locale: str, index: int) -> str:
    """Return a terrain's name: forest."""
    return say(locale, f"pangea-terrain-{d.TERRAINS[index]}")


def amulet(locale: str, index: int) -> str:
    """Return an amulet's name: star."""
    return say(locale, f"pangea-amulet-{d.AMULETS[index]}")


def the_amulet(locale: str, index: int) -> str:
    """Return an amulet as it stands in a sentence: the star."""
    return say(locale, f"pangea-amulet-{d.AMULETS[index]}.the")


def who(locale: str, home: int, load: int) -> str:
    """Return a character by its favourite terrain and what it carries: forest with the star."""
    name = terrain(locale, home)
    if load == d.NONE:
        return say(locale, "pangea-who", home=name)
    return say(locale, "pangea-who-with", home=name, amulet=the_amulet(locale, load))


def character(locale: str, home: int, load: int = d.NONE, of: int | None = None) -> str:
    """Return a character as it stands in a sentence: a blue forest character.

    `of`: its people, or None for one of the speaker's own.
    """
    args = {"home": say(locale, f"pangea-terrain-{d.TERRAINS[home]}.of")}
    if of is not None:
        one = say(locale, f"pangea-people-{d.PEOPLE_NAMES[of]}.one")
        return say(locale, "pangea-character-of", people=one, **args)
    if load == d.NONE:
        return say(locale, "pangea-character", **args)
    return say(locale, "pangea-character-with", amulet=the_amulet(locale, load), **args)


def tower(locale: str, index: int) -> str:
    """Return a people's tower as it stands in a sentence: the blue tower."""
    return say(locale, f"pangea-people-{d.PEOPLE_NAMES[index]}.tower")


def board(locale: str, word: str) -> str:
    """Return a word that stands on the chart."""
    return say(locale, f"pangea-board-{word}")


def phase(locale: str, index: int) -> str:
    """Return the name of a phase."""
    return say(locale, f"pangea-phase-{m.PHASES[index]}")


def ground(locale: str, index: int) -> str:
    """Return what is protected: a tile, or a cell of sea."""
    return say(locale, f"pangea-ground-{m.GROUNDS[index]}")


def amulets(locale: str, indices: Iterable[int]) -> str:
    """Return several amulets as a list; "nothing" for none."""
    names = [amulet(locale, index) for index in indices]
    return listing(locale, names) or say(locale, "pangea-text-none")


def homes(locale: str, indices: Iterable[int]) -> str:
    """Return several characters as a list of their favourite terrains, equal ones counted."""
    return listing(
        locale,
        [
            terrain(locale, index) + (f" ×{n}" if n > 1 else "")
            for index, n in Counter(indices).items()
        ],
    )


def kinds(view: m.State, index: int, place: int) -> list[tuple[int, int]]:
    """Return the favourite terrains of a people with how many of each are at a place.

    `place` is a tile, `BAG` or `HELD`.
    """
    here = [d.HOME_OF[c] for c in d.OF[index] if view.at[c] == place]
    return [(home, here.count(home)) for home in d.PEOPLES[index].homes]


def counted(locale: str, counts: Sequence[tuple[int, int]]) -> str:
    """Return counts by favourite terrain as a list; "nothing" for none."""
    parts = [
        say(locale, "pangea-text-kinds", n=count, home=terrain(locale, home))
        for home, count in counts
        if count
    ]
    return ", ".join(parts) or say(locale, "pangea-text-none")
