"""Inviting the people of a file to a league: who is invited, and which rows are no good, and why."""

import discord

from bot.model.leagues import Role
from bot.seasons import participation
from bot.seasons.league import League
from bot.seasons.participation import MOST_ROWS, BadRow
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller, guild_of, person_of
from bot.ui.kit.errors import reply
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import require_runner
from bot.ui.leagues.widgets import cut

LARGEST = 100_000
"""Bytes of a file that is read."""
ROOM = 1_500
"""Characters for the rows that are no good."""
_WHY = {"no_id": "invite-row-no-id", "twice": "invite-row-twice", "no_member": "invite-row-no-member"}


async def invite(caller: Caller, league: League, file: discord.Attachment) -> None:
    """Invites the people of a file, and answers with who is no good. Raises `Refusal`."""
    await require_runner(caller)
    await caller.answer_later()
    people, bad = await _people(caller, file)
    after = await participation.invite(caller.services.seasons, league.id, people)
    invited = {one.user_id for one in after.in_role(Role.INVITED)}
    count = sum(one.user_id in invited for one in people)
    lines = [caller.say("done-invited", count=count, name=escape(league.row.name))]
    if bad:
        rows = [_bad_row(one, caller.say) for one in sorted(bad)]
        lines.append(f"⚠️ {caller.say('invite-bad-rows', count=len(bad))}\n{cut(rows, ROOM, caller.say)}")
    await reply(caller.interaction, "\n".join(lines))


async def _people(caller: Caller, file: discord.Attachment) -> tuple[list[Person], list[BadRow]]:
    """The members whose ids are in a file, and its bad rows."""
    if file.size > LARGEST:
        raise Refusal("invite_file", most=MOST_ROWS)
    try:
        found, bad = participation.read_invitations((await file.read()).decode())
    except UnicodeDecodeError:
        raise Refusal("invite_file", most=MOST_ROWS) from None
    if not found or len(found) > MOST_ROWS:
        raise Refusal("invite_file", most=MOST_ROWS)
    guild_of(caller)
    people = []
    for number, user_id in found:
        member = await _member(caller, user_id)
        if member is None or member.bot:
            bad.append(BadRow(number, "no_member", str(user_id)))
        else:
            people.append(person_of(member))
    return people, bad


async def _member(caller: Caller, user_id: int) -> discord.Member | None:
    guild = caller.interaction.guild
    assert guild is not None  # leagues are run in servers
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound:
        return None


def _bad_row(one: BadRow, say: Say) -> str:
    return say(_WHY[one.why], row=one.number, cell=escape(one.cell))
