"""A league: its row, its people, its rounds and matches, and the figures that follow from them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from bot.entry import Entries, Entry
from bot.games.contract import Rules
from bot.leagues.cup import CupShape
from bot.leagues.history import Round
from bot.leagues.ladder import Changes, ladder_standings
from bot.leagues.points import ByPlace, ByScore, Scheme, read_points
from bot.leagues.ratings import Courses
from bot.leagues.results import Bye, SeatResult, TableResult
from bot.leagues.standings import Standing, standings
from bot.leagues.tables import Sizes
from bot.leagues.voyages import Yardstick, beyond
from bot.model.leagues import (
    AdjustmentRow,
    ComputerSeats,
    EntrantRow,
    Format,
    LeagueActionRow,
    LeagueRow,
    PlayedOut,
    Role,
    WishRow,
)
from bot.model.matches import CorrectionRow, MatchRow, MatchState, ProtestRow, ResultRow, Results, RoundRow
from bot.seasons import lengths
from bot.tables.refusal import Refusal

BY_SCORE = "score"  # what `points` says where the game's own score counts


class Figures(NamedTuple):
    """Figures that follow from a league's matches; `usual` is the size of each round's largest table."""

    standings: tuple[Standing, ...]
    history: tuple[Round, ...]
    table_results: tuple[TableResult, ...]
    usual: Mapping[int, int]
    changes: Changes = MappingProxyType({})  # of ratings, in a ladder by rating


@dataclass(frozen=True, slots=True)
class League:
    """A snapshot of a league; `entries` are the bot's games, `figures` those of its revision, if known."""

    entries: Entries = field(repr=False)
    row: LeagueRow
    entrants: tuple[EntrantRow, ...]
    rounds: tuple[RoundRow, ...]
    matches: tuple[MatchRow, ...]
    results: Results
    corrections: tuple[CorrectionRow, ...]
    actions: tuple[LeagueActionRow, ...] = ()
    protests: tuple[ProtestRow, ...] = ()
    wishes: tuple[WishRow, ...] = ()
    adjustments: tuple[AdjustmentRow, ...] = ()
    yardsticks: Mapping[int, Yardstick] = field(default_factory=dict)  # of a voyage's deals, as far as known
    figures: Figures | None = field(default=None, compare=False, repr=False)

    @property
    def id(self) -> int:
        """The league's number."""
        return self.row.id

    @property
    def entry(self) -> Entry:
        """The game that is played."""
        return self.entries[self.row.game]

    @property
    def rules(self) -> Rules:
        """The rules of the game that is played."""
        return self.entry.rules

    @property
    def weight(self) -> int:
        """Its matches and people: of both together depends how long its figures take."""
        return len(self.matches) + len(self.entrants)

    @property
    def is_sealed(self) -> bool:
        """Whether only those who have played a deal may know the others' results in it."""
        return self.row.format is Format.VOYAGE and self.row.stage.live

    @property
    def unmeasured(self) -> frozenset[int]:
        """The deals whose reference games are still to be played."""
        return frozenset(row.number for row in self.rounds) - self.yardsticks.keys()

    def is_past(self, now: int) -> bool:
        """Whether its latest round is over by the clock."""
        return self.round is not None and self.round.ends_at is not None and self.round.ends_at <= now

    def finished(self, deal: int) -> frozenset[int]:
        """The people who have finished a deal of a voyage."""
        return frozenset(match.seats[0] for match in self.matches_of(deal))

    @property
    def finished_deals(self) -> Counter[int]:
        """How many deals of a voyage each person has finished."""
        return Counter(match.seats[0] for match in self.matches if not match.forfeits)

    def has_finished_all(self, user_id: int) -> bool:
        """Whether a person has finished all deals of a voyage."""
        return all(user_id in self.finished(row.number) for row in self.rounds)

    def deals_open_to(self, user_id: int | None) -> frozenset[int]:
        """The deals of a voyage whose points a person may know: those that they have finished themselves.

        For None: the deals that all who take part have finished.
        """
        wanted = {user_id} if user_id is not None else {one.user_id for one in self.players}
        return frozenset(number for number in self.yardsticks if wanted and wanted <= self.finished(number))

    @property
    def scheme(self) -> Scheme:
        """The points of a table in the standings."""
        if self.row.format is Format.VOYAGE:
            return ByScore()
        if self.row.points == BY_SCORE:
            return ByScore(low_is_good=self.rules.low_is_good)
        return ByPlace(read_points(self.row.points) if self.row.points else None)

    @property
    def shape(self) -> CupShape:
        """The sizes of its cup."""
        row, rules = self.row, self.rules
        return CupShape(row.size, row.advance, rules.min_players, self.most_at_a_table, row.seldom_larger)

    def sizes(self, people: int) -> Sizes:
        """The tables of a round for this number of people. Raises `LeagueError` for too few."""
        return self.shape.divide(people)

    @property
    def most_at_a_table(self) -> int:
        """How many its tables seat."""
        return self.rules.most_players(self.row.options)

    def in_role(self, role: Role) -> Sequence[EntrantRow]:
        """The people in this role, the first to sign up first."""
        return [entrant for entrant in self.entrants if entrant.role is role]

    @property
    def players(self) -> Sequence[EntrantRow]:
        """The people who are seated in every round."""
        return self.in_role(Role.PLAYER)

    def entrant(self, user_id: int) -> EntrantRow | None:
        """The entry of a person who takes part, or did."""
        return next((entrant for entrant in self.entrants if entrant.user_id == user_id), None)

    def name(self, user_id: int) -> str:
        """The name of a person who takes part, or did."""
        entrant = self.entrant(user_id)
        return "?" if entrant is None else entrant.name

    @property
    def round(self) -> RoundRow | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None

    def round_of(self, match: MatchRow) -> RoundRow:
        return next(row for row in self.rounds if row.number == match.round)

    @property
    def played_out_at(self) -> int | None:
        """When computer players finish the latest round; None if nothing has an end."""
        return None if self.round is None else lengths.played_out_at(self.row, self.round)

    @property
    def open_matches(self) -> Sequence[MatchRow]:
        """The matches of the latest round that are not over."""
        found = () if self.round is None else self.matches_of(self.round.number)
        return [match for match in found if not match.state.is_over]

    def people_of(self, match_id: int) -> Sequence[int]:
        """All people who were drawn for a match or have played it."""
        played = (row.user_id or 0 for row in self.results.get(match_id, ()))
        return [one for one in dict.fromkeys((*self.match(match_id).seats, *played)) if one > 0]

    def matches_of(self, number: int) -> Sequence[MatchRow]:
        """The matches of a round."""
        return [match for match in self.matches if match.round == number]

    def match(self, match_id: int) -> MatchRow:
        """The match of this number in the store. Raises `Refusal("no_such_match")`."""
        found = next((match for match in self.matches if match.id == match_id), None)
        if found is None:
            raise Refusal("no_such_match")
        return found

    def require_live(self) -> None:
        """Raises `Refusal("league_over")` unless the league is live."""
        if not self.row.stage.live:
            raise Refusal("league_over")

    @property
    def history(self) -> tuple[Round, ...]:
        """The rounds as they were drawn, for pairings."""
        return self.known_figures.history

    @property
    def table_results(self) -> tuple[TableResult, ...]:
        """The results, in the order in which the matches ended."""
        return self.known_figures.table_results

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standings of all who take part or have played."""
        return self.known_figures.standings

    @property
    def known_figures(self) -> Figures:
        """The figures, computed if they are not known."""
        return self.compute() if self.figures is None else self.figures

    def table_result(self, match: MatchRow) -> TableResult:
        """A match's result as the standings read it."""
        return self._result(match, self.known_figures.usual)

    def _result(self, match: MatchRow, usual: Mapping[int, int]) -> TableResult:
        is_stage = self.round_of(match).is_stage
        rows = self.results[match.id]
        if self.row.format is Format.VOYAGE:
            by, low_is_good = self.yardsticks[match.round], self.rules.low_is_good
            rows = tuple(replace(row, score=beyond(row.score, by, low_is_good=low_is_good)) for row in rows)
        return table_result(match, rows, self.row, usual.get(match.round), is_stage=is_stage)

    def _usual_seats(self) -> Mapping[int, int]:
        """How many sit at the largest table of each round; in a ladder people choose their tables."""
        largest: dict[int, int] = {}
        for match in self.matches if self.row.format is not Format.LADDER else ():
            largest[match.round] = max(largest.get(match.round, 0), len(match.seats))
        return largest

    @property
    def has_small_tables(self) -> bool:
        """Whether a place is worth more at some of its tables, which are smaller than others of a round."""
        if self.row.points or self.row.format is Format.LADDER:
            return False
        sizes: dict[int, set[int]] = {}
        for match in self.matches:
            sizes.setdefault(match.round, set()).add(len(match.seats))
        return any(len(found) > 1 for found in sizes.values())

    def best_first(self, match: MatchRow) -> Sequence[tuple[int, ResultRow]]:
        """A match's seats with the places that count, the best first; empty before it has a result."""
        if match.id not in self.results:
            return ()
        result, rows = self.table_result(match), self.results[match.id]
        # Who has lost without playing to the end comes last, by the places that the game gave.
        seats = sorted(
            zip(result.seats, result.places, rows, strict=True),
            key=lambda one: (one[0].is_lost, one[1], one[2].place, one[2].seat),
        )
        return [(place, row) for _, place, row in seats]

    def compute(self) -> Figures:
        """Computes the figures of the matches, in about 0.3 milliseconds a match."""
        unmeasured = self.unmeasured if self.row.format is Format.VOYAGE else ()
        ended = sorted(
            (
                match
                for match in self.matches
                if match.id in self.results
                and match.finished_at is not None
                and match.round not in unmeasured
            ),
            key=lambda match: (match.finished_at, match.id),
        )
        usual = self._usual_seats()
        results = tuple(self._result(match, usual) for match in ended)
        drawn: dict[int, list[tuple[int, ...]]] = {row.number: [] for row in self.rounds}
        for match in self.matches:
            drawn.setdefault(match.round, []).append(match.seats)
        history = tuple(Round(tuple(drawn[row.number]), row.byes) for row in self.rounds)
        byes = self._byes(history)
        given: Counter[int] = Counter()
        for one in self.adjustments:
            given[one.about] += one.points
        if self.row.is_by_rating:
            least = self.row.least_games
            rated = ladder_standings(results, self._ranked(), self.scheme, least=least, given=given)
            return Figures(rated.rows, history, results, usual, rated.changes)
        table = standings(results, self._ranked(), self.scheme, byes, best=self.row.best, given=given)
        return Figures(table, history, results, usual)

    def _ranked(self) -> Sequence[int]:
        played = {seat.user_id for rows in self.results.values() for seat in rows}
        return [
            entrant.user_id
            for entrant in self.entrants
            if entrant.role is Role.PLAYER or entrant.user_id in played
        ]

    def _byes(self, history: Sequence[Round]) -> Iterator[Bye]:
        for played in history:
            seats = max(map(len, played.tables), default=self.row.size)
            yield from (Bye(person, seats) for person in played.byes)

    @property
    def winners(self) -> Sequence[int]:
        """All who share the first place of a cup's final, else the first rank of the standings."""
        last = self.round
        if last is not None and last.is_stage:
            return self._best_of_final(self.matches_of(last.number))
        ranked = [row for row in self.standings if row.best is not None and row.is_ranked]
        return tuple(row.person for row in ranked if row.rank == ranked[0].rank)

    def _best_of_final(self, final: Sequence[MatchRow]) -> Sequence[int]:
        if len(final) != 1 or final[0].state is not MatchState.DONE:
            return ()
        best = self.best_first(final[0])
        lost = {one.person for one in self.table_result(final[0]).seats if one.is_lost}
        first = [row.user_id for place, row in best if (place, row.place) == (best[0][0], best[0][1].place)]
        return tuple(user_id for user_id in first if user_id is not None and user_id not in lost)


