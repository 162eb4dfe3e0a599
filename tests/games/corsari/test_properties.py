"""What holds in every state of random games of every number of players."""

import sys
from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import median

import pytest

from bot.games import corsari
from bot.games.contract import Fact, IllegalMove, Move, Seat
from bot.games.corsari.state import State
from tests.games.corsari.conservation import corsari_cards
from tests.games.corsari.random_game import Step, random_game
from tests.games.corsari.secrecy import corsari_disguise, corsari_hidden, corsari_twin

GAMES = 10
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def steps(players: int, every: int = 1) -> list[tuple[Random, Step]]:
    played = [step for number in range(GAMES) for step in random_game(players, number)]
    return [(Random(at), step) for at, step in enumerate(played) if at % every == 0]


@pytest.mark.slow
@PLAYERS
def test_games_end(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    games = [random_game(players, number) for number in range(GAMES)]
    lengths = [len(game) for game in games]
    rounds = [len(game[-1].after.finished) for game in games]
    usual = f"median {median(lengths):.0f} moves in {median(rounds):.0f} rounds"
    told = f"corsari at random, {players} players: {usual}, longest {max(lengths)} in {max(rounds)}\n"
    with capsys.disabled():
        sys.stdout.write(f"\n{told}")
    for game in games:
        result = corsari.result(game[-1].after)
        assert result is not None
        assert sorted(placing.seat for placing in result) == list(range(players))


@PLAYERS
def test_all_110_cards_are_kept_through_the_whole_game(players: int) -> None:
    for _, step in steps(players):
        corsari_cards(step.after)


@PLAYERS
def test_penalty_cards_never_come_back(players: int) -> None:
    for _, step in steps(players):
        for before, after in zip(step.before.penalties, step.after.penalties, strict=True):
            assert set(before) <= set(after)


@PLAYERS
def test_what_is_legal_can_be_played_and_reads_back(players: int) -> None:
    for chance, (state, seat, _, _) in steps(players, every=25):
        moves = list(islice(corsari.legal(state, seat), 300))
        assert len(moves) == len(set(moves))
        for move in chance.sample(moves, min(len(moves), 15)):
            corsari.check(state, seat, move)
            corsari.play(state, seat, move)
            assert corsari.read(state, seat, move.lower()) == move


@PLAYERS
def test_check_and_play_agree_on_what_is_not_legal(players: int) -> None:
    for chance, step in steps(players, every=5):
        other = chance.choice(random_game(players, 0)).move
        seat = chance.randrange(players)
        told = [refusal(attempt, step.before, seat, other) for attempt in (corsari.check, corsari.play)]
        assert told[0] == told[1]
        assert told[0] is None or other not in islice(corsari.legal(step.before, seat), 20)


def refusal(
    attempt: Callable[[State, Seat, Move], object], state: State, seat: Seat, move: Move
) -> tuple[str, dict[str, Fact]] | None:
    try:
        attempt(state, seat, move)
    except IllegalMove as error:
        return error.code, dict(error.facts)
    return None


@PLAYERS
def test_the_awaited_have_a_decision_and_the_others_none(players: int) -> None:
    for _, step in steps(players):
        deciding = [seat for seat in range(players) if corsari.decision(step.before, seat) is not None]
        assert deciding == list(corsari.may_act(step.before)) == list(corsari.awaited(step.before))


@PLAYERS
def test_every_limit_told_privately_is_what_the_sail_then_has(players: int) -> None:
    for _, (state, seat, _, _) in steps(players, every=40):
        for offer in corsari.view(state, seat).offers[:3]:
            seen = corsari.view(corsari.play(state, seat, offer.move), seat)
            previous = None if seen.previous is None else seen.previous.splits[seat]
            assert offer.split in (seen.splits[seat], previous)


@pytest.mark.slow
@PLAYERS
def test_states_that_differ_in_what_a_viewer_may_not_know_look_the_same(players: int) -> None:
    for chance, step in steps(players, every=7):
        for viewer in (None, *range(players)):
            twin = corsari_twin(step.before, viewer, chance)
            corsari_cards(twin)
            assert corsari.view(twin, viewer) == corsari.view(step.before, viewer)
            assert corsari.awaited(twin) == corsari.awaited(step.before)


@pytest.mark.slow
@PLAYERS
def test_events_are_the_same_whatever_the_viewer_may_not_know(players: int) -> None:
    for chance, step in steps(players, every=7):
        for viewer in (None, *range(players)):
            told = corsari.events(*step, viewer)
            move = step.move
            if viewer != step.seat:
                move = corsari_disguise(step.before, step.seat, move, chance)
            before, after = (corsari_twin(state, viewer, chance) for state in (step.before, step.after))
            assert corsari.events(before, step.seat, move, after, viewer) == told


@PLAYERS
def test_events_and_views_name_no_card_that_stays_hidden(players: int) -> None:
    for _, step in steps(players, every=3):
        for viewer in (None, *range(players)):
            if step.after.number == step.before.number:
                kept = corsari_hidden(step.before, viewer) & corsari_hidden(step.after, viewer)
                told = repr(corsari.events(*step, viewer))
                assert not any(f"'{code}'" in told for code in kept)
            hand = corsari.view(step.after, viewer).hand
            assert not corsari_hidden(step.after, viewer) & set(hand)
