"""A league's post and its invitations: what they say, and that Discord takes them however many take part."""

import re
from dataclasses import replace

import pytest
from discord import ui
from simcord import HttpLogEntry

from bot.delivery.body import Body, arguments
from bot.model.leagues import EntrantRow, Format, LeagueStage, Ranking, Rhythm, Role
from bot.model.matches import MatchState, RoundRow
from bot.model.tables import Pace
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.text import unlisted
from bot.ui.leagues.entrants import entrant_page
from bot.ui.leagues.history import history_page
from bot.ui.leagues.league_panel import match_select, round_select
from bot.ui.leagues.matches import closed_invitation, invitation, tags_of, thread_name
from bot.ui.leagues.post import BEST, cover, league_post, standings_block, terms_page
from bot.ui.leagues.widgets import cut
from tests.messages import press_of, text_of_view, walk
from tests.seasons.snapshots import ANNA, BEN, CARLA, DIEGO, ladder_of, season, with_correction
from tests.simulated import limits, openapi
from tests.tavern import ENGLISH
from tests.ui.leagues.sample import NOW, ROW, entrants, finished, running, signed_up

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONG = ("W" * 32, "*" * 32, "_|`" * 11, "@everyone <@1> https://x.example")
COMPONENTS_V2 = 1 << 15


def complaints(message: Body) -> list[str]:
    """What Discord would not take about a message."""
    sent = arguments(message)
    body = {"components": sent["view"].to_components(), "allowed_mentions": {"parse": []}}
    body |= {"content": sent["content"]} if "content" in sent else {"flags": COMPONENTS_V2}
    request = HttpLogEntry("POST", "/channels/1/messages", {}, body, None)
    return [*openapi.problems(request), *limits.problems(request)]


def told(league: League) -> str:
    return text_of_view(league_post(league, ENGLISH))


def terms_of(league: League) -> str:
    return text_of_view(terms_page(league, ENGLISH))


def custom_ids_of(view: ui.LayoutView) -> list[str]:
    parts = walk(view.to_components())  # type: ignore[no-untyped-call] # as discord.py ships it
    return [part["custom_id"] for part in parts if "custom_id" in part]


@pytest.mark.slow
@LANGUAGE
@pytest.mark.parametrize("name", LONG)
def test_a_post_fits_with_200_people_whatever_they_are_called(language: str, name: str) -> None:
    people = entrants(200, name)
    waiting = entrants(60, name, Role.WAITING, first=201)
    helpers = entrants(60, name, Role.SUBSTITUTE, first=301)
    row = replace(ROW, name=name + name[:8])
    for league in (
        signed_up([*people, *waiting, *helpers], places=200, finalists=8),
        running(people, [MatchState.PLANNED], 2),
        running(people, [*MatchState], 3),
        finished(people, 2),
    ):
        named = replace(league, row=replace(league.row, name=row.name))
        view = league_post(named, speaker(language))
        assert complaints(view) == []
        assert len(text_of_view(view)) <= 4_000
        wordy = replace(named, row=replace(named.row, about="w" * 1_000))
        assert complaints(league_post(wordy, speaker(language))) == []
        assert "w" * 1_000 in text_of_view(league_post(wordy, speaker(language)))
    assert text_of_view(view).endswith(speaker(language)("league-more", count=200 - BEST)), (
        "nothing is cut off"
    )


WORDS = 60


@pytest.mark.parametrize("kind", [Format.SEASON, Format.CUP, Format.VOYAGE])
def test_the_post_at_sign_up_has_about_60_words_and_three_buttons_and_the_terms_are_behind_one(
    kind: Format,
) -> None:
    league = signed_up(entrants(20), format=kind, voyage_until=NOW + 14 * 86_400)
    league = replace(league, row=replace(league.row, sign_up_until=NOW + 86_400))
    view = league_post(league, ENGLISH)
    text = text_of_view(view)
    names = text[text.index("Anna 1 ·") :]
    assert names.startswith(" · ".join(f"Anna {number}" for number in range(1, 16))), "the first fifteen"
    assert ENGLISH("league-more", count=5) in names
    assert len(text[: text.index("Anna 1 ·")].split()) < WORDS
    assert text.index("Sign-up is open") < text.index("Anna 1 ·")
    pressed = [press_of(one).action for one in custom_ids_of(view)]
    assert pressed == ["league_join", "league_leave", "league_terms"]
    assert ENGLISH("league-your-seat") not in text
    assert cover(league, ENGLISH) is not None
    behind = terms_page(league, ENGLISH)
    assert "league_panel" in [press_of(one).action for one in custom_ids_of(behind)]
    assert complaints(behind) == []


