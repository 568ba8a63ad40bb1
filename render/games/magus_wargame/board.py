"""The pictures of the wargame: the map with its armies, a battle, the end, and the private one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.game import Action, Result
from engine.games.magus_wargame import actions, data as d, events as m, final_ranking, game, state
from render.look import Look
from render.paint import LEAST, NAME, NOTE, Marks, Scene, Theme, box_layout, font_metrics, write
from render.widgets import board_frame, winner_poster
from render.words import has, listing, turn_narration
from . import battle_drawing, land_seals_banners, names, prompt, seat_panels, track_drawing
from .frame_and_panel_style import MATTER
from .minimap import minimap
from .position_text import ending, phase
from .private_picture import hand
from .recruits_decks_artifacts_drawing import goal, middle
from .turn_summary import summary

__all__ = ["board", "hand"]

_SIDE = 0.25
_LOWER = 420.0
_POSTER = 0.64
"""The share of the width that the winner has at the end, beside the track."""
_NONE = "–"
"""What stands for the figures of who is out."""
_VALLEY = winner_poster.Scenery(f"{land_seals_banners.ART}/poster", 66, 0.32)
"""The castle's mountain over its valley."""


def board(view: state.State, seat: int | None, look: Look) -> Scene:
    """Return the map, or while a battle is fought its own picture. Nothing hidden is drawn."""
    look = board_frame.world(look, MATTER, seat)
    if isinstance(look.result, Result):
        return _end(view, look.result, look)
    parts = board_frame.frame(box_layout.TALL_PAGE, side=_SIDE)
    now = battle_drawing.under_way(view)
    legal = () if seat is None or look.past else game.legal(view, seat)
    scene = Scene(parts.page, _ground(look.theme, now is not None))
    if now is not None:
        scene += _battle(parts.table, now, view, look)
    else:
        scene += track_drawing.armies(parts.table, view, look, _movable(legal))
        room = track_drawing.inside(parts.table)
        scene += middle(room, view, seat, look)
    scene += seat_panels.side(parts.side, view, look)
    scene += board_frame.head(parts.head, look, look.say("magus-wargame-title"), phase(view, look))
    task = prompt.able(view, look)
    if legal and seat is not None:
        task = prompt.asked(view, seat, look, legal, brief=True)
    said = _changed(view, look)
    scene += board_frame.foot(parts.foot, look, said, task)
    drawn = track_drawing.candidates if now is None else battle_drawing.candidates
    return scene + drawn(parts.table if now is None else _field(parts.table)[1], view, look)


def _movable(legal: Sequence[Action]) -> frozenset[int]:
    """Return the spaces of the armies that can be moved now."""
    return frozenset(way.army for way in legal if isinstance(way, actions.Move))


@lru_cache(maxsize=16)
def _ground(theme: Theme, fighting: bool) -> Marks:
    """Draw what does not change: the desk, the parchment, and the track on it."""
    parts = board_frame.frame(box_layout.TALL_PAGE, side=_SIDE)
    marks = land_seals_banners.desk(parts, theme)
    return marks if fighting else marks + track_drawing.ground(parts.table, theme)


def _battle(
    box: box_layout.Box, now: battle_drawing.BattlePicture, view: state.State, look: Look
) -> Marks:
    """Draw a battle under its title, with a small map where a sum leaves room."""
    title, rest = _field(box)
    sign, title = title.split(52, box_layout.GAP / 2)
    name, step = title.split(0.55, box_layout.GAP)
    said = look.say("magus-wargame-board-battle", space=names.space(look.locale, now.space))
    stage = look.say(f"magus-wargame-board-step-{now.step}")
    t = look.theme
    sizes = (44, NAME, LEAST)
    heading = write(name, said, land_seals_banners.ink(t), sizes, weight="bold", family="serif")
    step_ = write(step, stage, land_seals_banners.faded(t), (LEAST, NOTE), align="r")
    marks: Marks = (*land_seals_banners.land(sign, d.TRACK[now.space]), heading, step_)
    used = font_metrics.measure(heading.text, heading.size, "bold", "serif")
    free = title.pad(left=used, right=font_metrics.measure(step_.text, step_.size))
    wins = goal(free.place(free.w - 4 * box_layout.GAP, free.h), view, look)
    marks += wins if tuple(line.text for line in wins) == ending(view, look) else ()
    marks += battle_drawing.draw(rest, now, look)
    room = battle_drawing.free(rest, now, look)
    return marks + minimap(room, view, look) if room else marks


