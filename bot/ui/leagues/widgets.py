"""What the screens of leagues share: names, lists cut to the room of a message, points, selects."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil

import discord

from bot.leagues.points import shown
from bot.model.leagues import ComputerSeats
from bot.model.tables import Player
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.names import MARKS
from bot.ui.kit.text import escape, label
from bot.ui.kit.widgets import choice

MOST_OPTIONS = 25
"""https://discord.com/developers/docs/components/reference#string-select"""
MORE = 40
"""Characters that are kept for what tells how many more there are."""
NO_SHOWS = (1, 2, 3, 4, 0)
"""After how many no-shows in a row somebody is out, as it is offered; 0: never."""
HOURS = (0, 12, 24, 48, 72)
"""The windows that are offered."""


def entrant_name(league: League, user_id: int) -> str:
    """The name of an entrant, harmless to show; a computer player's is marked."""
    mark = MARKS[Player.COMPUTER] if user_id < 0 else ""
    return escape(league.name(user_id)) + mark


def entrant_label(league: League, user_id: int) -> str:
    """The same where Discord shows no markdown."""
    mark = MARKS[Player.COMPUTER] if user_id < 0 else ""
    return label(league.name(user_id)) + mark


def options_for(league: League, user_ids: Iterable[int]) -> Sequence[discord.SelectOption]:
    """As many entrants as a select offers, by their numbers."""
    return [
        discord.SelectOption(label=entrant_label(league, user_id)[:100], value=str(user_id))
        for user_id in [*user_ids][:MOST_OPTIONS]
    ]


def names(league: League, user_ids: Iterable[int]) -> Sequence[str]:
    """The names of some who take part, in the order given."""
    return [entrant_name(league, user_id) for user_id in user_ids]


def points_shown(league: League, points: Fraction, say: Say) -> str:
    """A number of points as it is shown: with one decimal where smaller tables have made odd fractions."""
    if points.denominator == 1 or not league.has_small_tables:
        return shown(points)
    whole, tenth = divmod(round(points * 10), 10)
    return say("standings-tenths", whole=str(whole), tenth=tenth)


def points_in_words(league: League, points: Fraction, say: Say) -> str:
    """A number of points with its word: "one point", "2½ points"."""
    return say("standings-points", points=points_shown(league, points, say), count=ceil(abs(points)))


def cut(lines: Sequence[str], room: int, say: Say, joint: str = "\n", *, unwritten: int = 0) -> str:
    """As many of the lines, whole, as fit into `room` characters; and how many more there are.

    `unwritten` lines follow those that are given, for which there is no room in any case.
    """
    whole = joint.join(lines)
    if len(whole) <= room and not unwritten:
        return whole
    shown: list[str] = []
    left = room - MORE
    for line in lines:
        left -= len(line) + len(joint)
        if left < 0:
            break
        shown.append(line)
    return joint.join([*shown, say("league-more", count=len(lines) - len(shown) + unwritten)])


def computer_seats_select(button_id: ButtonId, now: ComputerSeats, say: Say) -> TableSelect:
    """Chooses the points of computer players' seats."""
    return choice(button_id, "credit", [*ComputerSeats], now, say)


def no_shows_select(button_id: ButtonId, now: int, say: Say) -> TableSelect:
    """After how many no-shows in a row somebody is out, what holds now ticked."""
    name = say("select-no-shows")
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=say("league-no-shows-after", count=count)),
            value=str(count),
            default=count == now,
        )
        for count in NO_SHOWS
    ]
    return TableSelect(button_id, name, options)


def protest_select(button_id: ButtonId, now: int, say: Say) -> TableSelect:
    """The windows, with the one that holds now ticked."""
    title = say("select-protests")
    options = [
        discord.SelectOption(
            label=say("select-option", option=title, value=window(hours, say))[:100],
            value=str(hours),
            default=hours == now,
        )
        for hours in HOURS
    ]
    return TableSelect(button_id, title, options)


def window(hours: int, say: Say) -> str:
    """A window in words."""
    return say("league-hours", hours=hours) if hours else say("protests-none")