def test_it_says_until_about_when_a_season_lasts_and_its_weeks_where_nobody_knows_when_it_begins() -> None:
    league = signed_up([], rounds=3, round_hours=7 * 24, finalists=4, sign_up_until=NOW + 86_400)
    end = NOW + 86_400 + 4 * 7 * 86_400
    assert f"Over by about <t:{end}:D>." in told(league), "three league rounds and a final"
    assert "In all: about 4 weeks." in told(signed_up([], rounds=4, round_hours=168, sign_up_until=None))


@LANGUAGE
@pytest.mark.parametrize("name", LONG)
def test_an_invitation_fits_whatever_its_people_are_called(language: str, name: str) -> None:
    league, say = running(entrants(6, name), [MatchState.WAITING]), speaker(language)
    [match] = [one for one in league.matches if one.number == 1]
    assert complaints(invitation(league, match, say)) == []
    assert complaints(closed_invitation(league, match, say, "https://discord.com/channels/1/2/3")) == []
    late = replace(league.rounds[-1], number=50)
    longest = replace(league, row=replace(ROW, name="W" * 40, rounds=50), rounds=(*league.rounds, late))
    assert len(thread_name(longest, replace(match, round=50, number=100), say)) <= 100


@LANGUAGE
@pytest.mark.parametrize("kind", [Format.CUP, Format.SEASON])
def test_a_cups_rounds_have_the_names_of_its_post_wherever_they_are_named(
    kind: Format, language: str
) -> None:
    say = speaker(language)
    league = season([(ANNA, 9), (BEN, 5)], [(CARLA, 9), (DIEGO, 5)], [(ANNA, 9), (CARLA, 5)], format=kind)
    [first, other, final] = league.matches
    league = replace(
        league,
        rounds=tuple(replace(row, is_stage=True) for row in league.rounds[:2]),
        matches=(first, replace(other, round=1, number=2), replace(final, round=2)),
    )
    league = with_correction(league, final.id, "Typed wrong")
    final, stage = league.matches[-1], say("league-stage", stage=1)
    named = f"{say('league-final')} · {say('match-table', table=1)}"
    assert say("league-final") in text_of_view(league_post(league, say))
    assert thread_name(league, final, say) == f"Winter · {named}"
    assert thread_name(league, league.matches[1], say).startswith(f"Winter · {stage}")
    assert [say("league-final"), stage] == [tags_of(league, one, say)[0] for one in (final, first)]
    assert max(len(tags_of(league, one, say)[0]) for one in league.matches) <= 20, "as Discord has it"
    select = match_select(league, [Watched(final, None, (), late=False)], say)
    assert [option.label for option in select.item.options] == [named]
    [rounds] = round_select(league, None, say)
    assert [option.label for option in rounds.item.options][1:] == [stage, say("league-final")]
    assert f"({named})" in text_of_view(history_page(league, 0, say))
    assert say("league-final") in text_of_view(entrant_page(league, league.entrants[0], say))


def test_the_first_message_of_a_match_stays_true_when_its_game_is_over() -> None:
    league = running(entrants(4), [MatchState.DONE])
    link = "https://discord.com/channels/1/2/3"
    lines = closed_invitation(league, league.matches[0], ENGLISH, link).content.splitlines()
    assert lines[2:] == [f"The cards are dealt: [go to the table]({link})"], "no time, which could be moved"


