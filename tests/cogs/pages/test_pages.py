"""Messages as data: lobbies, lists, help; and what is sent of them."""

import asyncio
import re
import sys

import discord
import pytest

from cogs.interactions.which_match import GAMES
from cogs.match_creation_commands import PACES
from cogs.pages import help_and_first_match_notes, lobby_post as lobbies, turn_panel_page as pages
from cogs.pages.courses_page import bar
from cogs.pages.custom_ids import ControlId
from cogs.pages.match_list_pages import link, listing as listed
from cogs.pages.page_wording import Reader, duration
from cogs.pages.sheet import (
    MOST_ALT,
    MOST_TEXT,
    Button,
    Buttons,
    Choice,
    Picture,
    Select,
    Sheet,
    Upload,
    Words,
    clip,
    digest,
)
from cogs.post import discord_components
from db import Listing, Place, Reliability
from engine import lobby, registry
from engine.game import Warn
from engine.match import Match, Status
from languages import COMPLETE
from render.registry import NoArt, art
from render.words.catalogues import word
from services.workers.draw_pool import warming
from tests.cogs.conftest import ANN, BEN, NAMES
from tests.laws.positions import every_game
from tests.laws.shown import fits, ids

PLACE = Place(1, 2, locale="en")
READERS = [Reader(locale, ("Ann", "Ben", "Cléo", "Dora", "Eve")) for locale in COMPLETE]


def shown(game):
    """Tell whether a game can be shown; one under construction may have no words yet."""
    try:
        art(game.key)
    except NoArt:
        assert not game.meta.listed
        return False
    return True


def new_lobby(key, people=1):
    match = lobby.open_match("abcdefgh", key, ANN, "5e" * 32, 0)
    for n in range(people - 1):
        lobby.join(match, str(10**17 + n), 0)
    return match


def reader(match, locale="en"):
    return Reader(locale, READERS[0].names[: len(match.players)])


# The lobby


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_the_lobby_of_every_game_fits_with_all_its_options(game):
    if not shown(game):
        pytest.skip("under construction: no art yet")
    for people in range(1, game.meta.seats[1] + 1):
        for locale in COMPLETE:
            match = new_lobby(game.key, people)
            sheet = lobbies.lobby(reader(match, locale), match, PLACE)
            fits(sheet)
            menus = [part for part in sheet.parts if isinstance(part, Select)]
            assert [menu.id.words for menu in menus] == [
                "level",
                *(option.key for option in game.meta.options),
                "turn",
                "strict",
            ]
            assert match.commitment in sheet.text
            assert match.secret not in sheet.text


def test_a_lobby_says_who_sits_there_what_they_chose_and_what_is_free():
    match = new_lobby("harbours", 2)
    lobby.arrange(match, ANN, "flag", "star", 0)
    lobby.arrange(match, ANN, "rounds", "2", 0)
    sheet = lobbies.lobby(reader(match), match, PLACE)
    for told in ("Ann (star)", "Ben", "Rounds: two", "2 seats are free", "Ann hosts", "3 days"):
        assert told in sheet.text
    chosen = [
        choice.value
        for part in sheet.parts
        if isinstance(part, Select) and part.id.words == "rounds"
        for choice in part.choices
        if choice.chosen
    ]
    assert chosen == ["2"]


def test_a_lobby_says_how_reliable_people_are_and_what_it_asks_for():
    match = new_lobby("harbours", 2)
    known = {ANN: Reliability(50, 48), match.players[1].id: Reliability(9, 9)}
    text = lobbies.lobby(reader(match), match, PLACE, known=known).text
    assert "Ann (96% in time)" in text
    assert "(new)" not in text  # among those who chose each other that says nothing
    match.least = 90
    text = lobbies.lobby(reader(match), match, PLACE, known=known).text
    assert "Ben (new)" in text
    assert "at least 90% of their turns in time" in text


def test_a_lobby_seats_computers_of_every_level_and_names_it():
    match = new_lobby("harbours", 2)
    lobby.join_computer(match, "strong", 0)
    lobby.join_computer(match, "greedy", 0)  # as tables had them before there were levels
    sheet = lobbies.lobby(Reader("en", ("Ann", "Ben", "One", "Two")), match, PLACE)
    assert "One (strong)" in sheet.text
    assert "Two (sensible)" in sheet.text
    (menu,) = (
        part for part in sheet.parts if isinstance(part, Select) and part.id.op == "computer"
    )
    assert [choice.value for choice in menu.choices] == ["easy", "normal", "strong"]


def test_a_lobby_that_has_begun_or_closed_has_no_controls():
    match = new_lobby("harbours", 2)
    lobby.start(match, ANN, 0)
    begun = lobbies.lobby(reader(match), match, Place(1, 2, thread=77))
    assert ids(begun) == []
    assert "<#77>" in begun.text
    match = new_lobby("harbours")
    lobby.leave(match, ANN, 0)
    closed = lobbies.lobby(Reader("en", ()), match, PLACE)
    assert ids(closed) == []
    assert "closed" in closed.text


