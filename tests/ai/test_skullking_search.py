"""The Captain of Skull King: its simulator is the game, its hands are possible, it peeks at nothing."""

import random
from collections.abc import Iterator, Sequence
from itertools import chain, islice

import pytest

from bot.ai import skullking as player
from bot.ai.contract import Level, Style
from bot.ai.skullking.determinizations import determinizations
from bot.ai.skullking.position import FACE, Position, read
from bot.ai.skullking.rollout import play_out
from bot.ai.skullking.search import search
from bot.ai.skullking.simulator import FIRST_EDITION, SUIT_MASKS, mask_of
from bot.games import skullking as game
from bot.games.contract import Move, Seat
from bot.games.skullking.cards import FACES, FIRST_DECK
from bot.games.skullking.state import State
from tests.ai.rest import first_edition_rest, hand_of, lying
from tests.ai.test_skullking import table, with_other_secrets
from tests.entries import GAMES
from tools.arena.chance import at_random
from tools.arena.games import start


def bidden(players: int, number: int, chance: random.Random) -> State:
    hands = chance.sample(FIRST_DECK, players * number)
    codes = [
        " ".join(game.cards.CODES[card] for card in hands[at * number : (at + 1) * number])
        for at in range(players)
    ]
    bids = [chance.randint(0, number) for _ in range(players)]
    return table(codes, bids, leader=chance.randrange(players))


@pytest.mark.parametrize(
    ("trick", "need", "plays"),
    [
        ("", 1, "R9"),  # leads the highest plain card
        ("Y3", 1, "Y8"),
        ("Y9", 1, "P1"),  # what follows does not take it
        ("Y9", 0, "Y8"),
        ("SK", 1, "E1"),
    ],
)
def test_who_is_eager_takes_each_trick_that_it_can_while_it_needs_one(
    trick: str, need: int, plays: str
) -> None:
    hands = [hand_of(hand) for hand in ("Y8 R9 P1 E1", "B2 B3 B4 B5", "B6 B7 B8 B9")]
    if trick:
        hands[2] &= hands[2] - 1  # it has played one
    played: list[tuple[Seat, Move]] = []
    rest = first_edition_rest(hands, [need, 0, 0])
    play_out(lying(trick, 3, 2 if trick else 0), rest, FIRST_EDITION, played, greedy=(0,))
    assert played[0] == (0, f"play {plays}")


def positions(seed: int, players: int = 4) -> Iterator[tuple[State, Seat]]:
    chance = random.Random(seed)
    state = start(GAMES["skullking"], players, seed)
    while seats := game.to_move(state):
        yield state, seats[0]
        state = game.play(state, seats[0], at_random(GAMES["skullking"], state, seats[0], chance))


def test_every_world_is_possible() -> None:
    for state, seat in islice(positions(3), 40, None, 3):
        position = read(game.view(state, seat))
        for world in islice(determinizations(position, random.Random(1), bidding=not position.playable), 5):
            assert world.hands[seat] == 0
            held = [hand.bit_count() for hand in world.hands]
            assert held == [0 if at == seat else len(hand) for at, hand in enumerate(state.hands)]
            together = sum(world.hands)
            assert together.bit_count() == sum(held), "no card is in two hands"
            assert together & ~mask_of(position.unseen) == 0
            for at, suits in enumerate(position.voids):
                assert not any(world.hands[at] & SUIT_MASKS[suit] for suit in suits)


def test_worlds_give_strong_hands_to_who_bid_high() -> None:
    hands = ["Y2 Y3 Y4 Y5 Y6 Y7", "R2 R3 R4 R5 R6 R7", "B2 B3 B4 B5 B6 B7", "E1 E2 E3 E4 E5 K1"]
    position = read(game.view(table(hands, [0, 4, 0, 1]), 0))
    strong = mask_of([card for card in FIRST_DECK if card >= game.cards.CODES.index("P1")])
    found = [0] * 4
    for world in islice(determinizations(position, random.Random(1), bidding=False), 300):
        for seat, hand in enumerate(world.hands):
            found[seat] += (hand & strong).bit_count()
    assert found[1] > 2 * found[3] > 2 * found[2]


