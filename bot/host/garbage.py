"""Python's search for garbage in cycles, as it suits a process that keeps much and holds up nobody.

https://docs.python.org/3/library/gc.html
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 5_000
"""New objects after which those are searched; until then what only an answer needed is gone."""


@contextmanager
def unsearched() -> Iterator[None]:
    """While modules are imported, which stay: they are never searched, then or later.

    The searches took a third of the time that the bot needs until it connects.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


async def spare_what_stays() -> None:
    """Leaves all that there is now out of every later search: once modules, commands and texts are loaded.

    A full search holds everything up: with all that, a tenth of a second each time, without it a hundredth.
    With sixty tables at once, the searches that come with every 700 new objects took a twelfth of the
    processor, for what was still in use.
    """
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.collect()
    gc.freeze()
