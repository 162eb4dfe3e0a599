"""Roles that leagues give, chosen by moderators: on the simulated Discord."""

from pathlib import Path

import discord
from simcord import MemberActor

from bot.model.leagues import GivenRole
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    command,
    created,
    organiser,
    settle,
    signed_up,
    the_league,
)
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import press

SAY = speaker("en")


def boatswain(t: Tavern) -> MemberActor:
    """Who runs leagues, and may give roles below their own."""
    may = discord.Permissions(manage_guild=True, manage_roles=True)
    role = t.guild.create_role("Boatswain", permissions=may)
    return t.guild.add_member(t.env.create_user("bob", global_name="Bob"), roles=[role])


async def settings(t: Tavern, who: MemberActor) -> Answer:
    panel = await command(t, who, "manage", league=LEAGUE)
    return await press(t, who, panel, f"league_edit {(await the_league(t)).id}")


async def test_players_have_the_role_that_was_chosen_for_them(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, bob = organiser(t), boatswain(t)
        league, crew = await created(t, captain), t.guild.create_role("Crew")
        select = f"league_edit_set {league.id} player_role_id"
        refused = await settle(t, captain, await settings(t, captain), select, [crew])
        assert refused.text == SAY("refusal-league-role-wanted"), "nobody gives more here than by hand"
        panel = await settle(t, bob, await settings(t, bob), select, [crew])
        await t.press(bob, "league_edit_do", on=panel.message)
        anna, ben = t.people
        await signed_up(t, anna)
        await at_rest(t)
        backend = t.env.backend
        assert crew.id in backend.get_member(t.guild.id, anna.id).role_ids

        backend.get_role(t.guild.id, crew.id).position = 99  # above the bot's own
        await signed_up(t, ben)
        await at_rest(t)
        assert crew.id not in backend.get_member(t.guild.id, ben.id).role_ids
        panel = await command(t, captain, "manage", league=LEAGUE)
        assert SAY("roles-refused", roles=f"<@&{crew.id}>") in panel.text
        given = await t.bot.services.seasons.store.roles_given(league.id)
        assert given == {GivenRole(anna.id, crew.id)}


async def test_a_member_whom_discord_refuses_is_named_with_the_reason(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, bob = organiser(t), boatswain(t)
        league, crew = await created(t, captain), t.guild.create_role("Crew")
        select = f"league_edit_set {league.id} player_role_id"
        panel = await settle(t, bob, await settings(t, bob), select, [crew])
        await t.press(bob, "league_edit_do", on=panel.message)
        anna, ben = t.people
        path = f"/guilds/{t.guild.id}/members/{anna.id}/roles/{crew.id}"
        t.env.inject_error("PUT", path, status=400, code=30001, message="No more roles", times=None)
        for person in (anna, ben):
            await signed_up(t, person)
        await at_rest(t)
        assert crew.id not in t.env.backend.get_member(t.guild.id, anna.id).role_ids
        assert crew.id in t.env.backend.get_member(t.guild.id, ben.id).role_ids
        panel = await command(t, captain, "manage", league=LEAGUE)
        role, name, reason = f"<@&{crew.id}>", f"<@{anna.id}>", "No more roles (30001)"
        assert SAY("roles-refused-to", role=role, names=name, reason=reason) in panel.text
        assert SAY("roles-refused", roles=role) not in panel.text
