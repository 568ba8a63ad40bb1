"""The Seven Sages in words: catalogues, labels, the log, positions."""

import re

import pytest

from engine.games.seven_sages import events, game, illegal_reasons
from engine.games.seven_sages.position_builder import cards
from engine.notation import fields, read
from engine.visibility import HIDDEN
from languages import COMPLETE
from render.games.seven_sages.action_words import describe, label, tell, value
from render.games.seven_sages.private_picture import hand
from render.look import Look
from render.words.catalogues import files, say, variables
from render.words.position_text_type import ALT_LIMIT
from tests.games.seven_sages import moments
from tests.games.seven_sages.positions import do, done, position

KEY = "seven-sages"
languages = pytest.mark.parametrize("locale", COMPLETE)
LOOKS = {locale: Look(locale=locale) for locale in COMPLETE}


@languages
def test_every_verb_has_its_names(locale):
    for action in game.actions:
        for kind in ("verb", "help", "command"):
            assert say(locale, f"{KEY}-{kind}-{action.verb}")
        assert len(say(locale, f"{KEY}-help-{action.verb}")) <= 100


@languages
def test_commands_and_their_options_have_names_that_discord_takes(locale):
    named = {f"{KEY}-command-{action.verb}" for action in game.actions}
    options = {f"{KEY}-arg-{field}" for action in game.actions for field in fields(action)}
    assert len(named) <= 25
    for message in named | options:
        name = say(locale, message)
        assert name == name.lower()
        assert len(name) <= 32
        assert name.replace("-", "").isalnum()
    assert len({say(locale, message) for message in named}) == len(named)
    for action in game.actions:
        said = [say(locale, f"{KEY}-arg-{field}") for field in fields(action)]
        assert len(set(said)) == len(said)
        assert all(len(say(locale, f"{KEY}-arghelp-{f}")) <= 100 for f in fields(action))


def test_english_commands_are_the_verbs_of_the_notation():
    for action in game.actions:
        assert say("en", f"{KEY}-command-{action.verb}") == action.verb.replace("_", "-")
        assert all(say("en", f"{KEY}-arg-{field}") == field for field in fields(action))


OTHER_WORDS = {
    "en": r"camps?|teams?|(?:my|your|own|other|which|a|two) sides?",
    "fr": r"camps?|équipes?|(?:votre|mon|son|quel|un|des|deux|autre) côtés?",
    "de": r"Lager|Teams?|Allianz(?:en)?|(?:[mds]eine?|eigene|andere|welche|zwei)[nrs]? Seiten?",
}


@pytest.mark.parametrize("locale", OTHER_WORDS)
def test_who_fights_together_is_always_called_an_alliance(locale):
    asked = re.compile(r"    (\.also|\d+\.\d+:)")  # the words of those who have not read the rules
    other = re.compile(rf"\b(?:{OTHER_WORDS[locale]})\b")
    lines = [
        line
        for path in files(locale)
        if path.parent.name == game.key
        for line in path.read_text("utf-8").splitlines()
    ]
    assert len(lines) > 800
    assert [line for line in lines if other.search(line) and not asked.match(line)] == []


@languages
def test_every_refusal_has_a_sentence_with_its_arguments(locale):
    for key, _, given in illegal_reasons.WHY:
        assert variables(f"{KEY}-why-{key}", locale) <= set(given), key


@languages
def test_all_that_is_legal_or_an_order_has_a_label_of_its_own(locale):
    for seats in (3, 4, 5):
        for s, _ in moments.match(seats, f"words {seats}")[::3]:
            for seat in range(seats):
                view = game.view(s, seat)
                for actions in (game.legal(view, seat), game.orders(view, seat)):
                    labels = [label(LOOKS[locale], view, action) for action in actions]
                    assert all(0 < len(text) <= 80 for text in labels)
                    assert len(set(labels)) == len(labels)


def test_a_seat_is_called_by_its_number_and_role_where_no_name_is_known():
    s = position(phase="negotiate")
    assert value(LOOKS["en"], s, "invite", "seat", "1") == "player 2 (Seer)"
    assert value(LOOKS["fr"], s, "invite", "seat", "1") == "joueur 2 (Devin)"
    assert value(LOOKS["en"], position(phase="roles"), "invite", "seat", "1") == "player 2"


@pytest.mark.parametrize(
    ("verb", "field", "word", "said"),
    [
        ("play", "suit", "owl", "Hibou"),
        ("pick", "value", "moventi", "Moventi"),
        ("play", "value", "4", "4"),
        ("become", "role", "druid", "Druide"),
        ("move", "slot", "left", "Bouleau (gauche)"),
        ("cast", "aim", "nothing", "rien de précis"),
        ("standing", "what", "lead_5", "Passer quand mon alliance mène de 5"),
        ("leave_for", "whom", "foes", "l’autre alliance"),
        ("plan", "how", "speak", "Laisser parler le deuxième"),
        ("take", "crystal", "7", "7"),
        ("play", "suit", "cheese", "cheese"),
    ],
)
def test_each_word_of_a_field_has_a_name(verb, field, word, said):
    assert value(LOOKS["fr"], position(), verb, field, word) == said


def test_a_played_card_is_told_with_the_lead():
    s, happened = done(position(hands=("witch 4",), active=0), "0 play witch 4")
    told = tell(happened[0], moments.look(s, happened))
    assert told == "Éloïse plays Witch\u00a04 (+4): alliance I leads by 4."


