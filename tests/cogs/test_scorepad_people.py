"""Who comes and goes while a game with real cards is played, and its early end, on Discord."""

from pathlib import Path

from bot.model.leagues import Format
from bot.ui.leagues.matches import match_lines
from tests.cogs.league_tavern import organiser
from tests.cogs.scorepad_tavern import (
    a_league,
    actions_of,
    begun,
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
from tests.messages import text_of
from tests.tavern import ENGLISH, tavern


async def test_a_scorepad_is_a_lobby_until_its_first_round(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        alone = await command(t, anna, "start", game="skullking")
        assert alone.text == ENGLISH("done-pad-begun", number=1)
        assert ENGLISH("pad-waits", least=2, most=8) in text_of(await post_of(t))
        assert not actions_of(await post_of(t)) & {"pad_bids", "pad_enter"}, "nothing can be written yet"
        panel = (await t.press(anna, "pad_people", on=await post_of(t))).message
        last = await t.choose(anna, "pad_leave", "0", on=panel)
        assert ENGLISH("refusal-pad-people", count=1, least=2, most=8) in last.text
        assert "That makes 1" not in last.text
        joined = await t.press(ben, "pad_join_me", on=await post_of(t))
        assert joined.text == ENGLISH("done-pad-joined", name="Ben", round=1)
        again = await t.press(ben, "pad_join_me", on=await post_of(t))
        assert again.text == ENGLISH("refusal-pad-person-twice", word="Ben")
        await t.env.settle()
        assert "2. **Ben**" in text_of(await post_of(t))
        await enter(t, anna, bid="1 0", tricks="1 0")
        assert "pad_join_me" not in actions_of(await post_of(t))


async def test_who_goes_before_the_first_round_was_never_on_the_scorepad_and_may_come_again(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Yan, Zoe")
        form = await open_form(t, anna, "pad_enter")
        panel = (await t.press(anna, "pad_people", on=await post_of(t))).message
        gone = await t.choose(anna, "pad_leave", "1", on=panel)
        assert ENGLISH("done-pad-off", name="Ben") in gone.text
        late = await fill(t, anna, form, bid="1 0 0 0", tricks="1 0 0 0")
        told = ENGLISH("refusal-pad-lines", count=4, players=3, names="Anna, Yan, Zoe")
        assert told in late.text, "the form was for four"
        assert "Ben" not in text_of(await post_of(t))
        await t.press(ben, "pad_join_me", on=await post_of(t))
        await t.env.settle()
        assert "4. **Ben**" in text_of(await post_of(t))
        assert [row.name for row in (await the_pad(t)).players] == ["Anna", "Yan", "Zoe", "Ben"]


async def test_a_form_for_five_is_refused_once_they_are_six_and_keeps_what_was_typed(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Carla, Dora, Emil")
        form = await open_form(t, anna, "pad_enter")
        panel = (await t.press(ben, "pad_people", on=await post_of(t))).message
        await fill(t, ben, await open_form(t, ben, "pad_guest", on=panel), name="Fred")
        late = await fill(t, anna, form, bid="1 0 0 0 0", tricks="1 0 0 0 0")
        names = "Anna, Ben, Carla, Dora, Emil, Fred"
        assert ENGLISH("refusal-pad-lines", count=5, players=6, names=names) in late.text


async def test_a_guest_comes_late_with_the_lowest_score_and_one_leaves_with_undo(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Zoe")
        await enter(t, anna, bid="1 0 0", tricks="1 0 0")
        panel = (await t.press(ben, "pad_people", on=await post_of(t))).message
        form = await open_form(t, ben, "pad_guest", on=panel)
        twice = await fill(t, ben, form, name="ZOE")
        await t.press(ben, "pad_join_with", "1 1 0 ZOE", on=twice.message)
        assert len((await the_pad(t)).players) == 3
        form = await open_form(t, ben, "pad_guest", on=panel)
        choice = await fill(t, ben, form, name="Aunt Josephine")
        assert ENGLISH("pad-join-question", name="Aunt Josephine") in choice.text
        joined = await t.press(ben, "pad_join_with", "1 1 0 Aunt Josephine", on=choice.message)
        assert joined.text == ENGLISH("done-pad-joined", name="Aunt Josephine", round=2)
        await t.env.settle()
        post = text_of(await post_of(t))
        assert "4. **Aunt Josephine** (guest): 10 points · since round 2" in post
        panel = (await t.press(anna, "pad_people", on=await post_of(t))).message
        gone = await t.choose(anna, "pad_leave", "1", on=panel)
        assert ENGLISH("done-pad-left", name="Ben", round=2) in gone.text
        await t.env.settle()
        assert "2. **Ben**: 10 points · left after round 1, says Anna" in text_of(await post_of(t))
        await t.press(anna, "pad_stay", on=gone.message)
        await t.env.settle()
        assert "left after" not in text_of(await post_of(t))
        panel = (await t.press(ben, "pad_people", on=await post_of(t))).message
        await t.choose(ben, "pad_leave", "1", on=panel)
        await t.env.settle()
        assert "2. **Ben**: 10 points · left after round 1\n" in text_of(await post_of(t))
        form = await open_form(t, anna, "pad_enter")
        assert list(fields_of(form)) == ["seat0", "seat2", "seat3"], "one fewer is asked"
        await fill(t, anna, form, seat0="0 0", seat2="2 2", seat3="0 0")
        assert [line.total for line in (await the_pad(t)).paper.scorepad()[-4:]] == [40, 10, 50, 30]


async def test_who_leaves_is_ranked_last_or_out_as_the_table_chooses(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Zoe, Yan")
        await enter(t, anna, bid="0 0 1 0", tricks="0 0 1 0")
        panel = (await t.press(anna, "pad_people", on=await post_of(t))).message
        gone = await t.choose(anna, "pad_leave", "2", on=panel)
        assert ENGLISH("done-pad-left", name="Zoe", round=2) in gone.text
        out = await t.press(anna, "pad_rank", on=gone.message)
        assert ENGLISH("done-pad-out", name="Zoe", round=2) in out.text
        await t.env.settle()
        no_place = ENGLISH("pad-without-place")
        left = "3. **Zoe** (guest): 20 points · left after round 1, says Anna"
        assert f"{left} · {no_place}" in text_of(await post_of(t))
        last = await t.press(anna, "pad_rank", on=out.message)
        assert ENGLISH("done-pad-left", name="Zoe", round=2) in last.text
        await t.env.settle()
        assert no_place not in text_of(await post_of(t))
        out = await t.press(anna, "pad_rank", on=last.message)
        await enter(t, anna, seat0="2 2", seat1="0 0", seat3="1 0")
        too_late = await t.press(anna, "pad_rank", on=out.message)
        assert ENGLISH("refusal-pad-round-written", round=2) in too_late.text
        question = await t.press(
            ben, "pad_end", on=(await t.press(ben, "pad_people", on=await post_of(t))).message
        )
        await t.press(ben, "pad_yes_end", on=question.message)
        await t.env.settle()
        post = text_of(await post_of(t))
        assert [line for line in post.splitlines() if "points" in line and "**" in line] == [
            "🥇 1. **Anna** with 50 points",
            "🥈 2. **Ben** with 30 points",
            "🥉 3. **Yan** with 0 points",
            f"· **Zoe**: 20 points · left after round 1, says Anna · {no_place}",
        ]


async def test_an_evening_ends_early_and_counts_with_the_rounds_played(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        olivia = organiser(t)
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0")
        await enter(t, anna, bid="2 0", tricks="2 0")
        panel = (await t.press(ben, "pad_people", on=await post_of(t))).message
        question = await t.press(ben, "pad_end", on=panel)
        assert ENGLISH("pad-end-question", round=2) in question.text
        await t.press(ben, "pad_yes_end", on=question.message)
        await t.env.settle()
        assert ENGLISH("pad-ended", round=2, rounds=10) in text_of(await post_of(t))
        panel = (await t.press(ben, "pad_people", on=await post_of(t))).message
        await t.press(ben, "pad_play_on", on=panel)
        await t.env.settle()
        assert "pad_enter" in actions_of(await post_of(t))
        panel = (await t.press(anna, "pad_people", on=await post_of(t))).message
        question = await t.press(anna, "pad_end", on=panel)
        await t.press(anna, "pad_yes_end", on=question.message)
        await t.env.settle()
        pad = await confirmed(t)
        league_id = await a_league(t, Format.LADDER)
        question = await counted(t, olivia, league_id)
        assert ENGLISH("pad-ended", round=2, rounds=10) in question.text, "only if a moderator decides so"
        answer = await t.press(olivia, "pad_yes_count", on=question.message)
        assert answer.text == ENGLISH("done-pad-counted", number=pad.id, league="Kitchen")
        await t.env.settle()
        assert ENGLISH("pad-ended", round=2, rounds=10) in text_of(await post_of(t)), "it is marked there"
        league = await t.bot.services.seasons.load(league_id)
        lines = match_lines(league, 0, 3_000, ENGLISH)
        assert f"1. Anna · 2. Ben · {ENGLISH('match-ended-early', played=2, planned=10)}" in lines
