"""*Looking for players*: the open tables of a server and the wishes of its people in one list.

https://discord.com/developers/docs/topics/permissions: nobody reads of a table whose channel they can't see.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.delivery.body import Page
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.members import sees
from bot.model.meetings import WishRow
from bot.model.tables import Pace
from bot.tables import guild_settings, lookup
from bot.tables.lobby import Place
from bot.tables.lobby_clock import enough_of
from bot.tables.looking import PACES, Wish, fits, forget, open_for, wish, wishes_in
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.texts.keys import game_key, key_of
from bot.texts.lists import listed
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError
from bot.ui.kit.layout import page
from bot.ui.kit.names import host_name
from bot.ui.kit.pagination import Paged, page_of
from bot.ui.kit.permissions import is_gone, lacking_to_play
from bot.ui.kit.services import link_to, link_to_post
from bot.ui.kit.text import escape
from bot.ui.table.opening import Thread, open_at

MOST = 8  # names in a line
PAGE = 5  # tables on a page: their buttons are a row
APART = "/"  # between game and pace in a choice


class PlayersList(NamedTuple):
    """The list of a server as its reader sees it."""

    tables: Sequence[tuple[Table, str]]  # with the addresses of their posts
    wishes: Mapping[Wish, Sequence[WishRow]]
    enough: Mapping[str, int]  # people by game, of all games
    user_id: int
    wanted: int = 0  # the page


async def show_looking(caller: Caller, *, in_place: bool = False, wanted: int = 0, notice: str = "") -> None:
    """Shows the list, after opening a table for those who wish for the same, unless one fits the caller."""
    guild_id = guild_of(caller)
    wishes, enough = await wishes_in(caller.tables, guild_id), _enough(caller)
    own = _own(wishes, caller.user_id)
    tables = sorted(await _open_tables(caller), key=lambda table: not _fits(table, own, caller.user_id))
    if tables and _fits(tables[0], own, caller.user_id):
        notice = notice or caller.say("looking-fits")
    elif met := [
        rows
        for (game, pace), rows in wishes.items()
        if len(rows) >= enough[game] and not any(fits(table, [(game, pace)]) for table in tables)
    ]:
        await (caller.show_in_place_later() if in_place else caller.answer_later())
        notice = await _bring_together(caller, met) or notice
        wishes = await wishes_in(caller.tables, guild_id)
    posts = await lookup.posts_of(caller.tables, [table.id for table in tables])
    linked = [(table, link_to_post(table, posts.get(table.id))) for table in tables]
    view = looking_page(PlayersList(linked, wishes, enough, caller.user_id, wanted), caller.say, notice)
    await (caller.show_in_place(view) if in_place else caller.show(view))


def _enough(caller: Caller) -> Mapping[str, int]:
    return {game: enough_of(entry.rules) for game, entry in caller.tables.entries.items()}


def _own(wishes: Mapping[Wish, Sequence[WishRow]], user_id: int) -> Sequence[Wish]:
    return [wished for wished, rows in wishes.items() if any(row.user_id == user_id for row in rows)]


def _fits(table: Table, own: Sequence[Wish], user_id: int) -> bool:
    return fits(table, own) and table.seat_of(user_id) is None


async def _open_tables(caller: Caller) -> Sequence[Table]:
    live = await lookup.live_tables_in_guild(caller.tables, guild_of(caller))
    return [
        table
        for table in live
        if table.free_seats and table.row.match_id is None and sees_table(caller, table)
    ]


async def has_open_tables(caller: Caller) -> bool:
    """Whether the list has a table for the caller."""
    return any(table.seat_of(caller.user_id) is None for table in await _open_tables(caller))


def sees_table(caller: Caller, table: Table) -> bool:
    """Whether the caller can see the channel of a table, or is there."""
    user, channel_id = caller.interaction.user, table.row.channel_id
    is_there = caller.interaction.channel_id == channel_id
    return is_there or (isinstance(user, discord.Member) and sees(user, channel_id))


def looking_page(players: PlayersList, say: Say, notice: str = "") -> Page:
    """The open tables with their buttons, the wishes, and the reader's own, ticked."""
    paged = Paged(players.tables, PAGE, players.wanted)
    lines, joins = list[str](), list[TableButton]()
    for table, link in paged.shown:
        sign = "-"
        if table.seat_of(players.user_id) is None:
            sign = f"{len(joins) + 1}."
            style = discord.ButtonStyle.secondary if joins else discord.ButtonStyle.primary
            joins.append(TableButton(ButtonId(table.id, "join"), f"{sign} {say('button-join')}", style=style))
        lines.append(f"{sign} {_table_line(table, link, say)}")
    if lines:
        lines[-1] += paged.number(say)
    wishes = [_line(wished, rows, players.enough[wished[0]], say) for wished, rows in players.wishes.items()]
    options = [_option((game, pace), players, say) for game in players.enough for pace in PACES]
    select = TableSelect(
        ButtonId(NO_TABLE, "look_for"), say("select-looking"), options, least=0, most=len(options)
    )
    head = f"### 🔍 {say('button-looking')}\n{say('looking-about')}"
    blocks = ["\n".join(block) for block in (lines, wishes) if block] or [say("looking-none")]
    arrows = [paged.arrows("looking")] if paged.last else []
    return page([*filter(None, [notice]), head, *blocks], joins, [*arrows, select])


