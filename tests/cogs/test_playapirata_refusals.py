"""What is refused in Playa Pirata is refused in private and in the reader's language; nothing changes."""

from functools import partial
from pathlib import Path

import pytest

from bot.presenters.playapirata.cards import card_name
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, speaker
from tests.cogs.playapirata_tavern import SAY, by_slash, thrifty_move
from tests.cogs.refused import first_refused, refused
from tests.messages import press_of, presses
from tests.simulated.locale import speaking
from tests.tavern import Tavern, tavern


def annas_first_turn(table: Table) -> bool:
    return list(table.to_move()) == [0]


def annas_later_turn(table: Table) -> bool:
    view = table.view(None)
    return bool(view.turn == 0 and view.step == "card" and view.turn_number > 1)


def second_turn_towels(table: Table) -> bool:
    view = table.view(None)
    return bool(view.turn_number == 2 and view.step == "towels")


@pytest.mark.slow
async def test_what_is_not_due_on_the_first_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        anna = t.people[0]
        await t.start(rounds="one")
        own = (await t.play(annas_first_turn, by_slash)).view(0).treasures[0]
        await first_refused(t, lambda: t.slash(anna, "lay", towels="1 3"), "no-towels-on-first-turn")
        await first_refused(t, lambda: t.slash(anna, "move", move="spy 1"), "bury-first")
        await first_refused(t, lambda: t.slash(anna, "move", move="keep castle"), "nothing-to-keep")
        await first_refused(t, lambda: t.slash(anna, "move", move="sit 1"), "no-seat-choice")
        await first_refused(t, lambda: t.slash(anna, "end-turn"), "card-first")
        await t.slash(anna, "bury", treasure=own)
        await refused(t, anna, lambda: t.slash(anna, "end-turn"), "not-your-turn", lambda _: {"name": "Ben"})


@pytest.mark.slow
async def test_what_can_not_be_done_on_a_later_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        anna = t.people[0]
        await t.start(rounds="one")
        own = (await t.play(annas_first_turn, by_slash)).view(0).treasures[0]
        await t.slash(anna, "bury", treasure=own)
        table = await t.forward(annas_later_turn, partial(thrifty_move, t))
        last = len(table.view(0).table)
        await first_refused(t, lambda: t.slash(anna, "lay", towels="1 3"), "card-first")
        await first_refused(
            t,
            lambda: t.slash(anna, "bury", treasure=own),
            "not-in-hand",
            lambda say: {"card": card_name(own, say)},
        )
        await first_refused(
            t,
            lambda: t.slash(anna, "move", move="umbrella 77"),
            "no-such-treasure",
            lambda _: {"place": 77, "last": last},
        )
        await first_refused(
            t,
            lambda: t.slash(anna, "move", move="parrot"),
            "not-in-hand",
            lambda say: {"card": say("playapirata-card-parrot")},
        )
        await first_refused(
            t,
            lambda: t.slash(anna, "move", move="wave"),
            "special-is-kept",
            lambda say: {"card": say("playapirata-card-wave")},
        )


@pytest.mark.slow
async def test_towels_that_can_not_be_laid(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        anna, ben = t.people
        await t.start(rounds="one")
        table = await t.forward(second_turn_towels, partial(thrifty_move, t))
        first = t.on_turn(table)
        await t.slash(first, "lay", towels="1 3")
        t.people = [ben, anna] if first == anna else [anna, ben]
        await t.slash(first, "end-turn")
        table, other = await t.table(), t.people[0]
        seat = 0 if other == anna else 1
        await by_slash(t, table, seat, f"bury {table.view(seat).treasures[0]}")
        await check_laying(t, "YR"[1 - seat], "YR"[seat], len(table.view(None).table) + 1)


async def check_laying(t: Tavern, before: str, own: str, places: int) -> None:
    """Treasure 1 has a 3 of the other's on it, and the first of the people is to lay."""
    who = t.people[0]
    await first_refused(
        t,
        lambda: t.slash(who, "lay", towels="1 2 1"),
        "too-low",
        lambda say: {"place": 1, "top": card_name(f"{before}3", say), "needed": 4, "sum": 3},
    )
    await first_refused(
        t,
        lambda: t.slash(who, "lay", towels="2 1 1 1 1 1"),
        "too-few-towels",
        lambda say: {"card": card_name(f"{own}1", say), "held": 4, "wanted": 5},
    )
    await first_refused(
        t,
        lambda: t.slash(who, "lay", towels=f"2 {before}2"),
        "not-your-colour",
        lambda say: {
            "card": card_name(f"{before}2", say),
            "colour": say(f"playapirata-colour-{own.lower()}"),
        },
    )
    every = ", ".join(f"#{place}" for place in range(1, places + 1))
    for move in ("show", "done"):
        await first_refused(
            t,
            lambda move=move: t.slash(who, "move", move=move),  # type: ignore[misc]
            "must-lay-towels",
            lambda _: {"places": every},
        )
    await t.slash(who, "lay", towels="1 3 1")
    await first_refused(
        t, lambda: t.slash(who, "lay", towels="1 3"), "laid-there-already", lambda _: {"place": 1}
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_special_card_that_did_not_come_round(tmp_path: Path, language: str) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        table = await t.start(rounds="one", specials=True)
        seat, say = table.to_move()[0], speaker(language)
        person, packet = t.seated(table, seat), table.view(seat).packet
        missing = next(card for card in ("CASTLE", "WAVE", "FLAG", "PARROT") if card not in packet)
        with speaking(person, LANGUAGES[language][0]):
            answer = await t.slash(person, "move", move=f"keep {missing.lower()}")
        cards = ", ".join(card_name(card, say) for card in packet)
        assert answer.text == say("refusal-not-in-packet", card=card_name(missing, say), packet=cards)


async def test_a_button_of_an_earlier_step_is_answered_with_the_hand_as_it_is(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        table = await t.start(rounds="one")
        person = t.on_turn(table)
        panel = (await t.slash(person, "hand")).message
        _, bury = t.find(person, "move", on=panel)
        await t.restart()  # from now on the panel is not kept up to date
        await t.slash(person, "bury", treasure=press_of(bury).argument.split()[1])
        async with t.unchanged():
            answer = t._answer(await person.click(panel, custom_id=bury))
        assert SAY("refusal-table-moved-on") in answer.text
        assert not [press for press in presses(answer.message) if press.action in ("move", "draft")]
