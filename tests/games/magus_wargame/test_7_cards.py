"""Chapter 7: each ability, each battle spell and each artifact by itself; totals."""

import pytest

from engine.games.magus_wargame.battle_totals import KINDS, fresh, judge
from engine.games.magus_wargame.data import (
    ABILITY,
    ARTIFACTS,
    AURA,
    COLOUR,
    COLOURS,
    DESTROY,
    FORCE,
    ICON,
    PLAIN,
    UNIT_NAMES,
    UNITS,
    VERSUS,
)
from engine.games.magus_wargame.events import Declared, Drew, Negated, Stolen
from engine.games.magus_wargame.position_builder import units
from tests.games.magus_wargame.positions import (
    army,
    do,
    fight,
    finish,
    judged,
    of,
    refused,
    texts,
    totals,
)

ONE_OF = {"black": "gargoyle", "blue": "sorcerer", "white": "archers", "green": "elves"}
ONE_OF["red"] = "dragon"
MODEST = "zombies"
"""It has no ability: against it a creature shows its own."""


def lines(found, kind: str, side: int) -> list[tuple[int, int]]:
    """Return argument and sum of the lines of a kind of one side."""
    return [(x[2], x[3]) for x in found.lines if x[0] == side and KINDS[x[1]] == kind]


def alone(attackers: str, defenders: str, **more):
    return judged(fight(attackers, defenders, ("", ""), **more))


# The creatures

FORCES = """
warlock 3 necromancer 2 lich 5 gargoyle 4 skeletons 1 zombies 2 wraiths 4 vampire 4 pit_demon 6
cosmic_horror 7 wizard 1 sorcerer 2 pirate 3 siren 1 doppelganger 0 phantasms 3 ice_golems 4
djinn 5 storm_giant 6 titan 7 knight 4 priest 1 cleric 3 paladin 4 cherubs 2 archers 3 pikemen 3
griffins 5 guardian_angel 6 archangel 7 pixies 1 elves 2 wolves 3 centaurs 4 unicorns 5 druid 3
ranger 4 enchantress 2 treant 6 phoenix 7 cyclops 6 chaos_warrior 4 shaman 1 goblins 2
barbarians 3 dwarves 2 trolls 4 minotaur 5 hydra 5 dragon 7
""".split()  # noqa: SIM905 - a table in words
ARROWS = """
cherubs archers elves centaurs ranger storm_giant barbarians
""".split()  # noqa: SIM905 - a table in words
REGENERATES = """
skeletons zombies cosmic_horror ice_golems phoenix trolls hydra
""".split()  # noqa: SIM905 - a table in words
FLIES = """
lich gargoyle vampire cosmic_horror phantasms djinn cherubs griffins guardian_angel archangel
pixies phoenix dragon
""".split()  # noqa: SIM905 - a table in words


def test_7_14_printed_force_is_that_of_the_rulebook():
    printed = dict(zip(FORCES[::2], map(int, FORCES[1::2]), strict=True))
    assert printed == dict(zip(UNIT_NAMES, FORCE, strict=True))


@pytest.mark.parametrize("name", UNIT_NAMES)
def test_7_14_each_creature_counts_its_force_and_icons(name):
    found = judge(fresh(units(name), units("dwarves")))
    unit = UNIT_NAMES.index(name)
    assert lines(found, "force", 0) == [(0, FORCE[unit])]
    marks = [name in ARROWS, name in REGENERATES, name in FLIES]
    assert [line[0] for line in lines(found, "icon", 0)] == [
        icon for icon, has in zip((1, 4, 2), marks, strict=True) if has
    ]
    assert bool(ICON[unit]) is any(marks)


AURAS = {
    "knight": "white",
    "shaman": "red",
    "unicorns": "green",
    "sorcerer": "blue",
    "necromancer": "black",
}


@pytest.mark.parametrize(("name", "colour"), AURAS.items())
def test_7_14_an_aura_lifts_every_creature_of_its_colour_itself_included(name, colour):  # [B4]
    other = next(n for n, u in zip(UNIT_NAMES, UNITS, strict=True) if _plain(u, colour))
    found = judge(fresh(units(f"{name} {other} {MODEST}"), units("hydra")))
    expected = 2 + (colour == "black")
    assert [total for _, total in lines(found, "aura", 0)] == [expected]
    twice = judge(fresh(units(f"{name} {name}"), units("hydra")))
    assert [total for _, total in lines(twice, "aura", 0)] == [2, 2]


