"""What the contract promises of secrets: nobody is shown or told what they may not know."""

import pytest

from tests.entries import GAMES
from tests.games.conservation import CONSERVED
from tests.games.every_game import Position, in_positions, in_whole_games, offered_to, refusal
from tests.games.random_play import Playing
from tests.games.secrecy import SECRECY, words, words_told


def test_every_game_says_what_it_hides() -> None:
    assert GAMES.keys() == SECRECY.keys()


@in_positions
def test_two_states_that_differ_in_what_a_viewer_may_not_know_look_the_same(key: str, here: Position) -> None:
    game = here.playing.game
    for viewer in here.viewers:
        twin = SECRECY[key].twin(here.state, viewer, here.chance)
        CONSERVED[key](twin)
        assert game.view(twin, viewer) == game.view(here.state, viewer)
        assert list(game.to_move(twin)) == list(game.to_move(here.state))
        assert game.scorepad(twin) == game.scorepad(here.state)
        if viewer is not None:
            assert game.decision(twin, viewer) == game.decision(here.state, viewer)
            assert offered_to(game, twin, viewer) == offered_to(game, here.state, viewer)


@pytest.mark.slow
@in_positions
def test_a_refusal_tells_nothing_that_the_player_may_not_know(key: str, here: Position) -> None:
    for seat in range(here.playing.record.players):
        twin = SECRECY[key].twin(here.state, seat, here.chance)
        for _, move in here.chance.sample(here.playing.record.moves, min(10, len(here.playing.record.moves))):
            told = refusal(here.playing.game, here.state, seat, move)
            assert refusal(here.playing.game, twin, seat, move) == told


@pytest.mark.slow
@in_positions
def test_events_are_the_same_whatever_the_viewer_may_not_know(key: str, here: Position) -> None:
    step, hides = here.step, SECRECY[key]
    for viewer in here.viewers:
        move = step.move
        if viewer != step.seat:
            move = hides.disguise(step.before, step.seat, move, here.chance)
        before, after = (hides.twin(state, viewer, here.chance) for state in (step.before, step.after))
        told = here.playing.game.events(*step, viewer)
        assert here.playing.game.events(before, step.seat, move, after, viewer) == told


@pytest.mark.slow
@in_whole_games
def test_events_name_no_card_that_was_hidden_but_the_one_played_and_what_the_view_shows(
    key: str, players: int, playing: Playing
) -> None:
    for step in playing.steps():
        for viewer in (None, *range(players)):
            told = words_told(playing.game.events(*step, viewer)) - {*words(step.move)}
            hidden = told & SECRECY[key].hidden(step.before, viewer)
            assert not hidden or hidden <= {*words(repr(playing.game.view(step.after, viewer)))}


@in_positions
def test_a_move_that_uncovers_nothing_leaves_twins_looking_the_same(key: str, here: Position) -> None:
    game, step = here.playing.game, here.step
    for viewer in here.viewers:
        twin = SECRECY[key].twin(step.before, viewer, here.chance)
        if not game.reveals(*step) and refusal(game, twin, step.seat, step.move) is None:
            assert game.view(game.play(twin, step.seat, step.move), viewer) == game.view(step.after, viewer)
