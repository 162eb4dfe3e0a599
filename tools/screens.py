"""Shows all screens of games by each preset and each value of an option, and says what Discord would refuse.

    python -m tools.screens --games 20

`tests/ui/live/test_every_screen.py` looks at steps of each kind in few games each.
"""

import argparse
import sys
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from discord import ui

from bot.delivery.body import Page
from bot.games.contract import Options, OptionValue
from bot.model.tables import MoveRow, Status
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from bot.ui.table.history import History
from bot.ui.table.log import log_page, pages
from bot.ui.table.showing import scorepad_page, spectators_view
from tests.entries import GAMES
from tests.games.random_play import OFFERED, Playing, play_at_random
from tests.simulated.component_limits import COMPONENTS_V2
from tests.simulated.limits import message_complaints
from tests.simulated.watch import coloured
from tests.ui.live.screens import LINK, components, tables

ENGLISH = speaker("en")
Screen = tuple[str, Callable[[], ui.LayoutView]]
"""The screen's name, and the function that makes it."""


class Flaw(NamedTuple):
    """A screen that Discord would refuse, or that can't be made."""

    options: str
    move: int
    screen: str
    complaint: str


def combinations(key: str) -> Mapping[str, Options]:
    """The ways to play a game: as proposed, its presets, each value of an option with what that needs."""
    rules = GAMES[key].RULES
    by_name = {option.name: option for option in rules.options}

    def needs(name: str) -> dict[str, OptionValue]:
        found: dict[str, OptionValue] = {}
        for other, value in by_name[name].goes_with.items():
            found |= {**needs(other), other: value}
        return found

    chosen: dict[str, Options] = {"as proposed": {}}
    chosen |= {f"preset {name}": options for name, options in rules.presets.items()}
    for option in rules.options:
        for value in option.choices:
            chosen[f"{option.name} {value}"] = {**needs(option.name), option.name: value}
    return {name: rules.complete(options) for name, options in chosen.items()}


def flaws(key: str, games: int, *, repeated: bool = True) -> Iterator[Flaw]:
    """Discord's refusals in `games` random games by each combination of options, after each move.

    Unless `repeated`, of each kind of step in the games by one of them only the first is looked at.
    """
    rules = GAMES[key].RULES
    for name, options in combinations(key).items():
        sizes = range(rules.min_players, rules.most_players(options) + 1)
        seen: set[Hashable] | None = None if repeated else set()
        for number in range(games):
            chance = Random(f"{key} {name} {number}")
            playing = play_at_random(key, chance.choice(sizes), options, chance)
            yield from (Flaw(f"{key} {name}, game {number}", *found) for found in _flaws_of(playing, seen))


def _flaws_of(playing: Playing, seen: set[Hashable] | None) -> Iterator[tuple[int, str, str]]:
    for move, table in enumerate(tables(playing)):
        shown = list(_screens(table))
        if seen is not None:
            kinds = _kinds_of_step(playing, move)
            shown = [] if kinds <= seen else shown
            seen |= kinds
        # The sentences of a move do not change: the log is looked at when it is whole, page by page.
        for screen, view in [*shown, *([] if table.status is Status.RUNNING else _log(table))]:
            try:
                found = _complaints(view())
            except Exception as error:  # noqa: BLE001 - whatever keeps a screen from being made
                found = [repr(error)]
            yield from ((move, screen, complaint) for complaint in found)


def _kinds_of_step(playing: Playing, move: int) -> set[Hashable]:
    """The kind of a step: its move, its events, the next verbs; with the number of offers and of rounds."""
    game, state = playing.game, playing.states[move]
    offered = [list(islice(game.legal(state, seat), OFFERED)) for seat in game.to_move(state)]
    verbs = frozenset(words.split()[0] for moves in offered for words in moves)
    done: Hashable = None
    if move:
        before, seat, made, after = playing.step(move - 1)
        codes = frozenset(event.code for event in game.events(before, seat, made, after, None))
        done = made.split()[0], codes
    kind = done, verbs, len(offered) > 1
    return {(kind, "offered", max(map(len, offered), default=0)), (kind, "rounds", len(game.scorepad(state)))}


def _screens(table: Table) -> Iterator[Screen]:
    yield "post", lambda: post(table, ENGLISH)
    yield "scores", lambda: scorepad_page(table, ENGLISH)
    for row in table.seats:
        yield f"hand of seat {row.seat}", partial(hand, table, row.seat, ENGLISH, LINK)
    if table.status is Status.RUNNING:
        yield "board", lambda: spectators_view(table, ENGLISH)


def _log(table: Table) -> Iterator[Screen]:
    moves = [MoveRow(one.number, one.seat, one.move, 0) for one in table.dealt.history]
    texts = pages(History(table, tuple(moves), ()).lines(None, ENGLISH))
    for number in range(len(texts)):
        yield f"log, page {number}", partial(log_page, table, texts, ENGLISH, number)


def _complaints(view: ui.LayoutView) -> Sequence[str]:
    """Discord's complaints about a screen, and about the same beside a picture, and colours but for one."""
    shown = [components(view), *([view.beside] if isinstance(view, Page) else [])]
    too_many = [f"more than one way on: {ways}" for parts in shown if len(ways := list(coloured(parts))) > 1]
    return too_many + [
        complaint
        for parts in shown
        for complaint in message_complaints(
            {"components": parts, "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
        )
    ]


def main() -> None:
    """Prints each flaw; the exit status is 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="random games by each preset and value")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game alone")
    given = parser.parse_args()
    found = 0
    for key in given.game or GAMES:
        for flaw in flaws(key, given.games):
            found += 1
            print(f"{flaw.options}, after move {flaw.move}: {flaw.screen}: {flaw.complaint}")
        print(f"{key}: {len(combinations(key))} ways to play, {given.games} games each, {found} flaws so far")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