def _plain(unit, colour: str) -> bool:
    return COLOURS[unit.colour] == colour and unit.ability == PLAIN


def test_7_14_there_are_five_auras():
    assert {n for n, a in zip(UNIT_NAMES, ABILITY, strict=True) if a == AURA} == set(AURAS)


DESTROYERS = {
    "cleric": "black",
    "paladin": "red",
    "cyclops": "blue",
    "chaos_warrior": "white",
    "druid": "blue",
    "ranger": "black",
    "ice_golems": "green",
    "storm_giant": "red",
    "warlock": "green",
    "pit_demon": "white",
}


@pytest.mark.parametrize(("name", "colour"), DESTROYERS.items())
@pytest.mark.parametrize("side", [0, 1])
def test_7_3_destroyers_name_a_creature_of_their_colour(name, colour, side):
    victim, safe = ONE_OF[colour], ONE_OF["red" if colour != "red" else "green"]
    pair = (name, f"{victim} {safe}")
    done = fight(*(pair if side == 0 else pair[::-1]))
    (event,) = of(done.events, Declared)
    assert UNIT_NAMES[event.named] == victim
    gone = [UNIT_NAMES[u] for u, f in zip(judged(done).units, judged(done).fate, strict=True) if f]
    assert gone == [victim]


def test_7_3_there_are_ten_destroyers():
    assert {n for n, a in zip(UNIT_NAMES, ABILITY, strict=True) if a == DESTROY} == set(DESTROYERS)


@pytest.mark.parametrize("name", DESTROYERS)
def test_7_3_without_a_target_nothing_is_named(name):
    own = UNITS[UNIT_NAMES.index(name)]
    safe = next(ONE_OF[c] for c in COLOURS if c != DESTROYERS[name])
    assert own.arg == COLOURS.index(DESTROYERS[name])
    assert not of(fight(name, safe).events, Declared)


def test_7_14_pikemen_defend_wolves_and_barbarians_attack():
    assert totals("pikemen", "hydra")[0] == 3
    assert totals("hydra", "pikemen")[1] == 5
    assert totals("wolves", "hydra")[0] == 4
    assert totals("hydra", "wolves")[1] == 3
    assert lines(alone("barbarians", "hydra"), "own", 0) == [(0, 2)]
    assert lines(alone("hydra", "barbarians"), "own", 1) == []


ENEMIES = {
    "guardian_angel": "red",
    "archangel": "black",
    "dwarves": "blue",
    "minotaur": "white",
    "treant": "blue",
    "phantasms": "green",
    "titan": "red",
    "wraiths": "green",
    "vampire": "white",
}


@pytest.mark.parametrize(("name", "colour"), ENEMIES.items())
def test_7_14_three_more_against_a_colour_once(name, colour):  # [B5]
    one = ONE_OF[colour]
    found = judge(fresh(units(f"{MODEST} {name}"), units(f"{one} {one}")))
    assert [total for _, total in lines(found, "own", 0)] == [3]
    other = next(ONE_OF[c] for c in COLOURS if c != colour)
    assert lines(judge(fresh(units(name), units(other))), "own", 0) == []


def test_7_14_there_are_nine_of_them():
    assert {n for n, a in zip(UNIT_NAMES, ABILITY, strict=True) if a == VERSUS} == set(ENEMIES)


def test_7_14_centaurs_count_the_other_greens_of_their_army():
    assert lines(alone("centaurs elves pixies trolls", "hydra"), "own", 0) == [(2, 2)]
    assert lines(alone("centaurs", "elves"), "own", 0) == []
    assert [x[1] for x in lines(alone("centaurs centaurs", "hydra"), "own", 0)] == [1, 1]


@pytest.mark.parametrize("name", ["siren", "enchantress"])
def test_7_15_a_negated_creature_has_no_force_and_no_bonus(name):  # [B6]
    found = alone(name, "pikemen")
    assert lines(found, "force", 1) == [(1, 0)]
    assert lines(found, "own", 1) == []


def test_7_15_icons_colour_and_auras_stay():  # [B6]
    s = fight("siren", "knight archers").state
    found = finish(s, "declare siren knight")
    assert lines(found, "force", 1) == [(1, 0), (2, 3)]
    assert lines(found, "aura", 1) == [(1, 2)]
    assert lines(found, "colour", 1) == [(COLOURS.index("white"), 1)]
    found = alone("siren", "archers")
    assert lines(found, "icon", 1) == [(1, 3)]


