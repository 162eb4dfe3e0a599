"""The matches in a league's panel: a line each, the select that opens one, and that of the rounds."""

from collections.abc import Sequence

import discord

from bot.model.matches import RoundRow
from bot.seasons.league import League
from bot.seasons.moderation import Watched
from bot.seasons.rounds import LADDER_ROUND
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.leagues.matches import match_state, match_title, placed, round_name
from bot.ui.leagues.widgets import cut, names

NAMES_ROOM = 60
"""Characters for the names of those whom a match waits for."""
PLACES_ROOM = 120
"""Characters for the names of those who have played one."""
NOW = "now"
"""The choice that shows what goes on, whatever its round."""
ROUNDS = 24
"""Rounds that are offered beside it, those around the one that is shown: a select has 25 options."""


def line(league: League, one: Watched, say: Say) -> str:
    """A match, and whom it waits for; once it is over, who came in on which place."""
    mark = "⏰ " if one.late else ""
    text = f"{mark}{match_title(league, one.match, say)} · {match_state(league, one.match, say)}"
    if places := placed(league, one.match, say):
        return f"{text} · {cut(places.split(' · '), PLACES_ROOM, say, ' · ')}"
    if not one.awaited:
        return text
    awaited = cut(names(league, one.awaited), NAMES_ROOM, say, ", ")
    return f"{text} · {say('managing-awaits', names=awaited)}"


def match_select(league: League, shown: Sequence[Watched], say: Say) -> TableSelect:
    """Opens the panel of one of the matches."""
    options = [
        discord.SelectOption(
            label=say("match-thread", round=one.match.round, table=one.match.number)[:100],
            value=str(one.match.id),
            description=match_state(league, one.match, say)[:100],
            emoji="⏰" if one.late else None,
        )
        for one in shown
    ]
    return TableSelect(ButtonId(NO_TABLE, "match_show"), say("managing-select"), options)


def round_select(league: League, number: int | None, say: Say) -> Sequence[TableSelect]:
    """Turns to the matches of a round, or to what goes on; none where there is one round only."""
    if len(league.rounds) < 2:
        return ()
    now = discord.SelectOption(label=say("managing-now"), value=NOW, default=number is None)
    rows = [
        discord.SelectOption(
            label=round_name(league, row, say)[:100], value=str(row.number), default=row.number == number
        )
        for row in _around(league.rounds, number)
    ]
    about = ButtonId(NO_TABLE, "league_round", None, str(league.id))
    return [TableSelect(about, say("managing-round"), [now, *rows])]


def round_here(league: League, number: int) -> RoundRow | None:
    """The round of that number, if the league has one; a ladder's games have none of their own."""
    return next((row for row in league.rounds if row.number == number != LADDER_ROUND), None)


def _around(rounds: Sequence[RoundRow], number: int | None) -> Sequence[RoundRow]:
    """The rounds around one, the latest by default: as many as are offered."""
    at = len(rounds) if number is None else number
    first = max(0, min(at - ROUNDS // 2, len(rounds) - ROUNDS))
    return rounds[first : first + ROUNDS]
