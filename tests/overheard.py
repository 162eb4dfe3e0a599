"""Watches the bot's log while a test runs: an error that the test does not expect fails it."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from bot.logs import Stderr, event_of


class Overheard(logging.Handler):
    """Keeps what is logged by anybody. Within it, tests name the errors they provoke with `expect`."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.records: list[logging.LogRecord] = []
        self._expected: list[str] = []

    def expect(self, part: str) -> None:
        """An error whose log line (or own text) has this part in it is provoked by the test."""
        self._expected.append(part)

    def lines(self, level: int = logging.ERROR) -> list[str]:
        return [event_of(record) for record in self.records if record.levelno >= level]

    def check(self, errors: Sequence[BaseException]) -> None:
        told = [*self.lines(), *(f"{type(error).__name__}: {error}" for error in errors)]
        wrong = [line for line in told if not any(part in line for part in self._expected)]
        assert not wrong, "the bot had errors:\n" + "\n".join(wrong + self._traces())

    def _traces(self) -> list[str]:
        formatter = logging.Formatter()
        return [formatter.formatException(r.exc_info) for r in self.records if r.exc_info and r.exc_info[0]]

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def __enter__(self) -> Self:
        self._level = logging.getLogger().level
        logging.getLogger().setLevel(min(self._level, logging.INFO))
        logging.getLogger().addHandler(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self)
        logging.getLogger().setLevel(self._level)


@contextmanager
def logging_as_before() -> Iterator[Sequence[logging.Handler]]:
    """Takes back how the block sets the log up; gives the handlers that were there."""
    loggers = [logging.getLogger(name) for name in ("", "bot", "cogs")]
    levels, handlers = [each.level for each in loggers], list(loggers[0].handlers)
    try:
        yield handlers
    finally:
        for each in [one for one in loggers[0].handlers if isinstance(one, Stderr) and one not in handlers]:
            loggers[0].removeHandler(each)
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
