"""Moves that can't be made now: each is refused in the reader's language, and nothing is lost or changed."""

from pathlib import Path

import pytest

from bot.presenters.skullking.cards import card_name
from bot.texts.catalog import speaker
from tests.cogs.refused import playing, refused
from tests.deals import leader_holds, second_must_follow_black, seed_where
from tests.messages import presses
from tests.tavern import tavern


@pytest.mark.slow
async def test_not_your_turn(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=2)
        table = await t.forward(playing)
        seat = table.to_move()[0]
        waiting, name = t.seated(table, (seat + 1) % 3), table.seats[seat].name
        card = table.view((seat + 1) % 3).hand[0]
        await refused(
            t,
            waiting,
            lambda: t.slash(waiting, "play", card=card if card != "SM" else "SM:P"),
            "not-your-turn",
            lambda _: {"name": name},
        )


async def test_a_bid_above_the_round_or_negative(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        for bid in (2, -1, 99, -(2**53) + 1):
            await refused(
                t,
                anna,
                lambda bid=bid: t.slash(anna, "bid", tricks=bid),  # type: ignore[misc]
                "bid-out-of-range",
                lambda _: {"most": 1},
            )


async def test_a_bid_after_the_reveal(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        message, _ = t.find(anna.user, "move", "bid 1")
        await t.forward(playing)
        await refused(t, anna, lambda: t.slash(anna, "bid", tricks=1), "bids-revealed")
        assert not [press for press in presses(message) if press.argument.startswith("bid")]


async def test_a_card_while_bids_are_made(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start()
        await refused(t, anna, lambda: t.slash(anna, "play", card="Y5"), "still-bidding")


@pytest.mark.slow
async def test_a_card_that_you_do_not_hold(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(seed=seed_where(2, 1, leader_holds("Y5")))
        person = t.on_turn(await t.forward(playing))
        for card in ("K13", "p", "m", "e", "sk"):
            code = {"p": "P1", "m": "M1", "e": "E1", "sk": "SK"}.get(card, card)
            await refused(
                t,
                person,
                lambda card=card: t.slash(person, "play", card=card),  # type: ignore[misc]
                "not-in-hand",
                lambda say, code=code: {"card": card_name(code, say)},  # type: ignore[misc]
            )


@pytest.mark.slow
async def test_a_card_that_breaks_following_is_told_which_suit_must_be_followed(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2, seed=seed_where(2, 2, second_must_follow_black))
        table = await t.forward(lambda table: table.view(None).round == 2 and playing(table))
        await t.move(table, table.to_move()[0])
        table = await t.table()
        seat = table.to_move()[0]
        person = t.seated(table, seat)
        [yellow] = [card for card in table.view(seat).hand if card[0] == "Y"]
        await refused(
            t,
            person,
            lambda: t.slash(person, "play", card=yellow.lower()),
            "must-follow",
            lambda say: {"suit": say("skullking-suit-k"), "card": card_name(yellow, say)},
        )


async def test_an_unknown_card_word(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start()
        person = t.on_turn(await t.forward(playing))
        start = speaker("en")("refusal-unknown-card", word="|").split("|")[0]
        for word in ("Y99", "parrot", "**@everyone**", "<@1>", "x" * 6000):
            async with t.unchanged():
                answer = await t.slash(person, "play", card=word)
            assert answer.private
            assert answer.text.startswith(start)
            assert len(answer.text) < 300
            assert "@everyone" not in answer.text
            assert "<@1>" not in answer.text


@pytest.mark.slow
async def test_scary_mary_without_a_face(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(seed=seed_where(2, 1, leader_holds("SM")))
        person = t.on_turn(await t.forward(playing))
        await refused(
            t,
            person,
            lambda: t.slash(person, "play", card="sm"),
            "face-needed",
            lambda say: {"card": card_name("SM", say), "kind": "SM"},
        )
        hand, _ = t.find(person.user, "move")
        offered = [press.argument for press in presses(hand) if press.action == "move"]
        assert offered == ["play SM:P", "play SM:E"]
        await t.slash(person, "play", card="sm:e")
        assert (await t.table()).view(None).trick == ("SM:E",)


@pytest.mark.slow
async def test_a_button_of_an_earlier_trick(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=3)
        table = await t.forward(lambda table: table.view(None).round == 3 and playing(table))
        seat = table.to_move()[0]
        person = t.seated(table, seat)
        panel = (await t.slash(person, "hand")).message
        _, old = t.find(person, "move", on=panel)
        await t.restart()  # from now on the panel is not kept up to date
        await t.move(table, seat)
        await t.play(lambda table: list(table.to_move()) == [seat] and len(table.view(None).tricks) > 0)
        async with t.unchanged():
            answer = t._answer(await person.click(panel, custom_id=old))
        assert speaker("en")("refusal-table-moved-on") in answer.text
        fresh = await t.table()
        decisions = {press.decision for press in presses(answer.message) if press.action == "move"}
        assert decisions == {fresh.dealt.decisions[seat]}, "the answer is the hand as it is now"


async def test_undo_when_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=2)
        await refused(t, anna, lambda: t.slash(anna, "undo"), "nothing-to-undo")
        await t.slash(ben, "bid", tricks=0)
        await refused(t, anna, lambda: t.slash(anna, "undo"), "nothing-to-undo")


@pytest.mark.slow
@pytest.mark.parametrize(("asks", "left"), [(0, []), (1, ["bid 0"])])
async def test_what_others_have_moved_after_or_was_uncovered_is_taken_back_when_they_agree(
    tmp_path: Path, asks: int, left: list[str]
) -> None:
    async with tavern(tmp_path) as t:
        say = speaker("en")
        await t.start(rounds=2)
        for person in t.people:
            await t.slash(person, "bid", tricks=0)
        before = (await t.table()).dealt
        asked = await t.slash(t.people[asks], "undo")
        assert asked.private
        assert say("done-asked") in asked.text
        assert (await t.table()).dealt == before
        agreed = await t.press(t.people[1 - asks], "agree")
        assert agreed.text == say("done-agreed-all")
        table = await t.table()
        assert [move for _, move in table.dealt.moves] == left
        assert table.row.proposal is None
        assert "agree" not in {press.action for message in t.public() for press in presses(message)}
