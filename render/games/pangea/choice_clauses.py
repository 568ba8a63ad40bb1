"""The clause of the rules for each choice of Pangea."""

from collections.abc import Mapping

# fmt: off
CLAUSES: Mapping[str, str] = {
    "place": "2.5",
    "draw": "4.2",
    "summon": "4.4",
    "shift": "4.3",
    "lead": "4.5",
    "move": "5.1",
    "buy": "6.1",
    "protect": "8.1",
    "done": "3.2",
    "rank": "2.6",
    "unrank": "2.6",
}
# fmt: on
"""By verb, the clause that says what it does."""
