"""Answers to interactions, of which discord.py makes no more than is used."""

from typing import TYPE_CHECKING, Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context

if TYPE_CHECKING:
    from discord.types.interactions import InteractionCallback  # whose modules only a type checker can import


class _Answers(AsyncWebhookAdapter):
    """Answers as discord.py does, without the message that Discord gives back: nobody reads it.

    Its id is told beside it. To make objects of the whole message took a thirtieth of the processor with many
    tables at once.
    https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback
    """

    async def create_interaction_response(self, *args: Any, **options: Any) -> "InteractionCallback":
        """Answers an interaction, by the arguments that discord.py gives. Raises `discord.HTTPException`."""
        answered = await super().create_interaction_response(*args, **options)
        answered.pop("resource", None)
        return answered


def answer_without_messages() -> None:
    """Lets the current task, and those that it begins from now on, answer interactions so."""
    async_context.set(_Answers())  # type: ignore[no-untyped-call]  # so discord.py has it
