"""What a league's panel offers for its draws: to look at them before they open, and to swap two people."""

from collections.abc import Iterator

from discord import ui

from bot.model.leagues import Format
from bot.seasons.draws import is_held
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TablePicker
from bot.ui.kit.custom_id import NO_TABLE, ButtonId


def draw_button(league: League, say: Say) -> Iterator[TableButton]:
    """Lets draws be looked at before their tables open, or not any more."""
    if league.row.stage.live and league.row.format is not Format.LADDER and not is_held(league):
        verb = "off" if league.row.looks else "on"
        label = say("button-draw-look-off" if league.row.looks else "button-draw-look-on")
        yield TableButton(ButtonId(NO_TABLE, "draw_look", None, f"{league.id} {verb}"), label)


def swap_picker(league: League, say: Say) -> Iterator[TablePicker]:
    """Picks two people of a draw that is looked at, who change places."""
    if is_held(league):
        picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            placeholder=say("managing-swap"), min_values=2, max_values=2
        )
        yield TablePicker(ButtonId(NO_TABLE, "draw_swap", None, str(league.id)), picker)
