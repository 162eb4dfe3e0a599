"""The best splits are exact: against every way to put each card of a hand somewhere, taken from the rules."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bot.games.corsari.all_splits import every_laying
from bot.games.corsari.best_splits import best_layings, best_splits
from bot.games.corsari.cards import CARD_OF, COLOUR_OF, DECK, NUMBER_OF, codes_of
from bot.games.corsari.split import Split, check_split, openings
from tests.games.corsari.table import CLOSER

HANDS = 60
Hand = tuple[int, ...]


def hands(seed: str, size: int, colours: int) -> Iterator[tuple[Hand, int]]:
    chance = Random(seed)
    deck = [card for card in DECK if COLOUR_OF[card] < colours]
    for _ in range(HANDS):
        yield tuple(sorted(chance.sample(deck, size))), chance.randrange(min(colours + 1, 10))


def cards(codes: str) -> Hand:
    return tuple(sorted(CARD_OF[code] for code in codes.split()))


def well_formed(crew: Hand) -> bool:
    return len({COLOUR_OF[card] for card in crew}) <= 2 and different(crew)


def different(part: Hand) -> bool:
    return len({NUMBER_OF[card] for card in part}) == len(part)


def all_splits(hand: Hand, pier: int, closers_crew: Hand = ()) -> set[Split]:
    """Each card a prisoner, of the crew, attached or a stowaway; what the rules forbid is left out."""
    fitting = set(openings(closers_crew))
    found = set()
    places = [_places(card, pier, card in fitting) for card in hand]
    for choice in product(*places):
        crew, prisoners, attached, stowaways = (
            tuple(card for card, place in zip(hand, choice, strict=True) if place == part)
            for part in ("crew", "prisoner", "attached", "stowaway")
        )
        could_join = any(well_formed((*crew, card)) for card in stowaways)
        if well_formed(crew) and different(attached) and not could_join:
            found.add(Split(crew, prisoners, attached, stowaways))
    return found


def _places(card: int, pier: int, fits: bool) -> list[str]:
    """A card of the pier's colour is never a stowaway: it could be a prisoner."""
    own = ["crew", "prisoner" if COLOUR_OF[card] == pier else "stowaway"]
    return [*own, "attached"] if fits else own


def closers_cost(split: Split) -> tuple[int, int, int]:
    return split.limit, len(split.stowaways), len(openings(split.crew))


SIZES = pytest.mark.parametrize(("size", "colours"), [(6, 2), (8, 3), (9, 4), (9, 6)])


@pytest.mark.slow
@SIZES
def test_every_split_is_what_the_rules_allow(size: int, colours: int) -> None:
    for hand, pier in hands("every split", size, colours):
        listed = list(every_laying(hand, pier))
        assert len(listed) == len(set(listed))
        assert set(listed) == all_splits(hand, pier)


@SIZES
def test_the_closers_best_split_is_the_best_of_all(size: int, colours: int) -> None:
    for hand, pier in hands("best split", size, colours):
        # A closer's 12 cards are never all prisoners, so that the crew is never empty.
        legal = {split for split in all_splits(hand, pier) if split.crew}
        best = best_splits(hand, pier)
        assert set(best) <= legal
        assert closers_cost(best[0]) == min(map(closers_cost, legal))
        assert list(map(closers_cost, best)) == sorted(map(closers_cost, best))


@pytest.mark.parametrize("colours", [3, 4, 6, 10])
def test_the_best_of_12_cards_is_the_best_of_every_laying(colours: int) -> None:
    for hand, pier in hands("12 cards", 12, colours):
        assert closers_cost(best_splits(hand, pier)[0]) == min(map(closers_cost, every_laying(hand, pier)))


@pytest.mark.parametrize(("size", "colours"), [(5, 3), (7, 4), (8, 6)])
def test_an_opponents_best_laying_is_the_best_of_all(size: int, colours: int) -> None:
    chance = Random("layings")
    for hand, pier in hands("best laying", size, colours):
        rest = [card for card in DECK if card not in hand and COLOUR_OF[card] < colours]
        closers_crew = best_splits(sorted(chance.sample(rest, 6)), pier)[0].crew
        closers_limit = chance.randrange(20)
        legal = all_splits(hand, pier, closers_crew)
        listed = list(every_laying(hand, pier, closers_crew))
        assert len(listed) == len(set(listed))
        assert set(listed) == legal
        best = best_layings(hand, pier, closers_crew, closers_limit)
        assert set(best) <= legal
        lowest = min(split.limit for split in legal)
        if lowest <= closers_limit:
            assert best[0].limit == lowest
        else:
            assert len(best[0].stowaways) == min(len(split.stowaways) for split in legal)


@SIZES
def test_what_is_listed_passes_the_check(size: int, colours: int) -> None:
    for hand, pier in hands("check", size, colours):
        for split in every_laying(hand, pier):
            check_split(split, pier)


def test_the_best_split_of_the_example_has_the_limit_13() -> None:
    hand = cards(CLOSER)
    best = best_splits(hand, pier=0)[0]
    assert (best.limit, codes_of(best.prisoners)) == (13, ("R5", "R6", "R7"))


def test_of_equal_splits_the_one_with_fewest_openings_comes_first() -> None:
    """Orange alone leaves 5 openings, orange with any second colour 10 and more."""
    hand = cards("R1 R2 R3 R4 R5 R6 O1 O2 O3 O4 O5 O6")
    assert len(openings(best_splits(hand, pier=0)[0].crew)) == 5


def test_a_greedy_choice_of_the_two_colours_with_most_cards_is_not_the_best() -> None:
    """Blue and violet are longer, but hold the same numbers; orange and yellow cover more."""
    hand = cards("O9 O10 Y7 Y8 B1 B2 B3 B4 V1 V2 V3 V4")
    best = best_splits(hand, pier=9)[0]
    assert (best.limit, codes_of(best.crew)) == (20, ("O9", "O10", "Y7", "Y8"))
