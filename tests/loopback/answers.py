"""REST by an interaction's token: the answer, its edits and follow-ups."""

import time
from itertools import takewhile
from typing import Any

from aiohttp import web

from tests.loopback import payloads
from tests.loopback.interactions import COMMAND, Interaction
from tests.loopback.refusals import ANSWER_RULES, Refused, require_something, require_valid, unknown_message
from tests.loopback.world import Body, Message, World

TOKEN_SECONDS = 15 * 60.0


class Answers:
    """The interactions that the bot may still answer, by their tokens."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.interactions: dict[str, Interaction] = {}

    def expect(self, interaction: Interaction) -> None:
        """From now on this one may be answered; those of which the token has expired may not."""
        since = time.monotonic() - TOKEN_SECONDS
        expired = takewhile(lambda known: known[1].at < since, self.interactions.items())  # oldest first
        for token, _ in list(expired):
            del self.interactions[token]
        self.interactions[interaction.token] = interaction

    async def answer(self, request: web.Request, body: Body) -> Any:
        """The first answer, of which there is one."""
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.kind is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, content = body["type"], body.get("data") or {}
        require_valid(content, ANSWER_RULES.get(kind, ()))
        interaction.answer(self.world, kind, content)
        told = {"id": str(interaction.id), "type": COMMAND}
        shown = interaction.original
        resource = {"type": kind, **({"message": payloads.message(shown)} if shown else {})}
        return {"interaction": told, "resource": resource} if "with_response" in request.query else None

    async def follow_up(self, request: web.Request, body: Body) -> Any:
        """Another message."""
        interaction = self._answered(request)
        require_valid(body)
        require_something(body)
        return payloads.message(interaction.follow_up(self.world, body))

    async def message(self, request: web.Request, body: Body) -> Any:
        return payloads.message(self._message(request))

    async def edit(self, request: web.Request, body: Body) -> Any:
        """Edits the answer, or a follow-up."""
        message = self._message(request)
        require_valid(message.body | body)
        message.edit(body)
        if message is self._answered(request).original:
            self._answered(request).show(body)
        return payloads.message(message)

    async def delete(self, request: web.Request, body: Body) -> Any:
        message = self._message(request)
        del self.world.channels[message.channel_id].messages[message.id]

    def _answered(self, request: web.Request) -> Interaction:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if interaction.kind is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return interaction

    def _message(self, request: web.Request) -> Message:
        interaction, wanted = self._answered(request), request.match_info["message"]
        ours = interaction.more if wanted != "@original" else [interaction.original]
        found = next((m for m in ours if m and wanted in ("@original", str(m.id))), None)
        channel = None if found is None else self.world.channels.get(found.channel_id)
        if found is None or channel is None or found.id not in channel.messages:
            raise unknown_message()
        return found
