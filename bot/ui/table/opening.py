"""How a table is opened: in its channel, or in a thread of it while another table is there."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import discord

from bot.ai.contract import Level
from bot.delivery.body import Button
from bot.delivery.discord_errors import HAS_THREAD, ClosedError, GoneError
from bot.delivery.messenger import A_WEEK
from bot.games.contract import Rules
from bot.model.tables import Pace
from bot.tables import guild_settings, lookup
from bot.tables.clock import HOUR, MINUTE, longest_turn
from bot.tables.lobby import Invitation, Place, discard, open_table
from bot.tables.openers import require_opener
from bot.tables.person import Person
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import error_text, reply
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import lacking, require_permissions
from bot.ui.kit.services import link_to
from bot.ui.kit.widgets import notice
from bot.ui.table.showing import show_at_once

T = TypeVar("T")

IN_THREAD = "thread"  # ends the argument of a button that opens a table in a thread
TAKEN = ("channel_taken", "match_waits_here")  # the refusals of a channel that has a table
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
LONGEST_NAME = 100  # characters of a thread's name
UNCHOSEN = "-"  # stands in a custom id for what the host has left to the server or the game

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thread:
    """A thread for a table, perhaps that of a message, and the people of whom one has to have the right."""

    name: str
    by: Sequence[Person]
    message: discord.Message | None = None


async def open_at(
    caller: Caller,
    place: Place,
    opens: Callable[[Place], Awaitable[T]],
    thread: Thread,
    *,
    in_thread: bool | None = None,
) -> T:
    """Opens a table in a channel or, where it has one, in a new thread of it.

    `in_thread` says that it is to be there, or not. Raises `Refusal`, and then leaves nothing behind.
    """
    if not in_thread:
        try:
            await _require_no_match(caller, place.channel_id)
            return await opens(place)
        except Refusal as refusal:
            is_left = in_thread is None and refusal.code in TAKEN
            if not is_left or not may_open_thread(caller, place.channel_id):
                raise
    await caller.answer_later()
    # Whether it may be opened is asked first: a thread without a table would stay behind.
    guild = await guild_settings.settings_of(caller.tables, place.guild_id)
    require_opener(guild, place.channel_id, *thread.by)
    thread_id = await _thread(caller, place.channel_id, thread)
    try:
        return await opens(replace(place, channel_id=thread_id, parent_id=place.channel_id))
    except Refusal:
        await caller.services.delivery.messenger.archive(thread_id)
        raise


async def require_free(caller: Caller, channel_id: int) -> None:
    """Raises `Refusal` where a channel has a table, or that of a league's match is to be."""
    await _require_no_match(caller, channel_id)
    taken = await lookup.live_table_in(caller.tables, channel_id)
    if taken is not None:
        raise Refusal("channel_taken", table=taken)


async def _require_no_match(caller: Caller, channel_id: int) -> None:
    if await caller.services.seasons.match_waiting_in(channel_id) is not None:
        raise Refusal("match_waits_here")


def may_open_thread(caller: Caller, channel_id: int) -> bool:
    """Whether the bot may open a thread for a table in a channel."""
    guild = caller.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel):
        return False
    return not lacking(channel.permissions_for(guild.me), FOR_THREADS)


async def _thread(caller: Caller, channel_id: int, thread: Thread) -> int:
    """https://discord.com/developers/docs/resources/channel#start-thread-from-message"""
    messenger, message, name = caller.services.delivery.messenger, thread.message, thread.name[:LONGEST_NAME]
    try:
        if message is None:
            return await messenger.open_thread(channel_id, name)
        if not message.flags.has_thread:
            await messenger.request(
                channel_id,
                lambda http: http.start_thread_with_message(
                    channel_id, message.id, name=name, auto_archive_duration=A_WEEK
                ),
                is_for_sending=True,
            )
    except (ClosedError, GoneError) as error:
        # A press at the same time may have opened it.
        if message is None or not isinstance(error, ClosedError) or error.code != HAS_THREAD:
            raise Refusal("no_thread_here") from None
    return message.id  # which its thread has, too


async def open_here(
    caller: Caller, invitation: Invitation, *, in_thread: bool = False, offered: ButtonId | None = None
) -> None:
    """Opens a table in this channel or in a thread of it, and shows its post.

    Where another table is here, a thread is offered, by the button `offered`. Raises `Refusal`.
    """
    place = await place_here(caller)

    async def opens(at: Place) -> Table:
        return await _shown(caller, await open_table(caller.tables, invitation, at, caller.person))

    if in_thread:  # in the place of its button, which would open another table with a second tap
        await caller.show_in_place_later()
    name = speaker(place.language)(game_key(invitation.game))
    thread = Thread(f"{name} – {caller.person.name}", [caller.person])
    try:
        table = await open_at(caller, place, opens, thread, in_thread=in_thread)
    except Refusal as refusal:
        if refusal.code != "channel_taken" or in_thread:
            raise
        await _offer_thread(
            caller, refusal, offered or button_for(caller.tables.entries[invitation.game].rules, invitation)
        )
        return
    await caller.services.delivery.direct_messages.tapped(caller.met)
    if in_thread:
        link = await link_to(caller.tables, table)
        await caller.show_in_place(notice(caller.say("done-opened-in-thread", link=link)))
    else:
        await reply(caller.interaction, caller.say("done-opened") + _warning(caller, table))


