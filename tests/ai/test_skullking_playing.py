"""What the Bosun plays, and whom the Captain expects to take the trick: Bosuns, whatever he can't see."""

import random
from collections.abc import Mapping, Sequence
from itertools import chain, islice
from typing import Any

import pytest

from bot.ai.skullking.determinizations import Determinization
from bot.ai.skullking.playing import answer, bosuns_behind, points_of_faces
from bot.ai.skullking.position import CARD, FACE, read
from bot.ai.skullking.rollout import Lot, play_out
from bot.ai.skullking.search import GREEDY, Greedy, arms_of, greedy_in, outcome, played_out
from bot.ai.skullking.simulator import FIRST_EDITION, face_of, laid, mask_of, with_bit
from bot.games import skullking as game
from bot.games.skullking.cards import FACES, SCARY_MARY
from bot.games.skullking.state import NO_POWER, State
from bot.games.skullking.trick import NOBODY
from tests.ai.rest import first_edition_rest
from tests.ai.test_skullking import table
from tests.ai.test_skullking_search import bidden
from tests.ai.test_skullking_twin import states
from tests.games.skullking.table_2021 import OF_2021, dealt

ALIKE = 1e-9
# Golden values: whoever changes one changes every strength table and deal of the day.
WORTHS: Sequence[tuple[State, Mapping[str, float]]] = [
    (
        table(
            ["P4 M1 SK E1 Y13 K3", "R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6", "Y1 Y2 Y3 Y4 Y5 Y6"],
            [3, 1, 1, 0],
        ),
        {
            "Y13": 21.149265,
            "K3": 27.793008,
            "E1": 19.609024,
            "P4": 2.367632,
            "M1": 15.387479,
            "SK": 10.863531,
        },
    ),
    (table(["Y9 R5 R3", "Y3 Y12 B1", "Y1 P1 K2"], [1, 0, 1], "Y9"), {"Y3": 21.095735, "Y12": -4.219378}),
    (
        table(["Y9 R5 R3", "B13 K4 SM", "Y1 P1 K2"], [1, 1, 1], "Y9"),
        {"B13": 6.535528, "K4": 12.240466, "SM:P": 5.58928, "SM:E": 3.74928},
    ),
    (
        table(["SK R2 R3", "M1 Y1 R5", "Y4 Y2 Y3"], [1, 1, 0], "SK"),
        {"Y1": 12.352605, "R5": 13.125709, "M1": 37.585064},
    ),
    (table(["Y9 R5 R3", "B13 R2 B1", "Y1 P1 K2"], [1, 0, 1], "Y9 R2 P1"), {"Y1": 1.705583, "K2": 4.562949}),
    (table(["Y9 R5 R3", "B13 R2 B1", "Y1 P1 K2"], [1, 0, 1], "Y9 R2 Y1"), {"R3": 8.423582, "R5": 7.968095}),
    (table(["B2 R9 Y5", "B9 R2 R12"], [0, 0], "B2 B9"), {"R2": -25.597964, "R12": -27.860276}),
    (
        dealt("KR Y5 G2", "Y1 Y9 G3", "Y2 Y7 G4", bids=(1, 0, 0)),
        {"Y5": 8.463192, "G2": 8.71334, "KR": 4.262406},
    ),
    (
        dealt("WW Y5 G2", "Y1 SK K12", "Y2 Y7 G4", bids=(0, 1, 1), played="WW"),
        {"Y1": -4.576916, "K12": -1.718934, "SK": 10.104074},
    ),
    (dealt("Y2 K3", "G3 SK", ghost="E1 Y7", bids=(1, 0)), {"Y2": 12.356775, "K3": 6.312248}),
    (
        dealt("Y14 L2 Y3", "TI L1 Y4", "PB Y2 M1", bids=(1, 0, 1), played="Y14"),
        {"Y4": 26.291137, "L1": 22.498479, "TI:P": -28.467472, "TI:E": 25.957455},
    ),
    (
        dealt("Y14 PB Y3", "Y12 M2 Y4", "PJ Y2 M1", bids=(1, 2, 0), played="Y14", scoring="rascal"),
        {"Y4": 17.825276, "Y12": 16.30297, "M2": 28.388761},
    ),
]


