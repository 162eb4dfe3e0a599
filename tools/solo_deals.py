"""Deals of the day as text, with the pirates' moves and the field: `python -m tools.solo_deals FIRST LAST`.

`tests/solo/deals.txt` has the first sixty. It needs no package, so that any Python can be compared.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import NamedTuple

from bot.ai import skullking as computer
from bot.ai.contract import AnyComputerPlayer
from bot.games import skullking as game
from bot.games.contract import AnyGame
from bot.solo.days import day_of, deal_of_day
from bot.solo.deals import PLAYERS, Deal
from bot.solo.playing import played
from bot.solo.reference import SIZE, par, score


class SkullKing(NamedTuple):
    """The game without its face."""

    game: AnyGame = game
    computer: AnyComputerPlayer = computer


PLAYS = SkullKing()


def deal_lines(deal: Deal) -> Iterator[str]:
    """The cards, and every move where the rule plays for the person."""
    options = " ".join(f"{name}={value}" for name, value in deal.options.items())
    yield f"deal {deal.name} {day_of(deal.number).isoformat()} {options}"
    start = played(PLAYS, deal, ()).state
    yield from (f"hand {seat}: {' '.join(game.view(start, seat).hand)}" for seat in range(PLAYERS))
    yield f"moves: {', '.join(f'{seat} {move}' for seat, move in par(PLAYS, deal).log)}"


def field_line(deal: Deal) -> str:
    """The field, as its sum and a hash of all its scores in order."""
    scores = [score(PLAYS, deal, number) for number in range(SIZE)]
    digest = hashlib.sha256(" ".join(map(str, scores)).encode()).hexdigest()
    return f"field: {len(scores)} plays, {sum(scores)} points, {len(set(scores))} different, {digest}"


def main() -> None:
    """Writes the deals to standard output."""
    first, last = map(int, sys.argv[1:3])
    for number in range(first, last + 1):
        print(*deal_lines(deal_of_day(number)), field_line(deal_of_day(number)), "", sep="\n")


if __name__ == "__main__":
    main()
