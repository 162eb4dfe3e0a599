"""The computer player of Corsari: legal, from its view alone, and clearly better than chance."""

import sys
from itertools import pairwise
from random import Random

import pytest

from bot.ai.contract import Level, Style
from bot.ai.corsari import choose
from bot.games import corsari
from bot.games.contract import Move, Seat
from bot.games.corsari.cards import CARD_OF
from bot.games.corsari.state import Source, State, Turn
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from tests.games.corsari.conservation import corsari_cards
from tests.games.corsari.random_game import random_move
from tests.games.corsari.secrecy import corsari_twin
from tests.games.corsari.table import CLOSER, SWEEPER, deal, do, opponent, sailed

GAMES = 99
ENOUGH = {2: 0.9, 3: 0.8, 4: 0.6}
"""Share of the games to be won alone against players at random; chance would give 1/2, 1/3 and 1/4."""
ROUNDS_LAST = 0.1
"""How often players at random sail after a draw: at a half they sail with whatever they were dealt."""


def playing(players: int, number: int, computers: set[Seat]) -> list[tuple[State, Seat, Move]]:
    """Every move of a game with the state before it, and the last state with no move."""
    chance = Random(f"computer {players} {number}")
    state = corsari.start(players, {}, SeededShuffler(chance.randbytes(SEED_BYTES)))
    told: list[tuple[State, Seat, Move]] = []
    while seats := corsari.to_move(state):
        seat = seats[0]
        if seat in computers:
            move = choose(corsari.view(state, seat), chance)
        else:
            move = random_move(state, seat, chance, ROUNDS_LAST)
        told.append((state, seat, move))
        state = corsari.play(state, seat, move)
    return [*told, (state, 0, "")]


def share_of_win(state: State, seat: Seat) -> float:
    result = corsari.result(state)
    assert result is not None
    winners = [placing.seat for placing in result if placing.place == 1]
    return (seat in winners) / len(winners)


