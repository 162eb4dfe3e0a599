"""Who had no choice a few times is offered to be spared that: the only card is then played for them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.games.contract import Seat
from bot.model.tables import Player
from bot.tables import preferences
from bot.tables.table import Table
from bot.ui.kit.custom_id import ButtonId
from bot.ui.live.hand import hand
from tests.games.random_play import random_playing
from tests.messages import walk
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import LINK, components, tables

ANNA: Seat = 0


def last_cards() -> Iterator[Table]:
    playing = random_playing("skullking", 3, 0, ("edition", "first"), ("dealing", "classic"))
    for table in tables(playing):
        view = table.view(ANNA)
        if view.step == "play" and view.turn == ANNA and len(view.hand) == 1 and len(view.playable) == 1:
            yield table


def is_offered(table: Table) -> bool:
    parts = walk(components(hand(table, ANNA, ENGLISH, LINK)))
    return any(":forced:" in part.get("custom_id", "") for part in parts)


def test_after_the_third_forced_card_of_a_game_the_fourth_comes_with_the_offer() -> None:
    offered = [is_offered(table) for table in last_cards()]
    assert offered[:4] == [False, False, False, True]


def test_nobody_is_offered_what_they_have_or_what_is_not_theirs_to_play() -> None:
    *_, table = last_cards()
    row = table.seats[ANNA]
    for other in (replace(row, forced=True), replace(row, player=Player.ABSENT)):
        assert not is_offered(replace(table, seats=(other, *table.seats[1:])))


async def test_one_tap_takes_the_offer_and_says_where_to_change_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        table = await t.start(rounds=1)
        button = ButtonId(table.id, "forced", None, "on").encode()
        answer = await t.press_forged(anna, await t.post(), button)
        assert answer.private
        assert answer.text == ENGLISH("done-forced")
        assert (await preferences.preferred(t.bot.services.tables, anna.id)).forced
        assert (await t.table()).seats[0].forced
