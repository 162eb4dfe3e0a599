"""Chance in tests: the same in each run of a test, so that one that fails by its cards fails again.

`CHANCE=5 make test` is another run, with other cards in all tests. Processes that a test starts draw
their own.
"""

import os
import secrets
from random import Random

_CHANCE = Random()
_RUN = os.environ.get("CHANCE", "")


def take_over() -> None:
    """Lets the bot, in this process, draw what nobody may guess from the chance of the tests."""
    secrets.token_bytes = _token_bytes
    secrets.randbits = _randbits


def begin(test: str) -> None:
    """Begins what is drawn in a test anew."""
    _CHANCE.seed(f"{test} {_RUN}")


def always(seed: int) -> None:
    """From now on a test draws what this seed gives, whichever run it is."""
    _CHANCE.seed(seed)


def _token_bytes(nbytes: int | None = None) -> bytes:
    return _CHANCE.randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)


def _randbits(k: int) -> int:
    return _CHANCE.getrandbits(k)
