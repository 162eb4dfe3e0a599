"""Sharing a deal of the day: a picture without a card, a button to one's own hand, and no share is lost."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord import MemberActor, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.solo.verdict import MEASURE
from bot.tables import preferences
from bot.ui.pictures.pictures import drawn_here
from tests.messages import presses, text_of
from tests.simulated.private import forbid_outside_apps
from tests.simulated.watch import sent
from tests.tavern import ENGLISH, Person, Tavern, tavern
from tests.ui.server.moderators import ask, joined, manager, press
from tests.ui.solo.test_daily import CARD, daily, play

DAY = 24 * 60 * 60


async def share(t: Tavern, who: MemberActor, *, named: bool = True) -> ResponseMessage:
    """Plays and shares; the person's own page as it is then."""
    over = await play(t, who)
    await t.press(who, "solo_share" if named else "solo_share_unnamed", on=over)
    return own_page(t, who, over)


def own_page(t: Tavern, who: Person, over: ResponseMessage) -> ResponseMessage:
    return next(message for message in t.seen_by(who) if message.id == over.id)


async def named(t: Tavern, number: int) -> list[str]:
    """The people whom the server may read of for a deal."""
    return [row.name for row in await t.store.solo.named(t.guild.id, number, number, MEASURE)]


def offered(message: ResponseMessage) -> set[str]:
    return {one.action for one in presses(message)}


def deny(t: Tavern, who: int, **permissions: bool) -> None:
    denied = discord.Permissions(**permissions).value
    t.env.backend.set_overwrite(t.channel.id, Overwrite(who, OverwriteType.MEMBER, allow=0, deny=denied))


@contextmanager
def away_from_home(t: Tavern) -> Iterator[None]:
    """A server to which only the person has brought the bot: it knows nothing of it."""
    guilds = t.bot._connection._guilds
    elsewhere = guilds.pop(t.guild.id)
    yield
    guilds[t.guild.id] = elsewhere


def lines(name: str) -> str:
    return (
        rf"{name} · Deal of the day, January 1, 2026\n"
        r"bid \d, made \d, ([+−]\d+|0) [🟨⬛]{5,8}\n"
        r"\d+ of 12 computer pirates scored less(, \d+ the same)?"
    )


