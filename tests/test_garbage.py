"""What stays is left out of the search for garbage."""

import gc

from bot.garbage import spare_what_stays


async def test_what_is_there_once_all_is_loaded_is_not_searched_again() -> None:
    before = gc.get_freeze_count()
    try:
        await spare_what_stays()
        assert gc.get_freeze_count() - before > 10_000
    finally:
        gc.unfreeze()
