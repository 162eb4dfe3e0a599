"""One process plays, and the others wait."""

import asyncio
import os
import re
import signal
import threading
from collections.abc import AsyncIterator

import psycopg
import pytest

from bot.store.errors import StoreError
from bot.store.postgres import lease as module
from bot.store.postgres import server
from bot.store.postgres.lease import Lease, processes
from bot.store.postgres.server import connected, connected_to_write
from bot.store.postgres.values import Row
from tests import postgres
from tests.patience import PATIENCE, eventually

READY = "SELECT 1"
TAKES_LONG_TO_END = """
DO $$ BEGIN
    FOR number IN 1..500 LOOP EXECUTE format('CREATE TEMP TABLE t%s (a text, b text)', number); END LOOP;
END $$
"""
WORK = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'pirate-tavern/work %'"
ENDING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'BackendTermination'"
KEY_DATA = re.compile(rb"(K\0\0\0\x0c)....", re.DOTALL)
"""https://www.postgresql.org/docs/current/protocol-message-formats.html, BackendKeyData."""


@pytest.fixture
async def owner(address: str) -> AsyncIterator[Lease]:
    """Who plays."""
    lease = Lease(address)
    await lease.take()
    yield lease
    await lease.close()


@pytest.fixture
async def spare(address: str, owner: Lease) -> AsyncIterator[Lease]:
    """Who does not yet."""
    lease = Lease(address)
    yield lease
    await lease.close()


def writing(address: str, lease: Lease) -> psycopg.Connection[Row]:
    """A connection as that process opens them to write."""
    return connected_to_write(address, lease.connections)


def has_proof(connection: psycopg.Connection[Row], lease: Lease) -> bool:
    return connection.execute(*lease.proof).fetchone() is not None


async def test_one_plays_and_another_waits_until_it_ends(owner: Lease, spare: Lease) -> None:
    looks: list[None] = []
    waiting = asyncio.create_task(spare.take(lambda: looks.append(None)))
    await eventually(lambda: len(looks) > 1)
    assert not waiting.done()
    await owner.close()
    await waiting


async def test_who_ends_has_given_the_lease_back_before_its_connection_is_gone(
    owner: Lease, spare: Lease
) -> None:
    assert owner._connection is not None
    owner._connection.execute(TAKES_LONG_TO_END)
    await owner.close()
    await spare.take()


async def test_a_command_of_the_hosts_does_not_wait(owner: Lease, spare: Lease) -> None:
    with pytest.raises(StoreError) as refused:
        await spare.take()
    assert refused.value.may_pass
    assert f"is in use: {owner.name} plays on it" in str(refused.value)


async def test_who_plays_and_who_waits_is_told(address: str, owner: Lease, spare: Lease) -> None:
    waiting = asyncio.create_task(spare.take(lambda: None))
    with connected(address, "a doctor") as doctor:
        await eventually(lambda: len(processes(doctor)) == 2)
        first, second = processes(doctor)
    assert (first.name, first.plays, second.name, second.plays) == (owner.name, True, spare.name, False)
    assert 0 <= second.since - first.since < 3600
    waiting.cancel()


async def test_who_gives_up_while_it_connects_leaves_no_connection(address: str) -> None:
    lease = Lease(address)
    with postgres.server().standing_still():
        taking = asyncio.create_task(lease.take())
        await eventually(lambda: "lease_0" in {thread.name for thread in threading.enumerate()})
        taking.cancel()
        closing = asyncio.create_task(lease.close())
        await asyncio.wait([taking])
    await closing
    with connected(address, "a doctor") as doctor:
        await eventually(lambda: not processes(doctor))  # the server notices an end a little later


async def test_who_takes_the_lease_ends_what_others_could_still_write_with(
    address: str, owner: Lease, spare: Lease
) -> None:
    left = writing(address, owner)
    assert left.execute(READY).fetchone()
    cut(address, owner)
    await spare.take(lambda: None)
    with pytest.raises(psycopg.OperationalError):
        left.execute(READY)


