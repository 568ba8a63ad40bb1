"""Callouts of the page on how to play: see `render.widgets.how_to_play_sheet`."""

from render.widgets.how_to_play_sheet import Page, Pin

PAGE = Page(
    "end",
    (
        Pin(-0.1, 1.0, "tower:0"),
        Pin(-0.35, 0.5, "character:1:3:-1:True"),
        Pin(1.0, 1.2, "character:0:2:-1:False"),
        Pin(0.77, 0.5, "island:grassland_3"),
        Pin(0.5, 0.62, "sea:c4"),
        Pin(0.02, 0.227),
        Pin(0.98, 0.178),
        Pin(0.723, 0.227),
    ),
)
