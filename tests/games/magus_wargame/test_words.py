"""The wargame in words: catalogues, labels, the log, positions."""

import pytest

from engine.game import TurnEnded
from engine.games.magus_wargame import events as m, game
from engine.games.magus_wargame.actions import CARD_OR_RANDOM, STANCES, WHEN
from engine.games.magus_wargame.data import (
    ABILITY,
    ARTIFACTS,
    DECKS,
    MAGIC,
    PLACES,
    PLAIN,
    REFS,
    SPACE_NAMES,
    TARGETS,
    UNIT_NAMES,
)
from engine.games.magus_wargame.illegal_reasons import WHY
from engine.games.magus_wargame.position_builder import units
from engine.notation import fields, read, words
from engine.visibility import HIDDEN
from languages import COMPLETE
from render.games.magus_wargame import names
from render.games.magus_wargame.action_words import describe, label, tell, value
from render.look import Look
from render.words.catalogues import say, variables
from render.words.position_text_type import ALT_LIMIT
from tests.games.magus_wargame import moments
from tests.games.magus_wargame.positions import fight, position, travel
from tests.laws import worded

languages = pytest.mark.parametrize("locale", COMPLETE)
LOOKS = {locale: Look(locale=locale) for locale in COMPLETE}
LIMIT, HELP = 32, 100
ID = "magus-wargame"
TWO = [{0: "knight", 3: "elves wolves"}, {24: "lich"}]


@languages
def test_every_verb_has_its_names(locale):
    for action in game.actions:
        for kind in ("verb", "help", "command"):
            assert say(locale, f"{ID}-{kind}-{action.verb}")
        assert len(say(locale, f"{ID}-help-{action.verb}")) <= HELP


@languages
def test_commands_and_their_options_have_names_that_discord_takes(locale):
    named = {f"{ID}-command-{action.verb}" for action in game.actions}
    options = {f"{ID}-arg-{field}" for action in game.actions for field in fields(action)}
    assert len(named) <= 25
    for message in named | options:
        name = say(locale, message)
        assert name == name.lower()
        assert len(name) <= LIMIT
        assert name.isalnum()
    assert len({say(locale, message) for message in named}) == len(named)
    for action in game.actions:
        said = [say(locale, f"{ID}-arg-{field}") for field in fields(action)]
        assert len(set(said)) == len(said)
        assert all(len(say(locale, f"{ID}-arghelp-{f}")) <= HELP for f in fields(action))


def test_english_commands_are_the_verbs_of_the_notation():
    for action in game.actions:
        assert say("en", f"{ID}-command-{action.verb}") == action.verb
        assert all(say("en", f"{ID}-arg-{field}") == field for field in fields(action))


MARKS = {"card": "spell_blast", "creature": "pit_demon_2", "target": "pit_demon", "space": "17"}


@languages
def test_every_why_message_says_all_of_its_arguments(locale):
    view = position(TWO)
    for message, _, given in WHY:
        assert variables(f"{ID}-why-{message}", locale) == set(given), message
        args = {n: value(LOOKS[locale], view, "", n, MARKS[n]) if n in MARKS else 4 for n in given}
        said = say(locale, f"{ID}-why-{message}", **args)
        assert said.endswith(".")
        assert all(str(arg) in said for arg in args.values())
        assert "_" not in said


@pytest.mark.parametrize("count", [0, 1, 2])
def test_things_are_counted_as_each_language_counts(count):
    def said(locale, message, name):
        return say(locale, f"{ID}-{message}", **{name: count})

    assert ("spell points left" in said("en", "line-step-a", "points")) is (count != 1)
    assert ("points de sort" in said("fr", "line-step-a", "points")) is (count > 1)
    owed = said("en", "board-hand-debt", "n"), said("fr", "board-hand-debt", "n")
    assert ("cards" in owed[0]) is (count != 1)
    assert ("cartes" in owed[1]) is (count > 1)
    assert ("points" in said("en", "why-points", "count")) is (count != 1)
    assert ("points" in said("fr", "why-points", "count")) is (count > 1)


@languages
def test_no_catalogue_has_a_straight_apostrophe_or_a_breaking_space(locale):
    text = worded.catalogue("magus_wargame", locale)
    assert "'" not in text
    if locale == "fr":
        said = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in said for mark in ":;?!»" if f" {mark}" in line]


