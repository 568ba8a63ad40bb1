"""A sandbox, and a small unmodified discord.py bot behind it."""

import asyncio
import contextlib
import io
import struct
import warnings
import zlib

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # discord.py imports audioop, which ends with Python 3.12
    import discord

import pytest
import yarl
from discord import app_commands, ui

from sandbox import Sandbox


def png(wide=40, high=30, colour=(40, 120, 90)):
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = b"".join(b"\0" + bytes(colour) * wide for _ in range(high))
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    pixels = chunk(b"IDAT", zlib.compress(rows))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + pixels + chunk(b"IEND", b"")


def picture(name="board.png"):
    return discord.File(io.BytesIO(png()), name, description="An empty board")


class Hit(ui.DynamicItem[ui.Button], template=r"hit:(?P<count>\d+)"):
    """A button whose state is in its custom id alone."""

    def __init__(self, count):
        super().__init__(ui.Button(label=f"Hit {count}", custom_id=f"hit:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["count"]))

    async def callback(self, interaction):
        await interaction.response.edit_message(view=Board(self.count + 1))


class Name(ui.Modal, title="Your ship"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    kind = ui.Label(
        text="Kind",
        component=ui.Select(
            custom_id="kind",
            options=[discord.SelectOption(label=k.title(), value=k) for k in ("brig", "sloop")],
        ),
    )

    async def on_submit(self, interaction):
        kind = self.kind.component.values[0]
        text = f"{self.name.component.value} is a {kind}"
        await interaction.response.send_message(text, ephemeral=True)


class Board(ui.LayoutView):
    """Every component the bot uses, in one message."""

    def __init__(self, count=0):
        super().__init__(timeout=None)
        gallery = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="An empty board")
        thumb = ui.Thumbnail("attachment://board.png", description="A small board")
        self.add_item(
            ui.Container(
                ui.TextDisplay("## A board\nIt is **Ada**'s turn."),
                gallery,
                ui.Section(ui.TextDisplay("A section"), accessory=thumb),
                ui.Separator(),
                ui.ActionRow(Hit(count), Plain("Rename", "rename"), Plain("Wait", "wait")),
                ui.ActionRow(Suits()),
                ui.ActionRow(Friends()),
                accent_colour=0x336699,
            )
        )


class Plain(ui.Button):
    def __init__(self, label, custom_id):
        super().__init__(label=label, custom_id=custom_id, style=discord.ButtonStyle.primary)

    async def callback(self, interaction):
        if self.custom_id == "rename":
            await interaction.response.send_modal(Name())
        else:
            await interaction.response.defer()
            await interaction.followup.send("later", ephemeral=True)


class Suits(ui.Select):
    def __init__(self):
        options = [discord.SelectOption(label=s.title(), value=s) for s in ("sun", "moon", "star")]
        super().__init__(
            custom_id="suits", placeholder="Suits", options=options, min_values=1, max_values=2
        )

    async def callback(self, interaction):
        await interaction.response.send_message(" ".join(self.values), ephemeral=True)


class Friends(ui.UserSelect):
    def __init__(self):
        super().__init__(custom_id="friends", placeholder="Friends")

    async def callback(self, interaction):
        names = " ".join(user.display_name for user in self.values)
        await interaction.response.send_message(names, ephemeral=True)


game = app_commands.Group(name="game", description="Games")
seats = app_commands.Group(name="seats", description="Seats", parent=game)


@game.command(description="Open a game")
@app_commands.choices(kind=[app_commands.Choice(name="Harbours", value="harbours")])
async def new(it: discord.Interaction, kind: str, friend: discord.User | None = None):
    await it.response.send_message(
        f"{kind} with {friend.mention if friend else 'nobody'}",
        allowed_mentions=discord.AllowedMentions(users=[friend] if friend else False),
    )


@game.command(description="Play a card")
async def play(it: discord.Interaction, card: str, times: app_commands.Range[int, 1, 9] = 1):
    await it.response.send_message(f"{it.locale} {card} x{times}", ephemeral=True)


@play.autocomplete("card")
async def cards(it: discord.Interaction, typed: str):
    known = ("harvest", "harbour", "mill")
    return [app_commands.Choice(name=k.title(), value=k) for k in known if k.startswith(typed)]


@seats.command(description="Take a seat")
async def take(it: discord.Interaction, seat: int):
    await it.response.send_message(f"seat {seat}")


@game.command(description="Show the board")
async def board(it: discord.Interaction):
    await it.response.send_message(view=Board(), file=picture())


@game.command(description="Open a private panel")
async def panel(it: discord.Interaction):
    await it.response.send_message(view=Panel(), ephemeral=True)


class Panel(ui.LayoutView):
    """A private panel that is drawn anew at each press."""

    def __init__(self):
        super().__init__(timeout=None)
        self.add_item(
            ui.ActionRow(Step("Draw", "draw"), Step("Later", "later"), Step("Done", "done"))
        )


class Step(ui.Button):
    def __init__(self, label, custom_id):
        super().__init__(label=label, custom_id=custom_id)

    async def callback(self, interaction):
        drawn = Panel()
        drawn.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        if self.custom_id == "draw":
            await interaction.response.edit_message(view=drawn, attachments=[picture()])
        elif self.custom_id == "later":
            await interaction.response.defer()
            await interaction.edit_original_response(view=drawn, attachments=[picture()])
        else:
            await interaction.response.defer()
            await interaction.delete_original_response()


@game.command(description="Think, then answer")
async def think(it: discord.Interaction, hidden: bool = False):
    await it.response.defer(thinking=True, ephemeral=hidden)
    await it.followup.send("thought", file=picture("thought.png"))


@game.command(description="Never answer")
async def silent(it: discord.Interaction):
    return


@game.command(description="Send a private message")
async def whisper(it: discord.Interaction):
    await it.response.defer(ephemeral=True, thinking=True)
    try:
        await it.user.send(view=Board(), file=picture())
        await it.edit_original_response(content="sent")
    except discord.Forbidden as error:
        await it.edit_original_response(content=f"refused {error.code}")


class Bot(discord.Client):
    def __init__(self, *, intents=None, client_options=None):
        intents = intents or discord.Intents.default()
        super().__init__(intents=intents, guild_ready_timeout=0.01, **(client_options or {}))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(game)
        self.resumed = 0
        self.heard = []

    async def setup_hook(self):
        self.add_dynamic_items(Hit)
        await self.tree.sync()

    async def on_resumed(self):
        self.resumed += 1

    async def on_message(self, message):
        self.heard.append(message)


@pytest.fixture
def connect(monkeypatch):
    """Return a way to connect a client to a sandbox; of discord.py only addresses are set."""

    @contextlib.asynccontextmanager
    async def connected(box, client):
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        gateway = yarl.URL(box.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        async with client:
            running = asyncio.create_task(client.start(box.token))
            ready = asyncio.create_task(box.ready())
            await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                ready.cancel()
                await running
            await ready
            yield client
        await running

    return connected


@pytest.fixture
async def box():
    async with Sandbox() as sandbox:
        yield sandbox
        assert sandbox.unknown_routes == []
        assert sandbox.violations == []


@pytest.fixture
async def bot(box, connect):
    async with connect(box, Bot()) as client:
        yield client


@pytest.fixture
def make_bot():
    return Bot


@pytest.fixture
def make_picture():
    return picture
