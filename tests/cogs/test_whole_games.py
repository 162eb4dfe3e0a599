"""Whole games through the simulated Discord, each by another way of playing."""

from pathlib import Path

import pytest

from bot.games.contract import Seat
from bot.games.record import read, replay
from bot.games.shuffle import commitment
from bot.model.tables import Status
from bot.presenters.skullking.cards import card_name
from bot.tables.table import Table
from bot.ui.kit.names import label_at
from tests.entries import HOUSE
from tests.messages import press_of, presses, shown, text_of
from tests.taps import manage, tap
from tests.tavern import ENGLISH, Person, Tavern, tavern


async def end_of(t: Tavern) -> Table:
    """The table, once it is sure that its end is shown: who won, every total, and the seed with its seal."""
    table, text = await t.table(), text_of(await t.post())
    assert table.status is Status.FINISHED
    assert "🏁" in text
    seed = await t.seed_shown()
    assert table.row.seed.hex() in seed
    assert commitment(table.row.seed) in seed
    scorepad = await t.store.log.scorepad(table.id)
    assert len(scorepad) == table.row.options["rounds"] * len(table.seats)
    pad = (await t.slash(t.people[0], "scores")).text
    for line in scorepad:
        assert shown(line.total) in pad
    for row in table.seats:
        assert row.name in text
    return table


async def play_by_buttons(t: Tavern, who_sees: str) -> None:
    """Plays to the end: everyone by the buttons of their direct messages or of their panel."""

    async def press(t: Tavern, table: Table, seat: Seat) -> None:
        member = t.seated(table, seat)
        person: Person = member.user if who_sees == "dm" else member
        message, _ = t.find(person, "move")
        offered = [press.argument for press in presses(message) if press.action == "move"]
        legal = table.game.legal(table.dealt.state, seat)
        assert set(offered) <= set(legal), "only what may be chosen is offered"
        await t.press(person, "move", t.chance.choice(offered), on=message)

    await t.play(by=press)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
async def test_a_whole_game_by_slash_commands_alone(tmp_path: Path, players: int) -> None:
    async with tavern(tmp_path, players) as t:
        await t.start(rounds=2)
        await t.play()
        await end_of(t)


@pytest.mark.slow
async def test_a_whole_game_by_the_buttons_in_direct_messages_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=2)
        await play_by_buttons(t, "dm")
        await end_of(t)


