"""A host that draws for two seconds: each screen is answered with text, and its picture follows."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.presenters.picture import Picture
from tests.tavern import Tavern, tavern
from tests.ui.live.test_hand_pictures import in_channel, pictures_on
from tests.ui.solo.test_daily import daily, offered

SLOWLY = 2.0


async def draw(picture: Picture, wanted: Callable[[], bool]) -> bytes:
    await asyncio.sleep(SLOWLY)
    return picture.alt.encode()


async def shown(t: Tavern, message: ResponseMessage) -> list[str]:
    await t.env.settle()
    return pictures_on(message)


@pytest.mark.slow
async def test_an_open_hand_the_scores_and_the_post_get_their_pictures(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=draw) as t:
        await in_channel(t)
        await t.start(rounds=2)
        assert len(await shown(t, (await t.slash(t.people[0], "hand")).message)) == 1
        await t.forward()
        assert len(await shown(t, (await t.slash(t.people[0], "scores")).message)) == 1
        assert len(await shown(t, await t.post())) == 1


@pytest.mark.slow
async def test_the_deal_of_the_day_gets_its_picture_opened_and_pressed(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1, draw=draw) as t:
        [anna] = t.people
        message = (await daily(t, anna)).message
        [opened] = await shown(t, message)
        since = len(t.env.http_requests)
        await t.press(anna, "solo_move", f"1·1 r {offered(message)[0]}", on=message)
        [played] = await shown(t, message)
        assert played != opened
        assert "/callback" in t.env.http_requests[since].path, "answered before its picture is drawn"


@pytest.mark.slow
async def test_a_hand_in_a_direct_message_gets_its_picture(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=draw) as t:
        await t.start(rounds=1)
        for person in t.people:
            [letter] = t.seen_by(person.user)
            assert len(await shown(t, letter)) == 1
