"""docs/fair-cards.md tells enough to repeat every deal: here it is repeated from that page alone."""

import hashlib
import hmac
from collections.abc import Sequence

import pytest

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.shuffle import SEED_BYTES, SeededShuffler

SEEDS = pytest.mark.parametrize(
    "seed", [number.to_bytes(SEED_BYTES, "big") for number in (0, 7, 2**200)], ids=["zero", "seven", "large"]
)


def drawn(seed: bytes, label: str, cards: Sequence[str]) -> list[str]:
    """The cards in the order in which they are drawn, by the page's three steps."""
    stream = (
        byte
        for block in range(100)
        for byte in hmac.new(seed, f"{label}/{block}".encode(), hashlib.sha256).digest()
    )
    pile = list(cards)
    for i in range(len(pile)):
        left = len(pile) - i
        x = next(byte for byte in stream if byte < 256 - 256 % left) % left
        pile[i], pile[i + x] = pile[i + x], pile[i]
    return pile


def first_seat(seed: bytes, label: str, players: int) -> int:
    return int(drawn(seed, label, [str(seat) for seat in range(players)])[0])


def parts(cards: Sequence[str], *sizes: int) -> list[list[str]]:
    at, found = 0, []
    for size in sizes:
        found.append(list(cards[at : at + size]))
        at += size
    return [*found, list(cards[at:])]


@SEEDS
@pytest.mark.parametrize("players", [2, 6])
def test_skull_king_is_dealt_as_the_page_says(seed: bytes, players: int) -> None:
    deck = [f"{suit}{rank}" for suit in "YRBK" for rank in range(1, 14)]
    deck += [f"{kind}{copy}" for kind in "EP" for copy in range(1, 6)] + ["M1", "M2", "SM", "SK"]
    state = skullking.start(players, {}, SeededShuffler(seed))
    assert skullking.view(state, None).dealer == first_seat(seed, "first dealer", players)
    hands = parts(drawn(seed, "round 1", deck), *[1] * players)
    assert [list(skullking.view(state, seat).hand) for seat in range(players)] == hands[:players]


@SEEDS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_playa_pirata_is_dealt_as_the_page_says(seed: bytes, players: int) -> None:
    treasures = [f"T{number}{copy}" for number in range(3, 8) for copy in "ab"]
    treasures += ["TS1", "TS2", "TS3", "TS4", "TT"]
    kept, played = ["CASTLE", "SKELETON", "WAVE"], ["DOUBLE", "FLAG", "BUCKET", "LIFEGUARD", "FLIPFLOPS"]
    specials = [*kept, *played, "PIGGY", "PARROT"]
    state = playapirata.start(players, {"specials": True}, SeededShuffler(seed))
    first = first_seat(seed, "first player", players)
    assert playapirata.view(state, None).order[0] == first
    each = {2: 5, 3: 4, 4: 3}[players]
    *hands, (middle, *_) = parts(drawn(seed, "hand 1", treasures), *[each] * players)
    assert [set(playapirata.view(state, seat).treasures) for seat in range(players)] == [*map(set, hands)]
    assert state.treasures[0].card == middle
    packet = drawn(seed, "hand 1 specials", specials)[: players + 1]
    (chooser,) = playapirata.to_move(state)
    assert set(playapirata.view(state, chooser).packet) == set(packet)


@SEEDS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_corsari_is_dealt_as_the_page_says(seed: bytes, players: int) -> None:
    deck = [f"{colour}{number}" for colour in "ROYGBLVPNS" for number in range(1, 12)]
    state = corsari.start(players, {}, SeededShuffler(seed))
    shown = corsari.view(state, None)
    assert shown.dealer == first_seat(seed, "first dealer", players)
    *hands, pier, top, stock = parts(drawn(seed, "round 1", deck), *[12] * players, 5 + players, 1)
    assert [set(corsari.view(state, seat).hand) for seat in range(players)] == [*map(set, hands)]
    assert (list(shown.pier), list(shown.pile), shown.stock) == (pier, top, len(stock))
    after = corsari.play(state, state.turn, "draw stock")
    assert corsari.view(after, state.turn).drawn == stock[0]


@SEEDS
@pytest.mark.parametrize("players", [2, 6])
def test_the_flying_hollander_is_dealt_as_the_page_says(seed: bytes, players: int) -> None:
    kinds = [*map(str, range(1, 13)), "FH", "KR", "MU", "WH", "IS", "PI"]
    deck = [kind for kind in kinds for _ in range(4)]
    state = hollander.start(players, {}, SeededShuffler(seed))
    shown = hollander.view(state, None)
    assert shown.dealer == first_seat(seed, "first dealer", players)
    *threes, rest = parts(drawn(seed, "deal", deck), *[3] * (3 * players))
    assert [list(cards) for cards in shown.clash] == threes[1::3]
    hands = [sorted(hollander.view(state, seat).hand) for seat in range(players)]
    assert hands == [sorted(hand) for hand in threes[2::3]]
    assert shown.draw == len(rest)