def test_7_15_artifacts_and_powers_still_count():  # [B6]
    s = fight("siren lich", "cleric", ("", "white_power"), artifacts=("", "titans_armor")).state
    found = finish(s, "lay white_power none none")
    assert lines(found, "force", 1) == [(2, 0)]
    assert lines(found, "artifact", 1) == [(ARTIFACTS.index("titans_armor"), 1)]
    assert [total for _, total in lines(found, "power", 1)] == [3]


def test_7_4_the_fuel_of_goblins_is_three():
    s = fight("goblins", "hydra", ("fly", "")).state
    assert texts(s) == ["fuel goblins fly", "done"]
    assert lines(finish(s, "fuel goblins fly"), "own", 0) == [(0, 3)]
    assert lines(finish(s, "done"), "own", 0) == []


# The Doppelganger


def test_7_16_it_takes_force_icons_and_ability_and_stays_blue():  # [B7]
    found = alone("doppelganger", "barbarians")
    assert lines(found, "force", 0) == [(0, 3)]
    assert lines(found, "own", 0) == [(0, 2)]  # it attacks, they do not [B7b]
    assert lines(found, "own", 1) == []
    assert not lines(found, "icon", 0)  # Arrows against Arrows
    found = alone("doppelganger sorcerer", "dragon")
    assert lines(found, "aura", 0) == [(0, 2)]
    assert lines(found, "colour", 0) == [(COLOURS.index("blue"), 1)]


def test_7_16_a_copied_bonus_works_for_the_copier_s_side():  # [B7b]
    assert lines(alone("doppelganger", "wraiths"), "own", 0) == []
    found = judge(_copied("doppelganger", "minotaur archers", "minotaur"))
    assert lines(found, "own", 0) == [(0, 3)]


def _copied(attackers: str, defenders: str, original: str):
    b = fresh(units(attackers), units(defenders))
    b.copies[0][b.units[0].index(UNIT_NAMES.index("doppelganger"))] = UNIT_NAMES.index(original)
    return b


def test_7_16_a_copied_choice_is_declared_in_the_same_step():  # [B7b]
    s = fight("doppelganger", "cleric zombies lich").state
    assert texts(s) == [
        "declare doppelganger lich",
        "declare doppelganger zombies",
        "declare doppelganger cleric",
    ]
    s = do(s, "declare doppelganger cleric").state
    assert texts(s) == ["declare doppelganger lich", "declare doppelganger zombies"]


def test_7_16_a_copied_wizard_draws_and_a_copied_pirate_steals():
    done = fight("doppelganger", "wizard")
    assert [e.seat for e in of(done.events, Drew)][:1] == [0]
    done = fight("doppelganger", "pirate", ("", "fly haste"))
    assert [(e.seat, UNIT_NAMES[e.unit]) for e in of(done.events, Stolen)] == [
        (0, "doppelganger"),
        (1, "pirate"),
    ]


def test_7_16_a_copied_priest_negates():
    s = fight("priest lich", "doppelganger", ("red_power", "")).state
    s = do(s, "lay red_power none none", "done", "declare doppelganger priest").state
    assert texts(s) == ["negate doppelganger red_power", "done"]
    (negated,) = of(do(s, "negate doppelganger red_power").events, Negated)
    assert UNIT_NAMES[negated.unit] == "doppelganger"


def test_7_16_it_has_no_spell_points():
    s = fight("doppelganger", "lich", ("creature_kill", "red_power")).state
    assert s.battle.points == [0, 3]


def test_7_16_the_copy_of_a_doppelganger_is_nothing():  # [B7]
    found = judged(fight("doppelganger", "doppelganger"))
    assert found.totals == (0, 0)


def test_7_16_two_doppelgangers_do_not_copy_each_other_s_copies():  # [B7]
    s = fight("doppelganger", "doppelganger titan").state
    found = finish(s, "declare doppelganger titan")
    assert lines(found, "force", 0) == [(0, 7)]
    assert lines(found, "force", 1)[0] == (1, 0)


def test_7_16_nullify_takes_the_whole_copy():  # [B7b]
    s = fight("doppelganger wolves", "archers lich", ("", "nullify")).state
    s = do(s, "declare doppelganger archers", "done").state
    found = finish(s, "lay nullify doppelganger none")
    assert lines(found, "force", 0)[0] == (0, 0)
    assert lines(found, "icon", 1)[0] == (1, 3)  # no Arrows of the copy


