"""What is read about a match, and the rules of a game, as sheets."""

import re
from dataclasses import replace

import pytest

from cogs.pages import match_log_page, rules_search_pages
from cogs.pages.match_end_post import WIDEST, end, marked, score, short
from cogs.pages.match_log_page import Asked, asked
from cogs.pages.page_wording import LOG_LINES, Reader
from cogs.pages.sheet import MOST_TEXT, Buttons
from engine import lobby, registry
from engine.game import Result, Row
from engine.match_record import Kind
from languages import COMPLETE
from render.words import rules_search
from render.words.catalogues import say
from render.words.glossary import glossary
from render.words.match_log_steps import Step
from render.words.rulebook import rules
from render.words.rules_search import entries, search
from tests.cogs import harbours
from tests.cogs.conftest import ANN, BEN
from tests.laws import worded
from tests.laws.shown import fits, ids

READERS = [Reader(locale, ("Ann", "Ben", "Cléo", "Dora", "Eve")) for locale in COMPLETE]


def new_lobby(key, people=1):
    match = lobby.open_match("abcdefgh", key, ANN, "5e" * 32, 0)
    for n in range(people - 1):
        lobby.join(match, str(10**17 + n), 0)
    return match


def told(count, **more):
    """Return steps that are told by a line each."""
    return [
        Step((n, 0), n, Kind.MOVE, n % 2, 1_800_000_000, (f"line {n}.",), (), (ANN, BEN), **more)
        for n in range(count)
    ]


@pytest.mark.parametrize(("count", "count_of_pages"), [(0, 1), (1, 1), (25, 1), (26, 2), (80, 4)])
def test_a_log_is_turned_page_by_page_and_every_line_is_on_one(count, count_of_pages):
    match, steps, seen = new_lobby("harbours", 2), told(count), []
    lines = [f"{step.number}. {step.lines[0]} · <t:{step.at}:d>" for step in steps]
    for page in range(1, count_of_pages + 1):
        sheet = match_log_page.log(READERS[0], match, steps, Asked(page))
        fits(sheet)
        found = [line for line in lines if line in sheet.text.splitlines()]
        assert len(found) <= LOG_LINES
        seen = found + seen
        turns = [asked(id_.rsplit(":", 1)[1]) for id_ in ids(sheet)]
        assert turns == [Asked(to) for to in (page - 1, page + 1) if 1 <= to <= count_of_pages]
    assert seen == lines
    for page in (0, -3, 999):
        fits(match_log_page.log(READERS[0], match, steps, Asked(page)))


def test_a_post_without_news_says_so_and_shows_the_way_to_the_whole_log():
    for reader in READERS:
        sheet = match_log_page.details(reader, new_lobby("harbours", 2), [])
        assert reader.say("log-quiet") in sheet.text
        assert len(ids(sheet)) == 1


def test_long_lines_make_short_pages_and_none_is_lost():
    match = new_lobby("harbours", 2)
    steps = [replace(step, lines=("x" * 2_000,)) for step in told(20)]
    pages = match_log_page._pages(READERS[0], steps)
    assert all(0 < len(page) < MOST_TEXT - 500 for page in pages)
    assert sum(page.count("<t:") for page in pages) == 20
    fits(match_log_page.log(READERS[0], match, steps, Asked(2)))


@pytest.mark.parametrize(
    "wanted", [Asked(), Asked(12, 0, 3), Asked(2, None, 40), Asked(1, 4), Asked(999, 4, 999)]
)
def test_what_is_asked_of_a_log_survives_its_buttons(wanted):
    assert asked(wanted.words()) == wanted
    assert asked("3") == Asked(3)  # of a message from before there were filters


def test_what_was_undone_stays_in_the_log_struck_out():
    (step,) = told(1, undone=True)
    text = match_log_page.log(READERS[0], new_lobby("harbours", 2), [step], Asked()).text
    assert "0. ~~line 0.~~ (taken back)" in text


