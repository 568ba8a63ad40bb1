"""A seat resigns: it is eliminated [A4], wherever it stood. No chance is used."""

from engine.game import Emit
from engine.games.magus_wargame import turn_course
from engine.games.magus_wargame.battle_course import close_battle, next_battle
from engine.games.magus_wargame.data import COMMUNE
from engine.games.magus_wargame.state import BATTLE, State, living


def leave(s: State, seat: int, emit: Emit) -> None:
    """Put a seat out; the battle it was in ends, and its turn. Nothing if it is out already."""
    if s.reason or s.out[seat]:
        return
    if s.battle is not None and seat in s.battle.seats:
        close_battle(s)
    if s.open and seat == s.active:
        if s.open[0] >= 0:
            s.spent.append(s.open[0])
        s.open = ()
    if s.open[:1] == (COMMUNE,):  # [G14] armies that are gone cannot be shown
        s.open = (COMMUNE, *(space for space in s.open[1:] if space not in s.at[seat]))
    turn_course.eliminate(s, seat, emit)
    if len(living(s)) < 2:
        turn_course.finish(s, "last", emit)
    elif seat == s.active:
        turn_course.end_turn(s, None, emit)
    elif s.phase == BATTLE and s.battle is None:
        next_battle(s, None, emit)
