"""The bot is started anew in every phase: the game goes on, old buttons work, nothing is sent twice."""

from collections.abc import Callable
from pathlib import Path

import pytest
from simcord import Env

from bot.model.messages import MessageKind
from bot.model.tables import Stage, Status
from bot.tables.table import Table
from tests.messages import text_of
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow

PEOPLE = (0, 2)
"""Their seats; a computer player, who bids at once, sits between them."""


def some_bids_are_in(table: Table) -> bool:
    view = table.view(None)
    return bool(view.round == 2 and view.step == "bid" and any(view.has_bid[seat] for seat in PEOPLE))


def half_a_trick_is_played(table: Table) -> bool:
    view = table.view(None)
    return bool(view.round == 2 and view.step == "play" and view.trick)


def between_two_rounds(table: Table) -> bool:
    view = table.view(None)
    return bool(view.round == 2 and view.step == "bid" and not any(view.has_bid[seat] for seat in PEOPLE))


PHASES: list[Callable[[Table], bool]] = [some_bids_are_in, half_a_trick_is_played, between_two_rounds]


def sendings(env: Env) -> list[str]:
    return [f"{r.method} {r.path}" for r in env.http_requests if r.path.startswith("/channels/")]


async def shown(t: Tavern) -> list[str]:
    seen = [*t.public(), *(message for person in t.people for message in t.seen_by(person.user))]
    return [text_of(message) for message in seen]


@pytest.mark.parametrize("phase", PHASES)
async def test_a_game_goes_on_after_a_restart(tmp_path: Path, phase: Callable[[Table], bool]) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(computers=1, rounds=2)
        before = await t.play(phase)
        await t.wait_until_told()
        stored, seen, sent = await t.stored(), await shown(t), sendings(t.env)
        await t.restart()
        assert await t.stored() == stored
        assert await shown(t) == seen
        assert sendings(t.env) == sent, "what was told is not told again"
        after = await t.table()
        assert after.fold is not None
        assert before.fold is not None
        assert after.fold.state == before.fold.state
        assert after.fold.decisions == before.fold.decisions

        person = t.on_turn(after)
        letter, _ = t.find(person.user, "move")
        await t.press(person.user, "move", on=letter)
        assert len(await t.store.log.moves(after.id)) > len(before.fold.history)
        await t.press(person, "hand", on=await t.post())
        await t.forward()
        assert (await t.table()).status is Status.FINISHED
        hands = [key for key in await t.store.messages.of_table(after.id) if key.kind is MessageKind.HAND]
        assert len(hands) == 2
        for member in t.people:
            assert len(t.seen_by(member.user)) == 1, "one hand each, edited in place"


async def test_a_lobby_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", rounds=1)
        post = await t.post()
        await t.press(ben, "join", on=post)
        await t.press(anna, "options", on=post)
        await t.wait_until_told()
        sent = sendings(t.env)
        await t.restart()
        assert sendings(t.env) == sent
        await t.press(carla, "join", on=post)
        await t.press(anna, "deal", on=post)
        assert len((await t.table()).seats) == 3
        await t.play()
        assert (await t.table()).status is Status.FINISHED


async def test_a_finished_table_still_answers_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        await t.play()
        await t.wait_until_told()
        seen, sent = await shown(t), sendings(t.env)
        await t.restart()
        assert (await shown(t), sendings(t.env)) == (seen, sent)
        more = await t.press(t.people[0], "more", on=await t.post())
        assert (await t.press(t.people[0], "record", on=more.message)).message.attachments
        pad = await t.slash(t.people[1], "scores")
        assert "```" in pad.text
        await t.press(t.people[0], "again", on=await t.post())
        assert (await t.table()).status is Status.OPEN


