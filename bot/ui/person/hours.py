"""The hours in somebody's preferences: quiet ones, those at which they like to play, and their time zone."""

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.model.people import PersonRow
from bot.tables.refusal import Refusal
from bot.tables.zones import likely_zone
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.modal import Field
from bot.ui.kit.typed_times import LONGEST, read_minutes, written_minutes

LONGEST_ZONE = 40
"""Characters of what is typed: `America/Argentina/ComodRivadavia`."""


def hour_lines(person: PersonRow, now: int, say: Say) -> Sequence[str]:
    """What is said of somebody's hours."""
    local = datetime.fromtimestamp(now, ZoneInfo(person.zone))
    lines = [say("preferences-zone", zone=person.zone, time=f"{local:%H:%M}")]
    begin, end = _written(person.quiet)
    lines.append(say("preferences-quiet", begin=begin, end=end) if begin else say("preferences-quiet-none"))
    if person.plays is not None:
        begin, end = _written(person.plays)
        lines.append(say("preferences-plays", begin=begin, end=end))
    return lines


def hours_fields(caller: Caller, person: PersonRow) -> Sequence[Field]:
    """Asks for all of them, as they are now."""
    say = caller.say
    (begin, end), (plays, plays_end) = _written(person.quiet), _written(person.plays)
    return [
        Field("begin", say("form-quiet-begin"), say("form-time-about"), begin, False, LONGEST),
        Field("end", say("form-quiet-end"), say("form-time-about"), end, False, LONGEST),
        zone_field(caller, person),
        Field("plays", say("form-plays-begin"), say("form-plays-about"), plays, False, LONGEST),
        Field("plays_end", say("form-plays-end"), say("form-plays-about"), plays_end, False, LONGEST),
    ]


def zone_field(caller: Caller, person: PersonRow) -> Field:
    """Asks for the time zone, in which days and hours are meant; a likely one is proposed."""
    zone = likely_zone(person.zone, str(caller.interaction.locale))
    return Field("zone", caller.say("form-zone"), caller.say("form-zone-about"), zone, longest=LONGEST_ZONE)


def typed_hours(begin: str, end: str, half: str) -> tuple[int, int] | None:
    """Both times that were typed, in minutes after midnight; None where nothing was typed.

    Raises `Refusal`, of the code `half` where one is missing.
    """
    if not (begin or end):
        return None
    if not (begin and end):
        raise Refusal(half)
    return read_minutes(begin), read_minutes(end)


def _written(hours: tuple[int, int] | None) -> tuple[str, str]:
    """Two times as they are typed; empty where there are none."""
    return ("", "") if hours is None else (written_minutes(hours[0]), written_minutes(hours[1]))
