"""`/league manage`, `/league mark`: those who run leagues see what is late, and help, in private panels."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from bot.model.leagues import Format, LeagueStage, Role
from bot.model.matches import MatchState
from bot.model.tables import Player
from bot.seasons.league import League
from bot.tables import preferences
from bot.tables.clock import HOUR
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    everybody_is_there,
    fill,
    founding,
    match_panel,
    offered_to_sub,
    organiser,
    play_out,
    post_of,
    the_league,
    threads,
)
from tests.messages import links_of, presses, text_of
from tests.simulated.locale import speaking
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import ask, choose, joined, manager, moderator, press, there

SAY = speaker("en")
DAY = 24 * HOUR
PRESSES = (
    "league_ask pause",
    "league_ask end-league",
    "league_people show",
    "league_file",
    "league_file_typed",
    "league_uncount",
    "league_uncount_typed",
    "match_show",
    "match_manage start",
    "match_seat 1",
    "match_ask_forfeit 1",
    "match_void",
    "match_correct",
    "match_count",
    "league_round 1",
    "match_forfeited 1",
    "match_credit 1",
)
"""What is pressed in the panels, each with what follows the number of the league, or of the match."""


async def signed_up(t: Tavern, captain: MemberActor) -> League:
    await created(t, captain)
    for person in t.people:
        await t.press(person, "league_join")
    return await the_league(t)


async def manage(t: Tavern, who: MemberActor) -> Answer:
    return await command(t, who, "manage", league=LEAGUE)


def in_thread(t: Tavern) -> str:
    return "\n".join(map(text_of, t.public(threads(t)[0])))


def nudge_in_thread(t: Tavern) -> ResponseMessage:
    [nudge] = [message for message in t.public(threads(t)[0]) if "👋" in message.content]
    return nudge


def forged(words: str, number: int) -> str:
    action, _, argument = words.partition(" ")
    return ButtonId(NO_TABLE, action, None, f"{number} {argument}".strip()).encode()


async def test_the_panel_is_for_those_who_run_leagues_only(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        gina = manager(t)
        await created(t, organiser(t))
        for nobody in (t.people[0], moderator(t)):
            answer = await manage(t, nobody)
            assert answer.private
            assert answer.text == SAY("refusal-leagues-by-moderators")
        role = t.guild.create_role("Crew")
        bosun = joined(t, "Bosun", role)
        await choose(t, gina, await ask(t, gina, "server-settings"), "settle moderator_role", [role])
        answer = await manage(t, bosun)
        assert answer.private
        assert LEAGUE in answer.text
        assert SAY("league-is-sign-up") in answer.text


@pytest.mark.slow
async def test_every_press_is_refused_to_who_does_not_run_leagues(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        before = await begun(t)
        for words in PRESSES:
            answer = await t.press_forged(t.people[0], post_of(t), forged(words, 1))
            assert answer.private, words
            assert answer.text == SAY("refusal-leagues-by-moderators"), words
            assert await the_league(t) == before, words


@pytest.mark.slow
async def test_another_servers_league_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await signed_up(t, organiser(t))
        before = await begun(t)
        guild = t.env.create_guild("The Other Tavern")
        greta = manager(t, "Greta", guild)
        other = there(t, guild, guild.create_text_channel("bar"), greta)
        for refused in (await manage(other, greta), await command(other, greta, "count", league=LEAGUE)):
            assert refused.text == SAY("refusal-no-such-league")
        panel = await command(other, greta, "create", name="Own")
        for words in PRESSES:
            code = "no-such-match" if words.startswith("match") else "no-such-league"
            answer = await other.press_forged(greta, panel.message, forged(words, 1))
            assert answer.text == SAY(f"refusal-{code}"), words
            assert await t.bot.services.seasons.load(before.id) == before, words


@pytest.mark.slow
async def test_a_league_is_begun_paused_extended_and_ended_in_one_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        league = await signed_up(t, captain)
        panel = await manage(t, captain)
        assert SAY("managing-people", players=4, waiting=0) in panel.text
        panel = await press(t, captain, panel, f"league_manage {league.id} begin")
        await at_rest(t)
        assert len(threads(t)) == 2
        shown = await manage(t, captain)
        assert all(SAY("match-title", table=number) in shown.text for number in (1, 2))
        before = (await the_league(t)).round
        for words, key, rests in (("rest", "rests", True), ("pause", "paused", False)):
            question = await press(t, captain, shown, f"league_ask {league.id} pause")
            assert SAY("confirm-pause-league") in question.text
            shown = await press(t, captain, question, f"league_manage {league.id} {words}")
            assert SAY(f"done-league-{key}") in shown.text
            assert (await the_league(t)).row.rests == rests
            shown = await press(t, captain, shown, f"league_manage {league.id} resume")
            assert SAY("done-league-resumed") in shown.text
        shown = await press(t, captain, shown, f"league_manage {league.id} extend 72")
        assert [one.hours for one in (await the_league(t)).actions if one.kind == "extended"] == [72]
        after = (await the_league(t)).round
        assert before is not None
        assert after is not None
        assert 0 <= (after.ends_at or 0) - (before.ends_at or 0) - 3 * DAY < HOUR
        question = await press(t, captain, shown, f"league_ask {league.id} end-league")
        assert SAY("confirm-end-league") in question.text
        assert (await the_league(t)).row.stage is LeagueStage.RUNNING
        kept = await press(t, captain, question, f"league_manage {league.id} show")
        assert SAY("league-is-running") in kept.text
        question = await press(t, captain, kept, f"league_ask {league.id} end-league")
        ended = await press(t, captain, question, f"league_manage {league.id} end")
        assert SAY("done-league-ended") in ended.text
        assert (await the_league(t)).row.stage is LeagueStage.ENDED


@pytest.mark.slow
async def test_late_tables_come_first_and_their_people_are_nudged_once_an_hour(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        league = await begun(t)
        [match] = league.matches
        panel = await match_panel(t, captain, match.id)
        assert SAY("referee-missing") in panel.text
        panel = await press(t, captain, panel, f"match_manage {match.id} nudge")
        assert "👋" in in_thread(t)
        assert all(f"<@{person.id}>" in in_thread(t).split("👋")[1] for person in t.people)
        panel = await press(t, captain, panel, f"match_manage {match.id} nudge")
        assert SAY("refusal-nudged-already", again="1").split("<")[0] in panel.text
        assert in_thread(t).count("👋") == 1
        assert [press.action for press in presses(nudge_in_thread(t))] == ["match_there"]
        assert "⏰" not in (await manage(t, captain)).text
        await t.wait(2 * DAY + 4 * HOUR + 60)
        await at_rest(t)
        assert SAY("managing-late", count=1) in (await manage(t, captain)).text


@pytest.mark.slow
async def test_a_nudge_of_a_table_in_play_opens_the_hand_and_leads_to_the_table(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        [match] = (await begun(t)).matches
        await press(t, captain, await match_panel(t, captain, match.id), f"match_manage {match.id} start")
        await at_rest(t)
        panel = await match_panel(t, captain, match.id)
        await press(t, captain, panel, f"match_manage {match.id} nudge")
        nudge = nudge_in_thread(t)
        assert nudge.content.splitlines()[1].startswith("Bid · Round 1 of ")
        post = await t.post()
        assert links_of(nudge) == [f"https://discord.com/channels/{t.guild.id}/{post.channel_id}/{post.id}"]
        opened = await t.press(t.people[0], "choose", on=nudge)
        assert opened.private
        assert {press.action for press in presses(opened.message)} >= {"move"}


@pytest.mark.slow
async def test_a_match_is_started_now_and_its_table_shown(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        [match] = (await begun(t)).matches
        panel = await press(
            t, captain, await match_panel(t, captain, match.id), f"match_manage {match.id} start"
        )
        assert SAY("done-match-started") in panel.text
        await at_rest(t)
        assert (await the_league(t)).matches[0].state is MatchState.PLAYING
        panel = await match_panel(t, captain, match.id)
        assert SAY("referee-awaited") in panel.text
        assert SAY("referee-table") in panel.text


@pytest.mark.slow
async def test_people_are_forfeited_and_replaced_by_a_substitute_by_anybody_or_a_computer(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        captain, stand_in, passenger = organiser(t), joined(t, "Sub"), joined(t, "Passenger")
        await signed_up(t, captain)
        await offered_to_sub(t, stand_in)
        one, two = (await begun(t)).matches
        seat = f"match_seat {one.id}"
        asked = await choose(t, captain, await match_panel(t, captain, one.id), seat, [str(one.seats[0])])
        done = await choose(
            t, captain, asked, f"match_manage {one.id} substitute {one.seats[0]}", [str(stand_in.id)]
        )
        assert "Sub" in done.text
        asked = await choose(t, captain, done, seat, [str(one.seats[1])])
        done = await choose(t, captain, asked, f"match_manage {one.id} anybody {one.seats[1]}", [passenger])
        assert (await the_league(t)).match(one.id).seats == (stand_in.id, passenger.id)
        panel = await match_panel(t, captain, two.id)
        panel = await choose(t, captain, panel, f"match_ask_forfeit {two.id}", [str(two.seats[0])])
        assert (await the_league(t)).match(two.id).forfeits == (), "it is asked first"
        panel = await press(t, captain, panel, f"match_manage {two.id} forfeit {two.seats[0]}")
        assert SAY("referee-forfeited") in panel.text
        asked = await choose(t, captain, panel, f"match_seat {two.id}", [str(two.seats[1])])
        await press(t, captain, asked, f"match_manage {two.id} computer {two.seats[1]}")
        await at_rest(t)
        league = await the_league(t)
        assert {*league.match(two.id).forfeits} == {*two.seats}
        table = await t.table()
        assert [row.player for row in table.seats] == [Player.COMPUTER] * 2


@pytest.mark.slow
async def test_a_result_is_voided_counted_again_and_corrected_with_a_reason(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        await begun(t)
        await everybody_is_there(t)
        await play_out(t)
        [match] = (await the_league(t)).matches
        panel = (await match_panel(t, captain, match.id)).message
        voided = await fill(t, captain, panel, "match_void", reason="A *quarrel*")
        assert SAY("done-match-voided") in voided.text
        assert (await the_league(t)).matches[0].state is MatchState.VOID
        counted = await fill(t, captain, panel, "match_count", reason="Settled")
        assert SAY("done-match-counted") in counted.text
        refused = await fill(t, captain, panel, "match_correct", score0="two", reason="So")
        assert SAY("refusal-no-number", value="two") in refused.text
        page = await fill(t, captain, panel, "match_correct", score0="-10", score1="10", reason="Miscounted")
        done = await t.press(captain, "match_correct_do", on=page.message)
        assert SAY("done-match-corrected") in done.text
        assert "Olivia" in done.text
        assert "Miscounted" in done.text
        league = await the_league(t)
        assert [row.score for row in league.results[match.id]] == [-10, 10]
        assert league.standings[0].person == match.seats[1]
        assert [(row.name, row.reason) for row in league.corrections] == [
            ("Olivia", "A *quarrel*"),
            ("Olivia", "Settled"),
            ("Olivia", "Miscounted"),
        ]


async def test_people_are_added_and_taken_out_on_a_page_of_their_own(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, late_one = organiser(t), joined(t, "Late")
        league = await signed_up(t, captain)
        panel = await press(t, captain, await manage(t, captain), f"league_people {league.id} show")
        panel = await choose(t, captain, panel, f"league_people {league.id} add", [late_one])
        assert SAY("done-league-added", name="Late") in panel.text
        panel = await choose(t, captain, panel, f"league_people {league.id} remove", [str(t.people[0].id)])
        assert SAY("done-league-removed", name="Anna") in panel.text
        roles = {one.name: one.role for one in (await the_league(t)).entrants}
        assert roles == {"Anna": Role.OUT, "Ben": Role.PLAYER, "Late": Role.PLAYER}
        back = await press(t, captain, panel, f"league_manage {league.id} show")
        assert SAY("managing-people", players=2, waiting=0) in back.text


async def test_the_post_moves_to_the_channel_in_which_it_is_asked_for(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await signed_up(t, captain)
        old = post_of(t)
        galley = t.guild.create_text_channel("galley")
        t.channel = galley
        await press(t, captain, await manage(t, captain), f"league_manage {league.id} again")
        await at_rest(t)
        assert (await the_league(t)).row.channel_id == galley.id
        assert post_of(t).id != old.id
        assert all(old.id not in kept for kept in t.env.backend.messages.values())


@pytest.mark.slow
async def test_people_agree_that_their_table_counts_for_a_ladder_and_who_runs_leagues_unmarks_it(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain, stranger = organiser(t), joined(t, "Stranger")
        await t.press(captain, "founding_open", on=await founding(t, captain, kind=Format.LADDER))
        await t.start(2, rounds=1)
        refused = await command(t, stranger, "count", league=LEAGUE)
        assert refused.text.startswith(SAY("refusal-not-your-table", free=0)[:20])
        asked = await command(t, t.people[0], "count", league=LEAGUE)
        assert asked.text == SAY("done-asked")
        assert (await the_league(t)).matches == ()
        await t.press(t.people[1], "agree")
        assert len((await the_league(t)).matches) == 1
        again = await command(t, captain, "count", league=LEAGUE)
        assert again.text == SAY("refusal-table-counts-already")
        await t.play()
        await at_rest(t)
        assert [row.games for row in (await the_league(t)).standings] == [1, 1]
        panel = await manage(t, captain)
        here, t.channel = t.channel, t.guild.create_text_channel("elsewhere")
        await t.start(2, rounds=1)
        elsewhere = (await manage(t, captain)).message
        refused = await fill(t, captain, elsewhere, "league_uncount", reason="A slip")
        assert SAY("refusal-table-counts-not-here") in refused.text
        t.channel = here
        done = await fill(t, captain, panel.message, "league_uncount", reason="A slip")
        assert done.text == SAY("done-table-counts-no-more", name=LEAGUE)
        assert [row.games for row in (await the_league(t)).standings] == [0, 0]


@pytest.mark.slow
async def test_the_panels_are_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        [match] = (await begun(t)).matches
        for language, (locale, *_) in LANGUAGES.items():
            with speaking(captain, locale):
                say = speaker(language)
                panel = await command(t, captain, "manage", league=LEAGUE)
                assert say("managing-people", players=2, waiting=0) in panel.text
                panel = await choose(t, captain, panel, "match_show", [str(match.id)])
                assert say("referee-missing") in panel.text


@pytest.mark.slow
async def test_moderators_alone_see_who_is_on_vacation_who_hears_at_sign_up_what_that_means(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        captain, (anna, ben) = organiser(t), t.people
        await created(t, captain)
        today = datetime.fromtimestamp(t.bot.services.tables.now(), UTC).date()
        await preferences.add_vacation(t.bot.services.tables, anna.id, today, today + timedelta(days=2))
        [vacation] = await preferences.vacations(t.bot.services.tables, anna.id)
        begin, end = f"<t:{vacation.starts_at}:D>", f"<t:{vacation.ends_at}:D>"
        answer = await t.press(anna, "league_join")
        assert SAY("done-league-vacation", begin=begin) in answer.text
        answer = await t.press(ben, "league_join")
        assert begin not in answer.text
        shown = await manage(t, captain)
        one = SAY("managing-away-one", name="Anna", begin=begin, end=end)
        assert SAY("managing-away", names=one) in shown.text
        assert not any(begin in text_of(message) for message in t.public())
