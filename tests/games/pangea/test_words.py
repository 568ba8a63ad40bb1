"""Pangea in words: catalogues, labels, the log, positions."""

import re
from dataclasses import replace

import pytest

from engine.game import TurnEnded
from engine.games.pangea import game, illegal_reasons, state_actions_and_events as m
from engine.games.pangea.data import CELL, NAMES, NONE, TERRAINS, TILE
from engine.games.pangea.state_actions_and_events import BUY, MOVE, PHASES, PLACE, WHO
from engine.notation import fields, read, words
from engine.visibility import HIDDEN
from languages import COMPLETE
from render.games.pangea.action_words import describe, label, tell, value
from render.look import Look
from render.words import Turn
from render.words.catalogues import say, variables
from render.words.position_text_type import ALT_LIMIT
from tests.games.pangea import moments
from tests.games.pangea.positions import position
from tests.laws import worded

languages = pytest.mark.parametrize("locale", COMPLETE)
LOOKS = {locale: Look(locale=locale) for locale in COMPLETE}
LIMIT, HELP = 32, 100
MATCHES = ((2, "1", "greedy"), (4, "2", "greedy"), (3, "3", "random"))


@languages
def test_every_verb_has_its_names(locale):
    for action in game.actions:
        for kind in ("verb", "help", "command"):
            assert say(locale, f"pangea-{kind}-{action.verb}")
        assert len(say(locale, f"pangea-help-{action.verb}")) <= HELP


@languages
def test_commands_and_their_options_have_names_that_discord_takes(locale):
    named = {f"pangea-command-{action.verb}" for action in game.actions}
    options = {f"pangea-arg-{field}" for action in game.actions for field in fields(action)}
    for message in named | options:
        name = say(locale, message)
        assert name == name.lower()
        assert len(name) <= LIMIT
        assert name.isalnum()
    assert len({say(locale, message) for message in named}) == len(named)
    for action in game.actions:
        said = [say(locale, f"pangea-arg-{field}") for field in fields(action)]
        assert len(set(said)) == len(said)
        assert all(len(say(locale, f"pangea-arghelp-{f}")) <= HELP for f in fields(action))


def test_english_commands_are_the_verbs_of_the_notation():
    for action in game.actions:
        assert say("en", f"pangea-command-{action.verb}") == action.verb
        assert all(say("en", f"pangea-arg-{field}") == field for field in fields(action))


@languages
def test_every_why_message_says_all_of_its_arguments(locale):
    marks = {
        "tile": "moor_3",
        "to": "forest_2",
        "cell": "b6",
        "people": "blue",
        "home": "desert",
        "amulet": "star",
        "who": "mountain_with_square",
        "phase": "buy",
    }
    view = position()
    for message, _, names in illegal_reasons.WHY:
        assert variables(f"pangea-why-{message}", locale) == set(names)
        args = {
            n: value(LOOKS[locale], view, "buy", n, marks[n]) if n in marks else 7 for n in names
        }
        said = say(locale, f"pangea-why-{message}", **args)
        assert said.endswith(".")
        assert all(str(arg) in said for arg in args.values())
        assert not any(mark in said for mark in ("moor_3", "forest_2", "with_square"))


def test_french_puts_a_no_break_space_before_high_marks():
    said = [
        line for line in worded.catalogue("pangea", "fr").splitlines() if not line.startswith("#")
    ]
    assert not [line for line in said for mark in ":;?!»" if f" {mark}" in line]


@languages
def test_no_two_kinds_of_things_share_a_word(locale):
    view = position()
    given = [*TILE, *CELL, *NAMES, *TERRAINS, *PHASES, "tile", "sea"]
    given += ["circle", "star", "moon", "triangle", "square"]
    given += [word for word in WHO if word not in TERRAINS]
    assert len(set(given)) == len(given)
    named = [value(LOOKS[locale], view, "", "", word) for word in given]
    assert not any("_" in name for name in named)
    assert value(LOOKS[locale], view, "", "", "nothing") == "nothing"


def test_labels_are_whole_sentences_of_what_is_done():
    view = position({"forest_2": "mauve:moor+star"}, amulets={"mauve": "moon"})
    said = {
        "place moor_3": "Place your tower on Moor 3 (A5)",
        "draw": "Draw a character",
        "summon blue": "Summon a blue character",
        "shift moor_3 a4": "Shift Moor 3 (A5) to A4",
        "lead blue forest forest_2 moor_2": "Blue (forest): Forest 2 (B3) → Moor 2 (A3)",
        "move moor_with_star forest_2 moor_2": "Moor with the star: Forest 2 (B3) → Moor 2 (A3)",
        "move moor forest_2 moor_2": "Moor: Forest 2 (B3) → Moor 2 (A3)",
        "buy forest_2 moor blue": "Star on Forest 2 (B3) for 2 from blue; carrier: moor",
        "protect tile c1": "Protect Mountain 2 (C1)",
        "protect sea c3": "Protect the sea at C3",
        "done": "End the phase",
        "rank moor_3": "Rank Moor 3 (A5) next",
        "unrank": "Drop the ranking",
    }
    for line, expected in said.items():
        assert label(LOOKS["en"], view, read(game, line)) == expected
    assert {line.split()[0] for line in said} == {action.verb for action in game.actions}


