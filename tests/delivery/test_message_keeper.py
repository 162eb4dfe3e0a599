"""The keeper of messages: what a kill, a lost answer and a change of mind leave on Discord."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import cast

import aiohttp
import discord
import pytest
from discord.http import MultipartParameters

from bot.delivery import message_keeper
from bot.delivery.body import Body, Drawing, Plain, Still, fingerprint, with_drawing
from bot.delivery.circuit_breaker import TRIES
from bot.delivery.discord_errors import InvalidRequestError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger, OvertakenError
from bot.model.messages import MessageKey, MessageKind
from bot.model.shown import Looks
from bot.store.engine import Database
from bot.store.messages import MessageStore
from bot.tables.presence import Presence, Unavailable
from bot.ui.kit.layout import page
from tests import slow_reads
from tests.databases import opened
from tests.delivery.hurried import hurried
from tests.delivery.keeping import (
    ANNA,
    BEN,
    CHANNEL,
    NUDGE,
    OTHER_CHANNEL,
    POST,
    ROLE,
    Bot,
    Discord,
    killed,
    never,
    pictured,
    refusal,
    rest,
    restarted,
    shown_in,
)
from tests.simulated.attachments import Model


async def test_what_looks_the_same_is_neither_sent_nor_edited_again(bot: Bot, database: Database) -> None:
    for text in ("one", "one", "two", "two"):
        await bot.show(POST, page([text]))
    assert bot.there.asked == ["sent", "edit"]
    await bot.keeper.mark_shown(POST.subject, 1)
    bot = restarted(bot, database)
    await bot.show(POST, page(["two"]))
    assert bot.there.asked == ["sent", "edit"]
    assert bot.there.shown == ["two"]


async def test_killed_at_the_instant_of_a_send_it_has_one_message_that_shows_the_latest(
    bot: Bot, database: Database
) -> None:
    with killed(bot, "sent"):
        await bot.show(POST, page(["revision 3"]))
    bot = restarted(bot, database)
    await bot.show(POST, page(["revision 4"]))
    assert bot.there.shown == ["revision 4"]


async def test_what_discord_has_from_before_a_kill_is_edited_by_the_next_try_where_the_first_fails(
    bot: Bot, database: Database
) -> None:
    with killed(bot, "sent"):
        await bot.show(POST, page(["revision 3"]))
    bot = restarted(bot, database)
    bot.there.faults["edit"] = aiohttp.ServerDisconnectedError()
    with pytest.raises(Unavailable):
        await bot.show(POST, page(["revision 4"]))
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


async def test_a_message_that_is_sent_anew_for_its_kind_or_since_it_is_gone_notifies_nobody_again(
    bot: Bot,
) -> None:
    await bot.show(NUDGE, page([f"<@{ANNA}>"]), mentions=[ANNA], is_news=True)
    await bot.show(NUDGE, Plain(f"<@{ANNA}>"), mentions=[ANNA])
    bot.there.standing.clear()
    bot.there.faults["edit"] = refusal(404, 10008)
    await bot.show(NUDGE, Plain(f"<@{ANNA}>: soon"), mentions=[ANNA])
    assert bot.there.shown == [f"<@{ANNA}>: soon"]
    assert [message.notified for message in bot.there.taken] == [[ANNA], [], []]


async def test_killed_before_the_old_message_is_deleted_it_deletes_that_after_the_start(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, page(["old"]))
    with killed(bot, "delete"):
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
    with killed(bot, "sent"):
        await bot.call(ANNA, BEN)
    bot = restarted(bot, database)
    await bot.call(ANNA, BEN)
    assert [message.notified for message in bot.there.taken] == [[ANNA, BEN]]
    assert bot.there.shown == [f"<@{ANNA}> <@{BEN}>"]


async def test_killed_at_the_instant_of_a_nudge_it_still_tells_who_is_awaited_then(
    bot: Bot, database: Database
) -> None:
    with killed(bot, "sent"):
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


async def test_a_message_that_is_gone_can_be_left(bot: Bot) -> None:
    await bot.show(NUDGE, Plain("agree?"))
    known = await bot.keeper.known(NUDGE)
    assert known is not None
    bot.there.faults["edit"] = refusal(404, 10008)
    await bot.keeper.leave(known, Plain("declined"))
    assert await bot.keeper.known(NUDGE) is None


async def test_a_role_that_is_called_is_notified(bot: Bot) -> None:
    await bot.show(NUDGE, Plain(f"<@&{ROLE}>"), is_news=True, role=ROLE)
    assert [message.notified for message in bot.there.taken] == [[ROLE]]


async def kept_patiently(bot: Bot, text: str) -> None:
    await bot.keeper.keep(POST, lambda: Wanted(CHANNEL, page([text])), patiently=True)


async def test_only_refusals_in_a_row_make_a_message_fail_that_is_kept_patiently(bot: Bot) -> None:
    await kept_patiently(bot, "0")
    for number in range(1, TRIES + 1):
        bot.there.faults["edit"] = refusal(403, 50001)
        with pytest.raises(Unavailable):
            await kept_patiently(bot, f"{number}")
        await kept_patiently(bot, f"{number}")
    assert bot.there.shown == [f"{TRIES}"]


async def test_an_edit_is_remembered_with_what_is_told_and_not_before(bot: Bot, database: Database) -> None:
    await bot.show(POST, page(["one"]))
    sent = await bot.store.one(POST)
    await bot.show(POST, page(["two"]))
    assert await bot.store.one(POST) == sent
    await bot.keeper.mark_shown(POST.subject, 1)
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


@pytest.mark.skipif(slow_reads.ALWAYS, reason="it measures the seconds of its own clock")
def test_the_posts_of_a_channel_are_edited_once_in_a_time_and_show_the_latest(tmp_path: Path) -> None:
    async def work() -> None:
        database = await opened(tmp_path / "data" / "tavern.sqlite3")
        there, state = Discord(), count()
        messenger = Messenger(cast("discord.Client", there), Presence(lambda: 0), 1e9, edit_interval=2)
        keeper = MessageKeeper(MessageStore(database), messenger, lambda table_id: None)
        for shown, seconds in ((0, 0), (1, 0), (3, 2), (5, 4)):  # after a wait the state is asked for again
            await keeper.keep(POST, lambda: Wanted(CHANNEL, page([f"revision {next(state)}"])))
            assert there.shown == [f"revision {shown}"]
            assert asyncio.get_running_loop().time() == pytest.approx(seconds)
        await database.close()

    hurried(work())


@pytest.mark.skipif(slow_reads.ALWAYS, reason="it measures the seconds of its own clock")
@pytest.mark.parametrize(("soon_old", "waits"), [(message_keeper.SOON_OLD, (0, 0, 2)), (1 << 40, (0, 0, 0))])
def test_only_what_is_older_than_an_hour_and_no_post_is_edited_as_slowly_as_discord_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soon_old: int, waits: Sequence[int]
) -> None:
    monkeypatch.setattr(message_keeper, "SOON_OLD", soon_old)  # by their ids these messages are of 2015

    async def work() -> None:
        database = await opened(tmp_path / "data" / "tavern.sqlite3")
        there, state = Discord(), count()
        messenger = Messenger(cast("discord.Client", there), Presence(lambda: 0), 1e9, edit_interval=2)
        keeper = MessageKeeper(MessageStore(database), messenger, lambda table_id: None)
        for seconds in waits:
            await keeper.keep(NUDGE, lambda: Wanted(CHANNEL, page([f"revision {next(state)}"])))
            assert asyncio.get_running_loop().time() == pytest.approx(seconds, abs=1e-6)
        await database.close()

    hurried(work())


async def test_a_message_on_which_discord_fails_while_it_answers_others_is_left_until_it_changes(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.show(POST, page(["before"]))
    for number, error in enumerate((Unavailable, Unavailable, InvalidRequestError)):
        await bot.show(NUDGE, page([f"another {number}"]))
        bot.there.faults["edit"] = refusal(500, 0)
        with pytest.raises(error):
            await bot.show(POST, page(["too much"]))
    asked = len(bot.there.asked)
    with pytest.raises(InvalidRequestError):
        await bot.show(POST, page(["too much"]))
    assert len(bot.there.asked) == asked
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
        "Discord fails on a message, which is left"
    ]
    await bot.show(POST, page(["after"]))
    assert bot.there.shown == ["after", "another 2"]


async def test_while_discord_answers_nothing_it_is_away_and_no_message_is_left(bot: Bot) -> None:
    await bot.show(POST, page(["before"]))
    for _ in range(5):
        bot.there.faults["edit"] = refusal(500, 0)
        with pytest.raises(Unavailable):
            await bot.show(POST, page(["after"]))
    await bot.show(POST, page(["after"]))
    assert bot.there.shown == ["after"]


async def test_a_call_on_which_discord_fails_while_it_answers_others_is_tried_until_it_arrives(
    bot: Bot,
) -> None:
    for number in range(5):
        await bot.show(POST, page([f"another {number}"]))
        bot.there.faults["send"] = refusal(500, 0)
        with pytest.raises(Unavailable):
            await bot.show(NUDGE, Plain("Anna"))
    await bot.show(NUDGE, Plain("Anna"))
    assert bot.there.shown == ["another 4", "Anna"]


@pytest.mark.parametrize("model", [Model.DOCUMENTED, Model.LENIENT])
async def test_a_picture_that_a_message_shows_is_not_sent_again(bot: Bot, model: Model) -> None:
    bot.there.pictures = model
    for text, picture in (("one", "first"), ("two", "first"), ("two", "second"), ("three", "second")):
        await bot.show(POST, pictured(text, picture))
        [message] = bot.there.taken
        assert (bot.there.shown, shown_in(message)) == ([text], [picture.encode()])
    assert bot.there.uploads == 2
    await bot.show(POST, page(["four"]))
    assert shown_in(message) == []


async def test_after_a_restart_a_picture_that_a_message_shows_is_not_sent_again(
    bot: Bot, database: Database
) -> None:
    await bot.show(POST, pictured("one", "zeroth"))
    await bot.show(POST, pictured("one", "first"))
    await bot.keeper.mark_shown(POST.subject, 1)
    again = Bot.started(bot.there, database)
    await again.show(POST, pictured("two", "first"))
    [message] = bot.there.taken
    assert (bot.there.shown, shown_in(message), bot.there.uploads) == (["two"], [b"first"], 2)


async def test_where_discord_keeps_no_picture_one_refusal_settles_it(bot: Bot) -> None:
    bot.there.pictures = Model.REFUSES_KEPT
    other = MessageKey(MessageKind.POST, 8)
    for text in ("one", "two", "three"):
        await bot.show(POST, pictured(text, "first"))
        await bot.show(other, pictured(text, "second"))
    assert bot.there.shown == ["three", "three"]
    assert [shown_in(message) for message in bot.there.taken] == [[b"first"], [b"second"]]
    assert bot.there.uploads == 6
    assert bot.there.asked.count("edit") == 5, "one was refused"


async def test_an_edit_that_discord_refuses_for_no_picture_is_not_sent_again(bot: Bot) -> None:
    await bot.show(POST, pictured("one", "first"))
    bot.there.faults["edit"] = refusal(400, 50035, {"content": {"_errors": [{"message": "too long"}]}})
    with pytest.raises(InvalidRequestError):
        await bot.show(POST, pictured("two", "first"))
    assert bot.there.uploads == 1


async def test_a_picture_that_is_gone_is_sent_again_and_others_are_kept_all_the_same(bot: Bot) -> None:
    other = MessageKey(MessageKind.POST, 8)
    for text in ("one", "two"):
        await bot.show(POST, pictured(text, "first"))
        await bot.show(other, pictured(text, "second"))
    bot.there.taken[0].files = []
    for text in ("three", "four"):
        await bot.show(POST, pictured(text, "first"))
        await bot.show(other, pictured(text, "second"))
    assert [shown_in(message) for message in bot.there.taken] == [[b"first"], [b"second"]]
    assert bot.there.uploads == 3


async def test_a_picture_that_was_replaced_as_the_bot_was_killed_is_sent_again_and_others_are_kept(
    bot: Bot, database: Database
) -> None:
    other = MessageKey(MessageKind.POST, 8)
    await bot.show(POST, pictured("one", "first"))
    await bot.show(other, pictured("one", "second"))
    await bot.show(POST, pictured("two", "third"))  # which is not remembered yet
    again = Bot.started(bot.there, database)
    await again.show(POST, pictured("three", "first"))
    await again.show(other, pictured("two", "second"))
    assert [shown_in(message) for message in bot.there.taken] == [[b"first"], [b"second"]]
    assert bot.there.shown == ["three", "two"]
    assert bot.there.uploads == 4


async def test_what_was_not_drawn_in_time_goes_out_as_text_and_is_shown_once_it_is_there(bot: Bot) -> None:
    later: list[bytes] = []

    async def data(still: Still) -> bytes | None:
        return later[0] if later else None

    body = with_drawing(page(["one"]), Drawing("first", "what it shows", data, never))
    await bot.show(POST, body)
    await bot.show(POST, body)
    [message] = bot.there.taken
    assert (bot.there.asked, shown_in(message)) == (["sent"], [])
    later.append(b"first")
    await bot.show(POST, body)
    assert (bot.there.asked, shown_in(message)) == (["sent", "edit"], [b"first"])


async def test_what_a_press_and_an_edit_have_shown_at_once_is_shown_again(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the two was last on Discord, and whatever picture it took away."""
    await bot.show(POST, pictured("one", "first"))
    known, edit = await bot.keeper.known(POST), bot.there.edit_message
    assert known is not None
    pressed = pictured("of the press", "first")

    async def edit_after_a_press(*place: int, params: MultipartParameters) -> object:
        edited: object = await edit(*place, params=params)
        bot.keeper.note(replace(known, shows=Looks(fingerprint(pressed))))
        return edited

    with monkeypatch.context() as patch:
        patch.setattr(bot.there, "edit_message", edit_after_a_press)
        with pytest.raises(OvertakenError):
            await bot.show(POST, pictured("two", "second"))
    [message] = bot.there.taken
    assert (bot.there.shown, shown_in(message)) == (["two"], [b"second"])
    await bot.show(POST, pressed)
    assert (bot.there.shown, shown_in(message)) == (["of the press"], [b"first"])
    assert bot.there.asked == ["sent", "edit", "edit"]


