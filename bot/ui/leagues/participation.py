"""What everybody does in a league: signing up, withdrawing, stepping in, being there for a match."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.leagues import LeagueStage, Role
from bot.model.matches import MatchRow
from bot.seasons import matches, participation
from bot.seasons.league import League
from bot.texts.keys import rules_key
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import league_here, league_of_match
from bot.ui.leagues.widgets import names


async def join(caller: Caller, league: League) -> None:
    """Signs the caller up. Raises `Refusal`."""
    after = await participation.sign_up(caller.services.seasons, league.id, caller.person)
    entrant = after.entrant(caller.user_id)
    name = escape(after.row.name)
    if entrant is not None and entrant.role is Role.WAITING:
        text = caller.say("done-league-waiting", name=name, place=len(after.in_role(Role.WAITING)))
    elif after.row.stage is LeagueStage.SIGN_UP:
        text = caller.say("done-league-joined", name=name)
    else:
        text = caller.say("done-league-joined-late", name=name)
    await reply(caller.interaction, text)


async def leave(caller: Caller, league: League) -> None:
    """Withdraws the caller from a league. Raises `Refusal`."""
    await participation.withdraw(caller.services.seasons, league.id, caller.user_id)
    await reply(caller.interaction, caller.say("done-league-left", name=escape(league.row.name)))


async def offer(caller: Caller, league: League) -> None:
    """Lists the caller as a substitute. Raises `Refusal`."""
    await participation.offer(caller.services.seasons, league.id, caller.person)
    await reply(caller.interaction, caller.say("done-league-offered", name=escape(league.row.name)))


async def _join(caller: Caller, button_id: ButtonId) -> None:
    await join(caller, await league_here(caller, button_id.words.number(0)))


async def _leave(caller: Caller, button_id: ButtonId) -> None:
    await leave(caller, await league_here(caller, button_id.words.number(0)))


async def _offer(caller: Caller, button_id: ButtonId) -> None:
    await offer(caller, await league_here(caller, button_id.words.number(0)))


async def _there(caller: Caller, button_id: ButtonId) -> None:
    """Marks the caller as present for their match, and tells them whom it still waits for."""
    league = await league_of_match(caller, button_id.words.number(0))
    match = await matches.be_there(caller.services.seasons, button_id.words.number(0), caller.user_id)
    await caller.services.direct_messages.tapped(caller.met)
    await reply(caller.interaction, _awaited(league, match, caller))


def _awaited(league: League, match: MatchRow, caller: Caller) -> str:
    awaited = matches.missing(match)
    if not awaited:
        return caller.say("done-match-all-there")
    return caller.say("done-match-there", names=", ".join(names(league, awaited)))


async def _rules(caller: Caller, button_id: ButtonId) -> None:
    league = await league_of_match(caller, button_id.words.number(0))
    await reply(
        caller.interaction,
        caller.say(rules_key(league.rules.key, league.rules.variant_name(league.row.options))),
    )


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "league_join": _join,
    "league_leave": _leave,
    "league_offer": _offer,
    "match_there": _there,
    "match_rules": _rules,
}
