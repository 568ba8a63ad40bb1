"""Callouts of the page on how to play: see `render.widgets.how_to_play_sheet`."""

from render.widgets.how_to_play_sheet import Page, Pin

PAGE = Page(
    "end",
    (
        Pin(0.04, -0.03, "pawn:3"),
        Pin(0.0, 0.45, "card:13"),
        Pin(0.4, 0.09, "card:16"),
        Pin(-0.02, 0.98, "deed:24"),
        Pin(0.87, 1.14, "pawn:3"),
        Pin(0.08, 0.675, "panel:0"),
        Pin(1.4, 0.5, "die:2-"),
        Pin(0.03, 0.98, "centre"),
    ),
)
