"""Answers with a picture: one edit where it is drawn in time, else one more; never over what is newer."""

import asyncio
import gc
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import InteractionResponseType as Kind

from bot.delivery.answers import Answers, picture_of
from bot.delivery.attachments import Attachments
from bot.delivery.body import Drawing, Page, Still, with_drawing
from bot.delivery.emojis import OwnEmojis
from bot.delivery.following import Following
from bot.delivery.without_files import WithoutFiles
from bot.store.errors import StoreError
from bot.ui.kit.layout import page

HAND, LETTER = 7, 8


@dataclass
class Press:
    """A press in a message, whose edit was promised."""

    id: int
    message: Any
    response: Any = field(default_factory=lambda: SimpleNamespace(type=Kind.deferred_message_update))
    extras: dict[str, Any] = field(default_factory=dict)
    shown: list[bool] = field(default_factory=list)
    """Of each edit, whether it had a file."""

    async def edit_original_response(self, **body: Any) -> Any:
        self.shown.append(bool(body["attachments"]))
        return SimpleNamespace(components=[], attachments=[])


@dataclass
class Painter:
    """Draws once it may."""

    asked: asyncio.Event = field(default_factory=asyncio.Event)
    drawn: asyncio.Event = field(default_factory=asyncio.Event)
    in_time: bool = False

    def page(self) -> Page:
        return with_drawing(page(["text"]), Drawing("key", "what it shows", self.data, self.comes))

    async def data(self, still: Still) -> bytes | None:
        self.asked.set()
        if self.in_time:
            await self.drawn.wait()
        return b"png" if self.drawn.is_set() and still() else None

    async def comes(self, still: Still) -> bool:
        await self.drawn.wait()
        return still()


def press(number: int, origin: int = HAND, *, is_ephemeral: bool = True) -> Press:
    metadata = SimpleNamespace(id=origin)
    flags = SimpleNamespace(ephemeral=is_ephemeral)
    return Press(number, SimpleNamespace(id=100 + number, interaction_metadata=metadata, flags=flags))


def answers() -> Answers:
    without_files = WithoutFiles(cast("discord.Client", None), lambda: 0.0)
    return Answers(Attachments(OwnEmojis({}), without_files), Following())


async def edit(given: Answers, one: Press, body: Page) -> bool:
    return await given.edit(cast("discord.Interaction", one), body)


async def all_followed() -> None:
    while tasks := [task for task in asyncio.all_tasks() if task.get_name() == "a picture follows"]:
        await asyncio.wait(tasks)


async def test_a_picture_that_is_drawn_in_time_comes_with_the_only_edit() -> None:
    painter, one = Painter(), press(1)
    painter.drawn.set()
    assert await edit(answers(), one, painter.page())
    await all_followed()
    assert one.shown == [True]


async def test_a_picture_that_takes_longer_follows_by_one_edit() -> None:
    painter, one = Painter(), press(1)
    assert await edit(answers(), one, painter.page())
    assert (one.shown, picture_of(cast("discord.Interaction", one))) == ([False], None)
    painter.drawn.set()
    await all_followed()
    assert one.shown == [False, True]
    assert picture_of(cast("discord.Interaction", one)) is not None


async def test_no_picture_follows_where_the_message_shows_something_newer_by_then() -> None:
    given, painter, old, new, elsewhere = answers(), Painter(), press(1), press(2), press(3, origin=9)
    for one in (old, elsewhere):
        await edit(given, one, painter.page())
    await edit(given, new, page(["newer"]))
    painter.drawn.set()
    await all_followed()
    assert (old.shown, new.shown, elsewhere.shown) == ([False], [False], [False, True])


async def test_an_answer_that_waits_for_its_picture_does_not_overwrite_that_of_a_later_press() -> None:
    given, painter, old, new = answers(), Painter(in_time=True), press(1), press(2)
    waiting = asyncio.create_task(edit(given, old, painter.page()))
    await painter.asked.wait()
    assert await edit(given, new, page(["newer"]))
    painter.drawn.set()
    assert not await waiting
    assert (old.shown, new.shown) == ([], [False])


async def test_a_message_that_the_bot_has_sent_by_itself_gets_its_picture_from_its_keeper() -> None:
    painter, one = Painter(), press(1, LETTER, is_ephemeral=False)
    await edit(answers(), one, painter.page())
    painter.drawn.set()
    await all_followed()
    assert one.shown == [False]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StoreError("lease_lost", address="tavern"), []),  # of which the host is told elsewhere
        (ZeroDivisionError(), ["Task exception was never retrieved"]),
    ],
)
async def test_what_can_not_follow_is_told_once(
    error: Exception, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise error

    following, painter = Following(), Painter()
    painter.drawn.set()
    still = following.show(HAND)
    drawing = painter.page().drawing
    assert drawing is not None
    following.follow(still, drawing, fails)
    await all_followed()
    gc.collect()  # asyncio tells then of what nobody has looked at
    assert [record.getMessage().partition("\n")[0] for record in caplog.records] == told
