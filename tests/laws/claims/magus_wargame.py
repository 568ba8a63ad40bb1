"""What the lessons of the wargame say of their positions."""

from engine.games.magus_wargame import data as wargame, final_ranking as towers
from engine.games.magus_wargame.events import Fought
from engine.lesson_attempt import LessonAttempt
from tests.laws.claims import Claim, event


def _totals(p: LessonAttempt) -> tuple[int, ...]:
    """Return the totals of the last battle, the learner's first."""
    fought = event(p, Fought)
    return fought.totals if fought.seat == p.lesson.seat else fought.totals[::-1]


def _army(p: LessonAttempt) -> tuple[list[int], int]:
    """Return the Forces of the learner's first army, and how many of its creatures are red."""
    army = p.state.armies[p.lesson.seat][0]
    return [wargame.FORCE[unit] for unit in army], [wargame.COLOUR[unit] for unit in army].count(
        wargame.RED
    )


def _colour_bonus(n: int) -> int:
    return n * (n - 1) // 2


def _reds(p: LessonAttempt) -> tuple[int, ...]:
    """Return the Force of the first army and what its red ones add for their colour."""
    forces, red = _army(p)
    return sum(forces), _colour_bonus(red)


def _flamed(p: LessonAttempt) -> tuple[int, ...]:
    """Return what the red ones of the first army add for their colour, and by the Flame."""
    red = _army(p)[1]
    return _colour_bonus(red), 3 * red


CLAIMS = (
    Claim(
        "one-colour",
        "why",
        {
            "en": r"Force (\w+), and (\w+) for",
            "fr": r"Force (\w+), et (\w+) pour",
            "de": r"Stärke (\w+), und (\w+) für",
        },
        _reds,
    ),
    Claim(
        "battle",
        "why",
        {
            "en": r"worth (\w+) against your (\w+)",
            "fr": r"valaient (\w+) contre vos (\w+)",
            "de": r"sie (\w+) wert gegen deine (\w+)",
        },
        lambda p: _totals(p)[::-1],
    ),
    Claim(
        "full-army",
        "why",
        {
            "en": r"give (\w+) for the colour and (\w+) by",
            "fr": r"donnent (\w+) pour la couleur, et (\w+) par",
            "de": r"geben (\w+) für die Farbe und (\w+) durch",
        },
        _flamed,
    ),
    Claim(
        "spell-and-fuel",
        "why",
        {
            "en": r"came to (\w+) with .* they to (\w+)",
            "fr": r"menaient à (\w+), .* avaient (\w+)",
            "de": r"kamst auf (\w+) mit .* Drachen auf (\w+)",
        },
        _totals,
    ),
    Claim(
        "last-word",
        "why",
        {"en": r"(\w+) beat (\w+)", "fr": r"(\w+) a battu (\w+)", "de": r"(\w+) schlug (\w+)"},
        _totals,
    ),
    Claim(
        "while-away",
        "why",
        {"en": r"(\w+) beat (\w+)", "fr": r"(\w+) contre (\w+)", "de": r"(\w+) schlug (\w+)"},
        _totals,
    ),
    Claim(
        "four-towers",
        "text",
        {"en": r"You hold (\w+)\.", "fr": r"Vous en tenez (\w+)", "de": r"Du hältst (\w+)\."},
        lambda p: (towers.towers(p.state, p.lesson.seat),),
    ),
)
