"""The probe says what Discord does with pictures, and whether the bot can play, and leaves nothing behind."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import yarl

from bot.host.exit_status import Ended
from bot.host.probe import MARK, Fate, Seen, Step, probe, verdict
from bot.settings import Settings
from tests.loopback import payloads
from tests.loopback.faults import Drops, Fails, LosesAnswer, Meanwhile
from tests.loopback.people import Person, text_of
from tests.loopback.process import Bot
from tests.loopback.server import TOKEN, Discord
from tests.loopback.world import Channel, Message
from tests.patience import PATIENCE, eventually
from tests.simulated.attachments import Model
from tests.simulated.component_limits import walk

SENDS, EDITS = "POST /channels/*/messages", "PATCH /channels/*"
Probed = Callable[..., Awaitable[list[str]]]


@pytest.fixture
def lines() -> list[str]:
    return []


@pytest.fixture
def probed(
    discord: Discord, channel: Channel, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Probed:
    """Probes in the channel, or in that which is named; a person has so many seconds. Gives the lines."""

    async def run(patience: float = 0, where: str | None = None) -> list[str]:
        monkeypatch.setattr("discord.http.Route.BASE", discord.api)
        monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", yarl.URL(discord.socket))
        settings = Settings(data_folder=tmp_path / "data")
        try:
            await probe(settings, TOKEN, where or str(channel.id), lines.append, patience)
        except Ended as error:
            if error.status != 1:
                raise
            lines.append(str(error))
        return lines

    return run


def button(channel: Channel, number: int) -> Message | None:
    for message in channel.messages.values():
        parts = walk(message.body.get("components"))
        if any(part.get("custom_id") == f"probe:{number}" for _, part in parts):
            return message
    return None


async def press(discord: Discord, channel: Channel, person: Person) -> None:
    await discord.gateway.ready.wait()
    for number in (1, 2, 3):
        await eventually(lambda number=number: button(channel, number) is not None)  # type: ignore[misc]
        shown = button(channel, number)
        assert shown is not None
        await person.press(shown, f"probe:{number}")


def left(discord: Discord) -> list[Message]:
    return [message for channel in discord.world.channels.values() for message in channel.messages.values()]


DOCUMENTED = """
channel: the picture in the message's attachments: missing
channel: its media.attachment_id: there
channel: an edit that lists no attachments: refused
channel: an edit that lists it by id alone: refused
channel: an edit that lists it by id and filename: taken, the picture stays
Press the button in the channel 3 times, within 2 minutes.
button: an answer of type 7 that lists no attachments: refused
button: an answer of type 7 that lists none, without the gallery: taken, the picture is gone
button: an answer of type 7 that lists it by id and filename: taken, the picture stays
ephemeral answer: the picture in the message's attachments: missing
ephemeral answer: its media.attachment_id: there
ephemeral answer: an edit that lists no attachments: refused
ephemeral answer: an edit that lists it by id alone: refused
ephemeral answer: an edit that lists it by id and filename: taken, the picture stays
direct message: the picture in the message's attachments: missing
direct message: its media.attachment_id: there
direct message: an edit that lists no attachments: refused
direct message: an edit that lists it by id alone: refused
direct message: an edit that lists it by id and filename: taken, the picture stays
Well: the bot can play here, and Discord keeps its pictures.
"""
KEEPS = DOCUMENTED.strip().splitlines()[-1]
SENDS_AGAIN = "Well: the bot can play here, and sends pictures again: "


async def test_each_try_is_a_line_and_nothing_is_left(
    discord: Discord, channel: Channel, people: list[Person], probed: Probed
) -> None:
    pressing = asyncio.ensure_future(press(discord, channel, people[0]))
    lines = await probed(120)
    await pressing
    assert [line.partition(" (")[0] for line in lines] == DOCUMENTED.strip().splitlines()
    assert left(discord) == []
    assert people[0].dm is not None


@pytest.mark.parametrize("model", Model)
async def test_the_bot_can_play_however_discord_treats_files(
    discord: Discord, probed: Probed, model: Model
) -> None:
    discord.world.pictures = model
    well = SENDS_AGAIN if model is Model.REFUSES_KEPT else KEEPS
    assert (await probed())[-1].startswith(well)


@pytest.mark.parametrize("model", Model)
async def test_what_a_person_lets_it_try_is_judged_in_the_same_way(
    discord: Discord, channel: Channel, people: list[Person], probed: Probed, model: Model
) -> None:
    discord.world.pictures = model
    pressing = asyncio.ensure_future(press(discord, channel, people[0]))
    lines = await probed(PATIENCE)
    await pressing
    assert lines[-1].startswith(SENDS_AGAIN if model is Model.REFUSES_KEPT else KEEPS)
    assert [line for line in lines if "not tried" in line] == []
    assert left(discord) == []


async def test_without_a_person_it_says_what_was_not_tried(discord: Discord, probed: Probed) -> None:
    lines = await probed()
    assert [line for line in lines if "not tried" in line] == [
        "button: not tried: nobody pressed the button",
        "button: not tried: nobody pressed the button",
        "ephemeral answer: not tried: nobody pressed the button",
        "direct message: not tried: nobody pressed the button",
    ]
    assert lines[-1] == KEEPS
    assert left(discord) == []


async def test_a_person_who_takes_no_direct_messages_is_no_obstacle(
    discord: Discord, channel: Channel, people: list[Person], probed: Probed
) -> None:
    people[0].user.takes_dms = False
    pressing = asyncio.ensure_future(press(discord, channel, people[0]))
    lines = await probed(PATIENCE)
    await pressing
    assert lines[-2].startswith("direct message: not tried: 403 Forbidden (error code: 50007)")
    assert lines[-1] == KEEPS


@pytest.mark.parametrize(
    "lost",
    [Seen("direct message", Step.BY_NAME, Fate.LOST), Seen("button", Step.PRESSED_BY_NAME, Fate.LOST)],
)
def test_a_discord_that_loses_what_it_was_to_keep_is_told_by_that(lost: Seen) -> None:
    with pytest.raises(Ended) as ended:
        verdict([Seen("channel", Step.BY_NAME, Fate.KEPT), lost])
    assert ended.value.status == 1
    assert str(ended.value) == f"The bot was not made for this Discord, which loses pictures: {lost}"


@pytest.mark.parametrize("step", [step for step in Step if step not in (Step.BY_NAME, Step.PRESSED_BY_NAME)])
def test_what_the_bot_never_asks_for_is_no_verdict(step: Step) -> None:
    kept = Seen("channel", Step.BY_NAME, Fate.KEPT)
    assert {verdict([Seen("channel", step, fate), kept]) for fate in Fate} == {KEEPS}


def test_before_what_it_needs_was_tried_there_is_no_verdict() -> None:
    with pytest.raises(Ended) as ended:
        verdict([Seen("channel", Step.ATTACHMENT_ID, Fate.THERE)])
    assert (ended.value.status, str(ended.value)) == (1, "Too little could be tried.")


async def test_a_channel_may_be_given_by_its_link(channel: Channel, probed: Probed) -> None:
    link = f"https://discord.com/channels/{channel.guild_id}/{channel.id}"
    assert (await probed(where=link))[-1] == KEEPS


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"where": "tavern"}, "'tavern' is no channel: give its id, or its link"),
        ({"where": "12"}, "Discord knows no channel 12."),
    ],
)
async def test_what_must_be_mended_first_is_told_in_a_line(
    probed: Probed, lines: list[str], given: dict[str, str], says: str
) -> None:
    with pytest.raises(Ended) as ended:
        await probed(**given)
    assert (ended.value.status, lines) == (78, [])
    assert str(ended.value).startswith(says)
    assert "\n" not in str(ended.value)


async def test_a_token_that_discord_refuses_is_told(discord: Discord, probed: Probed) -> None:
    discord.faults.add("GET /users/@me", Fails(401))
    with pytest.raises(Ended) as ended:
        await probed()
    assert ended.value.status == 78
    assert str(ended.value).startswith("DISCORD_TOKEN was refused by Discord.")


async def test_a_channel_that_the_bot_can_not_see_is_told(channel: Channel, probed: Probed) -> None:
    channel.open_to_bot = False
    with pytest.raises(Ended) as ended:
        await probed()
    assert ended.value.status == 78
    assert "View Channel" in str(ended.value)


async def test_permissions_that_are_missing_are_named(
    discord: Discord, probed: Probed, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_files = int(payloads.MEMBERS_MAY) & ~(1 << 15)
    monkeypatch.setattr(payloads, "MEMBERS_MAY", str(without_files))
    with pytest.raises(Ended) as ended:
        await probed()
    assert (ended.value.status, lines, left(discord)) == (78, [], [])
    assert str(ended.value) == "In #tavern the bot lacks Attach Files. Give them to its role there."


@pytest.mark.parametrize("fault", [Drops(), LosesAnswer()])
@pytest.mark.parametrize("asked", [SENDS, EDITS, "PATCH /webhooks/*", "POST /interactions/*"])
async def test_where_the_connection_is_lost_midway_nothing_is_left(
    discord: Discord, people: list[Person], probed: Probed, fault: Drops | LosesAnswer, asked: str
) -> None:
    [channel] = discord.world.channels.values()
    refused_first = 1 if "interactions" in asked else 0  # an answer that lists nothing
    lost = discord.faults.add(asked, fault, times=1, after=refused_first)
    discord.faults.add("GET /channels/*/messages", Drops(), times=1)
    pressing = asyncio.ensure_future(press(discord, channel, people[0]))
    with pytest.raises(Ended) as ended:
        await probed(PATIENCE)
    pressing.cancel()
    assert (ended.value.status, lost.struck) == (75, 1)
    assert str(ended.value).startswith("Discord can't be reached from here")
    assert left(discord) == []


async def test_what_can_not_be_deleted_is_told(discord: Discord, probed: Probed) -> None:
    discord.faults.add("DELETE *", Fails(403, 50013))
    lines = await probed()
    assert lines[-2].startswith(f"Delete by hand what begins with “{MARK}”")
    assert lines[-1] == KEEPS


async def test_what_a_killed_probe_has_left_is_deleted_by_the_next(discord: Discord, probed: Probed) -> None:
    with discord.faults.during("DELETE *", Fails(403, 50013)):
        await probed()
    assert [MARK in text_of(message.body) for message in left(discord)] == [True]
    await probed()
    assert left(discord) == []


async def test_messages_of_others_and_of_the_bot_stay(
    discord: Discord, channel: Channel, people: list[Person], probed: Probed
) -> None:
    theirs = Message(channel.id, people[0].user, {"components": [{"type": 10, "content": MARK}]})
    ours = Message(channel.id, discord.world.bot, {"content": "A table"})
    channel.messages |= {one.id: one for one in (theirs, ours)}
    await probed()
    assert left(discord) == [theirs, ours]


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_probe_that_is_stopped_deletes_what_it_has_sent(
    discord: Discord, channel: Channel, tmp_path: Path, how: signal.Signals
) -> None:
    probe = Bot(discord, tmp_path)
    process = await probe.launch("probe", str(channel.id))
    await eventually(lambda: button(channel, 1) is not None)
    process.send_signal(how)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert left(discord) == []
    assert "Press the button" in probe.log
    assert "Traceback" not in probe.log


@pytest.mark.slow
async def test_a_probe_that_is_stopped_as_it_sends_deletes_that_too(
    discord: Discord, channel: Channel, tmp_path: Path
) -> None:
    probe = Bot(discord, tmp_path)

    async def stop() -> None:
        assert probe.process is not None
        probe.process.send_signal(signal.SIGINT)
        await asyncio.sleep(0.2)  # the message is there only after that

    discord.faults.add(SENDS, Meanwhile(stop, before=True))
    process = await probe.launch("probe", str(channel.id))
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert len(discord.asked("DELETE /channels/*")) == 1
    assert left(discord) == []


@pytest.mark.slow
async def test_while_a_bot_runs_on_the_same_data_there_is_no_probe(
    discord: Discord, channel: Channel, bot: Bot
) -> None:
    process = await Bot(discord, bot.folder).launch("probe", str(channel.id))
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 75
    assert "is in use: another bot process" in bot.log
    assert left(discord) == []