def test_the_board_after_a_move_has_the_way_to_its_neighbours():
    match, steps = new_lobby("harbours", 2), told(5)
    for n, ways in (
        (0, [False, False, True, True]),
        (2, [True] * 4),
        (4, [True, True] + [False] * 2),
    ):
        sheet = match_log_page.history(READERS[0], match, steps[n], 4, None, "the position")
        fits(sheet)
        (row,) = (part for part in sheet.parts if isinstance(part, Buttons))
        assert [not button.disabled for button in row.buttons] == ways
        assert "the position" in sheet.text
        assert f"line {n}." in sheet.text


# The end


def over(*, helped=None, replaced=None, resigned=None):
    match = new_lobby("harbours", 3)
    lobby.start(match, ANN, 0)
    if helped is not None:
        match.players[helped].helped = True
    if resigned is not None:
        match.resign(resigned, 0)
    if replaced is not None:
        match.players[replaced].id = "999"
    match.outcome = Result((1, 2, 3), "rounds")
    return match


def test_seats_that_were_replaced_helped_or_given_up_are_marked():
    people = {who: f"old {who[-1]}" for who in over().seated}
    words = Reader("en", ("Ann", "Ben", "Cleo"))
    assert marked(words, over(), 0, people) == "Ann"
    assert marked(words, over(helped=1), 1, people) == "Ben (with a computer’s help)"
    gone = marked(words, over(resigned=2), 2, people)
    assert gone == "Cleo (resigned, played by a computer)"
    first = over().seated[0]
    assert marked(words, over(replaced=0), 0, people) == f"Ann (for {people[first]})"


def test_the_last_message_says_who_resigned():
    for one in READERS:
        match = over(resigned=1)
        names = Reader(one.locale, ("Ann", "Ben", "Cleo"))
        sheet = end(names, match, ["x"], None, "board", dict.fromkeys(match.seated, "?"))
        assert one.say("end-resigned-by", names="Ben") in sheet.text
        assert [id_.split(":")[1] for id_ in ids(sheet)] == ["again", "replay", "analysis"]


def test_the_end_has_the_winner_the_figures_and_columns_in_the_order_of_the_places():
    match = over()
    match.outcome = Result(
        (2, 1, 3), "fleet", (Row("cargo", (7, 7, 4)), Row("coins", (3, 12, None)))
    )
    names = Reader("en", ("Ann\\_", "Ben", "Cleo"))
    sheet = end(names, match, (), None, "board", dict.fromkeys(match.seated, "?"), main="cargo")
    fits(sheet)
    assert "## Ben wins, 7 : 7 : 4" in sheet.text
    assert "Decided by: coins, 12 : 3." in sheet.text
    table = sheet.text.split("```")[1].strip("\n").splitlines()
    assert [line.split() for line in table] == [
        ["Ben", "Ann_", "Cleo"],
        ["cargo", "7", "7", "4"],
        ["coins", "12", "3", "–"],
    ]
    assert len({len(line) for line in table}) == 1  # aligned


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_the_score_fits_on_a_phone_with_a_name_over_each_column(game, locale):
    catalogue = worded.catalogue(game.key, locale)
    found = re.findall(rf"^{game.key.replace('_', '-')}-score-(\S+) =", catalogue, re.MULTILINE)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        computers = tuple(say(locale, "computer-name", n=n) for n in range(1, seats))
        match = new_lobby(game.key, seats)
        ranks = tuple(range(1, seats + 1))
        match.outcome = Result(ranks, "", tuple(Row(label, (33,) * seats) for label in found))
        lines = score(Reader(locale, (*computers, "Maximilien")), match).splitlines()[2:-1]
        assert max(map(len, lines)) <= WIDEST
        over = re.split(r"\s{2,}" if seats < 4 else r"\s+", lines[0].strip())
        assert len(set(over)) == seats, lines[0]


def test_names_in_columns_are_short_and_no_two_alike():
    assert short(["Computer 1", "Computer 2", "Ada"], 7) == ["C1", "C2", "Ada"]
    assert short(["Maximilien", "Maximiliane", "Bo"], 5) == ["Maxim", "Maxi2", "Bo"]
    assert short(["Al", "Al"], 5) == ["Al", "Al2"]


