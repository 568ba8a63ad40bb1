"""Debian's Chromium: where it is, and how tests, pictures and the bench start it."""

import shutil

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The program; None where it is not installed."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""It asks nothing of the network by itself."""
