"""A league tells its people, by one message each, that a round begins, how it ended, and who has won."""

from dataclasses import replace
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.model.leagues import LeagueActionRow, LeagueStage
from bot.model.matches import MatchState
from bot.model.messages import MessageKind
from bot.model.settings import Changed
from bot.seasons.league_admin import Watched
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.news import (
    asked,
    has_just_begun,
    in_round,
    league_over,
    news,
    round_begun,
    round_over,
    summary,
)
from bot.ui.leagues.post import league_post
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    everybody_is_there,
    organiser,
    play_out,
    the_league,
)
from tests.messages import text_of_view
from tests.tavern import Tavern, tavern
from tests.ui.leagues.sample import NOW, entrants, finished, running
from tests.ui.live.test_nudges import calls

SAY = speaker("en")


def told(t: Tavern, mark: str) -> list[ResponseMessage]:
    return [message for message in t.public() if message.content.startswith(mark)]


@pytest.mark.slow
async def test_a_round_is_told_when_its_tables_are_open_and_with_the_standings_when_it_is_over(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        captain = organiser(t)
        await created(t, captain, rounds=2)
        league = await begun(t, t.people)
        [first] = told(t, "📣")
        [match] = league.matches
        [row] = league.rounds
        assert first.content.startswith(f"📣 **{LEAGUE}** · **{SAY('league-round', round=1, rounds=2)}** · ")
        assert f"<t:{row.ends_at}:R>" in first.content
        assert f"/{match.thread_id})" in first.content
        assert SAY("league-standings") not in first.content, "nothing has been played"
        assert calls(t) == [sorted(person.id for person in t.people)]

        await everybody_is_there(t)
        await play_out(t)
        await at_rest(t)
        _, second = told(t, "📣")
        assert SAY("league-round", round=2, rounds=2) in second.content
        [ended] = told(t, "🏁")
        first_round = SAY("league-round", round=1, rounds=2)
        assert ended.content.startswith(f"🏁 **{LEAGUE}** · {SAY('league-round-over', round=first_round)}\n")
        assert SAY("league-standings") in ended.content
        assert "1. " in ended.content
        assert "<@" not in ended.content, "who plays on is mentioned by the next round"
        await everybody_is_there(t)
        await play_out(t)
        await at_rest(t)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        _, over = told(t, "🏁")
        assert over.content.startswith(f"🏁 **{LEAGUE}** · {SAY('league-over')}\n🏆 ")
        assert league.name(league.winners[0]) in over.content
        assert SAY("league-standings") in over.content
        assert all(f"<@{person.id}>" in over.content for person in t.people)
        assert len(calls(t)) == 3
        mine = await t.press(t.people[0], "season_mine", on=over)
        assert mine.private
        assert SAY("season-mine", league=LEAGUE) in mine.text
        assert f"**{SAY('season-rank')}**:" in mine.text

        await t.restart()
        await at_rest(t)
        assert len(calls(t)) == 3, "nothing is told twice"


@pytest.mark.slow
async def test_what_a_league_has_told_of_somebody_who_is_deleted_is_taken_away_and_not_told_again(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        captain = organiser(t)
        await created(t, captain)
        await begun(t, t.people)
        anna = t.people[0]
        assert len(told(t, "📣")) == 1
        panel = t._answer(await anna.slash(t.channel, "tavern privacy"))
        await t.press(anna, "delete_data", on=panel.message)
        await t.press(anna, "yes_delete_data", on=panel.message)
        await at_rest(t)
        assert told(t, "📣") == []
        assert len(calls(t)) == 1


@pytest.mark.slow
async def test_the_hours_of_a_round_count_from_its_last_invitation(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        await created(t, captain)
        for person in t.people:
            await t.press(person, "league_join")
        t.env.inject_error("POST", f"/channels/{t.channel.id}/threads", status=503, times=2)
        drawn = await begun(t)
        [row] = drawn.rounds
        assert told(t, "📣") == []
        await t.wait(HOUR)
        await at_rest(t)
        league = await the_league(t)
        invited = max(match.starts_at or 0 for match in league.matches) - league.row.start_hours * HOUR
        assert invited > row.started_at
        assert league.rounds[0].ends_at == invited + league.row.round_hours * HOUR
        [news] = told(t, "📣")
        assert f"<t:{league.rounds[0].ends_at}:R>" in news.content


NAMES = ("_*" * 16, "W" * 32)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_told_of_the_largest_league_fits_into_a_message_with_room_for_mentions(
    language: str, name: str
) -> None:
    people = entrants(240, name)
    still = running(people, [MatchState.WAITING], rounds=2)
    late = [Watched(match, None, match.seats, late=True) for match in still.matches]
    for text in (
        round_begun(running(people, [MatchState.WAITING], rounds=2), speaker(language)),
        round_over(many := running(people, [MatchState.DONE]), many.rounds[0], speaker(language)),
        asked(many, speaker(language)),
        league_over(finished(people, rounds=2), speaker(language)),
        summary(still, late, speaker(language)),
    ):
        assert len(text) <= 1_950


def test_who_sits_out_is_told_and_mentioned() -> None:
    league = running(entrants(5), [MatchState.WAITING])
    [row] = league.rounds
    league = replace(league, rounds=(replace(row, byes=(5,)),))
    assert SAY("league-byes", names="Anna 5") in round_begun(league, SAY)
    assert 5 in in_round(league)


def test_a_league_that_nobody_has_won_says_so_and_has_no_medals() -> None:
    league = finished(entrants(4))
    rows = {
        match_id: tuple(replace(row, by_computer=True) for row in results)
        for match_id, results in league.results.items()
    }
    league = replace(league, results=rows, figures=None)
    for text in (league_over(league, SAY), text_of_view(league_post(league, SAY))):
        assert "Nobody has won" in text
        assert "🥇" not in text
        assert "1. " in text
    won = replace(league, results=finished(entrants(4)).results, figures=None)
    assert "🥇" in league_over(won, SAY)
    assert "Nobody has won" not in league_over(won, SAY)


def edited(at: int, *changed: Changed) -> LeagueActionRow:
    return LeagueActionRow(1, None, "edited", 77, "Olivia", None, None, "", at, changed)


def test_people_hear_of_rules_that_change_what_games_bring_that_are_over() -> None:
    league = running(entrants(8), [MatchState.DONE, MatchState.WAITING])
    points = Changed("points", "5-3-2-1", "6-4-2-1")
    since = max(match.finished_at or 0 for match in league.matches) + 60
    rules = replace(league, actions=(edited(since, points, Changed("rounds", 1, 2)),))
    [told] = [one for one in news(rules, since, SAY) if one.kind is MessageKind.RULES]
    assert told.number == since
    assert told.people == ()
    assert "**Olivia** has changed the rules." in told.body.content
    assert "**Points by place**: 5-3-2-1 → 6-4-2-1" in told.body.content
    assert "ounds" not in told.body.content
    for other in (
        edited(since, Changed("rounds", 1, 2)),
        edited(NOW - 60, points),
        edited(since - 3 * DAY, points),
    ):
        quiet = replace(league, actions=(other,))
        assert not [one for one in news(quiet, since, SAY) if one.kind is MessageKind.RULES]


@pytest.mark.parametrize("state", [MatchState.PLANNED, MatchState.OPENING])
def test_a_round_is_no_news_before_all_its_tables_are_open_nor_days_after(state: MatchState) -> None:
    opening = running(entrants(8), [MatchState.WAITING, state])
    opened = running(entrants(8), [MatchState.WAITING, MatchState.PLAYING])
    assert not has_just_begun(opening, NOW)
    assert has_just_begun(opened, NOW)
    assert not has_just_begun(opened, NOW + 2 * DAY)


@pytest.mark.slow
async def test_a_week_is_summed_up_once_in_the_leagues_channel_with_whom_each_table_waits_for(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await created(t, captain)
        league = await begun(t, t.people)
        panel = await command(t, captain, "manage", league=LEAGUE)
        on = await t.press(captain, "league_digest", f"{league.id} on", on=panel.message)
        next_at = (await the_league(t)).row.digest_at
        assert f"<t:{next_at}:R>" in on.text
        async with t.inside():
            store = t.bot.services.seasons.store
            await store.change(league.id, digest_at=t.bot.services.tables.now() + 60)
            t.bot.services.seasons.watchers[0].league_changed(league.id)
        await t.wait(120)
        await at_rest(t)
        [week] = told(t, "🗓️")
        assert week.content.startswith(f"🗓️ **{LEAGUE}** · {SAY('league-digest', count=1)}\n")
        assert f"<t:{league.rounds[0].ends_at}:R>" in week.content
        assert all(person.name.capitalize() in week.content for person in t.people)
        assert calls(t)[1:] == [], "nobody is called by it"
        await t.restart()
        await at_rest(t)
        assert len(told(t, "🗓️")) == 1
        assert (await the_league(t)).row.digest_at == next_at
        panel = await command(t, captain, "manage", league=LEAGUE)
        off = await t.press(captain, "league_digest", f"{league.id} off", on=panel.message)
        assert SAY("done-digest-off") in off.text
        assert (await the_league(t)).row.digest_at is None