# Rules


def test_the_rules_of_a_game_without_cards_and_terms_fit_too(monkeypatch):
    harbours.welcome(monkeypatch)
    for one in READERS:
        for rule in rules("harbours", one.locale):
            for about in (rule.number, rule.text, rule.heading):
                fits(ruled("harbours", about, one))


def ruled(key, about, one=READERS[0]):
    return rules_search_pages.rules(one, key, about, search(key, one.locale, about))


@pytest.mark.parametrize("about", ["", "1", "2.1", "card", "zebra", "z" * 6000])
def test_rules_are_told_with_their_numbers_as_many_as_fit(about):
    for game in registry.games():
        for one in READERS:
            found = search(game.key, one.locale, about).hits
            sheet = ruled(game.key, about, one)
            fits(sheet)
            assert len(sheet.text) < MOST_TEXT
            if found:
                name = getattr(found[0], "number", None) or found[0].name
                assert f"**{name}**" in sheet.text
            else:
                assert about[:100] in sheet.text


def test_every_clause_card_and_term_fits_in_a_message():
    for game in registry.games():
        for one in READERS:
            asked = [rule.number for rule in rules(game.key, one.locale)]
            asked += [entry.name for entry in entries(game.key, one.locale)]
            asked += [term.name for term in glossary(game.key, one.locale)]
            for about in asked:
                fits(ruled(game.key, about, one))


def test_a_clause_is_told_with_those_beside_it():
    lines = ruled("magnate", "3.2").text.splitlines()
    assert lines[1].startswith("**3.2** *The card of the turn* · ")
    assert lines[2].startswith("-# 3.1 · ")
    assert lines[3].startswith("-# 3.3 · ")
    assert len(lines) == 4


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_whoever_asks_how_to_win_is_told_the_goal_first(game):
    for one in READERS:
        goal = next(term for term in glossary(game.key, one.locale) if term.id.endswith("goal"))
        told = ruled(game.key, goal.also[0], one).text.splitlines()[1]
        assert told.startswith(f"**{goal.name}**"), f"{goal.id} does not come first"


def test_a_term_is_explained_before_its_clauses():
    lines = ruled("magus", "what is the Reliquat?").text.splitlines()
    assert lines[1].startswith("**Reliquat**: what is left of your dice")
    assert lines[2].startswith("**7.1**")


def test_a_card_is_told_with_its_text_and_its_clause():
    lines = ruled("magus_wargame", "lich").text.splitlines()
    assert lines[1] == "**Lich** · Black creature. Force 5, spell points 3. Flying. (10)"


def test_a_card_by_itself_cites_its_own_row_and_the_clauses_that_name_it():
    (priest,) = (one for one in entries("magus_wargame", "en") if one.id == "priest")
    own, citing = rules_search.ruled("magus_wargame", "en", priest)
    lines = rules_search_pages.card(
        READERS[0], "magus_wargame", priest, own, citing
    ).text.splitlines()
    assert lines[0] == "### Priest"
    assert [line for line in lines if line.startswith("> ")] == [
        "> **10** Priest (White): F 1, S 2, Negate one spell of the opponent"
    ]
    small = [line for line in lines[3:] if line.startswith("-# ")]
    assert small[0].startswith("-# 7.8 · ")
    assert small[-1].startswith("-# One more fits: ")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_every_card_goes_by_a_clause_and_its_page_fits(game):
    for one in READERS:
        for card in entries(game.key, one.locale):
            own, citing = rules_search.ruled(game.key, one.locale, card)
            assert own, card.id
            fits(rules_search_pages.card(one, game.key, card, own, citing))


def test_three_answers_are_told_in_full_and_the_others_named():
    text = ruled("pangea", "tile").text
    assert text.count("\n**") == 3 + 1  # and the term
    assert "more fit: " in text
