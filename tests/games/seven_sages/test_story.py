"""Turns in one sentence: in both languages, with who leads; combats with both sums."""

import pytest

from engine.games.seven_sages import events, game
from engine.games.seven_sages.position_builder import cards
from engine.visibility import HIDDEN
from render.games.seven_sages.turn_summary import summary
from render.look import Look
from render.words.turn_grouping import Turn
from tests.games.seven_sages.moments import NAMES
from tests.games.seven_sages.positions import done, position

LOOKS = {locale: Look(locale=locale, names=NAMES, markdown=True) for locale in ("en", "fr")}


def told(before, *lines, seat=0, locale="en", viewer=None):
    """Return how a turn of lines is told, with the views before and after it."""
    after, happened = done(before, *lines)
    views = game.view(before, viewer), game.view(after, viewer)
    return summary(Turn(seat, tuple(happened), before=views[0], after=views[1]), LOOKS[locale])


def bare(*happened, seat=0, locale="en"):
    """Return how events are told of which no view is known."""
    return summary(Turn(seat, happened), LOOKS[locale])


def fight(**more):
    return position(hands=("witch 4", "seer 4"), active=0, **more)


@pytest.mark.parametrize(
    ("laid", "english", "french"),
    [
        (
            (),
            "**Éloïse** played Witch\u00a04 and took the lead for alliance I, by 4.",
            "**Éloïse** a joué Sorcière\u00a04 et fait passer l’alliance I en tête, de 4.",
        ),
        (
            ((0, "owl 3"),),
            "**Éloïse** played Witch\u00a04: alliance I leads by 7.",
            "**Éloïse** a joué Sorcière\u00a04\u00a0: l’alliance I mène de 7.",
        ),
        (
            ((1, "seer 7"),),
            "**Éloïse** played Witch\u00a04: alliance I is still 3 behind.",
            "**Éloïse** a joué Sorcière\u00a04\u00a0: l’alliance I est encore menée de 3.",
        ),
        (
            ((1, "owl 4"),),
            "**Éloïse** played Witch\u00a04 and drew level.",
            "**Éloïse** a joué Sorcière\u00a04 et rétabli l’égalité.",
        ),
    ],
)
def test_a_card_is_told_with_what_it_did_to_the_lead(laid, english, french):
    s = fight(laid=laid)
    assert told(s, "0 play witch 4") == (english,)
    assert told(s, "0 play witch 4", locale="fr") == (french,)


def test_the_second_alliance_takes_the_lead_too():
    s = position(hands=("", "seer 4"), laid=((0, "witch 2"),), active=1)
    line = "**Maximilien de Robertval** played Seer\u00a04 and took the lead for alliance II, by 2."
    assert told(s, "1 play seer 4", seat=1) == (line,)


def test_a_pair_of_1s_is_told_as_one():
    s = position(hands=("witch 1",), laid=((0, "witch 1"),), active=0)
    line = "**Éloïse** played the second Witch\u00a01 for +10: alliance I leads by 11."
    assert told(s, "0 play witch 1") == (line,)


def test_a_spell_and_what_it_does_are_one_sentence():
    s = position(spells=("anulensa",), laid=((1, "seer 7"), (0, "witch 6")), active=0)
    lines = ("0 cast anulensa nothing", "0 target 1 seer 7")
    assert told(s, *lines) == (
        "**Éloïse** cast Anulensa and struck out Seer\u00a07, played by Maximilien de Robertval: "
        "alliance I leads by 6.",
    )


def test_a_spell_that_does_nothing_was_cast_in_vain():
    s = position(spells=("volensia",), active=0)
    assert told(s, "0 cast volensia nothing") == ("**Éloïse** cast Volensia in vain.",)


@pytest.mark.parametrize(
    ("spell", "english", "french"),
    [
        (
            "absentus",
            "cast Absentus and may now pass for a turn without leaving the combat.",
            "a lancé Absentus et peut désormais passer un coup sans quitter le combat.",
        ),
        ("potentia", "cast Potentia for more cards.", "a lancé Potentia pour piocher."),
    ],
)
def test_a_spell_whose_effect_has_no_part_in_the_turn_tells_it_itself(spell, english, french):
    s = position(spells=(spell,), active=0)
    assert told(s, f"0 cast {spell} nothing") == (f"**Éloïse** {english}",)
    assert told(s, f"0 cast {spell} nothing", locale="fr") == (f"**Éloïse** {french}",)


def test_a_clearing_has_its_article():
    moved = events.Moved(0, 0, 4)
    assert bare(moved) == ("**Éloïse** moved the pawn to the Elm, bottom.",)
    assert bare(moved, locale="fr") == ("**Éloïse** a déplacé le pion vers l’Orme (bas).",)


