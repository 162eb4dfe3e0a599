"""The nudge: it mentions who is awaited after a while, once for each decision, and goes away."""

from pathlib import Path

import discord
from simcord import ResponseMessage

from bot.store.rows import Status
from bot.texts.catalog import speaker
from tests.messages import presses, text_of
from tests.simulated.locale import guild_speaks, speaking
from tests.tavern import Tavern, tavern

AFTER = 60
LONG_ENOUGH = 2 * AFTER + 1
"""A table is looked at anew only after the wait for the change before."""


def nudges(t: Tavern) -> list[ResponseMessage]:
    """The nudges that stand in the channel."""
    return [message for message in t.public() if not presses(message)]


async def test_everybody_who_is_awaited_is_mentioned_and_nobody_else(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, nudge_after=AFTER) as t:
        anna, ben, carla = t.people
        await t.start(rounds=1)
        await t.slash(ben, "bid", tricks=0)
        assert nudges(t) == []
        await t.env.advance_time(LONG_ENOUGH)
        [nudge] = nudges(t)
        assert text_of(nudge) == speaker("en")(
            "nudge", mentions=f"<@{anna.id}> <@{carla.id}>", game=speaker("en")("game-skullking")
        )
        request = next(
            r for r in reversed(t.env.http_requests) if r.path == f"/channels/{t.channel.id}/messages"
        )
        assert request.json is not None
        assert sorted(map(int, request.json["allowed_mentions"]["users"])) == sorted([anna.id, carla.id])
        assert not discord.MessageFlags._from_value(request.json["flags"]).suppress_notifications


async def test_nobody_is_nudged_twice_for_one_decision(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.env.advance_time(LONG_ENOUGH)
        [nudge] = nudges(t)
        for _ in range(3):
            await t.env.advance_time(LONG_ENOUGH)
        assert [message.id for message in nudges(t)] == [nudge.id]


async def test_the_nudge_goes_away_when_they_have_moved_and_the_next_is_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.env.advance_time(LONG_ENOUGH)
        for seat in (0, 1):
            await t.move(await t.table(), seat)
        assert nudges(t) == []
        table = await t.table()
        await t.env.advance_time(LONG_ENOUGH)
        [nudge] = nudges(t)
        assert f"<@{t.on_turn(table).id}>" in text_of(nudge)
        await t.play()
        assert nudges(t) == []
        await t.env.advance_time(LONG_ENOUGH)
        assert nudges(t) == []


async def test_who_moves_in_time_is_not_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=2)
        while (table := await t.table()).awaited():
            await t.env.advance_time(AFTER / 4)
            await t.move(table, table.awaited()[0])
        called = [
            r
            for r in t.env.http_requests
            if isinstance(r.json, dict) and (r.json.get("allowed_mentions") or {}).get("users")
        ]
        assert called == []


async def test_a_nudge_goes_away_when_the_table_is_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.env.advance_time(LONG_ENOUGH)
        asked = await t.slash(t.people[0], "end")
        await t.press(t.people[0], "yes_end", on=asked.message)
        assert (await t.table()).status is Status.ENDED
        assert nudges(t) == []


async def test_an_open_table_and_computer_players_are_not_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, nudge_after=AFTER, computer_delay=100_000) as t:
        await t.slash(t.people[0], "start", computers=1)
        await t.env.advance_time(LONG_ENOUGH)
        assert nudges(t) == []
        await t.press(t.people[0], "deal")
        await t.slash(t.people[0], "bid", tricks=0)
        await t.env.advance_time(LONG_ENOUGH)
        assert nudges(t) == []


async def test_public_text_is_in_the_servers_language_and_private_text_in_the_players(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        guild_speaks(t.env, t.guild, "it")
        with speaking(anna, "de"), speaking(ben, "fr"):
            await t.start(rounds=1)
            await t.env.advance_time(LONG_ENOUGH)
            it, de, fr = speaker("it"), speaker("de"), speaker("fr")
            assert it("skullking-round", round=1, rounds=1) in text_of(await t.post())
            [nudge] = nudges(t)
            mentions = f"<@{anna.id}> <@{ben.id}>"
            assert text_of(nudge) == it("nudge", mentions=mentions, game=it("game-skullking"))
            for person, say in ((anna, de), (ben, fr)):
                [letter] = t.seen_by(person.user)
                assert say("skullking-round", round=1, rounds=1) in text_of(letter)
                panel = await t.slash(person, "hand")
                assert say("skullking-round", round=1, rounds=1) in panel.text