@dataclass(frozen=True, slots=True)
class LockedLeague(League):
    """A league that nobody else can change until the block ends in which `Seasons.locked` gave it."""


# Finished matches with their results, in the order in which they ended.
Played = Sequence[tuple[MatchRow, tuple[ResultRow, ...]]]


class Part(NamedTuple):
    """The finished matches of a league at a revision, and their results as ratings and cards read them."""

    revision: int
    played: Played
    results: Sequence[TableResult]


class Records(NamedTuple):
    """A server's finished matches of a game in the order of their end, and the ratings."""

    parts: Mapping[int, Part]  # by league
    played: Played
    results: Sequence[TableResult]
    courses: Courses


def table_result(
    match: MatchRow,
    results: Sequence[ResultRow],
    league: LeagueRow,
    usual: int | None = None,
    *,
    is_stage: bool = False,
) -> TableResult:
    """A match's result as the standings read it; `usual` seats are at the largest table of its round."""
    setting = league.played_out if is_played_out(results) else None
    if setting is not None and is_stage:  # the next stage needs to know who advances
        setting = PlayedOut.AS_IT_STANDS
    undecided = setting is PlayedOut.UNDECIDED
    return TableResult(
        match.id,
        tuple(_seat_result(row, league.computer_seats, undecided=undecided) for row in results),
        abandoned=setting is PlayedOut.AS_IT_STANDS,
        undecided=undecided,
        voided=match.state is MatchState.VOID or setting is PlayedOut.VOID,
        usual=usual,
    )


def is_played_out(results: Sequence[ResultRow]) -> bool:
    """Whether computer players made more than half of a table's moves to finish it after its round."""
    rest = sum(row.of_moves for row in results)
    return sum(row.played_out for row in results) > rest


def _seat_result(row: ResultRow, seats: ComputerSeats, *, undecided: bool) -> SeatResult:
    is_forfeit = row.forfeited or (row.by_computer and seats is ComputerSeats.FORFEIT)
    brings_nothing = row.by_computer and not is_forfeit and (undecided or seats is ComputerSeats.NONE)
    return SeatResult(row.user_id, row.place, row.score, is_forfeit, row.by_computer, brings_nothing)


def rated(results: Sequence[TableResult]) -> Iterator[TableResult]:
    """The results as ratings and cards read them: computer players are nobody."""
    for result in results:
        seats = tuple(
            replace(seat, person=None) if seat.person is not None and seat.person < 0 else seat
            for seat in result.seats
        )
        yield replace(result, seats=seats)
