"""The doctor looks at the channels in which something is played, whatever the bot may do in their servers."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import discord.http
import pytest

from bot.host.channels import Place, granted, live_places
from bot.host.permissions import NEEDED
from bot.host.servers import check_discord
from bot.settings import Settings
from bot.store.sqlite.database import SqliteDatabase
from tests.listed import TOKEN, discord_with, server

Json = dict[str, Any]
BOT = "77"
EVERYBODY, SAILORS, MUTED = "1", "31", "32"
TABLE, THREAD, LEAGUE = (
    Place("Table 5", 1, 501, is_league=False),
    Place("Table 6", 1, 601, is_league=False),
    Place("League Autumn", 1, 502, is_league=True),
)
VIEW, SEND = (discord.Permissions(**{name: True}).value for name in ("view_channel", "send_messages"))
IN_THREADS = discord.Permissions(send_messages_in_threads=True).value
THREADS = discord.Permissions(create_public_threads=True).value
FILES = discord.Permissions(attach_files=True).value


def guild(everybody: int = NEEDED.value, sailors: int = 0) -> Json:
    roles = {EVERYBODY: everybody, SAILORS: sailors, MUTED: 0}
    return {
        "id": EVERYBODY,
        "roles": [{"id": role, "permissions": str(bits)} for role, bits in roles.items()],
    }


def member(*roles: str) -> Json:
    return {"user": {"id": BOT}, "roles": list(roles)}


def overwrite(subject: str, allow: int = 0, deny: int = 0) -> Json:
    return {"id": subject, "allow": str(allow), "deny": str(deny)}


def channel(number: int, *overwrites: Json, parent: int | None = None) -> Json:
    of_thread: Json = {} if parent is None else {"parent_id": str(parent)}
    return {
        "id": str(number),
        "name": f"deck-{number}",
        "type": 0 if parent is None else 11,
        "permission_overwrites": list(overwrites),
        **of_thread,
    }


@pytest.mark.parametrize(
    ("roles", "overwrites", "may"),
    [
        ([], [], True),
        ([], [overwrite(EVERYBODY, deny=SEND)], False),
        ([SAILORS], [overwrite(EVERYBODY, deny=SEND), overwrite(SAILORS, allow=SEND)], True),
        ([SAILORS, MUTED], [overwrite(MUTED, deny=SEND), overwrite(SAILORS, allow=SEND)], True),
        ([SAILORS], [overwrite(SAILORS, allow=SEND), overwrite(BOT, deny=SEND)], False),
        ([MUTED], [overwrite(MUTED, deny=SEND), overwrite(BOT, allow=SEND)], True),
        ([], [overwrite(SAILORS, deny=SEND)], True),
    ],
)
def test_overwrites_count_in_discords_order(roles: list[str], overwrites: list[Json], may: bool) -> None:
    found = granted(guild(), member(*roles), channel(501, *overwrites))
    assert found.send_messages is may


def test_an_administrator_may_everything_everywhere() -> None:
    admin = discord.Permissions(administrator=True).value
    found = granted(guild(sailors=admin), member(SAILORS), channel(501, overwrite(BOT, deny=SEND)))
    assert found.send_messages


async def asked(monkeypatch: pytest.MonkeyPatch, answers: Mapping[str, object], *places: Place) -> list[str]:
    """The doctor's lines about channels, on a Discord that answers so; None is 404, a number that status."""
    told = {
        path: (content, {"message": "No", "code": 0}) if isinstance(content, int) else (200, content)
        for path, content in answers.items()
    }
    with discord_with(server(1), more=told) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        findings = await check_discord(Settings(token=TOKEN), places)
    return [str(finding) for finding in findings[4:]]


KNOWN: Mapping[str, object] = {
    "/guilds/1": guild(),
    f"/guilds/1/members/{BOT}": member(),
    "/channels/501": channel(501),
    "/channels/502": channel(502),
    "/channels/601": channel(601, parent=501),
}


async def test_where_nothing_is_taken_away_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    [line] = await asked(monkeypatch, KNOWN, TABLE, THREAD, LEAGUE)
    assert line.startswith("ok ")
    assert "all 3" in line


@pytest.mark.parametrize(
    ("place", "changed", "said"),
    [
        (TABLE, {"/channels/501": channel(501, overwrite(EVERYBODY, deny=SEND))}, "Send Messages"),
        (
            THREAD,
            {"/channels/501": channel(501, overwrite(EVERYBODY, deny=IN_THREADS))},
            "Send Messages in Threads",
        ),
        (
            LEAGUE,
            {"/channels/502": channel(502, overwrite(EVERYBODY, deny=THREADS))},
            "Create Public Threads",
        ),
        (LEAGUE, {"/channels/502": channel(502, overwrite(EVERYBODY, deny=FILES))}, "Attach Files"),
        (TABLE, {"/channels/501": 404}, "is gone; a moderator brings it to another by /tavern tables"),
        (LEAGUE, {"/channels/502": 404}, "by /league manage"),
        (TABLE, {"/channels/501": 403}, "can't see its channel in Tortuga"),
    ],
)
async def test_what_a_channel_takes_away_is_told(
    monkeypatch: pytest.MonkeyPatch, place: Place, changed: Mapping[str, object], said: str
) -> None:
    [line] = await asked(monkeypatch, {**KNOWN, **changed}, place)
    assert line.startswith(f"problem  {place.what}: ")
    assert said in line


async def test_what_a_thread_does_not_need_may_be_denied_there(monkeypatch: pytest.MonkeyPatch) -> None:
    no_posts = channel(501, overwrite(EVERYBODY, deny=SEND | THREADS))
    [line] = await asked(monkeypatch, {**KNOWN, "/channels/501": no_posts}, THREAD)
    assert line.startswith("ok ")


async def test_a_server_that_the_bot_has_left_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    [line] = await asked(monkeypatch, KNOWN, Place("Table 9", 2, 901, is_league=False))
    assert "not in its server" in line


async def test_the_places_are_those_of_live_tables_and_leagues(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tavern.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        for number, status in enumerate(("open", "running", "finished", "ended", "frozen"), start=1):
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, places, seed, guild_id, channel_id, host_id,"
                " language, status, created_at) VALUES (?, 'corsari', 1, '{}', 2, x'', 1, ?, 1, 'en', ?, 0)",
                (number, 500 + number, status),
            )
        for number, stage in enumerate(("draft", "sign_up", "running", "paused", "finished"), start=1):
            connection.execute(
                "INSERT INTO leagues (id, guild_id, name, stage, format, game, options, size, pace, rounds,"
                " round_hours, start_hours, channel_id, language, created_by, created_at, seed)"
                " VALUES (?, 1, ?, ?, 'season', 'corsari', '{}', 4, 'daily', 3, 168, 24, ?, 'en', 1, 0, 1)",
                (number, f"L{number}", stage, 600 + number),
            )
    found = [(place.what, place.channel_id, place.is_league) for place in live_places(path)]
    assert found == [
        ("League L4", 604, True),
        ("League L3", 603, True),
        ("League L2", 602, True),
        ("Table 2", 502, False),
        ("Table 1", 501, False),
    ]
