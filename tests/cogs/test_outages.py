"""What happens to a table when Discord, its moderators or the bot itself fail: nothing is lost."""

import re
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord
import pytest
from simcord.backend import Backend
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.tables import Status
from bot.texts.catalog import speaker
from bot.ui.kit.services import link_to
from tests.messages import presses, text_of
from tests.simulated.locale import speaking
from tests.simulated.private import see_requests
from tests.tavern import Tavern, tavern

SAY = speaker("en")


def deny(t: Tavern, **permissions: bool) -> None:
    denied = discord.Permissions(**permissions).value
    t.env.backend.set_overwrite(
        t.channel.id, Overwrite(t.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    )


def posts(t: Tavern) -> list[str]:
    return [text_of(message) for message in t.public() if presses(message) and not message.content]


@pytest.mark.slow
async def test_the_channel_is_deleted_and_the_table_is_shown_in_another(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        t.env.backend.delete_channel(t.channel.id)
        message, _ = t.find(anna.user, "move", "bid 1")
        await t.press(anna.user, "move", "bid 1", on=message)
        t.channel = t.guild.create_text_channel("galley")
        shown = await t.slash(ben, "show")
        assert shown.private
        assert str((await t.post()).id) in shown.text
        table = await t.table()
        assert (table.row.channel_id, table.status) == (t.channel.id, Status.RUNNING)
        assert [line.move for line in await t.store.log.moves(table.id)] == ["bid 1"]
        await t.play()
        assert (await t.table()).status is Status.FINISHED
        assert len(posts(t)) == 1


async def test_a_table_whose_channel_still_stands_is_not_moved(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start()
        t.channel = t.guild.create_text_channel("galley")
        async with t.unchanged():
            answer = await t.slash(t.people[0], "show")
        assert answer.text == SAY("refusal-table-elsewhere", link=await link_to(t.bot.services.tables, table))


@pytest.mark.slow
async def test_a_thread_is_deleted_and_the_table_is_shown_in_its_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        tavern_channel = t.channel
        t.env.backend.create_thread(t.channel.id, "table one", owner_id=t.people[0].id)
        [t.channel] = tavern_channel.threads
        await t.start(rounds=1)
        t.env.backend.delete_channel(t.channel.id)
        t.channel = tavern_channel
        await t.slash(t.people[0], "show")
        await t.play()
        assert (await t.table()).status is Status.FINISHED
        assert len(posts(t)) == 1


async def test_a_deleted_post_comes_again_with_the_next_move(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        t.env.backend.delete_message(t.channel.id, (await t.post()).id)
        assert posts(t) == []
        await t.move(await t.table(), 0)
        assert len(posts(t)) == 1


async def test_a_deleted_post_is_shown_again_by_table(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        t.env.backend.delete_message(t.channel.id, (await t.post()).id)
        await t.slash(t.people[1], "show")
        assert len(posts(t)) == 1


async def test_table_moves_the_post_to_the_bottom_and_leaves_no_second_one(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.people[0].send(t.channel, "ahoy")
        await t.slash(t.people[0], "show")
        assert len(posts(t)) == 1
        newest = [message.id for message in t.seen_by(t.people[1])][-1]
        assert newest == (await t.post()).id


async def test_talk_that_buries_the_post_brings_it_to_the_bottom(tmp_path: Path) -> None:
    async with tavern(tmp_path, buried_after=3, buried_check_every=0) as t:
        await t.start(rounds=2)
        first = (await t.post()).id
        for _ in range(2):
            await t.people[0].send(t.channel, "ahoy")
        await t.move(await t.table(), 0)
        assert (await t.post()).id == first
        await t.people[0].send(t.channel, "ahoy")
        await t.move(await t.table(), 1)
        assert (await t.post()).id > first
        assert len(posts(t)) == 1


async def test_a_post_that_can_not_be_edited_any_more_is_replaced(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        first = await t.post()
        t.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=400, code=50083)
        await t.move(await t.table(), 0)
        assert (await t.post()).id != first.id
        assert len(posts(t)) == 1


async def test_a_post_that_was_edited_too_often_of_late_is_edited_later(tmp_path: Path) -> None:
    """Discord takes three edits in six seconds of a channel's old messages, and refuses more with 429."""
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        first = await t.post()
        before = text_of(first)
        t.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=429, code=30046)
        await t.move(await t.table(), 0)
        await t.wait(300)
        assert (await t.post()).id == first.id
        assert text_of(first) != before


@pytest.mark.slow
async def test_an_old_post_is_edited_as_often_as_discord_lets_it_and_then_shows_the_latest(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        await t.start(rounds=2)
        first = await t.post()
        await t.wait(2 * 60 * 60)
        t.discord.limits_edits = True
        for _ in range(6):
            await t.move(table := await t.table(), table.to_move()[0])
        assert t.discord.refusals[30046] > 0
        await t.wait(700)
        table = await t.table()
        assert table.row.told == table.row.revision
        assert (await t.post()).id == first.id
        logged = t.overheard.lines(level=0)
        assert not any("an outage is over" in line for line in logged), "Discord was there"


@pytest.mark.slow
async def test_a_closed_dm_is_told_once_in_private_and_stops_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        dm = anna.user.dm_channel.id
        t.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=50007, times=None)
        await t.start(rounds=1)
        answers: list[tuple[int, bool]] = []
        while (table := await t.table()).to_move():
            seat = table.to_move()[0]
            answer = await t.move(table, seat)
            told = [followup.content for followup in answer.result.followups if followup.ephemeral]
            answers.append((seat, SAY("hand-closed-dm") in told))
        assert table.status is Status.FINISHED
        assert answers.count((0, True)) == 1
        assert (1, True) not in answers
        tried = [
            r for r in t.env.http_requests if r.method == "POST" and r.path == f"/channels/{dm}/messages"
        ]
        assert len(tried) == 1, "a closed door is not knocked at again at this table"


async def test_a_dm_that_can_not_even_be_opened_stops_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await t.start(rounds=1)
        await t.play()
        assert (await t.table()).status is Status.FINISHED


def silent(monkeypatch: pytest.MonkeyPatch, path: str, times: int) -> None:
    """Discord does not answer so many requests to a path at all: the connection breaks."""
    left = [times]

    def break_off(_: Backend, __: str, requested: str) -> None:
        if left[0] and re.fullmatch(path, requested):
            left[0] -= 1
            raise aiohttp.ServerDisconnectedError

    see_requests(monkeypatch, break_off)


FAILURES: dict[str, Callable[[Tavern, pytest.MonkeyPatch, str, int], None]] = {
    "429": lambda t, _, path, times: t.env.inject_error("*", path, status=429, times=times),
    "500": lambda t, _, path, times: t.env.inject_error("*", path, status=500, times=times),
    "nothing": lambda _, patch, path, times: silent(patch, path.replace("*", ".*"), times),
}


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_post_that_discord_does_not_take_is_shown_when_it_does_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    async with tavern(tmp_path, buried_after=0) as t:
        await t.start(rounds=2)
        post = await t.post()
        FAILURES[failure](t, monkeypatch, f"/channels/*/messages/{post.id}", 2)
        before = text_of(post)
        answer = await t.slash(t.people[0], "bid", tricks=1)
        assert answer.private
        assert text_of(post) == before
        row = (await t.table()).row
        assert row.told < row.revision
        await t.wait(100)
        assert text_of(post) == before
        await t.wait(200)
        assert text_of(post) != before
        row = (await t.table()).row
        assert row.told == row.revision
        assert len(posts(t)) == 1


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_move_stands_though_its_answer_did_not_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("Discord")
        await t.start(rounds=1)
        FAILURES[failure](t, monkeypatch, "/interactions/*", 1)
        table, person = await t.table(), t.people[0]
        result = await person.slash(t.channel, "skullking bid", tricks=1)
        [line] = await t.store.log.moves(table.id)
        assert (line.seat, line.move) == (0, "bid 1")
        assert result.response is not None, "the second try reaches the person"
        assert result.response.ephemeral
        assert result.response.content == SAY("error-answer-lost")
        errors = [error for error in t.env.errors if "InvokeError" in type(error).__name__]
        t.overheard.expect(str(errors[-1].__cause__ or errors[-1]))
        await t.forward()
        assert (await t.table()).status is Status.FINISHED


@pytest.mark.parametrize("failure", FAILURES)
async def test_who_is_not_shown_a_form_is_asked_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    async with tavern(tmp_path, 2) as t:
        t.overheard.expect("Discord")
        anna = t.people[0]
        panel = t._answer(await anna.slash(t.channel, "tavern preferences")).message
        FAILURES[failure](t, monkeypatch, "/interactions/*", 1)
        answer = await t.press(anna, "quiet", on=panel)
        assert answer.private
        assert answer.text == SAY("refusal-discord-unavailable")
        assert (await t.press(anna, "quiet", on=panel)).result.modal is not None


async def test_an_answer_that_discord_forbids_is_no_bug(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("403")
        await t.start(rounds=1)
        t.env.inject_error("POST", "/interactions/*", status=403, code=50001, times=1)
        result = await t.people[0].slash(t.channel, "skullking bid", tricks=1)
        assert len(await t.store.log.moves((await t.table()).id)) == 1
        assert result.response is not None
        assert result.response.content == SAY("error-answer-lost")
        assert not any("a bug was met" in line for line in t.overheard.lines())


@pytest.mark.parametrize("code", [0, 50035])
async def test_an_answer_that_discord_does_not_understand_denies_no_move(tmp_path: Path, code: int) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("a bug was met")
        t.overheard.expect("400")
        await t.start(rounds=1)
        t.env.inject_error("POST", "/interactions/*", status=400, code=code, times=1)
        result = await t.people[0].slash(t.channel, "skullking bid", tricks=1)
        assert len(await t.store.log.moves((await t.table()).id)) == 1
        assert result.response is not None
        assert result.response.content == SAY("error-answer-lost")
        [record] = [record for record in t.overheard.records if record.exc_info]
        assert record.levelname == "ERROR", "it is a bug for the host"


async def test_a_click_whose_answer_did_not_arrive_counts_once(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        person = t.people[0].user
        letter, custom_id = t.find(person, "move", "bid 1")
        t.env.inject_error("POST", "/interactions/*", status=500)
        await person.click(letter, custom_id=custom_id)
        table = await t.table()
        assert [line.move for line in await t.store.log.moves(table.id)] == ["bid 1"]
        await t.forward()
        assert (await t.table()).status is Status.FINISHED


async def test_without_the_right_to_send_no_table_is_opened_and_the_rights_are_named(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        deny(t, send_messages=True, attach_files=True)
        for locale, language in (("de", "de"), ("en-US", "en")):
            say = speaker(language)
            with speaking(t.people[0], locale):
                answer = await t.slash(t.people[0], "start")
            names = ", ".join([say("permission-send-messages"), say("permission-attach-files")])
            assert answer.private
            assert answer.text == say("refusal-missing-permissions", permissions=names)
        assert await t.stored() == []


@pytest.mark.slow
@pytest.mark.parametrize("permission", ["view_channel", "send_messages", "read_message_history"])
async def test_a_permission_that_is_taken_away_stops_no_game(tmp_path: Path, permission: str) -> None:
    async with tavern(tmp_path, nudge_after=60, buried_check_every=0) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        deny(t, **{permission: True})
        await t.press(anna.user, "move", "bid 1")
        await t.press(ben.user, "move", "bid 0")
        await t.wait(200)
        table = await t.table()
        assert [line.move for line in await t.store.log.moves(table.id)] == ["bid 1", "bid 0"]
        deny(t)
        await t.play()
        await t.wait(400)
        assert (await t.table()).status is Status.FINISHED
        assert "🏁" in text_of(await t.post())
        assert len(posts(t)) == 1