@languages
def test_labels_fit_on_a_button_and_differ(locale):
    for key in MATCHES:
        for moment in moments.match(*key)[::5]:
            s = moment.state
            offered = [*game.legal(s, s.active), *game.orders(s, (s.active + 1) % key[0])]
            labels = [label(LOOKS[locale], s, action) for action in offered]
            assert all(0 < len(text) <= 80 for text in labels)
            assert len(set(labels)) == len(labels)
            for action in offered:
                for field, word in zip(fields(type(action)), words(action)[1:], strict=True):
                    assert "_" not in value(LOOKS[locale], s, type(action).verb, field, word)


BLUE, MOOR, B2, A3 = NAMES["blue"], TILE["moor_3"], CELL["b2"], CELL["a3"]
FOREST = TILE["forest_2"]
TOLD = (
    (m.Began(0), "Ann plays first."),
    (m.Readied(BLUE, (1, 3, 4), NONE),
     "The blue people draw three characters: forest, desert and grassland."),
    (m.Readied(BLUE, (1, 3, 4), MOOR),
     "The blue people are neutral, on Moor 3: tower, forest, desert and grassland."),
    (m.Placed(0, BLUE, MOOR, B2), "Ann placed the blue tower on Moor 3 (B2)."),
    (m.Drew(0, BLUE, 1, MOOR, B2), "Ann drew a forest character to Moor 3 (B2)."),
    (m.Summoned(0, BLUE, 1, MOOR, B2), "Ann summoned a blue forest character to Moor 3 (B2)."),
    (m.Shifted(0, MOOR, B2, A3), "Ann shifted Moor 3 from B2 to A3."),
    (m.Moved(0, BLUE, 1, 2, MOOR, FOREST, B2, A3),
     "Ann moved a forest character with the moon from Moor 3 (B2) to Forest 2 (A3)."),
    (m.Led(0, BLUE, 1, MOOR, FOREST, B2, A3),
     "Ann led a blue forest character from Moor 3 (B2) to Forest 2 (A3)."),
    (m.Delivered(0, 2, 3, B2), "Ann brought the moon into the tower, which holds 3 amulets now."),
    (m.Bought(0, 1, FOREST, A3, 3, BLUE, 2),
     "Ann bought the star on Forest 2 (A3) from the blue people for 2."),
    (m.Produced(0, 4), "Ann produced 4 wealth."),
    (m.Protected(0, B2), "Ann protects the cell B2."),
    (m.Lapsed(0, B2), None),
    (m.LapBegan(0, 2), "Ann has reached the intermediate victory. The match ends when "
     "the turn would come to Ann again, at the latest."),
    (m.LastRound(61), "Sixty rounds have passed. Round 61 is the last."),
    (m.Ended(), "The match is over."),
    (m.Ranked(0, (MOOR, FOREST)), "Your ranking: Moor 3, Forest 2."),
    (m.Ranked(0, ()), "Your ranking is dropped."),
    (m.Ranked(0, HIDDEN), None),
    (m.Left(0, BLUE), "Ann has resigned; a computer plays the blue people on."),
    (TurnEnded(0), None),
)  # fmt: skip


def _given(events, locale="en"):
    s = position(peoples="mauve green")
    given = moments.look(s, events, locale)
    return type(given)(**{**_fields(given), "names": ("Ann", "Bob")})


def _fields(given):
    return {name: getattr(given, name) for name in given.__dataclass_fields__}


@pytest.mark.parametrize(("event", "expected"), TOLD)
def test_an_event_is_told_in_one_sentence(event, expected):
    assert tell(event, _given((event,))) == expected
    french = tell(event, _given((event,), "fr"))
    assert (french is None) == (expected is None)
    assert french != expected or french is None


GREEN, ORANGE, MOUNTAIN = NAMES["green"], NAMES["orange"], TERRAINS.index("mountain")
AGREED = (
    ("en", m.Summoned(0, ORANGE, 3, MOOR, B2),
     "Ann summoned an orange desert character to Moor 3 (B2)."),
    ("fr", m.Placed(0, GREEN, MOOR, B2), "Ann a posé la tour verte sur Lande 3 (B2)."),
    ("fr", m.Placed(0, BLUE, MOOR, B2), "Ann a posé la tour bleue sur Lande 3 (B2)."),
    ("fr", m.Drew(0, BLUE, 3, MOOR, B2),
     "Ann a pioché un personnage du désert, venu sur Lande 3 (B2)."),
    ("fr", m.Summoned(0, GREEN, 0, MOOR, B2),
     "Ann a appelé un personnage vert de la lande, venu sur Lande 3 (B2)."),
    ("fr", m.Moved(0, BLUE, 3, NONE, MOOR, FOREST, B2, A3),
     "Ann a mené un personnage du désert, de Lande 3 (B2) à Forêt 2 (A3)."),
    ("fr", m.Moved(0, BLUE, 1, 1, MOOR, FOREST, B2, A3),
     "Ann a mené un personnage de la forêt avec l’étoile, de Lande 3 (B2) à Forêt 2 (A3)."),
    ("fr", m.Led(0, BLUE, MOUNTAIN, MOOR, FOREST, B2, A3),
     "Ann a guidé un personnage bleu de la montagne, de Lande 3 (B2) à Forêt 2 (A3)."),
    ("fr", m.Bought(0, 1, FOREST, A3, 3, GREEN, 2),
     "Ann a acheté l’étoile au peuple vert sur Forêt 2 (A3) pour 2."),
    ("fr", m.Delivered(0, 2, 1, B2),
     "Ann a déposé la lune dans sa tour, qui contient maintenant une amulette."),
)  # fmt: skip


