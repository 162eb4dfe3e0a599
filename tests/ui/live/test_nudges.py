"""The nudge: it mentions who is awaited after a while, once for each decision, and goes away."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.delivery.messenger import Messenger
from bot.model.messages import MessageKey, MessageKind
from bot.model.people import DmState, NudgesBy, PersonRow
from bot.model.tables import Absence, Player, Status
from bot.store.messages import MessageStore
from bot.tables import moves
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.live.nudges import Nudges
from tests.messages import links_of, nudge_of, text_of
from tests.simulated.locale import guild_speaks, speaking
from tests.taps import manage
from tests.tavern import ENGLISH, Tavern, tavern

AFTER = 60
LONG_ENOUGH = 2 * AFTER + 1
HALF, GRACE = 150, 60
"""Seconds: half of the time for a turn at a live table, and what comes after the whole."""
GAME = ENGLISH("game-skullking")


def nudges(t: Tavern) -> list[ResponseMessage]:
    return [message for message in t.public() if message.content and "🏁" not in message.content]


def calls(t: Tavern) -> list[list[int]]:
    bodies = [r.json or {} for r in t.env.http_requests if r.path == f"/channels/{t.channel.id}/messages"]
    users = [sorted(map(int, (body.get("allowed_mentions") or {}).get("users") or ())) for body in bodies]
    return [notified for notified in users if notified]


def first_line(nudge: ResponseMessage) -> str:
    return nudge.content.partition("\n")[0]


def start_of(key: str, *people: MemberActor, channel: int | None = None) -> str:
    mentions = " ".join(f"<@{person.id}>" for person in people)
    game = GAME if channel is None else f"{GAME} (<#{channel}>)"
    return ENGLISH(key, mentions=mentions, game=game, names="", host="", until="")


async def wants(t: Tavern, who: MemberActor, by: NudgesBy) -> None:
    """Lets somebody prefer to be told so that it is their turn."""
    await t.store.people.change(PersonRow(who.id, "en"), lambda person: replace(person, nudges=by))


def letters(t: Tavern, who: MemberActor) -> Sequence[str]:
    return [text_of(message) for message in t.seen_by(who.user) if message.content]


async def link_to_the_post(t: Tavern) -> str:
    """The address of the live post on Discord."""
    return f"https://discord.com/channels/{t.guild.id}/{t.channel.id}/{(await t.post()).id}"


async def test_everybody_who_is_awaited_is_mentioned_and_nobody_else(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, nudge_after=AFTER) as t:
        anna, ben, carla = t.people
        await t.start(rounds=1)
        await t.slash(ben, "bid", tricks=0)
        assert nudges(t) == []
        await t.wait(LONG_ENOUGH)
        [nudge] = nudges(t)
        assert first_line(nudge) == nudge_of(await t.table(), [0, 2], speaker("en"))
        request = next(
            r for r in reversed(t.env.http_requests) if r.path == f"/channels/{t.channel.id}/messages"
        )
        assert request.json is not None
        assert sorted(map(int, request.json["allowed_mentions"]["users"])) == sorted([anna.id, carla.id])
        assert not discord.MessageFlags._from_value(request.json.get("flags", 0)).suppress_notifications


async def test_nobody_is_nudged_twice_for_one_decision(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        [nudge] = nudges(t)
        for _ in range(3):
            await t.wait(LONG_ENOUGH)
        assert [message.id for message in nudges(t)] == [nudge.id]


async def test_a_nudge_that_was_sent_and_not_noted_is_not_sent_again_while_the_bot_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="daily")
        key, place, call = (
            MessageKey(MessageKind.NUDGE, (await t.table()).id),
            MessageStore.place,
            Nudges._call,
        )

        async def killed_before_a_nudge(self: Any, row: Any, *more: Any) -> None:
            await (place(self, row, *more) if row.key != key else asyncio.Event().wait())

        async def finds_it_meanwhile(self: Nudges, table: Table, called: Any, known: Any) -> Any:
            assert await self._keeper.found(key) is not None
            monkeypatch.setattr(Nudges, "_call", call)
            return await call(self, table, called[:1], None)  # the other has moved since

        async def meanwhile() -> None:
            killed.undo()
            monkeypatch.setattr(Nudges, "_call", finds_it_meanwhile)

        with monkeypatch.context() as killed:
            killed.setattr(MessageStore, "place", killed_before_a_nudge)
            await t.wait(LONG_ENOUGH)
            [called] = calls(t)
            await t.restart(meanwhile)
        await t.env.settle()
        assert Nudges._call is call
        assert calls(t) == [called]


@pytest.mark.parametrize(("pace", "nudge_delay"), [("live", AFTER), ("daily", 5 * AFTER)])
async def test_a_table_is_nudged_as_fits_its_pace(tmp_path: Path, pace: str, nudge_delay: int) -> None:
    async with tavern(tmp_path, nudge_after=AFTER, nudge_after_daily=5 * AFTER) as t:
        await t.start(rounds=1, pace=pace)
        await t.wait(nudge_delay - 5)
        assert nudges(t) == []
        await t.wait(10)
        assert len(nudges(t)) == 1


@pytest.mark.slow
async def test_the_nudge_goes_away_when_they_have_moved_and_the_next_is_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        for seat in (0, 1):
            await t.move(await t.table(), seat)
        assert nudges(t) == []
        table = await t.table()
        await t.wait(LONG_ENOUGH)
        [nudge] = nudges(t)
        assert f"<@{t.on_turn(table).id}>" in text_of(nudge)
        await t.play()
        assert nudges(t) == []
        await t.wait(LONG_ENOUGH)
        assert nudges(t) == []


@pytest.mark.slow
async def test_who_moves_in_time_is_not_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=2)
        while (table := await t.table()).to_move():
            assert calls(t) == []
            await t.wait(AFTER / 4)
            await t.move(table, table.to_move()[0])


async def test_a_nudge_goes_away_when_the_table_is_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1)
        await t.wait(LONG_ENOUGH)
        await manage(t, t.people[0], "End the game", "Yes, end it")
        assert (await t.table()).status is Status.ENDED
        assert nudges(t) == []


async def test_an_open_table_and_computer_players_are_not_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, nudge_after=AFTER, computer_delay=100_000) as t:
        await t.slash(t.people[0], "start", computers=1)
        await t.wait(LONG_ENOUGH)
        assert nudges(t) == []
        await t.press(t.people[0], "deal")
        await t.slash(t.people[0], "bid", tricks=0)
        await t.wait(LONG_ENOUGH)
        assert nudges(t) == []


@pytest.mark.slow
async def test_public_text_is_in_the_servers_language_and_private_text_in_the_players(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        guild_speaks(t.env, t.guild, "it")
        with speaking(anna, "de"), speaking(ben, "fr"):
            await t.start(rounds=2)
            await t.wait(LONG_ENOUGH)
            it, de, fr = speaker("it"), speaker("de"), speaker("fr")
            assert it("skullking-round", round=1, rounds=2) in text_of(await t.post())
            [nudge] = nudges(t)
            assert first_line(nudge) == nudge_of(await t.table(), [0, 1], it)
            for person, say in ((anna, de), (ben, fr)):
                [letter] = t.seen_by(person.user)
                assert say("skullking-round", round=1, rounds=2) in text_of(letter)
                panel = await t.slash(person, "hand")
                assert say("skullking-round", round=1, rounds=2) in panel.text


@pytest.mark.slow
async def test_a_reminder_at_half_time_one_more_at_the_end_and_no_further(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await t.start(rounds=1, pace="live")
        both = sorted([anna.id, ben.id])
        for told, (seconds, key) in enumerate(
            [(AFTER + 1, "nudge"), (HALF - AFTER, "nudge-half"), (HALF, "nudge-last")], start=1
        ):
            await t.wait(seconds)
            [nudge] = nudges(t)
            assert text_of(nudge).startswith(start_of(key, anna, ben))
            assert calls(t) == [both] * told
        await t.wait(GRACE - 5)
        assert calls(t) == [both] * 3
        assert await t.store.log.moves((await t.table()).id) == ()


@pytest.mark.slow
async def test_without_a_deadline_there_is_one_nudge_and_no_reminder(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="none")
        await t.wait(AFTER + 1)
        await t.wait(24 * 60 * 60)
        assert len(calls(t)) == 1
        [nudge] = nudges(t)
        assert first_line(nudge) == start_of("nudge", *t.people)


@pytest.mark.slow
async def test_who_wants_it_is_told_by_a_direct_message_instead_of_a_mention(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, NudgesBy.DM)
        await t.start(rounds=1, pace="live")
        await t.wait(AFTER + 1)
        assert calls(t) == [[anna.id]]
        [letter] = letters(t, ben)
        assert letter.startswith(start_of("nudge", ben, channel=t.channel.id))
        [call] = [message for message in t.seen_by(ben.user) if message.content]
        assert links_of(call) == [await link_to_the_post(t)]
        await t.wait(HALF - AFTER)
        [letter] = letters(t, ben)
        assert letter.startswith(start_of("nudge-half", ben, channel=t.channel.id))
        await t.slash(ben, "bid", tricks=0)
        assert letters(t, ben) == []
        assert calls(t) == [[anna.id]] * 2


async def test_who_has_no_hand_by_direct_message_can_be_nudged_by_one(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, NudgesBy.DM)
        panel = t._answer(await ben.slash(t.channel, "tavern preferences"))
        await t.choose(ben, "hands", "demand", on=panel.message)
        await t.start(rounds=1)
        await t.wait(AFTER + 1)
        assert calls(t) == [[anna.id]]
        assert len(letters(t, ben)) == 1


@pytest.mark.slow
async def test_who_wants_none_is_not_nudged(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, NudgesBy.NONE)
        await t.start(rounds=1, pace="live")
        for seconds in (AFTER + 1, HALF - AFTER, HALF):
            await t.wait(seconds)
        assert calls(t) == [[anna.id]] * 3
        assert letters(t, ben) == []
        assert all(f"<@{ben.id}>" not in text_of(nudge) for nudge in nudges(t))


async def test_who_wants_direct_messages_and_refuses_them_is_mentioned_in_the_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, NudgesBy.DM)
        await t.start(rounds=1, pace="live")
        t.close_dms(ben)
        await t.wait(AFTER + 1)
        assert calls(t) == [sorted([anna.id, ben.id])]
        tried = [r for r in t.env.http_requests if r.path == f"/channels/{ben.user.dm_channel.id}/messages"]
        await t.wait(HALF - AFTER)
        assert calls(t) == [sorted([anna.id, ben.id])] * 2
        again = [r for r in t.env.http_requests if r.path == f"/channels/{ben.user.dm_channel.id}/messages"]
        assert again == tried, "a closed door is not knocked at again"


async def test_only_those_who_are_newly_called_are_notified(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.slash(ben, "bid", tricks=0)
        await t.wait(AFTER + 1)
        await t.slash(ben, "undo")
        assert calls(t) == [[anna.id]]
        await t.wait(AFTER + 1)
        assert calls(t) == [[anna.id], [ben.id]]
        [nudge] = nudges(t)
        assert all(f"<@{person.id}>" in text_of(nudge) for person in t.people)


async def test_a_refusal_that_passes_leaves_no_nudge_that_calls_who_has_moved(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.wait(AFTER + 1)
        [nudge] = nudges(t)
        t.env.inject_error(
            "PATCH", f"/channels/{t.channel.id}/messages/{nudge.id}", status=403, code=50001, times=2
        )
        await t.slash(ben, "bid", tricks=0)
        await t.wait(10)
        [nudge] = nudges(t)
        assert f"<@{anna.id}>" in text_of(nudge)
        assert f"<@{ben.id}>" not in text_of(nudge)


@pytest.mark.slow
async def test_a_nudge_whose_channel_is_gone_is_logged_and_the_game_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="live")
        t.env.backend.delete_channel(t.channel.id)
        await t.wait(AFTER + 1)
        assert any("a nudge can't be shown" in line for line in t.overheard.lines(level=0))
        await t.wait(2 * HALF + GRACE)
        table = await t.table()
        assert [row.missed for row in table.seats] == [1, 1], "their time runs on"
        while (table := await t.table()).to_move():
            person = t.on_turn(table).user
            message, _ = t.find(person, "move")
            await t.press(person, "move", on=message)
        assert table.status is Status.FINISHED


async def test_a_nudge_is_never_sent_to_who_has_moved_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.slash(anna, "bid", tricks=0)
        table, is_member = await t.table(), Messenger.is_member

        async def slow(messenger: Messenger, *ids: Any, now: bool) -> bool:
            if not await t.store.log.moves(table.id) or (await t.table()).view(None).step == "bid":
                await moves.make(t.bot.services.tables, table.id, Person(ben.id, "Ben"), "bid 0")
            return await is_member(messenger, *ids, now=now)

        monkeypatch.setattr(Messenger, "is_member", slow)
        await t.wait(AFTER + 1)
        assert (await t.table()).view(None).step == "play"
        assert calls(t) == []
        await t.wait(AFTER + 1)
        assert calls(t) == [[t.on_turn(await t.table()).id]]


@pytest.mark.slow
@pytest.mark.parametrize("by", [NudgesBy.MENTION, NudgesBy.DM])
async def test_who_has_left_the_server_loses_the_seat_to_a_computer_player_and_the_game_goes_on(
    tmp_path: Path, by: NudgesBy
) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await wants(t, ben, by)
        await t.start(rounds=1)
        t.guild.remove_member(ben)
        await t.wait(LONG_ENOUGH)
        table = await t.table()
        assert [row.player for row in table.seats] == [Player.PERSON, Player.COMPUTER]
        assert letters(t, ben) == []
        t.people = [anna]
        await t.forward()
        assert (await t.table()).status is Status.FINISHED


@pytest.mark.slow
async def test_whether_somebody_is_still_there_is_asked_once_in_ten_minutes_and_before_a_last_call(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people

        def asked() -> int:
            path = f"/guilds/{t.guild.id}/members/{ben.id}"
            return sum(request.path == path for request in t.env.http_requests)

        await t.start(rounds=1, pace="live")
        await t.slash(anna, "bid", tricks=0)
        await t.wait(AFTER + 1)
        assert asked() == 1
        await t.wait(HALF)
        assert len(calls(t)) == 2
        assert asked() == 1, "it was just asked"
        await t.wait(HALF)
        assert len(calls(t)) == 3
        assert asked() == 2, "before the last call it is made sure of"


@pytest.mark.slow
async def test_who_blocked_the_bot_is_played_for_after_one_missed_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        anna, ben = t.people
        await t.start(rounds=1, pace="live")
        assert len(t.seen_by(ben.user)) == 1, "it had worked"
        t.close_dms(ben)
        await t.slash(anna, "bid", tricks=0)
        await t.wait(2 * HALF + GRACE + 1)
        table = await t.table()
        assert table.seats[1].player is Player.ABSENT
        kinds = [action.kind for action in await t.store.actions.of_table(table.id)]
        assert kinds == ["dealt", "missed", "away"]
        person = await t.store.people.person(ben.id)
        assert person is not None
        assert person.dm is DmState.BLOCKED


@pytest.mark.slow
async def test_a_host_is_called_once_when_two_are_out_of_time(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        table = await t.start(rounds=2, pace="live")
        async with t.inside() as tables:
            await tables.store.tables.change(table.id, absence=Absence.HOST)
        await t.wait(DAY)
        [call] = nudges(t)
        host = t.people[0]
        assert call.content.startswith(f"<@{host.id}>: time is up for Anna and Ben.")
        assert calls(t)[-1] == [host.id]