@pytest.mark.parametrize(("state", "worths"), WORTHS)
def test_the_rule_gives_each_card_its_golden_worth(state: State, worths: Mapping[str, float]) -> None:
    points = points_of_faces(read(game.view(state, state.turn)))
    assert {FACES[face]: worth for face, worth in points.items()} == pytest.approx(worths, abs=1e-6)


def answers_of(state: State, choice: int) -> State:
    """The state after a face and all answers to it, each of which is as good as any by the Bosun's rule."""
    position = read(game.view(state, state.turn))
    arm = arms_of(position, [choice])[choice]
    lying, hidden = arm.table, arm.hidden
    state = game.play(state, position.seat, f"play {FACES[choice]}")
    for who in bosuns_behind(position):
        if who is None:  # the ghost has played already
            lying = laid(lying, state.trick[-1], position.deck)
            hidden = mask_of(position.unseen.difference(state.trick)) | arm.hand
            continue
        seat = state.turn
        assert seat == who.seat
        rule = points_of_faces(read(game.view(state, seat)))
        bit = answer(who, lying, mask_of(state.hands[seat]), hidden)
        assert rule[face_of(bit)] > max(rule.values()) - ALIKE, (rule, FACES[face_of(bit)])
        hidden &= ~(1 << (bit if bit >= 0 else ~bit))
        lying = with_bit(lying, bit, position.deck)
        state = game.play(state, seat, f"play {FACES[face_of(bit)]}")
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_those_behind_answer_as_the_bosun_does(players: int) -> None:
    chance = random.Random(players)
    for number in (2, 3, 5, 8, 10):
        state = bidden(players, number, chance)
        while not state.finished:
            choice = chance.choice(read(game.view(state, state.turn)).playable)
            state = answers_of(state, choice)


@pytest.mark.parametrize("players", range(2, 9))
def test_those_behind_answer_as_the_bosun_does_in_2021(players: int) -> None:
    chance = random.Random(players)
    for seed in range(6):
        for state in islice(states(players, seed, OF_2021), seed % 11, None, 11):
            # Who used Juanita or Bendt knows of more cards than others can tell.
            if state.powers.due == NO_POWER and state.powers.lookout == state.powers.bandit == NOBODY:
                answers_of(state, chance.choice(read(game.view(state, state.turn)).playable))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_of_two_cards_is_played_out_as_among_bosuns(players: int) -> None:
    chance = random.Random(players)
    for _ in range(20):
        state = bidden(players, 2, chance)
        position = read(game.view(state, state.turn))
        if SCARY_MARY in chain(*state.hands):
            continue  # she has a choice even in the last trick
        hands = [0 if seat == position.seat else mask_of(hand) for seat, hand in enumerate(state.hands)]
        for choice, arm in arms_of(position, position.playable).items():
            played = played_out(position, arm, Determinization(hands, list(position.bids), None))
            after = answers_of(state, choice)
            while not after.finished:
                (only,) = game.legal(after, after.turn)
                after = game.play(after, after.turn, only)
            tricks = [line.details["tricks"] for line in after.finished[-1].lines]
            assert [bid - need for bid, need in zip(played.bids, played.needs, strict=True)] == tricks


def test_who_plays_by_lot_does_not_answer_as_the_bosun() -> None:
    hands = ["Y5 R1 R2", "Y2 Y9 B3", "B4 B5 B6"]
    position = read(game.view(table(hands, [0, 0, 0]), 0))
    arm = arms_of(position, [FACE["Y5"]])[FACE["Y5"]]
    masks = [0, *(mask_of([CARD[code] for code in hand.split()]) for hand in hands[1:])]
    needs = set()
    for seed in range(20):
        lot = Lot(frozenset({1}), random.Random(seed))
        needs.add(tuple(played_out(position, arm, Determinization(masks, [0, 0, 0], lot)).needs))
    assert len(needs) > 1


def test_who_is_eager_takes_a_trick_that_the_bosun_would_leave() -> None:
    hands = ["Y5 R1 R2", "Y9 Y2 P1", "B4 B5 B6"]
    position = read(game.view(table(hands, [0, 1, 0]), 0))
    arm = arms_of(position, [FACE["Y5"]])[FACE["Y5"]]
    world = Determinization(
        [0, *(mask_of([CARD[code] for code in hand.split()]) for hand in hands[1:])], [0, 1, 0], None
    )
    assert played_out(position, arm, world).needs == [-2, 0, 0], "Y2, and P1 takes a later one"
    assert played_out(position, arm, world, Greedy((1,), ())).needs == [0, -2, 0], (
        "Y9, and then the others, too"
    )


