"""An open table never stalls: each state ends by itself, with one sentence, and rings nobody twice."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.message_keeper import MessageKeeper
from bot.delivery.outbox import Outbox
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.people import PersonRow
from bot.model.shown import Unsure
from bot.model.tables import Pace, Status
from bot.store.messages import MessageStore
from bot.tables import lobby, seats, table_admin
from bot.tables.open_tables import OpenTables
from bot.tables.person import Person as Actor
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from bot.ui.live.rings import Rings
from tests.messages import presses, text_of
from tests.people import remembered
from tests.tavern import ENGLISH, Tavern, tavern

MINUTE, HOUR, DAY = 60, 3600, 86_400
Wait = Callable[[Tavern, float], Awaitable[object]]


def rings(t: Tavern) -> list[set[int]]:
    """Whom each new message has mentioned, oldest first."""
    bodies = [r.json for r in t.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    mentions = [(body or {}).get("allowed_mentions") or {} for body in bodies if isinstance(body, dict)]
    return [set(map(int, one["users"])) for one in mentions if one.get("users")]


def ids(*people: Any) -> set[int]:
    return {person.id for person in people}


async def opened(t: Tavern, seated: int, places: int = 4, pace: str = "daily", **options: Any) -> None:
    """The first of the people opens a table, and the next ones sit down."""
    await t.slash(t.people[0], "start", players=places, pace=pace, **options)
    for person in t.people[1:seated]:
        await t.slash(person, "join")
    await t.env.settle()


async def shown(t: Tavern) -> str:
    return text_of(await t.post())


async def offered(t: Tavern) -> list[str]:
    return [press.action for press in presses(await t.post())]


async def ring(t: Tavern) -> Any:
    """The ring of the newest table, if it has one."""
    return await t.store.messages.one(MessageKey(MessageKind.RING, (await t.table()).id))


async def waits(t: Tavern, seconds: float) -> None:
    await t.wait(seconds)


async def is_killed_meanwhile(t: Tavern, seconds: float) -> None:
    """The bot is stopped for a day on the way, which counts towards no time."""
    await t.wait(seconds / 2)
    await t.restart(lambda: t.env.advance_time(DAY))
    await t.env.settle()
    await t.wait(seconds - seconds / 2)


WAYS = pytest.mark.parametrize("passes", [waits, is_killed_meanwhile])


@WAYS
async def test_a_full_table_rings_all_once_and_deals_by_itself_after_ten_minutes(
    tmp_path: Path, passes: Wait
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 3, places=3)
        assert rings(t) == []
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people)]
        await passes(t, 8 * MINUTE)
        assert (await t.table()).status is Status.OPEN
        await t.wait(MINUTE + 5)
        assert (await t.table()).status is Status.RUNNING
        assert rings(t) == [ids(*t.people)], "who was rung for a full table is not mentioned by the deal"
        assert ENGLISH("ring-dealt", game=ENGLISH("game-skullking")) in text_of(t.public()[-1])


async def test_who_was_not_rung_for_a_full_table_is_called_by_the_deal(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=0) as t:
        await opened(t, 2, places=2)
        anna, ben = t.people
        await remembered(t.store.people, PersonRow(ben.id, "en", zone="UTC", quiet=(0, 24 * 60 - 1)))
        await t.wait(MINUTE + 1)
        [called] = rings(t)
        assert called <= ids(anna)
        await t.wait(10 * MINUTE)
        assert (await t.table()).status is Status.RUNNING
        assert rings(t) == [called], "Ben's quiet hours last, and Anna was rung"


async def test_a_ready_table_does_not_ring_again_after_time_in_which_the_bot_was_down(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        await opened(t, 3, places=6)
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people[:3])]
        await t.restart(lambda: t.env.advance_time(DAY // 2))
        await t.env.settle()
        await t.slash(t.people[3], "join")
        await t.env.settle()
        assert rings(t) == [ids(*t.people[:3])]


@WAYS
async def test_wait_keeps_a_full_table_open_until_nobody_has_touched_it_for_a_week(
    tmp_path: Path, passes: Wait
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 3, places=3)
        carla = t.people[2]
        assert (await t.press(carla, "hold", on=await t.post())).text == ENGLISH("done-held")
        assert "hold" not in await offered(t)
        await passes(t, 6 * DAY + HOUR)
        assert (await t.table()).status is Status.OPEN
        assert "keep_open" in await offered(t)
        await t.wait(DAY)
        assert (await t.table()).status is Status.RUNNING


@WAYS
async def test_one_person_alone_is_told_in_a_line_that_nobody_came_and_the_channel_is_free(
    tmp_path: Path, passes: Wait
) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 1)
        await passes(t, 6 * DAY + HOUR)
        assert "keep_open" in await offered(t)
        await t.wait(DAY)
        assert (await t.table()).status is Status.ENDED
        assert ENGLISH("table-closed-alone") in await shown(t)
        assert await offered(t) == ["again", "daily"]
        assert rings(t) == []
        await t.press(t.people[0], "again", on=await t.post())
        assert (await t.table()).status is Status.OPEN


@pytest.mark.parametrize(("pace", "until"), [("daily", 7 * DAY), ("live", 2 * HOUR)])
async def test_two_are_asked_once_and_without_an_answer_the_table_closes_a_day_later(
    tmp_path: Path, pace: str, until: int
) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 2, pace=pace)
        await t.wait(until + 1)
        assert rings(t) == [ids(*t.people)]
        assert [p.action for p in presses(await t.post())][:3] == ["deal", "deal_with_pirates", "close_table"]
        await t.wait(DAY + 1)
        assert (await t.table()).status is Status.ENDED
        assert ENGLISH("table-closed-unanswered") in await shown(t)
        assert rings(t) == [ids(*t.people)]
        assert await ring(t) is None


@pytest.mark.parametrize(
    ("answer", "seated", "status"),
    [("deal", 2, Status.RUNNING), ("deal_with_pirates", 3, Status.RUNNING), ("close_table", 2, Status.ENDED)],
)
async def test_each_of_two_who_are_asked_may_play_on_play_with_pirates_or_close(
    tmp_path: Path, answer: str, seated: int, status: Status
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 2)
        await t.wait(7 * DAY + 1)
        before = await t.post()
        carla = t.people[2]
        async with t.unchanged():
            refused = await t.press(carla, answer, on=before)
        assert refused.private
        await t.press(t.people[1], answer)
        table = await t.table()
        assert (table.status, len(table.seats)) == (status, seated)
        async with t.unchanged():
            late = await t.press_forged(t.people[0], await t.post(), f"t:{table.id}:{answer}::")
        assert late.private


async def test_who_joins_while_two_are_asked_makes_the_table_ready_and_takes_the_question_away(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 2)
        await t.wait(7 * DAY + 1)
        await t.press(t.people[2], "join")
        assert await ring(t) is None
        await t.wait(2 * DAY)
        table = await t.table()
        assert (table.status, len(table.seats)) == (Status.OPEN, 3)
        assert rings(t) == [ids(*t.people[:2]), ids(*t.people)]


async def test_anyone_seated_may_deal_a_day_after_enough_have_sat_down_and_a_moderator_always(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        _, ben, _, dora = t.people
        await opened(t, 3)
        early = await t.press(ben, "deal")
        assert "can deal" in early.text
        assert (await t.table()).status is Status.OPEN
        assert (await t.press(dora, "deal")).text == ENGLISH("refusal-not-your-table", free=1)
        await t.wait(DAY + 1)
        await t.press(ben, "deal")
        assert (await t.table()).status is Status.RUNNING


async def test_a_moderator_deals_at_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 2)
        table = await t.table()
        async with t.inside() as tables:
            mo = Actor(99, "Mo", frozenset({t.guild.id}))
            await lobby.deal(tables, table.id, mo)
        assert (await t.table()).status is Status.RUNNING


async def test_nobody_waits_for_a_host_who_has_left_the_server(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, *_ = t.people
        await opened(t, 4, places=6)
        t.guild.remove_member(anna)
        await t.press(ben, "deal")
        table = await t.table()
        assert table.status is Status.RUNNING
        assert table.row.host_id == ben.id
        assert anna.id not in {row.user_id for row in table.seats}


async def test_a_host_who_leaves_the_server_in_the_ten_minutes_frees_a_seat_and_nothing_is_dealt(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await opened(t, 3, places=3)
        await t.wait(MINUTE + 1)
        t.guild.remove_member(anna)
        await t.wait(10 * MINUTE)
        table = await t.table()
        assert (table.status, table.row.host_id) == (Status.OPEN, ben.id)
        assert [row.user_id for row in table.seats] == [ben.id, carla.id]
        assert rings(t) == [ids(anna, ben, carla)]


async def test_the_last_person_who_leaves_the_server_leaves_no_table_behind(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 1, places=2, computers=1)
        t.guild.remove_member(t.people[0])
        await t.wait(10 * MINUTE + 5)
        assert (await t.table()).status is Status.ENDED


async def test_a_full_live_table_asks_who_is_there_and_deals_once_all_are(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        await t.slash(anna, "start", players=3, pace="live")
        await t.wait(30)
        await t.slash(ben, "join")
        await t.wait(30)
        await t.slash(t.people[2], "join")
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people)]
        assert (await t.press(ben, "here")).text == ENGLISH("done-here")
        assert (await t.table()).status is Status.OPEN
        await t.press(anna, "here", on=await t.post())
        assert (await t.table()).status is Status.RUNNING
        assert rings(t) == [ids(*t.people)]


async def test_from_when_all_may_deal_is_an_hour_of_the_day_which_stays_true(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 3, pace="live")
        await t.wait(MINUTE + 1)
        row = (await t.table()).row
        assert row.lobby is not None
        from_then_on = f"from <t:{(row.lobby.ready_at or 0) + 5 * MINUTE}:f> on"
        for text in (await shown(t), text_of(t.public()[-1])):
            assert "Anna" in text
            assert from_then_on in text


async def test_the_ring_of_a_full_live_table_says_until_when_to_press(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 1, places=2, pace="live")
        await t.wait(30)
        await t.slash(t.people[1], "join")
        await t.wait(MINUTE + 1)
        row = (await t.table()).row
        assert row.lobby is not None
        assert f"<t:{(row.lobby.full_at or 0) + 3 * MINUTE}:R>" in text_of(t.public()[-1])


async def test_who_is_not_at_a_full_live_table_loses_the_seat_and_reads_so(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", players=3, pace="live")
        await t.slash(ben, "join")
        await t.wait(30)
        await t.slash(carla, "join")
        await t.wait(MINUTE + 1)
        await t.press(anna, "here")
        await t.wait(3 * MINUTE)
        table = await t.table()
        assert (table.status, [row.user_id for row in table.seats]) == (Status.OPEN, [anna.id, carla.id])
        last = text_of(t.public()[-1])
        assert last.startswith(ENGLISH("ring-not-here", names="**Ben**", game=ENGLISH("game-skullking"))[:20])
        assert "join" in [press.action for press in presses(t.public()[-1])]
        await t.slash(ben, "join")
        await t.env.settle()
        assert "join" not in [press.action for press in presses(t.public()[-1])]
        assert rings(t) == [ids(*t.people)]


async def test_an_hour_in_which_fifty_join_and_leave_rings_each_state_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, 52) as t:
        await opened(t, 2, places=3)
        table = await t.table()
        for guest in t.people[2:]:
            person = Actor(guest.id, guest.name)
            async with t.inside() as tables:
                await lobby.join(tables, table.id, person)
            await t.wait(65)
            async with t.inside() as tables:
                await seats.leave(tables, table.id, person)
            await t.wait(7)
        assert (await t.table()).status is Status.OPEN
        assert rings(t) == [ids(*t.people[:3])]


async def test_a_ring_that_was_stored_and_not_sent_is_sent_once_after_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 2, places=2)
        with monkeypatch.context() as killed:
            killed.setattr(OpenTables, "do", _stores_alone)
            await t.wait(MINUTE + 1)
            assert rings(t) == []

            async def meanwhile() -> None:
                killed.undo()

            await t.restart(meanwhile)
        await t.env.settle()
        await t.restart()
        await t.env.settle()
        assert rings(t) == [ids(*t.people)]


async def killed_in_the_ring(
    t: Tavern, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], Awaitable[object]]
) -> None:
    """All are rung, and the bot is killed before it has noted that; then it is started again."""
    key, place = MessageKey(MessageKind.RING, (await t.table()).id), MessageStore.place

    async def killed_before_a_ring(self: Any, row: Any, *more: Any) -> None:
        await (place(self, row, *more) if row.key != key else asyncio.Event().wait())

    async def down() -> None:
        killed.undo()
        await meanwhile()

    with monkeypatch.context() as killed:
        killed.setattr(MessageStore, "place", killed_before_a_ring)
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people)]
        await t.restart(down)


async def test_the_deal_calls_nobody_again_whose_ring_from_before_a_kill_is_not_found_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 3, nudge_after=0) as t:
        await opened(t, 3, places=3)

        async def is_slow(*_: Any) -> bool:
            raise Unavailable

        async def meanwhile() -> None:
            slow.setattr(Outbox, "find", is_slow)
            await t.env.advance_time(HOUR)

        with monkeypatch.context() as slow:
            await killed_in_the_ring(t, monkeypatch, meanwhile)
            await t.press(t.people[0], "deal", on=await t.post())
        await t.wait(MINUTE + 1)
        assert (await t.table()).status is Status.RUNNING
        assert rings(t) == [ids(*t.people)]


async def test_a_ring_that_was_sent_and_not_noted_is_not_sent_again_while_the_bot_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 3, places=3)
        key, wanted = MessageKey(MessageKind.RING, (await t.table()).id), Rings._wanted

        async def finds_it_meanwhile(self: Rings, table: Table, known: MessageRow | None) -> Any:
            while await self.keeper.known(key) is None or is_due(table):
                await asyncio.sleep(0)
                table = await self.tables.load(table.id)
            return await wanted(self, table, known)

        def is_due(table: Table) -> bool:
            # After an outage the time of the next step is early, and the clock changes as it comes.
            return table.row.lobby is not None and table.row.lobby.next_at <= t.bot.services.tables.now()

        async def meanwhile() -> None:
            monkeypatch.setattr(Rings, "_wanted", finds_it_meanwhile)
            await t.env.advance_time(HOUR)

        await killed_in_the_ring(t, monkeypatch, meanwhile)
        await t.env.settle()
        assert rings(t) == [ids(*t.people)]
        await t.wait(11 * MINUTE)
        assert (await t.table()).status is Status.RUNNING
        assert rings(t) == [ids(*t.people)]


async def test_a_ring_of_which_two_kills_left_unknown_what_it_says_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: Any) -> None:
        return

    async with tavern(tmp_path) as t:
        await opened(t, 2, places=2)
        monkeypatch.setattr(MessageKeeper, "mark_shown", killed)
        await t.wait(MINUTE + 1)
        sent = await ring(t)
        await t.store.messages.update_shown([replace(sent, shows=Unsure())])

        async def meanwhile() -> None:
            monkeypatch.undo()

        await t.restart(meanwhile)
        await t.env.settle()
        assert await ring(t) == sent  # by an edit
        assert rings(t) == [ids(*t.people)]


async def test_the_deal_calls_nobody_whose_ring_two_kills_left_unknown(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=0) as t:
        await opened(t, 2, places=2)
        await t.wait(MINUTE + 1)
        await t.store.messages.update_shown([replace(await ring(t), shows=Unsure())])
        await t.press(t.people[0], "deal", on=await t.post())
        await t.wait(MINUTE)
        assert rings(t) == [ids(*t.people)]
        assert ENGLISH("ring-dealt", game=ENGLISH("game-skullking")) in text_of(t.public()[-1])


async def test_the_deal_calls_nobody_whose_ring_arrived_a_day_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_slow(*_: Any) -> None:
        raise Unavailable

    async with tavern(tmp_path, nudge_after=0) as t:
        await opened(t, 2, places=2)
        await t.press(t.people[0], "hold", on=await t.post())
        with monkeypatch.context() as slow:
            slow.setattr(Rings, "show", is_slow)
            await t.wait(DAY)
        async with t.inside() as tables:
            tables.changed((await t.table()).id)
        assert rings(t) == [ids(*t.people)]
        await t.press(t.people[0], "deal", on=await t.post())
        await t.wait(MINUTE)
        assert rings(t) == [ids(*t.people)]


async def test_an_outage_between_ring_and_deal_has_nobody_called_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=0) as t:
        await opened(t, 2, places=2)
        await t.wait(MINUTE + 1)
        await t.restart(lambda: t.env.advance_time(2 * HOUR))
        await t.env.settle()
        await t.wait(10 * MINUTE + 1)
        assert (await t.table()).status is Status.RUNNING
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people)]


async def test_an_outage_after_the_deal_has_nobody_called_again_who_was_rung_within_the_hour_before(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3, nudge_after=0) as t:
        await opened(t, 3, places=3, rounds=2)
        await t.wait(11 * MINUTE + 1)
        assert (await t.table()).status is Status.RUNNING
        await t.restart(lambda: t.env.advance_time(2 * HOUR))
        await t.slash(t.people[0], "bid", tricks=0)
        await t.env.settle()
        assert rings(t) == [ids(*t.people)]


async def _stores_alone(self: OpenTables, table_id: int) -> None:
    # The bot is killed before anything hears of the step that it has stored.
    tables, watchers = self._tables, self._tables.watchers
    tables.watchers = []
    async with tables.locked(table_id) as table:
        await self._step(table)
    tables.watchers = watchers


@pytest.mark.parametrize("which", ["deal", "close"])
async def test_a_deal_or_a_close_that_was_stored_and_not_shown_is_shown_after_a_kill(
    tmp_path: Path, which: str
) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 2 if which == "deal" else 1, places=2)
        await t.wait(MINUTE + 1)

        async def meanwhile() -> None:
            await t.env.advance_time(30 * DAY)

        await t.restart(meanwhile)
        await t.env.settle()
        assert (await t.table()).status is Status.OPEN, (
            "time in which the bot was down counts towards no time"
        )
        await t.wait(10 * MINUTE if which == "deal" else 7 * DAY + 1)
        await t.restart()
        await t.env.settle()
        expected = Status.RUNNING if which == "deal" else Status.ENDED
        assert (await t.table()).status is expected
        row = (await t.table()).row
        assert row.told == row.revision


async def test_two_who_press_deal_at_once_have_one_game(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 2)
        before, table = await t.post(), await t.table()
        await t.press(t.people[0], "deal", on=before)
        again = await t.press_forged(t.people[0], before, f"t:{table.id}:deal::")
        assert again.private
        assert again.text.startswith(ENGLISH("refusal-already-started", command="skullking")[:40])
        dealt = [one for one in await t.store.actions.of_table(table.id) if one.kind == "dealt"]
        assert len(dealt) == 1


async def test_a_join_as_the_table_closes_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 1)
        before = await t.post()
        await t.wait(7 * DAY + 1)
        late = await t.press_forged(t.people[1], before, f"t:{(await t.table()).id}:join::")
        assert late.text.startswith(ENGLISH("refusal-table-closed", command="skullking")[:20])
        assert (await t.table()).status is Status.ENDED


@pytest.mark.parametrize("seated", [1, 2, 3])
async def test_an_open_table_whose_channel_is_deleted_is_closed(tmp_path: Path, seated: int) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, seated, places=3)
        t.env.backend.delete_channel(t.channel.id)
        await t.env.settle()
        assert (await t.table()).status is Status.ENDED
        assert (await t.table()).closing == "closed_no_channel"


async def test_a_channel_that_was_deleted_while_the_bot_was_away_closes_its_full_table_at_the_deal(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        await opened(t, 2, places=2)

        async def meanwhile() -> None:
            t.env.backend.delete_channel(t.channel.id)

        await t.restart(meanwhile)
        await t.wait(10 * MINUTE + 5)
        assert (await t.table()).closing == "closed_no_channel"


@pytest.mark.parametrize("action", ["hold", "here", "keep_open", "deal_with_pirates", "close_table"])
async def test_an_old_button_changes_nothing_and_says_so(tmp_path: Path, action: str) -> None:
    async with tavern(tmp_path) as t:
        await opened(t, 2)
        table = await t.table()
        async with t.unchanged():
            answer = await t.press_forged(t.people[1], await t.post(), f"t:{table.id}:{action}::")
        assert answer.text == ENGLISH("refusal-not-asked-now")


async def test_tables_from_before_ring_nobody_and_count_their_times_from_the_first_start(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        await opened(t, 3, places=3)
        home = t.channel
        t.channel = t.guild.create_text_channel("abandoned")
        await opened(t, 1)
        alone = (await t.table()).id
        t.channel = home

        async def meanwhile() -> None:
            database = await t.bot.open_store()
            await database.run(("DELETE FROM lobbies", ()))
            await database.close()
            await t.env.advance_time(60 * DAY)

        await t.restart(meanwhile)
        await t.wait(6 * DAY)
        async with t.inside() as tables:
            assert {(await tables.load(one)).status for one in (alone - 1, alone)} == {Status.OPEN}
        assert rings(t) == []
        await t.wait(DAY + HOUR)
        async with t.inside() as tables:
            assert (await tables.load(alone)).status is Status.ENDED
            assert (await tables.load(alone - 1)).status is Status.RUNNING


async def test_an_option_changed_in_the_ten_minutes_does_not_start_them_anew(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await opened(t, 2, places=2)
        table = await t.table()
        async with t.inside() as tables:
            await table_admin.set_pace(tables, table.id, Pace.RELAXED, Actor(t.people[0].id, "Anna"))
        await t.wait(10 * MINUTE + 5)
        assert (await t.table()).status is Status.RUNNING


async def test_a_state_that_comes_back_within_a_day_does_not_ring_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        last = t.people[3]
        await opened(t, 3)
        await t.wait(MINUTE + 1)  # ready
        await t.slash(last, "join")
        await t.wait(MINUTE + 1)  # full
        for command in ("leave", "join", "leave"):
            await t.slash(last, command)
            await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people[:3]), ids(*t.people)]


async def test_who_leaves_a_full_table_after_an_outage_has_nobody_rung_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        await opened(t, 3)
        await t.wait(MINUTE + 1)
        await t.slash(t.people[3], "join")
        await t.wait(MINUTE + 1)

        async def meanwhile() -> None:
            await t.env.advance_time(HOUR / 2)

        await t.restart(meanwhile)
        await t.slash(t.people[3], "leave")
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(*t.people[:3]), ids(*t.people)]


async def test_the_deal_calls_nobody_who_was_rung_within_the_hour_though_seats_have_changed(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3, nudge_after=0) as t:
        anna, ben, carla = t.people
        await opened(t, 2, places=2)
        await t.wait(MINUTE + 1)
        await t.wait(5)
        await t.slash(ben, "leave")
        assert "1 of 2 seats taken" in text_of(t.public()[-1])
        await t.slash(carla, "join")
        await t.wait(10 * MINUTE + 1)
        assert (await t.table()).status is Status.RUNNING
        await t.wait(MINUTE + 1)
        assert rings(t) == [ids(anna, ben), ids(carla)]
