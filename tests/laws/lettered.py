"""Letters of choices: what a menu says before a place is what the board shows there."""

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator

from cogs.show.viewer_pictures_and_words import panels_of
from engine.errors import BadNotation
from engine.notation import read
from render.words.turn_panel import Panel, controls, lettered, links
from tests.laws.positions import Position
from tests.laws.shown import TASTES, reads, run, showing, stored

_NAME = re.compile(r"[A-Z]\d+")
"""What a cell is called by its row and column; a board may leave that to its rim."""


def law_letters(p: Position) -> None:
    """The letters on the board are those before the choices that it shows, no more and no less."""
    for seat in p.game.to_act(p.state):
        for focus, panel in opened(p, seat):
            panel, marks = lettered(panel)
            letters = dict(marks)
            assert len(set(letters.values())) == len(letters), "a letter twice"
            own = dict(panel.places)
            for do in controls(panel):
                if do.mark and letters[do.mark] != own.get(do.mark):
                    assert do.label.startswith(f"{letters[do.mark]} · "), do.label
                assert do.mark == "" or letters[do.mark] in do.label, do.label
            if marks:
                bare = _written(p, seat, ())
                drawn = _written(p, seat, marks) - bare
                named = {text for text in bare if _NAME.fullmatch(text)}
                alike = all(_NAME.fullmatch(letter) for letter in letters.values())
                assert not named or alike, "two letterings on a board"
                assert set(drawn) == set(letters.values()), f"{focus}: {set(drawn)} in the picture"


def opened(p: Position, seat: int) -> Iterator[tuple[tuple[str, ...], Panel]]:
    """Yield every panel of a seat that taps lead to."""
    shown = stored(p)
    view = run(showing().shown(shown.match, TASTES[0], seat, shown.match.position(seat), ()))
    open_: list[tuple[str, ...]] = [()]
    seen = set(open_)
    while open_:
        focus = open_.pop()
        panel = panels_of(shown.match, view, focus)[0]
        yield focus, panel
        whole = (do.words for do in controls(panel) if len(links(do.words)) == 1)
        for narrowed in (tuple(said.split()) for said in whole):
            if narrowed not in seen and not reads(shown.match, " ".join(narrowed)):
                seen.add(narrowed)
                open_.append(narrowed)


def reads_whole(p: Position, text: str) -> bool:
    """Tell whether words are a whole notation."""
    try:
        read(p.game, text)
    except BadNotation:
        return False
    return True


def _written(p: Position, seat: int, marks: tuple[tuple[str, str], ...]) -> Counter[str]:
    """Return the texts of a board with these marks."""
    shown = stored(p)
    found = run(showing().shown(shown.match, TASTES[0], seat, p.state, ()))
    scene = found.art.board(found.view, seat, dataclasses.replace(found.look, marks=marks))
    return Counter(scene.texts())
