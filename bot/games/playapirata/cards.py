"""The cards, by their codes in moves and records."""

from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import Seat

NUMBERS = (3, 4, 5, 6, 7)
OF_EACH_NUMBER = 2
SKULLS = 4
COLOURS = "YRBG"  # the colour of each seat: yellow, red, blue, green
TOWEL_VALUES = (1, 2, 3)
TOWELS_OF_EACH_VALUE = 4  # **R**: the rulebook tells only that a colour has 12

TOWEL_TREASURE = "TT"
# Points of each treasure with a number.
NUMBER_OF = {f"T{number}{copy}": number for number in NUMBERS for copy in "ab"[:OF_EACH_NUMBER]}
SKULL_TREASURES = tuple(f"TS{n}" for n in range(1, SKULLS + 1))
TREASURES = (*NUMBER_OF, *SKULL_TREASURES, TOWEL_TREASURE)
TREASURES_EACH = {2: 5, 3: 4, 4: 3}  # how many treasures each is dealt, by the number of players

SPY, MAP, UMBRELLA = PIRATES = ("SPY", "MAP", "UMB")  # what each player has: spyglass, map and umbrella

KEPT = ("CASTLE", "SKELETON", "WAVE")  # special cards that are kept in hand to the end
PLAYED = ("DOUBLE", "FLAG", "BUCKET", "LIFEGUARD", "FLIPFLOPS", "PIGGY", "PARROT")
SPECIALS = (*KEPT, *PLAYED)
FIRST_TURN_SPECIALS = frozenset({"FLAG", "LIFEGUARD", "DOUBLE"})

Values = tuple[int, ...]  # towels of one colour, by value
ALL_TOWELS: Values = tuple(value for value in TOWEL_VALUES for _ in range(TOWELS_OF_EACH_VALUE))


class Towel(NamedTuple):
    """A towel card: its colour and value."""

    seat: Seat
    value: int


def towel_code(seat: Seat, value: int) -> str:
    """`R2` is a red towel of value 2."""
    return f"{COLOURS[seat]}{value}"


@lru_cache(maxsize=4096)
def towel_codes(seat: Seat, values: Values) -> tuple[str, ...]:
    """The codes of one player's towels."""
    return tuple(towel_code(seat, value) for value in values)
