"""The bot is stopped while people press and much follows: no error is logged, and the game goes on."""

import asyncio

import pytest

from tests.loopback.people import NoAnswer, Person
from tests.loopback.play import Company
from tests.loopback.process import Bot
from tests.loopback.world import Channel
from tests.patience import eventually

pytestmark = pytest.mark.slow

STOPS = 4


async def test_sigterm_while_people_press_logs_no_error_and_the_game_goes_on(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=6)

    async def press() -> None:
        while True:
            for person in people:
                try:
                    await company.move(person, table)
                except (NoAnswer, AssertionError):
                    return  # the bot has gone
            await asyncio.sleep(0.01)  # where nobody has anything to press, the stop must still get its turn

    for stop in range(STOPS):
        pressing, before = asyncio.create_task(press()), len(company.attempts)
        await eventually(lambda: len(company.attempts) > before + stop)  # noqa: B023 - it is waited for here
        assert await bot.stop() == 0
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        await bot.start()
        company.forget()
    assert "ERROR" not in bot.log
    assert "Traceback" not in bot.log
    await company.play(table)
