"""The deal of each day, the same everywhere.

Deal 1 is that of `FIRST_DAY`, in UTC, and so on, one a day. The seed of a deal is SHA-256 of `NAMED` and the
date in ISO 8601 (`Pirate Tavern, deal of the day 2026-05-22`); the cards come from it by the shuffle of every
table. Anyone who reads this can work them out before: it is on trust.
"""

import hashlib
from datetime import UTC, date, datetime, timedelta

from bot.games.contract import Options
from bot.games.shuffle import SeededShuffler
from bot.solo.deals import VERSION, Deal, DealName

FIRST_DAY = date(2026, 1, 1)
NAMED = "Pirate Tavern, deal of the day"
# Cards in a hand: with five or six, chance tells more than play. They change on a Monday, since weeks are
# compared, and long after the version that says so.
LONGER_SINCE = date(2027, 1, 4)
SIZES, SIZES_BEFORE = (7, 8), (5, 6, 7, 8)
DAY = 24 * 60 * 60

# The first edition and that of 2021 in turn: a single round, of a size of its own.
_EDITIONS: tuple[Options, Options] = ({"rounds": 1}, {"edition": "2021", "dealing": "bedtime"})


def deal_of_day(number: int, version: int = VERSION) -> Deal:
    """The deal of a day by its number, against the pirates of a version."""
    day = day_of(number)
    seed = hashlib.sha256(f"{NAMED} {day.isoformat()}".encode()).digest()
    sizes = SIZES if day >= LONGER_SINCE else SIZES_BEFORE
    [size] = SeededShuffler(seed).draw("cards in a hand", sizes, 1)
    options = {**_EDITIONS[(number - 1) % 2], "first_round": size}
    return Deal(DealName(number, version), "skullking", seed, options)


def day_of(number: int) -> date:
    """A deal's day in UTC."""
    return FIRST_DAY + timedelta(days=number - 1)


def starts_at(number: int) -> int:
    """When a deal's day begins, in seconds since 1970."""
    day = day_of(number)
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def number_at(now: int) -> int:
    """The number of the deal at an instant, in seconds since 1970; below 1 before `FIRST_DAY`."""
    return (datetime.fromtimestamp(now, UTC).date() - FIRST_DAY).days + 1
