"""Roles of a server that leagues give: to the players, and to a champion until there is another."""

from bot.model.leagues import GivenRole, LeagueStage
from bot.seasons.league import League
from bot.seasons.seasons import LeaguePort, RoleRefusal, Seasons
from bot.store.league_privacy import LEAST_ID
from bot.store.leagues import delete_given, insert_given


async def share_out(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Gives and takes back roles until people have those that they should have. Raises `Unavailable`."""
    # What should be is compared with what was given: a kill loses nothing, and nothing is done twice.
    given, wanted = await seasons.store.roles_given(league.id), await _wanted(seasons, league)
    refused: dict[GivenRole, RoleRefusal] = {}
    useless: set[int] = set()
    for one in sorted(given ^ wanted):
        has = one in wanted
        if one.role_id in useless:
            continue
        stays = not has and await seasons.store.is_given_elsewhere(league.id, one)
        refusal = None if stays else await port.set_role(league, one, has=has)
        if refusal is not None:
            refused[one] = refusal
            if refusal.is_of_role:
                useless.add(one.role_id)
            continue
        change = insert_given(league.id, one) if has else delete_given(league.id, one)
        await seasons.store.change(league.id, change, revise=False)
    if refused or league.row.stage.live:
        seasons.roles_refused[league.id] = refused
    else:
        seasons.roles_refused.pop(league.id, None)


async def _wanted(seasons: Seasons, league: League) -> frozenset[GivenRole]:
    """The roles that people should have by this league alone."""
    row, people = league.row, list[tuple[int, int | None]]()
    if row.stage.live:
        people += [(one.user_id, row.player_role_id) for one in league.players]
    if row.stage is LeagueStage.FINISHED and not await _is_followed(seasons, league):
        people += [(user_id, row.champion_role_id) for user_id in league.winners]
    return frozenset(
        GivenRole(user_id, role_id) for user_id, role_id in people if role_id and user_id >= LEAST_ID
    )


async def _is_followed(seasons: Seasons, league: League) -> bool:
    """Whether a later season is over, and has a champion of its own."""
    rows, later = await seasons.of_guild(league.row.guild_id), {league.id}
    for row in sorted(rows, key=lambda row: row.id):  # a later season has a higher number
        if row.follows in later:
            later.add(row.id)
    return any(row.stage is LeagueStage.FINISHED for row in rows if row.id in later - {league.id})
