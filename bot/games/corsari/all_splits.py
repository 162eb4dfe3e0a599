"""Every legal way to lay a hand down, lazily: 37 after the median discard, 537 after one in a hundred.

Once the crew's colours are chosen, only cards of equal number affect each other, since each crew takes one of
a number. So each number has a short list of choices, and a laying is one from each list in which every colour
of the crew occurs.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from bot.games.corsari.cards import COLOUR_OF, NUMBER_OF
from bot.games.corsari.split import CREW_COLOURS, Cards, Split, openings


class Placed(NamedTuple):
    """Where the cards of one number go; all others of the pier's colour are prisoners."""

    crew: int | None
    prisoner: int | None
    attached: int | None


def every_laying(cards: Sequence[int], pier: int, closers_crew: Sequence[int] = ()) -> Iterator[Split]:
    """Every legal split once, with every way to attach; nothing is attached without `closers_crew`."""
    held, numbers = sorted({COLOUR_OF[card] for card in cards}), _by_number(cards)
    fitting, sizes = frozenset(openings(closers_crew)), range(CREW_COLOURS + 1)
    for colours in chain.from_iterable(combinations(held, size) for size in sizes):
        for placed in product(*(_placed(same, pier, colours, fitting) for same in numbers)):
            crew, prisoners, attached = (_named(part) for part in zip(*placed, strict=True))
            if len({COLOUR_OF[card] for card in crew}) == len(colours):
                used = {*crew, *prisoners, *attached}
                yield Split(crew, prisoners, attached, tuple(card for card in cards if card not in used))


def _placed(
    same: Sequence[int], pier: int, colours: Sequence[int], fitting: frozenset[int]
) -> Iterator[Placed]:
    for attached in (None, *(card for card in same if card in fitting)):
        left = [card for card in same if card != attached]
        prisoner = next((card for card in left if COLOUR_OF[card] == pier), None)
        for card in left:
            if COLOUR_OF[card] in colours:
                yield Placed(card, None if card == prisoner else prisoner, attached)
        # Without a crew card only where no other could join: such a stowaway is forbidden.
        room = len(colours) < CREW_COLOURS
        if not any(card != prisoner and (room or COLOUR_OF[card] in colours) for card in left):
            yield Placed(None, prisoner, attached)


def _named(part: Iterable[int | None]) -> Cards:
    return tuple(sorted(card for card in part if card is not None))


def _by_number(cards: Sequence[int]) -> list[list[int]]:
    numbers: dict[int, list[int]] = {}
    for card in cards:
        numbers.setdefault(NUMBER_OF[card], []).append(card)
    return list(numbers.values())
