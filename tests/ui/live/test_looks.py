"""After an upgrade every post and hand gets the looks of the new version, at leisure, and nothing is sent."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot import VERSION
from bot.delivery.body import Plain, fingerprint
from bot.model.leagues import LeagueStage
from bot.model.messages import MessageKey, MessageKind
from bot.model.scorepads import ScorepadState
from bot.model.shown import Looks
from bot.model.tables import Absence
from bot.store.engine import Transaction
from bot.store.messages import MessageStore
from bot.store.shown import written
from bot.tables.calendar import DAY
from bot.ui.live import looks
from tests.cogs import league_tavern, scorepad_tavern
from tests.cogs.league_tavern import created, organiser
from tests.cogs.scorepad_tavern import begun
from tests.failures import NO_SERVER, failing
from tests.tavern import Tavern, tavern
from tests.ui.live.test_channel_notices import gone, notices
from tests.ui.live.test_nudges import nudges
from tests.ui.live.test_quiet import requests

pytestmark = pytest.mark.slow

OLD = [{"type": 10, "content": "as it was"}]


async def played(t: Tavern, name: str) -> int:
    t.channel = t.guild.create_text_channel(name)
    await t.start(rounds=1)
    return (await t.forward()).id


async def look_old(t: Tavern) -> None:
    """All posts and hands look as a version before this one has shown them."""

    def work(connection: Transaction) -> None:
        connection.execute(
            "UPDATE messages SET shows = 'old' WHERE kind IN ('post', 'hand', 'league', 'scorepad')"
        )
        connection.execute("UPDATE notes SET value = '0.0' WHERE name = 'looks'")

    await (await t.bot.open_store()).write(work)
    for key in [key for key in await keys(t) if key.kind in (MessageKind.POST, MessageKind.HAND)]:
        row = await t.store.messages.one(key)
        assert row is not None
        t.env.backend.get_message(row.channel_id, row.message_id).components = OLD


async def keys(t: Tavern) -> list[MessageKey]:
    database = await t.bot.open_store()
    tables = [row["id"] for row in await database.fetch_all("SELECT id FROM tables")]
    return [key for table_id in tables for key in await t.store.messages.of_table(table_id)]


def old(t: Tavern) -> int:
    messages = [one for there in t.env.backend.messages.values() for one in there.values()]
    return len([message for message in messages if message.components == OLD])


def sent(t: Tavern) -> int:
    paths = [r.path for r in t.env.http_requests if r.method == "POST" and r.path.startswith("/channels/")]
    return len([path for path in paths if path.endswith("/messages")])


async def test_after_an_upgrade_every_screen_gets_its_new_looks_and_nothing_is_sent(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await played(t, "over")
        t.channel = t.guild.create_text_channel("running")
        await t.start(rounds=2)
        await look_old(t)
        before = sent(t)
        assert old(t) == 6
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(looks.PAUSE)
        assert (old(t), sent(t)) == (0, before)
        await t.restart()
        edited = len(requests(t, "PATCH", "/channels/"))
        await t.wait(looks.BEGINS_AFTER + 1)
        assert len(requests(t, "PATCH", "/channels/")) == edited, "once a version"


async def league_over(t: Tavern) -> ResponseMessage:
    await created(t, organiser(t))
    await league_tavern.begun(t, t.people)
    await league_tavern.everybody_is_there(t)
    await league_tavern.play_out(t)
    assert (await league_tavern.the_league(t)).row.stage is LeagueStage.FINISHED
    return league_tavern.post_of(t)


async def scorepad_dropped(t: Tavern) -> ResponseMessage:
    await begun(t, "skullking")
    post = await scorepad_tavern.post_of(t)
    await t.press(t.people[0], "pad_drop", on=post)
    await t.press(t.people[0], "pad_yes_drop")
    assert (await scorepad_tavern.the_pad(t)).state is ScorepadState.DROPPED
    return post


async def test_a_scorepad_and_a_league_that_go_on_get_their_new_looks_too(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        home, t.channel = t.channel, t.guild.create_text_channel("running")
        await t.start(rounds=2)
        t.channel = home
        await created(t, organiser(t))
        posts = [league_tavern.post_of(t)]
        await begun(t, "skullking")
        posts.append(await scorepad_tavern.post_of(t))
        await t.wait(60)
        await look_old(t)
        for post in posts:
            post._message.components = OLD
        before = sent(t)
        assert old(t) == 5
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(2 * looks.PAUSE)
        assert (old(t), sent(t)) == (0, before)


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize("over", [league_over, scorepad_dropped])
async def test_a_league_and_a_scorepad_that_are_over_get_their_new_looks_and_no_other_post(
    tmp_path: Path, over: Callable[[Tavern], Awaitable[ResponseMessage]], is_there: bool
) -> None:
    async with tavern(tmp_path) as t:
        post = await over(t)
        await look_old(t)
        post._message.components = OLD
        if not is_there:
            t.env.backend.delete_message(post.channel_id, post.id)
        before = sent(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(2 * looks.PAUSE)
        assert (old(t), sent(t)) == (0, before)


FROM_BEFORE = "Your game’s channel was deleted: type </skullking table:1> in another channel."


async def write_notices_as_before(t: Tavern) -> None:
    """The notices about a deleted channel say what the version before has said, and it is kept so."""

    def work(connection: Transaction) -> None:
        shows = written(Looks(fingerprint(Plain(FROM_BEFORE))))
        connection.execute("UPDATE messages SET shows = ? WHERE kind = 'channel'", (shows,))
        connection.execute("UPDATE notes SET value = ? WHERE name = 'looks'", (VERSION,))

    await (await t.bot.open_store()).write(work)
    for who in t.people:
        for message in t.seen_by(who.user):
            if message.content:
                message._message.content = FROM_BEFORE


def letters_sent(t: Tavern) -> int:
    there = {f"/channels/{who.user.dm_channel.id}/messages" for who in t.people}
    return len([r for r in t.env.http_requests if r.method == "POST" and r.path in there])


async def test_a_notice_that_names_a_former_command_is_edited_and_rings_nobody(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        t.env.backend.delete_channel(t.channel.id)
        await t.env.settle()
        await write_notices_as_before(t)
        assert [notices(t, who) for who in t.people] == [[FROM_BEFORE]] * 2
        before = letters_sent(t)
        await t.restart()
        await t.env.settle()
        assert [notices(t, who) for who in t.people] == [[FROM_BEFORE]] * 2, "at leisure"
        await t.wait(looks.BEGINS_AFTER + 1)
        assert [notices(t, who) for who in t.people] == [[gone()]] * 2
        assert "</table show:" in gone()
        assert letters_sent(t) == before
        await t.restart()
        edited = len(requests(t, "PATCH", "/channels/"))
        await t.wait(looks.BEGINS_AFTER + 1)
        assert len(requests(t, "PATCH", "/channels/")) == edited, "once"


async def test_a_notice_that_a_person_has_deleted_is_not_sent_again_for_its_looks(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        t.env.backend.delete_channel(t.channel.id)
        await t.env.settle()
        await write_notices_as_before(t)
        for message in list(t.seen_by(t.people[0].user)):
            if message.content:
                t.env.backend.delete_message(message.channel_id, message.id)
        before = letters_sent(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        assert [notices(t, who) for who in t.people] == [[], [gone()]]
        assert letters_sent(t) == before


@pytest.mark.parametrize(("pace", "seconds"), [("none", 121), ("live", DAY)])
async def test_a_call_to_move_gets_its_new_looks_and_rings_nobody(
    tmp_path: Path, pace: str, seconds: float
) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        table = await t.start(rounds=2, pace=pace)
        async with t.inside() as tables:
            await tables.store.tables.change(table.id, absence=Absence.HOST)
        await t.wait(seconds)
        [call] = nudges(t)
        text = call.content
        assert ("time is up" in text) is (pace == "live")
        await look_old(t)
        call._message.content = FROM_BEFORE
        before = sent(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        [call] = nudges(t)
        assert (call.content, sent(t)) == (text, before)


async def test_live_tables_get_their_new_looks_before_those_that_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "AT_ONCE", 1)
    async with tavern(tmp_path) as t:
        t.channel = t.guild.create_text_channel("running")
        await t.start(rounds=2)
        running = await t.post()
        await played(t, "over")
        over = await t.post()
        await look_old(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        shown = [t.env.backend.get_message(one.channel_id, one.id).components for one in (running, over)]
        assert [one == OLD for one in shown] == [False, True]
        await t.wait(looks.PAUSE)
        assert old(t) == 0


async def test_what_a_stop_leaves_gets_its_new_looks_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "AT_ONCE", 1)
    async with tavern(tmp_path) as t:
        for name in ("first", "second"):
            await played(t, name)
        await look_old(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        assert old(t) == 3
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(looks.PAUSE)
        assert old(t) == 0


async def test_what_the_database_refuses_at_first_gets_its_new_looks_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        await played(t, "over")
        await look_old(t)
        failing(monkeypatch, MessageStore, "doubted", [NO_SERVER])
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        assert old(t) == 3
        await t.wait(looks.BEGINS_AFTER + 1)
        assert old(t) == 0


async def test_a_game_that_is_over_gets_no_other_post_for_its_looks(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await played(t, "over")
        await look_old(t)
        post = await t.post()
        t.env.backend.delete_message(t.channel.id, post.id)
        before = sent(t)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        assert (old(t), sent(t)) == (0, before)


async def test_games_that_have_been_over_for_long_keep_their_looks(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await played(t, "over")
        await look_old(t)
        await t.bot.close()
        t.env.backend.advance_clock(looks.KEPT_FOR + DAY)
        await t.restart()
        await t.wait(looks.BEGINS_AFTER + 1)
        assert old(t) == 3
