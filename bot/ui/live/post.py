"""The live post of a table, in the server's language."""

from collections.abc import Callable, Iterator, Sequence

import discord
from discord import ui

from bot.model.tables import Pace, Status
from bot.presenters.contract import Names
from bot.tables.advice import has_advice, may_look_back
from bot.tables.clock import HOUR, bank_of
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, key_of
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name, names_at, standstill
from bot.ui.kit.text import ago, at, escape
from bot.ui.live.lobby import lobby
from bot.ui.live.podium import podium, winners


def post(table: Table, say: Say) -> ui.LayoutView:
    """The table's post as it should be now."""
    match table.status:
        case Status.OPEN:
            return lobby(table, say)
        case Status.RUNNING:
            return _running(table, say)
        case Status.FINISHED:
            return _finished(table, say)
        case Status.FROZEN:
            return page([_title(table, say), say("table-frozen")], _buttons(table, say, "scorepad"))
        case Status.ENDED if table.closing:
            line = say(key_of("table", table.closing))
            return page([_title(table, say), line], _buttons(table, say, "again", "daily", next_step="again"))
        case Status.ENDED:
            return page([_title(table, say), say("table-ended")], _buttons(table, say, "again"))


def _advice(table: Table, say: Say) -> Sequence[str]:
    return [f"-# {say('post-advice')}"] if has_advice(table) else []


def _running(table: Table, say: Say) -> ui.LayoutView:
    view, names, around = table.view(None), names_at(table, say), _around(table, say)
    presenter, pictures = table.entry.presenter, table.entry.presenter.pictures
    buttons = _buttons(table, say, "hand", "scorepad", "board", "rules", "more", next_step="hand")
    return page(
        around(presenter.board.board(view, names, say)),
        buttons,
        beside=None if pictures is None else lambda: [_beside(table, names, say)],
        picture_first=True,
    )


def _beside(table: Table, names: Names, say: Say) -> str:
    """Below the picture of the table: whose turn it is, and until when."""
    board, view = table.entry.presenter.board, table.view(None)
    turn = "\n".join(board.beside_stage(view, names, say))
    # At this pace the picture is one of the last whole trick.
    since = board.to_answer(view, names, say) if table.row.pace is Pace.LIVE else ""
    lines = [f"**{game_name(table, say)}** · {turn}", since, *_advice(table, say), _times(table, say)]
    return "\n".join(filter(None, lines))


def board_blocks(table: Table, say: Say) -> Sequence[str]:
    """The public part of a running game."""
    return _around(table, say)(table.entry.presenter.board.board(table.view(None), names_at(table, say), say))


def _around(table: Table, say: Say) -> Callable[[Sequence[str]], Sequence[str]]:
    title, times = _title(table, say), _times(table, say)
    below = [*_advice(table, say), *([times] if times else [])]

    def around(shown: Sequence[str]) -> Sequence[str]:
        first, *rest = shown
        return [f"{title}\n{first}", *rest, *below]

    return around


def _times(table: Table, say: Say) -> str:
    if text := standstill(table, say):
        return text
    names = names_at(table, say)
    due = [(row.seat, row.clock.due_at) for row in table.people_to_move() if row.clock is not None]
    until = {at: [seat for seat, until in due if until == at] for _, at in due if at is not None}
    lines = [
        f"-# {say('post-due', name=names.listed(seats, say), ago=ago(at))}" for at, seats in until.items()
    ]
    if table.is_played_out:
        lines.insert(0, say("post-played-out"))
    if table.row.rests_at is not None:
        lines.insert(0, say("post-rests"))
    return "\n".join([*lines, *_banks(table, say), *_round_end(table, say)])


def _round_end(table: Table, say: Say) -> Iterator[str]:
    """When the round of a league's table ends, and how long a turn has then if the end cuts it."""
    ends_at, pace = table.row.ends_at, table.row.pace
    if ends_at is not None and not table.is_played_out:
        key = "post-round-ends-cut" if pace in (Pace.BANK, Pace.NONE) else "post-round-ends"
        yield f"-# 🏁 {say(key, at=at(ends_at), ago=ago(ends_at))}"


def _banks(table: Table, say: Say) -> Iterator[str]:
    if table.row.pace is Pace.BANK and table.present():
        hours = ((row.name, bank_of(table.row, row) // HOUR) for row in table.present())
        left = (f"{escape(name)} {say('bank-hours', hours=left)}" for name, left in hours)
        yield f"-# 🏦 {' · '.join(left)}"


def _finished(table: Table, say: Say) -> ui.LayoutView:
    over = f"## 🏁 {winners(table, say)}\n-# {game_name(table, say)}"
    tally = [_tally(table, say)] if table.tally else []
    left = [_departures(table, say)] if table.departures else []
    looking_back = ["look_back"] if may_look_back(table) else []
    after = ("rematch", "scorepad", "replay", *looking_back, "again", "daily", "looking", "more")
    return page(
        [over, podium(table, say), *left, *tally],
        _buttons(table, say, *after, next_step="rematch"),
        beside=lambda: [over, *left, *tally],
    )


def _departures(table: Table, say: Say) -> str:
    lines = []
    for action in table.departures:
        name, seat = escape(action.other_name), (action.seat or 0) + 1
        if action.detail:
            lines.append(say("post-replaced", name=name, seat=seat, by=escape(action.detail)))
        else:
            lines.append(say("post-left", name=name, seat=seat))
    return "\n".join(f"-# {line}" for line in lines)


def _tally(table: Table, say: Say) -> str:
    games = max(row.games for row in table.tally)
    lines = [say("tally-line", name=escape(row.name), wins=row.wins) for row in table.tally]
    return "\n".join([f"**{say('tally-title', games=games)}**", *lines])


def _title(table: Table, say: Say) -> str:
    return f"## {game_name(table, say)}"


def _buttons(table: Table, say: Say, *actions: str, next_step: str = "") -> Sequence[TableButton]:
    styles = {next_step: discord.ButtonStyle.primary}
    return [
        TableButton(
            ButtonId(table.id, action),
            say(button_key(action)),
            style=styles.get(action, discord.ButtonStyle.secondary),
        )
        for action in actions
    ]
