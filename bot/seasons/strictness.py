"""How strict a league is: one question that sets five settings."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from bot.model.leagues import ComputerSeats, LeagueRow, PlayedOut
from bot.model.settings import settings_of


class Strictness(StrEnum):
    """How much a league bears of people who don't come, and how long they may protest."""

    FRIENDLY = "friendly"
    FAIR = "fair"
    STRICT = "strict"


SETS: Mapping[Strictness, Mapping[str, Any]] = {
    Strictness.FRIENDLY: {
        "protest_hours": 0,
        "no_shows": 0,
        "computer_seats": ComputerSeats.POINTS,
        "played_out": PlayedOut.AS_IT_STANDS,
        "substitutes": True,
    },
    Strictness.FAIR: {
        "protest_hours": 0,
        "no_shows": 2,
        "computer_seats": ComputerSeats.NONE,
        "played_out": PlayedOut.UNDECIDED,
        "substitutes": True,
    },
    Strictness.STRICT: {
        "protest_hours": 24,
        "no_shows": 1,
        "computer_seats": ComputerSeats.NONE,
        "played_out": PlayedOut.UNDECIDED,
        "substitutes": True,
    },
}


def strictness_of(row: LeagueRow) -> Strictness | None:
    """The strictness whose settings a league has; None for a mixture."""
    settings = settings_of(LeagueRow)
    return next(
        (
            one
            for one, values in SETS.items()
            if all(getattr(row, name) == value for name, value in values.items() if settings[name].fits(row))
        ),
        None,
    )
