"""A table before the cards are dealt: the post that invites, and the host's settings."""

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle as Style
from discord import ui

from bot.games.contract import Days, Options, OptionValue, Rules, Seat
from bot.model.tables import IN_DAYS, Pace
from bot.tables.advice import has_advice, may_have_advice
from bot.tables.lobby_clock import Due, absent, all_may_deal_at, deals_at, ends_at, ends_with, seating_at
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key, key_of, length_key, pitch_key
from bot.ui.kit.buttons import TableButton, TableSelect, chosen_label
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import Row, in_rows, page
from bot.ui.kit.names import host_name, names_at
from bot.ui.kit.options import chosen_line, option_selects
from bot.ui.kit.text import ago
from bot.ui.kit.text import at as stamp
from bot.ui.kit.widgets import language_select
from bot.ui.live.panels import absence_select, bank_select, level_selects, pace_select

LIVE_TURNS_A_MINUTE = 2  # of people who all look at the channel
ROUNDED = 5  # turns from which on a number is rounded to a multiple of it
LONG = 30  # days from which on a quicker pace is offered
LEAST_PEOPLE = 2  # fewer don't wait for each other


def lobby(table: Table, say: Say) -> ui.LayoutView:
    """The game in a sentence, how long it takes, and the seats."""
    game, rules = say(game_key(table.row.game)), table.game.RULES
    ready = len(table.seats) >= rules.min_players
    hint = [] if ready else [_too_few(table, say)]
    ranks = [f"-# {say('ranks-about')}"] if any(row.is_computer for row in table.seats) else []
    below = [*ranks, *hint, *_what_comes(table, say), *(f"-# {line}" for line in _chosen(table, say))]
    blocks = [
        f"## {say('lobby-title', game=game)}\n{say(pitch_key(table.row.game))}\n-# {_length(table, say)}",
        "\n".join(
            [say("lobby-seats", taken=len(table.seats), places=table.row.places), *_seated(table, say)]
        ),
        *(["\n".join(below)] if below else []),
    ]
    if table.row.lobby is not None and table.row.lobby.asked_at is not None:
        answers = [*asked_buttons(table, say), *_buttons(table, ["join", "rules"], say)]
        return page(blocks, answers, picture_first=True)
    first = "here" if absent(table) else "deal" if ready else "join"
    buttons = [_button(table, first, say, Style.primary), *_others(table, first, say)]
    return page(blocks, buttons, in_rows([*_lengths(table, say)]), picture_first=True)


def _lengths(table: Table, say: Say) -> Iterator[TableButton]:
    """The lengths that a game can have, the present one ticked, and the live pace if that is long."""
    rules, row = table.game.RULES, table.row
    if row.match_id is not None:
        return
    if (found := rules.length_option(row.options)) is not None:
        option, now = found
        for value in rules.lengths[option.name]:
            button_id = ButtonId(table.id, "option", None, f"{option.name} {option.choices.index(value)}")
            label = _named_length(table, rules.changed(row.options, {option.name: value}), value, say)
            yield TableButton(button_id, chosen_label(label, chosen=value == now))
    days, minutes = _days(table, row.options), _minutes(table, row.options)
    if row.pace in IN_DAYS and days is not None and days.once > LONG and minutes is not None:
        live = ButtonId(table.id, "pace", None, Pace.LIVE)
        yield TableButton(live, say("lobby-live", minutes=minutes))


def _named_length(table: Table, options: Options, value: OptionValue, say: Say) -> str:
    name, pace = say(length_key(table.row.game, value)), table.row.pace
    if pace is Pace.LIVE and (minutes := _minutes(table, options)) is not None:
        return say("lobby-length-minutes", length=name, minutes=minutes)
    if pace in IN_DAYS and (days := _days(table, options)) is not None:
        return say("lobby-length-days", length=name, days=round(days.once))
    return name


