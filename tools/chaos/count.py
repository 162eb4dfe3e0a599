"""The count after chaos: what is lost, doubled, stuck, stale or orphaned, by Discord and by the file."""

import time
from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass

from tests.loopback.lively import LivelyCompany
from tests.loopback.offers import DRAFT, offer
from tests.loopback.people import NoAnswer, Person, text_of
from tests.loopback.play import Attempt
from tests.loopback.process import Bot
from tests.loopback.refusals import INVALID_BODIES
from tests.loopback.stored import Stored
from tests.loopback.world import DM, Channel, Message
from tests.patience import PATIENCE
from tools.chaos import verdict
from tools.chaos.verdict import Looks, Moves

IDLE_FOR = PATIENCE
"""Seconds at most for which the bot may take to become idle before the count."""
CONTINUED_AFTER = PATIENCE
"""Seconds in which a table must have continued once the troubles are over."""


@dataclass(frozen=True, slots=True)
class Count:
    """The counts. Messages and tables have names that a reader recognises."""

    moves: Moves
    stuck: Sequence[str]
    stale: Sequence[str]
    orphans: Sequence[str]
    refused: Sequence[str]

    @property
    def is_clean(self) -> bool:
        found = (self.stuck, self.stale, self.orphans, self.refused)
        moves = self.moves
        return not (moves.lost or moves.doubled or moves.denied or any(found))

    def __str__(self) -> str:
        moves = self.moves
        lines = [
            f"{'answered moves':<24}{moves.answered:>6}",
            f"{'  of those lost':<24}{moves.lost:>6}",
            f"{'  stored, not pressed':<24}{moves.doubled:>6}",
            f"{'  stored, yet denied':<24}{moves.denied:>6}",
            *(f"    {one}" for one in moves.wrong),
        ]
        listed = {
            "tables stuck": self.stuck,
            "stale messages": self.stale,
            "orphaned messages": self.orphans,
            "bodies not taken (400)": self.refused,
        }
        for name, found in listed.items():
            lines += [f"{name:<24}{len(found):>6}", *(f"    {one}" for one in found)]
        return "\n".join(lines)


@dataclass(frozen=True)
class Counting:
    """The bot, and the people who have played on it and do so no longer. The troubles have ended.

    `deleted` are the messages that another person has deleted on Discord.
    """

    bot: Bot
    companies: Sequence[LivelyCompany]
    attempts: Sequence[Attempt]
    deleted: Set[int]

    async def count(self) -> Count:
        """Counts with an idle, stopped bot; then starts it again and counts tables that have stopped."""
        world = self.bot.discord.world
        await self._wait_until_idle()
        await self.bot.stop()
        stored = self.bot.stored()
        outdated = verdict.outdated(world, stored)
        stood = verdict.hands(world, stored).items()
        hands = {
            key: verdict.looks(one)
            for key, one in stood
            # A begun move stays in the hand in which it was begun, and in no other.
            if one not in outdated and offer(one, DRAFT, "") is None
        }
        posts = {key: verdict.looks(one) for key, one in verdict.posts(world, stored).items()}
        stale = [f"outdated {self._name(one)}" for one in outdated]
        stale += [f"{self._name(one)}: {why}" for one, why in verdict.with_wrong_pictures(world)]
        stale += [f"table {table} was not told" for table in verdict.unsettled(stored)]
        stale += [f"no post of table {table}" for table in verdict.without_post(world, stored, self.deleted)]
        orphans = [self._name(one) for one in verdict.orphans(world, stored)]
        moves = verdict.moves(self.attempts, stored)
        await self.bot.start()
        stale += await self._differing(hands, posts, stored)
        stuck = [f"table {table} is broken" for table in verdict.broken(stored)]
        stuck += [] if stored.integrity == "ok" else [f"the file is damaged: {stored.integrity}"]
        stuck += await self._stuck(stored)
        return Count(moves, stuck, stale, orphans, self._refused())

    async def _wait_until_idle(self) -> None:
        """Waits until the bot is idle and all is shown, but not for ever."""
        until = time.monotonic() + IDLE_FOR
        while time.monotonic() < until:
            await self.bot.at_rest(quiet=1, most=until - time.monotonic())
            stored = self.bot.stored()
            if not (stored.sending or stored.deleting or verdict.unsettled(stored)):
                return

    async def _differing(
        self, hands: Mapping[tuple[int, int], Looks], posts: Mapping[int, Looks], stored: Stored
    ) -> Sequence[str]:
        """The messages that look different when they are shown anew, by a process that remembers nothing.

        A hand counts if its owner may move: others' need not follow every card on the table. A table counts
        if nothing has been played there since it was `stored`: a last card plays itself after a minute.
        """
        found = []
        for company, channel, table in self._running():
            differing = []
            for person in company.people:
                shown = await _asked(person, channel, "hand")
                await self.bot.at_rest()  # its picture follows
                looks = hands.get((table, person.user.id))
                if shown is None or looks is None or not _may_move(shown):
                    continue
                if verdict.looks(shown).differ(looks):
                    differing.append(f"hand of {person.user.name} at table {table} ({company.game})")
            await _asked(company.people[0], channel, "show")
            await self.bot.at_rest()
            anew = company.newest("hand")
            if table in posts and anew is not None and verdict.looks(anew).differ(posts[table]):
                differing.append(f"post of table {table} ({company.game})")
            if self.bot.stored().moves.get(table) == stored.moves.get(table):
                found += differing
        return found

    async def _stuck(self, stored: Stored) -> Sequence[str]:
        """The tables that were running and at which nobody can make a move any more."""
        stuck = []
        for company, _, table in self._running():
            before = len(stored.moves.get(table, ()))
            until = time.monotonic() + CONTINUED_AFTER
            while time.monotonic() < until:
                company.forget()
                with suppress(NoAnswer):
                    await company.go_on()
                if len(self.bot.stored().moves.get(table, ())) > before:
                    break
            else:
                stuck.append(f"table {table} ({company.game})")
        return stuck

    def _running(self) -> list[tuple[LivelyCompany, Channel, int]]:
        """The companies whose tables are running by the file, with their channels."""
        tables = self.bot.stored().tables.values()
        running = {row.channel_id: row.id for row in tables if row.status == "running"}
        return [
            (company, company.channel, running[company.channel.id])
            for company in self.companies
            if company.channel.id in running
        ]

    def _name(self, message: Message) -> str:
        """A message by its place and its beginning."""
        channel = self.bot.discord.world.channels[message.channel_id]
        where = (
            f"DM of {channel.recipient.name}" if channel.kind == DM and channel.recipient else channel.name
        )
        return f"{where}: {text_of(message.body)[:60]!r}"

    def _refused(self) -> Sequence[str]:
        """The requests whose body Discord did not take: each is a bug of the bot.

        But that a picture was replaced just before a kill it can only learn by being refused.
        """
        calls = [(call, call.refusal) for call in self.bot.discord.calls if call.refusal is not None]
        return [
            f"{call.method} {call.path}: {why}"
            for call, why in calls
            if why.code in INVALID_BODIES and not why.is_for_a_file_that_is_gone
        ]


def _may_move(hand: Message) -> bool:
    return offer(hand, "move") is not None or offer(hand, "draft") is not None


async def _asked(person: Person, channel: Channel, command: str) -> Message | None:
    """The answer to a person who types a command of `/table`; None without one."""
    try:
        return (await person.slash(channel, f"table {command}")).interaction.original
    except NoAnswer:
        return None
