"""The steps of those who run a league, about it and its matches: who, when, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.model.leagues import AdjustmentRow, LeagueActionRow
from bot.model.matches import CorrectionRow
from bot.model.settings import Changed
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import insert_league_action
from bot.store.statements import Statement
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

# Something that was done: corrections of results are kept with the scores before and after them.
Entry = LeagueActionRow | CorrectionRow | AdjustmentRow
LONGEST_REASON = 200


class Kind(StrEnum):
    """Kinds of steps that are kept: about the league, its people, or a match."""

    BEGUN = "begun"
    NEXT = "next"
    PAUSED = "paused"
    RESTED = "rested"
    RESUMED = "resumed"
    EXTENDED = "extended"
    PLAYED_OUT = "played_out"
    ENDED = "ended"
    MOVED = "moved"
    ADDED = "added"
    REMOVED = "removed"
    NUDGED = "nudged"
    STARTED = "started"
    REOPENED = "reopened"
    FORFEITED = "forfeited"
    FORFEIT_TAKEN_BACK = "forfeit_taken_back"
    PLAYED_THEMSELVES = "played_themselves"
    REPLACED = "replaced"
    REASSIGNED = "credited"
    EDITED = "edited"
    APART = "apart"
    SWAPPED = "swapped"
    TOGETHER = "together"
    UNWISHED = "unwished"
    SUBSTITUTED = "substituted"
    PUT_IN = "put_in"


# Steps that change a result, once the match is over and a reason was given.
_ABOUT_RESULTS = (Kind.FORFEITED, Kind.FORFEIT_TAKEN_BACK, Kind.PLAYED_THEMSELVES, Kind.REASSIGNED)


@dataclass(frozen=True, slots=True)
class Note:
    """A step as it is to be kept; see `LeagueActionRow`."""

    kind: Kind
    match_id: int | None = None
    about: int | None = None
    other: int | None = None
    reason: str = ""
    changes: tuple[Changed, ...] = ()
    hours: int = 0


def action(seasons: Seasons, league_id: int, by: Person, note: Note) -> LeagueActionRow:
    """The note as it is stored: done by this person, now."""
    return LeagueActionRow(
        league_id,
        note.match_id,
        note.kind,
        by.user_id,
        shown_name(by.name),
        note.about,
        note.other,
        note.reason,
        seasons.now(),
        note.changes,
        note.hours,
    )


def kept(seasons: Seasons, league_id: int, by: Person, note: Note) -> Statement:
    """The statement that keeps a step, for the transaction of its change."""
    return insert_league_action(action(seasons, league_id, by, note))


def noted(seasons: Seasons, league_id: int, by: Person | None, note: Note) -> Sequence[Statement]:
    """The same for a step that the bot may take by itself: then there is no statement."""
    return [] if by is None else [kept(seasons, league_id, by, note)]


def of_match(league: League, match_id: int) -> Sequence[Entry]:
    """The steps about a match, the latest first."""
    done: list[LeagueActionRow | CorrectionRow] = [*league.actions, *league.corrections]
    return _latest_first(one for one in done if one.match_id == match_id)


def of_league(league: League) -> Sequence[Entry]:
    """All that was done in a league, the latest first."""
    return _latest_first([*league.actions, *league.corrections, *league.adjustments])


def decisions(league: League) -> Sequence[Entry]:
    """The steps by which moderators have changed results or points, the latest first."""
    return [one for one in of_league(league) if changes_standings(one)]


def changes_standings(entry: Entry) -> bool:
    """Whether a moderator has changed a result or points by it."""
    return not isinstance(entry, LeagueActionRow) or (entry.kind in _ABOUT_RESULTS and bool(entry.reason))


def places_after(league: League, row: CorrectionRow) -> Sequence[int]:
    """The places by seat after a correction: those before the match's next one, else the present ones."""
    of_match = [one for one in league.corrections if one.match_id == row.match_id]
    if later := of_match[of_match.index(row) + 1 :]:
        return later[0].places
    return tuple(one.place for one in league.results.get(row.match_id, ()) if one.place)


def is_of_places(league: League, row: CorrectionRow) -> bool:
    """Whether a correction has changed the places alone."""
    return row.after == row.before and bool(row.places) and row.places != places_after(league, row)


def is_own(league: League, entry: Entry) -> bool:
    """Whether who has decided sat at that table, or has given points to themselves."""
    if entry.user_id is None:
        return False
    if isinstance(entry, AdjustmentRow):
        return entry.user_id == entry.about
    return (
        entry.match_id is not None
        and changes_standings(entry)
        and entry.user_id in league.people_of(entry.match_id)
    )


def _latest_first(done: Iterable[Entry]) -> Sequence[Entry]:
    return sorted(done, key=lambda one: one.at)[::-1]


def reason_of(typed: str) -> str:
    """A reason as it is kept. Raises `Refusal("reason_wanted")` for none, and for one that is too long."""
    reason = " ".join(typed.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise Refusal("reason_wanted", most=LONGEST_REASON)
    return reason
