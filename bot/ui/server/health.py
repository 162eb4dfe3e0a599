"""`/tavern health`: figures about the bot, for its host."""

import math
import platform
from collections.abc import Collection, Mapping
from typing import cast

import discord
from discord.ext import commands

from bot import VERSION
from bot.model.census import Census
from bot.tables import first_contact, lookup
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.layout import page
from bot.ui.kit.text import ago, at
from bot.ui.kit.uses import all_names

MEGABYTE = 1_000_000
LISTED = 10  # names of the most used, and as many of the least used


async def show_health(caller: Caller) -> None:
    """Shows the bot's health to its owner. Raises `Refusal("owner_only")`.

    A team's owners are its admins and developers (https://discord.com/developers/docs/topics/teams#team-
    member-roles).
    """
    await caller.answer_later()
    client = cast("commands.Bot", caller.interaction.client)
    if not await client.is_owner(caller.interaction.user):
        raise Refusal("owner_only")
    census = await lookup.census(caller.tables)
    program = _program(caller, client.latency)
    emojis = caller.services.delivery.messenger.emojis
    uploaded = caller.say("health-emojis", known=len(emojis.ids), all=len(emojis.faces))
    blocks = [caller.say("health-title"), program, f"{_work(census, caller.say)}\n{uploaded}"]
    blocks.append(_uses(await caller.tables.uses.of_month(), all_names(client.tree), caller.say))
    if invalid := caller.services.delivery.messenger.invalid:
        blocks.append(f"⚠️ {caller.say('health-invalid', requests=invalid)}")
    contacts = await first_contact.kept(caller.tables)
    if contacts.are_stopped(caller.tables.now()):
        until = at(contacts.stopped_until)
        blocks.append(f"⚠️ {caller.say('health-no-dms', code=str(contacts.code), until=until)}")
    await caller.show(page(blocks))


def _program(caller: Caller, latency: float) -> str:
    return caller.say(
        "health-program",
        version=VERSION,
        python=platform.python_version(),
        discord=discord.__version__,
        since=ago(caller.services.since),
        latency=f"{1000 * latency:.0f} ms" if math.isfinite(latency) else "–",
    )


def _work(census: Census, say: Say) -> str:
    tables = {str(status): count for status, count in census.tables.items()}
    next_at = "–" if census.next_at is None else f"{at(census.next_at)} ({ago(census.next_at)})"
    return "\n".join(
        (
            say("health-tables", **tables),
            say("health-untold", tables=census.untold),
            say("health-due", next=next_at, overdue=census.overdue),
            say("health-people", people=census.people),
            say("health-space", size=_megabytes(census.size), free=_megabytes(census.free)),
        )
    )


def _uses(uses: Mapping[str, int], names: Collection[str], say: Say) -> str:
    used = sorted((name for name in names if name in uses), key=lambda name: (-uses[name], name))
    listed = [f"`{name}` {uses[name]}" for name in used]
    return "\n".join(
        (
            say("health-most-used", names=", ".join(listed[:LISTED]) or "–"),
            say("health-least-used", names=", ".join(reversed(listed[-LISTED:])) or "–"),
            say("health-not-used", count=len(names) - len(used), all=len(names)),
        )
    )


def _megabytes(size: int | None) -> str:
    return "–" if size is None else f"{size / MEGABYTE:,.1f} MB"
