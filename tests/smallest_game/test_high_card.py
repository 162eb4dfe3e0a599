"""A game with nothing but what is required is played on Discord."""

from pathlib import Path

import pytest

from bot.games.shuffle import StackedShuffler
from bot.model.tables import Status
from bot.registry import ENTRIES
from tests.smallest_game import rules
from tests.smallest_game.entry import HIGH_CARD
from tests.tavern import tavern


def test_the_higher_card_wins_the_round() -> None:
    state = rules.start(2, {}, StackedShuffler({"round 1": "9 2 10 3 1 4"}))
    after = rules.play(rules.play(state, 0, "play 9"), 1, "play 2")
    assert [(line.seat, line.score) for line in after.lines] == [(0, 1), (1, 0)]
    assert after.turn == 1, "who played second begins the next round"


@pytest.mark.slow
async def test_a_game_with_nothing_but_what_is_required_is_played_to_its_end(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, (*ENTRIES, HIGH_CARD), game="highcard") as t:
        table = await t.start()
        anna, ben = t.people
        for person in (anna, ben):
            [first, *_] = table.view(table.seated(person.id)).hand
            await t.slash(person, "play", card=first)
        while table.status is Status.RUNNING:
            await t.move(table, table.to_move()[0])
            table = await t.table()
        assert len((await t.slash(anna, "scores")).text.splitlines()) >= 2 * rules.ROUNDS
        assert table.status is Status.FINISHED