def captains(state: State, seat: Seat, seed: int = 7) -> Move:
    return player.choose(game.view(state, seat), random.Random(seed), Level.CAPTAIN)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_it_decides_alike_whatever_is_hidden_from_it(players: int) -> None:
    chance = random.Random(players)
    differing = 0
    for state, seat in islice(positions(players, players), 0, None, 9):
        twin = with_other_secrets(state, seat, chance)
        differing += twin.hands != state.hands
        assert captains(state, seat) == captains(twin, seat)
    assert differing > 10


@pytest.mark.slow
def test_equal_views_and_equal_chance_give_an_equal_move() -> None:
    for state, seat in islice(positions(5), 60, None, 40):
        assert len({captains(state, seat) for _ in range(3)}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_it_makes_legal_moves_only(players: int) -> None:
    for state, seat in islice(positions(players + 10, players), 0, None, 17):
        assert captains(state, seat) in game.legal(state, seat)


def ask(position: Position, rule: dict[int, float], style: Style = Style()) -> dict[int, float]:  # noqa: B008
    return search(position, rule, random.Random(3), style.spite)


def even(choices: Sequence[int]) -> dict[int, float]:
    return dict.fromkeys(choices, 0.0)


def test_it_finds_that_none_is_the_bid_for_a_hand_that_takes_nothing() -> None:
    hands = ["Y1 R2 B3 E1 E2 Y4", "Y2 Y3 Y7 Y5 Y6 K1", "R3 R4 R5 R6 R7 K2", "B2 B8 B4 B5 B6 K3"]
    points = ask(read(game.view(table(hands), 0)), even(range(4)))
    assert max(points, key=points.__getitem__) == 0


def test_it_tries_the_bids_that_are_best_by_the_rule() -> None:
    hands = ["Y1 R2 B3 E1 E2 Y4", "Y2 Y3 Y7 Y5 Y6 K1", "R3 R4 R5 R6 R7 K2", "B2 B8 B4 B5 B6 K3"]
    position = read(game.view(table(hands), 0))
    tried = ask(position, {bid: float(bid) for bid in range(7)})
    assert tried
    assert set(tried) <= {3, 4, 5, 6}


@pytest.mark.slow
def test_it_bids_other_than_the_rule_among_rivals_who_bid_by_lot() -> None:
    games = chain.from_iterable(map(positions, range(3, 7)))
    bids = [(state, seat) for state, seat in games if game.view(state, seat).step == "bid"]
    late = [(state, seat) for state, seat in bids if state.number > 7]
    others = [
        captains(state, seat) != player.choose(game.view(state, seat), random.Random(7), Level.BOSUN)
        for state, seat in late
    ]
    assert sum(others) > len(late) / 4


def test_it_throws_its_high_black_under_a_pirate_when_it_needs_nothing() -> None:
    hands = ["P1 Y5 R4", "K13 Y3 R8", "B2 B3 B4", "Y1 R2 B5"]
    position = read(game.view(table(hands, [1, 0, 1, 1], "P1"), 1))
    points = ask(position, even(position.playable))
    assert max(points, key=points.__getitem__) == FACE["K13"]


def test_who_is_clearly_behind_is_dropped() -> None:
    hands = ["SK P1 P2 M1", "Y2 Y3 Y7 Y5", "R3 R4 R5 R6", "B2 B8 B4 B5"]
    points = ask(read(game.view(table(hands), 0)), even([0, 2, 3, 4]))
    assert 0 not in points
    assert max(points, key=points.__getitem__) >= 3


def test_of_equal_cards_one_is_tried() -> None:
    hands = ["P1 P2 P3 E1 E2 Y4", "Y2 Y3 Y7 Y5 Y6 K1", "R3 R4 R5 R6 R7 K2", "B2 B8 B4 B5 B6 K3"]
    position = read(game.view(table(hands, [2, 1, 1, 1]), 0))
    tried = {FACES[face][0] for face in ask(position, even(position.playable))}
    assert len(ask(position, even(position.playable))) == len(tried) <= 3
