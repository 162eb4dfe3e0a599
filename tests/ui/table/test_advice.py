"""Advice as people meet it: for their own eyes alone, in every language."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.ai.contract import Hint
from bot.model.tables import Player
from bot.presenters.corsari.cards import card_name
from bot.processes import NoAnswerError, Priority
from bot.tables import moves
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.names import names_at
from bot.ui.table.advice import hints_page
from tests.games.random_play import random_playing
from tests.games.skullking.table_2021 import EVERYTHING
from tests.messages import press_of, presses, text_of, text_of_view
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.screens import components, tables


class Here:
    """Computes at once, in this process."""

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        return function(*args)


class Hanging:
    """A pool whose process hangs, as its caller is told of it."""

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        raise NoAnswerError("late")


def compute(t: Tavern, pool: object) -> None:
    t.bot.services.advice.pool = pool  # type: ignore[assignment]  # what of a pool is used


async def started(t: Tavern, *, advice: bool = True) -> Table:
    """A game of one round of Anna and Ben, advice allowed or not."""
    compute(t, Here())
    anna, ben = t.people
    await t.slash(anna, "start", players=2, rounds=1)
    if advice:
        answer = await t.press(anna, "allow_advice", on=await t.options(anna))
        assert answer.private
    await t.press(ben, "join")
    await t.press(anna, "deal")
    return await t.table()


async def test_everybody_sees_that_advice_is_allowed_and_asks_for_it_in_their_hand(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await started(t)
        assert ENGLISH("post-advice") in text_of(await t.post())
        asker = t.on_turn(table)
        await t.press(asker, "hand", on=await t.post())
        async with t.unchanged():
            told = await t.press(asker, "advice")
        assert told.private
        assert ENGLISH("skullking-moment-bid", round=1) in told.text
        assert "Bid 0 – **" in told.text
        assert "Bid 1 – **" in told.text
        assert text_of(await t.post()).count("%") == 0


@pytest.mark.slow
async def test_the_host_forbids_it_again_and_no_hand_offers_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.slash(t.people[0], "start", players=2, rounds=1)
        panel = await t.press(t.people[0], "allow_advice", on=await t.options(t.people[0]))
        assert ENGLISH("done-advice-allowed") in panel.text
        assert {"allow_advice", "forbid_advice"} & {one.action for one in presses(panel.message)} == {
            "forbid_advice"
        }
        refused = await t.press_forged(t.people[1], await t.post(), "t:1:forbid_advice::")
        assert (refused.private, refused.text) == (True, ENGLISH("refusal-host-only"))
        await t.press(t.people[0], "forbid_advice", on=await t.options(t.people[0]))
        assert ENGLISH("post-advice") not in text_of(await t.post())
        await t.press(t.people[1], "join")
        await t.press(t.people[0], "deal")
        hand = await t.press(t.people[0], "hand", on=await t.post())
        assert "advice" not in [press.action for press in presses(hand.message)]
        forged = await t.press_forged(t.people[0], await t.post(), f"t:{(await t.table()).id}:advice::")
        assert (forged.private, forged.text) == (True, ENGLISH("refusal-advice-off"))


async def test_a_process_that_hangs_is_said_in_the_place_of_advice(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await started(t)
        compute(t, Hanging())
        asker = t.on_turn(table)
        await t.press(asker, "hand", on=await t.post())
        told = await t.press(asker, "advice")
        assert told.private
        assert ENGLISH("refusal-advice-busy") in told.text


async def test_advice_that_comes_after_the_table_has_moved_on_is_none_and_the_hand_is_as_it_is(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        table = await started(t)
        asker = t.on_turn(table)

        class Changing(Here):
            """Computes while everybody bids."""

            async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
                for seat in table.to_move():
                    row = table.seats[seat]
                    bidder = Person(row.user_id or 0, row.name)
                    await moves.make(t.bot.services.tables, table.id, bidder, "bid 0")
                return await super().run(priority, function, *args)

        await t.press(asker, "hand", on=await t.post())
        compute(t, Changing())
        told = await t.press(asker, "advice")
        assert told.private
        assert ENGLISH("refusal-table-moved-on") in told.text
        assert "%" not in told.text


@cache
def first_of(key: str) -> Table:
    return next(tables(random_playing(key, 4, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_advice_is_said_in_every_language(language: str) -> None:
    say, table = speaker(language), first_of("skullking")
    for hints, expected in (
        ([Hint("bid 1", 0.714, 12.4), Hint("bid 0", 0.3, -1.2)], ("71", "30", "12")),
        ([Hint("play SM:P", 0.48), Hint("play K11", 0.004)], ("48", "0", "11")),
        ([Hint("play E1", None, -20.0)], ("20",)),
    ):
        text = text_of_view(hints_page(table, 0, hints, say))
        assert all(part in text for part in expected), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_pirate_asks_is_advised_with_a_button_that_does_it(language: str) -> None:
    say, advised = speaker(language), set[str]()
    games = (random_playing("skullking", 4, at, *EVERYTHING.items(), ("dealing", "swift")) for at in (4, 8))
    for table in chain.from_iterable(map(tables, games)):
        [seat, *_] = table.to_move() or [0]
        if table.view(seat).step == "power":
            move = next(iter(table.game.legal(table.dealt.state, seat)))
            view = hints_page(table, seat, [Hint(move)], say)
            assert say("advice-only") in text_of_view(view)
            assert [press_of(one["custom_id"]).argument for [one] in rows_of(view)] == [move]
            advised.add(move.split()[0])
    assert advised == {"lead", "discard", "bet", "change"}


def test_under_advice_stand_the_buttons_that_do_it_the_best_first() -> None:
    table = first_of("skullking")
    [row] = rows_of(hints_page(table, 0, [Hint("bid 1", 0.7, 12.0), Hint("bid 0", 0.3, -1.0)], ENGLISH))
    decision = table.dealt.decisions[0]
    assert [(press_of(one["custom_id"]).argument, one["style"]) for one in row] == [
        ("bid 1", 1),
        ("bid 0", 2),
    ]
    assert {press_of(one["custom_id"]).decision for one in row} == {decision}


def rows_of(view: ui.LayoutView) -> list[list[dict[str, Any]]]:
    """The components of each row."""
    [container] = components(view)
    return [part["components"] for part in container["components"] if part["type"] == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_playa_pirata_are_told_with_their_points(language: str) -> None:
    say, table = speaker(language), first_of("playapirata")
    [seat] = table.to_move()
    bury = table.view(seat).choices[0]
    hints = [Hint(bury, points=17.6), Hint("lay 1 Y3 Y1", points=3.2), Hint("umbrella 1", points=0.6)]
    text = text_of_view(hints_page(table, seat, hints, say))
    assert all(part in text for part in ("18", "3 + 1", "#1"))
    assert say("advice-only") in text_of_view(hints_page(table, seat, [Hint("done")], say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_the_hollander_are_told_with_the_chance_to_win(language: str) -> None:
    say, table = speaker(language), first_of("hollander")
    called = names_at(table, say)[1]
    told = {
        "play 7 7": ("7 ×2",),
        "play WH > 1": (say("hollander-card-wh"), called),
        "play PI clash 1 2 KR": (called, f"2 ⇄ {say('hollander-card-kr')}"),
        "play PI hand 1 2": (called, "2 ⇄ ?"),
    }
    hints = [Hint(move, chance=0.42 - at / 10) for at, move in enumerate(told)]
    text = text_of_view(hints_page(table, 0, hints, say))
    assert say("advice-chances", game="hollander") in text
    assert say("advice-chances", game="hollander") != say("advice-chances", game="skullking")
    assert all(part in text for parts in told.values() for part in (*parts, "42", "12"))


def test_advice_names_a_computer_without_its_rank() -> None:
    table = first_of("hollander")
    host, computer, *others = table.seats
    computer = replace(computer, name="Calico", player=Player.COMPUTER)
    table = replace(table, seats=(host, computer, *others))
    text = text_of_view(hints_page(table, 0, [Hint("play WH > 1", 0.4), Hint("play 7", 0.3)], ENGLISH))
    assert ": Calico 🤖" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_corsari_are_told_with_the_chance_to_win(language: str) -> None:
    say, table = speaker(language), first_of("corsari")
    view = table.view(0)
    first, second, *others = view.hand
    limit = sum(int(code[1:]) for code in others)
    told = {
        "draw stock": say("corsari-draw-stock", cards=view.stock),
        "draw pier": say("corsari-draw-pier", card=view.pier[0][1:]),
        f"discard {first}": card_name(first, say),
        f"sail {first} crew {second}": str(limit),
    }
    hints = [Hint(move, chance=0.42 - at / 10) for at, move in enumerate(told)]
    text = text_of_view(hints_page(table, 0, hints, say))
    assert say("advice-chances", game="corsari") in text
    assert say("advice-chances", game="corsari") != say("advice-chances", game="skullking")
    assert all(part in text for part in (*told.values(), "42", "12"))


def test_how_to_lay_down_is_told_by_its_limit() -> None:
    playing = tables(random_playing("corsari", 2, 0))
    laying = next(table for table in playing if table.view(0).offers and table.view(0).step == "lay")
    best = laying.view(0).offers[0]
    text = text_of_view(hints_page(laying, 0, [Hint(best.move)], ENGLISH))
    assert ENGLISH("advice-only") in text
    assert str(best.split.limit) in text