def _table_line(table: Table, link: str, say: Say) -> str:
    game, pace = _named((table.row.game, Pace(table.row.pace)), say)
    seats = say("lobby-seats", taken=len(table.seats), places=table.row.places)
    label = f"**[{game}]({link})** · {pace} · {host_name(table, say)}"
    return say("labelled", label=label, text=seats)


def _line(wished: Wish, rows: Sequence[WishRow], enough: int, say: Say) -> str:
    names = listed([escape(row.name) for row in rows[:MOST]], say)
    game, pace = _named(wished, say)
    return say("looking-line", game=game, pace=pace, names=names, count=len(rows), enough=enough)


def _option(wished: Wish, players: PlayersList, say: Say) -> discord.SelectOption:
    game, pace = _named(wished, say)
    return discord.SelectOption(
        label=say("looking-option", game=game, pace=pace),
        value=APART.join(wished),
        default=wished in _own(players.wishes, players.user_id),
    )


def _named(wished: Wish, say: Say) -> tuple[str, str]:
    return say(game_key(wished[0])), say(key_of("pace", wished[1]))


async def _bring_together(caller: Caller, wishes: Sequence[Sequence[WishRow]]) -> str:
    """Opens a table for people who wish for the same; gives the sentence about it for the caller."""
    guild = await guild_settings.settings_of(caller.tables, guild_of(caller))
    if guild.meeting_channel is None or is_gone(caller.interaction.guild, guild.meeting_channel):
        channels, by = dict.fromkeys((caller.interaction.channel_id or 0, *guild.channels)), [caller.person]
    else:  # where a moderator wanted such tables, whoever brings them about
        channels, by = {guild.meeting_channel: None}, []
    enough, notice = _enough(caller), ""
    for channel_id in channels:
        for rows in wishes:
            met = await _met(caller, rows, enough[rows[0].game], channel_id)
            if not met:
                continue
            try:
                table = await _open_for(caller, met, channel_id, by)
            except (Refusal, ClosedError, GoneError):
                notice = caller.say("looking-waits")
            else:
                return "" if table is None else await _opened(caller, table)
    return notice


async def _met(caller: Caller, rows: Sequence[WishRow], enough: int, channel_id: int) -> Sequence[WishRow]:
    """The first people who are enough and can see a channel; else nobody."""
    messenger, found = caller.services.delivery.messenger, list[WishRow]()
    for row in rows:
        if await messenger.sees(row.guild_id, row.user_id, channel_id):
            found.append(row)
            if len(found) == enough:
                return found
        elif not await messenger.is_member(row.guild_id, row.user_id, now=False):
            await forget(caller.tables, row)
    return ()


async def _open_for(
    caller: Caller, met: Sequence[WishRow], channel_id: int, by: Sequence[Person]
) -> Table | None:
    guild, language = caller.interaction.guild, await caller.services.public_language(caller.interaction)
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or channel is None or lacking_to_play(channel, guild.me):
        raise Refusal("post_not_taken")
    game, pace = _named((met[0].game, met[0].pace), speaker(language))
    thread = Thread(speaker(language)("looking-option", game=game, pace=pace), by)

    async def opens(at: Place) -> Table | None:
        return await open_for(caller.tables, met, at, by)

    return await open_at(caller, Place(guild.id, channel_id, language), opens, thread)


async def _opened(caller: Caller, table: Table) -> str:
    key = "looking-opened-for-others" if table.seat_of(caller.user_id) is None else "looking-opened"
    return caller.say(
        key, game=caller.say(game_key(table.row.game)), link=await link_to(caller.tables, table)
    )


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
    wanted = page_of(button_id)
    await show_looking(caller, in_place=wanted is not None, wanted=wanted or 0)