def test_the_menus_of_a_lobby_say_what_they_set():
    sheet = lobbies.lobby(reader(new_lobby("harbours", 2)), new_lobby("harbours", 2), PLACE)
    menus = [part for part in sheet.parts if isinstance(part, Select)]
    for menu in menus:
        assert all(choice.label.startswith(f"{menu.title}: ") for choice in menu.choices)


def test_a_lobby_of_a_finished_match_says_who_won():
    match = new_lobby("harbours", 2)
    lobby.start(match, match.host, 0)
    match.resign(0, 0)
    sheet = lobbies.lobby(reader(match), match, Place(1, 2, thread=77))
    assert f"{reader(match).names[1]} wins" in sheet.text
    assert "<#77>" in sheet.text


def test_a_lobby_with_invitations_calls_those_invited_alone():
    match = lobby.open_match("abcdefgh", "harbours", ANN, "5e" * 32, 0, invited=[BEN])
    sheet = lobbies.lobby(reader(match), match, PLACE)
    assert f"<@{BEN}>" in sheet.text
    assert [str(user.id) for user in discord_components.pings(sheet).users] == [BEN]


def test_a_lobby_is_kept_for_those_who_do_not_sit_there_yet():
    match = lobby.open_match("abcdefgh", "harbours", ANN, "5e" * 32, 0, invited=[BEN])
    lobby.join(match, BEN, 0)
    assert "Kept for" not in lobbies.lobby(reader(match), match, PLACE).text


def test_a_colon_is_that_of_the_language():
    match = new_lobby("harbours")
    for locale, colon in (("en", ":"), ("fr", "\xa0:")):
        words = Reader(locale, ("Ann",))
        sheets = (help_and_first_match_notes.help_(words, 1), lobbies.lobby(words, match, PLACE))
        said = [sheet.text for sheet in sheets]
        said += [
            choice.label
            for sheet in sheets
            for part in sheet.parts
            if isinstance(part, Select)
            for choice in part.choices
        ]
        found = {one for text in said for one in re.findall(r"\s?:(?=\s)", text)}
        assert found == {colon}


# Lists, help


def listing(n, *, waited=(), status=Status.RUNNING, deadline=None):
    seats, ends = (ANN, BEN), (deadline, deadline)
    return Listing(f"m{n}", "harbours", status, ANN, PLACE, seats, tuple(waited), ends, deadline, 0)


def test_a_list_has_what_waits_for_me_first_and_the_nearest_deadline_before():
    rows = [
        listing(1, waited=[1], deadline=5),
        listing(2, waited=[0], deadline=90),
        listing(3, waited=[0, 1], deadline=10),
        listing(4, status=Status.LOBBY),
    ]
    sheet = listed(READERS[0], ANN, rows, NAMES)
    text, beside = sheet.text, [part.button for part in sheet.parts[1:]]
    order = sorted(["m1", "m2", "m3", "m4"], key=text.index)
    assert order[:2] == ["m3", "m2"]
    assert text.count("your turn") == 2
    assert [button.label for button in beside] == ["Play", "Play", "Open", "Open"]
    assert [str(button.id) for button in beside[:2]] == ["c:play:m3:::", "c:play:m2:::"]
    assert all(button.url == link(PLACE) for button in beside[2:])
    assert "in the lobby" in text
    assert "/match new" in listed(READERS[0], ANN, [], NAMES).text
    assert all(re.search(rf"Harbours against Ben.*`{one}`", text) for one in order)
    fits(listed(READERS[1], ANN, [listing(n) for n in range(200)], NAMES))


def test_help_names_every_listed_game_and_fits():
    for one in READERS:
        sheet = help_and_first_match_notes.help_(one, 1)
        fits(sheet)
        assert len(sheet.text) < MOST_TEXT
        for game in registry.games():
            assert one.say(f"{word(game.key)}-title") in sheet.text


def test_the_choices_of_commands_are_the_listed_games_and_the_paces():
    assert [choice.value for choice in GAMES] == [game.key for game in registry.games()]
    assert [choice.value for choice in PACES] == list(lobbies.PACES)


def test_durations_are_told_in_the_largest_unit():
    said = [duration(READERS[0], n) for n in (86_400, 259_200, 3_600, 21_600, 1_200, 90_000)]
    assert said == ["1 day", "3 days", "1 hour", "6 hours", "20 minutes", "25 hours"]


def test_can_do_names_each_verb_once_or_who_is_waited_for():
    match = new_lobby("harbours", 2)
    assert pages.can_do(reader(match), match, 0) is None
    lobby.start(match, ANN, 0)
    assert pages.can_do(reader(match), match, 0) == "You can now: sail, spy, load, roll and rest."
    assert pages.can_do(reader(match), match, 1) == "Waiting for Ann."


