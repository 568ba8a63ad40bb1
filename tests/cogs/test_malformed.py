"""Controls that no page has made: each is answered with a sentence, never with a fault of ours."""

import pytest
from discord import ui
from hypothesis import HealthCheck, given, settings, strategies as st

from cogs import component_routes
from cogs.interactions import error_answers
from cogs.pages.custom_ids import BUTTON, MENU, parse
from render.workers.replay_film import Film
from tests.cogs.conftest import ANN, DORA
from tests.cogs.fakes import Interaction

ODD = (
    *("", "x", "older x", "older", "1", "-1", "9.9.9", "1.x", "more", "harbours", "harbours x"),
    *(
        "harbours 1 x y",
        "sail",
        "rest",
        "sail; rest",
        "²",
        "٣",
        "turn",
        "theme",
        "0 sail",
        "older 1",
    ),
)
WORDS = st.one_of(st.sampled_from(ODD), st.text(max_size=30))
NUMBERS = st.one_of(st.sampled_from(("", "0", "1", "7", "99999999999999999999")))
VALUES = st.lists(st.one_of(st.sampled_from(ODD), st.text(max_size=20)), max_size=3)


async def pressed(desk, text, picked=(), who=ANN):
    """Return what a control of this id is answered, with every fault that was logged."""
    it = Interaction(desk, who, custom_id=text)
    found = MENU.fullmatch(text) or BUTTON.fullmatch(text)
    if found is not None:
        await component_routes.handle(it, parse(found), picked)
    return it


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    op=st.sampled_from(sorted({*component_routes.ROUTES, "nothing"})),
    here=st.booleans(),
    revision=NUMBERS,
    seat=NUMBERS,
    words=WORDS,
    picked=VALUES,
)
async def test_whatever_a_control_says_it_is_no_fault_of_ours(
    desk, table, monkeypatch, op, here, revision, seat, words, picked
):
    match = await _match(desk, table)
    faults = []
    monkeypatch.setattr(desk.cinema, "film", _no_film)
    monkeypatch.setattr(
        error_answers.log, "error", lambda *told, **more: faults.append(more["exc_info"])
    )
    await pressed(desk, f"c:{op}:{match.id if here else ''}:{revision}:{seat}:{words}", picked)
    assert not faults, f"{op}: {faults[0]!r}"


async def _no_film(*asked):
    """Stand for the process that draws films, which knows no game of the tests."""
    return Film(b"", 1, "")


async def _match(desk, table):
    """Return a match that runs, a new one where the last is over."""
    found = await desk.umpire.store.lists.of_person(ANN)
    running = [row.id for row in found if row.status.value == "running"]
    if running:
        return (await desk.umpire.store.match(running[0])).match
    return await table()


@pytest.mark.parametrize(
    "text",
    [
        *("history:{}:::x", "log:{}:::1.x", "waiting::::x", "relief:{}::0:x", "bogus:{}:::"),
        "explain:zzzzzzzz:::None",
    ],
)
async def test_a_malformed_control_is_answered_with_one_clear_sentence(desk, table, text):
    it = await pressed(desk, f"c:{text.format((await table()).id)}")
    assert it.text.startswith("This button or menu is none of mine as it stands: open the match")


async def test_a_stranger_with_a_control_of_a_seat_that_is_not_there_has_no_seat(desk, table):
    it = await pressed(desk, f"c:do:{(await table()).id}:1:9:rest", who=DORA)
    assert it.text == "You have no seat in this match."


async def test_a_button_that_says_it_is_a_menu_is_answered_as_malformed(desk):
    text = "c:pick::1:0:"
    it = Interaction(desk, ANN, "Ann", custom_id=text)
    item, found = ui.Button(custom_id=text), MENU.fullmatch(text)
    control = await component_routes.MenuControl.from_custom_id(it, item, found)
    await control.callback(it)
    assert it.text.startswith("This button or menu is none of mine")


@pytest.mark.parametrize(
    ("custom_id", "components"),
    [
        ("", []),
        ("something else", []),
        ("c:nothing::::", [{"type": 18}]),
        ("c:fill::::x", [{"type": 18, "component": {"values": ["rest"]}}]),
        ("c:form::::x", [{"type": 10}]),
        ("c:tell::::1800000000", [{"type": 18, "component": {"value": " "}}]),
        ("c:tell::::1800000000", [{"type": 18, "component": {"value": "x" * 1001}}]),
    ],
)
async def test_a_form_that_no_page_has_made_is_answered_as_malformed(desk, custom_id, components):
    it = Interaction(desk, ANN, "Ann", custom_id=custom_id or "x")
    it.data = {"custom_id": custom_id, "components": components}
    await component_routes.submitted(it)
    assert it.text.startswith("This button or menu is none of mine")
