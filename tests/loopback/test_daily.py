"""A hand alone on the real process: killed between two taps, it goes on where it was answered."""

from collections.abc import Sequence

import pytest

from tests.loopback.people import Person, text_of
from tests.loopback.process import Bot
from tests.loopback.world import Channel, Message
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
    assert await bot.at_rest(), "the line follows the answer, which has no such button any more"
    assert not taps(hand, "solo_share")
    lines = [message for message in channel.messages.values() if message.only_for is None]
    assert [text_of(one.body).startswith("Pirate Tavern, deal ") for one in lines] == [True]
