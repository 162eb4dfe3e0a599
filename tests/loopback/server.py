"""The small Discord as a server: the gateway and REST on a port of its own, everything recorded.

    async with loopback() as discord:
        guild = discord.world.add_guild("The Pirate Tavern")
        ...
        await discord.gateway.ready.wait()

It plays Discord for the real bot, and holds what people would see (`world`) and every request (`calls`). What
is to go wrong is ordered from `faults`. People are in `people.py`.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web

from tests.loopback import buckets, payloads
from tests.loopback.answers import Answers
from tests.loopback.buckets import Buckets, Limit
from tests.loopback.emojis import Emojis
from tests.loopback.faults import Drops, Fails, Fault, Faults, Limited, LosesAnswer, Meanwhile, Slow
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import Interaction
from tests.loopback.refusals import Refused
from tests.loopback.rest import Rest
from tests.loopback.world import THREADS, Channel, Guild, World
from tests.patience import PATIENCE

TOKEN = "MTIz.loopback.token"
API = "/api/v10"
DROPPED = 0
"""The status of a request that was not answered."""
Handler = Callable[[web.Request, Any], Awaitable[Any]]


@dataclass(slots=True)
class Call:
    """A request of the bot. `status` is that of the answer; `done` tells whether it was carried out.

    `refusal` is what Discord said if it refused, faults that were ordered apart.
    """

    method: str
    path: str
    query: Mapping[str, str]
    body: Any
    at: float = field(default_factory=time.monotonic)
    status: int = DROPPED
    done: bool = False
    refusal: Refused | None = None
    ended: float | None = None

    @property
    def uploaded(self) -> int:
        return sum(file["size"] for file in _content(self.body).get("files", ()))


class Discord:
    """The server. `calls` is everything the bot has asked for.

    `patience` is for how many seconds people wait for an answer: Discord waits for three, on an idle machine.
    """

    def __init__(self, limits: Mapping[str, Limit] = buckets.NONE) -> None:
        self.world = World()
        self.faults = Faults()
        self.rest = Rest(self.world)
        self.answers = Answers(self.world)
        self.emojis = Emojis()
        self.gateway = Gateway(TOKEN, self._first_events)
        self.calls: list[Call] = []
        self.under_way = 0
        self.patience = PATIENCE
        self.address = ""
        self._buckets = Buckets(limits)

    @property
    def api(self) -> str:
        return f"http://{self.address}{API}"

    @property
    def socket(self) -> str:
        return f"ws://{self.address}/gateway"

    async def interact(self, interaction: Interaction) -> None:
        self.answers.expect(interaction)
        await self.gateway.dispatch("INTERACTION_CREATE", interaction.event(self.world))

    async def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = self.world.add_channel(guild, name)
        await self.gateway.dispatch("CHANNEL_CREATE", payloads.channel(channel))
        return channel

    async def delete(self, channel: Channel) -> None:
        """Somebody deletes a channel or thread, with all that stands there; the bot is told."""
        del self.world.channels[channel.id]
        where = {"id": channel.id, "guild_id": channel.guild_id, "parent_id": channel.parent_id}
        told = {name: number and str(number) for name, number in where.items()} | {"type": channel.kind}
        await self.gateway.dispatch("THREAD_DELETE" if channel.kind in THREADS else "CHANNEL_DELETE", told)

    def asked(self, pattern: str) -> list[Call]:
        """The requests that fit a pattern (`METHOD /path`, `*` is anything)."""
        return [call for call in self.calls if fnmatchcase(f"{call.method} {call.path}", pattern)]

    def _first_events(self, session_id: str) -> list[tuple[str, dict[str, Any]]]:
        guilds = list(self.world.guilds.values())
        ready = {
            "v": 10,
            "user": payloads.user(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session_id,
            "shard": [0, 1],
            "resume_gateway_url": self.socket,
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        created = [("GUILD_CREATE", payloads.guild(self.world, guild)) for guild in guilds]
        return [("READY", ready), *created]

    async def _gateway_of_bots(self, request: web.Request, body: Any) -> Any:
        starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.socket, "shards": 1, "session_start_limit": starts}

    def routes(self) -> Mapping[str, Handler]:
        """What is answered, by method and path."""
        rest, answers = self.rest, self.answers
        return {
            "GET /gateway/bot": self._gateway_of_bots,
            "GET /users/@me": rest.me,
            "GET /oauth2/applications/@me": rest.application,
            "GET /applications/{app}/commands": rest.list_commands,
            "PUT /applications/{app}/commands": rest.register,
            "GET /applications/{app}/emojis": self.emojis.listed,
            "POST /applications/{app}/emojis": self.emojis.create,
            "DELETE /applications/{app}/emojis/{emoji}": self.emojis.delete,
            "POST /users/@me/channels": rest.open_dm,
            "GET /channels/{channel}": rest.channel,
            "PATCH /channels/{channel}": rest.change_channel,
            "POST /channels/{channel}/messages": rest.send,
            "GET /channels/{channel}/messages": rest.history,
            "GET /channels/{channel}/messages/{message}": rest.message,
            "PATCH /channels/{channel}/messages/{message}": rest.edit,
            "DELETE /channels/{channel}/messages/{message}": rest.delete,
            "POST /channels/{channel}/threads": rest.open_thread,
            "PUT /channels/{channel}/thread-members/{user}": rest.join_thread,
            "GET /guilds/{guild}": rest.guild,
            "GET /guilds/{guild}/threads/active": rest.active_threads,
            "GET /guilds/{guild}/members/{user}": rest.member,
            "POST /interactions/{id}/{token}/callback": answers.answer,
            "POST /webhooks/{app}/{token}": answers.follow_up,
            "GET /webhooks/{app}/{token}/messages/{message}": answers.message,
            "PATCH /webhooks/{app}/{token}/messages/{message}": answers.edit,
            "DELETE /webhooks/{app}/{token}/messages/{message}": answers.delete,
        }

    def serve(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """A request from its arrival to its answer: what is ordered, what is too much, what is asked."""

        async def served(request: web.Request) -> web.StreamResponse:
            call = Call(request.method, request.path.removeprefix(API), request.query, await _body(request))
            self.calls.append(call)
            self.under_way += 1
            try:
                response = await self._answer(request, call, handler)
                call.status = response.status
                return response
            except ConnectionResetError:
                if request.transport is not None:
                    request.transport.abort()
                return web.Response()  # which reaches nobody
            finally:
                self.under_way -= 1
                call.ended = time.monotonic()

        return served

    async def _answer(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        fault = self.faults.struck(f"{call.method} {call.path}")
        if (ordered := await _ordered_before(fault)) is not None:
            return ordered
        headers, wait = self._buckets.take(call.method, call.path)
        if wait is not None:
            return _limited(Limited(wait), headers)
        try:
            told = await handler(request, call.body)
        except Refused as refused:
            call.refusal = refused
            return _json(refused.body, status=refused.status, headers=headers)
        call.done = True
        await _ordered_after(fault)
        if told is None:
            return web.Response(status=204, headers=headers)
        return _json(told, headers=headers)


async def _ordered_before(fault: Fault | None) -> web.Response | None:
    """What is ordered to happen in the place of what is asked, or before it."""
    match fault:
        case Fails():
            told = {"code": fault.code, "message": fault.message}
            return _json(told, status=fault.status)
        case Limited():
            return _limited(fault, {})
        case Drops():
            raise ConnectionResetError("ordered")
        case Slow():
            await asyncio.sleep(fault.seconds)
        case Meanwhile(before=True):
            await fault()
    return None


async def _ordered_after(fault: Fault | None) -> None:
    """What is ordered to happen once it is done."""
    match fault:
        case LosesAnswer():
            raise ConnectionResetError("ordered")
        case Meanwhile(before=False):
            await fault()


def _limited(fault: Limited, headers: Mapping[str, str]) -> web.Response:
    """429, as a proxy of Discord's says it: discord.py takes one without `Via` for a ban."""
    told = {
        "message": "You are being rate limited.",
        "retry_after": fault.retry_after,
        "global": fault.everywhere,
        "code": fault.code,
    }
    scope = "global" if fault.everywhere else "user"
    more = {"Retry-After": str(fault.retry_after), "Via": "1.1 loopback", "X-RateLimit-Scope": scope}
    return _json(told, status=429, headers={**headers, **more})


