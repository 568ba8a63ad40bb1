"""The law of numbers: what a lesson says of its position is counted there, in each language.

Apart from the other laws of lessons: it needs to know where each game keeps what is counted.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.game import AnyGame
from engine.games.magnate import data as magnate
from engine.games.magnate import score
from engine.games.magus import data as magus
from engine.games.magus import position_queries
from engine.games.magus_wargame import data as wargame
from engine.games.magus_wargame import score as towers
from engine.games.magus_wargame.events import Fought
from engine.games.pangea.data import NAMES, TILE
from engine.games.pangea.position_queries import crowds, price
from engine.games.seven_sages import data as sages
from engine.games.seven_sages.state import ALLIES
from engine.lesson import Lesson
from engine.lesson_attempt import Practice
from engine.notation import write
from languages import COMPLETE
from render.words import lesson_texts

E = TypeVar("E")
WORDS = {
    "en": {"nothing": 0, "no": 0, "a single": 1, "one": 1, "two": 2, "three": 3, "four": 4}
    | {"five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "twelve": 12},
    "fr": {
        "rien": 0,
        "aucun": 0,
        "aucune": 0,
        "un": 1,
        "une": 1,
        "deux": 2,
        "trois": 3,
        "quatre": 4,
    }
    | {"cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "douze": 12},
    "de": {"nichts": 0, "keine": 0, "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3}
    | {"vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zwölf": 12},
}


@dataclass(frozen=True, slots=True)
class Claim:
    """Numbers that a part of a lesson says, where they stand, and how they are counted.

    `says`: patterns by language; each of their groups is a number, in the order of `count`. A
    language without one says these numbers in that order.
    """

    lesson: str
    part: str
    says: dict[str, str] = field(hash=False)
    count: Callable[[Practice], tuple[int, ...]]


def law_counted(game: AnyGame, lesson: Lesson) -> int:
    """What is said of a position is counted there; return how many numbers were."""
    found = 0
    claims = [one for one in CLAIMS[game.key] if one.lesson == lesson.key]
    spoken = dict(_spoken_of(game, lesson))
    for claim in claims:
        there = claim.count(spoken[claim.part])
        for locale in COMPLETE:
            text = lesson_texts.said(locale, game.key, lesson, claim.part)
            if pattern := claim.says.get(locale):
                said = re.search(pattern, text)
                assert said, f"{claim.part} in {locale} no longer says “{pattern}”"
                numbers = tuple(_number(locale, word) for word in said.groups())
                assert numbers == there, f"{claim.part} in {locale}: {said[0]}, not {there}"
            else:
                numbers = tuple(_number(locale, word) for word in re.findall(r"\w+", text))
                rest = iter(numbers)
                assert all(n in rest for n in there), f"{claim.part} in {locale}: no {there}"
            found += len(there)
    return found


def _number(locale: str, word: str) -> int | None:
    return int(word) if word.isdecimal() else WORDS[locale].get(word.lower())


def _spoken_of(game: AnyGame, lesson: Lesson) -> Iterator[tuple[str, Practice]]:
    """Yield the parts of a lesson that speak of a position, with what has led to it."""
    yield from ((part, Practice(game, lesson)) for part in ("text", "task"))
    practice = Practice(game, lesson)
    for step in lesson.solution:
        legal = [write(one) for one in game.legal(practice.state, lesson.seat)]
        for start in lesson.wrong:
            if wrong := [text for text in legal if lesson.wrong_by(text) == start]:
                tried = Practice(game, lesson, practice.lines)
                tried.act(wrong[0])
                yield lesson_texts.part_of(start), tried
        practice.act(step)
    yield "why", practice


def _event(practice: Practice, kind: type[E]) -> E:
    """Return the last event of a class."""
    return [one for move in practice.moves for one in move.events if isinstance(one, kind)][-1]


def _both(practice: Practice, pair: Any) -> tuple[int, int]:
    """Return what is counted by seat with the learner's first."""
    mine = practice.lesson.seat
    return pair[mine], pair[1 - mine]


# Magnate


