"""Who had no choice a few times is offered to be spared that: the only card is then played for them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from simcord.enums import ComponentType

from bot.games.contract import Seat
from bot.model.tables import Player
from bot.tables import preferences
from bot.tables.table import Table
from bot.ui.kit.custom_id import ButtonId
from bot.ui.live.hand import hand
from tests.games.random_play import random_playing
from tests.messages import walk
from tests.simulated.private import interact
from tests.tavern import ENGLISH, tavern
from tests.ui.live.screens import LINK, components, tables

ANNA: Seat = 0


def forced_cards() -> Iterator[Table]:
    playing = random_playing("skullking", 3, 0, ("edition", "first"), ("dealing", "classic"))
    for table in tables(playing):
        view = table.view(ANNA)
        if view.step == "play" and view.turn == ANNA and len(view.hand) > 1 == len(view.playable):
            yield table


def is_offered(table: Table) -> bool:
    parts = walk(components(hand(table, ANNA, ENGLISH, LINK)))
    return any(":forced:" in part.get("custom_id", "") for part in parts)


def test_after_the_third_forced_card_of_a_game_the_fourth_comes_with_the_offer() -> None:
    offered = [is_offered(table) for table in forced_cards()]
    assert offered[:4] == [False, False, False, True]


def test_nobody_is_offered_what_they_have_or_what_is_not_theirs_to_play() -> None:
    *_, table = forced_cards()
    row = table.seats[ANNA]
    was_offered = replace(row, forced_offered=True)
    for other in (replace(row, forced=True), was_offered, replace(row, player=Player.ABSENT)):
        assert not is_offered(replace(table, seats=(other, *table.seats[1:])))


async def test_a_tap_changes_the_open_hand_which_says_when_the_move_follows(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        [anna, _] = t.people
        table = await t.start(rounds=1)
        hand = (await t.slash(anna, "hand")).message
        [letter] = t.seen_by(anna.user)
        button = ButtonId(table.id, "forced", None, "on").encode()
        for who, on, channel in ((anna, hand, t.channel), (anna.user, letter, anna.user.dm_channel)):
            seen = len(t.seen_by(anna)), len(t.seen_by(anna.user))
            stored = t.env.backend.get_message(channel.id, on.id)
            await interact(who, stored, {"custom_id": button, "component_type": ComponentType.BUTTON})
            shown = t.env.backend.get_message(channel.id, on.id)
            assert ENGLISH("done-forced") in str(shown.components)
            assert "two minutes" in ENGLISH("done-forced")
            assert ENGLISH("hand-title", game="Skull King") in str(shown.components)
            assert (len(t.seen_by(anna)), len(t.seen_by(anna.user))) == seen
        assert (await preferences.preferred(t.bot.services.tables, anna.id)).forced
        assert (await t.table()).seats[0].forced
