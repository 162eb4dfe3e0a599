"""A hand alone on the real process: killed between two taps, it goes on where it was answered."""

from collections.abc import Sequence

import pytest

from tests.loopback.people import Person, text_of
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.test_sends import is_tidy, killed_while, public
from tests.loopback.world import Channel, Message
from tests.patience import eventually
from tests.simulated.component_limits import walk

pytestmark = pytest.mark.slow


def taps(message: Message, action: str = "solo_move") -> Sequence[str]:
    """The custom ids of a message that do something."""
    ids = [str(part.get("custom_id", "")) for _, part in walk(message.body.get("components"))]
    return [one for one in ids if f":{action}:" in one]


async def test_a_hand_goes_on_after_each_kill_and_is_shared_once_it_is_over(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna, kills = people[0], 2
    hand = (await anna.slash(channel, "daily")).message
    assert hand.only_for == anna.user.id
    while moves := taps(hand):
        reply = await anna.press(hand, moves[0])
        assert "⚠️" not in text_of(reply.interaction.body)
        if kills > 0:
            kills -= 1
            before = taps(hand)
            await bot.kill()
            await bot.start()
            hand = (await anna.slash(channel, "daily")).message
            assert taps(hand) == before, "as it was answered"
    await anna.press(hand, taps(hand, "solo_share")[0])
    assert await bot.at_rest(), "the share follows the answer, which has no such button any more"
    assert not taps(hand, "solo_share")
    assert [" · Deal of the day, " in text_of(one.body) for one in public(channel)] == [True]


async def test_a_kill_as_discord_takes_a_share_neither_loses_nor_repeats_it(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna = people[0]
    hand = (await anna.slash(channel, "daily")).message
    while moves := taps(hand):
        await anna.press(hand, moves[0])
    await killed_while(discord, bot, channel, lambda: anna.press(hand, taps(hand, "solo_share")[0]))
    await bot.start()
    again = (await anna.slash(channel, "daily")).message
    late = anna.pressing(again, taps(again, "solo_share")[0])
    await anna.press(again, taps(again, "solo_share")[0])
    assert await bot.at_rest()
    await eventually(lambda: is_tidy(discord, bot) and len(public(channel)) == 1)
    third = (await anna.slash(channel, "daily")).message
    assert not taps(third, "solo_share")
    await anna.do(late)
    assert "You have shared here today already" in text_of(again.body)
    assert len(public(channel)) == 1
