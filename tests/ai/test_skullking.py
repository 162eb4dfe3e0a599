"""The computer player of Skull King, through its front door: a view goes in, a move comes out."""

import random
import sys
from collections.abc import Sequence
from statistics import mean

import pytest

from bot.ai import skullking as player
from bot.ai.contract import Level, Style
from bot.ai.skullking.playing import chance_to_take
from bot.ai.skullking.position import FACE, read
from bot.games import skullking as game
from bot.games.contract import Move, Seat
from bot.games.shuffle import StackedShuffler
from bot.games.skullking.cards import SUITS
from bot.games.skullking.state import Setup, State, deal
from tests.entries import COMPUTER_PLAYERS
from tools.arena.chance import at_random
from tools.arena.games import Contestant, Finished, contest, decisions, from_view
from tools.arena.slips import DEAR, losses

COMPUTER = from_view(COMPUTER_PLAYERS["skullking"])
PLAYERS = range(game.RULES.min_players, game.RULES.max_players + 1)
GAMES = 120


def table(hands: Sequence[str], bids: Sequence[int] = (), plays: str = "", leader: Seat = 0) -> State:
    """The round with these hands, as far as it has been bid and played; `leader` leads to the first trick."""
    dealt = [hand.split() for hand in hands]
    number, players = len(dealt[0]), len(dealt)
    shuffler = StackedShuffler({f"round {number}": " ".join(hands)})
    state = deal(Setup(players, 10, (leader - number) % players, shuffler), number, ())
    for seat, bid in enumerate(bids):
        state = game.play(state, seat, f"bid {bid}")
    for face in plays.split():
        state = game.play(state, state.turn, f"play {face}")
    return state


def chosen(state: State, seat: Seat | None = None) -> Move:
    """What the computer player does for `seat`, or whose turn it is; the same whatever chance says."""
    view = game.view(state, state.turn if seat is None else seat)
    (move,) = {player.choose(view, random.Random(seed)) for seed in range(4)}
    return move


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("other", [COMPUTER, at_random])
def test_it_makes_legal_moves_only(players: int, other: Contestant) -> None:
    for seed in range(5):
        for state, seat, move in decisions("skullking", [COMPUTER, *[other] * (players - 1)], seed):
            assert move in game.legal(state, seat)


def with_other_secrets(state: State, seat: Seat, chance: random.Random) -> State:
    """The state, but everything that `seat` must not know dealt and bid anew."""
    unseen = read(game.view(state, seat)).unseen
    hidden = iter(chance.sample(sorted(unseen), len(unseen)))
    hands = tuple(
        hand if at == seat else tuple(sorted(next(hidden) for _ in hand))
        for at, hand in enumerate(state.hands)
    )
    bids = tuple(
        bid if at == seat or bid is None or None not in state.bids else chance.randint(0, state.number)
        for at, bid in enumerate(state.bids)
    )
    setup = state.setup._replace(shuffler=StackedShuffler({}))
    return state._replace(setup=setup, hands=hands, bids=bids)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_decides_alike_whatever_is_hidden_from_it(players: int) -> None:
    chance = random.Random(players)
    differing = 0
    for state, seat, _ in decisions("skullking", [COMPUTER] * players, seed=players):
        twin = with_other_secrets(state, seat, chance)
        differing += twin.hands != state.hands
        moves = [player.choose(game.view(each, seat), random.Random(7)) for each in (state, twin)]
        assert moves[0] == moves[1]
    assert differing > 40 * players


@pytest.mark.parametrize("seat", [None, 1])
def test_who_is_not_awaited_has_nothing_to_decide(seat: Seat | None) -> None:
    state = table(["SK", "Y5"], [1, 0])
    with pytest.raises(ValueError, match="nothing to decide"):
        player.choose(game.view(state, seat), random.Random(0))


def test_chance_decides_among_equal_cards() -> None:
    view = game.view(table(["P1 P2 P3", "Y1 Y2 Y3"], [3, 0]), 0)
    assert {player.choose(view, random.Random(seed)) for seed in range(20)} == {
        "play P1",
        "play P2",
        "play P3",
    }


@pytest.mark.parametrize("leader", [0, 1])
def test_it_bids_one_with_only_the_skull_king_in_round_one_of_two_players(leader: Seat) -> None:
    assert chosen(table(["SK", "Y5"], leader=leader), 0) == "bid 1"


@pytest.mark.parametrize("card", ["E1", "Y2", "B7"])
def test_it_bids_none_with_only_a_low_card_in_round_one_of_four_players(card: str) -> None:
    assert chosen(table([card, "R8", "R9", "R10"]), 0) == "bid 0"


def test_it_bids_the_tricks_of_its_strong_cards() -> None:
    hands = ["P1 P2 SK K13 Y1", "Y2 Y3 Y4 Y5 Y6", "R2 R3 R4 R5 R6", "B2 B3 B4 B5 B6"]
    assert chosen(table(hands), 0) == "bid 4"


