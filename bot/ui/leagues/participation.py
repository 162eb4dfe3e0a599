"""What everybody does in a league: signing up, withdrawing, stepping in, being there for a match."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.leagues import LeagueStage, MatchRow, Role
from bot.seasons import matches, participation
from bot.seasons.league import League
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import tell
from bot.ui.kit.text import plain
from bot.ui.leagues.lists import names
from bot.ui.leagues.lookup import league_here, league_of_match


async def join(reader: Reader, league: League) -> None:
    """Signs who acts up. Raises `Refusal`."""
    after = await participation.sign_up(reader.desk.seasons, league.id, reader.person)
    entrant = after.entrant(reader.user_id)
    name = plain(after.row.name)
    if entrant is not None and entrant.role is Role.WAITING:
        told = reader.say("done-league-waiting", name=name, place=len(after.in_role(Role.WAITING)))
    elif after.row.stage is LeagueStage.SIGN_UP:
        told = reader.say("done-league-joined", name=name)
    else:
        told = reader.say("done-league-joined-late", name=name)
    await tell(reader.interaction, told)


async def leave(reader: Reader, league: League) -> None:
    """Takes who acts out of a league. Raises `Refusal`."""
    await participation.withdraw(reader.desk.seasons, league.id, reader.user_id)
    await tell(reader.interaction, reader.say("done-league-left", name=plain(league.row.name)))


async def offer(reader: Reader, league: League) -> None:
    """Keeps that who acts would step in. Raises `Refusal`."""
    await participation.offer(reader.desk.seasons, league.id, reader.person)
    await tell(reader.interaction, reader.say("done-league-offered", name=plain(league.row.name)))


async def _join(reader: Reader, press: Press) -> None:
    await join(reader, await league_here(reader, int(press.argument)))


async def _leave(reader: Reader, press: Press) -> None:
    await leave(reader, await league_here(reader, int(press.argument)))


async def _offer(reader: Reader, press: Press) -> None:
    await offer(reader, await league_here(reader, int(press.argument)))


async def _there(reader: Reader, press: Press) -> None:
    """Keeps that who acts is there for their match, and tells them for whom it still waits."""
    league = await league_of_match(reader, int(press.argument))
    match = await matches.be_there(reader.desk.seasons, int(press.argument), reader.user_id)
    await tell(reader.interaction, _awaited(league, match, reader))


def _awaited(league: League, match: MatchRow, reader: Reader) -> str:
    awaited = matches.missing(match)
    if not awaited:
        return reader.say("done-match-all-there")
    return reader.say("done-match-there", names=", ".join(names(league, awaited)))


async def _rules(reader: Reader, press: Press) -> None:
    league = await league_of_match(reader, int(press.argument))
    await tell(reader.interaction, reader.say(f"{league.row.game}-rules"))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "league_join": _join,
    "league_leave": _leave,
    "league_offer": _offer,
    "match_there": _there,
    "match_rules": _rules,
}
