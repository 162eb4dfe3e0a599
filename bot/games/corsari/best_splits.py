"""The best ways to lay a hand down, exactly.

So little search is exact because cards of one number are worth the same: only how many of them find a place
matters. Those of the pier's colour are always prisoners. Once the crew's colours are chosen (at most 55 ways)
the numbers are independent, and the most cards placed give both the lowest limit and the fewest stowaways.
Such a split is legal: a stowaway that could join would lower both. Others, best only for their own colours,
are kept if they are legal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from heapq import nsmallest
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple

from bot.games.corsari.cards import COLOUR_OF, COLOURS, NUMBER_OF, NUMBERS, SUM_OF, cards_in, masks_of
from bot.games.corsari.split import CREW_COLOURS, Split, openings, split_of

ALL_COLOURS = range(len(COLOURS))


class _LayingPlan(NamedTuple):
    limit: int  # with what is attached
    stowaways: int
    colours: tuple[int, ...]


class _Plan(NamedTuple):
    """A closer's crew; ordered best first."""

    limit: int
    stowaways: int
    openings: int
    crew: tuple[tuple[int, int], ...]  # one or two colours, each with its mask


def best_splits(cards: Sequence[int], pier: int, most: int = len(COLOURS)) -> tuple[Split, ...]:
    """A closer's best splits of 12 cards, at most one for each choice of crew colours.

    Lowest limit, then fewest stowaways, then fewest openings to attach.
    """
    masks = masks_of(cards)
    return tuple(_as_split(cards, pier, plan) for plan in nsmallest(most, _plans(masks, pier, most)))


def _plans(masks: Sequence[int], pier: int, most: int) -> Iterator[_Plan]:
    held = [colour for colour in ALL_COLOURS if masks[colour] and colour != pier]
    total = sum(SUM_OF[masks[colour]] for colour in held)
    count = sum(masks[colour].bit_count() for colour in held)
    lowest = total
    for a, b in combinations(held, 2):
        both = masks[a] | masks[b]
        limit = total - SUM_OF[both]
        # Who asks for one, as every view does for each discard, needs no higher limit than the lowest so far.
        if both.bit_count() > 1 and (limit <= lowest or most > 1):
            lowest = limit
            crew = _with_both(a, masks[a], b, masks[b])
            yield _plan(limit, count - both.bit_count(), both, crew)
    for colour in held:
        yield from _plans_with_pier(masks, pier, colour, total, count)
    if masks[pier] and _covers(masks, pier, masks[pier]):
        yield _plan(total, count, masks[pier], ((pier, masks[pier]),))


def _plans_with_pier(masks: Sequence[int], pier: int, colour: int, total: int, count: int) -> Iterator[_Plan]:
    mask = masks[colour]
    limit, stowaways = total - SUM_OF[mask], count - mask.bit_count()
    if _covers(masks, pier, mask):
        yield _plan(limit, stowaways, mask, ((colour, mask),))
    # As the second colour the pier's own brings the numbers that the first lacks; the rest are prisoners.
    if free := masks[pier] & ~mask:
        yield _plan(limit, stowaways, mask | free, ((colour, mask), (pier, free)))


def _covers(masks: Sequence[int], pier: int, crew: int) -> bool:
    # A card of a number that the crew lacks could join it as a second colour, so there must be none.
    return not any(mask & ~crew for colour, mask in enumerate(masks) if colour != pier)


def _plan(limit: int, stowaways: int, numbers: int, crew: tuple[tuple[int, int], ...]) -> _Plan:
    return _Plan(limit, stowaways, len(crew) * (NUMBERS - numbers.bit_count()), crew)


def _with_both(a: int, mask_a: int, b: int, mask_b: int) -> tuple[tuple[int, int], ...]:
    # The second colour has at least one card, if need be of a number that the first holds too.
    only_b = mask_b & ~mask_a or mask_b & -mask_b
    return ((a, mask_a & ~only_b), (b, only_b))