def test_it_bids_none_with_low_cards_and_escapes() -> None:
    hands = ["Y1 R2 B3 E1 E2 Y4", "Y2 Y3 Y7 Y5 Y6 K1", "R3 R4 R5 R6 R7 K2", "B2 B8 B4 B5 B6 K3"]
    assert chosen(table(hands), 0) == "bid 0"


def filled(hand: str, players: int = 4) -> Sequence[str]:
    rest = [
        code for code in map(game.cards.CODES.__getitem__, game.cards.FIRST_DECK) if code not in hand.split()
    ]
    random.Random(1).shuffle(rest)
    size = len(hand.split())
    return [hand, *(" ".join(rest[at * size : (at + 1) * size]) for at in range(players - 1))]


@pytest.mark.parametrize("hand", ["Y4 Y7 Y11 R6 R10 R12 B1 E2 E4 E5", "Y1 Y2 Y3 Y5 R2 B8 K1 K6 K7"])
def test_it_dares_to_bid_none_in_late_rounds(hand: str) -> None:
    assert chosen(table(filled(hand)), 0) == "bid 0"


@pytest.mark.parametrize("hand", ["Y8 Y13 B11 K4 E4 M1 M2 SM", "Y2 Y4 Y13 R10 B13 K9 E5 P1 P2"])
def test_it_dares_to_bid_four(hand: str) -> None:
    assert chosen(table(filled(hand)), 0) == "bid 4"


def test_it_throws_its_highest_black_under_a_pirate_when_it_needs_nothing_more() -> None:
    hands = ["P1 Y5 R4 B6", "K13 K9 Y3 R8", "B2 B3 B4 B7", "Y1 R2 B5 B8"]
    assert chosen(table(hands, [1, 0, 1, 1], "P1")) == "play K13"


def test_it_leads_a_high_black_rather_than_a_pirate() -> None:
    state = table(filled("R5 R6 R7 K11 K13 P4"), [2, 2, 2, 2])
    assert chosen(state) in ("play K11", "play K13")
    assert chosen(table(filled("Y3 R8 P2"), [1, 1, 1, 0])) != "play P2"


def test_the_bold_bid_more_daringly() -> None:
    view = game.view(table(filled("Y8 Y13 B11 K4 E4 M1 M2 SM")), 0)
    shy, bold = (
        player.choose(view, random.Random(1), style=Style(boldness=boldness)) for boldness in (-1.0, 1.0)
    )
    assert int(shy.split()[1]) < int(bold.split()[1])


@pytest.mark.slow
def test_the_cabin_boy_slips_and_hardly_ever_dearly() -> None:
    lost = [loss for seed in range(1, 4) for loss in losses(Level.CABIN_BOY, seed, deciding=20)]
    assert mean(loss > DEAR for loss in lost) <= 0.05
    assert mean(loss > 1 for loss in lost) > 0.3


def test_the_cabin_boy_does_not_miss_a_feast() -> None:
    view = game.view(table(["P1 R2 R3", "P2 B2 B4", "SK Y1 R5"], [1, 1, 1], "P1 P2"), 2)
    boys = [player.choose(view, random.Random(seed), Level.CABIN_BOY) for seed in range(20)]
    assert boys.count("play SK") == 20


def test_it_ducks_with_the_highest_card_that_loses_when_its_bid_is_met() -> None:
    assert chosen(table(["Y9 R2 R3", "Y3 Y7 Y12"], [1, 0], "Y9")) == "play Y7"


def test_it_throws_a_dangerous_card_away_where_it_cannot_win() -> None:
    assert chosen(table(["Y9 R5 R3", "B13 R2 B1"], [1, 0], "Y9")) == "play B13"


def test_it_buries_a_pirate_under_the_skull_king_when_it_wants_no_trick() -> None:
    assert chosen(table(["SK R2 R3", "P1 Y2 E1"], [1, 0], "SK")) == "play P1"


def test_it_takes_with_the_cheapest_card_that_surely_wins() -> None:
    hands = ["Y5 R2 R3 B1", "Y1 B2 B3 B6", "Y2 B4 B5 B7", "Y8 P1 SK R1"]
    assert chosen(table(hands, [1, 1, 1, 3], "Y5 Y1 Y2")) == "play Y8"


def test_it_keeps_a_high_card_when_it_is_beaten_already() -> None:
    assert chosen(table(["P1 R2 R3", "Y13 Y2 B13"], [1, 2], "P1")) == "play Y2"


def test_it_plays_scary_mary_as_an_escape_when_it_wants_no_trick() -> None:
    assert chosen(table(["Y5 R2", "SM Y13"], [1, 0], "Y5")) == "play SM:E"


def test_it_plays_scary_mary_as_a_pirate_for_its_last_trick() -> None:
    assert chosen(table(["Y5", "SM"], [0, 1], "Y5")) == "play SM:P"


