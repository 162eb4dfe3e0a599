"""`python -m bot`: the bot on Discord; `demo`: the bot in the browser; and further commands for a host.

`doctor` says what is wrong (`--thaw` also thaws tables), `healthy` whether a running bot is well, `sync`
registers the slash commands, `backup FILE` and `restore FILE` copy the database out and in, `move-data TO`
copies it to PostgreSQL or back, `probe CHANNEL` tests there how Discord treats pictures, and `replay FILE`
prints a record's scorepad.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

from bot.host.exit_status import MAY_PASS, NEEDS_HOST, UNWELL, Ended
from bot.host.garbage import unsearched
from bot.settings import BadSettings, Settings, read_settings, require_token
from bot.store.errors import StoreError

LoopFactory = Callable[[], asyncio.AbstractEventLoop]
USAGE = (
    "usage: {program}"
    " [demo | doctor [--thaw] | healthy [--json] | sync | backup FILE | restore FILE"
    " | move-data TO | forget USER_ID | probe CHANNEL | replay FILE]"
)


def main(arguments: Sequence[str], program: str = "python -m bot") -> int:
    """Runs the command in the arguments, for who has called it `program`; returns the exit status."""
    os.umask(0o077)  # seeds and hands are in the database, its backups and the files beside them
    status = _run(arguments, program)
    if status == NEEDS_HOST and not arguments and os.environ.get("WAIT_AFTER_78") == "1":
        _wait_for_stop()
    return status


def console() -> int:
    """`main` as the script `pirate-tavern` of an installed package."""
    return main(sys.argv[1:], Path(sys.argv[0]).name)


def _wait_for_stop() -> None:
    stops = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, stops)  # or a container's first process ignores them
    signal.sigwait(stops)


def _run(arguments: Sequence[str], program: str) -> int:
    try:
        return _meant(tuple(arguments), program)()
    except Ended as error:
        return _failed(str(error), error.status)
    except StoreError as error:
        return _failed(str(error), MAY_PASS if error.may_pass else NEEDS_HOST)
    except BadSettings as error:
        return _failed(str(error), NEEDS_HOST)
    except ModuleNotFoundError as error:
        return _failed(_how_to_install(error), NEEDS_HOST)


def _how_to_install(error: ModuleNotFoundError) -> str:
    """The sentence about a package that is not installed. Raises the error again for a module of ours."""
    package = (error.name or "bot").partition(".")[0]
    if package in ("bot", "cogs"):
        raise error
    if package == "simcord":
        return "The demo needs simcord: pip install 'pirate-tavern[demo]', or in a checkout: make demo."
    install = f"{sys.executable} -m pip install -r requirements.txt"
    return f"{package} is not installed. Install what this version needs: {install}"


def _meant(words: tuple[str, ...], program: str) -> Callable[[], int]:
    if words in _ALONE:
        return _ALONE[words]
    if len(words) == 2 and words[0] in _WITH_WORD:
        return partial(_WITH_WORD[words[0]], words[1])
    raise Ended(USAGE.format(program=program), NEEDS_HOST)


def _bot() -> int:
    environment = _environment()
    settings = read_settings(environment)
    token = require_token(settings)
    _require_place(settings, environment)  # a problem is shown at once: the rest takes a while to import
    with unsearched():
        from bot.host.run import run

    _until_stopped(run(settings, token), _fast_loop())
    return 0


def _require_place(settings: Settings, environment: Mapping[str, str]) -> None:
    from bot.host.disk import require_database, require_lasting_disk
    from bot.store.sqlite.claim import check_folder

    check_folder(settings.database.resolve().parent)
    if not settings.database_url:  # else nothing but the heartbeat is there
        require_lasting_disk(settings, environment)
        require_database(settings.database)


def _demo() -> int:
    with unsearched():
        from bot.demo import run_demo

    _until_stopped(run_demo(read_settings(_environment())))
    return 0


def _sync() -> int:
    environment = _environment()
    settings = read_settings(environment)
    token = require_token(settings)
    _require_place(settings, environment)
    with unsearched():
        from bot.host.run import sync

    print(asyncio.run(sync(settings, token)))
    return 0


def _backup(file: str) -> int:
    from bot.store.sqlite.backup import backup

    path, target = _file_of_sqlite(), Path(file)
    asyncio.run(backup(path, target))
    print(f"{target.stat().st_size:,} bytes of {path} are kept in {target}.")
    return 0


def _restore(file: str) -> int:
    from bot.host.restoring import restored

    print(asyncio.run(restored(_file_of_sqlite(), Path(file))))
    return 0


def _file_of_sqlite() -> Path:
    settings = read_settings(_environment())
    if settings.database_url:
        raise BadSettings("DATABASE_URL is set: backups of PostgreSQL are made by pg_dump (docs/hosting.md).")
    return settings.database


def _move_data(to: str) -> int:
    from bot.host.move_data import move_data

    print(asyncio.run(move_data(read_settings(_environment()), to)))
    return 0


def _forget(user_id: str) -> int:
    from bot.host.forget import forget

    print(forget(read_settings(_environment()), user_id))
    return 0


def _probe(channel: str) -> int:
    settings = read_settings(_environment())
    token = require_token(settings)
    with unsearched():
        from bot.host.probe import probe

    _until_stopped(probe(settings, token, channel, partial(print, flush=True)))
    return 0


def _environment() -> dict[str, str]:
    # The environment goes before `.env`.
    try:
        in_file = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(
            f".env can't be read ({error}). It must be a text file that the bot may read."
        ) from error
    return {**in_file, **os.environ}


def _until_stopped(work: Coroutine[Any, Any, None], loop: LoopFactory | None = None) -> None:
    # Until Ctrl-C or SIGTERM ends it cleanly.
    async def stoppable() -> None:
        task = asyncio.ensure_future(work)
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(stoppable())


def _fast_loop() -> LoopFactory | None:
    # With uvloop a move takes a fifth less; it is not for Windows.
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _doctor() -> int:
    from bot.host.doctor import examine

    well = True
    for finding in examine(_environment()):
        print(finding, flush=True)
        well = well and finding.well
    return 0 if well else UNWELL


def _healthy_as_json() -> int:
    from bot.host.heartbeat import as_json

    line, well = as_json(read_settings(_environment()).data_folder)
    print(line)
    return 0 if well else UNWELL


def _healthy() -> int:
    from bot.host.heartbeat import is_healthy

    finding = is_healthy(read_settings(_environment()).data_folder)
    print(finding)
    return 0 if finding.well else UNWELL


def _thaw() -> int:
    from bot.host.state import thaw

    well = True
    settings = read_settings(_environment())
    for finding in thaw(settings.database, settings.database_url):
        print(finding, flush=True)
        well = well and finding.well
    return 0 if well else UNWELL


def _replay(file: str) -> int:
    path = Path(file)
    from bot.games.record import BadRecord, read, replay
    from bot.registry import ENTRIES

    try:
        record = read(path.read_text(encoding="utf-8"), [entry.game for entry in ENTRIES])
        state = replay(record)
    except (OSError, UnicodeDecodeError, BadRecord) as error:
        return _failed(f"{path}: {error}", NEEDS_HOST)
    for line in record.game.scorepad(state):
        details = " ".join(f"{name}={value}" for name, value in line.details.items())
        print(f"round {line.round} seat {line.seat}: {details} score={line.score} total={line.total}")
    for placing in record.game.result(state) or ():
        print(f"place {placing.place}: seat {placing.seat} with {placing.score}")
    return 0


def _failed(text: str, status: int) -> int:
    print(" ".join(text.split()), file=sys.stderr)  # one line, whatever Discord or a disk has said
    return status


# What is run by words alone.
_ALONE: Mapping[tuple[str, ...], Callable[[], int]] = {
    (): _bot,
    ("demo",): _demo,
    ("sync",): _sync,
    ("healthy",): _healthy,
    ("healthy", "--json"): _healthy_as_json,
    ("doctor",): _doctor,
    ("doctor", "--thaw"): _thaw,
}
# What is run by a word and another: the name of a file, a person's id or a channel.
_WITH_WORD: Mapping[str, Callable[[str], int]] = {
    "backup": _backup,
    "restore": _restore,
    "move-data": _move_data,
    "forget": _forget,
    "probe": _probe,
    "replay": _replay,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