def test_french_never_sets_de_or_que_before_a_name():
    s = position(hands=("witch 4",), laid=((0, "owl 4"), (2, "seer 2")), active=0)
    french = moments.look(s, locale="fr")
    told = [
        tell(event, french)
        for event in (
            events.Withdrew(1, 0),
            events.Removed(1, 0, cards("owl 4")[0], 0, -2),
            events.Removed(1, 0, cards("owl 4")[0], 2, 3),
            events.Cancelled(0),
        )
    ]
    assert told == [
        "Maximilien de Robertval retire l’invitation faite à Éloïse.",
        "Maximilien de Robertval reprend en main la carte Hibou\u00a04 jouée par Éloïse\u00a0: "
        "l’alliance II mène de 2.",
        "Maximilien de Robertval défausse la carte Hibou\u00a04 jouée par Éloïse\u00a0: "
        "l’alliance I mène de 3.",
        "L’Absentus lancé par Éloïse est annulé.",
    ]
    assert (
        label(LOOKS["fr"], s, read(game, "withdraw 1"))
        == "Retirer l’invitation faite à joueur 2 (Devin)"
    )


def test_having_nothing_is_a_sentence_of_its_own_in_french():
    s = position(hands=("seer 4",), active=0)
    french = moments.look(s, locale="fr")
    assert "Éloïse n’a joué aucune carte" in describe(game.view(s, 0), 0, french).full
    assert "Vos cristaux\u00a0: aucun." in describe(game.view(s, 0), 0, french).full
    told = tell(events.HandShown(0, (), ()), french)
    assert told == "Éloïse n’a aucune carte en main\u00a0; cristaux\u00a0: aucun."
    drawn = hand(game.view(s, 0), 0, french)
    said = "Sorcière\u00a0: vous n’avez rien à jouer."
    assert said in " ".join(drawn.texts())


def test_a_dealt_hand_is_one_list():
    event = events.Dealt(0, tuple(cards("witch 4 owl 5")), (3,))
    assert tell(event, moments.look(position())) == (
        "You hold Witch\u00a04, Owl\u00a05 and Potentia."
    )


def test_one_point_is_told_in_the_singular():
    look = moments.look(position())
    assert tell(events.Counted(0, 1, (0,)), look) == "Witch, 1 point: a small crystal for Éloïse."
    told = tell(events.Counted(7, 9, (0, 2)), look)
    assert told == "Owl, 9 points: a small crystal for Éloïse and Bo."


def test_hidden_cards_are_counted_and_seen_ones_are_named():
    event = events.Received(0, 1, (HIDDEN, HIDDEN, HIDDEN))
    s = position()
    assert tell(event, moments.look(s)) == "Éloïse hands Maximilien de Robertval 3 cards."
    seen = events.Received(0, 1, tuple(cards("witch 1 owl 3")))
    assert "Witch\u00a01 and Owl\u00a03" in tell(seen, moments.look(s))
    assert tell(events.Learned(2, HIDDEN), moments.look(s)) == "Bo draws a spell."


@languages
def test_every_event_of_a_match_is_told_or_needs_no_telling(locale):
    quiet = {"TurnEnded", "Dealt"}
    for s, happened in moments.match(5, "words 5"):
        for event in happened:
            told = tell(event, moments.look(s, happened, locale))
            assert (told is None) <= (type(event).__name__ in quiet), event


@languages
def test_a_position_is_described_within_the_limit_and_says_only_the_own_hand(locale):
    s = position(hands=("witch 6", "seer 7", "", "owl 4"), spells=("potentia", "moventi"))
    look = moments.look(s, locale=locale)
    mine = describe(game.view(s, 0), 0, look)
    assert len(mine.alt) <= ALT_LIMIT
    assert "Potentia" in mine.full
    assert "Moventi" not in mine.full
    assert "Potentia" not in describe(game.view(s, None), None, look).full


def test_the_full_text_holds_what_the_picture_shows():
    s = position(
        hands=("witch 6", "seer 7"), laid=((0, "witch 7"), (1, "seer 2")),
        crystals=((2, 7), (3, 4), (5, 6)),
        active=0, out=(2,),
    )  # fmt: skip
    text = describe(game.view(s, None), None, moments.look(s)).full
    for part in (
        "Oak (bottom)",
        "crystals: 2 and 7",
        "alliance I leads by 5",
        "passed",
        "Witch\u00a07",
    ):
        assert part in text, part


def test_what_a_seat_alone_knows_is_in_its_text():
    s = position(phase="negotiate", hands=("witch 6 owl 4", "seer 7"))
    s = do(s, "0 pick owl 4", "0 put 2", "0 wish with 1", "0 prefer left witch", "0 invite 3")
    text = describe(game.view(s, 0), 0, moments.look(s)).full
    for part in (
        "Put down for Bo: Owl\u00a04",
        "Birch (left): Witch",
        "with Maximilien",
        "invite Ø",
    ):
        assert part in text, part
    assert "Put down" not in describe(game.view(s, 1), 1, moments.look(s)).full


@languages
def test_a_refusal_reads_as_a_sentence(locale):
    s = do(position(phase="negotiate"), "0 invite 1")
    clause = game.why_not(s, 0, read(game, "invite 1"))
    args = {
        k: value(LOOKS[locale], s, "invite", k, v) if isinstance(v, str) else v
        for k, v in clause.args
    }
    assert say(locale, f"{KEY}-role-seer") in say(locale, clause.message, **args)
