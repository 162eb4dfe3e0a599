"""What the keeper of messages finds after a kill or a lost answer, and puts in order."""

import asyncio
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.delivery.body import Plain
from bot.delivery.discord_errors import ClosedError, InvalidRequestError
from bot.delivery.message_keeper import LOOKED_FOR_AFTER, Wanted
from bot.logs import fields_of
from bot.model.messages import MessageKey, MessageKind
from bot.model.shown import ShownAway, Unsure
from bot.store.engine import Database
from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase
from bot.tables.presence import Unavailable
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from tests.databases import opened, writer_of
from tests.delivery.hurried import hurried
from tests.delivery.keeping import (
    ANNA,
    CHANNEL,
    NUDGE,
    OTHER_CHANNEL,
    POST,
    Bot,
    Discord,
    killed,
    refusal,
    rest,
    restarted,
)


async def test_killed_at_the_instant_of_a_nudge_that_nobody_needs_any_more_it_takes_that_back(
    bot: Bot, database: Database
) -> None:
    with killed(bot, "sent"):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [NUDGE.subject]
    await bot.withdraw(NUDGE)  # as its table does, which has nobody to call
    assert bot.there.shown == []


async def test_what_is_found_after_a_kill_mentions_nobody_twice(bot: Bot, database: Database) -> None:
    with killed(bot, "sent"):
        await bot.show(NUDGE, Plain(f"<@{ANNA}>"), shows=ShownAway(ANNA), mentions=[ANNA], is_news=True)
    bot = restarted(bot, database)
    await bot.resume()
    found = await bot.keeper.known(NUDGE)
    assert found is not None
    assert found.shows == ShownAway(ANNA)
    assert [message.notified for message in bot.there.taken] == [[ANNA]]


async def test_killed_while_a_post_goes_to_the_end_of_the_channel_only_the_new_one_stays(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, page(["post"]))
    with killed(bot, "sent"):
        await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page(["post"])), again=True)
    bot = restarted(bot, database)
    await bot.resume()
    assert [*bot.there.standing] == [2]
    assert (await bot.store.known_ids(POST.subject)) == {2}


@pytest.mark.parametrize("channel", [CHANNEL, OTHER_CHANNEL])
async def test_killed_for_longer_than_discord_knows_a_nonce_it_has_one_message(
    bot: Bot, database: Database, channel: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with killed(bot, "sent"):
        await bot.show(POST, page(["revision 3"]))
    bot.there.forget_nonces()
    monkeypatch.setattr("bot.delivery.outbox.NONCE_LASTS", -1)
    bot = restarted(bot, database)
    await bot.show(POST, page(["revision 4"]), channel)
    await rest()
    assert bot.there.shown == ["revision 4"]


async def test_killed_twice_with_another_text_each_time_it_finds_what_discord_has(
    bot: Bot, database: Database
) -> None:
    for text, at in (("<@101>", "send"), ("<@102>", "sent")):
        with killed(bot, at):
            await bot.show(NUDGE, Plain(text), is_news=True)
        bot = restarted(bot, database)
    await bot.resume()
    found = await bot.keeper.known(NUDGE)
    assert found is not None
    assert bot.there.shown == ["<@102>"]


async def test_of_two_messages_of_one_key_the_newer_stays(bot: Bot, database: Database) -> None:
    for text in ("<@101>", "<@102>"):
        with killed(bot, "sent"):
            await bot.show(NUDGE, Plain(text), is_news=True)
        bot.there.forget_nonces()
        bot = restarted(bot, database)
    await bot.resume()
    assert bot.there.shown == ["<@102>"]


async def test_what_had_not_reached_discord_is_forgotten(bot: Bot, database: Database) -> None:
    with killed(bot, "send"):
        await bot.call(ANNA)
    assert await bot.store.keys_being_sent() == (NUDGE,)
    bot = restarted(bot, database)
    await bot.resume()
    assert (bot.changed, bot.there.taken) == ([], [])
    assert await bot.store.keys_being_sent() == ()


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50007), (404, 10003), (400, 50035)])
async def test_what_discord_refuses_is_not_looked_for(bot: Bot, status: int, code: int) -> None:
    bot.there.faults["send"] = refusal(status, code)
    with pytest.raises((ClosedError, InvalidRequestError)):
        await bot.call(ANNA)
    assert await bot.store.keys_being_sent() == ()


async def test_a_refusal_is_none_of_what_was_sent_before(bot: Bot, database: Database) -> None:
    with killed(bot, "sent"):
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
    with killed(bot, "sent"):
        await bot.call(ANNA)
    bot = restarted(bot, database)
    for _ in range(2):  # Discord may still know the nonce
        bot.there.faults["history"] = refusal(403, 50001)
        await bot.resume()
        assert await bot.store.keys_being_sent() == (NUDGE,)
    monkeypatch.setattr("bot.delivery.outbox.LOOKED_FOR", -1)
    for _ in range(2):
        bot.there.faults["history"] = refusal(403, 50001)
        await bot.resume()
        assert await bot.store.keys_being_sent() == ()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert fields_of(caplog.records[0]) == {"kind": "nudge", "subject": 7, "channel": CHANNEL}


