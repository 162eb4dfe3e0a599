"""Whole games over real HTTP: people press what their hands offer until the game is over."""

import pytest

from tests.loopback.people import Person, text_of
from tests.loopback.play import SHORT, Company
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.stored import Stored
from tests.loopback.world import Channel

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_is_played_by_pressing_what_hands_offer(
    game: str, discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, game)
    table = await company.open(**SHORT[game])
    await company.play(table)
    assert await bot.at_rest()
    assert await bot.stop() == 0
    stored = Stored.read(bot.database)
    assert stored.tables[table].status == "finished"
    made = [(attempt.user_id, attempt.words) for attempt in company.attempts if attempt.done]
    assert [(stored.user_of(table, seat), words) for _, seat, words in stored.moves[table]] == made
    post = company.post("rematch", table)
    assert post is not None
    assert stored.tables[table].seed.hex() in text_of(post.body)
    assert {call.status // 100 for call in discord.calls} == {2}
    assert "ERROR" not in bot.log
    assert "Traceback" not in bot.log


async def test_nobody_sees_anothers_hand(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    await bot.at_rest()
    hand = await anna.slash(channel, "skullking hand")
    assert hand.private
    assert hand.message in anna.sees(channel)
    assert hand.message not in ben.sees(channel)
    seed = Stored.read(bot.database).tables[table].seed
    assert seed.hex() not in "".join(text_of(message.body) for message in channel.messages.values())