@pytest.mark.slow
async def test_a_whole_game_by_the_buttons_of_one_panel_opened_from_the_post(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.slash(anna, "start", players=2, rounds=2)
        post = await t.post()
        await t.press(ben, "join", on=post)
        await t.press(anna, "deal", on=post)
        panels = [(await t.press(person, "hand", on=post)).message.id for person in t.people]
        await play_by_buttons(t, "channel")
        newest = [max(m.id for m in t.seen_by(person) if m.ephemeral) for person in t.people]
        assert newest == panels, "nobody had to open the hand anew"
        await end_of(t)


@pytest.mark.slow
async def test_one_person_plays_ten_rounds_with_computer_players(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.slash(anna, "start", players=4, computers=3, rounds=10)
        await t.press(anna, "deal")
        await t.forward(lambda table: table.view(None).round == 10)
        await t.play()
        table = await end_of(t)
        assert max(line.round for line in await t.store.log.scorepad(table.id)) == 10


@pytest.mark.slow
async def test_the_finished_game_comes_as_a_file_that_replays_to_the_stored_scorepad(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(computers=1, rounds=2)
        await t.forward()
        table = await t.table()
        more = await t.press(t.people[0], "more", on=await t.post())
        saved = await t.press(t.people[0], "record", on=more.message)
        for answer in (await manage(t, t.people[1], "Save game file"), saved):
            assert answer.private
            [attachment] = answer.message.attachments
            content = t.env.backend.cdn.get(attachment.url)
            assert content is not None
            record = read(content.decode(), HOUSE)
            state = replay(record)
            assert tuple(table.game.scorepad(state)) == await t.store.log.scorepad(table.id)
            assert tuple(table.game.result(state) or ()) == await t.store.log.results(table.id)


def named(card: str) -> str:
    face = f"skullking-button-{card.lower().replace(':', '-')}"
    return ENGLISH(face) if ":" in card else card_name(card, ENGLISH)


@pytest.mark.slow
async def test_autocomplete_offers_exactly_the_cards_that_may_be_played(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=3)
        for person in t.people:
            assert await t.autocomplete(person, "") == [], "nobody plays while bids are made"
        checked = 0
        while (table := await t.forward(lambda table: table.view(None).step == "play")).to_move():
            seat = table.to_move()[0]
            person, waiting = t.seated(table, seat), t.seated(table, (seat + 1) % 3)
            offered = await t.autocomplete(person, "")
            assert sorted(offered) == sorted({named(card) for card in table.view(seat).playable})
            assert await t.autocomplete(waiting, "") == []
            await t.slash(person, "play", card=t.chance.choice(offered))
            checked += 1
        assert checked == 3 * (1 + 2 + 3)


@pytest.mark.slow
async def test_a_table_like_the_last_one_is_opened_again_by_a_button(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        first = await t.start(computers=1, rounds=1)
        await t.forward()
        await t.press(t.people[1], "again")
        second = await t.table()
        assert second.id > first.id
        assert second.status is Status.OPEN
        assert second.row.host_id == t.people[1].id
        assert (second.row.options, second.row.places) == (first.row.options, first.row.places)
        assert second.row.seed != first.row.seed


async def test_the_lobby_by_its_buttons(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start")
        post = await t.post()
        await t.press(ben, "join", on=post)
        await t.press(carla, "join", on=post)
        await t.press(ben, "leave", on=await t.options(ben))
        options = await t.options(anna)
        await t.press(anna, "add_computer", on=options)
        await t.press(anna, "add_computer", on=options)
        await t.press(anna, "remove_computer", on=options)
        await t.choose(anna, "option", "1", on=options, argument="rounds")
        table = await t.table()
        assert [row.user_id for row in table.seats] == [anna.id, carla.id, None]
        assert table.row.options == {"rounds": 2}
        await t.press(anna, "leave", on=options)
        assert (await t.table()).row.host_id == carla.id, "a host who leaves hands the table on"
        await t.press(carla, "deal", on=post)
        assert (await t.table()).status is Status.RUNNING


@pytest.mark.slow
async def test_a_player_who_leaves_is_replaced_by_a_computer_player_and_can_be_given_the_seat_again(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.start(players=2, rounds=2)
        await t.forward(lambda table: table.view(None).step == "play")
        asked = await t.slash(ben, "leave")
        assert [press.action for press in presses(asked.message)] == ["yes_leave", "no"]
        await t.press(ben, "yes_leave", on=asked.message)
        table = await t.table()
        assert [row.user_id for row in table.seats] == [anna.id, None]
        await manage(t, anna, f"2. {label_at(table, 1)}", carla)
        assert (await t.table()).seat_of(carla.id) == 1
        await t.forward()
        await end_of(t)


@pytest.mark.slow
async def test_undo_takes_the_last_move_back_and_the_hand_shows_it(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        await t.slash(anna, "bid", tricks=1)
        undone = await t.slash(anna, "undo")
        assert undone.private
        table = await t.table()
        assert table.view(0).bids[0] is None
        assert [line.move for line in await t.store.log.moves(table.id)] == ["bid 1", "undo 1"]
        await t.slash(anna, "bid", tricks=0)
        await t.forward()
        await end_of(t)


async def test_the_host_ends_a_table_after_a_question(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        panel = await manage(t, anna, "End the game", "No, go back")
        assert (await t.table()).status is Status.RUNNING
        await tap(t, anna, panel, "End the game", "Yes, end it")
        assert (await t.table()).status is Status.ENDED
        assert [press.action for press in presses(await t.post())] == ["again"]
        for person in t.people:
            for message in t.seen_by(person.user):
                assert not [i for i in presses(message) if i.action == "move"], "an ended hand offers nothing"


def test_a_custom_id_reads_as_it_was_written() -> None:
    assert press_of("t:17:move:5:play SM:P").argument == "play SM:P"


async def test_what_is_said_above_a_hand_stays_to_be_read(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.slash(t.people[0], "start")
        joined = await t.slash(t.people[1], "join")
        assert joined.text.startswith(ENGLISH("done-joined"))
        assert text_of(joined.message) == joined.text
        dealt = await t.press(t.people[0], "deal")
        assert text_of(dealt.message) == dealt.text
