"""*Advice*: a private answer with the choices of a seat and what they promise."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.ai.contract import Hint
from bot.games.contract import Seat
from bot.presenters.contract import AdvicePresenter
from bot.presenters.picture import unmarked
from bot.tables import advice
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers, its_table, its_table_id
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import error_text
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.table.history import BULLET
from bot.ui.table.lobby import answer_setting
from bot.ui.table.moves import show_hand

MOST_LABEL = 80  # characters of a button
MOST_BUTTONS = 3  # the best moves, which can be made at once


def hints_page(table: Table, seat: Seat, hints: Sequence[Hint], say: Say) -> ui.LayoutView:
    """The choices of a seat with their expected points or chances, the best first."""
    advice, view, names = advice_of(table), table.view(seat), names_at(table, say).brief
    first = hints[0]
    about = _about(table, first, say)
    moves = [advice.advised(view, names, say, hint.move) for hint in hints]
    lines = [f"{BULLET} {_line(move, hint, say)}" for move, hint in zip(moves, hints, strict=True)]
    buttons = [
        TableButton(
            ButtonId(table.id, "move", table.dealt.decisions[seat], hint.move),
            unmarked(move)[:MOST_LABEL],
            style=discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary,
        )
        for at, (move, hint) in enumerate(zip(moves, hints, strict=True))
    ]
    blocks = [f"### 🧠 {advice.moment(view, say)}\n{about}", "\n".join(lines), f"-# {say('advice-how')}"]
    return page(blocks, buttons[:MOST_BUTTONS])


def _about(table: Table, hint: Hint, say: Say) -> str:
    if hint.chance is None:
        return say("advice-only" if hint.points is None else "advice-points")
    if hint.points is None:
        return say("advice-chances", game=table.row.game)
    return say("advice-bids")


def _line(move: str, hint: Hint, say: Say) -> str:
    chance = None if hint.chance is None else round(100 * hint.chance)
    points = None if hint.points is None else round(hint.points)
    if chance is not None and points is not None:
        return say("advice-bid", move=move, chance=chance, points=points)
    if chance is not None:
        return say("advice-chance", move=move, chance=chance)
    return move if points is None else say("advice-gain", move=move, points=points)


def advice_of(table: Table) -> AdvicePresenter[object]:
    """The presenter of the game's advice; only for games that have advice."""
    advice = table.entry.presenter.advice
    assert advice is not None
    return advice


@answers("advice", given=its_table)
async def _hints(caller: Caller, table: Table) -> None:
    # The caller sees at once that the bot is thinking, and later the hints.
    seat = caller.services.advice.check(table, caller.user_id)
    await caller.answer_later()
    try:
        hints = await caller.services.advice.hints(table, caller.user_id)
    except Refusal as error:
        if error.code != "table_moved_on":
            raise
        table = await caller.tables.load(table.id)
        await show_hand(caller, table, f"⚠️ {await error_text(caller.services, error, caller.say, table)}")
        return
    await caller.show(hints_page(table, seat, hints, caller.say))


@answers("allow_advice", given=its_table_id)
async def _allow(caller: Caller, table_id: int) -> None:
    table = await advice.allow(caller.tables, table_id, caller.user_id, advice=True)
    await answer_setting(caller, table, caller.say("done-advice-allowed"))


@answers("forbid_advice", given=its_table_id)
async def _forbid(caller: Caller, table_id: int) -> None:
    table = await advice.allow(caller.tables, table_id, caller.user_id, advice=False)
    await answer_setting(caller, table, caller.say("done-advice-forbidden"))
