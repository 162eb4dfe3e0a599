"""The two forms of a league's panel: its rounds and sign-up, and its cup and starts."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TypeVar
from zoneinfo import ZoneInfo

from bot.leagues.errors import LeagueError
from bot.model.leagues import LeagueChanges
from bot.seasons.editing import Settings
from bot.seasons.league import League
from bot.tables import preferences
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.errors import Typed
from bot.ui.kit.modal import Field
from bot.ui.kit.typed_times import (
    LONGEST,
    example_of_instant,
    locale_of,
    read_hours,
    read_instant,
    written_instant,
)
from bot.ui.leagues.parsing import number, points, written_points

T = TypeVar("T")

LONGEST_NUMBER, LONGEST_POINTS = 6, 30
"""Characters of what is typed: `200`, `7-5-4-3-2-1`."""


async def rounds_fields(caller: Caller, league: League) -> Sequence[Field]:
    """Asks for the rounds, what a table brings, the places, and until when people sign up."""
    say, row = caller.say, league.row
    locale, zone = await _where(caller)
    places = "" if row.places is None else str(row.places)
    kept, hours = written_points(row.points, say), str(row.round_hours)
    until = "" if row.sign_up_until is None else written_instant(row.sign_up_until, locale, zone)
    today = datetime.fromtimestamp(caller.tables.now(), zone).date()
    about = say("form-until-about", zone=zone.key, example=example_of_instant(locale, today))
    return [
        Field("rounds", say("form-rounds"), "", str(row.rounds), longest=LONGEST_NUMBER),
        Field("hours", say("form-hours"), say("form-hours-about"), hours, longest=LONGEST),
        Field("points", say("form-points"), say("form-points-about"), kept, False, LONGEST_POINTS),
        Field("places", say("form-places"), say("form-places-about"), places, False, LONGEST_NUMBER),
        Field("until", say("form-until"), about, until, False, LONGEST),
    ]


async def read_rounds(caller: Caller, typed: Typed) -> LeagueChanges:
    """The columns of the league that were typed. Raises `Refusal` or `LeagueError`."""
    locale, zone = await _where(caller)
    until, now = typed["until"], caller.tables.now()
    say = caller.say
    return {
        "rounds": _read(say("form-rounds"), number, typed["rounds"]),
        "round_hours": _read(say("form-hours"), read_hours, typed["hours"]),
        "points": _read(say("form-points"), lambda text: points(text, say), typed["points"]),
        "places": _read(say("form-places"), number, typed["places"]) if typed["places"] else None,
        "sign_up_until": _read(say("form-until"), lambda text: read_instant(text, locale, zone, now), until)
        if until
        else None,
    }


def _read(label: str, read: Callable[[str], T], text: str) -> T:
    """What was typed into the field of that label; a refusal says which field it is about."""
    try:
        return read(text)
    except (Refusal, LeagueError) as refusal:
        refusal.add_note(label)
        raise


_OF_POINTS = ("points_not_numbers", "points_too_many", "points_too_high", "points_rise")
_OF_A_CUP = ("cup_bye", "cup_without_end", "too_few_people", "sizes_do_not_fit")
_ABOUT: Mapping[str, Mapping[str, str]] = {
    "founding_rounds": {
        "league_rounds": "form-rounds",
        "league_best": "form-rounds",
        "league_round_hours": "form-hours",
        "league_start_hours": "form-hours",
        "league_places": "form-places",
        "deadline_past": "form-until",
        **dict.fromkeys(_OF_POINTS, "form-points"),
        **dict.fromkeys(("cup_advance", *_OF_A_CUP), "form-places"),
    },
    "founding_cup": {
        "league_start_hours": "form-start",
        "league_best": "form-best",
        "cup_advance": "form-advance",
        **dict.fromkeys(_OF_A_CUP, "form-finalists"),
    },
    "edit_form": {
        "league_rounds": "form-rounds",
        "rounds_were_drawn": "form-rounds",
        "league_round_hours": "form-hours",
        "league_start_hours": "form-hours",
        "league_places": "form-places",
        "league_best": "form-best",
        **dict.fromkeys(_OF_POINTS, "form-points"),
        **dict.fromkeys(("cup_advance", *_OF_A_CUP), "form-places"),
    },
}
"""By what opens a form, and by what is refused of a league, the field that it is about."""


def fields_of_refusals(form: str, say: Say) -> Mapping[str, str]:
    """The labels of a form's fields, by what is refused."""
    return {what: say(key) for what, key in _ABOUT[form].items()}


def settings_fields(now: Settings, say: Say) -> Sequence[Field]:
    """Asks for what can be changed of a league that goes on; what is chosen from lists is apart."""
    kept, places = written_points(now.points, say), "" if now.places is None else str(now.places)
    best = str(now.best) if now.best else ""
    return [
        Field("rounds", say("form-rounds"), "", str(now.rounds), longest=LONGEST_NUMBER),
        Field("hours", say("form-hours"), say("form-hours-about"), str(now.round_hours), longest=LONGEST),
        Field("points", say("form-points"), say("form-points-about"), kept, False, LONGEST_POINTS),
        Field("places", say("form-places"), say("form-places-about"), places, False, LONGEST_NUMBER),
        _best_field(best, say),
    ]


def read_settings(typed: Typed, now: Settings, say: Say) -> Settings:
    """The settings that were typed; the rest is as it was. Raises `Refusal` or `LeagueError`."""
    return now._replace(
        rounds=_read(say("form-rounds"), number, typed["rounds"]),
        round_hours=_read(say("form-hours"), read_hours, typed["hours"]),
        points=_read(say("form-points"), lambda text: points(text, say), typed["points"]),
        places=_read(say("form-places"), number, typed["places"]) if typed["places"] else None,
        best=_read(say("form-best"), number, typed["best"]) if typed["best"] else 0,
    )


def _best_field(best: str, say: Say) -> Field:
    return Field("best", say("form-best"), say("form-best-about"), best, False, LONGEST_NUMBER)


async def _where(caller: Caller) -> tuple[str, ZoneInfo]:
    """The locale and the zone in which the caller writes."""
    person = await preferences.preferred(caller.tables, caller.user_id)
    return locale_of(person.spoken_to_in, caller.interaction.locale), ZoneInfo(person.zone)


async def cup_fields(caller: Caller, league: League) -> Sequence[Field]:
    """Asks for the cup (how many play it, how many go on) and when a match starts without who is missing."""
    say, row = caller.say, league.row
    finalists, advance, start = str(row.finalists), str(row.advance), str(row.start_hours)
    return [
        Field("finalists", say("form-finalists"), say("form-finalists-about"), finalists, longest=3),
        Field("advance", say("form-advance"), say("form-advance-about"), advance, longest=1),
        Field("start", say("form-start"), say("form-start-about"), start, longest=LONGEST),
        _best_field(str(row.best) if row.best else "", say),
    ]


async def read_cup(caller: Caller, typed: Typed) -> LeagueChanges:
    """The columns of the league that were typed. Raises `Refusal`."""
    say = caller.say
    return {
        "finalists": _read(say("form-finalists"), number, typed["finalists"]),
        "advance": _read(say("form-advance"), number, typed["advance"]),
        "start_hours": _read(say("form-start"), read_hours, typed["start"]),
        "best": _read(say("form-best"), number, typed["best"]) if typed["best"] else 0,
    }