def test_the_names_of_threads_differ_within_a_league() -> None:
    league = running(entrants(20), [MatchState.PLANNED], 3)
    names = [thread_name(league, match, ENGLISH) for match in league.matches]
    assert len({*names}) == len(names) == 15


def test_during_the_sign_up_it_says_who_takes_part_who_waits_and_until_when() -> None:
    people = [*entrants(4), EntrantRow(-1, "Flint", Role.PLAYER, NOW)]
    waiting = entrants(1, "Ben", Role.WAITING, first=50)
    helpers = entrants(1, "Carla", Role.SUBSTITUTE, first=60)
    text = told(signed_up([*people, *waiting, *helpers], places=5))
    assert "Anna 1 · Anna 2 · Anna 3 · Anna 4 · Flint 🤖" in text
    assert f"{ENGLISH('league-waiting-list', count=1)}\nBen 50" in text
    assert f"{ENGLISH('league-substitutes', count=1)}\nCarla 60" in text
    assert f"<t:{ROW.sign_up_until}:f>" in text
    assert ENGLISH("league-places", free=0, places=5) in text


def test_the_plan_tells_the_rounds_their_time_and_the_cup_at_the_end() -> None:
    text = terms_of(signed_up([], rounds=3, round_hours=36, finalists=8))
    assert "3 league rounds, at most 36 hours each. Then the best 8 play a cup for the title." in text
    assert "Computer pirates play as bosuns" in text
    assert "play as captains" in terms_of(signed_up([], level=3))
    assert "At most 1 day per stage" in terms_of(signed_up([], format=Format.CUP, round_hours=24))
    assert ENGLISH("league-plan-ladder") in terms_of(signed_up([], format=Format.LADDER))
    by_rating = terms_of(signed_up([], format=Format.LADDER, least_games=7))
    assert "7 games give a rank" in by_rating
    assert ENGLISH("league-by-points") in terms_of(
        signed_up([], format=Format.LADDER, ranking=Ranking.POINTS)
    )


def test_during_the_sign_up_it_says_with_which_options_how_long_and_for_what_it_is_played() -> None:
    options = {"edition": "first", "rounds": 5}
    often = {"rhythm": Rhythm.OFTEN, "options": options}
    text = terms_of(signed_up([], **often, round_hours=336, points="7-5-3-1", start_hours=20))
    assert "Rounds per game: 5" in text
    assert "About 63 turns" in text, "five rounds of four: 60 cards and 5 times bids, some of it at one go"
    assert "If everyone looks in every few hours, 9 games in 10 end within 7 days" in text, "as was measured"
    assert "7-5-3-1" in text
    assert "20 hours" in text
    assert "⚠️" not in text
    ten = terms_of(signed_up([], **often | {"options": options | {"rounds": 10}}, round_hours=336))
    assert f"⚠️ {ENGLISH('league-too-short', days=28)}" in ten
    live = terms_of(signed_up([], options=options, pace=Pace.LIVE))
    assert "at this pace" in live
    assert "turns" not in terms_of(signed_up([], options=options, format=Format.LADDER))


def test_an_invitation_says_until_when_the_round_lasts() -> None:
    league = running(entrants(4), [MatchState.WAITING])
    [match], [row] = league.matches, league.rounds
    told_once = invitation(league, match, ENGLISH).content
    assert f"<t:{row.ends_at}:R>" in told_once


def test_an_invitation_sets_when_the_cards_are_dealt_off_from_the_list_of_seats() -> None:
    league = running(entrants(4), [MatchState.WAITING])
    lines = invitation(league, league.matches[0], ENGLISH).content.splitlines()
    last = next(at for at, line in enumerate(lines) if line.startswith("4. "))
    assert lines[last + 1] == ""
    assert lines[last + 2].startswith("The cards are dealt once everyone is here")


