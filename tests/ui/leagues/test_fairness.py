"""What is fair is said: on the form and the sign-up post, in result lines, and in the standings."""

from dataclasses import replace
from fractions import Fraction
from itertools import chain
from pathlib import Path

import pytest

from bot.model.leagues import ComputerSeats, Format, Role
from bot.model.matches import MatchState
from bot.seasons.league import League
from bot.seasons.participation import no_shows_to_tell
from bot.seasons.seasons import Seasons
from bot.store.matches import replace_results
from bot.tables import guild_settings
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.matches import match_lines
from bot.ui.leagues.news import absent
from bot.ui.leagues.post import terms, terms_page
from bot.ui.leagues.standings import standings_page
from bot.ui.leagues.widgets import points_shown
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    choose,
    created,
    founding,
    organiser,
    the_league,
)
from tests.messages import text_of_view
from tests.seasons.over import over
from tests.seasons.snapshots import ANNA, BEN, CARLA, DIEGO, season, with_result
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.sample import entrants, signed_up


def small_tables() -> League:
    league = season([(ANNA, 30), (BEN, 20), (CARLA, 10)], [(ANNA, 40), (BEN, 30), (CARLA, 20), (DIEGO, 10)])
    matches = tuple(replace(match, round=1, number=at) for at, match in enumerate(league.matches, start=1))
    return replace(league, matches=matches)


def test_a_result_line_says_that_a_computer_pirate_played_and_who_else_did() -> None:
    league = season([(ANNA, 30), (BEN, 20)])
    league = with_result(league, 1, 0, by_computer=True)
    league = with_result(league, 1, 1, moves=7, of_moves=9, other_id=CARLA, other_moves=2)
    text = match_lines(league, 1, 1_000, ENGLISH)
    shared = ENGLISH("match-shared", name="Ben", other="Carla", moves=2)
    gone = ENGLISH("match-by-computer", name="Anna")
    assert text.endswith(f"1. {shared} · 2. {gone}"), "who was away comes last"


def test_the_sign_up_says_what_a_computer_pirates_seat_brings_and_after_what_one_is_out() -> None:
    for setting in ComputerSeats:
        league = signed_up(entrants(4), computer_seats=setting, no_shows=2)
        text = text_of_view(terms_page(league, ENGLISH))
        assert ENGLISH(f"league-computer-seats-{setting}") in text
        assert ENGLISH("league-no-shows", count=2) in text
        assert ENGLISH("league-small-tables") in text
    ladder = signed_up(entrants(4), format=Format.LADDER, least_people=3)
    assert ENGLISH("league-ladder-people", count=3) in [*terms(ladder, ENGLISH)]


def test_own_points_say_nothing_of_small_tables() -> None:
    league = signed_up(entrants(4), points="5-3-2-1")
    assert ENGLISH("league-small-tables") not in text_of_view(terms_page(league, ENGLISH))


def test_points_of_small_tables_have_one_decimal_in_each_language() -> None:
    league = small_tables()
    assert {row.person: row.points for row in league.standings}[ANNA] == 5 + Fraction(33, 7)
    said = {code: points_shown(league, Fraction(68, 7), speaker(code)) for code in LANGUAGES}
    assert said == {"en": "9.7", "de": "9,7", "fr": "9,7", "it": "9,7", "es": "9,7"}
    assert points_shown(league, Fraction(5), ENGLISH) == "5"
    assert points_shown(season([(ANNA, 9), (BEN, 3)]), Fraction(5, 2), ENGLISH) == "2½"
    assert ENGLISH("league-small-tables") in text_of_view(standings_page(league, 0, ENGLISH))


def test_who_did_not_come_is_warned_and_told_when_they_are_out() -> None:
    league = season([(ANNA, 30), (BEN, 20)], [(ANNA, 30), (BEN, 20)], no_shows=2)
    for number in (1, 2):
        league = with_result(league, number, 0, by_computer=True, moves=0, of_moves=9)
    first, second = league.matches
    who = f"<@{ANNA}>"
    assert absent(league, first, ENGLISH) == ENGLISH("match-no-show", mention=who, count=1, most=2)
    assert absent(league, second, ENGLISH) == ENGLISH("match-no-show-out", mention=who, count=2, most=2)
    going_on = replace(first, state=MatchState.PLAYING)
    assert absent(replace(league, matches=(going_on, second)), going_on, ENGLISH) == ""


def test_who_has_left_the_league_is_told_nothing_about_not_coming() -> None:
    league = season([(ANNA, 30), (BEN, 20)], no_shows=2)
    league = with_result(league, 1, 0, by_computer=True, moves=0, of_moves=9, forfeited=True)
    [match] = league.matches
    assert absent(league, match, ENGLISH) != ""
    entrants = tuple(replace(one, role=Role.OUT) if one.user_id == ANNA else one for one in league.entrants)
    left = replace(league, entrants=entrants)
    assert absent(left, match, ENGLISH) == ""
    assert no_shows_to_tell(left, match) == {}
    once = replace(left, row=replace(left.row, no_shows=1))
    assert no_shows_to_tell(once, match) == {ANNA: 1}, "they are out because they did not come"


@pytest.mark.slow
async def test_moderators_read_once_who_did_not_come_and_that_they_are_out(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        office = t.guild.create_text_channel("office")
        league = await created(t, captain, rounds=3)
        await begun(t, t.people)
        absent_one, seasons = t.people[0], t.bot.services.seasons
        async with t.inside():
            olivia = Person(captain.id, "Olivia")
            channel = guild_settings.change("moderator_channel", office.id)
            await guild_settings.settle(t.bot.services.tables, t.guild.id, channel, olivia)
        for number in (1, 2):
            async with t.inside():
                await over(seasons, league.id)
                await nobody_came(seasons, league.id, absent_one.id)
            await at_rest(t)
            await t.wait(HOUR)
            told = [one.content for one in t.public(office)]
            assert len(told) == number, "one message a round"
            assert told[-1].startswith(f"**{LEAGUE}**\n")
            league = await the_league(t)
            [match] = [one for one in league.matches_of(number) if absent_one.id in one.seats]
            where = f"league round {number} · table {match.number}"
            key = ("no-show-told", "no-show-told-out")[number - 1]
            assert ENGLISH(key, name=league.name(absent_one.id), match=where, count=number) in told[-1]
            assert not [one for one in t.public() if "💤" in one.content], "in the moderators' channel alone"


async def nobody_came(seasons: Seasons, league_id: int, user_id: int) -> None:
    """Somebody has made no move in the matches that are over."""
    league = await seasons.load(league_id)
    changed = [
        replace_results(
            match_id, [replace(row, of_moves=9) if row.user_id == user_id else row for row in rows]
        )
        for match_id, rows in league.results.items()
    ]
    await seasons.store.change(league_id, *chain.from_iterable(changed))
    await seasons.changed(league_id)


async def test_fair_play_is_settled_on_a_page_of_the_form(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        panel = await founding(t, captain)
        for name, value in (("computer_seats", "forfeit"), ("no_shows", "3")):
            await choose(t, captain, panel, name, value)
        await t.press(captain, "founding_open", on=panel)
        row = (await the_league(t)).row
        assert (row.computer_seats, row.no_shows) == (ComputerSeats.FORFEIT, 3)
