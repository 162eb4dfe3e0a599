"""The languages that people and guilds on the simulated Discord have set.

Unasked, the simulation says `en-US` for everyone, whatever is set. It knows of no Communities, the only
guilds that have a language of their own; here they are those with a channel for their rules.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import simcord.interactions
from simcord import Env, GuildHandle, MemberActor, UserHandle
from simcord.backend import Backend, serializers
from simcord.backend.models import Guild, Interaction


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
    changes = {"preferred_locale": locale, "rules_channel_id": env.backend.get_guild(guild.id).channel_ids[0]}
    env.backend.edit_guild(guild.id, changes)


def _with_features(backend: Backend, guild: Guild) -> Any:
    payload: Any = _SIMULATED(backend, guild)
    return payload | {"features": ["COMMUNITY"] if guild.rules_channel_id is not None else []}


_SIMULATED = serializers.guild_create_payload
serializers.guild_create_payload = _with_features  # type: ignore[assignment]
