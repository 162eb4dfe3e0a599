"""The demo has roles that a league can give, and a moderator who may answer what is asked there."""

from pathlib import Path

import discord

from bot.demo import ROLES, moderators
from tests.tavern import tavern


async def test_who_runs_leagues_stands_above_the_roles_that_they_can_give(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        own = moderators(t.guild)
        await t.env.settle()
        guild = t.bot.get_guild(t.guild.id)
        assert guild is not None
        above = guild.get_role(own.id)
        assert above is not None
        assert above.permissions.manage_roles
        assert above.permissions.manage_channels, "asked whether mornings are posted"
        for name in ROLES:
            role = discord.utils.get(guild.roles, name=name)
            assert role is not None
            assert role < above
