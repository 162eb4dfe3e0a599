"""The quick twin of Skull King's rules, in both editions: tricks and whole rounds as the rules have them."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.ai.skullking.determinizations import Determinization, determinizations
from bot.ai.skullking.points import scores_of
from bot.ai.skullking.position import Position, read
from bot.ai.skullking.rollout import Lot, play_out
from bot.ai.skullking.search import rest_of
from bot.ai.skullking.simulator import (
    BIT,
    FIRST_EDITION,
    MARY,
    ORDER,
    SUIT_MASKS,
    Table,
    bonus_of,
    laid,
    led_by,
    mask_of,
)
from bot.games import skullking as game
from bot.games.contract import Move, Options, Seat
from bot.games.skullking.cards import CODES, FIRST_DECK, MARY_ESCAPES, SCARY_MARY
from bot.games.skullking.state import NO_POWER, ORDERS, State
from bot.games.skullking.trick import finish, suit_to_follow
from tests.entries import GAMES
from tests.games.random_play import random_options
from tests.games.skullking.table_2021 import EVERYTHING, OF_2021, dealt
from tools.arena.chance import at_random
from tools.arena.games import start

TRICKS = 100_000
APART = 7  # one decision in so many is looked at


@pytest.mark.slow
def test_the_twin_takes_100_000_random_tricks_as_the_rules_do() -> None:
    chance = random.Random(1)
    for _ in range(TRICKS):
        players = chance.randint(2, 6)
        faces = tuple(
            chance.choice((card, MARY_ESCAPES)) if card == SCARY_MARY else card
            for card in chance.sample(FIRST_DECK, players)
        )
        lying = led_by(ORDERS[players][0])
        for face in faces:
            lying = laid(lying, face, FIRST_EDITION)
        rules = finish(tuple(range(players)), faces, suit_to_follow(faces))
        bonus = bonus_of(lying.winning, lying.cards, FIRST_EDITION.bonuses)
        assert (lying.winner, bonus) == (rules.winner, rules.bonus), faces


def test_scary_mary_has_one_bit_and_two_faces() -> None:
    assert ORDER[MARY] == SCARY_MARY
    as_pirate = laid(led_by((0, 1)), SCARY_MARY, FIRST_EDITION)
    as_escape = laid(led_by((0, 1)), MARY_ESCAPES, FIRST_EDITION)
    assert as_pirate.cards == as_escape.cards
    assert as_pirate.winning != as_escape.winning


def states(players: int, seed: int, chosen: Options) -> Iterator[State]:
    """Every state of a game at random, with other options at random, in which bids are known."""
    chance = random.Random(f"twin {players} {seed}")
    options = random_options("skullking", players, chance, chosen)
    state = start(GAMES["skullking"], players, seed, options)
    while seats := game.to_move(state):
        if None not in state.bids:
            yield state
        state = game.play(state, seats[0], at_random(GAMES["skullking"], state, seats[0], chance))


def as_it_lies(state: State) -> Determinization:
    """The world as it is."""
    bids = [bid for bid in state.bids if bid is not None]
    hands = [mask_of(hand) for hand in state.hands[: state.setup.players]]
    draws = [BIT[card] for card in state.powers.pile]
    if len(state.hands) == len(hands):
        return Determinization(hands, bids, None, draws)
    return Determinization([*hands, 0], bids, None, draws, [BIT[card] for card in reversed(state.hands[-1])])


def table_of(state: State, position: Position) -> Table:
    table = led_by(state.order)
    for face in state.trick:
        table = laid(table, face, position.deck)
    return table


def play_out_as_by_the_rules(state: State, chance: random.Random) -> None:
    """Plays the round out on the twin, and the same moves by the rules."""
    position, players = read(game.view(state, state.turn)), range(state.setup.players)
    world = as_it_lies(state)
    rest = rest_of(position, world, world.bids)
    some = chance.sample(players, len(players) // 2)
    lot = Lot({chance.choice(players)}, chance) if chance.random() < 0.3 else None
    played: list[tuple[Seat, Move]] = []
    play_out(table_of(state, position), rest, position.deck, played, greedy=some, lot=lot)
    after = state
    for seat, move in played:
        if seat in players:  # the ghost plays by itself
            assert seat == after.turn
            after = game.play(after, seat, move)
    assert len(after.finished) == len(state.finished) + 1
    lines = after.finished[-1].lines
    assert [line.details["bid"] for line in lines] == rest.bids
    assert [line.details["tricks"] for line in lines] == [
        bid - need for bid, need in zip(rest.bids, rest.needs, strict=False)
    ]
    assert [line.score for line in lines] == scores_of(rest, position.scorings)
    assert not any(rest.hands)


TABLES = [
    *((players, {"edition": "first"}) for players in range(2, 7)),
    *((players, OF_2021) for players in range(2, 9)),
]


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_what_is_played_out_is_legal_and_scored_as_by_the_rules(players: int, chosen: Options) -> None:
    chance = random.Random(players)
    for seed in range(8):
        for state in islice(states(players, seed, chosen), seed % APART, None, APART):
            if state.powers.due == NO_POWER:
                play_out_as_by_the_rules(state, chance)


def worlds(state: State, seat: Seat, number: int) -> Iterator[tuple[Position, Determinization]]:
    position = read(game.view(state, seat))
    for world in islice(determinizations(position, random.Random(1), bidding=False), number):
        yield position, world


@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_world_of_2021_is_possible(players: int) -> None:
    for state in islice(states(players, players, EVERYTHING), 0, None, 23):
        for seat in range(players):
            for position, world in worlds(state, seat, 3):
                ghost = sum(1 << bit for bit in world.ghost)
                held = [hand.bit_count() for hand in (*world.hands[:players], *([ghost] if ghost else ()))]
                there = [len(hand) for at, hand in enumerate(state.hands) if hand or at < players]
                assert held == [0 if at == seat else cards for at, cards in enumerate(there)]
                lying = mask_of(position.shown) | mask_of(position.unseen)
                together = [*world.hands, ghost, *(1 << bit for bit in world.draws)]
                assert sum(together) & ~lying == 0
                assert sum(hand.bit_count() for hand in together) == sum(together).bit_count()
                for at in range(players):
                    assert not any(world.hands[at] & SUIT_MASKS[suit] for suit in position.voids[at])


def holds_sometimes(state: State, viewer: Seat, holder: Seat, code: str) -> bool:
    bit = BIT[CODES.index(code)]
    return any(world.hands[holder] >> bit & 1 for _, world in worlds(state, viewer, 60))


def test_who_followed_no_yellow_may_hold_some_again_once_bendt_has_drawn() -> None:
    hands = ("Y9 Y8 G5 E1", "U2 PB U3 E2", "Y2 Y3 U7 E3")
    before = dealt(*hands, bids=(1, 1, 1), played="Y9 U2 Y2", powers=True, pile="Y13 Y12")
    assert not holds_sometimes(before, 0, 1, "Y13")
    after = dealt(*hands, bids=(1, 1, 1), played="Y9 U2 Y2 G5 PB U7", powers=True, pile="Y13 Y12")
    after = game.play(after, 1, "discard U3 E2")
    assert holds_sometimes(after, 0, 1, "Y13")


def test_bendt_draws_what_juanita_showed_and_nobody_else_holds_it() -> None:
    hands = ("PJ Y5 Y7 E1", "Y1 PB G3 E2", "Y2 Y8 G4 E3")
    shown = dealt(*hands, bids=(1, 1, 0), played="PJ Y1 Y2", powers=True, pile="SK K14")
    for position, world in worlds(shown, 0, 20):
        assert {CODES[ORDER[bit]] for bit in world.draws} <= {CODES[card] for card in position.shown}
    drawn = dealt(*hands, bids=(1, 1, 0), played="PJ Y1 Y2 Y5 PB Y8", powers=True, pile="SK K14")
    drawn = game.play(drawn, 1, "discard G3 E2")
    assert holds_sometimes(drawn, 0, 1, "SK")
    assert not holds_sometimes(drawn, 0, 2, "SK")


def test_the_ghosts_cards_lie_in_any_order() -> None:
    state = dealt("Y5 Y6 Y7", "G2 G3 G4", ghost="E1 K3 SK", bids=(1, 1), played="Y5")
    nexts = {CODES[ORDER[world.ghost[-1]]] for _, world in worlds(state, 0, 60)}
    assert len(nexts) > 20
