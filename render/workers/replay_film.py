"""A whole match as a moving picture: an animated WebP, one frame for each thing that changed.

python -m render.workers.replay_film     reads an order from standard input, writes the film out

It runs as a process of its own, at low priority, so that nothing else waits for it. What it
reads is one JSON object (see `Order`), whose record holds the secret of the match: that comes by
the pipe and is never told. What it writes are lines "done of", then a JSON object with the numbers
of `bytes` and `frames` and the alt text of the `last` frame, then the bytes of the film.
"""

import io
import itertools
import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import IO, Any, BinaryIO

from PIL import Image, ImageOps

from engine import Event, Viewer, registry
from engine.apply_move import witness
from engine.match_record import Position, Record, dump, load, positions
from languages import ORIGINAL
from render.look import Look
from render.paint import Scene, rasterize_scene
from render.paint.theme import Name, Palette, theme
from render.registry import Art, art
from render.words.turn_grouping import Turn

WIDTH = 800
MOST_BYTES = 8 * 1024 * 1024
MOST_FRAMES = 600
"""A longer match shows several changes in one frame, evenly."""
LONG = 150
"""Frames from which on the film is smaller."""
FRAME_MS, LEAST_MS, LAST_MS = 900, 350, 5_000
WHOLE_MS = 240_000
"""What a film should not much outlast."""
_QUALITY, _METHOD = 40, 2
_NICE = 10


@dataclass(frozen=True, slots=True)
class Order:
    """What film is wanted: of which match, whose view, for whose eyes.

    `names` are display names by seat, `sat` those of who sat there before: until which page of
    the record, and by seat. `computers` are the seats that a computer plays. The film begins
    before the page of number `first`, and has at most so many frames, if any number is given.
    """

    record: Record
    viewer: Viewer
    match: str
    locale: str = ORIGINAL
    theme: Name = "dark"
    palette: Palette = "standard"
    names: tuple[str, ...] = ()
    sat: tuple[tuple[int, tuple[str, ...]], ...] = ()
    computers: tuple[int, ...] = ()
    width: int = WIDTH
    first: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Frame:
    """A view with what changed since the frame before, the number of the last move, and its page.

    `page`: of the record, from 0; `before`: the view of the frame before, None in the first.
    """

    view: Any
    to_act: tuple[int, ...]
    events: tuple[Event, ...]
    move: int
    page: int
    before: Any = None


@dataclass(frozen=True, slots=True)
class Film:
    """A film as bytes, how many frames it has, and the last of them as alt text."""

    data: bytes
    frames: int
    last: str


def frames(
    record: Record,
    viewer: Viewer,
    tell: Callable[[Event], str | None],
    first: int = 0,
    most: int = 0,
) -> list[Frame]:
    """Return what a viewer sees change in a match, one frame for each entry of its log.

    What changes nothing that they see has none. From a later page on, the first frame is what was
    before it; where one thing changed since, it is shown marked, and then as it stands.
    """
    game, found = registry.game(record.game, record.rules), list[Frame]()
    move = -1
    for number, group in enumerate(_entries(positions(record))):
        seen = [[one for event in each.events if (one := witness(event, viewer))] for each in group]
        move += sum(
            each.move is None or any(tell(event) for event in events)
            for each, events in zip(group, seen, strict=True)
        )
        state = group[-1].state
        view, told = game.view(state, viewer), tuple(one for events in seen for one in events)
        before = found[-1].view if found else None
        frame = Frame(view, tuple(game.to_act(state)), told, move, number, before)
        if number < first:
            found = [replace(frame, events=())]
        elif not found or found[-1].view != view or any(map(tell, told)):
            found.append(frame)
    if first and len(found) == 2:
        found.append(replace(found[-1], events=()))
    return _thinned(found, most or MOST_FRAMES)


def film(order: Order, progress: Callable[[int, int], None] = lambda done, of: None) -> Film:
    """Draw a match; `progress` is called with the frames that are done and all there will be."""
    book, look = art(order.record.game, order.record.rules), _look(order)
    reel = _Reel(order, book, look, progress)
    data = reel.encoded()
    while len(data) > MOST_BYTES:
        reel.shrink(MOST_BYTES / len(data))
        data = reel.encoded()
    view, last = reel.frames[-1].view, reel.look(reel.frames[-1])
    return Film(data, len(reel.frames), book.describe(view, order.viewer, last).alt)


def read(text: str) -> Order:
    """Return an order from its JSON; BadExport if the record in it is none."""
    given: dict[str, Any] = json.loads(text)
    given |= {name: tuple(given[name]) for name in ("names", "computers")}
    given["sat"] = tuple((until, tuple(names)) for until, names in given["sat"])
    return Order(**given | {"record": load(given["record"])})


