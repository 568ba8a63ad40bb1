"""A turn as a sentence: one of each kind, in both languages, and what nobody may miss."""

import pytest

from engine.game import TurnEnded
from engine.games.magus import events as m
from engine.games.magus.data import POTION, TRACK_LEADER
from render.games.magus.turn_summary import summary
from render.look import Look
from render.words.turn_grouping import Turn
from render.words.turn_narration import LONGEST
from tests.games.magus.positions import position

R8, Y1 = POTION["red_8"], POTION["yellow_1"]
GREEN, BLUE, RED = 1, 2, 4
LONG = ("Maximilien de Robertval-Sainte-Croix", "Wilhelmine von Hohenzollern")


def told(*events, locale="en", seat=0, names=("Ann", "Bob"), before=None, after=None):
    turn = Turn(seat, events, before=before, after=after)
    return summary(turn, Look(locale=locale, names=names, markdown=True))


@pytest.mark.parametrize(
    ("events", "english", "french"),
    [
        (
            (m.Created(0, 1, BLUE, (0, 0, 0)),),
            "**Ann** created an Initiate on Blue.",
            "**Ann** a créé un Initié sur la Bleue.",
        ),
        (
            (m.Pushed(0, 1, 2, GREEN, RED),),
            "**Ann** pushed Bob’s Mage to Red.",
            "**Ann** a poussé un Mage de Bob vers la Rouge.",
        ),
        (
            (m.Pushed(0, 1, 0, GREEN, RED), m.Pushed(0, 1, 0, BLUE, RED)),
            "**Ann** pushed 2 of Bob’s Apprentices to Red.",
            "**Ann** a poussé 2 Apprentis de Bob vers la Rouge.",
        ),
        (
            (m.Placed(0, BLUE, 1), m.Placed(0, RED, 1)),
            "**Ann** placed 1 Apprentice each on Blue and Red.",
            "**Ann** a posé 1 Apprenti sur chacune des sources Bleue et Rouge.",
        ),
        (
            (m.Placed(0, BLUE, 2), m.Placed(0, RED, 1)),
            "**Ann** placed 2 Apprentices on Blue and 1 Apprentice on Red.",
            "**Ann** a posé 2 Apprentis sur la Bleue et 1 Apprenti sur la Rouge.",
        ),
        (
            (m.Moved(0, 0, 2, BLUE, RED),),
            "**Ann** moved 2 Apprentices from Blue to Red.",
            "**Ann** a déplacé 2 Apprentis de la Bleue vers la Rouge.",
        ),
        (
            (m.Bought(0, R8, (0, 0, 1, 1, 3, 0)),),
            "**Ann** bought Red 8 (“Push up to 2 opponents”).",
            "**Ann** a acheté Rouge 8 («\u00a0Pousser jusqu’à 2 adversaires\u00a0»).",
        ),
        (
            (m.Used(0, Y1), m.Raised(0, 2, 3), m.Raised(0, 0, 2)),
            "**Ann** used Yellow 1 (“Raise 2 powers”) and raised powers 1 and 3.",
            "**Ann** a utilisé Jaune 1 («\u00a0Monter 2 pouvoirs\u00a0») et monté les pouvoirs "
            "1 et 3.",
        ),
        (
            (m.Transferred(0, 2, 6),),
            "**Ann** shifted a level from power 3 to power 7.",
            "**Ann** a décalé un niveau du pouvoir 3 au pouvoir 7.",
        ),
        (
            (m.Traded(0, 1, 2), m.Gained(0, 2, 4), m.Gained(0, 5, 1)),
            "**Ann** traded 2 green for 1 blue and gained 4 blue mana and 1 colourless.",
            "**Ann** a échangé 2 vertes contre 1 bleue et reçu 4 manas bleues et 1 incolore.",
        ),
        (
            (m.Chosen(0, 6, 6),),
            "**Ann** chose action 6.",
            "**Ann** a choisi l’action 6.",
        ),
        (
            (m.PowerUsed(0, 1, 0), m.Changed(0, 4, 5)),
            "**Ann** used power 2 (die ±1) and turned a 4 into a 5.",
            "**Ann** a utilisé le pouvoir 2 (dé ±1) et changé un 4 en 5.",
        ),
        (
            (m.RolledMore(0, (1, 6)), m.Rerolled(0, (2, 2), (3, 5))),
            "**Ann** rolled 1 6 more and rerolled 2 2 into 3 5.",
            "**Ann** a lancé encore 1 6 et relancé 2 2 et obtenu 3 5.",
        ),
    ],
)  # fmt: skip
def test_a_turn_is_a_sentence(events, english, french):
    assert told(*events) == (english,)
    assert told(*events, locale="fr") == (french,)


