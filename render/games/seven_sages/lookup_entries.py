"""The roles, owls and spells of The Seven Sages to look up by name."""

from engine.games.seven_sages.data import OWL, ROLES, SPELLS, SUITS
from render.words import Entry, say
from . import names

CLAUSE_OF = {
    "moventi": "5.2",
    "volensia": "5.3",
    "anulensa": "5.4",
    "absentus": "5.5",
    "mutantus": "5.6",
    "binensus": "5.7",
    "potentia": "5.8",
}
"""The clause of each spell."""


def entries(locale: str) -> tuple[Entry, ...]:
    """Return the seven roles, the owl and the seven spells."""
    role = say(locale, f"{names.KEY}-entry-role")
    owl = say(locale, f"{names.KEY}-entry-owl")
    return (
        *(Entry(one, names.role(locale, i), role, "4.3") for i, one in enumerate(ROLES)),
        Entry(SUITS[OWL], names.suit(locale, OWL), owl, "4.3"),
        *(_spell(locale, i) for i in range(len(SPELLS))),
    )


def _spell(locale: str, index: int) -> Entry:
    name, word = names.spell(index), SPELLS[index]
    effect = say(locale, f"{names.KEY}-spell-{word}")
    text = say(locale, f"{names.KEY}-entry-spell", spell=name, effect=effect)
    return Entry(word, name, text, CLAUSE_OF[word])
