"""Under which licences the packages of a bot are: `python -m tests.licences > docs/licences.md`.

Which packages there are says `requirements.lock`; their licences, what they say of themselves.
"""

import re
import sys
from importlib.metadata import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
KNOWN = {"audioop-lts": "PSF-2.0", "resvg-py": "MIT"}
"""Licences of packages that only other versions of Python need, or that have its text alone."""
HEAD = """\
# Licences of the packages

A bot is installed with these packages (`requirements.lock`); none of them is part of this \
project, whose own licence is [MIT](../LICENSE). This page is made by `make licences` from what \
each package says of itself.

| package | version | licence |
|---|---|---|
"""


def page() -> str:
    """Return the page."""
    text = (ROOT / "requirements.lock").read_text("utf-8")
    rows = re.findall(r"^([a-z0-9._-]+)==(\S+)", text, re.MULTILINE)
    return HEAD + "".join(f"| {name} | {version} | {licence(name)} |\n" for name, version in rows)


def licence(name: str) -> str:
    """Return the licence of a package as it names it; KeyError if neither it nor we do."""
    if name in KNOWN:
        return KNOWN[name]
    told = metadata(name)
    classes = [line for line in told.get_all("Classifier", []) if line.startswith("License ::")]
    named = [line.rpartition(" :: ")[2] for line in classes if line.count("::") > 1]
    return told.get("License-Expression") or ", ".join(named) or told["License"]


if __name__ == "__main__":
    sys.stdout.write(page())
