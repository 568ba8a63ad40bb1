"""The slash group of a game: commands whose options complete from the legal actions."""

import contextlib
import inspect
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

import discord
import structlog
from discord.app_commands import Choice, Command
from discord.ext import commands

from cogs.interactions import error_answers
from cogs.interactions.cog_base import Desk, Interaction, WithDesk, person
from cogs.interactions.command_translator import _
from cogs.interactions.stored_command_without_match import CommandAwaitingMatch, called
from db import Stored, people_and_servers, transactions
from engine import Action, GameError, Status, notation, registry
from render.look import Look
from render.registry import art
from render.words.catalogues import say, word
from services.watch import metrics, structured_logging

log = structlog.get_logger()

MOST_CHOICES = 25


def verb_command(
    action: type[Action], key: str, parent: discord.app_commands.Group | None = None
) -> Command[Any, ..., Any]:
    """Return the slash command of an action class of a game, in a group if one is given.

    Its options are the fields of the class as text, each completed from what is legal, and
    `match` for people who play several.
    """
    names, game = notation.fields(action), word(key)

    async def act(
        self: "GameCog", it: Interaction, /, match: str | None = None, **given: str
    ) -> None:
        await self.act(it, match, action, *(given[name] for name in names))

    # discord.py reads the options from the signature, and from the name that it is a method.
    kind = inspect.Parameter.KEYWORD_ONLY
    act.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            *list(inspect.signature(act).parameters.values())[:2],
            *(inspect.Parameter(name, kind, annotation=str) for name in names),
            inspect.Parameter("match", kind, default=None, annotation=str | None),
        ]
    )
    act.__qualname__ = f"GameCog.{action.verb}"
    command: Command[Any, ..., Any] = Command(
        name=_(f"{game}-command-{action.verb}"),
        description=_(f"{game}-help-{action.verb}"),
        callback=cast("Any", act),
        parent=parent,
    )
    discord.app_commands.rename(
        **{name: _(f"{game}-arg-{name}") for name in names}, match=_("arg-match")
    )(command)
    discord.app_commands.describe(
        **{name: _(f"{game}-arghelp-{name}") for name in names}, match=_("arghelp-match")
    )(command)
    discord.app_commands.autocomplete(
        **{name: _completion(key, action, name) for name in names}, match=mine(key)
    )(command)
    return command


def mine(key: str | None = None) -> Callable[..., Any]:
    """Return the completion of a match id: those the person plays, of one game or of all."""

    async def complete(it: Interaction, current: str) -> list[Choice[str]]:
        rows = await it.client.desk.umpire.store.lists.of_person(person(it))
        return [
            Choice(name=f"{say(str(it.locale), f'{word(row.key)}-title')} {row.id}", value=row.id)
            for row in rows
            if key in (None, row.key) and current.casefold() in f"{row.key} {row.id}"
        ][:MOST_CHOICES]

    return complete


class GameCog(WithDesk, commands.GroupCog):
    """The slash commands of one game, one for each action class of its engine.

    A subclass names its `game`; `orders` go into the group `order` below its own, if there is one.
    """

    game: ClassVar[str]
    order: ClassVar[discord.app_commands.Group | None] = None
    orders: ClassVar[Sequence[type[Action]]] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "game" not in cls.__dict__:
            return
        further = {key: one for key, one in vars(cls).items() if isinstance(one, Command)}
        for key in further:  # what else a game lets one look at is listed last
            delattr(cls, key)
        for action in registry.game(cls.game).actions:
            parent = cls.order if action in cls.orders else None
            command = verb_command(action, cls.game, parent)
            if parent:
                parent.add_command(command)
            else:
                setattr(cls, f"{action.verb}_command", command)
        for key, command in further.items():
            setattr(cls, key, command)

    async def act(
        self, it: Interaction, match: str | None, action: type[Action], *given: str
    ) -> None:
        """Add a step to the draft of the person, as a button would."""
        wanted = CommandAwaitingMatch(
            called(step), (self.game, action.verb, *given), game=self.game
        )
        match_id = ""
        try:
            async with self.desk.answering(it, match):
                match_id = match or await self.desk.umpire.find(
                    person(it), it.channel_id, self.game
                )
                await step(self.desk, it, match_id, self.game, action.verb, *given)
        except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
            await error_answers.answer(it, self.desk, error, match_id, wanted)


