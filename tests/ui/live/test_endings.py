"""The end of a game is told: one message that mentions its people, and the result in every hand."""

from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.people import NudgesBy, PersonRow
from bot.model.tables import Status
from bot.presenters.facts import scored
from bot.store.engine import Transaction
from bot.tables.calendar import DAY
from bot.ui.kit.names import names_at
from tests.messages import BUTTON, links_of, presses, shown, text_of, walk
from tests.simulated.watch import GREY
from tests.taps import manage
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.live.test_nudges import calls, link_to_the_post


def endings(t: Tavern) -> list[ResponseMessage]:
    return [message for message in t.public() if message.content.startswith("🏁")]


@pytest.mark.slow
async def test_one_message_mentions_the_people_when_their_game_is_over(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.start(computers=1, rounds=1)
        await t.forward()
        [told] = endings(t)
        first, *places = told.content.splitlines()
        result = (await t.table()).game.result((await t.table()).dealt.state)
        assert result is not None
        bare = [row.name for row in (await t.table()).seats]
        won = [bare[placing.seat] for placing in result if placing.place == 1]
        assert all(name in first for name in won)
        assert first.endswith(
            f"{'wins' if len(won) == 1 else 'win'}!** · Skull King <@{anna.id}> <@{ben.id}>"
        )
        names = [f"{'' if row.user_id else 'Bosun '}{row.name}" for row in (await t.table()).seats]
        for placing, line in zip(result, places, strict=True):
            assert f"{placing.place}. **{names[placing.seat]}" in line
            assert shown(placing.score) in line
        assert calls(t) == [sorted([anna.id, ben.id])]


@pytest.mark.slow
async def test_the_usual_way_on_from_the_end_is_first_and_alone_in_colour(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(rounds=1)
        await t.forward()
        [told] = endings(t)
        parts = [part for part in walk(told.components) if part["type"] == BUTTON]
        assert [one.action for one in presses(told)] == ["rematch", "share", "replay", "card"]
        coloured = [part["style"] not in GREY for part in parts]
        assert coloured == [True, *(False for _ in parts[1:])]


@pytest.mark.parametrize("is_over", [False, True])
async def test_what_else_can_be_done_at_a_table_is_not_what_its_post_has_already(
    tmp_path: Path, is_over: bool
) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        if is_over:
            await t.forward()
        post = await t.post()
        panel = await t.press(t.people[0], "more", on=post)
        assert not {one.action for one in presses(panel.message)} & {one.action for one in presses(post)}


async def test_an_end_that_its_channel_refuses_for_a_moment_is_told_all_the_same(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=403, code=50001, times=2)
        await t.forward()
        await t.wait(10)
        assert len(endings(t)) == 1


@pytest.mark.slow
async def test_from_the_end_one_tap_leads_to_another_game_to_the_replay_and_to_the_scores(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        before = await t.start(rounds=1)
        await t.forward()
        [told] = endings(t)
        assert links_of(told) == [await link_to_the_post(t)]
        replay = await t.press(ben, "replay", on=told)
        assert replay.private
        await t.press(anna, "rematch", on=told)
        await t.press(ben, "agree")
        assert (await t.table()).id != before.id
        assert (await t.table()).status is Status.RUNNING


@pytest.mark.slow
async def test_who_wants_no_alerts_is_named_and_not_notified(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        quiet = PersonRow(ben.id, "en")
        await t.store.people.change(quiet, lambda person: replace(person, nudges=NudgesBy.NONE))
        await t.start(rounds=1)
        await t.forward()
        [told] = endings(t)
        assert f"<@{ben.id}>" in told.content
        assert calls(t) == [[anna.id]]


@pytest.mark.slow
async def test_the_end_is_told_once(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        table = await t.forward()
        await t.restart()
        async with t.inside() as tables:
            tables.changed(table.id)
        assert len(endings(t)) == 1


@pytest.mark.slow
async def test_a_game_that_has_been_over_for_days_is_no_news(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        table = await t.forward()
        database = await t.bot.open_store()

        def forget(connection: Transaction) -> None:
            """As a version did that did not tell it."""
            connection.execute("DELETE FROM messages WHERE kind = 'end'")

        await t.wait(DAY + 60)
        await database.write(forget)
        async with t.inside() as tables:
            tables.changed(table.id)
        assert len(endings(t)) == 1


async def shared_in(t: Tavern, channel: ChannelHandle) -> Answer:
    """What the first of the people is answered who shares the end of a game there."""
    asked = await t.press(t.people[0], "share", on=endings(t)[0])
    message, custom_id = t.find(t.people[0], "share_in", on=asked.message)
    return t._answer(await t.people[0].select(message, [channel], custom_id=custom_id))


async def test_the_end_is_shared_in_another_channel_and_nobody_is_mentioned(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.forward()
        there = t.guild.create_text_channel("news")
        answer = await shared_in(t, there)
        assert text_of(answer.message) == ENGLISH("done-shared", channel=f"<#{there.id}>")
        [told] = t.public(there)
        assert told.content.startswith("🏁 **")
        assert "<@" not in told.content
        assert links_of(told) == [await link_to_the_post(t)]


async def test_the_end_is_shared_only_where_the_person_and_the_bot_may_write(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.forward()
        denied = discord.Permissions(send_messages=True).value
        mine, yours = t.guild.create_text_channel("quiet"), t.guild.create_text_channel("rules")
        for channel, who in ((mine, t.env.backend.bot_user.id), (yours, t.people[0].id)):
            overwrite = Overwrite(who, OverwriteType.MEMBER, allow=0, deny=denied)
            t.env.backend.set_overwrite(channel.id, overwrite)
        for there, key in ((yours, "refusal-share-not-yours"), (mine, "refusal-share-not-mine")):
            answer = await shared_in(t, there)
            assert answer.private
            start = ENGLISH(key, channel=f"<#{there.id}>", permissions="Send Messages, Attach Files")
            assert start in (answer.text, text_of(answer.message))
            assert t.public(there) == []


async def test_a_game_that_was_ended_early_has_no_podium(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        await manage(t, anna, "End the game", "Yes, end it")
        assert endings(t) == []


@pytest.mark.slow
async def test_the_post_of_a_finished_game_tells_who_gave_up_a_seat_and_who_took_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, _, diego = t.people
        await t.start(players=3, rounds=1)
        asked = await t.slash(ben, "leave")
        await t.press(ben, "yes_leave", on=asked.message)
        await manage(t, anna, "3. Carla", diego)
        assert (await t.forward()).status is Status.FINISHED
        told = text_of(await t.post())
        assert "-# Seat 2: Ben left, and a computer pirate played on.\n" in told
        assert "-# Seat 3: Diego replaced Carla." in told


@pytest.mark.slow
async def test_every_hand_tells_who_came_where(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        table = await t.forward()
        result = table.game.result(table.dealt.state)
        assert result is not None
        shown = [text_of(t.seen_by(person.user)[0]) for person in (anna, ben)]
        shown += [
            text_of([message for message in t.seen_by(who) if message.ephemeral][-1]) for who in t.people
        ]
        assert len(shown) == 4
        for text in shown:
            assert ENGLISH("hand-over") in text
            for placing in result:
                assert f"{placing.place}. **{names_at(table, ENGLISH)[placing.seat]}**" in text


@pytest.mark.slow
async def test_the_hand_tells_what_the_last_round_brought_while_bids_are_made(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=2)
        table = await t.forward(until=lambda table: table.view(None).round == 2)
        lines = table.view(None).scorepad
        scores = scored(tuple(line.score for line in lines), names_at(table, ENGLISH), ENGLISH)
        told = ENGLISH("skullking-event-round-scored", round=1, scores=scores)
        assert told in (await t.slash(anna, "hand")).text
        await t.forward(until=lambda table: table.view(None).step == "play")
        assert told not in (await t.slash(anna, "hand")).text
