"""A turn of Pangea in one sentence, in both languages."""

import pytest

from engine.game import TurnEnded
from engine.games.pangea import state_actions_and_events as m
from engine.games.pangea.data import CELL, DESERT, FOREST, MOOR, MOUNTAIN, NAMES, NONE, TILE
from engine.games.pangea.state_actions_and_events import OVER
from render.games.pangea.turn_summary import summary
from render.look import Look
from render.words.turn_grouping import Turn
from render.words.turn_narration import LONGEST
from tests.games.pangea.positions import position

MAUVE, GREEN, ORANGE, BLUE, YELLOW = NAMES.values()
CIRCLE, STAR, MOON, TRIANGLE, SQUARE = range(5)
MOOR_4, MOOR_3, FOREST_2, DESERT_3 = (
    TILE[name] for name in ("moor_4", "moor_3", "forest_2", "desert_3")
)
A5, B2, B3, C3 = (CELL[name] for name in ("a5", "b2", "b3", "c3"))
PLAYERS = ("Ada", "Bruno", "Cleo")
VIEW = position(peoples="mauve green orange")

WALK = m.Moved(0, MAUVE, MOUNTAIN, NONE, MOOR_4, FOREST_2, B2, B3)
HOME = m.Delivered(0, MOON, 1, B2)
PURCHASE = m.Bought(0, TRIANGLE, DESERT_3, C3, MOUNTAIN, GREEN, 2)


def told(*events, seat=0, locale="en", names=PLAYERS, **views):
    look = Look(locale=locale, names=names, markdown=True)
    return summary(Turn(seat, events, **views), look)


TURNS = (
    (
        (m.Placed(0, GREEN, MOOR_4, B2),),
        "built the green tower on Moor 4 (B2).",
        "a dressé la tour verte sur Lande 4 (B2).",
    ),
    (
        (m.Drew(0, MAUVE, MOUNTAIN, MOOR_4, B2), WALK, m.Protected(0, B2), TurnEnded(0)),
        "drew a mountain character, sent a mountain character to Forest 2 (B3) "
        "and protected Moor 4 (B2).",
        "a pioché un personnage de la montagne, "
        "envoyé un personnage de la montagne sur Forêt 2 (B3) et protégé Lande 4 (B2).",
    ),
    (
        (m.Shifted(0, MOOR_4, B2, C3), WALK, WALK, WALK),
        "shifted Moor 4 to C3 and moved three characters.",
        "a poussé Lande 4 en C3 et déplacé trois personnages.",
    ),
    (
        (m.Led(0, BLUE, DESERT, MOOR_4, FOREST_2, B2, B3), m.Summoned(0, BLUE, FOREST, MOOR_3, A5)),
        "led a blue desert character to Forest 2 (B3) and summoned a blue forest character.",
        "a guidé un personnage bleu du désert sur Forêt 2 (B3) "
        "et appelé un personnage bleu de la forêt.",
    ),
    (
        (m.Moved(0, MAUVE, MOOR, SQUARE, MOOR_4, FOREST_2, B2, B3), m.Protected(0, C3)),
        "carried the square to Forest 2 (B3) and protected the sea at C3.",
        "a porté le carré sur Forêt 2 (B3) et protégé la mer en C3.",
    ),
    (
        (m.Moved(0, MAUVE, MOOR, MOON, FOREST_2, MOOR_4, B3, B2), HOME, m.Produced(0, 2)),
        "brought home the moon (the first amulet).",
        "a rapporté la lune (première amulette).",
    ),
    (
        (HOME, m.Delivered(0, STAR, 2, B2)),
        "brought home the moon and the star (two amulets now).",
        "a rapporté la lune et l’étoile (deux amulettes désormais).",
    ),
    (
        (PURCHASE,),
        "bought the triangle from Bruno for 2.",
        "a acheté le triangle à Bruno pour 2.",
    ),
    (
        (m.Bought(0, TRIANGLE, DESERT_3, C3, MOUNTAIN, BLUE, 2), PURCHASE),
        "bought the triangle from the blue people and the triangle from Bruno for 2 each.",
        "a acheté le triangle au peuple bleu et le triangle à Bruno pour 2 chaque fois.",
    ),
)


