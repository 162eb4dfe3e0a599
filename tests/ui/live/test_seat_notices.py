"""What stands beside the post: the slip of a seat that a computer player has, and what all are asked."""

from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from bot.model.guilds import Openers
from bot.model.messages import MessageKey, MessageKind
from bot.model.tables import Player
from bot.tables import guild_settings, presence, seats
from bot.tables.clock import MINUTE
from bot.tables.person import Person
from bot.tables.table import Table
from bot.ui.kit.event_text import proposal_text
from tests.messages import custom_ids, presses, text_of
from tests.taps import manage
from tests.tavern import ENGLISH, Answer, Tavern, tavern

PAUSE = proposal_text("pause", ENGLISH)


async def hand_over(t: Tavern, seat: int) -> Table:
    table = await t.table()
    user_id = table.seats[seat].user_id
    assert user_id is not None
    async with t.inside() as tables:
        await seats.hand_over(tables, table.id, seat, user_id)
    return await t.table()


async def seat_slip(t: Tavern, who: MemberActor) -> ResponseMessage | None:
    table = await t.table()
    row = await t.store.messages.one(MessageKey(MessageKind.AWAY, table.id, table.seated(who.id)))
    seen = {message.id: message for message in (*t.public(), *t.seen_by(who.user))}
    return None if row is None else seen.get(row.message_id)


def slips_with(t: Tavern, action: str) -> list[ResponseMessage]:
    return [message for message in t.public() if action in {press.action for press in presses(message)}]


def asked(t: Tavern) -> list[ResponseMessage]:
    return slips_with(t, "agree")


def notified(t: Tavern, message: ResponseMessage) -> list[int]:
    requests = [r for r in t.env.http_requests if r.path == f"/channels/{message.channel_id}/messages"]
    custom_id = custom_ids(message)[0]
    [*_, body] = [r.json for r in requests if r.json is not None and custom_id in str(r.json)]
    return sorted(map(int, body["allowed_mentions"].get("users") or ()))


async def sub_in(t: Tavern, who: MemberActor, seat: int) -> None:
    """Somebody takes the seat of a person who is away, as in a league."""
    table = await t.table()
    async with t.inside() as tables:
        await seats.offer(tables, table.id, Person(who.id, who.name.capitalize()))
        async with tables.locked(table.id) as now:
            await seats.bring_in_substitute(tables, now, seat)


async def propose(t: Tavern, who: MemberActor, what: str = "Pause") -> Answer:
    """Somebody who may not decide it alone taps it in `/table manage`."""
    answer = await manage(t, who, what)
    assert answer.private
    assert ENGLISH("done-asked") in answer.text
    return answer


async def test_who_is_away_is_told_so_once_by_a_direct_message(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        ben = t.people[1]
        await t.start(rounds=2)
        await hand_over(t, 1)
        slip = await seat_slip(t, ben)
        assert slip is not None
        link = f"https://discord.com/channels/{t.guild.id}/{t.channel.id}"
        assert text_of(slip) == ENGLISH("away", game=ENGLISH("game-skullking"), link=link)
        for seat in (0, 2):
            await t.move(await t.table(), seat)
        await t.restart()
        told = [message.id for message in t.seen_by(ben.user) if text_of(message) == text_of(slip)]
        assert told == [slip.id]
        assert slips_with(t, "take_back") == [], "the channel need not know"


@pytest.mark.slow
async def test_who_is_away_and_takes_no_direct_messages_is_told_so_in_the_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        ben = t.people[1]
        t.close_dms(ben)
        await t.start(rounds=2)
        await hand_over(t, 1)
        [slip] = slips_with(t, "take_back")
        assert text_of(slip).startswith(f"<@{ben.id}>")
        assert notified(t, slip) == [ben.id]
        await t.move(await t.table(), 0)
        await t.restart()
        assert [m.id for m in slips_with(t, "take_back")] == [slip.id]
        await t.press(ben, "take_back", on=slip)
        assert (await t.table()).seats[1].player is Player.PERSON
        assert slips_with(t, "take_back") == []


@pytest.mark.slow
async def test_a_notice_that_the_channel_refuses_for_a_while_is_shown_once_it_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RETRIES_AFTER", (MINUTE,))
    async with tavern(tmp_path, 3, computer_delay=10_000) as t:
        ben = t.people[1]
        t.close_dms(ben)
        await t.start(rounds=2)
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=403, code=50013)
        await hand_over(t, 1)
        assert slips_with(t, "take_back") == []
        await t.wait(MINUTE + 1)
        [slip] = slips_with(t, "take_back")
        assert notified(t, slip) == [ben.id]


