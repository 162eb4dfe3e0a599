"""The hand in direct messages: sent once, edited in place, opened one by one, taken away from who left."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.delivery.body import Body
from bot.delivery.messenger import Messenger
from bot.model.messages import MessageKey, MessageKind
from bot.model.people import DmState
from bot.model.tables import Status
from bot.tables import moves
from bot.tables.person import Person
from bot.ui.kit.layout import page
from tests.messages import presses, text_of
from tests.taps import manage
from tests.tavern import ENGLISH, Tavern, tavern


@pytest.mark.slow
async def test_a_hand_is_sent_once_and_edited_in_place(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        letters = {person.id: [m.id for m in t.seen_by(person.user)] for person in t.people}
        await t.play()
        assert (await t.table()).status is Status.FINISHED
        for person in t.people:
            assert [message.id for message in t.seen_by(person.user)] == letters[person.id]
            left = {press.action for press in presses(t.seen_by(person.user)[0])}
            assert left == {"look_back", "rules", "signs", "my_tables", "my_preferences"}, "no move"


async def test_conversations_are_opened_one_by_one(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, dm_interval=100) as t:
        await t.start(rounds=1)
        assert [len(t.seen_by(person.user)) for person in t.people] == [0, 0, 0]
        for opened in (1, 2, 3):
            await t.wait(101)
            assert sum(len(t.seen_by(person.user)) for person in t.people) == opened


async def test_a_slow_conversation_keeps_nobody_from_playing_in_the_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, dm_interval=100) as t:
        await t.start(rounds=1)
        await t.play()
        assert (await t.table()).status is Status.FINISHED
        await t.wait(1000)
        assert "🏁" in text_of(await t.post())


async def test_the_hand_of_a_seat_that_was_given_away_is_taken_away(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.start(players=2, rounds=2)
        [bens] = t.seen_by(ben.user)
        await manage(t, anna, "2. Ben", carla)
        assert t.seen_by(ben.user) == []
        await t.slash(carla, "hand")
        [carlas] = t.seen_by(carla.user)
        assert [p.argument for p in presses(carlas)] == [p.argument for p in presses(bens)]
        standing = await t.store.messages.of_table((await t.table()).id)
        hands = [row for key, row in standing.items() if key.kind is MessageKind.HAND]
        assert {m.message_id for m in hands} == {t.seen_by(anna.user)[0].id, carlas.id}


async def test_a_hand_that_was_deleted_comes_again(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        [letter] = t.seen_by(anna.user)
        t.env.backend.delete_message(letter.channel_id, letter.id)
        await t.slash(anna, "bid", tricks=1)
        [again] = t.seen_by(anna.user)
        assert again.id != letter.id
        assert "move" in {press.action for press in presses(again)}


async def edits_of_hands(t: Tavern, who: MemberActor) -> int:
    await t.env.settle()
    path = f"/channels/{who.user.dm_channel.id}/messages/"
    return len([r for r in t.env.http_requests if r.method == "PATCH" and r.path.startswith(path)])


@pytest.mark.slow
async def test_a_hand_is_edited_when_it_is_about_its_owner_and_not_at_every_card_of_others(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 4) as t:
        await t.start(rounds=3)
        table = await t.forward(lambda table: table.view(None).step == "play" and table.row.revision > 20)
        for _ in range(6):
            before = {seat: await edits_of_hands(t, t.seated(table, seat)) for seat in range(4)}
            [turn] = table.to_move()
            round_before = table.view(None).round
            await t.move(table, turn)
            table = await t.table()
            if table.view(None).round != round_before:
                break
            concerned = {turn, *table.to_move()}
            if len(table.view(None).trick) == 1:
                concerned |= set(range(4))  # all are asked for their card
            for seat in range(4):
                edited = await edits_of_hands(t, t.seated(table, seat)) - before[seat]
                assert edited == (1 if seat in concerned else 0)


@pytest.mark.slow
async def test_a_hand_shows_the_latest_though_an_older_press_was_answered_during_its_edit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.start(rounds=1)
        table, keeper = await t.table(), t.bot.services.delivery.keeper
        old = await keeper.known(MessageKey(MessageKind.HAND, table.id, table.seated(anna.id)))
        assert old is not None
        edit, pressed = Messenger.edit, list[int]()

        async def edit_before_a_press(
            messenger: Messenger, channel_id: int, message_id: int, body: Body, **how: Any
        ) -> object:
            edited = await edit(messenger, channel_id, message_id, body, **how)
            if message_id == old.message_id and not pressed:
                pressed.append(message_id)
                await edit(messenger, channel_id, message_id, page(["of the press"]))
                keeper.note(old)
            return edited

        monkeypatch.setattr(Messenger, "edit", edit_before_a_press)
        await moves.make(t.bot.services.tables, table.id, Person(anna.id, anna.name), "bid 1")
        await t.env.settle()
        assert pressed
        [hand] = t.seen_by(anna.user)
        assert "of the press" not in text_of(hand)


async def test_a_refusal_that_passes_ends_no_hands_and_leaves_none_old(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        dm = anna.user.dm_channel.id
        t.env.inject_error("PATCH", f"/channels/{dm}/messages/*", status=403, code=50001, times=2)
        await t.slash(anna, "bid", tricks=1)
        await t.wait(10)
        [letter] = t.seen_by(anna.user)
        assert ENGLISH("skullking-your-bid", bid=1) in text_of(letter)
        person = await t.store.people.person(anna.id)
        assert person is not None
        assert person.dm is DmState.OPEN
        await t.play()
        assert "move" not in {press.action for press in presses(t.seen_by(anna.user)[0])}


async def test_who_takes_messages_again_sees_the_hand_of_a_table_from_before(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        dm = anna.user.dm_channel.id
        t.env.inject_error("PATCH", f"/channels/{dm}/messages/*", status=403, code=50007, times=1)
        await t.slash(anna, "bid", tricks=1)
        await t.env.settle()
        person = await t.store.people.person(anna.id)
        assert person is not None
        assert person.dm is DmState.BLOCKED
        await t.store.people.change(person, lambda row: replace(row, dm=DmState.OPEN))  # by another table's
        await t.slash(ben, "bid", tricks=0)
        await t.env.settle()
        [letter] = t.seen_by(anna.user)
        assert "You bid 1 and have 0" in text_of(letter)


async def test_a_hand_that_discord_does_not_understand_keeps_nobody_else_from_theirs(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        t.overheard.expect("Discord does not understand a request")
        anna, ben, _ = t.people
        await t.start(rounds=1)
        hand = f"/channels/{anna.user.dm_channel.id}/messages/*"
        t.env.inject_error("PATCH", hand, status=400, code=50035, times=99)
        async with t.inside() as tables:
            for seat in (0, 1):
                await moves.make_for(tables, await t.table(), seat, "bid 0")
        [letter] = t.seen_by(ben.user)
        assert ENGLISH("skullking-your-bid", bid=0) in text_of(letter)