async def test_a_picture_that_a_press_took_away_before_an_edit_came_is_sent_again(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses the edit, which lists a file that is gone."""
    await bot.show(POST, pictured("one", "first"))
    await bot.show(POST, pictured("two", "first"))
    known, edit = await bot.keeper.known(POST), bot.there.edit_message
    [message] = bot.there.taken
    assert known is not None
    pressed = replace(known, shows=Looks(fingerprint(page(["of the press"]))), picture=None)

    async def edit_after_a_press(*place: int, params: MultipartParameters) -> object:
        if await bot.keeper.known(POST) == known:
            message.files = []
            bot.keeper.note(pressed)
        done: object = await edit(*place, params=params)
        return done

    monkeypatch.setattr(bot.there, "edit_message", edit_after_a_press)
    with pytest.raises(OvertakenError):
        await bot.show(POST, pictured("three", "first"))
    await bot.show(POST, pictured("three", "first"))
    assert (bot.there.shown, shown_in(message)) == (["three"], [b"first"])
    assert bot.there.asked == ["sent", "edit", "edit", "edit", "edit"]


@pytest.mark.parametrize("newer", [False, True])
async def test_a_picture_that_is_not_drawn_in_time_follows_unless_the_message_shows_something_newer_by_then(
    bot: Bot, newer: bool
) -> None:
    drawn, waiting = asyncio.Event(), list[Still]()

    async def data(still: Still) -> bytes | None:
        return b"first" if drawn.is_set() else None

    async def comes(still: Still) -> bool:
        waiting.append(still)
        await drawn.wait()
        return True

    for text in ("one", "two"):  # sent, and edited
        await bot.show(POST, with_drawing(page([text]), Drawing("first", "what it shows", data, comes)))
        await asyncio.sleep(0)
    if newer:
        await bot.show(POST, page(["three"]))
    assert [still() for still in waiting] == [False, not newer]
    drawn.set()
    while tasks := [task for task in asyncio.all_tasks() if task.get_name() == "a picture follows"]:
        await asyncio.wait(tasks)
    [message] = bot.there.taken
    assert bot.there.shown == ["three" if newer else "two"]
    assert shown_in(message) == ([] if newer else [b"first"])


async def test_a_message_that_a_nonce_brought_back_without_its_picture_is_given_it(
    bot: Bot, database: Database
) -> None:
    with killed(bot, "sent"):
        await bot.show(POST, page(["one"]))
    again = Bot.started(bot.there, database)
    await again.show(POST, pictured("one", "first"))
    [message] = bot.there.taken
    assert shown_in(message) == [b"first"]
