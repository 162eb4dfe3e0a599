"""Games with real cards, from the first round to a league, as people meet them on Discord."""

from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from bot.model.leagues import Format, LeagueStage, Ranking
from bot.model.matches import MatchState
from bot.model.scorepads import ScorepadState
from bot.store.privacy import ANONYMOUS
from bot.texts.catalog import LANGUAGES, speaker
from tests.cogs.league_tavern import begun as begun_league
from tests.cogs.league_tavern import created, organiser
from tests.cogs.scorepad_tavern import (
    a_league,
    actions_of,
    begun,
    choose_round,
    command,
    confirmed,
    counted,
    enter,
    fields_of,
    fill,
    open_form,
    post_of,
    the_pad,
)
from tests.messages import presses, text_of, walk
from tests.simulated.locale import guild_speaks, speaking
from tests.tavern import ENGLISH, tavern
from tests.ui.person.test_privacy import deleted

SHORT = {
    "playapirata": {"treasures": "3,3,s 4 -", "towels": "1 2 0", "umbrella": "0 0 0"},
    "corsari": {"closed": "1 0 0", "limit": "0 - -", "stowaways": "0 - -"},
    "hollander": {"left": "0 3 5", "taken": "- - -"},
}
"""A last round of each game for three, and its winner is the first."""


