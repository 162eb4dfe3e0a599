"""The keeper of messages: what a kill, a lost answer and a change of mind leave on Discord."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord import ui

from bot.logs import fields_of
from bot.model.messages import MessageKey, MessageKind
from bot.store.database import Database
from bot.store.messages import MessageStore
from bot.tables.announcing import Unavailable
from bot.tables.presence import Presence
from bot.ui.kit import message_keeper
from bot.ui.kit.body import Body, Drawing, Plain
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.delivery import Messenger
from bot.ui.kit.discord_errors import ClosedError, InvalidRequestError
from bot.ui.kit.layout import page, with_drawing
from bot.ui.kit.message_keeper import MessageKeeper, Wanted
from tests.ui.kit.hurried import hurried

CHANNEL, OTHER_CHANNEL = 20, 21
POST, NUDGE = MessageKey(MessageKind.POST, 7), MessageKey(MessageKind.NUDGE, 7)
ANNA, BEN = 101, 102
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
    attachments: Sequence[discord.File] = ()

    @property
    def components(self) -> list[Any]:
        return [] if self.view is None else [Part(part) for part in self.view.to_components()]

    async def edit(self, *, allowed_mentions: Any, **body: Any) -> None:
        self.there.happen("edit")
        assert self.id in self.there.standing
        self.content, self.view = body.get("content", self.content), body["view"]
        self.attachments = body.get("attachments", self.attachments)

    async def delete(self) -> None:
        self.there.happen("delete")
        self.there.standing.pop(self.id, None)


@dataclass
class Part:
    """A component that Discord has returned."""

    dictionary: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return self.dictionary


@dataclass
class Channel:
    """A channel, thread or DM."""

    there: "Discord"
    id: int

    async def send(self, *, nonce: str, allowed_mentions: discord.AllowedMentions, **body: Any) -> Message:
        assert len(nonce) <= 25
        known = next((m for m in self.there.taken if (m.nonce, m.channel) == (nonce, self.id)), None)
        people = allowed_mentions.users if isinstance(allowed_mentions.users, list) else []
        message = known or Message(self.there, len(self.there.taken) + 1, self.id, nonce)
        self.there.fail("send")
        if known is None:
            message.content, message.view = body.get("content", ""), body["view"]
            message.attachments = body.get("files", ())
            message.notified = [person.id for person in people]
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
    """Takes messages, each nonce once in a channel; what is in `faults` happens instead, each once."""

    taken: list[Message] = field(default_factory=list)
    standing: dict[int, Message] = field(default_factory=dict)
    faults: dict[str, BaseException] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    user = ME

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
        if what in self.faults:
            raise self.faults.pop(what)

    @property
    def shown(self) -> list[str]:
        """What all messages that stand say, in the order in which they came."""
        return [message.content or text_of(message.view) for _, message in sorted(self.standing.items())]


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
        """Takes up what was left, to the end."""
        await self.keeper.resume()
        await rest()

    async def withdraw(self, key: MessageKey) -> None:
        await self.keeper.withdraw(await self.keeper.known(key))

    async def show(self, key: MessageKey, body: Body, channel: int = CHANNEL, **more: Any) -> None:
        await self.keeper.keep(key, lambda: Wanted(channel, body, **more))

    async def call(self, *people: int) -> None:
        """Nudges some people, and notifies them."""
        words = " ".join(f"<@{user_id}>" for user_id in people)
        await self.show(NUDGE, Plain(words), mentions=people, is_news=True)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "data" / "tavern.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
async def bot(database: Database) -> AsyncIterator[Bot]:
    bot = Bot.started(Discord(), database)
    yield bot
    await bot.keeper.stop()


def restarted(bot: Bot, database: Database) -> Bot:
    return Bot.started(bot.there, database)


async def test_what_looks_the_same_is_neither_sent_nor_edited_again(bot: Bot, database: Database) -> None:
    for text in ("one", "one", "two", "two"):
        await bot.show(POST, page([text]))
    assert bot.there.asked == ["sent", "edit"]
    await bot.keeper.mark_told(POST.subject, 1)
    bot = restarted(bot, database)
    await bot.show(POST, page(["two"]))
    assert bot.there.asked == ["sent", "edit"]
    assert bot.there.shown == ["two"]


async def test_killed_at_the_instant_of_a_send_it_has_one_message_that_shows_the_latest(
    bot: Bot, database: Database
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["revision 3"]))
    bot = restarted(bot, database)
    await bot.show(POST, page(["revision 4"]))
    assert bot.there.shown == ["revision 4"]


async def test_an_answer_that_is_lost_leaves_no_second_message_though_the_table_has_changed_since(
    bot: Bot,
) -> None:
    bot.there.faults["sent"] = aiohttp.ServerDisconnectedError()
    with pytest.raises(Unavailable):
        await bot.show(POST, page(["revision 3"]))
    await bot.show(POST, page(["revision 4"]))
    assert bot.there.shown == ["revision 4"]


async def test_killed_before_the_old_message_is_deleted_it_deletes_that_after_the_start(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, page(["old"]))
    bot.there.faults["delete"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["new"]), OTHER_CHANNEL)
    assert bot.there.shown == ["old", "new"]
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.there.shown == ["new"]
    assert await bot.store.to_delete() == []


async def test_an_old_message_that_discord_does_not_delete_now_is_deleted_later(bot: Bot) -> None:
    await bot.show(POST, page(["old"]))
    bot.there.faults["delete"] = aiohttp.ServerDisconnectedError()
    await bot.show(POST, page(["new"]), OTHER_CHANNEL)
    await rest()
    assert bot.there.shown == ["new"]


async def test_killed_at_the_instant_of_a_nudge_it_mentions_nobody_twice(
    bot: Bot, database: Database
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA, BEN)
    bot = restarted(bot, database)
    await bot.call(ANNA, BEN)
    assert [message.notified for message in bot.there.taken] == [[ANNA, BEN]]
    assert bot.there.shown == [f"<@{ANNA}> <@{BEN}>"]


async def test_killed_at_the_instant_of_a_nudge_it_still_tells_who_is_awaited_then(
    bot: Bot, database: Database
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    await bot.call(BEN)
    assert [message.notified for message in bot.there.taken] == [[ANNA], [BEN]]
    assert bot.there.shown == [f"<@{BEN}>"]


async def test_what_was_taken_away_can_come_back_at_once(bot: Bot) -> None:
    for _ in range(3):
        await bot.show(POST, page(["same"]))
        await bot.keeper.withdraw(await bot.keeper.known(POST))
        assert bot.there.shown == []
    await bot.show(POST, page(["same"]))
    assert bot.there.shown == ["same"]


@pytest.mark.parametrize("bodies", [(Plain("a"), page(["b"])), (page(["a"]), Plain("b"))])
async def test_plain_text_and_components_never_become_each_other(bot: Bot, bodies: Sequence[Body]) -> None:
    for body in bodies:
        await bot.show(POST, body)
    assert bot.there.asked == ["sent", "sent", "delete"]
    assert bot.there.shown == ["b"]


async def test_a_message_that_was_left_is_never_changed_again(bot: Bot) -> None:
    await bot.show(NUDGE, Plain("agree?"))
    known = await bot.keeper.known(NUDGE)
    assert known is not None
    await bot.keeper.leave(known, Plain("declined"))
    assert await bot.keeper.known(NUDGE) is None
    await bot.show(NUDGE, Plain("agree now?"))
    assert bot.there.shown == ["declined", "agree now?"]


async def test_an_edit_is_remembered_with_what_is_told_and_not_before(bot: Bot, database: Database) -> None:
    await bot.show(POST, page(["one"]))
    sent = await bot.store.one(POST)
    await bot.show(POST, page(["two"]))
    assert await bot.store.one(POST) == sent
    await bot.keeper.mark_told(POST.subject, 1)
    shown = await bot.store.one(POST)
    assert shown is not None
    assert sent is not None
    assert replace(shown, shows=sent.shows) == sent
    assert shown.shows != sent.shows


async def test_messages_of_two_kinds_have_two_nonces_though_they_are_of_one_table(bot: Bot) -> None:
    """Else Discord would answer the second with the first."""
    for kind in MessageKind:
        await bot.show(MessageKey(kind, POST.subject), Plain(kind))
    nonces = [message.nonce for message in bot.there.taken]
    assert len(set(nonces)) == len(nonces) == len(MessageKind)


def test_the_posts_of_a_channel_are_edited_once_in_a_time_and_show_the_latest(tmp_path: Path) -> None:
    async def work() -> None:
        database = await Database.open(tmp_path / "data" / "tavern.sqlite3")
        there, state = Discord(), count()
        messenger = Messenger(cast("discord.Client", there), Presence(lambda: 0), 1e9, edit_interval=2)
        keeper = MessageKeeper(MessageStore(database), messenger, lambda table_id: None)
        for shown, seconds in ((0, 0), (1, 0), (3, 2), (5, 4)):  # after a wait the state is asked for again
            await keeper.keep(POST, lambda: Wanted(CHANNEL, page([f"revision {next(state)}"])))
            assert there.shown == [f"revision {shown}"]
            assert asyncio.get_running_loop().time() == pytest.approx(seconds)
        await database.close()

    hurried(work())


@pytest.mark.parametrize(("soon_old", "waits"), [(message_keeper.SOON_OLD, (0, 0, 2)), (1 << 40, (0, 0, 0))])
def test_only_what_is_older_than_an_hour_and_no_post_is_edited_as_slowly_as_discord_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soon_old: int, waits: Sequence[int]
) -> None:
    monkeypatch.setattr(message_keeper, "SOON_OLD", soon_old)  # by their ids these messages are of 2015

    async def work() -> None:
        database = await Database.open(tmp_path / "data" / "tavern.sqlite3")
        there, state = Discord(), count()
        messenger = Messenger(cast("discord.Client", there), Presence(lambda: 0), 1e9, edit_interval=2)
        keeper = MessageKeeper(MessageStore(database), messenger, lambda table_id: None)
        for seconds in waits:
            await keeper.keep(NUDGE, lambda: Wanted(CHANNEL, page([f"revision {next(state)}"])))
            assert asyncio.get_running_loop().time() == pytest.approx(seconds, abs=1e-6)
        await database.close()

    hurried(work())


async def test_killed_at_the_instant_of_a_nudge_that_nobody_needs_any_more_it_takes_that_back(
    bot: Bot, database: Database
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [NUDGE.subject]
    await bot.withdraw(NUDGE)  # as its table does, which has nobody to call
    assert bot.there.shown == []


async def test_what_is_found_after_a_kill_mentions_nobody_twice(bot: Bot, database: Database) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.show(NUDGE, Plain(f"<@{ANNA}>"), shows="calls Anna", mentions=[ANNA], is_news=True)
    bot = restarted(bot, database)
    await bot.resume()
    found = await bot.keeper.known(NUDGE)
    assert found is not None
    assert found.shows == "calls Anna"
    assert [message.notified for message in bot.there.taken] == [[ANNA]]


async def test_killed_while_a_post_goes_to_the_end_of_the_channel_only_the_new_one_stays(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, page(["post"]))
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page(["post"])), again=True)
    bot = restarted(bot, database)
    await bot.resume()
    assert [*bot.there.standing] == [2]
    assert (await bot.store.known_ids(POST.subject)) == {2}


@pytest.mark.parametrize("channel", [CHANNEL, OTHER_CHANNEL])
async def test_killed_for_longer_than_discord_knows_a_nonce_it_has_one_message(
    bot: Bot, database: Database, channel: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["revision 3"]))
    bot.there.forget_nonces()
    monkeypatch.setattr("bot.ui.kit.sending.NONCE_LASTS", -1)
    bot = restarted(bot, database)
    await bot.show(POST, page(["revision 4"]), channel)
    await rest()
    assert bot.there.shown == ["revision 4"]


async def test_killed_twice_with_another_text_each_time_it_finds_what_discord_has(
    bot: Bot, database: Database
) -> None:
    for text, at in (("<@101>", "send"), ("<@102>", "sent")):
        bot.there.faults[at] = Killed()
        with pytest.raises(Killed):
            await bot.show(NUDGE, Plain(text), is_news=True)
        bot = restarted(bot, database)
    await bot.resume()
    found = await bot.keeper.known(NUDGE)
    assert found is not None
    assert bot.there.shown == ["<@102>"]


async def test_of_two_messages_of_one_key_the_newer_stays(bot: Bot, database: Database) -> None:
    for text in ("<@101>", "<@102>"):
        bot.there.faults["sent"] = Killed()
        with pytest.raises(Killed):
            await bot.show(NUDGE, Plain(text), is_news=True)
        bot.there.forget_nonces()
        bot = restarted(bot, database)
    await bot.resume()
    assert bot.there.shown == ["<@102>"]


async def test_what_had_not_reached_discord_is_forgotten(bot: Bot, database: Database) -> None:
    bot.there.faults["send"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA)
    assert await bot.store.keys_being_sent() == [NUDGE]
    bot = restarted(bot, database)
    await bot.resume()
    assert (bot.changed, bot.there.taken) == ([], [])
    assert await bot.store.keys_being_sent() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50007), (404, 10003), (400, 50035)])
async def test_what_discord_refuses_is_not_looked_for(bot: Bot, status: int, code: int) -> None:
    bot.there.faults["send"] = refusal(status, code)
    with pytest.raises((ClosedError, InvalidRequestError)):
        await bot.call(ANNA)
    assert await bot.store.keys_being_sent() == []


async def test_a_refusal_is_none_of_what_was_sent_before(bot: Bot, database: Database) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA)
    bot.there.faults["send"] = refusal(403, 50001)
    with pytest.raises(ClosedError):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [NUDGE.subject]


async def test_where_it_may_not_read_it_says_so_once_and_goes_on(
    bot: Bot, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    for _ in range(2):  # Discord may still know the nonce
        bot.there.faults["history"] = refusal(403, 50001)
        await bot.resume()
        assert await bot.store.keys_being_sent() == [NUDGE]
    monkeypatch.setattr("bot.ui.kit.sending.NONCE_LASTS", -1)
    for _ in range(2):
        bot.there.faults["history"] = refusal(403, 50001)
        await bot.resume()
        assert await bot.store.keys_being_sent() == []
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert fields_of(caplog.records[0]) == {"kind": "nudge", "subject": 7, "channel": CHANNEL}


async def test_messages_of_others_and_answers_are_never_taken_for_its_own(
    bot: Bot, database: Database
) -> None:
    button = TableButton(ButtonId(7, "choose"), "Play")
    bot.there.faults["send"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["post"], [button]))
    bot.there.post(CHANNEL, page(["copied"], [button]), author=discord.Object(2))
    bot.there.post(CHANNEL, page(["answer"], [button]), interaction_metadata="a command")
    bot.there.post(OTHER_CHANNEL, page(["elsewhere"], [button]))
    bot.there.post(CHANNEL, page(["another"], [TableButton(ButtonId(8, "choose"), "Play")]))
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == []
    assert bot.there.shown == ["copied", "answer", "elsewhere", "another"]


async def test_a_message_is_known_by_its_buttons_whatever_discord_makes_of_its_text(
    bot: Bot, database: Database
) -> None:
    button = TableButton(ButtonId(7, "choose"), "Play")
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["said :smile:"], [button]))
    bot.there.taken[0].view = page(["said 😄"], [button])
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [POST.subject]


async def test_what_stands_of_the_same_table_is_not_found_again(bot: Bot, database: Database) -> None:
    await bot.show(POST, page(["post"]))
    bot.there.faults["send"] = Killed()
    with pytest.raises(Killed):
        await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page(["post"])), again=True)
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == []
    assert [*bot.there.standing] == [1]


def test_what_is_not_wanted_any_more_after_a_lost_answer_is_looked_for_soon(tmp_path: Path) -> None:
    async def work() -> None:
        database = await Database.open(tmp_path / "data" / "tavern.sqlite3")
        bot = Bot.started(Discord(), database)
        bot.there.faults["sent"] = aiohttp.ServerDisconnectedError()
        with pytest.raises(Unavailable):
            await bot.call(ANNA)
        assert bot.there.shown == [f"<@{ANNA}>"]
        bot.there.faults["history"] = aiohttp.ServerDisconnectedError()  # and again after a while
        await rest()
        assert bot.changed == [NUDGE.subject]
        await database.close()

    hurried(work())


async def test_what_is_sent_is_stored_before_that_once(bot: Bot) -> None:
    for _ in range(2):
        bot.there.faults["send"] = aiohttp.ServerDisconnectedError()
        with pytest.raises(Unavailable):
            await bot.call(ANNA)
    [sending] = await bot.store.being_sent(NUDGE)
    assert (sending.row.channel_id, sending.row.message_id, sending.row.is_plain) == (CHANNEL, 0, True)
    await bot.call(ANNA)
    assert await bot.store.being_sent(NUDGE) == []


def refusal(status: int, code: int) -> discord.HTTPException:
    """Discord says no."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(cast("Any", response), {"code": code, "message": "no"})


