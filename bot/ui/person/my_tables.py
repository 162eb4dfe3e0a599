"""`/tavern my-tables`: a person's live tables on all servers, first those where it is their turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count, groupby

import discord
from discord import ui

from bot.model.messages import MessageRow
from bot.model.tables import Player, Status
from bot.seasons import voyages
from bot.seasons.league import League
from bot.solo.duels import DEALS, Duel
from bot.tables import lookup
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.kit.pagination import Paged, page_of
from bot.ui.kit.services import link_to_post
from bot.ui.kit.text import ago, escape, label, until

_HEADINGS = ("mine-turn", "mine-waiting", "mine-open")  # in the order in which they are shown
PAGE = 10  # entries on a page: a message has room for them, whatever the names
NAME_ROOM = 16  # characters of a league's name on a button


@dataclass(frozen=True, slots=True)
class _Entry:
    heading: str
    due_at: int | None
    line: str
    play: TableButton | None = None


async def show_mine(caller: Caller, wanted: int | None = None) -> None:
    """Shows the caller's live tables; a page that is `wanted` takes the place of another."""
    tables = await lookup.live_tables_of(caller.tables, caller.user_id)
    posts = await lookup.posts_of(caller.tables, [table.id for table in tables])
    entries = [_entry(caller, table, posts.get(table.id)) for table in reversed(tables)]
    sailing = await voyages.under_way(caller.services.seasons, caller.user_id)
    entries += [_voyage(caller, *one) for one in sailing]
    entries += [_duel(caller, one) for one in await caller.services.duels.of_person(caller.user_id)]
    ordered = sorted(entries, key=lambda entry: (_HEADINGS.index(entry.heading), entry.due_at or 1 << 62))
    actions = ("daily", "looking") if caller.interaction.guild_id is not None else ("daily",)
    last = [TableButton(ButtonId(NO_TABLE, action), caller.say(button_key(action))) for action in actions]
    view = _list(Paged(ordered, PAGE, wanted or 0), caller.say, last)
    await (caller.show(view) if wanted is None else caller.show_in_place(view))


@answers("my_tables")
async def _my_tables(caller: Caller, button_id: ButtonId) -> None:
    await show_mine(caller, page_of(button_id))


def _list(paged: Paged[_Entry], say: Say, last: Sequence[TableButton]) -> ui.LayoutView:
    if not paged.things:
        return page([say("mine-none")], last)
    numbers, plays, blocks = count(1), list[TableButton](), list[str]()
    for heading, group in groupby(paged.shown, key=lambda entry: entry.heading):
        lines = [f"**{say(heading)}**"]
        for entry in group:
            number = "-"
            if entry.play is not None:
                number = f"{next(numbers)}."
                style = discord.ButtonStyle.secondary if plays else discord.ButtonStyle.primary
                plays.append(replace(entry.play, label=f"{number} {entry.play.label}", style=style))
            lines.append(f"{number} {entry.line}")
        blocks.append("\n".join(lines))
    blocks[-1] += paged.number(say)
    return page(blocks, [*plays, *last], [paged.arrows("my_tables")] if paged.last else [])


def _voyage(caller: Caller, league: League, number: int) -> _Entry:
    say, ends_at = caller.say, None if league.round is None else league.round.ends_at
    game, name = say(game_key(league.row.game)), escape(league.row.name)
    line = say("mine-voyage", game=game, league=name, number=number, until=until(ends_at, say))
    go_on = ButtonId(NO_TABLE, "voyage_go_on", None, f"{league.id} {number}")
    name = label(league.row.name)[:NAME_ROOM]
    play = TableButton(go_on, say("button-voyage-go-on", league=name, number=number))
    return _Entry("mine-turn", ends_at, line, play)


def _duel(caller: Caller, duel: Duel) -> _Entry:
    say, [own] = caller.say, [one.seat for one in duel.players if one.user_id == caller.user_id]
    is_turn = not duel.is_decided and duel.finished(own) < DEALS
    name = escape(duel.players[1 - own].name)
    key = "mine-duel-over" if duel.is_decided else "mine-duel"
    ends_at = None if duel.is_decided else duel.ends_at
    done, game = duel.finished(own), say(game_key(duel.row.game))
    line = say(key, game=game, name=name, done=done, deals=DEALS, until=until(ends_at, say))
    text = say("button-duel-with", name=label(duel.players[1 - own].name)[:NAME_ROOM])
    play = TableButton(ButtonId(NO_TABLE, "duel", None, str(duel.id)), text)
    return _Entry("mine-turn" if is_turn else "mine-waiting", ends_at, line, play)


def _entry(caller: Caller, table: Table, post: MessageRow | None) -> _Entry:
    heading, due_at = _heading(table, caller.user_id), _due_at(table, caller.user_id)
    game = caller.say(game_key(table.row.game))
    line = caller.say(
        "mine-line",
        game=game,
        link=link_to_post(table, post),
        place=_place(caller.interaction.client, table),
        what=state_of(table, caller.user_id, caller.say),
        until=until(due_at, caller.say),
    )
    play = TableButton(ButtonId(table.id, "go_on"), game) if heading == "mine-turn" else None
    return _Entry(heading, due_at, "\n".join([line, *_marks(table, caller)]), play)


def _heading(table: Table, user_id: int) -> str:
    if table.status is Status.OPEN:
        return "mine-open"
    mine = any(row.user_id == user_id for row in table.clocked())
    return "mine-turn" if mine else "mine-waiting"


def _due_at(table: Table, user_id: int) -> int | None:
    clocked = table.clocked()
    own = [row for row in clocked if row.user_id == user_id]
    clocks = [row.clock for row in own or clocked if row.clock is not None]
    return min((clock.due_at for clock in clocks if clock.due_at is not None), default=None)


def _place(client: discord.Client, table: Table) -> str:
    guild = client.get_guild(table.row.guild_id)
    server = "" if guild is None else f" · {escape(guild.name)}"
    return f" · <#{table.row.channel_id}>{server}"


def state_of(table: Table, user_id: int, say: Say) -> str:
    """Says whose turn it is, or why nobody moves, to a person who may sit there."""
    heading = _heading(table, user_id)
    if table.status is Status.FROZEN:
        return say("mine-frozen")
    if heading == "mine-open":
        return f"{say('lobby-seats', taken=len(table.seats), places=table.row.places)}."
    if table.row.lost_at is not None:
        return say("post-lost")
    if table.row.paused_at is not None:
        return say("mine-paused", ago=ago(table.row.paused_at))
    if heading == "mine-turn":
        return say("mine-you")
    clocked = [row.seat for row in table.clocked()]
    return say("mine-others", names=names_at(table, say).listed(clocked, say))


def _marks(table: Table, caller: Caller) -> list[str]:
    seat = table.seat_of(caller.user_id)
    if seat is None:
        return [f"  -# {caller.say('mine-host')}"]
    if table.seats[seat].player is Player.ABSENT:
        return [f"  -# 💤 {caller.say('mine-absent')}"]
    return []
