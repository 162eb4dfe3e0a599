"""The Captain of Playa Pirata: its simulator is the game, its hands are possible, it peeks at nothing."""

import random
from collections.abc import Iterator
from itertools import islice
from statistics import fmean

import pytest

from bot.ai import playapirata as player
from bot.ai.contract import PLAIN, Level
from bot.ai.playapirata.determinizations import simulator_of
from bot.ai.playapirata.rollout import play_out
from bot.ai.playapirata.rule import worths
from bot.ai.playapirata.search import apply
from bot.ai.playapirata.simulator import NOBODY, Holding, Place, Simulator
from bot.ai.playapirata.worth import plain_worth
from bot.games import playapirata as game
from bot.games.contract import Move, Seat
from bot.games.playapirata.cards import TOWEL_VALUES, Values
from bot.games.playapirata.pirates import CARD_OF
from bot.games.playapirata.state import State, turns_each
from tests.entries import COMPUTER_PLAYERS, GAMES
from tests.games.playapirata.secrecy import playapirata_twin
from tests.games.playapirata.table import buried, deal, holding, piled, play
from tools.arena.games import decisions, from_view, start

TURNS = 100_000


def counted(towels: tuple[int, ...]) -> list[int]:
    return [0, *(towels.count(value) for value in TOWEL_VALUES)]


def twin_with_all(state: State) -> Simulator:
    holdings = [Holding(list(p.treasures), list(p.pirates), counted(p.towels)) for p in state.players]
    table = [Place(treasure.card, frozenset()) for treasure in state.treasures]
    return Simulator(state.order, turns_each(state.setup.players), holdings, table)


def assert_equal(twin: Simulator, state: State) -> None:
    """They are at the same point of the same hand."""
    assert twin.seat == next(iter(game.to_move(state)), NOBODY)
    assert [(p.card, p.top, p.owner, p.height, p.umbrella, p.up) for p in twin.table] == [
        (
            t.card,
            t.top.value if t.top else 0,
            NOBODY if t.occupier is None else t.occupier,
            len(t.pile),
            t.umbrella is not None,
            t.face_up,
        )
        for t in state.treasures
    ]
    for held, seen in zip(twin.holdings, state.players, strict=True):
        assert held == (list(seen.treasures), list(seen.pirates), counted(seen.towels))


def some_move(state: State, seat: Seat, chance: random.Random) -> Move:
    moves = list(islice(game.legal(state, seat), 60))
    return chance.choice(moves)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twin_is_the_game_over_100_000_random_moves(players: int) -> None:
    chance = random.Random(players)
    moves = 0
    while moves < TURNS / 3:
        state = start(GAMES["playapirata"], players, moves, {"hands": "one"})
        twin = twin_with_all(state)
        while to_move := game.to_move(state):
            move = some_move(state, to_move[0], chance)
            state = game.play(state, to_move[0], move)
            apply(twin, move)
            moves += 1
            if chance.random() < 0.1 and game.to_move(state):
                assert_equal(twin, state)
        assert twin.seat == NOBODY
        assert twin.scores() == [line.score for line in state.finished[-1].lines]


def positions(seed: int, players: int, **options: bool | str) -> Iterator[tuple[State, Seat]]:
    chance = random.Random(seed)
    state = start(GAMES["playapirata"], players, seed, options)
    while to_move := game.to_move(state):
        yield state, to_move[0]
        state = game.play(state, to_move[0], some_move(state, to_move[0], chance))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_agrees_with_all_that_is_seen(players: int) -> None:
    for state, seat in islice(positions(players, players, hands="one"), 0, None, 3):
        view = game.view(state, seat)
        twin = simulator_of(view, random.Random(1))
        assert twin.seat == seat
        assert [(p.top, p.height, p.umbrella, p.up) for p in twin.table] == [
            (int(t.top[-1]) if t.top else 0, t.height, t.umbrella, t.face_up) for t in view.table
        ]
        assert all(t.card in (None, p.card) for p, t in zip(twin.table, view.table, strict=True))
        buried_cards = [place.card for place in twin.table]
        cards = buried_cards + [card for held in twin.holdings for card in held.treasures]
        assert len(set(cards)) == len(cards)
        assert [len(held.treasures) for held in twin.holdings] == [shown.treasures for shown in view.players]
        for held, shown in zip(twin.holdings, view.players, strict=True):
            assert (sum(held.towels), tuple(held.pirates)) == (shown.towels, shown.pirates)


def test_it_takes_what_another_buried_first_for_dearer_than_what_is_still_in_hand() -> None:
    """But not for the dearest of them in every world: some bury otherwise."""
    state = deal("T3a T3b T5a", "T4a T4b T5b", "T6a T6b TS1", "T7a T7b TS2", middle="TT")
    view = game.view(play(state, "bury T5a", "bury T4a", "bury TS1", "bury TS2", "bury T3a"), 1)
    determinizations = [simulator_of(view, random.Random(n)) for n in range(300)]
    for seat, at in ((0, 1), (2, 3), (3, 4)):
        found = [[plain_worth(card) for card in world.holdings[seat].treasures] for world in determinizations]
        first = [plain_worth(world.table[at].card) for world in determinizations]
        assert fmean(first) > fmean(map(fmean, found)) + 0.6
        dearest = fmean(worth >= max(left) for worth, left in zip(first, found, strict=True))
        assert 0.6 < dearest < 0.9, "a half of all, and by chance of the others a third, or two of five"


