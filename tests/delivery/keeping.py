"""A Discord that keeps messages and can fail, and the keeper of messages on it: what its tests stand on."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from discord.components import _component_factory
from discord.http import MultipartParameters

from bot.delivery.body import Body, Drawing, Page, Plain, Still, with_drawing
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger
from bot.model.messages import MessageKey, MessageKind
from bot.store.engine import Database
from bot.store.messages import MessageStore
from bot.tables.presence import Presence
from bot.ui.kit.layout import page
from tests.simulated.attachments import Attachment, Model, after, is_refused, names_unknown, told

CHANNEL, OTHER_CHANNEL = 20, 21
POST, NUDGE = MessageKey(MessageKind.POST, 7), MessageKey(MessageKind.NUDGE, 7)
ANNA, BEN = 101, 102
ROLE = 201
ME = discord.Object(1)


class Killed(BaseException):
    """The process ends here."""


@dataclass(eq=False)
class Message:
    """A message as Discord has it."""

    there: "Discord"
    id: int
    channel: int
    nonce: str
    content: str = ""
    view: ui.LayoutView | ui.View | None = None
    notified: Sequence[int] = ()
    author: Any = ME
    interaction_metadata: Any = None
    files: Sequence[Attachment] = ()

    @property
    def components(self) -> list[Any]:
        parts, _ = self._told()
        return [_component_factory(cast("Any", part)) for part in parts]

    @property
    def attachments(self) -> Sequence[Any]:
        _, beside = self._told()
        return [SimpleNamespace(id=int(one["id"]), filename=one["filename"]) for one in beside]

    def _told(self) -> tuple[list[dict[str, Any]], Sequence[Attachment]]:
        parts: Any = [] if self.view is None else self.view.to_components()
        return told(self.there.pictures, parts, self.files)

    def edit(self, params: MultipartParameters) -> Any:
        self.there.happen("edit")
        assert self.id in self.there.standing
        form = next(iter(params.multipart or ()), None)
        body: Any = params.payload if form is None else discord.utils._from_json(form["value"])
        if names_unknown(body, self.files):
            raise refusal(400, 50035, {"attachments": {"_errors": [{"message": "not found"}]}})
        if is_refused(self.there.pictures, body, self.files):
            raise refusal(400, 50035, {"components": {"0": {"media": {"url": {"_errors": []}}}}})
        self.content, self.view = body.get("content", self.content), Page(body["components"])
        new = [self.there.file(file) for file in params.files or ()]
        self.files = after(self.there.pictures, body, self.files, new)
        parts, beside = self._told()
        return {"components": parts, "attachments": beside}

    async def delete(self) -> None:
        self.there.happen("delete")
        self.there.standing.pop(self.id, None)


@dataclass
class Channel:
    """A channel, thread or DM."""

    there: "Discord"
    id: int

    async def send(self, *, nonce: str, allowed_mentions: discord.AllowedMentions, **body: Any) -> Message:
        assert len(nonce) <= 25
        known = next((m for m in self.there.taken if (m.nonce, m.channel) == (nonce, self.id)), None)
        called = [*_listed(allowed_mentions.users), *_listed(allowed_mentions.roles)]
        message = known or Message(self.there, len(self.there.taken) + 1, self.id, nonce)
        self.there.fail("send")
        if known is None:
            message.content, message.view = body.get("content", ""), body["view"]
            message.files = [self.there.file(file) for file in body.get("files", ())]
            message.notified = [one.id for one in called]
            self.there.taken.append(message)
            self.there.standing[message.id] = message
        self.there.happen("sent")
        return message

    def get_partial_message(self, message_id: int) -> Message:
        return next(message for message in self.there.taken if message.id == message_id)

    async def history(self, *, after: Any, limit: int, oldest_first: bool) -> AsyncIterator[Any]:
        assert oldest_first
        self.there.fail("history")
        for message in sorted(self.there.standing.values(), key=lambda one: one.id):
            if message.channel == self.id:
                yield replace(message, nonce="")  # Discord does not keep it


@dataclass
class Discord:
    """Takes messages, each nonce once in a channel; what is in `faults` happens instead, each once.

    What is `closed` is forbidden each time.
    """

    taken: list[Message] = field(default_factory=list)
    standing: dict[int, Message] = field(default_factory=dict)
    faults: dict[str, BaseException] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    asked: list[str] = field(default_factory=list)
    pictures: Model = Model.DOCUMENTED
    uploads: int = 0
    user = ME

    @property
    def http(self) -> "Discord":
        return self

    async def edit_message(self, channel_id: int, message_id: int, *, params: MultipartParameters) -> Any:
        return Channel(self, channel_id).get_partial_message(message_id).edit(params)

    def file(self, file: discord.File) -> Attachment:
        """A file that has come."""
        self.uploads += 1
        number = str(1000 + self.uploads)
        return {
            "id": number,
            "filename": file.filename,
            "url": f"https://cdn/{number}",
            "data": file.fp.read(),
        }

    def get_channel(self, channel_id: int) -> None:
        """Nothing is known of any channel."""

    def forget_nonces(self) -> None:
        for message in self.taken:
            message.nonce = ""

    def post(self, channel: int, view: Any, **more: Any) -> Message:
        """Somebody has sent this."""
        message = Message(self, len(self.taken) + 1, channel, "", view=view, **more)
        self.taken.append(message)
        self.standing[message.id] = message
        return message

    def get_partial_messageable(self, channel_id: int) -> Channel:
        return Channel(self, channel_id)

    def happen(self, what: str) -> None:
        self.asked.append(what)
        self.fail(what)

    def fail(self, what: str) -> None:
        if what in self.closed:
            raise refusal(403, 50001)
        if what in self.faults:
            raise self.faults.pop(what)

    @property
    def shown(self) -> list[str]:
        return [message.content or text_of(message.view) for _, message in sorted(self.standing.items())]


def _listed(allowed: Any) -> list[discord.Object]:
    return allowed if isinstance(allowed, list) else []


def text_of(view: Any) -> str:
    return str(view.to_components()[0]["components"][0]["content"])


@dataclass
class Bot:
    """A bot that can be started again on the same database and Discord."""

    there: Discord
    store: MessageStore
    keeper: MessageKeeper
    changed: list[int]

    @classmethod
    def started(cls, there: Discord, database: Database) -> "Bot":
        store, changed = MessageStore(database), list[int]()
        messenger = Messenger(cast("discord.Client", there), Presence(lambda: 0), 1e9)
        return cls(there, store, MessageKeeper(store, messenger, changed.append), changed)

    async def resume(self) -> None:
        await self.keeper.resume()
        await rest()

    async def withdraw(self, key: MessageKey) -> None:
        await self.keeper.withdraw(await self.keeper.known(key))

    async def show(self, key: MessageKey, body: Body, channel: int = CHANNEL, **more: Any) -> None:
        await self.keeper.keep(key, lambda: Wanted(channel, body, **more))

    async def call(self, *people: int) -> None:
        words = " ".join(f"<@{user_id}>" for user_id in people)
        await self.show(NUDGE, Plain(words), mentions=people, is_news=True)


def restarted(bot: Bot, database: Database) -> Bot:
    return Bot.started(bot.there, database)


@contextmanager
def killed(bot: Bot, at: str) -> Iterator[None]:
    bot.there.faults[at] = Killed()
    with pytest.raises(Killed):
        yield


def refusal(status: int, code: int, errors: Mapping[str, Any] | None = None) -> discord.HTTPException:
    """Discord says no."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(
        cast("Any", response), {"code": code, "message": "no", "errors": errors or {}}
    )


async def rest() -> None:
    while tasks := [task for task in asyncio.all_tasks() if task.get_name() == "messages left over"]:
        await asyncio.wait(tasks)


def pictured(text: str, key: str) -> ui.LayoutView:
    async def data(still: Still) -> bytes:
        return key.encode()

    return with_drawing(page([text]), Drawing(key, "what it shows", data, never))


async def never(still: Still) -> bool:
    return False


def shown_in(message: Message) -> list[bytes]:
    return [file["data"] for file in message.files]