def _as_split(cards: Sequence[int], pier: int, plan: _Plan) -> Split:
    crew = [card for colour, mask in plan.crew for card in cards_in(colour, mask)]
    return split_of(cards, crew, [card for card in cards if COLOUR_OF[card] == pier and card not in crew])


def best_layings(
    cards: Sequence[int], pier: int, closers_crew: Sequence[int], closers_limit: int, most: int = len(COLOURS)
) -> tuple[Split, ...]:
    """An opponent's best splits, best first, at most one for each choice of crew colours.

    "The lowest limit where that sends the closer under, else the fewest stowaways" (ruling).
    """
    fitting = frozenset(openings(closers_crew)).intersection(cards)
    plans = list(_laying_plans(masks_of(cards), pier, masks_of(fitting)))
    if min(plan.limit for plan in plans) <= closers_limit:
        plans.sort(key=lambda plan: (plan.limit, plan.stowaways))
    else:
        plans.sort(key=lambda plan: (plan.stowaways, plan.limit))
    found: dict[Split, None] = {}
    for plan in plans:
        found.setdefault(_laying(cards, pier, fitting, plan.colours))
        if len(found) == most:
            break
    return tuple(found)


def _laying_plans(masks: Sequence[int], pier: int, fitting: Sequence[int]) -> Iterator[_LayingPlan]:
    held = [colour for colour in ALL_COLOURS if masks[colour] and colour != pier]
    total = sum(SUM_OF[masks[colour]] for colour in held)
    count = sum(masks[colour].bit_count() for colour in held)
    once = twice = 0  # the numbers held, and those held more than once
    for colour in held:
        twice |= once & masks[colour]
        once |= masks[colour]
    for choice in (chosen for size in range(CREW_COLOURS + 1) for chosen in combinations(held, size)):
        crew, doubled = _crew_of(masks, choice)
        fits = _union(fitting, (colour for colour in held if colour not in choice))
        attached = fits | (doubled & _union(fitting, choice))
        # Neither hired nor attached, or left over of two equal numbers of which one is attached.
        could_join = (once & ~crew & ~fits) | (twice & ~crew)
        if not could_join or _has_both(masks, choice, fitting, doubled & ~fits):
            limit = total - SUM_OF[crew] - SUM_OF[attached]
            yield _LayingPlan(limit, count - crew.bit_count() - attached.bit_count(), choice)


def _crew_of(masks: Sequence[int], choice: tuple[int, ...]) -> tuple[int, int]:
    hired = [masks[colour] for colour in choice]
    return reduce(or_, hired, 0), reduce(and_, hired) if len(hired) == CREW_COLOURS else 0


def _union(masks: Sequence[int], colours: Iterable[int]) -> int:
    return reduce(or_, (masks[colour] for colour in colours), 0)


def _has_both(masks: Sequence[int], choice: tuple[int, ...], fitting: Sequence[int], doubled: int) -> bool:
    if len(choice) < CREW_COLOURS:
        return False
    first, second = choice
    # Each of the two colours keeps a card that is not attached.
    attaches = doubled & fitting[first]
    return bool(masks[first] & ~attaches) and bool(masks[second] & ~masks[first] | attaches)


def _laying(cards: Sequence[int], pier: int, fitting: frozenset[int], colours: tuple[int, ...]) -> Split:
    crew: list[int] = []
    attached: list[int] = []
    of_number: dict[int, list[int]] = {}
    for card in cards:
        if COLOUR_OF[card] != pier:
            of_number.setdefault(NUMBER_OF[card], []).append(card)
    for same in of_number.values():
        hired = [card for card in same if COLOUR_OF[card] in colours]
        fits = [card for card in same if card in fitting]
        # What only fits the closer's crew goes there first, so that the own crew keeps its place for another.
        fits.sort(key=hired.__contains__)
        spare = fits[:1] if fits and (fits[0] not in hired or len(hired) > 1) else []
        attached += spare
        crew += [card for card in hired if card not in spare][:1]
    return split_of(cards, crew, [card for card in cards if COLOUR_OF[card] == pier], attached)
