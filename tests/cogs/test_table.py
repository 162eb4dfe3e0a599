"""`/table`: one set of commands for whatever is played in a channel."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.tables import Status
from bot.tables import seats
from bot.tables.person import Person
from tests.cogs.test_bringing_a_table import take_channel_away
from tests.messages import custom_ids, presses, text_of
from tests.tavern import ENGLISH, Tavern, tavern

ANY = ("scores", "log")


async def over(t: Tavern) -> None:
    """A table of Corsari that was opened in the channel, and closed again."""
    [anna, *_] = t.people
    await replace(t, game="corsari").slash(anna, "start")
    async with t.inside() as tables:
        await seats.leave(tables, (await t.table()).id, Person(anna.id, anna.name))
    assert not (await t.table()).status.live


@pytest.mark.slow
async def test_the_running_table_is_meant_even_if_a_later_one_was_closed_here(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        await t.forward(lambda table: table.view(None).step == "play")
        take_channel_away(t)
        await over(t)
        await t.slash(anna, "show")
        for command in ANY:
            answer = await t.slash(anna, command)
            assert ENGLISH("game-skullking") in answer.text
            assert ENGLISH("game-corsari") not in answer.text
        assert (await t.slash(anna, "replay")).text == ENGLISH("refusal-not-over")


async def test_without_a_running_table_the_latest_one_is_meant(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        assert (await t.forward()).status is Status.FINISHED
        for command in (*ANY, "replay"):
            answer = await t.slash(t.people[1], command)
            assert answer.private
            assert ENGLISH("game-skullking") in answer.text


async def test_the_log_opens_at_the_last_own_move_and_leads_to_all_of_it_in_place(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        table = await t.forward(lambda table: bool(table.view(None).trick))
        [mover] = table.to_move()
        who = t.seated(table, mover)
        opened = await t.slash(who, "log")
        assert ENGLISH("recap-since-move") in opened.text
        assert ENGLISH("recap-your-turn", until="") in opened.text
        dealt = ENGLISH("action-dealt", name="Anna", other="", seat=1, detail="")
        assert dealt not in opened.text
        whole = await t.press(who, "log", on=opened.message)
        assert whole.message.id == opened.message.id
        assert dealt in text_of(whole.message)


def games_offered(found: Sequence[str]) -> set[str]:
    return {custom_id.rsplit(" ", 1)[1] for custom_id in found}


async def test_where_no_table_is_here_the_game_of_the_rules_is_asked(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        asked = await t.slash(anna, "rules")
        assert asked.text == ENGLISH("rules-which")
        keys = {f"{game}-rules" for game in ("skullking", "playapirata", "corsari", "hollander")}
        assert games_offered(custom_ids(asked.message)) == keys
        message, custom_id = t.find(anna, "rules_page", "0 ▶ hollander-rules", on=asked.message)
        shown = await t.press_forged(anna, message, custom_id)
        assert shown.message.id == asked.message.id
        assert ENGLISH("game-hollander") in shown.text


async def test_the_rules_are_of_the_table_here_or_of_the_game_that_is_named(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start", edition="2021")
        assert "skullking-rules-2021" in str(custom_ids((await t.slash(anna, "rules")).message))
        named = await t.slash(anna, "rules", game="corsari")
        assert ENGLISH("game-corsari") in named.text
        assert ENGLISH("game-skullking") not in named.text


async def test_a_move_of_another_game_is_answered_by_whose_turn_it_is_and_a_button(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(2, rounds=2)
        table = await t.forward(lambda table: table.view(None).step == "play")
        [turn] = table.to_move()
        on_turn, waits = t.seated(table, turn), t.seated(table, 1 - turn)
        for who in (on_turn, waits, t.people[2]):
            answer = await replace(t, game="hollander").slash(who, "take-pile")
            said = ENGLISH("mine-you") if who is on_turn else ENGLISH("mine-others", names=table.name(turn))
            assert answer.private
            assert ENGLISH("refusal-other-game-here", game="Skull King") in answer.text
            assert f"Skull King: {said}" in answer.text
            shown = await t.press(who, "hand", on=answer.message)
            assert shown.private
            assert ("move" in str(custom_ids(shown.message))) is (who is on_turn)


async def test_who_does_not_sit_here_reads_whose_turn_it_is_or_can_sit_down(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await t.slash(anna, "start", players=2)
        refused = await t.slash(carla, "leave")
        assert ENGLISH("refusal-not-your-table", free=1) in refused.text
        assert ENGLISH("lobby-seats", taken=1, places=2) in refused.text
        await t.press(carla, "join", on=refused.message)
        assert (await t.table()).seat_of(carla.id) == 1
        full = await t.slash(ben, "leave")
        assert [press.action for press in presses(full.message)] == ["looking"]
        await t.press(anna, "deal")
        for command in ("undo", "leave"):
            refused = await t.slash(ben, command)
            assert ENGLISH("refusal-not-your-table", free=0) in refused.text
            assert "Skull King: waiting for Anna and Carla." in refused.text
            assert ENGLISH("spectator-about") in (await t.press(ben, "hand", on=refused.message)).text


async def test_out_of_turn_the_hand_is_one_tap_away(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        table = await t.forward(lambda table: table.view(None).step == "play")
        [turn] = table.to_move()
        who = t.seated(table, 1 - turn)
        [card, *_] = table.view(1 - turn).hand
        refused = await t.slash(who, "play", card=card)
        assert ENGLISH("refusal-not-your-turn", name=table.name(turn)) in refused.text
        assert (await t.press(who, "hand", on=refused.message)).private
