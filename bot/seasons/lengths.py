"""The pace and length that fit a league's people: by how often they look in, and how long its game is."""

from dataclasses import replace

from bot.entry import Entry
from bot.games.contract import Length, Options, Rules
from bot.leagues.voyages import USUAL, USUAL_SHORT
from bot.model.leagues import Format, LeagueRow, Rhythm
from bot.model.matches import RoundRow
from bot.model.tables import BANK_DAYS, Pace
from bot.solo.deals import PLAYERS, short_options
from bot.tables.clock import HOUR

DAY = 24  # hours
# Hours after the end of a round in which people play on; then the rest is played out.
OVERTIME, OVERTIME_LIVE = 3 * DAY, 1
LIVE_A_DAY = 720  # turns that people who sit there make one after the other in a day and a night
PROPOSED = (7, 10, 12, 14, 16, 18, 21, 28, 42, 60, 90, 120)  # days of a round that are proposed
LONGEST = 8 * 7 * DAY  # hours of a proposed season
FEWEST_ROUNDS, USUAL_ROUNDS = 3, 4
PACES = {Rhythm.ONCE: Pace.BANK, Rhythm.FEW: Pace.DAILY, Rhythm.OFTEN: Pace.DAILY}
# Hours for which a match waits for people who look in so often: once a day may be up to two days apart, and
# who comes each day at about the same hour where the form says more often has a little more than a day.
GATHERING = {Rhythm.ONCE: 2 * DAY, Rhythm.FEW: DAY + 4, Rhythm.OFTEN: DAY}
LEAST_BANKS = {Rhythm.ONCE: 14, Rhythm.FEW: 7, Rhythm.OFTEN: 4}  # days of the smallest bank that is proposed
# What a turn takes out of the bank of a player who looks in once a day where all others answer within the
# hour: a day, without the hours that the others need, and without the two that it brings.
TURN_TAKES = 19
MOVES_A_MINUTE = 5  # of a person alone, whom computer pirates answer at once
# Average seconds a turn from which on people look in once, or two or three times, a day.
ONCE_FROM, FEW_FROM = 12 * HOUR, 6 * HOUR


def rhythm_of(answer_seconds: int) -> Rhythm:
    """How often people look in, by the average seconds of their turns; 0 means that it is not known."""
    if answer_seconds == 0:
        return Rhythm.FEW
    if answer_seconds >= ONCE_FROM:
        return Rhythm.ONCE
    return Rhythm.FEW if answer_seconds >= FEW_FROM else Rhythm.OFTEN


def length_of(entry: Entry, row: LeagueRow) -> Length | None:
    """How long a game of the league is at its usual table; None where that was never measured."""
    rules = entry.rules
    return None if rules.length is None else rules.length(row.size, rules.complete(row.options))


def moves_alone(entry: Entry, row: LeagueRow) -> int | None:
    """About how many moves a game of a voyage asks of a person; None where that was never measured."""
    length = length_of(entry, row)
    return None if length is None else max(1, round(length.usual / row.size * entry.rules.moves_a_turn))


def games_of_voyage(rules: Rules, options: Options) -> int:
    """How many games a voyage has, if nobody chooses: of short ones as many as rank people rightly."""
    if rules.length is None:
        return USUAL
    lengths = (
        rules.length(PLAYERS, one).usual for one in (options, short_options(rules), rules.complete({}))
    )
    own, short, whole = lengths
    return USUAL_SHORT if own <= short < whole else USUAL


