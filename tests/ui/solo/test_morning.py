"""The morning after: a server that wants it reads who played, the best of the day and its days in a row."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.solo.hands import Solo
from bot.solo.morning import Morning, deal_to_tell, morning_of, next_morning, of_week
from bot.tables import scheduler
from bot.ui.pictures.pictures import drawn_here
from tests.messages import presses, text_of
from tests.simulated.watch import sent
from tests.tavern import Tavern, tavern
from tests.ui.solo.test_daily import CARD, play
from tests.ui.solo.test_sharing import always_named

HOUR, DAY = 60 * 60, 24 * 60 * 60
NEW_YEAR = 1_767_225_600
"""2026-01-01, 00:00 UTC, when the tests' Discord begins: the day of deal 1."""


async def wanted(t: Tavern) -> None:
    """The server wants the post, in the tavern's own channel."""
    await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, daily_channel=t.channel.id))


def posts(t: Tavern) -> list[ResponseMessage]:
    return [message for message in t.public() if "🌅" in text_of(message)]


async def shared(t: Tavern, *people: int) -> None:
    for at in people:
        await t.press(t.people[at], "solo_share", on=await play(t, t.people[at]))


async def test_in_the_morning_the_server_reads_who_shared_there_and_nobody_else(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await wanted(t)
        await shared(t, 0, 1)
        await play(t, t.people[2])
        assert posts(t) == []
        await t.wait(DAY + 6 * HOUR)
        [post] = posts(t)
        said = text_of(post)
        assert "Deal of the day, January 1, 2026" in said
        figures = [int(figure) for figure in re.findall(r"played: \*\*(\d+)\*\* of 100", said)]
        assert len(figures) == 2
        assert figures == sorted(figures, reverse=True), "the best first"
        assert "Anna" in said
        assert "Ben" in said
        assert "Carla" not in said
        assert "week" not in said, "after one day it would say the same again"
        assert "in a row" not in said, "one day is no row"
        assert "<@" not in said
        assert [one.action for one in presses(post)] == ["daily"]
        await t.wait(HOUR)
        assert len(posts(t)) == 1, "once"


async def test_who_allowed_it_before_is_named_without_sharing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await wanted(t)
        [anna] = t.people
        await always_named(t, anna)
        await play(t, anna)
        await t.wait(DAY + 6 * HOUR)
        assert "Anna" in text_of(posts(t)[0])


async def test_the_week_goes_from_monday_to_sunday_and_ends_with_its_winner(tmp_path: Path) -> None:
    """The tests' first day is a Thursday, so the fourth is a Sunday."""
    async with tavern(tmp_path, 2) as t:
        await wanted(t)
        await shared(t, 0)
        await t.wait(DAY)
        await shared(t, 0, 1)
        await t.wait(DAY + 6 * HOUR)
        friday = text_of(posts(t)[-1])
        assert "**This week**" in friday
        assert re.search(r"\d\. Anna · \d+ \(2 days\)", friday)
        assert re.search(r"\d\. Ben · \d+ \(1 day\)", friday)
        await t.wait(DAY)
        await shared(t, 1)
        await t.wait(DAY)
        sunday = text_of(posts(t)[-1])
        assert re.search(r"\*\*Last week:\*\* (Anna|Ben|Anna and Ben) with \d+", sunday)
        await shared(t, 1)
        await t.wait(DAY)
        monday = text_of(posts(t)[-1])
        assert "Ben" in monday
        assert "week" not in monday


async def test_a_hand_from_before_the_figures_counts_in_the_week(tmp_path: Path) -> None:
    """As hands were stored before they were judged."""
    async with tavern(tmp_path, 1) as t:
        await wanted(t)
        await shared(t, 0)
        await t.wait(DAY + 6 * HOUR)
        await shared(t, 0)
        async with t.inside() as tables:
            unjudged = (
                "UPDATE solo_hands SET measure = NULL, figure = NULL, bid_cost = NULL, captains_bid = NULL"
            )
            await tables.store.solo._database.run((f"{unjudged} WHERE number = 1", ()))
        await t.wait(DAY)
        assert re.search(r"1\. Anna · \d+ \(2 days\)", text_of(posts(t)[-1]))


async def test_the_morning_shows_the_field_with_the_servers_people(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, draw=drawn_here()) as t:
        await wanted(t)
        await shared(t, 0, 1)
        before = len(sent(t.env))
        await t.wait(DAY + 6 * HOUR)
        [post] = posts(t)
        assert "Anna" in text_of(post)
        found = [one.text for one in sent(t.env)[before:] if "12 computer pirates" in one.text]
        assert found
        assert all("The suns show those from here" in text for text in found)


def test_the_best_five_days_of_a_week_count_and_equal_sums_share_a_rank() -> None:
    names = {1: "Anna", 2: "Ben", 3: "Carla", 4: "Diego"}
    figures = [
        *((1, figure) for figure in (90, 10, 80, 70, 60, 50)),
        (2, 100),
        (3, 100),
        (3, None),
        (4, None),
    ]
    assert [tuple(one) for one in of_week(names, figures)] == [
        (1, "Anna", 350, 6),
        (2, "Ben", 100, 1),
        (2, "Carla", 100, 1),
    ]


async def test_a_morning_on_which_nobody_may_be_named_has_no_post(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await wanted(t)
        await play(t, t.people[0])
        await t.wait(DAY + 6 * HOUR)
        assert posts(t) == []


async def test_a_server_that_does_not_want_it_gets_none(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await shared(t, 0)
        await t.wait(DAY + 6 * HOUR)
        assert posts(t) == []


async def test_a_bot_that_was_off_in_the_morning_posts_when_it_is_back_and_not_twice(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await wanted(t)
        await shared(t, 0)
        await t.wait(DAY + 6 * HOUR)
        await t.restart()
        await t.env.settle()
        assert len(posts(t)) == 1


async def test_a_server_whose_morning_can_not_be_made_keeps_no_other_from_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "PAUSES", (HOUR,))
    async with tavern(tmp_path, 1) as t:
        await wanted(t)
        await t.store.guilds.change(1, lambda guild: replace(guild, daily_channel=5))

        async def made(solo: Solo, guild_id: int, number: int) -> Morning | None:
            if guild_id == 1:
                raise ValueError("a bug")
            return await morning_of(solo, guild_id, number)

        monkeypatch.setattr("bot.ui.solo.morning.morning_of", made)
        t.overheard.expect("what is due could not be done")
        await shared(t, 0)
        await t.wait(DAY + 6 * HOUR)
        assert len(posts(t)) == 1
        await t.wait(3 * HOUR)
        assert len(t.overheard.lines()) == 2, "once a morning"


async def test_a_deleted_persons_name_is_taken_off_discord(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await wanted(t)
        await shared(t, 0)
        await t.wait(DAY + 6 * HOUR)
        assert len(posts(t)) == 1
        await t.people[0].slash(t.channel, "tavern privacy")
        await t.press(t.people[0], "delete_data")
        await t.press(t.people[0], "yes_delete_data")
        assert posts(t) == []


async def test_no_public_byte_of_the_morning_holds_a_card(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await wanted(t)
        before = len(sent(t.env))
        await shared(t, 0, 1)
        await t.wait(DAY + 6 * HOUR)
        public = [one.text for one in sent(t.env)[before:] if one.audience is None]
        assert any("🌅" in text for text in public)
        assert [card for text in public for card in CARD.findall(text)] == []


def test_a_morning_is_at_six_utc_and_tells_of_the_day_before() -> None:
    assert next_morning(NEW_YEAR) == NEW_YEAR + 6 * HOUR
    assert next_morning(NEW_YEAR + 6 * HOUR) == NEW_YEAR + DAY + 6 * HOUR
    assert deal_to_tell(NEW_YEAR + DAY + 6 * HOUR - 1) == 0
    assert deal_to_tell(NEW_YEAR + DAY + 6 * HOUR) == 1
    assert deal_to_tell(NEW_YEAR + 2 * DAY) == 1
