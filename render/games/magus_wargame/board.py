"""The pictures of the wargame: the track with its armies, a battle, and the private one."""

from dataclasses import replace
from functools import lru_cache

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame import events as m
from engine.games.magus_wargame.state import State
from render import fonts, widgets
from render.colour import ink_on
from render.games.magus_wargame import clash, names, track
from render.games.magus_wargame.log import story
from render.games.magus_wargame.marks import creature, hue, paper
from render.games.magus_wargame.position import phase
from render.games.magus_wargame.private import hand
from render.games.magus_wargame.side import side
from render.layout import GAP, TALL_PAGE, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box, die
from render.scene import Marks, Rect, Scene
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT, Theme
from render.words import has

__all__ = ["board", "hand"]

_TOPS = 196.0
_LOW_TOPS = 84.0
_DICE = 60.0
_FOOT_NAME = 260.0


def board(view: State, seat: int | None, look: Look) -> Scene:
    """Return the track, or while a battle is fought its own picture. Nothing hidden is drawn."""
    parts = widgets.frame(TALL_PAGE)
    scene = Scene(parts.page, _ground(look.theme, look.locale, view.battle is not None))
    now = clash.under_way(view)
    if now is not None:
        scene += _battle(parts.table, view, now, look)
    else:
        scene += track.armies(parts.table, view, look)
        scene += _inside(track.inside(parts.table), view, look)
    scene += side(parts.side, view, look)
    scene += widgets.head(parts.head, look, look.say("magus-wargame-title"), phase(view, look))
    return scene + widgets.foot(parts.foot, look, _changed(view, look))


@lru_cache(maxsize=16)
def _ground(theme: Theme, locale: str, fighting: bool) -> Marks:
    """Draw what does not change: panels and the track."""
    parts = widgets.frame(TALL_PAGE)
    marks = widgets.backdrop(parts, theme)
    return marks if fighting else marks + track.ground(parts.table, theme, locale)


def _battle(box: Box, view: State, now: clash.Clash, look: Look) -> Marks:
    title, rest = box.split(52, GAP / 2, down=True)
    name, step = title.split(0.6, GAP)
    said = look.say("magus-wargame-board-battle", space=names.space(look.locale, now.space))
    stage = look.say(f"magus-wargame-board-step-{now.step}")
    marks: Marks = (
        write(name, said, look.theme.ink, (HEAD, TEXT), weight="bold", family="serif"),
        write(step, stage, look.theme.muted, (TEXT, SMALL), align="r"),
    )
    return marks + clash.draw(rest, now, look)


def _inside(box: Box, view: State, look: Look) -> Marks:
    """Draw what lies in the middle: recruits, dice and decks, and the last battle."""
    fought = look.since(m.Fought)
    tops, rest = box.split((_LOW_TOPS if fought else _TOPS) + 34, GAP / 2, down=True)
    marks = _recruits(tops, view, look)
    dice, rest = rest.split(_DICE, GAP / 2, down=True)
    marks += _dice(dice, view, look)
    if fought:
        event = fought[-1]
        assert isinstance(event, m.Fought)
        title, room = rest.split(34, 4, down=True)
        where = names.space(look.locale, event.space)
        said = look.say("magus-wargame-board-battle", space=where)
        marks += widgets.heading(title, said, look.theme)
        return marks + clash.draw(room, clash.decided(event), look)
    return marks + _towers(rest, view, look)


def _recruits(box: Box, view: State, look: Look) -> Marks:
    """Draw the top card of each recruit deck, and how many cards there are."""
    t = look.theme
    new = {d.COLOUR[e.creature] for e in look.since(m.Recruited) if isinstance(e, m.Recruited)}
    marks: Marks = ()
    for colour, cell in enumerate(box.columns(len(d.COLOURS), 10)):
        title, card = cell.split(30, 4, down=True)
        count = f"{names.colour(look.locale, colour)} · {len(view.decks[colour])}"
        marks += (write(title, count, t.muted, (SMALL, FLOOR), align="c"),)
        if view.decks[colour]:
            marks += creature(card, view.decks[colour][-1], look)
            if colour in new:
                marks += changed_box(card, t)
        else:
            empty = look.say("magus-wargame-board-empty")
            marks += (
                Rect(card, "", t.line, STROKE, RADIUS),
                write(card, empty, t.muted, SMALL, align="c"),
            )
    return marks


