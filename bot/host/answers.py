"""Answers to interactions, of which discord.py makes no more than is used."""

from typing import TYPE_CHECKING, Any, cast

from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

if TYPE_CHECKING:
    from discord.http import MultipartParameters
    from discord.types.interactions import InteractionCallback  # whose modules only a type checker can import


class _Answers(AsyncWebhookAdapter):
    # discord.py would ask for the message that came of an answer, which nobody reads: to receive it, and to
    # make objects of it, took a fifteenth of the processor with many tables at once.
    # https://discord.com/developers/docs/interactions/receiving-and-responding#create-interaction-response
    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: "MultipartParameters", **options: Any
    ) -> "InteractionCallback":
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        if params.files:
            await self.request(route, **options, files=params.files, multipart=params.multipart)
        else:
            await self.request(route, **options, payload=params.payload)
        return cast("InteractionCallback", {"interaction": {"id": str(interaction_id)}})


def answer_without_messages() -> None:
    """Lets this task, and those it begins, answer interactions so."""
    async_context.set(_Answers())  # type: ignore[no-untyped-call]  # so discord.py has it
