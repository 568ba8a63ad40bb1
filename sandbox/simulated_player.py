"""A player: everything a person can do in Discord's client, for tests and for the page."""
# ruff: noqa: ASYNC109
# A test says at each call how long it waits.

from collections.abc import Sequence
from typing import Any

from . import install_contexts, interaction_routes, message_from_request, slash_commands
from .player_interactions import Interaction, Modal
from .sandbox_state import ServerContext
from .slash_commands import Line, Refused
from .world import Channel, Component, Message, User, walk

Place = int | Channel | None


class Player:
    """A hand on the client of one person."""

    def __init__(self, box: ServerContext, user: User) -> None:
        self.box, self.user = box, user

    def __repr__(self) -> str:
        return f"<Player {self.user.name}>"

    @property
    def id(self) -> int:
        """Return the person's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Return the person's name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """Write the mention of this person."""
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """Return the channel of the DMs with the bot."""
        return self.box.world.dm(self.user)

    @property
    def dms(self) -> list[Message]:
        """List the messages of the DMs with the bot."""
        return self.sees(self.dm)

    @property
    def pings(self) -> list[Message]:
        """List the messages that called this person, DMs among them."""
        known = self.box.world.messages.values()
        return [m for m in known if self.user.id in m.pinged]

    def close_dms(self) -> None:
        """Take no DMs any more: the bot gets 50007."""
        self._set_dms(open_=False)

    def open_dms(self) -> None:
        """Take DMs again."""
        self._set_dms(open_=True)

    def _set_dms(self, *, open_: bool) -> None:
        self.user.dms_open = open_
        self.box.world.emit("user_edit", self.user)

    def leave(self) -> None:
        """Leave the server; without one in common the bot cannot write DMs (50278)."""
        self.user.member = False
        self.box.world.emit("leave", self.user)

    def come_back(self) -> None:
        """Join the server again."""
        self.user.member = True
        self.box.world.emit("user", self.user)

    def install(self) -> None:
        """Install the app for oneself."""
        self._install(installed=True)

    def uninstall(self) -> None:
        """Take the app away again."""
        self._install(installed=False)

    def _install(self, *, installed: bool) -> None:
        self.user.installed = installed
        self.box.world.emit("install", self.user)

    def take_role(self, role: int) -> None:
        """Take a role of the server."""
        self.user.roles.add(role)
        self.box.world.emit("user_edit", self.user)

    def speak(self, locale: str) -> None:
        """Set the language of the client."""
        self.user.locale = locale
        self.box.world.emit("user_edit", self.user)

    def can_see(self, channel: Channel) -> bool:
        """Tell whether a channel is this person's own DMs, or shown to them where they are."""
        if channel.player is not None:
            return channel.player == self.user.id
        return self.user.id in channel.members if channel.foreign else self.user.member

    def sees(self, place: Place = None) -> list[Message]:
        """List the messages of a channel as this person sees them, own ephemeral ones too."""
        channel = self._channel(place)
        return [m for m in channel.messages.values() if m.viewer in (None, self.user.id)]

    def _channel(self, place: Place) -> Channel:
        channel = self.box.find_channel(self.box.channel if place is None else place)
        if not self.can_see(channel):
            raise Refused(f"{self.user.name} cannot see {channel.name}")
        return channel

    def say(self, text: str, channel: Place = None) -> Message:
        """Write a message into a channel or, with `channel=player.dm`, to the bot."""
        place, world = self._channel(channel), self.box.world
        if place.locked:
            raise Refused(f"{place.name} is locked")
        message = message_from_request.compose(world, place, self.user, {"content": text}, {})
        if place.player is not None:
            message.pinged = frozenset({world.bot.id})
        if place.archived:
            place.archived = False
            world.emit("channel_edit", place)
        world.add(message)
        return message

    async def slash(self, text: str, channel: Place = None) -> Interaction:
        """Run a slash command as typed: ``/match new game:magnate with:@Bruno``."""
        place = self._channel(channel)
        typed = slash_commands.read(self.box, self.user, place, text)
        return self.run(typed, place)

    def run(self, typed: Line, place: Channel) -> Interaction:
        """Run a command that was already read."""
        return self._send(interaction_routes.COMMAND, typed, place)

    async def complete(
        self, text: str, focus: str | None = None, channel: Place = None, timeout: float = 5
    ) -> list[dict[str, Any]]:
        """Ask the bot to complete an option (the last typed one, unless `focus` names it)."""
        place = self._channel(channel)
        typed = slash_commands.read(self.box, self.user, place, text)
        if focus is None:
            focus = next(reversed(typed.values), "")
        it = self.ask(typed, place, focus)
        await it.answered(timeout)
        if it.choices is None:
            raise TimeoutError(f"the bot did not complete {focus!r}")
        return it.choices

    def ask(self, typed: Line, place: Channel, focus: str) -> Interaction:
        """Ask for the choices of one option of a command that was already read."""
        option = next((o for o in typed.options if o["name"] == focus), None)
        if option is None or not option.get("autocomplete"):
            raise Refused(f"the option {focus!r} has no autocomplete")
        return self._send(interaction_routes.AUTOCOMPLETE, typed, place, focus)

    def _send(
        self, kind: int, typed: Line, place: Channel, focus: str | None = None
    ) -> Interaction:
        data = slash_commands.data(self.box, typed, self.user, focus)
        owners = install_contexts.authorizing(self.box.world, typed.command, self.user, place)
        return interaction_routes.create(self.box, kind, self.user, place, data, owners=owners)

    async def press(
        self,
        message: Message | int,
        label: str | int | None = None,
        *,
        custom_id: str | None = None,
        index: int | None = None,
        force: bool = False,
    ) -> Interaction:
        """Press a button, found by label, by custom_id, or by its place among the buttons.

        With `force` the custom_id is sent though no such button is there any more, as a client does
        that has not heard of an edit yet; the message arrives with that button in it.
        """
        message = self._message(message, force=force)
        if isinstance(label, int):
            label, index = None, label
        if force:
            stale = {"type": 2, "style": 2, "label": "", "custom_id": custom_id, "id": 0}
            return self._component(message, stale, {}, stale=stale)
        buttons = [c for c in walk(message.components) if c["type"] == 2]
        found = [
            c
            for place, c in enumerate(buttons)
            if (custom_id is None or c.get("custom_id") == custom_id)
            and (label is None or c.get("label") == label)
            and (index is None or place == index)
        ]
        if len(found) != 1:
            shown = ", ".join(b.label for b in message.buttons)
            raise Refused(f"{len(found)} buttons fit; the message has: {shown or 'none'}")
        if found[0].get("disabled") or "custom_id" not in found[0]:
            raise Refused(f"the button {found[0].get('label')!r} is disabled or a link")
        return self._component(message, found[0], {})

    async def select(
        self, message: Message | int, menu: str | int, values: Sequence[Any] | str
    ) -> Interaction:
        """Choose values of a menu, found by custom_id, placeholder or place; users as Player."""
        message = self._message(message)
        menus = [c for c in walk(message.components) if c["type"] in (3, 5, 6, 7, 8)]
        found = [
            c
            for place, c in enumerate(menus)
            if menu in (c["custom_id"], c.get("placeholder"), place)
        ]
        if len(found) != 1 or found[0].get("disabled"):
            raise Refused(f"no single menu {menu!r} that can be used")
        return self._component(message, found[0], self._picked(found[0], values))

    def _picked(self, menu: Component, values: Sequence[Any] | str) -> dict[str, Any]:
        """Write the values of a menu, checked as the client checks them."""
        listed = [values] if isinstance(values, str) else list(values)
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        if not low <= len(listed) <= high:
            raise Refused(f"{len(listed)} values; the menu takes {low} to {high}")
        if menu["type"] == 5:
            resolved: dict[str, Any] = {}
            users = [self.box.find_user(getattr(one, "id", one)) for one in listed]
            ids = [slash_commands.add_user(self.box, user, resolved) for user in users]
            return {"values": ids, "resolved": resolved}
        known = {option["value"] for option in menu.get("options", ())}
        if not set(listed) <= known:
            raise Refused(f"{listed} are not among the options: {', '.join(sorted(known))}")
        return {"values": listed}

    def _message(self, message: Message | int, *, force: bool = False) -> Message:
        if not isinstance(message, Message):
            message = self.box.world.messages[int(message)]
        channel = self.box.world.channels.get(message.channel)
        visible = message.viewer in (None, self.user.id) and channel and self.can_see(channel)
        if not visible or (message.deleted and not force):
            raise Refused(f"{self.user.name} does not see this message (any more)")
        return message

    def _component(
        self,
        message: Message,
        c: Component,
        more: dict[str, Any],
        *,
        stale: Component | None = None,
    ) -> Interaction:
        place = self.box.find_channel(message.channel)
        stranger = place.foreign and not self.user.installed
        if stranger and not self.box.assumptions.strangers_press:
            raise Refused(f"{self.user.name} has not installed the app")
        data = {"custom_id": c["custom_id"], "component_type": c["type"], "id": c.get("id", 0)}
        return interaction_routes.create(
            self.box,
            interaction_routes.COMPONENT,
            self.user,
            place,
            data | more,
            source=message,
            stale=stale,
        )

    async def submit(
        self, modal: Modal | Interaction, values: dict[str, Any] | None = None
    ) -> Interaction:
        """Send a form; fields by custom_id or label, menus with a list of values."""
        form = modal.modal if isinstance(modal, Interaction) else modal
        if form is None or form.interaction.player is not self.user:
            raise Refused("there is no such form")
        values = dict(values or {})
        resolved: dict[str, Any] = {}
        sent = [self._row(row, values, resolved) for row in form.components]
        if values:
            raise Refused(f"the form has no field {', '.join(values)}")
        data: dict[str, Any] = {"custom_id": form.custom_id, "components": sent}
        if resolved:
            data["resolved"] = resolved
        parent = form.interaction
        place = self.box.find_channel(parent.channel)
        return interaction_routes.create(
            self.box,
            interaction_routes.MODAL,
            self.user,
            place,
            data,
            source=parent.source,
            parent=parent,
        )

    def _row(self, row: Component, values: dict[str, Any], resolved: dict[str, Any]) -> Component:
        """Write one row of a sent form; what it used is taken out of `values`."""
        shape = {"type": row["type"], "id": row.get("id", 0)}
        if row["type"] == 18:
            inner = self._field(row["component"], row.get("label"), values, resolved)
            return shape | {"component": inner}
        if row["type"] == 1:
            fields = [self._field(c, c.get("label"), values, resolved) for c in row["components"]]
            return shape | {"components": fields}
        return shape

    def _field(
        self, c: Component, label: str | None, values: dict[str, Any], resolved: dict[str, Any]
    ) -> Component:
        key = c["custom_id"] if c["custom_id"] in values else (label or "")
        given = values.pop(key, None)
        shape = {"type": c["type"], "custom_id": c["custom_id"], "id": c.get("id", 0)}
        needed = c.get("required", True)
        if c["type"] == 4:
            text = c.get("value") or "" if given is None else str(given)
            low, high = c.get("min_length") or (1 if needed else 0), c.get("max_length") or 4000
            if not low <= len(text) <= high and (text or needed):
                raise Refused(f"{label}: {len(text)} characters; {low} to {high}")
            return shape | {"value": text}
        if given is None:
            given = [o["value"] for o in c.get("options", ()) if o.get("default")]
        if not given and not needed:
            return shape | {"values": []}
        picked = self._picked(c, given)
        for kind, found in picked.pop("resolved", {}).items():
            resolved.setdefault(kind, {}).update(found)
        return shape | picked

    def dismiss(self, message: Message | int) -> None:
        """Put an ephemeral message away."""
        message = self._message(message)
        if message.viewer != self.user.id:
            raise Refused("only an own ephemeral message can be dismissed")
        self.box.world.remove(message)


class Hands:
    """The players of a sandbox; a user has always the same one."""

    def __init__(self, box: ServerContext) -> None:
        self.box = box
        self._known: dict[int, Player] = {}

    @property
    def all(self) -> list[Player]:
        """List the players."""
        return [self.of(user) for user in self.box.world.people]

    def of(self, user: User) -> Player:
        """Return the hand of a user."""
        return self._known.setdefault(user.id, Player(self.box, user))

    def named(self, name: str, *, locale: str | None = None, admin: bool | None = None) -> Player:
        """Find a player by name, or add one; `locale` and `admin` are set where given."""
        user = next((u for u in self.box.world.people if u.name == name), None)
        user = user or self.box.world.add_user(name)
        if admin is not None:
            user.admin = admin
        player = self.of(user)
        if locale is not None and locale != user.locale:
            player.speak(locale)
        return player