def test_7_16_what_happens_to_the_original_does_not_touch_the_copy():  # [B7b]
    s = fight("doppelganger druid", "titan zombies").state
    found = finish(s, "declare doppelganger titan")
    assert found.fate == (0, 0, 0, 1)
    assert lines(found, "force", 0)[0] == (0, 7)


def test_7_16_a_negated_copier_has_no_force():  # [B6]
    s = fight("siren wolves", "doppelganger").state
    found = finish(s, "declare doppelganger wolves")
    assert lines(found, "force", 1) == [(2, 0)]


# Spells


@pytest.mark.parametrize("colour", COLOURS)
def test_7_6_a_blast_destroys_a_creature_of_its_colour(colour):
    victim = ONE_OF[colour]
    s = fight("lich", f"{victim} zombies hydra", (f"{colour}_blast", "")).state
    named = {line.split()[2] for line in texts(s, "lay")}
    assert victim in named
    assert {COLOURS[COLOUR[UNIT_NAMES.index(n)]] for n in named} == {colour}
    found = finish(s, f"lay {colour}_blast {victim} none")
    assert [UNIT_NAMES[u] for u, f in zip(found.units, found.fate, strict=True) if f] == [victim]


@pytest.mark.parametrize("colour", COLOURS)
def test_7_6_a_power_gives_three_to_each_own_creature_of_its_colour(colour):
    own = ONE_OF[colour]
    s = fight(f"lich {own} {own}", "trolls", (f"{colour}_power", "")).state
    found = finish(s, f"lay {colour}_power none none")
    assert [total for _, total in lines(found, "power", 0)] == [9 if colour == "black" else 6]


def test_7_6_a_power_is_legal_without_a_creature_and_counts_a_controlled_one():  # [B3a]
    s = fight("lich", "trolls", ("red_power control_red", "")).state
    alone_ = finish(s, "lay red_power none none")
    assert [total for _, total in lines(alone_, "power", 0)] == [0]
    both = finish(s, "lay red_power none none", "lay control_red trolls none")
    assert [total for _, total in lines(both, "power", 0)] == [3]


def test_7_6_creature_kill_destroys_any():
    s = fight("lich", "titan zombies", ("creature_kill", "")).state
    assert finish(s, "lay creature_kill titan none").fate == (0, 0, 1)


@pytest.mark.parametrize("colour", COLOURS)
def test_7_13_control_brings_a_creature_of_its_colour_for_good(colour):  # [B9]
    name = ONE_OF[colour]
    s = fight("lich", f"{name} hydra zombies", (f"control_{colour}", "")).state
    done = do(s, f"lay control_{colour} {name} none", "done")
    assert 2 in judged(done).fate
    if judged(done).winner == 0:
        assert name in army(done.state, 0, 5)


def test_7_13_control_takes_any_creature():
    s = fight("lich", "titan zombies", ("control", "")).state
    done = do(s, "lay control titan none", "done")
    assert judged(done).winner == 0
    assert army(done.state, 0, 5) == "lich titan"
    assert lines(judged(done), "force", 0) == [(0, 5), (2, 7)]


def test_7_13_a_declared_ability_has_worked_and_passive_notes_change_sides():  # [B9b]
    s = fight("lich wolves", "cleric knight", ("control_white", "")).state
    found = finish(s, "lay control_white cleric none")
    assert found.fate == (1, 0, 0, 2)  # the Lich is destroyed all the same
    found = finish(s, "lay control_white knight none")
    assert lines(found, "aura", 0) == [(2, 1)]


def test_7_13_a_controlled_creature_adds_no_spell_points():  # [B9b]
    s = fight("dragon", "lich wolves", ("control creature_kill", "")).state
    assert judged(do(s, "lay control lich none")).fate == (0, 2, 0)  # one point, one card


SIX = "lich zombies zombies gargoyle hydra trolls"


def test_7_13_a_full_army_names_who_leaves():  # [B9b] [A2]
    s = fight(SIX, "titan wolves", ("control", "")).state
    assert "lay control titan none" in texts(s)
    assert "lay control titan zombies" in texts(s)
    assert len(texts(s, "lay control titan")) == 6  # none, and five kinds
    done = do(s, "lay control titan zombies", "done")
    assert army(done.state, 0, 5) == "lich gargoyle zombies titan trolls hydra"
    assert done.state.graves[0] == units("zombies")


