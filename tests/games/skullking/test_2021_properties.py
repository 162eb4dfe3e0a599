"""The edition of 2021, whole games at random: what holds whatever is chosen, and however many play."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from bot.games import skullking
from bot.games.contract import IllegalMove, Options, OptionValue
from bot.games.record import export, read, replay
from tests.games.conservation import skullking_cards
from tests.games.random_play import play_at_random

CHOICES: dict[str, tuple[OptionValue, ...]] = {
    option.name: option.choices
    for option in skullking.RULES.options
    if option.name not in ("edition", "rounds", "dealing")
}
SHORT = ("brawl", "swift", "bedtime")
"""Ways of dealing with few cards: the others differ in how many only."""


def complete(chosen: Options) -> dict[str, OptionValue]:
    scoring = {"scoring": "rascal"} if chosen.get("cannonball") else {}
    return skullking.RULES.complete({"edition": "2021", **chosen, **scoring})


def every_pair() -> Iterator[dict[str, OptionValue]]:
    for one, other in combinations(CHOICES, 2):
        for value, another in product(CHOICES[one], CHOICES[other]):
            yield complete({one: value, other: another})


def hold_at_random(players: int, options: Options, chance: Random) -> None:
    """A game at random ends, loses no card, offers what may be played, and its record replays."""
    playing = play_at_random("skullking", players, options, chance)
    for state in playing.states:
        skullking_cards(state)
    for step in chance.sample(list(playing.steps()), min(12, len(playing.record.moves))):
        for seat in range(players):
            offered = set(skullking.legal(step.before, seat))
            assert (step.move in offered) is (_passes(step.before, seat, step.move))
            assert all(_passes(step.before, seat, move) for move in offered)
    again = read(export(playing.record), [skullking])
    assert skullking.scorepad(replay(again)) == skullking.scorepad(playing.end)


def _passes(state: skullking.State, seat: int, move: str) -> bool:
    try:
        skullking.check(state, seat, move)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("players", range(2, 9))
def test_pairs_of_options_go_together_with_any_number_of_players(players: int) -> None:
    chance = Random(players)
    for at, options in enumerate(every_pair()):
        if at % 7 == players - 2:
            hold_at_random(players, {**options, "dealing": chance.choice(SHORT)}, chance)


def test_every_way_of_dealing_is_played_to_its_end() -> None:
    chance = Random(1)
    for dealing in skullking.edition.DEALING:
        hold_at_random(3, complete({"dealing": dealing, "powers": True}), chance)
