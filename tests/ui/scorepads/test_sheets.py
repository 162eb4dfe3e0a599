"""A scorepad of a game with real cards as a picture of a sheet: in its post, a new one each round."""

import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from simcord import ResponseMessage

from bot import art
from bot.model.scorepads import ScorepadLineRow
from bot.presenters.picture import Caption, Podium, Sheet
from bot.scorepads.events import NO_ROUND, Ends, Leaves, line_of_event
from bot.tables import guild_settings
from bot.tables.person import Person
from bot.texts.catalog import speaker
from bot.ui.scorepads.picture import score_picture
from tests.cogs.scorepad_tavern import begun, choose_round, confirmed, enter, fill, post_of
from tests.entries import PAPER_RULES
from tests.messages import text_of
from tests.tavern import tavern
from tests.ui.live.test_hand_pictures import Painter, files_of, pictures_on
from tests.ui.live.test_post_pictures import with_files
from tests.ui.scorepads.test_scorepads import scorepad


@pytest.mark.parametrize("game", PAPER_RULES)
def test_the_sheet_of_every_game_is_whole_with_the_most_players_and_the_longest_names(game: str) -> None:
    pad = scorepad(game, rounds=9 if game == "skullking" else 1)
    picture = score_picture(pad)
    assert picture is not None
    [sheet] = [block for block in picture.blocks if isinstance(block, Sheet)]
    seats = [column.seat for column in sheet.columns]
    totals = {
        (int(row), seat): int(cell.text.replace("−", "-"))
        for row, cells in sheet.rows
        for seat, cell in zip(seats, cells, strict=True)
    }
    assert totals == {(line.round, line.seat): line.total for line in pad.paper.scorepad()}
    assert len(sheet.columns) == len(pad.players)
    data = art.draw(picture)
    assert len(data) <= 60 * 1024
    assert Image.open(BytesIO(data)).width <= 1000


@pytest.mark.parametrize("game", PAPER_RULES)
def test_the_picture_of_a_game_that_is_over_says_who_won_and_what_it_was(game: str) -> None:
    pad = scorepad(game, rounds=10 if game == "skullking" else 1)
    if not pad.placings:
        ended = ScorepadLineRow(NO_ROUND, line_of_event(Ends(1)), 1, "Ann", 7)
        pad = replace(pad, written=(*pad.written, ended))
    picture = score_picture(pad)
    assert picture is not None
    end, sheet, *_, caption = picture.blocks
    assert (type(end), type(sheet)) == (Podium, Sheet)
    assert isinstance(caption, Caption)
    assert caption.text.endswith("January 1, 1970")
    assert len(art.draw(picture)) <= 100 * 1024


def test_who_has_left_with_the_most_points_wears_no_crown_and_decided_nothing() -> None:
    pad = scorepad("skullking")
    pad = replace(pad, players=pad.players[:3], row=replace(pad.row, options={"rounds": 3}))
    rounds = (
        "bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0 | bid 1 tricks 1 bonus 60",
        "bid 0 tricks 0 bonus 0 | bid 2 tricks 2 bonus 0",
        "bid 0 tricks 0 bonus 0 | bid 3 tricks 3 bonus 0",
    )
    written = [ScorepadLineRow(number, line, 1, "Ann", 5) for number, line in enumerate(rounds, start=1)]
    left = ScorepadLineRow(NO_ROUND, line_of_event(Leaves(2, 1)), 1, "Ann", 6)
    pad = replace(pad, written=(written[0], left, *written[1:]))
    picture = score_picture(pad)
    assert picture is not None
    end, sheet, *_ = picture.blocks
    assert isinstance(end, Podium)
    assert isinstance(sheet, Sheet)
    assert [column.seat for column in sheet.columns] == [1, 0, 2]
    assert sheet.leads == 1
    assert [(step.place, step.who.seat) for step in end.steps] == [(1, 1), (2, 0), (3, 2)]
    # 110, 60 and 80 points: seat 1 took the lead from seat 0 in round 2.
    assert end.decided == speaker("en")("picture-took-the-lead", round=2)


def test_before_the_first_round_there_is_no_sheet() -> None:
    assert score_picture(scorepad("skullking")) is None


async def test_a_post_has_one_sheet_a_round_and_sends_none_with_an_edit_of_text_alone(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, 2, draw=painter.draw) as t:
        anna = t.people[0]
        await begun(t, "hollander", guests="Zoe")
        assert pictures_on(await post_of(t)) == []
        await enter(t, anna, left="0 3 5", taken="- - -")
        [shown] = pictures_on(await post_of(t))
        assert "Zoe" in shown
        since, drawn = len(t.env.http_requests), len(painter.drawn)
        await confirmed(t)
        edits = [one for one in t.env.http_requests[since:] if one.path.startswith("/channels/")]
        assert edits
        assert with_files(edits) == []
        assert pictures_on(await post_of(t)) == [shown]
        assert len(painter.drawn) == drawn


async def test_a_round_that_is_corrected_is_drawn_anew_and_a_server_of_text_alone_has_none(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2, draw=Painter().draw) as t:
        anna = t.people[0]
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0")
        before = pictures_on(await post_of(t))
        await fill(t, anna, await choose_round(t, anna, 1), bid="0 1", tricks="0 1")
        after = pictures_on(await post_of(t))
        assert before != after != []
        await enter(t, anna, bid="1 1", tricks="1 1")
        assert rounds_told(await post_of(t)) == ["2"]
        off = guild_settings.change("pictures", False)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, off, Person(anna.id, "Anna"))
        await enter(t, anna, bid="2 1", tricks="2 1")
        assert pictures_on(await post_of(t)) == []
        assert rounds_told(await post_of(t)) == ["1", "2", "3"]


def rounds_told(post: ResponseMessage) -> list[str]:
    return [line.split()[0] for line in text_of(post).splitlines() if re.match(r"\d+ +\d+/\d", line)]


async def test_where_nothing_can_be_drawn_the_scorepad_goes_out_as_text(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, draw=Painter(full=True).draw) as t:
        await begun(t, "skullking")
        await enter(t, t.people[0], bid="1 0", tricks="1 0")
        assert pictures_on(await post_of(t)) == []
        assert files_of(await post_of(t)) == []
