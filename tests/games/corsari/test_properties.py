"""What holds in every state of random games of every number of players."""

import sys
from random import Random
from statistics import median

import pytest

from bot.games import corsari
from tests.games.corsari.random_game import Step, random_game
from tests.games.corsari.secrecy import corsari_hidden

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
def test_penalty_cards_never_come_back(players: int) -> None:
    for _, step in steps(players):
        for before, after in zip(step.before.penalties, step.after.penalties, strict=True):
            assert set(before) <= set(after)


@PLAYERS
def test_the_awaited_have_a_decision_and_the_others_none(players: int) -> None:
    for _, step in steps(players):
        deciding = [seat for seat in range(players) if corsari.decision(step.before, seat) is not None]
        assert deciding == list(corsari.may_act(step.before)) == list(corsari.to_move(step.before))


@PLAYERS
def test_every_limit_told_privately_is_what_the_sail_then_has(players: int) -> None:
    for _, (state, seat, _, _) in steps(players, every=40):
        for offer in corsari.view(state, seat).offers[:3]:
            seen = corsari.view(corsari.play(state, seat, offer.move), seat)
            previous = None if seen.previous is None else seen.previous.splits[seat]
            assert offer.split in (seen.splits[seat], previous)


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