def test_a_role_is_told_with_its_place_if_it_is_the_highest_or_lowest():
    s = position(phase="roles", active=0)
    assert told(s, "0 become witch") == (
        "**Éloïse** became the Witch, the highest in this clearing.",
    )
    assert told(s, "0 become healer") == ("**Éloïse** became the Healer.",)


def test_who_stands_against_whom_and_for_what_has_a_line_of_its_own():
    s = position(phase="negotiate", crystals=((2, 7), (3, 4), (5, 6)))
    s, _ = done(s, "0 invite 2")
    lines = told(s, "2 accept 0", seat=2)
    assert lines == (
        "**Bo** accepted the offer of Éloïse.",
        "The alliances stand: Éloïse and Bo (I) against Maximilien de Robertval and Ødegård (II), "
        "for the crystals 2 and 7.",
    )


def test_of_three_players_each_is_named():
    s = position(3, "trio", roles=("witch", "alchemist", "healer"))
    lines = told(s, "0 answer speak")
    assert lines == ("**Éloïse** let Maximilien de Robertval speak first.",)


def test_a_combat_is_told_with_the_sums_of_both_sides():
    s = position(laid=((0, "witch 7"), (1, "seer 4")), active=0, out=(1, 2, 3))
    lines = told(s, "0 pass for_good")
    assert lines[0] == "**Éloïse** passed last and discarded 2 cards unseen."
    assert lines[1:] == ("Alliance I won the combat 7 : 4; crystals for Éloïse and Bo.",)


def test_one_winner_takes_one_crystal():
    (line,) = bare(events.Won(1, -4, (1,)), seat=None)
    assert line == "Alliance II won the combat by 4; a crystal for Maximilien de Robertval."


def test_a_combat_is_told_by_its_lead_where_the_sums_are_not_known():
    assert bare(events.Won(1, -4, (1, 3)), seat=None, locale="fr") == (
        "L’alliance II a gagné le combat de 4\u00a0; des cristaux pour Maximilien de Robertval "
        "et Ødegård.",
    )


def test_a_lead_of_25_and_a_tie_are_told():
    assert bare(events.Crushed(0, 27), seat=None) == (
        "Alliance I leads by 27: that ends the combat at once.",
    )
    assert "ended level" in bare(events.Won(-1, 0, (0, 2)), seat=None)[0]


def test_finitum_is_told_when_it_is_turned_up():
    lines = bare(events.Moved(0, 1, 3), events.Laid(0, 11, ()))
    assert lines[-1] == "Finitum was turned up: after one more combat the game may end."


def test_the_end_names_who_gets_small_crystals():
    happened = (
        events.Counted(0, 7, (1,)),
        events.Counted(3, 9, (0, 1)),
        events.Ended(),
    )
    (line,) = bare(*happened, seat=None)
    assert line.endswith("crystal: Maximilien de Robertval (2) and Éloïse (1).")


def test_cards_are_counted_for_those_who_do_not_know_them():
    hidden = events.Given(0, 2, (HIDDEN, HIDDEN), (HIDDEN,))
    assert bare(hidden) == ("**Éloïse** gave Bo 2 cards and a spell.",)
    known = events.Given(0, 2, tuple(cards("witch 4 owl 3")), (1,))
    assert bare(known) == ("**Éloïse** gave Bo Witch\u00a04, Owl\u00a03 and Moventi.",)


def test_a_long_gift_is_counted_rather_than_cut():
    every = " ".join(f"{role} {n}" for role in ("healer", "druid", "seer") for n in range(1, 8))
    given = events.Given(0, 1, tuple(cards(every)), ())
    assert bare(given) == ("**Éloïse** gave Maximilien de Robertval 21 cards.",)


def test_each_player_of_a_turn_has_a_sentence():
    lines = bare(events.Took(0, 7), events.Took(2, 5), seat=None)
    assert lines == ("**Éloïse** took the 7.", "**Bo** took the 5.")


def test_nothing_is_told_of_what_followed_by_itself():
    assert bare(events.Drew(0, (HIDDEN,)), events.RoundBegan(2, 1)) == ()


def test_what_a_combat_brings_is_told_after_how_it_ended():
    won, took, moved = events.Won(0, 4, (0, 2)), events.Took(0, 7), events.Moved(1, 0, 4)
    lines = bare(events.Passed(0, 4), won, took, moved)
    begun = (
        "**Éloïse** passed",
        "Alliance I won",
        "**Éloïse** took",
        "**Maximilien de Robertval**",
    )
    assert [line.startswith(start) for line, start in zip(lines, begun, strict=True)] == [True] * 4
