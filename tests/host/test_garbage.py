"""What stays is left out of the search for garbage."""

import gc

import pytest

from bot.host.garbage import spare_what_stays, unsearched


@pytest.mark.slow
async def test_what_is_there_once_all_is_loaded_is_not_searched_again() -> None:
    before, thresholds = gc.get_freeze_count(), gc.get_threshold()
    stays: list[list[int]] = [[] for _ in range(20_000)]
    try:
        await spare_what_stays()
        assert gc.get_freeze_count() - before >= len(stays)
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def test_what_is_imported_is_never_searched_while_or_after_that() -> None:
    before = gc.get_freeze_count()
    try:
        with unsearched():
            assert not gc.isenabled()
            stays: list[list[int]] = [[] for _ in range(2_000)]
        assert gc.isenabled()
        assert gc.get_freeze_count() - before >= len(stays)
    finally:
        gc.unfreeze()


@pytest.mark.slow
async def test_what_is_in_use_until_an_answer_is_given_is_not_searched_for_garbage() -> None:
    before = gc.get_threshold()
    try:
        await spare_what_stays()
        assert gc.get_threshold() == (5_000, *before[1:])
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
