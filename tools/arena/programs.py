"""Players from outside as programs in any language: a process that reads a line and answers with one.

`docs/arena.md` is the contract. A program has a process of its own for each seat of each game, and plays by
what that seat may see alone. One that gives no answer, ends or breaks a rule is out, and so is the row.
"""

import json
import os
import random
import select
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from bot.games.contract import AnyGame, Move, Seat

PATIENCE = 10.0
"""Seconds for an answer."""
LONGEST = 1_000
"""Characters of an answer: no move is as long."""


class OutError(Exception):
    """A program is out of the row: its name, and what it has done."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name, what)
        self.name, self.what = name, what

    def __str__(self) -> str:
        return f"{self.name} {self.what}"


class Program:
    """A program on one seat through one game. Raises `OutError` from its moves."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._path = path
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None

    def __call__(self, game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Move:
        moves = list(game.legal(state, seat))
        question = {
            "moves": moves,
            "game": game.RULES.key,
            "chance": rng.getrandbits(32),
            "view": plain(game.view(state, seat)),
        }
        move = self._asked(json.dumps(question))
        if move not in moves:
            raise self._out(f"answered {move!r}, which is no legal move")
        return move

    def close(self) -> None:
        """Ends the process and those that it has started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()
            self._process = None

    def _out(self, what: str) -> OutError:
        return OutError(self._path.name, what)

    def _asked(self, question: str) -> str:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        until = time.monotonic() + self._patience
        if select.select([process.stdout], [], [], 0)[0] and process.poll() is None:
            raise self._out("spoke without being asked")
        left = f"{question}\n".encode()
        while left:
            self._wait([], [process.stdin], until)
            try:
                left = left[os.write(process.stdin.fileno(), left) :]
            except BrokenPipeError:
                raise self._out("has ended") from None
        answer = b""
        while b"\n" not in answer:
            self._wait([process.stdout], [], until)
            part = os.read(process.stdout.fileno(), LONGEST)
            answer += part
            if not part:
                raise self._out("has ended")
            if len(answer) > LONGEST:
                raise self._out("answered with more than a line")
        line, _, rest = answer.partition(b"\n")
        if rest:
            raise self._out("answered with more than a line")
        return line.decode(errors="replace").strip()

    def _wait(self, reads: list[Any], writes: list[Any], until: float) -> None:
        left = max(0.0, until - time.monotonic())
        if not any(select.select(reads, writes, [], left)):
            raise self._out(f"gave no answer within {self._patience:g} s")

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    [self._path],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=self._path.parent,
                    bufsize=0,
                    start_new_session=True,  # so that what it starts ends with it
                )
            except OSError as error:
                raise self._out(f"does not start: {error.strerror}") from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        return self._process


def plain(value: Any) -> Any:
    """A view in the words of JSON."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(one) for name, one in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one) for one in value]
    return value
