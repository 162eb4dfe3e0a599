"""The standings, why somebody stands where they do, cards and the archive, as they are told."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import cast

import pytest
from discord import ui

from bot.leagues.form import Bids, Card
from bot.leagues.ratings import Rating
from bot.model.leagues import LeagueStage
from bot.model.matches import RoundRow
from bot.seasons.league import League
from bot.seasons.records import PlayerCard
from bot.tables.refusal import Refusal
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.ui.kit.caller import Caller
from bot.ui.leagues.history import RESULTS, history_page
from bot.ui.leagues.records import card_view
from bot.ui.leagues.standings import ROWS, moved_block, standings_page, why, why_lines
from tests.messages import Part, text_of_view, walk
from tests.seasons.snapshots import (
    ANNA,
    BEN,
    CARLA,
    DIEGO,
    NAMES,
    ladder_of,
    season,
    with_correction,
    with_result,
)
from tests.tavern import ENGLISH

EVERY = pytest.mark.parametrize("language", LANGUAGES)
FOUR = {user_id: NAMES[user_id] for user_id in (ANNA, BEN, CARLA, DIEGO)}


class Listening:
    """Somebody who asks, and what they are shown."""

    def __init__(self, user_id: int, say: Say = ENGLISH) -> None:
        self.user_id, self.say, self.shown = user_id, say, ""

    async def show(self, view: ui.LayoutView) -> None:
        self.shown = text_of_view(view)


def options_of(view: ui.LayoutView) -> list[Part]:
    """The options of the selects of a page."""
    components: Sequence[Part] = view.to_components()  # type: ignore[no-untyped-call]
    return [option for part in walk(components) for option in part.get("options", ())]


def lines(league: League, person: int, asking: int, say: Say = ENGLISH) -> list[str]:
    table = league.standings
    row = next(row for row in table if row.person == person)
    told = why_lines(league, table, row, cast("Caller", Listening(asking, say)))
    return "\n".join(told).split("\n")


def buttons(view: ui.LayoutView) -> list[str]:
    components: list[Part] = view.to_components()  # type: ignore[no-untyped-call] # as discord.py ships it
    return [part["custom_id"] for part in walk(components) if part.get("custom_id")]


def head_to_head() -> League:
    tables = [[(ANNA, 9), (BEN, 5)], [(BEN, 9), (CARLA, 1)], [(ANNA, 1), (DIEGO, 5)]]
    return season(*tables, people=FOUR)


def test_the_rows_have_the_rank_points_games_and_wins() -> None:
    text = text_of_view(standings_page(head_to_head(), 0, ENGLISH))
    assert "Standings · Winter" in text
    assert "1. **Anna** · 4 points\n-# 2 games · 1 win" in text
    assert "2. **Ben** · 4 points\n-# 2 games · 1 win" in text
    assert "3. **Diego** · 3 points\n-# 1 game · 1 win" in text
    assert "4. **Carla** · 1 point\n-# 1 game · no wins" in text


def best_two_of_four() -> League:
    """Anna has 5, 3, 2 and a bye, the average of a table of three; Ben has 3, 5, 5, 2."""
    four = [ANNA, BEN, CARLA, DIEGO]
    orders = [[0, 1, 2, 3], [1, 0, 2, 3], [1, 2, 0, 3], [2, 3, 1]]
    tables = [[(four[at], -place) for place, at in enumerate(order)] for order in orders]
    league = season(*tables, people=FOUR, best=2, points="5-3-2-1", size=4)
    last = RoundRow(4, False, (ANNA,), 0, None, None)
    return replace(league, rounds=(*league.rounds[:3], last))


def test_where_the_best_rounds_count_each_has_its_points_and_the_others_are_struck_through() -> None:
    text = text_of_view(standings_page(best_two_of_four(), 0, ENGLISH))
    assert "1. **Ben** · 10 points\n-# 4 games · 2 wins\n" in text
    assert "\n-# By league round: 1: ~~3~~ · 2: 5 · 3: 5 · 4: ~~2~~\n" in text
    assert "\n-# By league round: 1: 5 · 2: ~~3~~ · 3: ~~2~~ · 4: 3⅓ (bye)\n" in text
    assert "-# Only each player’s best 2 league rounds count." in text


async def test_the_explanation_has_each_rounds_points_also_where_all_count() -> None:
    league, asking = best_two_of_four(), Listening(ANNA)
    await why(cast("Caller", asking), league, ANNA)
    assert "By league round: 1: 5 · 2: ~~3~~ · 3: ~~2~~ · 4: 3⅓ (bye)\n" in asking.shown
    assert "Only each player’s best 2 league rounds count." in asking.shown
    whole = replace(league, row=replace(league.row, best=0))
    await why(cast("Caller", asking), whole, ANNA)
    assert "By league round: 1: 5 · 2: 3 · 3: 2 · 4: 3⅓ (bye)\n" in asking.shown
    assert "Only each player" not in asking.shown


@EVERY
def test_the_longest_standings_with_rounds_fit_into_a_message(language: str) -> None:
    people = {ANNA + number: f"{number:_^32}" for number in range(20)}
    tables = [[(user_id, -at) for at, user_id in enumerate(list(people)[:6])] for _ in range(50)]
    league = season(*tables, people=people, best=1)
    for number in range(3):
        assert len(text_of_view(standings_page(league, number, speaker(language)))) < 4_000
    assert "~~" in text_of_view(standings_page(league, 0, speaker(language)))


def test_those_who_share_a_rank_have_the_same_number_and_fractions_are_whole() -> None:
    text = text_of_view(standings_page(season([(ANNA, 5), (BEN, 5)], people=FOUR), 0, ENGLISH))
    assert "1. **Anna** · 2 points" in text
    assert "1. **Ben** · 2 points" in text
    assert "3. **Carla** · 0 points" in text
    assert re.findall(r"^\d+\. ", text, re.MULTILINE) == [], "Discord would count on in a list"
    shared = season([(ANNA, 9), (BEN, 5), (CARLA, 5), (DIEGO, 1)], points="5-2-1-0", people=FOUR)
    assert "2. **Ben** · 1½ points" in text_of_view(standings_page(shared, 0, ENGLISH))


def test_byes_and_forfeits_are_told_where_there_are_any() -> None:
    league = with_result(head_to_head(), 2, 1, forfeited=True)
    byes = (*league.rounds[:2], RoundRow(3, False, (CARLA,), 0, None, None))
    text = text_of_view(standings_page(replace(league, rounds=byes), 0, ENGLISH))
    assert "**Carla** · 2 points\n-# 1 game · no wins · 1 bye · 1 forfeit" in text


def test_who_has_won_is_named_when_the_league_is_over() -> None:
    league = season([(ANNA, 5), (BEN, 5)], people=FOUR, stage=LeagueStage.FINISHED)
    assert "🏆 **Anna, Ben**" in text_of_view(standings_page(league, 0, ENGLISH))
    assert "🏆" not in text_of_view(standings_page(head_to_head(), 0, ENGLISH))


def test_a_long_table_has_pages_and_every_row_is_on_one() -> None:
    people = {ANNA + number: f"{number:_^32}" for number in range(100)}
    league = season([(user_id, -user_id % 1000) for user_id in people][:4], people=people)
    told = [text_of_view(standings_page(league, number, ENGLISH)) for number in range(7)]
    assert told[6] == text_of_view(standings_page(league, 99, ENGLISH))
    assert "page 7 of 7" in told[6]
    ranks = [line for text in told for line in text.splitlines() if "\\_** · " in line]
    assert len(ranks) == 100
    assert all(len(text) < 4_000 for text in told)
    ids = buttons(standings_page(league, 3, ENGLISH))
    assert len(set(ids)) == len(ids)
    assert "t:0:standings::4 ▶ 1" in ids


def test_corrections_are_counted_and_listed_with_who_when_and_why() -> None:
    league = with_correction(head_to_head(), 1, "a *slip* of @everyone")
    league = with_correction(league, 2, "no game", after=None)
    page = standings_page(league, 0, ENGLISH)
    assert "Moderators have made 2 corrections." in text_of_view(page)
    assert "t:0:league_history::0 · 1 results" in buttons(page)
    text = text_of_view(history_page(league, 0, ENGLISH, RESULTS, runs=False))
    assert "<t:1700000000:f> · **Mo** corrects (Anna 5, Ben 7) to (Anna 1, Ben 2)" in text
    assert "(league round 1 · table 1)" in text
    assert "voids this match (Ben 5, Carla 7)" in text
    assert "@everyone" not in text
    assert "\\*slip\\*" in text
    league = with_correction(head_to_head(), 1, "after all", after=(5, 7))
    text = text_of_view(history_page(league, 0, ENGLISH, RESULTS, runs=False))
    assert "counts this match again (Anna 5, Ben 7)" in text
    assert "league_history" not in " ".join(buttons(standings_page(head_to_head(), 0, ENGLISH)))


def test_a_correction_of_the_places_alone_says_which_they_were_and_are() -> None:
    league = with_correction(head_to_head(), 1, "the tie", after=(5, 7))
    known = replace(league.corrections[0], places=(2, 1))  # Anna is first by the result
    text = text_of_view(history_page(replace(league, corrections=(known,)), 0, ENGLISH, RESULTS, runs=False))
    assert "corrects (Anna 5 · place 2, Ben 7 · place 1) to (Anna 5 · place 1, Ben 7 · place 2)" in text


def test_fewer_points_are_better_where_they_are_penalties() -> None:
    league = season([(ANNA, 9), (BEN, 5)], people=FOUR, game="corsari", points="score")
    text = text_of_view(standings_page(league, 0, ENGLISH))
    assert ENGLISH("standings-low") in text
    assert "1. **Ben** · 5 points" in text


def test_points_that_decide_are_told_with_both_figures() -> None:
    assert lines(head_to_head(), DIEGO, DIEGO) == [
        "You are third with 3 points.",
        "Above you: **Ben**. Points decide: 4 to 3.",
        "Below you: **Carla**. Points decide: 1 to 3.",
    ]


def test_the_one_table_that_both_played_is_told_as_such() -> None:
    decides = "Equal on points, so the one table both played at decides:"
    assert lines(head_to_head(), BEN, BEN)[:2] == [
        "You are second with 4 points.",
        f"Above you: **Anna**. {decides} 3 to 1 points.",
    ]
    assert lines(head_to_head(), ANNA, CARLA) == [
        "**Anna** is first with 4 points.",
        f"Below Anna: **Ben**. {decides} 1 to 3 points.",
    ]


def test_several_tables_at_which_those_who_are_level_met_are_told_as_an_average() -> None:
    met = [[(ANNA, 9), (BEN, 5)], [(ANNA, 1), (BEN, 5)], [(ANNA, 9), (BEN, 5)]]
    league = season(*met, [(BEN, 9), (CARLA, 1)], [(ANNA, 1), (CARLA, 5)], people=FOUR)
    assert lines(league, BEN, BEN)[:2] == [
        "You are second with 8 points.",
        "Above you: **Anna**. Equal on points, so head-to-head decides (tables that tied players shared): "
        "2⅓ to 1⅔ points on average.",
    ]


def test_the_best_single_result_and_how_often_it_was_reached_are_told() -> None:
    best = season([(ANNA, 9), (CARLA, 1)], [(BEN, 5), (DIEGO, 6)], [(BEN, 4), (CARLA, 3)], points="score")
    assert lines(best, BEN, BEN)[1] == (
        "Above you: **Anna**. Equal on points and head to head, so the best single result decides: "
        "9 to 5 points."
    )


def test_how_often_the_best_result_was_reached_is_told() -> None:
    tables = [[(ANNA, 9), (CARLA, 1)], [(ANNA, 9), (CARLA, 2)], [(ANNA, 2), (CARLA, 3)]]
    more = [[(BEN, 9), (DIEGO, 6)], [(BEN, 6), (DIEGO, 7)], [(BEN, 5), (DIEGO, 8)]]
    assert lines(season(*tables, *more, points="score", people=FOUR), BEN, BEN)[1] == (
        "Above you: **Anna**. Equal on points, head to head and best result, "
        "so how often they reached it decides: 2 to 1."
    )


def test_those_who_share_a_place_are_told_of_all_others_there() -> None:
    league = season([(ANNA, 5), (BEN, 5), (CARLA, 5)], people=FOUR)
    told = lines(league, BEN, BEN)
    shared = "Nothing separates them, so they share the rank."
    assert told[0] == "You are first with 2⅓ points."
    assert told[1:3] == [f"Tied with you: **Anna**. {shared}", f"Tied with you: **Carla**. {shared}"]
    assert told[3].startswith("Below you: **Diego**.")


async def test_before_anything_is_played_nothing_is_explained() -> None:
    caller = Listening(ANNA)
    await why(cast("Caller", caller), season(people=FOUR), ANNA)
    assert ENGLISH("standings-empty") in caller.shown
    assert "Tied with" not in caller.shown


async def test_many_who_share_a_place_fit_into_one_message() -> None:
    people = {ANNA + number: f"{number:_^32}" for number in range(100)}
    league = season([(ANNA, 1), (BEN, 1)], people=people)
    caller = Listening(ANNA + 50)
    await why(cast("Caller", caller), league, ANNA + 50)
    assert len(caller.shown) < 4_000
    assert "more" in caller.shown


async def test_who_has_no_row_is_refused() -> None:
    with pytest.raises(Refusal, match="no_standing"):
        await why(cast("Caller", Listening(7)), head_to_head(), 7)


def test_a_menu_explains_the_ranks_of_the_people_on_the_page() -> None:
    """Everybody is on a page, computer players among them."""
    crew = {**NAMES, **{CARLA + 1_000 + number: f"Mate {number}" for number in range(2 * ROWS)}}
    for people in (NAMES, crew):
        league = season([(ANNA, 5), (-1, 2)], people=people)
        pages = range(-(-len(league.standings) // ROWS))
        offered = [one for number in pages for one in options_of(standings_page(league, number, ENGLISH))]
        assert [int(one["value"]) for one in offered] == [row.person for row in league.standings]
        assert ("2. Blackbeard 🤖", "-1") in [(one["label"], one["value"]) for one in offered]
    assert options_of(standings_page(season(people=FOUR), 0, ENGLISH)) == []


@EVERY
def test_every_page_is_told_in_every_language(language: str) -> None:
    say = speaker(language)
    league = with_correction(head_to_head(), 1, "!", after=None)
    texts = [
        text_of_view(standings_page(league, 0, say)),
        text_of_view(history_page(league, 0, say)),
        *(line for person in FOUR for line in lines(league, person, ANNA, say)),
    ]
    assert all("Anna" in text or "Carla" in text or "Diego" in text for text in texts[:2])
    assert not [text for text in texts if "{" in text]
    own, other = lines(league, ANNA, ANNA, say)[0], lines(league, ANNA, BEN, say)[0]
    assert "Anna" not in own
    assert "**Anna**" in other


def test_a_card_tells_games_wins_average_place_bids_form_and_rating() -> None:
    card = Card(7, 2, 1, Fraction(15, 7), (1, 3, 2, 2, 4))
    told = PlayerCard("skullking", card, Bids(12, 21), Rating(27.5, 6.0, 6))
    text = text_of_view(card_view([told], "An*na", ENGLISH))
    assert text.splitlines() == [
        "## An\\*na’s profile",
        "**Skull King**",
        "7 games · 2 wins · 1 forfeit",
        "Average place: 2.1",
        "Bids met: 12 of 21 (57%)",
        "Latest places, newest first: 1. · 3. · 2. · 2. · 4.",
        f"Rating: **{Rating(27.5, 6.0, 6).shown}** ± 240, after 6 games",
    ]
    german = text_of_view(card_view([told], "Anna", speaker("de")))
    assert "Platz im Schnitt: 2,1" in german


def test_a_card_without_a_game_says_so() -> None:
    assert ENGLISH("card-none") in text_of_view(card_view([], "Anna", ENGLISH))


def test_what_a_decision_changes_says_the_rating_before_and_after_beside_its_word() -> None:
    game, people = [(ANNA, 9), (BEN, 5)], {ANNA: "Anna", BEN: "Ben"}
    before, after = (ladder_of(*[game] * count, people=people, least_games=1) for count in (1, 2))
    [had], [has] = ([row.points for row in one.standings if row.person == ANNA] for one in (before, after))
    assert f"= **Anna** · 1. · rating {had} → {has}" in moved_block(before, after, ENGLISH)


def test_why_of_a_ladder_by_rating_names_ratings_and_says_who_has_no_rank_yet() -> None:
    ladder = ladder_of([(ANNA, 9), (BEN, 5)], [(ANNA, 9), (BEN, 5), (CARLA, 1)], people=FOUR, least_games=2)
    ratings = {row.person: row.points for row in ladder.standings}
    assert lines(ladder, BEN, BEN) == [
        f"You are second with rating {ratings[BEN]}.",
        f"Above you: **Anna**. The rating decides: {ratings[ANNA]} to {ratings[BEN]}.",
    ]
    assert lines(ladder, CARLA, BEN) == ["**Carla** has no rank yet. Finished games: 1 of 2."]
    assert "– Carla" in [option["label"] for option in options_of(standings_page(ladder, 0, ENGLISH))]