def _json(told: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer of the type that Discord gives it, without a charset."""
    body = json.dumps(told).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


async def _body(request: web.Request) -> Any:
    """The JSON of a request; what comes with a message is told by its `files`."""
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        body = json.loads(str(form["payload_json"]))
        files = [one for one in form.values() if isinstance(one, web.FileField)]
        _content(body)["files"] = [_told(one) for one in files]
        return body
    return await request.json() if request.can_read_body else {}


def _told(file: web.FileField) -> dict[str, Any]:
    """A file that has come, as Discord tells it."""
    return {"filename": file.filename, "size": len(file.file.read())}


def _content(body: Any) -> dict[str, Any]:
    inner = body.get("data", body) if isinstance(body, dict) else {}
    return inner if isinstance(inner, dict) else {}


@asynccontextmanager
async def loopback(limits: Mapping[str, Limit] = buckets.NONE) -> AsyncIterator[Discord]:
    """The server, on a free port of 127.0.0.1 as long as the block runs."""
    discord = Discord(limits)
    app = web.Application(client_max_size=64 << 20)
    app.router.add_get("/gateway", discord.gateway.serve)
    app.router.add_get("/gateway/", discord.gateway.serve)
    for route, handler in discord.routes().items():
        method, _, path = route.partition(" ")
        app.router.add_route(method, API + path, discord.serve(handler))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        discord.address = f"{host}:{port}"
        yield discord
    finally:
        await runner.cleanup()
