"""`/table manage`: a game is paused, gets more time or another pace, and a rematch; and what is refused."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.games.contract import Fact
from bot.model.tables import Pace, Status
from bot.tables.table import Table
from bot.ui.kit.text import ago
from tests.cogs.refused import refused
from tests.messages import custom_ids, presses, text_of
from tests.taps import manage
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.server.moderators import moderator

MINUTE, HOUR = 60, 60 * 60
AFTER = MINUTE


def called(t: Tavern) -> int:
    bodies = [r.json for r in t.env.http_requests if isinstance(r.json, dict)]
    return len([body for body in bodies if (body.get("allowed_mentions") or {}).get("users")])


async def due(t: Tavern, seat: int) -> int:
    clock = (await t.table()).seats[seat].clock
    assert clock is not None
    assert clock.due_at is not None
    return clock.due_at


async def kinds(t: Tavern) -> list[str]:
    return [action.kind for action in await t.store.actions.of_table((await t.table()).id)]


async def decide(t: Tavern, who: str, what: str) -> Answer:
    """A tap in `/table manage` by its host, by a moderator, or by a player with whom the others agree."""
    person = {"the host": t.people[0], "a moderator": None, "all together": t.people[1]}[who]
    person = person or moderator(t)
    answer = await manage(t, person, what)
    assert answer.private
    if who == "all together":
        assert ENGLISH("done-asked") in answer.text
        for other in t.people:
            if other is not person:
                answer = await t.press(other, "agree")
        assert answer.text == ENGLISH("done-agreed-all")
    return answer


@pytest.mark.slow
@pytest.mark.parametrize("who", ["the host", "a moderator", "all together"])
async def test_a_game_is_paused_and_goes_on_by(tmp_path: Path, who: str) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=2, pace="daily")
        await t.wait(HOUR)
        before = await due(t, 0)
        await decide(t, who, "Pause")
        table = await t.table()
        assert table.row.paused_at is not None
        assert ENGLISH("post-paused", ago=ago(table.row.paused_at)) in text_of(await t.post())
        await t.wait(5 * HOUR)
        await decide(t, who, "Resume")
        assert not (await t.table()).is_paused
        assert before + 5 * HOUR <= await due(t, 0) <= before + 5 * HOUR + MINUTE
        steps = [kind for kind in await kinds(t) if kind != "asked"]
        assert steps == ["dealt", "paused", "resumed"]


async def test_nobody_is_reminded_or_played_for_while_the_game_is_paused(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="live")
        await manage(t, t.people[0], "Pause")
        await t.wait(3 * HOUR)
        assert called(t) == 0
        assert await t.store.log.moves((await t.table()).id) == ()
        await manage(t, t.people[0], "Resume")
        await t.wait(AFTER + 1)
        assert called(t) == 1


@pytest.mark.slow
async def test_who_was_nudged_before_a_pause_is_not_nudged_for_the_same_after_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="daily")
        await t.wait(AFTER + 1)
        assert called(t) == 1
        await manage(t, t.people[0], "Pause")
        assert [m for m in t.public() if m.content] == [], "nobody is awaited in a pause"
        await t.wait(HOUR)
        assert called(t) == 1


@pytest.mark.slow
async def test_a_move_in_a_pause_is_refused_in_private(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        await manage(t, anna, "Pause")
        await refused(t, ben, lambda: t.slash(ben, "bid", tricks=0), "table-paused")
        message, _ = t.find(ben.user, "move")
        async with t.unchanged():
            answer = await t.press(ben.user, "move", on=message)
        assert ENGLISH("refusal-table-paused") in answer.text
        await manage(t, anna, "Resume")
        await t.slash(ben, "bid", tricks=0)
        assert len(await t.store.log.moves((await t.table()).id)) == 1


async def test_deadlines_stand_in_the_post_and_in_the_hand_in_everyones_own_time(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1, pace="daily")
        at = await due(t, 1)
        assert at == t.bot.services.tables.now() + 24 * HOUR
        [line] = [line for line in text_of(await t.post()).splitlines() if "⏳" in line]
        assert line == f"-# ⏳ Anna and Ben: <t:{at}:R>"
        told = f"Deadline: <t:{at}:t> (<t:{at}:R>)"
        assert told in text_of(t.seen_by(ben.user)[0])
        assert told in (await t.slash(anna, "hand")).text
        await t.slash(anna, "bid", tricks=0)
        assert "⏳ Anna" not in text_of(await t.post())


async def test_a_table_without_a_deadline_shows_none(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1, pace="none")
        assert "<t:" not in text_of(await t.post())
        assert "<t:" not in text_of(t.seen_by(t.people[0].user)[0])


@pytest.mark.parametrize("who", ["the host", "a moderator"])
async def test_more_time_is_given_to_everyone_who_is_awaited_by(tmp_path: Path, who: str) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=1, pace="daily")
        await t.slash(t.people[0], "bid", tricks=0)
        before = [await due(t, seat) for seat in (1, 2)]
        answer = await decide(t, who, "+6 h")
        assert ENGLISH("done-extended", hours=6) in answer.text
        assert [await due(t, seat) for seat in (1, 2)] == [at + 6 * HOUR for at in before]
        assert f"<t:{before[0] + 6 * HOUR}:R>" in text_of(await t.post())
        assert f"<t:{before[0] + 6 * HOUR}:t>" in text_of(t.seen_by(t.people[1].user)[0])


async def test_more_time_changes_the_deadline_in_a_nudge_and_calls_nobody_anew(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=AFTER) as t:
        await t.start(rounds=1, pace="daily")
        await t.wait(AFTER + 1)
        [nudge] = [m for m in t.public() if m.content]
        await manage(t, t.people[0], "+6 h")
        [again] = [m for m in t.public() if m.content]
        assert again.id == nudge.id
        assert f"<t:{await due(t, 0)}:f>" in text_of(again)
        assert called(t) == 1


@pytest.mark.slow
@pytest.mark.parametrize("who", ["a moderator", "all together"])
async def test_a_running_games_pace_is_changed_by(tmp_path: Path, who: str) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=1, pace="daily")
        await decide(t, who, "relaxed")
        assert (await t.table()).row.pace is Pace.RELAXED
        assert await due(t, 0) == t.bot.services.tables.now() + 72 * HOUR
        assert f"<t:{await due(t, 0)}:R>" in text_of(await t.post())


async def test_the_host_alone_does_not_change_the_pace_of_a_running_game(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=1, pace="daily")
        answer = await manage(t, t.people[0], "live")
        assert ENGLISH("done-asked") in answer.text
        assert (await t.table()).row.pace is Pace.DAILY


async def finished(t: Tavern, **options: Any) -> Table:
    await t.start(rounds=1, **options)
    return await t.forward()


@pytest.mark.slow
async def test_a_rematch_seats_the_same_people_on_the_same_seats_and_deals(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        first = await finished(t, computers=1, pace="relaxed")
        asked = await t.press(t.people[2], "rematch", on=await t.post())
        assert asked.text == ENGLISH("done-asked")
        for person in t.people[:2]:
            await t.press(person, "agree")
        second = await t.table()
        assert second.id > first.id
        assert second.status is Status.RUNNING
        assert [(row.user_id, row.name) for row in second.seats] == [
            (row.user_id, row.name) for row in first.seats
        ]
        assert (second.row.host_id, second.row.pace, second.row.options) == (
            first.row.host_id,
            Pace.RELAXED,
            first.row.options,
        )
        assert (second.row.follows, second.row.seed == first.row.seed) == (first.id, False)
        assert "agree" not in {press.action for message in t.public() for press in presses(message)}
        await t.forward()
        assert ENGLISH("tally-title", games=2) in text_of(await t.post())


@pytest.mark.slow
async def test_a_rematch_that_somebody_declines_is_not_played(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        first = await finished(t)
        await manage(t, t.people[0], "Rematch")
        await t.press(t.people[1], "decline")
        assert (await t.table()).id == first.id
        assert (await t.table()).row.proposal is None


@pytest.mark.slow
async def test_one_person_among_computer_players_has_a_rematch_at_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        first = await finished(t, computers=2)
        answer = await manage(t, t.people[0], "Rematch")
        assert answer.text.startswith(ENGLISH("done-rematch"))
        assert (await t.table()).id > first.id


async def refused_here(
    t: Tavern, who: MemberActor, words: str, key: str, facts: Mapping[str, Fact] | None = None
) -> None:
    """Somebody presses in vain, in every language, what the panel does not have for them, or not any more."""
    panel, table = await manage(t, who), await t.table()
    action, _, argument = words.partition(" ")
    verbs = ("pause", "resume", "pace", "absence", "extend", "offer", "withdraw")
    forged = f"t:{table.id}:oversee::{words}" if action in verbs else f"t:{table.id}:{action}::{argument}"
    assert forged not in custom_ids(panel.message)
    await refused(t, who, lambda: t.press_forged(who, panel.message, forged), key, lambda _: facts or {})


@pytest.mark.slow
async def test_before_the_cards_are_dealt(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.slash(anna, "start", pace="daily")
        await t.slash(ben, "join")
        for words in ("pause", "resume", "extend 3", "take_back", "offer"):
            await refused_here(t, anna, words, "not-started")
        await refused_here(t, anna, "rematch", "not-over-yet")
        for words in ("pace live", "absence seat"):
            await refused_here(t, ben, words, "host-or-moderator-only")


@pytest.mark.slow
async def test_who_does_not_sit_at_the_running_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people[2]
        await t.start(players=2, rounds=1, pace="daily")
        for words in ("pause", "pace live", "take_back"):
            await refused_here(t, carla, words, "not-your-table", {"free": 0})
        await refused_here(t, carla, "resume", "not-paused")
        await refused_here(t, carla, "extend 3", "host-or-moderator-only")
        await refused_here(t, carla, "absence seat", "agreement-needed")
        await refused_here(t, carla, "withdraw", "no-substitute")


@pytest.mark.slow
async def test_what_makes_no_sense_while_the_game_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.start(rounds=1, pace="daily")
        await refused_here(t, anna, "resume", "not-paused")
        await refused_here(t, anna, "take_back", "not-away")
        await refused_here(t, anna, "rematch", "not-over-yet")
        await refused_here(t, ben, "absence host", "agreement-needed")
        await refused_here(t, ben, "offer", "already-seated")
        await refused_here(t, ben, "extend 3", "host-or-moderator-only")
        for hours in (0, -1, 14 * 24 + 1, 10**9):
            await refused_here(t, anna, f"extend {hours}", "hours-out-of-range", {"most": 14 * 24})
        await manage(t, anna, "Pause")
        for words in ("pause", "extend 3"):
            await refused_here(t, anna, words, "table-paused")


async def test_more_time_where_nobody_is_hurried(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(rounds=1, pace="none")
        await refused_here(t, t.people[0], "extend 3", "no-deadline-here")


async def test_after_the_game(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(players=2, rounds=1)
        await t.forward()
        await refused_here(t, t.people[2], "rematch", "not-your-table", {"free": 0})
        for words in ("pause", "extend 3", "take_back"):
            await refused_here(t, t.people[0], words, "table-closed", {"command": "skullking"})
