"""Days, times and spans as people type them: `24.12.`, `Friday`, `18h30`, `in 2 Tagen`, Discord's stamps.

Numbers are read in the order of the reader's locale, and in the other where only that is a date. Words are
read in all our languages: many use Discord in another than they type. Names are the CLDR's
(https://cldr.unicode.org), by Babel.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, get_date_format, get_day_names, get_month_names
from babel.units import format_unit

from bot.tables.clock import HOUR
from bot.tables.refusal import Refusal
from bot.texts.catalog import LANGUAGES, speaker

LONGEST = 40  # characters that can be typed, and that a refusal repeats

_HOURS = {"duration-hour": 1, "duration-day": 24, "duration-week": 7 * 24}
_MIDNIGHT = 24 * 60
_WEEK = 7  # days
_CENTURY = 2000  # what years of two digits are counted from

_TIME = re.compile(
    r"(?:(?:at|um|a|alle|ore|las?)\s+){0,2}"
    r"(\d{1,2})\s?(?:[:.,h]\s?(\d{2}))?\s?(?:h|hs|uhr|o'clock)?\s?(?:([ap])\.?\s?m\.?)?",
    re.ASCII,
)
_YEAR_FIRST = re.compile(r"(\d{4})([-./])(\d{1,2})\2(\d{1,2})\.?", re.ASCII)
_NUMBERS = re.compile(r"(\d{1,2})\s?([-./])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d\d)?)?", re.ASCII)
_ORDINAL = r"(\d{1,2})(?:\.|º|°|st|nd|rd|th|er)?"
_DAY_NAMED = re.compile(rf"{_ORDINAL}\s?(?:de\s|of\s)?(\w{{3,}})\.?,?\s?(?:del?\s)?(\d{{4}})?")
_NAMED_DAY = re.compile(rf"(\w{{3,}})\.?\s{_ORDINAL},?\s?(\d{{4}})?")
_AHEAD = r"(?:(?:in|en|dans|tra|fra|dentro de)\s)?"
_SPAN = re.compile(rf"{_AHEAD}(\d{{1,4}})\s?(\w*)\.?", re.ASCII)
_WEEKDAY = re.compile(r"(?:(?:on|am|le|el|il|next|this)\s)?(\w+)\.?", re.ASCII)
_STAMP = re.compile(r"<t:(\d{1,10})(?::[a-z])?>", re.ASCII)  # Discord's, of seconds since 1970


def locale_of(spoken: str, locale: object) -> str:
    """The locale in which a person types: Discord's, if it is of their language."""
    locales = LANGUAGES[spoken]
    return str(locale) if str(locale) in locales else locales[-1]


def read_day(typed: str, locale: str, today: date, earliest: date | None = None, zone: tzinfo = UTC) -> date:
    """The day of a text; without a year the first from `earliest` on. Raises `Refusal("no_day")`."""
    plain = _plain(typed)
    found = _day_ahead(plain, today) or _day(plain, locale, today, earliest or today)
    if stamp := _STAMP.fullmatch(plain):
        found = _today(zone, int(stamp[1]))
    if found is None:
        raise Refusal("no_day", value=typed.strip()[:LONGEST], example=example_of_day(locale, today))
    return found


def read_minutes(typed: str) -> int:
    """Minutes after midnight. Raises `Refusal("no_time")`."""
    found = _minutes(_plain(typed))
    if found is None:
        raise Refusal("no_time", value=typed.strip()[:LONGEST])
    return found % _MIDNIGHT


def read_hours(typed: str) -> int:
    """The hours of a span. Raises `Refusal("no_hours")`."""
    found = _hours(_plain(typed))
    if found is None:
        raise Refusal("no_hours", value=typed.strip()[:LONGEST])
    return found


def read_instant(typed: str, locale: str, zone: ZoneInfo, now: int) -> int:
    """The instant of a day with a time, the next such time, a span, or Discord's stamp.

    Raises `Refusal("no_instant")`.
    """
    plain, today = _plain(typed), _today(zone, now)
    if stamp := _STAMP.fullmatch(plain):
        return int(stamp[1])
    hours = _hours(plain)
    if hours is not None:
        return now + hours * HOUR
    found = next(_instants(plain, locale, zone, now), None)
    if found is None:
        raise Refusal("no_instant", value=typed.strip()[:LONGEST], example=example_of_instant(locale, today))
    return found


def written_day(day: date, locale: str) -> str:
    """A day in the locale: `12/24/2026`, `24.12.2026`."""
    order = re.sub(r"d+|M+", lambda part: part[0][0] * 2, _order(locale))
    return str(format_date(day, re.sub("y+", "yyyy", order), locale=_cldr(locale)))


def written_minutes(minutes: int) -> str:
    """A time of the day: `22:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def written_instant(seconds: int, locale: str, zone: ZoneInfo) -> str:
    """An instant in the locale and zone: `24.12.2026 20:00`."""
    there = datetime.fromtimestamp(seconds, zone)
    return f"{written_day(there.date(), locale)} {there:%H:%M}"


def example_of_day(locale: str, today: date) -> str:
    """An example of a typed day: December 24, in which the month can't be mistaken."""
    return written_day(_next(today, 12, 24) or today, locale)


def example_of_instant(locale: str, today: date) -> str:
    """The same with a time."""
    return f"{example_of_day(locale, today)} 20:00"


def _plain(typed: str) -> str:
    # People type accents, capitals, spaces and apostrophes as they like.
    letters = unicodedata.normalize("NFD", " ".join(typed.replace("’", "'").split()).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _today(zone: tzinfo, now: int) -> date:
    return datetime.fromtimestamp(now, zone).date()


def _minutes(plain: str) -> int | None:
    match = _TIME.fullmatch(plain)
    if match is None:
        return None
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "p" else 0)
    found = hour * 60 + minute
    return found if minute < 60 and found <= _MIDNIGHT else None


