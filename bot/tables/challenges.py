"""Challenges to a game for two, and invitations to an open table: nobody can annoy people with them.

Between two people one is open at a time, in whichever direction. All of a person's count together.
"""

from collections.abc import Collection, Sequence
from functools import partial

from bot.model.challenges import ChallengeKind, ChallengeRow, ChallengeState
from bot.tables.calendar import DAY
from bot.tables.lobby import Place
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

LASTS = 7 * DAY  # seconds for which one can be accepted
PAUSE = 7 * DAY  # seconds for which a person is asked no more by whom they have declined
MOST, WITHIN = 5, DAY  # that a person makes, in so many seconds


class OpenAlreadyError(Exception):
    """Between two people a challenge is open already."""

    def __init__(self, row: ChallengeRow) -> None:
        super().__init__(row.id)
        self.row = row


async def make(
    tables: Tables,
    place: Place,
    by: Person,
    other: Person,
    *,
    game: str,
    table_id: int | None = None,
    is_duel: bool = False,
) -> ChallengeRow:
    """Stores a challenge, or an invitation to a table. Raises `OpenAlreadyError` and `Refusal`."""
    now = tables.now()
    row = ChallengeRow(
        id=0,
        kind=ChallengeKind.CHALLENGE if table_id is None else ChallengeKind.INVITATION,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        language=place.language,
        user_id=by.user_id,
        name=shown_name(by.name),
        other_id=other.user_id,
        other_name=shown_name(other.name),
        game=game,
        table_id=table_id,
        at=now,
        ends_at=now + LASTS,
        is_duel=is_duel,
    )
    return await tables.store.challenges.add(row, partial(_check, row))


def _check(row: ChallengeRow, earlier: Sequence[ChallengeRow]) -> None:
    own = [one for one in earlier if one.user_id == row.user_id]
    for one in earlier:
        is_between = {one.user_id, one.other_id} == {row.user_id, row.other_id} and one.ends_at > row.at
        if is_between and one.state is ChallengeState.OPEN:
            raise OpenAlreadyError(one)
        if is_between and one in own and one.state is ChallengeState.DECLINED:
            raise Refusal("declined_lately", ago=f"<t:{one.ends_at}:R>")
    lately = [one.at for one in own if one.at > row.at - WITHIN]
    if len(lately) >= MOST:
        raise Refusal("many_challenges", most=MOST, ago=f"<t:{lately[-MOST] + WITHIN}:R>")


async def load(tables: Tables, challenge_id: int) -> ChallengeRow:
    """A challenge. Raises `Refusal` if it was deleted, some time after its end."""
    row = await tables.store.challenges.one(challenge_id)
    if row is None:
        raise Refusal("challenge_old")
    return row


async def decline(tables: Tables, row: ChallengeRow) -> None:
    """Declines a challenge. Raises `Refusal` if it is over."""
    await _close(tables, row, ChallengeState.DECLINED, tables.now() + PAUSE)


async def take_back(tables: Tables, row: ChallengeRow) -> None:
    """Takes a challenge back. Raises `Refusal` if it is over."""
    await _close(tables, row, ChallengeState.TAKEN_BACK, row.ends_at)


async def _close(tables: Tables, row: ChallengeRow, state: ChallengeState, ends_at: int) -> None:
    if not await tables.store.challenges.close(row.id, state, ends_at):
        raise Refusal("challenge_old")


async def due(tables: Tables) -> Collection[int]:
    """The challenges with something to do now."""
    return await tables.store.challenges.due(tables.now())


async def next_at(tables: Tables) -> int | None:
    """When there will be something to do."""
    return await tables.store.challenges.next_at()


async def end(tables: Tables, challenge_id: int) -> ChallengeRow | None:
    """Ends a challenge that nobody can accept any more; None once it is deleted."""
    return await tables.store.challenges.end(challenge_id, tables.now())


async def mark_shown(tables: Tables, row: ChallengeRow) -> None:
    """Keeps that Discord shows the state of a challenge."""
    await tables.store.challenges.mark_shown(row)


async def discard(tables: Tables, row: ChallengeRow) -> None:
    """Deletes a challenge that nobody can read."""
    await tables.store.challenges.delete(row.id)
