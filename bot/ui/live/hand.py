"""A hand: what a person holds and may choose, for their eyes only."""

import hashlib
from collections.abc import Sequence
from dataclasses import fields
from functools import partial

import discord
from discord import ui

from bot.delivery.body import Components, fingerprint
from bot.games.contract import Seat
from bot.model.shown import ShownHand
from bot.model.tables import Pace, Player, Status
from bot.presenters.contract import Choice, Menu
from bot.tables import plans
from bot.tables.advice import has_advice, may_look_back
from bot.tables.clock import HOUR, bank_of
from bot.tables.forced import is_offered
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key
from bot.ui.kit.buttons import TableButton, TableSelect, chosen_label
from bot.ui.kit.choices import offered
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import in_rows, page
from bot.ui.kit.names import names_at, standstill
from bot.ui.kit.text import ago, clock, tips_in_room
from bot.ui.live.panels import PERSONAL
from bot.ui.live.plans import planning
from bot.ui.live.podium import podium

PERSON = "👤"  # the emoji of preferences, which no game draws as a card


def hand(
    table: Table,
    seat: Seat,
    say: Say,
    link: str,
    *,
    notice: str = "",
    draft: str = "",
    onward: TableButton | None = None,
) -> ui.LayoutView:
    """The hand of a seat below a `notice`; `draft` begins a move.

    Unless the seat is to move, a button leads `onward` to another table.
    """
    game = say(game_key(table.row.game))
    way = f"{say('hand-link', link=link)}{_due(table, seat, say)}"
    notices = [notice] if notice else []
    head = "\n".join([*notices, f"### {say('hand-title', game=game)}", f"-# {way}"])
    personal = [*_personal(table, say)]
    if onward is not None and seat not in table.to_move():
        personal.insert(0, onward)
    if table.status is Status.OPEN:
        leaving = [TableButton(ButtonId(table.id, "leave"), say("button-leave"))]
        return page([head, say("hand-not-dealt")], leaving, in_rows(personal))
    if table.status is not Status.RUNNING or table.fold is None:
        result = [podium(table, say)] if table.status is Status.FINISHED else []
        look_back = TableButton(ButtonId(table.id, "look_back"), say("button-look-back"))
        looking_back = [look_back] if may_look_back(table) else []
        return page([head, say("hand-over"), *result], looking_back, in_rows(personal))
    view, names = table.view(seat), names_at(table, say)
    presenter, pictures = table.entry.presenter, table.entry.presenter.pictures
    decision = table.fold.decisions[seat]
    following = partial(table.game.next_words, table.fold.state, seat)
    choices, menus = offered(presenter, view, names, say, following=following, draft=draft)
    is_only = len(choices) == 1 and not menus
    buttons = [_button(table, decision, choice, is_only=is_only) for choice in choices]
    if draft:
        buttons.append(TableButton(ButtonId(table.id, "draft", decision), say("button-back")))
    selects = [_select(table, decision, menu) for menu in menus]
    notes = _notes(table, seat, say)
    # A begun move asks a question of its own.
    tips, no_tips = ([], []) if draft else (_tips(table, seat, say), _no_tips(table, seat, say))
    if table.seats[seat].player is Player.ABSENT:
        buttons.append(TableButton(ButtonId(table.id, "take_back"), say("button-take-back")))
    if has_advice(table) and table.seats[seat] in table.people_to_move():
        buttons.append(TableButton(ButtonId(table.id, "advice"), say("button-advice"), emoji="🧠"))
    planned = planning(table, seat, names, say)
    buttons += planned.buttons

    # On as few lines of a phone as they need.
    own = in_rows([*no_tips, *_sparing(table, seat, say), *personal])
    rows = [*selects, *planned.rows, *own]

    def beside() -> Components:
        asked, *rest = presenter.hand.beside(view, names, say, draft)
        above = "\n".join([*notices, *notes, asked, *planned.text])
        about = " · ".join(filter(None, [game, presenter.board.headline(view, say), way]))
        small = "\n".join([f"-# {about}", *rest])
        return page([above], buttons, rows, below=[*tips, small]).to_components()

    asked, *rest = presenter.hand.hand(view, names, say, draft)
    text = page(["\n".join([head, *notes, asked]), *tips, *planned.text, *rest], buttons, rows)
    return text if pictures is None else text.with_beside(beside)


def _sparing(table: Table, seat: Seat, say: Say) -> Sequence[TableButton]:
    if not is_offered(table, seat):
        return []
    return [TableButton(ButtonId(table.id, "forced", None, "on"), say("button-forced-on"), emoji="⏩")]


