"""What happens while a table whose channel is gone is brought to another one: no post there lies."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.model.tables import Status
from bot.tables import moves
from bot.tables.lobby import Invitation, Place, open_table
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.services import link_to, link_to_post
from tests.cogs.test_outages import posts
from tests.messages import text_of
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


async def test_a_frozen_table_is_brought_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        await t.store.tables.change(table.id, status=Status.FROZEN)
        take_channel_away(t)
        await t.slash(t.people[0], "show")
        assert (await t.table()).row.channel_id == t.channel.id
        assert [SAY("table-frozen") in text_of(shown) for shown in t.public()] == [True]


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