@pytest.mark.slow
async def test_the_seat_is_taken_back_by_the_slips_button_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        ben = t.people[1]
        await t.start(rounds=2)
        await hand_over(t, 1)
        await t.restart()
        slip = await seat_slip(t, ben)
        answer = await t.press(ben.user, "take_back", on=slip)
        assert ENGLISH("done-back") in answer.text
        assert (await t.table()).seats[1].player is Player.PERSON
        assert await seat_slip(t, ben) is None
        assert slip is not None
        assert slip.id not in [message.id for message in t.seen_by(ben.user)]


async def test_the_slip_goes_when_they_are_back_by_just_playing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, computer_delay=10_000) as t:
        ben = t.people[1]
        await t.start(rounds=2)
        await hand_over(t, 1)
        assert len(t.seen_by(ben.user)) == 2
        await t.slash(ben, "bid", tricks=0)
        assert (await t.table()).seats[1].player is Player.PERSON
        [hand] = t.seen_by(ben.user)
        assert "take_back" not in {press.action for press in presses(hand)}


async def test_somebody_else_can_not_take_the_seat_by_the_slip(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        t.close_dms(ben)
        await t.start(rounds=2)
        await hand_over(t, 1)
        async with t.unchanged():
            answer = await t.press(anna, "take_back")
        assert answer.private
        assert answer.text == ENGLISH("refusal-not-away")


@pytest.mark.slow
async def test_a_proposal_asks_the_others_once_and_shows_who_is_missing_as_they_agree(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        anna, ben, carla, diego = t.people
        await t.start(rounds=2)
        await propose(t, ben)
        [slip] = asked(t)
        others = [anna, carla, diego]
        mentions = " ".join(f"<@{person.id}>" for person in others)
        assert text_of(slip) == ENGLISH("proposal", name="Ben", what=PAUSE, mentions=mentions)
        assert notified(t, slip) == sorted(person.id for person in others)
        agreed = await t.press(carla, "agree", on=slip)
        assert agreed.private
        assert agreed.text == ENGLISH("done-agreed")
        assert [m.id for m in asked(t)] == [slip.id], "edited in place: nobody is notified anew"
        mentions = " ".join(f"<@{person.id}>" for person in (anna, diego))
        assert text_of(asked(t)[0]) == ENGLISH("proposal", name="Ben", what=PAUSE, mentions=mentions)
        assert not (await t.table()).is_paused
        await t.press(anna, "agree", on=slip)
        last = await t.press(diego, "agree", on=slip)
        assert last.text == ENGLISH("done-agreed-all")
        assert (await t.table()).is_paused
        assert asked(t) == []


@pytest.mark.slow
async def test_who_declines_is_shown_with_their_name(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        await t.start(rounds=2)
        await propose(t, ben)
        [slip] = asked(t)
        await t.press(carla, "decline", on=slip)
        assert text_of(slip) == ENGLISH("proposal-declined", name="Carla", what=PAUSE)
        assert presses(slip) == []
        table = await t.table()
        assert table.row.proposal is None
        assert not table.is_paused
        await t.move(table, 0)
        assert text_of(slip) == ENGLISH("proposal-declined", name="Carla", what=PAUSE), "it stays to be read"


async def test_a_rematch_that_became_a_matter_of_moderators_is_refused_and_its_question_says_so(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        table = await t.start(rounds=1)
        await t.forward()
        await t.press(anna, "rematch", on=await t.post())
        [slip] = asked(t)
        stricter = guild_settings.change("openers", Openers.MODERATORS)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, stricter, Person(1, "Gina"))
        refused = await t.press(ben, "agree", on=slip)
        assert (refused.private, refused.text) == (True, ENGLISH("refusal-moderators-open"))
        what = ENGLISH("proposal-what-rematch")
        assert text_of(slip) == ENGLISH("proposal-impossible", what=what)
        again = await t.press(anna, "rematch", on=await t.post())
        assert (again.private, again.text) == (True, ENGLISH("refusal-moderators-open"))
        assert (await t.table()).id == table.id


@pytest.mark.slow
async def test_a_proposal_disappears_when_somebody_moves(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        table = await t.start(rounds=2)
        await propose(t, ben)
        assert len(asked(t)) == 1
        await t.slash(carla, "bid", tricks=1)
        assert asked(t) == []
        assert (await t.table()).row.proposal is None
        assert await t.store.messages.one(MessageKey(MessageKind.PROPOSAL, table.id)) is None


@pytest.mark.slow
async def test_another_proposal_takes_the_place_of_ones_own_and_asks_anew(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        await t.start(rounds=2, pace="daily")
        await propose(t, ben)
        [first] = asked(t)
        await propose(t, ben, "relaxed")
        [second] = asked(t)
        assert second.id != first.id
        assert proposal_text("pace relaxed", ENGLISH) in text_of(second)
        async with t.unchanged():
            refused = await manage(t, carla, "Pause")
        assert refused.private
        assert ENGLISH("refusal-proposal-open", name="Ben") in refused.text


@pytest.mark.slow
@pytest.mark.parametrize("action", ["agree", "decline"])
async def test_the_buttons_of_a_proposal_work_after_a_restart(tmp_path: Path, action: str) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        await propose(t, ben)
        [slip] = asked(t)
        await t.restart()
        assert [m.id for m in asked(t)] == [slip.id], "nobody is asked twice"
        await t.press(anna, action, on=slip)
        table = await t.table()
        assert table.row.proposal is None
        assert table.is_paused is (action == "agree")


@pytest.mark.parametrize("action", ["agree", "decline"])
async def test_a_stale_button_of_a_proposal_is_answered_in_private(tmp_path: Path, action: str) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.start(rounds=2)
        await propose(t, ben)
        [slip] = asked(t)
        _, custom_id = t.find(anna, action, on=slip)
        await t.slash(carla, "bid", tricks=1)
        shown = t.env.backend.get_message(t.channel.id, (await t.post()).id)
        shown.components.append(
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "…", "custom_id": custom_id}]}
        )
        async with t.unchanged():
            answer = t._answer(await anna.click(await t.post(), custom_id=custom_id))
        assert answer.private
        assert answer.text == ENGLISH("refusal-proposal-gone")


@pytest.mark.parametrize("action", ["agree", "decline"])
async def test_who_is_not_asked_is_refused_in_private(tmp_path: Path, action: str) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(players=2, rounds=2)
        await propose(t, t.people[1])
        async with t.unchanged():
            answer = await t.press(t.people[2], action)
        assert answer.private
        assert answer.text == ENGLISH("refusal-not-your-table", free=0)
        assert len(asked(t)) == 1


async def test_a_substitute_and_who_was_away_are_told_in_the_channel_until_one_of_them_plays_on(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        await t.start(rounds=2, players=2)
        await hand_over(t, 1)
        away = await seat_slip(t, ben)
        await sub_in(t, carla, 1)
        facts = {"substitute": f"<@{carla.id}>", "away": f"<@{ben.id}>"}
        [slip] = slips_with(t, "take_back")
        assert text_of(slip) == ENGLISH("subbing-in", **facts)
        assert notified(t, slip) == sorted([ben.id, carla.id])
        assert away is not None
        assert away.id not in {message.id for message in t.seen_by(ben.user)}
        await t.restart()
        assert [message.id for message in slips_with(t, "take_back")] == [slip.id]
        answer = await t.press(ben, "take_back", on=slip)
        assert ENGLISH("done-back") in answer.text
        assert (await t.table()).seats[1].user_id == ben.id
        assert slips_with(t, "take_back") == []


async def test_who_was_away_keeps_the_way_back_while_the_channel_refuses_to_say_who_subs_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RETRIES_AFTER", (MINUTE,))
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        await t.start(rounds=2, players=2)
        await hand_over(t, 1)
        away = await seat_slip(t, ben)
        assert away is not None
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=403, code=50013, times=None)
        await sub_in(t, carla, 1)
        assert away.id in {message.id for message in t.seen_by(ben.user)}
        t.env.backend.faults.clear()
        await t.wait(MINUTE + 1)
        [slip] = slips_with(t, "take_back")
        assert f"<@{ben.id}>" in text_of(slip)
        assert away.id not in {message.id for message in t.seen_by(ben.user)}


async def test_once_the_substitute_has_moved_the_way_back_goes_and_the_sentence_stays(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        _, ben, carla = t.people
        await t.start(rounds=2, players=2)
        await hand_over(t, 1)
        await sub_in(t, carla, 1)
        [slip] = slips_with(t, "take_back")
        [way_back] = custom_ids(slip)
        await t.move(await t.table(), 1)
        assert slips_with(t, "take_back") == []
        [left] = [message for message in t.public() if message.id == slip.id]
        assert text_of(left) == ENGLISH(
            "subbing-in-for-good", substitute=f"<@{carla.id}>", away=f"<@{ben.id}>"
        )
        late = await t.press_forged(ben, slip, way_back)
        assert late.text == ENGLISH("refusal-substitute-has-moved", name="Carla")
