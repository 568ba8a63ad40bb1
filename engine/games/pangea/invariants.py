"""Invariants: everything in the box is somewhere exactly once."""

from engine.errors import EngineBug
from . import data as d, state_actions_and_events as m


def check(s: m.State) -> None:
    """Raise EngineBug unless each tile, character and amulet can be where it is."""
    _check_land(s)
    _check_characters(s)
    _check_amulets(s)
    _check_turn(s)


def _check_land(s: m.State) -> None:
    if sorted(tile for tile in s.cells if tile != d.SEA) != list(range(len(d.TILES))):
        raise EngineBug("pangea: a tile is missing or twice there")
    if len(s.cells) != len(d.CELLS):
        raise EngineBug("pangea: the sea has lost a cell")
    placed = [tile for tile in s.towers if tile != d.NONE]
    if len(set(placed)) != len(placed):
        raise EngineBug("pangea: two towers on a tile")
    if s.phase != m.PLACE and d.NONE in s.towers:
        raise EngineBug("pangea: a tower was never placed")


def _check_characters(s: m.State) -> None:
    if len(s.at) != d.CHARACTERS or not all(d.HELD <= tile < len(d.TILES) for tile in s.at):
        raise EngineBug("pangea: a character is nowhere")
    for people in range(len(d.PEOPLES)):
        held = sum(s.at[c] == d.HELD for c in d.OF[people])
        if held != (0 if s.towers[people] != d.NONE else d.START):
            raise EngineBug("pangea: a hand of first characters has the wrong size")
        if sum(s.at[c] >= 0 for c in d.OF[people]) < (0 if held else d.START):
            raise EngineBug("pangea: a character went back into its bag")
    if any(s.at[c] < 0 or c not in d.OF[s.peoples[s.active]] for c in s.moved):
        raise EngineBug("pangea: a character moved that cannot have")


def _check_amulets(s: m.State) -> None:
    for people in range(len(d.PEOPLES)):
        carried = [s.load[c] for c in d.OF[people] if s.load[c] != d.NONE]
        both = carried + s.amulets[people]
        if len(set(both)) != len(both) or not set(both) <= set(range(len(d.TERRAINS))):
            raise EngineBug("pangea: a people has an amulet twice")
        if both and people not in s.peoples:
            raise EngineBug("pangea: a neutral people has an amulet")
    if any(s.at[c] in (d.BAG, d.HELD) for c in range(d.CHARACTERS) if s.load[c] != d.NONE):
        raise EngineBug("pangea: an amulet is carried by nobody on the board")
    if any(wealth < 0 for wealth in s.wealth):
        raise EngineBug("pangea: wealth below nothing")


def _check_turn(s: m.State) -> None:
    if not m.PLACE <= s.phase <= m.OVER or (s.left > 0) != (s.phase == m.MAGIC):
        raise EngineBug("pangea: magic actions outside the phase of magic")
    if s.moved and s.phase != m.MOVE:
        raise EngineBug("pangea: a movement outside its phase")
    if any(s.ranks) and s.phase != m.PLACE:
        raise EngineBug("pangea: a ranking of tiles after the towers were placed")
    if s.phase in (m.MAGIC, m.MOVE, m.BUY) and s.wards[s.active] != d.NONE:
        raise EngineBug("pangea: the active seat's protection has not ended")
