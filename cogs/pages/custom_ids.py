"""Custom ids: what a control carries, so that nothing need be remembered about a message.

    c:<op>:<match>:<revision>:<seat>:<words>

`words` is a notation or the beginning of one; `match` is empty where none is meant. An id is at
most 100 characters (Discord's limit): a match id has 8, a notation 60. No hand, view or seed is
ever in one; public controls carry only what a spectator could know.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine import GameError, match_types

LONGEST = 100
NOBODY = ""
"""The match of a control that belongs to none."""
_REST = r"(?P<match>[0-9a-z]{0,8}):(?P<revision>\d*):(?P<seat>\d*):(?P<words>.*)"
_MENUS = "pick|option|prefer|lesson|trypick|hush|wish|terms"
MENU = re.compile(rf"c:(?P<op>{_MENUS}):{_REST}")
BUTTON = re.compile(rf"c:(?P<op>(?!(?:{_MENUS}):)[a-z]+):{_REST}")
_PICKED = frozenset(_MENUS.split("|"))
_NUMBER, _LESSON = r"[0-9]{1,6}", r"[a-z_]+ [0-9]{1,6}"
_TERMS = (
    r"(league|tournament) [a-z_]+ [2-9] [0-9]{1,4} [a-z]+ [0-9] [0-9]{1,12} [0-9]{1,2} "
    r"(thread|letters)"
)
# fmt: off
_SHAPES = {
    "computer": r"|level",
    "instead":  r"[a-z_]+",
    "option":   r"[a-z_]+",
    "form":     r"-?",
    "fill":     r"-?",
    "more":     rf"{_NUMBER}( \S+)*",
    "learn":    r"",
    "link":     r"",
    "course":   r"[a-z_]+",
    "page":     r"[a-z_]+",
    "lesson":   r"[a-z_]+",
    "lessonat": _LESSON,
    "try":      rf"{_LESSON} .+",
    "trypick":  rf"{_LESSON} {_NUMBER}",
    "trymore":  rf"{_LESSON} \S+ {_NUMBER}( \S+)*",
    "tryexplain": rf"{_LESSON} {_NUMBER}",
    "tryhint":  _LESSON,
    "quiz":     rf"{_LESSON}( [0-2])?",
    "untry":    _LESSON,
    "retry":    _LESSON,
    "show":     _LESSON,
    "relief":   "|".join(relief.value for relief in match_types.LateSeatChoice),
    "go":       r"[0-9]{1,20}",
    "gofilm":   r"[0-9]{1,20}",
    "log":      rf"({_NUMBER})?(\.({_NUMBER})?){{0,2}}",
    "history":  rf"\S+ {_NUMBER}",
    "prefer":   r"[a-z_]+",
    "waiting":  rf"({_NUMBER})?",
    "seeks":    rf"({_NUMBER})?",
    "explain":  rf"({_NUMBER})?",
    "hint":     r"",
    "season":   r"league|tournament",
    "announce": _TERMS,
    "terms":    _TERMS,
    "enter":    r"",
    "wish":     r"",
    "quit":     r"|sure",
    "standing": r"([0-9]{1,3})?",
    "tables":   r"",
    "reply":    r"[0-9]{1,20}",
    "tell":     r"[0-9]{1,20}",
    "rule":     r"[a-z_]+ [0-9]{1,2}(\.[0-9]{1,2})*",
}
# fmt: on
"""What the words of an operation look like, unless they are a notation or do not matter."""


class Malformed(GameError):
    """A control that no page of ours has made."""


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a button or menu asks for. `revision` and `seat` are -1 where they do not matter."""

    op: str
    match: str
    revision: int = -1
    seat: int = -1
    words: str = ""

    def __str__(self) -> str:
        revision, seat = (("" if n < 0 else str(n)) for n in (self.revision, self.seat))
        text = f"c:{self.op}:{self.match}:{revision}:{seat}:{self.words}"
        if len(text) > LONGEST:
            raise ValueError(f"a custom id of {len(text)} characters for {self.op}")
        return text


def parse(found: re.Match[str]) -> ControlId:
    """Return what a custom id that fits the pattern asks for."""
    return ControlId(
        found["op"],
        found["match"],
        int(found["revision"] or -1),
        int(found["seat"] or -1),
        found["words"],
    )


def check(asked: ControlId, picked: Sequence[str]) -> None:
    """Refuse a control that no page has made, or of which nothing was picked; Malformed."""
    if asked.op in _SHAPES and not re.fullmatch(_SHAPES[asked.op], asked.words, re.ASCII):
        raise Malformed
    if asked.op in _PICKED and not picked:
        raise Malformed
