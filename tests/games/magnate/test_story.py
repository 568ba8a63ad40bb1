from dataclasses import replace

import pytest

from engine.game import TurnEnded
from engine.games.magnate import state_actions_and_events as m
from engine.games.magnate.data import CARD, PROVINCE
from engine.visibility import HIDDEN
from render.games.magnate.turn_summary import summary
from render.look import Look
from render.words.turn_grouping import Turn
from render.words.turn_narration import LONGEST
from tests.games.magnate.positions import position

CASTLE, MILL, PACT, CAVE = (CARD[name] for name in ("castle", "mill", "pact", "cave"))
WATCHMAN, HARVEST = PROVINCE["watchman"], PROVINCE["harvest"]
NAMES = ("Ada", "Bruno")


def told(*events, seat=0, locale="en", names=NAMES, **views):
    look = Look(locale=locale, names=names, markdown=True)
    return summary(Turn(seat, events, **views), look)


BUILT = m.Built(0, CASTLE, HARVEST), m.Paid(0, CASTLE, (0, 5, 0, 0, 0, 2))


@pytest.mark.parametrize(
    ("events", "english", "french"),
    [
        (
            BUILT,
            "**Ada** built the Castle in the Harvest for 5 Suns and 2 Knots.",
            "**Ada** a bâti le Château à la Moisson pour 5 Soleils et 2 Nœuds.",
        ),
        (
            (m.Deeded(0, PACT, WATCHMAN), m.Paid(0, PACT, (1, 1, 0, 0, 0, 0))),
            "**Ada** bought the deed of the Pact in the Watchman for 1 Moon and 1 Sun.",
            "**Ada** a acheté un titre sur le Pacte chez le Guetteur pour 1 Lune et 1 Soleil.",
        ),
        (
            (m.Sold(0, MILL, (2, 3)), m.Developed(0, PACT, WATCHMAN, 0, 2)),
            "**Ada** sold the Mill for 1 Wave and 1 Leaf and laid 2 Moons on the deed of the Pact.",
            "**Ada** a vendu le Moulin pour 1 Vague et 1 Feuille et posé 2 Lunes sur le Pacte.",
        ),
        (
            (
                m.Developed(0, PACT, WATCHMAN, 0, 4), m.Developed(0, PACT, WATCHMAN, 1, 5),
                m.Completed(0, PACT, WATCHMAN),
            ),
            "**Ada** completed the Pact in the Watchman with 4 Moons and 5 Suns.",
            "**Ada** a achevé le Pacte chez le Guetteur avec 4 Lunes et 5 Soleils.",
        ),
        (
            (m.Traded(0, 0, 3), m.Traded(0, 1, 3)),
            "**Ada** traded 3 Moons and 3 Suns for 2 Leaves.",
            "**Ada** a échangé 3 Lunes et 3 Soleils contre 2 Feuilles.",
        ),
        (
            (m.Paid(0, CASTLE, (0, 5, 0, 0, 0, 2)),),
            "**Ada** paid 5 Suns and 2 Knots for the Castle.",
            "**Ada** a payé 5 Soleils et 2 Nœuds pour le Château.",
        ),
    ],
    ids=["build", "deed", "sell and develop", "complete", "trade", "a payment by itself"],
)  # fmt: skip
def test_a_turn_is_one_sentence_in_both_languages(events, english, french):
    assert told(*events) == (english,)
    assert tuple(text.replace("\u00a0", " ") for text in told(*events, locale="fr")) == (french,)


def test_what_was_done_is_told_in_its_order():
    events = (
        m.Sold(0, MILL, (2, 3)), m.Traded(0, 0, 3), m.Traded(0, 1, 3),
        m.Developed(0, PACT, WATCHMAN, 0, 4), m.Traded(0, 2, 3),
        m.Developed(0, PACT, WATCHMAN, 1, 5), m.Completed(0, PACT, WATCHMAN),
    )  # fmt: skip
    assert told(*events) == (
        "**Ada** sold the Mill for 1 Wave and 1 Leaf, traded 3 Moons and 3 Suns for 2 Leaves, "
        "traded 3 Waves for 1 Leaf and completed the Pact in the Watchman with 4 Moons and 5 Suns.",
    )


def test_it_is_the_deed_that_was_named_last():
    bought = m.Deeded(0, PACT, WATCHMAN), m.Paid(0, PACT, (1, 1, 0, 0, 0, 0))
    (line,) = told(*bought, m.Traded(0, 0, 3), m.Developed(0, PACT, WATCHMAN, 1, 2))
    assert line.endswith("traded 3 Moons for 1 Leaf and laid 2 Suns on the deed of the Pact.")
    other = m.Developed(0, CAVE, WATCHMAN, 1, 1)
    (line,) = told(*bought, other, m.Developed(0, PACT, WATCHMAN, 1, 2))
    assert line.endswith("on the deed of the Cave and laid 2 Suns on the deed of the Pact.")
    (line,) = told(other, *bought, m.Developed(0, PACT, WATCHMAN, 1, 9), m.Completed(0, PACT, 0))
    assert "by deed and completed it at once" in line
    (line,) = told(*bought, other, m.Developed(0, PACT, WATCHMAN, 1, 9), m.Completed(0, PACT, 0))
    assert "completed the Pact" in line


