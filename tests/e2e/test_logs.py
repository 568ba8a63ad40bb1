"""A line of the log says what was used in which match, and never by whom or what for."""

import json
import logging

import structlog
from driver import opened
from prometheus_client import generate_latest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from cogs.pages.custom_ids import ControlId
from engine.notation import write


def told(logs, event):
    """Return the fields of the lines about an event."""
    return [
        {key: value for key, value in line.items() if key not in ("event", "log_level")}
        for line in logs
        if line["event"] == event
    ]


async def played(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    return driver, await driver.whose([ada, bruno])


async def test_each_turn_is_one_line_with_match_ply_and_seat(table):
    driver, mover = await played(table)
    seat = (await driver.match()).seat_of(str(mover.id))
    with capture_logs([merge_contextvars]) as logs:
        await driver.by_slash(mover)
        await table.quiet()
    moves = told(logs, "moved")
    assert moves[-1] == {
        "command": "magnate end",
        "match": driver.id,
        "ply": (await driver.match()).ply,
        "seat": seat,
    }
    assert len(moves) < 4
    for word in (str(mover.id), mover.name, (await driver.match()).secret):
        assert word not in repr(logs)


async def test_a_fault_in_a_command_names_command_and_match_alone(table, monkeypatch):
    driver, mover = await played(table)

    async def failing(*args):
        structlog.get_logger().warning("deep inside")
        raise RuntimeError("no such thing")

    monkeypatch.setattr(table.client.desk.umpire, "act", failing)
    action = await driver.choice(mover)
    with capture_logs([merge_contextvars]) as logs:
        it = await table.do(mover.slash(driver.command(action), channel=driver.thread))
    command = f"magnate {write(action).split()[0]}"
    assert told(logs, "deep inside") == [{"command": command, "match": driver.id}]
    (fault,) = told(logs, "interaction failed")
    assert {*fault} == {"command", "match", "token", "exc_info"}
    assert fault["token"] in it.text


async def test_a_fault_behind_a_button_names_its_kind_and_match_alone(table, monkeypatch):
    driver, mover = await played(table)
    panel = (await (await mover.press(driver.board, "Play")).done()).message

    async def failing(*args):
        raise RuntimeError("no such thing")

    monkeypatch.setattr(table.client.desk.umpire, "act", failing)
    step = write(await driver.choice(mover))  # a button of the panel may only begin one
    button = str(ControlId("do", driver.id, words=step))
    with capture_logs([merge_contextvars]) as logs:
        await table.do(mover.press(panel, custom_id=button, force=True))
    (fault,) = told(logs, "interaction failed")
    assert (fault["command"], fault["match"]) == ("do", driver.id)
    assert button not in repr(logs)


async def test_a_line_during_a_delivery_names_what_is_delivered(table, monkeypatch):
    driver, mover = await played(table)
    post = table.client.desk.show.post

    async def slow(*args):
        structlog.get_logger().warning("drawing timed out")
        return await post(*args)

    monkeypatch.setattr(table.client.desk.show, "post", slow)
    with capture_logs([merge_contextvars]) as logs:
        await driver.by_slash(mover)
        await table.quiet()
    assert {"kind": "board", "match": driver.id} in told(logs, "drawing timed out")


async def test_no_secret_is_in_logs_figures_error_answers_ids_and_file_names(
    table, logs, monkeypatch
):
    logs.set_up(logging.DEBUG, as_json=True)
    driver, mover = await played(table)
    desk, players = table.client.desk, {one.name: one for one in table.box.users}
    other = players["Bruno" if mover.name == "Ada" else "Ada"]
    said = f"/match whisper to:@{other.name} text:marked-whisper"
    await table.do(mover.slash(said, channel=driver.thread))
    await table.do(mover.slash("/match note text:marked-note", channel=driver.thread))
    await driver.by_slash(mover)
    await table.quiet()
    match = await driver.match()
    hidden = [
        *(match.secret, match.seed, table.box.token, "marked-", repr(match.state.hands)),
        *(write(action) for seat in (0, 1) for action in match.game.legal(match.state, seat)),
    ]
    hidden += [it.token for it in table.box.interactions.values()]
    people = [text for one in players.values() for text in (one.name, str(one.id))]

    def failing(*args, **kwargs):
        raise KeyError(*hidden, *people)

    async def failing_later(*args, **kwargs):
        failing()

    mover = await driver.whose(list(players.values()))
    step = driver.command(await driver.choice(mover))
    with monkeypatch.context() as patch:
        patch.setattr(type(match.game), "apply", failing)
        it = await table.do(mover.slash(step, channel=driver.thread))
    lines = list[str]()
    with monkeypatch.context() as patch:
        patch.setattr(desk.show, "post", failing_later)
        await driver.by_slash(mover)
        await table.box.until(
            lambda: lines.extend(logs.written()) or "delivery failed" in str(lines)
        )
    assert {"interaction failed", "delivery failed"} <= {json.loads(one)["event"] for one in lines}
    messages = table.box.world.messages.values()
    names = [file.filename for one in messages for file in one.attachments]
    channels = table.box.world.channels  # what somebody is told alone bears their own choices
    seen = [m for m in messages if m.viewer is None and channels[m.channel].player is None]
    public = [button.custom_id or "" for one in seen for button in one.buttons]
    assert public
    told = {
        "log": "\n".join(lines),
        "figures": generate_latest().decode(),
        "answer": it.text,
        "files": "\n".join(names),
    }
    for where, text in told.items():
        found = [one for one in (*hidden, *people) if one in text]
        assert not found, f"{found[0]} is in the {where}"
    assert [id_ for id_ in public for one in hidden if one in id_] == []