async def step(desk: Desk, it: Interaction, match: str, key: str, verb: str, *given: str) -> None:
    """Add a step to the draft of the person: a verb of a game, and its fields as typed."""
    action = next(one for one in registry.game(key).actions if one.verb == verb)
    offer = await _offer(desk, it, match, action)
    structured_logging.during(match=match)
    await desk.act(it, match, [" ".join([verb, *offer.spelled(given)])])


class _Offer:
    """What a seat may do by one verb, as words and as names in somebody's look.

    In a match of older rules the verb may be another class: by its words it is the same.
    """

    def __init__(self, stored: Stored, who: str, action: type[Action], look: Look) -> None:
        match = stored.match
        self._action, self._look = action, look
        self._lines: list[tuple[str, ...]] = []
        if match.status is not Status.RUNNING:
            return
        seat, game = match.seat_of(who), match.game
        state = match.position(seat)
        self._view, self._art = game.view(state, seat), art(match.key, match.rules)
        offered = (*game.legal(state, seat), *game.orders(state, seat))
        lines = (notation.words(one) for one in offered if one.verb == action.verb)
        self._lines = [line for line in lines if len(line) == 1 + len(notation.fields(action))]

    def values(self, before: Sequence[str]) -> list[tuple[str, str]]:
        """Return word and name of each value of the next field, the earlier ones filled."""
        verb, n = self._action.verb, len(before) + 1
        name = notation.fields(self._action)[len(before)]
        found = dict.fromkeys(line[n] for line in self._lines if line[1:n] == tuple(before))
        return [(said, self._art.value(self._look, self._view, verb, name, said)) for said in found]

    def spelled(self, given: Sequence[str]) -> list[str]:
        """Return the words that somebody typed or picked: a name is as good as its word.

        A word is a word even where a player is called so.
        """
        spelled: list[str] = []
        for value in given:
            values = self.values(spelled)
            known = {label.casefold(): said for said, label in values}
            known |= {said: said for said, _ in values}
            plain = value.strip().casefold()
            spelled.append(known.get(plain, plain.replace(" ", "_")))
        return spelled


async def _offer(desk: Desk, it: Interaction, match_id: str, action: type[Action]) -> _Offer:
    """Return what a person may do by one verb in a match."""
    stored, locale = await desk.umpire.store.match(match_id), str(it.locale)
    look = Look(locale=locale, names=await desk.show.names(stored.match, locale))
    return _Offer(stored, person(it), action, look)


def _completion(key: str, action: type[Action], name: str) -> Callable[..., Any]:
    """Return the completion of one field."""

    async def complete(it: Interaction, current: str) -> list[Choice[str]]:
        typing, who = it.client.desk.typing, person(it)
        typing[who] = it.id
        people_and_servers.remember()
        found: list[Choice[str]] = []
        async with it.client.desk.lanes.of(who):
            if typing.get(who) == it.id:  # else they have typed on, and nobody sees this answer
                del typing[who]
                try:
                    found = await _complete(it, current, key, action, name)
                except (GameError, *transactions.FAULTS):
                    pass  # the command will say what is wrong
                except Exception as error:
                    metrics.BUGS.inc()
                    log.error(
                        "completion failed", command=structured_logging.used(it), exc_info=error
                    )
        with contextlib.suppress(discord.HTTPException):  # they may have gone on
            await it.response.autocomplete(found)
        return found

    return complete


async def _complete(
    it: Interaction, current: str, key: str, action: type[Action], name: str
) -> list[Choice[str]]:
    names, desk = notation.fields(action), it.client.desk
    match_id = getattr(it.namespace, "match", None)
    match_id = match_id or await desk.umpire.find(person(it), it.channel_id, key)
    given = [str(getattr(it.namespace, one, "") or "") for one in names[: names.index(name)]]
    offer = await _offer(desk, it, match_id, action)
    values = offer.values(offer.spelled(given))
    plain = current.casefold()
    found = [(said, label) for said, label in values if plain in f"{label} {said}".casefold()]
    return [Choice(name=label[:100], value=said) for said, label in found[:MOST_CHOICES]]
