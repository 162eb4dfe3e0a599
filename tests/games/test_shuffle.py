"""The shuffle: it is the published algorithm, the same everywhere, fair, and it can be checked."""

import hashlib
import hmac
from collections import Counter

import pytest

from bot.games.shuffle import SEED_BYTES, SeededShuffler, StackedShuffler, commitment

SEED = bytes(range(SEED_BYTES))
LABELS = pytest.mark.parametrize("label", ["round 1", "round 10", "first dealer", "", "größer/0"])
SIZES = pytest.mark.parametrize("size", [0, 1, 2, 6, 66, 72, 110, 129, 255, 256])


def seed_number(number: int) -> bytes:
    return number.to_bytes(SEED_BYTES, "big")


def by_the_published_algorithm(seed: bytes, label: str, size: int) -> tuple[int, ...]:
    blocks = [hmac.new(seed, f"{label}/{n}".encode(), hashlib.sha256).digest() for n in range(40)]
    stream = iter(b"".join(blocks))
    cards = list(range(size))
    for i in range(size):
        below = size - i
        x = next(byte for byte in stream if byte < 256 - 256 % below) % below
        cards[i], cards[i + x] = cards[i + x], cards[i]
    return tuple(cards)


def deviation(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


@SIZES
@LABELS
def test_a_shuffle_follows_the_published_algorithm(label: str, size: int) -> None:
    for seed in (SEED, seed_number(0), seed_number(2**256 - 1)):
        assert SeededShuffler(seed).draw(label, range(size)) == by_the_published_algorithm(seed, label, size)


def test_a_shuffle_is_the_same_on_every_python() -> None:
    assert SeededShuffler(SEED).draw("round 1", range(66), 12) == (
        5,
        19,
        58,
        65,
        16,
        53,
        51,
        3,
        0,
        45,
        21,
        64,
    )
    assert SeededShuffler(SEED).draw("round 2", "ABCDEFGHIJ") == tuple("DAGCJIBHFE")
    assert SeededShuffler(SEED).draw("first dealer", range(6)) == (0, 5, 3, 2, 4, 1)


@SIZES
def test_the_first_cards_drawn_are_the_first_of_the_whole_shuffle(size: int) -> None:
    whole = SeededShuffler(SEED).draw("round 1", range(size))
    for count in {0, 1, size // 2, size - 1, size} & set(range(size + 1)):
        assert SeededShuffler(SEED).draw("round 1", range(size), count) == whole[:count]


@SIZES
def test_a_shuffle_has_every_card_once(size: int) -> None:
    assert sorted(SeededShuffler(SEED).draw("round 1", range(size))) == list(range(size))


def test_the_cards_given_stay_as_they_lie() -> None:
    cards = ["A", "B", "C", "D"]
    SeededShuffler(SEED).draw("round 1", cards)
    assert cards == ["A", "B", "C", "D"]


def test_equal_seeds_draw_equally_and_others_do_not() -> None:
    assert SeededShuffler(SEED) == SeededShuffler(bytes(SEED))
    draws = {SeededShuffler(seed_number(number)).draw("round 1", range(66)) for number in range(50)}
    assert len(draws) == 50


def test_every_label_names_a_shuffle_of_its_own() -> None:
    draws = {SeededShuffler(SEED).draw(f"round {number}", range(66)) for number in range(1, 11)}
    assert len(draws) == 10


def test_a_shuffle_does_not_depend_on_the_draws_before_it() -> None:
    shuffler = SeededShuffler(SEED)
    before = shuffler.draw("round 1", range(66))
    shuffler.draw("round 2", range(66))
    assert shuffler.draw("round 1", range(66)) == before


@pytest.mark.parametrize("place", range(6))
def test_every_card_is_equally_likely_in_every_place(place: int) -> None:
    counts = Counter(SeededShuffler(seed_number(n)).draw("fair", range(6))[place] for n in range(3000))
    assert deviation(counts, 6) < 22  # five degrees of freedom: one fair shuffle in 2,000 is worse


def test_every_order_is_equally_likely() -> None:
    orders = Counter(SeededShuffler(seed_number(n)).draw("fair", range(4)) for n in range(4800))
    counts = Counter(dict(enumerate(orders.values())))
    assert len(orders) == 24
    assert deviation(counts, 24) < 52  # 23 degrees of freedom: one fair shuffle in 2,000 is worse


def test_no_card_is_favoured_in_a_pile_that_256_is_no_multiple_of() -> None:
    counts = Counter(SeededShuffler(seed_number(n)).draw("fair", range(129), 1)[0] for n in range(12_900))
    assert deviation(counts, 129) < 188  # 128 degrees of freedom: one fair shuffle in 2,000 is worse


@pytest.mark.parametrize("size", [0, 1, 16, 31, 33, 64])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        SeededShuffler(bytes(size))


def test_a_pile_has_256_cards_at_most() -> None:
    with pytest.raises(ValueError, match="256 cards at most"):
        SeededShuffler(SEED).draw("round 1", range(257))


def test_the_seed_is_not_in_the_shufflers_repr() -> None:
    shown = repr(SeededShuffler(SEED)) + str(SeededShuffler(SEED))
    assert SEED.hex() not in shown
    assert repr(SEED) not in shown
    assert shown == "SeededShuffler()" * 2


def test_the_commitment_is_sha_256_of_the_seed_in_hexadecimal() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest() != commitment(seed_number(1))


def test_a_stacked_shuffle_draws_the_stacked_cards_first_and_then_the_others_as_they_lie() -> None:
    shuffler = StackedShuffler({"round 1": "C A"})
    assert shuffler.draw("round 1", "ABCD") == ("C", "A", "B", "D")
    assert shuffler.draw("round 1", "ABCD", 3) == ("C", "A", "B")
    assert shuffler.draw("round 1", "ABCD", 1) == ("C",)


def test_a_stacked_shuffle_leaves_the_cards_of_other_labels_as_they_lie() -> None:
    assert StackedShuffler({"round 1": "C A"}).draw("round 2", "ABCD", 2) == ("A", "B")


def test_equal_cards_are_stacked_one_by_one() -> None:
    assert StackedShuffler({"deal": "B B"}).draw("deal", "ABBA") == ("B", "B", "A", "A")


@pytest.mark.parametrize("stack", ["E", "A A"])
def test_a_card_that_the_pile_has_not_cant_be_stacked(stack: str) -> None:
    with pytest.raises(ValueError, match=f"round 1: there is no {stack[0]} left to draw"):
        StackedShuffler({"round 1": stack}).draw("round 1", "ABCD")
