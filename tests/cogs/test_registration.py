"""The slash commands are registered once the bot is online, when they have changed, and never stop it."""

import json
from pathlib import Path

import pytest

from bot.commands import ENTRY_POINT
from bot.store.notes import COMMAND_IDS, COMMANDS, COMMANDS_REFUSED
from bot.texts import commands
from tests.tavern import Tavern, tavern

REGISTERED = "/commands"


def registrations(t: Tavern) -> int:
    return sum(
        request.method == "PUT" and request.path.endswith(REGISTERED) for request in t.env.http_requests
    )


async def test_commands_that_discord_has_are_not_registered_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        assert registrations(t) == 1
        await t.restart()
        await t.env.settle()
        assert registrations(t) == 1
        await t.store.notes.keep(**{COMMANDS: "of another version"})
        await t.restart()
        await t.env.settle()
        assert registrations(t) == 2


async def test_a_text_mentions_commands_by_the_ids_that_discord_gave_them(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        ids = {command["name"]: int(command["id"]) for command in t.env.backend.commands[None].values()}
        for again in range(2):
            assert f"</skullking start:{ids['skullking']}>" in (await t.slash(t.people[0], "hand")).text
            commands.IDS.clear()
            if not again:
                await t.restart()
        assert json.loads(await t.store.notes.note(COMMAND_IDS) or "") == ids


async def test_a_database_from_before_there_were_ids_asks_for_them(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.store.notes.keep(**{COMMAND_IDS: None})
        await t.restart()
        await t.env.settle()
        assert registrations(t) == 2
        assert await t.store.notes.note(COMMAND_IDS) is not None


@pytest.mark.slow
async def test_a_refused_registration_is_logged_and_kept_and_the_bot_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("could not be registered")
        await t.store.notes.keep(**{COMMANDS: "of another version"})
        t.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
        await t.restart()
        await t.env.settle()
        assert "50035" in (await t.store.notes.note(COMMANDS_REFUSED) or "")
        assert (await t.slash(t.people[0], "start")).private
        await t.restart()
        await t.env.settle()
        assert await t.store.notes.note(COMMANDS_REFUSED) is None


async def test_a_command_that_discord_made_by_itself_is_kept(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        http, app = t.bot.http, t.bot.application_id
        assert app is not None
        own = {"name": "launch", "description": "", "type": ENTRY_POINT, "handler": 2}

        async def known(application_id: int) -> list[dict[str, object]]:
            assert application_id == app
            return [{**own, "id": "5", "version": "1"}]

        sent: list[dict[str, object]] = []

        async def replace(application_id: int, payload: list[dict[str, object]]) -> list[dict[str, object]]:
            sent.extend(payload)
            return [{**command, "id": "7"} for command in payload]

        http.get_global_commands, http.bulk_upsert_global_commands = known, replace  # type: ignore[method-assign, assignment]
        await t.store.notes.keep(**{COMMANDS: "of another version"})
        await t.bot._take_up()
        assert own in sent
        assert {command["name"] for command in sent} >= {"launch", "skullking", "tavern"}
