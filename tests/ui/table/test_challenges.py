"""Challenges and invitations on Discord: two taps to a table for two, and a sentence for what can't be."""

from pathlib import Path
from typing import Any

import pytest

from bot.model.guilds import Openers
from bot.model.tables import Status
from bot.tables import guild_settings
from bot.tables.person import Person
from bot.texts.catalog import speaker
from tests.cogs.test_outages import deny
from tests.messages import presses, text_of
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import joined

SAY = speaker("en")


async def settle(t: Tavern, setting: str, value: object) -> None:
    change = guild_settings.change(setting, value)
    await guild_settings.settle(t.bot.services.tables, t.guild.id, change, Person(1, "Gina"))


async def challenged(t: Tavern, by: int = 0, whom: Any = 1) -> Answer:
    user = t.people[whom] if isinstance(whom, int) else whom
    return t._answer(await t.people[by].slash(t.channel, "tavern challenge", player=user))


async def test_two_taps_open_a_table_for_two_in_a_free_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        call = await challenged(t)
        assert not call.private
        assert f"<@{ben.id}>" in call.text
        for who, why in ((carla, "challenge-not-yours"), (anna, "challenge-yours")):
            refused = await t.press(who, "challenge_accept", on=call.message)
            assert (refused.private, refused.text) == (True, SAY(f"refusal-{why}"))
        hand = await t.press(ben, "challenge_accept", on=call.message)
        assert hand.private
        table = await t.table()
        assert (table.status, table.row.channel_id) == (Status.RUNNING, t.channel.id)
        assert [row.user_id for row in table.seats] == [anna.id, ben.id]
        [told] = [one for one in t.public() if one.id == call.message.id]
        assert "accepts Anna’s challenge" in text_of(told)
        assert presses(told) == []


async def test_where_a_table_is_already_it_opens_in_the_challenges_thread(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        await t.slash(t.people[2], "start", computers=1)
        call = await challenged(t)
        await t.press(t.people[1], "challenge_accept", on=call.message)
        table = await t.table()
        assert table.row.channel_id == call.message.id, "a thread has the id of its message"
        assert [thread.id for thread in t.channel.threads] == [call.message.id]


@pytest.mark.parametrize("is_taken", [False, True], ids=["here", "in a thread"])
async def test_a_challenge_that_is_accepted_twice_leads_to_its_one_table(
    tmp_path: Path, is_taken: bool
) -> None:
    async with tavern(tmp_path, 3) as t:
        ben = t.people[1]
        if is_taken:
            await t.slash(t.people[2], "start", computers=1)
        call = await challenged(t)
        _, pressed = t.find(ben, "challenge_accept", on=call.message)
        await t.press(ben, "challenge_accept", on=call.message)
        table = await t.table()
        again = await t.press_forged(ben, call.message, pressed)
        assert again.private
        assert (await t.table()).id == table.id


async def test_where_it_can_open_nowhere_it_says_why(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        early = await challenged(t)
        deny(t, create_public_threads=True)
        await t.slash(t.people[2], "start", computers=1)
        link = f"https://discord.com/channels/{t.guild.id}/{t.channel.id}/{(await t.post()).id}"
        for answer in (
            await t.press(t.people[1], "challenge_accept", on=early.message),
            await challenged(t),
        ):
            assert (answer.private, answer.text) == (True, SAY("refusal-channel-taken", link=link))
        assert len((await t.table()).seats) == 2, "nothing else was opened"


@pytest.mark.parametrize("whom", ["bot", "oneself", "unwilling"])
async def test_whom_nobody_can_challenge_gets_no_message_and_the_caller_a_sentence(
    tmp_path: Path, whom: str
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        if whom == "bot":
            user = t.guild.add_member(t.env.create_user("Polly", bot=True))
            answer, why = await challenged(t, whom=user), SAY("refusal-challenge-bot")
        elif whom == "oneself":
            answer, why = await challenged(t, whom=anna), SAY("refusal-challenge-self")
        else:
            panel = t._answer(await ben.slash(t.channel, "tavern preferences"))
            await t.press(ben, "invited", "off", on=panel.message)
            answer, why = await challenged(t), SAY("refusal-no-invitations", name="Ben")
        assert (answer.private, answer.text) == (True, why)


async def test_a_challenge_of_one_who_has_left_or_of_last_week_is_refused(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        gone, old = await challenged(t), await challenged(t, by=2)
        t.guild.remove_member(anna)
        answer = await t.press(ben, "challenge_accept", on=gone.message)
        assert answer.text == SAY("refusal-challenger-left")
        await t.wait(8 * 24 * 3600)
        answer = await t.press(ben, "challenge_accept", on=old.message)
        assert answer.text == SAY("refusal-challenge-old")


async def test_a_challenge_is_declined_in_public_without_a_word_of_blame(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        call = await challenged(t)
        answer = await t.press(t.people[1], "challenge_decline", on=call.message)
        assert answer.private
        [told] = [one for one in t.public() if one.id == call.message.id]
        assert text_of(told) == SAY("challenge-declined", rival="Ben")


async def test_the_menu_of_a_person_challenges_and_invites_to_an_open_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        refused = t._answer(await anna.context_menu(t.channel, "Invite to my table", ben))
        assert refused.text == SAY("refusal-no-open-table")
        await t.slash(anna, "start", players=3)
        call = t._answer(await anna.context_menu(t.channel, "Invite to my table", ben))
        assert f"<@{ben.id}>" in call.text
        await t.press(ben, "join", on=call.message)
        assert [row.user_id for row in (await t.table()).seats] == [anna.id, ben.id]
        again = t._answer(await anna.context_menu(t.channel, "Invite to my table", ben))
        assert again.text == SAY("refusal-invited-is-seated", name="Ben")
        call = t._answer(await carla.context_menu(t.channel, "Challenge", ben))
        assert "Carla challenges you" in call.text


@pytest.mark.parametrize("is_taken", [False, True], ids=["here", "in a thread"])
async def test_a_challenge_is_accepted_by_whoever_may_open_no_table_if_the_challenger_may(
    tmp_path: Path, is_taken: bool
) -> None:
    async with tavern(tmp_path, 3) as t:
        role = t.guild.create_role("Crew")
        t.people[0] = joined(t, "Sailor", role)
        if is_taken:
            await t.slash(t.people[2], "start", computers=1)
        await settle(t, "opener_role", role.id)
        await settle(t, "channels", (t.channel.id,))
        refused = await challenged(t, by=1, whom=0)
        assert refused.text == SAY("refusal-role-opens", role=f"<@&{role.id}>")
        call = await challenged(t)
        await t.press(t.people[1], "challenge_accept", on=call.message)
        assert (await t.table()).seats[1].user_id == t.people[1].id


async def test_a_challenge_that_became_a_matter_of_moderators_is_refused_and_both_can_read_it(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        call = await challenged(t)
        await settle(t, "openers", Openers.MODERATORS)
        async with t.unchanged():
            refused = await t.press(t.people[1], "challenge_accept", on=call.message)
        assert (refused.private, refused.text) == (True, SAY("refusal-moderators-open"))
        [told] = [one for one in t.public() if one.id == call.message.id]
        assert SAY("refusal-moderators-open") in text_of(told)
        assert presses(told) == []
        assert t.channel.threads == []
