import pytest

from engine.game import TurnEnded
from engine.games.magnate import game, illegal_reasons, state_actions_and_events as m
from engine.games.magnate.data import CARD, CARDS, PROVINCE, PROVINCES, SUITS
from engine.notation import fields, read, words
from engine.visibility import HIDDEN
from languages import COMPLETE
from render.games.magnate.action_words import describe, label, tell, value
from render.games.magnate.turn_summary import summary
from render.look import Look
from render.words import turn_narration
from render.words.catalogues import has, say, variables
from render.words.position_text_type import ALT_LIMIT
from tests.games.magnate.positions import position
from tests.laws import worded
from tests.render.games.magnate.matches import NAMES, Moment, crowded, match, starts

languages = pytest.mark.parametrize("locale", COMPLETE)
LOOKS = {locale: Look(locale=locale) for locale in COMPLETE}
LIMIT = 32
HELP = 100


# Catalogues.


@languages
def test_every_verb_has_its_names(locale):
    for action in game.actions:
        for kind in ("verb", "help", "command"):
            assert say(locale, f"magnate-{kind}-{action.verb}")
        assert len(say(locale, f"magnate-help-{action.verb}")) <= HELP


@languages
def test_commands_and_their_options_have_names_that_discord_takes(locale):
    named = {f"magnate-command-{action.verb}" for action in game.actions}
    options = {f"magnate-arg-{field}" for action in game.actions for field in fields(action)}
    for message in named | options:
        name = say(locale, message)
        assert name == name.lower()
        assert len(name) <= LIMIT
        assert name.replace("-", "").replace("_", "").isalnum()
    assert len({say(locale, message) for message in named}) == len(named)
    for action in game.actions:
        said = [say(locale, f"magnate-arg-{field}") for field in fields(action)]
        assert len(set(said)) == len(said)
        for field in fields(action):
            assert len(say(locale, f"magnate-arghelp-{field}")) <= HELP


def test_english_commands_are_the_verbs_of_the_notation():
    for action in game.actions:
        assert say("en", f"magnate-command-{action.verb}") == action.verb
        for field in fields(action):
            assert say("en", f"magnate-arg-{field}") == field


@languages
def test_options_reasons_and_the_lobby_have_words(locale):
    assert say(locale, "magnate-title") == "Magnate"
    assert say(locale, "magnate-blurb")
    assert len(say(locale, "magnate-help")) <= HELP
    for option in game.meta.options:
        assert has(locale, f"magnate-option-{option.key}")
        assert all(has(locale, f"magnate-option-{option.key}-{c}") for c in option.choices)
    assert all(has(locale, f"magnate-reason-{reason}") for reason in game.reasons)


@languages
def test_every_row_of_the_score_has_words(locale):
    result = match("1")[-1].look().result
    assert [row.label for row in result.score] == [
        *(province.name for province in PROVINCES), "provinces", "ranks", "tokens",
    ]  # fmt: skip
    for row in result.score:
        assert has(locale, f"magnate-score-{row.label}")


@languages
def test_cards_provinces_and_suits_have_different_names(locale):
    cards = [say(locale, f"magnate-card-{card.name}") for card in CARDS]
    provinces = [say(locale, f"magnate-province-{province.name}") for province in PROVINCES]
    assert len({*cards, *provinces}) == len(CARDS) + len(PROVINCES)
    assert len({say(locale, f"magnate-suit-{suit}") for suit in (*SUITS, "none")}) == 7


@languages
def test_every_why_message_says_all_of_its_arguments(locale):
    marks = {"card": "author", "last": "mill", "province": "harvest", "suit": "waves"}
    view = position()
    for message, _, names in illegal_reasons.WHY:
        assert variables(f"magnate-why-{message}", locale) == set(names)
        args = {
            name: value(LOOKS[locale], view, "build", name, marks[name]) if name in marks else 7
            for name in names
        }
        said = say(locale, f"magnate-why-{message}", **args)
        assert said[0].isupper() or said[0] == "«"
        assert said.endswith(".")
        assert all(str(arg) in said for arg in args.values())
        assert not any(mark in said for mark in ("author", "light_keeper", "ace_of"))


def test_french_puts_a_no_break_space_before_high_marks():
    lines = worded.catalogue("magnate", "fr").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert not [line for line in said for mark in ":;?!»" if f" {mark}" in line]


# Labels and values.


