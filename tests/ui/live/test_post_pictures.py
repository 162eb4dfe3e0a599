"""The picture in a table's post: the table now, or after its last whole trick."""

from pathlib import Path
from typing import Any

import pytest
from simcord import HttpLogEntry

from bot.model.tables import Pace
from bot.presenters.picture import Picture, Podium
from bot.presenters.skullking import pictures as skullking
from bot.tables import guild_settings
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.names import names_at
from tests.messages import text_of, walk
from tests.simulated.attachments import MOST_FILES
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.test_endings import endings
from tests.ui.live.test_hand_pictures import Painter, drawn_on, files_of, in_channel, pictures_on

TEXT, PICTURE = 10, 12
"""https://discord.com/developers/docs/components/reference, Text Display and Media Gallery."""


async def edits_of_post(t: Tavern, since: int = 0) -> list[HttpLogEntry]:
    path = f"/channels/{t.channel.id}/messages/{(await t.post()).id}"
    return [one for one in t.env.http_requests[since:] if (one.method, one.path) == ("PATCH", path)]


def with_files(requests: list[HttpLogEntry]) -> list[Any]:
    listed = [(request.json or {}).get("attachments", ()) for request in requests]
    return [files for files in listed if any(int(file["id"]) < MOST_FILES for file in files)]


async def scored(t: Tavern, rounds: int) -> None:
    await t.forward(until=lambda table: len(table.view(None).scorepad) == rounds * len(table.seats))


@pytest.mark.slow
async def test_a_post_shows_the_table_as_its_text_tells_it_after_each_move(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await t.start(rounds=2)
        for _ in range(5):
            [shown] = pictures_on(await t.post())
            table = await t.table()
            told = skullking.board_picture(table.view(None), names_at(table, speaker("en")), speaker("en"))
            assert shown == told.alt
            assert drawn_on(t, await t.post()) == [shown]
            await t.move(table, table.to_move()[0])


@pytest.mark.slow
async def test_the_picture_of_a_running_table_stands_above_what_the_post_says(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=2)
        kinds = [part["type"] for part in walk((await t.post()).components)]
        assert kinds.index(PICTURE) < kinds.index(TEXT)


@pytest.mark.slow
async def test_the_post_of_a_fast_table_shows_its_last_whole_trick_and_says_so(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        live = guild_settings.change("pace", Pace.LIVE)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, live, Person(t.people[0].id, "Anna"))
        await t.start(rounds=3)
        await t.forward(
            until=lambda table: (
                (view := table.view(None)).round == 2 and view.step == "play" and len(view.tricks) == 1
            )
        )
        [first] = pictures_on(await t.post())
        assert "After trick 1 of 2" in first
        begun = len(t.env.http_requests)
        table = await t.table()
        await t.move(table, table.to_move()[0])
        assert len((await t.table()).view(None).trick) == 1
        edits = await edits_of_post(t, begun)
        assert edits
        assert with_files(edits) == []
        assert pictures_on(await t.post()) == [first]


async def test_a_finished_game_shows_how_it_ended(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await t.start(rounds=1)
        await t.forward()
        assert isinstance(painter.drawn[-1].blocks[0], Podium)
        assert pictures_on(await t.post()) == [painter.drawn[-1].alt]


def end_picture(table: Table) -> Picture:
    told = table.entry.presenter.pictures
    assert told is not None  # Skull King has some
    return told.end_picture(table.view(None), names_at(table, ENGLISH), ENGLISH)


async def test_a_picture_of_the_end_is_not_said_again_beside_it(tmp_path: Path) -> None:
    painter = Painter(full=True)
    async with tavern(tmp_path, draw=painter.draw) as t:
        await t.start(rounds=1)
        await t.forward()
        place = ENGLISH("place-line", place=1, name="", score="").partition("*")[0]
        [told], table = endings(t), await t.table()
        [drawing] = [block for block in end_picture(table).blocks if isinstance(block, Podium)]
        for text in (text_of(await t.post()), told.content):
            assert place in text
            assert all(step.who.name in text and str(step.points) in text for step in drawing.steps)
            assert drawing.decided in text
    async with tavern(tmp_path / "drawn", draw=Painter().draw) as t:
        await t.start(rounds=1)
        await t.forward()
        [told] = endings(t)
        assert len(pictures_on(await t.post())) == len(files_of(told)) == 1
        for text in (text_of(await t.post()), told.content):
            assert "🏁" in text
            assert place not in text


@pytest.mark.slow
async def test_a_post_that_is_moved_keeps_its_picture(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=2)
        await scored(t, 1)
        before = await t.post()
        await t.slash(t.people[0], "show")
        after = await t.post()
        assert after.id != before.id
        assert pictures_on(after) == pictures_on(before) != []
        assert drawn_on(t, after) == pictures_on(after)


@pytest.mark.slow
async def test_a_server_of_text_alone_has_no_picture_in_posts_and_loses_the_one_there(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=2)
        await scored(t, 1)
        assert len(pictures_on(await t.post())) == 1
        off = guild_settings.change("pictures", False)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, off, Person(t.people[0].id, "Anna"))
        await t.forward(until=lambda table: table.view(None).step == "play")
        assert pictures_on(await t.post()) == []
        assert files_of(await t.post()) == []


@pytest.mark.slow
async def test_where_nothing_can_be_drawn_the_post_goes_out_as_text(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter(full=True).draw) as t:
        await t.start(rounds=1)
        await t.forward()
        assert pictures_on(await t.post()) == []
        assert files_of(await t.post()) == []


@pytest.mark.slow
async def test_after_a_restart_the_picture_stays_and_is_neither_drawn_nor_sent_again(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await in_channel(t)
        await t.start(rounds=2)
        await scored(t, 1)
        before, since = pictures_on(await t.post()), len(t.env.http_requests)
        drawn = [one.alt for one in painter.drawn].count(*before)
        await t.restart()
        assert drawn_on(t, await t.post()) == pictures_on(await t.post()) == before
        assert with_files(await edits_of_post(t, since)) == []
        assert [one.alt for one in painter.drawn].count(*before) == drawn == 1
