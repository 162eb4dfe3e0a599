"""Challenges to a game for two, and invitations to an open table.

A challenge is in the custom ids of its buttons: nothing is stored before it is accepted.
"""

import logging
from dataclasses import replace

import discord

from bot.delivery.body import Plain, arguments
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.messenger import A_WEEK
from bot.tables import guild_settings, lookup
from bot.tables.calendar import DAY
from bot.tables.lobby import Place
from bot.tables.meetings import (
    deal_for_two,
    game_for_two,
    table_of_both,
    table_to_invite_to,
    takes_invitations,
)
from bot.tables.openers import NotAnOpenerError, require_opener
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.caller import Caller, guild_of, person_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import error_text, reply
from bot.ui.kit.permissions import lacking, require_permissions
from bot.ui.kit.services import link_to
from bot.ui.kit.text import escape
from bot.ui.table.moves import show_hand
from bot.ui.table.opening import place_here

log = logging.getLogger(__name__)

LASTS = 7 * DAY  # seconds for which a challenge can be accepted
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
LONGEST_NAME = 100  # characters of a thread's name


async def challenge(caller: Caller, user: discord.Member | discord.User) -> None:
    """Challenges a member to a game for two, in the channel, with a message that mentions them once."""
    rival = await _invited(caller, user, "challenge")
    place = await place_here(caller)
    guild = await guild_settings.settings_of(caller.tables, place.guild_id)
    require_opener(guild, place.channel_id, caller.person)
    if not _may_open_thread(caller):
        await _require_free(caller, place.channel_id)
    game = await game_for_two(caller.tables, place.guild_id, caller.user_id, rival.user_id)
    say, about = speaker(place.language), f"{caller.user_id} {rival.user_id} {game}"
    text = say(
        "challenge-call", mention=user.mention, name=escape(caller.person.name), game=say(game_key(game))
    )
    accept = TableButton(
        ButtonId(NO_TABLE, "challenge_accept", None, about),
        say("button-challenge-accept"),
        style=discord.ButtonStyle.primary,
    )
    decline = TableButton(
        ButtonId(NO_TABLE, "challenge_decline", None, about), say("button-challenge-decline")
    )
    await _call(caller, Plain(text, [accept, decline]), user)


async def invite(caller: Caller, user: discord.Member | discord.User) -> None:
    """Invites a member to the caller's open table, with a message that mentions them once."""
    guest = await _invited(caller, user, "invite")
    table = await table_to_invite_to(caller.tables, guild_of(caller), caller.person)
    if table.seat_of(guest.user_id) is not None:
        raise Refusal("invited_is_seated", name=escape(guest.name))
    say, link = speaker(table.row.language), await link_to(caller.tables, table)
    game, name = say(game_key(table.row.game)), escape(caller.person.name)
    text = say("invite-call", mention=user.mention, name=name, game=game)
    join = TableButton(ButtonId(table.id, "join"), say("button-join"), style=discord.ButtonStyle.primary)
    await _call(caller, Plain(text, [join, LinkButton(say("button-to-table"), link)]), user)


async def _invited(caller: Caller, user: discord.Member | discord.User, deed: str) -> Person:
    guild_of(caller)
    if user.bot:
        raise Refusal(f"{deed}_bot")
    if user.id == caller.user_id:
        raise Refusal(f"{deed}_self")
    if not isinstance(user, discord.Member):
        raise Refusal("not_a_member")
    person = person_of(user)
    if not await takes_invitations(caller.tables, person.user_id):
        raise Refusal("no_invitations", name=escape(person.name))
    return person


async def _call(caller: Caller, body: Plain, user: discord.Member | discord.User) -> None:
    allowed = discord.AllowedMentions(users=[user], roles=False, everyone=False)
    await caller.interaction.response.send_message(**arguments(body), allowed_mentions=allowed)


async def _require_free(caller: Caller, channel_id: int) -> None:
    if await caller.services.seasons.match_waiting_in(channel_id) is not None:
        raise Refusal("match_waits_here")
    taken = await lookup.live_table_in(caller.tables, channel_id)
    if taken is not None:
        raise Refusal("channel_taken", table=taken)


def _may_open_thread(caller: Caller) -> bool:
    granted, channel = caller.interaction.app_permissions, caller.interaction.channel
    return isinstance(channel, discord.TextChannel) and not lacking(granted, FOR_THREADS)