async def _shown(caller: Caller, table: Table) -> Table:
    await caller.answer_later()
    try:
        await show_at_once(caller, table)
    except Refusal:
        await discard(caller.tables, table.id)
        raise
    except Unavailable as error:  # it is shown as soon as Discord is back
        log.warning("a new table is not shown yet", extra={"table": table.id, "error": str(error)})
    return table


async def _offer_thread(caller: Caller, refusal: Refusal, button_id: ButtonId) -> None:
    there = await caller.tables.load(int(str(refusal.facts["table"])))
    words = await error_text(caller.services, refusal, caller.say, None)
    buttons: list[Button] = []
    if may_open_thread(caller, caller.interaction.channel_id or 0):
        label, style = caller.say("button-open-in-thread"), discord.ButtonStyle.primary
        buttons.append(TableButton(button_id, label, style=style))
    link = LinkButton(caller.say("button-to-that-table"), await link_to(caller.tables, there))
    await caller.show(page([words], rows=[[*buttons, link]]))


def button_for(rules: Rules, invitation: Invitation) -> ButtonId:
    """The id of the button that opens a table with these wishes in a thread."""
    chosen = dict(invitation.options)
    options = [
        str(option.choices.index(chosen[option.name])) if option.name in chosen else UNCHOSEN
        for option in rules.options
    ]
    numbers = f"{invitation.places or 0} {invitation.computers} {invitation.pace or UNCHOSEN}"
    return ButtonId(NO_TABLE, "open_in_thread", None, " ".join([invitation.game, numbers, *options]))


@answers("open_in_thread")
async def _open_in_thread(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    game = words.among(0, caller.tables.entries)
    pace = words.among(3, [*Pace, UNCHOSEN])
    options = caller.tables.entries[game].rules.options
    chosen = tuple(
        (option.name, words.nth(4 + at, option.choices))
        for at, option in enumerate(options)
        if words.text(4 + at) != UNCHOSEN
    )
    places, computers = words.number(1, least=0) or None, words.number(2, least=0)
    invitation = Invitation(game, places, computers, chosen, pace=None if pace == UNCHOSEN else Pace(pace))
    await open_here(caller, invitation, in_thread=True)


@answers("open")
async def _open_table(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    game, computers = words.among(0, caller.tables.entries), words.number(1, least=0)
    presets = caller.tables.entries[game].rules.presets
    chosen = presets[words.among(2, presets)] if len(words.all) > 2 else {}
    await open_here(caller, Invitation(game, computers=computers, options=tuple(chosen.items())))


async def place_here(caller: Caller) -> Place:
    """This channel, if the bot may have a table in it. Raises `Refusal`."""
    interaction = caller.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("guild_only")
    require_permissions(caller)
    language = await caller.services.public_language(interaction)
    return Place(interaction.guild_id, interaction.channel_id, language)


@answers("again", given=its_table)
async def open_again(caller: Caller, table: Table) -> None:
    """Opens a table like a finished one, with its options."""
    await _open_again(caller, table, in_thread=False)


@answers("again_in_thread", given=its_table)
async def _open_again_in_thread(caller: Caller, table: Table) -> None:
    await _open_again(caller, table, in_thread=True)


async def _open_again(caller: Caller, table: Table, *, in_thread: bool) -> None:
    if table.status.live:
        raise Refusal("channel_taken", table=table.id)
    levels = tuple(Level(row.level) for row in table.seats if row.is_computer)[: table.row.places - 1]
    options = tuple(table.options_again().items())
    row = table.row
    invitation = Invitation(
        row.game,
        row.places,
        len(levels),
        options,
        follows=row.id,
        levels=levels,
        advice=row.advice,
        bank_days=row.bank_days,
    )
    await open_here(caller, invitation, in_thread=in_thread, offered=ButtonId(table.id, "again_in_thread"))


def _warning(caller: Caller, table: Table) -> str:
    # The table's thread may be archived before a time is up.
    allowed, channel = longest_turn(table.row), caller.interaction.channel
    if allowed is None or not isinstance(channel, discord.Thread):
        return ""
    minutes = channel.auto_archive_duration
    if minutes * MINUTE >= allowed:
        return ""
    hours = minutes * MINUTE // HOUR
    return f"\n⚠️ {caller.say('thread-archives-early', hours=hours)}"