# What is sent


def test_texts_that_are_too_long_are_cut_and_the_rest_still_fits():
    sheet = Sheet((Words("x" * 3_000), Words("y" * 3_000), Words("z")))
    contents = [
        one["content"] for one in discord_components.view(sheet).to_components()[0]["components"]
    ]
    assert sum(map(len, contents)) == MOST_TEXT
    assert contents[-1].endswith("…")


@pytest.mark.parametrize(
    ("text", "most", "cut"),
    [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab cd", 4, "ab…"), ("abc", 0, ""), ("", 3, "")],
)
def test_a_text_is_cut_with_an_ellipsis(text, most, cut):
    assert clip(text, most) == cut


def test_pictures_and_files_are_attached_under_their_names():
    sheet = Sheet(
        (
            Words("x"),
            Picture("board.png", b"1", "a" * 2_000),
            Picture("hand.png", b"2", "b"),
            Upload("match.json", b"3"),
        )
    )
    assert [(file.filename, file.fp.read()) for file in discord_components.files(sheet)] == [
        ("board.png", b"1"),
        ("hand.png", b"2"),
        ("match.json", b"3"),
    ]
    items = discord_components.view(sheet).to_components()[0]["components"]
    media = [one["items"][0] for one in items if "items" in one]
    assert [one["media"]["url"] for one in media] == [
        "attachment://board.png",
        "attachment://hand.png",
    ]
    assert len(media[0]["description"]) == MOST_ALT


async def test_a_view_holds_nothing_and_waits_for_nothing():
    sheet = Sheet((Words("x"), Buttons((Button("x", ControlId("play", "m")),))), accent=0xFF0000)
    view = discord_components.view(sheet)
    assert view.timeout is None
    assert view.is_finished()
    assert view.to_components()[0]["accent_color"] == 0xFF0000


def test_a_menu_of_many_lets_pick_as_many_as_it_has():
    menu = Select(ControlId("pick", "m"), "x", (Choice("a", "a"), Choice("b", "b", chosen=True)), 9)
    (row,) = discord_components.view(Sheet((menu,))).to_components()[0]["components"]
    (select,) = row["components"]
    assert (select["min_values"], select["max_values"]) == (1, 2)
    assert [one.get("default", False) for one in select["options"]] == [False, True]


def test_only_people_are_ever_called():
    allowed = discord_components.pings(Sheet((), mentions=("123", "computer-1", "everyone", "")))
    assert [user.id for user in allowed.users] == [123]
    assert isinstance(allowed, discord.AllowedMentions)
    assert not allowed.everyone
    assert not allowed.roles


# Drawing


async def test_what_draws_beforehand_ends_with_what_it_is_for(monkeypatch):
    start, begun = asyncio.create_subprocess_exec, []

    async def sleeping(*command, **options):
        process = await start(sys.executable, "-c", "import time; time.sleep(60)", **options)
        begun.append((command[1:], process))
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeping)
    async with warming(0.05):
        await asyncio.sleep(0)
        assert begun == []  # the start has the machine to itself
        async with asyncio.timeout(30):
            while not begun:  # noqa: ASYNC110 - no event of ours
                await asyncio.sleep(0.01)
        ((command, process),) = begun
        assert command[-2:] == ("-m", "render.workers.warm_picture_cache")
        assert process.returncode is None
    assert process.returncode is not None


def test_a_digest_tells_messages_apart():
    one, other = Words("x"), Words("y")
    assert digest(one) == digest(Words("x"))
    assert digest(one) != digest(other)
    assert digest(one, other) != digest(other, one)
    assert len(digest(one)) <= 64


def test_a_match_in_a_traceback_shows_no_secret():
    match = new_lobby("harbours", 2)
    lobby.start(match, ANN, 0)
    assert isinstance(match, Match)
    assert match.secret not in repr(match)
    assert "hand" not in repr(match)


def test_the_first_lesson_that_is_done_shows_in_the_bar():
    assert bar(READERS[0], [True, *[False] * 10]).startswith("▰▱")
    assert bar(READERS[0], [False] * 11).startswith("▱")
    assert bar(READERS[0], [True] * 11).startswith("▰" * 10)


def test_the_end_of_a_turn_that_can_be_undone_by_consent_is_not_called_final():
    control = ControlId("sure", "abcdefgh", 1, 0, "done")
    for warn, text in ((Warn.PASS, "only if the others agree"), (Warn.CHANCE, "cannot be taken")):
        assert text in pages.sure(READERS[0], "Done", warn, control).text
    alone = pages.sure(READERS[0], "Done", Warn.PASS, control, alone=True).text
    assert "can be undone until chance decides" in alone
    assert "agree" not in alone
