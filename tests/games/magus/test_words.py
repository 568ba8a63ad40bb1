"""Magus in words: catalogues, labels, the log, positions."""

import pytest

from engine.game import TurnEnded
from engine.games.magus import events as m, game, illegal_reasons
from engine.games.magus.data import (
    COLOURS,
    CREATION,
    KINDS,
    MANA,
    POTION,
    POTION_NAMES,
    POTIONS,
    SEAT_NAMES,
)
from engine.notation import fields, read, words
from engine.visibility import HIDDEN
from languages import COMPLETE
from render.games.magus import names
from render.games.magus.action_words import describe, label, tell, value
from render.games.magus.position_text import potions
from render.look import Look
from render.words.catalogues import say, variables
from render.words.position_text_type import ALT_LIMIT
from tests.games.magus import moments
from tests.games.magus.positions import end, position
from tests.laws import worded

languages = pytest.mark.parametrize("locale", COMPLETE)
LOOKS = {locale: Look(locale=locale) for locale in COMPLETE}
LIMIT, HELP = 32, 100


@languages
def test_every_verb_has_its_names(locale):
    for action in game.actions:
        for kind in ("verb", "help", "command"):
            assert say(locale, f"magus-{kind}-{action.verb}")
        assert len(say(locale, f"magus-help-{action.verb}")) <= HELP


@languages
def test_commands_and_their_options_have_names_that_discord_takes(locale):
    named = {f"magus-command-{action.verb}" for action in game.actions} | {"magus-command-potions"}
    options = {f"magus-arg-{field}" for action in game.actions for field in fields(action)}
    assert len(named) <= 25
    for message in named | options:
        name = say(locale, message)
        assert name == name.lower()
        assert len(name) <= LIMIT
        assert name.isalnum()
    assert len({say(locale, message) for message in named}) == len(named)
    for action in game.actions:
        said = [say(locale, f"magus-arg-{field}") for field in fields(action)]
        assert len(set(said)) == len(said)
        assert all(len(say(locale, f"magus-arghelp-{f}")) <= HELP for f in fields(action))


def test_english_commands_are_the_verbs_of_the_notation():
    for action in game.actions:
        assert say("en", f"magus-command-{action.verb}") == action.verb
        assert all(say("en", f"magus-arg-{field}") == field for field in fields(action))


MARKS = {
    "source": "blue",
    "to": "red",
    "kind": "mage",
    "potion": "green_8",
    "seat": "seat_2",
    "mana": "violet",
}


@languages
def test_every_why_message_says_all_of_its_arguments(locale):
    view = position()
    for message, _, given in illegal_reasons.WHY:
        assert variables(f"magus-why-{message}", locale) == set(given), message
        args = {
            n: value(LOOKS[locale], view, "use", n, MARKS[n]) if n in MARKS else 7 for n in given
        }
        said = say(locale, f"magus-why-{message}", **args)
        assert said.endswith(".")
        assert all(str(arg) in said for arg in args.values())
        assert not any(mark in said for mark in ("green_8", "seat_2"))


def test_french_puts_a_no_break_space_before_high_marks():
    said = [
        line for line in worded.catalogue("magus", "fr").splitlines() if not line.startswith("#")
    ]
    assert not [line for line in said for mark in ":;?!»" if f" {mark}" in line]


@languages
def test_no_catalogue_has_a_straight_apostrophe(locale):
    assert "'" not in worded.catalogue("magus", locale)


@languages
@pytest.mark.parametrize("card", range(50), ids=POTION_NAMES)
def test_each_potion_has_a_name_and_an_effect_short_and_long(locale, card):
    name = names.potion(locale, card)
    assert name.endswith(str(card % 10 + 1))
    short, long = names.effect(locale, card), names.effect(locale, card, long=True)
    assert 0 < len(short) <= 60
    assert len(short) < len(long) <= 160
    assert long.endswith(".")
    assert names.use(locale, card)
    assert all(str(n) in names.cost(locale, card) for n in POTIONS[card].cost if n)


