"""A protest is one press in the match's thread; moderators are told, and decide in the match's panel."""

from pathlib import Path

import pytest

from bot.model.matches import Outcome
from bot.seasons import corrections, protests
from bot.seasons.corrections import Given, Stated
from bot.seasons.export import exported
from bot.tables import guild_settings
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.texts.catalog import speaker
from bot.ui.leagues.history import history_page
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    fill,
    match_panel,
    organiser,
    the_league,
)
from tests.messages import text_of, text_of_view
from tests.seasons.over import over
from tests.seasons.snapshots import settled
from tests.tavern import tavern
from tests.ui.leagues.test_any_match import give_reason
from tests.ui.server.moderators import choose

SAY = speaker("en")


@pytest.mark.slow
async def test_a_player_protests_and_a_moderator_dismisses_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=2)
        await settled(t.bot.services.seasons, league.id, protest_hours=24)
        await begun(t, t.people)
        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        await at_rest(t)
        [thread] = t.channel.threads
        [told] = [one for one in t.public(thread) if "match is over" in one.content]
        assert f"<t:{((await the_league(t)).matches[0].finished_at or 0) + 24 * HOUR}:" in told.content
        home, t.channel = t.channel, thread
        done = await fill(t, t.people[0], told, "match_protest", reason="He *peeked*")
        assert done.text == SAY("done-protest")
        t.channel = home
        await at_rest(t)
        [news] = [one for one in t.public() if one.content.startswith(f"**{LEAGUE}**: <@{captain.id}>")]
        assert SAY("protest-told-publicly", match="league round 1 · table 1") in news.content
        assert "peeked" not in news.content
        assert t.people[0].name not in news.content
        everybody = " ".join(f"<@{one}>" for one in (await the_league(t)).matches[0].seats)
        [disputed] = [one for one in t.public(thread) if one.content.startswith("✋")]
        assert disputed.content == f"✋ {SAY('protest-disputed', mentions=everybody)}"
        panel = await match_panel(t, captain, (await the_league(t)).matches[0].id)
        assert "He \\*peeked\\* · not decided yet" in panel.text
        [protest] = (await the_league(t)).protests
        panel = await give_reason(t, captain, panel, "match_dismiss 1", str(protest.id))
        assert SAY("done-protest-dismissed") in panel.text
        assert "He \\*peeked\\* · **Olivia** dismisses it" in panel.text
        [protest] = (await the_league(t)).protests
        assert protest.outcome is Outcome.DISMISSED
        await at_rest(t)
        [answer] = [one for one in t.public(thread) if one.content.startswith("⚖️")]
        assert answer.content.startswith(f"⚖️ {everybody} ")
        assert "Never \\*came\\* (**Olivia**)" in answer.content
        assert "peeked" not in answer.content
        whole = text_of((await command(t, captain, "manage", league=LEAGUE)).message)
        assert "Protests are possible until" in whole
        await t.wait(24 * HOUR)
        await at_rest(t)
        assert len((await the_league(t)).rounds) == 2
        late = await t.press(t.people[1], "match_protest", on=told)
        assert late.text == SAY("refusal-no-protest-any-more")


