"""Whole games over real HTTP: people press what their hands offer until the game is over."""

import asyncio
from pathlib import Path

import pytest
from simcord import HttpLogEntry

from tests.deals import leader_holds, seed_where
from tests.loopback import launcher
from tests.loopback.offers import offers
from tests.loopback.people import Person, text_of
from tests.loopback.play import SHORT, Company
from tests.loopback.process import Bot, running
from tests.loopback.server import Call, Discord
from tests.loopback.stored import Stored
from tests.loopback.world import Channel, Guild
from tests.patience import eventually
from tests.simulated import limits, openapi
from tests.simulated.attachments import Model, wrong
from tests.tavern import ENGLISH

pytestmark = pytest.mark.slow

PICTURES = {"PICTURES": "1", "EDIT_INTERVAL": "0"}


@pytest.mark.parametrize("model", [Model.DOCUMENTED, Model.LENIENT, Model.REFUSES_KEPT])
async def test_the_four_games_are_played_at_once_by_pressing_what_hands_offer(
    discord: Discord, guild: Guild, tmp_path: Path, model: Model
) -> None:
    """With pictures, however Discord treats files: each message shows the picture that it means, or none."""
    discord.world.pictures = model
    companies = [
        Company(
            discord.world.add_channel(guild, game),
            [Person(discord, guild, f"{name} {game}") for name in ("Anna", "Ben")],
            game,
        )
        for game in SHORT
    ]

    async def meets_the_refusal() -> bool:
        """On a busy machine no picture may be there in time to be kept later in the game."""
        if not refused(discord):
            await played(companies[0])
        return bool(refused(discord))

    # Where keeping is refused the pictures are there in time, so that one is kept in the first games.
    drawn = {launcher.DRAWS: "1"} if model is Model.REFUSES_KEPT else {}
    async with running(discord, tmp_path, {**PICTURES, **drawn}) as bot:
        tables = await asyncio.gather(*(played(company) for company in companies))
        if model is Model.REFUSES_KEPT:
            await eventually(meets_the_refusal)
        await eventually(lambda: all(company.post("again") for company in companies))
        assert await bot.at_rest()
        assert await bot.stop() == 0
    stored = Stored.read(bot.database)
    for company, table in zip(companies, tables, strict=True):
        assert stored.tables[table].status == "finished"
        made = [
            (attempt.user_id, attempt.words)
            for attempt in company.attempts
            if attempt.done and attempt.table == table
        ]
        assert [(stored.user_of(table, seat), words) for seat, words in stored.pressed(table)] == made
        post = company.post("again", table)
        assert post is not None
        assert "🏁" in text_of(post.body)
    assert len(refused(discord)) == (model is Model.REFUSES_KEPT)
    for channel in discord.world.channels.values():
        for message in channel.messages.values():
            assert list(wrong(message.body, message.attachments)) == []
    # A busy machine may leave every picture out, and says so.
    assert any(call.uploaded for call in discord.calls) or "no answer from worker processes" in bot.log
    assert not any(call.uploaded for call in discord.asked("POST /interactions/*"))
    assert [problem for call in discord.calls for problem in problems(call)] == []
    # Nobody reads the message that an answer became, so Discord is not asked for it.
    assert not any(call.query for call in discord.asked("POST /interactions/*"))
    assert "ERROR" not in bot.log
    assert "Traceback" not in bot.log


def refused(discord: Discord) -> list[Call]:
    """But for the edits whose picture a press took away before they came: which is first is chance."""
    return [
        call
        for call in discord.calls
        if call.status // 100 != 2 and not (call.refusal and call.refusal.is_for_a_file_that_is_gone)
    ]


async def played(company: Company) -> int:
    table = await company.open(**SHORT[company.game])
    await company.play(table)
    return table


async def test_what_is_typed_is_completed_with_what_the_hand_holds(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    deal = seed_where(2, 1, leader_holds("Y5"))
    async with running(discord, tmp_path, {launcher.DEAL: deal.hex()}) as bot:
        company = Company(channel, people, "skullking")
        table = await company.open(rounds=1)
        for person in people:
            assert await company.move(person, table)
        offered = [await one.autocomplete(channel, "skullking play", "card", "") for one in people]
        values = [[choice["value"] for choice in choices] for choices in offered]
        assert sorted(values) == [[], ["Yellow 5"]]  # only the leader is awaited, and holds one card
        played = await people[values.index(["Yellow 5"])].slash(channel, "skullking play", card="Yellow 5")
        assert not played.refused
        await bot.at_rest()
        assert Stored.read(bot.database).moves[table][-1][2] == "play Y5"


async def test_a_press_that_comes_after_its_hand_has_moved_on_is_answered_by_that_hand(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    hand = (await anna.slash(channel, "table hand")).message
    bids = {one.argument: one.custom_id for one in offers(hand)}
    late = anna.pressing(hand, bids["bid 0"])
    await anna.press(hand, bids["bid 1"])
    await ben.slash(channel, "skullking bid", tricks=1)
    await eventually(lambda: bids["bid 0"] not in [one.custom_id for one in offers(hand)])
    reply = await anna.do(late)
    assert ENGLISH("refusal-table-moved-on") in reply.text
    assert [words for _, _, words, _ in Stored.read(bot.database).moves[table]] == ["bid 1", "bid 1"]


def problems(call: Call) -> list[str]:
    """What is wrong with a request by Discord's own description, and by its limits that stand nowhere."""
    request = HttpLogEntry(call.method, call.path, dict(call.query), call.body or None, None)
    return [*openapi.problems(request), *limits.problems(request)]


async def test_nobody_sees_anothers_hand(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    await bot.at_rest()
    hand = await anna.slash(channel, "table hand")
    assert hand.private
    assert hand.message in anna.sees(channel)
    assert hand.message not in ben.sees(channel)
    seed = Stored.read(bot.database).tables[table].seed
    assert seed.hex() not in "".join(text_of(message.body) for message in channel.messages.values())