def _tips(table: Table, seat: Seat, say: Say) -> Sequence[str]:
    row, presenter = table.seats[seat], table.entry.presenter
    if not (row.tips or row.is_first_game) or presenter.tips is None or seat not in table.to_move():
        return []
    asked = [say("hand-first-game")] if _asks_for_tips(table, seat) else []
    return tips_in_room([*asked, *presenter.tips.tips(table.view(seat), say)])


def _asks_for_tips(table: Table, seat: Seat) -> bool:
    # Once: until their first move.
    is_first = table.seats[seat].is_first_game and seat not in table.dealt.seats
    return is_first and table.entry.presenter.tips is not None


def _no_tips(table: Table, seat: Seat, say: Say) -> Sequence[TableButton]:
    if not _asks_for_tips(table, seat):
        return []
    return [TableButton(ButtonId(table.id, "no_tips"), say("button-no-tips"))]


def _personal(table: Table, say: Say) -> Sequence[TableButton]:
    tables, preferences = PERSONAL
    actions = ("rules", "signs", tables)
    named = [TableButton(ButtonId(table.id, action), say(button_key(action))) for action in actions]
    return [*named, TableButton(ButtonId(table.id, preferences), say("button-me"), emoji=PERSON)]


def _notes(table: Table, seat: Seat, say: Say) -> Sequence[str]:
    row = table.seats[seat]
    if text := standstill(table, say):
        return [text]
    if table.row.rests_at is not None:
        return [say("post-rests")]
    notes = [say("post-played-out")] if table.is_played_out else []
    if row.player is Player.ABSENT:
        return [*notes, say("hand-away")]
    if notes and row in table.people_to_move():
        notes = [f"{notes[0]} {say('hand-played-out')}"]
    return [*notes, say("hand-missed")] if row.missed else notes


def _due(table: Table, seat: Seat, say: Say) -> str:
    row = table.seats[seat]
    due_at = None if row.clock is None else row.clock.due_at
    if table.stopped_at is not None or row.player is Player.ABSENT or table.status is not Status.RUNNING:
        return ""
    due = ""
    if due_at is not None and seat in table.to_move():
        due = f" · {say('hand-due', at=clock(due_at), ago=ago(due_at))}"
    if table.row.pace is Pace.BANK:
        due += f"\n-# {say('bank-own', hours=say('bank-hours', hours=bank_of(table.row, row) // HOUR))}"
    return due


def _button(table: Table, decision: int, choice: Choice, *, is_only: bool) -> TableButton:
    action = "move" if choice.whole else "draft"
    leads_on = (is_only or choice.best) and not choice.chosen
    style = discord.ButtonStyle.primary if leads_on else discord.ButtonStyle.secondary
    button_id, label = ButtonId(table.id, action, decision, choice.move), choice.label
    return TableButton(button_id, chosen_label(label, chosen=choice.chosen), emoji=choice.emoji, style=style)


def _select(table: Table, decision: int, menu: Menu) -> TableSelect:
    button_id = ButtonId(table.id, "move" if menu.whole else "draft", decision, menu.draft)
    options = [
        discord.SelectOption(value=value, label=label, emoji=emoji, default=value in menu.chosen)
        for value, label, emoji in menu.options
    ]
    return TableSelect(button_id, menu.label, options, least=menu.least, most=menu.most)


def shown_hand(
    table: Table, seat: Seat, say: Say, view: ui.LayoutView | None, *, has_notice: bool = False
) -> ShownHand:
    """The value to remember of a hand with this view; None for a draft."""
    looks = None if view is None else fingerprint(view)
    return ShownHand(own_part(table, seat, say), looks, table.row.revision if has_notice else None)


def _asked(table: Table, seat: Seat) -> str:
    asked = plans.asked(table)
    return "" if asked is None or seat not in asked.seats else asked.about


def own_part(table: Table, seat: Seat, say: Say) -> str:
    """A hash of all that the seat alone knows and may choose, in a language."""
    row = table.seats[seat]
    known: list[object] = [
        say("hand-over"),
        table.status,
        table.stopped_at,
        row.player,
        row.plan,
        row.dropped,
    ]
    if table.fold is not None:
        public, own = table.view(None), table.view(seat)
        names = [field.name for field in fields(own)]
        known += [table.fold.decisions[seat], _asked(table, seat)]
        known += [(name, getattr(own, name)) for name in names if getattr(own, name) != getattr(public, name)]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
