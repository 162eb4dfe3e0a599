"""The most that a hand can bring: to one player, and to all together."""

from bot.games.contract import Options
from bot.games.playapirata.cards import (
    ALL_TOWELS,
    NUMBERS,
    OF_EACH_NUMBER,
    SKULLS,
    TOWELS_OF_EACH_VALUE,
    TREASURES_EACH,
)
from bot.games.playapirata.scoring import (
    MOST_FOR_TOWEL_TREASURE,
    POINTS_FOR_CASTLE_TOWEL,
    POINTS_FOR_SKULLS,
    POINTS_FOR_SPECIAL,
    POINTS_FOR_TOWEL_LEFT,
    POINTS_FOR_UMBRELLA,
)
from bot.games.playapirata.state import turns_each

CASTLE_FOR_A_TOWEL = POINTS_FOR_CASTLE_TOWEL - POINTS_FOR_TOWEL_LEFT
CASTLE_POINTS = tuple(CASTLE_FOR_A_TOWEL * towels for towels in range(TOWELS_OF_EACH_VALUE + 1))
SPECIAL_POINTS = tuple(sorted({*CASTLE_POINTS, POINTS_FOR_SPECIAL}))
"""What a special card may bring: the castle for each 3 left, skeleton and wave always the same."""

SKULLS_OF_ONE = (*POINTS_FOR_SKULLS, POINTS_FOR_SKULLS[-1])
SKULLS_OF_ALL = tuple(
    max(SKULLS_OF_ONE[mine] + SKULLS_OF_ONE[skulls - mine] for mine in range(skulls + 1))
    for skulls in range(SKULLS + 1)
)
"""Points by the number of skulls: of one player, and shared as well as they can be."""


def buried(players: int) -> int:
    """How many treasures are on the table in the evening."""
    return players * TREASURES_EACH[players] + 1


def most_left(players: int, options: Options) -> int:
    """The most towels left: with five or more one can, and must, lay in every turn but the first."""
    return len(ALL_TOWELS) - (turns_each(players) - 1) + bool(options["specials"])


def most_of_treasures(count: int, skull_points: tuple[int, ...]) -> int:
    """The most points in so many treasures: the towel treasure, some skulls, and the highest numbers."""
    numbers = sorted(NUMBERS * OF_EACH_NUMBER, reverse=True)
    return MOST_FOR_TOWEL_TREASURE + max(
        points + sum(numbers[: max(0, count - 1 - skulls)]) for skulls, points in enumerate(skull_points)
    )


def most_of_a_hand(players: int, options: Options) -> int:
    """The most for one player: each treasure taken needs a towel, which is not left."""
    scores = []
    for count in range(1, min(buried(players), len(ALL_TOWELS)) + 1):
        left = min(most_left(players, options), len(ALL_TOWELS) - count)
        castle = CASTLE_POINTS[min(left, TOWELS_OF_EACH_VALUE)]
        special = max(POINTS_FOR_SPECIAL, castle) if options["specials"] else 0
        treasures = most_of_treasures(count, SKULLS_OF_ONE)
        scores.append(treasures + left * POINTS_FOR_TOWEL_LEFT + POINTS_FOR_UMBRELLA + special)
    return max(scores)


def most_of_all(players: int, options: Options) -> int:
    """The most for all players together: castle, skeleton and wave exist once."""
    each = most_left(players, options) * POINTS_FOR_TOWEL_LEFT + POINTS_FOR_UMBRELLA
    specials = max(CASTLE_POINTS) + 2 * POINTS_FOR_SPECIAL if options["specials"] else 0
    return most_of_treasures(buried(players), SKULLS_OF_ALL) + players * each + specials