def _sums(province: str) -> Callable[[Practice], tuple[int, ...]]:
    at = magnate.PROVINCE[province]
    return lambda p: _both(p, score.totals(p.state)[at])


def _other(province: str) -> Callable[[Practice], tuple[int, ...]]:
    return lambda p: _sums(province)(p)[1:]


def _led(p: Practice) -> tuple[int, int]:
    pairs = [_both(p, pair) for pair in score.totals(p.state)]
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def _tokens(suit: str) -> Callable[[Practice], tuple[int, ...]]:
    return lambda p: (p.state.tokens[p.lesson.seat][magnate.SUITS.index(suit)],)


def _deed(p: Practice, province: str) -> tuple[int, int]:
    """Return how many tokens lie on the learner's deed in a province, and how many are missing."""
    at, mine = magnate.PROVINCE[province], p.lesson.seat
    laid = sum(p.state.deeds[mine][at])
    return laid, magnate.COST[p.state.columns[mine][at][-1]] - laid


def _rank(card: str) -> tuple[int]:
    return (magnate.RANK[magnate.CARD[card]],)


def _of_suit(p: Practice, suit: str, province: str) -> tuple[int]:
    column = p.state.columns[p.lesson.seat][magnate.PROVINCE[province]]
    return (sum(magnate.SUITS.index(suit) in magnate.SUITS_OF[card] for card in column),)


MAGNATE = (
    Claim(
        "goal",
        "text",
        {"en": r"in (\w+) provinces so far", "fr": r"dans (\w+) provinces pour le moment"},
        lambda p: _led(p)[:1],
    ),
    Claim(
        "goal",
        "text",
        {
            "en": r"Harvest ① you have (\w+) against (\w+)",
            "fr": r"n’avez (rien) contre (\w+), chez",
        },
        _sums("harvest"),
    ),
    Claim(
        "goal",
        "text",
        {"en": r"Keeper ② (\w+) against (\w+)", "fr": r"phare ② (\w+) contre (\w+)"},
        _sums("light_keeper"),
    ),
    Claim(
        "goal",
        "text",
        {
            "en": r"Forest ③ of rank (\w+) .* Cave of rank (\w+)",
            "fr": r"Forêt ③ de rang (\w+) .* Caverne de rang (\w+)",
        },
        lambda p: _rank("forest") + _rank("cave"),
    ),
    Claim(
        "goal",
        "why",
        {"en": r"(\w+) beats (\w+)", "fr": r"(\w+) l’emporte sur (\w+)"},
        _sums("harvest"),
    ),
    Claim(
        "develop",
        "text",
        {"en": r"Merchant ① lie (\w+);", "fr": r"Marchand ① il y en a (\w+)"},
        lambda p: _deed(p, "harvest")[:1],
    ),
    Claim(
        "develop",
        "why",
        {"en": r"(\w+) beats (\w+)", "fr": r"aussitôt.: (\w+) contre (\w+)"},
        _sums("harvest"),
    ),
    Claim(
        "sell",
        "text",
        {"en": r"lacks (\w+) tokens", "fr": r"manque (\w+) jetons"},
        lambda p: _deed(p, "light_keeper")[1:],
    ),
    Claim(
        "sell",
        "text",
        {"en": r"you have (a single) Sun", "fr": r"vous n’avez qu’(un) Soleil"},
        _tokens("suns"),
    ),
    Claim(
        "dice",
        "wrong-collect-light-keeper-knots",
        {
            "en": r"have (\w+) Knots and (\w+) Sun",
            "fr": r"maintenant (\w+) Nœuds et (aucun) Soleil",
        },
        lambda p: _tokens("knots")(p) + _tokens("suns")(p),
    ),
    Claim("tax", "text", {"en": r"(\w+) Suns ①", "fr": r"(\w+) Soleils ①"}, _tokens("suns")),
    Claim(
        "tax",
        "text",
        {"en": r"Castle ② lacks (\w+)", "fr": r"manque (\w+) au Château"},
        lambda p: _deed(p, "light_keeper")[1:],
    ),
    Claim(
        "trade",
        "text",
        {"en": r"you have (\w+) Waves", "fr": r"vous avez (\w+) Vagues"},
        _tokens("waves"),
    ),
    Claim(
        "trade",
        "wrong-trade-waves",
        {"en": r"now: (\w+) are left", "fr": r"en reste (\w+) pour"},
        _tokens("waves"),
    ),
    Claim(
        "ace",
        "why",
        {"en": r"worth 3: (\w+) to (\w+)", "fr": r"vaut 3.: (\w+) à (\w+)"},
        _sums("borderland"),
    ),
    Claim(
        "last",
        "text",
        {"en": r"Forest ① lie (\w+) of", "fr": r"Forêt ① il y a (\w+) jetons"},
        lambda p: _deed(p, "harvest")[:1],
    ),
    Claim(
        "last",
        "why",
        {"en": r"(\w+) to (\w+) in the Harvest", "fr": r"(\w+) à (\w+) à la Moisson"},
        _sums("harvest"),
    ),
    Claim(
        "last", "why", {"en": r"(\w+) provinces to (\w+)", "fr": r"(\w+) provinces à (\w+)"}, _led
    ),
    Claim(
        "goal",
        "wrong-build-cave-light-keeper",
        {"en": r"(\w+) against (\w+)", "fr": r"(\w+) contre (\w+)"},
        _sums("light_keeper"),
    ),
    Claim(
        "ace",
        "text",
        {
            "en": r"②, where you have (\w+) card .* you have (\w+)\.",
            "fr": r"②, où vous avez (\w+) carte .* vous en avez (\w+)\.",
        },
        lambda p: _of_suit(p, "wyrms", "watchman") + _of_suit(p, "wyrms", "borderland"),
    ),
    Claim(
        "ace",
        "wrong-build-ace-of-wyrms-watchman",
        {"en": r"Soldier: (\w+) against (\w+)", "fr": r"Soldat.: (\w+) contre (\w+)"},
        _sums("watchman"),
    ),
    Claim(
        "ace",
        "wrong-build-ace-of-wyrms-excuse",
        {"en": r"and (\w+) does not beat (\w+)", "fr": r"et (\w+) ne bat pas (\w+)"},
        _sums("excuse"),
    ),
    Claim(
        "end",
        "text",
        {"en": r"its (\w+) cards are drawn", "fr": r"ses (\w+) cartes piochées"},
        lambda p: (len(p.state.pile),),
    ),
)