@pytest.mark.slow
async def test_in_a_channel_of_their_own_moderators_read_who_protests_and_why(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        office = t.guild.create_text_channel("office")
        league = await created(t, captain, rounds=2)
        seasons = t.bot.services.seasons
        await settled(seasons, league.id, protest_hours=24)
        await begun(t, t.people)
        async with t.inside():
            channel = guild_settings.change("moderator_channel", office.id)
            await guild_settings.settle(seasons.tables, t.guild.id, channel, Person(captain.id, "Olivia"))
            await over(seasons, league.id)
        await at_rest(t)
        async with t.inside():
            [match] = (await the_league(t)).matches
            anna = Person(t.people[0].id, "Anna")
            await protests.protest(seasons, match.id, anna, "He *peeked*")
        await at_rest(t)
        [told] = [one.content for one in t.public(office)]
        assert "**Anna** protests league round 1 · table 1: He \\*peeked\\*." in told
        assert not [one for one in t.public() if "protest against" in one.content]


@pytest.mark.slow
async def test_where_the_thread_is_gone_the_leagues_channel_says_what_was_decided(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=2)
        seasons = t.bot.services.seasons
        await settled(seasons, league.id, protest_hours=24)
        await begun(t, t.people)
        async with t.inside():
            await over(seasons, league.id)
        await at_rest(t)
        [match] = (await the_league(t)).matches
        async with t.inside():
            await protests.protest(seasons, match.id, Person(t.people[0].id, "Anna"), "He *peeked*")
        await at_rest(t)
        t.env.backend.delete_channel(t.channel.threads[0].id)
        [protest] = (await the_league(t)).protests
        async with t.inside():
            await protests.decide(
                seasons, protest.id, Outcome.DISMISSED, Person(captain.id, "Olivia"), "Nobody saw it"
            )
        await at_rest(t)
        [answer] = [one for one in t.public() if "⚖️" in one.content]
        assert answer.content.startswith(f"**{LEAGUE}** · league round 1 · table 1\n⚖️ ")
        assert "Nobody saw it" in answer.content
        assert "peeked" not in answer.content
        assert all(f"<@{one.id}>" in answer.content for one in t.people)
        await t.restart()
        await at_rest(t)
        assert len([one for one in t.public() if "⚖️" in one.content]) == 1


@pytest.mark.slow
async def test_who_corrects_their_own_table_or_points_is_named_so_in_thread_news_history_and_export(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=2)
        seasons = t.bot.services.seasons
        await begun(t, t.people)
        async with t.inside():
            await over(seasons, league.id)
        await at_rest(t)
        [match] = (await the_league(t)).matches_of(1)
        [thread, *_] = t.channel.threads
        name = (await the_league(t)).name
        one, other = match.seats
        before = {row.user_id: row.score for row in (await the_league(t)).results[match.id]}
        anna = Person(one, "Anna")
        async with t.inside():
            await corrections.correct(seasons, match.id, Stated([20, -10]), anna, "typed *wrong*")
        await at_rest(t)
        changed = (
            f"**Anna** corrects ({name(one)} {before[one]}, {name(other)} {before[other]})"
            f" to ({name(one)} 20, {name(other)} -10): typed \\*wrong\\*"
        ).replace("-", "−")
        [told] = [row.content for row in t.public(thread) if row.content.startswith("⚖️")]
        assert f"<@{one}>" in told
        assert f"<@{other}>" in told
        assert f"{changed} {SAY('history-own-table')}" in told
        [news] = [row.content for row in t.public() if "⚖️" in row.content]
        assert f"{changed} {SAY('history-own-table')} (league round 1 · table 1)" in news
        async with t.inside():
            await corrections.give_points(seasons, league.id, Given(one, 50), anna, "because I can")
        await at_rest(t)
        [_, news] = [row.content for row in t.public() if "⚖️" in row.content]
        assert "points by hand: +50. Reason: because I can" in news
        assert SAY("history-own-points") in news
        found = await the_league(t)
        done = text_of_view(history_page(found, 0, SAY))
        assert SAY("history-own-table") in done
        assert SAY("history-own-points") in done
        whole = exported(found, {})
        assert [row["own_table"] for row in whole["corrections"]] == [True]
        assert [row["own"] for row in whole["points_by_hand"]] == [True]
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await choose(t, captain, panel, f"league_round {league.id}", ["1"])
        panel = await choose(t, captain, panel, "match_show", [str(match.id)])
        page = await fill(t, captain, panel.message, "match_take_back", reason="It was right")
        assert {row.user_id: row.score for row in (await the_league(t)).results[match.id]} != before
        assert SAY("correcting-follows") in page.text or SAY("correcting-unmoved") in page.text
        back = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in back.text
        assert {row.user_id: row.score for row in (await the_league(t)).results[match.id]} == before
        assert SAY("referee-take-back") not in back.text
        await at_rest(t)
        assert SAY("history-own-table") not in [row.content for row in t.public() if "⚖️" in row.content][-1]
        await t.restart()
        await at_rest(t)
        assert len([row for row in t.public() if "⚖️" in row.content]) == 3, "each once"
