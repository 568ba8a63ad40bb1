"""Every sentence that explains a refusal: its message, its clause, the names of its arguments."""

from typing import Final

from engine.errors import Clause

# fmt: off
WHY: Final = (
    ("over",          "8.1",  ()),
    ("out",           "7.19", ()),
    ("turn",          "2.2",  ()),
    ("step",          "7.5",  ()),
    ("order-same",    "9.1",  ()),
    ("list-empty",    "9.1",  ()),
    ("plan-card",     "9.2",  ("card",)),
    ("plan-how",      "9.2",  ()),
    ("debt-first",    "3.4",  ("count",)),
    ("debt-none",     "3.4",  ()),
    ("debt-random",   "3.4",  ()),
    ("hand",          "3.1",  ("card",)),
    ("open",          "3.2",  ("card",)),
    ("open-none",     "3.2",  ()),
    ("split-open",    "6.1",  ()),
    ("battle-card",   "7.5",  ("card",)),
    ("timing-m",      "3.1",  ("card",)),
    ("timing-t",      "3.1",  ("card",)),
    ("timing-r",      "3.1",  ("card",)),
    ("aim-nothing",   "3.2",  ("card",)),
    ("aim-seat",      "3.2",  ("card",)),
    ("aim-deck",      "3.7",  ("card",)),
    ("aim-army",      "3.5",  ("card",)),
    ("aim-own",       "3.2",  ("card",)),
    ("aim-two",       "3.11", ("card",)),
    ("aim-one",       "3.2",  ("card",)),
    ("aim-steps",     "3.9",  ("card", "steps")),
    ("deck-empty",    "2.5",  ("card",)),
    ("discard",       "2.4",  ()),
    ("excess",        "2.4",  ("count",)),
    ("excess-begun",  "2.4",  ("card",)),
    ("roll-first",    "4.1",  ()),
    ("rolled",        "4.1",  ()),
    ("no-dice",       "4.1",  ()),
    ("no-army",       "4.2",  ("space",)),
    ("same-army",     "4.2",  ()),
    ("distance",      "4.4",  ()),
    ("friend",        "4.5",  ("space",)),
    ("keep-die",      "4.6",  ()),
    ("dice-first",    "4.6",  ()),
    ("recruit-none",  "5.1",  ("space",)),
    ("recruit-room",  "5.3",  ("space",)),
    ("recruit-full",  "5.3",  ("space", "count")),
    ("recruit-drop",  "5.3",  ("space", "creature")),
    ("split-late",    "2.1",  ()),
    ("split-once",    "6.2",  ("space",)),
    ("split-small",   "6.1",  ("space", "count")),
    ("split-token",   "6.3",  ("count",)),
    ("split-beside",  "6.1",  ("space",)),
    ("split-space",   "6.1",  ("space",)),
    ("fight-first",   "7.1",  ()),
    ("fight-later",   "7.1",  ()),
    ("fight-where",   "7.1",  ("space",)),
    ("no-battle",     "7.1",  ()),
    ("in-battle",     "7.5",  ()),
    ("declare-first", "7.3",  ("creature",)),
    ("creature",      "7.3",  ("creature",)),
    ("declared",      "7.3",  ("creature",)),
    ("muted",         "7.9",  ("creature",)),
    ("target",        "7.3",  ("creature", "target")),
    ("same-kind",     "7.3",  ("creature",)),
    ("fuel-none",     "7.4",  ("creature",)),
    ("fuel-late",     "7.4",  ()),
    ("points",        "7.2",  ("count",)),
    ("counters-only", "7.5",  ("card",)),
    ("outside-card",  "7.5",  ("card",)),
    ("lay-nobody",    "7.6",  ("card",)),
    ("lay-target",    "7.6",  ("card",)),
    ("lay-counter",   "7.7",  ("card",)),
    ("lay-ability",   "7.9",  ("creature",)),
    ("lay-drop",      "7.13", ("card",)),
    ("lay-lacks",     "7.13", ("creature",)),
    ("priest",        "7.8",  ("creature",)),
    ("negate-card",   "7.7",  ("card",)),
)
# fmt: on

_WHY: Final = {message: (number, names) for message, number, names in WHY}


def clause(key: str, *values: str | int) -> Clause:
    """Return the clause of a sentence with its arguments."""
    number, names = _WHY[key]
    return Clause(number, f"magus-wargame-why-{key}", tuple(zip(names, values, strict=True)))
