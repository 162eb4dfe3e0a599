"""How much work something is, without a clock: a busy machine, or one that is watched, counts the same."""

import sys
from collections.abc import Callable
from itertools import count
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


def calls_of(work: Callable[[], T]) -> tuple[T, int]:
    """The result of the work, and all calls and returns of functions in it, also Python's own."""
    counted, before = count(), sys.getprofile()

    def note(_frame: FrameType, _event: str, _called: object) -> None:
        next(counted)

    sys.setprofile(note)
    try:
        done = work()
    finally:
        sys.setprofile(before)
    return done, next(counted)
