"""The buttons and commands that make or plan a move, and show the hand."""

import discord

from bot.delivery.answers import picture_of
from bot.delivery.body import shows_picture
from bot.games.contract import IllegalMove, Move, Seat
from bot.model.messages import MessageKey, MessageKind, MessageRow, ShownPicture
from bot.model.people import Tips
from bot.model.shown import ShownHand
from bot.model.tables import Status
from bot.tables import lookup, moves, people, plans, preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers, its_table, its_table_id
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import error_text, reply
from bot.ui.kit.services import link_to
from bot.ui.live.hand import hand, shown_hand
from bot.ui.live.live import live_of
from bot.ui.person.preferences import prefer_by_press
from bot.ui.table.predictions import show_watched
from bot.ui.table.typed_moves import lines_of, meant


async def show_hand(caller: Caller, table: Table, notice: str = "") -> None:
    """Shows the caller's hand; spectators of a running table get the board. Raises `Refusal`."""
    if table.status is Status.RUNNING and table.seat_of(caller.user_id) is None:
        await show_watched(caller, table)
        return
    seat = table.seated(caller.user_id)
    link = await link_to(caller.tables, table)
    onward, live = await _onward(caller, table, seat), live_of(caller.interaction)
    view = hand(table, seat, caller.say, link, notice=notice, onward=onward)
    is_pictured = await live.hand_pictures.wanted(table.row.guild_id, caller.met)
    await caller.show(live.hand_pictures.added(table, seat, caller.say, view) if is_pictured else view)
    await live.open_hands.opened(caller.interaction, table, caller.say, link, view, onward=onward)
    await _allow_direct_messages(caller, table)


@answers("choose", "hand", given=its_table)
async def _hand(caller: Caller, table: Table) -> None:
    await show_hand(caller, table)


async def move_by_words(caller: Caller, table_id: int, typed: str) -> None:
    """Makes a typed move; answers with what was understood, and the hand."""
    understood = ""

    def read(table: Table, seat: Seat) -> Move:
        nonlocal understood
        move = meant(table, seat, caller.say, typed)
        understood = lines_of(table, seat, caller.say).text(move)
        return move

    moved = await moves.make(caller.tables, table_id, caller.person, typed, read=read)
    await show_hand(caller, moved.table, caller.say("done-moved", move=understood))


@answers("move")
async def move_by_press(caller: Caller, button_id: ButtonId) -> None:
    """Makes a move that was tapped in a hand, and updates that."""
    try:
        moved = await moves.make(
            caller.tables, button_id.table, caller.person, button_id.argument, button_id.decision
        )
    except (Refusal, IllegalMove) as error:
        await _refused(caller, button_id, error)
    else:
        await refresh_hand(caller, moved.table, moved.seat)


async def _onward(caller: Caller, table: Table, seat: Seat) -> TableButton | None:
    # The button to the next table that waits for the caller, once this one does not.
    if seat in table.to_move():
        return None
    other = await lookup.next_table_of(caller.tables, caller.user_id, table.id)
    if other is None:
        return None
    game = caller.say(game_key(other.row.game))
    label, style = caller.say("button-next-table", game=game), discord.ButtonStyle.primary
    return TableButton(ButtonId(other.id, "go_on"), label, style=style)


@answers("go_on", given=its_table)
async def _go_on(caller: Caller, table: Table) -> None:
    if caller.pressed_in_answer and table.seat_of(caller.user_id) is not None:
        await refresh_hand(caller, table, table.seated(caller.user_id), is_other=True)
    else:
        await show_hand(caller, table)


@answers("draft")
async def draft_by_press(caller: Caller, button_id: ButtonId) -> None:
    """Takes the next step of a large move in a hand."""
    table = await caller.tables.load(button_id.table)
    seat = table.seated(caller.user_id)
    if button_id.decision is not None and table.require_running().decisions[seat] != button_id.decision:
        await _refused(caller, button_id, Refusal("table_moved_on"))
    else:
        await refresh_hand(caller, table, seat, draft=button_id.argument)


@answers("no_tips", given=its_table_id)
async def _no_tips(caller: Caller, table_id: int) -> None:
    await preferences.prefer(caller.tables, caller.user_id, "tips", Tips.NEVER)
    table = await caller.tables.load(table_id)
    await refresh_hand(caller, table, table.seated(caller.user_id))


@answers("forced")
async def _forced(caller: Caller, button_id: ButtonId) -> None:
    if button_id.table == NO_TABLE:
        await prefer_by_press(caller, button_id)
        return
    await preferences.prefer(caller.tables, caller.user_id, "forced", True)
    table = await caller.tables.load(button_id.table)
    await refresh_hand(caller, table, table.seated(caller.user_id), notice=caller.say("done-forced"))


