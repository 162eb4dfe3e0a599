"""What the scorepad tells the Captain of Skull King of its rivals: who bids by the cards, and who by lot."""

import random
from collections import Counter
from collections.abc import Sequence
from statistics import median

import pytest

from bot.ai.skullking.beliefs import boldness, erratic
from bot.ai.skullking.determinizations import determinizations
from bot.ai.skullking.position import Position, read
from bot.ai.skullking.rollout import Lot, play_out
from bot.ai.skullking.search import answers_by_rule
from bot.ai.skullking.simulator import FIRST_EDITION, mask_of
from bot.games import skullking as game
from bot.games.contract import ScoreLine
from bot.games.skullking.cards import CODES, FIRST_DECK
from tests.ai.rest import first_edition_rest, hand_of, lying
from tests.ai.test_skullking import table
from tests.entries import COMPUTER_PLAYERS
from tools.arena.chance import at_random
from tools.arena.games import decisions, from_view

BY_LOT = [(1, 0), (2, 0), (0, 1), (4, 1), (0, 2), (6, 1), (5, 2)]
HANDS = ["Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "R2 R3 R4 R5 R6 R7 R8 R9", "B2 B3 B4 B5 B6 B7 B8 B9"]


def of_rounds(bids_and_tricks: Sequence[tuple[int, int]], bids: Sequence[int] = (2, 2, 2)) -> Position:
    lines = tuple(
        ScoreLine(number, 1, 0, 0, {"bid": bid, "tricks": tricks})
        for number, (bid, tricks) in enumerate(bids_and_tricks, 1)
    )
    return read(game.view(table(HANDS, bids), 0))._replace(lines=((), lines, ()))


@pytest.mark.parametrize(
    ("rounds", "least", "most"),
    [
        ([], 0.04, 0.06),
        ([(0, 0), (1, 1), (1, 0), (1, 1), (2, 2), (1, 2), (2, 3)], 0.0, 0.02),
        ([(0, 0), (1, 0), (3, 1), (4, 0), (5, 1)], 0.8, 1.0),
        (BY_LOT, 0.95, 1.0),
    ],
)
def test_who_misses_by_far_again_and_again_is_taken_to_play_by_lot(
    rounds: Sequence[tuple[int, int]], least: float, most: float
) -> None:
    assert least <= erratic(of_rounds(rounds), 1) <= most


def test_a_bid_far_from_an_even_share_speaks_for_a_lot_and_a_usual_one_tells_nothing() -> None:
    unknown = erratic(of_rounds([]), 2)
    assert erratic(of_rounds([], [2, 3, 2]), 1) == unknown
    assert erratic(of_rounds([], [2, 8, 2]), 1) > 10 * unknown


def test_who_bids_high_on_the_scorepad_is_bold() -> None:
    assert boldness(of_rounds([]), 1) == 1.0
    high, low = ([(bid, bid) for bid in bids] for bids in ((1, 2, 3, 4), (0, 0, 0, 1)))
    assert boldness(of_rounds(high), 1) > 1.3
    assert boldness(of_rounds(low), 1) < 0.8


def test_after_six_rounds_chance_is_told_from_the_bosun() -> None:
    bosun = from_view(COMPUTER_PLAYERS["skullking"])
    seen: dict[int, list[float]] = {1: [], 2: [], 3: []}
    for deal in range(6):
        for state, seat, _ in decisions("skullking", [bosun, at_random, bosun, at_random], deal):
            if seat == 0 and state.number == 7 and None not in state.bids:
                position = read(game.view(state, 0))
                for rival, found in seen.items():
                    found.append(erratic(position, rival))
                break
    assert max(seen[2]) < 0.05
    assert median(seen[1] + seen[3]) > 0.7


def test_a_bid_made_by_lot_tells_nothing_of_the_hand() -> None:
    position = of_rounds(BY_LOT, [2, 6, 2])
    strong = mask_of([card for card in FIRST_DECK if card >= CODES.index("P1")])
    held = {}
    for name, lines in (("lot", position.lines), ("cards", ((), (), ()))):
        source = determinizations(position._replace(lines=lines), random.Random(1), bidding=False)
        held[name] = sum((next(source).hands[1] & strong).bit_count() for _ in range(300))
    assert held["cards"] > 1.5 * held["lot"]


def test_the_rounds_in_which_a_rival_plays_by_lot_are_as_many_as_is_likely() -> None:
    position = of_rounds(BY_LOT)
    source = determinizations(position, random.Random(1), bidding=False)
    by_lot = [set() if (lot := next(source).lot) is None else lot.seats for _ in range(300)]
    assert sum(1 in seats for seats in by_lot) > 290
    assert sum(2 in seats for seats in by_lot) < 20


def test_fewer_answer_by_the_rule_the_likelier_they_play_by_lot() -> None:
    unknown, by_lot = of_rounds([]), of_rounds(BY_LOT)
    assert unknown.behind == (1, 2)
    assert answers_by_rule(by_lot) < 0.6 * answers_by_rule(unknown) < 1.2


def test_who_plays_by_lot_plays_each_legal_card_as_often() -> None:
    found: Counter[str] = Counter()
    rng = random.Random(1)
    for _ in range(2_000):
        hands = [hand_of(hand) for hand in ("Y9 R2", "Y3 Y4", "Y2 K5")]
        played: list[tuple[int, str]] = []
        rest = first_edition_rest(hands, [0, 1, 0])
        play_out(lying("", 3, leader=1), rest, FIRST_EDITION, played, lot=Lot(frozenset({0, 1}), rng))
        found.update(move.removeprefix("play ") for seat, move in played[:1])
        assert (0, "play Y9") in played[:3], "it follows suit"
    assert set(found) == {"Y3", "Y4"}
    assert 900 < found["Y3"] < 1_100
