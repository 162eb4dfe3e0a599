"""The hands that stand open in the channel: each is brought up to date with its table, while it can be."""

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.answers import Answers
from bot.delivery.attachments import Attachments
from bot.delivery.emojis import OwnEmojis
from bot.delivery.following import Following
from bot.delivery.without_files import WithoutFiles
from bot.tables import lobby, moves
from bot.tables.lobby import Invitation
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.live.ephemeral_hands import ANSWERABLE_FOR, EphemeralHands
from bot.ui.live.hand import hand
from bot.ui.live.hand_pictures import HandPictures
from bot.ui.pictures.pictures import Draw, Pictures
from bot.ui.pictures.server_pictures import ServerPictures
from tests.messages import custom_ids, presses, text_of
from tests.tables.company import ANNA, BEN, THERE, Company
from tests.taps import manage
from tests.tavern import ENGLISH, tavern

LINK = "https://discord.com/channels/1/2"


@dataclass
class Opened:
    """What Discord knows of a hand that somebody has opened: how often it was edited."""

    user: Any
    edits: int = 0
    gone: bool = False
    id: int = field(default_factory=count(1).__next__)
    extras: dict[str, Any] = field(default_factory=dict)
    response: Any = field(default_factory=lambda: SimpleNamespace(type=None))
    message: None = None

    async def edit_original_response(self, **_: object) -> Any:
        self.edits += 1
        if self.gone:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10015, "message": ""})
        return SimpleNamespace(components=[], attachments=[])


@dataclass
class Panels:
    """The open hands, at a clock that stands still unless it is set."""

    tables: Tables
    now: float = 0.0
    open: EphemeralHands = field(init=False)
    draw: Draw | None = None

    def __post_init__(self) -> None:
        without_files = WithoutFiles(cast("discord.Client", None), lambda: self.now)
        answers = Answers(Attachments(OwnEmojis({}), without_files), Following())
        of_server = ServerPictures(self.tables, Pictures(self.draw, b""))
        self.open = EphemeralHands(HandPictures(self.tables, of_server), answers, lambda: self.now)

    async def opened(self, table: Table, user_id: int) -> Opened:
        panel = Opened(SimpleNamespace(id=user_id))
        view = hand(table, table.seated(user_id), ENGLISH, LINK)
        await self.open.opened(panel, table, ENGLISH, LINK, view)  # type: ignore[arg-type]
        return panel


@pytest.fixture
def panels(company: Company) -> Panels:
    return Panels(company.tables)


async def dealt_there(company: Company) -> Table:
    table = await lobby.open_table(company.tables, Invitation("skullking"), THERE, ANNA)
    await lobby.join(company.tables, table.id, BEN)
    return await lobby.deal(company.tables, table.id, ANNA)


async def after_a_bid(company: Company, table: Table) -> Table:
    return (await moves.make(company.tables, table.id, BEN, "bid 0")).table


async def test_an_open_hand_is_edited_when_its_own_table_changes(company: Company, panels: Panels) -> None:
    here, there = await company.dealt(), await dealt_there(company)
    anna = await panels.opened(here, ANNA.user_id)
    elsewhere = await panels.opened(there, ANNA.user_id)
    later = await after_a_bid(company, here)
    await panels.open.show(lambda: later)
    await panels.open.show(lambda: later)
    assert (anna.edits, elsewhere.edits) == (1, 0)


async def test_of_several_the_last_that_somebody_opened_is_kept_up_to_date(
    company: Company, panels: Panels
) -> None:
    table = await company.dealt()
    first = await panels.opened(table, ANNA.user_id)
    last = await panels.opened(table, ANNA.user_id)
    assert (first.edits, last.edits) == (1, 0)
    later = await after_a_bid(company, table)
    await panels.open.show(lambda: later)
    assert (first.edits, last.edits) == (1, 1)


async def test_one_that_can_not_be_edited_any_more_is_left_alone_when_another_is_opened(
    company: Company, panels: Panels
) -> None:
    table = await company.dealt()
    first = await panels.opened(table, ANNA.user_id)
    panels.now = ANSWERABLE_FOR
    await panels.opened(table, ANNA.user_id)
    assert first.edits == 0


async def test_a_hand_that_is_opened_again_leaves_one_with_buttons_which_knows_the_end_of_the_game(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        anna, ben = t.people
        first = (await t.slash(anna, "hand")).message
        await t.press(anna, "move", "bid 0", first)
        second = (await t.press(anna, "hand", on=await t.post())).message
        undone = (await t.slash(anna, "undo")).message
        assert "bid 0" in [press.argument for press in presses(undone)]
        for before in (first, second):
            assert text_of(before) == ENGLISH("hand-newer")
            assert custom_ids(before) == []
        await t.slash(ben, "bid", tricks=0)
        await manage(t, anna, "End the game", "Yes, end it")
        assert ENGLISH("hand-over") in text_of(undone)
        assert text_of(first) == ENGLISH("hand-newer")


async def test_one_that_can_not_be_edited_any_more_is_forgotten(company: Company, panels: Panels) -> None:
    table = await company.dealt()
    anna, ben = await panels.opened(table, ANNA.user_id), await panels.opened(table, BEN.user_id)
    anna.gone = True
    bid = await after_a_bid(company, table)
    await panels.open.show(lambda: bid)
    panels.now = ANSWERABLE_FOR
    again = (await moves.make(company.tables, table.id, ANNA, "bid 1")).table
    await panels.open.show(lambda: again)
    assert (anna.edits, ben.edits) == (1, 1)


@pytest.mark.parametrize("button", ["plan::", "draft::", "move::bid 1", "no_tips::"])
async def test_a_hands_button_that_is_pressed_on_a_public_post_is_answered_in_private(
    tmp_path: Path, button: str
) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        answer = await t.press_forged(t.people[0], await t.post(), f"t:{table.id}:{button}")
        assert answer.private
        assert "move" not in [press.action for press in presses(await t.post())]
