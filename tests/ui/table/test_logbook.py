"""Looking back on one's own moves, as people meet it: good moments first, for their own eyes alone."""

from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from discord import ui

from bot.ai.contract import Reason, ReasonCode, ReasonOfCard, ReasonOfPile, ReasonOfSailing, ReasonOfTreasure
from bot.ai.logbook import Decision, Logbook, Moment
from bot.presenters.picture import Cards, Seats, Title
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.table.logbook import logbook_page, moment_picture, shared_text
from tests.games.random_play import random_playing
from tests.messages import presses, text_of, text_of_view
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.screens import components, tables
from tests.ui.live.test_hand_pictures import Painter, drawn_on
from tests.ui.table.test_advice import Here, compute


@cache
def playing() -> Table:
    """A table of Skull King where somebody has a card to play."""
    found = tables(random_playing("skullking", 4, 0))
    return next(table for table in found if table.view(table.to_move()[0]).step == "play")


NO_REASON = Reason()


def moment(points: float, move: str, *others: str, reason: Reason = NO_REASON, step: int = 3) -> Moment:
    return Moment(Decision(playing().view(playing().to_move()[0]), move, step), others, points, reason)


def book(**changes: Any) -> Logbook:
    whole = Logbook(
        best=moment(12.4, "play K11", "play Y9", step=17),
        hardest=moment(21.0, "play E1", "play K11", "play Y9", "play P1", step=29),
        lesson=moment(23.8, "play P1", "play K11", reason=Reason("takes_keeps"), step=41),
        given_away=1.26,
        usual=2.04,
    )
    return whole._replace(**changes)


def shown(of: Logbook, kind: Any = "best", language: str = "en") -> str:
    return text_of_view(logbook_page(playing(), of, kind, speaker(language)))


def test_what_went_well_comes_first_then_the_points_given_away_then_one_thing_to_learn() -> None:
    text = shown(book())
    at = [
        text.index(part)
        for part in (
            "Your best choice",
            "12 points more than",
            "Your hardest right choice",
            "each of the 3 other choices would have cost at least 21 points",
            "about 1.3 points a decision; the bosun would have given away 2.0",
            "One thing to learn",
            "cost about 24 points",
            "would probably have won the trick as well, and kept",
        )
    ]
    assert at == sorted(at)


def test_cards_are_told_by_their_names() -> None:
    text = shown(book(best=None, hardest=None), "lesson")
    assert "Pirate" in text
    assert "11" in text
    assert "K11" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    bids = ("likelier", "pays", "bid_likelier", "bid_pays")
    with_chances = (*bids, "keeps", *get_args(ReasonOfPile), "unbeaten", "sunk")
    others = (*get_args(ReasonOfCard), *get_args(ReasonOfTreasure), *get_args(ReasonOfSailing))
    codes = list(dict.fromkeys(("", *with_chances, *others)))
    assert set(codes) == {code for each in get_args(ReasonCode) for code in get_args(each) or (each,)}
    told = set()
    for code in codes:
        text = shown(
            book(lesson=moment(24, "play P1", "play K11", reason=Reason(code, 0.62, 0.41))),
            "lesson",
            language,
        )
        assert ("62" in text and "41" in text) == (code in with_chances), text
        told.add(text)
    assert len(told) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_sure_that_is_said(language: str) -> None:
    say = speaker(language)
    text = shown(Logbook(None, None, None, 0.0, 0.0), None, language)
    assert say("look-back-nothing") in text
    assert say("look-back-none-given") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_point_is_where_none_are_counted_is_said(language: str) -> None:
    say = speaker(language)
    hollander = next(tables(random_playing("hollander", 4, 0)))
    nothing = Logbook(None, None, None, 1.0, 2.0)
    how, about_points = say("advice-how"), say("look-back-how", game="hollander")
    assert about_points.startswith(how)
    assert about_points != how
    assert about_points in text_of_view(logbook_page(hollander, nothing, None, say))
    assert text_of_view(logbook_page(playing(), nothing, None, say)).endswith(how)


def test_each_moment_has_its_picture_and_leads_into_the_replay() -> None:
    table, steps = playing(), {"best": "17", "hardest": "29", "lesson": "41"}
    for kind, step in steps.items():
        moments, roads = rows_of(logbook_page(table, book(), kind, ENGLISH))  # type: ignore[arg-type]
        assert [one["custom_id"] for one in moments] == [f"t:{table.id}:look_back::{one}" for one in steps]
        assert [one["style"] for one in moments] == [1 if one == kind else 2 for one in steps]
        to_share = [f"t:{table.id}:share_moment::{kind}"] if kind != "lesson" else []
        assert [one["custom_id"] for one in roads] == [f"t:{table.id}:show_step::{step}", *to_share]


def test_a_moment_alone_has_no_button_to_itself() -> None:
    [roads] = rows_of(logbook_page(playing(), book(best=None, hardest=None), "lesson", ENGLISH))
    assert [one["custom_id"] for one in roads] == [f"t:{playing().id}:show_step::41"]