async def test_what_was_stored_and_not_announced_is_announced_at_the_start(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        post = await t.post()
        t.env.inject_error("PATCH", "/channels/*", status=500, times=None)
        await t.slash(t.people[0], "bid", tricks=1)
        stale = text_of(post)
        t.env.backend.faults.clear()
        await t.restart()
        assert text_of(post) != stale
        row = (await t.table()).row
        assert row.told == row.revision


async def test_computer_players_take_up_their_game_at_the_start(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, computer_delay=600) as t:
        await t.start(computers=2, rounds=1)
        await t.slash(t.people[0], "bid", tricks=0)
        assert len((await t.table()).to_move()) == 2
        await t.restart()
        await t.wait(601)
        assert (await t.table()).view(None).step == "play"


async def test_a_nudge_is_taken_away_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1)
        await t.wait(121)
        [nudge] = [message for message in t.public() if message.content]
        await t.restart()
        await t.wait(200)
        assert [m.id for m in t.public() if m.content] == [nudge.id], "nobody is nudged twice"
        await t.slash(t.people[0], "bid", tricks=0)
        await t.slash(t.people[1], "bid", tricks=0)
        assert nudge.id not in [message.id for message in t.public()]


def calls(t: Tavern) -> int:
    bodies = [r.json for r in t.env.http_requests if isinstance(r.json, dict)]
    return len([body for body in bodies if (body.get("allowed_mentions") or {}).get("users")])


async def down_for(t: Tavern, seconds: int) -> None:
    """The bot is killed, and started again after so many seconds."""
    await t.bot.close()
    t.env.backend.advance_clock(seconds)
    await t.restart()
    await t.wait(1)


async def test_who_was_told_nothing_while_the_bot_was_down_is_told_after_the_start_and_once(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1, pace="daily")
        await down_for(t, 120)
        assert calls(t) == 0, "the delay of the nudge is left, too"
        await t.wait(60)
        assert calls(t) == 1
        await down_for(t, 60)
        await down_for(t, 12 * 60 * 60)
        assert calls(t) == 1
        await t.wait(12 * 60 * 60)
        assert calls(t) == 2, "the reminder at half time"


@pytest.mark.parametrize("down", [25 * 60 * 60, 28 * 60 * 60 + 60, 40 * 24 * 60 * 60])
async def test_deadlines_that_passed_while_the_bot_was_down_are_put_off_and_cost_nobody_a_turn(
    tmp_path: Path, down: int
) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1, pace="daily")
        await t.wait(61)
        await down_for(t, down)
        table = await t.table()
        assert await t.store.log.moves(table.id) == ()
        assert [row.missed for row in table.seats] == [0, 0]
        assert {row.clock.stage for row in table.seats if row.clock} == {Stage.NUDGED}
        assert calls(t) == 1, "nothing that is over"
        await t.wait(12 * 60 * 60)
        await t.wait(12 * 60 * 60)
        assert {row.clock.stage for row in (await t.table()).seats if row.clock} == {Stage.LAST_CALL}
        assert calls(t) == 3
        await t.slash(t.people[0], "bid", tricks=0)
        await t.wait(4 * 60 * 60 + 60)
        assert [row.missed for row in (await t.table()).seats] == [0, 1]
        await t.play()
        assert (await t.table()).status is Status.FINISHED


async def test_in_a_grace_a_restart_gives_it_anew_and_tells_nobody_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1, pace="live")
        await t.wait(301)
        told = calls(t)
        await down_for(t, 90)
        assert calls(t) == told
        assert await t.store.log.moves((await t.table()).id) == ()
        [nudge] = [message for message in t.public() if message.content]
        [due_at] = {row.clock.due_at for row in (await t.table()).seats if row.clock}
        assert f"<t:{due_at}:f>" in text_of(nudge), "the deadline that is shown is the new one"


async def test_a_nudge_that_discord_did_not_take_is_sent_after_the_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=60) as t:
        await t.start(rounds=1, pace="daily")
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=500, times=None)
        await t.wait(61)
        assert [message for message in t.public() if message.content] == []
        t.env.backend.faults.clear()
        await t.restart()
        assert len([message for message in t.public() if message.content]) == 1