def test_equal_effects_have_equal_texts_and_others_differ():
    for one in range(50):
        for other in range(one):
            same = POTIONS[one].effect == POTIONS[other].effect is not None
            if same:
                assert names.effect("en", one, long=True) == names.effect("en", other, long=True)
            elif POTIONS[one].effect != POTIONS[other].effect:
                assert names.effect("en", one) != names.effect("en", other)
    lasting = [names.effect("en", card) for card in range(50) if POTIONS[card].effect is None]
    assert len(set(lasting)) == len(lasting)


@languages
def test_no_word_of_the_notation_is_shown(locale):
    view = position()
    for field, given in (
        ("source", COLOURS),
        ("give", COLOURS),
        ("kind", KINDS),
        ("potion", POTION_NAMES),
        ("victim", SEAT_NAMES),
        ("how", ("plain", "tie_power")),
        ("kinds", ("apprentice,apprentice,mage",)),
        ("dice", ("4,4,2",)),
    ):
        said = [value(LOOKS[locale], view, "use", field, word) for word in given]
        assert len(set(said)) == len(said)
        assert not any("_" in text or "," in text for text in said)
    assert value(LOOKS[locale], view, "raise", "track", "2").startswith("2 · ")
    assert value(LOOKS[locale], view, "", "", "nothing") == "nothing"
    assert len(MANA) == 6


LABELS = {
    "choose 4": "Action 4: 3 Apprentices",
    "create 2 mage red": "Create with 2s: Mage on Red",
    "replace apprentice,apprentice,mage": "Replace 2 Apprentices and 1 Mage",
    "place blue": "Place on Blue",
    "move mage blue red": "Move Mage: Blue → Red",
    "push seat_2 mage blue red": "Push Mage of player 2: Blue → Red",
    "raise 2": "Raise 2 · die ±1",
    "transfer 2 3": "Power 2 down, power 3 up",
    "lower seat_2 3": "421: lower power 3 of player 2",
    "power 1": "Use power 1 · 2 more dice",
    "buy red_1": "Buy Red 1: Reroll up to 3 dice",
    "use red_1": "Use Red 1: Reroll up to 3 dice",
    "change 1 6": "Change a 1 into a 6",
    "reroll 4,4,2": "Reroll 4 4 2",
    "trade red blue": "Trade 2 red for 1 blue",
    "take blue plain": "Take mana of the blue source",
    "take blue tie_power": "Take mana of the blue source with power 4",
    "skip": "Skip the rest",
    "end": "End turn",
    "prefer 7": "Next in the ranking: 7 · glory",
    "forget": "Clear the ranking",
}


def test_labels_say_what_is_done():
    for line, expected in LABELS.items():
        assert label(LOOKS["en"], position(), read(game, line)) == expected
    assert {line.split()[0] for line in LABELS} == {action.verb for action in game.actions}


def test_labels_name_the_group_and_the_mana_where_the_view_knows():
    s = position("blue apprentice 3", action=5, activated="blue")
    assert label(LOOKS["en"], s, read(game, "place blue")) == "Place 2 Apprentices on Blue"
    move = label(LOOKS["en"], s, read(game, "move apprentice blue violet"))
    assert move == "Move 2 Apprentices: Blue → Violet"
    assert label(LOOKS["en"], s, read(game, "take blue plain")) == "Take 4 blue"


def test_french_mana_agrees_with_its_number():
    for index in range(len(MANA)):
        assert not names.mana("fr", index, 1).endswith("s")
        assert names.mana("fr", index, 2) == names.mana("fr", index, 1).replace("1", "2") + "s"
    trade = read(game, "trade red blue")
    assert label(LOOKS["fr"], position(), trade) == "Échanger 2 rouges contre 1 bleue"
    for card, said in (("blue_8", "Gagner 1 incolore"), ("blue_6", "Gagner 3 incolores")):
        assert names.effect("fr", POTION[card]) == said