def test_labels_are_whole_sentences_of_what_is_done():
    view = position(columns=({"harvest": "castle"}, {}), deeds=({"harvest": "suns 1"}, {}))
    said = {
        "collect harvest suns": "Take 1 Sun from the Harvest",
        "build chance_meeting light_keeper": "Build the Chance Meeting in the Light Keeper",
        "deed mill excuse": "Buy the deed of the Mill in the Excuse",
        "sell ace_of_moons": "Sell the Ace of Moons for 2 Moons",
        "sell rite": "Sell the Rite for 1 Moon, 1 Leaf and 1 Wyrm",
        "develop harvest suns 3": "Lay 3 Suns on the deed in the Harvest",
        "trade waves knots": "Trade 3 Waves for 1 Knot",
        "end": "End turn",
        "prefer harvest knots": "Prefer Knots in the Harvest",
        "prefer harvest none": "Prefer no suit in the Harvest",
        "pay 3 4 0": "Pay 3 + 4",
    }
    for line, expected in said.items():
        assert label(LOOKS["en"], view, read(game, line)) == expected
    assert {line.split()[0] for line in said} == {action.verb for action in game.actions}


def test_a_payment_names_its_tokens_while_the_card_is_unpaid():
    view = position(hand="mill pact")
    view.bill, view.played = CARD["castle"], True
    assert label(LOOKS["en"], view, m.Pay(5, 2, 0)) == "Pay 5 Suns and 2 Knots"
    assert label(LOOKS["fr"], view, m.Pay(5, 2, 0)) == "Payer 5 Soleils et 2 Nœuds"
    assert value(LOOKS["en"], view, "pay", "first", "5") == "5 Suns"
    assert value(LOOKS["en"], view, "pay", "third", "0") == "0"


@languages
def test_labels_fit_on_a_button(locale):
    for key in (("1", "greedy", False), ("3", "random", True)):
        for moment in match(*key):
            seat = moment.state.active
            for action in (*game.legal(moment.state, seat), *game.orders(moment.state, seat)):
                assert 0 < len(label(LOOKS[locale], moment.view(seat), action)) <= 80


@languages
def test_every_word_of_every_notation_has_a_name(locale):
    view = position()
    for moment in match("3", "random", True):
        seat = moment.state.active
        for action in (*game.legal(moment.state, seat), *game.orders(moment.state, seat)):
            for field, word in zip(fields(type(action)), words(action)[1:], strict=True):
                said = value(LOOKS[locale], view, type(action).verb, field, word)
                assert word.isdecimal() or "_" not in said
    assert value(LOOKS[locale], view, "build", "card", "chance_meeting") in (
        "Chance Meeting", "Rencontre fortuite", "Begegnung",
    )  # fmt: skip
    assert value(LOOKS[locale], view, "build", "card", "nothing") == "nothing"


# The log.

CASTLE, HARVEST = CARD["castle"], PROVINCE["harvest"]
TOLD = (
    (m.Dealt(0, (0, 1, 5), (1, 2, 3)), "Ann holds the Crowns of Moons, Suns and Knots."),
    (m.Rolled(0, 7, 8, 3, 6), "Turn 7, Ann: the dice show 8 and 3."),
    (m.Rolled(0, 7, 8, 1, 2), "Turn 7, Ann: the dice show 8 and 1. Waves are taxed."),
    (m.Taxed(1, 2, 3), "Bob loses 3 Waves to the tax."),
    (m.CrownsPaid(0, (0, 1, 5)), "Crowns pay Ann 1 Moon, 1 Sun and 1 Knot."),
    (m.Earned(0, CASTLE, HARVEST, (1, 5)), "The Castle pays Ann 1 Sun and 1 Knot."),
    (m.DeedPaid(1, CASTLE, HARVEST, 5), "The deed of the Castle pays Bob 1 Knot."),
    (m.Collected(0, CASTLE, HARVEST, 1), "The deed of the Castle pays Ann 1 Sun."),
    (m.Built(0, CASTLE, HARVEST), "Ann built the Castle in the Harvest."),
    (m.Deeded(0, CASTLE, HARVEST), "Ann bought the deed of the Castle in the Harvest."),
    (m.Paid(0, CASTLE, (0, 5, 0, 0, 0, 2)), "Ann paid 5 Suns and 2 Knots for the Castle."),
    (m.Developed(0, CASTLE, HARVEST, 1, 3), "Ann laid 3 Suns on the deed of the Castle."),
    (m.Completed(0, CASTLE, HARVEST), "Ann completed the Castle in the Harvest."),
    (m.Traded(0, 0, 3), "Ann traded 3 Moons for 1 Leaf."),
    (m.Sold(0, CASTLE, (1, 5)), "Ann sold the Castle for 1 Sun and 1 Knot."),
    (m.Drew(0, CASTLE), "Ann drew the Castle."),
    (m.Drew(0, HIDDEN), None),
    (m.Reshuffled((1, 2, 3)), "The pile has run out; the 3 discards are the new pile."),
    (m.LastTurns(1), "The pile has run out for good. Bob has a last turn, then Ann."),
    (m.HandShown(0, (CASTLE, 1)), "Ann shows and discards the Castle and the Ace of Suns."),
    (m.DeedLost(0, CASTLE, HARVEST, (0, 3, 0, 0, 0, 0)),
     "Ann loses the unfinished deed of the Castle in the Harvest."),
    (m.Ended(), None),  # the reason of the end says it
    (m.Preferred(0, HARVEST, 5), "You prefer Knots in the Harvest."),
    (m.Preferred(0, HARVEST, 6), "You prefer no suit in the Harvest."),
    (m.Preferred(0, HIDDEN, HIDDEN), None),
    (TurnEnded(0), None),
)  # fmt: skip


