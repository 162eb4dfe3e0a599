"""Leagues as values: people, with rounds and results by chance."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from bot.games.contract import placings
from bot.leagues.history import Round
from bot.leagues.tables import divide
from bot.model.leagues import EntrantRow, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, ResultRow, RoundRow
from bot.seasons.league import League
from tests.entries import ENTRY_OF
from tests.seasons.snapshots import row

NOW = 1_700_000_000
THREAD = 1_234_567_890_123_456_789
"""A thread's id, as long as Discord's are."""

ROW = row(
    id=17,
    guild_id=THREAD,
    name="Autumn Cup",
    stage=LeagueStage.SIGN_UP,
    options={"rounds": 10},
    size=4,
    rounds=4,
    round_hours=168,
    sign_up_until=NOW + 3600,
    channel_id=THREAD,
    created_by=1,
    created_at=NOW,
    seed=5,
    told=0,
)


def entrants(people: int, name: str = "Anna", role: Role = Role.PLAYER, first: int = 1) -> list[EntrantRow]:
    """Entrants of a league, each named `name` and a number, within the 32 characters of Discord."""
    ends = [f" {number}" for number in range(first, first + people)]
    return [EntrantRow(first + at, f"{name[: 32 - len(end)]}{end}", role, NOW) for at, end in enumerate(ends)]


def signed_up(people: Sequence[EntrantRow], **columns: object) -> League:
    return League(ENTRY_OF, replace(ROW, **columns), tuple(people), (), (), {}, ())  # type: ignore[arg-type]


def running(people: Sequence[EntrantRow], states: Sequence[MatchState], rounds: int = 1) -> League:
    """A season in its round number `rounds`, its matches in these states by turns; all others are over."""
    league = signed_up(people, stage=LeagueStage.RUNNING, sign_up_until=None)
    for number, drawn in enumerate(_history([one.user_id for one in league.players], rounds), start=1):
        league = _drawn(league, drawn, number, states if number == rounds else [MatchState.DONE])
    return replace(league, figures=league.compute())


def _history(players: Sequence[int], rounds: int) -> Iterator[Round]:
    """Rounds of these players, by lot alone."""
    sizes = divide(len(players), 4, 2, 6)
    for number in range(1, rounds + 1):
        drawn = iter(Random(number).sample(players, len(players)))
        yield Round(tuple(tuple(islice(drawn, size)) for size in sizes.tables), tuple(drawn))


def finished(people: Sequence[EntrantRow], rounds: int = 1) -> League:
    league = running(people, [MatchState.DONE], rounds)
    return replace(league, row=replace(league.row, stage=LeagueStage.FINISHED, closed_at=NOW))


def _drawn(league: League, drawn: Round, number: int, states: Sequence[MatchState]) -> League:
    rng = Random(number)
    row = RoundRow(number, False, drawn.byes, NOW, NOW + 168 * 3600, None)
    first = len(league.matches) + 1
    matches = [
        _match(first + at, number, at + 1, seats, states[at % len(states)])
        for at, seats in enumerate(drawn.tables)
    ]
    results = {match.id: _result(match, rng) for match in matches if match.state is MatchState.DONE}
    return replace(
        league,
        rounds=(*league.rounds, row),
        matches=(*league.matches, *matches),
        results={**league.results, **results},
    )


def _match(match_id: int, number: int, at: int, seats: tuple[int, ...], state: MatchState) -> MatchRow:
    unopened = state in (MatchState.PLANNED, MatchState.OPENING)
    return MatchRow(
        id=match_id,
        league_id=ROW.id,
        round=number,
        number=at,
        state=state,
        seats=seats,
        thread_id=None if unopened else THREAD + match_id,
        starts_at=NOW + 86_400,
        finished_at=NOW + match_id if state is MatchState.DONE else None,
    )


def _result(match: MatchRow, rng: Random) -> tuple[ResultRow, ...]:
    scores = [rng.randrange(-50, 300) for _ in match.seats]
    places = placings(scores)
    return tuple(
        ResultRow(seat.seat, match.seats[seat.seat], seat.place, seat.score, False, False) for seat in places
    )
