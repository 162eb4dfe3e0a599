"""People at a table, who play by pressing what their hands offer, whatever game it is."""

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.loopback.interactions import Interaction
from tests.loopback.offers import DRAFT, MOVE, Offer, offer, offered, offers
from tests.loopback.people import NoAnswer, Person, is_unsure, refuses
from tests.loopback.world import Channel, Message
from tests.patience import PATIENCE

T = TypeVar("T")

SHORT: Mapping[str, Mapping[str, Any]] = {
    "skullking": {"rounds": 1},
    "playapirata": {"rounds": "one"},
    "corsari": {},
    "hollander": {},
}
"""The games, each with the options that make it short."""
MOST_STEPS = 40
"""Presses after which somebody gives a draft up and begins anew."""
LENGTHENS = {"swap", "take", "discard"}
"""Moves that bring no game nearer to its end."""
MOSTLY = 0.8
BY_DM = 0.4
MOST_ROUNDS = 2000
"""How often all may look into their hands before the game is held to have no end."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move that somebody pressed at a table."""

    table: int
    words: str
    interaction: Interaction

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def done(self) -> bool | None:
        """Whether the bot answered that the move was made; None if it has not answered, or left that open."""
        is_open = self.interaction.kind is None or is_unsure(self.interaction)
        return None if is_open else not refuses(self.interaction)


@dataclass
class Company:
    """People at the tables of one channel. `attempts` is every move that they pressed, in order.

    `by_dm` is how often they play in their direct messages, if a hand is there.
    """

    channel: Channel
    people: Sequence[Person]
    game: str
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    attempts: list[Attempt] = field(default_factory=list)
    by_dm: float = BY_DM
    _open: dict[int, Message] = field(default_factory=dict)
    _looked: dict[int, int] = field(default_factory=dict)

    async def open(self, **options: Any) -> int:
        """Opens a table by slash commands and buttons, and deals; returns its number. Raises `NoAnswer`."""
        host, *others = self.people
        await host.slash(self.channel, f"{self.game} start", **{"pace": "none", **options})
        for person in others:
            post = await until(lambda: self.post("join"))
            await person.press(post, offered(post, "join").custom_id)
        post = await until(lambda: self.post("deal"))
        deal = offered(post, "deal")
        await host.press(post, deal.custom_id)
        await until(lambda: self.post("hand", deal.table))
        return deal.table

    def post(self, action: str, table: int | None = None) -> Message | None:
        """The newest message in the channel that offers this, at that table, to all."""
        for message in reversed(self.channel.messages.values()):
            found = offer(message, action) if message.only_for is None else None
            if found is not None and table in (None, found.table):
                return message
        return None

    def is_over(self, table: int) -> bool:
        return self.post("rematch", table) is not None

    def forget(self) -> None:
        self._open.clear()
        self._looked.clear()

    async def play(self, table: int) -> None:
        """Plays to the end of the game. Raises `NoAnswer`."""
        for _ in range(MOST_ROUNDS):
            if self.is_over(table):
                return
            if not any([await self.move(person, table) for person in self.people]):
                self.forget()
                await asyncio.sleep(0.02)
        raise AssertionError(f"the game at table {table} does not end")

    async def move(self, person: Person, table: int) -> bool:
        """Looks into the hand and makes any move that it offers; False where it offers none.

        A hand that stands open is looked at again only if somebody else has moved. Raises `NoAnswer`.
        """
        shown = self._open.pop(person.user.id, None)
        if shown is None and self._looked.get(person.user.id) == len(self.attempts):
            return False
        self._looked[person.user.id] = len(self.attempts)
        if shown is None and (shown := await self._hand(person, table)) is None:
            return False
        for _ in range(MOST_STEPS):
            step = self._step(shown)
            if step is None:
                return False
            if step.action == MOVE:
                await self._make(person, shown, step)
                return True
            shown = await (await person.press(shown, step.custom_id, *self._chosen(step))).shown()
        return True

    async def _hand(self, person: Person, table: int) -> Message | None:
        """The hand in the direct messages, or by *My hand* on the post; None when the game is over."""
        if self.chance.random() < self.by_dm and (sent := self._sent_hand(person, table)) is not None:
            return sent
        post = await until(lambda: self.post("hand", table) or self.post("rematch", table))
        shown = offer(post, "hand")
        return None if shown is None else await (await person.press(post, shown.custom_id)).shown()

    def _sent_hand(self, person: Person, table: int) -> Message | None:
        """The newest hand in somebody's direct messages that offers a step at the table."""
        for message in reversed(person.sees(person.dm)):
            if any(one.is_step and one.table == table for one in offers(message)):
                return message
        return None

    def _step(self, shown: Message) -> Offer | None:
        """Mostly the first step that is offered and does not make the game longer, else any."""
        steps = [one for one in offers(shown) if one.is_step]
        if not steps:
            return offer(shown, DRAFT, "")
        swift = [one for one in steps if one.argument.partition(" ")[0] not in LENGTHENS]
        return swift[0] if swift and self.chance.random() < MOSTLY else self.chance.choice(swift or steps)

    async def _make(self, person: Person, shown: Message, step: Offer) -> None:
        """Presses a move; whether it was made is told by the answer."""
        values = self._chosen(step)
        interaction = person.pressing(shown, step.custom_id, *values)
        words = " ".join([step.argument, *values]).strip()
        self.attempts.append(Attempt(step.table, words, interaction))
        reply = await person.do(interaction)
        if any(one.is_step for one in offers(reply.message)):
            self._open[person.user.id] = reply.message
        self._looked[person.user.id] = len(self.attempts)

    def _chosen(self, step: Offer) -> Sequence[str]:
        """Any choice that a select allows, in the order of its options; nothing of a button."""
        if not step.options:
            return ()
        count = self.chance.randint(step.least, step.most)
        chosen = self.chance.sample(range(len(step.options)), count)
        return [step.options[at] for at in sorted(chosen)]


async def until(found: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """Waits for something to be there. Raises `NoAnswer` if it does not come for so many seconds."""
    waited_until = time.monotonic() + patience
    while (there := found()) is None:
        if time.monotonic() > waited_until:
            raise NoAnswer("what was waited for has not come")
        await asyncio.sleep(0.02)
    return there
