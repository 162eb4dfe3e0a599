"""People in a league: one founds it, others sign up, say that they are there, and play in its threads."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.loopback.lively import LivelyCompany
from tests.loopback.offers import Offer, offer, offers
from tests.loopback.people import NoAnswer, text_of
from tests.loopback.play import Attempt
from tests.loopback.world import THREADS, Channel, Message

ROUNDS = 5
LATEST = 4
"""Threads that are looked into: those of the latest rounds."""
NOTHING_LEFT = 10.0
"""Seconds without anything to play after which the season is held to be over."""


@dataclass
class SeasonCompany(LivelyCompany):
    """People of a league in a channel: they found one season after the other, and play it in its threads.

    The first of them may manage the server. `leagues` counts those that they have created.
    """

    leagues: int = 0
    done_at: float = 0.0
    rooms: dict[int, LivelyCompany] = field(default_factory=dict)

    async def go_on(self) -> bool:
        """Plays in the threads; where there is nothing to play, begins a league. Raises `NoAnswer`."""
        threads = [
            one
            for one in self.people[0].discord.world.channels.values()
            if one.kind in THREADS and one.parent_id == self.channel.id
        ]
        done = any([await self._in_thread(thread) for thread in threads[-LATEST:]])
        if not done and (post := self.newest("league_join")) is not None:
            done = await self._sign_up(post)
        if done:
            self.done_at = time.monotonic()
        elif self.leagues == 0 or time.monotonic() - self.done_at > NOTHING_LEFT:
            await self._found()
        return done

    async def show_again(self) -> None:
        for room in self.standing:
            if room.newest("hand") is not None:
                await room.show_again()

    @property
    def standing(self) -> Sequence[LivelyCompany]:
        channels = self.people[0].discord.world.channels
        return [room for room in self.rooms.values() if room.channel.id in channels]

    @property
    def everything(self) -> Sequence[Attempt]:
        return [attempt for room in self.rooms.values() for attempt in room.attempts]

    async def _found(self) -> None:
        """Founds a league of two at each table, and opens its sign-up. Raises `NoAnswer`."""
        self.done_at = time.monotonic()
        captain, name = self.people[0], f"League {self.leagues + 1}"
        self.leagues += 1
        shown = await captain.slash(self.channel, "league create", name=name)
        if shown.refused:
            return
        panel = shown.message
        await captain.press(panel, self._button(panel, "founding_kind").custom_id)
        await captain.press(panel, self._button(panel, "founding_page").custom_id)
        for what, value in (("size", "2"), ("option rounds", "0")):
            await captain.press(panel, self._ending(panel, "menu").custom_id, what)
            await captain.press(panel, self._ending(panel, what).custom_id, value)
        form = await captain.press(panel, self._button(panel, "founding_rounds").custom_id)
        if form.refused:
            return  # Discord did not take the form, or the disk is full
        await captain.fill(form, {"rounds": str(ROUNDS)})
        await captain.press(panel, self._button(panel, "founding_open").custom_id)

    def _button(self, panel: Message, action: str) -> Offer:
        found = offer(panel, action)
        if found is None:
            raise NoAnswer(f"the panel offers no {action}")
        return found

    def _ending(self, panel: Message, word: str) -> Offer:
        found = next((one for one in offers(panel) if one.argument.endswith(f" {word}")), None)
        if found is None:
            raise NoAnswer(f"the panel offers no {word}")  # an answer before this one was lost
        return found

    async def _sign_up(self, post: Message) -> bool:
        """Everybody signs up, and the captain begins; whether they could. Raises `NoAnswer`."""
        for person in self.people:
            await person.press(post, self._button(post, "league_join").custom_id)
        panel = await self.people[0].slash(self.channel, "league manage", league=f"League {self.leagues}")
        begin = [one for one in offers(panel.message) if one.argument.endswith(" begin")]
        if begin:
            await self.people[0].press(panel.message, begin[0].custom_id)
        return bool(begin)

    async def _in_thread(self, thread: Channel) -> bool:
        """Says who is there, or plays. Raises `NoAnswer`."""
        room = self.rooms.setdefault(thread.id, LivelyCompany(thread, self.people, "skullking", self.chance))
        waiting = room.newest("match_there", "hand", "rematch")
        if waiting is None or offer(waiting, "rematch"):
            return False
        if (there := offer(waiting, "match_there")) is not None:
            invited = [one for one in self.people if f"<@{one.user.id}>" in text_of(waiting.body)]
            for person in invited:
                await person.press(waiting, there.custom_id)
            return True
        return await room.move_on(waiting)
