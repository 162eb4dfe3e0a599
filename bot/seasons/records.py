"""The records of a server's players in the leagues of a game: their cards, and their ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.leagues.form import Bids, Card, card
from bot.leagues.ratings import START, Rating, courses
from bot.model.leagues import Format, LeagueRow
from bot.model.matches import MatchRow, ResultRow
from bot.seasons.league import Part, Played, Records, rated, table_result
from bot.seasons.seasons import Seasons, computed
from bot.store.league_privacy import LEAST_ID

UNKNOWN = "?"  # the name of a person who is stored nowhere any more


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player in a game; `rating` is None if they have not finished a game with another person."""

    game: str
    card: Card
    bids: Bids | None
    rating: Rating | None
    unusual: int = 0  # games that count only because a moderator decided so


class ServerStatistics(NamedTuple):
    """How much of a game a server's leagues have played."""

    games: int
    people: int
    bids: Bids | None
    unusual: int = 0  # games that count only because a moderator decided so


async def server_statistics(seasons: Seasons, guild_id: int, game: str) -> ServerStatistics:
    """How much of a game a server's leagues have played."""
    known = await _records(seasons, guild_id, game)
    results = known.results
    people = {seat.person for result in results for seat in result.seats if seat.person is not None}
    has_bids = seasons.tables.entries[game].rules.has_bids
    bids = Bids(*await seasons.tables.store.careers.bids_in_leagues(guild_id, game)) if has_bids else None
    return ServerStatistics(len(results), len(people), bids, _unusual(known.played))


async def usual_answer(seasons: Seasons, guild_id: int, user_id: int) -> int | None:
    """The seconds within which a person makes half of their turns; only they and moderators see them."""
    return await seasons.tables.store.careers.usual_answer(guild_id, user_id)


class Rated(NamedTuple):
    """A line of the ratings; people with the same number share the rank."""

    rank: int
    user_id: int
    name: str
    rating: Rating


async def player_card(seasons: Seasons, guild_id: int, game: str, user_id: int) -> PlayerCard:
    """The card of a person over all leagues of a game in a server."""
    known = await _records(seasons, guild_id, game)
    course = known.courses.get(user_id)
    has_bids = seasons.tables.entries[game].rules.has_bids
    bids = await _bids(seasons, known.played, user_id) if has_bids else None
    rating, unusual = None if course is None else course[-1], _unusual(known.played, user_id)
    return PlayerCard(game, card(known.results, user_id), bids, rating, unusual)


async def rating_course(
    seasons: Seasons, guild_id: int, game: str, user_id: int
) -> tuple[tuple[int, ...], int]:
    """A person's rating over all leagues of a game in a server: at first, and after each game; else empty.

    With it the number of games that count only because a moderator decided so.
    """
    known = await _records(seasons, guild_id, game)
    course = known.courses.get(user_id)
    shown = () if course is None else (START, *(rating.shown for rating in course))
    return shown, _unusual(known.played, user_id)


def _unusual(played: Played, user_id: int | None = None) -> int:
    return sum(
        match.is_unusual and (user_id is None or any(row.user_id == user_id for row in results))
        for match, results in played
    )


async def strengths(seasons: Seasons, guild_id: int, game: str) -> Mapping[int, Rating]:
    """The ratings over all leagues of a game in a server, by whose they are."""
    known = await _records(seasons, guild_id, game)
    return {person: course[-1] for person, course in known.courses.items()}


async def ratings_in(seasons: Seasons, guild_id: int, game: str) -> Sequence[Rated]:
    """The ratings over all leagues of a game in a server, the best first, without people who were deleted."""
    found = await strengths(seasons, guild_id, game)
    names = await seasons.matches.names(guild_id)
    people = [person for person in found if person >= LEAST_ID]
    people.sort(key=lambda person: (-found[person].shown, person))
    first = {found[person].shown: rank for rank, person in reversed([*enumerate(people, start=1)])}
    return [
        Rated(first[found[person].shown], person, names.get(person, UNKNOWN), found[person])
        for person in people
    ]


async def _records(seasons: Seasons, guild_id: int, game: str) -> Records:
    """The finished matches of a game in a server, and the ratings."""

    former = seasons.records.latest((guild_id, game)) or Records({}, (), (), {})

    async def compute() -> Records:
        # Who plays alone meets nobody, so it tells nothing of ratings and places.
        of_game = [row for row in await seasons.of_guild(guild_id) if row.game == game]
        parts = [await _part(seasons, row, former) for row in of_game if row.format is not Format.VOYAGE]
        weight = sum(len(part.played) for _, part in parts)
        return await computed(weight, lambda: _computed(dict(parts), former))

    revision = await seasons.matches.revisions(guild_id)
    return await seasons.records.value((guild_id, game), revision, compute)


async def _part(seasons: Seasons, row: LeagueRow, former: Records) -> tuple[int, Part]:
    """A league's number and its matches; those that are known at its revision."""
    known = former.parts.get(row.id)
    if known is not None and known.revision == row.revision:
        return row.id, known
    played = await seasons.finished(row)
    results = await computed(
        len(played), lambda: tuple(rated([table_result(match, found, row) for match, found in played]))
    )
    return row.id, Part(row.revision, played, results)


def _computed(parts: Mapping[int, Part], former: Records) -> Records:
    found = [one for part in parts.values() for one in zip(part.played, part.results, strict=True)]
    found.sort(key=lambda one: (one[0][0].finished_at, one[0][0].id))
    results = tuple(result for _, result in found)
    # As a rule a game has come at the end; after a correction all that follow are rated again.
    pairs = zip(results, former.results, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), None)
    if same is None:
        same = min(len(results), len(former.results))
    after = courses(results[same:], former.courses, former.results[same:])
    return Records(parts, [one for one, _ in found], results, after)


async def _bids(seasons: Seasons, played: Played, user_id: int) -> Bids:
    """The bids of the seats that a person played from the first card to the last."""
    own = [
        match.table_id
        for match, results in played
        if match.table_id is not None and any(_is_own(match, row, user_id) for row in results)
    ]
    return Bids(*await seasons.tables.store.careers.bids_at(user_id, own))


def _is_own(match: MatchRow, row: ResultRow, user_id: int) -> bool:
    """Whether a result is of the person who was drawn for the seat and played it to the end."""
    drawn = match.seats[row.seat]
    return row.user_id == user_id == drawn and not row.forfeited and not row.by_computer
