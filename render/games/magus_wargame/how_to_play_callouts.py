"""Callouts of the page on how to play: see `render.widgets.how_to_play_sheet`."""

from render.widgets.how_to_play_sheet import Page, Pin

PAGE = Page(
    "end",
    (
        Pin(-0.4, 0.6, "army:0:4"),
        Pin(0.075, 0.802),
        Pin(-0.3, 0.5, "die:3"),
        Pin(0.6567, 0.248),
        Pin(1.0, 0.75, "creature:49"),
        Pin(-0.16, 0.1, "creature:9"),
        Pin(0.1, 0.561),
        Pin(0.1, 0.648),
    ),
)
