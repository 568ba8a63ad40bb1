"""The art of Harbours, the small game of the tests: as little as the contract of art allows."""

from render import widgets
from render.layout import PAGE
from render.lettering import faults, write
from render.panel import plain
from render.scene import Rect, Scene
from render.text import Text
from render.weight import Weight
from tests.harbours import game

VERBS = {action: action.verb for action in game.actions}
WEIGHTS = dict.fromkeys(game.events, Weight.DEED)
NEWS = {event: event.__name__ for event in game.events}


def board(view, seat, look):
    parts = widgets.frame()
    scene = Scene(parts.page, (Rect(parts.page, look.theme.ground),))
    scene += widgets.head(parts.head, look, "Harbours", look.say("board-round", n=view.round))
    for ship, box in zip(view.ships, widgets.panels(parts.side, len(view.ships)), strict=True):
        scene += widgets.panel(box, look, ship.seat, look.number(ship.coins))[0]
    assert faults(scene) == ()
    return scene


def hand(view, seat, look):
    box = PAGE
    scene = Scene(box, ())
    for number, cell in zip(view.ships[seat].hand, box.fan(9, 200), strict=False):
        card = cell.fitted(5 / 7)
        scene += (Rect(card, look.theme.card), write(card, str(number), look.theme.ink, align="c"))
    return scene


def label(look, view, action):
    return VERBS[type(action)]


def value(look, view, verb, field, word):
    return word


def panel(view, seat, look, legal, orders, focus, tongue):
    return plain(legal, focus, tongue)


def tell(event, look):
    return NEWS[type(event)]


def describe(view, seat, look):
    return Text(f"Round {view.round}", f"# Round {view.round}")
