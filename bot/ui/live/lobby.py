"""A table before the cards are dealt: the post that invites, and the host's settings."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.games.contract import Days, Options, Rules, Seat
from bot.model.tables import Pace
from bot.tables.advice import has_advice, may_have_advice
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key, key_of, pitch_key
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import Row, in_rows, page
from bot.ui.kit.names import host_name, names_at
from bot.ui.kit.options import chosen_line, option_selects
from bot.ui.kit.widgets import language_select
from bot.ui.live.panels import absence_select, bank_select, level_selects, pace_select

IN_DAYS = (Pace.DAILY, Pace.RELAXED, Pace.BANK)  # the paces at which people look in a few times a day
LIVE_TURNS_A_MINUTE = 2  # of people who all look at the channel
ROUNDED = 5  # turns from which on a number is rounded to a multiple of it
LEAST_PEOPLE = 2  # fewer don't wait for each other


def lobby(table: Table, say: Say) -> ui.LayoutView:
    """The game in a sentence, how long it takes, and the seats."""
    game, rules = say(game_key(table.row.game)), table.game.RULES
    ready = len(table.seats) >= rules.min_players
    hint = [] if ready else [_too_few(table, say)]
    below = [*hint, *(f"-# {line}" for line in _chosen(table, say))]
    blocks = [
        f"## {say('lobby-title', game=game)}\n{say(pitch_key(table.row.game))}\n-# {_length(table, say)}",
        "\n".join(
            [say("lobby-seats", taken=len(table.seats), places=table.row.places), *_seated(table, say)]
        ),
        *(["\n".join(below)] if below else []),
    ]
    styles = {"deal" if ready else "join": discord.ButtonStyle.primary}
    offered = ["join"] if table.free_seats else []
    buttons = [
        TableButton(
            ButtonId(table.id, action),
            say(button_key(action)),
            style=styles.get(action, discord.ButtonStyle.secondary),
        )
        for action in (*offered, "deal", "rules", "options")
    ]
    return page(blocks, buttons, picture_first=True)


def options(table: Table, seat: Seat | None, say: Say, *, is_host: bool, notice: str = "") -> ui.LayoutView:
    """The settings of an open table: selects for its host, text and a few buttons for others."""
    blocks = [f"### {say('options-title', game=say(game_key(table.row.game)))}"]
    if notice:
        blocks.insert(0, notice)
    if not is_host:
        blocks.append(
            "\n".join([*_everything(table, say), f"-# {say('options-by', host=host_name(table, say))}"])
        )
        return page(blocks, _for_a_guest(table, seat, say))
    levels = level_selects(table, say)
    if levels:
        blocks.append(f"-# {say('ranks-about')}")
    rows: list[Row] = [*_presets_first(table, say), pace_select(table, say)]
    rows += [bank_select(table, say)] if table.row.pace is Pace.BANK else []
    rows += [absence_select(table, say), *levels]
    rows.append(language_select(ButtonId(table.id, "table_language"), table.row.language, say))
    return page(blocks, rows=[*rows, *in_rows(_for_the_host(table, seat, say))])


def _too_few(table: Table, say: Say) -> str:
    return say("lobby-hint-few", least=table.game.RULES.min_players)


def _seated(table: Table, say: Say) -> Iterator[str]:
    names = names_at(table, say)
    for row in table.seats:
        host = f" · {say('lobby-is-host')}" if row.user_id == table.row.host_id else ""
        yield f"{row.seat + 1}. **{names[row.seat]}**{host}"


def _length(table: Table, say: Say) -> str:
    rules, row = table.game.RULES, table.row
    pace = (
        say("pace-bank-of", count=row.bank_days) if row.pace is Pace.BANK else say(key_of("pace", row.pace))
    )
    parts = [say("lobby-players", least=rules.min_players, most=row.places)]
    if rules.length is not None:
        usual = rules.length(row.places, row.options).usual / row.places
        parts.append(say("lobby-turns", turns=_rounded(usual)))
    return " · ".join([*parts, pace, *_duration(table, say)])


def _duration(table: Table, say: Say) -> Iterator[str]:
    rules, row, people = table.game.RULES, table.row, _people(table)
    if rules.length is None or people < LEAST_PEOPLE:
        return
    if row.pace is Pace.LIVE:
        minutes = rules.length(people, row.options).usual / LIVE_TURNS_A_MINUTE
        yield say("lobby-minutes", minutes=max(ROUNDED, _rounded(minutes)))
    elif row.pace in IN_DAYS and (days := days_of(rules, row.options, people)) is not None:
        yield say("lobby-days", once=round(days.once), few=round(days.few))


def _people(table: Table) -> int:
    # A host alone reads how long it takes with the least company.
    people = sum(not seat.is_computer for seat in table.seats)
    return people if people >= LEAST_PEOPLE or not table.free_seats else LEAST_PEOPLE


def days_of(rules: Rules, options: Options, people: int) -> Days | None:
    """The days that nine of ten games of so many people take at most, if that was measured."""
    if rules.length is None or not rules.days:
        return None
    nearest = min(people, max(rules.days))
    measured = rules.length(nearest, rules.complete(rules.league_options)).most
    longer = rules.length(people, options).most / measured
    return Days(*(max(1, days * longer) for days in rules.days[nearest]))


def _rounded(turns: float) -> int:
    return round(turns) if turns < ROUNDED * 2 else ROUNDED * round(turns / ROUNDED)


def _chosen(table: Table, say: Say) -> Iterator[str]:
    # What is as usual is not worth a line.
    rules = table.game.RULES
    if rules.complete(table.row.options) != rules.complete({}):
        yield chosen_line(rules, table.row.options, say)
    if has_advice(table):
        yield say("post-advice")


def _everything(table: Table, say: Say) -> Iterator[str]:
    if line := chosen_line(table.game.RULES, table.row.options, say):
        yield line
    pace = say(key_of("pace", table.row.pace))
    yield say("select-option", option=say("select-pace"), value=pace)
    absence = say(key_of("absence", table.row.absence))
    yield say("select-option", option=say("select-absence"), value=absence)


def _presets_first(table: Table, say: Say) -> Sequence[TableSelect]:
    def button_id(name: str) -> ButtonId:
        return ButtonId(table.id, "option", None, name)

    selects = list(option_selects(table.game.RULES, table.row.options, button_id, say))
    return [*selects[-1:], *selects[:-1]] if table.game.RULES.presets else selects


def _for_the_host(table: Table, seat: Seat | None, say: Say) -> Sequence[TableButton]:
    offered = {
        "add_computer": table.free_seats > 0,
        "remove_computer": any(row.is_computer for row in table.seats),
        "allow_advice": may_have_advice(table) and not table.row.advice,
        "forbid_advice": has_advice(table),
        "fair": True,
        "daily": True,
        "leave": seat is not None,
        "end": True,
    }
    return _buttons(table, (action for action, can in offered.items() if can), say)


def _for_a_guest(table: Table, seat: Seat | None, say: Say) -> Sequence[TableButton]:
    return _buttons(table, ["fair", "daily", *(["leave"] if seat is not None else [])], say)


def _buttons(table: Table, actions: Iterator[str] | Sequence[str], say: Say) -> Sequence[TableButton]:
    return [TableButton(ButtonId(table.id, action), say(button_key(action))) for action in actions]
