"""Moves in advance in a hand, for the planner's eyes only."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.contract import NotYet, Plan, Plans, Seat
from bot.presenters.contract import Names, PlanPresenter
from bot.tables.plans import dropped
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect, chosen_label
from bot.ui.kit.custom_id import ButtonId

Row = Sequence[TableButton] | TableSelect


@dataclass(frozen=True, slots=True)
class Planning:
    """The plans in a hand: text, buttons for the moves, and rows below those."""

    text: Sequence[str] = ()
    buttons: Sequence[TableButton] = ()
    rows: Sequence[Row] = ()


def planning(table: Table, seat: Seat, names: Names, say: Say) -> Planning:
    """The seat's plan and what it may plan; while a trick is led, by the buttons that it has on its turn."""
    if table.entry.plans is None or table.entry.presenter.plans is None or table.stopped_at is not None:
        return Planning()
    shown = _Shown(table, seat, table.entry.plans, table.entry.presenter.plans, names, say)
    return Planning(list(shown.text()), shown.buttons(), list(shown.rows()))


@dataclass(frozen=True, slots=True)
class _Shown:
    table: Table
    seat: Seat
    plans: Plans[Any]
    presenter: PlanPresenter[Any]
    names: Names
    say: Say

    def text(self) -> Iterator[str]:
        if (drop := dropped(self.table, self.seat)) is not None:
            yield self.say("plan-dropped", why=drop.why, card=self.presenter.planned(drop.plan, self.say))
        plan = self._plan()
        if plan is not None:
            yield self.presenter.described(self._view(), self.names, self.say, plan)
        elif self._is_asked() and self._offered():
            yield self.say("plan-asked")

    def buttons(self) -> Sequence[TableButton]:
        if not self._is_asked():
            return ()
        choices = self.presenter.plan_choices(
            self._view(), self.names, self.say, self._offered(), self._plan()
        )
        return [
            TableButton(
                ButtonId(self.table.id, "plan", None, choice.move),
                chosen_label(choice.label, chosen=choice.chosen),
                emoji=choice.emoji,
            )
            for choice in choices
        ]

    def rows(self) -> Iterator[Row]:
        offered, plan = self._offered(), self._plan()
        if offered and not self._is_asked():
            choices = self.presenter.plan_choices(self._view(), self.names, self.say, offered, plan)
            options = [(choice.move, *self._named(choice.move), choice.chosen) for choice in choices]
            yield self._select("plan", self.presenter.plan_menu(offered, self.say), options)
        if plan is not None:
            variants = self.plans.variants(self.table.dealt.state, self.seat, plan)
            drop = TableButton(ButtonId(self.table.id, "drop_plan"), self.say("button-drop-plan"))
            yield [*map(self._variant, variants), drop]
            if alternatives := self.plans.alternatives(self.table.dealt.state, self.seat, plan):
                yield self._else(plan, alternatives)

    def _else(self, plan: Plan, alternatives: Sequence[Plan]) -> TableSelect:
        # A chosen value is alone on the menu, so it says what it is for.
        text, options = self.say("select-plan-else"), []
        for other in alternatives:
            name, emoji = self.presenter.alternative(self.say, other)
            options.append((other, f"{text} {name}", emoji, other == plan))
        return self._select("plan_else", text, options)

    def _named(self, plan: Plan) -> tuple[str, str | None]:
        emoji, _, name = self.presenter.planned(plan, self.say).partition(" ")
        return name, emoji

    def _select(
        self, action: str, text: str, options: Sequence[tuple[Plan, str, str | None, bool]]
    ) -> TableSelect:
        return TableSelect(
            ButtonId(self.table.id, action),
            text,
            [
                discord.SelectOption(label=label, value=plan, emoji=emoji, default=is_chosen)
                for plan, label, emoji, is_chosen in options
            ],
        )

    def _variant(self, plan: Plan) -> TableButton:
        # Without a condition it is what the card's own button keeps, and no two buttons may be equal.
        button_id = ButtonId(self.table.id, "plan_if", None, plan)
        return TableButton(button_id, self.presenter.variant(self._view(), self.names, self.say, plan))

    def _view(self) -> Any:
        return self.table.view(self.seat)

    def _offered(self) -> Sequence[Plan]:
        return self.plans.offered(self.table.dealt.state, self.seat)

    def _plan(self) -> Plan | None:
        plan = self.table.seats[self.seat].plan
        is_due = plan is not None and self.plans.move(self.table.dealt.state, self.seat, plan) is NotYet.DUE
        return plan if is_due else None

    def _is_asked(self) -> bool:
        asked = self.plans.asked(self.table.dealt.state)
        return asked is not None and self.seat in asked.seats
