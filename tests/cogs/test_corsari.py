"""Corsari on the simulated Discord: whole games, restarts, drafts, and what others may see when."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.model.tables import Status
from bot.presenters.corsari.cards import card_name
from bot.tables.table import Table
from tests.cogs.corsari_tavern import SAY, by_slash, sailing_soon, tap_a_move
from tests.cogs.restarts import goes_on_after_a_restart
from tests.messages import presses, text_of, told
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow


def to_lay(table: Table) -> bool:
    return bool(table.view(None).step == "lay")


def to_discard(table: Table) -> bool:
    return bool(table.view(None).step == "discard")


def one_has_laid(table: Table) -> bool:
    view = table.view(None)
    return bool(view.step == "lay" and sum(view.has_laid) == 2)


def second_round(table: Table) -> bool:
    return bool(table.view(None).round == 2)


async def check_over(t: Tavern) -> None:
    table, text = await t.table(), text_of(await t.post())
    assert table.status is Status.FINISHED
    assert "🏁" in text
    for placing in table.game.result(table.dealt.state) or ():
        assert SAY("corsari-score", score=placing.score) in text
    last, pad = table.view(None).previous, (await t.slash(t.people[0], "scores")).text
    for split in last.splits:
        assert split is None or set(split.crew) <= told(pad)


@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_by_slash_commands_alone(tmp_path: Path, players: int) -> None:
    async with tavern(tmp_path, players, game="corsari") as t:
        await t.start()
        await t.play(by=by_slash)
        await check_over(t)


async def test_a_whole_game_by_buttons_alone_with_computer_players(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1, game="corsari") as t:
        await t.start(computers=3)
        await t.play(by=lambda t, table, seat: tap_a_move(t, t.seated(table, seat).user))
        await check_over(t)


async def test_of_several_who_lay_down_nothing_is_shown_until_the_last_is_in(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, game="corsari") as t:
        await t.start()
        table = await t.forward(one_has_laid, partial(sailing_soon, t))
        view = table.view(None)
        [laid] = [seat for seat in range(3) if view.has_laid[seat] and seat != view.closer]
        own = table.view(laid).splits[laid]
        secret = {*own.crew, *own.prisoners, *own.attached, *own.stowaways} - {*view.openings}
        assert not secret & told(text_of(await t.post()))
        assert secret <= told(text_of(t.seen_by(t.people[laid].user)[-1])) | {*view.openings}
        await by_slash(t, table, table.to_move()[0])
        after = (await t.table()).view(None)
        if after.step != "over":
            board = await t.press(t.people[0], "board", on=await t.post())
            assert secret <= told(board.text)


async def test_a_draft_stays_in_sight_while_another_lays_down(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, game="corsari") as t:
        await t.start()
        table = await t.forward(to_lay, partial(sailing_soon, t))
        first, second = table.to_move()
        slow, letter = t.seated(table, first), t.seen_by(t.seated(table, first).user)[-1]
        panel = (await t.slash(slow, "hand")).message
        for person, message in ((slow.user, letter), (slow, panel)):
            await t.press(person, "draft", on=message)
        begun = [text_of(letter), text_of(panel)]
        assert all(SAY("corsari-own-split") in text for text in begun)
        await by_slash(t, await t.table(), second)
        assert [text_of(letter), text_of(panel)] == begun
        await t.press(slow.user, "move", on=letter)
        assert (await t.table()).view(None).step != "lay"
        assert SAY("corsari-own-split") not in text_of(panel)


async def test_a_game_goes_on_after_a_restart_in_any_of_its_phases(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3, game="corsari") as t:
        await t.start()
        for phase in (to_discard, to_lay, one_has_laid, second_round):
            table = await t.forward(phase, partial(sailing_soon, t))
            assert table.status is Status.RUNNING, phase
            await goes_on_after_a_restart(t, table, tap_a_move)
        await t.forward(move=partial(sailing_soon, t))
        await check_over(t)


async def test_autocomplete_offers_exactly_what_is_legal(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        await t.start()
        table = await t.table()
        anna, ben = t.on_turn(table), t.seated(table, 1 - table.to_move()[0])
        assert await suggested(t, anna, "discard", "card") == []
        await t.slash(anna, "draw", **{"from": "stock"})
        table = await t.table()
        view = table.view(table.to_move()[0])
        assert await suggested(t, anna, "discard", "card") == [card_name(card, SAY) for card in view.hand]
        assert await suggested(t, ben, "discard", "card") == []
        assert await suggested(t, ben, "sail", "discard") == []
        assert await suggested(t, anna, "sail", "discard") == [offer.discard for offer in view.offers]
        assert await suggested(t, ben, "move", "move") == []
        offer = view.offers[5]
        await t.slash(anna, "sail", discard=offer.discard)
        table = await t.table()
        assert table.view(None).splits[view.seat].limit == offer.split.limit
        await t.slash(ben, "lay-down")
        assert (await t.table()).view(None).round == 2


async def suggested(t: Tavern, who: Any, command: str, option: str, **filled: str) -> list[str]:
    found = await who.autocomplete(t.channel, f"corsari {command}", option, "", **filled)
    return [str(choice["value"]) for choice in found]


async def test_a_button_of_an_earlier_turn_is_answered_with_the_hand_as_it_is(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        await t.start()
        table = await t.table()
        person = t.on_turn(table)
        panel = (await t.slash(person, "hand")).message
        _, draw = t.find(person, "move", on=panel)
        await t.restart()  # from now on the panel is not kept up to date
        await by_slash(t, table, table.to_move()[0])
        async with t.unchanged():
            answer = t._answer(await person.click(panel, custom_id=draw))
        assert SAY("refusal-table-moved-on") in answer.text
        assert {press.argument.split()[0] for press in presses(answer.message) if press.action == "move"} == {
            "discard"
        }


async def test_setting_sail_can_be_taken_back_while_nobody_has_laid_down(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        await t.start()
        table = await t.forward(to_discard, partial(sailing_soon, t))
        person = t.on_turn(table)
        await t.slash(person, "sail")
        assert (await t.table()).view(None).step in ("lay", "over")
        await t.slash(person, "undo")
        assert (await t.table()).dealt.state == table.dealt.state
