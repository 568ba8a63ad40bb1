"""One press of a move goes a short way: how many files and functions it enters is bounded."""

import sys

from db import match_rows
from tools.files_per_press import Trace, press

MOST_FILES = 80
MOST_FUNCTIONS = 740
"""Of a second press, whatever ran before; Python 3.11 calls comprehensions functions too."""


async def test_a_press_enters_few_files_and_functions() -> None:
    trace = await press()
    assert {"cogs/component_routes.py", "services/umpire.py", "db/store.py"} <= set(trace.files)
    assert len(trace.files) <= MOST_FILES, sorted(trace.files)
    trace = await press()
    assert len(trace.functions) <= MOST_FUNCTIONS


def test_the_trace_counts_functions_of_the_project_and_no_others() -> None:
    trace = Trace()
    sys.setprofile(trace)
    try:
        match_rows.text(["a"])
        match_rows.text(["b"])
    finally:
        sys.setprofile(None)
    assert trace.functions == {("db/match_rows.py", "text"): 2}
    assert trace.files == {"db/match_rows.py": 1}
