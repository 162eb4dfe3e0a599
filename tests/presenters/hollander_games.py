"""Every state of many games of The Flying Hollander, and all that taps lead to there."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from bot.ai import hollander as computer
from bot.games import hollander
from bot.games.contract import Fact, Move, Seat
from bot.games.record import Record
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.model.tables import Status
from bot.presenters import hollander as presenter
from bot.presenters.contract import Choice, Names
from bot.tables.fold import start
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.entries import ENTRY_OF, GAMES
from tests.ui.live.screens import row, seats

FACE = presenter
ENGLISH = speaker("en")
NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn"))
LONG = ("W" * 32, "*" * 32, "`" * 32, "_" * 32, "|" * 32, "~" * 32)
GAMES_PLAYED = 60
PAD_WIDTH = 29
SENSIBLE = 0.8
"""How often the computer player chooses: games by chance alone go on for ever."""
SEEN = 0.05
"""How many of the states are looked at in the tests that take longer."""
EVERY = pytest.mark.parametrize("language", LANGUAGES)

State = hollander.State
THREE = ("PI 9 / 7 KR / 1 - 3", "4 4 / 12 / 1 2 3", "5 / 2 FH / - - 3")


@cache
def played() -> tuple[State, ...]:
    return tuple(every_state(GAMES_PLAYED))


def every_state(games: int) -> Iterator[State]:
    for game in range(games):
        chance = Random(game)
        options = {
            option.name: chance.choice(option.choices)
            for option in hollander.RULES.options
            if option.name != "play_limit"
        }
        shuffler = SeededShuffler(chance.randbytes(SEED_BYTES))
        state = hollander.start(2 + game % 5, hollander.RULES.complete(options), shuffler)
        yield state
        while hollander.result(state) is None:
            seat = chance.choice(list(hollander.to_move(state)))
            state = hollander.play(state, seat, any_move(state, seat, chance))
            yield state


def some(share: float) -> Iterator[tuple[State, Random]]:
    chance = Random(share)
    yield from ((state, chance) for state in played() if chance.random() < share)


def any_move(state: State, seat: Seat, chance: Random) -> Move:
    if chance.random() < SENSIBLE:
        return computer.choose(hollander.view(state, seat), chance)
    return chance.choice(list(hollander.legal(state, seat)))


def mute(key: str, /, **facts: Fact) -> str:
    return key


def choices_of(view: hollander.View, say: Say, draft: str) -> Sequence[Choice]:
    """The buttons after a draft, and what may be chosen from its lists."""
    listed = [
        Choice(f"{menu.draft} {value}", label, emoji, whole=menu.whole)
        for menu in FACE.choices.menus(view, NAMES, say, draft)
        for value, label, emoji in menu.options
    ]
    return [*FACE.choices.choices(view, NAMES, say, draft), *listed]


def drafts(view: hollander.View, say: Say = mute) -> Iterator[tuple[str, Sequence[Choice]]]:
    """Every draft that taps lead to, the empty one first, with the choices that it offers."""
    begun = [""]
    for draft in begun:
        choices = choices_of(view, say, draft)
        begun += [choice.move for choice in choices if not choice.whole]
        yield draft, choices


def tapped(view: hollander.View) -> list[Move]:
    return [choice.move for _, choices in drafts(view) for choice in choices if choice.whole]


def table_at(state: State, names: tuple[str, ...] = NAMES.by_seat) -> Table:
    players, game = state.setup.players, GAMES["hollander"]
    record = Record(hollander, 1, players, hollander.RULES.complete({}), bytes(SEED_BYTES))
    return Table(ENTRY_OF, row(record, Status.RUNNING), seats(players, names), start(game, state, players))


def told(view: hollander.View, say: Say = ENGLISH, draft: str = "") -> str:
    return "\n".join(FACE.hand.hand(view, NAMES, say, draft))
