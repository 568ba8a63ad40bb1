"""What the page on how to play points out: see `render.widgets.one_page`."""

from render.widgets.one_page import Page, Pin

PAGE = Page(
    "end",
    (
        Pin(0.643, 0.112),
        Pin(0.05, 0.35, "sorcerer:2:0"),
        Pin(-0.13, 0.5, "plate:0"),
        Pin(-0.4, 0.5, "magic:1:7"),
        Pin(0.4967, 0.177),
        Pin(0.02, 0.675),
        Pin(0.73, 0.175),
        Pin(0.3353, 0.12),
    ),
)
