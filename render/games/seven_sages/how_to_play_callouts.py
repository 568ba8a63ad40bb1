"""Callouts of the page on how to play: see `render.widgets.how_to_play_sheet`."""

from render.widgets.how_to_play_sheet import Page, Pin

PAGE = Page(
    "spells",
    (
        Pin(0.9, -0.25, "pawn"),
        Pin(1.6, 0.5, "crystal:5"),
        Pin(1.3, 0.5, "portrait:healer", 1),
        Pin(0.27, 0.675),
        Pin(1.7, 0.5, "played:1:13"),
        Pin(1.5, -0.1, "knot"),
        Pin(0.9, 0.28, "plate"),
        Pin(1.0, 0.1, "portrait:seer", 2),
    ),
)
