"""How the bot is doing, in thirteen figures: Prometheus scrapes them, and the heartbeat keeps them.

No label holds an id, a person's name, a hand or a seed.
"""

import errno
import math
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Protocol

import aiohttp
import discord
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.host.exit_status import MAY_PASS, NEEDS_HOST, Ended
from bot.host.heartbeat import Heartbeat
from bot.model.census import Census, Load

PREFIX = "pirate_tavern_"
ANSWERED_WITHIN = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds: Discord waits for three
_MOST_ASKED = 1000  # interactions without an answer whose time of arrival is remembered
# What a request is, by its method and path: the first that fits.
_KINDS: Sequence[tuple[str, re.Pattern[str]]] = (
    ("answer", re.compile(r"POST .*/interactions/\d+/[^/]+/callback$")),
    ("later_answer", re.compile(r"\w+ .*/webhooks/")),
    ("send", re.compile(r"POST .*/channels/\d+/messages$")),
    ("edit", re.compile(r"PATCH .*/channels/\d+/messages/\d+$")),
    ("delete", re.compile(r"DELETE .*/channels/\d+/messages/\d+$")),
    ("conversation", re.compile(r"POST .*/users/@me/channels$")),
    ("emoji", re.compile(r"\w+ .*/applications/\d+/emojis")),
    ("read", re.compile(r"GET ")),
    ("other", re.compile(r"")),
)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Source(Protocol):
    """The source of the counts: Discord's client."""

    @property
    def latencies(self) -> Sequence[tuple[int, float]]:
        """Each shard, and its gateway's latency in seconds."""
        ...

    def load(self) -> Load:
        """The lengths of queues, and the counts since the start."""
        ...


class Metrics(Collector):
    """The figures; those of the database are from the latest heartbeat."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._census: Census | None = None
        self._beat: Heartbeat | None = None
        self._answers = Histogram(
            f"{PREFIX}answer_seconds",
            "From an interaction to its answer",
            buckets=ANSWERED_WITHIN,
            registry=None,
        )
        self._requests = Counter(
            f"{PREFIX}requests",
            "Requests to Discord, by what came of them",
            ["kind", "outcome"],
            registry=None,
        )
        self._uploaded = Counter(f"{PREFIX}upload_bytes", "Bytes of requests with files", registry=None)
        self._arrived: OrderedDict[str, float] = OrderedDict()

    def note(self, census: Census | None, beat: Heartbeat) -> None:
        """Takes the counts of the database; None if it can't be read."""
        self._census, self._beat = census or self._census, beat

    async def arrived(self, interaction: discord.Interaction) -> None:
        """Notes when a person began to wait, as a listener to `on_interaction`."""
        self._arrived[str(interaction.id)] = time.monotonic()
        if len(self._arrived) > _MOST_ASKED:
            self._arrived.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """Counts the requests of a session, those tried again included."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._lost)
        return config

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        status, kind = done.response.status, _kind(done.method, done.url.path)
        self._requests.labels(kind, "ok" if status < 300 else str(status)).inc()
        sent = done.response.request_info.headers
        if sent.get("Content-Type", "").startswith("multipart/"):
            self._uploaded.inc(int(sent.get("Content-Length", 0)))
        if kind == "answer" and (since := self._arrived.pop(done.url.path.split("/")[-3], None)) is not None:
            self._answers.observe(time.monotonic() - since)

    async def _lost(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        lost: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._requests.labels(_kind(lost.method, lost.url.path), "lost").inc()

    def collect(self) -> Iterator[Metric]:
        """The thirteen figures, in Prometheus's form."""
        load, census, beat = self._source.load(), self._census, self._beat
        tables = {} if census is None else {str(status): count for status, count in census.tables.items()}
        yield _gauge("tables", "Tables", "status", tables)
        yield _counter("moves", "Moves that are stored", load.moves)
        yield from self._answers.collect()
        yield from self._requests.collect()
        yield _gauge("queue", "Requests that wait for their turn", "priority", load.queue)
        yield _gauge("untold", "Changes that Discord was not told of", "", {"": beat.untold if beat else 0})
        yield _gauge("overdue", "Deadlines that have passed", "", {"": beat.overdue if beat else 0})
        yield _gauge("pool", "Calls of worker processes", "state", load.pool)
        yield from self._uploaded.collect()
        yield _counter("pictures_left_out", "Messages without their picture", load.pictures_left_out)
        uses = CounterMetricFamily(f"{PREFIX}uses", "Uses of commands and buttons", labels=["name"])
        for name, times in load.uses.items():
            uses.add_metric([name], times)
        yield uses
        sizes = {} if census is None else {"used": census.size}
        if census is not None and census.free is not None:
            sizes["free"] = census.free
        yield _gauge("database_bytes", "What the database takes, and what its disk has left", "space", sizes)
        shards = {str(shard): delay for shard, delay in self._source.latencies if math.isfinite(delay)}
        yield _gauge("shard_latency_seconds", "To the gateway and back", "shard", shards)

    def counts(self) -> Mapping[str, float]:
        """The figures by name and label; of times how many and their sum."""
        return {
            " ".join([sample.name.removeprefix(PREFIX), *sample.labels.values()]): sample.value
            for figure in self.collect()
            for sample in figure.samples
            if "le" not in sample.labels
        }


@asynccontextmanager
async def served(metrics: Metrics, host: str, port: int) -> AsyncIterator[None]:
    """Answers `http://host:port/metrics` while the block runs; port 0 is none. Raises `Ended`.

    On the bot's own loop: when that hangs, a scrape fails.
    """
    if port == 0:
        yield
        return
    from aiohttp import web

    async def scrape(request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(metrics), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", scrape)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            status = MAY_PASS if error.errno == errno.EADDRINUSE else NEEDS_HOST
            why = f"METRICS_HOST, METRICS_PORT: {host}:{port} can't be used: {error.strerror or error}."
            raise Ended(why, status) from error
        yield
    finally:
        await runner.cleanup()


def _kind(method: str, path: str) -> str:
    return next(kind for kind, pattern in _KINDS if pattern.match(f"{method} {path}"))


def _gauge(name: str, help_text: str, label: str, values: Mapping[str, float]) -> Metric:
    gauge = GaugeMetricFamily(PREFIX + name, help_text, labels=[label] if label else [])
    for kind, value in values.items():
        gauge.add_metric([kind] if label else [], value)
    return gauge


def _counter(name: str, help_text: str, value: int) -> Metric:
    return CounterMetricFamily(PREFIX + name, help_text, value)
