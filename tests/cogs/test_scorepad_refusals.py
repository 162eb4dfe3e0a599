"""What is refused of scorepads is told in private, to whom it concerns, and loses nothing."""

from pathlib import Path

import discord

from bot.model.leagues import Format
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from tests.cogs.scorepad_tavern import (
    a_league,
    begun,
    command,
    enter,
    fields_of,
    fill,
    open_form,
    post_of,
    the_pad,
)
from tests.tavern import ENGLISH, tavern


async def test_only_who_plays_and_moderators_write(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        carla = t.people.pop()
        pad = await begun(t, "skullking")
        post = await post_of(t)
        async with t.unchanged():
            for action in ("pad_enter", "pad_drop", "pad_confirm", "pad_correct"):
                press = ButtonId(NO_TABLE, action, None, str(pad.id))
                refused = await t.press_forged(carla, post, press.encode())
                assert refused.private
                assert refused.text == ENGLISH("refusal-not-your-pad")
        role = t.guild.create_role("bosun", permissions=discord.Permissions(manage_messages=True))
        bosun = t.guild.add_member(t.env.create_user("mo", global_name="Mo"), roles=[role])
        await enter(t, bosun, bid="1 0", tricks="1 0")
        assert (await the_pad(t)).written[-1].name == "Mo"
        league_id = await a_league(t, Format.LADDER)
        press = ButtonId(NO_TABLE, "pad_count", None, f"{pad.id} {league_id}")
        refused = await t.press_forged(bosun, post, press.encode())
        assert refused.text == ENGLISH("refusal-leagues-by-moderators"), "that needs more"


async def test_another_server_sees_nothing_of_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        pad = await begun(t, "skullking")
        elsewhere = t.env.create_guild("Another harbour")
        t.channel = elsewhere.create_text_channel("tavern")
        stranger = elsewhere.add_member(t.env.create_user("stranger", global_name="Stranger"))
        hidden = await command(t, stranger, "show", scorepad=pad.id)
        assert hidden.text == ENGLISH("refusal-no-such-pad")
        assert (await command(t, stranger, "show")).text == ENGLISH("refusal-no-pad-here")
        assert await stranger.autocomplete(t.channel, "scorepad show", "scorepad", "") == []


async def test_a_form_of_a_round_that_another_has_written_loses_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking")
        late = await open_form(t, ben, "pad_enter")
        await enter(t, anna, bid="1 0", tricks="1 0")
        async with t.unchanged():
            refused = await fill(t, ben, late, bid="0 1", tricks="0 1")
        assert ENGLISH("refusal-pad-round-written", round=1) in refused.text
        form = await open_form(t, ben, "pad_write", on=refused.message)
        assert form.modal is not None
        assert form.modal["title"] == ENGLISH("pad-form-correct", round=1)
        assert fields_of(form) == {"seat0": "0 0", "seat1": "1 1"}
        await fill(t, ben, form)
        assert (await the_pad(t)).paper.lines == ("bid 0 tricks 0 bonus 0 | bid 1 tricks 1 bonus 0",)


async def test_bad_input_is_told_with_the_field_and_the_player(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Zoe")
        async with t.unchanged():
            few = await enter(t, anna, seat0="1", seat1="0 0", seat2="0 0")
            assert (
                ENGLISH("refusal-pad-field-missing", name="Anna", field="Tricks won", allowed="0–1")
                in few.text
            )
            bad = await enter(t, anna, bid="1 0 @everyone", tricks="1 0 0")
            assert "Zoe: Bid" in bad.text
            bonus = await enter(t, anna, bid="0 0 0", tricks="1 0 0", bonus="30 0 0")
            assert ENGLISH("refusal-bonus-not-earned", name="Anna", bid=0, tricks=1) in bonus.text
            long = await enter(t, anna, seat0="1 " * 100, seat1="0 0", seat2="0 0")
            again = await open_form(t, anna, "pad_write", on=long.message)
            assert fields_of(again)["seat0"] == ("1 " * 100).strip(), "nothing that a form takes is too long"


async def test_a_scorepad_is_not_begun_with_bots_twice_or_too_many(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        async with t.unchanged():
            twice = await command(t, anna, "start", game="skullking", player2=anna)
            assert twice.text == ENGLISH("refusal-pad-person-twice", word="Anna")
            many = await command(t, anna, "start", game="corsari", player2=ben, guests="A, B, C")
            assert many.text == ENGLISH("refusal-pad-people", count=5, least=2, most=4)
            same = await command(t, anna, "start", game="corsari", guests="Bo, bo")
            assert same.text == ENGLISH("refusal-pad-person-twice", word="bo")
        guests = await command(t, anna, "start", game="corsari", guests=" Bo ,, Cy ")
        assert guests.text == ENGLISH("done-pad-begun", number=1)
        assert [row.name for row in (await the_pad(t)).players] == ["Anna", "Bo", "Cy"]


async def test_bots_do_not_play_with_real_cards(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        robot = t.guild.add_member(t.env.create_user("robot", bot=True))
        async with t.unchanged():
            refused = await command(t, t.people[0], "start", game="skullking", player2=robot)
        assert refused.text == ENGLISH("refusal-pad-no-bots")
