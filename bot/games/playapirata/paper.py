"""Playa Pirata with real cards: what is written for each seat, and what it comes to.

Only treasures that the deck does not have are refused. Everyone at the table confirms the rest.
"""

from collections import Counter
from collections.abc import Sequence

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine
from bot.games.paper import check_each, check_seats, check_together, ranked
from bot.games.paper_fields import Entries, Entry, Field
from bot.games.playapirata.bounds import (
    SPECIAL_POINTS,
    buried,
    most_left,
    most_of_a_hand,
    most_of_all,
)
from bot.games.playapirata.scoring import (
    POINTS_FOR_TOWEL_LEFT,
    POINTS_FOR_UMBRELLA,
    HandScore,
    placed,
    treasure_points,
)
from bot.games.playapirata.state import hands_of
from bot.games.playapirata.treasures import (
    EXAMPLE,
    OF_EACH,
    canonical,
    stacks_of,
    with_codes,
)


def rounds(players: int, options: Options) -> int:
    """A round is a hand."""
    return hands_of(players, options)


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """Treasures, towels left, an umbrella in the takings, points of a special card."""
    towels = range(most_left(players, options) + 1)
    always = (
        Field("treasures", needed=False, words=canonical, example=EXAMPLE),
        Field("towels", towels, needed=False, empty=0),
        Field("umbrella", range(2), needed=False, empty=0),
    )
    special = Field("special", SPECIAL_POINTS, needed=False, empty=0)
    return (*always, special) if options["specials"] else always


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """No treasure more often than in the deck, and no more of them than are buried."""
    counts = Counter(stack.kind for entry in entries for stack in stacks_of(entry.text("treasures")))
    for kind, count in counts.items():
        if count > OF_EACH[kind]:
            raise IllegalMove("treasure_too_often", treasure=kind, count=count, most=OF_EACH[kind])
    if counts.total() > buried(players):
        raise IllegalMove("treasures_buried", count=counts.total(), most=buried(players))


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """For every hand and seat its points, the score and the total."""
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
    """After the last hand most points win, a tie the highest single hand."""
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
