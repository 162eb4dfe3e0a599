"""The computer player of Playa Pirata: by the rules, from its view alone, and far better than chance."""

import random
import sys
from collections.abc import Callable, Sequence

import pytest

from bot.ai import playapirata as computer
from bot.ai.contract import PLAIN, Level
from bot.ai.playapirata import DEAREST
from bot.ai.playapirata.rule import worths
from bot.games import playapirata
from bot.games.contract import Move, OptionValue, Seat
from bot.games.playapirata import State
from bot.games.shuffle import SeededShuffler
from tests.games.playapirata.table import at_the_last_turn, buried, deal, deal_special, holding, piled, play

GAMES_AGAINST_CHANCE = 200
LEAST_SHARE = 0.95

Choose = Callable[[State, Seat, random.Random], Move]


def from_view(state: State, seat: Seat, rng: random.Random) -> Move:
    return computer.choose(playapirata.view(state, seat), rng)


def at_random(state: State, seat: Seat, rng: random.Random) -> Move:
    return rng.choice(list(playapirata.legal(state, seat)))


def options(number: int) -> dict[str, OptionValue]:
    return {"hands": ("match", "one", "two")[number % 3], "specials": number % 2 == 1}


def finished(contestants: Sequence[Choose], number: int) -> State:
    rng = random.Random(number)
    chosen = playapirata.RULES.complete(options(number))
    state = playapirata.start(len(contestants), chosen, SeededShuffler(number.to_bytes(32, "big")))
    while to_move := playapirata.to_move(state):
        (seat,) = to_move
        state = playapirata.play(state, seat, contestants[seat](state, seat, rng))
    return state


def share_of_win(state: State, seat: Seat) -> float:
    winners = [placing.seat for placing in playapirata.result(state) or () if placing.place == 1]
    return (seat in winners) / len(winners)


@pytest.mark.slow
def test_it_wins_clearly_more_than_its_share_against_chance(capsys: pytest.CaptureFixture[str]) -> None:
    won, fair = 0.0, 0.0
    for number in range(GAMES_AGAINST_CHANCE):
        players = 2 + number % 3
        seat = number // 3 % players
        contestants = [at_random] * players
        contestants[seat] = from_view
        won += share_of_win(finished(contestants, number), seat)
        fair += 1 / players
    share, chance = won / GAMES_AGAINST_CHANCE, fair / GAMES_AGAINST_CHANCE
    with capsys.disabled():
        sys.stdout.write(f"\nPlaya Pirata: the computer wins {share:.1%} of games; by chance {chance:.1%}\n")
    assert share >= LEAST_SHARE


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_themselves_computers_play_every_game_to_its_end(players: int) -> None:
    for number in range(12):
        assert playapirata.result(finished([from_view] * players, number)) is not None


def test_it_answers_where_nobody_waits_for_it() -> None:
    state = deal_special("LIFEGUARD", to=1)
    assert from_view(state, 1, random.Random(0)) == "lifeguard Y"


def test_equal_views_and_equal_chance_give_an_equal_move() -> None:
    state = buried(deal())
    assert {from_view(state, 0, random.Random(5)) for _ in range(5)} == {
        from_view(state, 0, random.Random(5))
    }


def test_in_the_last_turn_it_takes_a_dear_treasure_and_lays_nothing_on_its_own() -> None:
    state = piled(buried(deal(middle="T7b")), 1, "R3").with_treasure(1, face_up=True)
    state = holding(at_the_last_turn(piled(piled(state, 2, "R3"), 3, "R3")), 0, towels="2 2 2 2")
    assert from_view(state, 0, random.Random(0)) == "lay 1 Y2 Y2"
    for place in (1, 2, 3):
        state = piled(state, place, "Y1")
    assert from_view(state, 0, random.Random(0)) == "done"


def test_it_shows_its_towels_where_it_must() -> None:
    state = play(buried(deal()), "bury T4a")
    for place in (1, 2, 3, 4):
        state = piled(state, place, "R3")
    assert from_view(holding(state, 0, towels="1 2"), 0, random.Random(0)) == "show"


def often(state: State, seat: Seat, wanted: str, level: Level = Level.BOSUN) -> float:
    view = playapirata.view(state, seat)
    moves = [computer.choose(view, random.Random(seed), level) for seed in range(60)]
    return sum(move.startswith(wanted) for move in moves) / len(moves)


def in_round(state: State, number: int) -> State:
    return state._replace(turn=(number - 1) * state.setup.players, step="card")


def test_the_umbrella_is_not_for_a_treasure_that_the_spyglass_could_tell() -> None:
    state = in_round(piled(buried(deal(players=4)), 1, "Y2"), 3)
    assert often(state, 0, "umbrella") == 0


def test_the_umbrella_is_for_a_dear_treasure_and_not_for_a_cheap_one() -> None:
    others = ("T3b T4b T5b", "T6a T6b TS1", "T4a T7b TS2")
    dear, cheap = deal("T7a TS3 TS4", *others), deal("T3a TS3 TS4", *others)
    guarded = [in_round(piled(buried(state), 2, "Y2"), 3) for state in (dear, cheap)]
    assert [often(state, 0, "umbrella 2") for state in guarded] == [1, 0]


def test_a_dear_treasure_is_buried_first_when_nobody_suspects_it() -> None:
    state = deal("T3a T7a T5a TS1 T4a", "T3b T4b T5b T6b TS2")
    assert often(state, 0, "bury T7a") == 1


def test_towels_wait_before_a_dear_treasure_that_was_just_buried() -> None:
    state = play(
        in_round(buried(deal("T3a T7a T5a", "T3b T4b T5b", "T6a T6b TS1", "T4a T7b TS2")), 5), "bury T7a"
    )
    at = len(state.treasures)
    assert 0.5 < 1 - often(state, 0, f"lay {at} ") < 1, "mostly, so that nobody can count on it"


def test_the_cabin_boy_slips_now_and_then_but_not_dearly() -> None:
    state = deal("T3a T7a T5a TS1 T4a", "T3b T4b T5b T6b TS2")
    assert often(state, 0, "bury T7a") == 1
    assert 0.7 < often(state, 0, "bury T7a", Level.CABIN_BOY) < 1
    state = piled(buried(deal(middle="T7b")), 1, "R3").with_treasure(1, face_up=True)
    state = holding(at_the_last_turn(piled(piled(state, 2, "R3"), 3, "R3")), 0, towels="2 2 2 2")
    assert 0.7 < often(state, 0, "lay 1 Y2 Y2", Level.CABIN_BOY) < 1
    view = playapirata.view(state, 0)
    worth = {move: worth for worth, move in worths(view, random.Random(0), PLAIN)}
    made = {computer.choose(view, random.Random(seed), Level.CABIN_BOY) for seed in range(60)}
    most = max(worth.values())
    assert most - min(worth.values()) > DEAREST, "there are dear moves, which it never makes"
    assert all(most - worth[move] <= DEAREST for move in made)
