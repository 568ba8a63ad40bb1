"""Turns as they are told: one sentence each, battles by themselves, in both languages."""

from dataclasses import replace

import pytest

from engine.games.magus_wargame import data as d, events as m, game
from engine.visibility import HIDDEN
from render.games.magus_wargame.event_sentences import tell, together
from render.games.magus_wargame.turn_summary import summary
from render.look import Look
from render.registry import art
from render.words import turn_narration
from render.words.turn_grouping import Turn
from tests.games.magus_wargame.positions import fight, judged, position

NAMES = ("Ada", "Bruno", "Cleo")


def unit(name):
    return d.UNIT_NAMES.index(name)


def card(name):
    return d.MAGIC.index(name)


def told(*events, seat=0, locale="en", before=None, after=None):
    look = Look(locale=locale, names=NAMES, markdown=True)
    views = (s and game.view(s, None) for s in (before, after))
    return summary(Turn(seat, events, before=next(views), after=next(views)), look)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ada** occupied the tower at 12, recruited Elves at 9 (White) and split an army."),
        (
            "fr",
            "**Ada** a occupé la tour 12, a recruté des Elfes en 9 (Blanc) et a divisé une armée.",
        ),
    ],
)
def test_a_march_is_told_by_where_it_ended_and_whom_it_brought(locale, line):
    events = (
        m.Moved(0, 5, 9, -1),
        m.Moved(0, 8, 10, -1),
        m.SpellCast(0, card("magic_steeds"), d.SPACE + 10, d.SPACE + 12, ()),
        m.Moved(0, 10, 12, -1),
        m.Recruited(0, 9, unit("elves"), -1),
        m.Parted(0, 9, 8, ()),
    )
    assert told(*events, locale=locale) == (line,)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ada** struck down a Lich of Bruno’s with Death Spell and cast Forget on Cleo."),
        (
            "fr",
            "**Ada** a terrassé une Liche de Bruno avec le Sort de Mort et a lancé Oubli sur Cleo.",
        ),
    ],
)
def test_spells_are_told_by_what_they_did(locale, line):
    events = (
        m.SpellCast(0, card("death_spell"), d.SPACE + 12, 0, ()),
        m.Fell(1, 12, unit("lich")),
        m.SpellCast(0, card("forget"), d.SEAT + 2, 0, ()),
    )
    assert told(*events, locale=locale) == (line,)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ada** struck down a Lich of their own with Death Spell."),
        ("fr", "**Ada** a terrassé une Liche de son propre camp avec le Sort de Mort."),
        ("de", "**Ada** tötet einen Lich aus den eigenen Reihen mit Todeszauber."),
    ],
)
def test_a_death_spell_on_an_own_army_names_nobody_twice(locale, line):
    events = (
        m.SpellCast(0, card("death_spell"), d.SPACE + 12, 0, ()),
        m.Fell(0, 12, unit("lich")),
    )
    assert told(*events, locale=locale) == (line,)


def test_a_spell_that_was_negated_is_told_with_who_did_it():
    haste = card("haste")
    lines = told(m.SpellCast(0, haste, d.SPACE, d.SPACE + 1, ()), m.Answered(0, haste, 1))
    assert lines == ("**Ada** cast Haste.", "**Bruno** negated Ada’s Haste with Spell Blast.")


def test_an_attack_is_told_when_it_is_met_with_both_armies():
    events = (m.Moved(0, 5, 9, 1), m.BattleBegan(0, 1, 9, (unit("lich"),), (unit("elves"),)))
    assert told(*events) == ("**Ada** attacked Bruno at 9 (White) with a Lich against Elves.",)
    assert told(events[0]) == ("**Ada** marched on Bruno at 9 (White).",)


def test_what_is_played_is_told_until_the_battle_is_decided():
    played = m.Played(1, card("creature_kill"), d.REF + unit("titan") * d.COPIES, 0)
    assert told(played, seat=1) == ("**Bruno** played Creature Kill on the Titan.",)
    found = judged(fight("dragon wolves", "lich", ("", "")))
    assert len(told(played, found, seat=1)) == 1


@pytest.mark.parametrize(("locale", "verb", "to"), [("en", "beat", "to"), ("fr", "a battu", "à")])
def test_a_battle_is_a_line_with_both_totals(locale, verb, to):
    found = judged(fight("dragon wolves", "lich", ("", "")))
    (line,) = told(found, locale=locale)
    score = f"{found.totals[0]} {to} {found.totals[1]} "
    assert line.replace("\u00a0", " ").startswith(f"**Ada** {verb} Bruno {score}")


def test_who_defends_a_place_holds_out():
    found = judged(fight("elves", "titan", ("", "")))
    assert told(found)[0].startswith("**Bruno** held out against Ada ")


def test_the_count_of_towers_is_told_when_it_grows_unopposed():
    before = position([{0: "knight", 11: "elves"}, {24: "lich"}])
    after = position([{0: "knight", 12: "elves"}, {24: "lich"}])
    (line,) = told(m.Moved(0, 11, 12, -1), before=before, after=after)
    assert line == "**Ada** occupied the tower at 12. That makes two of the four towers."
    (alone,) = told(m.Moved(0, 11, 12, -1), before=after, after=after)
    assert alone == "**Ada** occupied the tower at 12."


