"""What a league's panel offers for its draws: to look at them before they open, and to swap two of them."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.model.leagues import Format
from bot.seasons.league import League
from bot.seasons.rounds import is_held
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.leagues.widgets import entrant_name, options_for


def draw_button(league: League, say: Say) -> Iterator[TableButton]:
    """Lets draws be looked at before their tables open, or not any more."""
    if league.row.stage.live and league.row.format is not Format.LADDER and not is_held(league):
        verb = "off" if league.row.looks else "on"
        label = say("button-draw-look-off" if league.row.looks else "button-draw-look-on")
        yield TableButton(ButtonId(NO_TABLE, "draw_look", None, f"{league.id} {verb}"), label)


def digest_button(league: League, say: Say) -> Iterator[TableButton]:
    """Lets the league sum up its weeks, or not any more."""
    if league.row.stage.live:
        on = league.row.digest_at is None
        label = say("button-digest-on" if on else "button-digest-off")
        yield TableButton(_press("league_digest", league, "on" if on else "off"), label)


def swap_rows(league: League, say: Say) -> Iterator[TablePicker | TableSelect]:
    """Picks two members of a draw that is looked at, who change places, or a computer player of it."""
    if is_held(league):
        yield TablePicker(_press("draw_swap", league), _members(say("managing-swap"), 2))
        if found := _computers(league):
            about = _press("draw_swap_computer", league)
            yield TableSelect(about, say("managing-swap-computer"), options_for(league, found))


def swap_page(league: League, computer: int, say: Say) -> ui.LayoutView:
    """Asks who changes places with a computer player: a member, or another computer player."""
    members = _members(say("swap-person"), 1)
    rows: list[TablePicker | TableSelect] = [
        TablePicker(_press("draw_swap_with", league, str(computer)), members)
    ]
    if others := [one for one in _computers(league) if one != computer]:
        about = _press("draw_swap_with", league, str(computer))
        rows.append(TableSelect(about, say("swap-computer"), options_for(league, others)))
    back = TableButton(_press("league_manage", league, "show"), say("button-back"))
    return page([say("swap-with-whom", name=entrant_name(league, computer))], [back], rows)


def _computers(league: League) -> Sequence[int]:
    """The computer players of the latest draw."""
    assert league.round is not None  # it was drawn
    drawn = [one for match in league.matches_of(league.round.number) for one in match.seats]
    return sorted((one for one in (*drawn, *league.round.byes) if one < 0), reverse=True)


def _members(placeholder: str, count: int) -> ui.UserSelect[ui.LayoutView]:
    return ui.UserSelect(placeholder=placeholder, min_values=count, max_values=count)


def _press(action: str, league: League, words: str = "") -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())
