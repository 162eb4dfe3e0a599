"""What happens while a table whose channel is gone is brought to another one: no post there lies."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

from bot.model.tables import Status
from bot.tables import moves
from bot.tables.lobby import Invitation, Place, open_table
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.services import link_to, link_to_post
from tests.cogs.test_outages import posts
from tests.messages import text_of, walk
from tests.tavern import Tavern, tavern

SAY = speaker("en")
CARLA = Person(33, "Carla")


def once_shown(t: Tavern, then: Callable[[], Awaitable[object]]) -> None:
    """What happens when a post has been shown again, before who has asked for it goes on."""
    posts = t.bot.live.posts
    show = posts.show_again

    async def shown(table: Table) -> bool:
        is_shown = await show(table)
        await then()
        return is_shown

    posts.show_again = shown  # type: ignore[method-assign]


def take_channel_away(t: Tavern) -> None:
    t.env.backend.delete_channel(t.channel.id)
    t.channel = t.guild.create_text_channel("galley")


async def test_a_game_that_ends_while_its_table_is_brought_here_shows_its_result_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        before = await t.play(lambda table: len(table.dealt.moves) == 3)
        seat = before.to_move()[0]
        mover, last = t.seated(before, seat), t.any_move(before, seat)
        tables = t.bot.services.tables
        once_shown(t, lambda: moves.make(tables, before.id, Person(mover.id, mover.name), last))
        take_channel_away(t)
        answer = await t.slash(t.people[0], "show")
        table = await t.table()
        assert (table.status, table.row.channel_id) == (Status.FINISHED, t.channel.id)
        [shown] = posts(t)
        assert "🏁" in shown
        assert answer.text == SAY("done-shown", link=await link_to(t.bot.services.tables, table))
        assert str((await t.post()).id) in answer.text


async def test_of_channels_that_it_sees_the_bot_does_not_ask_discord_whether_they_are_gone(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        for name in ("one", "two", "three"):
            await anna.slash(t.guild.create_text_channel(name), "skullking start", players=3)
        await anna.slash(gone := t.guild.create_text_channel("gone"), "skullking start", players=3)
        t.env.backend.delete_channel(gone.id)
        await t.env.settle()
        before = len(t.env.http_requests)
        await t.slash(anna, "show")
        asked = [one.path for one in t.env.http_requests[before:] if one.method == "GET"]
        assert asked == []


async def test_a_frozen_table_is_brought_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        await t.store.tables.change(table.id, status=Status.FROZEN)
        take_channel_away(t)
        await t.slash(t.people[0], "show")
        assert (await t.table()).row.channel_id == t.channel.id
        assert [SAY("table-frozen") in text_of(shown) for shown in t.public()] == [True]


async def two_lost(t: Tavern) -> Sequence[Table]:
    """A table of Skull King and one of Corsari, whose channels are gone."""
    anna = t.people[0]
    tables = []
    for game in ("skullking", "corsari"):
        t.channel = t.guild.create_text_channel(game)
        here = replace(t, game=game)
        await here.slash(anna, "start", players=2, computers=1)
        await here.press(anna, "deal")
        tables.append(await t.table())
        take_channel_away(t)
    return tables


async def test_of_several_tables_without_a_channel_the_chosen_one_is_brought_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        first, second = await two_lost(t)
        asked = await t.slash(anna, "show")
        assert asked.private
        assert asked.text == SAY("bring-about")
        [select] = [part for part in walk(asked.message.components) if part.get("options")]
        assert [option["label"] for option in select["options"]] == [
            f"{second.id} · Corsari · Anna, Bartolomeo",
            f"{first.id} · Skull King · Anna, Bartolomeo",
        ]
        done = await t.choose(anna, "bring", str(first.id), on=asked.message)
        assert done.message.id == asked.message.id
        tables = t.bot.services.tables
        brought = await tables.load(first.id)
        assert brought.row.channel_id == t.channel.id
        assert text_of(done.message) == SAY("done-shown", link=await link_to(tables, brought))
        assert (await tables.load(second.id)).row.channel_id == second.row.channel_id
        assert len(t.public()) == 1
        await t.press_forged(anna, asked.message, f"t:0:bring::{second.id}")
        assert text_of(t.seen_by(anna)[-1]) == SAY(
            "refusal-channel-taken", link=await link_to(tables, brought)
        )
        t.channel = t.guild.create_text_channel("cabin")
        await t.slash(anna, "show")
        assert (await tables.load(second.id)).row.channel_id == t.channel.id


async def test_where_others_play_a_table_without_a_channel_is_not_taken_for_theirs(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        take_channel_away(t)
        await replace(t, game="corsari").slash(ben, "start")
        link = await link_to(t.bot.services.tables, await t.table())
        assert (await t.slash(anna, "show")).text == SAY("refusal-channel-taken", link=link)
        assert SAY("refusal-channel-taken", link="")[:20] not in (await t.slash(ben, "show")).text


async def test_nobody_brings_a_table_that_is_not_theirs(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        ben = t.people[1]
        first, _ = await two_lost(t)
        shown = await t.slash(ben, "rules")
        async with t.unchanged():
            await t.press_forged(ben, shown.message, f"t:0:bring::{first.id}")
        assert text_of(t.seen_by(ben)[-1]) == SAY("refusal-no-such-table")


async def test_a_channel_that_is_taken_while_a_table_is_brought_there_keeps_no_post_of_it(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        brought = await t.start(rounds=1)
        take_channel_away(t)
        tables, place = t.bot.services.tables, Place(t.guild.id, t.channel.id, "en")
        once_shown(t, lambda: open_table(tables, Invitation("corsari"), place, CARLA))
        answer = await t.slash(t.people[0], "show")
        taken = await t.table()
        assert answer.text == SAY("refusal-channel-taken", link=link_to_post(taken, None))
        assert [SAY("game-corsari") in text_of(shown) for shown in t.public()] == [True]
        assert (await tables.load(brought.id)).row.channel_id == brought.row.channel_id