def _dice(box: Box, view: State, look: Look) -> Marks:
    """Draw the dice, those used hollow, the phase, and the Magic deck."""
    t = look.theme
    marks: Marks = ()
    left, rest = box.split(2 * box.h + GAP, GAP)
    open_ = list(view.left)
    for value, cell in zip(view.dice, left.columns(2, GAP), strict=False):
        spent = value not in open_
        if not spent:
            open_.remove(value)
        marks += die(cell, value, t, spent=spent)
    now, magic = rest.columns(2, GAP)
    said = look.say(f"magus-wargame-board-phase-{view.phase}")
    deck = look.say("magus-wargame-board-magic", n=len(view.magic))
    grave = look.say("magus-wargame-board-discards-count", n=len(view.spent))
    upper, lower = magic.rows(2)
    return (
        *marks,
        write(now, said, t.ink, (HEAD, TEXT, SMALL), weight="bold"),
        write(upper, deck, t.ink, (TEXT, SMALL, FLOOR), align="r"),
        write(lower, grave, t.muted, (SMALL, FLOOR), align="r"),
    )


def _towers(box: Box, view: State, look: Look) -> Marks:
    """Draw the discarded creatures by colour: what the decks have lost."""
    t = look.theme
    title, rest = box.split(36, 6, down=True)
    marks = widgets.heading(title, look.say("magus-wargame-board-discards"), t)
    columns = rest.columns(len(d.COLOURS), 10)
    for colour, (grave, cell) in enumerate(zip(view.graves, columns, strict=True)):
        ground = paper(t, colour)
        head, body = cell.split(32, 4, down=True)
        count = f"{names.letter(look.locale, colour)} · {len(grave)}"
        marks += (
            Rect(cell, t.panel, hue(t, colour), 2, RADIUS / 2),
            Rect(head, ground, hue(t, colour), 2, RADIUS / 2),
            write(head.inset(8, 0), count, ink_on(ground), FLOOR, weight="bold"),
        )
        kinds = sorted(set(grave))
        room = int((body.h - 6) // 28)
        lines = [_counted(unit, grave.count(unit), look) for unit in kinds]
        if len(lines) > room:
            more = look.say("magus-wargame-board-more", n=len(lines) - room + 1)
            lines = [*lines[: room - 1], more]
        for line, row in zip(lines, body.inset(8, 2).stack(len(lines), 28), strict=True):
            marks += (write(row, line, t.ink, (SMALL, FLOOR)),)
    return marks


def _counted(unit: int, n: int, look: Look) -> str:
    name = names.unit(look.locale, unit)
    return f"{n} × {name}" if n > 1 else name


def _changed(view: State, look: Look) -> str:
    """Say what changed since the last picture, in the few words a foot has room for."""
    told = list(story(replace(look, names=_short(look.names))))
    if look.result is not None:
        reason = f"magus-wargame-reason-{getattr(look.result, 'reason', '')}"
        told += [look.say(reason)] if has(look.locale, reason) else []
    if told:
        return " ".join(told[-4:])
    if look.since(m.Dealt):
        return look.say("magus-wargame-board-foot-start", name=look.name(view.order[0]))
    return look.say("magus-wargame-board-foot-none")


def _short(full: tuple[str, ...]) -> tuple[str, ...]:
    """Return names cut to what a foot has room for, if that leaves them different."""
    short = tuple(fonts.trim(name, _FOOT_NAME, HEAD) for name in full)
    return short if len(set(short)) == len(short) else full
