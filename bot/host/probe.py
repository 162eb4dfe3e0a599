"""`python -m bot probe CHANNEL`: tests how the real Discord treats pictures that components refer to.

Discord's page leaves open how an edit keeps such a picture, and libraries report several answers.
https://discord.com/developers/docs/resources/message#edit-message
"""

import asyncio
import base64
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from typing import Any, cast

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.host.channels import ChannelCheck
from bot.host.exit_status import NEEDS_HOST, UNWELL, Ended
from bot.host.run import ending_with_status
from bot.settings import Settings
from bot.store.opening import claimed

Json = Mapping[str, Any]
Say = Callable[[str], None]

FIVE_MINUTES = 300.0
MARK = "Pirate Tavern tries what Discord does with pictures."  # how each message of a probe begins

_NAME = "probe.png"
_PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)
_UPLOAD: Json = {"attachments": [{"id": 0, "filename": _NAME}]}
# https://discord.com/developers/docs/components/reference#component-object-component-types
_ROW, _BUTTON, _TEXT, _GALLERY = 1, 2, 10, 12
# https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object
_ANSWER, _UPDATE_MESSAGE = 4, 7
_PRESSES = 3
_SEARCHED = 100
_TIDIED_WITHIN = 20.0
_CHANNEL = re.compile(r"(?:https://\S+/)?(\d{1,19})")


class Step(Enum):
    """A step of the test, in words."""

    ATTACHMENTS = "the picture in the message's attachments"
    ATTACHMENT_ID = "its media.attachment_id"
    UNLISTED = "an edit that lists no attachments"
    BY_ID = "an edit that lists it by id alone"
    BY_NAME = "an edit that lists it by id and filename"
    PRESSED_UNLISTED = "an answer of type 7 that lists no attachments"
    PRESSED_TEXT = "an answer of type 7 that lists none, without the gallery"
    PRESSED_BY_NAME = "an answer of type 7 that lists it by id and filename"


class Fate(Enum):
    """Discord's reaction, in words."""

    THERE = "there"
    MISSING = "missing"
    KEPT = "taken, the picture stays"
    LOST = "taken, the picture is gone"
    REFUSED = "refused"


# What the bot asks for: Discord may keep the picture, or refuse that.
_NEEDED = (Step.BY_NAME, Step.PRESSED_BY_NAME)


@dataclass(frozen=True, slots=True)
class Seen:
    """Discord's reaction at a step, in a message of one kind."""

    where: str
    step: Step
    fate: Fate

    def __str__(self) -> str:
        return f"{self.where}: {self.step.value}: {self.fate.value}"


async def probe(
    settings: Settings, token: str, channel: str, say: Say, patience: float = FIVE_MINUTES
) -> None:
    """Tests Discord's treatment of pictures in a channel: a line for each try, and one for all.

    A person has `patience` seconds to press the button. The bot must not be running: it would hear of that,
    too. Raises `Ended` or `StoreError`.
    """
    channel_id = _number(channel)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks
    async with claimed(settings.database, settings.database_url):
        with ending_with_status():
            tries = await _tried(token, channel_id, say, patience)
    say(verdict(tries.seen))


