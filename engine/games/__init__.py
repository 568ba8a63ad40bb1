"""One package per game; `engine.registry` walks them."""
