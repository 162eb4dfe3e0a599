"""People who go on playing whatever happens: they look at what stands in their channel, and press it."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.offers import offer, offered, offers
from tests.loopback.people import NoAnswer
from tests.loopback.play import Company
from tests.loopback.world import Message

IMPATIENT = 5
"""How often in a row nothing can be done before somebody has the table shown again."""
THINKING = 0.03
"""Seconds between two looks."""


@dataclass
class LivelyCompany(Company):
    """A company that plays one game after the other until it is `paused`; `games` are those that are over."""

    options: Mapping[str, Any] = field(default_factory=dict)
    paused: asyncio.Event = field(default_factory=asyncio.Event)
    idle: int = 0
    games: set[int] = field(default_factory=set)

    async def live(self) -> None:
        """Plays on; who gets no answer looks again."""
        while not self.paused.is_set():
            try:
                done = await self.go_on()
            except NoAnswer:
                self.forget()
                done = False
            self.idle = 0 if done else self.idle + 1
            if self.idle >= IMPATIENT:
                self.idle = 0
                await self.show_again()
            await asyncio.sleep(THINKING)

    async def go_on(self) -> bool:
        """Does what can be done now; whether that was anything. Raises `NoAnswer`."""
        over = self.newest("rematch")
        if over is not None:
            self.games.add(offered(over, "rematch").table)
        post = self.newest("join", "deal", "hand")  # the end of a game may be told below it
        if post is None:
            await self.people[0].slash(
                self.channel, f"{self.game} start", pace="none", players=len(self.people), **self.options
            )
            await asyncio.sleep(THINKING * 3)  # until the post stands
            return over is not None  # else it may be there, and its post deleted
        if offer(post, "hand") is None:
            await self._gather(post)
            return True
        return await self.move_on(post)

    async def _gather(self, post: Message) -> None:
        """All who are not at the open table yet take a seat; the host deals once that is offered."""
        if offer(post, "join") is not None:
            for person in self.people[1:]:
                await person.slash(self.channel, "table join")
        if (deal := offer(post, "deal")) is not None:
            await self.people[0].press(post, deal.custom_id)

    async def move_on(self, post: Message) -> bool:
        """Everybody makes a move who may; whether somebody did. Raises `NoAnswer`."""
        [table] = {one.table for one in offers(post) if one.action == "hand"}
        moved = [await self.move(person, table) for person in self.people]
        if not any(moved):
            self.forget()
        return any(moved)

    async def show_again(self) -> None:
        """Has the table's post shown at the bottom of the channel, as people do who do not find it."""
        self.forget()
        try:
            await self.people[0].slash(self.channel, "table show")
        except NoAnswer:
            return

    def newest(self, *actions: str) -> Message | None:
        """The newest message for all that offers one of these."""
        for message in reversed(list(self.channel.messages.values())):
            if message.only_for is None and any(one.action in actions for one in offers(message)):
                return message
        return None