@pytest.mark.slow
async def test_a_whole_game_of_skull_king_is_written_corrected_confirmed_and_counted(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        olivia = organiser(t)
        pad = await begun(t, "skullking", guests="Zoe")
        assert [row.name for row in pad.players] == ["Anna", "Ben", "Zoe"]
        for number in range(1, 11):
            form = await open_form(t, (anna, ben)[number % 2], "pad_enter")
            assert form.modal is not None
            assert form.modal["title"] == ENGLISH("pad-form-new", round=number)
            who = (anna, ben)[number % 2]
            bids = f"{number} 0 0"
            if number == 4:
                wrong = await fill(t, who, form, bid=bids, tricks="4 1 0")
                assert wrong.private
                assert ENGLISH("refusal-tricks-must-add-up", needed=4, tricks=5) in wrong.text
                assert "`4 4`" in wrong.text, "what was typed is shown again"
                assert (await the_pad(t)).paper.number == 4
                form = await open_form(t, who, "pad_write", on=wrong.message)
                assert fields_of(form) == {"seat0": "4 4", "seat1": "0 1", "seat2": "0 0"}
            answer = await fill(t, who, form, bid=bids, tricks=bids)
            assert answer.private
            assert answer.text.startswith(ENGLISH("done-pad-written", round=number))
        told = text_of(await post_of(t))
        total = sum(20 * number for number in range(1, 11))
        score = ENGLISH("skullking-score", score=total)
        assert ENGLISH("place-line", place=1, name="Anna", score=score) in told
        assert ENGLISH("pad-finished", names="Anna, Ben") in told, "a guest confirms nothing"

        await t.press(anna, "pad_confirm", on=await post_of(t))
        form = await choose_round(t, ben, 3)
        assert fields_of(form) == {"seat0": "3 3 0", "seat1": "0 0 0", "seat2": "0 0 0"}
        corrected = await fill(t, ben, form, bid="3 0 1", tricks="2 0 1", bonus="0 0 0")
        assert corrected.text.startswith(ENGLISH("done-pad-corrected", round=3))
        pad = await the_pad(t)
        assert [row.name for row in pad.unconfirmed] == ["Anna", "Ben"], "a correction is confirmed anew"
        assert "corrected by Ben" in text_of(await post_of(t))
        assert pad.placings[0].score == total - 60 - 10

        assert (await confirmed(t)).state is ScorepadState.CONFIRMED
        league_id = await a_league(t, Format.LADDER, least_games=1)
        answer = await counted(t, olivia, league_id)
        assert answer.text == ENGLISH("done-pad-counted", number=pad.id, league="Kitchen")
        await t.env.settle()
        league = await t.bot.services.seasons.load(league_id)
        [match] = league.matches
        assert (match.state, match.pad_id, match.table_id) == (MatchState.DONE, pad.id, None)
        assert [row.user_id for row in league.results[match.id]] == [anna.id, ben.id, None]
        assert list(league.winners) == [anna.id]
        assert ENGLISH("pad-counted", league="Kitchen") in text_of(await post_of(t))
        assert not presses(await post_of(t))
        assert len([one for one in t.public() if "with real cards" in text_of(one)]) == 1, "one post"


@pytest.mark.parametrize("game", SHORT)
async def test_a_short_game_of_each_other_kind(tmp_path: Path, game: str) -> None:
    async with tavern(tmp_path, 2) as t:
        anna = t.people[0]
        await begun(t, game, guests="Zoe")
        if game == "playapirata":
            message, custom_id = t.find(anna, "pad_option", on=await post_of(t))
            await anna.select(message, ["1"], custom_id=custom_id)
            assert (await the_pad(t)).row.options["hands"] == "one"
            await t.env.settle()
        answer = await enter(t, anna, **SHORT[game])
        assert ENGLISH("done-pad-over") in answer.text
        pad = await the_pad(t)
        assert pad.placings[0].seat == 0
        assert "```" in text_of(await post_of(t))
        assert (await confirmed(t)).state is ScorepadState.CONFIRMED
        assert actions_of(await post_of(t)) == {"pad_again", "pad_correct", "pad_drop"}


async def test_what_can_be_done_with_a_scorepad_is_done_where_it_is_shown(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "corsari", guests="Zoe")

        async def shown(who: MemberActor) -> ResponseMessage:
            answer = await command(t, who, "show")
            assert answer.private
            return answer.message

        assert actions_of(await shown(ben)) == {"pad_enter", "pad_join_me", "pad_people", "pad_drop"}
        await fill(t, ben, await open_form(t, ben, "pad_enter", on=await shown(ben)), **SHORT["corsari"])
        assert actions_of(await shown(ben)) == {"pad_confirm", "pad_again", "pad_correct", "pad_drop"}
        choice = await t.press(ben, "pad_correct", on=await shown(ben))
        message, custom_id = t.find(ben, "pad_round", on=choice.message)
        form = await ben.select(message, ["1"], custom_id=custom_id)
        same = await fill(t, ben, form)
        assert ENGLISH("refusal-pad-same-line", round=1) in same.text
        await t.press(ben, "pad_confirm", on=await shown(ben))
        done = await t.press(anna, "pad_confirm", on=await shown(anna))
        assert done.text == ENGLISH("done-pad-confirmed-all")


async def test_whoever_runs_leagues_is_offered_those_in_which_a_scorepad_can_count(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        olivia = organiser(t)
        await begun(t, "corsari", guests="Zoe")
        await a_league(t, Format.LADDER)
        wanted = await a_league(t, Format.LADDER, game="corsari", name="Galley", ranking=Ranking.POINTS)
        assert "pad_count" not in actions_of((await command(t, olivia, "show")).message), "not confirmed"
        await enter(t, anna, closed="1 0", limit="0 -", stowaways="0 -")
        await confirmed(t)
        assert "pad_count" not in actions_of((await command(t, anna, "show")).message)
        panel = (await command(t, olivia, "show")).message
        offered = [one["label"] for part in walk(panel.components) for one in part.get("options", ())]
        assert offered == ["Galley"]
        answer = await t.choose(olivia, "pad_count", str(wanted), on=panel)
        assert answer.text == ENGLISH("done-pad-counted", number=1, league="Galley")


async def test_a_scorepad_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0")
        post, before = await post_of(t), text_of(await post_of(t))
        await t.restart()
        assert text_of(post) == before
        await enter(t, ben, bid="1 1", tricks="1 1")
        assert (await the_pad(t)).paper.number == 3
        assert (await post_of(t)).id == post.id, "edited in place"
        assert ENGLISH("pad-open", round=3, rounds=10, cards=3) in text_of(post)


async def test_what_discord_was_not_told_is_told_at_the_start(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        post = await post_of(t)
        t.env.inject_error("PATCH", "/channels/*", status=500, times=None)
        await enter(t, anna, bid="1 0", tricks="1 0")
        t.env.backend.faults.clear()
        await t.restart()
        assert ENGLISH("pad-open", round=2, rounds=10, cards=2) in text_of(post)


async def test_a_round_is_struck_and_a_scorepad_dropped(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0")
        panel = (await t.press(ben, "pad_correct", on=await post_of(t))).message
        assert (await t.press(ben, "pad_strike", on=panel)).text == ENGLISH("done-pad-struck", round=1)
        late = await t.press(ben, "pad_strike", on=panel)
        assert late.text == ENGLISH("refusal-pad-no-such-round", round=1, last=0)
        await t.env.settle()
        assert "deleted by Ben" in text_of(await post_of(t))
        question = (await t.press(ben, "pad_drop", on=await post_of(t))).message
        await t.press(ben, "pad_keep", on=question)
        assert (await the_pad(t)).state is ScorepadState.OPEN
        shown = (await command(t, anna, "show")).message
        question = (await t.press(anna, "pad_drop", on=shown)).message
        await t.press(anna, "pad_yes_drop", on=question)
        await t.env.settle()
        post = await post_of(t)
        assert ENGLISH("pad-dropped") in text_of(post)
        assert not presses(post)
        assert len((await the_pad(t)).written) == 2, "what was written stays"


async def test_the_newest_scorepads_are_suggested(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna = t.people[0]
        await begun(t, "skullking")
        await begun(t, "corsari")
        offered = await anna.autocomplete(t.channel, "scorepad show", "scorepad", "skull")
        assert [(one["value"], one["name"]) for one in offered] == [(1, "1 · Skull King · in play")]
        shown = await command(t, anna, "show", scorepad=1)
        assert ENGLISH("pad-title", game="Skull King", number=1) in shown.text


async def test_the_invitation_to_a_match_that_was_played_at_home_is_taken_off(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        olivia, seasons = organiser(t), t.bot.services.seasons
        league = await created(t, olivia)
        for person in t.people:
            await t.press(person, "league_join")
        league = await begun_league(t)
        [thread] = t.channel.threads
        assert t.public(thread)
        await begun(t, "skullking")
        anna = t.people[0]
        pad = await the_pad(t)
        message, custom_id = t.find(anna, "pad_option", f"{pad.id} rounds", on=await post_of(t))
        await anna.select(message, ["0"], custom_id=custom_id)
        await t.env.settle()
        await enter(t, anna, bid="1 0", tricks="1 0")
        await confirmed(t)
        await counted(t, olivia, league.id)
        await t.env.settle()
        after = await seasons.load(league.id)
        assert [match.state for match in after.matches] == [MatchState.DONE]
        assert not t.public(thread), "nobody is asked to be there any more"
        assert after.row.stage is LeagueStage.FINISHED, "it was the only round"


async def test_a_deleted_name_is_taken_off_the_post(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        assert "Anna" in text_of(await post_of(t))
        await deleted(t, anna)
        await t.env.settle()
        assert "Anna" not in text_of(await post_of(t))
        assert ANONYMOUS in text_of(await post_of(t))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_scorepad_speaks_the_language_of_its_server_and_of_who_asks(
    tmp_path: Path, language: str
) -> None:
    """That Discord takes the commands, the forms and the post is asserted when the tavern closes."""
    say, locale = speaker(language), LANGUAGES[language][-1]
    async with tavern(tmp_path, 2) as t:
        guild_speaks(t.env, t.guild, locale)
        anna, ben = t.people
        with speaking(anna, locale), speaking(ben, locale):
            pad = await begun(t, "skullking")
            assert say("pad-title", game=say("game-skullking"), number=pad.id) in text_of(await post_of(t))
            wrong = await enter(t, anna, bid="1 0", tricks="1 1")
            assert say("refusal-tricks-must-add-up", needed=1, tricks=2) in wrong.text
            assert (await enter(t, anna, bid="1 0", tricks="1 0")).text.startswith(
                say("done-pad-written", round=1)
            )
