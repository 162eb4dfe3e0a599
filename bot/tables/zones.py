"""Time zones by the names that people use: an IANA name, or its city in five languages.

https://www.iana.org/time-zones
"""

import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from babel import Locale

from bot.tables.refusal import Refusal

MOST_CLOSE, ALIKE = 3, 0.8  # how many close zones a refusal names, and how much alike a city's name must be
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
    """The zone of a name or city, however written. Raises `Refusal`: `unknown_zone` or `zone_close`."""
    plain = _plain(typed)
    found = _by_name().get(plain) or _by_city().get(plain) or _by_name_abroad().get(plain)
    if found is None:
        value, close = typed.strip()[:LONGEST_SHOWN], close_zones(typed)
        if close:
            raise Refusal("zone_close", value=value, close=" · ".join(close))
        raise Refusal("unknown_zone", value=value)
    return found


def close_zones(typed: str) -> Sequence[str]:
    """A few zones whose city begins with a typed text, or is written much like it."""
    wanted, cities = _city(typed), {**_by_city(), **_by_name_abroad()}
    begins = [city for city in cities if wanted and city.startswith(wanted)]
    alike = get_close_matches(wanted, cities, MOST_CLOSE, ALIKE)
    return [*dict.fromkeys(cities[city] for city in (*begins, *alike))][:MOST_CLOSE]


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
