"""A channel in which the bot may attach no files: its messages stay right, without their pictures."""

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.leagues import LeagueStage
from bot.tables.calendar import DAY
from tests.cogs.league_tavern import LEAGUE, command, created, organiser, the_league
from tests.cogs.test_outages import deny
from tests.messages import text_of
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.test_hand_pictures import Painter, pictures_on
from tests.ui.server.moderators import ask, moderator, press


def refused(t: Tavern) -> int:
    return t.discord.refusals[50013]


async def test_text_goes_where_a_picture_may_not_and_each_channel_is_asked_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw, buried_after=0) as t:
        await t.start(rounds=2)
        assert pictures_on(await t.post())
        deny(t, attach_files=True)
        await t.env.settle()
        for _ in range(3):
            before = text_of(await t.post())
            table = await t.table()
            await t.move(table, table.to_move()[0])
            row = (await t.table()).row
            assert row.told == row.revision
            assert text_of(await t.post()) != before
            assert pictures_on(await t.post()) == []
        assert refused(t) == 1
        edited = len(t.env.http_requests)
        async with t.inside() as tables:
            tables.changed((await t.table()).id)
        assert len(t.env.http_requests) == edited, "nothing has changed"


async def test_when_the_permission_is_back_so_are_the_pictures(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw, buried_after=0) as t:
        await t.start(rounds=2)
        deny(t, attach_files=True)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert pictures_on(await t.post()) == []
        deny(t)
        await t.env.settle()
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert pictures_on(await t.post())


async def test_a_day_later_a_picture_is_tried_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw, buried_after=0) as t:
        await t.start(rounds=2)
        deny(t, attach_files=True)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        asked = refused(t)
        await t.wait(DAY + 60)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert refused(t) > asked


async def test_a_channel_that_is_closed_to_text_as_well_is_none_without_files(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw, buried_after=0) as t:
        await t.start(rounds=2)
        t.env.inject_error("*", f"/channels/{t.channel.id}/messages*", status=403, code=50013, times=None)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert not t.bot.services.delivery.messenger.without_files.has(t.channel.id)


async def test_moderators_read_which_channels_have_no_pictures(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        mo = moderator(t)
        line = ENGLISH("tables-without-files", channels=f"<#{t.channel.id}>")
        await t.start(rounds=1)
        shown = await ask(t, mo, "tables")
        assert line not in shown.text
        deny(t, attach_files=True)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert line in (await ask(t, mo, "tables")).text


def forget_the_event(t: Tavern) -> None:
    """The permission is taken away, and the bot has not heard of it."""
    denied = discord.Permissions(attach_files=True).value
    mine = Overwrite(t.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    t.env.backend.channels[t.channel.id].overwrites.append(mine)


@pytest.mark.parametrize("is_heard", [True, False])
async def test_no_league_opens_in_such_a_channel(tmp_path: Path, is_heard: bool) -> None:
    async with tavern(tmp_path) as t:
        if is_heard:
            deny(t, attach_files=True)
        else:
            forget_the_event(t)
        await created(t, organiser(t))
        assert (await the_league(t)).row.stage is LeagueStage.DRAFT


async def test_the_panel_of_a_league_names_what_is_missing_each_time_it_is_shown(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        channel, names = f"<#{t.channel.id}>", ENGLISH("permission-attach-files")
        line = ENGLISH("refusal-league-permissions", channel=channel, permissions=names)
        panel = await command(t, captain, "manage", league=LEAGUE)
        assert line not in panel.text
        deny(t, attach_files=True)
        await t.env.settle()
        panel = await press(t, captain, panel, f"league_manage {league.id} show")
        assert panel.text.startswith(f"⚠️ {line}")
