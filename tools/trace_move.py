"""Counts what a move goes through until its caller is answered: files, functions, calls, changes of folder.

Three people play Skull King on the simulated Discord, with their hands open in the channel and by direct
message. Counted are the calls of the bot's own functions, by `sys.setprofile`, from the moment that an
interaction arrives until Discord is sent its answer.

    python -m tools.trace_move            a table
    python -m tools.trace_move --list     the functions as well, in the order in which they are first called
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import discord

import bot
from tests.tavern import tavern

ROOT = Path(bot.__file__).parents[1]
OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "cogs"))
ANSWERS = tuple(
    answer.__code__
    for answer in (discord.InteractionResponse.send_message, discord.InteractionResponse.edit_message)
)


@dataclass
class Trace:
    """The functions that were called, in order, until the first answer was sent."""

    called: list[CodeType] = field(default_factory=list)
    is_answered: bool = False

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        """Keeps each call of a function of ours; called by `sys.setprofile`."""
        if event != "call" or self.is_answered:
            return
        self.is_answered = frame.f_code in ANSWERS
        if frame.f_code.co_filename.startswith(OURS) and not frame.f_code.co_name.startswith("<"):
            self.called.append(frame.f_code)

    @property
    def figures(self) -> tuple[int, int, int, int]:
        folders = [Path(code.co_filename).parent for code in self.called]
        changes = sum(one != other for one, other in pairwise(folders))
        return len({code.co_filename for code in self.called}), len({*self.called}), len(self.called), changes


class _Tracing:
    """Passes calls of every thread to the trace that runs just now: the database has threads of its own."""

    def __init__(self) -> None:
        self._trace: Trace | None = None

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        if self._trace is not None:
            self._trace.note(frame, event, argument)

    @contextmanager
    def trace(self) -> Iterator[Trace]:
        self._trace = trace = Trace()
        sys.setprofile(self.note)
        try:
            yield trace
        finally:
            sys.setprofile(None)
            self._trace = None


async def traced(folder: Path) -> dict[str, Trace]:
    """The calls of a typed move and of a pressed one, by how they were made."""
    tracing = _Tracing()
    threading.setprofile(tracing.note)
    async with tavern(folder, people=3) as t:
        await t.start(rounds=3)
        for person in t.people:
            await t.slash(person, "hand")
            await t.slash(person, "bid", tricks=0)
        playing: dict[str, Callable[[Any, str], Awaitable[Any]]] = {
            "slash command": lambda who, word: t.slash(who, "play", card=word.removeprefix("play ")),
            "button": lambda who, word: t.press(who, "move", word),
        }
        traces = {}
        for how, play in playing.items():
            table = await t.table()
            who, word = t.on_turn(table), t.any_move(table, table.to_move()[0])
            with tracing.trace() as trace:
                await play(who, word)
            traces[how] = trace
    threading.setprofile(None)
    return traces


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description="Counts what a move goes through.")
    parser.add_argument("--list", action="store_true", help="print the functions as well")
    is_listed = parser.parse_args().list
    with tempfile.TemporaryDirectory() as folder:
        traces = asyncio.run(traced(Path(folder)))
    for how, trace in traces.items():
        files, functions, calls, changes = trace.figures
        print(f"{how}: {files} files, {functions} functions, {calls} calls, {changes} changes of folder")
        for code in dict.fromkeys(trace.called) if is_listed else ():
            print(f"    {Path(code.co_filename).relative_to(ROOT)}:{code.co_firstlineno} {code.co_qualname}")


if __name__ == "__main__":
    main()