async def test_what_it_may_not_look_for_at_first_is_found_when_it_is_let_in_again(
    bot: Bot, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with killed(bot, "sent"):
        await bot.call(ANNA)
    monkeypatch.setattr("bot.delivery.outbox.NONCE_LASTS", -1)
    bot = restarted(bot, database)
    bot.there.faults["history"] = refusal(403, 50001)
    await bot.resume()
    await restarted(bot, database).resume()
    assert (await bot.store.known_ids(NUDGE.subject)) == {1}


async def test_messages_of_others_and_answers_are_never_taken_for_its_own(
    bot: Bot, database: Database
) -> None:
    button = TableButton(ButtonId(7, "choose"), "Play")
    with killed(bot, "send"):
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
    with killed(bot, "sent"):
        await bot.show(POST, page(["said :smile:"], [button]))
    bot.there.taken[0].view = page(["said 😄"], [button])
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [POST.subject]


async def test_a_hand_that_was_pressed_before_anybody_knew_of_it_is_found(
    bot: Bot, database: Database
) -> None:
    hand = MessageKey(MessageKind.HAND, 7, 0)
    with killed(bot, "sent"):
        await bot.show(hand, page(["your turn"], [TableButton(ButtonId(7, "move", 5, "bid 1"), "1")]))
    bot.there.taken[0].view = page(["This game is over."], [TableButton(ButtonId(7, "rules"), "Rules")])
    of_another = bot.there.post(CHANNEL, page(["another"], [TableButton(ButtonId(8, "rules"), "Rules")]))
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == [7]
    found = await bot.keeper.known(hand)
    assert found is not None
    assert (found.message_id, found.shows) == (1, Unsure())
    assert of_another.id not in await bot.store.known_ids(7)


async def test_a_post_is_no_hand_however_alike_what_is_pressed(bot: Bot, database: Database) -> None:
    with killed(bot, "send"):
        await bot.show(POST, page(["post"], [TableButton(ButtonId(7, "choose"), "Play")]))
    bot.there.post(CHANNEL, page(["a hand"], [TableButton(ButtonId(7, "rules"), "Rules")]))
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == []


async def test_what_stands_of_the_same_table_is_not_found_again(bot: Bot, database: Database) -> None:
    await bot.show(POST, page(["post"]))
    with killed(bot, "send"):
        await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page(["post"])), again=True)
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.changed == []
    assert [*bot.there.standing] == [1]


def test_what_is_not_wanted_any_more_after_a_lost_answer_is_looked_for_soon(tmp_path: Path) -> None:
    async def work() -> None:
        database = await opened(tmp_path / "data" / "tavern.sqlite3")
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


def test_what_stands_though_that_could_not_be_stored_is_looked_for_until_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = await opened(tmp_path / "data" / "tavern.sqlite3")
        bot, writer = Bot.started(Discord(), database), writer_of(database)
        happen = bot.there.happen

        def fills(what: str) -> None:
            happen(what)
            writer.execute("PRAGMA query_only = ON")

        monkeypatch.setattr(bot.there, "happen", fills)
        with pytest.raises(StoreError):
            await bot.call(ANNA)
        await asyncio.sleep(5 * LOOKED_FOR_AFTER)
        assert bot.changed == []
        writer.execute("PRAGMA query_only = OFF")
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


async def test_a_message_that_its_channel_does_not_let_it_take_back_is_deleted_once_it_does(
    bot: Bot, database: Database
) -> None:
    await bot.call(ANNA)
    bot.there.faults["delete"] = refusal(403, 50001)
    await bot.withdraw(NUDGE)
    await bot.show(NUDGE, Plain("another"), is_news=True)
    assert bot.there.shown == [f"<@{ANNA}>", "another"]
    bot = restarted(bot, database)
    await bot.resume()
    assert bot.there.shown == ["another"]
    assert await bot.store.to_delete() == []


def test_a_channel_is_asked_again_soon_to_delete_a_message_and_left_alone_after_three_refusals(
    tmp_path: Path,
) -> None:
    async def asked() -> None:
        database = await SqliteDatabase.open(tmp_path / "tavern.sqlite3")
        bot = Bot.started(Discord(), database)
        await bot.show(POST, page(["old"]))
        bot.there.closed.add("delete")
        await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page(["new"])), again=True)
        await rest()
        assert bot.there.asked.count("delete") == 3
        await bot.resume()
        assert bot.there.asked.count("delete") == 3
        bot.there.closed.clear()
        await restarted(bot, database).resume()
        assert bot.there.shown == ["new"]
        await database.close()

    hurried(asked())


async def test_a_message_that_is_gone_already_is_not_deleted_again(bot: Bot) -> None:
    await bot.call(ANNA)
    bot.there.faults["delete"] = refusal(404, 10008)
    await bot.withdraw(NUDGE)
    assert await bot.store.to_delete() == []


async def test_who_takes_back_a_message_takes_back_none_that_stands_in_its_place_by_then(
    bot: Bot, database: Database
) -> None:
    await bot.call(ANNA)
    before = await bot.keeper.known(NUDGE)
    await bot.show(NUDGE, Plain("another"), is_news=True)
    await bot.keeper.withdraw(before)
    known = await bot.keeper.known(NUDGE)
    assert known is not None
    assert ([known.message_id], bot.there.shown) == ([*bot.there.standing], ["another"])
