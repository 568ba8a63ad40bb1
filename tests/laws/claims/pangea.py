"""What the lessons of Pangea say of their positions."""

from collections.abc import Callable

from engine.games.pangea.crowds_and_prices import crowds, price
from engine.games.pangea.data import NAMES, TILE
from engine.lesson_attempt import LessonAttempt
from tests.laws.claims import Claim


def _wealth(p: LessonAttempt) -> tuple[int]:
    return (p.state.wealth[NAMES["mauve"]],)


def _amulets(people: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    return lambda p: (len(p.state.amulets[NAMES[people]]),)


CLAIMS = (
    Claim(
        "limit",
        "text",
        {
            "en": r"(\w+) characters stand on Mountain",
            "fr": r"(\w+) personnages sont sur la Mont",
            "de": r"(\w+) Figuren stehen auf Gebirge",
        },
        lambda p: (crowds(p.state)[TILE["mountain_3"]],),
    ),
    Claim(
        "deliver",
        "why",
        {
            "en": r"The next costs (\w+)",
            "fr": r"La prochaine coûte (\w+)",
            "de": r"Das nächste kostet (\w+)",
        },
        lambda p: (price(p.state, NAMES["mauve"]),),
    ),
    Claim(
        "victory",
        "text",
        {
            "en": r"You have (\w+) amulets and (\w+)",
            "fr": r"avez (\w+) amulettes et (\w+)",
            "de": r"Du hast (\w+) Amulette und einen Reichtum von (\w+)",
        },
        lambda p: _amulets("mauve")(p) + _wealth(p),
    ),
    Claim(
        "victory",
        "text",
        {
            "en": r"the triangle for (\w+)",
            "fr": r"le triangle pour (\w+)",
            "de": r"das Dreieck für (\w+)",
        },
        lambda p: (price(p.state, NAMES["mauve"]),),
    ),
    Claim(
        "victory",
        "why",
        {"en": r"^(\w+) amulets", "fr": r"^(\w+) amulettes", "de": r"^(\w+) Amulette"},
        _amulets("mauve"),
    ),
    Claim(
        "victory",
        "wrong-buy",
        {
            "en": r"you have (\w+) wealth",
            "fr": r"une richesse de (\w+)",
            "de": r"hast du einen Reichtum von (\w+)",
        },
        _wealth,
    ),
    Claim(
        "end",
        "text",
        {
            "en": r"You have (\w+) amulets",
            "fr": r"Vous avez (\w+) amulettes",
            "de": r"Du hast (\w+) Amulette",
        },
        _amulets("mauve"),
    ),
    Claim(
        "end",
        "text",
        {"en": r"wealth of (\w+)", "fr": r"richesse de (\w+)", "de": r"Reichtum von (\w+)"},
        _wealth,
    ),
    Claim(
        "end",
        "text",
        {
            "en": r"green people has (\w+) amulet and (\w+)",
            "fr": r"peuple vert (\w+) amulette et (\w+)",
            "de": r"Volk Grün (\w+) Amulett und einen Reichtum von (\w+)",
        },
        lambda p: (*_amulets("green")(p), p.state.wealth[NAMES["green"]]),
    ),
    Claim(
        "draw",
        "text",
        {
            "en": r"Here (\w+) stand already",
            "fr": r"Ici, (\w+) y sont déjà",
            "de": r"stehen schon (\w+), wo",
        },
        lambda p: (crowds(p.state)[TILE["mountain_3"]],),
    ),
    Claim(
        "market",
        "text",
        {
            "en": r"give you (\w+) actions",
            "fr": r"vous donnent (\w+) actions",
            "de": r"geben dir (\w+) Aktionen",
        },
        lambda p: (p.state.left,),
    ),
    Claim(
        "market",
        "text",
        {
            "en": r"of the (\w+) yellow there",
            "fr": r"des (\w+) jaunes qui",
            "de": r"von den (\w+) gelben",
        },
        lambda p: (crowds(p.state)[TILE["forest_4"]],),
    ),
)