@pytest.mark.slow
def test_it_wins_most_of_its_games_against_players_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    won: dict[int, list[float]] = {players: [] for players in ENOUGH}
    for number in range(GAMES):
        players = 2 + number % 3
        seat = number // 3 % players
        won[players].append(share_of_win(playing(players, number, {seat})[-1][0], seat))
    shares = {players: sum(games) / len(games) for players, games in won.items()}
    with capsys.disabled():
        told = ", ".join(f"{share:.0%} with {players} players" for players, share in shares.items())
        sys.stdout.write(f"\ncorsari, computer against chance in {GAMES} games: {told}\n")
    for players, share in shares.items():
        assert share > ENOUGH[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_computers_alone_end_and_every_move_is_legal(players: int) -> None:
    for number in range(2):
        *moves, (end, _, _) = playing(players, number, set(range(players)))
        assert corsari.result(end) is not None
        for state, _, _ in moves:
            corsari_cards(state)


@pytest.mark.slow
def test_it_never_takes_a_discard_and_lays_it_back() -> None:
    taken = 0
    for number in range(6):
        *moves, _ = playing(2 + number % 3, number, {0, 1, 2, 3})
        for (before, seat, drew), (_, _, discarded) in pairwise(moves):
            if drew == "draw discard":
                taken += 1
                top = corsari.view(before, seat).pile[-1]
                assert discarded.split(" ")[:2] != ["discard", top]
                assert discarded.split(" ")[:2] != ["sail", top]
    assert taken


@pytest.mark.slow
def test_it_looks_at_nothing_but_its_view() -> None:
    for number, (state, seat, move) in enumerate(playing(3, 1, {0, 1, 2})[:-1]):
        twin = corsari_twin(state, seat, Random(number))
        choices = {choose(corsari.view(at, seat), Random(5)) for at in (state, twin)}
        assert len(choices) == 1
        assert move.split(" ")[0] in choices.pop()


def test_it_sweeps_when_it_can() -> None:
    closer = do(deal(SWEEPER, "", stock="N1"), "draw stock")
    assert choose(corsari.view(closer, 0), Random(1)) == corsari.read(closer, 0, "sail N1")
    other = sailed(SWEEPER)
    assert choose(corsari.view(other, 1), Random(1)) == corsari.read(other, 1, "lay")


def test_it_sails_when_it_must() -> None:
    state = deal(CLOSER, opponent(13), stock="Y6")
    state = do(state._replace(stock=state.stock[:1]), "draw stock")
    assert choose(corsari.view(state, 0), Random(1)).startswith("sail")


def test_it_leaves_the_last_card_of_the_pier() -> None:
    state = deal(CLOSER.replace("O1 ", ""), opponent(13), pier="R11", top="N9")
    state = state._replace(pier=state.pier[:1])
    assert choose(corsari.view(state, 0), Random(1)) != "draw pier"


def test_it_leaves_the_last_card_of_the_stock_once_since_whoever_draws_it_must_sail() -> None:
    state = deal(CLOSER, *[""] * 3, top="N9")
    state = state._replace(pier=state.pier[:1])

    def draws(left: int, *sources: Source) -> set[Move]:
        turns = tuple(
            Turn(seat, source, None if source == "stock" else CARD_OF["S1"], CARD_OF["N9"])
            for seat, source in enumerate(sources)
        )
        view = corsari.view(state._replace(history=turns, stock=state.stock[:left]), 0)
        return {choose(view, Random(seed)) for seed in range(5)}

    assert draws(2, "stock", "stock", "stock", "stock") == {"draw stock"}
    assert draws(1, "stock", "stock", "stock", "stock") == {"draw discard"}
    assert draws(1, "stock", "discard", "discard", "discard") == {"draw discard"}
    assert draws(1, "discard", "discard", "discard", "discard") == {"draw stock"}, "all have left it"


IN_NEED = "O1 O2 O7 O8 O10 V3 R5 R6 R7 V10 S2 G3"
"""A hand that the pier's first card serves better than one from the stock."""


def test_it_leaves_what_lies_on_a_short_pier_unless_it_serves_well() -> None:
    state = deal(IN_NEED, "", pier="R8 R11", top="N9")
    draws = {
        left: choose(corsari.view(state._replace(pier=state.pier[:left]), 0), Random(1)) for left in (7, 3, 2)
    }
    assert draws == {7: "draw pier", 3: "draw stock", 2: "draw stock"}


def test_it_does_not_feed_the_next_player() -> None:
    state = do(deal("Y1 Y2 Y3 B6 B7 R1 R2 S8 L7 V8 P11 N11", "", stock="G10"), "draw stock")

    def discards_of(wanted: str) -> int:
        took = Turn(1, "discard", CARD_OF[f"{wanted}10"], CARD_OF["S1"])
        view = corsari.view(state._replace(history=(took, *state.history)), 0)
        return [choose(view, Random(seed)) for seed in range(20)].count(f"discard {wanted}11")

    assert discards_of("P") < 5
    assert discards_of("N") < 5


def of_level(level: Level, turns_before: int, hand: str, players: int) -> Move:
    state = do(deal(hand, *[""] * (players - 1), stock="G10"), "draw stock")
    turns = [Turn(0, "stock", None, CARD_OF["S1"])] * turns_before
    view = corsari.view(state._replace(history=(*turns, *state.history)), 0)
    return choose(view, Random(1), level).split(" ")[0]


@pytest.mark.parametrize(
    ("players", "level", "move"),
    [
        (2, Level.BOSUN, "sail"),
        (3, Level.CABIN_BOY, "sail"),
        (2, Level.CAPTAIN, "discard"),
        (3, Level.CAPTAIN, "discard"),
        (4, Level.CAPTAIN, "sail"),
    ],
)
def test_with_few_players_the_captain_alone_waits(players: int, level: Level, move: str) -> None:
    assert of_level(level, 0, CLOSER, players) == move


def test_it_does_not_sit_and_wait_for_ever() -> None:
    hand = "O1 O2 O7 O8 O10 V5 R5 R6 R7 O4 S4 O3"
    assert of_level(Level.BOSUN, 12, hand, 4) == "sail"


def test_it_would_rather_have_one_stowaway_than_two_of_a_slightly_lower_sum() -> None:
    """Without B7 the 6 is left over, without L4 the 2 and the 3; so late it sails with no more than 4."""
    state = do(deal("Y1 Y5 Y8 Y9 Y10 Y11 R1 R2 B6 B7 L2 L3", *[""] * 3, stock="L4"), "draw stock")
    turns = [Turn(0, "stock", None, CARD_OF["S1"])] * 9
    view = corsari.view(state._replace(history=(*turns, *state.history)), 0)
    assert {choose(view, Random(seed)) for seed in range(10)} == {"discard B7"}


def swept(players: int, number: int, level: Level) -> bool:
    chance = Random(f"sweep {players} {number}")
    state = corsari.start(players, {}, SeededShuffler(chance.randbytes(SEED_BYTES)))
    while seats := corsari.to_move(state):
        state = corsari.play(state, seats[0], choose(corsari.view(state, seats[0]), chance, level))
    return bool(state.finished[-1].outcome.sweepers)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", [Level.CABIN_BOY, Level.BOSUN])
def test_at_most_half_of_the_games_of_two_or_three_end_by_a_sweep(players: int, level: Level) -> None:
    assert sum(swept(players, number, level) for number in range(6)) <= 3


def test_the_bold_sail_with_more() -> None:
    view = corsari.view(do(deal(CLOSER, "", stock="G10"), "draw stock"), 0)
    assert choose(view, Random(1), Level.CAPTAIN, Style(boldness=1.0)).startswith("sail")
    assert not choose(view, Random(1), Level.CAPTAIN, Style(boldness=-1.0)).startswith("sail")
