"""Leagues whose channel is gone: the notice for their founder and moderators, and the move elsewhere."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.delivery.body import Plain, arguments
from bot.model.leagues import LeagueRow
from bot.seasons import league_admin
from bot.seasons.league import League
from bot.seasons.seasons import GONE
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import lacking
from bot.ui.kit.text import escape, label
from bot.ui.leagues.lookup import NEEDED, check_channel, managed
from bot.ui.leagues.widgets import MOST_OPTIONS


def gone_notice(league: LeagueRow, say: Say) -> Plain:
    """Says that a league's channel is gone, with the button that moves the league elsewhere."""
    button = ButtonId(NO_TABLE, "league_go_on", None, str(league.id))
    text = say("league-channel-gone", name=escape(league.name))
    return Plain(text, [TableButton(button, say("button-league-go-on"), style=discord.ButtonStyle.success)])


async def tell_moderator(caller: Caller) -> None:
    """Tells a league moderator of the server, once and below their answer, which leagues have no channel."""
    seasons = caller.services.seasons
    gone = [league_id for league_id, delay in seasons.delays.items() if delay.what == GONE]
    unheard = [league_id for league_id in gone if (league_id, caller.user_id) not in seasons.heard_gone]
    if not unheard or not await caller.services.runs_leagues(caller.interaction):
        return
    own = await seasons.of_guild(caller.interaction.guild_id or 0)
    for row in (row for row in own if row.id in unheard):
        if caller.interaction.response.is_done():
            seasons.heard_gone.add((row.id, caller.user_id))
            await caller.interaction.followup.send(**arguments(gone_notice(row, caller.say)), ephemeral=True)


@answers("league_go_on")
async def _go_on(caller: Caller, button_id: ButtonId) -> None:
    """Moves the league to the channel of the press; in private asks for one."""
    if caller.interaction.guild_id is not None:
        league, _ = await managed(caller, button_id)
        channel = caller.interaction.channel
        here = channel.parent_id if isinstance(channel, discord.Thread) else caller.interaction.channel_id
        check_channel(caller, here or 0)
        await caller.show(await _moved(caller, league, here or 0))
        return
    await caller.answer_later()
    league = await caller.services.seasons.load(button_id.words.number(0))
    options = [
        discord.SelectOption(label=label(f"#{channel.name}")[:100], value=str(channel.id))
        for channel in await _possible(caller, league)
    ]
    if not options:
        raise Refusal("league_channel_wanted")
    select = ButtonId(NO_TABLE, "league_go_on_in", None, str(league.id))
    text = caller.say("league-channel-gone", name=escape(league.row.name))
    await caller.show(page([text], [], [TableSelect(select, caller.say("select-league-channel"), options)]))


@answers("league_go_on_in")
async def _go_on_in(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place_later()
    league = await caller.services.seasons.load(button_id.words.number(0))
    wanted = button_id.words.after(1).number(0)
    if wanted not in [channel.id for channel in await _possible(caller, league)]:
        raise Refusal("league_channel_wanted")
    await caller.show_in_place(await _moved(caller, league, wanted))


async def _moved(caller: Caller, league: League, channel_id: int) -> ui.LayoutView:
    await league_admin.move_to(caller.services.seasons, league.id, channel_id, caller.person)
    return page([caller.say("done-league-moved", channel=f"<#{channel_id}>")])


async def _possible(caller: Caller, league: League) -> Sequence[discord.TextChannel]:
    """The channels where a league can be that the caller may see, if they run leagues. Raises `Refusal`."""
    guild = caller.interaction.client.get_guild(league.row.guild_id)
    try:
        member = None if guild is None else await guild.fetch_member(caller.user_id)
    except discord.NotFound:
        member = None
    if guild is None or member is None or not await caller.services.may_run_leagues(member):
        raise Refusal("leagues_by_moderators")
    return [
        channel
        for channel in guild.text_channels
        if channel.permissions_for(member).view_channel
        and not channel.is_news()
        and not lacking(channel.permissions_for(guild.me), NEEDED)
    ][:MOST_OPTIONS]
