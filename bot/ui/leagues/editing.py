"""Changing a league that goes on: its settings, what a change would do, and the button that makes it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.model.leagues import ComputerSeats
from bot.model.tables import Pace
from bot.seasons import editing
from bot.seasons.editing import Change, Settings
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError, Words
from bot.ui.kit.layout import page
from bot.ui.kit.modal import SUBMITTED, naming, open_form, typed_in
from bot.ui.kit.text import escape
from bot.ui.kit.widgets import choice
from bot.ui.leagues.forms import fields_of_refusals, read_settings, settings_fields
from bot.ui.leagues.league_panel import show_league_panel
from bot.ui.leagues.panel import managed, outcome
from bot.ui.leagues.post import points_named
from bot.ui.leagues.widgets import computer_seats_select, no_shows_select, protest_select, window

Action = Callable[[Caller, ButtonId], Awaitable[None]]

_CHOSEN = len(Settings._fields)
"""Where in a button's words the choice stands that a select has added to the settings."""

FORM = "edit_form"
"""What opens the form; with what is on the page it just fits into a custom id."""
NONE = "-"
"""In a custom id: the usual points, or any number of places."""
SEATS = tuple(ComputerSeats)
"""In a custom id by their numbers: it has room for 100 characters."""
_SAID = {
    "rounds": "editing-rounds",
    "round_hours": "editing-hours",
    "points": "editing-points",
    "pace": "editing-pace",
    "places": "editing-places",
    "best": "editing-best",
    "computer_seats": "editing-computer-seats",
    "no_shows": "editing-no-shows",
    "protest_hours": "editing-protests",
}
"""By what is changed, the sentence that says what that does."""


async def _show(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    await _show_page(caller, league, editing.settings_of(league.row))


async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form, filled with the settings that were on the page."""
    _, words = await managed(caller, button_id)
    fields = settings_fields(_read(words), caller.say)
    await open_form(caller, caller.say("editing-title"), fields, button_id)


async def _typed(caller: Caller, button_id: ButtonId) -> None:
    """Shows what the settings that were typed would do; the others are as they were on the page."""
    league, words = await managed(caller, button_id)
    with naming(fields_of_refusals(FORM, caller.say)):
        wanted = read_settings(typed_in(caller.interaction), _read(words), caller.say)
        editing.check(league, wanted, caller.tables.now())
    await _show_page(caller, league, wanted)


def _choice(changed: Callable[[Settings, Words], Settings]) -> Action:
    """Shows what another choice in a select would do; it was added to what the select carries."""

    async def show(caller: Caller, button_id: ButtonId) -> None:
        league, words = await managed(caller, button_id)
        await _show_page(caller, league, changed(_read(words), words))

    return show


async def _do(caller: Caller, button_id: ButtonId) -> None:
    """Makes the change that the page tells of."""
    league, words = await managed(caller, button_id)

    async def step() -> str:
        await editing.edit(caller.services.seasons, league.id, caller.person, _read(words))
        return caller.say("done-league-edited")

    await show_league_panel(caller, league.id, await outcome(caller, step()))


async def _show_page(caller: Caller, league: League, wanted: Settings) -> None:
    await caller.show_in_place(editing_page(league, wanted, caller.say))


def editing_page(league: League, wanted: Settings, say: Say) -> ui.LayoutView:
    """The settings that are wanted, and what is another than now, with what that does."""
    changes = editing.consequences(league, wanted)
    told = [_told(change, say) for change in changes] or [say("editing-nothing")]
    blocks = [f"## {escape(league.row.name)}\n{say('editing-about')}", "\n".join(told)]
    code = _written(wanted)
    pace = choice(_button_id(league, "league_edit_pace", code), "pace", [*Pace], wanted.pace, say)
    hours = protest_select(_button_id(league, "league_edit_protests", code), wanted.protest_hours, say)
    selects = [
        pace,
        hours,
        computer_seats_select(_button_id(league, "league_edit_seats", code), wanted.computer_seats, say),
        no_shows_select(_button_id(league, "league_edit_absent", code), wanted.no_shows, say),
    ]
    return page(blocks, list(_buttons(league, code, changes, say)), selects)


def _buttons(league: League, code: str, changes: Sequence[Change], say: Say) -> Iterator[TableButton]:
    if changes:
        success = discord.ButtonStyle.success
        yield TableButton(_button_id(league, "league_edit_do", code), say("button-edit-do"), style=success)
    yield TableButton(_button_id(league, FORM, code), say("button-edit-form"))
    yield TableButton(_button_id(league, "league_divisions", ""), say("button-divisions"))
    back = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show")
    yield TableButton(back, say("button-back"))


def _told(change: Change, say: Say) -> str:
    before, after = _value(change.what, change.before, say), _value(change.what, change.after, say)
    return say(_SAID[change.what], before=before, after=after, moved=change.moved_up)


def _value(what: str, value: object, say: Say) -> str:
    """A setting in words."""
    match what:
        case "points":
            text = points_named(str(value), say)
        case "pace":
            text = say(key_of("pace", value))
        case "computer_seats":
            text = say(key_of("credit", value))
        case "no_shows":
            text = say("league-no-shows-after", count=int(str(value)))
        case "protest_hours":
            text = window(int(str(value)), say)
        case "round_hours":
            text = say("league-hours", hours=int(str(value)))
        case "places" if value is None:
            text = say("founding-any-number")
        case "best" if not value:
            text = say("league-best-all")
        case _:
            text = str(value)
    return text


def _button_id(league: League, action: str, words: str) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())


def _written(wanted: Settings) -> str:
    """The settings as a custom id carries them."""
    places = NONE if wanted.places is None else wanted.places
    points = wanted.points or NONE
    words = (
        wanted.rounds,
        wanted.round_hours,
        points,
        wanted.pace,
        places,
        wanted.best,
        wanted.protest_hours,
        SEATS.index(wanted.computer_seats),
        wanted.no_shows,
    )
    return " ".join(map(str, words))


def _read(words: Words) -> Settings:
    """The settings that a press carries. Raises `CustomIdError`."""
    points, places = words.text(2), words.text(4)
    if len(words.all) < len(Settings._fields):
        raise CustomIdError(words.action)
    return Settings(
        rounds=words.number(0),
        round_hours=words.number(1),
        points="" if points == NONE else points,
        pace=Pace(words.among(3, Pace)),
        places=None if places == NONE else words.number(4),
        best=words.number(5),
        protest_hours=words.number(6),
        computer_seats=SEATS[int(words.among(7, map(str, range(len(SEATS)))))],
        no_shows=words.number(8),
    )


ACTIONS: Mapping[str, Action] = {
    "league_edit": _show,
    FORM: _ask,
    f"{FORM}{SUBMITTED}": _typed,
    "league_edit_pace": _choice(lambda wanted, words: wanted._replace(pace=Pace(words.among(_CHOSEN, Pace)))),
    "league_edit_protests": _choice(
        lambda wanted, words: wanted._replace(protest_hours=words.number(_CHOSEN, least=0))
    ),
    "league_edit_seats": _choice(
        lambda wanted, words: wanted._replace(
            computer_seats=ComputerSeats(words.among(_CHOSEN, ComputerSeats))
        )
    ),
    "league_edit_absent": _choice(
        lambda wanted, words: wanted._replace(no_shows=words.number(_CHOSEN, least=0))
    ),
    "league_edit_do": _do,
}
