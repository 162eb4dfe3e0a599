"""Moves in advance in a hand: what is planned, and what may be. For the planner's eyes only."""

from collections.abc import Sequence

import discord

from bot.games.contract import Plan, Seat
from bot.games.registry import PLANS
from bot.games.skullking.plans import UNLESS_SPECIAL
from bot.presenters import PLANNED
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId

Row = Sequence[TableButton] | TableSelect


def plans(table: Table, seat: Seat, say: Say) -> tuple[Sequence[str], Sequence[Row]]:
    """Blocks of text and rows of buttons about the seat's plan; nothing in games without plans."""
    if table.row.game not in PLANS or table.is_paused:
        return (), ()
    offered = PLANS[table.row.game].offered(table.dealt.state, seat)
    if not offered:
        return (), ()
    plan = table.seats[seat].plan
    if plan is None:
        return (), [_select(table, offered, None, say)]
    name, emoji = PLANNED[table.row.game](plan, say)
    condition = "yes" if plan.endswith(UNLESS_SPECIAL) else "no"
    told = say("plan-standing", card=f"{emoji} {name}", unless=condition)
    return [told], [_select(table, offered, plan, say), _buttons(table, plan, say)]


def _select(table: Table, offered: Sequence[Plan], plan: Plan | None, say: Say) -> TableSelect:
    """Every card that may be planned; the planned one is ticked, and another keeps its condition."""
    condition = UNLESS_SPECIAL if plan is not None and plan.endswith(UNLESS_SPECIAL) else ""
    options = []
    for one in offered:
        name, emoji = PLANNED[table.row.game](one, say)
        value = one + condition
        options.append(discord.SelectOption(label=name, value=value, emoji=emoji, default=value == plan))
    return TableSelect(ButtonId(table.id, "plan"), say("select-plan"), options)


def _buttons(table: Table, plan: Plan, say: Say) -> Sequence[TableButton]:
    card = plan.removesuffix(UNLESS_SPECIAL)
    always = plan != card
    toggled, key = (card, "button-plan-always") if always else (card + UNLESS_SPECIAL, "button-plan-unless")
    return [
        TableButton(ButtonId(table.id, "plan", None, toggled), say(key)),
        TableButton(ButtonId(table.id, "drop_plan"), say("button-drop-plan")),
    ]
