"""Plays a game of the edition of 2021 with every combination of its options, at every size of table.

`python -m tests.games.skullking.every_combination` takes minutes; the tests play pairs of options.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

from bot.games.contract import OptionValue
from bot.games.skullking.edition import DEALING
from tests.games.skullking.test_2021_properties import CHOICES, complete, hold_at_random


def every_combination() -> Iterator[dict[str, OptionValue]]:
    """All choices of all options, those that go together."""
    for values in product(*CHOICES.values()):
        chosen = dict(zip(CHOICES, values, strict=True))
        if chosen["scoring"] == "rascal" or not chosen["cannonball"]:
            yield complete(chosen)


def main() -> None:
    """Raises AssertionError at the first game that does not hold."""
    for number, chosen in enumerate(every_combination()):
        for players, dealing in product(range(2, 9), DEALING):
            options = {**chosen, "dealing": dealing}
            hold_at_random(players, options, Random(f"{number} {players} {dealing}"))


if __name__ == "__main__":
    main()
