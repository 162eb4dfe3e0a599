"""The process of the bot: stopped, killed, cut off from Discord, started twice, out of disk."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.host.heartbeat import is_healthy
from bot.texts.catalog import speaker
from tests.loopback.faults import Fails, LosesAnswer
from tests.loopback.people import Person, text_of
from tests.loopback.play import Company, until
from tests.loopback.process import Bot, running
from tests.loopback.server import Discord
from tests.loopback.stored import Stored
from tests.loopback.world import Channel
from tests.patience import PATIENCE, eventually
from tests.store.sample import empty_log, spoil
from tests.test_main import run

pytestmark = pytest.mark.slow

ASKS = "table hand", "table show", "table scores"


async def test_sigterm_ends_it_cleanly_and_the_game_goes_on_with_the_next_process(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    assert await company.move(people[0], table)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log
    assert len(Stored.read(bot.database).moves[table]) == 1
    await bot.start()
    await company.play(table)


async def test_a_killed_bot_has_stored_what_it_answered(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    for person in people:
        assert await company.move(person, table)
        await bot.kill()
        await bot.start()
        company.forget()
    assert len(Stored.read(bot.database).moves[table]) == len(people)
    await company.play(table)


async def test_a_lost_gateway_is_resumed_and_brings_what_was_missed(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    await discord.gateway.lose()
    assert await company.move(people[0], table)  # pressed meanwhile: answered once the bot is back
    assert (discord.gateway.identifies, discord.gateway.resumes) == (1, 1)
    await discord.gateway.lose(resumable=False)
    await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    assert (discord.gateway.identifies, discord.gateway.resumes) == (2, 1)
    await company.play(table)


async def test_a_second_process_is_refused(discord: Discord, bot: Bot) -> None:
    second = Bot(discord, bot.folder)
    process = await second.launch()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 75
    assert "is in use: another bot process" in bot.log
    assert discord.gateway.identifies == 1
    assert bot.process is not None
    assert bot.process.returncode is None


async def test_a_new_process_waits_until_the_old_one_has_ended_and_goes_on_with_its_games(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    assert await company.move(people[0], table)
    new = Bot(discord, bot.folder, {"LOCK_WAIT": str(PATIENCE)})
    process = await new.launch()
    await eventually(lambda: "waiting for another process to end" in new.log)
    assert await company.move(people[1], table)
    assert bot.process is not None
    bot.process.terminate()
    assert await asyncio.wait_for(bot.process.wait(), PATIENCE) == 0
    await new.connected()
    assert process.returncode is None
    company.forget()
    await company.play(table)
    assert await new.stop() == 0


async def test_a_token_that_is_withdrawn_while_the_bot_runs_ends_it_with_one_line(
    discord: Discord, bot: Bot
) -> None:
    assert bot.process is not None
    await discord.gateway.refuse()
    assert await asyncio.wait_for(bot.process.wait(), PATIENCE) == 78
    assert bot.log.splitlines()[-1].startswith("DISCORD_TOKEN was refused by Discord.")
    assert "Traceback" not in bot.log


async def test_a_probe_tells_how_a_process_is_and_a_backup_is_made(discord: Discord, bot: Bot) -> None:
    data = bot.database.parent

    async def probed() -> int:
        done = await asyncio.to_thread(run, bot.folder, "-m", "bot", "healthy", DATA_FOLDER=str(data))
        return done.returncode

    await eventually(lambda: is_healthy(data).well)
    assert await probed() == 0
    await eventually(lambda: len(list((data / "backups").glob("tavern-*.sqlite3"))) == 1)
    await bot.kill()
    assert not is_healthy(data, time.time() + 120).well
    await bot.start()
    await eventually(lambda: is_healthy(data).well)
    assert await bot.stop() == 0
    assert await probed() == 1


async def test_the_commands_are_registered_by_hand_while_no_bot_runs(
    discord: Discord, channel: Channel, tmp_path: Path
) -> None:
    registered = "PUT /applications/*/commands"
    async with running(discord, tmp_path, is_new=True) as bot:
        assert len(discord.asked(registered)) == 1
        other = Bot(discord, bot.folder)
        assert await (await other.launch("sync")).wait() == 75
        assert "is in use" in bot.log
        assert await bot.stop() == 0
        assert await (await other.launch("sync")).wait() == 0
        assert "Discord has the 9 slash commands of this version." in bot.log
        assert discord.gateway.identifies == 1
        await bot.start()
        await eventually(lambda: is_healthy(bot.database.parent).well)
        assert len(discord.asked(registered)) == 2  # the bot knows that Discord has them


async def test_commands_that_discord_refuses_need_somebody(discord: Discord, bot: Bot) -> None:
    assert await bot.stop() == 0
    discord.faults.add("PUT /applications/*/commands", Fails(400, 50035), times=1)
    assert await (await bot.launch("sync")).wait() == 78
    assert bot.log.splitlines()[-1].startswith("Discord did not take the slash commands: 400 Bad Request")
    assert "Traceback" not in bot.log


async def test_a_message_whose_answer_was_lost_is_not_sent_twice(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    lost = discord.faults.add("POST /channels/*/messages", LosesAnswer(), times=1)
    company = Company(channel, people, "skullking")
    await people[0].slash(channel, "skullking start", pace="none")
    await until(lambda: Stored.read(bot.database).kept or None)
    assert lost.struck == 1
    assert len(discord.asked("POST /channels/*/messages")) == 2
    assert [message.id for message in channel.messages.values() if message.only_for is None] == [
        *Stored.read(bot.database).kept
    ]
    assert company.post("join") is not None


async def test_a_full_disk_refuses_moves_loses_none_and_is_over_when_there_is_room(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "playapirata")
    table = await company.open(rounds="one")
    assert await company.move(people[0], table) or await company.move(people[1], table)
    assert await bot.at_rest()  # both hands are of after the move
    bot.fill_disk()
    for person in people:
        company.forget()
        await company.move(person, table)
    assert {attempt.done for attempt in company.attempts[1:]} == {False}
    answers = {text_of(attempt.interaction.body) for attempt in company.attempts[1:]}
    assert answers == {speaker("en")("error-not-stored")}
    bot.free_disk()
    company.forget()
    await company.play(table)
    made = [attempt.words for attempt in company.attempts if attempt.done]
    assert [words for _, words in Stored.read(bot.database).pressed(table)] == made
    assert "Traceback" not in bot.log


async def test_a_database_that_is_damaged_in_play_is_told_and_the_next_start_is_refused(
    bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "playapirata")
    table = await company.open(rounds="one")
    assert await company.move(people[0], table) or await company.move(people[1], table)
    empty_log(bot.database)
    spoil(bot.database)
    answers = {(await person.slash(channel, asks)).text for person in people for asks in ASKS}
    assert answers == {speaker("en")("error-not-stored")}
    assert bot.log.count("the database fails") == 1
    assert "Traceback" not in bot.log
    assert await bot.stop() == 0
    refused = await bot.launch()
    assert await asyncio.wait_for(refused.wait(), PATIENCE) == 78
    assert "restore FILE" in bot.log.splitlines()[-1]
