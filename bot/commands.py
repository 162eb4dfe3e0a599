"""Registers the slash commands with Discord, when they have changed."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.store.notes import COMMAND_IDS, COMMANDS, COMMANDS_REFUSED, NoteStore
from bot.texts.catalog import fingerprint as texts_fingerprint
from bot.texts.catalog import know_commands

log = logging.getLogger(__name__)

# The type of the command that Discord makes for an Activity; a registration may not drop it.
# https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-types
ENTRY_POINT = 4
_KEPT_OF_ENTRY_POINT = ("name", "name_localizations", "description", "type", "handler", "contexts")

Payload = Sequence[Mapping[str, Any]]


# What a registration may fail with.
FAILURES = discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError


async def recall(notes: NoteStore) -> None:
    """Lets sentences mention the commands by their ids on Discord."""
    if (ids := await notes.note(COMMAND_IDS)) is not None:
        know_commands(json.loads(ids))


async def register(tree: app_commands.CommandTree[Any], notes: NoteStore) -> None:
    """Registers the commands, unless Discord has them.

    A failure is logged, and kept for the doctor.
    """
    try:
        await register_changed(tree, notes)
    except FAILURES as error:
        log.error("the slash commands could not be registered", extra={"error": str(error)})


async def register_changed(
    tree: app_commands.CommandTree[Any], notes: NoteStore, *, anew: bool = False
) -> None:
    """As `register`, but raises one of `FAILURES`; `anew` does it in any case."""
    application_id = tree.client.application_id
    assert application_id is not None  # the client has logged in
    fingerprint = _fingerprint(tree, application_id)
    is_known = await notes.note(COMMANDS) == fingerprint and await notes.note(COMMAND_IDS) is not None
    if is_known and not anew:
        return
    payload = await _payload(tree)
    try:
        ids = await _replace(tree.client.http, application_id, payload)
    except FAILURES as error:
        await notes.keep(**{COMMANDS_REFUSED: str(error)})
        raise
    log.info("the slash commands have been registered", extra={"commands": len(payload)})
    await notes.keep(**{COMMANDS: fingerprint, COMMAND_IDS: json.dumps(ids), COMMANDS_REFUSED: None})
    know_commands(ids)


def _fingerprint(tree: app_commands.CommandTree[Any], application_id: int) -> str:
    # Without reading the words: that takes long.
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    content = json.dumps([application_id, commands, texts_fingerprint()], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()


async def _payload(tree: app_commands.CommandTree[Any]) -> Payload:
    translator, found = tree.translator, []
    for command in tree.get_commands():
        await asyncio.sleep(0)  # translating all of them takes long: other work comes between
        found.append(
            command.to_dict(tree)
            if translator is None
            else await command.get_translated_payload(tree, translator)
        )
    return found


async def _replace(http: discord.http.HTTPClient, application_id: int, payload: Payload) -> Mapping[str, int]:
    # All but those that Discord made; gives the ids by name.
    known = await http.get_global_commands(application_id)
    entries = [
        {name: command[name] for name in _KEPT_OF_ENTRY_POINT if command.get(name) is not None}  # type: ignore[literal-required]
        for command in known
        if command.get("type") == ENTRY_POINT
    ]
    made = await http.bulk_upsert_global_commands(application_id, [*payload, *entries])  # type: ignore[list-item]
    return {command["name"]: int(command["id"]) for command in made}
