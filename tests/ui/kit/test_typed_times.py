"""Days, times and spans are read as people of the five countries type them, and what is no such is told."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.refusal import Refusal
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.typed_times import (
    example_of_day,
    locale_of,
    read_day,
    read_hours,
    read_instant,
    read_minutes,
    written_day,
    written_instant,
    written_minutes,
)

TODAY = date(2026, 11, 22)
BERLIN = ZoneInfo("Europe/Berlin")
NOW = int(datetime(2026, 11, 22, 17, 0, tzinfo=BERLIN).timestamp())
LOCALES = [locale for locales in LANGUAGES.values() for locale in locales]


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("de", "24.12.2026"),
        ("de", "24.12."),
        ("de", "24.12"),
        ("de", "24. 12. 26"),
        ("de", "24. Dezember 2026"),
        ("de", "24. Dez."),
        ("fr", "24/12/2026"),
        ("fr", "24/12"),
        ("fr", "24 décembre"),
        ("fr", "24 dec. 2026"),
        ("it", "24/12/26"),
        ("it", "24-12-2026"),
        ("it", "24 dicembre 2026"),
        ("es-ES", "24/12/2026"),
        ("es-419", "24 de diciembre de 2026"),
        ("es-ES", "24 dic"),
        ("en-GB", "24/12/2026"),
        ("en-GB", "24th December"),
        ("en-GB", "24 Dec 2026"),
        ("en-US", "12/24/2026"),
        ("en-US", "12/24"),
        ("en-US", "Dec 24, 2026"),
        ("en-US", "December 24th"),
        ("en-US", "24.12.2026"),
        ("en-US", "24 dezember"),
        *((locale, "2026-12-24") for locale in LOCALES),
        *((locale, " 2026/12/24 ") for locale in LOCALES),
    ],
)
def test_a_day_is_read_as_it_is_typed_in_its_country(locale: str, typed: str) -> None:
    assert read_day(typed, locale, TODAY) == date(2026, 12, 24)


@pytest.mark.parametrize(
    ("locale", "found"),
    [("en-US", date(2027, 5, 4)), *((other, date(2027, 4, 5)) for other in LOCALES if other != "en-US")],
)
def test_only_an_american_has_the_month_before_the_day(locale: str, found: date) -> None:
    assert read_day("05/04/2027", locale, TODAY) == found
    assert read_day("05-04-2027", locale, TODAY) == found
    assert read_day("05.04.2027", locale, TODAY) == date(2027, 4, 5)


def test_numbers_that_are_a_date_in_one_order_only_are_that_date() -> None:
    assert read_day("24/12/2026", "en-US", TODAY) == read_day("12/24/2026", "de", TODAY)
    assert read_day("24/12/2026", "en-US", TODAY) == date(2026, 12, 24)


@pytest.mark.parametrize(
    ("typed", "earliest", "found"),
    [
        ("24.12.", None, date(2026, 12, 24)),
        ("22.11.", None, date(2026, 11, 22)),
        ("21.11.", None, date(2027, 11, 21)),
        ("2.1.", date(2026, 12, 24), date(2027, 1, 2)),
        ("10.11.", date(2026, 9, 23), date(2026, 11, 10)),
        ("29.2.", None, date(2028, 2, 29)),
        ("29 février", None, date(2028, 2, 29)),
    ],
)
def test_a_day_without_a_year_is_the_next_such_day(typed: str, earliest: date | None, found: date) -> None:
    assert read_day(typed, "de", TODAY, earliest) == found


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        *((word, 22) for word in ("today", "Heute", "aujourd’hui", "aujourd'hui", "oggi", "hoy")),
        *((word, 23) for word in ("tomorrow", "morgen", "demain", "domani", "mañana", "manana")),
    ],
)
def test_today_and_tomorrow_are_read_in_every_language(typed: str, day: int) -> None:
    assert {read_day(typed, locale, TODAY) for locale in LOCALES} == {date(2026, 11, day)}


MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_is_known_by_its_name(language: str) -> None:
    read = [read_day(f"1 {name} 2027", "de", TODAY) for name in MONTHS[language].split()]
    assert read == [date(2027, month, 1) for month in range(1, 13)]


@pytest.mark.parametrize(
    "typed",
    [
        "soon",
        "31.2.2027",
        "2027-02-30",
        "31/02",
        "1.13.",
        "0.1.",
        "24",
        "24.",
        "2026",
        "24 foo",
        "",
        "24 12 2026",
        "٢٤.١٢.",
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_day_is_refused_with_one_that_works(typed: str, locale: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_day(typed, locale, TODAY)
    facts = refused.value.facts
    assert (refused.value.code, facts["value"]) == ("no_day", typed)
    language = next(language for language in LANGUAGES if locale in LANGUAGES[language])
    told = speaker(language)("refusal-no-day", **facts)
    assert str(facts["example"]) in told
    assert read_day(str(facts["example"]), locale, TODAY) == date(2026, 12, 24)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("18:30", 1110),
        ("18h30", 1110),
        ("18 h 30", 1110),
        ("18.30", 1110),
        ("18.30 Uhr", 1110),
        ("18:30 Uhr", 1110),
        ("um 18:30", 1110),
        ("18:30h", 1110),
        ("18:30 hs", 1110),
        ("ore 18.30", 1110),
        ("alle 18,30", 1110),
        ("a las 18:30", 1110),
        ("à 18h30", 1110),
        ("6:30 pm", 1110),
        ("6:30PM", 1110),
        ("6:30 p. m.", 1110),
        ("6.30pm", 1110),
        ("18", 1080),
        ("18h", 1080),
        ("18 Uhr", 1080),
        ("6pm", 1080),
        ("at 6 p.m.", 1080),
        ("6 o’clock", 360),
        ("12 am", 0),
        ("12 pm", 720),
        ("0:00", 0),
        ("24:00", 0),
        ("7", 420),
    ],
)
def test_a_time_is_read_as_it_is_typed_in_the_five_countries(typed: str, minutes: int) -> None:
    assert read_minutes(typed) == minutes


@pytest.mark.parametrize(
    "typed",
    [
        "25:00",
        "22:60",
        "24:01",
        "ten",
        "-1:00",
        "22:3",
        "13 pm",
        "0 am",
        "22:30:00",
        "٢٢:٣٠",
        "noon",
        "7 m",
        "1000",
    ],
)
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_minutes(typed)
    assert (refused.value.code, refused.value.facts["value"]) == ("no_time", typed)


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        *((typed, 48) for typed in ("48", "48h", "48 Std.", "48 hours", "48 heures", "48 ore", "48 horas")),
        *(
            (typed, 48)
            for typed in ("2 days", "2 Tage", "2 jours", "2 giorni", "2 días", "2 dias", "2d", "2 j")
        ),
        *((typed, 168) for typed in ("1 week", "1 Woche", "1 semaine", "1 settimana", "1 semana")),
    ],
)
def test_a_span_is_read_in_hours_days_or_weeks_of_every_language(typed: str, hours: int) -> None:
    assert read_hours(typed) == hours


@pytest.mark.parametrize("typed", ["", "soon", "-2", "1.5", "two days", "2 foo", "12345", "2 days 3 hours"])
def test_what_is_no_span_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_hours(typed)
    assert (refused.value.code, refused.value.facts["value"]) == ("no_hours", typed)


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("de", "24.12.2026 20:00"),
        ("de", "24.12. 20 Uhr"),
        ("de", "24.12., 20.00 Uhr"),
        ("de", "24. Dezember um 20 Uhr"),
        ("fr", "24/12/2026 20h00"),
        ("fr", "24/12 à 20h"),
        ("it", "24/12/2026 ore 20.00"),
        ("it", "24 dicembre, alle 20"),
        ("es-ES", "24/12/2026 a las 20:00"),
        ("es-419", "24 de diciembre, 8 p. m."),
        ("en-GB", "24 Dec at 8pm"),
        ("en-US", "12/24/2026 8:00 PM"),
        ("en-US", "Dec 24, 8pm"),
        ("en-US", "2026-12-24T20:00"),
        ("en-US", "2026-12-24 20:00"),
    ],
)
def test_an_instant_is_a_day_and_a_time_in_the_zone(locale: str, typed: str) -> None:
    told = datetime.fromtimestamp(read_instant(typed, locale, BERLIN, NOW), BERLIN)
    assert (told.date(), told.hour, told.minute) == (date(2026, 12, 24), 20, 0)


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("48", 48),
        ("2 Tage", 48),
        ("18:00", 1),
        ("20 Uhr", 3),
        ("16:00", 23),
        ("morgen 17:00", 24),
        ("heute, 19h", 2),
    ],
)
def test_an_instant_may_be_a_span_or_a_time_from_now_on(typed: str, hours: int) -> None:
    assert read_instant(typed, "de", BERLIN, NOW) == NOW + hours * 3600


def test_midnight_at_the_end_of_a_day_is_the_start_of_the_next() -> None:
    end, start = (read_instant(typed, "de", BERLIN, NOW) for typed in ("24.12. 24:00", "25.12. 0:00"))
    assert end == start


WEEKDAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "es": "lunes martes miércoles jueves viernes sábado domingo",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_weekday_is_the_next_such_day(language: str) -> None:
    monday, *others = WEEKDAYS[language].split()  # today is a Sunday
    assert [read_day(name, "de", TODAY) for name in (*others, monday)] == [
        *(date(2026, 11, day) for day in (24, 25, 26, 27, 28, 22)),
        date(2026, 11, 23),
    ]


@pytest.mark.parametrize("typed", ["friday", "Fri", "on Friday", "am Freitag", "Fr.", "le vendredi", "vie."])
def test_a_weekday_is_never_before_today_nor_the_earliest_day(typed: str) -> None:
    assert read_day(typed, "de", TODAY, date(2026, 9, 1)) == date(2026, 11, 27)
    assert read_day(typed, "de", TODAY, date(2026, 11, 28)) == date(2026, 12, 4)


@pytest.mark.parametrize(
    ("typed", "day", "hour"),
    [
        ("friday 20:00", 27, 20),
        ("Fri 8pm", 27, 20),
        ("on Friday at 8 p.m.", 27, 20),
        ("Freitag 20 Uhr", 27, 20),
        ("am Freitag, um 20 Uhr", 27, 20),
        ("vendredi 20h", 27, 20),
        ("le vendredi à 20h00", 27, 20),
        ("venerdì ore 20", 27, 20),
        ("viernes a las 20:00", 27, 20),
        ("sunday 18:00", 22, 18),
        ("sunday 17:00", 29, 17),
        ("sunday 16:00", 29, 16),
    ],
)
def test_a_weekday_with_a_time_is_the_next_such_instant(typed: str, day: int, hour: int) -> None:
    told = datetime.fromtimestamp(read_instant(typed, "de", BERLIN, NOW), BERLIN)
    assert told == datetime(2026, 11, day, hour, tzinfo=BERLIN)


@pytest.mark.parametrize(
    ("now", "typed", "hours"),
    [
        # The clocks of Berlin go forward on 29 March 2026 at 2:00, and back on 25 October at 3:00.
        ("2026-03-27 20:01", "friday 20:00", 7 * 24 - 1),
        ("2026-10-23 20:01", "friday 20:00", 7 * 24 + 1),
        ("2026-03-28 20:00", "sunday 20:00", 23),
        ("2026-10-24 20:00", "sonntag 20 uhr", 25),
        ("2026-03-28 20:00", "sunday 2:30", 6.5),  # there is no 2:30: it is 3:30
        ("2026-10-24 20:00", "sunday 2:30", 6.5),  # there are two: the first
        ("2026-03-28 20:00", "in 2 days", 48),
        ("2026-10-24 20:00", "24 hours", 24),
    ],
)
def test_weekdays_and_spans_hold_where_the_clocks_change(now: str, typed: str, hours: float) -> None:
    at = int(datetime.fromisoformat(now).replace(tzinfo=BERLIN).timestamp())
    assert abs(read_instant(typed, "en-GB", BERLIN, at) - at - hours * 3600) <= 60


@pytest.mark.parametrize(
    "typed",
    ["in 2 days", "in 2 Tagen", "in 48 Stunden", "dans 2 jours", "fra 2 giorni", "tra 2 giorni", "en 2 días"],
)
def test_a_span_may_say_that_it_lies_ahead(typed: str) -> None:
    assert read_instant(typed, "de", BERLIN, NOW) == NOW + 48 * 3600
    assert read_day(typed, "de", TODAY) == date(2026, 11, 24)


@pytest.mark.parametrize(
    "typed", ["<t:1767225600>", "<t:1767225600:f>", " <t:1767225600:R>", "<t:1767225600:F>"]
)
def test_discords_own_stamp_is_an_instant_and_its_day_in_the_zone(typed: str) -> None:
    assert read_instant(typed, "de", BERLIN, NOW) == 1_767_225_600
    assert read_day(typed, "de", TODAY, zone=BERLIN) == date(2026, 1, 1)
    assert read_day(typed, "de", TODAY, zone=ZoneInfo("America/New_York")) == date(2025, 12, 31)


@pytest.mark.parametrize(
    "typed", ["<t:>", "<t:x:f>", "<t:17672256000000:f>", "<t:1767225600:f", "friday", "mar 12"]
)
def test_half_a_stamp_or_a_day_without_a_time_is_no_instant(typed: str) -> None:
    with pytest.raises(Refusal):
        read_instant(typed, "de", BERLIN, NOW)


@pytest.mark.parametrize("typed", ["soon", "24.12.2026", "24.12. 25:00", "24.13. 20:00", "20:00 foo", ""])
def test_what_is_no_instant_is_refused_with_one_that_works(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_instant(typed, "de", BERLIN, NOW)
    assert (refused.value.code, refused.value.facts["value"]) == ("no_instant", typed)
    example = str(refused.value.facts["example"])
    assert example in speaker("de")("refusal-no-instant", **refused.value.facts)
    assert read_instant(example, "de", BERLIN, NOW) == datetime(2026, 12, 24, 20, tzinfo=BERLIN).timestamp()


def test_a_day_far_away_is_one_of_the_calendar_or_none() -> None:
    assert read_day("9999-12-31", "de", TODAY) == date(9999, 12, 31)
    with pytest.raises(Refusal):
        read_instant("9999-12-31 24:00", "de", BERLIN, NOW)


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en-US", "12/04/2026"),
        ("en-GB", "04/12/2026"),
        ("de", "04.12.2026"),
        ("fr", "04/12/2026"),
        ("it", "04/12/2026"),
        ("es-ES", "04/12/2026"),
        ("es-419", "04/12/2026"),
    ],
)
def test_what_is_written_is_read_again_as_the_same(locale: str, written: str) -> None:
    day = date(2026, 12, 4)
    assert written_day(day, locale) == written
    assert read_day(written, locale, TODAY) == day
    at = int(datetime(2026, 12, 4, 20, 15, tzinfo=BERLIN).timestamp())
    assert written_instant(at, locale, BERLIN) == f"{written} 20:15"
    assert read_instant(f"{written} 20:15", locale, BERLIN, NOW) == at
    assert read_minutes(written_minutes(1205)) == 1205
    assert read_day(example_of_day(locale, date(2026, 12, 25)), locale, TODAY) == date(2027, 12, 24)


@pytest.mark.parametrize(
    ("spoken", "discord", "locale"),
    [
        ("en", "en-US", "en-US"),
        ("en", "en-GB", "en-GB"),
        ("es", "es-ES", "es-ES"),
        ("de", "de", "de"),
        ("de", "en-US", "de"),
        ("en", "de", "en-GB"),
        ("en", "sv-SE", "en-GB"),
    ],
)
def test_the_order_is_that_of_the_readers_discord_unless_another_language_is_spoken(
    spoken: str, discord: str, locale: str
) -> None:
    assert locale_of(spoken, discord) == locale
