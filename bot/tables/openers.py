"""The right to open tables, as a server's settings give it."""

from bot.model.guilds import GuildRow, Openers
from bot.tables.person import Person
from bot.tables.refusal import Refusal


class NotAnOpenerError(Refusal):
    """The server's settings let this person open no table."""


def require_opener(guild: GuildRow, channel_id: int, *people: Person) -> None:
    """Raises `NotAnOpenerError` if there are people, and none of them may open a table in a channel."""
    refusals = [refusal for person in people if (refusal := _refusal(guild, channel_id, person))]
    if people and len(refusals) == len(people):
        raise refusals[0]


def _refusal(guild: GuildRow, channel_id: int, by: Person) -> NotAnOpenerError | None:
    if by.moderates(guild.guild_id, channel_id):
        return None
    if guild.openers is Openers.MODERATORS:
        return NotAnOpenerError("moderators_open")
    if guild.openers is Openers.ROLE and guild.opener_role not in by.roles:
        return NotAnOpenerError("role_opens", role=f"<@&{guild.opener_role}>")
    here = by.within if channel_id in by.within else {channel_id}
    if guild.channels and here.isdisjoint(guild.channels):
        return NotAnOpenerError(
            "not_in_this_channel", channels=" ".join(f"<#{one}>" for one in guild.channels)
        )
    return None