def test_dice_and_powers_are_left_out_where_there_is_more_to_tell():
    events = (m.PowerUsed(0, 1, 0), m.Changed(0, 4, 5), m.Chosen(0, 5, 5), m.Placed(0, BLUE, 2))
    assert told(*events) == ("**Ann** placed 2 Apprentices on Blue.",)


def test_a_lead_that_changes_hands_is_told_and_one_over_nobody_is_not():
    before = position("blue apprentice 1", "blue apprentice 2")
    after = position("blue apprentice 3; red apprentice 2", "blue apprentice 2")
    events = (m.Placed(0, BLUE, 2), m.Placed(0, RED, 2))
    assert told(*events, before=before, after=after) == (
        "**Ann** placed 2 Apprentices each on Blue and Red, taking the lead on Blue.",
    )
    assert told(*events, before=after, after=after) == (
        "**Ann** placed 2 Apprentices each on Blue and Red.",
    )


def test_a_421_is_told_in_its_place_and_says_what_it_is():
    events = (m.Chosen(0, 4, 4), m.Lowered(0, 1, 6, 0), m.Lowered(0, 1, 2, 3), m.Gained(0, 0, 1))
    assert told(*events)[0].startswith(
        "**Ann** lowered Bob’s power 7 to 0 and Bob’s power 3 to 3 with a 421 "
        "(dice showing 4, 2 and 1) and gained 1",
    )
    assert told(*events, locale="fr")[0].startswith(
        "**Ann** a baissé le pouvoir 7 de Bob au niveau 0 et le pouvoir 3 de Bob au niveau 3 "
        "avec un 421 (dés 4, 2 et 1) et",
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_potion_is_used_after_it_is_bought_where_there_is_little_room_too(locale):
    g6, g9, r3 = POTION["green_6"], POTION["green_9"], POTION["red_3"]
    turn = (
        m.Used(0, r3), m.Lowered(0, 1, 3, 0), m.Moved(0, 0, 2, BLUE, RED), m.Raised(0, 1, 2),
        m.Bought(0, g6, (1, 2, 1, 0, 0, 0)), m.Used(0, g6), m.Moved(0, 0, 1, GREEN, BLUE),
        m.Bought(0, g9, (1, 2, 1, 0, 0, 0)), m.Used(0, g9), m.Pushed(0, 1, 0, BLUE, RED),
    )  # fmt: skip
    name = {"en": "Green 6", "fr": "Verte 6"}[locale]
    verb = {"en": "bought", "fr": "acheté"}[locale]
    for most in range(5, len(turn) + 1):
        (line,) = told(*turn[:most], locale=locale)
        assert len(line) <= LONGEST
        assert line.index(name) > line.index(verb), line


def test_mana_that_came_at_two_times_is_told_at_both():
    events = (m.Gained(0, 0, 1), m.Placed(0, BLUE, 2), m.Gained(0, 0, 2))
    (line,) = told(*events)
    assert line.count("gained") == 2
    assert line.index("1") < line.index("placed") < line.rindex("gained")


def test_a_count_tells_the_glory_of_all_its_steps_and_who_leads():
    after = position("", "")
    after.glory[1][0] = 30
    events = (m.Counted(1), m.RingPaid(0, False, (9, 6)), m.RingPaid(4, True, (3, 2)),
              m.TrackPaid(0, (3, 2)), m.PotionPaid(1, R8, 5))  # fmt: skip
    assert told(*events, seat=None, after=after) == (
        "Count 1 of 3: Bob +13 and Ann +12. Bob leads with 30 glory.",
    )
    assert told(*events, seat=None) == ("Count 1 of 3: Bob +13 and Ann +12.",)
    assert told(*events, seat=None, locale="fr", after=after) == (
        "Comptage 1 sur 3\u00a0: Bob +13 et Ann +12. Bob mène avec 30 de gloire.",
    )


def test_two_counts_at_once_are_two_lines():
    events = (m.Counted(1), m.TrackPaid(0, (3, 2)), m.Counted(2), m.TrackPaid(0, (2, 3)))
    assert told(*events, seat=None) == (
        "Count 1 of 3: Ann +3 and Bob +2.",
        "Count 2 of 3: Bob +3 and Ann +2.",
    )


def test_what_a_count_gives_after_the_ring_of_power_is_told_as_its_rest():
    assert told(m.TrackPaid(0, (3, 2)), seat=None) == (
        "The count goes on with the powers: Ann +3 and Bob +2.",
    )


def test_the_rest_of_the_last_count_tells_powers_and_potions_apart():
    events = (m.TrackPaid(0, (3, 2)), m.PotionPaid(0, TRACK_LEADER, 1), m.PotionPaid(1, R8, 5),
              m.FamiliesPaid(1, 4), m.FamiliesPaid(0, 6))  # fmt: skip
    assert told(*events, seat=None) == ("Powers and potions: Bob 2 + 9 and Ann 4 + 6.",)
    assert told(*events, seat=None, locale="fr") == (
        "Pouvoirs et potions\u00a0: Bob 2 + 9 et Ann 4 + 6.",
    )


def test_explanations_are_left_out_before_any_fact_is():
    events = (
        m.Pushed(0, 1, 0, BLUE, RED), m.Moved(0, 2, 1, BLUE, RED), m.Used(0, Y1),
        m.Bought(0, R8, (0,) * 6), m.Raised(0, 5, 1), m.Gained(0, 2, 4),
    )  # fmt: skip
    (line,) = told(*events, locale="fr", names=("Maximilien de Robertval", "Ann"))
    assert line == (
        "**Maximilien de Robertval** a poussé un Apprenti d’Ann vers la Rouge, "
        "déplacé 1 Mage de la Bleue vers la Rouge, utilisé Jaune 1, acheté Rouge 8, "
        "monté le pouvoir 6 et reçu 4 manas bleues."
    )


def test_levels_from_the_ring_of_power_are_told_as_such():
    asked = position("", "")
    asked.asked = [0, 0]
    events = (m.Raised(0, 6, 2), m.Raised(0, 1, 2))
    assert told(*events, before=asked) == (
        "**Ann** took levels of powers 2 and 7 from the ring of power.",
    )


def test_the_last_round_and_the_end_are_told_with_the_glory_of_all():
    assert told(m.LastRound(0), seat=None) == (
        "Ann has reached magic level 24: this round is the last.",
    )
    after = position("", "")
    after.glory[0][0], after.glory[1][0] = 30, 41
    assert told(m.Ended(), seat=None, after=after) == ("The contest is over: Bob 41 and Ann 30.",)
    assert told(m.Ended(), seat=None, locale="fr", after=after) == (
        "Le concours est fini\u00a0: Bob 41 et Ann 30.",
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_full_turn_with_long_names_fits_and_keeps_what_matters(locale):
    events = (
        m.Created(0, 3, BLUE, (0, 0, 0)), m.Pushed(0, 1, 2, GREEN, RED),
        m.Pushed(0, 1, 0, BLUE, RED), m.Moved(0, 2, 1, BLUE, RED), m.Moved(0, 3, 1, RED, BLUE),
        m.Bought(0, R8, (0,) * 6), m.Bought(0, Y1, (0,) * 6), m.Used(0, R8), m.Used(0, Y1),
        m.Raised(0, 1, 1), m.Raised(0, 2, 1), m.Gained(0, 2, 4), TurnEnded(0),
    )  # fmt: skip
    (line,) = told(*events, locale=locale, names=LONG)
    assert len(line) <= LONGEST
    assert line.startswith(f"**{LONG[0]}**")
    assert ("Archmage" if locale == "en" else "Archimage") in line


def test_a_turn_with_nothing_to_tell_has_no_line():
    assert told(m.Rolled(0, 2, (1, 2, 3)), m.Offered(R8), TurnEnded(0)) == ()