def test_it_takes_what_another_buried_and_lies_on_for_dearer_than_what_it_left_alone() -> None:
    state = deal("T3a T3b T5a", "T4a T4b T5b", "T6a T6b TS1", "T7a T7b TS2", middle="TT")
    state = play(state, "bury T5a", "bury T4a", "bury TS1", "bury TS2", "bury T3a")
    state = holding(state, 2, towels="1 1 1 2 2 2 2 3 3 3 3")
    lying, free = (game.view(piled(state, 4, towels), 1) for towels in ("B1", ""))
    guarded, left_alone = (
        fmean(plain_worth(simulator_of(view, random.Random(n)).table[4 - 1].card) for n in range(300))
        for view in (lying, free)
    )
    assert guarded > left_alone + 0.3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_played_out_ends_in_the_evening(players: int) -> None:
    for state, seat in islice(positions(players, players, hands="one"), 0, None, 5):
        twin = simulator_of(game.view(state, seat), random.Random(2))
        play_out(twin)
        assert twin.seat == NOBODY
        assert not any(held.treasures or held.pirates for held in twin.holdings)
        assert min(count for held in twin.holdings for count in held.towels) >= 0


class ChosenError(Exception):
    """What a roll-out would do first."""


class Asked(Simulator):
    """A hand in which nobody gets further than to choose."""

    def bury(self, card: str) -> None:
        raise ChosenError("bury", card)

    def discard(self, pirate: str, at: int) -> None:
        raise ChosenError(pirate, at)

    def lay(self, at: int, batch: Values) -> None:
        raise ChosenError("lay", at, batch)

    def end_turn(self) -> None:
        raise ChosenError("done")


def chosen_by_roll_out(view: game.View) -> tuple[object, ...]:
    twin = simulator_of(view, random.Random(3))
    twin.__class__ = Asked
    with pytest.raises(ChosenError) as chosen:
        play_out(twin)
    return chosen.value.args


def as_chosen(move: Move) -> tuple[object, ...]:
    verb, *rest = move.split()
    if verb == "lay":
        return verb, int(rest[0]) - 1, tuple(int(code[-1]) for code in rest[1:])
    if verb in CARD_OF:
        return CARD_OF[verb], int(rest[0]) - 1 if rest else NOBODY
    return ("bury", rest[0]) if verb == "bury" else ("done",)


@pytest.mark.slow
def test_whoever_plays_out_a_hand_plays_as_the_rule_does() -> None:
    alike = []
    for seed in range(4):
        seats = [from_view(COMPUTER_PLAYERS["playapirata"])] * 4
        for state, seat, _ in decisions("playapirata", seats, seed, {"hands": "one"}):
            view = game.view(state, seat)
            if view.step in ("card", "towels", "last"):
                liked = [worth for worth, _ in worths(view, random.Random(1), PLAIN)]
                best = {as_chosen(m) for w, m in worths(view, random.Random(1), PLAIN) if w == max(liked)}
                alike.append(chosen_by_roll_out(view) in best)
    assert len(alike) > 200
    assert sum(alike) / len(alike) > 0.7, "they differ in what unseen treasures are worth, and in chance"


def captains(state: State, seat: Seat) -> Move:
    return player.choose(game.view(state, seat), random.Random(7), Level.CAPTAIN)


@pytest.mark.slow
@pytest.mark.parametrize("specials", [False, True])
def test_it_decides_alike_whatever_is_hidden_from_it(specials: bool) -> None:
    chance = random.Random(4)
    differing = 0
    for state, seat in islice(positions(1, 3, specials=specials), 0, None, 6):
        twin = playapirata_twin(state, seat, chance)
        differing += twin.players != state.players
        assert captains(state, seat) == captains(twin, seat)
    assert differing > 10


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_makes_legal_moves_only(players: int) -> None:
    for state, seat in islice(positions(players, players, specials=True), 0, None, 4):
        game.check(state, seat, captains(state, seat))


@pytest.mark.slow
def test_equal_views_and_equal_chance_give_an_equal_move() -> None:
    state = play(buried(deal(players=4)), "bury T4a")
    assert len({captains(state, 0) for _ in range(3)}) == 1


def test_it_takes_what_nobody_can_take_back() -> None:
    state = piled(buried(deal(middle="T7b")), 1, "R3").with_treasure(1, face_up=True)
    for seat in (0, 1):
        state = holding(state, seat, treasures="", pirates="", towels="1 1")
    last = state._replace(turn=2 * turns_each(2), step="last")
    assert captains(holding(last, 0, towels="2 2 2 2"), 0) == "lay 1 Y2 Y2"
