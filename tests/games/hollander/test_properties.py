"""What holds in every position of thousands of random ones, for every number of players."""

import random
import statistics
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from bot.games import hollander
from bot.games.contract import Event, Fact, IllegalMove, Move, Seat
from tests.games.hollander.secrecy import twin
from tests.games.hollander.table import SEATS, State, shuffled

GAMES = 8
Step = tuple[State, Seat, Move, State]


@cache
def random_game(players: int, seed: int, **options: bool) -> Sequence[Step]:
    return tuple(_moves_at_random(players, seed, **options))


def _moves_at_random(players: int, seed: int, **options: bool) -> Iterator[Step]:
    rng = random.Random(f"{players}/{seed}")
    state = shuffled(players, seed, **options)
    while to_move := hollander.to_move(state):
        seat = rng.choice(list(to_move))
        move = rng.choice(list(hollander.legal(state, seat)))
        after = hollander.play(state, seat, move)
        yield state, seat, move, after
        state = after


@cache
def sampled(players: int, **options: bool) -> Sequence[Step]:
    games = [enumerate(random_game(players, seed, **options)) for seed in range(4)]
    return [step for seed, game in enumerate(games) for number, step in game if number % 11 == seed]


@pytest.mark.slow
@SEATS
@pytest.mark.parametrize("play_on", [False, True])
def test_games_always_end(players: int, play_on: bool) -> None:
    lengths = []
    for seed in range(GAMES):
        *_, (_, _, _, last) = random_game(players, seed, play_on=play_on)
        result = hollander.result(last)
        assert result is not None
        assert sorted(placing.seat for placing in result) == list(range(players))
        assert len(hollander.scorepad(last)) == players
        lengths.append(last.plays)
    told = f"plays of {GAMES} random games: median {statistics.median(lengths):.0f}, longest {max(lengths)}"
    print(f"{players} players, play on {play_on}: {told}")  # noqa: T201 - the lengths are to be shown
    assert max(lengths) <= 1000


@SEATS
def test_somebody_is_always_awaited_and_has_a_legal_move(players: int) -> None:
    for state, _, _, _ in sampled(players):
        assert list(hollander.may_act(state)) == list(hollander.to_move(state)) != []
        for seat in range(players):
            acts = seat in hollander.to_move(state)
            assert (next(iter(hollander.legal(state, seat)), None) is not None) == acts
            assert (hollander.decision(state, seat) is not None) == acts


def some_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Moves of every kind, legal and illegal ones: each card in every number, alone and with some choices."""
    yield from ("ready", "take", "final 1", "final 2", "final 3")
    yield from (f"call {other}" for other in range(state.setup.players))
    held = ["7", "WH", "PI", *hollander.view(state, seat).hand, *hollander.view(state, seat).clash[seat]]
    for card, count in product(dict.fromkeys(held), range(1, 5)):
        played = " ".join(("play", *[card] * count))
        choices = (
            "",
            " > 0",
            " > 1",
            f" hand 1 {card}",
            f" clash 0 {card} 7",
            " final 1 1 2",
            " final 0 3 1",
        )
        yield from (played + choice for choice in choices)
    yield from (f"swap {hand} {clash}" for hand, clash in product(dict.fromkeys(held), repeat=2))


@pytest.mark.slow
@SEATS
def test_check_play_and_legal_agree(players: int) -> None:
    for state, _, _, _ in sampled(players, play_on=True)[::4]:
        for seat in range(players):
            legal = list(hollander.legal(state, seat))
            assert len(legal) == len(set(legal))
            for move in legal:
                hollander.check(state, seat, move)
            assert {move for move in some_moves(state, seat) if is_legal(state, seat, move)} <= set(legal)


def is_legal(state: State, seat: Seat, move: Move) -> bool:
    try:
        hollander.check(state, seat, move)
    except IllegalMove:
        return False
    return True


@SEATS
def test_the_view_offers_what_is_legal(players: int) -> None:
    for state, seat, _, _ in sampled(players, play_on=True):
        shown = hollander.view(state, seat)
        moves = [f"final {slot}" for slot in shown.slots] + ["take"] * shown.may_take
        moves += [f"call {other}" for other in shown.calls]
        moves += [f"swap {swap.words}" for swap in shown.swaps]
        for offer in shown.offers:
            choices = [f" > {other}" for other in offer.calls] + [f" {swap.words}" for swap in offer.swaps]
            moves += [offer.move + choice for choice in choices or [""]]
        if shown.step != "setup":
            assert sorted(moves) == sorted(hollander.legal(state, seat))


@SEATS
def test_a_move_leaves_the_state_before_it_as_it_was_and_is_the_same_every_time(players: int) -> None:
    for state, seat, move, after in sampled(players):
        assert hollander.play(state, seat, move) == after


@SEATS
def test_the_others_moves_of_the_setup_leave_a_decision_as_it_was(players: int) -> None:
    for before, seat, _, after in random_game(players, 1):
        if after.step != "setup":
            break
        for other in set(range(players)) - {seat}:
            assert hollander.decision(before, other) == hollander.decision(after, other)
        assert hollander.decision(before, seat) != hollander.decision(after, seat)


# secrecy


@SEATS
def test_what_a_viewer_may_not_know_does_not_change_what_it_is_told(players: int) -> None:
    """The mover's own cards are left alone here: a played card is seen by all. What is drawn is not."""
    rng = random.Random(players)
    for state, seat, move, after in sampled(players, play_on=True):
        if move.startswith("final"):
            continue
        other = twin(state, seat, rng)
        for viewer in {*range(players), None} - {seat, *_swapped_with(after)}:
            told = hollander.events(state, seat, move, after, viewer)
            assert told == hollander.events(other, seat, move, hollander.play(other, seat, move), viewer)


def _swapped_with(after: State) -> set[Seat]:
    return {seat for happened in after.happened if happened.code == "swapped_hand" for seat in happened.to}


@SEATS
def test_no_card_is_told_that_the_viewer_does_not_see(players: int) -> None:
    for state, seat, move, after in sampled(players, play_on=True):
        for viewer in (*range(players), None):
            seen = cards_in_sight(state, viewer) | cards_in_sight(after, viewer)
            for event in hollander.events(state, seat, move, after, viewer):
                if event.code != "turned":  # that card was seen by all before it went to a hand
                    assert cards_named(event) <= seen


def cards_named(event: Event) -> set[Fact]:
    named: set[Fact] = set()
    for name, fact in event.facts.items():
        if name != "choice":
            named.update(fact if isinstance(fact, tuple) else [fact] if isinstance(fact, str) else [])
    return named


def cards_in_sight(state: State, viewer: Seat | None) -> set[Fact]:
    shown = hollander.view(state, viewer)
    lying = {face.partition(":")[0] for face in shown.pile}
    swapped = ((swap.gave, swap.got) for swap in shown.seen)
    return set(lying.union(shown.removed, shown.hand, *shown.clash, *swapped))