def write(order: Order) -> str:
    """Return the JSON of an order."""
    fields = {field: getattr(order, field) for field in Order.__slots__ if field != "record"}
    return json.dumps({**fields, "record": dump(order.record)})


def main(stdin: IO[str] = sys.stdin, stdout: BinaryIO = sys.stdout.buffer) -> None:
    """Draw the film that is ordered on standard input."""
    os.nice(_NICE)

    def progress(done: int, of: int) -> None:
        stdout.write(f"{done} {of}\n".encode())
        stdout.flush()

    drawn = film(read(stdin.read()), progress)
    told = {"bytes": len(drawn.data), "frames": drawn.frames, "last": drawn.last}
    stdout.write(json.dumps(told).encode() + b"\n" + drawn.data)
    stdout.flush()


class _Reel(Image.Image):
    """An image of many frames, each painted when it is come to: only one is in memory."""

    def __init__(
        self, order: Order, book: Art, look: Look, progress: Callable[[int, int], None]
    ) -> None:
        super().__init__()
        self._order, self._book, self._look, self._progress = order, book, look, progress
        self.frames = frames(
            order.record,
            order.viewer,
            lambda event: book.tell(event, look),
            order.first,
            order.most,
        )
        self.n_frames = len(self.frames)
        self._wide = order.width if self.n_frames <= LONG else order.width * 4 // 5
        self._at, self._done = -1, 0
        self._drawn = {at: self._scene(frame) for at, frame in enumerate(self.frames[:-1])}
        high = max((scene.box.h for scene in self._drawn.values()), default=0)
        self._drawn = {at: scene for at, scene in self._drawn.items() if scene.box.h == high}
        self._look = replace(look, high=high)
        self.seek(0)

    def look(self, frame: Frame) -> Look:
        """Return the look of a frame."""
        before = (names for until, names in self._order.sat if frame.page <= until)
        return replace(
            self._look,
            names=next(before, self._look.names),
            to_act=frame.to_act,
            events=frame.events,
            turns=(Turn(None, frame.events, before=frame.before, after=frame.view),),
            move=frame.move,
            result=self._order.record.result if frame is self.frames[-1] else None,
        )

    def seek(self, frame: int) -> None:
        """Paint a frame."""
        if frame == self._at:
            return
        scene = self._drawn.pop(frame, None) or self._scene(self.frames[frame])
        painted = rasterize_scene.paint(scene, scale=self._wide / scene.box.w)
        if self._at >= 0 and painted.size != self.size:
            painted = ImageOps.pad(painted, self.size)
        self._mode, self._size, self.im = painted.mode, painted.size, painted.im
        self._at = frame
        self._done = max(self._done, frame + 1)
        self._progress(self._done, self.n_frames)

    def _scene(self, frame: Frame) -> Scene:
        return self._book.board(frame.view, self._order.viewer, self.look(frame))

    def tell(self) -> int:
        """Return which frame is painted."""
        return self._at

    def encoded(self) -> bytes:
        """Return all frames as WebP."""
        file = io.BytesIO()
        each = max(LEAST_MS, min(FRAME_MS, WHOLE_MS // self.n_frames))
        spans = [each] * (self.n_frames - 1) + [LAST_MS]
        self.save(
            file, "WEBP", save_all=True, duration=spans, quality=_QUALITY, method=_METHOD, kmax=0
        )
        return file.getvalue()

    def shrink(self, share: float) -> None:
        """Make the picture smaller, so that the film takes about a share of its bytes."""
        self._wide = int(self._wide * math.sqrt(0.8 * share))
        self._at = -1
        self.seek(0)


def _look(order: Order) -> Look:
    return Look(
        theme=theme(order.theme, order.palette),
        locale=order.locale,
        names=order.names,
        match=order.match,
        computers=frozenset(order.computers),
        past=True,
    )


def _entries(found: Iterator[Position]) -> Iterator[list[Position]]:
    """Yield the positions of each entry together."""
    for _, group in itertools.groupby(found, key=lambda position: id(position.page)):
        yield list(group)


def _thinned(found: list[Frame], most: int) -> list[Frame]:
    """Return at most so many, each with what changed in those that it stands for."""
    step = -(-len(found) // most)
    groups = (found[:1], *(found[at : at + step] for at in range(1, len(found), step)))
    return [
        replace(
            group[-1],
            events=tuple(event for one in group for event in one.events),
            before=group[0].before,
        )
        for group in groups
    ]


if __name__ == "__main__":
    main()
