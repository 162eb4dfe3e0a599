"""The first deals of a person who knows nothing: tips, the rules, and a hand to practise with."""

from pathlib import Path

from simcord import ResponseMessage

from bot.solo.practice import DEAL, practised
from bot.solo.verdict import MEASURE
from tests.entries import ENTRY_OF
from tests.messages import presses, text_of
from tests.tavern import ENGLISH, Person, Tavern, tavern
from tests.ui.solo.test_daily import DAY, daily, play


def actions(message: ResponseMessage) -> set[str]:
    return {one.action for one in presses(message)}


def tips_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("💡")]


async def test_the_very_first_hand_says_what_a_trick_a_bid_and_the_score_are(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        answer = await daily(t, anna)
        first_three = [
            ENGLISH(f"{key}") for key in ("skullking-tip-trick", "solo-first-bid", "solo-first-score")
        ]
        assert [line.removeprefix("💡 ") for line in tips_in(answer.text)[:3]] == first_three
        assert answer.text.index(ENGLISH("solo-practise-first")) < answer.text.index("💡")
        assert "Round 1" not in answer.text, "there is no other"
        assert {"practise", "solo_rules"} <= actions(answer.message)
        await t.press(anna, "solo_move", "1·1 r bid 1", on=answer.message)
        playing = t.seen_by(anna)[-1]
        assert ENGLISH("solo-first-bid") not in text_of(playing)
        assert "practise" not in actions(playing)
        assert tips_in(text_of(playing)), "tips go on"


async def test_tips_and_rules_are_there_for_three_deals(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        seen = []
        for _ in range(4):
            answer = await daily(t, anna)
            seen.append((bool(tips_in(answer.text)), "solo_rules" in actions(answer.message)))
            assert ("practise" in actions(answer.message)) == (len(seen) == 1)
            await play(t, anna)
            await t.wait(DAY)
        assert seen == [(True, True)] * 3 + [(False, False)]


async def test_the_rules_stay_beside_a_first_deal_that_was_shared(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        assert {"solo_share", "solo_rules"} <= actions(over)
        await t.press(anna, "solo_share", on=over)
        shared = actions(next(message for message in t.seen_by(anna) if message.id == over.id))
        assert ("solo_share" in shared, "solo_rules" in shared) == (False, True)


async def test_who_wants_no_tips_gets_none(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
        await t.choose(anna, "tips", "never", on=panel.message)
        answer = await daily(t, anna)
        assert tips_in(answer.text) == []
        assert "practise" not in actions(answer.message)


async def practise(t: Tavern, who: Person, message: ResponseMessage) -> ResponseMessage:
    """Takes the first choice until the end."""
    await t.press(who, "practise", on=message)
    while choices := [one for one in presses(t.seen_by(who)[-1]) if one.action == "practise"]:
        await t.press(who, "practise", choices[0].argument, on=t.seen_by(who)[-1])
    return t.seen_by(who)[-1]


async def test_a_practice_is_four_cards_counts_for_nothing_and_leads_to_todays_deal(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        first = (await daily(t, anna)).message
        before = await t.store.solo.hand(anna.id, 1, ranked=True)
        await t.press(anna, "practise", on=first)
        hand = t.seen_by(anna)[-1]
        bids = [one.argument for one in presses(hand) if one.action == "practise"]
        assert bids == [f"bid {bid}" for bid in range(5)]
        assert len(tips_in(text_of(hand))) >= 3
        over = await practise(t, anna, first)
        assert "You bid 0 and made" in text_of(over)
        assert ENGLISH("solo-practised") in text_of(over)
        assert actions(over) == {"daily_here"}
        assert await t.store.solo.hand(anna.id, DEAL.number, ranked=False) is None
        assert await t.store.solo.days(anna.id) == set()
        assert await t.store.solo.figures(anna.id, MEASURE, 9, 9) == []
        await t.press(anna, "daily_here", on=over)
        assert await t.store.solo.hand(anna.id, 1, ranked=True) == before
        assert ENGLISH("solo-practise-first") in text_of(t.seen_by(anna)[-1])


async def test_the_signs_of_a_hand_alone_are_those_of_its_edition(tmp_path: Path) -> None:
    """Deal 2 is of the edition of 2021."""
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.wait(DAY)
        signs = await t.press(anna, "signs_of", on=(await daily(t, anna)).message)
        assert "Kraken" in signs.text
        assert "Scary Mary" not in signs.text


async def test_the_signs_stand_beside_the_rules(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        first = (await daily(t, anna)).message
        of_the_day = [one.action for one in presses(first)]
        of_practice = [one.action for one in presses((await t.press(anna, "practise", on=first)).message)]
        for shown in (of_the_day, of_practice):
            assert shown[shown.index("solo_rules") + 1] == "signs_of"


async def test_the_rules_of_the_practice_are_those_of_its_edition(tmp_path: Path) -> None:
    """Deal 2 is of the edition of 2021."""
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.wait(DAY)
        first = (await daily(t, anna)).message
        today = await t.press(anna, "solo_rules", on=first)
        await t.press(anna, "practise", on=first)
        assert (await t.press(anna, "solo_rules", DEAL.name)).text != today.text


async def test_moves_that_no_button_of_the_practice_has_lead_to_todays_deal(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        first = (await daily(t, anna)).message
        for moves in ("bid 99", "bid 1;play SK", "bid 1;play R8;bid 2", "nonsense", ";".join(["bid 1"] * 9)):
            answer = await t.press_forged(anna, first, f"t:0:practise::{moves}")
            assert "no longer stored" in answer.text, moves


def test_the_last_card_of_the_practice_is_played_by_itself() -> None:
    taps = ["bid 0", "play R8", "play K13", "play E5"]
    assert not practised(ENTRY_OF, taps[:3], 1, 0).is_over
    assert practised(ENTRY_OF, taps, 1, 0).is_over
