"""Buttons and menus: found by their custom ids alone, so a restart loses none; each has a route.

A route leads from the operation of a custom id to the handler in `cogs.handlers` that it asks for.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Self

import discord

from cogs.handlers import (
    account_actions,
    admin_actions,
    answer_player_whisper,
    league_and_tournament_actions,
    lesson_actions,
    lobby_actions,
    open_table_and_first_match,
    read_only_actions,
    run_command_after_match_choice,
    seat_change_actions,
    seek_actions,
    turn_panel_actions,
    undo_requests,
)
from cogs.interactions import Desk, Interaction, error_answers
from cogs.pages.custom_ids import BUTTON, MENU, ControlId, Malformed, check, parse
from engine.errors import StaleDecision
from render.words.text_escaping import legible
from services.watch.structured_logging import during

Route = Callable[[Desk, Interaction, ControlId, Sequence[str]], Awaitable[None]]

# fmt: off
ROUTES: dict[str, Route] = {
    # a table that gathers players
    "join":     lambda desk, it, asked, _: lobby_actions.join(desk, it, asked.match),
    "reach":    lambda desk, it, asked, _: lobby_actions.reach(desk, it, asked.match),
    "leave":    lambda desk, it, asked, _: lobby_actions.leave(desk, it, asked.match),
    "computer": lambda desk, it, asked, picked: lobby_actions.computer(
        desk, it, asked.match, *picked[:1]),
    "instead":  lambda desk, it, asked, _: lobby_actions.computer_instead(
        desk, it, asked.match, asked.words),
    "start":    lambda desk, it, asked, _: lobby_actions.start(desk, it, asked.match),
    "option":   lambda desk, it, asked, picked: lobby_actions.arrange(
        desk, it, asked.match, asked.words, picked[0]),
    "again":    lambda desk, it, asked, _: lobby_actions.again(desk, it, asked.match),
    "first":    lambda desk, it, asked, _: open_table_and_first_match.first(desk, it, asked.match),
    # what was asked before it was said of which match
    "go":       lambda desk, it, asked, _: run_command_after_match_choice.go_on(
        desk, it, asked.match, int(asked.words)),
    "gofilm":   lambda desk, it, asked, _: run_command_after_match_choice.go_on(
        desk, it, asked.match, int(asked.words)),
    # the panel
    "play":     lambda desk, it, asked, _: turn_panel_actions.play(desk, it, asked.match),
    "hand":     lambda desk, it, asked, _: turn_panel_actions.play(desk, it, asked.match),
    "do":       turn_panel_actions.do,
    "pick":     turn_panel_actions.do,
    "sure":     turn_panel_actions.do,
    "form":     lambda desk, it, asked, _: turn_panel_actions.present(desk, it, asked.match),
    "fill":     turn_panel_actions.fill,
    "undo": lambda desk, it, asked, _: (
        turn_panel_actions.take_back(desk, it, asked, all_steps=False)
    ),
    "clear":    lambda desk, it, asked, _: turn_panel_actions.take_back(
        desk, it, asked, all_steps=True),
    "more":     lambda desk, it, asked, _: turn_panel_actions.more(desk, it, asked),
    "orders":   lambda desk, it, asked, _: turn_panel_actions.orders(desk, it, asked.match),
    "rule":     lambda desk, it, asked, _: read_only_actions.rule(desk, it, asked.words),
    "explain":  lambda desk, it, asked, _: turn_panel_actions.explain(desk, it, asked),
    "hint":     lambda desk, it, asked, _: turn_panel_actions.hint(desk, it, asked),
    "next":     lambda desk, it, asked, _: turn_panel_actions.next_(desk, it, asked.match),
    "note":     lambda desk, it, asked, _: turn_panel_actions.note(desk, it, asked.match),
    "unnote":   lambda desk, it, asked, _: turn_panel_actions.clear_note(desk, it, asked.match),
    "film":     lambda desk, it, asked, _: read_only_actions.film(desk, it, asked.match),
    "mute":     lambda desk, it, asked, _: turn_panel_actions.mute(desk, it, asked.match),
    # lessons
    "learn":    lambda desk, it, asked, _: lesson_actions.ask(desk, it, asked.match),
    "course":   lambda desk, it, asked, _: lesson_actions.learn(desk, it, asked.words),
    "page":     lambda desk, it, asked, _: lesson_actions.page(desk, it, asked.words),
    "lesson":   lesson_actions.open_,
    "lessonat": lesson_actions.open_,
    "try":      lesson_actions.try_,
    "trypick":  lesson_actions.try_,
    "tryexplain": lambda desk, it, asked, _: lesson_actions.explain(desk, it, asked),
    "tryhint":  lambda desk, it, asked, _: lesson_actions.hint(desk, it, asked),
    "trymore":  lambda desk, it, asked, _: lesson_actions.more(desk, it, asked),
    "quiz":     lambda desk, it, asked, _: lesson_actions.quiz(desk, it, asked),
    "untry":    lambda desk, it, asked, _: lesson_actions.undo(desk, it, asked),
    "retry":    lambda desk, it, asked, _: lesson_actions.again(desk, it, asked),
    "show":     lambda desk, it, asked, _: lesson_actions.show(desk, it, asked),
    # time and seats
    "relief":   lambda desk, it, asked, _: seat_change_actions.relief(
        desk, it, asked.match, asked.seat, asked.words),
    "take":     lambda desk, it, asked, _: seat_change_actions.take(
        desk, it, asked.match, asked.seat),
    "back":     lambda desk, it, asked, _: seat_change_actions.back(desk, it, asked.match),
    "agree":    lambda desk, it, asked, _: undo_requests.agree(desk, it, asked.match),
    "refuse":   lambda desk, it, asked, _: undo_requests.refuse(desk, it, asked.match),
    "revert":   lambda desk, it, asked, _: undo_requests.revert(desk, it, asked.match),
    "resign":   lambda desk, it, asked, _: seat_change_actions.resign(desk, it, asked.match),
    # reading
    "link":     lambda desk, it, asked, _: read_only_actions.link(desk, it, asked.match),
    "look":     lambda desk, it, asked, _: read_only_actions.board(desk, it, asked.match),
    "details":  lambda desk, it, asked, _: read_only_actions.details(desk, it, asked.match),
    "log":      lambda desk, it, asked, _: read_only_actions.log(
        desk, it, asked.match, asked.words),
    "history":  lambda desk, it, asked, _: read_only_actions.history(
        desk, it, asked.match, int(asked.words.split()[1])),
    "replay":   lambda desk, it, asked, _: read_only_actions.replay(desk, it, asked.match),
    "analysis": lambda desk, it, asked, _: read_only_actions.analysis(desk, it, asked.match),
    # talking
    "reply":    answer_player_whisper.no_window,
    "tell":     answer_player_whisper.reply,
    # leagues and tournaments
    "season":   lambda desk, it, asked, picked: league_and_tournament_actions.filled(
        desk, it, asked.words, picked),
    "announce": lambda desk, it, asked, _: league_and_tournament_actions.announce(
        desk, it, asked.words),
    "terms":    lambda desk, it, asked, picked: league_and_tournament_actions.chosen(
        desk, it, asked.words, picked[0]),
    "enter":    lambda desk, it, asked, _: league_and_tournament_actions.enter(
        desk, it, asked.match),
    "wish":     lambda desk, it, asked, picked: league_and_tournament_actions.wish(
        desk, it, asked.match, picked[0]),
    "quit":     lambda desk, it, asked, _: league_and_tournament_actions.leave(
        desk, it, asked.match, bool(asked.words)),
    "standing": lambda desk, it, asked, _: league_and_tournament_actions.standing(
        desk, it, asked.match, asked.words),
    "tables":   lambda desk, it, asked, _: league_and_tournament_actions.own(desk, it, asked.match),
    # who looks for players
    "seeks":    lambda desk, it, asked, _: seek_actions.seeks(desk, it, int(asked.words or 1)),
    "sit":      lambda desk, it, asked, _: seek_actions.sit(desk, it, asked.match),
    "unseek":   lambda desk, it, asked, _: seek_actions.withdraw(desk, it, asked.match),
    # oneself, and the server
    "prefer": lambda desk, it, asked, picked: (
        account_actions.settings(desk, it, {asked.words: picked[0]})
    ),
    "waiting":  lambda desk, it, asked, _: account_actions.waiting(desk, it, int(asked.words or 1)),
    "hush":     lambda desk, it, asked, picked: turn_panel_actions.mute(desk, it, picked[0]),
    "hours":    lambda desk, it, asked, _: account_actions.all_day(desk, it),
    "home":     lambda desk, it, asked, _: account_actions.home(desk, it),
    "forget":   lambda desk, it, asked, _: account_actions.forget(desk, it),
    "void":     lambda desk, it, asked, _: admin_actions.void(desk, it, asked.match),
    "revive":   lambda desk, it, asked, _: admin_actions.revive(desk, it),
}
# fmt: on
OPENING = {"form": turn_panel_actions.form, "reply": answer_player_whisper.open_}
"""Operations that open a form: that cannot come after an acknowledgement. What is too late for it,
or cannot be opened any more, is acknowledged and follows its route."""
QUICK = 1.5
"""Seconds that a form may take to open, of the three that there are."""
ELSEWHERE = frozenset({"analysis", "film", "replay", "gofilm", "hint", "tryhint"})
"""Operations that wait for what another process draws or thinks."""
BESIDE = frozenset({"play", "hand"})
"""Operations that are answered beside the board where they are asked for."""
LOBBY = frozenset({"join", "leave", "computer", "option"})
"""Operations whose answer is the lobby itself, as it then is."""
CALM = frozenset({"quit", "standing", "tables"})
"""Operations of a season, answered apart where its message or a letter of it asks for them."""
APART = frozenset({"analysis", "learn", "page", "reply", "sit", "start", "tell"})
"""Operations whose answer is a message of its own, wherever they are asked for."""


class _Control(discord.ui.DynamicItem[Any], template="$^"):
    """Any control of the bot; what kind each is, and how its id is written, the two below say."""

    def __init__(self, item: discord.ui.Item[Any], asked: ControlId) -> None:
        super().__init__(item)
        self._asked = asked

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read what a control asks for."""
        return cls(item, parse(match))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Do it. A forged button may say that it is a menu; nothing is picked in that."""
        await handle(interaction, self._asked, getattr(self.item, "values", ()))


class ButtonControl(_Control, template=BUTTON):
    """Any button of the bot."""


class MenuControl(_Control, template=MENU):
    """Any menu of the bot."""


async def handle(it: Interaction, asked: ControlId, picked: Sequence[str]) -> None:
    """Acknowledge a control and follow its route; every error becomes a private answer."""
    desk = it.client.desk
    if not desk.work.begun():
        return
    during(match=asked.match)
    try:
        if asked.op in OPENING and await _opened(desk, it, asked):
            return
        apart = asked.op in APART or (asked.op in CALM and not asked.words)
        ways = (asked.op in LOBBY, asked.op in ELSEWHERE, apart, asked.op in BESIDE)
        async with desk.answering(it, asked.match, *ways):
            check(asked, picked)
            if asked.op not in ROUTES:
                raise Malformed
            try:
                await ROUTES[asked.op](desk, it, asked, [legible(value) for value in picked])
            except StaleDecision:
                await turn_panel_actions.present(desk, it, asked.match)
    except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
        await error_answers.answer(it, desk, error, asked.match)


async def _opened(desk: Desk, it: Interaction, asked: ControlId) -> bool:
    """Open what a control asks for; False where that takes too long, or it is old."""
    check(asked, ())
    try:
        async with asyncio.timeout(QUICK):
            return await OPENING[asked.op](desk, it, asked)
    except TimeoutError:
        if it.response.is_done():
            raise
        return False


async def submitted(it: Interaction) -> None:
    """Answer a form that was sent, by its custom id alone."""
    data: Mapping[str, Any] = it.data or {}
    found = BUTTON.fullmatch(str(data.get("custom_id", "")))
    await handle(it, parse(found) if found else ControlId("", ""), _sent(data))


def _sent(data: Mapping[str, Any]) -> list[str]:
    """Return what was picked or written in a form, from top to bottom."""
    fields = (row.get("component") or {} for row in data.get("components", ()))
    found = (field.get("values") or [field.get("value")] for field in fields)
    return [str(value) for values in found for value in values if value]


def install(client: discord.Client) -> None:
    """Let a client answer every control, those of messages from before its start too."""
    client.add_dynamic_items(ButtonControl, MenuControl)
