"""A picture that is wanted, as data: what another process needs to draw it, and what it is kept by.

One of a match holds a view and a look, never a state, and is as secret as the view in it.
"""

import hashlib
import io
import pickle
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, TypeAlias

from engine import Viewer, registry
from render.look import Look
from render.paint.rasterize_scene import encode, picture
from render.paint.scene import Scene
from render.registry import art
from render.widgets import chances_chart, how_to_play_sheet, link_preview_picture, standings_picture
from render.widgets.board_frame import NOBODY
from render.words.rules_search import named_card

What: TypeAlias = str
"""`board`, `hand`, or another function of the same kind in a game's module `board`; `analysis`."""


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """Which picture of a match is wanted: `what` of a game by a version of its rules, for whom."""

    game: str
    rules: int
    what: What
    view: Any
    viewer: Viewer
    look: Look

    def scene(self) -> Scene | None:
        """Return what is to be painted; None where there is no such picture."""
        drawn = art(self.game, self.rules)
        if self.what == "board":
            return drawn.board(self.view, self.viewer, self.look)
        if self.what == "hand":
            return None if self.viewer is None else drawn.hand(self.view, self.viewer, self.look)
        if self.what == "analysis":
            return chances_chart.lines(self.view, self.look)
        further = getattr(import_module(f"render.games.{self.game}.board"), self.what)
        found: Scene | None = further(self.view, self.viewer, self.look)
        return found

    def png(self, width: int | None = None) -> bytes | None:
        """Return the picture as PNG, by default as wide as its scene; None where there is none."""
        scene = self.scene()
        return None if scene is None else picture(scene, width=width)

    def written(self) -> bytes:
        """Return it as bytes for `read`: the same of all that are equal, whoever made them.

        A turn is drawn by its events alone; what was seen before and after it stays here.
        """
        return _written(self.bare())

    def bare(self) -> "PictureRequest":
        """Return it without what was seen before and after each turn."""
        turns = tuple(replace(turn, before=None, after=None) for turn in self.look.turns)
        return replace(self, look=replace(self.look, turns=turns))


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A picture that belongs to no match: a `card` of a game by its word, or the `page` on it.

    `small`: it stands beside words that are about something else too.
    """

    game: str
    what: What
    look: Look
    word: str = ""
    small: bool = False

    def scene(self) -> Scene | None:
        """Return what is to be painted; None where there is no such card."""
        look = self.look
        if self.what == "page":
            return how_to_play_sheet.picture(registry.game(self.game), look.locale, look.theme)
        large, card = art(self.game).large, named_card(self.game, look.locale, self.word)
        return large(card, look) if large and card else None

    def png(self, width: int | None = None) -> bytes | None:
        """Return the picture as PNG; None where there is none."""
        scene = self.scene()
        own = how_to_play_sheet.WIDTH if self.what == "page" else _SMALL if self.small else None
        return None if scene is None else picture(scene, width=width or own)

    def written(self) -> bytes:
        """Return it as bytes for `read`: the same of all that are equal, whoever made them."""
        return _written(self)


@dataclass(frozen=True, slots=True)
class StandingRequest:
    """The standing of a season; `card`: in the shape of what a link unfolds to."""

    table: standings_picture.Table
    look: Look
    card: bool = False

    @property
    def what(self) -> str:
        """Return which picture it is."""
        return "standing"

    def png(self, width: int | None = None) -> bytes | None:
        """Return the picture as PNG; a card is 1200 across by default."""
        scene = standings_picture.standing(self.table, self.look, self.card)
        return picture(scene, width=width or (standings_picture.CARD[0] if self.card else None))

    def written(self) -> bytes:
        """Return it as bytes for `read`: the same of all that are equal, whoever made them."""
        return _written(self)


@dataclass(frozen=True, slots=True)
class LinkCard:
    """What a link to a page unfolds to: the board beside the game's name and a few lines."""

    picture_request: PictureRequest
    title: str
    lines: tuple[str, ...]

    @property
    def what(self) -> str:
        """Return which picture of a match it is."""
        return "card"

    def png(self, width: int | None = None) -> bytes | None:
        """Return the picture as PNG, 1200 by 630 by default; None where there is no board."""
        board, asked = self.picture_request.scene(), self.picture_request
        if board is None:
            return None
        book = art(asked.game, asked.rules)
        look = book.dressed(asked.view, asked.look)
        lead = book.lead(asked.view) if book.lead else NOBODY
        return encode(link_preview_picture.card(board, look, self.title, self.lines, lead, width))

    def written(self) -> bytes:
        """Return it as bytes for `read`: the same of all that are equal, whoever made them."""
        return _written(replace(self, picture_request=self.picture_request.bare()))


_SMALL = 320


def _written(wanted: PictureRequest | PageRequest | StandingRequest | LinkCard) -> bytes:
    file = io.BytesIO()
    pickler = pickle.Pickler(file, 5)
    pickler.fast = True  # no memory of what is the same object: only values count
    pickler.dump(wanted)
    return file.getvalue()


def read(data: bytes) -> PictureRequest | PageRequest | StandingRequest | LinkCard:
    """Return what was written by a process of our own."""
    found = pickle.loads(data)  # noqa: S301 - our own bytes, from the process that began this one
    assert isinstance(found, PictureRequest | PageRequest | StandingRequest | LinkCard)
    return found


def mark(written: bytes) -> str:
    """Return what a picture is kept and known by; it tells nothing of what the picture shows."""
    return hashlib.sha256(written).hexdigest()[:32]
