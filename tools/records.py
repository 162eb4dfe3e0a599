"""Writes the missing records under `tests/records`: `python -m tools.records`.

A record once written is replayed for ever and never written anew: players have seen the game that it holds. A
change of the rules' version adds a folder beside the old one.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.games import record
from bot.games.contract import AnyGame, Options
from tests.entries import GAMES
from tests.games.random_play import Playing, play_at_random

RECORDS = Path(__file__).parent.parent / "tests" / "records"

TRIES = 300

EVERYTHING: Options = {"edition": "2021", "kraken": True, "whale": True, "loot": True, "powers": True}
WANTED: Mapping[str, Sequence[tuple[int, Options]]] = {
    "corsari": ((2, {}), (3, {}), (4, {})),
    "hollander": (),  # made by hand: tests/games/hollander/test_records.py has a place for each
    "skullking": (
        (2, {"rounds": 10}),
        (3, {"rounds": 10}),
        (4, {"rounds": 10}),
        (5, {"rounds": 10}),
        (6, {"rounds": 10}),
        (2, {"rounds": 1}),
        (4, {"rounds": 5}),
        (2, {"edition": "2021"}),
        (4, {"edition": "2021"}),
        (2, EVERYTHING),
        (8, EVERYTHING),
        (7, {"edition": "2021", "dealing": "brawl", "powers": True}),
        (5, {"edition": "2021", "dealing": "swift", "scoring": "rascal", "cannonball": True, "loot": True}),
        (4, {"rounds": 1, "first_round": 7}),
        (4, {"edition": "2021", "dealing": "bedtime", "first_round": 8}),
    ),
    "playapirata": (
        (2, {"hands": "match"}),
        (3, {"hands": "match"}),
        (4, {"hands": "match"}),
        (3, {"hands": "one"}),
        (3, {"hands": "two"}),
        (4, {"hands": "two"}),
        (2, {"hands": "match", "specials": True}),
        (3, {"hands": "match", "specials": True}),
        (4, {"hands": "match", "specials": True}),
        (4, {"hands": "one", "specials": True}),
        (2, {"hands": "two", "specials": True}),
    ),
}
"""By game key: the number of players and the options chosen, one record each."""


def main() -> None:
    """Writes every wanted record, and the scorepad it comes to beside it."""
    for key, wanted in WANTED.items():
        folder = RECORDS / key / str(GAMES[key].RULES.version)
        folder.mkdir(parents=True, exist_ok=True)
        for players, options in wanted:
            name = "-".join([f"{players}-players", *(f"{name}-{value}" for name, value in options.items())])
            if not (file := folder / f"{name}.game").exists():
                played = wanted_playing(key, players, options)
                file.write_text(record.export(played.record), encoding="ascii")
                pad = scorepad_text(played.game, played.end)
                file.with_suffix(".scorepad").write_text(pad, encoding="ascii")


def wanted_playing(key: str, players: int, options: Options) -> Playing:
    chance = Random(f"record {key} {players} {sorted(options.items())}")
    complete = GAMES[key].RULES.complete(options)
    return max((play_at_random(key, players, complete, chance) for _ in range(TRIES)), key=variety)


def variety(played: Playing) -> int:
    lines = played.game.scorepad(played.end)
    return len({item for line in lines for item in line.details.items()})


def scorepad_text(game: AnyGame, state: Any) -> str:
    """The scorepad as tab-separated text: a heading, then a line for each line of the pad."""
    lines = game.scorepad(state)
    details = list(dict.fromkeys(name for line in lines for name in line.details))
    rows = [["round", "seat", "score", "total", *details]]
    for line in lines:
        numbers = (line.round, line.seat, line.score, line.total)
        rows.append([str(value) for value in (*numbers, *(line.details.get(name, "") for name in details))])
    return "".join("\t".join(row) + "\n" for row in rows)


if __name__ == "__main__":
    main()