def test_it_escapes_rather_than_take_a_trick_too_many() -> None:
    assert chosen(table(["Y5 R2 R3", "Y6 E1 Y12"], [1, 0], "Y5")) == "play E1"


def test_it_catches_the_skull_king_with_a_mermaid() -> None:
    assert chosen(table(["SK R2 R3", "M1 Y1 R5", "Y4 Y2 Y3"], [1, 1, 0], "SK")) == "play M1"


def test_it_catches_pirates_with_the_skull_king() -> None:
    assert chosen(table(["P1 R2 R3", "P2 B2 B4", "SK Y1 R5"], [1, 1, 1], "P1 P2")) == "play SK"


def test_who_has_missed_a_bid_of_none_leaves_tricks_to_a_rival_who_wants_none() -> None:
    state = table(["B2 R9 Y5", "B9 R2 R12"], [0, 0], "B2 B9")
    assert chosen(state) == "play R2"


def test_a_card_is_safe_once_everything_that_beats_it_is_played() -> None:
    hands = ["M1 R1 Y1", "M2 R2 Y2", "P1 R3 Y3", "SK R4 Y4"]
    before = table(hands, [0, 0, 0, 0], leader=3)
    after = table(hands, [0, 0, 0, 0], "M1 M2 P1 R4 R3")
    assert chance_to_take(read(game.view(before, 3)), FACE["SK"], 3) < 1
    assert after.turn == 3
    assert chance_to_take(read(game.view(after, 3)), FACE["SK"], 3) == 1


@pytest.mark.parametrize("escape", ["E1", "SM:E"])
def test_numbers_beat_a_led_escape_even_of_who_wants_no_trick(escape: str) -> None:
    state = table([f"{escape[:2]} P1 P2 P3 P4 P5", "M1 M2 SK Y1 Y2 Y3"], [0, 0])
    kept, taken = (chance_to_take(read(game.view(state, 0)), FACE[escape], seat) for seat in (0, 1))
    assert kept < 0.5 < taken


@pytest.mark.parametrize("face", ["SK", "P1", "M1", "K13", "Y13", "Y1", "E1", "SM:P", "SM:E"])
def test_the_chances_to_take_a_trick_add_up_to_one(face: str) -> None:
    state = table(
        ["SK P1 M1 K13 Y13 Y1 E1 SM", "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "R1 R2 R3 R4 R5 R6 R7 R8"], [4, 0, 1]
    )
    position = read(game.view(state, 0))
    assert sum(chance_to_take(position, FACE[face], seat) for seat in range(3)) == pytest.approx(1)


def test_it_remembers_who_did_not_follow_suit() -> None:
    state = table(["Y9 R5 R3", "B13 R2 B1", "Y1 P1 K2"], [1, 0, 1], "Y9 R2 P1 K2")
    voids = read(game.view(state, 0)).voids
    assert voids == (frozenset(), frozenset({SUITS.index("Y")}), frozenset())


def test_it_remembers_nothing_of_the_round_before() -> None:
    state = table(["Y9", "R2"], [1, 0], "Y9 R2")
    position = read(game.view(state, 0))
    assert state.number == 2
    assert len(position.unseen) == 64
    assert position.voids == (frozenset(), frozenset())


def shares_of_bids_met(games: Sequence[Finished]) -> dict[int, float]:
    met: dict[int, list[bool]] = {}
    for line in (line for finished in games for line in finished.scorepad):
        met.setdefault(line.round, []).append(line.details["bid"] == line.details["tricks"])
    return {number: round(mean(each), 2) for number, each in met.items()}


@pytest.mark.slow
def test_it_plays_clearly_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    contestants = [COMPUTER, at_random, at_random, at_random]
    games = [contest("skullking", contestants, seed) for seed in range(GAMES)]
    wins = mean(finished.share_of_win(0) for finished in games)
    scores = [mean(finished.score(seat) for finished in games) for seat in range(4)]
    with capsys.disabled():
        told = f"wins {wins:.1%} of {GAMES} games, {scores[0]:.0f} points to {mean(scores[1:]):.0f}"
        sys.stdout.write(f"\nSkull King, computer against three at random: {told}\n")
    assert wins > 0.9
    assert scores[0] > 120
    assert max(scores[1:]) < 0


@pytest.mark.slow
def test_four_of_them_meet_most_of_their_bids(capsys: pytest.CaptureFixture[str]) -> None:
    games = [contest("skullking", [COMPUTER] * 4, seed) for seed in range(GAMES)]
    met = shares_of_bids_met(games)
    score = mean(finished.score(seat) for finished in games for seat in range(4))
    with capsys.disabled():
        told = f"{mean(met.values()):.1%} of bids met, {score:.0f} points; by round {met}"
        sys.stdout.write(f"\nSkull King, four computers in {GAMES} games: {told}\n")
    assert mean(met.values()) > 0.55
    assert min(met.values()) > 0.45
