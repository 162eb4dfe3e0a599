"""Chance in tests: the same in each run of a test, so that one that fails by its cards fails again.

`CHANCE=5 make test` is another run, with other cards in all tests, which come in another order.
"""

import os
import secrets
from random import Random

_CHANCE = Random()
_deal = b""
RUN = os.environ.get("CHANCE", "")
"""The name of a run that is another than the usual one."""


def take_over() -> None:
    secrets.token_bytes = _token_bytes
    secrets.randbits = _randbits


def begin(test: str) -> None:
    _CHANCE.seed(f"{test} {RUN}")


def always(seed: int) -> None:
    _CHANCE.seed(seed)


def deal(seed: bytes) -> None:
    global _deal  # noqa: PLW0603 - as `_CHANCE`, it is of the process
    _deal = seed


def place(name: str) -> float:
    return Random(f"{name} {RUN}").random()


def _token_bytes(nbytes: int | None = None) -> bytes:
    if nbytes == len(_deal):
        return _deal
    return _CHANCE.randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)


def _randbits(k: int) -> int:
    return _CHANCE.getrandbits(k)
