"""The art of Harbours, the small game of the tests: as little as the contract of art allows."""

from render.paint.box_layout import PAGE
from render.paint.lettering import faults, write
from render.paint.scene import Rect, Scene
from render.widgets import board_frame
from render.words.event_importance import Weight
from render.words.position_text_type import Text
from render.words.turn_panel import plain
from tests.harbours import game

VERBS = {action: action.verb for action in game.actions}
WEIGHTS = dict.fromkeys(game.events, Weight.DEED)
NEWS = {event: event.__name__ for event in game.events}


def board(view, seat, look):
    parts = board_frame.frame()
    scene = Scene(parts.page, (Rect(parts.page, look.theme.ground),))
    scene += board_frame.head(parts.head, look, "Harbours", look.say("board-round", n=view.round))
    for ship, box in zip(view.ships, board_frame.panels(parts.side, len(view.ships)), strict=True):
        scene += board_frame.panel(box, look, ship.seat, look.number(ship.coins))[0]
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


def panel(view, seat, look, legal, orders, focus, labels):
    return plain(legal, focus, labels)


def tell(event, look):
    return NEWS[type(event)]


def describe(view, seat, look):
    return Text(f"Round {view.round}", f"# Round {view.round}")
