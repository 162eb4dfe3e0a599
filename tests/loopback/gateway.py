"""The gateway: a WebSocket that greets, identifies, keeps the beat, resumes, and carries events.

https://discord.com/developers/docs/events/gateway
"""

import asyncio
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from aiohttp import WSMsgType, web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
BEAT_EVERY = 41_250
"""Milliseconds between two heartbeats."""
ACK_AFTER = 0.05
"""Seconds: to discord.py an answer that comes before it has noted its own beat is one to the beat before."""
GOING_AWAY, AUTHENTICATION_FAILED, SESSION_TIMED_OUT = 1001, 4004, 4009
"""Close codes; all but the refused token let the bot come back."""

Json = dict[str, Any]


class Connection:
    """One WebSocket of the bot. What is sent is compressed as one stream, if the bot asked for that."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if compress else None

    async def send(self, op: int, data: Any, sequence: int | None = None, event: str | None = None) -> None:
        """Sends one payload; a connection that is closed takes none."""
        text = json.dumps({"op": op, "d": data, "s": sequence, "t": event})
        with suppress(ConnectionError):
            if self._deflate is None:
                await self.socket.send_str(text)
            else:  # compressed and handed over in one step, since the stream has an order
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass(slots=True)
class Session:
    """What one process of the bot is told, from its identify on. It outlives a connection that is lost."""

    id: str = field(default_factory=lambda: uuid4().hex)
    connection: Connection | None = None
    events: list[tuple[str, Json]] = field(default_factory=list)

    async def dispatch(self, event: str, data: Json) -> None:
        self.events.append((event, data))
        if self.connection is not None:
            await self.connection.send(DISPATCH, data, len(self.events), event)

    async def replay(self, connection: Connection, sequence: int) -> None:
        """Tells everything after that event on a new connection, and then that this was all."""
        while sequence < len(self.events):  # there may be more by the time that the last is told
            event, data = self.events[sequence]
            sequence += 1
            await connection.send(DISPATCH, data, sequence, event)
        self.connection = connection
        await self.dispatch("RESUMED", {})


class Gateway:
    """Where the bot connects. One session is known: that of the process that identified last."""

    def __init__(self, token: str, first_events: Callable[[str], list[tuple[str, Json]]]) -> None:
        self._token = token
        self._first_events = first_events
        self.session: Session | None = None
        self.identifies = self.resumes = 0
        self.ready = asyncio.Event()

    async def dispatch(self, event: str, data: Json) -> None:
        """Tells the bot an event; while it is not connected, at its next resume, if there is one."""
        if self.session is not None:
            await self.session.dispatch(event, data)

    async def lose(self, *, resumable: bool = True) -> None:
        """Closes the connection. The bot may resume its session, or must identify again."""
        await self._close(GOING_AWAY if resumable else SESSION_TIMED_OUT, resumable=resumable)

    async def refuse(self) -> None:
        await self._close(AUTHENTICATION_FAILED, resumable=False)

    async def _close(self, code: int, *, resumable: bool) -> None:
        session = self.session
        if session is None or session.connection is None:
            return
        connection = session.connection
        self._lost(connection)
        if not resumable:
            self.session = None
        await connection.socket.close(code=code)

    def forget(self, session: Session | None) -> None:
        """The process of a session has ended; that of a spare may be there already, and stays."""
        if self.session is session:
            self.session = None
            self.ready.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection to its end."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress") == "zlib-stream")
        await connection.send(HELLO, {"heartbeat_interval": BEAT_EVERY})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(connection, json.loads(message.data))
        self._lost(connection)
        return socket

    def _lost(self, connection: Connection) -> None:
        if self.session is not None and self.session.connection is connection:
            self.session.connection = None
            self.ready.clear()

    async def _heard(self, connection: Connection, payload: Json) -> None:
        if payload["op"] == HEARTBEAT:
            await asyncio.sleep(ACK_AFTER)
            await connection.send(ACK, None)
        elif payload["op"] == IDENTIFY:
            await self._identify(connection, payload["d"]["token"])
        elif payload["op"] == RESUME:
            await self._resume(connection, payload["d"])

    async def _identify(self, connection: Connection, token: str) -> None:
        if token != self._token:
            await connection.socket.close(code=AUTHENTICATION_FAILED)
            return
        self.identifies += 1
        session = self.session = Session(connection=connection)
        for event, data in self._first_events(session.id):
            await session.dispatch(event, data)
        self.ready.set()

    async def _resume(self, connection: Connection, told: Json) -> None:
        if self.session is None or self.session.id != told["session_id"]:
            await connection.send(INVALID_SESSION, False)
            return
        self.resumes += 1
        await self.session.replay(connection, told["seq"] or 0)
        self.ready.set()
