"""Harbours with everything that cogs ask of a game: art, and words in both languages.

`FIRST` is the art of its first rules: that of today, but for what differs.
"""

from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest

import languages
from engine import registry
from engine.game import TurnEnded
from engine.notation import write
from engine.visibility import HIDDEN
from render import registry as render_registry
from render.registry import Art
from render.words import catalogues
from render.words.event_importance import Weight, weights
from render.words.position_text_type import Text
from render.words.turn_panel import plain
from tests.harbours import game
from tests.harbours.data import CARDS
from tests.harbours.state import (
    BidsOpened,
    Drawn,
    Earned,
    Left,
    Loaded,
    LotOpened,
    Peeked,
    Rolled,
    Sailed,
    Shown,
    Stormed,
)
from tests.harbours.v1.state import Blew
from tests.render import harbours_art

HOME = Path(__file__).parents[1] / "harbours"
LANGUAGES = Path(__file__).parents[1] / "languages"


def label(look, view, action):
    return write(action).replace("_", " ")


def value(look, view, verb, field, word):
    return word.replace("_", " ")


def tell(event, look):
    seat = getattr(event, "seat", None)
    who = look.name(seat) if isinstance(seat, int) else look.say("harbours-title")
    known = [
        f"{CARDS[event.card]}"
        for kind in (Drawn, Peeked, Shown)
        if isinstance(event, kind) and event.card is not HIDDEN
    ]
    did = look.say(f"harbours-did-{type(event).__name__.lower()}")
    return " ".join([who, did, *known])


def summary(turn, look):
    """Tell a turn: what a ship did, then each lot that was sold."""
    done = [tell(event, look).partition(" ")[2] for event in turn.of(*DEEDS)]
    sold = [
        look.say("harbours-sold", name=look.bold(lot.winner), coins=max(lot.bids))
        for lot in turn.of(BidsOpened)
        if lot.winner is not None
    ]
    unsold = [look.say("harbours-unsold") for lot in turn.of(BidsOpened) if lot.winner is None]
    left = [look.say("harbours-left", name=look.bold(event.seat)) for event in turn.of(Left)]
    told = [look.say("harbours-turn", name=look.bold(turn.seat), what=done)] if done else []
    return (*told, *sold, *unsold, *left)


def describe(view, seat, look):
    """Return all that the view knows: what leaks into a view shows."""
    told = [f"{field.name}: {getattr(view, field.name)}" for field in fields(view)]
    return Text(f"Round {view.round}", f"{', '.join(look.names)}\n" + "\n".join(told))


def panel(view, seat, look, legal, orders, focus, labels):
    return plain([*legal, *(orders if focus or not legal else ())], focus, labels)


DEEDS = (Sailed, Stormed, Peeked, Loaded, Rolled, Earned, Shown)
WEIGHTS = weights(
    headlines=(BidsOpened, Left),
    deeds=DEEDS,
    ledger=(Drawn, LotOpened, TurnEnded),
)
ART = Art(
    harbours_art.board,
    harbours_art.hand,
    label,
    value,
    tell,
    describe,
    panel,
    WEIGHTS,
    summary,
)
FIRST = replace(ART, weights={**WEIGHTS, Blew: Weight.DEED}, summary=None)


def welcome(patch: pytest.MonkeyPatch, **changes) -> None:
    """Let the engine, the pictures and the catalogues know Harbours; `changes` are of its art."""
    for code in languages.COMPLETE:
        catalogues.shipped(code)  # first without Harbours: it is kept when they have left
    patch.setattr(registry, "_guests", {})
    patch.setattr(render_registry, "_guests", {})
    registry.welcome(game)
    render_registry.welcome("harbours", replace(ART, **changes))
    render_registry.welcome("harbours", replace(FIRST, **changes), rules=1)
    patch.setattr(languages, "FOLDERS", (*languages.FOLDERS, LANGUAGES))
    patch.setattr(catalogues, "shipped", _catalogue)


@cache
def _catalogue(locale):
    original = None if locale == languages.ORIGINAL else _catalogue(languages.ORIGINAL)
    own = [] if original else [HOME / "words.ftl"]
    return catalogues._read(locale, (*catalogues.files(locale), *own), original)