async def rest() -> None:
    """Waits for what is done later."""
    while tasks := [task for task in asyncio.all_tasks() if task.get_name() == "messages left over"]:
        await asyncio.wait(tasks)


def pictured(text: str, key: str) -> ui.LayoutView:
    return with_drawing(page([text]), Drawing(key, "what it shows", key.encode()))


def shown_in(message: Message) -> list[bytes]:
    return [file.fp.read() for file in message.attachments if not file.fp.seek(0)]


async def test_a_picture_that_a_message_shows_is_not_sent_again(bot: Bot) -> None:
    await bot.show(POST, pictured("one", "first"))
    [message] = bot.there.taken
    sent = message.attachments
    await bot.show(POST, pictured("two", "first"))
    assert message.attachments is sent, "the edit said nothing of attachments"
    await bot.show(POST, pictured("two", "second"))
    assert shown_in(message) == [b"second"]
    await bot.show(POST, page(["three"]))
    assert shown_in(message) == []


async def test_a_message_that_another_process_has_sent_is_given_its_picture_again(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, pictured("one", "first"))
    [message] = bot.there.taken
    sent, again = message.attachments, Bot.started(bot.there, database)
    await again.show(POST, pictured("two", "first"))
    assert message.attachments is not sent
    assert shown_in(message) == [b"first"]


async def test_a_message_that_a_nonce_brought_back_without_its_picture_is_given_it(
    bot: Bot, database: Database
) -> None:
    bot.there.faults["sent"] = Killed()
    with pytest.raises(Killed):
        await bot.show(POST, page(["one"]))
    again = Bot.started(bot.there, database)
    await again.show(POST, pictured("one", "first"))
    [message] = bot.there.taken
    assert shown_in(message) == [b"first"]
