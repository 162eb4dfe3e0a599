"""A league's history: decisions and changes, the latest first, with a filter."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.model.leagues import AdjustmentRow, LeagueActionRow
from bot.model.matches import CorrectionRow
from bot.seasons import history
from bot.seasons.history import Entry, Kind
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import Paged, id_of, page_of
from bot.ui.kit.text import at, escape
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.matches import match_name
from bot.ui.leagues.settings import changed_line
from bot.ui.leagues.widgets import MOST_OPTIONS, cut, entrant_name, given_points

LINES = 5  # entries on a page: as many as fit with the longest names and reasons
EVERYTHING, RESULTS = "all", "results"  # filters: else the number of a match
CHANGES_ROOM = 200  # characters for changed settings: as many as for the longest reason
_SENTENCES = {
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


def done_line(league: League, entry: Entry, say: Say) -> str:
    """An entry: when, by whom, what, and the reason if one was asked for."""
    # With the full date, since entries are looked up later and compared.
    return f"-# {at(entry.at)} · {entry_text(league, entry, say)}"


def entry_text(league: League, entry: Entry, say: Say) -> str:
    """By whom, what, and why, and whether it was about themselves."""
    match entry:
        case CorrectionRow():
            text = _corrected(league, entry, say)
        case AdjustmentRow():
            text = _adjusted(league, entry, say)
        case _:
            text = _done(league, entry, say)
    if not history.is_own(league, entry):
        return text
    key = "history-own-points" if isinstance(entry, AdjustmentRow) else "history-own-table"
    return f"{text} {say(key)}"


def _adjusted(league: League, row: AdjustmentRow, say: Say) -> str:
    key = "history-points" if row.takes_back is None else "history-points-back"
    who, points = entrant_name(league, row.about), given_points(row.points)
    text = say(key, name=escape(row.name), who=who, given=points)
    return say("history-with-reason", text=text, reason=escape(row.reason))


def _done(league: League, row: LeagueActionRow, say: Say) -> str:
    who = "–" if row.about is None else entrant_name(league, row.about)
    other = say("referee-computer") if row.other is None else entrant_name(league, row.other)
    text = say(_SENTENCES[Kind(row.kind)], name=escape(row.name), who=who, other=other, hours=row.hours)
    if row.changes:
        changed = [changed_line(change, league.row, say) for change in row.changes]
        text = f"{text} {cut(changed, CHANGES_ROOM, say, ' · ')}"
    return say("history-with-reason", text=text, reason=escape(row.reason)) if row.reason else text


def _corrected(league: League, row: CorrectionRow, say: Say) -> str:
    rows = league.results.get(row.match_id, ())
    people = ["–" if one.user_id is None else entrant_name(league, one.user_id) for one in rows]

    def listed(scores: Sequence[int], places: Sequence[int]) -> str:
        if len(people) != len(scores):
            return with_minus(", ".join(map(str, scores)))
        seats = [f"{name} {with_minus(str(score))}" for name, score in zip(people, scores, strict=True)]
        named = [f" · {say('correcting-place', place=place)}" for place in places] or [""] * len(seats)
        return ", ".join(map("".join, zip(seats, named, strict=True)))

    of_places = history.is_of_places(league, row)
    before = listed(row.before, row.places if of_places else ())
    after = listed(row.after or (), history.places_after(league, row) if of_places else ())
    key = "referee-voided" if row.after is None else "referee-corrected"
    if row.after == row.before and not of_places:
        key = "referee-counted"
    return say(key, name=escape(row.name), before=before, after=after, reason=escape(row.reason))


def history_page(
    league: League, number: int, say: Say, only: str = EVERYTHING, *, runs: bool = True
) -> ui.LayoutView:
    """A page of the history, counted from 0; the last one if there are fewer.

    Who doesn't run leagues has only the decisions about results.
    """
    found = _filtered(league, only)
    paged = Paged(found, LINES, number)
    lines = [with_match(league, entry, done_line(league, entry, say), say) for entry in paged.shown]
    title = f"## {say('history-title', name=escape(league.row.name))}{paged.number(say)}"
    back = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show")
    if only.isdecimal():
        back = ButtonId(NO_TABLE, "match_show", None, only)
    if not runs:
        back = ButtonId(NO_TABLE, "standings", None, f"0 · {league.id}")
    buttons = [*paged.arrows("league_history", f"{league.id} {only}"), TableButton(back, say("button-back"))]
    return page(
        [title, "\n".join(lines) or say("history-nothing")],
        buttons,
        _filters(league, only, say) if runs else (),
    )


def _filtered(league: League, only: str) -> Sequence[Entry]:
    if only.isdecimal():
        return history.of_match(league, int(only))
    return history.decisions(league) if only == RESULTS else history.of_league(league)


def _filters(league: League, only: str, say: Say) -> Iterator[TableSelect]:
    """Everything, decisions about results, or one of the matches that were changed last."""
    done = (one.match_id for one in history.of_league(league) if not isinstance(one, AdjustmentRow))
    matches = [league.match(one) for one in dict.fromkeys(done) if one is not None][: MOST_OPTIONS - 2]
    named = {EVERYTHING: say("history-all"), RESULTS: say("button-corrections")}
    named |= {str(one.id): match_name(league, one, say) for one in matches}
    options = [
        discord.SelectOption(label=text[:100], value=value, default=value == only)
        for value, text in named.items()
    ]
    yield TableSelect(history_press(league, ""), say("history-all"), options)


def history_press(league: League, only: str = EVERYTHING) -> ButtonId:
    """The press that opens the history with a filter; a select adds its own."""
    return ButtonId(NO_TABLE, "league_history", None, f"0 · {league.id} {only}".strip())


def with_match(league: League, entry: Entry, text: str, say: Say) -> str:
    """The text about an entry, and which match it is about."""
    if isinstance(entry, AdjustmentRow) or entry.match_id is None:
        return text
    match = league.match(entry.match_id)
    return f"{text} ({match_name(league, match, say)})"


@answers("league_history", "corrections")  # the second is the list of corrections in older messages
async def _show(caller: Caller, button_id: ButtonId) -> None:
    only = button_id.words.text(3) if len(button_id.words.all) > 3 else EVERYTHING
    only = RESULTS if button_id.action == "corrections" else only
    if only != RESULTS:
        await require_runner(caller)
    league = await league_here(caller, id_of(button_id))
    runs = only != RESULTS or await caller.services.runs_leagues(caller.interaction)
    view = history_page(league, page_of(button_id) or 0, caller.say, only, runs=runs)
    await caller.show_in_place(view)
