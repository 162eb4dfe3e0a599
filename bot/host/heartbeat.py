"""The heartbeat: a small file that the bot writes every half minute, which a probe reads.

`python -m bot healthy` reads it, for a container's health check, cron or an uptime service; it needs no
network and no database.
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bot.host.check_result import Finding, ok, problem

NAME = "heartbeat"  # the file; a bot that is stopped takes it away
EVERY = 30  # seconds between two beats
# Seconds after which two beats are missed, with some for a busy machine: the bot has ended, or hangs.
_MISSED = 2 * EVERY + EVERY // 2
_CUT_OFF = 3 * 60  # seconds without the gateway that are no resumption any more
_STUCK = 10 * 60  # seconds for which something may wait for Discord, or be overdue


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """How the bot is at an instant; all times in seconds since 1970."""

    at: int
    gateway: int | None  # when it last answered
    untold: int  # tables, leagues and scorepads with a change that Discord does not show
    untold_since: int | None
    overdue: int  # deadlines
    overdue_since: int | None
    no_dms_until: int | None = None  # when Discord lets the bot begin direct messages again
    fault: str | None = None  # of the database: then untold and overdue may be older
    bugs: int = 0  # tables with a message that Discord does not understand: a restart does not help
    waits_since: int | None = None  # as a spare, while another process plays
    not_running: Sequence[str] = ()  # parts of the bot that failed at the start, and are tried again
    counts: Mapping[str, float] = field(default_factory=dict)  # as `bot.host.metrics` has them

    def stays(self, seconds: int) -> bool:
        """Whether anything is untold or overdue for so long."""
        return any(self.at - since >= seconds for since in self._since())

    def _since(self) -> list[int]:
        return [since for since in (self.untold_since, self.overdue_since) if since is not None]


def write(folder: Path, beat: Heartbeat) -> None:
    """Replaces the heartbeat at once and whole. Raises `OSError`."""
    unfinished = _file(folder).with_suffix(".unfinished")
    unfinished.write_text(json.dumps(asdict(beat)), encoding="utf-8")
    unfinished.replace(_file(folder))


def stop(folder: Path) -> None:
    """Takes the heartbeat of a stopped bot away. Raises `OSError`."""
    _file(folder).unlink(missing_ok=True)


def is_healthy(folder: Path, now: float | None = None) -> Finding:
    """Whether the bot of a data folder is well, and else what is wrong."""
    return _read(folder, now)[1]


def as_json(folder: Path) -> tuple[str, bool]:
    """The same with the latest heartbeat as a line of JSON."""
    beat, found = _read(folder)
    fields = {"well": found.well, "text": found.text, "heartbeat": None if beat is None else asdict(beat)}
    return json.dumps(fields), found.well


def _read(folder: Path, now: float | None = None) -> tuple[Heartbeat | None, Finding]:
    try:
        beat = Heartbeat(**json.loads(_file(folder).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None, problem(f"No bot is running on {folder}.")
    except (OSError, ValueError, TypeError) as error:
        return None, problem(f"{_file(folder)} can't be read: {error}")
    return beat, _judged(beat, int(time.time() if now is None else now))


def _judged(beat: Heartbeat, now: int) -> Finding:
    if (wrong := _wrong_with(beat, now)) is not None:
        return problem(wrong)
    if beat.waits_since is not None:
        return ok(
            f"The bot waits as a spare since {datetime.fromtimestamp(beat.waits_since, UTC):%F %H:%M} UTC."
        )
    text = "The bot is there and connected."
    if beat.no_dms_until is not None:
        text += f" It begins no direct messages for {(beat.no_dms_until - now) // 60} minutes."
    if beat.bugs:
        text += f" A bug keeps it from showing tables ({beat.bugs}): please report what the log says."
    return ok(text)


def _wrong_with(beat: Heartbeat, now: int) -> str | None:
    # Only what a host, or a new start, can mend.
    if now - beat.at >= _MISSED:
        age = f"The last heartbeat is {now - beat.at} seconds old"
        return f"{age}: the bot has ended, hangs, or can't write into its data folder."
    if beat.fault is not None:
        return beat.fault
    if beat.gateway is None:
        return "The bot has not reached Discord yet." if beat.waits_since is None else None
    if now - beat.gateway >= _CUT_OFF:
        return f"The bot has been cut off from Discord for {now - beat.gateway} seconds."
    return _waiting(beat)


def _waiting(beat: Heartbeat) -> str | None:
    if beat.not_running:
        return f"Not running: {', '.join(beat.not_running)}. The bot tries again by itself. See the log."
    if beat.stays(_STUCK):
        return f"Something waits: {beat.untold} untold to Discord, {beat.overdue} overdue. See the log."
    return None


def _file(folder: Path) -> Path:
    return folder / NAME