@pytest.mark.parametrize(("locale", "event", "expected"), AGREED)
def test_articles_and_colours_agree_with_what_they_name(locale, event, expected):
    assert tell(event, _given((event,), locale)) == expected


def test_every_event_of_the_game_is_told_or_left_out_on_purpose():
    assert {type(event) for event, _ in TOLD} == set(game.events)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_lap_is_told_so_that_the_end_of_the_match_may_follow_at_once(locale):
    words = tell(m.LapBegan(0, 1), _given((), locale))
    assert {"en": "at the latest", "fr": "au plus tard"}[locale] in words
    assert {"en": "begins", "fr": "commence"}[locale] not in words


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_sixtieth_round_ends_without_a_victory_of_those_who_stayed(locale):
    """One who has resigned may have a victory in the score."""
    words = say(locale, "pangea-reason-rounds")
    assert {"en": "nobody who stayed", "fr": "aucun de ceux qui sont restés"}[locale] in words


@languages
def test_a_description_says_whose_turn_it_is_and_how_all_stand(locale):
    for key in MATCHES:
        for moment in (*moments.match(*key)[::40], moments.match(*key)[-1]):
            given = moments.look(moment.state, moment.events, locale)
            text = describe(moment.view(None), None, given)
            assert len(text.alt) <= ALT_LIMIT
            if given.to_act:
                assert given.name(given.to_act[0]) in text.alt.split(". ")[1]
            for seat, people in enumerate(moment.state.peoples):
                assert given.name(seat) in text.alt
                assert f" {moment.state.wealth[people]}." in text.alt


def test_a_french_description_has_no_mark_without_its_space():
    for moment in moments.match(2, "1")[::20]:
        given = moments.look(moment.state, moment.events, "fr")
        text = describe(moment.view(None), None, given)
        assert not re.findall(r"[^\u00a0][:;?!]", f"{text.alt} {text.full}")


@languages
def test_the_full_text_names_every_tile_and_everyone_on_it(locale):
    s = position({"moor_2": "green:moor mauve:mountain+star orange:moor"}, wards={1: "c3"})
    full = describe(s, None, moments.look(s, (), locale)).full
    for tile in TILE:
        assert value(LOOKS[locale], s, "", "", tile) in full
    line = next(line for line in full.splitlines() if "(A3)" in line)
    for word in ("green", "mauve", "orange", "mountain_with_star"):
        assert value(LOOKS[locale], s, "", "", word) in line
    assert say(locale, "pangea-text-full") in line
    assert "C3" in full


def test_equal_characters_on_a_tile_are_counted():
    s = position({"moor_4": "green:moor green:moor green:moor+star"}, spare=False)
    line = next(
        x for x in describe(s, None, moments.look(s)).full.splitlines() if x.startswith("- Moor 4")
    )
    assert line == (
        "- Moor 4 (B2): the green tower, 2 × green (moor, face up), "
        "green (moor with the star, face up)"
    )


def test_the_preliminary_round_is_described_with_what_was_drawn():
    s = moments.match(2, "1")[0].state
    assert s.phase == PLACE
    text = describe(s, None, moments.look(s))
    assert "Drawn: " in text.full


@languages
def test_a_phase_that_refuses_says_which_it_is(locale):
    for phase in (MOVE, BUY):
        clause = game.why_not(position(phase=phase), 0, m.Draw())
        args = {k: value(LOOKS[locale], position(), "draw", k, v) for k, v in clause.args}
        assert say(locale, f"pangea-phase-{PHASES[phase]}") in say(locale, clause.message, **args)


@pytest.mark.parametrize(("cell", "said"), [("c3", "the sea at C3"), ("b2", "Moor 4 (B2)")])
def test_the_log_says_whether_sea_is_protected(cell, said):
    s = position(peoples="mauve green orange", wards={1: "c3", 2: "b2"})
    event = m.Protected(0, CELL[cell])
    look = replace(moments.look(s), turns=(Turn(None, (event,), before=s, after=s),))
    assert tell(event, look) == f"{look.names[0]} protects {said}."
