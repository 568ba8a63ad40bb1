"""The command line of pictures and words: a position, the gallery, lessons, pages, translations.

python -m render magnate --seats 2 --seed 1 --ply 40 --out board.png
python -m render magnate --seats 2 --seed 1 --ply 40 --seat 0 --hand --out hand.png
python -m render gallery --out FOLDER [--game magnate] [--visions]
python -m render docs [--game magnate]
python -m render lessons --out FOLDER [--game magnate] [--locale CODE]
python -m render pages [--game magnate]
python -m render missing CODE
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from engine import GameError, registry as engine_registry
from languages import CODES, ORIGINAL
from render.paint import Scene, rasterize_scene
from render.paint.theme import theme
from render.registry import NoArt, art
from render.samples import game_stage_gallery, lesson_contact_sheet
from render.widgets import how_to_play_sheet
from render.words import catalogues, missing_translations
from render.workers import sample_positions


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0 done, 2 misuse."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given[:1] in (["gallery"], ["docs"]):
            return _gallery(given[1:], given[0] == "docs")
        if given[:1] == ["lessons"]:
            return _lessons(given[1:])
        if given[:1] == ["pages"]:
            return _pages(given[1:])
        if given[:1] == ["missing"]:
            return _missing(given[1:])
        return _one(given)
    except (NoArt, catalogues.WordsError) as error:
        print(error, file=sys.stderr)
    except GameError as error:
        print(f"{type(error).__name__}: {error.arguments or error.message}", file=sys.stderr)
    return 2


def _gallery(arguments: Sequence[str], docs: bool) -> int:
    parser = argparse.ArgumentParser(prog=f"python -m render {'docs' if docs else 'gallery'}")
    default = Path("docs/gallery") if docs else None
    parser.add_argument("--out", type=Path, default=default, required=not docs)
    parser.add_argument("--game")
    parser.add_argument("--visions", action="store_true", help="also as colour-blind eyes see it")
    args = parser.parse_args(arguments)
    draw = (
        game_stage_gallery.show_in_docs
        if docs
        else partial(game_stage_gallery.draw, visions=args.visions)
    )
    for file in draw(args.out, args.game):
        print(file)
    return 0


def _lessons(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render lessons")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game")
    parser.add_argument("--locale", default=ORIGINAL, choices=CODES)
    args = parser.parse_args(arguments)
    _sheets(args.out, args.game, args.locale)
    return 0


def _pages(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render pages")
    parser.add_argument("--out", type=Path, default=Path(), help="the project's folder, or another")
    parser.add_argument("--game")
    args = parser.parse_args(arguments)
    for game in [engine_registry.game(args.game)] if args.game else engine_registry.games():
        for file in how_to_play_sheet.draw(game, args.out):
            print(file)
    return 0


def _missing(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render missing")
    parser.add_argument("code", choices=CODES[1:])
    code, total = parser.parse_args(arguments).code, 0
    missing_translations.check(code)
    for file, messages in missing_translations.lacking(code):
        total += 1
        print(f"languages/{code}/{file}", *messages, sep="\n    ")
    print(f"{total} files lack something" if total else "nothing is missing")
    return 0


def _sheets(out: Path, key: str | None, locale: str) -> None:
    """Write the sheet of the lessons of one game, or of all that have any."""
    for game in [engine_registry.game(key)] if key else engine_registry.games():
        if file := lesson_contact_sheet.draw(game, out / game.key, locale):
            print(file)


def _one(arguments: Sequence[str]) -> int:
    args = _parser().parse_args(arguments)
    position = sample_positions.at(engine_registry.game(args.key), args.seats, args.seed, args.ply)
    look = position.look(args.seat, theme(args.theme, args.palette), args.locale)
    drawn, view = art(args.key), position.view(args.seat)
    scene: Scene | None
    if args.hand:
        scene = drawn.hand(view, args.seat or 0, look)
    else:
        scene = drawn.board(view, args.seat, look)
    if scene is None:
        print("this game has no hand to draw", file=sys.stderr)
        return 2
    if args.log:
        print(scene.log(), end="")
    if args.text:
        print(drawn.describe(view, args.seat, look).full)
    if args.out:
        args.out.write_bytes(rasterize_scene.picture(scene, scale=args.scale, width=args.width))
        print(args.out)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("key", help="a game, or the word gallery")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--ply", type=int, default=40, help="actions played before, at random")
    parser.add_argument("--seat", type=int, help="whose view; without it a spectator's")
    parser.add_argument("--hand", action="store_true", help="the hand instead of the board")
    parser.add_argument("--locale", default=ORIGINAL, choices=CODES)
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--palette", choices=("standard", "contrast"), default="standard")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--width", type=int, help="shrink the picture to this many pixels")
    parser.add_argument("--log", action="store_true", help="print the drawing calls")
    parser.add_argument("--text", action="store_true", help="print the position in words")
    parser.add_argument("--out", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