@languages
def test_labels_fit_on_a_button_and_differ(locale):
    for key in ((2, "1"), (5, "2")):
        for moment in moments.match(*key)[::11]:
            s = moment.state
            for seat in game.to_act(s):
                offered = [*game.legal(s, seat), *game.orders(s, seat)]
                labels = [label(LOOKS[locale], s, action) for action in offered]
                assert all(0 < len(text) <= 80 for text in labels)
                assert len(set(labels)) == len(labels)
                for action in offered:
                    for field, word in zip(fields(type(action)), words(action)[1:], strict=True):
                        assert "_" not in value(LOOKS[locale], s, type(action).verb, field, word)


R8 = POTION["red_8"]
TOLD = (
    (m.Laid(0, (0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (R8,)),
     "Ann begins. The circle: Yellow, Green, Blue, Violet and Red. On offer: Red 8."),
    (m.Rolled(0, 3, (2, 4, 4)), "Round 3, Ann rolls 2 4 4."),
    (m.RolledMore(0, (5, 6)), "Ann rolls 5 6 more."),
    (m.Rerolled(0, (1, 2), (3, 4)), "Ann rerolls 1 2 into 3 4."),
    (m.Changed(0, 1, 6), "Ann changes a 1 into a 6."),
    (m.Chosen(0, 4, 4), "Ann chooses action 4 with a 4."),
    (m.Chosen(0, CREATION, 2), "Ann chooses to create with 2s."),
    (m.Placed(0, 2, 3), "Ann places 3 Apprentices on Blue."),
    (m.Moved(0, 2, 1, 0, 4), "Ann moves 1 Mage from Yellow to Red."),
    (m.Pushed(0, 1, 0, 0, 4), "Ann pushes 1 Apprentice of Bob from Yellow to Red."),
    (m.Created(0, 3, 1, (0, 0, 1)),
     "Ann creates 1 Archmage on Green from 2 Apprentices and 1 Initiate."),
    (m.Raised(0, 3, 5), "Ann has power 4 at 5 now."),
    (m.Reliquat(0, 3, 5), "Reliquat (dice left over): Ann has power 4 at 5 now."),
    (m.Transferred(0, 0, 6), "Ann shifts a level from power 1 to power 7."),
    (m.Lowered(0, 1, 6, 0), "A 421 (dice showing 4, 2 and 1): Ann lowers power 7 of Bob to 0."),
    (m.PowerUsed(0, 2, 1), "Ann uses power 3 (1 colourless mana), 1 left."),
    (m.Bought(0, R8, (0, 0, 1, 1, 2, 1)),
     "Ann buys Red 8 for 1 blue, 1 violet, 2 red and 1 colourless."),
    (m.Offered(R8), "Red 8 is on offer (Push up to 2 opponents)."),
    (m.Used(0, R8), "Ann uses Red 8: Push up to 2 opponents."),
    (m.Gained(0, 2, 4), "Ann gets 4 blue."),
    (m.Traded(0, 4, 2), "Ann trades 2 red for 1 blue."),
    (m.Inspired(0, 2), "Ann gets 2 glory for the creation."),
    (m.Counted(2), "Count 2 of 3."),
    (m.RingPaid(0, False, (9, 6)), "The ring of the yellow source gives glory: Ann +9 and Bob +6."),
    (m.RingPaid(0, True, (3, 0)), "The ring of power gives levels: Ann +3."),
    (m.TrackPaid(6, (5, 2)), "Track 7 gives glory: Ann +5 and Bob +2."),
    (m.PotionPaid(0, POTION["violet_10"], 6), "Violet 10 gives Ann 6 glory."),
    (m.FamiliesPaid(0, 16), "The potions of Ann are worth 16 glory."),
    (m.LastRound(0), "Ann has reached magic level 24: this round is the last."),
    (m.Ended(), "The contest is over."),
    (m.Preferred(0, (6, 2)), "Your ranking: 7 3."),
    (m.Preferred(0, ()), "You have no ranking any more."),
    (m.Preferred(0, HIDDEN), None),
    (TurnEnded(0), None),
)  # fmt: skip


def _given(events, locale="en"):
    given = moments.look(position("", ""), events, locale)
    kept = {name: getattr(given, name) for name in given.__dataclass_fields__}
    return type(given)(**{**kept, "names": ("Ann", "Bob")})


@pytest.mark.parametrize(("event", "expected"), TOLD)
def test_an_event_is_told_in_one_sentence(event, expected):
    assert tell(event, _given((event,))) == expected
    french = tell(event, _given((event,), "fr"))
    assert (french is None) == (expected is None)
    assert french != expected or french is None


def test_french_gains_name_the_source_and_are_no_part_of_the_names():
    events = (m.RingPaid(0, False, (9, 6)),)
    said = tell(events[0], _given(events, "fr"))
    assert said == "L’anneau de la source jaune donne de la gloire\u00a0: Ann +9 et Bob +6."


def test_every_event_of_the_game_is_told_or_left_out_on_purpose():
    assert {type(event) for event, _ in TOLD} == set(game.events)


@languages
def test_a_description_says_whose_turn_it_is_and_how_all_stand(locale):
    for key in ((2, "1"), (5, "2")):
        for moment in (*moments.match(*key)[::60], moments.match(*key)[-1]):
            s = moment.state
            given = moments.look(s, moment.events, locale)
            text = describe(moment.view(None), None, given)
            assert len(text.alt) <= ALT_LIMIT
            if given.to_act:
                assert given.name(given.to_act[0]) in text.alt.split(". ")[1]
            for seat, rows in enumerate(s.glory):
                assert f"{given.name(seat)}" in text.alt
                assert f" {sum(rows)} " in text.alt


def test_who_stands_on_a_source_is_told_without_two_figures_side_by_side():
    s = position("red mage 1 apprentice 3", "red initiate 1")
    for locale, told in (
        ("en", "Red: {} with 3 Apprentices and 1 Mage (level 8) and {} with 1 Initiate (level 3)."),
        (
            "fr",
            "Rouge\u00a0: {} avec 3 Apprentis et 1 Mage (niveau 8) et {} avec 1 Initié (niveau 3).",
        ),
    ):
        assert told.format(*moments.NAMES) in describe(s, None, moments.look(s, (), locale)).alt


@languages
def test_the_full_text_names_every_source_power_and_potion(locale):
    s = position(
        "red mage 1 apprentice 3", "red initiate 1", potions=("blue_4 blue_6",), tilted="blue_6"
    )
    s.rankings[0] = [6, 0]
    full = describe(s, 0, moments.look(s, (), locale)).full
    for source in range(5):
        assert f"**{names.source(locale, source)} (" in full
    assert names.crowd(locale, [3, 0, 1, 0]) in full
    for card in s.row:
        assert f"{names.potion(locale, card)} (" in full
        assert names.effect(locale, card) in full
    assert say(locale, "magus-text-tilted", potion=names.potion(locale, POTION["blue_6"])) in full
    assert "7 1" in full
    assert "7 1" not in describe(game.view(s, 1), 1, moments.look(s, (), locale)).full


@languages
def test_the_potions_are_told_with_their_whole_text(locale):
    s = position(potions=("violet_5",))
    text = potions(s, 0, moments.look(s, (), locale))
    for card in (*s.row, POTION["violet_5"]):
        assert names.effect(locale, card, long=True) in text.full
        assert names.potion(locale, card) in text.alt
    assert names.potion(locale, POTION["violet_5"]) not in potions(s, None, moments.look(s)).full


def test_the_end_says_who_won():
    s = end(position("yellow mage 1", "", action=6, active=1, counted=2, final=True)).state
    text = describe(s, None, moments.look(s))
    assert f"{moments.NAMES[0]} wins." in text.alt