async def _tried(token: str, channel_id: int, say: Say, patience: float) -> "_Probe":
    async with discord.AutoShardedClient(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        await _require_channel(client, channel_id)
        tries = _Probe(client, channel_id, say)
        try:
            await tries.run(patience)
        finally:
            await tries.tidy()
    return tries


def verdict(seen: Sequence[Seen]) -> str:
    """Whether the bot can play on a Discord that did this. Raises `Ended` where it can't, or nobody knows."""
    by_fate = {fate: [str(one) for one in seen if one.step in _NEEDED and one.fate is fate] for fate in Fate}
    if lost := by_fate[Fate.LOST]:
        raise Ended(f"The bot was not made for this Discord, which loses pictures: {'; '.join(lost)}", UNWELL)
    if refused := by_fate[Fate.REFUSED]:
        return f"Well: the bot can play here, and sends pictures again: {'; '.join(refused)}"
    if not by_fate[Fate.KEPT]:
        raise Ended("Too little could be tried.", UNWELL)
    return "Well: the bot can play here, and Discord keeps its pictures."


def _number(channel: str) -> int:
    # A channel is given by its id or its link.
    if (found := _CHANNEL.fullmatch(channel)) is None:
        raise Ended(
            f"{channel!r} is no channel: give its id, or its link (in the channel's menu: Copy Link).",
            NEEDS_HOST,
        )
    return int(found[1])


async def _require_channel(client: discord.Client, channel_id: int) -> None:
    assert client.user is not None  # it has logged in
    try:
        channel: Json = await client.http.get_channel(channel_id)
        check = ChannelCheck(client.http, client.user.id, {})
        lacking = await check.lacking_in(channel, int(channel["guild_id"])) if "guild_id" in channel else ()
    except discord.NotFound as error:
        raise Ended(f"Discord knows no channel {channel_id}.", NEEDS_HOST) from error
    except discord.Forbidden as error:
        why = f"The bot can't see channel {channel_id}. Invite it there, or give its role View Channel."
        raise Ended(why, NEEDS_HOST) from error
    if lacking:
        why = f"In #{channel['name']} the bot lacks {', '.join(lacking)}. Give them to its role there."
        raise Ended(why, NEEDS_HOST)


class _NotTriedError(Exception):
    """Something could not be tried; the message says why."""


@dataclass(frozen=True, slots=True)
class _Message:
    where: str
    id: int
    edit: Route


class _Probe:
    def __init__(self, client: discord.AutoShardedClient, channel_id: int, say: Say) -> None:
        self.seen: list[Seen] = []
        self._client = client
        self._http: HTTPClient = client.http
        self._say = say
        self._channels = [channel_id]
        self._answers: list[Route] = []
        self._latest: asyncio.Future[Any] | None = None
        self._person: int | None = None

    async def run(self, patience: float) -> None:
        connecting = asyncio.ensure_future(self._client.connect())
        try:
            message = await self._send("channel", self._channels[0])
            await self._try_edits(message)
            await self._try_with_person(message, connecting, patience)
        except discord.HTTPException as error:
            if not _is_refusal(error):
                raise
            raise Ended(f"Discord did not let the probe go on: {_words(error)}", NEEDS_HOST) from error
        finally:
            connecting.cancel()  # not waited for: in Python 3.11 a connection under way is made all the same

    async def _try_with_person(
        self, message: _Message, connecting: asyncio.Future[None], patience: float
    ) -> None:
        until = asyncio.get_running_loop().time() + patience
        self._say(f"Press the button in the channel {_PRESSES} times, within {patience / 60:.0f} minutes.")
        with self._part("button"):
            press, _ = await self._pressed(message, 1, connecting, until)
            await self._update(press, Step.PRESSED_UNLISTED, {})
        with self._part("button"):
            press, attachment = await self._pressed(message, 2, connecting, until)
            await self._update(press, Step.PRESSED_BY_NAME, _listed(attachment, _NAME))
        with self._part("ephemeral answer"):
            press, _ = await self._pressed(message, 3, connecting, until)
            await self._try_edits(await self._answer_ephemerally(press))
        with self._part("direct message"):
            if self._person is None:
                raise _NotTriedError("nobody pressed the button")
            conversation = await self._http.start_private_message(self._person)
            self._channels.append(int(conversation["id"]))
            await self._try_edits(await self._send("direct message", self._channels[-1]))

    @contextmanager
    def _part(self, where: str) -> Iterator[None]:
        try:
            yield
        except _NotTriedError as error:
            self._say(f"{where}: not tried: {error}")
        except discord.HTTPException as error:
            if not _is_refusal(error):
                raise
            self._say(f"{where}: not tried: {_words(error)}")

    async def _send(self, where: str, channel_id: int) -> _Message:
        path = "/channels/{channel_id}/messages"
        route = Route("POST", path, channel_id=channel_id)
        shown = await self._ask(route, _body(**_UPLOAD), with_file=True)
        self._look_at(where, shown)
        message_id = int(shown["id"])
        edit = Route("PATCH", path + "/{message_id}", channel_id=channel_id, message_id=message_id)
        return _Message(where, message_id, edit)

    async def _answer_ephemerally(self, press: discord.Interaction) -> _Message:
        def original(method: str) -> Route:
            path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
            return Route(method, path, webhook_id=press.application_id, webhook_token=press.token)

        self._answers.append(original("DELETE"))
        flags = discord.MessageFlags(components_v2=True, ephemeral=True).value
        shown = await self._answer(press, _ANSWER, _body(**_UPLOAD, flags=flags), with_file=True)
        self._look_at("ephemeral answer", shown)
        return _Message("ephemeral answer", int(shown["id"]), original("PATCH"))

    def _look_at(self, where: str, shown: Json) -> None:
        listed, item = bool(shown["attachments"]), any(_ids_in_gallery(shown))
        self._note(Seen(where, Step.ATTACHMENTS, Fate.THERE if listed else Fate.MISSING))
        self._note(Seen(where, Step.ATTACHMENT_ID, Fate.THERE if item else Fate.MISSING))

    async def _try_edits(self, message: _Message) -> None:
        # Each way needs a new picture, since Discord must have given its id just before.
        for step in (Step.UNLISTED, Step.BY_ID, Step.BY_NAME):
            attachment = await self._upload(message)
            ways: Mapping[Step, Json] = {
                Step.UNLISTED: {},
                Step.BY_ID: _listed(attachment),
                Step.BY_NAME: _listed(attachment, _NAME),
            }
            await self._try(message.where, step, self._ask(message.edit, _body(**ways[step])))

    async def _upload(self, message: _Message, button: int | None = None) -> str:
        # Returns the id of the attachment.
        shown = await self._ask(message.edit, _body(button, **_UPLOAD), with_file=True)
        return _attachment_id(shown) or "0"

    async def _pressed(
        self, message: _Message, number: int, connecting: asyncio.Future[None], until: float
    ) -> tuple[discord.Interaction, str]:
        def is_meant(press: discord.Interaction) -> bool:
            if press.type is not discord.InteractionType.component or press.message is None:
                return False
            return (press.message.id, cast("Json", press.data)["custom_id"]) == (
                message.id,
                _custom_id(number),
            )

        press = asyncio.ensure_future(self._client.wait_for("interaction", check=is_meant))
        try:
            attachment = await self._upload(message, number)
            left = until - asyncio.get_running_loop().time()
            both: set[asyncio.Future[Any]] = {press, connecting}
            await asyncio.wait(both, timeout=max(0, left), return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                connecting.result()
            if not press.done():
                raise _NotTriedError("nobody pressed the button")
            self._person = press.result().user.id
            return press.result(), attachment
        finally:
            press.cancel()

    async def _update(self, press: discord.Interaction, step: Step, listing: Json) -> None:
        # Without a picture if that is refused: else the press has no answer.
        if not await self._try("button", step, self._answer(press, _UPDATE_MESSAGE, _body(**listing))):
            alone = self._answer(press, _UPDATE_MESSAGE, _body(picture=False))
            await self._try("button", Step.PRESSED_TEXT, alone)

    async def _try(self, where: str, step: Step, asked: Awaitable[Json]) -> bool:
        # Returns whether the request was taken.
        try:
            shown = await asked
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            self._note(Seen(where, step, Fate.REFUSED), f" ({_words(error)})")
            return False
        self._note(Seen(where, step, Fate.KEPT if _attachment_id(shown) else Fate.LOST))
        return True

    def _note(self, seen: Seen, why: str = "") -> None:
        self.seen.append(seen)
        self._say(f"{seen}{why}")

    async def _answer(
        self, press: discord.Interaction, kind: int, data: Json, *, with_file: bool = False
    ) -> Json:
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=press.id, webhook_token=press.token)
        answer = {"type": kind, "data": data}
        answered = await self._ask(route, answer, with_file=with_file, params={"with_response": "true"})
        message: Json = answered["resource"]["message"]
        return message

    async def _ask(self, route: Route, body: Json, *, with_file: bool = False, **more: Any) -> Any:
        # It finishes though the probe is stopped: a message that it sends must be deleted.
        if with_file:
            file = discord.File(BytesIO(_PNG), _NAME)
            form: list[dict[str, Any]] = [
                {"name": "payload_json", "value": json.dumps(body)},
                {"name": "files[0]", "value": file.fp, "filename": _NAME, "content_type": "image/png"},
            ]
            request = self._http.request(route, files=[file], form=form, **more)
        else:
            request = self._http.request(route, json=body, **more)
        self._latest = asyncio.ensure_future(request)
        return await asyncio.shield(self._latest)

    async def tidy(self) -> None:
        # A probe that was killed has left messages, too.
        try:
            async with asyncio.timeout(_TIDIED_WITHIN):
                if self._latest is not None:
                    await asyncio.wait({self._latest})
                await self._delete_all()
        except (TimeoutError, discord.HTTPException) as error:
            why = f": {_words(error)}" if isinstance(error, discord.HTTPException) else ""
            self._say(f"Delete by hand what begins with “{MARK}”: not all of it could be deleted{why}")

    async def _delete_all(self) -> None:
        try:
            for channel_id in self._channels:
                for message in await self._http.logs_from(channel_id, _SEARCHED):
                    if self._is_ours(message):
                        await self._http.delete_message(channel_id, message["id"])
            for route in self._answers:
                with suppress(discord.NotFound):
                    await self._http.request(route)
        except (aiohttp.ClientError, ConnectionError):
            await asyncio.sleep(1)
            await self._delete_all()

    def _is_ours(self, message: Json) -> bool:
        assert self._client.user is not None
        texts = [part.get("content", "") for part in message["components"]]
        return message["author"]["id"] == str(self._client.user.id) and any(MARK in text for text in texts)


def _body(button: int | None = None, *, picture: bool = True, **more: Any) -> dict[str, Any]:
    components: list[Json] = [{"type": _TEXT, "content": MARK}]
    if picture:
        components.append({"type": _GALLERY, "items": [{"media": {"url": f"attachment://{_NAME}"}}]})
    if button is not None:
        label = f"Press ({button} of {_PRESSES})"
        pressed = {"type": _BUTTON, "style": 1, "label": label, "custom_id": _custom_id(button)}
        components.append({"type": _ROW, "components": [pressed]})
    return {"flags": discord.MessageFlags(components_v2=True).value, "components": components, **more}


def _custom_id(button: int) -> str:
    return f"probe:{button}"


def _listed(attachment: str, filename: str | None = None) -> Json:
    named = {} if filename is None else {"filename": filename}
    return {"attachments": [{"id": attachment, **named}]}


def _attachment_id(shown: Json) -> str | None:
    # Discord has it in the component, or among the attachments.
    listed = [str(one["id"]) for one in shown["attachments"]]
    return next(iter([*_ids_in_gallery(shown), *listed]), None)


def _ids_in_gallery(shown: Json) -> Sequence[str]:
    media = [item["media"] for part in shown["components"] for item in part.get("items", ())]
    return [str(one["attachment_id"]) for one in media if one.get("attachment_id")]


def _is_refusal(error: discord.HTTPException) -> bool:
    return error.status < 500 and error.status != 429


def _words(error: discord.HTTPException) -> str:
    return " ".join(str(error).split())
