"""Every legal way to lay a hand down, lazily: there are thousands."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from bot.games.corsari.cards import COLOUR_OF, NUMBER_OF
from bot.games.corsari.split import CREW_COLOURS, Cards, Split, is_legal, openings, split_of


def every_split(cards: Sequence[int], pier: int, attached: Cards = ()) -> Iterator[Split]:
    """Every legal split of the cards, once, with `attached` (not among the cards) as it is."""
    held = sorted({COLOUR_OF[card] for card in cards})
    for size in range(CREW_COLOURS + 1):
        for colours in combinations(held, size):
            for crew in _crews(cards, pier, colours):
                prisoners = [card for card in cards if COLOUR_OF[card] == pier and card not in crew]
                split = split_of(cards, crew, prisoners, attached)
                if is_legal(split, pier):
                    yield split


def every_laying(cards: Sequence[int], pier: int, closers_crew: Sequence[int]) -> Iterator[Split]:
    """Every legal split of an opponent, once, with every way to attach."""
    fitting = frozenset(openings(closers_crew))
    numbers = _by_number([card for card in cards if card in fitting])
    for choice in product(*((None, *same) for same in numbers)):
        attached = tuple(sorted(card for card in choice if card is not None))
        yield from every_split([card for card in cards if card not in attached], pier, attached)


def _crews(cards: Sequence[int], pier: int, colours: tuple[int, ...]) -> Iterator[Cards]:
    """Every crew of exactly these colours; a number is left out only where the pier's colour alone has it."""
    options: list[tuple[int | None, ...]] = []
    for same in _by_number([card for card in cards if COLOUR_OF[card] in colours]):
        optional = all(COLOUR_OF[card] == pier for card in same)
        options.append((*same, None) if optional else tuple(same))
    for choice in product(*options):
        crew = tuple(card for card in choice if card is not None)
        if len({COLOUR_OF[card] for card in crew}) == len(colours):
            yield crew


def _by_number(cards: Sequence[int]) -> list[list[int]]:
    numbers: dict[int, list[int]] = {}
    for card in cards:
        numbers.setdefault(NUMBER_OF[card], []).append(card)
    return list(numbers.values())