@answers("challenge_accept")
async def _accept(caller: Caller, button_id: ButtonId) -> None:
    host_id, game = _for_caller(caller, button_id), button_id.words.among(2, caller.tables.entries)
    message = caller.interaction.message
    if message is None:
        raise Refusal("guild_only")
    if caller.tables.now() - int(message.created_at.timestamp()) > LASTS:
        raise Refusal("challenge_old")
    require_permissions(caller)
    await caller.answer_later()
    host = await _challenger(caller, host_id)
    try:
        table = await _table(caller, message, game, host)
    except NotAnOpenerError as refusal:  # which both can read
        say = speaker(await caller.services.public_language(caller.interaction))
        label = f"🤺 {escape(host.name)} – {escape(caller.person.name)}"
        why = await error_text(caller.services, refusal, say, None)
        await _settle(caller, message, Plain(say("labelled", label=label, text=why)))
        raise
    say, link = speaker(table.row.language), await link_to(caller.tables, table)
    names = {"name": escape(host.name), "rival": escape(caller.person.name), "game": say(game_key(game))}
    await _settle(
        caller, message, Plain(say("challenge-accepted", **names), [LinkButton(say("button-to-table"), link)])
    )
    await show_hand(caller, table, caller.say("done-dealt"))


async def _challenger(caller: Caller, user_id: int) -> Person:
    """The challenger with their present roles, which may have changed. Raises `Refusal`."""
    guild, channel = caller.interaction.guild, caller.interaction.channel
    if guild is None or channel is None:
        raise Refusal("guild_only")
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refusal("challenger_left") from None
    return await caller.services.person_in(channel, member, channel.permissions_for(member))


async def _table(caller: Caller, message: discord.Message, game: str, host: Person) -> Table:
    # In this channel if it is free, else in the message's own thread. If two presses come at once, the second
    # finds the table of the first, since a channel has one live table, and a message one thread.
    language = await caller.services.public_language(caller.interaction)
    guild_id, channel_id = guild_of(caller), message.channel.id
    both = host.user_id, caller.user_id
    try:
        await _require_free(caller, channel_id)
        place = Place(guild_id, channel_id, language)
        return await deal_for_two(caller.tables, game, place, host, caller.person)
    except Refusal as refusal:
        earlier = await table_of_both(caller.tables, guild_id, (channel_id, message.id), *both)
        if earlier is not None:
            return await caller.tables.load(earlier.id)
        if isinstance(refusal, NotAnOpenerError) or not _may_open_thread(caller):
            raise refusal from None
    thread_id = await _thread(caller, message, f"{host.name} – {caller.person.name}"[:LONGEST_NAME])
    inside = [replace(person, within=person.within | {thread_id}) for person in (host, caller.person)]
    return await deal_for_two(caller.tables, game, Place(guild_id, thread_id, language), *inside)


async def _thread(caller: Caller, message: discord.Message, name: str) -> int:
    """https://discord.com/developers/docs/resources/channel#start-thread-from-message"""
    if message.flags.has_thread:
        return message.id
    messenger = caller.services.delivery.messenger

    async def ask(http: discord.http.HTTPClient) -> object:
        return await http.start_thread_with_message(
            message.channel.id, message.id, name=name, auto_archive_duration=A_WEEK
        )

    try:
        await messenger.request(message.channel.id, ask, is_for_sending=True)
    except (ClosedError, GoneError):
        raise Refusal("challenge_no_thread") from None
    return message.id  # which its thread has, too


def _for_caller(caller: Caller, button_id: ButtonId) -> int:
    """The id of the challenger; the caller is the one they challenge. Raises `Refusal`."""
    host_id, rival_id = button_id.words.number(0, least=1), button_id.words.number(1, least=1)
    if caller.user_id != rival_id:
        raise Refusal("challenge_yours" if caller.user_id == host_id else "challenge_not_yours")
    return host_id


@answers("challenge_decline")
async def _decline(caller: Caller, button_id: ButtonId) -> None:
    _for_caller(caller, button_id)
    say = speaker(await caller.services.public_language(caller.interaction))
    await reply(caller.interaction, caller.say("done-challenge-declined"))
    if caller.interaction.message is not None:
        body = Plain(say("challenge-declined", rival=escape(caller.person.name)))
        await _settle(caller, caller.interaction.message, body)


async def _settle(caller: Caller, message: discord.Message, body: Plain) -> None:
    try:
        await caller.services.delivery.messenger.edit(message.channel.id, message.id, body)
    except (ClosedError, GoneError) as error:
        log.warning("a challenge can't be edited", extra={"error": str(error)})
