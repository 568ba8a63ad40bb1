"""What the first rules of Harbours said otherwise, as the art of a game would say it."""

from tests.harbours.v1.state import Anchor, Blew
from tests.render import harbours_art


def label(look, view, action):
    return "anchor" if isinstance(action, Anchor) else harbours_art.label(look, view, action)


def tell(event, look):
    return f"Blew {event.gust}" if isinstance(event, Blew) else harbours_art.tell(event, look)
