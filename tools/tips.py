"""Whether tips can be followed, and what following them costs: `python -m tools.tips`.

In games of Bosuns every decision of every seat is asked for its tips. `GAMES` says how many games of each
kind are played, `LOOKED` at how many of a hundred decisions of Skull King's first edition the Captain looks,
too: it says what the best way to follow the tip costs against its own choice.
"""

import os
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.ai.skullking import advice
from bot.ai.skullking.playing import points_of_faces
from bot.ai.skullking.position import read
from bot.ai.skullking.rule import points_of_bids
from bot.ai.skullking.search import search
from bot.games.contract import Move, Options, Seat
from bot.games.skullking import View
from bot.games.skullking.moves import BIDS, PLAYS
from bot.presenters.skullking import tips as of_skullking
from bot.texts.catalog import speaker
from tests.entries import COMPUTER_PLAYERS, GAMES, TIPS
from tools.arena.games import decisions, from_view

SAY = speaker("en")
MOST = 10.0  # points that following a tip may cost
IN_2021: Options = {"edition": "2021", "kraken": True, "whale": True, "loot": True, "powers": True}
KINDS: Sequence[tuple[str, Options]] = [*((key, {}) for key in TIPS), ("skullking", IN_2021)]


class Tipped(NamedTuple):
    """A decision, the tips for it, and the moves that follow them; None where a tip names no kind of card."""

    state: Any
    seat: Seat
    tips: Sequence[str]
    moves: Sequence[Move] | None
    cost: float  # points, by the Captain


def tipped(key: str, options: Options, players: int, seed: int, looked: float = 0.0) -> Iterator[Tipped]:
    """Each decision of a game with its tips; at a share of them the Captain looks."""
    game, chance = GAMES[key], random.Random(f"tips {seed}")
    bosun = from_view(COMPUTER_PLAYERS[key])
    for state, seat, _ in decisions(key, [bosun] * players, seed, options):
        view = game.view(state, seat)
        moves = _followed(view) if key == "skullking" else None
        is_looked_at = moves is not None and view.of_2021 is None and chance.random() < looked
        cost = _cost(view, moves, chance) if is_looked_at and moves else 0.0
        yield Tipped(state, seat, TIPS[key].tips(view, SAY), moves, cost)


def _followed(view: View) -> Sequence[Move] | None:
    if view.step == "bid":
        return [f"bid {number}" for number in of_skullking.bid(view).good]
    return [f"play {face}" for face in of_skullking.aim(view).faces] if view.step == "play" else None


def _cost(view: View, moves: Sequence[Move], chance: random.Random) -> float:
    position = read(view)
    rule = points_of_faces(position) if position.playable else points_of_bids(position)
    found = search(position, rule, chance, spite=0.0)
    names = PLAYS if position.playable else BIDS
    best = names[max(found, key=found.__getitem__)]
    return 0.0 if best in moves else min(advice.lead(view, best, [move], chance) for move in moves)


def main() -> None:
    """Plays the games and prints what was found, a line for each kind."""
    games, looked = int(os.environ.get("GAMES", "200")), int(os.environ.get("LOOKED", "5")) / 100
    for key, options in KINDS:
        asked, with_tips, dear = 0, 0, list[float]()
        for seed in range(games):
            players = 2 + seed % (GAMES[key].RULES.max_players - 1)
            for each in tipped(key, options, players, seed, looked):
                asked += 1
                with_tips += bool(each.tips)
                legal = set(GAMES[key].legal(each.state, each.seat)) if each.moves is not None else set()
                if each.moves is not None and not legal.issuperset(_plain(key, each.moves, legal)):
                    raise SystemExit(f"{key}, game {seed}: no move follows {each.tips}")
                dear += [each.cost] if each.cost > MOST else []
        name = key if not options else f"{key} 2021"
        print(
            f"{name}: {games} games, {asked} decisions, {with_tips} with tips; {len(dear)} cost more: {dear}"
        )


def _plain(key: str, moves: Sequence[Move], legal: set[Move]) -> Sequence[Move]:
    # A bid of the tip goes with any load.
    return [next((one for one in legal if one.startswith(move)), move) for move in moves]


if __name__ == "__main__":
    main()
