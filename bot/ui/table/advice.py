"""Asking for advice in a game, and looking back on it when it is over, ephemerally."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.ai.contract import Hint
from bot.games.contract import Seat
from bot.presenters.contract import AdvicePresenter
from bot.presenters.picture import unmarked
from bot.tables import advice
from bot.tables.advice import TurningPoint
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import game_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.table.history import BULLET

MOST_LABEL = 80  # characters of a button
MOST_BUTTONS = 3  # the best moves, which can be made at once


def hints_page(table: Table, seat: Seat, hints: Sequence[Hint], say: Say) -> ui.LayoutView:
    """What the choices of a seat promise, the best first."""
    told, view, names = _told(table), table.view(seat), names_at(table, say)
    first = hints[0]
    about = _about(first, say)
    moves = [told.advised(view, names, say, hint.move) for hint in hints]
    lines = [f"{BULLET} {_line(move, hint, say)}" for move, hint in zip(moves, hints, strict=True)]
    buttons = [
        TableButton(
            ButtonId(table.id, "move", table.dealt.decisions[seat], hint.move),
            unmarked(move)[:MOST_LABEL],
            style=discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary,
        )
        for at, (move, hint) in enumerate(zip(moves, hints, strict=True))
    ]
    blocks = [f"### 🧭 {told.moment(view, say)}\n{about}", "\n".join(lines), f"-# {say('advice-how')}"]
    return page(blocks, buttons[:MOST_BUTTONS])


def _about(hint: Hint, say: Say) -> str:
    if hint.chance is None:
        return say("advice-only" if hint.points is None else "advice-points")
    return say("advice-chances" if hint.points is None else "advice-bids")


def _line(move: str, hint: Hint, say: Say) -> str:
    chance = None if hint.chance is None else round(100 * hint.chance)
    points = None if hint.points is None else round(hint.points)
    if chance is not None and points is not None:
        return say("advice-bid", move=move, chance=chance, points=points)
    if chance is not None:
        return say("advice-chance", move=move, chance=chance)
    return move if points is None else say("advice-gain", move=move, points=points)


def look_back_page(table: Table, points: Sequence[TurningPoint], say: Say) -> ui.LayoutView:
    """What cost a person most in a game that is over."""
    title = f"### 🧭 {say('look-back-title', game=say(game_key(table.row.game)))}"
    if not points:
        return page([f"{title}\n{say('look-back-nothing')}"])
    lines = "\n".join(_turning_points(table, points, say))
    shows = [_show_button(table, point, say) for point in points]
    return page([f"{title}\n{say('look-back-about')}", lines, f"-# {say('advice-how')}"], shows)


def _show_button(table: Table, point: TurningPoint, say: Say) -> TableButton:
    label = say("button-show-step", moment=_told(table).moment(point.view, say))
    return TableButton(ButtonId(table.id, "show_step", None, str(point.step)), label)


def _turning_points(table: Table, points: Sequence[TurningPoint], say: Say) -> Iterator[str]:
    told, names = _told(table), names_at(table, say)
    for view, move, loss, _ in points:
        text = say(
            "look-back-line",
            moment=told.moment(view, say),
            move=told.advised(view, names, say, move),
            better=told.advised(view, names, say, loss.better),
            points=round(loss.points),
            reason=loss.reason or "none",
        )
        yield f"{BULLET} {text}"


def _told(table: Table) -> AdvicePresenter[object]:
    told = table.entry.presenter.advice
    assert told is not None  # where there is an adviser
    return told


async def _hints(caller: Caller, button_id: ButtonId) -> None:
    # The caller reads at once that the bot thinks, and later what has come of it.
    table = await caller.tables.load(button_id.table)
    seat = caller.services.advice.check(table, caller.user_id)
    await caller.answer_later()
    hints = await caller.services.advice.hints(table, caller.user_id)
    await caller.show(hints_page(table, seat, hints, caller.say))


async def _look_back(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    table.seated(caller.user_id)
    await caller.answer_later()
    points = await caller.services.advice.turning_points(table, caller.user_id)
    await caller.show(look_back_page(table, points, caller.say))


async def _allow(caller: Caller, button_id: ButtonId) -> None:
    await advice.allow(caller.tables, button_id.table, caller.user_id, advice=True)
    await reply(caller.interaction, caller.say("done-advice-allowed"))


async def _forbid(caller: Caller, button_id: ButtonId) -> None:
    await advice.allow(caller.tables, button_id.table, caller.user_id, advice=False)
    await reply(caller.interaction, caller.say("done-advice-forbidden"))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "advice": _hints,
    "look_back": _look_back,
    "allow_advice": _allow,
    "forbid_advice": _forbid,
}
