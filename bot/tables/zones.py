"""Time zones by the names that people use: an IANA name, or its city in five languages.

https://www.iana.org/time-zones
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from zoneinfo import available_timezones

from babel import Locale

from bot.tables.refusal import Refusal

# Choices that Discord shows (https://discord.com/developers/docs/interactions/application-commands).
MAX_SUGGESTIONS = 25
LONGEST_SHOWN = 40  # characters of what was typed that a refusal repeats

# Names of cities begin so; the others are abbreviations, or kept for old programs.
_AREAS = (
    "Africa/",
    "America/",
    "Antarctica/",
    "Arctic/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
)
# What is offered before anything is typed: where our languages are spoken.
_COMMON = (
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Zurich",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Rome",
    "Europe/Madrid",
    "Atlantic/Canary",
    "Europe/London",
    "Europe/Dublin",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Mexico_City",
    "America/Bogota",
    "America/Lima",
    "America/Santiago",
    "America/Argentina/Buenos_Aires",
    "Australia/Sydney",
    "Pacific/Auckland",
    "UTC",
)

# Large cities of our languages after which no zone is named.
_MORE_CITIES = {
    "Europe/Zurich": "Bern Berne Berna Genf Genève Ginevra Ginebra",
    "Europe/Rome": "Milano Mailand Milan Milán",
    "Europe/Madrid": "Barcelona Barcelone Barcellona",
    "America/Montreal": "Montréal Québec",
}
_LANGUAGES = ("de", "fr", "it", "es")

UNSET = "UTC"  # the zone of people who have not chosen one
# By Discord's locale the zone in which most of its people live, where there is one.
_HOME = {
    "de": "Europe/Berlin",
    "fr": "Europe/Paris",
    "it": "Europe/Rome",
    "es-ES": "Europe/Madrid",
}


def likely_zone(zone: str, locale: str) -> str:
    """The zone that a person has chosen, or a likely one."""
    return _HOME.get(locale, zone) if zone == UNSET else zone


def zone_named(typed: str) -> str:
    """The zone of a name or city, however written. Raises `Refusal("unknown_zone")`."""
    plain = _plain(typed)
    found = _by_name().get(plain) or _by_city().get(plain) or _by_name_abroad().get(plain)
    if found is None:
        raise Refusal("unknown_zone", value=typed.strip()[:LONGEST_SHOWN])
    return found


def suggested_zones(typed: str) -> Sequence[str]:
    """At most 25 zones that match a typed text."""
    wanted = _plain(typed)
    if not wanted:
        return _COMMON
    names = [name for plain, name in _by_name().items() if wanted in plain and _is_city(name)]
    ordered = sorted(names, key=lambda name: (not _city(name).startswith(wanted), name))
    abroad = [name for plain, name in _by_name_abroad().items() if plain.startswith(wanted)]
    return [*dict.fromkeys([*abroad, *ordered])][:MAX_SUGGESTIONS]


@cache
def _by_name() -> Mapping[str, str]:
    # Without those that mean "as on this machine", or none at all.
    return {_plain(name): name for name in sorted(available_timezones() - {"localtime", "Factory"})}


@cache
def _by_city() -> Mapping[str, str]:
    # Where a city comes twice, both names are of the same zone.
    return {_city(name): name for name in sorted(_by_name().values(), reverse=True) if _is_city(name)}


@cache
def _by_name_abroad() -> Mapping[str, str]:
    found = {
        _plain(names["city"]): zone
        for language in _LANGUAGES
        for zone, names in Locale(language).time_zones.items()
        if _is_city(zone) and "city" in names
    }
    return found | {_plain(city): zone for zone, cities in _MORE_CITIES.items() for city in cities.split()}


def _is_city(name: str) -> bool:
    return name == "UTC" or name.startswith(_AREAS)


def _city(name: str) -> str:
    return _plain(name.rpartition("/")[2])


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.strip()).casefold()
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return "_".join(bare.replace("_", " ").split())
