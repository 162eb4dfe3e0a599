"""`/tavern my-tables`: all tables of a person in every server, first those where it is their turn."""

from dataclasses import replace
from pathlib import Path

import pytest
from simcord import ChannelHandle, GuildHandle, MemberActor

from bot.model.tables import Pace, Status
from bot.tables import seats
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.services import link_to
from bot.ui.kit.text import until
from tests.messages import presses, text_of
from tests.simulated.locale import speaking
from tests.taps import manage
from tests.tavern import ENGLISH, Answer, Tavern, tavern


async def mine(t: Tavern, who: MemberActor) -> Answer:
    return t._answer(await who.slash(t.channel, "tavern my-tables"))


async def line(t: Tavern, table: Table, what: str, due_at: int | None = None, server: str = "") -> str:
    return ENGLISH(
        "mine-line",
        game=ENGLISH("game-skullking"),
        link=await link_to(t.bot.services.tables, table),
        place=f" · <#{table.row.channel_id}> · {server or 'The Pirate Tavern'}",
        what=what,
        until=until(due_at, ENGLISH),
    )


async def opened(
    t: Tavern, where: ChannelHandle, *people: MemberActor, deal: bool = True, pace: Pace = Pace.DAILY
) -> Table:
    """A table in another channel, at which these people have sat down, and have been dealt cards."""
    host, *others = people
    await host.slash(where, "skullking start", players=2, rounds=1, pace=pace.value)
    for other in others:
        await other.slash(where, "table join")
    table_id = await t.store.tables.live_table_in(where.id)
    assert table_id is not None
    if deal:
        await host.click(t.public(where)[-1], custom_id=f"t:{table_id}:deal::")
    await t.env.settle()
    return await t.bot.services.tables.load(table_id)


def second_server(t: Tavern, *people: MemberActor) -> tuple[GuildHandle, list[MemberActor]]:
    guild = t.env.create_guild("The *Other* Tavern")
    return guild, [guild.add_member(person.user) for person in people]


async def test_who_sits_nowhere_is_told_so_kindly_and_in_private(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(t.people[0], locale):
                answer = await mine(t, t.people[0])
            assert (answer.private, answer.text) == (True, speaker(language)("mine-none"))


async def test_tables_of_every_server_are_listed_first_those_where_it_is_ones_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        guild, [there_anna, there_ben] = second_server(t, anna, ben)
        one = guild.create_text_channel("one")
        waiting = await opened(t, one, there_anna, there_ben)
        turn = await opened(t, t.guild.create_text_channel("two"), anna, ben)
        lobby = await opened(t, guild.create_text_channel("three"), there_anna, deal=False)
        await opened(t, guild.create_text_channel("four"), there_ben, deal=False)
        await there_anna.slash(one, "skullking bid", tricks=0)
        await t.env.settle()
        waiting, turn = [await t.bot.services.tables.load(table.id) for table in (waiting, turn)]
        answer = await mine(t, anna)
        assert answer.private
        other = r"The \*Other\* Tavern"
        assert answer.text.split("\n") == [
            f"**{ENGLISH('mine-turn')}**",
            "1. " + await line(t, turn, ENGLISH("mine-you"), due(turn, 0)),
            f"**{ENGLISH('mine-waiting')}**",
            "- " + await line(t, waiting, ENGLISH("mine-others", names="Ben"), due(waiting, 1), other),
            f"**{ENGLISH('mine-open')}**",
            "- " + await line(t, lobby, f"{ENGLISH('lobby-seats', taken=1, places=2)}.", None, other),
        ]
        written = t._answer(await anna.user.slash("tavern my-tables"))
        assert written.text == answer.text
        for shown in (answer.message, written.message):
            assert shown is not None
            assert [one.table for one in presses(shown) if one.action == "go_on"] == [turn.id]


def due(table: Table, seat: int) -> int:
    clock = table.seats[seat].clock
    assert clock is not None
    assert clock.due_at is not None
    return clock.due_at


@pytest.mark.slow
async def test_the_soonest_deadline_comes_first_and_no_deadline_last(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        tables = {
            pace: await opened(t, t.guild.create_text_channel(pace.value), anna, ben, pace=pace)
            for pace in (Pace.NONE, Pace.RELAXED, Pace.LIVE, Pace.DAILY)
        }
        answer = await mine(t, anna)
        soonest = [tables[pace] for pace in (Pace.LIVE, Pace.DAILY, Pace.RELAXED, Pace.NONE)]
        links = [await link_to(t.bot.services.tables, table) for table in soonest]
        places = [answer.text.index(f"({link})") for link in links]
        assert places == sorted(places)
        assert answer.text.count(ENGLISH("mine-you")) == 4


@pytest.mark.slow
async def test_paused_frozen_and_absent_are_told(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        one = t.guild.create_text_channel("one")
        paused = await opened(t, one, anna, ben)
        away = await opened(t, t.guild.create_text_channel("two"), anna, ben)
        frozen = await opened(t, t.guild.create_text_channel("three"), anna, ben)
        await manage(replace(t, channel=one), anna, "Pause")
        await seats.hand_over(t.bot.services.tables, away.id, 0, anna.id)
        await t.store.tables.change(frozen.id, status=Status.FROZEN)
        answer = await mine(t, anna)
        paused = await t.bot.services.tables.load(paused.id)
        assert f"⏸ paused <t:{paused.row.paused_at}:R>" in answer.text
        assert ENGLISH("mine-absent") in answer.text
        assert await line(t, frozen, ENGLISH("mine-frozen")) in answer.text
        assert f"**{ENGLISH('mine-turn')}**" not in answer.text


@pytest.mark.slow
async def test_tables_that_a_page_has_no_room_for_are_a_page_on_each_with_its_button(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        many = [
            (await opened(t, t.guild.create_text_channel(f"c{number}"), *t.people)).id for number in range(23)
        ]
        shown, seen = (await mine(t, t.people[0])).message, []
        for page in range(1, 4):
            assert shown is not None
            assert f"{page}" in text_of(shown).splitlines()[-1]
            buttons = [one.table for one in presses(shown) if one.action == "go_on"]
            assert text_of(shown).count("discord.com/channels") == len(buttons) <= 10
            seen += buttons
            if page < 3:
                await t.press(t.people[0], "my_tables", f"{page} ▶", on=shown)
                shown = next(one for one in t.seen_by(t.people[0]) if one.id == shown.id)
        assert sorted(seen) == sorted(many)


async def test_own_tables_and_preferences_are_a_tap_away_in_every_hand_and_in_more(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(rounds=1)
        hand = await t.slash(anna, "hand")
        more = await t.press(anna, "more", on=await t.post())
        [letter] = t.seen_by(ben.user)
        for who, on in ((anna, hand.message), (anna, more.message), (ben.user, letter)):
            tables = await t.press(who, "my_tables", on=on)
            assert tables.private
            assert ENGLISH("mine-turn") in tables.text
            preferences = await t.press(who, "my_preferences", on=on)
            assert preferences.private
            assert ENGLISH("preferences-title") in preferences.text
        assert (await t.table()).row == table.row
