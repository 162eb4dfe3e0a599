"""What the contract promises of moves, decisions, scores and records, held against random games."""

import copy
from itertools import islice

from bot.games import record
from bot.games.contract import Placing, ScoreLine
from tests.entries import GAMES, HOUSE
from tests.games.conservation import CONSERVED
from tests.games.every_game import Position, in_positions, in_whole_games, offered_to, refusal
from tests.games.random_play import Playing


def test_every_game_says_what_it_conserves() -> None:
    assert GAMES.keys() == CONSERVED.keys()


@in_whole_games
def test_a_random_game_comes_to_an_end_after_which_nobody_may_act(
    key: str, players: int, playing: Playing
) -> None:
    game, end = playing.game, playing.end
    assert [list(game.to_move(end)), list(game.may_act(end))] == [[], []]
    for seat in range(players):
        assert (list(game.legal(end, seat)), game.decision(end, seat)) == ([], None)
        last_move = playing.record.moves[-1][1]
        assert refusal(game, end, seat, last_move) is not None


@in_whole_games
def test_while_the_game_goes_on_somebody_is_awaited_and_may_act(
    key: str, players: int, playing: Playing
) -> None:
    game = playing.game
    for state in playing.states[:-1]:
        to_move, may_act = list(game.to_move(state)), list(game.may_act(state))
        assert to_move
        assert set(to_move) <= set(may_act) <= set(range(players))
        assert len(set(to_move)) == len(to_move)


@in_whole_games
def test_the_decision_is_none_exactly_for_who_may_not_act(key: str, players: int, playing: Playing) -> None:
    game = playing.game
    for state in playing.states:
        deciding = [seat for seat in range(players) if game.decision(state, seat) is not None]
        offered = [seat for seat in range(players) if any(True for _ in islice(game.legal(state, seat), 1))]
        assert deciding == offered == sorted(game.may_act(state))


@in_whole_games
def test_while_the_decision_stays_the_same_so_does_the_choice(
    key: str, players: int, playing: Playing
) -> None:
    game = playing.game
    for step in playing.steps():
        for seat in range(players):
            decision = game.decision(step.before, seat)
            if decision is not None and decision == game.decision(step.after, seat):
                assert offered_to(game, step.before, seat) == offered_to(game, step.after, seat)


@in_whole_games
def test_what_another_seat_does_changes_a_decision_only_with_the_choice(
    key: str, players: int, playing: Playing
) -> None:
    game = playing.game
    for step in playing.steps():
        for seat in set(game.may_act(step.before)) & set(game.may_act(step.after)) - {step.seat}:
            same_choice = offered_to(game, step.before, seat) == offered_to(game, step.after, seat)
            same_decision = game.decision(step.before, seat) == game.decision(step.after, seat)
            assert same_choice == same_decision


@in_whole_games
def test_a_last_card_is_the_only_move_of_a_seat_that_is_awaited(
    key: str, players: int, playing: Playing
) -> None:
    game = playing.game
    for state in playing.states:
        for seat in range(players):
            if (card := game.last_card(state, seat)) is not None:
                assert seat in game.to_move(state)
                assert offered_to(game, state, seat) == [card]


@in_whole_games
def test_no_card_is_lost_or_doubled(key: str, players: int, playing: Playing) -> None:
    for state in playing.states:
        CONSERVED[key](state)


@in_whole_games
def test_the_scorepad_only_grows_and_its_totals_add_up(key: str, players: int, playing: Playing) -> None:
    noted: list[ScoreLine] = []
    for state in playing.states:
        pad = list(playing.game.scorepad(state))
        assert pad[: len(noted)] == noted
        noted = pad
    running = dict.fromkeys(range(players), 0)
    for line in noted:
        running[line.seat] += line.score
        assert line.total == running[line.seat]


@in_whole_games
def test_the_result_agrees_with_the_scorepad(key: str, players: int, playing: Playing) -> None:
    result = playing.game.result(playing.end)
    assert result is not None
    totals = {line.seat: line.total for line in playing.game.scorepad(playing.end)}
    assert {placing.seat: placing.score for placing in result} == totals
    assert_places_are_shared(list(result), players)


def assert_places_are_shared(result: list[Placing], players: int) -> None:
    assert sorted(placing.seat for placing in result) == list(range(players))
    places = [placing.place for placing in result]
    assert places == [1 + sum(other < place for other in places) for place in places] == sorted(places)


@in_whole_games
def test_another_game_at_the_table_has_options_that_the_host_does_not_choose(
    key: str, players: int, playing: Playing
) -> None:
    rules = playing.game.RULES
    changed = playing.game.rematch_options(playing.end)
    assert set(changed) <= {option.name for option in rules.options if not option.by_host}
    options = {**playing.record.options, **changed}
    assert rules.complete(options) == options


@in_whole_games
def test_the_record_of_a_game_reads_back_and_replays_to_the_same_game(
    key: str, players: int, playing: Playing
) -> None:
    read_back = record.read(record.export(playing.record), HOUSE)
    assert read_back == playing.record
    assert tuple(record.replay_steps(read_back)) == playing.states
    assert playing.game.scorepad(record.replay(read_back)) == playing.game.scorepad(playing.end)


@in_positions
def test_every_legal_move_passes_the_check_and_can_be_played(key: str, here: Position) -> None:
    game = here.playing.game
    for seat in range(here.playing.record.players):
        for move in offered_to(game, here.state, seat):
            assert refusal(game, here.state, seat, move) is None


@in_positions
def test_a_move_from_elsewhere_is_judged_alike_by_check_and_play(key: str, here: Position) -> None:
    game, players = here.playing.game, range(here.playing.record.players)
    may_act = set(game.may_act(here.state))
    elsewhere = here.chance.sample(here.playing.record.moves, min(20, len(here.playing.record.moves)))
    for _, move in elsewhere:
        refused = {seat for seat in players if refusal(game, here.state, seat, move) is not None}
        assert refused >= set(players) - may_act


@in_positions
def test_a_move_that_is_not_in_its_canonical_form_is_refused(key: str, here: Position) -> None:
    _, seat, move, _ = here.step
    for words in ("", " ", "dance", "1", f"{move} ", f" {move}", f"{move}\n", move.swapcase(), move * 2):
        assert refusal(here.playing.game, here.state, seat, words) is not None


@in_positions
def test_a_move_legal_or_not_leaves_its_state_unchanged(key: str, here: Position) -> None:
    before = copy.deepcopy(here.state)
    for seat in range(here.playing.record.players):
        for move in (here.step.move, here.chance.choice(here.playing.record.moves)[1], "dance"):
            refusal(here.playing.game, here.state, seat, move)
    assert here.state == before


@in_positions
def test_a_legal_move_reads_as_itself_in_any_case_and_spacing(key: str, here: Position) -> None:
    read, moves = here.playing.game.read, offered_to(here.playing.game, here.state, here.step.seat)
    for move in here.chance.sample(moves, min(9, len(moves))):
        for typed in (move, move.upper(), move.lower(), f"  {move}\n", move.replace(" ", "   ")):
            assert read(here.state, here.step.seat, typed) == move