@languages
def test_every_thing_has_a_name_of_its_own(locale):
    for make, count in ((names.unit, 50), (names.card, 40), (names.artifact, 10)):
        said = [make(locale, index) for index in range(count)]
        assert len(set(said)) == count
    assert len({names.ref(locale, i) for i in range(len(REFS))}) == len(REFS)
    assert len({names.letter(locale, i) for i in range(7)}) == 7
    for card in range(len(MAGIC)):
        assert 0 < len(names.effect(locale, card)) <= 60
    for unit in range(len(UNIT_NAMES)):
        assert bool(names.ability(locale, unit)) is (ABILITY[unit] != PLAIN)
    assert all(names.gift(locale, i) for i in range(len(ARTIFACTS)))


@languages
def test_no_word_of_the_notation_is_shown(locale):
    view = position(TWO)
    for verb, field, given in (
        ("lay", "card", CARD_OR_RANDOM),
        ("cast", "at", PLACES),
        ("cast", "to", PLACES),
        ("move", "army", SPACE_NAMES),
        ("move", "to", SPACE_NAMES),
        ("replace", "deck", DECKS),
        ("lay", "target", TARGETS),
        ("blast", "when", WHEN),
        ("stance", "how", STANCES),
    ):
        said = [value(LOOKS[locale], view, verb, field, word) for word in given]
        assert len(set(said)) == len(said), field
        assert not any("_" in text for text in said)
    assert value(LOOKS[locale], view, "", "", "thing") == "thing"


LABELS = {
    "cast scrye seat_2 none": "Scrye: player 2",
    "cast spell_lore none none": "Spell Lore",
    "cast fly 0 4": "Fly: 0 · Tower → 4 · Green, top Phoenix",
    "cast land_shift 0 3": "Land Shift: 0 · Tower → 3 · White",
    "peek 24": "Look at the army on 24 · Tower",
    "stop": "That is all",
    "pick elves wolves": "Elves and Wolves",
    "replace elves blue": "Elves → Titan (Blue deck)",
    "shift 24": "To 24 · Tower, fights player 2 (1)",
    "discard fly": "Discard Fly",
    "owe fly": "Pay Fly to Forget",
    "owe random": "Let chance pay Forget",
    "roll": "Roll the dice",
    "move 0 5": "0 · Tower → 5 · Red, top Dragon",
    "recruit 3 none": "3 · White: recruit Archangel",
    "recruit 3 elves": "3 · White: Elves → Archangel",
    "recruit 6 none": "6 · Gold: take a Magic card",
    "decline 3": "3 · White: take nothing",
    "split 3 4": "Split 3 · White → 4 · Green",
    "end": "End turn",
    "fight 3": "Fight on 3 · White",
    "declare siren knight_2": "Siren → Knight 2",
    "fuel goblins fly": "Goblins: discard Fly",
    "lay red_power none none": "Red Power",
    "lay creature_kill lich none": "Creature Kill → Lich",
    "lay control lich elves": "Control → Lich, without Elves",
    "negate priest control": "Priest negates Control",
    "done": "Done",
    "blast mine": "Spell Blast: only spells that name me or my army",
    "list fly": "List: add Fly",
    "stance quiet": "In battles: no spells",
    "plan control": "If attacked: Control on the strongest",
}


def test_labels_say_what_is_done():
    for line, expected in LABELS.items():
        assert label(LOOKS["en"], position(TWO), read(game, line)) == expected
    assert {line.split()[0] for line in LABELS} == {action.verb for action in game.actions}


def test_a_landing_at_gold_says_that_it_gives_a_card_also_on_an_enemy():
    s = travel({0: "knight"}, {6: "wolves elves", 24: "lich"}, dice=(6, 6))
    assert label(LOOKS["en"], s, read(game, "move 0 42")) == "0 · Tower → 42 · Gold, Magic card"
    on_foe = "6 · Gold, Magic card, fights player 2 (2)"
    assert label(LOOKS["en"], s, read(game, "move 0 6")) == f"0 · Tower → {on_foe}"
    assert label(LOOKS["en"], s, read(game, "cast magic_gate 0 6")).endswith(on_foe)
    assert value(LOOKS["en"], s, "move", "to", "6") == on_foe
    s.hands[1], s.magic = s.magic, []  # none is left to draw
    assert label(LOOKS["en"], s, read(game, "move 0 42")) == "0 · Tower → 42 · Gold"


