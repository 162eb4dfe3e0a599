"""The checks that ask Discord: whether it takes the token, and what the bot may do in each server."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient

from bot.host.check_result import Finding, ok, problem
from bot.settings import BadSettings, Settings, require_token

SHOWN: Mapping[str, str] = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "read_message_history": "Read Message History",
    "attach_files": "Attach Files",
}
"""What the bot needs in a server, under discord.py's names and those that Discord shows; README tells why."""

NEEDED = discord.Permissions(**dict.fromkeys(SHOWN, True))
INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={id}"
    f"&scope=bot+applications.commands&permissions={NEEDED.value}"
)
_REFUSED = (
    "DISCORD_TOKEN was refused by Discord. Copy it again from https://discord.com/developers/applications"
    " (Bot, Reset Token) to .env."
)
_PAGE = 200
"""Servers that Discord lists at once, at most."""


async def check_discord(settings: Settings, patience: float = 30.0) -> list[Finding]:
    """Signs in with the token, without going online, and looks at the servers, for `patience` seconds."""
    try:
        token = require_token(settings)
        async with asyncio.timeout(patience):
            return await _asked(token)
    except BadSettings as error:
        return [problem(error)]
    except discord.LoginFailure:
        return [problem(_REFUSED)]
    except TimeoutError:
        return [problem(f"Discord has not answered for {patience:g} seconds. Check the network.")]
    except aiohttp.ClientError as error:
        return [problem(f"Discord can't be reached from here: {error}. Check the network and its firewall.")]
    except discord.HTTPException as error:
        return [problem(f"Discord answered with an error: {error}. Try again later.")]


def check_servers(bot_id: str, servers: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """What the bot lacks in each of the servers, as Discord lists them for it."""
    invitation = INVITATION.format(id=bot_id)
    if not servers:
        return [ok(f"Servers: none yet; invite the bot with {invitation}")]
    wrong = [
        problem(
            f"Server {server['name']}: the bot lacks {', '.join(missing)}."
            f" Give them to its role, or invite it again with {invitation}"
        )
        for server in servers
        if (missing := lacking(int(server["permissions"])))
    ]
    return wrong or [ok(f"Servers: the bot has every permission it needs in all {len(servers)}")]


def lacking(granted: int) -> list[str]:
    """The needed permissions that are not among those granted (Discord's bits), as Discord shows them."""
    permissions = discord.Permissions(granted)
    if permissions.administrator:
        return []
    return [shown for name, shown in SHOWN.items() if not getattr(permissions, name)]


async def _asked(token: str) -> list[Finding]:
    if not token.isprintable():
        raise discord.LoginFailure("no header of HTTP can hold it")
    http = HTTPClient(asyncio.get_running_loop())
    try:
        user = await http.static_login(token)
        servers = await _servers(http)
    finally:
        await http.close()
    accepted = ok(f"Token: accepted by Discord for {user['username']}")
    return [accepted, *check_servers(str(user["id"]), servers)]


async def _servers(http: HTTPClient) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    while True:
        after = int(found[-1]["id"]) if found else None
        page = await http.get_guilds(_PAGE, after=after, with_counts=False)
        found += page
        if len(page) < _PAGE:
            return found
