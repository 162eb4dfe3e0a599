"""Playa Pirata with real cards; only treasures that the deck does not have are refused.

Treasures are entered by kind: `T3,T6,TS,TT:4`, the towel treasure with its number of towels.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine
from bot.games.paper import check_each, check_seats, check_together, ranked
from bot.games.paper_fields import Entries, Entry, Field
from bot.games.playapirata.cards import (
    ALL_TOWELS,
    COLOURS,
    NUMBERS,
    OF_EACH_NUMBER,
    SKULLS,
    TOWELS_OF_EACH_VALUE,
    TREASURES,
    TREASURES_EACH,
)
from bot.games.playapirata.scoring import (
    MOST_FOR_TOWEL_TREASURE,
    POINTS_FOR_CASTLE_TOWEL,
    POINTS_FOR_SKULLS,
    POINTS_FOR_SPECIAL,
    POINTS_FOR_TOWEL_LEFT,
    POINTS_FOR_UMBRELLA,
    HandScore,
    placed,
    treasure_points,
)
from bot.games.playapirata.state import hands_of, turns_each

CASTLE_FOR_A_TOWEL = POINTS_FOR_CASTLE_TOWEL - POINTS_FOR_TOWEL_LEFT
CASTLE_POINTS = tuple(CASTLE_FOR_A_TOWEL * towels for towels in range(TOWELS_OF_EACH_VALUE + 1))
# What a special card may bring: the castle for each 3 left, skeleton and wave always the same.
SPECIAL_POINTS = tuple(sorted({*CASTLE_POINTS, POINTS_FOR_SPECIAL}))

SKULLS_OF_ONE = (*POINTS_FOR_SKULLS, POINTS_FOR_SKULLS[-1])
# Points by the number of skulls: of one player, and shared as well as they can be.
SKULLS_OF_ALL = tuple(
    max(SKULLS_OF_ONE[mine] + SKULLS_OF_ONE[skulls - mine] for mine in range(skulls + 1))
    for skulls in range(SKULLS + 1)
)


def buried(players: int) -> int:
    """How many treasures are on the table in the evening."""
    return players * TREASURES_EACH[players] + 1


def most_left(players: int, options: Options) -> int:
    """The most towels left: with five or more one can, and must, lay in every turn but the first."""
    return len(ALL_TOWELS) - (turns_each(players) - 1) + bool(options["specials"])


def most_of_treasures(count: int, skull_points: tuple[int, ...]) -> int:
    """The most points of this number of treasures: the towel treasure, some skulls, the highest numbers."""
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
    """The most for all together: castle, skeleton and wave exist once."""
    each = most_left(players, options) * POINTS_FOR_TOWEL_LEFT + POINTS_FOR_UMBRELLA
    specials = max(CASTLE_POINTS) + 2 * POINTS_FOR_SPECIAL if options["specials"] else 0
    return most_of_treasures(buried(players), SKULLS_OF_ALL) + players * each + specials


NUMBER_KINDS = tuple(f"T{number}" for number in NUMBERS)
SKULL, TOWELS = "TS", "TT"
# How many treasures of each kind there are, in writing order.
OF_EACH = {**dict.fromkeys(NUMBER_KINDS, OF_EACH_NUMBER), SKULL: SKULLS, TOWELS: 1}
MOST_TOWELS = len(COLOURS) * len(ALL_TOWELS)
EXAMPLE = "T3 T6 TS TT:4"
BETWEEN, BEFORE_TOWELS = ",", ":"


class Stack(NamedTuple):
    """A treasure taken."""

    kind: str
    towels: int  # on the towel treasure, else 0


def canonical(words: str) -> str:
    """Treasures as typed (`3 6 s tt4`) in canonical form. Raises ValueError."""
    found = words.upper().replace(BETWEEN, " ").replace("+", " ").split()
    stacks = sorted(map(_stack, found), key=lambda stack: list(OF_EACH).index(stack.kind))
    return BETWEEN.join(f"{kind}{BEFORE_TOWELS}{towels}" if towels else kind for kind, towels in stacks)


def _stack(word: str) -> Stack:
    word = word if word.startswith("T") and word[1:2] not in ("", BEFORE_TOWELS) else f"T{word}"
    kind, towels = word[:2], word[2:].removeprefix(BEFORE_TOWELS)
    if kind != TOWELS:
        if towels or kind not in OF_EACH:
            raise ValueError(word)
        return Stack(kind, 0)
    if not (towels.isascii() and towels.isdigit() and 0 < int(towels) <= MOST_TOWELS):
        raise ValueError(word)
    return Stack(kind, int(towels))


def stacks_of(text: str) -> tuple[Stack, ...]:
    """The treasures of a canonical text."""
    return tuple(map(_stack, text.split(BETWEEN))) if text else ()


def with_codes(taken: Sequence[Sequence[Stack]]) -> list[list[tuple[str, int]]]:
    """Each seat's treasures as card codes, every card once, with their towels."""
    codes = {kind: [code for code in TREASURES if code.startswith(kind)] for kind in OF_EACH}
    return [[(codes[kind].pop(0), towels) for kind, towels in stacks] for stacks in taken]


