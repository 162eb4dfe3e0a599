"""What may be typed at a table of The Flying Hollander: what is offered, and what is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.games.contract import Fact
from bot.games.hollander import View
from bot.presenters.hollander.cards import full_name, label
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.cogs.hollander_play import before, dealt, forward, until
from tests.cogs.refused import refused as told
from tests.simulated.locale import speaking
from tests.tavern import ENGLISH, Answer, Tavern


def a_wormhole_was_turned_up(view: View) -> bool:
    return view.step == "call"


@pytest.mark.slow
async def test_autocomplete_offers_what_is_legal_and_nobody_else_anything(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        table = await forward(t, until(played, "play PI clash"))
        seat = table.to_move()[0]
        view, person = table.view(seat), t.seated(table, seat)

        async def offered(line: str = "", who: MemberActor = person) -> list[str]:
            found = await who.autocomplete(t.channel, "hollander play", "cards", line)
            return [choice["value"] for choice in found]

        kinds = dict.fromkeys(label(offer.card, ENGLISH) for offer in view.offers)
        assert {text.split()[0] for text in await offered()} == {*kinds}
        assert await offered("pirat") != []
        swap = next(s for offer in view.offers if offer.move == "play PI" for s in offer.swaps if s.get)
        begun = f"PI {swap.place} {swap.seat + 1} {swap.give}"
        assert await offered(begun) != []
        assert await offered(f"PI {swap.place} {seat + 1}") == [], "nobody swaps with themselves"
        assert await offered(who=t.seated(table, (seat + 1) % 3)) == []


async def refused(
    t: Tavern,
    who: MemberActor,
    key: str,
    facts: Callable[[Say], dict[str, Fact]],
    command: str,
    **options: Any,
) -> None:
    """Lets somebody try in every language what must be refused, in private and without changing anything."""
    async with t.unchanged():
        for language, (locale, *_) in LANGUAGES.items():
            say = speaker(language)
            with speaking(who, locale):
                answer: Answer = await t.slash(who, command, **options)
            assert answer.private
            assert answer.text == say(f"refusal-{key}", **facts(say))


def no_facts(say: Say) -> dict[str, Fact]:
    return {}


async def test_what_is_refused_before_the_first_card(tmp_path: Path) -> None:
    async with dealt(tmp_path, "default_two_players") as (t, _):
        anna = t.people[0]
        view = (await t.table()).view(0)
        missing = next(card for card in map(str, range(1, 13)) if card not in (*view.hand, *view.clash[0]))
        own, lying = view.hand[0], view.clash[0][0]
        await refused(t, anna, "still-swapping", lambda _: {"ready": "no"}, "play", cards=own)
        await refused(
            t,
            anna,
            "not-in-hand",
            lambda say: {"card": full_name(missing, say)},
            "move",
            move=f"swap {missing} {lying}",
        )
        await refused(
            t,
            anna,
            "not-in-clash",
            lambda say: {"card": full_name(missing, say), "name": "Anna"},
            "move",
            move=f"swap {own} {missing}",
        )
        await refused(
            t, anna, "unknown-card", lambda _: {"word": "PARROT"}, "move", move=f"swap {own} parrot"
        )
        await t.slash(anna, "move", move="ready")
        await refused(t, anna, "already-ready", no_facts, "move", move="ready")
        await refused(t, anna, "still-swapping", lambda _: {"ready": "yes"}, "take-pile")


@pytest.mark.slow
async def test_what_is_refused_on_a_turn(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        table = await forward(t, until(played, "take"))
        seat = table.to_move()[0]
        person, view = t.seated(table, seat), table.view(seat)
        waiting = t.seated(table, (seat + 1) % 3)
        named = {"name": table.name(seat)}
        await told(t, waiting, lambda: t.slash(waiting, "take-pile"), "not-your-turn", lambda _: named)
        await refused(t, person, "swaps-are-over", no_facts, "move", move="ready")
        await refused(t, person, "finals-not-yet", lambda _: {"place": "hand"}, "move", move="final 1")
        await refused(t, person, "no-such-slot", no_facts, "move", move="final 99")
        await refused(t, person, "swaps-are-over", no_facts, "move", move="swap 1 2")
        card = next(card for card in view.hand if card.isdecimal())
        await refused(
            t,
            person,
            "must-beat",
            lambda say: {
                "card": full_name(card, say),
                "bound": view.order.bound,
                "rank": view.order.rank,
                "must_take": "yes",
            },
            "play",
            cards=card,
        )


@pytest.mark.slow
async def test_what_is_refused_where_a_card_must_be_played_or_a_choice_made(tmp_path: Path) -> None:
    async with dealt(tmp_path, "both_blind_choices") as (t, played):
        done = until(played, "play PI clash")
        table = await forward(t, done)
        seat = table.to_move()[0]
        person = t.seated(table, seat)
        await refused(t, person, "can-play", no_facts, "take-pile")
        await refused(t, person, "swap-due", no_facts, "play", cards="pi")
        table = await forward(t, before(played, a_wormhole_was_turned_up)[len(done) :])
        person = t.on_turn(table)
        await refused(t, person, "call-due", no_facts, "take-pile")