def hours_for(entry: Entry, row: LeagueRow) -> int | None:
    """The hours in which nine games of ten are over; None where that was never measured."""
    rules, length = entry.rules, length_of(entry, row)
    if rules.length is None or length is None or not rules.days:
        return None
    if row.pace is Pace.LIVE:
        return -(-length.most * DAY // LIVE_A_DAY)
    nearest = min(row.size, max(rules.days))
    measured = rules.length(nearest, rules.complete(rules.league_options))
    days: float = getattr(rules.days[nearest], row.rhythm)
    return round(days * length.most / measured.most * DAY)


def proposed_bank(entry: Entry, row: LeagueRow) -> int:
    """The days of a bank of time that hardly anyone at a table empties."""
    least = max(float(LEAST_BANKS[row.rhythm]), _days_in_bank(entry, row))
    return next((days for days in BANK_DAYS if days >= least), BANK_DAYS[-1])


def _days_in_bank(entry: Entry, row: LeagueRow) -> float:
    """The days that the slowest person at a table takes out of their bank."""
    hours, length = hours_for(entry, replace(row, pace=Pace.BANK)), length_of(entry, row)
    if hours is None or length is None:
        return 0
    # Somewhat more than their share of the game's days; or nearly all of them, if all others are quick.
    share, alone = hours / DAY / row.size + 1, length.most / row.size * TURN_TAKES / DAY
    return max(share, alone if row.rhythm is Rhythm.ONCE else 0)


def proposed_hours(entry: Entry, row: LeagueRow) -> int:
    """How long a round should be: for nine games of ten, or all that is in a table's banks, and a day to
    gather before.
    """
    hours = hours_for(entry, row)
    needed = 0 if hours is None else hours + DAY
    if row.pace is Pace.BANK:
        needed = max(needed, row.size * row.bank_days * DAY)
    return next((DAY * days for days in PROPOSED if DAY * days >= needed), DAY * PROPOSED[-1])


def proposed_rounds(row: LeagueRow) -> int:
    """How many rounds a season should have: as many as eight weeks hold, but at least three."""
    return min(USUAL_ROUNDS, max(FEWEST_ROUNDS, LONGEST // max(1, row.round_hours)))


def probable_hours(entry: Entry, row: LeagueRow) -> int:
    """About how long a round lasts: it is over with its last game, and people gather for a day before."""
    hours = hours_for(entry, row)
    return row.round_hours if hours is None else min(row.round_hours, hours + DAY)


def hours_of(entry: Entry, row: LeagueRow, stages: int) -> int:
    """About how many hours a league lasts if nothing is moved, with so many stages of a cup."""
    rounds = row.rounds if row.format is Format.SEASON else 0
    return (rounds + stages) * (probable_hours(entry, row) + row.protest_hours)


def is_too_long(row: LeagueRow) -> bool:
    """Whether eight weeks don't hold three rounds of a season."""
    return row.format is Format.SEASON and FEWEST_ROUNDS * row.round_hours > LONGEST


def played_out_at(league: LeagueRow, row: RoundRow) -> int | None:
    """From when on computer players finish a round; None for one without an end."""
    if row.ends_at is None or row.played_out_at is not None:
        return row.played_out_at
    return row.ends_at + HOUR * (OVERTIME_LIVE if league.pace is Pace.LIVE else OVERTIME)


def fits(entry: Entry, row: LeagueRow) -> bool:
    """Whether nine games of ten can be played in a round after all have waited for the last to come."""
    hours = hours_for(entry, row)
    gathering = min(row.start_hours, DAY, row.round_hours // 2)
    return hours is None or hours <= row.round_hours - gathering


def proposed(entry: Entry, row: LeagueRow) -> LeagueRow:
    """The league with the pace, bank, wait and round that fit how often its people look in."""
    row = replace(row, pace=PACES[row.rhythm], start_hours=GATHERING[row.rhythm])
    if row.pace is Pace.BANK and _days_in_bank(entry, row) > BANK_DAYS[-1]:
        row = replace(
            row, pace=Pace.RELAXED
        )  # a turn of three days is enough for people who look in once a day
    row = replace(row, bank_days=proposed_bank(entry, row))
    row = replace(row, round_hours=proposed_hours(entry, row))
    return replace(row, rounds=proposed_rounds(row)) if row.format is Format.SEASON else row


def following(before: LeagueRow, entry_before: Entry, row: LeagueRow, entry: Entry) -> LeagueRow:
    """The league after a change, with proposals for it wherever no other value was chosen before."""
    if row.bank_days == before.bank_days == proposed_bank(entry_before, before):
        row = replace(row, bank_days=proposed_bank(entry, row))
    if row.round_hours == before.round_hours == proposed_hours(entry_before, before):
        row = replace(row, round_hours=proposed_hours(entry, row))
    if row.start_hours == before.start_hours == GATHERING[before.rhythm]:
        row = replace(row, start_hours=min(row.start_hours, row.round_hours))
    if row.rounds == before.rounds == proposed_rounds(before) and row.format is Format.SEASON:
        row = replace(row, rounds=proposed_rounds(row))
    return row