# Magus


def _levels(source: str) -> Callable[[Practice], tuple[int, ...]]:
    at = magus.COLOURS.index(source)
    return lambda p: _both(p, position_queries.standing(p.state, at))


def _ring(p: Practice, source: str) -> tuple[int, ...]:
    """Return what the first two places at a source are paid."""
    return tuple(magus.RINGS[p.state.rings[magus.COLOURS.index(source)]][:2])


MAGUS = (
    Claim(
        "action",
        "text",
        {
            "en": r"you have (\w+), your opponent (\w+)",
            "fr": r"vous en avez (\w+), l’adversaire (\w+)",
        },
        _levels("yellow"),
    ),
    Claim(
        "action",
        "why",
        {"en": r"^(\w+) against (\w+)", "fr": r"^(\w+) contre (\w+)"},
        _levels("yellow"),
    ),
    Claim(
        "move",
        "text",
        {"en": r"(\w+) of them on Green", "fr": r"cercle.: (\w+) sur la Verte"},
        lambda p: _levels("green")(p)[:1],
    ),
    Claim(
        "move",
        "text",
        {"en": r"opponent leads with (\w+)", "fr": r"adversaire mène à (\w+)"},
        lambda p: _levels("blue")(p)[1:],
    ),
    Claim(
        "move",
        "why",
        {"en": r"(\w+) against (\w+) on Blue", "fr": r"(\w+) contre (\w+) sur la Bleue"},
        _levels("blue"),
    ),
    Claim(
        "bonus-made",
        "text",
        {"en": r"there at (\w+), you at (\w+)", "fr": r"y est à (\w+), vous à (\w+)"},
        lambda p: _both(p, [row[6] for row in p.state.powers])[::-1],
    ),
    Claim(
        "mana",
        "why",
        {"en": r"lead with (\w+) against (\w+)", "fr": r"menez par (\w+) contre (\w+)"},
        _levels("blue"),
    ),
    Claim(
        "mana",
        "wrong-take-yellow",
        {"en": r"with (\w+) against (\w+)", "fr": r"second, (\w+) contre (\w+)"},
        _levels("yellow"),
    ),
    Claim(
        "room",
        "text",
        {"en": r"(\w+) against (\w+)\.", "fr": r"(\w+) contre (\w+)\."},
        _levels("green"),
    ),
    Claim(
        "room",
        "why",
        {"en": r"Initiate: (\w+) against (\w+)", "fr": r"Initié.: (\w+) contre (\w+)"},
        _levels("green"),
    ),
    Claim(
        "push-once",
        "text",
        {"en": r"it is (\w+) against (\w+), and", "fr": r"c’est (\w+) contre (\w+), et"},
        _levels("blue"),
    ),
    Claim(
        "left-over",
        "text",
        {"en": r"Your action was a (\w+)", "fr": r"Votre action était un (\w+)"},
        lambda p: (p.state.die,),
    ),
    Claim(
        "left-over",
        "text",
        {"en": r"and (\d) and (\d) are left", "fr": r"il reste (\d) et (\d)"},
        lambda p: tuple(p.state.free),
    ),
    Claim(
        "count",
        "text",
        {"en": r"magic level is (\w+)", "fr": r"niveau de magie est (\w+)"},
        lambda p: (position_queries.magic(p.state.pieces[p.lesson.seat]),),
    ),
    Claim(
        "count",
        "why",
        {"en": r"(\w+) against (\w+) on Yellow", "fr": r"(\w+) contre (\w+) sur la Jaune"},
        _levels("yellow"),
    ),
    *(
        Claim(
            "count",
            f"wrong-place-{colour}",
            {"en": r"still (\w+) against (\w+)", "fr": r"toujours (\w+) contre (\w+)"},
            _levels("yellow"),
        )
        for colour in ("green", "violet", "red", "blue")
    ),
    Claim(
        "count",
        "text",
        {"en": r"Yellow ① (\w+) for .* and (\w+) for", "fr": r"Jaune ① (\w+) au .* et (\w+) au"},
        lambda p: _ring(p, "yellow"),
    ),
    Claim(
        "count",
        "text",
        {"en": r"Blue ② (\w+) and (\w+)\.", "fr": r"Bleue ② (\w+) et (\w+)\."},
        lambda p: _ring(p, "blue"),
    ),
    Claim(
        "bonus-made",
        "text",
        {"en": r"② show (\w+), (\w+) and (\w+)\.", "fr": r"② montrent (\w+), (\w+) et (\w+)\."},
        lambda p: tuple(p.state.free),
    ),
    Claim(
        "room",
        "text",
        {"en": r"you have (\w+) Apprentices and", "fr": r"vous avez (\w+) Apprentis et"},
        lambda p: (p.state.pieces[p.lesson.seat][magus.COLOURS.index("green")],),
    ),
    Claim(
        "room",
        "wrong-create-3-initiate",
        {"en": r"still (\w+) against (\w+)", "fr": r"toujours (\w+) contre (\w+)"},
        _levels("green"),
    ),
    Claim(
        "room",
        "wrong-replace-apprentice-apprentice-initiate",
        {"en": r"it is (\w+) against (\w+) again", "fr": r"c’est encore (\w+) contre (\w+)"},
        _levels("green"),
    ),
    Claim(
        "end",
        "text",
        {"en": r"after round (\w+),", "fr": r"après la manche (\w+),"},
        lambda p: (p.state.limit,),
    ),
)


