"""What the lessons of Magus say of their positions."""

from collections.abc import Callable

from engine.games.magus import data as magus, majorities_and_mana
from engine.lesson_attempt import LessonAttempt
from tests.laws.claims import Claim, both


def _levels(source: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    at = magus.COLOURS.index(source)
    return lambda p: both(p, majorities_and_mana.standing(p.state, at))


def _ring(p: LessonAttempt, source: str) -> tuple[int, ...]:
    """Return what the first two places at a source are paid."""
    return tuple(magus.RINGS[p.state.rings[magus.COLOURS.index(source)]][:2])


CLAIMS = (
    Claim(
        "action",
        "text",
        {
            "en": r"you have (\w+), your opponent (\w+)",
            "fr": r"vous en avez (\w+), l’adversaire (\w+)",
            "de": r"hast du (\w+), die andere Seite (\w+)",
        },
        _levels("yellow"),
    ),
    Claim(
        "action",
        "why",
        {"en": r"^(\w+) against (\w+)", "fr": r"^(\w+) contre (\w+)", "de": r"^(\w+) gegen (\w+)"},
        _levels("yellow"),
    ),
    Claim(
        "move",
        "text",
        {
            "en": r"(\w+) of them on Green",
            "fr": r"cercle.: (\w+) sur la Verte",
            "de": r"(\w+) von ihnen auf Grün",
        },
        lambda p: _levels("green")(p)[:1],
    ),
    Claim(
        "move",
        "text",
        {
            "en": r"opponent leads with (\w+)",
            "fr": r"adversaire mène à (\w+)",
            "de": r"andere Seite mit (\w+)\.",
        },
        lambda p: _levels("blue")(p)[1:],
    ),
    Claim(
        "move",
        "why",
        {
            "en": r"(\w+) against (\w+) on Blue",
            "fr": r"(\w+) contre (\w+) sur la Bleue",
            "de": r"(\w+) gegen (\w+) auf Blau",
        },
        _levels("blue"),
    ),
    Claim(
        "bonus-made",
        "text",
        {
            "en": r"there at (\w+), you at (\w+)",
            "fr": r"y est à (\w+), vous à (\w+)",
            "de": r"dort bei (\w+), du bei (\w+)",
        },
        lambda p: both(p, [row[6] for row in p.state.powers])[::-1],
    ),
    Claim(
        "mana",
        "why",
        {
            "en": r"lead with (\w+) against (\w+)",
            "fr": r"menez par (\w+) contre (\w+)",
            "de": r"führst du mit (\w+) gegen (\w+)",
        },
        _levels("blue"),
    ),
    Claim(
        "mana",
        "wrong-take-yellow",
        {
            "en": r"with (\w+) against (\w+)",
            "fr": r"second, (\w+) contre (\w+)",
            "de": r"mit (\w+) gegen (\w+)",
        },
        _levels("yellow"),
    ),
    Claim(
        "room",
        "text",
        {
            "en": r"(\w+) against (\w+)\.",
            "fr": r"(\w+) contre (\w+)\.",
            "de": r"(\w+) gegen (\w+)\.",
        },
        _levels("green"),
    ),
    Claim(
        "room",
        "why",
        {
            "en": r"Initiate: (\w+) against (\w+)",
            "fr": r"Initié.: (\w+) contre (\w+)",
            "de": r"Adepten: (\w+) gegen (\w+)",
        },
        _levels("green"),
    ),
    Claim(
        "push-once",
        "text",
        {
            "en": r"it is (\w+) against (\w+), and",
            "fr": r"c’est (\w+) contre (\w+), et",
            "de": r"steht es (\w+) gegen (\w+), und",
        },
        _levels("blue"),
    ),
    Claim(
        "left-over",
        "text",
        {
            "en": r"Your action was a (\w+)",
            "fr": r"Votre action était un (\w+)",
            "de": r"Deine Aktion war eine (\w+)",
        },
        lambda p: (p.state.die,),
    ),
    Claim(
        "left-over",
        "text",
        {
            "en": r"and (\d) and (\d) are left",
            "fr": r"il reste (\d) et (\d)",
            "de": r"übrig sind (\d) und (\d)",
        },
        lambda p: tuple(p.state.free),
    ),
    Claim(
        "count",
        "text",
        {
            "en": r"magic level is (\w+)",
            "fr": r"niveau de magie est (\w+)",
            "de": r"Magiestufe ist (\w+)",
        },
        lambda p: (majorities_and_mana.magic(p.state.pieces[p.lesson.seat]),),
    ),
    Claim(
        "count",
        "why",
        {
            "en": r"(\w+) against (\w+) on Yellow",
            "fr": r"(\w+) contre (\w+) sur la Jaune",
            "de": r"(\w+) gegen (\w+) auf Gelb",
        },
        _levels("yellow"),
    ),
    *(
        Claim(
            "count",
            f"wrong-place-{colour}",
            {
                "en": r"still (\w+) against (\w+)",
                "fr": r"toujours (\w+) contre (\w+)",
                "de": r"immer noch (\w+) gegen (\w+)",
            },
            _levels("yellow"),
        )
        for colour in ("green", "violet", "red", "blue")
    ),
    Claim(
        "count",
        "text",
        {
            "en": r"Yellow ① (\w+) for .* and (\w+) for",
            "fr": r"Jaune ① (\w+) au .* et (\w+) au",
            "de": r"Gelb ① (\w+) für .* und (\w+) für",
        },
        lambda p: _ring(p, "yellow"),
    ),
    Claim(
        "count",
        "text",
        {
            "en": r"Blue ② (\w+) and (\w+)\.",
            "fr": r"Bleue ② (\w+) et (\w+)\.",
            "de": r"Blau ② (\w+) und (\w+)\.",
        },
        lambda p: _ring(p, "blue"),
    ),
    Claim(
        "bonus-made",
        "text",
        {
            "en": r"② show (\w+), (\w+) and (\w+)\.",
            "fr": r"② montrent (\w+), (\w+) et (\w+)\.",
            "de": r"② zeigen (\w+), (\w+) und (\w+)\.",
        },
        lambda p: tuple(p.state.free),
    ),
    Claim(
        "room",
        "text",
        {
            "en": r"you have (\w+) Apprentices and",
            "fr": r"vous avez (\w+) Apprentis et",
            "de": r"hast du (\w+) Lehrlinge und",
        },
        lambda p: (p.state.pieces[p.lesson.seat][magus.COLOURS.index("green")],),
    ),
    Claim(
        "room",
        "wrong-create-3-initiate",
        {
            "en": r"still (\w+) against (\w+)",
            "fr": r"toujours (\w+) contre (\w+)",
            "de": r"immer noch (\w+) gegen (\w+)",
        },
        _levels("green"),
    ),
    Claim(
        "room",
        "wrong-replace-apprentice-apprentice-initiate",
        {
            "en": r"it is (\w+) against (\w+) again",
            "fr": r"c’est encore (\w+) contre (\w+)",
            "de": r"steht wieder (\w+) gegen (\w+)",
        },
        _levels("green"),
    ),
    Claim(
        "end",
        "text",
        {"en": r"after round (\w+),", "fr": r"après la manche (\w+),", "de": r"nach Runde (\w+),"},
        lambda p: (p.state.limit,),
    ),
)
