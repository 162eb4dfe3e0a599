"""The deal of the day as people meet it: one private answer from the bid to the end, and a line to share."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from simcord import ResponseMessage, UserHandle

from bot.ai.contract import Judge
from bot.games.contract import Move
from bot.processes import NoAnswerError
from bot.solo.days import deal_of_day
from bot.solo.playing import YOU, played
from bot.solo.verdict import Choice, Verdict
from bot.solo.verdicts import Judging
from tests.messages import presses, text_of
from tests.simulated import openapi
from tests.simulated.watch import sent
from tests.tavern import ENGLISH, Answer, Person, Tavern, tavern
from tests.ui.server.moderators import manager

DAY = 24 * 60 * 60
CARD = re.compile(r"\b(?:[YRBGUK](?:1[0-4]|[1-9])|E[1-5]|P[1-5RBSJH]|M[12]|SM|TI|SK)\b")
"""The codes of cards of both editions."""


async def daily(t: Tavern, who: Person) -> Answer:
    result = await (who.slash("daily") if isinstance(who, UserHandle) else who.slash(t.channel, "daily"))
    return t._answer(result)


def offered(message: ResponseMessage) -> list[Move]:
    """The moves that a hand offers, as its buttons carry them."""
    return [one.argument.split(maxsplit=2)[2] for one in presses(message) if one.action == "solo_move"]


async def play(t: Tavern, who: Person, which: int = 0) -> ResponseMessage:
    """Plays today's hand by its buttons; the answer as it is at the end."""
    message = (await daily(t, who)).message
    while moves := offered(message):
        press = next(
            one
            for one in presses(message)
            if one.action == "solo_move" and moves[which % len(moves)] in one.argument
        )
        await t.press(who, "solo_move", press.argument, on=message)
        message = t.seen_by(who)[-1]
    return message