def _field(box: box_layout.Box) -> tuple[box_layout.Box, box_layout.Box]:
    """Return the title and the field of a battle's picture."""
    return box.inset(8, 0).split(52, box_layout.GAP / 2, down=True)


def _end(view: state.State, result: Result, look: Look) -> Scene:
    """Return the last picture: who won, where everybody stood, and the score."""
    seats = sorted(view.order, key=lambda seat: result.ranks[seat])
    said = _changed(view, look)
    places = winner_poster.places(
        len(seats), foot_lines=board_frame.foot_lines(said), share=_POSTER, high=look.high
    )
    lines = {
        "towers": [final_ranking.towers(view, seat) for seat in seats],
        "armies": [final_ranking.armies(view, seat) for seat in seats],
        "force": [view.force[seat] if view.force else 0 for seat in seats],
    }
    by = _decided(view, seats, lines)
    columns = [look.say(f"magus-wargame-score-{name}") for name in lines if name != by]
    total = look.say(f"magus-wargame-score-{by}")
    rows = []
    for at, seat in enumerate(seats):
        told = {name: _NONE if view.out[seat] else str(line[at]) for name, line in lines.items()}
        rest = tuple(figure for name, figure in told.items() if name != by)
        rows.append(winner_poster.Standing(result.ranks[seat], seat, rest, told[by]))
    deed = look.say(f"magus-wargame-end-{by}", n=rows[0].total)

    def keep(box: box_layout.Box, seat: int) -> Marks:
        return (winner_poster.placed(f"{land_seals_banners.ART}/keep", box, look.theme, seat),)

    marks = board_frame.setting(
        places.parts, look.theme, land_seals_banners.WOOD, *land_seals_banners.DESKS
    )
    marks += winner_poster.painting(places, look, _VALLEY)
    map_ = places.scene.inset(box_layout.GAP / 2).fitted(1, v=0.25)
    below = land_seals_banners.parchment(map_, look.theme)
    marks += winner_poster.sheet(map_, look.theme, below)
    scene = Scene(places.parts.page, marks)
    scene += minimap(map_.inset(box_layout.GAP), view, look)
    scene += winner_poster.winner(places, look, keep, deed, _VALLEY)
    scene += winner_poster.score(places.table, look, columns, total, rows)
    title = look.say("magus-wargame-title")
    scene += board_frame.head(places.parts.head, look, title, phase(view, look))
    return scene + board_frame.foot(places.parts.foot, look, said)


def _decided(view: state.State, seats: Sequence[int], lines: Mapping[str, Sequence[int]]) -> str:
    """Return by which line the first of `seats` is before the next; towers where one is left."""
    if len(seats) > 1 and not view.out[seats[1]]:
        return next((name for name, line in lines.items() if line[0] != line[1]), "force")
    return "towers"


def _changed(view: state.State, look: Look) -> tuple[str, ...]:
    """Say what changed since the last picture, sentence by sentence."""
    told = list(turn_narration.foot(summary, look))
    if look.result is not None and not look.since(m.Ended):  # the turn that ended it says how
        reason = f"magus-wargame-reason-{getattr(look.result, 'reason', '')}"
        told += [look.say(reason)] if has(look.locale, reason) else []
    if told:
        return tuple(told)
    if look.since(m.Dealt):
        return (look.say("magus-wargame-board-foot-start", name=look.name(view.order[0])),)
    name = look.name(view.active)
    if view.dice:
        dice = listing(look.locale, [str(die) for die in view.dice])
        return (look.say("magus-wargame-board-foot-dice", name=name, dice=dice),)
    now = look.say(f"magus-wargame-board-phase-{view.phase}")
    return (look.say("magus-wargame-board-foot-phase", name=name, phase=now),)