def test_an_invitation_ticks_off_who_is_there_and_mentions_who_is_not() -> None:
    league = running(entrants(4), [MatchState.WAITING])
    [match] = league.matches
    here, *others = match.seats
    lines = invitation(league, replace(match, ready=(here,)), ENGLISH).content.splitlines()
    assert [line for line in lines if "✅" in line] == [f"1. {league.name(here)} ✅"]
    assert all(any(f"<@{user_id}>" in line for line in lines) for user_id in others)


def test_while_tables_are_opened_it_says_how_many_are_open() -> None:
    league = running(entrants(16), [MatchState.WAITING, MatchState.PLANNED])
    assert ENGLISH("league-opening", opened=2, tables=4) in told(league)
    assert "Opening" not in told(running(entrants(16), [MatchState.WAITING]))


def test_while_it_runs_it_shows_the_round_its_deadline_and_its_matches_with_their_threads() -> None:
    league = running(entrants(8), [MatchState.PLAYING, MatchState.WAITING], 2)
    text = told(league)
    assert ENGLISH("league-round", round=2, rounds=4) in text
    assert f"<t:{NOW + 168 * 3600}:R>" in text
    for match in league.matches_of(2):
        assert (
            f"[Table {match.number}](https://discord.com/channels/{ROW.guild_id}/{match.thread_id})" in text
        )
    assert ENGLISH("match-playing") in text
    assert ENGLISH("match-waiting", there=0, people=4) in text
    assert "Repeat pairings" not in text, "that is for who runs the league"


def test_who_shares_a_rank_has_the_same_number_in_the_standings() -> None:
    league = running(entrants(4), [MatchState.DONE])
    [match] = league.matches
    even = {match.id: tuple(replace(row, place=1, score=100) for row in league.results[match.id])}
    text = told(replace(league, results=even, figures=None))
    assert text.count("1. **Anna") == 4
    assert re.findall(r"^\d+\. ", text, re.MULTILINE) == [], "Discord would count on in a list"
    assert "3½" not in text
    assert "2¾" in text, "5, 3, 2 and 1 point, shared by four"


def test_the_standings_show_the_best_and_how_many_more_there_are() -> None:
    text = told(finished(entrants(40)))
    assert text.count(" · 1 game") == BEST
    assert len(re.findall(r"\d points? · 1 game", text)) == BEST, "a number alone could be anything"
    assert ENGLISH("league-more", count=40 - BEST) in text


def test_a_round_that_goes_on_stands_before_how_the_league_runs() -> None:
    text = told(running(entrants(8), [MatchState.WAITING, MatchState.PLAYING]))
    assert text.index("League round 1") < text.index("Computer pirates play as")


@pytest.mark.parametrize("kind", [Format.SEASON, Format.CUP])
def test_what_a_final_decides_has_no_medals_in_its_standings(kind: Format) -> None:
    league = finished(entrants(4))
    assert "🥇" in told(league)
    league = replace(league, row=replace(league.row, format=kind))
    by_final = replace(league, rounds=tuple(replace(row, is_stage=True) for row in league.rounds))
    assert "🥇" not in told(by_final), "the first in the standings may have lost the final"


def test_when_it_is_over_it_names_the_winner() -> None:
    league = finished(entrants(4))
    winner = league.name(league.standings[0].person)
    assert f"🏆 **{winner}** wins!" in told(league)
    two_tables = told(finished(entrants(8)))
    assert len(re.findall(r"^🥇 \*\*", two_tables, re.MULTILINE)) == 2, "a medal says the place"
    assert "share the win!" in two_tables


def test_of_a_cup_the_winner_of_the_final_has_won() -> None:
    league = running(entrants(4), [MatchState.DONE])
    [match] = league.matches
    [first] = [row.user_id for row in league.results[match.id] if row.place == 1]
    stage = RoundRow(1, True, (), NOW, NOW + 1, None)
    over = replace(league.row, stage=LeagueStage.FINISHED, format=Format.CUP)
    text = told(replace(league, row=over, rounds=(stage,)))
    assert ENGLISH("league-final") in text
    assert f"🏆 **{league.name(first or 0)}** wins!" in text


