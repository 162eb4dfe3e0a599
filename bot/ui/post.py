"""The live post of a table: what everybody in the channel sees, in the server's language."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.games.contract import Option, OptionValue, Placing
from bot.games.shuffle import commitment
from bot.store.rows import Status
from bot.tables.table import Table
from bot.texts.catalog import Say, has
from bot.ui.buttons import TableButton, TableSelect
from bot.ui.custom_id import Press
from bot.ui.face import Names
from bot.ui.faces import FACES
from bot.ui.layout import page
from bot.ui.names import names_at
from bot.ui.safe import plain

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def post(table: Table, say: Say) -> ui.LayoutView:
    """The table's post as it should be now."""
    match table.status:
        case Status.OPEN:
            return _lobby(table, say)
        case Status.RUNNING:
            return _running(table, say)
        case Status.FINISHED:
            return _finished(table, say)
        case Status.FROZEN:
            return page([_title(table, say), say("table-frozen")], _buttons(table, say, "scorepad"))
        case Status.ENDED:
            return page([_title(table, say), say("table-ended")], _buttons(table, say, "again"))


def option_name(table: Table, option: Option, say: Say) -> str:
    """What players call an option of the game."""
    return say(f"{table.row.game}-option-{option.name.replace('_', '-')}")


def _lobby(table: Table, say: Say) -> ui.LayoutView:
    names, game = names_at(table), say(f"game-{table.row.game}")
    host = next(names[row.seat] for row in table.seats if row.user_id == table.row.host_id)
    least = table.game.RULES.min_players
    ready = len(table.seats) >= least
    hint = say("lobby-hint-ready", host=host) if ready else say("lobby-hint-few", least=least)
    seated = "\n".join(f"{row.seat + 1}. **{names[row.seat]}**" for row in table.seats)
    blocks = [
        f"## {say('lobby-title', game=game)}\n{say('lobby-host', host=host, free=table.free_seats)} {hint}",
        f"{say('lobby-seats', taken=len(table.seats), places=table.row.places)}\n{seated}",
        f"-# {say('lobby-fairness', commitment=commitment(table.row.seed))}",
    ]
    buttons = [
        TableButton(Press(table.id, "join"), say("button-join"), style=discord.ButtonStyle.success),
        *_buttons(table, say, "leave", "add_computer", "remove_computer"),
        TableButton(Press(table.id, "deal"), say("button-deal"), style=discord.ButtonStyle.primary),
        *_buttons(table, say, "rules", "more"),
    ]
    return page(
        blocks,
        buttons,
        [_option_select(table, option, say) for option in table.game.RULES.options if option.by_host],
    )


def _option_select(table: Table, option: Option, say: Say) -> TableSelect:
    name, now = option_name(table, option, say), table.row.options[option.name]
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=_option_value(table, option, value, say)),
            value=str(at),
            default=value == now,
        )
        for at, value in enumerate(option.choices)
    ]
    return TableSelect(Press(table.id, "option", None, option.name), name, options)


def _option_value(table: Table, option: Option, value: OptionValue, say: Say) -> str:
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    return say(f"{table.row.game}-option-{option.name}-{value}") if isinstance(value, str) else str(value)


def _running(table: Table, say: Say) -> ui.LayoutView:
    view, face = table.view(None), FACES[table.row.game]
    first, *rest = face.board(view, names_at(table), say)
    choose = TableButton(Press(table.id, "choose"), say(face.verb(view)), style=discord.ButtonStyle.primary)
    buttons = [choose, *_buttons(table, say, "hand", "scorepad", "more")]
    return page([f"{_title(table, say)}\n{first}", *rest], buttons)


def _finished(table: Table, say: Say) -> ui.LayoutView:
    names, view = names_at(table), table.view(None)
    placings = table.game.result(table.dealt.state) or ()
    places = [_place(table.row.game, placing, names, say) for placing in placings]
    seal = say("fairness-open", seed=table.row.seed.hex(), commitment=commitment(table.row.seed))
    pad = FACES[table.row.game].scorepad(view, names, say)
    over = f"{_title(table, say)}\n{say('table-over')}"
    tally = [_tally(table, say)] if table.tally else []
    blocks = [over, "\n".join(places), *tally, pad, f"-# {seal}"]
    return page(blocks, _buttons(table, say, "record", "again"))


def _tally(table: Table, say: Say) -> str:
    """How everybody stands over the games that followed each other here."""
    games = max(row.games for row in table.tally)
    lines = [say("tally-line", name=plain(row.name), wins=row.wins) for row in table.tally]
    return "\n".join([f"**{say('tally-title', games=games)}**", *lines])


def _place(game: str, placing: Placing, names: Names, say: Say) -> str:
    score = say(f"{game}-score", score=placing.score)
    told = say("place-line", place=placing.place, name=names[placing.seat], score=score)
    return f"{MEDALS.get(placing.place, '·')} {told}"


def _title(table: Table, say: Say) -> str:
    key = f"game-{table.row.game}"
    return f"## {say(key) if has(key) else table.row.game}"


def _buttons(table: Table, say: Say, *actions: str) -> Sequence[TableButton]:
    return [
        TableButton(Press(table.id, action), say(f"button-{action.replace('_', '-')}")) for action in actions
    ]
