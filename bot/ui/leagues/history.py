"""What was done in a league, and to one of its matches: who, when and why, the latest first."""

from discord import ui

from bot.model.leagues import AdjustmentRow, LeagueActionRow
from bot.model.matches import CorrectionRow
from bot.seasons import history
from bot.seasons.history import Entry, Kind
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import Paged, id_of, page_of
from bot.ui.kit.text import at, escape
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.settings import changed_line
from bot.ui.leagues.widgets import cut, entrant_name, given_points

LINES = 10  # things that were done on a page: as many as fit with the longest names and reasons
CHANGES_ROOM = 200  # characters for the settings that were changed: as many as for the longest reason
_SAID = {
    Kind.BEGUN: "history-begun",
    Kind.NEXT: "history-next",
    Kind.PAUSED: "history-paused",
    Kind.RESTED: "history-rested",
    Kind.RESUMED: "history-resumed",
    Kind.EXTENDED: "history-extended",
    Kind.PLAYED_OUT: "history-played-out",
    Kind.ENDED: "history-ended",
    Kind.MOVED: "history-moved",
    Kind.ADDED: "history-added",
    Kind.REMOVED: "history-removed",
    Kind.NUDGED: "history-nudged",
    Kind.STARTED: "history-started",
    Kind.REOPENED: "history-reopened",
    Kind.FORFEITED: "history-forfeited",
    Kind.FORFEIT_TAKEN_BACK: "history-forfeit-taken-back",
    Kind.PLAYED_THEMSELVES: "history-played-themselves",
    Kind.REPLACED: "history-replaced",
    Kind.REASSIGNED: "history-credited",
    Kind.EDITED: "history-edited",
    Kind.APART: "history-apart",
    Kind.SWAPPED: "history-swapped",
    Kind.TOGETHER: "history-together",
    Kind.UNWISHED: "history-unwished",
    Kind.SUBSTITUTED: "history-substituted",
    Kind.PUT_IN: "history-replaced",
}


def done_line(league: League, one: Entry, say: Say) -> str:
    """Something that was done: when, by whom, what, and why where that was asked."""
    match one:
        case CorrectionRow():
            text = _corrected(one, say)
        case AdjustmentRow():
            text = _adjusted(league, one, say)
        case _:
            text = _done(league, one, say)
    # By date and clock: it is looked up later, and compared with others.
    return f"-# {at(one.at)} · {text}"


def _adjusted(league: League, one: AdjustmentRow, say: Say) -> str:
    key = "history-points" if one.takes_back is None else "history-points-back"
    who, points = entrant_name(league, one.about), given_points(one.points)
    text = say(key, name=escape(one.name), who=who, given=points)
    return say("history-with-reason", text=text, reason=escape(one.reason))


def _done(league: League, one: LeagueActionRow, say: Say) -> str:
    who = "–" if one.about is None else entrant_name(league, one.about)
    other = say("referee-computer") if one.other is None else entrant_name(league, one.other)
    text = say(_SAID[Kind(one.kind)], name=escape(one.name), who=who, other=other, hours=one.hours)
    if one.changes:
        changed = [changed_line(change, say) for change in one.changes]
        text = f"{text} {cut(changed, CHANGES_ROOM, say, ' · ')}"
    return say("history-with-reason", text=text, reason=escape(one.reason)) if one.reason else text


def _corrected(row: CorrectionRow, say: Say) -> str:
    before, after = (with_minus(", ".join(map(str, scores))) for scores in (row.before, row.after or ()))
    key = "referee-voided" if row.after is None else "referee-corrected"
    if row.after == row.before:
        key = "referee-counted"
    return say(key, name=escape(row.name), before=before, after=after, reason=escape(row.reason))


def history_page(league: League, number: int, say: Say) -> ui.LayoutView:
    """A page of all that was done in a league, from 0; the last one where there are fewer."""
    paged = Paged(history.of_league(league), LINES, number)
    lines = [_with_match(league, one, say) for one in paged.shown]
    title = f"## {say('history-title', name=escape(league.row.name))}"
    back = TableButton(ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show"), say("button-back"))
    leaves = paged.arrows("league_history", str(league.id))
    return page([title, "\n".join(lines) or say("history-nothing")], [*leaves, back])


def _with_match(league: League, one: Entry, say: Say) -> str:
    text = done_line(league, one, say)
    if isinstance(one, AdjustmentRow) or one.match_id is None:
        return text
    match = league.match(one.match_id)
    return f"{text} ({say('match-thread', round=match.round, table=match.number)})"


@answers("league_history")
async def _show(caller: Caller, button_id: ButtonId) -> None:
    await require_runner(caller)
    league = await league_here(caller, id_of(button_id))
    await caller.show_in_place(history_page(league, page_of(button_id) or 0, caller.say))