def test_a_league_that_was_ended_says_so_and_has_no_buttons() -> None:
    league = signed_up(entrants(3), stage=LeagueStage.ENDED)
    assert ENGLISH("league-ended") in told(league)
    assert "custom_id" not in str(league_post(league, ENGLISH).to_components())  # type: ignore[no-untyped-call]


def test_a_list_is_cut_between_its_lines_and_counts_the_rest() -> None:
    lines = [f"line {number}" for number in range(100)]
    short = cut(lines, 120, ENGLISH)
    assert len(short) <= 120
    *whole, last = short.split("\n")
    assert whole == lines[: len(whole)]
    assert last == ENGLISH("league-more", count=100 - len(whole))
    assert cut(lines[:3], 120, ENGLISH) == "line 0\nline 1\nline 2"


def test_a_list_in_a_script_of_three_bytes_a_letter_has_fewer_whole_lines() -> None:
    """3,900 characters are 9,500 bytes, so 350, 40 of 390 being kept, are 852: eight lines of 97."""
    short = cut(["漢" * 32] * 11, 390, ENGLISH)
    assert short.splitlines() == ["漢" * 32] * 8 + ["… and 3 more"]


def test_that_discord_opens_threads_slowly_is_told_where_there_are_many() -> None:
    slow = ENGLISH("league-opening-slow")
    many = running(
        entrants(60), [MatchState.WAITING, MatchState.PLANNED, MatchState.PLANNED, MatchState.PLANNED]
    )
    few = running(entrants(8), [MatchState.WAITING, MatchState.PLANNED])
    assert slow in text_of_view(league_post(many, ENGLISH))
    assert slow not in text_of_view(league_post(few, ENGLISH))


def test_sign_up_says_how_tables_will_fall() -> None:
    assert "9 players: tables of 3 + 3 + 3" in told(signed_up(entrants(9)))
    assert "9 players: tables of 5 + 4" in told(signed_up(entrants(9), seldom_larger=False))
    assert "199 players: tables of 49 × 4 + 1 × 3" in told(signed_up(entrants(199)))
    assert "players: " not in told(signed_up(entrants(9), format=Format.LADDER))
    assert "players: " not in told(signed_up(entrants(4))), "all at one table"


def test_a_ladder_names_no_table_size_and_no_pace_since_its_people_choose_them() -> None:
    line = text_of_view(league_post(ladder_of([(1, 9), (2, 5)], people={1: "Anna", 2: "Ben"}), ENGLISH))
    assert "ladder · Skull King\n" in line
    assert "tables of" not in line
    assert "pace" not in line


def test_a_ladder_names_a_match_by_its_table_alone_since_it_has_no_rounds() -> None:
    ladder = with_correction(ladder_of([(1, 9), (2, 5)], people={1: "Anna", 2: "Ben"}), 1, "typed wrong")
    for page in (history_page(ladder, 0, ENGLISH), entrant_page(ladder, ladder.entrants[0], ENGLISH)):
        assert "Table 1" in text_of_view(page)
        assert "round" not in text_of_view(page)


def test_a_ladder_by_rating_lists_who_has_no_rank_yet_below_the_others() -> None:
    games = [[(1, 9), (2, 5)], [(1, 9), (2, 5)], [(3, 9), (1, 1)]]
    people = {number: f"Anna {number}" for number in (1, 2, 3, 4)}
    ladder = ladder_of(*games, people=people, least_games=2)
    assert [line.split(" · ")[0] for line in standings_block(ladder, ENGLISH).splitlines()[1:]] == [
        f"{unlisted('1.')} **Anna 1**",
        f"{unlisted('2.')} **Anna 2**",
        f"{unlisted('–')} **Anna 3**",
        f"{unlisted('–')} **Anna 4**",
    ]
    assert "**Anna 3** · games: 1 of 2" in standings_block(ladder, ENGLISH)
    assert standings_block(ladder, ENGLISH).endswith(" **Anna 4** · games: 0 of 2"), "the number is said once"
    assert f"**Anna 1** · rating {ladder.standings[0].points}" in standings_block(ladder, ENGLISH)
