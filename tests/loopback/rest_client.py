"""A bare client of our Discord, as the bot's library is one: for the tests of the server itself."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from tests.loopback.gateway import DISPATCH, IDENTIFY, RESUME
from tests.loopback.server import TOKEN, Discord
from tests.patience import PATIENCE

Json = Any


@dataclass
class Client:
    """REST and the gateway, without waiting or trying again. `events` is what the gateway has told."""

    discord: Discord
    session: aiohttp.ClientSession
    socket: aiohttp.ClientWebSocketResponse | None = None
    events: list[tuple[int, str]] = field(default_factory=list)

    async def ask(self, method: str, path: str, **body: Any) -> tuple[int, Json, Mapping[str, str]]:
        """Makes a request; gives status, JSON and headers. Raises `aiohttp.ClientError` if it is dropped."""
        async with self.session.request(method, self.discord.api + path, json=body or None) as response:
            told = await response.json() if response.status != 204 else None
            return response.status, told, response.headers

    async def connect(self, op: int = IDENTIFY, **told: Any) -> None:
        self.socket = await self.session.ws_connect(self.discord.socket)
        await self.socket.receive_json()
        await self.socket.send_json({"op": op, "d": {"token": TOKEN} | told})

    async def resume(self, session_id: str, sequence: int) -> None:
        await self.connect(RESUME, session_id=session_id, seq=sequence)

    async def listen(self, last: str) -> Json:
        """Hears events until one of this name; gives its data."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                payload = json.loads(await self.socket.receive_str())
                if payload["op"] == DISPATCH:
                    self.events.append((payload["s"], payload["t"]))
                    if payload["t"] == last:
                        return payload["d"]


@asynccontextmanager
async def client_of(discord: Discord) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session:
        yield Client(discord, session)
