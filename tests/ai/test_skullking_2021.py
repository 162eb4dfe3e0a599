"""The computer player of Skull King in the edition of 2021: legal, discreet, and with sense for powers."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.ai import skullking as player
from bot.ai.contract import Level
from bot.ai.skullking.position import read
from bot.games import skullking as game
from bot.games.contract import Move, Options, ScoreLine, Seat
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.games.skullking.cards import CODES
from bot.games.skullking.state import State
from tests.games.random_play import random_options
from tests.games.secrecy import SECRECY
from tests.games.skullking.table_2021 import EVERYTHING, OF_2021, dealt

GAMES_OF_EACH = 60


def decisions(players: int, options: Options, seed: int) -> Iterator[tuple[State, Seat, Move]]:
    rng = random.Random(seed)
    state = game.start(players, game.RULES.complete(options), SeededShuffler(rng.randbytes(SEED_BYTES)))
    while waiting := list(game.to_move(state)):
        move = player.choose(game.view(state, waiting[0]), rng)
        yield state, waiting[0], move
        state = game.play(state, waiting[0], move)


def chosen(state: State, seat: Seat | None = None) -> Move:
    return player.choose(game.view(state, state.turn if seat is None else seat), random.Random(0))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("number", range(4))
def test_it_makes_legal_moves_only(players: int, number: int) -> None:
    chance = random.Random(f"{players} {number}")
    options = random_options("skullking", players, chance, {**OF_2021, "dealing": "swift"})
    for state, seat, move in decisions(players, options, number):
        assert move in game.legal(state, seat)


@pytest.mark.parametrize("options", [{}, {"powers": True, "whale": True}])
def test_it_plays_to_the_end_where_seven_hold_the_whole_deck_or_all_but_a_card(options: Options) -> None:
    for state, seat, move in decisions(7, {**OF_2021, "dealing": "broadside", **options}, 1):
        assert move in game.legal(state, seat)


def unseen(state: State, seat: Seat) -> set[str]:
    return {CODES[card] for card in read(game.view(state, seat)).unseen}


def test_it_knows_that_nobody_holds_what_juanita_showed_it() -> None:
    state = dealt("PJ Y5 G2", "Y1 Y9 G3", "Y2 Y7 G4", bids=(1, 0, 0), played="PJ Y1 Y2", powers=True)
    assert unseen(state, 0) == {"Y9", "G3", "Y7", "G4"}
    assert "SK" in unseen(state, 1)


def test_it_does_not_rely_on_that_once_bendt_has_drawn_of_them() -> None:
    played, hands = "PJ Y1 Y2 Y5 PB Y7", ("PJ Y5 E1", "Y1 PB G3", "Y2 Y7 G4")
    state = dealt(*hands, bids=(1, 1, 0), played=played, powers=True, pile="SK K14")
    assert {"SK", "K14"} <= unseen(state, 0)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_it_decides_alike_whatever_is_hidden_from_it(players: int) -> None:
    chance = random.Random(players)
    for state, seat, move in decisions(players, {**EVERYTHING, "dealing": "swift"}, players):
        twin = SECRECY["skullking"].twin(state, seat, chance)
        moves = [
            player.choose(game.view(each, seat), random.Random(7), Level.BOSUN) for each in (state, twin)
        ]
        assert moves[0] == moves[1]
        assert move.partition(" ")[0] == moves[0].partition(" ")[0]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_captain_makes_legal_moves_whatever_is_hidden_from_it(players: int) -> None:
    chance, options = random.Random(players), {**EVERYTHING, "scoring": "rascal", "cannonball": True}
    for state, seat, _ in islice(decisions(players, options, players), 0, None, 9 * players):
        twin = SECRECY["skullking"].twin(state, seat, chance)
        moves = [
            player.choose(game.view(each, seat), random.Random(7), Level.CAPTAIN) for each in (state, twin)
        ]
        assert moves[0] == moves[1]
        assert moves[0] in game.legal(state, seat)


@pytest.mark.parametrize(("bid", "face"), [(1, "TI:E"), (2, "TI:P")])
def test_the_captain_plays_its_last_card_once_juanita_has_shown_it_where_all_are(bid: int, face: str) -> None:
    hands, played = ("PJ Y3 TI", "Y1 Y9 G1", "Y2 Y7 G2"), "PJ Y1 Y2 Y3 Y9 Y7 G1 G2"
    state = dealt(*hands, bids=(bid, 1, 0), played=played, powers=True)
    assert player.choose(game.view(state, 0), random.Random(0), Level.CAPTAIN) == f"play {face}"


def harry(bid: int) -> Move:
    state = dealt(
        "K14 PH E1", "Y5 Y6 G3", "G2 Y8 G4", bids=(bid, 0, 0), played="K14 Y5 G2 PH Y6 Y8", powers=True
    )
    return chosen(state)


@pytest.mark.parametrize(("bid", "change"), [(1, "change 1"), (2, "change 0"), (3, "change -1")])
def test_it_changes_its_bid_to_the_tricks_that_it_will_have(bid: int, change: Move) -> None:
    assert harry(bid) == change


def test_it_knows_after_the_last_trick_what_its_bid_should_have_been() -> None:
    state = dealt("PH", "Y1", "Y2", bids=(0, 0, 0), played="PH Y1 Y2", powers=True)
    assert chosen(state) == "change 1"


@pytest.mark.parametrize(("bids", "bet"), [((1, 0, 0), "bet 20"), ((3, 0, 0), "bet 0")])
def test_it_bets_on_a_bid_that_it_will_meet_and_on_no_other(bids: tuple[int, ...], bet: Move) -> None:
    state = dealt("PS E1 E2", "Y5 Y6 G3", "Y7 Y8 G4", bids=bids, played="PS Y5 Y7", powers=True)
    assert chosen(state) == bet


def test_it_throws_its_strong_cards_away_with_bendt_when_it_needs_no_more_tricks() -> None:
    state = dealt(
        "PB K14 Y2", "Y5 Y6 G3", "Y7 Y8 G4", bids=(1, 0, 0), played="PB Y5 Y7", powers=True, pile="SK E1"
    )
    assert set(chosen(state).split()[1:]) == {"K14", "SK"}


def test_it_keeps_them_when_it_needs_tricks() -> None:
    state = dealt(
        "PB K14 Y2", "Y5 Y6 G3", "Y7 Y8 G4", bids=(3, 0, 0), played="PB Y5 Y7", powers=True, pile="SK E1"
    )
    assert set(chosen(state).split()[1:]) == {"Y2", "E1"}


def test_it_lets_the_next_one_lead_when_it_needs_no_more_tricks() -> None:
    state = dealt("PR K3 Y2", "Y5 Y6 G3", "Y7 Y8 G4", bids=(1, 1, 1), played="PR Y5 Y7", powers=True)
    assert chosen(state) == "lead 2"


def test_it_rids_itself_of_a_trick_with_the_kraken() -> None:
    state = dealt("Y9 G1", "KR Y12", "Y3 G4", bids=(1, 0, 1), played="Y9")
    assert chosen(state) == "play KR"


def test_it_fires_the_cannonball_with_a_sure_hand_alone() -> None:
    rascal: dict[str, Any] = {"scoring": "rascal", "cannonball": True}
    sure = dealt("SK", "Y1", "G2", **rascal)
    assert chosen(sure, 0) == "bid 1 cannon"
    assert chosen(dealt("Y2 K5 G9 U7 M1", "Y5 Y6 G3 G4 U2", "Y7 Y8 U4 U5 G5", **rascal), 0).endswith("grape")


@pytest.mark.slow
@pytest.mark.parametrize(("options", "least"), [(OF_2021, 0.60), (EVERYTHING, 0.52)])
def test_four_of_it_meet_their_bids(options: Options, least: float) -> None:
    met = [
        line.details["bid"] == line.details["tricks"]
        for seed in range(GAMES_OF_EACH)
        for line in _lines(options, seed)
    ]
    assert sum(met) / len(met) >= least


def _lines(options: Options, seed: int) -> Iterator[ScoreLine]:
    *_, (state, seat, move) = decisions(4, options, seed)
    yield from game.scorepad(game.play(state, seat, move))