def rounds(players: int, options: Options) -> int:
    """A round is a hand."""
    return hands_of(players, options)


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """Treasures, towels left, the umbrella in the takings, points of a special card."""
    towels = range(most_left(players, options) + 1)
    always = (
        Field("treasures", needed=False, words=canonical, example=EXAMPLE),
        Field("towels", towels, needed=False, empty=0),
        Field("umbrella", range(2), needed=False, empty=0),
    )
    special = Field("special", SPECIAL_POINTS, needed=False, empty=0)
    return (*always, special) if options["specials"] else always


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """No treasure more often than in the deck, and no more than are buried."""
    counts = Counter(stack.kind for entry in entries for stack in stacks_of(entry.text("treasures")))
    for kind, count in counts.items():
        if count > OF_EACH[kind]:
            raise IllegalMove("treasure_too_often", treasure=kind, count=count, most=OF_EACH[kind])
    if counts.total() > buried(players):
        raise IllegalMove("treasures_buried", count=counts.total(), most=buried(players))


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """Each hand's points, score and total."""
    totals = [0] * players
    lines = []
    for number, entries in enumerate(rounds, start=1):
        taken = with_codes([stacks_of(entry.text("treasures")) for entry in entries])
        for seat, (entry, stacks) in enumerate(zip(entries, taken, strict=True)):
            points = _points(entry, stacks)
            totals[seat] += points.total
            lines.append(ScoreLine(number, seat, points.total, totals[seat], _details(points, stacks)))
    return tuple(lines)


def _points(entry: Entry, stacks: Sequence[tuple[str, int]]) -> HandScore:
    return HandScore(
        treasures=treasure_points(stacks),
        towels=POINTS_FOR_TOWEL_LEFT * entry.number("towels"),
        umbrella=POINTS_FOR_UMBRELLA * entry.number("umbrella"),
        special=entry.number("special"),
    )


def _details(points: HandScore, stacks: Sequence[tuple[str, int]]) -> dict[str, Fact]:
    return {
        "treasures": tuple(code for code, _ in stacks),
        "treasure_points": points.treasures,
        "towels": points.towels,
        "umbrella": points.umbrella,
        "special": None,
        "special_points": points.special,
    }


def result(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[Placing, ...] | None:
    """Most points win, a tie the highest single hand."""
    if len(rounds) < hands_of(players, options):
        return None
    lines = scorepad(players, options, rounds)
    return placed([lines[at : at + players] for at in range(0, len(lines), players)])


def possible(
    players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
) -> tuple[Placing, ...]:
    """No more than the treasures can bring. Of several hands the places may break ties."""
    check_seats(players, scores, places)
    hands = hands_of(players, options)
    check_each(scores, 0, hands * most_of_a_hand(players, options))
    check_together(scores, 0, hands * most_of_all(players, options))
    parted = places if places and hands > 1 else [0] * players
    return ranked(scores, [(score, -parted[seat]) for seat, score in enumerate(scores)], places)
