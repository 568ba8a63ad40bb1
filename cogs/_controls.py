"""Buttons and menus: found by their custom ids alone, so a restart loses none."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ui

from cogs import _errors, _mine, _opening, _reads, _seats, _warden
from cogs._desk import Desk, Interaction, person
from cogs._ids import BUTTON, MENU, ControlId, parse
from cogs._logs import during
from cogs._pages import computer_kinds
from cogs._reading import asked as wanted
from engine.errors import BadNotation, StaleDecision
from engine.match import Match
from engine.notation import read
from render.words import say

Handler = Callable[[Desk, Interaction, ControlId, Sequence[str]], Awaitable[None]]


class ButtonControl(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of the bot."""

    def __init__(self, item: ui.Button[Any], asked: ControlId) -> None:
        super().__init__(item)
        self._asked = asked

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: Interaction, item: ui.Button[Any], match: re.Match[str], /
    ) -> "ButtonControl":
        """Read what a pressed button asks for."""
        return cls(item, parse(match))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Do it."""
        await handle(interaction, self._asked, ())


class MenuControl(ui.DynamicItem[ui.Select[Any]], template=MENU):
    """Any menu of the bot."""

    def __init__(self, item: ui.Select[Any], asked: ControlId) -> None:
        super().__init__(item)
        self._asked = asked

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: Interaction, item: ui.Select[Any], match: re.Match[str], /
    ) -> "MenuControl":
        """Read what a menu asks for."""
        return cls(item, parse(match))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Do it."""
        await handle(interaction, self._asked, self.item.values)


async def handle(it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    """Acknowledge a control and do what it asks for; every error becomes a private answer."""
    desk = it.client.desk
    during(match=asked.match)
    try:
        await desk.acknowledge(it, quiet=asked.op in LOBBY)
        await HANDLERS[asked.op](desk, it, asked, values)
    except StaleDecision:
        await _present(desk, it, asked)
    except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
        await _errors.answer(it, desk, error, asked.match)


async def _present(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Answer an old control with the position as it is."""
    try:
        stored = await desk.host.store.match(asked.match)
        note = say((await desk.taste(it)).locale, "panel-changed")
        await desk.panel(it, stored, stored.match.seat_of(person(it)), notes=[note])
    except Exception as error:  # noqa: BLE001 - as above
        await _errors.answer(it, desk, error, asked.match)


# The lobby


async def _join(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    stored = await desk.host.join(asked.match, person(it))
    desk.worker.kick()
    locale = (await desk.taste(it)).locale
    reached = await desk.courier.hello(stored, person(it), locale)
    if not reached:
        await desk.say(it, say(locale, "lobby-hello-closed"))


async def _leave(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.leave(asked.match, person(it))
    desk.worker.kick()


async def _computer(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.join_computer(asked.match, person(it), computer_kinds()[0])
    desk.worker.kick()


async def _start(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.start(asked.match, person(it))
    desk.worker.kick()


async def _option(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.arrange(asked.match, person(it), asked.words, values[0])
    desk.worker.kick()


async def _again(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    stored = await desk.host.rematch(asked.match, person(it))
    desk.worker.kick()
    locale = (await desk.taste(it)).locale
    await desk.say(it, say(locale, "lobby-opened", id=stored.match.id))


# The panel


async def _play(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    stored = await desk.host.store.match(asked.match)
    await desk.panel(it, stored, stored.match.seat_of(person(it)))


async def _do(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    texts = list(values) or [asked.words]
    stored = await desk.host.store.match(asked.match)
    match = stored.match
    if all(_whole(match, text) for text in texts):
        if asked.op != "sure" and await _mine.asked_once_more(desk, it, stored, asked, texts):
            return
        await desk.act(it, asked.match, texts, asked.revision, asked.seat)
        return
    seat = desk.host.own(match, person(it), asked.seat)
    match.expect(seat, asked.revision)
    await desk.panel(it, stored, seat, focus=texts[0].split())


def _whole(match: Match, text: str) -> bool:
    """Tell whether a line is a whole notation, and not the beginning of some."""
    try:
        read(match.game, text)
    except BadNotation:
        return False
    return True


async def _undo(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    acted = await desk.host.take_back(
        asked.match, person(it), asked.revision, asked.seat, all_steps=asked.op == "clear"
    )
    await desk.panel(it, acted.stored, acted.seat)


async def _resign(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.resign(asked.match, person(it))
    desk.worker.kick()
    await desk.say(it, say((await desk.taste(it)).locale, "resign-done"))


async def _log(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await _reads.log(desk, it, await desk.host.store.match(asked.match), wanted(asked.words))


async def _history(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    number = int(asked.words.split()[1])
    await _reads.history(desk, it, await desk.host.store.match(asked.match), number)


async def _replay(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await _reads.replay(desk, it, await desk.host.store.match(asked.match), None)


HANDLERS: dict[str, Handler] = {
    **_mine.HANDLERS,
    "first": _opening.press_first,
    "void": _warden.void,
    **_seats.HANDLERS,
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "start": _start,
    "option": _option,
    "again": _again,
    "play": _play,
    "hand": _play,
    "do": _do,
    "pick": _do,
    "sure": _do,
    "undo": _undo,
    "clear": _undo,
    "resign": _resign,
    "log": _log,
    "history": _history,
    "replay": _replay,
}

LOBBY = frozenset({"join", "leave", "computer", "start", "option"})
"""Operations whose answer is the lobby itself, as it then is."""

CONTROLS: tuple[type[ui.DynamicItem[Any]], ...] = (ButtonControl, MenuControl)


def install(client: discord.Client) -> None:
    """Let a client answer every control, those of messages from before its start too."""
    client.add_dynamic_items(*CONTROLS)
