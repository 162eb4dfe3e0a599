"""The answer to a commit is lost: it is looked up whether it was done."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

import pytest

from bot.store.errors import StoreError
from bot.store.postgres import database as module
from bot.store.postgres.database import PostgresDatabase
from tests.store.postgres.test_database import USES, visitors

COMMITTED = b"COMMIT\x00"
DONE = b"Z\x00\x00\x00\x05I"
"""https://www.postgresql.org/docs/current/protocol-message-formats.html, ReadyForQuery: no transaction."""
FATAL = b"SFATAL\x00VFATAL\x00C57P01\x00Mterminating connection due to administrator command\x00\x00"
SHUTDOWN = b"E" + (len(FATAL) + 4).to_bytes(4) + FATAL
"""In the same place: what a server says that is shut down, before it ends the connection."""
WRITES = ["run", "work"]


class Network:
    """Between a database and its server; what it `loses` next was `asked` or `answered`.

    Or a commit is `ended`: carried out, and answered as by a server that is shut down.
    """

    def __init__(self, there: str) -> None:
        self._there = there
        self.loses = ""
        self.is_cut = False
        self.lent = set[asyncio.Task[None]]()

    async def lend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lent.add(task)
        if not self.is_cut:
            back, forth = await asyncio.open_unix_connection(self._there)
            async with asyncio.TaskGroup() as passing:
                passing.create_task(self._pass(reader, forth, "asked", (writer, forth)))
                passing.create_task(self._pass(back, writer, "answered", (writer, forth)))
            await forth.wait_closed()
        writer.close()
        await writer.wait_closed()

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        what: str,
        both: Sequence[asyncio.StreamWriter],
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 20):
                if self.loses == what and (what == "asked" or DONE in data):
                    self.loses = ""
                    break
                if self.loses == "ended" and COMMITTED in data:
                    self.loses, data = "", data.replace(DONE, SHUTDOWN)
                writer.write(data)
        for one in both:
            one.close()


@pytest.fixture
async def network(address: str) -> AsyncIterator[tuple[Network, PostgresDatabase]]:
    network = Network(f"{address.partition('?host=')[2]}/.s.PGSQL.5432")
    async with await asyncio.start_server(network.lend, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        opened = await PostgresDatabase.open(address.partition("?")[0].replace("@/", f"@127.0.0.1:{port}/"))
        yield network, opened
        await opened.close()
        await asyncio.wait(network.lent)


Through = tuple[Network, PostgresDatabase]


@pytest.mark.parametrize("use", WRITES)
@pytest.mark.parametrize("loses", ["answered", "ended"])
async def test_what_was_committed_is_stored_though_its_answer_is_lost_or_tells_of_a_shutdown(
    network: Through, loses: str, use: str
) -> None:
    between, database = network
    before = await USES[use](database, 1)
    between.loses = loses
    assert await USES[use](database, 2) == before
    assert between.loses == ""
    assert await visitors(database) == [1, 2]
    assert database.look_at_disk() is None


@pytest.mark.parametrize("use", WRITES)
async def test_what_never_reached_the_server_is_told_as_not_stored(network: Through, use: str) -> None:
    between, database = network
    await USES[use](database, 1)
    between.loses = "asked"
    with pytest.raises(StoreError) as failed:
        await USES[use](database, 2)
    assert (failed.value.code, failed.value.is_certain) == ("unreached", True)
    assert await visitors(database) == [1]


@pytest.mark.parametrize("use", WRITES)
async def test_what_can_not_be_looked_up_is_told_as_not_certain(
    network: Through, use: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOKED_UP_FOR", 0.3)
    between, database = network
    await USES[use](database, 1)
    between.loses, between.is_cut = "answered", True
    with pytest.raises(StoreError) as failed:
        await USES[use](database, 2)
    assert (failed.value.code, failed.value.is_certain) == ("in_doubt", False)
    assert failed.value.may_pass
    between.is_cut = False
    assert await visitors(database) == [1, 2]
