"""Players who decide as the greedy computer does, and act as people do: by command or by button."""

import base64

from db.match_rows import Place, Stored
from engine import bots, lobby
from engine.bots.think_budget import Count
from engine.notation import fields, words, write
from engine.rng import Rng
from render.words.catalogues import say

BLANK = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


class Driver:
    """Plays the matches of a table."""

    def __init__(self, table, match_id):
        self.table, self.id = table, match_id
        self.rng = Rng("people")
        self.taps = 0

    async def match(self):
        return (await self.table.store.match(self.id)).match

    @property
    def thread(self):
        return next(iter(self.table.box.threads))

    @property
    def board(self):
        """The newest public message with controls."""
        return next(m for m in reversed(self.table.box.messages(self.thread)) if m.buttons)

    async def choice(self, player):
        """Return what a sensible player does next, as an action; None if it is not their turn."""
        match = await self.match()
        seat = match.seat_of(str(player.id))
        if seat not in match.to_act():
            return None
        view = match.game.view(match.position(seat), seat)
        return bots.choose("greedy", match.game, view, seat, Count(0), self.rng)

    async def whose(self, players):
        """Return the player who is waited for; None at the end."""
        match = await self.match()
        waited = [match.players[seat].id for seat in match.to_act()]
        return next((player for player in players if str(player.id) in waited), None)

    async def play_out(self, players, act, every=1):
        """Play to the end, `act(player)` doing each turn, or one of so many for the sake of time.

        The others are played by the use case alone.
        """
        for turn in range(200):
            wired = turn % every == 0
            if wired:
                await self.table.quiet()
            player = await self.whose(players)
            if player is None:
                await self.table.quiet()
                return await self.match()
            await (act if wired else self.by_use_case)(player)
        raise AssertionError("the match does not end")

    async def by_use_case(self, player):
        """Play a turn without Discord."""
        turn = await self.turn_number()
        while await self.turn_number() == turn and (action := await self.choice(player)):
            await self.table.client.desk.umpire.act(self.id, str(player.id), [write(action)])

    # By slash command

    async def by_slash(self, player):
        """Play a turn with the game's own slash commands, in the thread."""
        turn = await self.turn_number()
        while await self.turn_number() == turn and (action := await self.choice(player)):
            it = await player.slash(self.command(action), channel=self.thread)
            await it.done()

    def command(self, action):
        verb, *given = words(action)
        options = [f"{name}:{word}" for name, word in zip(fields(type(action)), given, strict=True)]
        key = type(action).__module__.split(".")[2]
        return " ".join([f"/{key}", verb.replace("_", "-"), *options])

    # By button

    async def by_buttons(self, player):
        """Play a turn from the private panel that Play opens; counts the taps."""
        it = await player.press(self.board, "Play")
        await it.done()
        await self.turn(player, it.message)

    async def by_dm(self, player):
        """Play a turn from the newest DM."""
        await self.turn(player, player.dms[-1])

    async def turn(self, player, panel):
        turn = await self.turn_number()
        while await self.turn_number() == turn:
            action = await self.choice(player)
            if action is None:
                return
            if panel.deleted:  # a hand that was sent anew
                panel = player.dms[-1]
            await self.say(player, panel, write(action))

    async def turn_number(self):
        match = await self.match()
        return match.game.turn(match.state)

    async def say(self, player, panel, text):
        """Press the button, or pick the entry, that says a notation; narrow where needed."""
        for _ in range(9):
            said = await self._press_towards(player, panel, text)
            self.taps += 1
            if said == text:
                return
        raise AssertionError(f"no way to {text}")

    async def _press_towards(self, player, panel, text):
        ways = [
            (id_.split(":", 5)[5], button.custom_id, None)
            for button in panel.buttons
            if (id_ := button.custom_id or "").startswith("c:do:")
        ] + [(value, menu.custom_id, value) for menu in panel.selects for _, value in menu.options]
        fitting = [way for way in ways if (text + " ").startswith(way[0] + " ")]
        if not fitting:  # a step that cannot stand alone is offered with what completes it
            fitting = [(text, *way[1:]) for way in ways if way[0].startswith(f"{text}; ")][:1]
        if not fitting:
            by_label = {button.label: button.custom_id for button in panel.buttons}
            further = [by_label[one] for one in ("More", "Orders", "Back") if one in by_label]
            fitting = [("", custom_id, None) for custom_id in further[:1]]
        assert fitting, f"{text} is not offered: {[way[0] for way in ways]}"
        said, custom_id, value = max(fitting, key=lambda way: len(way[0]))
        if value is None:
            it = await player.press(panel, custom_id=custom_id)
        else:
            it = await player.select(panel, custom_id, [value])
        await it.done(
            self.table.patience
        )  # another's move may change the panel before this step does
        return said


def leave_blank(table):
    """Post blank pictures: a whole match draws its board some hundred times."""

    async def blank(wanted, rank, whose):
        return BLANK

    table.client.studio.draw = blank


async def opened(table, host, *others, game="magnate", computer=0, pictures=True, pace=None):
    """Open and start a match; return its driver. Without `pictures` panels are in words.

    `pace`: seconds a turn.
    """
    it = await host.slash(f"/match new game:{game}")
    await it.done(table.patience)
    await table.quiet()
    for player in (host, *others):
        await table.store.people.update(str(player.id), pictures=None if pictures else False)
    if not pictures:
        leave_blank(table)
    lobby = table.box.messages(table.box.channel)[-1]
    match_id = lobby.buttons[0].custom_id.split(":")[2]
    for player in others:
        await table.lobby(player, lobby, say(table.locale, "lobby-join"))
    for _ in range(computer):
        await table.lobby(host, lobby, say(table.locale, "lobby-computer"))
    if pace is not None:
        (row,) = await table.store.lists.of_person(str(host.id))
        await table.client.desk.umpire.tables.arrange(row.id, str(host.id), "turn", str(pace))
    await table.lobby(host, lobby, say(table.locale, "lobby-start"))
    return Driver(table, match_id)


async def eight(table, player, other):
    """Begin eight matches of Magnate that wait for a player; return their ids."""
    ids = [f"n{n}" for n in range(8)]
    for n, id_ in enumerate(ids):
        match = lobby.open_match(id_, "magnate", str(player.id), f"{n:064x}", table.now)
        lobby.join(match, str(other.id), table.now)
        lobby.start(match, str(player.id), table.now)
        match.since = {match.seat_of(str(player.id)): table.now}
        if match.to_act() != (match.seat_of(str(player.id)),):
            match.computer_turn(match.to_act()[0], 0, table.now)
        match.news.clear()
        place = Place(table.box.guild, table.box.channel, told=99)
        await table.store.create(Stored(match, place))
    return ids