async def _refused(caller: Caller, button_id: ButtonId, error: Refusal | IllegalMove) -> None:
    table = await caller.tables.load(button_id.table)
    seat = table.seated(caller.user_id)
    notice = f"⚠️ {await error_text(caller.services, error, caller.say, table)}"
    await refresh_hand(caller, table, seat, notice=notice)


async def refresh_hand(
    caller: Caller, table: Table, seat: Seat, *, notice: str = "", draft: str = "", is_other: bool = False
) -> None:
    """Updates a hand after a press in it, or shows it where another's was; its picture stays while right."""
    link, live = await link_to(caller.tables, table), live_of(caller.interaction)
    onward = await _onward(caller, table, seat)
    text = hand(table, seat, caller.say, link, notice=notice, draft=draft, onward=onward)
    before = await _picture_of(caller, table, seat) if caller.met.pictures else None
    view, is_due = text, seat in table.to_move() and not draft
    if (is_due or before is not None) and await live.hand_pictures.wanted(table.row.guild_id, caller.met):
        view = live.hand_pictures.added(table, seat, caller.say, text, before, is_due=is_due)
    if is_kept := _is_kept(caller):
        # No picture of before may follow while this is being shown.
        caller.services.delivery.keeper.following.drop(_key(table, seat))
    # At once: else the announcement of the move would bring the picture, too.
    await caller.show_in_place(view, before, at_once=True)
    picture = picture_of(caller.interaction)
    view = text if picture is None else view
    if is_kept:
        # The draft stays, whatever others do, until the seat's own part of the game changes.
        shows = shown_hand(table, seat, caller.say, None if draft else view, has_notice=bool(notice))
        _remember(caller, table, seat, shows, picture)
    else:
        await live.open_hands.opened(
            caller.interaction,
            table,
            caller.say,
            link,
            view,
            in_place=caller.pressed_in_private and not is_other,
            drafted_by=seat if draft else None,
            onward=onward,
        )
    await _allow_direct_messages(caller, table)


async def _allow_direct_messages(caller: Caller, table: Table) -> None:
    # After a press the bot may write to the caller. Closed messages are mentioned once, apart from the hand.
    direct_messages = caller.services.delivery.direct_messages
    await direct_messages.tapped(caller.met, table.id)
    if await people.tell_of_closed_dm(caller.tables, caller.met):
        await reply(caller.interaction, caller.say("hand-closed-dm"))
    elif await direct_messages.is_to_wait(caller.met):
        await reply(caller.interaction, caller.say("hand-dm-later"))


def _is_kept(caller: Caller) -> bool:
    # Whether the pressed message is the hand in direct messages.
    return caller.interaction.guild_id is None and not caller.pressed_in_answer


async def _picture_of(caller: Caller, table: Table, seat: Seat) -> ShownPicture | None:
    # None unless the pressed message shows the picture that the bot remembers.
    if _is_kept(caller):
        known = await caller.services.delivery.keeper.known(_key(table, seat))
        picture = None if known is None else known.picture
    else:
        picture = live_of(caller.interaction).open_hands.picture(table, caller.user_id)
    pressed = caller.interaction.message
    if picture is None or pressed is None or shows_picture(pressed) != picture.attachment_id:
        return None
    return picture


def _remember(
    caller: Caller, table: Table, seat: Seat, shows: ShownHand, picture: ShownPicture | None
) -> None:
    # Otherwise the keeper would edit the message once more for nothing.
    message = caller.interaction.message
    if message is not None:
        live_of(caller.interaction).open_hands.plays_in_messages(table, caller.user_id)
        row = MessageRow(_key(table, seat), message.channel.id, message.id, shows, picture=picture)
        caller.services.delivery.keeper.note(row)


def _key(table: Table, seat: Seat) -> MessageKey:
    return MessageKey(MessageKind.HAND, table.id, seat)


async def plan_by_words(caller: Caller, table_id: int, words: str) -> None:
    """Keeps a typed plan, and answers with the hand."""
    await show_hand(caller, await plans.plan(caller.tables, table_id, caller.person, words))


@answers("plan", "plan_if", "plan_else")
async def _plan(caller: Caller, button_id: ButtonId) -> None:
    try:
        table = await moves.answer(caller.tables, button_id.table, caller.person, button_id.argument)
    except (Refusal, IllegalMove) as error:
        await _refused(caller, button_id, error)
    else:
        await refresh_hand(caller, table, table.seated(caller.user_id))


@answers("drop_plan", given=its_table_id)
async def _drop(caller: Caller, table_id: int) -> None:
    table = await plans.drop_plan(caller.tables, table_id, caller.person)
    await refresh_hand(caller, table, table.seated(caller.user_id))