@pytest.mark.parametrize(("events", "english", "french"), TURNS)
def test_a_turn_is_one_sentence(events, english, french):
    assert told(*events, after=VIEW) == (f"**Ada** {english}",)
    assert told(*events, after=VIEW, locale="fr") == (f"**Ada** {french}",)


def test_what_was_done_is_told_in_its_order():
    line = told(m.Drew(0, MAUVE, MOOR, MOOR_4, B2), WALK, HOME, PURCHASE, m.Protected(0, B2))[0]
    order = ("drew", "sent", "home", "bought", "protected")
    assert sorted(order, key=line.index) == list(order)


def test_a_turn_without_a_deed_is_not_told():
    assert told(m.Produced(0, 3), TurnEnded(0)) == ()


def test_what_others_did_in_between_is_told_of_them():
    assert told(WALK, m.Protected(1, C3)) == (
        "**Ada** sent a mountain character to Forest 2 (B3).",
        "**Bruno** protected the sea at C3.",
    )


def test_who_comes_ahead_by_an_amulet_leads_now_and_only_then():
    before = position(amulets={"green": "star"})
    level = position(amulets={"green": "star", "mauve": "moon"})
    ahead = position(amulets={"green": "star", "mauve": "moon circle"})
    assert "leads" not in told(HOME, before=before, after=level)[0]
    assert told(HOME, before=level, after=ahead)[0].endswith(", and now leads.")
    assert "leads" not in told(HOME, before=ahead, after=ahead)[0]
    over = position(amulets={"green": "star", "mauve": "moon circle"}, phase=OVER)
    assert "leads" not in told(HOME, before=level, after=over)[0], "who leads has won"
    assert "leads" not in told(HOME)[0]


@pytest.mark.parametrize(
    ("phase", "english", "french"),
    [
        (
            m.PLACE,
            "**Ada** has the lesser victory in hand: everybody else has one last turn.",
            "**Ada** tient la victoire inférieure\u00a0: il reste un tour à chacun des autres.",
        ),
        (
            OVER,
            "**Ada** reached the lesser victory with the very last turn.",
            "**Ada** a atteint la victoire inférieure au tout dernier tour.",
        ),
    ],
)
def test_a_last_lap_is_told_unless_the_match_is_over_with_it(phase, english, french):
    view = position()
    view.phase = phase
    events = (TurnEnded(0), m.LapBegan(0, 1))
    assert told(*events, after=view) == (english,)
    assert told(*events, after=view, locale="fr") == (french,)


def test_the_end_tells_what_the_winner_has():
    view = position(peoples="mauve green orange", amulets={"green": "star moon circle"})
    view.phase, view.wealth[GREEN] = OVER, 25
    won = "**Bruno** wins the lesser victory: three amulets, wealth 25."
    assert told(m.Ended(), after=view) == (won,)
    french = "**Bruno** remporte la victoire inférieure\u00a0: trois amulettes, richesse 25."
    assert told(m.Ended(), after=view, locale="fr") == (french,)


def test_an_end_without_a_victory_or_a_view_is_an_end():
    view = position(peoples="mauve green orange")
    view.phase = OVER
    assert told(m.Ended(), after=view) == told(m.Ended()) == ("The match is over.",)


def test_the_longest_turn_fits_with_the_longest_names():
    names = ("N" * 32, "O" * 32, "P" * 32)
    bought = tuple(m.Bought(0, kind, DESERT_3, C3, MOUNTAIN, GREEN, 4) for kind in range(4))
    ways = (m.Moved(0, MAUVE, MOOR, CIRCLE, MOOR_4, FOREST_2, B2, B3), WALK, WALK)
    magic = (
        m.Shifted(0, MOOR_4, B2, C3), m.Led(0, BLUE, DESERT, MOOR_4, FOREST_2, B2, B3),
        m.Drew(0, MAUVE, MOUNTAIN, MOOR_4, B2), m.Summoned(0, BLUE, FOREST, MOOR_3, A5),
    )  # fmt: skip
    for locale in ("en", "fr"):
        (line,) = told(
            *magic, *ways, HOME, *bought, m.Protected(0, C3), names=names, locale=locale, after=VIEW
        )
        assert len(line) <= LONGEST
        for word in {"en": ("moon", "star", "circle"), "fr": ("lune", "étoile", "cercle")}[locale]:
            assert word in line
