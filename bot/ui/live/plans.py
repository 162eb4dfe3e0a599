"""Moves in advance in a hand, for the planner's eyes only."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.games.contract import NotYet, Plan, Plans, Seat
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId

Row = Sequence[TableButton] | TableSelect


class _Shown(NamedTuple):
    table: Table
    plans: Plans[Any]
    say: Say

    def named(self, plan: Plan) -> tuple[str, str]:
        shown = self.table.entry.presenter.plans
        return (plan, "") if shown is None else shown.planned(plan, self.say)


def plans(table: Table, seat: Seat, say: Say) -> tuple[Sequence[str], Sequence[Row]]:
    """Text and buttons about the seat's plan."""
    if table.entry.plans is None or table.stopped_at is not None:
        return (), ()
    shown = _Shown(table, table.entry.plans, say)
    offered = shown.plans.offered(table.dealt.state, seat)
    plan = table.seats[seat].plan
    select = [_select(shown, offered, plan)] if offered else []
    if plan is None or shown.plans.move(table.dealt.state, seat, plan) is not NotYet.DUE:
        return (), select
    name, emoji = shown.named(plan)
    condition = "yes" if plan.endswith(shown.plans.CONDITION) else "no"
    sentence = say("plan-standing", card=f"{emoji} {name}", unless=condition)
    drop = TableButton(ButtonId(table.id, "drop_plan"), say("button-drop-plan"))
    return [sentence], [*select, [_condition(shown, plan), drop] if offered else [drop]]


def _select(shown: _Shown, offered: Sequence[Plan], plan: Plan | None) -> TableSelect:
    has_condition = plan is not None and plan.endswith(shown.plans.CONDITION)
    options = []
    for one in offered:
        name, emoji = shown.named(one)
        value = one + shown.plans.CONDITION if has_condition else one
        options.append(discord.SelectOption(label=name, value=value, emoji=emoji, default=value == plan))
    return TableSelect(ButtonId(shown.table.id, "plan"), shown.say("select-plan"), options)


def _condition(shown: _Shown, plan: Plan) -> TableButton:
    condition = shown.plans.CONDITION
    card = plan.removesuffix(condition)
    toggled, key = (card, "button-plan-always") if plan != card else (card + condition, "button-plan-unless")
    return TableButton(ButtonId(shown.table.id, "plan", None, toggled), shown.say(key))
