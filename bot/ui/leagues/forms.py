"""The two forms of a league's panel: its rounds and sign-up, and its cup and starts."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.seasons.league import League
from bot.tables import preferences
from bot.ui.kit.caller import Caller
from bot.ui.kit.modal import Field, Typed
from bot.ui.leagues.parsing import instant, number, points, written_instant, written_points

LONGEST_NUMBER, LONGEST_POINTS, LONGEST_INSTANT = 6, 30, 16
"""Characters of what is typed: `200`, `7-5-4-3-2-1`, `2026-12-24 20:00`."""


@dataclass(frozen=True, slots=True)
class LeagueForm:
    """What is asked for, and how what was typed is read: as columns of the league.

    Reading raises `Refusal` or `LeagueError`.
    """

    fields: Sequence[Field]
    read: Callable[[Caller, Typed], Awaitable[Mapping[str, object]]]


async def rounds_form(caller: Caller, league: League) -> LeagueForm:
    """Asks for the rounds, what a table brings, the places, and until when people sign up."""
    say, row = caller.say, league.row
    zone = (await preferences.preferred(caller.tables, caller.user_id)).zone
    places = "" if row.places is None else str(row.places)
    kept, until = written_points(row.points, say), written_instant(row.sign_up_until, zone)
    hours = str(row.round_hours)
    about = say("form-until-about", zone=zone)
    fields = [
        Field("rounds", say("form-rounds"), "", str(row.rounds), longest=LONGEST_NUMBER),
        Field("hours", say("form-hours"), say("form-hours-about"), hours, longest=LONGEST_NUMBER),
        Field("points", say("form-points"), say("form-points-about"), kept, False, LONGEST_POINTS),
        Field("places", say("form-places"), say("form-places-about"), places, False, LONGEST_NUMBER),
        Field("until", say("form-until"), about, until, False, LONGEST_INSTANT),
    ]
    return LeagueForm(fields, _read_rounds)


async def _read_rounds(caller: Caller, typed: Typed) -> Mapping[str, object]:
    zone = (await preferences.preferred(caller.tables, caller.user_id)).zone
    return {
        "rounds": number(typed["rounds"]),
        "round_hours": number(typed["hours"]),
        "points": points(typed["points"], caller.say),
        "places": number(typed["places"]) if typed["places"] else None,
        "sign_up_until": instant(typed["until"], zone, caller.tables.now()) if typed["until"] else None,
    }


async def cup_form(caller: Caller, league: League) -> LeagueForm:
    """Asks for the cup (how many play it, how many go on) and when a match starts without who is missing."""
    say, row = caller.say, league.row
    finalists, advance, start = str(row.finalists), str(row.advance), str(row.start_hours)
    fields = [
        Field("finalists", say("form-finalists"), say("form-finalists-about"), finalists, longest=3),
        Field("advance", say("form-advance"), say("form-advance-about"), advance, longest=1),
        Field("start", say("form-start"), say("form-start-about"), start, longest=LONGEST_NUMBER),
    ]
    return LeagueForm(fields, _read_cup)


async def _read_cup(caller: Caller, typed: Typed) -> Mapping[str, object]:
    return {
        "finalists": number(typed["finalists"]),
        "advance": number(typed["advance"]),
        "start_hours": number(typed["start"]),
    }