@languages
def test_labels_fit_on_a_button_and_differ(locale):
    for moment in moments.match(4, "1")[::23]:
        for seat in range(4):
            s = moment.view(seat)
            offered = [*game.legal(s, seat), *game.orders(s, seat)]
            labels = [label(LOOKS[locale], s, action) for action in offered]
            assert all(0 < len(text) <= 80 for text in labels)
            assert len(set(labels)) == len(labels)
            for action in offered:
                for field, word in zip(fields(type(action)), words(action)[1:], strict=True):
                    assert "_" not in value(LOOKS[locale], s, type(action).verb, field, word)


LICH, ELVES = units("lich")[0], units("elves")[0]
PIRATE, COPIER, PRIEST, GOBLINS = units("pirate doppelganger priest goblins")
TOLD = (
    (m.Dealt(0, 0, (0, 5), (0, 3), (HIDDEN,) * 2),
     "Ann begins on 0 (Tower) with four creatures (Black and Green), Helm of Command and Wand of "
     "Orcus."),
    (m.TurnBegan(0, 3), "Round 3: Ann."),
    (m.Drew(0, (HIDDEN, HIDDEN)), "Ann draws 2 Magic cards."),
    (m.Drew(0, (9,)), "You draw Fly."),
    (m.Refilled(5, 12, -1), "Magic deck: 12 discards are shuffled into a new one."),
    (m.Discarded(0, (9,)), "Ann discards Fly."),
    (m.SpellCast(0, 3, 2, 0, ()), "Ann casts Scrye: Bob."),
    (m.SpellCast(0, 5, 0, 0, (24,)), "Ann casts Commune."),
    (m.SpellCast(0, 6, 11, 12, ()), "Ann casts Haste: 0 (Tower) → 1 (Black)."),
    (m.Answered(0, 3, 1), "Bob negates Scrye with Spell Blast."),
    (m.Answered(0, 3, -1), None),
    (m.Owes(1, 2), "Bob owes 2 cards to Forget."),
    (m.SawHand(0, 1, (HIDDEN,)), "Ann looks at Bob’s hand."),
    (m.SawHand(0, 1, (9,)), "Bob holds Fly."),
    (m.SawDeck(0, 0, (HIDDEN,)), "Ann looks at the top of the Black deck."),
    (m.SawDeck(0, 0, (LICH,)), "Black deck, from the top: Lich."),
    (m.SawDeck(0, 5, (9,)), "Magic deck, from the top: Fly."),
    (m.SawArmy(0, 1, 24, (HIDDEN,)), "Ann looks at Bob’s army on 24 (Tower)."),
    (m.SawArmy(0, 1, 24, (LICH,)), "Bob on 24 (Tower): Lich."),
    (m.Rolled(0, (3, 5)), "Ann rolls 3 and 5."),
    (m.Shifted(0, 24, 5), "Time Shift: the die shows 5 for the army on 24 (Tower)."),
    (m.Moved(0, 0, 5, -1), "Ann moves 0 (Tower) → 5 (Red)."),
    (m.Moved(0, 0, 5, 1), "Ann moves 0 (Tower) → 5 (Red) and meets Bob."),
    (m.Switched(0, 0, 3, HIDDEN, HIDDEN),
     "Ann switches two creatures of 0 (Tower) and 3 (White)."),
    (m.Switched(0, 0, 3, LICH, ELVES),
     "Ann switches two creatures of 0 (Tower) and 3 (White). Lich → 3 (White), Elves → "
     "0 (Tower)."),
    (m.Exchanged(0, 0, 3), "The armies of Ann on 0 (Tower) and 3 (White) change places."),
    (m.Recruited(0, 5, LICH, 1), "Ann gets Lich on 5 (Red)."),
    (m.Lost(0, 5, LICH), "Ann discards Lich on 5 (Red)."),
    (m.Fell(0, 5, LICH), "Ann loses Lich on 5 (Red)."),
    (m.Parted(0, 5, 6, (HIDDEN, HIDDEN)), "Ann splits 5 (Red): two creatures go to 6 (Gold)."),
    (m.Parted(0, 5, 6, (LICH, ELVES)),
     "Ann splits 5 (Red): two creatures go to 6 (Gold). To 6 (Gold): Lich and Elves."),
    (m.BattleBegan(0, 1, 5, (LICH,), (ELVES,)),
     "Battle on 5 (Red): Ann with Lich against Bob with Elves."),
    (m.Declared(0, 0, 0, LICH, 0, ELVES), "Ann sets the Lich on the Elves."),
    (m.Stolen(0, PIRATE, 1, HIDDEN), "Ann has a Pirate steal a card from Bob."),
    (m.Stolen(0, COPIER, 1, HIDDEN),
     "Ann has a Doppelganger turned Pirate steal a card from Bob."),
    (m.Stolen(0, PIRATE, 1, 9), "The card that Ann takes from Bob: Fly."),
    (m.Fuelled(0, 0, 0, GOBLINS, 9), "Ann discards Fly for Goblins."),
    (m.Fuelled(0, 0, 0, COPIER, 9), "Ann discards Fly for a Doppelganger turned Goblins."),
    (m.Played(0, 26, 0, 0), "Ann plays Black Power."),
    (m.Played(0, 37, 1 + 3 * LICH, 0), "Ann plays Creature Kill on the Lich."),
    (m.Negated(0, 0, PRIEST, 37), "Ann has a Priest negate Creature Kill."),
    (m.Negated(0, 0, COPIER, 37), "Ann has a Doppelganger turned Priest negate Creature Kill."),
    (m.Fought(0, 1, 5, (LICH, ELVES), 1, (0, 0), (-1, -1), (), (), (), (8, 5), 0),
     "Ann wins on 5 (Red), 8 to 5."),
    (m.Fought(0, 1, 5, (LICH, ELVES), 1, (0, 0), (-1, -1), (), (), (), (5, 5), -1),
     "Ann and Bob tie on 5 (Red) at 5."),
    (m.Fought(0, 1, 5, (LICH, ELVES), 1, (1, 1), (-1, -1), (), (), (), (0, 0), -2),
     "Both armies on 5 (Red) are destroyed."),
    (m.Retreated(0, 5, 4), "Ann retreats 5 (Red) → 4 (Green)."),
    (m.ArmyGone(0, 5), "Ann has no army on 5 (Red) any more."),
    (m.Eliminated(0, (), ()), "Ann is out."),
    (m.Ended(7), "The match is over in round 7."),
    (TurnEnded(0), None),
)  # fmt: skip


