"""Every legal way to lay a hand down, lazily: there are thousands."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from bot.games.corsari.cards import COLOUR_OF, NUMBER_OF
from bot.games.corsari.split import CREW_COLOURS, Cards, Split, is_legal, openings


def every_split(cards: Sequence[int], pier: int, attached: Cards = ()) -> Iterator[Split]:
    """Every legal split of the cards, once, with `attached` (not among the cards) as it is."""
    held, numbers = sorted({COLOUR_OF[card] for card in cards}), _by_number(cards)
    for size in range(CREW_COLOURS + 1):
        for colours in combinations(held, size):
            for crew in _crews(numbers, pier, colours):
                split = _split(cards, crew, pier, attached)
                # A crew of both colours takes every number that it can, so that no stowaway is left to join.
                if size == CREW_COLOURS or is_legal(split, pier):
                    yield split


def every_laying(cards: Sequence[int], pier: int, closers_crew: Sequence[int]) -> Iterator[Split]:
    """Every legal split of an opponent, once, with every way to attach."""
    fitting = frozenset(openings(closers_crew))
    numbers = _by_number([card for card in cards if card in fitting])
    for choice in product(*((None, *same) for same in numbers)):
        attached = tuple(sorted(card for card in choice if card is not None))
        yield from every_split([card for card in cards if card not in attached], pier, attached)


def _split(cards: Sequence[int], crew: Cards, pier: int, attached: Cards) -> Split:
    """The split with this crew: all others of the pier's colour are prisoners. `cards` are in order."""
    rest = [card for card in cards if card not in crew]
    prisoners = tuple(card for card in rest if COLOUR_OF[card] == pier)
    stowaways = tuple(card for card in rest if COLOUR_OF[card] != pier)
    return Split(tuple(sorted(crew)), prisoners, attached, stowaways)


def _crews(numbers: Sequence[Sequence[int]], pier: int, colours: tuple[int, ...]) -> Iterator[Cards]:
    """Every crew of exactly these colours; a number is left out only where the pier's colour alone has it.

    `numbers` are the cards, those of one number together.
    """
    options: list[tuple[int | None, ...]] = []
    for same in numbers:
        fitting = tuple(card for card in same if COLOUR_OF[card] in colours)
        if fitting:
            optional = len(fitting) == 1 and COLOUR_OF[fitting[0]] == pier
            options.append((*fitting, None) if optional else fitting)
    for choice in product(*options):
        crew = tuple(card for card in choice if card is not None)
        if len({COLOUR_OF[card] for card in crew}) == len(colours):
            yield crew


def _by_number(cards: Sequence[int]) -> list[list[int]]:
    numbers: dict[int, list[int]] = {}
    for card in cards:
        numbers.setdefault(NUMBER_OF[card], []).append(card)
    return list(numbers.values())
