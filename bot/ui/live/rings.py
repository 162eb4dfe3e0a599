"""Rings of open tables: one message that mentions the people as a state begins, and says how things stand."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.delivery.body import Plain, fingerprint
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.shown import ShownRing
from bot.model.tables import LobbyRow, LobbyState, Status
from bot.tables import clocks, lookup, people
from bot.tables.clock import HOUR
from bot.tables.lobby_clock import absent, all_may_deal_at, deals_at, ends_at, is_rung, seating_at
from bot.tables.open_tables import NOT_HERE
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.texts.keys import button_key, game_key, key_of
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.names import host_name, names_at
from bot.ui.kit.services import link_to_post
from bot.ui.kit.text import ago, escape
from bot.ui.kit.text import at as stamp
from bot.ui.live.calls import play_buttons
from bot.ui.live.lobby import asked_buttons
from bot.ui.live.posts import post_key

UNSURE = ""  # one of two states, and a kill has left unknown which


@dataclass(frozen=True, slots=True)
class Rings:
    """Keeps the rings of all open tables; one leads on to the hand until who was called has moved."""

    tables: Tables
    keeper: MessageKeeper

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Brings a table's ring up to date. Raises `Unavailable`."""
        key = MessageKey(MessageKind.RING, table.id)
        shown = known.get(key)
        wanted = await self._wanted(table, shown)
        if wanted is None:
            await self.keeper.withdraw(shown)
            return
        await self.keeper.try_to_keep(key, wanted)

    async def _wanted(self, table: Table, known: MessageRow | None) -> Wanted | None:
        say, lobby = speaker(table.row.language), table.row.lobby
        before = None if known is None else _shown(table, known)
        if before is None and lobby is None:
            return None
        link = link_to_post(table, await self.keeper.known(post_key(table)))
        if table.status is Status.RUNNING and before is not None and _is_to_move(table, before.called):
            game = say(game_key(table.row.game))
            body = Plain(say("ring-dealt", game=game), play_buttons(table, say, link))
            return _kept(table, body, replace(before, what="dealt"))
        if table.status is not Status.OPEN or lobby is None:
            return None
        if not is_rung(lobby):
            return None if before is None else await self._left(table, before, say, link)
        what, at = _what(table, lobby), _rung_at(lobby)
        # Whoever sits down or stands up after a ring may bring back a state, but does not repeat its ring.
        is_same = before is not None and _state(before.what) in (UNSURE, _state(what))
        is_news = at > lobby.touched_at and not is_same
        if known is None and not is_news:
            return None
        called = await self._called(table) if before is None or is_news else before.called
        body = _body(table, what, called, say, link)
        # After an outage the time is later.
        shows = ShownRing(what, at if before is None else max(at, before.at), called)

        async def still() -> bool:
            return (await self.tables.load(table.id)).row.lobby == lobby

        since = 0 if known is None else known.message_id
        kept = _kept(table, body, shows)
        return replace(kept, mentions=called, is_news=is_news, still=still, since=since)

    async def _called(self, table: Table) -> tuple[int, ...]:
        ids = [row.user_id for row in table.people() if row.user_id is not None]
        now, wanting = self.tables.now(), await people.wanting_alerts(self.tables, ids)
        calendars = [(one, await clocks.calendar(self.tables, table.row.guild_id, one)) for one in wanting]
        return tuple(one for one, calendar in calendars if not calendar.is_quiet(now))

    async def _left(self, table: Table, before: ShownRing, say: Say, link: str) -> Wanted | None:
        # A ring whose state is over stays, since the deal calls nobody again who was rung in the last hour.
        if before.what == "asked":
            return None
        game, free = say(game_key(table.row.game)), table.free_seats
        seats = say("lobby-seats", taken=len(table.seats), places=table.row.places)
        text = say("labelled", label=game, text=seats)
        actions = await lookup.actions_of(self.tables, table)
        if free and (gone := [one for one in actions if one.kind == NOT_HERE and one.at >= before.at]):
            names = " · ".join(f"**{escape(one.other_name)}**" for one in gone)
            text = say("ring-not-here", names=names, game=game)
        join = [_button(table, "join", say)] if free else []
        body = Plain(text, [*join, LinkButton(say("button-to-table"), link)])
        return _kept(table, body, replace(before, what="left"))


async def rung_lately(tables: Tables, keeper: MessageKeeper, table: Table) -> Collection[int]:
    """Those who were called in the last hour since their table was full: its deal calls them not again."""
    row = await keeper.found(MessageKey(MessageKind.RING, table.id))  # which a kill may have left unknown
    if row is None:
        return ()
    ring, sent_at = _shown(table, row), discord.utils.snowflake_time(row.message_id).timestamp()
    return ring.called if await clocks.seconds_since(tables, max(ring.at, int(sent_at))) < HOUR else ()


def _shown(table: Table, row: MessageRow) -> ShownRing:
    everyone = (one.user_id for one in table.people() if one.user_id is not None)
    return row.shows if isinstance(row.shows, ShownRing) else ShownRing(UNSURE, 0, tuple(everyone))


def _kept(table: Table, body: Plain, shows: ShownRing) -> Wanted:
    shows = replace(shows, looks=fingerprint(body))
    return Wanted(table.row.channel_id, body, shows, priority=Priority.CALL)


def _is_to_move(table: Table, called: Sequence[int]) -> bool:
    return any(
        row.user_id in called and not table.dealt.decisions[row.seat] for row in table.people_to_move()
    )


def _what(table: Table, lobby: LobbyRow) -> str:
    if lobby.asked_at is not None:
        return "asked"
    if lobby.state is LobbyState.READY:
        return "ready"
    return "here" if absent(table) else "waits" if lobby.waits else "full"


def _state(what: str) -> str:
    return "full" if what in ("waits", "here") else what


def _rung_at(lobby: LobbyRow) -> int:
    at = lobby.ready_rung_at if lobby.state is LobbyState.READY else lobby.full_rung_at
    return (at if lobby.asked_at is None else lobby.asked_at) or 0


def _body(table: Table, what: str, called: Sequence[int], say: Say, link: str) -> Plain:
    names, here, lobby = names_at(table, say), seating_at(table), table.row.lobby
    assert lobby is not None  # it rings
    listed = " ".join(f"<@{r.user_id}>" if r.user_id in called else names[r.seat] for r in table.people())
    at = ends_at(lobby, here) if what == "asked" else deals_at(lobby, here)
    facts = {"people": listed, "game": say(game_key(table.row.game)), "ago": "" if at is None else ago(at)}
    if (all_at := all_may_deal_at(lobby, here)) is not None:
        facts |= {"host": host_name(table, say), "at": stamp(all_at)}
    text = say(key_of("ring", what), **facts)
    buttons = {"ready": "deal", "full": "hold", "waits": "deal", "here": "here"}
    own = asked_buttons(table, say) if what == "asked" else [_button(table, buttons[what], say)]
    return Plain(text, [*own, LinkButton(say("button-to-table"), link)])


def _button(table: Table, action: str, say: Say) -> TableButton:
    return TableButton(ButtonId(table.id, action), say(button_key(action)))