def _others(table: Table, first: str, say: Say) -> Sequence[TableButton]:
    lobby = table.row.lobby
    offered = {
        "join": table.free_seats > 0,
        "deal": True,
        "hold": lobby is not None and table.row.pace is not Pace.LIVE and _deals_at(table) is not None,
        "keep_open": lobby is not None and lobby.is_ending,
        "rules": True,
        "options": True,
        "daily": True,
        "looking": lobby is not None and table.free_seats > 0,
    }
    return _buttons(table, (action for action, can in offered.items() if can and action != first), say)


def asked_buttons(table: Table, say: Say) -> Sequence[TableButton]:
    """The answers to what becomes of a table that nobody else has joined."""
    label = say("button-play-with", count=len(table.seats))
    deal = TableButton(ButtonId(table.id, "deal"), label, style=Style.primary)
    return [deal, *_buttons(table, ["deal_with_pirates", "close_table"], say)]


def _what_comes(table: Table, say: Say) -> Iterator[str]:
    """The next steps of the table by itself, and when they come."""
    lobby = table.row.lobby
    if lobby is None:
        return
    here, missing = seating_at(table), absent(table)
    deals, ends = _deals_at(table), ago(ends_at(lobby, here))
    if missing and deals is not None:
        yield say(
            "open-here", names=names_at(table, say).listed([r.seat for r in missing], say), ago=ago(deals)
        )
    elif deals is not None:
        yield say("open-deals", ago=ago(deals))
    elif lobby.full_at is not None:
        yield say("open-waits")
    elif lobby.asked_at is not None:
        yield say("open-asked", ago=ends)
    elif (at := all_may_deal_at(lobby, here)) is not None:
        yield say("open-ready", host=host_name(table, say), at=stamp(at))
    if lobby.is_ending and lobby.asked_at is None:
        yield say(_ENDINGS[ends_with(lobby, here)], ago=ends)


_ENDINGS = {Due.DEAL: "open-ends-deal", Due.ASK: "open-ends-ask", Due.CLOSE: "open-ends-close"}


def _deals_at(table: Table) -> int | None:
    return None if table.row.lobby is None else deals_at(table.row.lobby, seating_at(table))


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
    row = table.row
    if row.pace is Pace.LIVE and (minutes := _minutes(table, row.options)) is not None:
        yield say("lobby-minutes", minutes=minutes)
    elif row.pace in IN_DAYS and (days := _days(table, row.options)) is not None:
        yield say("lobby-days", once=round(days.once), few=round(days.few))


def _minutes(table: Table, options: Options) -> int | None:
    rules, people = table.game.RULES, _people(table)
    if rules.length is None or people < LEAST_PEOPLE:
        return None
    return max(ROUNDED, _rounded(rules.length(people, options).usual / LIVE_TURNS_A_MINUTE))


def _days(table: Table, options: Options) -> Days | None:
    people = _people(table)
    return None if people < LEAST_PEOPLE else days_of(table.game.RULES, options, people)


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
    # What is as usual is not worth a line, nor is a length that has a button.
    rules, options = table.game.RULES, table.row.options
    apart = {name: now for name, now in options.items() if now not in rules.lengths.get(name, ())}
    if rules.complete(apart) != rules.complete({}):
        yield chosen_line(rules, options, say)
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
        "leave": seat is not None,
        "end": True,
    }
    return _buttons(table, (action for action, can in offered.items() if can), say)


def _for_a_guest(table: Table, seat: Seat | None, say: Say) -> Sequence[TableButton]:
    return _buttons(table, ["fair", *(["leave"] if seat is not None else [])], say)


def _buttons(table: Table, actions: Iterable[str], say: Say) -> Sequence[TableButton]:
    return [_button(table, action, say) for action in actions]


def _button(table: Table, action: str, say: Say, style: Style = Style.secondary) -> TableButton:
    return TableButton(ButtonId(table.id, action), say(button_key(action)), style=style)
