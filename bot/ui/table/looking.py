"""*Looking for a table*: a list of wishes on a server, and a table for each wish of enough people."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.delivery.body import Page, Plain
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.rate_limits import Priority
from bot.model.meetings import WishRow
from bot.model.tables import Pace
from bot.tables import guild_settings, lookup
from bot.tables.lobby import Place
from bot.tables.meetings import ENOUGH, PACES, Wish, forget, met_in, open_for, wish, wishes_in
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.texts.keys import game_key, key_of
from bot.texts.lists import listed
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import LinkButton, TableSelect
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import TO_PLAY, lacking
from bot.ui.kit.services import link_to
from bot.ui.kit.text import escape

MOST = 8  # names in a line
APART = "/"  # between game and pace in a choice
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


async def show_looking(caller: Caller, *, in_place: bool = False) -> None:
    """Shows the wishes of a server, after opening tables for those of enough people."""
    guild_id = guild_of(caller)
    channel_id = (await guild_settings.settings_of(caller.tables, guild_id)).meeting_channel
    if channel_id is None:
        raise Refusal("no_meeting_channel")
    notice = ""
    if await met_in(caller.tables, guild_id):  # Discord is asked for several things
        await (caller.show_in_place_later() if in_place else caller.answer_later())
        notice = await _bring_together(caller, guild_id, channel_id)
    wishes = WishList(
        await wishes_in(caller.tables, guild_id), [*caller.tables.entries], caller.user_id, channel_id
    )
    view = looking_page(wishes, caller.say, notice)
    await (caller.show_in_place(view) if in_place else caller.show(view))


class WishList(NamedTuple):
    """The list of a server, with all games, its reader, and the channel in which tables are opened."""

    found: Mapping[Wish, Sequence[WishRow]]
    games: Sequence[str]
    user_id: int
    channel_id: int


def looking_page(wishes: WishList, say: Say, notice: str = "") -> Page:
    """The list, and the reader's own wishes, ticked."""
    about = say("looking-about", enough=ENOUGH, channel=f"<#{wishes.channel_id}>")
    lines = [_line(wished, rows, say) for wished, rows in wishes.found.items()] or [say("looking-none")]
    options = [_option((game, pace), wishes, say) for game in wishes.games for pace in PACES]
    select = TableSelect(
        ButtonId(NO_TABLE, "look_for"), say("select-looking"), options, least=0, most=len(options)
    )
    head = f"### 🔍 {say('button-looking')}\n{about}"
    return page([*filter(None, [notice]), head, "\n".join(lines)], rows=[select])


def _line(wished: Wish, rows: Sequence[WishRow], say: Say) -> str:
    names = listed([escape(row.name) for row in rows[:MOST]], say)
    game, pace = _named(wished, say)
    return say("looking-line", game=game, pace=pace, names=names, count=len(rows), enough=ENOUGH)


def _option(wished: Wish, wishes: WishList, say: Say) -> discord.SelectOption:
    game, pace = _named(wished, say)
    return discord.SelectOption(
        label=say("looking-option", game=game, pace=pace),
        value=APART.join(wished),
        default=any(row.user_id == wishes.user_id for row in wishes.found.get(wished, ())),
    )


def _named(wished: Wish, say: Say) -> tuple[str, str]:
    return say(game_key(wished[0])), say(key_of("pace", wished[1]))


async def _bring_together(caller: Caller, guild_id: int, channel_id: int) -> str:
    """Opens a table for the first wish of enough people; gives the sentence about it for the caller."""
    met = await met_in(caller.tables, guild_id)
    if not met:
        return ""
    messenger = caller.services.delivery.messenger
    for row in met:
        if row.user_id != caller.user_id and not await messenger.is_member(guild_id, row.user_id, now=False):
            await forget(caller.tables, row)
            return await _bring_together(caller, guild_id, channel_id)
    language = await caller.services.public_language(caller.interaction)
    say = speaker(language)
    try:
        place = Place(guild_id, await _channel(caller, channel_id, met, say), language)
        table = await open_for(caller.tables, met, place)
    except (Refusal, ClosedError, GoneError):
        return caller.say("looking-waits", channel=f"<#{channel_id}>")
    if table is None:
        return ""
    return await _announce(caller, table, met, say)


async def _channel(caller: Caller, channel_id: int, met: Sequence[WishRow], say: Say) -> int:
    """The server's channel if it is free, else a new thread. Raises `Refusal` if neither is possible."""
    guild = caller.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None or lacking(granted := channel.permissions_for(guild.me), TO_PLAY):
        raise Refusal("post_not_taken")
    taken = await lookup.live_table_in(caller.tables, channel_id)
    if taken is None and await caller.services.seasons.match_waiting_in(channel_id) is None:
        return channel_id
    if not isinstance(channel, discord.TextChannel) or lacking(granted, FOR_THREADS):
        raise Refusal("channel_taken", table=taken)
    game, pace = _named((met[0].game, met[0].pace), say)
    name = say("looking-option", game=game, pace=pace)
    return await caller.services.delivery.messenger.open_thread(channel_id, name)


async def _announce(caller: Caller, table: Table, met: Sequence[WishRow], say: Say) -> str:
    # The only mention of the people who were looking.
    ids = [row.user_id for row in met]
    game, pace = _named((table.row.game, Pace(table.row.pace)), say)
    mentions = listed([f"<@{user_id}>" for user_id in ids], say)
    text = say("looking-met", mentions=mentions, game=game, pace=pace, host=escape(met[0].name))
    link = await link_to(caller.tables, table)
    body = Plain(text, [LinkButton(say("button-to-table"), link)])
    await caller.services.delivery.messenger.send(
        table.row.channel_id, body, f"met-{table.id}", ids, priority=Priority.CALL
    )
    key = "looking-opened" if caller.user_id in ids else "looking-opened-for-others"
    return caller.say(key, link=link)


def _chosen(caller: Caller, button_id: ButtonId) -> Iterator[Wish]:
    for word in button_id.words.all:
        game, _, pace = word.partition(APART)
        if game not in caller.tables.entries or pace not in PACES:
            raise CustomIdError(button_id.action)
        yield game, Pace(pace)


@answers("look_for")
async def _look_for(caller: Caller, button_id: ButtonId) -> None:
    await wish(caller.tables, guild_of(caller), caller.person, [*_chosen(caller, button_id)])
    await show_looking(caller, in_place=True)


@answers("looking")
async def _looking(caller: Caller, button_id: ButtonId) -> None:
    await show_looking(caller)
