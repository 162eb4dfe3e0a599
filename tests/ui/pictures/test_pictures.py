"""Pictures are drawn once, never waited for long, and never needed."""

import asyncio
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot import art
from bot.delivery.body import PICTURE, fingerprint, with_drawing
from bot.presenters.picture import Card, Cards, Picture
from bot.presenters.skullking.pictures import face
from bot.processes import NoAnswerError, ProcessPool
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.pictures.pictures import MOST_KEPT, Pictures, drawn_by
from bot.ui.pictures.server_pictures import ServerPictures
from tests.tavern import tavern

ONE = Picture((Cards((Card(face("Y5"), name="Yellow 5"),)),), "Yellow 5")
SECRET = b"of this test"
OTHER = Picture((Cards((Card(face("SK"), name="Skull King"),)),), "Skull King")


class Painter:
    """Draws at once, or when it may, what is wanted then; tells how often it was asked, and what it drew."""

    def __init__(self, size: int = 9) -> None:
        self.asked = 0
        self.painted: list[Picture] = []
        self.size = size
        self.may = asyncio.Event()
        self.may.set()

    async def draw(self, picture: Picture, wanted: Callable[[], bool]) -> bytes:
        self.asked += 1
        await self.may.wait()
        if not wanted():
            raise NoAnswerError("unwanted")
        self.painted.append(picture)
        return picture.alt.encode().ljust(self.size)


async def drawn(
    pictures: Pictures, picture: Picture, still: Callable[[], bool] = lambda: True
) -> bytes | None:
    return await pictures.drawing(picture).data(still)


async def refusing(picture: Picture, wanted: Callable[[], bool]) -> bytes:
    raise NoAnswerError("full")


async def test_a_picture_is_drawn_once_however_often_it_is_asked_for() -> None:
    painter = Painter()
    pictures = Pictures(painter.draw, SECRET)
    assert set(await asyncio.gather(*(drawn(pictures, ONE) for _ in range(5)))) == {b"Yellow 5 "}
    assert painter.asked == 1


async def test_one_that_comes_late_is_left_out_and_is_there_the_next_time() -> None:
    asked, may = list[Picture](), asyncio.Event()

    async def slow(picture: Picture, wanted: Callable[[], bool]) -> bytes:
        asked.append(picture)
        await may.wait()
        return b"drawn"

    pictures = Pictures(slow, SECRET, patience=0.01)
    assert await drawn(pictures, ONE) is None
    may.set()
    assert await drawn(pictures, ONE) is not None
    assert asked == [ONE]


async def test_one_that_no_message_waits_for_when_its_turn_comes_is_not_drawn() -> None:
    painter = Painter()
    painter.may.clear()
    pictures = Pictures(painter.draw, SECRET, patience=0.01)
    assert await drawn(pictures, ONE) is None, "the message has left"
    painter.may.set()
    await asyncio.sleep(0)
    assert painter.painted == []
    painter.may.clear()
    is_shown = True
    patient = Pictures(painter.draw, SECRET, patience=60)
    of_a_hand = asyncio.create_task(drawn(patient, ONE, lambda: is_shown))
    await asyncio.sleep(0)
    is_shown = False
    painter.may.set()
    assert await of_a_hand is None, "the hand shows something newer"
    assert painter.painted == []


async def test_a_message_that_has_left_can_wait_for_its_picture_as_long_as_it_is_to_show_it() -> None:
    painter = Painter()
    painter.may.clear()
    pictures = Pictures(painter.draw, SECRET, patience=0.01)
    is_shown = True
    drawings = [pictures.drawing(one) for one in (ONE, OTHER)]
    assert [await one.data(lambda: True) for one in drawings] == [None, None]
    coming = asyncio.gather(drawings[0].comes(lambda: True), drawings[1].comes(lambda: is_shown))
    await asyncio.sleep(0)
    is_shown = False
    painter.may.set()
    assert [*await coming] == [True, False]
    assert painter.painted == [ONE]


async def test_one_is_drawn_as_long_as_one_of_several_messages_waits_for_it() -> None:
    painter = Painter()
    painter.may.clear()
    pictures = Pictures(painter.draw, SECRET, patience=60)
    waiting = [asyncio.create_task(drawn(pictures, ONE, still)) for still in (lambda: False, lambda: True)]
    await asyncio.sleep(0)
    painter.may.set()
    assert await asyncio.gather(*waiting) == [b"Yellow 5 "] * 2
    assert painter.asked == 1


async def test_where_too_much_is_to_be_drawn_or_nothing_can_be_there_is_no_picture() -> None:
    assert await drawn(Pictures(refusing, SECRET), ONE) is None
    assert await drawn(Pictures(None, SECRET), ONE) is None


async def test_the_latest_pictures_are_kept_up_to_a_size() -> None:
    painter = Painter(MOST_KEPT * 2 // 3)
    pictures = Pictures(painter.draw, SECRET)
    assert await drawn(pictures, ONE) is not None
    assert await drawn(pictures, OTHER) is not None
    assert await drawn(pictures, ONE) is not None
    assert painter.asked == 3


def test_keys_and_file_names_tell_nothing_of_what_is_drawn() -> None:
    first, second = Pictures(None, SECRET), Pictures(None, b"another")
    assert first.key(ONE) == first.key(ONE) != first.key(OTHER)
    assert first.key(ONE) != second.key(ONE), "made with a secret"
    view = with_drawing(page(["text"]), first.drawing(ONE))
    assert f"attachment://{PICTURE}" in str(view.to_components())
    assert first.key(ONE) not in str(view.to_components())


def test_two_messages_look_the_same_only_if_their_pictures_do() -> None:
    pictures, text = Pictures(None, SECRET), page(["text"])
    looks = {fingerprint(with_drawing(text, pictures.drawing(one))) for one in (ONE, OTHER)}
    assert len(looks | {fingerprint(text)}) == 3


@pytest.mark.slow
async def test_a_picture_is_drawn_in_a_worker_process() -> None:
    pool = ProcessPool(1, patience=120)
    try:
        draw = drawn_by(pool)
        assert draw is not None
        image = Image.open(BytesIO(await draw(ONE, lambda: True)))
        assert image.format == "PNG"
    finally:
        pool.close()


def test_without_pillow_there_is_nothing_to_draw_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "find_spec", lambda name: None)
    art.can_draw.cache_clear()
    assert drawn_by(ProcessPool(1)) is None
    monkeypatch.undo()
    art.can_draw.cache_clear()


def test_a_picture_stands_above_the_buttons_or_on_top_of_all() -> None:
    pictures = Pictures(None, b"")
    button = TableButton(ButtonId(1, "hand"), "My hand")
    for first, kinds in ((False, [10, 12, 1]), (True, [12, 10, 1])):
        view = page(["text"], [button], picture_first=first)
        [container] = with_drawing(view, pictures.drawing(ONE)).to_components()
        assert [part["type"] for part in container["components"]] == kinds


async def test_where_no_pictures_are_wanted_none_is_described(tmp_path: Path) -> None:
    def described() -> Picture:
        raise AssertionError

    async with tavern(tmp_path, 1) as t:
        of_server = ServerPictures(t.bot.services.tables, Pictures(None, b""))
        assert await of_server.drawing(t.guild.id, described) is None