def test_a_tower_with_an_enemy_in_it_is_not_held_yet():
    before = position([{0: "knight", 11: "elves"}, {24: "lich", 36: "titan"}])
    after = position([{0: "knight", 11: "elves"}, {24: "lich", 36: "titan"}])
    after.at[0][1] = 24
    (line,) = told(m.Moved(0, 11, 24, 1), before=before, after=after)
    assert "towers" not in line


def test_who_is_out_and_who_has_won_have_lines_of_their_own():
    last = fight("dragon", "wolves", others=({20: "pixies"}, {}))
    lines = told(*last.events, after=last.state)
    assert "**Bruno** is out: the last army has fallen." in lines
    assert lines[-1] == "**Ada** wins in round 1: nobody else is left."


def test_cards_discarded_one_by_one_are_told_in_one_sentence():
    haste, fly, scrye = card("haste"), card("fly"), card("scrye")
    turn = Turn(0, tuple(m.Discarded(seat, (c,)) for seat, c in ((0, haste), (0, fly), (1, scrye))))
    assert turn_narration.post(art(game.key), [turn], Look(locale="en", names=NAMES)) == [
        "-# Ada discards Haste and Fly. Bruno discards Scrye."
    ]


def test_a_turn_with_very_many_deeds_still_fits():
    kinds = ("guardian_angel", "elves", "guardian_angel", "lich", "lich", "dragon")
    recruits = [m.Recruited(0, i, unit(kind), -1) for i, kind in enumerate(kinds)]
    casts = [m.SpellCast(0, i, d.SEAT + 2, 0, ()) for i in (0, 1, 3, 4, 5)]
    (line,) = told(*recruits, *casts, *(m.Parted(0, i, i + 1, ()) for i in range(5)))
    assert len(line) <= 200
    assert line.startswith("**Ada** recruited two Guardian Angels, Elves and 3 more")


@pytest.mark.parametrize(
    ("armies", "force", "english", "french"),
    [
        (
            [{0: "knight", 12: "elves"}, {24: "lich"}],
            [7, 9],
            "**Ada** wins on towers, 2 to 1.",
            "**Ada** l’emporte aux tours, 2 à 1.",
        ),
        (
            [{0: "knight", 13: "elves"}, {24: "lich"}],
            [7, 9],
            "Towers are level; **Ada** wins on armies, 2 to 1.",
            "Les tours sont à égalité\u00a0; **Ada** l’emporte aux armées, 2 à 1.",
        ),
        (
            [{0: "knight"}, {24: "lich"}],
            [9, 7],
            "Towers and armies are level; **Ada** wins on Force, 9 to 7.",
            "Tours et armées sont à égalité\u00a0; **Ada** l’emporte à la Force, 9 à 7.",
        ),
        (
            [{0: "knight"}, {24: "knight"}],
            [7, 7],
            "Towers, armies and Force are level; **Ada** and **Bruno** share the win.",
            "Tours, armées et Force sont à égalité\u00a0; **Ada** et **Bruno** se partagent la "
            "victoire.",
        ),
    ],
)
def test_the_last_round_is_told_with_what_decided_it(armies, force, english, french):
    after = position(armies)
    after.reason, after.force = "limit", force
    assert told(m.Ended(60), after=after) == (f"Round 60 was the last. {english}",)
    assert told(m.Ended(60), locale="fr", after=after) == (
        f"La manche 60 était la dernière. {french}",
    )


def test_that_a_turn_begins_with_its_draw_is_told_to_who_sees_the_cards_alone():
    begun = (m.TurnBegan(0, 3), m.Drew(0, (HIDDEN,)))
    assert together(begun) == []
    own = m.Drew(0, (4,))
    assert together((begun[0], own)) == [own]
    later = m.Drew(0, (HIDDEN, HIDDEN))
    assert together((*begun, m.Rolled(0, (1, 2)), later))[-1] == later


def test_what_equal_creatures_name_is_one_line():
    giant, lich = unit("storm_giant"), unit("lich")
    giants = [m.Declared(0, 0, at, giant, 0, lich) for at in (0, 1)]
    (one,) = together(giants)
    look = Look(names=("Ada", "Bruno"))
    assert tell(one, look) == "Ada sets two Storm Giants on the Lich."
    assert len(together([giants[0], replace(giants[1], named=giant)])) == 2
    (three,) = together([*giants, giants[0]])
    assert tell(three, replace(look, locale="de")) == "Ada setzt drei Sturmriesen auf den Lich an."


def test_equal_creatures_of_an_army_are_counted():
    event = m.BattleBegan(0, 1, 9, (unit("lich"), unit("lich")), (unit("elves"),))
    assert told(event) == ("**Ada** attacked Bruno at 9 (White) with two Liches against Elves.",)
    (french,) = told(event, locale="fr")
    assert "avec deux Liches contre des Elfes" in french
