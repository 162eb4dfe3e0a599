"""Troubles of the bot: kills, a lost gateway, failing requests, a full disk. Each is over on its return."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from tests.loopback.faults import Drops, Fails, Fault, Limited, LosesAnswer, Meanwhile
from tests.loopback.process import Bot
from tests.loopback.world import DM, THREADS
from tests.patience import PATIENCE

SENDS = (
    "POST /channels/*/messages",
    "POST /channels/*/messages",
    "POST /interactions/*",
    "POST /channels/*/threads",
    "PATCH /channels/*",
    "DELETE /channels/*",
)
"""Requests in the midst of which the bot is killed."""
KILLED_ON_FULL_DISK = 0.3
FAULTS: Mapping[str, Fault] = {
    "429": Limited(0.4),
    "429 30046": Limited(1.0, 30046),
    "500": Fails(500),
    "503": Fails(503),
    "403": Fails(403, 50001),
    "dropped": Drops(),
    "done, answer lost": LosesAnswer(),
}


@dataclass
class Troubles:
    """The troubles of a bot, with their counts."""

    bot: Bot
    chance: random.Random
    killed: int = 0
    killed_in_send: int = 0
    stopped: int = 0
    unclean: int = 0
    gateways: int = 0
    failed: int = 0
    deleted: set[int] = field(default_factory=set)
    closed: int = 0
    threads: int = 0
    disks: int = 0

    @property
    def kills(self) -> int:
        return self.killed + self.killed_in_send

    def __str__(self) -> str:
        counts = {
            "kills at random": self.killed,
            "kills in a send": self.killed_in_send,
            "SIGTERM": self.stopped,
            "  ended badly": self.unclean,
            "gateway lost": self.gateways,
            "requests gone wrong": self.failed,
            "messages deleted": len(self.deleted),
            "channels closed": self.closed,
            "threads deleted": self.threads,
            "disk full": self.disks,
        }
        return "\n".join(f"{name:<24}{count:>6}" for name, count in counts.items())

    async def kill_at_random(self) -> None:
        """SIGKILL at any instant."""
        await asyncio.sleep(self.chance.random())
        await self.bot.kill()
        self.killed += 1
        await self.bot.start()

    async def kill_in_send(self) -> None:
        """SIGKILL at the instant of a send: before its answer has come, or as it comes."""
        gone = asyncio.Event()

        async def kill() -> None:
            await self.bot.kill()
            gone.set()

        late = self.chance.random() < 0.5
        strike: Callable[[], Awaitable[None] | None] = kill
        if late:
            strike = lambda: (asyncio.ensure_future(kill()), None)[1]  # noqa: E731
        route, after = self.chance.choice(SENDS), self.chance.randrange(6)
        rule = self.bot.discord.faults.add(route, Meanwhile(strike), times=1, after=after)
        try:
            await asyncio.wait_for(gone.wait(), 5)
            self.killed_in_send += 1
        except TimeoutError:
            await self.bot.kill()
            self.killed += 1
        self.bot.discord.faults.rules.remove(rule)
        await self.bot.start()

    async def stop(self) -> None:
        """SIGTERM: it must end well."""
        self.unclean += await self.bot.stop() != 0
        self.stopped += 1
        await self.bot.start()

    async def lose_gateway(self) -> None:
        """The connection is lost; the session is resumed, or is lost too."""
        gateway = self.bot.discord.gateway
        await gateway.lose(resumable=self.chance.random() < 0.7)
        await asyncio.wait_for(gateway.ready.wait(), PATIENCE)
        self.gateways += 1

    async def fail_requests(self) -> None:
        """For some seconds a part of all requests goes wrong in one way."""
        fault = FAULTS[self.chance.choice(sorted(FAULTS))]
        routes = "* /channels/*" if fault == FAULTS["403"] else "*"  # answering is never forbidden
        with self.bot.discord.faults.during(routes, fault, chance=0.4) as rule:
            await asyncio.sleep(1 + 2 * self.chance.random())
        self.failed += rule.struck

    async def delete_messages(self) -> None:
        """A moderator deletes messages of the bot in channels: it is answered 404 when it edits them."""
        world = self.bot.discord.world
        for message in list(world.messages()):
            channel = world.channels[message.channel_id]
            if channel.kind != DM and self.chance.random() < 0.3:
                del channel.messages[message.id]
                self.deleted.add(message.id)

    async def close_channel(self) -> None:
        """For some seconds the bot may not see one of the channels: everything there is answered 403."""
        world = self.bot.discord.world
        channel = self.chance.choice([one for one in world.channels.values() if one.kind != DM])
        channel.open_to_bot = False
        await asyncio.sleep(1 + 2 * self.chance.random())
        channel.open_to_bot = True
        self.closed += 1

    async def delete_thread(self) -> None:
        """A moderator deletes one of the threads, if there are any: it is answered 404 from then on."""
        world = self.bot.discord.world
        threads = [one for one in world.channels.values() if one.kind in THREADS]
        if threads:
            await self.bot.discord.delete(self.chance.choice(threads))
            self.threads += 1

    async def fill_disk(self) -> None:
        """Nothing can be written for a second; sometimes the bot is killed meanwhile."""
        self.bot.fill_disk()
        await asyncio.sleep(1)
        self.disks += 1
        if self.chance.random() < KILLED_ON_FULL_DISK:
            await self.bot.kill()
            self.killed += 1
            await self.bot.start()  # a new process, for which there is room
        else:
            self.bot.free_disk()

    async def any(self) -> None:
        """One of these, mostly a kill."""
        kinds = [self.stop, self.lose_gateway, self.fail_requests, self.fill_disk]
        kinds += [self.delete_messages, self.close_channel, self.delete_thread]
        kills = [self.kill_at_random, self.kill_in_send]
        await self.chance.choice(kinds if self.chance.random() < 0.4 else kills)()
