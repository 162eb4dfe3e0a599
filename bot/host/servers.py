"""The checks that ask Discord: whether it takes the token, and the bot's permissions in each server."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient

from bot.host.channels import ChannelCheck, Place
from bot.host.check_result import Finding, ok, problem
from bot.host.permissions import NEEDED, lacking
from bot.settings import BadSettings, Settings, require_token

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={id}"
    f"&scope=bot+applications.commands&permissions={NEEDED.value}"
)
_REFUSED = (
    "DISCORD_TOKEN was refused by Discord. Copy it again from https://discord.com/developers/applications"
    " (Bot, Reset Token) to .env."
)
PORTAL = "https://discord.com/developers/applications"
_BY_A_PERSON = "1"  # the type of an installation for a person
_PAGE = 200  # servers that Discord lists at once, at most


async def check_discord(
    settings: Settings, places: Sequence[Place] = (), patience: float = 60.0
) -> list[Finding]:
    """Signs in without going online, for `patience` seconds, and looks at servers and `places`."""
    try:
        token = require_token(settings)
        async with asyncio.timeout(patience):
            return await _asked(token, places)
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
    """The permissions that the bot lacks in each of the servers."""
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


def check_roles(servers: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """In how many servers leagues may give roles, which no invitation asks for."""
    if not servers:
        return []
    granted = [discord.Permissions(int(server["permissions"])) for server in servers]
    able = sum(one.manage_roles or one.administrator for one in granted)
    return [ok(f"Roles of leagues: the bot has Manage Roles in {able} of {len(servers)} servers (optional)")]


def check_installs(application: Mapping[str, Any]) -> Finding:
    """Whether people may install the bot for themselves, which `/daily` is for."""
    # https://discord.com/developers/docs/resources/application#application-object-application-integration-types
    if _BY_A_PERSON in (application.get("integration_types_config") or {}):
        return ok("In any chat: people can install the bot for themselves, for /daily in DMs and elsewhere")
    return ok(
        "In any chat: people can't install the bot for themselves (optional). For /daily in DMs and elsewhere"
        f" tick User Install on {PORTAL}/{application['id']}/installation, with the scope"
        " applications.commands, and have a public bot"
    )


async def _asked(token: str, places: Sequence[Place]) -> list[Finding]:
    if not token.isprintable():
        raise discord.LoginFailure("no header of HTTP can hold it")
    http = HTTPClient(asyncio.get_running_loop())
    try:
        user = await http.static_login(token)
        servers = await _servers(http)
        installs = check_installs(dict(await http.application_info()))
        names = {int(server["id"]): str(server["name"]) for server in servers}
        channels = await ChannelCheck(http, int(user["id"]), names).look(places)
    finally:
        await http.close()
    accepted = ok(f"Token: accepted by Discord for {user['username']}")
    found = check_servers(str(user["id"]), servers)
    return [accepted, *found, *check_roles(servers), installs, *channels]


async def _servers(http: HTTPClient) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    while True:
        after = int(found[-1]["id"]) if found else None
        page = await http.get_guilds(_PAGE, after=after, with_counts=False)
        found += page
        if len(page) < _PAGE:
            return found