# Pangea


def _wealth(p: Practice) -> tuple[int]:
    return (p.state.wealth[NAMES["mauve"]],)


def _amulets(people: str) -> Callable[[Practice], tuple[int, ...]]:
    return lambda p: (len(p.state.amulets[NAMES[people]]),)


PANGEA = (
    Claim(
        "limit",
        "text",
        {"en": r"(\w+) characters stand on Mountain", "fr": r"(\w+) personnages sont sur la Mont"},
        lambda p: (crowds(p.state)[TILE["mountain_3"]],),
    ),
    Claim(
        "deliver",
        "why",
        {"en": r"The next costs (\w+)", "fr": r"La prochaine coûte (\w+)"},
        lambda p: (price(p.state, NAMES["mauve"]),),
    ),
    Claim(
        "victory",
        "text",
        {"en": r"You have (\w+) amulets and (\w+)", "fr": r"avez (\w+) amulettes et (\w+)"},
        lambda p: _amulets("mauve")(p) + _wealth(p),
    ),
    Claim(
        "victory",
        "text",
        {"en": r"the triangle for (\w+)", "fr": r"le triangle pour (\w+)"},
        lambda p: (price(p.state, NAMES["mauve"]),),
    ),
    Claim(
        "victory", "why", {"en": r"^(\w+) amulets", "fr": r"^(\w+) amulettes"}, _amulets("mauve")
    ),
    Claim(
        "victory",
        "wrong-buy",
        {"en": r"you have (\w+) wealth", "fr": r"une richesse de (\w+)"},
        _wealth,
    ),
    Claim(
        "end",
        "text",
        {"en": r"You have (\w+) amulets", "fr": r"Vous avez (\w+) amulettes"},
        _amulets("mauve"),
    ),
    Claim("end", "text", {"en": r"wealth of (\w+)", "fr": r"richesse de (\w+)"}, _wealth),
    Claim(
        "end",
        "text",
        {
            "en": r"green people has (\w+) amulet and (\w+)",
            "fr": r"peuple vert (\w+) amulette et (\w+)",
        },
        lambda p: (*_amulets("green")(p), p.state.wealth[NAMES["green"]]),
    ),
    Claim(
        "draw",
        "text",
        {"en": r"Here (\w+) stand already", "fr": r"Ici, (\w+) y sont déjà"},
        lambda p: (crowds(p.state)[TILE["mountain_3"]],),
    ),
    Claim(
        "market",
        "text",
        {"en": r"give you (\w+) actions", "fr": r"vous donnent (\w+) actions"},
        lambda p: (p.state.left,),
    ),
    Claim(
        "market",
        "text",
        {"en": r"of the (\w+) yellow there", "fr": r"des (\w+) jaunes qui"},
        lambda p: (crowds(p.state)[TILE["forest_4"]],),
    ),
)


