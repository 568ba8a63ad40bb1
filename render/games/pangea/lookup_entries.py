"""The tiles, amulets and peoples of Pangea to look up by name."""

from engine.games.pangea import data
from render.words import Entry, listing, say, sentence
from . import names


def entries(locale: str) -> tuple[Entry, ...]:
    """Return the tiles, the amulets and the peoples."""
    return (
        *(_tile(locale, index) for index in range(len(data.TILE_NAMES))),
        *(_amulet(locale, index) for index in range(len(data.AMULETS))),
        *(_people(locale, index) for index in range(len(data.PEOPLES))),
    )


def _tile(locale: str, index: int) -> Entry:
    kind = data.TERRAIN_OF[index]
    fond = [i for i, people in enumerate(data.PEOPLES) if kind in people.homes]
    text = say(
        locale,
        "pangea-entry-tile",
        terrain=names.terrain(locale, kind),
        limit=data.LIMIT_OF[index],
        amulet=names.the_amulet(locale, kind),
        peoples=listing(locale, [names.people(locale, people) for people in fond]),
    )
    return Entry(data.TILE_NAMES[index], names.plain_tile(locale, index), text, "1.3", open=True)


def _amulet(locale: str, index: int) -> Entry:
    what = sentence(names.amulet(locale, index))
    name = say(locale, "pangea-entry-amulet-name", what=what)
    text = say(locale, "pangea-entry-amulet", terrain=names.terrain(locale, index))
    return Entry(data.AMULETS[index], name, text, "1.7", open=True)


def _people(locale: str, index: int) -> Entry:
    first, second, third = (names.terrain(locale, home) for home in data.PEOPLES[index].homes)
    what = sentence(names.people(locale, index))
    name = say(locale, "pangea-entry-people-name", what=what)
    tile = names.plain_tile(locale, data.PEOPLES[index].start)
    text = say(locale, "pangea-entry-people", first=first, second=second, third=third, tile=tile)
    return Entry(data.PEOPLE_NAMES[index], name, text, "1.4", open=True)
