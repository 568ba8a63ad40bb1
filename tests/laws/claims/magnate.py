"""What the lessons of Magnate say of their positions."""

from collections.abc import Callable

from engine.games.magnate import data as magnate, final_ranking
from engine.lesson_attempt import LessonAttempt
from tests.laws.claims import Claim, both


def _sums(province: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    at = magnate.PROVINCE[province]
    return lambda p: both(p, final_ranking.totals(p.state)[at])


def _other(province: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    return lambda p: _sums(province)(p)[1:]


def _led(p: LessonAttempt) -> tuple[int, int]:
    pairs = [both(p, pair) for pair in final_ranking.totals(p.state)]
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def _tokens(suit: str) -> Callable[[LessonAttempt], tuple[int, ...]]:
    return lambda p: (p.state.tokens[p.lesson.seat][magnate.SUITS.index(suit)],)


def _deed(p: LessonAttempt, province: str) -> tuple[int, int]:
    """Return how many tokens lie on the learner's deed in a province, and how many are missing."""
    at, mine = magnate.PROVINCE[province], p.lesson.seat
    laid = sum(p.state.deeds[mine][at])
    return laid, magnate.COST[p.state.columns[mine][at][-1]] - laid


def _rank(card: str) -> tuple[int]:
    return (magnate.RANK[magnate.CARD[card]],)


def _of_suit(p: LessonAttempt, suit: str, province: str) -> tuple[int]:
    column = p.state.columns[p.lesson.seat][magnate.PROVINCE[province]]
    return (sum(magnate.SUITS.index(suit) in magnate.SUITS_OF[card] for card in column),)


CLAIMS = (
    Claim(
        "goal",
        "text",
        {
            "en": r"in (\w+) provinces so far",
            "fr": r"dans (\w+) provinces pour le moment",
            "de": r"bisher in (\w+) Provinzen",
        },
        lambda p: _led(p)[:1],
    ),
    Claim(
        "goal",
        "text",
        {
            "en": r"Harvest ① you have (\w+) against (\w+)",
            "fr": r"n’avez (rien) contre (\w+), chez",
            "de": r"Ernte ① hast du (\w+) gegen (\w+)",
        },
        _sums("harvest"),
    ),
    Claim(
        "goal",
        "text",
        {
            "en": r"Keeper ② (\w+) against (\w+)",
            "fr": r"phare ② (\w+) contre (\w+)",
            "de": r"Leuchtturm ② (\w+) gegen (\w+)",
        },
        _sums("light_keeper"),
    ),
    Claim(
        "goal",
        "text",
        {
            "en": r"Forest ③ of rank (\w+) .* Cave of rank (\w+)",
            "fr": r"Forêt ③ de rang (\w+) .* Caverne de rang (\w+)",
            "de": r"Wald ③ mit Rang (\w+) .* Höhle mit Rang (\w+)",
        },
        lambda p: _rank("forest") + _rank("cave"),
    ),
    Claim(
        "goal",
        "why",
        {
            "en": r"(\w+) beats (\w+)",
            "fr": r"(\w+) l’emporte sur (\w+)",
            "de": r"(\w+) schlägt (\w+)",
        },
        _sums("harvest"),
    ),
    Claim(
        "develop",
        "text",
        {
            "en": r"Merchant ① lie (\w+);",
            "fr": r"Marchand ① il y en a (\w+)",
            "de": r"Händler ① liegen (\w+);",
        },
        lambda p: _deed(p, "harvest")[:1],
    ),
    Claim(
        "develop",
        "why",
        {
            "en": r"(\w+) beats (\w+)",
            "fr": r"aussitôt.: (\w+) contre (\w+)",
            "de": r"gebaut: (\w+) schlägt (\w+)",
        },
        _sums("harvest"),
    ),
    Claim(
        "sell",
        "text",
        {"en": r"lacks (\w+) tokens", "fr": r"manque (\w+) jetons", "de": r"fehlen (\w+) Marken"},
        lambda p: _deed(p, "light_keeper")[1:],
    ),
    Claim(
        "sell",
        "text",
        {
            "en": r"you have (a single) Sun",
            "fr": r"vous n’avez qu’(un) Soleil",
            "de": r"du hast (\w+) einzige Sonne",
        },
        _tokens("suns"),
    ),
    Claim(
        "dice",
        "wrong-collect-light-keeper-knots",
        {
            "en": r"have (\w+) Knots and (\w+) Sun",
            "fr": r"maintenant (\w+) Nœuds et (aucun) Soleil",
            "de": r"hast du (\w+) Knoten und (\w+) Sonne",
        },
        lambda p: _tokens("knots")(p) + _tokens("suns")(p),
    ),
    Claim(
        "tax",
        "text",
        {"en": r"(\w+) Suns ①", "fr": r"(\w+) Soleils ①", "de": r"(\w+) Sonnen ①"},
        _tokens("suns"),
    ),
    Claim(
        "tax",
        "text",
        {
            "en": r"Castle ② lacks (\w+)",
            "fr": r"manque (\w+) au Château",
            "de": r"Burg ② fehlen (\w+)",
        },
        lambda p: _deed(p, "light_keeper")[1:],
    ),
    Claim(
        "trade",
        "text",
        {
            "en": r"you have (\w+) Waves",
            "fr": r"vous avez (\w+) Vagues",
            "de": r"hast du (\w+) Wellen",
        },
        _tokens("waves"),
    ),
    Claim(
        "trade",
        "wrong-trade-waves",
        {"en": r"now: (\w+) are left", "fr": r"en reste (\w+) pour", "de": r"bleiben (\w+) für"},
        _tokens("waves"),
    ),
    Claim(
        "ace",
        "why",
        {
            "en": r"worth 3: (\w+) to (\w+)",
            "fr": r"vaut 3.: (\w+) à (\w+)",
            "de": r"3 wert: (\w+) zu (\w+)",
        },
        _sums("borderland"),
    ),
    Claim(
        "last",
        "text",
        {
            "en": r"Forest ① lie (\w+) of",
            "fr": r"Forêt ① il y a (\w+) jetons",
            "de": r"Wald ① liegen (\w+) von",
        },
        lambda p: _deed(p, "harvest")[:1],
    ),
    Claim(
        "last",
        "why",
        {
            "en": r"(\w+) to (\w+) in the Harvest",
            "fr": r"(\w+) à (\w+) à la Moisson",
            "de": r"(\w+) zu (\w+) in der Ernte",
        },
        _sums("harvest"),
    ),
    Claim(
        "last",
        "why",
        {
            "en": r"(\w+) provinces to (\w+)",
            "fr": r"(\w+) provinces à (\w+)",
            "de": r"(\w+) Provinzen zu (\w+)",
        },
        _led,
    ),
    Claim(
        "goal",
        "wrong-build-cave-light-keeper",
        {"en": r"(\w+) against (\w+)", "fr": r"(\w+) contre (\w+)", "de": r"(\w+) gegen (\w+)"},
        _sums("light_keeper"),
    ),
    Claim(
        "ace",
        "text",
        {
            "en": r"②, where you have (\w+) card .* you have (\w+)\.",
            "fr": r"②, où vous avez (\w+) carte .* vous en avez (\w+)\.",
            "de": r"②, wo du (\w+) Karte .* wo du (\w+) hast\.",
        },
        lambda p: _of_suit(p, "wyrms", "watchman") + _of_suit(p, "wyrms", "borderland"),
    ),
    Claim(
        "ace",
        "wrong-build-ace-of-wyrms-watchman",
        {
            "en": r"Soldier: (\w+) against (\w+)",
            "fr": r"Soldat.: (\w+) contre (\w+)",
            "de": r"2 wert: (\w+) gegen (\w+)",
        },
        _sums("watchman"),
    ),
    Claim(
        "ace",
        "wrong-build-ace-of-wyrms-excuse",
        {
            "en": r"and (\w+) does not beat (\w+)",
            "fr": r"et (\w+) ne bat pas (\w+)",
            "de": r"und (\w+) schlägt (\w+) nicht",
        },
        _sums("excuse"),
    ),
    Claim(
        "end",
        "text",
        {
            "en": r"its (\w+) cards are drawn",
            "fr": r"ses (\w+) cartes piochées",
            "de": r"seine (\w+) Karten gezogen",
        },
        lambda p: (len(p.state.pile),),
    ),
)
