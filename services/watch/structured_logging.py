"""The log: one line for each event with its fields, of ours and of the libraries, in one form.

A line says what was used and in which match, never by whom, with which notation or what for.
"""

import contextlib
import logging
import re
import sys
import traceback
from collections.abc import Mapping
from typing import Any, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from services.watch.metrics import TOO_LATE

LATE = 10062
"""What Discord says of an interaction that nobody waits for any more."""
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
"""Where Discord's addresses tell what an interaction may be answered with."""
_SHOWN = re.compile(r"<.*>")
"""Where a library shows an object whole: a task with its error, a button with its label."""
_DETAIL = re.compile(r"\nDETAIL:.*?(?=\n\[SQL:|\Z)", re.DOTALL)
"""Where PostgreSQL tells of a row that it refuses what is in it."""
_SPEAKING = ("discord.errors", "aiohttp.", "sqlalchemy.exc", "sqlite3", "asyncpg.", "engine.codec")
"""Where errors come from whose words are those of Discord, of a database or of a format."""


class _Lines:
    """A stream that loses what it cannot write: where the disk is full, matches go on unlogged."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, or not."""
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Let what was written be seen, if it can be."""
        with contextlib.suppress(OSError):
            self._stream.flush()


def set_up(level: int, as_json: bool) -> None:
    """Write what happens to standard error, for people or as JSON objects.

    Of libraries only warnings are written: discord.py tells of hands at the level of details.
    """
    known: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        where,
        structlog.processors.ExceptionRenderer(lambda given: trace(given[1])),
        without_tokens,
    ]
    shown: Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    lines = cast("TextIO", _Lines(sys.stderr))
    structlog.configure(
        processors=[*known, shown],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(lines),
    )
    theirs = logging.StreamHandler(lines)
    theirs.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, briefly, *known],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[theirs])
    logging.captureWarnings(capture=True)
    logging.getLogger("discord.client").addFilter(lambda line: "voice" not in line.getMessage())
    logging.getLogger("discord.client").addFilter(_once)
    logging.getLogger("discord.app_commands.tree").addFilter(_in_time)


def _once(line: logging.LogRecord) -> bool:
    """Let a connection that fails be a line: it is tried again, and its traceback says nothing."""
    if line.exc_info and line.getMessage().startswith("Attempting a reconnect"):
        kind = type(line.exc_info[1]).__name__
        line.msg, line.args = "no connection to Discord (%s); it is tried again", (kind,)
        line.exc_info, line.levelno, line.levelname = None, logging.WARNING, "WARNING"
    return True


def _in_time(line: logging.LogRecord) -> bool:
    """Tell whether a line is of a fault; choices that come too late are counted, and are none."""
    late = line.exc_info is not None and getattr(line.exc_info[1], "code", None) == LATE
    if late:
        TOO_LATE.inc()
    return not late


def where(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Tell of a `fault` its kind and the lines of code it came through."""
    fault = line.pop("fault", None)
    if isinstance(fault, BaseException):
        line["error"] = type(fault).__name__
        line["exception"] = trace(fault)
    return line


def trace(error: BaseException | None) -> str:
    """Return the lines of code that an error and what caused it came through, and their kinds.

    What an error says of itself could hold a hand, a notation or a name: it is told only of those
    that come from Discord, a database, a format or the system.
    """
    if error is None:
        return ""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    kind = type(error)
    speaks = isinstance(error, OSError) or f"{kind.__module__}.".startswith(_SPEAKING)
    lines = [*traceback.format_tb(error.__traceback__), kind.__name__]
    told = "".join(lines) + (_DETAIL.sub("", f": {error}") if speaks else "")
    inner = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return "\n\n".join(part for part in (trace(before), told, *map(trace, inner)) if part)


def briefly(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Leave of what a library says the first line, and of what it shows of objects nothing."""
    said = str(line.get("event", "")).partition("\n")[0]
    return {**line, "event": _SHOWN.sub("<...>", said)}


def without_tokens(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Take the tokens of interactions out of the addresses in a line."""
    return {
        key: _TOKEN.sub(r"\1...", value) if isinstance(value, str) else value
        for key, value in line.items()
    }


def during(**known: object) -> None:
    """Add fields to whatever this task logs from now on; an empty one adds nothing."""
    structlog.contextvars.bind_contextvars(**{key: value for key, value in known.items() if value})


def used(it: Any) -> str:
    """Return which command or control an interaction used: no option, no notation."""
    if it.command is not None:
        name: str = it.command.qualified_name
        return name
    data: Mapping[str, object] = it.data or {}
    return "".join(str(data.get("custom_id", "")).split(":")[1:2])
