"""A day of a daily game for a player who sees push notifications alone: docs/a-day-of-messages.md.

    python -m tools.push_day > docs/a-day-of-messages.md

The real bot plays it on the simulated Discord; `test_push_day.py` checks that the page is its output.
"""

import asyncio
import re
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from simcord import HttpLogEntry, MemberActor

from bot.model.tables import Status
from bot.tables import plans
from tests.messages import walk
from tests.tavern import Tavern, tavern

MINUTE, HOUR = 60, 3600
NUDGE_AFTER = 5 * MINUTE
"""As the bot is set unless a host sets something else."""
SEED = bytes(range(32))
HEAD = """# A day of messages

For players: what Ben's phone shows of one game of Skull King with two rounds, at a table with a day for each
move. Ben plays with Anna and Carla, and looks at Discord only when his phone rings. Below is every push
notification that he gets, word by word, with the buttons that stand under the message once it is opened, and
what he does then. Nothing else of this game makes a sound: posts and hands are edited, and what is done is
taken away.

This page is made by `python -m tools.push_day`, which lets the real bot play the day on a simulated Discord;
a test fails when it says anything else than what the bot sends.
"""
"""The page before the day itself."""


@dataclass
class Day:
    """The day as it is written: what happened at which time, in order."""

    t: Tavern
    reader: MemberActor
    lines: list[str] = field(default_factory=list)
    read: int = 0
    rung: int = 0

    async def pass_until(self, hour: int, minute: int = 0) -> None:
        """Lets time pass, a nudge's time at once, and writes down what rings."""
        until = hour * HOUR + minute * MINUTE
        while (now := await self.now()) < until:
            await self.t.wait(min(NUDGE_AFTER, until - now))
            await self.listen()

    async def pass_minutes(self, minutes: int) -> None:
        await self.pass_until(0, await self.now() // MINUTE + minutes)

    async def now(self) -> int:
        """Seconds since midnight."""
        async with self.t.inside() as tables:
            return tables.now() - BEGINNING

    async def tell(self, what: str) -> None:
        await self.listen()
        self.lines.append(f"**{await self._clock()}** {what}\n")

    async def listen(self) -> None:
        """Writes down what has rung since it was listened last."""
        requests = self.t.env.http_requests[self.read :]
        self.read = len(self.t.env.http_requests)
        for request in requests:
            if self.reader.id in notified(request):
                self.rung += 1
                self.lines.append("\n".join([f"**{await self._clock()}** 🔔\n", *self._quoted(request), ""]))

    async def _clock(self) -> str:
        hours, seconds = divmod(await self.now(), HOUR)
        return f"{hours:02}:{seconds // MINUTE:02}"

    def _quoted(self, request: HttpLogEntry) -> Iterator[str]:
        assert request.json is not None  # it notifies a person
        yield f"> {self.t.guild.name} · #{self.t.channel.name}\\"
        lines = as_notified(request.json["content"], self._names()).splitlines()
        yield from (f"> {line}\\" for line in lines)
        yield f"> {' '.join(f'`{label}`' for label in labels(request.json))}"

    def _names(self) -> Mapping[int, str]:
        return {person.id: person.user.name.title() for person in self.t.people}


BEGINNING = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
"""The simulation's first second."""


def notified(request: HttpLogEntry) -> frozenset[int]:
    if request.method != "POST" or not request.path.endswith("/messages") or request.json is None:
        return frozenset()
    return frozenset(map(int, (request.json.get("allowed_mentions") or {}).get("users") or ()))


def as_notified(content: str, names: Mapping[int, str]) -> str:
    """The text as a notification shows it: names and times in words, no markdown."""
    text = re.sub(r"<@(\d+)>", lambda found: f"@{names[int(found[1])]}", content)
    text = re.sub(r"<t:(\d+):f>", lambda found: f"{_at(int(found[1])):%-d %B %Y %H:%M}", text)
    text = re.sub(r" \(<t:\d+:R>\)", "", text)
    return re.sub(r"[*`]", "", text)


def _at(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def labels(body: Mapping[str, Any]) -> list[str]:
    buttons = [part for part in walk(body.get("components") or ()) if part.get("label")]
    return [f"{part['label']} ↗" if part.get("url") else str(part["label"]) for part in buttons]


async def others_play(day: Day) -> None:
    """Anna and Carla make their moves as they come, until the table waits for Ben alone, or it is over.

    When a trick is led before Ben's turn, the next of them is not at hand, so Ben has planned by then.
    """
    while (table := await day.t.table()).status is Status.RUNNING:
        asked, ben = plans.asked(table), table.seated(day.reader.id)
        if asked is not None and ben in asked.seats[1:] and table.seats[ben].plan is None:
            await day.pass_minutes(7)
            await tap(day, "plan")
        others = [seat for seat in table.to_move() if table.seats[seat].user_id not in (day.reader.id, None)]
        if not others:
            return
        await day.t.move(table, others[0])
        await day.listen()


async def tap(day: Day, action: str = "move") -> None:
    """Ben taps the button of the message that called him, and then a choice in the hand that opens."""
    t, ben = day.t, day.reader
    call = next(message for message in reversed(t.public()) if f"<@{ben.id}>" in message.content)
    button, *_ = (str(part["label"]) for part in walk(call.components) if part.get("label"))
    done = "a choice: played" if action == "move" else "a card: it waits for his turn"
    await day.tell(f"Ben taps `{button}`: his hand opens. He taps {done}.")
    before = (await t.table()).number
    hand = await t.press(ben, "choose", on=call)
    await t.press(ben, action, on=hand.message)
    assert ((await t.table()).number > before) == (action == "move")
    await day.listen()


async def whole_day(folder: Path) -> str:
    """The page."""
    async with tavern(folder, 3, nudge_after=15, nudge_after_daily=NUDGE_AFTER) as t:
        day = Day(t, t.people[1])
        await day.pass_until(9)
        await t.start(seed=SEED, rounds=2, pace="daily")
        await day.tell("Anna deals the cards. Everyone bids, but Ben's phone is in his bag.")
        await others_play(day)
        await day.pass_until(9, 20)
        await tap(day)
        await others_play(day)
        if t.on_turn(await t.table()) is day.reader:
            await day.pass_until(22)
            await tap(day)
        while (await t.table()).status is Status.RUNNING:
            await others_play(day)
            if (await t.table()).status is not Status.RUNNING:
                break
            await day.pass_minutes(7)
            await tap(day)
        await day.tell(f"The game is over. Ben's phone has rung {day.rung} times.")
        return "\n".join([HEAD, *day.lines]).rstrip() + "\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(whole_day(Path(folder))), end="")


if __name__ == "__main__":
    main()
