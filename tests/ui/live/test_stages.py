"""Where a stage of a game began, whenever and however it is asked for."""

from dataclasses import replace

import pytest

from bot.tables.table import Table
from bot.ui.live.post_pictures import Stages
from tests.entries import ENTRY_OF
from tests.games.every_game import EVERY_GAME
from tests.games.random_play import random_playing
from tests.ui.live.screens import tables


def named(table: Table) -> str:
    told = table.entry.presenter.pictures
    assert told is not None  # every game of the house has pictures
    return told.stage(table.view(None))


@EVERY_GAME
def test_a_stage_began_with_the_first_view_of_its_name(key: str) -> None:
    playing = random_playing(key, ENTRY_OF[key].rules.min_players, 0)
    along, begun = Stages(), dict[str, tuple[int, object]]()
    for table in list(tables(playing))[:90]:
        name = named(table)
        begun.setdefault(name, (len(table.dealt.numbers), table.view(None)))
        for stages in (along, Stages()):  # the other sees the table for the first time
            stage = stages.stage(table)
            assert (stage is None) is (not name)
            assert stage is None or (stage.moves, stage.view) == begun[name]


@pytest.mark.parametrize("key", ["playapirata", "hollander"])
def test_a_stage_whose_beginning_was_taken_back_is_looked_for_anew(key: str) -> None:
    stages = Stages()
    for table in list(tables(random_playing(key, 3, 0)))[:120]:
        stage = stages.stage(table)
        if stage is None or stage.moves != len(table.dealt.numbers) or stage.moves < 2:
            continue
        folded = table.dealt
        seat, move = folded.moves[-1]
        again = folded.played(folded.number + 1, seat, "undo 1").played(folded.number + 2, seat, move)
        found = stages.stage(replace(table, fold=again))
        assert found is not None
        assert (found.moves, found.line) == (stage.moves, folded.number + 2)
        break
    else:
        pytest.fail("no stage began")
