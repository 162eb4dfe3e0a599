"""The pace of requests, on a loop whose clock is moved instead of waited for; and one thing after another."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.delivery.messenger import Messenger, OvertakenError
from bot.delivery.rate_limits import Priority, RequestQueue
from bot.tables.presence import Presence
from tests.delivery.hurried import hurried
from tests.messages import presses
from tests.tavern import tavern

RATE = 20


@dataclass
class Taken:
    """A message that says nothing."""

    id: int = 1
    content: str = ""
    components: Sequence[Any] = ()
    attachments: Sequence[Any] = ()


@dataclass
class Discord:
    """Notes when it is asked whether somebody is a member, and whom it sends a message."""

    asked_at: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    @property
    def http(self) -> "Discord":
        return self

    async def get_member(self, guild_id: int, user_id: int) -> None:
        self.asked_at.append(asyncio.get_running_loop().time())

    def get_partial_messageable(self, channel_id: int) -> "Discord":
        self.sent.append(channel_id)
        return self

    async def send(self, **facts: Any) -> "Taken":
        return Taken()


def mail_to(there: Discord, per_second: float = RATE) -> Messenger:
    return Messenger(cast("discord.Client", there), Presence(lambda: 0), per_second)


def most_in_one_second(times: list[float]) -> int:
    return max(sum(begin <= at < begin + 1 - 1e-6 for at in times) for begin in times)


def test_in_no_second_there_are_more_requests_than_the_setting_allows() -> None:
    async def work() -> None:
        there = Discord()
        messenger = mail_to(there)
        await asyncio.gather(*(messenger.is_member(1, user) for user in range(500)))
        await asyncio.sleep(0.33)
        await asyncio.gather(*(messenger.is_member(1, user) for user in range(100)))
        assert len(there.asked_at) == 600, "nothing is lost"
        assert most_in_one_second(there.asked_at) == RATE
        assert there.asked_at[499] == pytest.approx(499 / RATE), "and none waits for longer than it must"

    hurried(work())


def test_who_comes_alone_waits_for_nobody() -> None:
    async def work() -> None:
        there = Discord()
        messenger = mail_to(there)
        for _ in range(5):
            await messenger.is_member(1, 2)
            await asyncio.sleep(1)
        assert there.asked_at == [0, 1, 2, 3, 4]

    hurried(work())


def test_what_is_overtaken_while_it_waits_for_its_turn_is_not_sent() -> None:
    async def work() -> None:
        there, wanted = Discord(), True
        messenger = mail_to(there, 1 / 60)

        async def still() -> bool:
            return wanted

        first = asyncio.create_task(messenger.send(1, ui.LayoutView(), "n1", still=still))
        second = asyncio.create_task(messenger.send(2, ui.LayoutView(), "n2", still=still))
        assert (await first).id == 1
        await asyncio.sleep(30)
        wanted = False
        with pytest.raises(OvertakenError):
            await second
        assert there.sent == [1]

    hurried(work())


async def test_a_table_shown_thrice_at_once_while_requests_wait_has_one_post_at_last(tmp_path: Path) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        await t.start(rounds=2)
        await t.restart(requests_per_second=1 / 30)
        async with t.inside():
            table = await t.table()
            shown = [asyncio.ensure_future(t.bot.live.posts.show_again(table)) for _ in range(3)]
        assert not all(task.done() for task in shown)
        await t.wait(600)
        assert [task.result() for task in shown] == [True] * 3
        [post] = [message for message in t.public() if presses(message)]
        assert post.id == (await t.post()).id


@dataclass
class Asking:
    """Asks for things at one rate, and notes in which order they are let through."""

    queue: RequestQueue
    let_through: list[str] = field(default_factory=list)

    async def ask(self, priority: Priority, name: str) -> None:
        await self.queue.turn(priority)
        self.let_through.append(name)


def test_what_somebody_waits_for_goes_first_and_the_rest_in_the_order_in_which_it_came() -> None:
    async def work() -> None:
        asking = Asking(RequestQueue(RATE))
        bulk = [asyncio.create_task(asking.ask(Priority.BULK, f"hand {number}")) for number in range(100)]
        await asyncio.sleep(10.5 / RATE)
        urgent = [
            (Priority.CALL, "nudge"),
            (Priority.POST, "post"),
            (Priority.ANSWER, "answer"),
            (Priority.POST, "post 2"),
        ]
        await asyncio.gather(*(asking.ask(priority, name) for priority, name in urgent))
        hands = [f"hand {number}" for number in range(100)]
        assert asking.let_through == [*hands[:11], "answer", "post", "post 2", "nudge"]
        await asyncio.gather(*bulk)
        assert asking.let_through == [*hands[:11], "answer", "post", "post 2", "nudge", *hands[11:]]
        assert asyncio.get_running_loop().time() == pytest.approx(103 / RATE), "and none waits for nothing"

    hurried(work())


def test_who_gives_up_waiting_takes_no_turn() -> None:
    async def work() -> None:
        asking = Asking(RequestQueue(RATE))
        tasks = [asyncio.create_task(asking.ask(Priority.POST, str(number))) for number in range(5)]
        await asyncio.sleep(0.5 / RATE)
        tasks[1].cancel()
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert asking.let_through == ["0", "2", "4"]

    hurried(work())
