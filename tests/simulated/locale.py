"""The languages that people and guilds on the simulated Discord have set.

Unasked, the simulation says `en-US` for everyone, whatever is set.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import simcord.interactions
from simcord import Env, GuildHandle, MemberActor, UserHandle
from simcord.backend import Backend
from simcord.backend.models import Interaction


@contextmanager
def speaking(who: MemberActor | UserHandle, locale: str) -> Iterator[None]:
    """Let somebody's interactions say a locale (`de`, `en-GB`) as long as the block lasts.

    In it, the interactions of everyone also tell the guild's own locale. Blocks may be nested, for one person
    or several.
    """
    simulated = simcord.interactions.base_payload

    def base_payload(backend: Backend, **facts: Any) -> tuple[Interaction, dict[str, Any]]:
        interaction, payload = simulated(backend, **facts)
        if interaction.user_id == who.id:
            payload["locale"] = locale
        if interaction.guild_id is not None:
            payload["guild_locale"] = backend.get_guild(interaction.guild_id).preferred_locale
        return interaction, payload

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.interactions, "base_payload", base_payload)
        yield


def guild_speaks(env: Env, guild: GuildHandle, locale: str) -> None:
    """Set the language of a guild, as its moderators would, and let the bot know of it."""
    env.backend.edit_guild(guild.id, {"preferred_locale": locale})
