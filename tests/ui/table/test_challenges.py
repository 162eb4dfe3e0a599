"""Challenges and invitations on Discord: two taps to a table for two, and nobody is rung again and again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.delivery.message_keeper import MessageKeeper
from bot.model.guilds import Openers
from bot.model.messages import MessageKind, MessageRow
from bot.model.tables import Status
from bot.store.messages import MessageStore
from bot.tables import guild_settings
from bot.tables.challenges import make
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.texts.catalog import speaker
from tests.cogs.test_outages import deny
from tests.messages import presses, text_of
from tests.tavern import Answer, Tavern, tavern
from tests.ui.server.moderators import joined

SAY = speaker("en")
HOUR, DAY = 3600, 24 * 3600


async def settle(t: Tavern, setting: str, value: object) -> None:
    change = guild_settings.change(setting, value)
    await guild_settings.settle(t.bot.services.tables, t.guild.id, change, Person(1, "Gina"))


async def asked(t: Tavern, by: int = 0, whom: Any = 1) -> Answer:
    user = t.people[whom] if isinstance(whom, int) else whom
    answer = t._answer(await t.people[by].slash(t.channel, "tavern challenge", player=user))
    if not any(press.action == "challenge_table" for press in presses(answer.message)):
        return answer  # a refusal
    return await t.press(t.people[by], "challenge_table", on=answer.message)


async def challenged(t: Tavern, by: int = 0, whom: int = 1) -> ResponseMessage:
    answer = await asked(t, by, whom)
    assert (answer.private, answer.text) == (True, SAY("done-challenged", name=t.people[whom].name.title()))
    return t.public()[-1]


async def invited(t: Tavern, by: int = 0, whom: int = 1) -> ResponseMessage:
    await t.people[by].context_menu(t.channel, "Invite to my table", t.people[whom])
    return t.public()[-1]


def rung(t: Tavern) -> list[list[int]]:
    """The people whom each message of a challenge or an invitation has mentioned, oldest first."""
    sent = [request.json for request in t.env.http_requests if request.method == "POST"]
    said = [one.get("data", one) for one in sent if isinstance(one, dict)]
    calls = [one for one in said if "🤺" in str(one.get("content"))]
    return [[int(user) for user in one["allowed_mentions"].get("users", ())] for one in calls]


def now_reads(t: Tavern, message: ResponseMessage) -> tuple[str, list[str]]:
    [found] = [one for one in t.public() if one.id == message.id]
    return text_of(found), [press.action for press in presses(found)]


async def test_a_challenge_that_was_sent_and_not_noted_ends_on_discord_before_the_bot_looks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        place = MessageStore.place

        async def killed_before_it(self: MessageStore, row: MessageRow, *more: Any) -> None:
            is_its = row.key.kind is MessageKind.CHALLENGE
            await (asyncio.Event().wait() if is_its else place(self, row, *more))

        async def never_looks(self: MessageKeeper) -> None: ...

        async def meanwhile() -> None:
            killed.undo()
            monkeypatch.setattr(MessageKeeper, "resume", never_looks)
            await t.env.advance_time(8 * DAY)

        with monkeypatch.context() as killed:
            killed.setattr(MessageStore, "place", killed_before_it)
            await asked(t)
            await t.restart(meanwhile)
        await t.env.settle()
        [message] = t.public()
        assert now_reads(t, message) == (SAY("challenge-ran-out", name="Anna", rival="Ben"), [])


async def test_forty_challenges_and_twenty_invitations_by_one_person_ring_five_people(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        others = [t.guild.add_member(t.env.create_user(f"p{number}")) for number in range(40)]
        for other in others:
            await asked(t, whom=other)
        await t.slash(anna, "start", players=6)
        for other in others[20:]:
            answer = t._answer(await anna.context_menu(t.channel, "Invite to my table", other))
        assert rung(t) == [[other.id] for other in others[:5]]
        assert answer.text.startswith("That’s 5 challenges and invitations in a day")


async def test_a_person_is_asked_once_until_they_answer_and_for_a_week_after_a_no(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        call = await challenged(t)
        for _ in range(3):
            again = await asked(t)
            assert (again.private, "You’ve [asked Ben]" in again.text) == (True, True)
            assert f"{t.guild.id}/{t.channel.id}/{call.id}" in again.text
        other = await asked(t, by=1, whom=0)
        assert (other.private, "Anna has [asked you]" in other.text) == (True, True)
        await t.press(ben, "challenge_decline", on=call)
        assert "You’ve been turned down" in (await asked(t)).text
        assert rung(t) == [[ben.id]]
        await challenged(t, by=1, whom=0)
        assert rung(t) == [[ben.id], [anna.id]]


async def test_whoever_made_it_takes_it_back_from_its_message_and_from_the_answer_to_the_next(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        call = await challenged(t)
        for who in (ben, carla):
            refused = await t.press(who, "challenge_undo", on=call)
            assert refused.text == SAY("refusal-challenge-undo", name="Anna")
        back = await t.press(anna, "challenge_undo", on=call)
        assert (back.private, back.text) == (True, SAY("done-challenge-undone", name="Ben"))
        assert now_reads(t, call) == (SAY("challenge-taken-back", name="Anna"), [])
        call = await challenged(t)
        again = await asked(t)
        await t.press(anna, "challenge_undo", on=again.message)
        assert now_reads(t, call) == (SAY("challenge-taken-back", name="Anna"), [])
        assert rung(t) == [[ben.id], [ben.id]]


async def test_it_runs_out_by_itself_and_so_does_one_whose_message_or_channel_is_gone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, _, _, diego = t.people
        kept, deleted = await challenged(t), await challenged(t, whom=2)
        del t.env.backend.messages[t.channel.id][deleted.id]
        elsewhere = t.guild.create_text_channel("elsewhere")
        ways = t._answer(await anna.slash(elsewhere, "tavern challenge", player=diego))
        await t.press(anna, "challenge_table", on=ways.message)
        t.env.backend.delete_channel(elsewhere.id)
        await t.wait(7 * DAY + HOUR)
        assert now_reads(t, kept) == (SAY("challenge-ran-out", name="Anna", rival="Ben"), [])
        await t.wait(DAY)
        assert await (await t.bot.open_store()).fetch_all("SELECT * FROM challenges") == []
        assert len(rung(t)) == 3
        await challenged(t, whom=2)


@pytest.mark.parametrize("killed_before", ["it was sent", "it was known that it was sent"])
async def test_a_kill_neither_loses_a_challenge_nor_rings_twice(tmp_path: Path, killed_before: str) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        if killed_before == "it was sent":
            place = Place(t.guild.id, t.channel.id, "en")
            async with t.inside() as tables:
                await make(tables, place, Person(anna.id, "Anna"), Person(ben.id, "Ben"), game="corsari")
        else:
            await challenged(t)
            await not_yet_shown(t)
        await t.restart()
        assert rung(t) == [[ben.id]]
        [call] = t.public()
        await t.press(ben, "challenge_accept", on=call)
        assert (await t.table()).status is Status.RUNNING
        await not_yet_shown(t)
        await t.restart()
        assert "accepts Anna’s challenge" in now_reads(t, call)[0]
        assert rung(t) == [[ben.id]]


async def not_yet_shown(t: Tavern) -> None:
    await (await t.bot.open_store()).run(("UPDATE challenges SET is_shown = 0", ()))


async def test_a_challenge_of_before_they_were_stored_is_still_accepted_and_declined(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        for who, action, then in (
            (ben, "accept", "accepts Anna’s challenge"),
            (carla, "decline", "declines"),
        ):
            call = await challenged(t, whom=t.people.index(who))
            old = f"t:0:challenge_{action}::{anna.id} {who.id} corsari"
            answer = await t.press_forged(who, call, old)
            assert answer.private
            assert then in now_reads(t, call)[0]
        assert [row.user_id for row in (await t.table()).seats] == [anna.id, ben.id]


async def test_the_message_of_an_invitation_says_how_it_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        await t.slash(anna, "start", players=4)
        call, other = await invited(t), await invited(t, whom=2)
        await t.slash(ben, "join")
        joined_in = SAY("invite-accepted", rival="Ben", name="Anna", game="Skull King")
        assert now_reads(t, call) == (joined_in, [])
        declined = await t.press(carla, "challenge_decline", on=other)
        assert declined.text == SAY("done-challenge-declined")
        assert now_reads(t, other) == (SAY("challenge-declined", rival="Carla"), [])
        late = await invited(t, whom=3)
        await t.press(anna, "deal")
        assert now_reads(t, late) == (SAY("challenge-ran-out", name="Anna", rival="Diego"), [])
        assert rung(t)[:3] == [[ben.id], [carla.id], [diego.id]]


async def test_who_deletes_their_data_is_in_no_challenge_any_more_nor_in_its_message(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        calls = await challenged(t), await challenged(t, by=2, whom=0)
        panel = t._answer(await t.people[0].slash(t.channel, "tavern privacy"))
        question = await t.press(t.people[0], "delete_data", on=panel.message)
        await t.press(t.people[0], "yes_delete_data", on=question.message)
        assert not {call.id for call in calls} & {message.id for message in t.public()}
        rows = await (await t.bot.open_store()).fetch_all("SELECT * FROM challenges")
        assert {row["state"] for row in rows} == {"old"}
        assert t.people[0].id not in {row[who] for row in rows for who in ("user_id", "other_id")}


async def test_two_taps_open_a_table_for_two_in_a_free_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        call = await challenged(t)
        assert f"<@{ben.id}>" in text_of(call)
        for who, why in ((carla, "challenge-not-yours"), (anna, "challenge-yours")):
            refused = await t.press(who, "challenge_accept", on=call)
            assert (refused.private, refused.text) == (True, SAY(f"refusal-{why}"))
        hand = await t.press(ben, "challenge_accept", on=call)
        assert hand.private
        table = await t.table()
        assert (table.status, table.row.channel_id) == (Status.RUNNING, t.channel.id)
        assert [row.user_id for row in table.seats] == [anna.id, ben.id]
        [told] = [one for one in t.public() if one.id == call.id]
        assert "accepts Anna’s challenge" in text_of(told)
        assert presses(told) == []


async def test_where_a_table_is_already_it_opens_in_the_challenges_thread(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        await t.slash(t.people[2], "start", computers=1)
        call = await challenged(t)
        await t.press(t.people[1], "challenge_accept", on=call)
        table = await t.table()
        assert table.row.channel_id == call.id, "a thread has the id of its message"
        assert [thread.id for thread in t.channel.threads] == [call.id]


@pytest.mark.parametrize("is_taken", [False, True], ids=["here", "in a thread"])
async def test_a_challenge_that_is_accepted_twice_leads_to_its_one_table(
    tmp_path: Path, is_taken: bool
) -> None:
    async with tavern(tmp_path, 3) as t:
        ben = t.people[1]
        if is_taken:
            await t.slash(t.people[2], "start", computers=1)
        call = await challenged(t)
        _, pressed = t.find(ben, "challenge_accept", on=call)
        await t.press(ben, "challenge_accept", on=call)
        table = await t.table()
        again = await t.press_forged(ben, call, pressed)
        assert again.private
        assert (await t.table()).id == table.id


async def test_a_challenge_of_which_a_press_at_the_same_time_has_made_the_thread_opens_there(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.slash(t.people[2], "start", computers=1)
        call = await challenged(t)
        await t.bot.http.start_thread_with_message(
            t.channel.id, call.id, name="Anna – Ben", auto_archive_duration=60
        )
        threads = f"/channels/{t.channel.id}/messages/{call.id}/threads"
        t.env.inject_error("POST", threads, status=400, code=160004)  # the message has one already
        answer = await t.press(t.people[1], "challenge_accept", on=call)
        assert answer.text.startswith(SAY("done-dealt"))
        assert (await t.table()).row.channel_id == call.id


async def test_where_it_can_open_nowhere_it_says_why(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        early = await challenged(t)
        deny(t, create_public_threads=True)
        await t.slash(t.people[2], "start", computers=1)
        link = f"https://discord.com/channels/{t.guild.id}/{t.channel.id}/{(await t.post()).id}"
        for answer in (
            await t.press(t.people[1], "challenge_accept", on=early),
            await asked(t),
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
            answer, why = await asked(t, whom=user), SAY("refusal-challenge-bot")
        elif whom == "oneself":
            answer, why = await asked(t, whom=anna), SAY("refusal-challenge-self")
        else:
            panel = t._answer(await ben.slash(t.channel, "tavern preferences"))
            await t.press(ben, "invited", "off", on=panel.message)
            answer, why = await asked(t), SAY("refusal-no-invitations", name="Ben")
        assert (answer.private, answer.text) == (True, why)


async def test_a_challenge_of_one_who_has_left_or_of_last_week_is_refused(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        gone, old = await challenged(t), await challenged(t, by=2)
        _, pressed = t.find(ben, "challenge_accept", on=old)
        t.guild.remove_member(anna)
        answer = await t.press(ben, "challenge_accept", on=gone)
        assert answer.text == SAY("refusal-challenger-left")
        await t.wait(8 * DAY)
        answer = await t.press_forged(ben, old, pressed)
        assert answer.text == SAY("refusal-challenge-old")


async def test_a_challenge_is_declined_in_public_without_a_word_of_blame(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        call = await challenged(t)
        answer = await t.press(t.people[1], "challenge_decline", on=call)
        assert answer.private
        [told] = [one for one in t.public() if one.id == call.id]
        assert text_of(told) == SAY("challenge-declined", rival="Ben")


async def test_the_menu_of_a_person_challenges_and_invites_to_an_open_table(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        refused = t._answer(await anna.context_menu(t.channel, "Invite to my table", ben))
        assert refused.text == SAY("refusal-no-open-table")
        await t.slash(anna, "start", players=3)
        call = await invited(t)
        assert f"<@{ben.id}>" in text_of(call)
        await t.press(ben, "join", on=call)
        assert [row.user_id for row in (await t.table()).seats] == [anna.id, ben.id]
        again = t._answer(await anna.context_menu(t.channel, "Invite to my table", ben))
        assert again.text == SAY("refusal-invited-is-seated", name="Ben")
        ways = t._answer(await carla.context_menu(t.channel, "Challenge", ben))
        await t.press(carla, "challenge_table", on=ways.message)
        assert "Carla challenges you" in text_of(t.public()[-1])


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
        refused = await asked(t, by=1, whom=0)
        assert refused.text == SAY("refusal-role-opens", role=f"<@&{role.id}>")
        call = await challenged(t)
        await t.press(t.people[1], "challenge_accept", on=call)
        assert (await t.table()).seats[1].user_id == t.people[1].id


async def test_a_challenge_that_became_a_matter_of_moderators_is_refused_and_both_can_read_it(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        call = await challenged(t)
        await settle(t, "openers", Openers.MODERATORS)
        async with t.unchanged():
            refused = await t.press(t.people[1], "challenge_accept", on=call)
        assert (refused.private, refused.text) == (True, SAY("refusal-moderators-open"))
        [told] = [one for one in t.public() if one.id == call.id]
        assert SAY("refusal-moderators-open") in text_of(told)
        assert presses(told) == []
        assert t.channel.threads == []