def test_a_deed_bought_and_developed_in_a_turn_is_named_once():
    events = (
        m.Deeded(0, PACT, WATCHMAN), m.Paid(0, PACT, (1, 1, 0, 0, 0, 0)),
        m.Developed(0, PACT, WATCHMAN, 1, 2),
    )  # fmt: skip
    (line,) = told(*events)
    assert line.endswith("for 1 Moon and 1 Sun and laid 2 Suns on it.")


def test_how_far_a_deed_is_stands_behind_it_where_that_is_known():
    after = position(columns=({"watchman": "pact"}, {}), deeds=({"watchman": "moons 3"}, {}))
    (line,) = told(m.Developed(0, PACT, WATCHMAN, 0, 2), after=after)
    assert line == "**Ada** laid 2 Moons on the deed of the Pact (3 of 9)."


def test_a_lead_that_is_taken_is_said_in_the_sentence_and_the_duchy_after_it():
    before = position(columns=({}, {"harvest": "painter"}))
    after = position(columns=({"harvest": "castle"}, {"harvest": "painter"}))
    built, ahead = told(*BUILT, before=before, after=after)
    assert built.endswith("for 5 Suns and 2 Knots, now leading there with 7 : 3.")
    assert ahead == "**Ada** now leads in one province, Bruno in none."


@pytest.mark.parametrize(
    ("column", "english", "french"),
    [
        (
            {"harvest": "painter", "watchman": "forest"},
            "**Ada** has caught up: both lead in one province.",
            "**Ada** a comblé son retard\u00a0: une province partout.",
        ),
        (
            {"harvest": "forest origin"},
            "**Ada** has caught up: nobody leads in a province.",
            "**Ada** a comblé son retard\u00a0: personne ne mène dans une province.",
        ),
    ],
    ids=["one each", "none"],
)
def test_a_lead_in_the_duchy_that_is_lost_is_told(column, english, french):
    views = {
        "before": position(columns=({}, column)),
        "after": position(columns=({"harvest": "castle"}, column)),
    }
    assert told(*BUILT, **views)[1:] == (english,)
    assert told(*BUILT, **views, locale="fr")[1:] == (french,)


def test_what_was_done_besides_taking_a_lead_is_said_apart():
    before = position(columns=({}, {"harvest": "painter"}))
    after = position(columns=({"harvest": "castle"}, {"harvest": "painter"}))
    line, _ = told(*BUILT, m.Traded(0, 0, 3), before=before, after=after)
    assert line.endswith("now leading there with 7 : 3; also traded 3 Moons for 1 Leaf.")


def test_a_lead_that_was_there_before_is_not_said_again():
    before = position(columns=({"harvest": "desert"}, {}))
    after = position(columns=({"harvest": "desert castle"}, {}))
    (line,) = told(*BUILT, before=before, after=after)
    assert "leads" not in line


def test_drawing_level_is_said():
    before = position(columns=({}, {"harvest": "forest origin"}))
    after = position(columns=({"harvest": "castle"}, {"harvest": "forest origin"}))
    assert "drawing level there at 7" in told(*BUILT, before=before, after=after)[0]


def test_unfinished_deeds_are_lost_by_name_and_the_match_is_over():
    nothing = (0,) * 6
    events = (
        m.DeedLost(1, PACT, 0, nothing), m.DeedLost(1, CAVE, 1, nothing),
        m.DeedLost(0, MILL, 2, nothing), m.Ended(),
    )  # fmt: skip
    assert told(*events, seat=None) == (
        "Ada loses the unfinished deed of the Mill.",
        "Bruno loses the unfinished deeds of the Pact and the Cave.",
        "Both last turns are over, and so is the match.",
    )


def test_the_pile_that_runs_out_is_told_by_itself():
    assert told(m.Reshuffled((1, 2, 3)), seat=None) == (
        "The pile has run out; the 3 discards are the new pile.",
    )
    assert told(m.LastTurns(1), seat=None) == (
        "The pile has run out for good. Bruno has a last turn, then Ada.",
    )


def test_dice_and_draws_alone_have_no_sentence():
    assert told(TurnEnded(0), m.Drew(0, HIDDEN), m.Rolled(1, 8, 3, 4, 6)) == ()


def test_a_long_turn_is_told_in_fewer_words():
    events = (
        m.Built(0, CARD["chance_meeting"], HARVEST),
        m.Paid(0, CARD["chance_meeting"], (3, 0, 0, 4, 0, 0)),
        *(m.Developed(0, card, WATCHMAN, 1, 2) for card in (PACT, CAVE)),
        *(m.Traded(0, give, 5) for give in range(5)),
    )
    names = ("W" * 32, "Bruno")
    (line,) = told(*events, names=names)
    assert len(line) <= LONGEST
    assert "built the Chance Meeting in the Harvest for 3 Moons and 4 Leaves" in line
    assert line.endswith("traded 15 tokens.")


def test_tokens_on_many_deeds_are_counted():
    events = [m.Developed(0, card, WATCHMAN, 1, 2) for card in (PACT, CAVE, MILL)]
    assert told(*events) == ("**Ada** laid 6 tokens on 3 deeds.",)


def test_nothing_fails_when_an_event_is_taken_out():
    events = (*BUILT, m.Developed(0, PACT, 0, 0, 4), m.Completed(0, PACT, 0), m.Traded(0, 0, 3))
    turn = Turn(0, events)
    for at in range(len(events)):
        rest = replace(turn, events=events[:at] + events[at + 1 :])
        assert summary(rest, Look(names=NAMES)) != summary(turn, Look(names=NAMES))