@pytest.mark.parametrize(("event", "expected"), TOLD)
def test_an_event_is_told_in_one_sentence(event, expected):
    for locale in COMPLETE:
        given = Look(locale=locale, names=("Ann", "Bob"))
        told = tell(event, given)
        assert (told is None) == (expected is None)
        assert told == expected if locale == "en" else told != expected or told is None


def test_every_event_of_the_game_is_told_or_left_out_on_purpose():
    assert {type(event) for event, _ in TOLD} == set(game.events)


@languages
def test_a_description_says_whose_turn_it_is_and_how_all_stand(locale):
    for moment in (*moments.match(4, "1")[::90], moments.match(2, "1")[-1]):
        s = moment.state
        given = moments.look(s, moment.events, locale)
        text = describe(moment.view(None), None, given)
        assert len(text.alt) <= ALT_LIMIT
        for seat in range(len(s.at)):
            assert given.name(seat) in text.alt
        for colour in range(5):
            assert names.colour(locale, colour) in text.full


def test_own_armies_and_hand_are_told_to_their_seat_alone():
    s = position(TWO, ("fly", "haste"))
    mine = describe(game.view(s, 0), 0, moments.look(s)).full
    assert "Elves and Wolves" in mine
    assert "Your hand: Fly." in mine
    assert "Lich" not in mine.replace("top", "").split("Tops")[0]
    public = describe(game.view(s, None), None, moments.look(s)).full
    assert "3 · White: 2 creatures" in public
    assert "Fly" not in public.split("discards")[0]


def test_a_battle_under_way_is_told_with_its_totals():
    s = fight("lich wolves", "djinn", ("creature_kill", "fly")).state
    said = describe(game.view(s, None), None, moments.look(s)).full
    assert "Battle on 5 · Red" in said
    assert "(Lich and Wolves) 9" in said


def test_what_was_learned_of_an_army_is_told():
    s = travel({5: "dragon", 20: "pixies"}, {30: "elves"}, dice=(1, 1))
    from engine.games.magus_wargame import seat_knowledge

    seat_knowledge.showed(s, 1, 0, [0])
    assert "Known of" in describe(game.view(s, 0), 0, moments.look(s)).full
    assert "Known of" not in describe(game.view(s, None), None, moments.look(s)).full
