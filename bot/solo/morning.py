"""The morning after: what the people of a server made of yesterday's deal, and of the week."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.entry import Entry
from bot.games.contract import ScoreLine
from bot.model.solo import SoloNameRow
from bot.solo.days import DAY, day_of, deal_of_day, number_at
from bot.solo.hands import Solo
from bot.solo.playing import line_of
from bot.solo.streaks import days_in_a_row
from bot.solo.verdict import MEASURE
from bot.tables.tables import Tables

MORNING = 6 * 60 * 60  # seconds after midnight UTC
SUNDAY = 6
COUNTED = 5  # the best days of a week


class Played(NamedTuple):
    """A person who is named in the server, and their result."""

    user_id: int
    name: str
    entry: Entry
    line: ScoreLine
    figure: int | None  # how well they played; None while it is not known


class OfWeek(NamedTuple):
    """A person's place in a server's week: the sum of their best days' figures."""

    rank: int
    name: str
    points: int
    days: int


class Morning(NamedTuple):
    """A server's morning: yesterday's deal, its people, the best first, and their week."""

    number: int  # of its deal
    played: Sequence[Played]
    days: int  # in a row on which anyone played
    scores: Sequence[int]  # of the deal's reference games, as far as they are known
    week: Sequence[OfWeek]  # from Monday; empty while it has been one day

    @property
    def ends_week(self) -> bool:
        """Whether its deal was that of a Sunday."""
        return _is_sunday(self.number)


def deal_to_tell(now: int) -> int:
    """The number of the deal that mornings show."""
    return number_at(now - MORNING) - 1


def next_morning(now: int) -> int:
    """When the next morning is, in seconds since 1970."""
    return now - (now - MORNING) % DAY + DAY


async def servers_to_tell(tables: Tables) -> Sequence[tuple[int, int]]:
    """The servers that want a morning's post, each with its channel."""
    return await tables.store.solo.servers_to_tell()


async def morning_of(solo: Solo, guild_id: int, number: int) -> Morning | None:
    """A server's morning; None where nobody is named."""
    store = solo.tables.store.solo
    rows = await store.named(guild_id, number - _weekday(number), number, MEASURE)
    played = [await _played(solo, row.name, row.user_id, number) for row in rows if row.number == number]
    if not played:
        return None
    field = await solo.reference_games.whole(deal_of_day(number))
    # Those of yesterday may just have been judged, and those of before an upgrade never.
    before = [(row.user_id, await _figure(solo, row)) for row in rows if row.number < number]
    figures = [*before, *((one.user_id, one.figure) for one in played)]
    return Morning(
        number,
        sorted(played, key=_how_well, reverse=True),
        days_in_a_row(await store.days_of_server(guild_id), number),
        () if field is None else field.scores,
        of_week({row.user_id: row.name for row in rows}, figures) if before or _is_sunday(number) else (),
    )


async def _figure(solo: Solo, row: SoloNameRow) -> int | None:
    if row.figure is not None:
        return row.figure
    return (await _played(solo, row.name, row.user_id, row.number)).figure


def _how_well(one: Played) -> tuple[int, int]:
    return (-1 if one.figure is None else one.figure, one.line.score)


async def _played(solo: Solo, name: str, user_id: int, number: int) -> Played:
    hand = await solo.finished(user_id, number)
    verdict = await solo.verdict(hand)
    line = line_of(hand.entry, hand.play)
    return Played(user_id, name, hand.entry, line, None if verdict is None else verdict.figure)


def of_week(names: Mapping[int, str], figures: Iterable[tuple[int, int | None]]) -> Sequence[OfWeek]:
    """The people of a week by the sum of the figures of their best days; equal sums share a rank."""
    days: dict[int, list[int]] = {}
    for user_id, figure in figures:
        if figure is not None:
            days.setdefault(user_id, []).append(figure)
    points = {user_id: sum(sorted(found)[-COUNTED:]) for user_id, found in days.items()}
    ordered = sorted(points, key=lambda user_id: (-points[user_id], names[user_id]))
    return [
        OfWeek(
            1 + sum(other > points[user_id] for other in points.values()),
            names[user_id],
            points[user_id],
            len(days[user_id]),
        )
        for user_id in ordered
    ]


def _weekday(number: int) -> int:
    return day_of(number).weekday()


def _is_sunday(number: int) -> bool:
    return _weekday(number) == SUNDAY