def _hours(plain: str) -> int | None:
    match = _SPAN.fullmatch(plain)
    if match is None or (match[2] and match[2] not in _units()):
        return None
    return int(match[1]) * (_units()[match[2]] if match[2] else 1)


def _instants(plain: str, locale: str, zone: ZoneInfo, now: int) -> Iterator[int]:
    today = _today(zone, now)
    text = re.sub(r"(?<=\d)t(?=\d)", " ", plain)
    for gap in re.finditer(r",? ", text):
        day = _day(text[: gap.start()], locale, today, today)
        minutes = _minutes(text[gap.end() :])
        if day is None or minutes is None:
            continue
        if _weekday(text[: gap.start()]) is None:
            yield from _seconds(day, minutes, zone)
        else:
            yield from _next_instants(day, _WEEK, minutes, zone, now)
    if re.search(r"[:.h]|[ap]\.?\s?m", text) and (minutes := _minutes(text)) is not None:
        yield from _next_instants(today, 1, minutes, zone, now)


def _next_instants(first: date, days: int, minutes: int, zone: ZoneInfo, now: int) -> Iterator[int]:
    for day in (first, first + timedelta(days=days)):
        yield from (seconds for seconds in _seconds(day, minutes, zone) if seconds > now)


def _seconds(day: date, minutes: int, zone: ZoneInfo) -> Iterator[int]:
    try:
        midnight = datetime(day.year, day.month, day.day, tzinfo=zone)
        yield int((midnight + timedelta(minutes=minutes)).timestamp())
    except OverflowError:
        return


def _day_ahead(plain: str, today: date) -> date | None:
    hours = _hours(plain) if re.search(r"[a-z]", plain) else None
    return None if hours is None or hours % 24 else today + timedelta(hours=hours)


def _day(plain: str, locale: str, today: date, earliest: date) -> date | None:
    if plain in _words("typed-today"):
        return today
    if plain in _words("typed-tomorrow"):
        return today + timedelta(days=1)
    if (weekday := _weekday(plain)) is not None:
        first = max(today, earliest)
        return first + timedelta(days=(weekday - first.weekday()) % _WEEK)
    if match := _YEAR_FIRST.fullmatch(plain):
        return _date(int(match[1]), int(match[3]), int(match[4]))
    return _numbered_day(plain, locale, earliest) or _named_day(plain, earliest)


def _weekday(plain: str) -> int | None:
    match = _WEEKDAY.fullmatch(plain)
    return None if match is None else _weekdays().get(match[1])


def _numbered_day(plain: str, locale: str, earliest: date) -> date | None:
    match = _NUMBERS.fullmatch(plain)
    if match is None:
        return None
    first, second = int(match[1]), int(match[3])
    day_first, month_first = (second, first), (first, second)
    orders = [month_first, day_first] if _is_month_first(locale) else [day_first, month_first]
    if match[2] == ".":  # a dot has the day before it everywhere
        orders = [day_first]
    dates = (_of(match[4], month, day, earliest) for month, day in orders)
    return next((found for found in dates if found), None)


def _named_day(plain: str, earliest: date) -> date | None:
    if match := _DAY_NAMED.fullmatch(plain):
        return _of(match[3], _months().get(match[2], 0), int(match[1]), earliest)
    if match := _NAMED_DAY.fullmatch(plain):
        return _of(match[3], _months().get(match[1], 0), int(match[2]), earliest)
    return None


def _of(year: str | None, month: int, day: int, earliest: date) -> date | None:
    if year is None:
        return _next(earliest, month, day)
    return _date(int(year) + (_CENTURY if len(year) == 2 else 0), month, day)


def _next(earliest: date, month: int, day: int) -> date | None:
    # The next 29th of February may be years away.
    dates = (_date(earliest.year + years, month, day) for years in range(9))
    return next((found for found in dates if found and found >= earliest), None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _is_month_first(locale: str) -> bool:
    order = _order(locale)
    return order.index("M") < order.index("d")


def _order(locale: str) -> str:
    return str(get_date_format("short", _cldr(locale)).pattern)


def _cldr(locale: str) -> Locale:
    return Locale.parse(locale, sep="-")


def _locales() -> Iterator[str]:
    for locales in LANGUAGES.values():
        yield from locales


@cache
def _words(key: str) -> frozenset[str]:
    return frozenset(_plain(word) for language in LANGUAGES for word in speaker(language)(key).split(", "))


@cache
def _months() -> Mapping[str, int]:
    return {
        _plain(name).rstrip("."): month
        for locale in _locales()
        for width in ("wide", "abbreviated")
        for month, name in get_month_names(width, locale=_cldr(locale)).items()
    }


@cache
def _weekdays() -> Mapping[str, int]:
    names = {
        _plain(name).rstrip("."): weekday
        for locale in _locales()
        for width in ("wide", "abbreviated")
        for weekday, name in get_day_names(width, locale=_cldr(locale)).items()
    }
    return {name: weekday for name, weekday in names.items() if name not in _months()}  # as `mar`


@cache
def _units() -> Mapping[str, int]:
    named = {
        _plain(re.sub(r"[\d\s.]", "", format_unit(count, unit, length, locale=_cldr(locale)))): hours
        for locale in _locales()
        for unit, hours in _HOURS.items()
        for length in ("long", "short", "narrow")
        for count in (1, 2)
    }
    return {**named, "tagen": 24}  # `in 2 Tagen`: units of the CLDR have no dative
