"""*What happened?*, where the log opens: the events since the caller's last move."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Status
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import MAX_TEXT, page, room_of
from bot.ui.kit.names import game_name, names_at, standstill
from bot.ui.kit.text import until
from bot.ui.table.history import History, history_of, last_round_from, newest
from bot.ui.table.log import NEWEST


@answers("recap", given=its_table)
async def show_recap(caller: Caller, table: Table) -> None:
    """Shows the events since the caller's last move; without one those of the last round."""
    history = await history_of(caller.tables, table)
    await caller.show(recap(history, table.seat_of(caller.user_id), caller.say))


def recap(history: History, seat: Seat | None, say: Say) -> ui.LayoutView:
    """The events since a seat's last move; for the public those of the last round."""
    table = history.table
    own = None if seat is None else history.own_last(seat)
    since = last_round_from(table.dealt) if own is None else own
    about = say("recap-since-round" if own is None else "recap-since-move")
    title = f"### {say('recap-title', game=game_name(table, say))}\n-# {about}"
    lines = [line.text for line in history.lines(seat, say, since)]
    turn = "\n".join(text for text in _turn(table, seat, say) if not _says(lines, text))
    room = MAX_TEXT - room_of(title) - room_of(turn)
    events = newest(lines, room, say) if lines else say("recap-nothing")
    whole = TableButton(ButtonId(table.id, "log", None, str(NEWEST)), say("button-log"))
    return page([title, events, *([turn] if turn else [])], [whole])


def _says(lines: Sequence[str], text: str) -> bool:
    return bool(lines) and lines[-1].endswith(text)


def _turn(table: Table, seat: Seat | None, say: Say) -> Iterator[str]:
    if table.status is not Status.RUNNING:
        yield say("event-game-over" if table.status is Status.FINISHED else "table-ended")
    elif text := standstill(table, say):
        yield text
    names = names_at(table, say).brief
    for mover in table.to_move():
        clock = table.seats[mover].clock
        due = until(None if clock is None else clock.due_at, say)
        key = "recap-your-turn" if mover == seat else "recap-awaited"
        yield say(key, name=names[mover], until=due)
