"""Whether a league's round is long enough for its game, and how long it should be.

The figures are rough on purpose: people answer when they look at Discord, in waking hours.
"""

from dataclasses import replace

from bot.entry import Entry
from bot.games.contract import Length
from bot.model.leagues import LeagueRow
from bot.model.tables import Pace
from bot.tables.clock import HOUR

DAY = 24
"""Hours."""
OVERTIME, OVERTIME_LIVE = 3 * DAY, 1
"""Hours after the end of a round in which turns have a quarter of their time; then the rest is played out."""
A_DAY = {Pace.NONE: 15, Pace.LIVE: 720, Pace.DAILY: 15, Pace.RELAXED: 5, Pace.BANK: 15}
"""Turns that people make on a day, one after the other. At a daily table, or one with banks of time, each
takes an hour of the day from eight to eleven at night, at a relaxed one three; at a live one two minutes,
while they sit there."""
PROPOSED = (7, 10, 14, 21, 28, 42, 60)
"""Days of a round that are proposed."""


def length_of(entry: Entry, row: LeagueRow) -> Length | None:
    """How long a game of the league is at its usual table; None where that was never measured."""
    rules = entry.rules
    return None if rules.length is None else rules.length(row.size, rules.complete(row.options))


def hours_for(turns: int, row: LeagueRow) -> int:
    """The hours, day and night, in which people make so many turns one after the other.

    Where it is known how quickly those of the server answer, that tells; not of live tables.
    """
    pace = row.pace
    if row.answer_seconds and pace is not Pace.LIVE:
        return -(-turns * row.answer_seconds // HOUR)
    return -(-turns * DAY // A_DAY[pace])


def proposed_hours(entry: Entry, row: LeagueRow) -> int:
    """How long a round of the league should be: enough for nearly every game, and a day to gather before."""
    length = length_of(entry, row)
    needed = 0 if length is None else DAY + hours_for(length.most, row)
    return next((DAY * days for days in PROPOSED if DAY * days >= needed), DAY * PROPOSED[-1])


def overtime(pace: Pace) -> int:
    """The seconds after a round's end for which its games still go on with people."""
    return HOUR * (OVERTIME_LIVE if pace is Pace.LIVE else OVERTIME)


def fits(entry: Entry, row: LeagueRow) -> bool:
    """Whether the usual game can be played in a round after all have waited for the last to come."""
    length = length_of(entry, row)
    gathering = min(row.start_hours, row.round_hours // 2)
    return length is None or hours_for(length.usual, row) <= row.round_hours - gathering


def with_proposal(before: LeagueRow, entry_before: Entry, row: LeagueRow, entry: Entry) -> LeagueRow:
    """The league with the round length that is proposed for it now, unless another was chosen before."""
    if before.round_hours != proposed_hours(entry_before, before):
        return row
    return replace(row, round_hours=proposed_hours(entry, row))