def test_the_picture_of_a_moment_shows_what_its_seat_saw() -> None:
    best = book().best
    assert best is not None
    picture = moment_picture(playing(), best, ENGLISH)
    assert picture is not None
    view = best.decision.view
    [title] = [block for block in picture.blocks if isinstance(block, Title)]
    assert title.text == ENGLISH("skullking-moment-trick", round=view.round, trick=1)
    *_, held = [block for block in picture.blocks if isinstance(block, Cards)]
    assert len(held.cards) == len(view.hand)
    assert [line.is_viewer for line in next(b for b in picture.blocks if isinstance(b, Seats)).lines] == [
        seat == view.seat for seat in range(view.players)
    ]


def test_a_shared_moment_says_whose_it_is_and_nothing_of_mistakes() -> None:
    best = book().best
    assert best is not None
    text = shared_text(playing(), 0, "best", best, ENGLISH)
    assert "12 points more" in text
    assert "given away" not in text


def rows_of(view: ui.LayoutView) -> list[list[dict[str, Any]]]:
    """The components of each row."""
    [container] = components(view)
    return [part["components"] for part in container["components"] if part["type"] == 1]


async def finished(t: Tavern) -> Table:
    """A game of Anna and Ben that is over, and on which Ben has a logbook with all three moments."""
    compute(t, Here())
    anna, ben = t.people[:2]
    await t.slash(anna, "start", players=2, rounds=2)
    await t.press(ben, "join")
    await t.press(anna, "deal")
    early = await t.press_forged(anna, await t.post(), f"t:{(await t.table()).id}:look_back::")
    assert early.text == ENGLISH("refusal-no-look-back")
    await t.forward()
    table = await t.table()
    own = [(at, step) for at, step in enumerate(table.dealt.steps()) if step.played.seat == 1]
    first, second, third = (
        Moment(Decision(table.game.view(step.before, 1), step.played.move, at), ["bid 0"], 9.0)
        for at, step in [own[0], own[0], own[2]]
    )
    t.bot.services.advice._logbooks[table.id, ben.id] = Logbook(first, second, third, 1.0, 2.0)
    return table


async def test_who_has_played_looks_back_for_themselves_and_nobody_else_may(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        table = await finished(t)
        _, ben, carla = t.people
        told = await t.press(ben, "look_back", on=await t.post())
        assert told.private
        assert ENGLISH("look-back-title", game="Skull King") in told.text
        assert "Your best choice" in told.text
        other = await t.press(carla, "look_back", on=await t.post())
        assert (other.private, other.text) == (True, ENGLISH("refusal-not-your-table", free=0))
        for forged in (f"t:{table.id}:share_moment::best", f"t:{table.id}:look_back::best"):
            answer = await t.press_forged(carla, await t.post(), forged)
            assert answer.private
            assert "Your best choice" not in answer.text


async def test_a_look_back_is_worked_out_as_it_is_asked_for(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await finished(t)
        t.bot.services.advice._logbooks.clear()
        told = await t.press(t.people[1], "look_back", on=await t.post())
        assert ENGLISH("look-back-title", game="Skull King") in told.text
        assert (table.id, t.people[1].id) in t.bot.services.advice._logbooks


async def test_another_moment_takes_the_place_of_the_first_and_leads_to_its_step(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await finished(t)
        ben = t.people[1]
        told = await t.press(ben, "look_back", on=await t.post())
        lesson = await t.press(ben, "look_back", on=told.message, argument="lesson")
        assert lesson.message.id == told.message.id
        step = await t.press(ben, "show_step", on=lesson.message)
        assert step.private
        assert ENGLISH("replay-hands") in step.text


async def test_a_good_moment_is_shared_with_its_picture_by_whose_it_is(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await finished(t)
        ben, there = t.people[1], t.guild.create_text_channel("news")
        told = await t.press(ben, "look_back", on=await t.post())
        asked = await t.press(ben, "share_moment", on=told.message)
        message, custom_id = t.find(ben, "share_moment_in", on=asked.message)
        answer = t._answer(await ben.select(message, [there], custom_id=custom_id))
        assert text_of(answer.message) == ENGLISH("done-shared", channel=f"<#{there.id}>")
        [shared] = t.public(there)
        assert shared.content.startswith("🌟 **Ben** · Skull King · ")
        assert "<@" not in shared.content
        [drawn] = drawn_on(t, shared)
        assert drawn.startswith(ENGLISH("skullking-moment-bid", round=1))


async def test_a_mistake_is_never_shared(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await finished(t)
        ben = t.people[1]
        told = await t.press(ben, "look_back", on=await t.post())
        lesson = await t.press(ben, "look_back", on=told.message, argument="lesson")
        assert "share_moment" not in [press.action for press in presses(lesson.message)]
        async with t.unchanged():
            answer = await t.press_forged(ben, await t.post(), f"t:{table.id}:share_moment::lesson")
        assert answer.private