@pytest.mark.parametrize(("event", "expected"), TOLD)
def test_an_event_is_told_in_one_sentence(event, expected):
    given = Moment(position(), (event,), 1).look(names=("Ann", "Bob"))
    assert tell(event, given) == expected
    french = Moment(position(), (event,), 1).look(names=("Ann", "Bob"), locale="fr")
    told = tell(event, french)
    assert (told is None) == (expected is None)
    assert told != expected or told is None


def test_every_event_of_the_game_is_told_or_left_out_on_purpose():
    assert {type(event) for event, _ in TOLD} == set(game.events)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_end_does_not_say_how_often_the_pile_ran_out(locale):
    # Without a card on the discards it runs out once only [5.2].
    said = say(locale, "magnate-reason-pile")
    assert not {"twice", "deux"} & set(said.replace(",", "").split())
    assert {"en": "Grand Duke", "fr": "Grand-Duc"}[locale] in said


# The position in words.


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_description_says_whose_turn_it_is_who_leads_and_what_changed(locale):
    for moment in (*starts(match("1")), match("1")[-1], crowded(match("3", "random", True))):
        given = moment.look(locale=locale)
        text = describe(moment.view(None), None, given)
        assert len(text.alt) <= ALT_LIMIT
        if given.to_act:
            assert NAMES[given.to_act[0]] in text.alt.split(". ")[1]
        else:
            assert {"en": "wins.", "fr": "gagne."}[locale] in text.alt
        for sentence in turn_narration.foot(summary, given):
            assert sentence in text.full
        for province in PROVINCES:
            assert say(locale, f"magnate-province-{province.name}") in text.alt


@languages
def test_the_full_text_tells_every_card_and_token_on_the_table(locale):
    moment = crowded(match("2", "random"))
    full = describe(moment.view(None), None, moment.look(locale=locale)).full
    for side in moment.state.columns:
        for column in side:
            for card in column:
                assert say(locale, f"magnate-card-{CARDS[card].name}") in full
    for seat in (0, 1):
        for suit, count in enumerate(moment.state.tokens[seat]):
            if count:
                assert say(locale, f"magnate-token-{SUITS[suit]}", n=count) in full


def test_only_the_seat_reads_its_own_hand_and_preferences():
    s = position(
        hand="castle mill", other="pact ace_of_suns desert", played=True,
        columns=({"watchman": "battle"}, {}), deeds=({"watchman": ""}, {}),
        wishes=({"watchman": "knots"}, {}),
    )  # fmt: skip
    moment = Moment(s, (), 3)
    mine = describe(moment.view(0), 0, moment.look(0))
    theirs = describe(moment.view(1), 1, moment.look(1))
    public = describe(moment.view(None), None, moment.look())
    assert "Castle (7, Suns and Knots), Mill (8, Waves and Leaves)" in mine.alt
    assert "Preference in the Watchman: Knots" in mine.full
    for other in (theirs, public):
        hidden = unseen_line(other)
        assert "Castle" in hidden
        assert "Castle" not in other.full.replace(hidden, "") + other.alt
        assert "Preference" not in other.full
    assert "Ace of Suns, Desert (2, Suns and Wyrms), Pact (9, Moons and Suns)" in theirs.full
    for other in (public, mine):
        assert "Pact" not in other.full.replace(unseen_line(other), "")
    assert "Castle" not in mine.full.replace("Castle (7, Suns and Knots)", "")


def unseen_line(text):
    (line,) = [line for line in text.full.split("\n") if line.startswith("In the pile")]
    return line


def test_what_became_the_second_pile_can_be_read():
    s = position(recycled="castle mill", pile="castle mill")
    line = unseen_line(describe(s, None, Moment(s, (), 3).look()))
    assert "Castle" in line
    assert "Mill" in line
