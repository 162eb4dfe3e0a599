"""Helpers for the screens of leagues: names, points, and lists cut to the room of a message."""

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil

import discord

from bot.games.contract import Seat
from bot.leagues.points import shown
from bot.leagues.standings import Standing
from bot.model.animals import animal_of
from bot.model.leagues import AdjustmentRow
from bot.model.tables import Player
from bot.presenters.picture import Who
from bot.seasons.history import LONGEST_REASON
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.minus import with_minus
from bot.ui.kit.layout import room_of
from bot.ui.kit.modal import Field
from bot.ui.kit.names import MARKS
from bot.ui.kit.text import at, escape, label, tenths

MOST_OPTIONS = 25  # https://discord.com/developers/docs/components/reference#string-select
NOTHING = "–"  # the figure of a person without one
_SIGNED = re.compile(r"[+−-]?[0-9]{1,5}")
MORE = 40  # characters that are kept for the number of lines left out


def entrant_name(league: League, user_id: int) -> str:
    """The name of an entrant, escaped; a computer player's is marked."""
    mark = MARKS[Player.COMPUTER] if user_id < 0 else ""
    return escape(league.name(user_id)) + mark


def entrant_label(league: League, user_id: int) -> str:
    """The same where Discord shows no markdown."""
    mark = MARKS[Player.COMPUTER] if user_id < 0 else ""
    return label(league.name(user_id)) + mark


def who_of(league: League, user_id: int, seat: Seat) -> Who:
    """An entrant in a picture, in the colour of a seat."""
    entrant = league.entrant(user_id)
    owner = league.name(user_id) if user_id < 0 else user_id
    animal = animal_of(owner, None if entrant is None else entrant.animal)
    return Who(entrant_label(league, user_id), seat, animal)


def options_for(league: League, user_ids: Iterable[int]) -> Sequence[discord.SelectOption]:
    """Options of a select for entrants, as many as it can have."""
    return [
        discord.SelectOption(label=entrant_label(league, user_id)[:100], value=str(user_id))
        for user_id in [*user_ids][:MOST_OPTIONS]
    ]


def names(league: League, user_ids: Iterable[int]) -> Sequence[str]:
    """The names of these people, in the same order."""
    return [entrant_name(league, user_id) for user_id in user_ids]


def points_shown(league: League, points: Fraction, say: Say) -> str:
    """A number of points, with one decimal if smaller tables make odd fractions."""
    if points.denominator == 1 or not league.has_small_tables:
        return with_minus(shown(points))
    return tenths(points, say)


def given_points(points: int) -> str:
    """Points by hand, always with their sign: "+2", "−1"."""
    return with_minus(f"{points:+}")


def given_line(row: AdjustmentRow, say: Say) -> str:
    """Points by hand: when, how many, by whom and why."""
    given = say("why-given", given=given_points(row.points), name=escape(row.name))
    return f"-# {at(row.at)} · {given} {escape(row.reason)}"


def rank_shown(row: Standing) -> str:
    """The rank with its dot, or a dash for a person who has none yet."""
    return f"{row.rank}." if row.is_ranked else NOTHING


def standing_in_words(league: League, row: Standing, say: Say, had: Fraction | None = None) -> str:
    """A person's points or rating; without a rank the games that they need for one."""
    if not row.is_ranked:
        return say("standings-unranked", games=row.games, least=league.row.least_games)
    return points_in_words(league, row.points, say, had)


def points_in_words(league: League, points: Fraction, say: Say, had: Fraction | None = None) -> str:
    """A number of points with its word, "one point", "1 → 2½ points"; or in a ladder by rating that."""
    numbers = " → ".join(points_shown(league, one, say) for one in (had, points) if one is not None)
    if league.row.is_by_rating:
        return say("standings-rating", rating=numbers)
    return say("standings-points", points=numbers, count=ceil(abs(points)))


def cut(lines: Sequence[str], room: int, say: Say, joint: str = "\n", *, unwritten: int = 0) -> str:
    """The lines that fit into `room`, then the number of the others and of `unwritten` ones."""
    whole = joint.join(lines)
    if room_of(whole) <= room and not unwritten:
        return whole
    shown: list[str] = []
    left = room - MORE
    for line in lines:
        left -= room_of(line) + len(joint)
        if left < 0:
            break
        shown.append(line)
    return joint.join([*shown, say("league-more", count=len(lines) - len(shown) + unwritten)])


def reason_field(say: Say, typed: str = "") -> Field:
    """Asks for the reason of a decision."""
    about = say("referee-reason-about")
    return Field("reason", say("referee-reason"), about, typed, longest=LONGEST_REASON)


def signed_number(typed: str) -> int:
    """A whole number, perhaps with a sign. Raises `Refusal("no_number")`."""
    if not (found := _SIGNED.fullmatch(typed)):
        raise Refusal("no_number", value=typed)
    return int(found[0].replace("−", "-"))