# The Seven Sages


def _lead(p: Practice) -> tuple[int]:
    """Return by how much the alliance that leads does."""
    return (abs(p.state.marker),)


def _playable(p: Practice) -> tuple[int]:
    """Return what the learner can play in their role is worth."""
    mine = p.lesson.seat
    worths = sages.worths(p.state.hands[mine])
    return (worths[p.state.card[mine]] + worths[sages.OWL],)


def _hand(of: int) -> Callable[[Practice], tuple[int, ...]]:
    return lambda p: (len(p.state.hands[of]),)


def _lying(*slots: str) -> Callable[[Practice], tuple[int, ...]]:
    return lambda p: tuple(sum(p.state.crystals[sages.SLOTS.index(slot)]) for slot in slots)


def _worth(p: Practice, *suits: str) -> tuple[int]:
    worths = sages.worths(p.state.hands[p.lesson.seat])
    return (sum(worths[sages.SUITS.index(suit)] for suit in suits),)


SAGES = (
    Claim("play", "text", {"en": r"lead by (\w+)\.", "fr": r"mènent de (\w+)\."}, _lead),
    Claim("play", "why", {"en": r"leads by (\w+)\.", "fr": r"alliance mène de (\w+)\."}, _lead),
    Claim("twins", "text", {"en": r"You lead by (\w+)", "fr": r"Vous menez de (\w+)"}, _lead),
    Claim(
        "become",
        "why",
        {"en": r"an owl: (\w+) points", "fr": r"un hibou.: (\w+) points"},
        _playable,
    ),
    Claim("spells", "text", {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)"}, _lead),
    Claim("next-card", "text", {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)"}, _lead),
    Claim("lose", "text", {"en": r"lead by (\w+)", "fr": r"mènent de (\w+)"}, _lead),
    Claim("lose", "text", {"en": r"5 make (\w+)", "fr": r"5 font (\w+)"}, _playable),
    Claim(
        "twins", "text", {"en": r"and holds (\w+) cards", "fr": r"et tient (\w+) cartes"}, _hand(1)
    ),
    Claim("ally", "why", {"en": r"^(\w+) cards are", "fr": r"^(\w+) cartes, ce"}, _hand(3)),
    Claim(
        "presents",
        "why",
        {"en": r"an owl, (\w+) points", "fr": r"un hibou, (\w+) points"},
        lambda p: _worth(p, "priestess", "owl"),
    ),
    Claim(
        "lose",
        "why",
        {"en": r"6 are (\w+), 2 and 5 are (\w+)", "fr": r"6 font (\w+), 2 et 5 font (\w+)"},
        _lying("left", "right"),
    ),
    Claim(
        "for-allies",
        "why",
        {"en": r"she gets (\w+) points", "fr": r"elle a (\w+) points"},
        lambda p: (sum(sages.FACE[card] for card in p.state.filed[p.lesson.seat][ALLIES]),),
    ),
    Claim("three", "text", {"en": r"here (\w+), but", "fr": r"ici (\w+), mais"}, _lying("bottom")),
    Claim("three", "text", {"en": r"three, (\w+) points", "fr": r"trois, (\w+) points"}, _playable),
    Claim("three", "why", {"en": r"lead of (\w+)\.", "fr": r"avance de (\w+)\."}, _lying("bottom")),
)


# The wargame


def _totals(p: Practice) -> tuple[int, ...]:
    """Return the totals of the last battle, the learner's first."""
    fought = _event(p, Fought)
    return fought.totals if fought.seat == p.lesson.seat else fought.totals[::-1]


def _army(p: Practice) -> tuple[list[int], int]:
    """Return the Forces of the learner's first army, and how many of its creatures are red."""
    army = p.state.armies[p.lesson.seat][0]
    return [wargame.FORCE[unit] for unit in army], [wargame.COLOUR[unit] for unit in army].count(
        wargame.RED
    )


def _colour_bonus(n: int) -> int:
    return n * (n - 1) // 2


def _reds(p: Practice) -> tuple[int, ...]:
    """Return the Force of the first army and what its red ones add for their colour."""
    forces, red = _army(p)
    return sum(forces), _colour_bonus(red)


def _flamed(p: Practice) -> tuple[int, ...]:
    """Return what the red ones of the first army add for their colour, and by the Flame."""
    red = _army(p)[1]
    return _colour_bonus(red), 3 * red


WARGAME = (
    Claim(
        "one-colour",
        "why",
        {"en": r"Force (\w+), and (\w+) for", "fr": r"Force (\w+), et (\w+) pour"},
        _reds,
    ),
    Claim(
        "battle",
        "why",
        {"en": r"worth (\w+) against your (\w+)", "fr": r"valaient (\w+) contre vos (\w+)"},
        lambda p: _totals(p)[::-1],
    ),
    Claim(
        "full-army",
        "why",
        {
            "en": r"give (\w+) for the colour and (\w+) by",
            "fr": r"donnent (\w+) pour la couleur, et (\w+) par",
        },
        _flamed,
    ),
    Claim(
        "spell-and-fuel",
        "why",
        {"en": r"came to (\w+) with .* they to (\w+)", "fr": r"menaient à (\w+), .* avaient (\w+)"},
        _totals,
    ),
    Claim("last-word", "why", {"en": r"(\w+) beat (\w+)", "fr": r"(\w+) a battu (\w+)"}, _totals),
    Claim("while-away", "why", {"en": r"(\w+) beat (\w+)", "fr": r"(\w+) contre (\w+)"}, _totals),
    Claim(
        "four-towers",
        "text",
        {"en": r"You hold (\w+)\.", "fr": r"Vous en tenez (\w+)"},
        lambda p: (towers.towers(p.state, p.lesson.seat),),
    ),
)

CLAIMS = {
    "magnate": MAGNATE,
    "magus": MAGUS,
    "pangea": PANGEA,
    "seven_sages": SAGES,
    "magus_wargame": WARGAME,
}
