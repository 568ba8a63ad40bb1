"""Callouts of the page on how to play: see `render.widgets.how_to_play_sheet`."""

from render.widgets.how_to_play_sheet import Page, Pin

PAGE = Page(
    "end",
    (
        Pin(0.46, 0.172),
        Pin(0.05, 0.35, "sorcerer:2:0"),
        Pin(-0.13, 0.5, "plate:0"),
        Pin(-0.4, 0.5, "magic:1:7"),
        Pin(0.065, 0.845),
        Pin(0.5265, 0.285),
        Pin(0.737, 0.2335),
        Pin(0.0535, 0.108),
    ),
)