async def test_a_hand_is_one_private_answer_from_the_bid_to_the_result(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        answer = await daily(t, anna)
        assert answer.private
        assert ENGLISH("solo-practise-first") in answer.text
        before = len(t.seen_by(anna))
        message = await play(t, anna)
        assert len(t.seen_by(anna)) == before + 1, "the second /daily; all moves were edits"
        assert "made" in text_of(message)
        assert ENGLISH("solo-on-trust") in text_of(message)
        assert t.seen_by(ben) == []
        assert t.public() == []


async def test_the_page_counts_bids_from_nought_to_the_cards_and_then_offers_legal_cards(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        hand = (await daily(t, anna)).message
        size = int(str(deal_of_day(1).options["first_round"]))
        assert offered(hand) == [f"bid {bid}" for bid in range(size + 1)]
        await t.press(anna, "solo_move", "1·1 r bid 2")
        state = played(t.bot.entries["skullking"], deal_of_day(1), ["bid 2"]).state
        legal = set(t.bot.entries["skullking"].game.legal(state, YOU))
        assert set(offered(t.seen_by(anna)[-1])) <= legal


async def test_a_stale_button_shows_the_hand_as_it_is_now(tmp_path: Path) -> None:
    """As on a second device that still shows the bids."""
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        phone, desk = (await daily(t, anna)).message, (await daily(t, anna)).message
        await t.press(anna, "solo_move", "1·1 r bid 1", on=phone)
        before = await t.store.solo.hand(anna.id, 1, ranked=True)
        answer = await t.press(anna, "solo_move", "1·1 r bid 4", on=desk)
        assert ENGLISH("refusal-deal-moved-on") in answer.text
        assert await t.store.solo.hand(anna.id, 1, ranked=True) == before


async def test_the_end_says_the_score_the_play_the_field_and_the_captains_bid_in_this_order(
    tmp_path: Path,
) -> None:
    """The first day; from the second on also the last deals and the streak."""
    first = (
        r"\*\*[+−]\d+\*\* · You bid 0 and made \d: bid (met|missed)\.\n"
        r"Played: \*\*\d+\*\* of 100%s\. The bid gave (nothing away|away \d+ points?)\.\n"
        r"\d+ of 12 computer pirates scored less(, \d+ the same)?\.\n"
        r"A captain, the strongest computer pirate, would have bid \d\.\n"
        r"A computer pirate in your seat: [+−]\d+\.\n%s"
    )
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await play(t, anna)
        shown = (await daily(t, anna)).text
        assert re.search(first % ("", "-# "), shown), shown
        await t.wait(DAY)
        await play(t, anna)
        shown = (await daily(t, anna)).text
        assert re.search(first % (r", your last 2 deals \d+", "🔥 2 days in a row"), shown), shown


async def test_until_a_hand_is_judged_the_end_says_so_and_offers_another_look(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        verdicts = t.bot.services.solo.verdicts
        judging, may_end = verdicts._judging, asyncio.Event()

        async def slow(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
            await may_end.wait()
            return await judging.verdict(judge, choices, deal)

        verdicts._judging = Judging(slow, 0)
        over = await play(t, anna)
        assert ENGLISH("solo-judging") in text_of(over)
        verdicts._judging = judging
        may_end.set()
        await t.press(anna, "solo_look", on=over)
        assert "Played: " in text_of(t.seen_by(anna)[-1])


async def test_a_hand_played_again_names_no_button_that_it_lacks_while_it_is_judged(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people

        async def never(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
            raise NoAnswerError("full")

        t.bot.services.solo.verdicts._judging = Judging(never, None)
        await t.wait(DAY)
        await t.press(anna, "solo_back", "1", on=await play(t, anna))
        await t.press(anna, "solo_again", "1")
        while moves := offered(t.seen_by(anna)[-1]):
            await t.press(anna, "solo_move", f"1·1 u {moves[0]}")
        over = t.seen_by(anna)[-1]
        assert ENGLISH("solo-unranked") in text_of(over)
        assert ENGLISH("solo-judging") not in text_of(over)


async def test_what_others_have_made_of_a_deal_changes_no_byte_for_who_has_not_played(tmp_path: Path) -> None:
    """Twins: Anna plays otherwise in each; Ben sees the same of his hand, and of his rivals."""

    async def bens_bytes(folder: Path, which: int) -> list[str]:
        async with tavern(folder, 2) as t:
            anna, ben = t.people
            await play(t, anna, which)
            before = len(sent(t.env))
            await daily(t, ben)
            await t.press(ben, "solo_move", "1·1 r bid 2")
            return [one.text for one in sent(t.env)[before:] if one.audience == ben.id]

    assert await bens_bytes(tmp_path / "first", 0) == await bens_bytes(tmp_path / "second", -1) != []


async def test_no_public_byte_of_a_day_holds_a_card_of_the_deal(tmp_path: Path) -> None:
    """Everything that the bot sends is looked at, but for the answers that only their person sees."""
    async with tavern(tmp_path, 2) as t:
        before = len(sent(t.env))
        for person in t.people:
            await t.press(person, "solo_share", on=await play(t, person))
        found = sent(t.env)[before:]
        public = [one.text for one in found if one.audience is None]
        assert sum("January 1, 2026" in text for text in public) == 2
        assert [card for text in public for card in CARD.findall(text)] == []
        private = [one.text for one in found if one.audience == t.people[0].id]
        assert any(CARD.search(text) for text in private), "hands were sent"


async def test_over_midnight_the_hand_goes_on_and_today_waits(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await daily(t, anna)
        await t.press(anna, "solo_move", "1·1 r bid 1")
        await t.wait(DAY)
        answer = await daily(t, anna)
        assert "Deal 1 " in answer.text
        assert "counts for that day" in answer.text
        await t.press(anna, "daily_here", on=answer.message)
        assert "Deal 2 " in text_of(t.seen_by(anna)[-1])
        assert "Deal 2 " in (await daily(t, anna)).text, "which is begun now"
        await play(t, anna)
        over = await play(t, anna)
        assert "Deal 1 " in text_of(over)
        assert "in a row" not in text_of(over)
        await t.press(anna, "daily_here", on=over)
        assert ENGLISH("solo-in-a-row", days=2) in text_of(t.seen_by(anna)[-1])


async def test_the_day_after_a_deal_is_looked_back_at_with_the_rules_play_and_played_again(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await play(t, anna)
        await t.env.settle()
        await t.wait(DAY)
        over = await play(t, anna)
        await t.press(anna, "solo_back", "1", on=over)
        looked = t.seen_by(anna)[-1]
        assert "Its day has passed" in text_of(looked)
        assert "A computer pirate in your seat" in text_of(looked)
        await t.press(anna, "solo_again", "1", on=looked)
        again = t.seen_by(anna)[-1]
        assert ENGLISH("solo-unranked") in text_of(again)
        await t.press(anna, "solo_move", "1·1 u bid 3", on=again)
        hand = await t.store.solo.hand(anna.id, 1, ranked=False)
        assert hand is not None
        assert hand.moves == ("bid 3",)


async def test_a_deleted_person_is_told_so_and_led_to_todays_deal(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        hand = (await daily(t, anna)).message
        await anna.slash(t.channel, "tavern privacy")
        await t.press(anna, "delete_data")
        await t.press(anna, "yes_delete_data")
        answer = await t.press(anna, "solo_move", "1·1 r bid 1", on=hand)
        assert "no longer stored" in answer.text
        await t.press(anna, "daily_here", on=t.seen_by(anna)[0])
        assert await t.store.solo.hand(anna.id, 1, ranked=True) is not None


@pytest.mark.parametrize(
    "custom_id",
    [
        "t:0:solo_move:3:",
        "t:0:solo_move:3:nonsense r bid 1",
        "t:0:solo_move:3:1·1 x bid 1",
        "t:0:solo_move:3:1·1 r bid 99",
        "t:0:solo_move:3:1·1 r play Q9",
        "t:0:solo_draft:99:1·1 r bid",
        "t:0:solo_share::1·1",
        "t:0:solo_share::77·1",
        "t:0:solo_back::1",
        "t:0:solo_back::0",
        "t:0:solo_back::99999999999",
        "t:0:solo_again::5",
        "t:0:solo_look::2·1",
        "t:0:solo_replay::",
    ],
)
async def test_a_forged_button_is_answered_in_words_and_changes_nothing(
    tmp_path: Path, custom_id: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        hand = (await daily(t, anna)).message
        before = await t.store.solo.hand(anna.id, 1, ranked=True)
        answer = await t.press_forged(anna, hand, custom_id)
        assert answer.text
        assert "bug" not in answer.text
        assert await t.store.solo.hand(anna.id, 1, ranked=True) == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "t:0:solo_move:0:2·1 r bid 1",
        "t:0:solo_move:0:2·1 u bid 1",
        "t:0:solo_draft:0:2·1 r bid",
        "t:0:solo_look::2·1",
        "t:0:solo_share::2·1",
        "t:0:solo_back::2",
        "t:0:solo_before::2",
        "t:0:solo_again::2",
    ],
)
async def test_a_forged_button_of_tomorrows_deal_shows_none_of_its_cards_and_begins_nothing(
    tmp_path: Path, custom_id: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        hand = (await daily(t, anna)).message
        answer = await t.press_forged(anna, hand, custom_id)
        assert answer.text
        assert "bug" not in answer.text
        assert CARD.findall(answer.text) == []
        assert offered(answer.message) == []
        for ranked in (True, False):
            assert await t.store.solo.hand(anna.id, 2, ranked=ranked) is None


async def test_there_is_a_way_to_it_from_each_place_where_a_person_waits_or_is_done(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        gina = manager(t, "Gina")
        welcomed = await t.slash(gina, "rules")
        assert (await t.press(gina, "daily", on=welcomed.message)).private
        for command in ("tavern help", "tavern my-tables"):
            answer = t._answer(await ben.slash(t.channel, command))
            assert (await t.press(ben, "daily", on=answer.message)).private, command
        await t.slash(anna, "start", players=2, rounds=1)
        assert (await t.press(ben, "daily", on=await t.post())).private, "the lobby that waits"
        await t.slash(ben, "join")
        await t.press(anna, "deal")
        assert "daily" not in [one.action for one in presses(await t.post())]
        await t.play()
        assert (await t.press(ben, "daily", on=await t.post())).private, "the end of a game"


async def test_in_the_bots_direct_messages_it_is_played_likewise(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        anna = t.people[0].user
        answer = await daily(t, anna)
        assert "Deal 1 " in answer.text
        await t.press(anna, "solo_move", "1·1 r bid 1")
        hand = await t.store.solo.hand(anna.id, 1, ranked=True)
        assert hand is not None
        assert hand.moves == ("bid 1",)


async def test_help_says_what_there_is_not(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await daily(t, anna)
        said = (await t.press(anna, "solo_help")).text
        for word in ("no undo", "no advice", "Fair play"):
            assert word in said


async def test_each_tap_is_answered_at_once_without_a_message_more(tmp_path: Path) -> None:
    """Discord takes five of those where only the person has brought the bot."""
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        over = await play(t, anna)
        await t.press(anna, "solo_help", on=over)
        await t.press(anna, "solo_rules")
        await t.press(anna, "my_tables", on=over)
        posted = [r for r in t.env.http_requests if r.method == "POST" and r.path.startswith("/webhooks/")]
        assert posted == []


async def test_the_command_is_registered_for_any_chat_as_discord_describes_it(tmp_path: Path) -> None:
    """Servers, the bot's messages and any chat; by servers and by people."""
    async with tavern(tmp_path, 1) as t:
        [request] = [
            one for one in t.env.http_requests if one.path.endswith("/commands") and one.method == "PUT"
        ]
        assert list(openapi.problems(request)) == []
        [command] = [one for one in request.json or () if one["name"] == "daily"]
        assert (command["contexts"], command["integration_types"]) == ([0, 1, 2], [0, 1])


async def test_replay_leads_to_the_last_game_at_a_table_and_is_offered_once_there_is_one(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna = t.people[0]
        before = (await daily(t, anna)).message
        assert "solo_replay" not in {one.action for one in presses(before)}
        await t.start(rounds=1)
        await t.play()
        await daily(t, anna)
        answer = await t.press(anna, "solo_replay")
        assert answer.private
        assert ENGLISH("replay-dealt") in answer.text