async def test_what_is_shared_names_the_person_the_day_the_score_and_a_tile_for_each_trick(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await share(t, anna)
        [post] = t.public()
        said = text_of(post).split("\n\n")[0]
        assert re.search(lines(r"\*\*Anna\*\*"), said), said
        tiles = said.count("🟨")
        assert f"made {tiles}," in said
        assert [message.id for message in t.seen_by(ben)] == [post.id]


async def test_the_picture_says_it_all_in_words_and_has_no_card_and_no_server(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, draw=drawn_here()) as t:
        before = len(sent(t.env))
        await share(t, t.people[0])
        await t.env.settle()
        [post] = t.public()
        public = [one.text for one in sent(t.env)[before:] if one.audience is None]
        [alt] = [text for text in public if "Tricks taken" in text or "None of" in text]
        for words in ("Anna", "January 1, 2026", "bid ", "computer pirates"):
            assert words in alt
        assert CARD.findall(" ".join(public)) == []
        assert "The Pirate Tavern" not in " ".join(public)
        assert text_of(post).startswith("**Anna** · Deal of the day, January 1, 2026")


async def test_the_button_opens_the_hand_of_whoever_presses_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await share(t, anna)
        [post] = t.public()
        answer = await t.press(ben, "daily", on=post)
        assert answer.private
        assert ENGLISH("solo-practise-first") in answer.text
        assert await t.store.solo.hand(ben.id, 1, ranked=True) is not None


async def test_without_the_name_nobody_reads_it_there_nor_in_the_morning(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await share(t, anna, named=False)
        [post] = t.public()
        assert "Anna" not in text_of(post)
        assert ENGLISH("share-nobody") in text_of(post)
        assert await named(t, 1) == []


async def test_who_was_always_named_is_named_no_more_after_sharing_without_the_name(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await always_named(t, anna)
        over = await play(t, anna)
        assert await named(t, 1) == ["Anna"]
        await t.press(anna, "solo_share_unnamed", on=over)
        assert await named(t, 1) == []
        person = await t.store.people.person(anna.id)
        assert person is not None
        assert not person.named


async def always_named(t: Tavern, who: MemberActor) -> None:
    """As somebody who chose so in a version before."""
    await daily(t, who)
    async with t.inside() as tables:
        await preferences.prefer(tables, who.id, "named", value=True)


async def test_a_person_shares_once_a_day_in_a_channel_and_then_reads_so_with_the_line(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await play(t, anna)
        before = (await daily(t, anna)).message
        over = await share(t, anna)
        shares = {"solo_share", "solo_share_unnamed"}
        assert offered(over).isdisjoint(shares)
        again = (await daily(t, anna)).message
        assert offered(again).isdisjoint(shares)
        assert "You have shared here today already." in text_of(over)
        assert "You have shared here today already." in text_of(again)
        assert "You have shared here today already." not in text_of(before)
        await t.press(anna, "solo_share", on=before)
        said = text_of(own_page(t, anna, before))
        assert ENGLISH("refusal-deal-shared") in said
        assert re.search(lines("Anna"), said)
        assert offered(own_page(t, anna, before)).isdisjoint(shares)
        assert len(t.public()) == 1
        other = t.guild.create_text_channel("other")
        elsewhere = t._answer(await anna.slash(other, "daily")).message
        assert shares <= offered(elsewhere)
        await anna.click(elsewhere, custom_id="t:0:solo_share::1·1")
        assert len(t.public(other)) == 1
        await t.wait(DAY)
        await share(t, anna)
        assert len(t.public()) == 2


async def test_two_devices_that_share_at_once_post_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        second = (await daily(t, anna)).message
        await t.press(anna, "solo_share", on=over)
        await t.press(anna, "solo_share", on=second)
        assert len(t.public()) == 1


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [
        (403, 50013, "refusal-deal-share-refused"),
        (400, 200000, "refusal-deal-share-filtered"),
        (404, 10003, "refusal-deal-share-refused"),
    ],
)
async def test_a_share_that_the_channel_refuses_is_said_in_words_and_there_again(
    tmp_path: Path, status: int, code: int, key: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        t.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=2)
        await t.press(anna, "solo_share", on=over)
        page = own_page(t, anna, over)
        assert ENGLISH(key) in text_of(page)
        assert re.search(lines("Anna"), text_of(page))
        assert {"solo_share", "solo_share_unnamed"} <= offered(page)
        *_, rows, said = page.components[0]["components"]
        assert rows["type"] == discord.ComponentType.action_row.value
        assert ENGLISH(key) in said["content"]
        assert t.public() == []
        assert await named(t, 1) == []
        t.env.backend.faults.clear()
        await t.press(anna, "solo_share", on=page)
        assert len(t.public()) == 1


async def test_while_discord_fails_the_share_waits_for_another_press(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        t.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=None)
        await t.press(anna, "solo_share", on=over)
        page = own_page(t, anna, over)
        assert ENGLISH("refusal-deal-share-later") in text_of(page)
        t.env.backend.faults.clear()
        await t.press(anna, "solo_share", on=page)
        assert len(t.public()) == 1


async def test_who_may_not_write_in_a_channel_does_not_write_there_by_the_bot(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        deny(t, anna.id, send_messages=True)
        await t.press(anna, "solo_share", on=over)
        page = own_page(t, anna, over)
        assert ENGLISH("refusal-deal-share-not-yours") in text_of(page)
        assert "solo_share" in offered(page)
        assert t.public() == []


@pytest.mark.parametrize("lacks", ["send_messages", "attach_files"])
async def test_where_the_bot_may_not_write_or_send_files_the_answer_of_the_app_is_the_share(
    tmp_path: Path, lacks: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        before = (await daily(t, anna)).message
        deny(t, t.env.backend.bot_user.id, **{lacks: True})
        await t.press(anna, "solo_share", on=over)
        [post] = t.public()
        assert "Anna" in text_of(post)
        assert offered(post) == {"daily"}, "it could not post in the morning, so it does not ask"
        assert "solo_share" not in offered((await daily(t, anna)).message)
        await t.press(anna, "solo_share", on=before)
        assert ENGLISH("refusal-deal-shared") in text_of(own_page(t, anna, before))


async def test_in_a_server_without_the_bot_the_answer_has_the_button_and_nothing_is_kept_of_the_chat(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with away_from_home(t):
            await share(t, anna)
        [post] = t.public()
        assert offered(post) == {"daily"}
        assert re.search(lines(r"\*\*Anna\*\*"), text_of(post))
        assert await t.store.solo.days_of_server(t.guild.id) == set()
        assert await t.store.solo.share(1) is None
        assert await t.store.notes.note(f"welcomed {t.guild.id}") is None


async def test_an_answer_that_came_back_to_its_person_alone_is_said_to_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        with away_from_home(t):
            forbid_outside_apps(monkeypatch)
            await t.press(anna, "solo_share", on=over)
        page = own_page(t, anna, over)
        assert ENGLISH("refusal-deal-share-hidden") in text_of(page)
        assert "solo_share" in offered(page)
        assert re.search(lines("Anna"), text_of(page))
        assert t.public() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 200000), (503, 0)])
async def test_an_answer_that_is_refused_elsewhere_loses_nothing(
    tmp_path: Path, status: int, code: int
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        with away_from_home(t):
            t.env.inject_error("POST", "/webhooks/*", status=status, code=code, times=None)
            await t.press(anna, "solo_share", on=over)
        assert "solo_share" in offered(own_page(t, anna, over))
        assert re.search(lines("Anna"), text_of(own_page(t, anna, over)))


@pytest.mark.parametrize("lacks", ["add_reactions", "attach_files"])
async def test_a_deleted_persons_shares_are_taken_off_discord(tmp_path: Path, lacks: str) -> None:
    """Those that were answers of the app, since the bot may send no files there, too."""
    async with tavern(tmp_path, 2) as t:
        deny(t, t.env.backend.bot_user.id, **{lacks: True})
        await share(t, t.people[0])
        await share(t, t.people[1])
        await t.people[0].slash(t.channel, "tavern privacy")
        await t.press(t.people[0], "delete_data")
        await t.press(t.people[0], "yes_delete_data")
        assert ["Ben" in text_of(post) for post in t.public()] == [True]


def captain(t: Tavern) -> MemberActor:
    """Somebody who may manage channels."""
    role = t.guild.create_role("Captain", permissions=discord.Permissions(manage_channels=True))
    return joined(t, "Gina", role)


async def test_the_first_share_of_a_day_asks_for_the_mornings_until_one_has_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        gina = captain(t)
        for person in t.people:
            await share(t, person)
        first, second = t.public()
        assert {"mornings_here", "mornings_no"} <= offered(first)
        assert offered(second) == {"daily"}
        refused = await t.press(t.people[0], "mornings_here", on=first)
        assert (refused.private, refused.text) == (True, ENGLISH("refusal-mornings-not-yours"))
        assert (await t.press(gina, "mornings_here", on=first)).private
        row = await t.store.guilds.guild(t.guild.id)
        assert (row.mornings, row.daily_channel) == (True, t.channel.id)
        assert [offered(post) for post in t.public()] == [{"daily"}, {"daily"}]
        await t.wait(DAY)
        await share(t, t.people[0])
        assert offered(t.public()[-1]) == {"daily"}


async def test_no_is_kept_for_its_channel_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, [anna] = captain(t), t.people
        await share(t, anna)
        [first] = t.public()
        number = share_number(first)
        await t.press(gina, "mornings_no", on=first)
        assert offered(t.public()[0]) == {"daily"}
        answered = await t.press_forged(gina, first, f"t:0:mornings_here::{number}")
        assert ENGLISH("refusal-mornings-answered") in answered.text
        row = await t.store.guilds.guild(t.guild.id)
        assert (row.mornings, row.daily_channel) == (True, None)
        await t.wait(DAY)
        await share(t, anna)
        assert offered(t.public()[-1]) == {"daily"}
        other = t.guild.create_text_channel("other")
        over = t._answer(await anna.slash(other, "daily")).message
        await anna.click(over, custom_id="t:0:solo_share::2·1")
        assert {"mornings_here", "mornings_no"} <= offered(t.public(other)[-1])


async def test_a_server_that_had_said_no_is_asked_again_by_its_switch(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        mo = manager(t, "Mo")
        await t.store.guilds.change(t.guild.id, lambda guild: replace(guild, mornings=False))
        await share(t, t.people[0])
        assert offered(t.public()[-1]) == {"daily"}
        panel = await ask(t, mo, "server-settings")
        assert ENGLISH("settings-mornings-off") in panel.text
        await press(t, mo, panel, "settle mornings on")
        await share(t, t.people[1])
        assert "mornings_here" not in offered(t.public()[-1]), "the first of the day was Anna's"
        await t.wait(DAY)
        await share(t, t.people[1])
        assert "mornings_here" in offered(t.public()[-1])


def share_number(post: ResponseMessage) -> str:
    return next(one.argument for one in presses(post) if one.action == "mornings_here")


async def test_the_switch_of_the_server_ends_the_posts(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina, mo = captain(t), manager(t, "Mo")
        await share(t, t.people[0])
        await t.press(gina, "mornings_here", on=t.public()[0])
        await press(t, mo, await ask(t, mo, "server-settings"), "settle mornings off")
        assert await t.store.solo.servers_to_tell() == []


async def test_the_question_of_another_channel_is_not_answered_here(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        gina = captain(t)
        await share(t, t.people[0])
        [post] = t.public()
        other = t.guild.create_text_channel("other")
        there = t._answer(await gina.slash(other, "tavern my-tables")).message
        answer = await replace(t, channel=other).press_forged(
            gina, there, f"t:0:mornings_here::{share_number(post)}"
        )
        assert ENGLISH("refusal-mornings-answered") in answer.text
        assert (await t.store.guilds.guild(t.guild.id)).daily_channel is None


@pytest.mark.parametrize(
    "custom_id",
    [
        "t:0:solo_share_unnamed::77·1",
        "t:0:solo_share_unnamed::",
        "t:0:solo_share::v9.2·1",
        "t:0:mornings_here::",
        "t:0:mornings_no::99999999999",
        "t:0:settle::daily_channel",
        "t:0:named::on",
    ],
)
async def test_a_forged_or_old_button_is_answered_in_words_and_changes_nothing(
    tmp_path: Path, custom_id: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = captain(t)
        hand = (await daily(t, gina)).message
        answer = await t.press_forged(gina, hand, custom_id)
        assert answer.text
        assert "bug" not in answer.text
        assert t.public() == []
