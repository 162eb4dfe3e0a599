"""Playa Pirata with real cards: what is written for each seat, and what can come out of a hand."""

from collections import Counter
from collections.abc import Sequence

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine
from bot.games.paper import check_each, check_seats, check_together, ranked
from bot.games.paper_fields import Entries, Entry, Field
from bot.games.playapirata.bounds import (
    CASTLE_FOR_A_TOWEL,
    SPECIAL_POINTS,
    buried,
    most_left,
    most_of_a_hand,
    most_of_all,
)
from bot.games.playapirata.cards import ALL_TOWELS
from bot.games.playapirata.scoring import (
    POINTS_FOR_SPECIAL,
    POINTS_FOR_TOWEL_LEFT,
    POINTS_FOR_UMBRELLA,
    HandScore,
    placed,
    treasure_points,
)
from bot.games.playapirata.state import hands_of
from bot.games.playapirata.treasures import (
    EXAMPLE,
    NUMBER_KINDS,
    OF_EACH,
    SKULL,
    TOWELS,
    Stack,
    canonical,
    stacks_of,
    with_codes,
)

MOST_WITH_UMBRELLA = 3
"""Treasures of a player who had none when the umbrella was put away: two in that turn, one more in the last.
"""


def rounds(players: int, options: Options) -> int:
    """A round is a hand."""
    return hands_of(players, options)


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """The treasures, how many towels are left, an umbrella in the takings, points of a special card."""
    towels = range(most_left(players, options) + 1)
    always = (
        Field("treasures", needed=False, words=canonical, example=EXAMPLE),
        Field("towels", towels, needed=False, empty=0),
        Field("umbrella", range(2), needed=False, empty=0),
    )
    special = Field("special", SPECIAL_POINTS, needed=False, empty=0)
    return (*always, special) if options["specials"] else always


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """No card twice, a towel of one's own on every treasure taken, and extra points only where earned."""
    taken = [stacks_of(entry.text("treasures")) for entry in entries]
    _check_treasures(players, taken)
    _check_towels(entries, taken)
    for seat, (entry, stacks) in enumerate(zip(entries, taken, strict=True)):
        if entry.number("umbrella") and not options["specials"] and len(stacks) > MOST_WITH_UMBRELLA:
            raise IllegalMove("umbrella_was_early", seat=seat, most=MOST_WITH_UMBRELLA)
    if options["specials"]:
        _check_specials(entries, taken)


def _check_treasures(players: int, taken: Sequence[Sequence[Stack]]) -> None:
    counts = Counter(stack.kind for stacks in taken for stack in stacks)
    for kind, count in counts.items():
        if count > OF_EACH[kind]:
            raise IllegalMove("treasure_too_often", treasure=kind, count=count, most=OF_EACH[kind])
    if counts.total() > buried(players):
        raise IllegalMove("treasures_buried", count=counts.total(), most=buried(players))


def _check_towels(entries: Entries, taken: Sequence[Sequence[Stack]]) -> None:
    laid = [len(ALL_TOWELS) - entry.number("towels") for entry in entries]
    for seat, stacks in enumerate(taken):
        if len(stacks) > laid[seat]:
            raise IllegalMove("treasures_need_towels", seat=seat, count=len(stacks), laid=laid[seat])
    heights = [stack.towels for stacks in taken for stack in stacks if stack.kind == TOWELS]
    most = sum(laid) - sum(map(len, taken)) + len(heights)
    if sum(heights) > most:
        raise IllegalMove("towels_on_treasure", count=sum(heights), most=most)


def _check_specials(entries: Entries, taken: Sequence[Sequence[Stack]]) -> None:
    cards: list[set[str]] = []
    for seat, (entry, stacks) in enumerate(zip(entries, taken, strict=True)):
        if points := entry.number("special"):
            if not (earned := _specials_for(points, entry, stacks)):
                raise IllegalMove("special_not_earned", seat=seat, points=points)
            cards.append(earned)
    if not _one_each(cards):
        raise IllegalMove("special_twice")


def _specials_for(points: int, entry: Entry, stacks: Sequence[Stack]) -> set[str]:
    if points != POINTS_FOR_SPECIAL:
        return {"CASTLE"} if points <= CASTLE_FOR_A_TOWEL * entry.number("towels") else set()
    counts = Counter(stack.kind for stack in stacks)
    pair = any(counts[kind] > 1 for kind in NUMBER_KINDS)
    return {card for card, earned in (("SKELETON", counts[SKULL]), ("WAVE", pair)) if earned}


def _one_each(cards: Sequence[set[str]]) -> bool:
    if not cards:
        return True
    return any(_one_each([other - {card} for other in cards[1:]]) for card in cards[0])


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """For every hand and seat what brought points, the hand's score and the total."""
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
    """No more than the treasures can bring. Of several hands the places may part equal totals."""
    check_seats(players, scores, places)
    hands = hands_of(players, options)
    check_each(scores, 0, hands * most_of_a_hand(players, options))
    check_together(scores, 0, hands * most_of_all(players, options))
    parted = places if places and hands > 1 else [0] * players
    return ranked(scores, [(score, -parted[seat]) for seat, score in enumerate(scores)], places)
