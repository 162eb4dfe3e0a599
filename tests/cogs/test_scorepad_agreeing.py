"""House rules, options after the first round, and a bonus that was so, on Discord."""

from pathlib import Path

from bot.model.leagues import Format
from bot.model.scorepads import ScorepadState
from bot.ui.leagues.matches import match_lines
from bot.ui.leagues.standings import standings_page
from tests.cogs.league_tavern import organiser
from tests.cogs.scorepad_tavern import (
    a_league,
    actions_of,
    begun,
    choose_round,
    confirmed,
    counted,
    enter,
    fill,
    open_form,
    post_of,
    the_pad,
)
from tests.messages import text_of, text_of_view
from tests.tavern import ENGLISH, tavern


async def test_a_bonus_beyond_the_rules_was_so_by_a_press_and_the_post_marks_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        refused = await enter(t, anna, bid="1 0", tricks="1 0", bonus="20+50 0")
        assert actions_of(refused.message) == {"pad_write", "pad_so"}
        assert not (await the_pad(t)).paper.lines
        saved = await t.press(anna, "pad_so", on=refused.message)
        assert "Anna 1 1 70" in saved.text
        await t.env.settle()
        assert ENGLISH("pad-beyond", count=1, rounds="1") in text_of(await post_of(t))
        wrong = await fill(t, anna, await choose_round(t, anna, 1), bid="1 0", tricks="1 0", bonus="0 30")
        corrected = await t.press(anna, "pad_so", on=wrong.message)
        assert corrected.text.startswith(ENGLISH("done-pad-corrected", round=1))
        assert [line.total for line in (await the_pad(t)).paper.scorepad()] == [20, 40]


async def test_tricks_that_do_not_add_up_are_never_so(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        refused = await enter(t, anna, bid="1 0", tricks="0 0")
        assert actions_of(refused.message) == {"pad_write"}


async def test_six_people_s_lines_are_kept_as_they_were_typed_when_it_was_so(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Carla, Dora, Emil, Fred")
        form = await open_form(t, anna, "pad_enter")
        others = "\n".join(f"{name}: 0 0" for name in ("Ben", "Carla", "Dora", "Emil", "Fred"))
        refused = await fill(t, anna, form, all=f"Anna: 1 1 200\n{others}")
        saved = await t.press(anna, "pad_so", on=refused.message)
        assert "Anna 1 1 200 · Ben 0 0 0" in saved.text


async def test_house_rules_are_switched_on_and_the_scorepad_counts_only_if_a_moderator_says_so(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        olivia = organiser(t)
        pad = await begun(t, "skullking")
        panel = (await t.press(anna, "pad_agreed", on=await post_of(t))).message
        on = await t.press(anna, "pad_house", on=panel)
        assert ENGLISH("done-pad-house-rules") in on.text
        await t.env.settle()
        assert ENGLISH("pad-house-rules") in text_of(await post_of(t))
        panel = (await t.press(ben, "pad_agreed", on=await post_of(t))).message
        await t.choose(ben, "pad_option", "1", on=panel, argument="1 rounds")
        for number in (1, 2):
            await enter(t, anna, bid="1 0", tricks=f"{number - 1} 0", bonus="30 -5")
        pad = await confirmed(t)
        assert pad.state is ScorepadState.CONFIRMED
        assert [line.total for line in pad.paper.scorepad()[-2:]] == [70, 20]
        league_id = await a_league(t, Format.LADDER)
        question = await counted(t, olivia, league_id)
        assert ENGLISH("pad-count-question", number=pad.id, league="Kitchen") in question.text
        assert (await the_pad(t)).state is ScorepadState.CONFIRMED
        answer = await t.press(olivia, "pad_yes_count", on=question.message)
        assert answer.text == ENGLISH("done-pad-counted", number=pad.id, league="Kitchen")
        await t.env.settle()
        assert ENGLISH("pad-house-rules") in text_of(await post_of(t)), "it is marked there"
        league = await t.bot.services.seasons.load(league_id)
        assert f"1. Anna · 2. Ben · {ENGLISH('match-house-rules')}" in match_lines(league, 0, 3_000, ENGLISH)
        note = ENGLISH("standings-unusual", count=1)
        ratings = await t.press_forged(anna, await post_of(t), f"t:0:league_ratings::{league_id}")
        assert note in ratings.text
        assert note in text_of_view(standings_page(league, 0, ENGLISH))


async def test_options_after_the_first_round_show_every_total_before_and_after(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0", bonus="30 0")
        await enter(t, anna, bid="1 0", tricks="2 0")
        panel = (await t.press(anna, "pad_agreed", on=await post_of(t))).message
        refused = await t.choose(anna, "pad_option", "1", on=panel, argument="1 rounds")
        assert ENGLISH("refusal-pad-round-against", round=2) in refused.text
        changed = await t.choose(anna, "pad_option", "4", on=panel, argument="1 rounds")
        assert "Anna: 40 points → 40 points" in changed.text
        await t.env.settle()
        post = text_of(await post_of(t))
        assert "Changed by Anna, " in post
        assert post.endswith(": Rounds per game: 5")


async def test_the_same_people_play_again_by_a_press(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Zoe")
        panel = (await t.press(ben, "pad_agreed", on=await post_of(t))).message
        await t.choose(ben, "pad_option", "0", on=panel, argument="1 rounds")
        await enter(t, anna, bid="1 0 0", tricks="1 0 0")
        again = await t.press(ben, "pad_again", on=await post_of(t))
        assert again.text == ENGLISH("done-pad-begun", number=2)
        assert [row.name for row in (await the_pad(t)).players] == ["Anna", "Ben", "Zoe"]
        assert "pad_bids" in actions_of(await post_of(t))
