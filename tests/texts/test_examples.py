"""What a text shows as an example works when it is typed, in each language: words, dates, cities, points."""

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.games.corsari.cards import CODES as CORSARI
from bot.games.hollander.cards import CARDS as HOLLANDER
from bot.games.skullking.cards import FACES as SKULL_KING
from bot.leagues.points import read_points
from bot.model.tables import Pace
from bot.seasons.league import BY_SCORE
from bot.tables.zones import zone_named
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.typed_times import (
    example_of_day,
    example_of_instant,
    read_day,
    read_hours,
    read_instant,
    read_minutes,
)
from bot.ui.leagues.correcting import places_typed
from bot.ui.leagues.settings import number, points
from tests.texts.wording import sentences

EACH = pytest.mark.parametrize("language", LANGUAGES)
TODAY = date(2026, 11, 22)
BERLIN = ZoneInfo("Europe/Berlin")
NOW = int(datetime(2026, 11, 22, 17, 0, tzinfo=BERLIN).timestamp())
HOUR = 3600

EXAMPLE = r"(?:such as|z\. B\.|par exemple|per esempio|por ejemplo)[ \N{NO-BREAK SPACE}]*:?"
OR = r",? (?:or|oder|ou|o) "
UNITS = "days?|hours?|Tage?|Stunden?|jours?|heures?|giorn[io]|or[ae]|días?|horas?"


def examples(language: str, key: str) -> Sequence[str]:
    [shown] = re.findall(rf"{EXAMPLE} ([^;)]+?)\.?(?:$|;|\))", sentences(language)[key], re.IGNORECASE)
    return re.split(OR, shown)


def found(language: str, key: str, form: str) -> Sequence[str]:
    shown = re.findall(form, sentences(language)[key])
    assert shown, key
    return [str(example) for example in shown]


@EACH
def test_a_day_that_is_shown_is_read_wherever_the_language_is_spoken(language: str) -> None:
    for locale in LANGUAGES[language]:
        shown = example_of_day(locale, TODAY)
        assert shown in speaker(language)("form-day-about", example=shown)
        assert read_day(shown, locale, TODAY) == date(2026, 12, 24)


@EACH
def test_a_word_that_is_no_date_with_a_time_is_answered_with_two_ways_that_work(language: str) -> None:
    for locale in LANGUAGES[language]:
        shown = example_of_instant(locale, TODAY)
        told = speaker(language)("refusal-no-instant", value="soon", example=shown)
        assert shown in told
        assert read_instant(shown, locale, BERLIN, NOW) > NOW
        [span] = re.findall(rf"48 (?:{UNITS})", told)
        assert read_instant(span, locale, BERLIN, NOW) == NOW + 48 * HOUR


@EACH
@pytest.mark.parametrize(
    "key",
    [
        "refusal-no-time",
        "refusal-quiet-half",
        "form-time-about",
    ],
)
def test_a_time_that_is_shown_is_read(key: str, language: str) -> None:
    assert {read_minutes(shown) for shown in found(language, key, r"\d+(?::|h)\d\d")} <= {0, 420, 1350, 1440}


@EACH
@pytest.mark.parametrize(("key", "hours"), [("refusal-no-hours", [48, 48]), ("form-hours-about", [168, 168])])
def test_a_span_that_is_shown_is_read(key: str, hours: list[int], language: str) -> None:
    assert [read_hours(shown) for shown in found(language, key, rf"\d+(?: (?:{UNITS}))?")] == hours


@EACH
@pytest.mark.parametrize("key", ["refusal-unknown-zone", "form-zone-about"])
def test_a_city_that_is_shown_is_known(key: str, language: str) -> None:
    assert len({zone_named(city) for city in examples(language, key)}) == 2


@EACH
def test_numbers_and_points_that_are_shown_are_read(language: str) -> None:
    assert [number(shown) for shown in found(language, "refusal-no-number", r"\d+")] == [4]
    for key in ("refusal-points-not-numbers", "refusal-points-rise", "form-points-about"):
        assert [read_points(shown) for shown in found(language, key, r"\d+(?:-\d+)+")] == [(5, 3, 2, 1)]
    for key in ("refusal-no-places", "referee-places-about"):
        [shown] = found(language, key, r"\d+(?:, \d+)+")
        assert places_typed(shown, 4) == [1, 2, 2, 4]


@EACH
def test_the_word_for_the_games_own_score_is_read(language: str) -> None:
    [word] = found(language, "form-points-about", r"[“„«]\W*(\w+)\W*[”“»]")
    assert points(word, speaker(language)) == BY_SCORE


@EACH
def test_an_unknown_pace_is_answered_with_every_one_there_is(language: str) -> None:
    told, say = sentences(language)["refusal-unknown-pace"], speaker(language)
    assert [pace for pace in Pace if say(f"pace-{pace}") not in told] == []


@EACH
@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("refusal-unknown-plan", SKULL_KING),
        ("option-card-about", SKULL_KING),
        ("refusal-one-discard", CORSARI),
        ("option-discard-about", CORSARI),
        ("option-cards-about", HOLLANDER),
    ],
)
def test_a_card_that_is_shown_is_one_of_the_game(key: str, known: Iterable[str], language: str) -> None:
    assert set(found(language, key, r"(?<![\w:])(?:[A-Z]\d+|[A-Z]{2}:[A-Z]|\d+)(?![\w:])")) <= set(known)