@pytest.mark.parametrize("players", range(2, 7))
def test_who_is_eager_answers_as_it_plays_later(players: int) -> None:
    chance, everybody = random.Random(players), range(players)
    for number in (1, 3, 7, 10):
        state = bidden(players, number, chance)
        position = read(game.view(state, state.turn))
        hands = [0 if seat == position.seat else mask_of(hand) for seat, hand in enumerate(state.hands)]
        for choice, arm in arms_of(position, position.playable).items():
            foreseen = played_out(
                position, arm, Determinization(hands, list(position.bids), None), Greedy(everybody, everybody)
            )
            rest = first_edition_rest(hands, position.needs)
            rest.hands[position.seat] = arm.hand
            play_out(arm.table, rest, FIRST_EDITION, greedy=everybody)
            assert (foreseen.needs, foreseen.bonuses) == (rest.needs, rest.bonuses), FACES[choice]


def test_a_rival_is_eager_in_some_worlds_and_in_every_second_one_all_are_later() -> None:
    position = read(game.view(table(["Y5 R1 R2", "Y2 Y9 B3", "B4 B5 B6"], [0, 0, 0]), 0))
    chance, found = random.Random(1), [0, 0, 0]
    for world in range(1_000):
        greedy = greedy_in(position, world, chance)
        assert list(greedy.later) == ([0, 1, 2] if world % 2 else list(greedy.now))
        for seat in greedy.now:
            found[seat] += 1
    assert found[0] == 0
    assert all(900 * GREEDY < rival < 1_100 * GREEDY for rival in found[1:])


def test_who_plays_by_lot_is_not_kept_from_its_bid() -> None:
    hands = ["Y5 R1 R2", "Y2 Y9 B3", "B4 B5 B6"]
    position = read(game.view(table(hands, [0, 3, 0]), 0))
    arm = arms_of(position, [FACE["Y5"]])[FACE["Y5"]]
    masks = [0, *(mask_of([CARD[code] for code in hand.split()]) for hand in hands[1:])]

    def worth(by_lot: frozenset[int], spite: float) -> float:
        world = Determinization(masks, [0, 3, 0], Lot(by_lot, random.Random(1)))
        return outcome(position, arm, world, spite)

    only_last, both = frozenset({2}), frozenset({1, 2})
    assert worth(only_last, 1.0) > worth(only_last, 0.0), "the second seat misses its three tricks"
    assert worth(both, 1.0) == worth(both, 0.0)


def test_a_bid_of_none_is_not_flattered_where_all_rivals_play_by_lot() -> None:
    hands = ["Y1 R2", "Y2 Y9", "B4 B5"]
    position = read(game.view(table(hands), 0))
    arm = arms_of(position, [0])[0]
    masks = [0, *(mask_of([CARD[code] for code in hand.split()]) for hand in hands[1:])]
    lot = Lot(frozenset({1, 2}), random.Random(1))
    assert outcome(position, arm, Determinization(masks, [0, 1, 1], lot), 0.0) == 20.0
    assert outcome(position, arm, Determinization(masks, [0, 1, 1], None), 0.0) < 20.0


@pytest.mark.parametrize(("options", "held_back"), [({}, 3.0), ({"scoring": "rascal"}, 0.75)])
def test_a_bid_of_none_is_held_back_by_a_part_of_what_one_trick_too_many_costs(
    options: dict[str, Any], held_back: float
) -> None:
    """0.075 of it: 40 points of two cards as a rule, 10 by the Rascal's scoring."""
    hands = ["Y1 G2", "Y2 Y9", "G4 G5"]
    position = read(game.view(dealt(*hands, **options), 0))
    arm = arms_of(position, [0])[0]
    masks = [0, *(mask_of([CARD[code] for code in hand.split()]) for hand in hands[1:])]
    assert outcome(position, arm, Determinization(masks, [0, 1, 1], None), 0.0) == 20.0 - held_back
