"""After an upgrade nothing is sent or edited for how the version before kept what its messages show."""

from pathlib import Path

import pytest

from bot.model.messages import MessageKind
from bot.model.people import NudgesBy
from bot.store.engine import Transaction
from bot.tables import moves, proposals, seats
from bot.tables.person import Person
from tests.old_shows import as_before
from tests.tavern import Tavern, tavern
from tests.ui.live.test_hand_pictures import drafting
from tests.ui.live.test_leads import AFTER, lead, prefers

TEXTS = "SELECT kind, subject, seat, message_id, shows FROM messages ORDER BY message_id"
STANDING = {
    MessageKind.POST,
    MessageKind.HAND,
    MessageKind.NUDGE,
    MessageKind.TURN,
    MessageKind.LEAD,
    MessageKind.AWAY,
    MessageKind.PROPOSAL,
}


async def messages_of_every_kind(t: Tavern) -> None:
    """People who are called, asked and away, and a move that is drafted in a hand."""
    for person in t.people[2:]:
        await prefers(t, person, nudges=NudgesBy.DM)
    ben, carla = (Person(one.id, one.name) for one in t.people[1:3])
    for name in ("called", "away", "asked"):
        t.channel = t.guild.create_text_channel(name)
        table = await t.start(3, pace="daily")
        async with t.inside() as tables:
            if name == "away":
                await seats.hand_over(tables, table.id, 2, carla.user_id)
            if name == "asked":
                await proposals.propose(tables, table.id, ben, "pause")
    t.channel = t.guild.create_text_channel("led")
    await lead(t)
    await t.wait(AFTER + 1)
    await draft_a_move(t)


async def draft_a_move(t: Tavern) -> None:
    t.game, t.channel = "playapirata", t.guild.create_text_channel("drafted")
    await t.start(2)
    while (person := await drafting(t)) is None:
        table = await t.table()
        async with t.inside() as tables:
            seat = table.to_move()[0]
            await moves.make_for(tables, table, seat, t.any_move(table, seat))
    await t.press(person.user, "draft")
    await all_changed(t)


async def all_changed(t: Tavern) -> None:
    async with t.inside() as tables:
        for table_id in range(1, (await t.table()).id + 1):
            tables.changed(table_id)


async def texts(t: Tavern) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await (await t.bot.open_store()).fetch_all(TEXTS)]


async def kept_as_before(t: Tavern) -> None:
    def work(connection: Transaction) -> None:
        for row in list(connection.execute(TEXTS)):
            connection.execute(
                "UPDATE messages SET shows = ?, is_draft = 0 WHERE message_id = ?",
                (as_before(row["kind"], row["shows"]), row["message_id"]),
            )

    await (await t.bot.open_store()).write(work)


def requests(t: Tavern) -> list[tuple[str, str]]:
    sent = [(request.method, request.path) for request in t.env.http_requests]
    return [one for one in sent if one[0] != "GET" and one[1].startswith("/channels/")]


@pytest.mark.slow
async def test_an_upgrade_sends_and_edits_nothing_for_what_the_version_before_kept(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4, nudge_after=AFTER) as t:
        await messages_of_every_kind(t)
        await kept_as_before(t)
        before, sent = await texts(t), requests(t)
        assert {kind for kind, *_ in before} == STANDING
        assert any(str(shows).endswith("…") for *_, shows in before)
        await t.restart()
        await all_changed(t)
        await t.wait(1)
        assert (requests(t), await texts(t)) == (sent, before)
