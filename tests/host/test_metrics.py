"""What Prometheus scrapes: true figures, and nothing that only somebody may know."""

import asyncio
import re
import socket
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.host import heartbeat
from bot.host.exit_status import Ended
from bot.host.metrics import Metrics, served
from bot.model.census import Load
from tests.host.test_files import HOSTING
from tests.loopback.faults import Fails
from tests.loopback.people import Person
from tests.loopback.play import SHORT, Company
from tests.loopback.process import running
from tests.loopback.server import loopback
from tests.loopback.stored import Stored
from tests.patience import eventually

FIGURES = {
    "tables": "status",
    "moves": None,
    "answer_seconds": "le",
    "requests": "kind outcome",
    "queue": "priority",
    "untold": None,
    "overdue": None,
    "pool": "state",
    "upload_bytes": None,
    "pictures_left_out": None,
    "uses": "name",
    "database_bytes": "space",
    "shard_latency_seconds": "shard",
}
"""Each figure, and its labels."""
USED = (Path(__file__).parents[1] / "ui/actions.txt").read_text(encoding="utf-8").split()
"""Each action that a button has."""
COMMAND = re.compile(r"/[A-Za-z]+( [a-z-]+)*|/Pirate’s card")
LABEL = re.compile(
    r"open|running|finished|ended|frozen"
    r"|answer|later_answer|send|edit|delete|conversation|emoji|read|other|ok|lost"
    r"|post|call|bulk|idle|under_way|waiting|used|free"
    r"|\d{1,3}(\.\d+)?|\+Inf"
)
"""What a label may be: a kind of thing, a status of HTTP, a number of seconds, a shard."""


class Idle:
    """A client that has nothing to do."""

    latencies = ((0, 0.05), (1, float("inf")))

    def load(self) -> Load:
        return Load({}, {})


def free_port() -> int:
    with closing(socket.socket()) as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


async def scraped(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


@pytest.mark.slow
async def test_a_scrape_after_a_played_game_counts_it_and_holds_no_secret(tmp_path: Path) -> None:
    port = free_port()
    async with loopback() as discord:
        guild = discord.world.add_guild("The Pirate Tavern")
        channel = discord.world.add_channel(guild, "tavern")
        people = [Person(discord, guild, name) for name in ("Anna", "Benedetta")]
        settings = {"METRICS_PORT": str(port), "PICTURES": "1"}
        async with running(discord, tmp_path, settings) as bot:
            company = Company(channel, people, "skullking")
            table = await company.open(**SHORT["skullking"])
            text = await scraped(port)  # while hands are held
            await company.play(table)
            assert await bot.at_rest()
            discord.faults.add("PATCH /channels/*/messages/*", Fails(403, 50001), times=1)
            await company.open(**SHORT["skullking"])
            await bot.at_rest()
            text += (latest := await scraped(port))
            data = bot.database.parent
            await eventually(lambda: '"moves_total": ' in (data / heartbeat.NAME).read_text(encoding="utf-8"))
            text += (data / heartbeat.NAME).read_text(encoding="utf-8")
            assert await bot.stop() == 0
        stored, answers = Stored.read(bot.database), discord.asked("POST /interactions/*")
        refused = [call for call in discord.calls if call.status == 403]
    families = {
        one.name.removeprefix("pirate_tavern_"): one for one in text_string_to_metric_families(latest)
    }
    assert list(families) == list(FIGURES)
    assert [name for name in FIGURES if f"`{name}" not in HOSTING] == []
    value = {
        (sample.name.removeprefix("pirate_tavern_"), *sample.labels.values()): sample.value
        for family in families.values()
        for sample in family.samples
    }
    assert value["moves_total",] == sum(map(len, stored.moves.values())) > 0
    assert value["answer_seconds_count",] == value["requests_total", "answer", "ok"] == len(answers)
    assert sum(value.get(("requests_total", kind, "403"), 0) for kind in ("edit", "send")) == len(refused)
    # A busy machine may leave every picture out.
    assert (value["upload_bytes_total",] > 0) == any(call.uploaded for call in discord.calls)
    for name, labels in FIGURES.items():
        assert {" ".join(sample.labels) for sample in families[name].samples} <= {labels or "", ""}
    assert value["uses_total", "/skullking start"] == 2
    assert value["uses_total", "deal"] == 2
    assert set(USED) <= {words[1] for words in value if words[0] == "uses_total"}
    for words in re.findall(r'"([^"]*)"', latest):
        assert LABEL.fullmatch(words) or words in USED or COMMAND.fullmatch(words), words
    secrets = [stored.tables[table].seed.hex(), "Anna", "Benedetta", "Tavern", "MTIz"]
    ids = [guild.id, channel.id, *(person.user.id for person in people)]
    assert [one for one in (*secrets, *map(str, ids)) if one in text] == []


async def test_it_is_served_at_its_address_alone_and_only_while_the_bot_runs() -> None:
    port = free_port()
    async with served(Metrics(Idle()), "127.0.0.1", port):
        text = await scraped(port)
        assert 'pirate_tavern_shard_latency_seconds{shard="0"} 0.05' in text
        assert 'shard="1"' not in text
        with pytest.raises(Ended, match=f"127.0.0.1:{port} can't be used") as refused:
            async with served(Metrics(Idle()), "127.0.0.1", port):
                pass
        assert refused.value.status == 75
    with pytest.raises(aiohttp.ClientConnectorError):
        await scraped(port)


async def test_an_address_that_is_not_this_machines_needs_somebody() -> None:
    for host in ("203.0.113.7", "no such host"):
        with pytest.raises(Ended, match="METRICS_HOST") as refused:
            async with served(Metrics(Idle()), host, free_port()):
                pass
        assert refused.value.status == 78


async def test_who_is_never_answered_is_forgotten() -> None:
    metrics = Metrics(Idle())

    class Asked:
        def __init__(self, number: int) -> None:
            self.id = number

    for number in range(5000):
        await metrics.arrived(Asked(number))  # type: ignore[arg-type]
    assert len(metrics._arrived) == 1000
    assert asyncio.all_tasks() == {asyncio.current_task()}