async def test_what_ended_by_itself_meanwhile_is_nobody_else(
    address: str, owner: Lease, spare: Lease
) -> None:
    """While who takes the lease waits for one connection to end, another is closed."""
    left = [writing(address, owner) for _ in range(2)]
    with connected(address, "an upkeep") as upkeep:
        order = [pid for (pid,) in upkeep.execute(WORK)]
        first, second = sorted(left, key=lambda one: order.index(one.info.backend_pid))
        os.kill(first.info.backend_pid, signal.SIGSTOP)
        cut(address, owner)
        taking = asyncio.create_task(spare.take())
        await eventually(lambda: upkeep.execute(ENDING).fetchall() != [])
        second.close()
        await eventually(lambda: upkeep.execute(WORK).fetchall() == [(first.info.backend_pid,)])
        os.kill(first.info.backend_pid, signal.SIGCONT)
        await taking
    first.close()


async def test_a_later_connection_of_who_has_lost_it_has_no_proof(
    address: str, owner: Lease, spare: Lease
) -> None:
    with writing(address, owner) as before:
        assert has_proof(before, owner)
    cut(address, owner)
    await spare.take(lambda: None)
    with writing(address, owner) as late, writing(address, spare) as its:
        assert not has_proof(late, owner)
        assert has_proof(its, spare)


async def test_who_loses_the_connection_of_the_lease_is_told_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 0.01)
    told: list[StoreError] = []
    lease = Lease(address)
    await lease.take(ended=told.append)
    cut(address, lease)
    await eventually(lambda: bool(told))
    assert told[0].code == "lease_lost"
    assert told[0].may_pass
    await lease.close()


async def test_who_says_nothing_for_long_is_ended_from_outside(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 3600.0)
    monkeypatch.setattr(module, "FROZEN", 0.2)
    silent, spare = Lease(address), Lease(address)
    await silent.take()
    with writing(address, silent) as left:
        await spare.take(lambda: None)
        with pytest.raises(psycopg.OperationalError):
            left.execute(READY)
    for lease in (silent, spare):
        await lease.close()


async def test_who_gives_signs_of_life_keeps_the_lease(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT", 0.01)
    owner, spare = Lease(address), Lease(address)
    told: list[StoreError] = []
    await owner.take(ended=told.append)
    looks: list[None] = []
    waiting = asyncio.create_task(spare.take(lambda: looks.append(None)))
    await eventually(lambda: len(looks) > 2)
    assert (waiting.done(), told) == (False, [])
    await owner.close()
    await waiting
    await spare.close()


async def test_after_standing_still_nothing_is_told_before_the_next_sign_of_life(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 0.2)
    lease = Lease(address)
    await lease.take()
    await asyncio.wait_for(lease.sure(), PATIENCE)
    lease._sure_until = 0.0  # as if it had stood still since
    await asyncio.wait_for(lease.sure(), PATIENCE)
    assert lease._sure_until > 0.0, "it has given one"
    await lease.close()


@pytest.mark.parametrize(
    ("limit", "value", "told"),
    [("OLDEST", 99, "the bot needs 99 or newer"), ("MOST_APART", -1.0, "Let both follow a time server")],
)
async def test_a_server_that_does_not_do_is_refused_with_a_line(
    address: str, monkeypatch: pytest.MonkeyPatch, limit: str, value: float, told: str
) -> None:
    monkeypatch.setattr(server, limit, value)
    lease = Lease(address)
    with pytest.raises(StoreError, match=told):
        await lease.take()
    await lease.close()


async def test_a_pooler_that_would_share_the_lock_is_found_out(address: str) -> None:
    """Such as PgBouncer: it tells the number of no process of PostgreSQL's."""
    ended = asyncio.Event()
    there = f"{address.partition('?host=')[2]}/.s.PGSQL.5432"

    async def lend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(there)
        await asyncio.gather(passed_on(reader, forth), passed_on(back, writer))
        ended.set()

    async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(KEY_DATA.sub(lambda found: found[1] + bytes(4), data))
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(lend, "127.0.0.1", 0) as pooler:
        port = pooler.sockets[0].getsockname()[1]
        lease = Lease(address.partition("?")[0].replace("@/", f"@127.0.0.1:{port}/"))
        with pytest.raises(StoreError, match=r"Before the database .* is a pooler"):
            await lease.take()
        await lease.close()
        await ended.wait()


def cut(address: str, lease: Lease) -> None:
    """Ends the connection of a lease, as a network or an upkeep does."""
    with connected(address, "a network") as connection:
        [[pid]] = [parameters for _, parameters in [lease.proof]]
        connection.execute("SELECT pg_terminate_backend(%s, 5000)", (pid,))
