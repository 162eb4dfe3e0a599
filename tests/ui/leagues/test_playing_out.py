"""What is said, and can be decided, of a table that computer pirates have finished after its league round."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.leagues import PlayedOut
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.matches import replace_results
from bot.tables import table_admin
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.matches import match_lines
from bot.ui.leagues.post import terms_page
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    match_panel,
    organiser,
    settle,
    the_league,
)
from tests.messages import presses, text_of, text_of_view
from tests.seasons.over import over
from tests.seasons.snapshots import ANNA, BEN, season, with_result
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.leagues.sample import entrants, signed_up
from tests.ui.leagues.test_any_match import give_reason
from tests.ui.server.moderators import press


def played_out(setting: PlayedOut) -> League:
    """A match that Anna has won before Ben, who was away; most of it was played out."""
    league = season([(ANNA, 30), (BEN, 20)], played_out=setting)
    league = with_result(league, 1, 0, moves=3, of_moves=3, played_out=6)
    return with_result(league, 1, 1, moves=1, of_moves=3, played_out=6, by_computer=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_up_says_whose_a_seat_is_and_what_a_table_brings_that_is_played_out(language: str) -> None:
    say = speaker(language)
    for setting in PlayedOut:
        league = signed_up(entrants(4), language=language, played_out=setting)
        text = text_of_view(terms_page(league, say))
        assert say("league-your-seat") in text
        assert say("league-played-out-" + setting.replace("_", "-")) in text


@pytest.mark.parametrize(
    ("setting", "state"),
    [
        (PlayedOut.UNDECIDED, "match-undecided"),
        (PlayedOut.AS_IT_STANDS, "match-unrated"),
        (PlayedOut.VOID, "match-void"),
    ],
)
def test_the_line_of_a_match_says_what_it_counts_as(setting: PlayedOut, state: str) -> None:
    text = match_lines(played_out(setting), 1, 1_000, ENGLISH)
    away = ENGLISH("match-by-computer", name="Ben")
    if setting is PlayedOut.UNDECIDED:
        assert text.endswith(f"{ENGLISH(state)} · Anna · {away}"), "nobody has a place"
    else:
        assert text.endswith(f"{ENGLISH(state)} · 1. Anna · 2. {away}")


async def test_post_and_hand_say_that_computers_finish_the_game_and_whose_turn_still_stands(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        table = await t.start(rounds=2)
        async with t.inside() as tables:
            await table_admin.play_out(tables, table.id)
        await at_rest(t)
        over_now, yours = ENGLISH("post-played-out"), ENGLISH("hand-played-out")
        assert over_now in text_of(await t.post())
        assert f"{over_now} {yours}" in (await t.slash(anna, "hand")).text
        await t.slash(anna, "bid", tricks=0)
        answer = await t.slash(anna, "hand")
        assert over_now in answer.text
        assert yours not in answer.text


async def away(t: Tavern, seasons: Seasons, league: League) -> int:
    """Lets the first person of the first match count as away; gives their id."""
    match = league.matches[0]
    rows = [replace(row, by_computer=row.seat == 0, of_moves=9) for row in league.results[match.id]]
    async with t.inside():
        await seasons.store.change(league.id, *replace_results(match.id, rows))
        await seasons.changed(league.id)
    await at_rest(t)
    return match.seats[0]


@pytest.mark.slow
async def test_who_runs_a_league_gives_a_seat_back_and_changes_what_results_bring_when_it_is_over(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=1)
        await begun(t, t.people)
        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        await at_rest(t)
        who = await away(t, t.bot.services.seasons, await the_league(t))
        league = await the_league(t)
        assert not league.row.stage.live
        match, name = league.matches[0], league.name(who)
        panel = await match_panel(t, captain, match.id)
        assert ENGLISH("match-by-computer", name=name) in panel.text
        panel = await give_reason(t, captain, panel, f"match_themselves {match.id}", str(who))
        assert ENGLISH("done-match-themselves", name=name) in panel.text
        assert ENGLISH("match-by-computer", name=name) not in panel.text
        said = ENGLISH("history-played-themselves", name=str(captain.user.global_name), who=name)
        assert said in panel.text
        assert "Never \\*came\\*" in panel.text
        shown = await command(t, captain, "show", league=LEAGUE)
        why = await t.choose(captain, "why", str(who), on=shown.message)
        assert said in why.text
        offered = {one.action for one in presses(panel.message)}
        assert "match_themselves" not in offered, "no seat is a computer pirate's any more"
        panel = await press(
            t, captain, await command(t, captain, "manage", league=LEAGUE), f"league_edit {league.id}"
        )
        panel = await settle(t, captain, panel, f"league_edit_set {league.id} played_out", ["void"])
        assert ENGLISH("editing-computer-seats") in panel.text
        await t.press(captain, "league_edit_do", on=panel.message)
        assert (await the_league(t)).row.played_out is PlayedOut.VOID