def test_7_13_or_names_nobody_and_nothing_happens():  # [B9b]
    s = fight(SIX, "titan wolves", ("control", "")).state
    found = finish(s, "lay control titan none")
    assert found.void == (2,)
    assert 2 not in found.fate


def test_7_13_who_was_named_stays_if_there_is_room():  # [B9b]
    six = "lich zombies zombies gargoyle hydra sorcerer"
    s = fight(six, "druid wolves", ("control_green", "")).state
    done = do(s, "lay control_green wolves hydra", "done")
    assert army(done.state, 0, 5) == "lich gargoyle zombies zombies wolves hydra"


def test_7_13_or_the_lowest_force_leaves():  # [B9b]
    s = fight(SIX, "titan wolves", ("control control_green", "")).state
    done = do(s, "lay control titan zombies", "lay control_green wolves zombies", "done")
    assert army(done.state, 0, 5) == "lich gargoyle titan wolves trolls hydra"


def test_7_13_a_second_control_is_asked_at_one_below_full():
    s = fight("lich zombies zombies gargoyle hydra", "titan wolves", ("control control_green", ""))
    assert texts(s.state, "lay control titan") == ["lay control titan none"]
    s = do(s.state, "lay control titan none").state
    assert "lay control_green wolves hydra" in texts(s)


def test_7_13_who_makes_room_is_of_the_army():
    full = "lich zombies zombies gargoyle hydra trolls"
    s = fight(full, "titan wolves", ("control", "")).state
    assert refused(s, "lay control titan dragon") == ("7.13", "lay-lacks")
    assert refused(s, "lay control titan zombies_2") == ("7.3", "same-kind")


def test_7_13_with_room_nobody_is_named():
    s = fight("lich", "titan", ("control", "")).state
    assert refused(s, "lay control titan lich") == ("7.13", "lay-drop")


# Artifacts


def test_7_14_the_sword_helps_attackers_and_the_armor_defenders():
    both = "celestial_sword titans_armor"
    found = alone("wolves trolls", "hydra", artifacts=(both, ""))
    assert lines(found, "artifact", 0) == [(ARTIFACTS.index("celestial_sword"), 2)]
    found = alone("wolves trolls", "hydra gargoyle", artifacts=("", both))
    assert lines(found, "artifact", 1) == [(ARTIFACTS.index("titans_armor"), 2)]


CHARMS = {
    "wand_of_orcus": "black",
    "orb_of_illusions": "blue",
    "eternal_flame": "red",
    "holy_shroud": "white",
    "oaken_shield": "green",
}


@pytest.mark.parametrize(("artifact", "colour"), CHARMS.items())
@pytest.mark.parametrize("side", [0, 1])
def test_7_14_a_charm_gives_three_to_each_creature_of_its_colour(artifact, colour, side):
    own = f"{ONE_OF[colour]} {ONE_OF[colour]} {ONE_OF['red' if colour != 'red' else 'blue']}"
    pair = (own, MODEST) if side == 0 else (MODEST, own)
    charmed = (artifact, "") if side == 0 else ("", artifact)
    found = alone(*pair, artifacts=charmed)
    assert lines(found, "artifact", side) == [(ARTIFACTS.index(artifact), 6)]
    assert lines(found, "artifact", 1 - side) == []


@pytest.mark.parametrize(("count", "bonus"), [(2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)])
def test_7_14_creatures_of_a_colour_give_a_bonus(count, bonus):  # [B4]
    row = ("trolls hydra dragon " * 3).split()[:count]
    found = judge(fresh(units(" ".join(row)), units("lich")))
    assert lines(found, "colour", 0) == [(COLOURS.index("red"), bonus)]


@pytest.mark.parametrize(
    ("attackers", "defenders", "side"),
    [("elves archers", "ranger", 0), ("elves", "archers", None), ("trolls", "hydra zombies", 1)],
)
def test_7_14_a_strict_majority_of_an_icon_gives_three(attackers, defenders, side):  # [B4]
    found = judge(fresh(units(attackers), units(defenders)))
    won = [x[0] for x in found.lines if KINDS[x[1]] == "icon"]
    assert won == ([] if side is None else [side])


def test_7_14_regenerate_saves_nobody():  # [B8]
    found = judged(fight("cleric", "skeletons trolls"))
    assert found.fate[1] == 1
