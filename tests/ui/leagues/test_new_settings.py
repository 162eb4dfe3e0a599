"""A new setting is a column and one entry: panels, forms, storage, log and history follow from that."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from bot.logs import event_of
from bot.model.guilds import GuildRow
from bot.model.leagues import Asked, LeagueRow
from bot.model.settings import Number, Role, Setting, Switch, Text, settings_of
from bot.seasons import editing
from bot.store.engine import Transaction
from bot.ui.leagues import settings as of_leagues
from bot.ui.server import guild_settings as of_servers
from tests.cogs.league_tavern import LEAGUE, begun, command, created, founding, organiser, settle, the_league
from tests.cogs.league_tavern import choose as choose_in
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.server.moderators import ask, choose, manager, press


@dataclass(frozen=True, slots=True)
class GuildWithRum(GuildRow):
    """Servers that say how many barrels there are, and whether they are open."""

    rum: Annotated[int, Setting(Number(0, 9, (1, 2)), label="select-no-shows", line="settings-meeting")] = 1
    tapped: Annotated[bool, Setting(Switch("preferences-forced", "button-forced"))] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueWithRum(LeagueRow):
    """Leagues that say the same, have a song, and a role or none."""

    rum: Annotated[
        int, Setting(Number(0, 9, (1, 2)), label="select-least-people", asked=(Asked.FORM, Asked.EDIT))
    ] = 1
    tapped: Annotated[bool, Setting(Switch(), label="select-pace", asked=(Asked.EDIT,))] = False
    crew: Annotated[int | None, Setting(Role(), label="select-format", asked=(Asked.EDIT,))] = None
    song: Annotated[str, Setting(Text(50), label="form-search", asked=(Asked.EDIT,))] = ""


MORE = ("tapped INTEGER NOT NULL DEFAULT 0", "crew INTEGER", "song TEXT NOT NULL DEFAULT ''")


@contextmanager
def declared(patch: pytest.MonkeyPatch, row: type[Any], wider: type[Any]) -> Iterator[None]:
    """Puts a wider kind of row in the place of another, as if its settings stood there."""
    with patch.context() as context:
        for name, module in list(sys.modules.items()):
            if name.startswith("bot.") and vars(module).get(row.__name__) is row:
                context.setattr(module, row.__name__, wider)
        yield


async def migrated(t: Tavern, table: str, *columns: str) -> None:
    """Adds what a migration would."""

    def work(connection: Transaction) -> None:
        for column in columns:
            connection.execute(f"ALTER TABLE {table} ADD {column}")

    await (await t.bot.open_store()).write(work)


async def test_a_new_setting_of_servers_is_an_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables.guild_settings")
    monkeypatch.setattr(of_servers, "SETTINGS", settings_of(GuildWithRum))
    async with tavern(tmp_path, 1) as t:
        await migrated(t, "guilds", "rum INTEGER NOT NULL DEFAULT 1", "tapped INTEGER NOT NULL DEFAULT 0")
        with declared(monkeypatch, GuildRow, GuildWithRum):
            gina = manager(t)
            panel = await ask(t, gina, "server-settings")
            assert ENGLISH("settings-meeting", value="1") in panel.text
            panel = await choose(t, gina, panel, "settle rum", ["2"])
            assert ENGLISH("settings-meeting", value="2") in panel.text
            panel = await press(t, gina, panel, "settle tapped on")
            assert ENGLISH("preferences-forced-on") in panel.text
            row: Any = await t.store.guilds.guild(t.guild.id)
            assert (row.rum, row.tapped) == (2, True)
        told = [event_of(one) for one in caplog.records if one.name == "bot.tables.guild_settings"]
        assert [line.partition(" setting=")[2] for line in told] == ["rum value=2", "tapped value=True"]


@pytest.mark.slow
async def test_a_new_setting_of_leagues_is_an_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = settings_of(LeagueWithRum)
    monkeypatch.setattr(of_leagues, "SETTINGS", known)
    monkeypatch.setattr(editing, "CAN_CHANGE", editing.CAN_CHANGE | {"rum", "song", "tapped", "crew"})
    async with tavern(tmp_path) as t:
        await migrated(t, "leagues", "rum INTEGER NOT NULL DEFAULT 1", *MORE)
        with declared(monkeypatch, LeagueRow, LeagueWithRum):
            captain = organiser(t)
            draft = await founding(t, captain, "Draft")
            await choose_in(t, captain, draft, "rum", "2")
            [row] = await (await t.bot.open_store()).fetch_all("SELECT rum FROM leagues")
            assert row["rum"] == 2

            league = await created(t, captain)
            await begun(t, t.people)
            panel = await command(t, captain, "manage", league=LEAGUE)
            panel = await press(t, captain, panel, f"league_edit {league.id}")
            panel = await settle(t, captain, panel, f"league_edit_set {league.id} rum", ["2"])
            panel = await settle(t, captain, panel, f"league_edit_set {league.id} tapped", ["on"])
            role = t.guild.create_role("Crew")
            panel = await settle(t, captain, panel, f"league_edit_set {league.id} crew", [role])
            form = await press(t, captain, panel, f"edit_form {league.id} 1")
            typed = {
                "finalists": "0",
                "advance": "1",
                "start_hours": "28",
                "about": "",
                "song": "Fifteen men",
            }
            panel = t._answer(await captain.submit_modal(form.result, typed))
            done = await t.press(captain, "league_edit_do", on=panel.message)
            after: Any = (await the_league(t)).row
            assert (after.rum, after.tapped, after.crew, after.song) == (2, True, role.id, "Fifteen men")
            history = await press(t, captain, done, f"league_history 0 · {league.id} all")
            assert f"**{ENGLISH('select-least-people')}**: 1 → 2" in history.text
            assert f"**{ENGLISH('form-search')}**:  → Fifteen men" in history.text
