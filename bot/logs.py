"""The log: each event a short constant message with fields, written to stderr.

    log.warning("the post can't be edited", extra={"table": table.id, "error": str(error)})

`lines` is for people, `json` for programs. No line holds a token. What libraries log below INFO is never
written: it may hold hands and seeds.
"""

import json
import logging
import re
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TextIO

import aiohttp
import discord
from pythonjsonlogger.json import JsonFormatter

from bot.games.contract import IllegalMove
from bot.leagues.errors import LeagueError
from bot.store.errors import StatementError, StoreError
from bot.tables.refusal import Refusal

OURS = ("bot", "cogs")  # the loggers that the chosen level is for; all others stay at INFO or above
HIDDEN = "[token]"
WITHHELD = "[withheld]"

_RESERVED = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName"}
# https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints
_OF_INTERACTION = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"'?]+")
# The errors whose words are written: those of the system, the database and the network. Any other may name a
# card, as a KeyError does.
_TOLD = (
    OSError,
    StoreError,
    StatementError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
_CODED = (IllegalMove, Refusal, LeagueError)  # errors with a code; their facts may be cards


def set_up(level: str, form: str, token: str) -> None:
    """Writes the log to stderr from now on, in one of `FORMS`, without `token`."""
    handler = Stderr()
    handler.setFormatter(Discreet(FORMS[form](), token))
    lowest = logging.getLevelNamesMapping()[level]
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(lowest, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(lowest)


def fields_of(record: logging.LogRecord) -> Mapping[str, object]:
    """The facts of an event besides its message."""
    return {name: value for name, value in record.__dict__.items() if name not in _RESERVED}


def event_of(record: logging.LogRecord) -> str:
    """The event on one line: `the post can't be edited table=17 error="403 Forbidden"`."""
    fields = (f"{name}={_quoted(str(value))}" for name, value in fields_of(record).items())
    return " ".join([_on_one_line(record.getMessage()), *fields])


def traced(error: BaseException) -> str:
    """The traceback of an error and of those before it."""
    chain = [error]
    while (earlier := _earlier(chain[-1])) is not None and earlier not in chain:
        chain.append(earlier)
    return "\n\n".join(
        f"Traceback (most recent call last):\n{''.join(traceback.format_tb(each.__traceback__))}"
        f"{type(each).__qualname__}: {_words(each)}"
        for each in reversed(chain)
    )


def _earlier(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _words(error: BaseException) -> str:
    if isinstance(error, _CODED):
        return error.code
    return str(error) if isinstance(error, _TOLD) else WITHHELD


class Stderr(logging.StreamHandler[TextIO]):
    """Writes to stderr; says nothing of lines that can't be written, as logging would."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name for it
        """Called within the error that writing met."""
        kind = type(sys.exception()).__qualname__
        with suppress(OSError, ValueError):
            self.stream.write(f"an event of {record.name} could not be written: {kind}\n")


class Lines(logging.Formatter):
    """`2026-01-01 12:00:00Z WARNING bot.ui.live.posts a post is gone table=17 error="403 Forbidden"`.

    A traceback is indented, so that nobody's words can pass for an event.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The event, without a newline at its end."""
        line = f"{_time(record, ' ', 'seconds')} {record.levelname} {record.name} {event_of(record)}"
        error = record.exc_info[1] if record.exc_info else None
        trace = [] if error is None else traced(error).splitlines()
        return "\n".join([line, *(f"    {_on_one_line(part)}" for part in trace)])


class Json(JsonFormatter):
    """A JSON object a line: time, level, logger, message, fields, traceback."""

    def __init__(self) -> None:
        super().__init__(
            ("asctime", "levelname", "name", "message"),
            rename_fields={
                "asctime": "time",
                "levelname": "level",
                "name": "logger",
                "exc_info": "traceback",
            },
        )

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 - logging's name for it
        """The time to the millisecond, in UTC."""
        return _time(record, "T", "milliseconds")

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name for it
        """The traceback, as the other form writes it."""
        error = ei[1] if isinstance(ei, tuple) else None
        return "" if error is None else traced(error)


# The forms that the setting LOG_FORM chooses from.
FORMS: Mapping[str, type[Lines | Json]] = {"lines": Lines, "json": Json}


class Discreet(logging.Formatter):
    """The output of another formatter, without tokens anywhere."""

    def __init__(self, form: logging.Formatter, token: str) -> None:
        super().__init__()
        self._form = form
        in_json = [json.dumps(token, ensure_ascii=ascii_alone)[1:-1] for ascii_alone in (True, False)]
        self._spellings = {token, *in_json} - {""}

    def format(self, record: logging.LogRecord) -> str:
        """The event without a newline at its end."""
        text = self._form.format(record)
        for spelling in self._spellings:
            text = text.replace(spelling, HIDDEN)
        return _OF_INTERACTION.sub(rf"\1{HIDDEN}", text)


def _time(record: logging.LogRecord, separator: str, exact: str) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(separator, exact).replace("+00:00", "Z")


def _quoted(value: str) -> str:
    plain = value.isprintable() and not re.search(r'[\s"=]', value) and value != ""
    return value if plain else _on_one_line(json.dumps(value, ensure_ascii=False))


def _on_one_line(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
