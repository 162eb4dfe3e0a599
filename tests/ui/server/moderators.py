"""Those who moderate or manage the server on the simulated Discord, and what they choose in their panels."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from simcord import ChannelHandle, GuildHandle, MemberActor, RoleHandle

from tests.tavern import Answer, Tavern


def joined(t: Tavern, name: str, *roles: RoleHandle, guild: GuildHandle | None = None) -> MemberActor:
    user = t.env.create_user(name.lower(), global_name=name)
    return (guild or t.guild).add_member(user, roles=roles)


def moderator(t: Tavern, name: str = "Mo", guild: GuildHandle | None = None) -> MemberActor:
    return _allowed(t, name, guild or t.guild, discord.Permissions(manage_messages=True))


def manager(t: Tavern, name: str = "Gina", guild: GuildHandle | None = None) -> MemberActor:
    return _allowed(t, name, guild or t.guild, discord.Permissions(manage_guild=True))


def _allowed(t: Tavern, name: str, guild: GuildHandle, permissions: discord.Permissions) -> MemberActor:
    return joined(t, name, guild.create_role(f"{name}'s", permissions=permissions), guild=guild)


def there(t: Tavern, guild: GuildHandle, channel: ChannelHandle, *people: MemberActor) -> Tavern:
    """The same Discord with the same bot, seen from another server or channel."""
    return replace(t, guild=guild, channel=channel, people=[*people])


async def ask(t: Tavern, who: MemberActor, command: str, **options: Any) -> Answer:
    """`/tavern <command>` in the tavern's channel."""
    return await replace(t, game="tavern").slash(who, command, **options)


async def choose(t: Tavern, who: MemberActor, panel: Answer, select: str, values: Sequence[Any]) -> Answer:
    """Makes a choice in a panel's select, named by its action and argument; roles and people by handles."""
    action, _, argument = select.partition(" ")
    message, custom_id = t.find(who, action, argument, panel.message)
    # A button may do the same as a select of roles or channels does with nothing chosen.
    custom_id = f"p{custom_id}" if custom_id.startswith("t") else custom_id
    return t._answer(await who.select(message, values, custom_id=custom_id))


async def press(t: Tavern, who: MemberActor, panel: Answer, button: str) -> Answer:
    action, _, argument = button.partition(" ")
    return await t.press(who, action, argument, on=panel.message)
