"""What the lessons of The Seven Sages say of their positions."""

from collections.abc import Callable

from engine.games.seven_sages import data as sages
from engine.games.seven_sages.state import ALLIES
from engine.lesson_attempt import LessonAttempt
from tests.laws.claims import Claim


def _lead(p: LessonAttempt) -> tuple[int]:
    """Return by how much the alliance that leads does."""
    return (abs(p.state.marker),)


def _playable(p: LessonAttempt) -> tuple[int]:
    """Return what the learner can play in their role is worth."""
    mine = p.lesson.seat
    worths = sages.worths(p.state.hands[mine])
    return (worths[p.state.card[mine]] + worths[sages.OWL],)


def _hand(of: int) -> Callable[[LessonAttempt], tuple[int, ...]]:
    return lambda p: (len(p.state.hands[of]),)


def _lying(*slots: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    return lambda p: tuple(sum(p.state.crystals[sages.SLOTS.index(slot)]) for slot in slots)


def _worth(p: LessonAttempt, *suits: str) -> tuple[int]:
    worths = sages.worths(p.state.hands[p.lesson.seat])
    return (sum(worths[sages.SUITS.index(suit)] for suit in suits),)


CLAIMS = (
    Claim(
        "play",
        "text",
        {"en": r"lead by (\w+)\.", "fr": r"mènent de (\w+)\.", "de": r"führen mit (\w+)\."},
        _lead,
    ),
    Claim(
        "play",
        "why",
        {"en": r"leads by (\w+)\.", "fr": r"alliance mène de (\w+)\.", "de": r"führt mit (\w+)\."},
        _lead,
    ),
    Claim(
        "twins",
        "text",
        {"en": r"You lead by (\w+)", "fr": r"Vous menez de (\w+)", "de": r"Du führst mit (\w+)"},
        _lead,
    ),
    Claim(
        "become",
        "why",
        {
            "en": r"an owl: (\w+) points",
            "fr": r"un hibou.: (\w+) points",
            "de": r"eine Eule: (\w+) Punkte",
        },
        _playable,
    ),
    Claim(
        "spells",
        "text",
        {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)", "de": r"führen mit (\w+)"},
        _lead,
    ),
    Claim(
        "next-card",
        "text",
        {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)", "de": r"führen die anderen mit (\w+)"},
        _lead,
    ),
    Claim(
        "lose",
        "text",
        {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)", "de": r"führen mit (\w+)"},
        _lead,
    ),
    Claim(
        "lose",
        "text",
        {"en": r"5 make (\w+)", "fr": r"5 font (\w+)", "de": r"5 sind (\w+)"},
        _playable,
    ),
    Claim(
        "twins",
        "text",
        {
            "en": r"and holds (\w+) cards",
            "fr": r"et tient (\w+) cartes",
            "de": r"und hat (\w+) Karten",
        },
        _hand(1),
    ),
    Claim(
        "ally",
        "why",
        {"en": r"^(\w+) cards are", "fr": r"^(\w+) cartes, ce", "de": r"^(\w+) Karten sind"},
        _hand(3),
    ),
    Claim(
        "presents",
        "why",
        {
            "en": r"an owl, (\w+) points",
            "fr": r"un hibou, (\w+) points",
            "de": r"eine Eule spielen, (\w+) Punkte",
        },
        lambda p: _worth(p, "priestess", "owl"),
    ),
    Claim(
        "lose",
        "why",
        {
            "en": r"6 are (\w+), 2 and 5 are (\w+)",
            "fr": r"6 font (\w+), 2 et 5 font (\w+)",
            "de": r"6 sind (\w+), 2 und 5 sind (\w+)",
        },
        _lying("left", "right"),
    ),
    Claim(
        "for-allies",
        "why",
        {
            "en": r"she gets (\w+) points",
            "fr": r"elle a (\w+) points",
            "de": r"bekommt sie (\w+) Punkte",
        },
        lambda p: (sum(sages.FACE[card] for card in p.state.filed[p.lesson.seat][ALLIES]),),
    ),
    Claim(
        "three",
        "text",
        {"en": r"here (\w+), but", "fr": r"ici (\w+), mais", "de": r"hier (\w+), gewinnt"},
        _lying("bottom"),
    ),
    Claim(
        "three",
        "text",
        {
            "en": r"three, (\w+) points",
            "fr": r"trois, (\w+) points",
            "de": r"spielen, (\w+) Punkte",
        },
        _playable,
    ),
    Claim(
        "three",
        "why",
        {"en": r"lead of (\w+)\.", "fr": r"avance de (\w+)\.", "de": r"Vorsprung von (\w+)\."},
        _lying("bottom"),
    ),
)
