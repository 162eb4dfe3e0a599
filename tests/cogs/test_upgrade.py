"""An upgrade from 0.1.0, whose messages stand on Discord: whoever was told then is not mentioned again."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.model.leagues import Format, LeagueStage
from bot.model.matches import MatchState
from bot.model.settings import changes
from bot.model.tables import Status
from bot.tables import proposals, table_admin
from bot.tables.person import Person
from bot.ui.live import looks
from tests.cogs import scorepad_tavern
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    choose,
    command,
    created,
    everybody_is_there,
    opened,
    organiser,
    play_out,
    the_league,
)
from tests.databases import left_by_0_1_0, sqlite_only
from tests.messages import presses, walk
from tests.tavern import ENGLISH, Tavern, tavern

pytestmark = [pytest.mark.slow, sqlite_only("PostgreSQL came after 0.1.0")]


def notified(t: Tavern) -> int:
    bodies = [r.json for r in t.env.http_requests if isinstance(r.json, dict)]
    mentions = [body.get("allowed_mentions") or {} for body in bodies]
    return len([one for one in mentions if one.get("users") or one.get("roles")])


async def upgraded(t: Tavern) -> None:
    """The bot is stopped, and started again on what 0.1.0 would have left in its place."""
    await t.bot.close()
    path = t.bot.settings.database
    old = path.parent / "old" / path.name
    left_by_0_1_0(path, old)
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    old.rename(path)
    await t.restart()
    await at_rest(t)


async def table_of_its_own(t: Tavern, name: str, players: int = 2, **options: Any) -> int:
    home = t.channel
    t.channel = t.guild.create_text_channel(name)
    table = await t.start(players, **options)
    t.channel = home
    return table.id


async def tables_in_every_state(t: Tavern) -> None:
    """Games that run, are paused, frozen, being asked about, over; one of whose players is absent."""
    anna, ben = (Person(one.id, one.name) for one in t.people[:2])
    await table_of_its_own(t, "running", 3, pace="daily", rounds=2)
    paused = await table_of_its_own(t, "paused", pace="daily")
    frozen = await table_of_its_own(t, "frozen")
    asked = await table_of_its_own(t, "asked", 3)
    over = await table_of_its_own(t, "over", rounds=1)
    await t.forward(table_id=over)
    async with t.inside() as tables:
        await table_admin.pause(tables, paused, anna)
        await tables.store.tables.change(frozen, status=Status.FROZEN)
        await proposals.propose(tables, asked, ben, "pause")
    await t.wait(61)


def news(t: Tavern) -> list[str]:
    said = [message.content for one in t.env.backend.messages.values() for message in one.values()]
    return [text for text in said if text.startswith(("📣", "🏁"))]


async def test_an_upgrade_from_0_1_0_mentions_nobody_who_was_told_before(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4, nudge_after=60) as t:
        await tables_in_every_state(t)
        await created(t, organiser(t), rounds=2)
        await begun(t, t.people)
        await everybody_is_there(t)
        await play_out(t)
        states = [match.state for match in (await the_league(t)).matches]
        assert states == [MatchState.DONE] * 2 + [MatchState.WAITING] * 2
        before, told = notified(t), news(t)
        assert len(told) == 6
        assert before > len(told)
        await upgraded(t)
        async with t.inside() as tables:
            for table_id in range(1, (await t.table()).id + 1):
                tables.changed(table_id)
        await at_rest(t)
        assert (notified(t), news(t)) == (before, told)
        await everybody_is_there(t)
        await play_out(t)
        assert len(news(t)) > len(told), "what ends after the upgrade is told"


SCREENS = ("league_edit", "league_people", "league_history", "league_matches")
"""Of *Manage*: those that a press opens, and no step."""
TYPED = {
    "rounds": "6",
    "round_hours": "5 days",
    "points": "7-3-1",
    "best": "2",
    "places": "19",
    "finalists": "2",
    "advance": "1",
    "start_hours": "9",
    "about": "A barrel of rum",
}


async def every_setting_changed(t: Tavern, captain: MemberActor, league_id: int) -> Mapping[str, object]:
    """Chooses another value of each setting of a running league, types each that is typed, and does it."""
    panel = await command(t, captain, "manage", league=LEAGUE)
    panel = await t.press(captain, "league_edit", on=panel.message)
    [menu] = [one for one in walk(panel.message.components) if str(one.get("custom_id")).endswith(" menu")]
    wanted: dict[str, object] = {}
    for name in [one["value"] for one in menu["options"]]:
        await opened(t, captain, panel.message, name)
        [select] = [
            one for one in walk(panel.message.components) if str(one.get("custom_id")).endswith(f" {name}")
        ]
        if "options" in select:
            value = next(one["value"] for one in select["options"] if not one.get("default"))
            panel = await choose(t, captain, panel.message, name, value)
            wanted[name] = value
        assert "⚠️ " not in panel.text.split("\n")[0]
    forms = [one for one in presses(panel.message) if one.action == "edit_form"]
    for form in forms:
        message, custom_id = t.find(captain, form.action, form.argument, on=panel.message)
        shown = await captain.click(message, custom_id=custom_id)
        assert shown.modal is not None
        names = [label["component"]["custom_id"] for label in shown.modal["components"]]
        panel = t._answer(await captain.submit_modal(shown, {name: TYPED[name] for name in names}))
        wanted |= {name: TYPED[name] for name in names}
    done = await t.press(captain, "league_edit_do", on=panel.message)
    assert ENGLISH("done-league-edited") in done.text
    return wanted


@pytest.mark.parametrize("kind", [Format.SEASON, Format.CUP, Format.LADDER])
async def test_every_screen_and_setting_of_a_league_of_0_1_0_works_and_nothing_else_changes(
    tmp_path: Path, kind: Format
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        league = await created(t, captain, kind=kind)
        await begun(t, t.people)
        await upgraded(t)
        before = (await the_league(t)).row
        panel = await command(t, captain, "manage", league=LEAGUE)
        for button in [one for one in presses(panel.message) if one.action in SCREENS]:
            panel = await command(t, captain, "manage", league=LEAGUE)
            shown = await t.press(captain, button.action, button.argument, on=panel.message)
            assert "⚠️" not in shown.text
        assert (await the_league(t)).row == before, "they were only looked at"
        wanted = await every_setting_changed(t, captain, league.id)
        after = (await the_league(t)).row
        changed = {one.setting for one in changes(before, after)}
        of_final = {"finalists", "advance"} if "final" in wanted else set()
        assert changed <= {*wanted} | of_final
        assert len(changed) >= 6
        same = {"game", "size", "format", "channel_id", "name", "stage", "options", "created_by", "seed"}
        assert all(getattr(after, name) == getattr(before, name) for name in same)


async def stage_played(t: Tavern) -> None:
    await everybody_is_there(t)
    await play_out(t)


async def game_played(t: Tavern) -> None:
    await t.forward()
    await at_rest(t)


async def progress(t: Tavern) -> list[tuple[MatchState, int | None]]:
    return [(match.state, match.table_id) for match in (await the_league(t)).matches]


@pytest.mark.parametrize(
    ("kind", "go_on"), [(Format.SEASON, at_rest), (Format.CUP, stage_played), (Format.LADDER, game_played)]
)
async def test_a_league_of_any_kind_and_a_scorepad_go_on_after_an_upgrade_from_0_1_0(
    tmp_path: Path, kind: Format, go_on: Callable[[Tavern], Awaitable[object]]
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain, home = organiser(t), t.channel
        await created(t, captain, kind=kind)
        await begun(t, t.people)
        if kind is Format.LADDER:
            await t.start(2, rounds=1)
            await command(t, captain, "count", league=LEAGUE)
        else:
            await stage_played(t)
        t.channel = t.guild.create_text_channel("kitchen")
        await scorepad_tavern.begun(t, "skullking")
        await scorepad_tavern.enter(t, t.people[0], bid="1 0 0 0", tricks="1 0 0 0")
        before = await progress(t), notified(t), news(t)
        await upgraded(t)
        await t.wait(looks.BEGINS_AFTER + 1)
        await t.wait(2 * looks.PAUSE)
        assert (await progress(t), notified(t), news(t)) == before
        await scorepad_tavern.enter(t, t.people[1], bid="0 2 0 0", tricks="0 2 0 0")
        assert (await scorepad_tavern.the_pad(t)).paper.number == 3
        t.channel = home
        await go_on(t)
        assert {state for state, _ in await progress(t)} == {MatchState.DONE}
        is_over = (await the_league(t)).row.stage is LeagueStage.FINISHED
        assert is_over is (kind is not Format.LADDER)
