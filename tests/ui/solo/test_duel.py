"""A duel as two people meet it: from the challenge to the comparison, in public nothing but progress."""

from pathlib import Path

from simcord import ResponseMessage

from bot.games.shuffle import commitment
from bot.model.solo import Series
from bot.tables import preferences
from tests.messages import presses, text_of
from tests.simulated.watch import sent
from tests.tavern import ENGLISH, Answer, Tavern, tavern
from tests.ui.solo.test_daily import CARD
from tests.ui.solo.test_daily import play as play_daily

DAY = 24 * 60 * 60


async def challenged(t: Tavern, by: int = 0, whom: int = 1) -> ResponseMessage:
    """One challenges another to a duel; the public message that asks them."""
    one, other = t.people[by], t.people[whom]
    ways = t._answer(await one.slash(t.channel, "tavern challenge", player=other))
    await t.press(one, "challenge_duel", on=ways.message)
    return t.public()[-1]


async def begun(t: Tavern) -> Answer:
    return await t.press(t.people[1], "duel_accept", on=await challenged(t))


async def play(t: Tavern, at: int, number: int) -> str:
    """A person plays a deal by its buttons; what they read at its end."""
    who = t.people[at]
    await t.press(who, "duel", on=t.public()[-1])
    await t.press(who, "duel_open", f"1 {number}", on=t.seen_by(who)[-1])
    message = t.seen_by(who)[-1]
    while moves := [one for one in presses(message) if one.action == "solo_move"]:
        await t.press(who, "solo_move", moves[0].argument, on=message)
        message = t.seen_by(who)[-1]
    return text_of(message)


async def test_a_duel_from_the_challenge_to_the_comparison(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        call = await challenged(t)
        assert "three sealed deals" in text_of(call)
        assert (await t.press(carla, "duel_accept", on=call)).text == ENGLISH("refusal-challenge-not-yours")
        forged = await t.press_forged(ben, call, "t:0:challenge_accept::1")
        assert forged.text == ENGLISH("refusal-challenge-old"), "it is to no table"
        before = len(sent(t.env))
        accepted = await t.press(ben, "duel_accept", on=call)
        assert (accepted.private, "Not played yet" in accepted.text) == (True, True)
        [post] = t.public()
        drawn = await t.store.solo.drawn_for(Series.of_duel(1))
        assert all(commitment(row.seed) in text_of(post) for row in drawn)
        refused = await t.press(carla, "duel", on=post)
        assert refused.text == ENGLISH("refusal-duel-not-yours")
        for number in (1, 2, 3):
            assert "Your score" in await play(t, 0, number)
            assert f"Anna: {number} of 3" in text_of(t.public()[-1])
        assert "Ben: 0 of 3" in text_of(t.public()[-1])
        mine = t._answer(await ben.slash(t.channel, "tavern my-tables")).text
        assert "duel with **Anna**: 0 of 3" in mine
        seen = [one.text for one in sent(t.env)[before:]]
        assert not any(row.seed.hex() in text for text in seen for row in drawn)
        public = [one.text for one in sent(t.env)[before:] if one.audience is None]
        assert [card for text in public for card in CARD.findall(text)] == []
        for number in (1, 2, 3):
            await play(t, 1, number)
        [post] = t.public()
        told = text_of(post)
        assert ENGLISH("duel-shared", points="")[:10] in told or "wins the duel" in told
        assert all(row.seed.hex() in told for row in drawn)
        assert [press.action for press in presses(post)] == ["duel_again"]
        duel = await t.bot.services.duels.load(1)
        assert duel.is_decided
        again = await t.press(anna, "duel_again", on=post)
        assert again.text == ENGLISH("done-challenged", name="Ben")
        await t.press(ben, "duel_accept", on=t.public()[-1])
        assert not {row.seed for row in drawn} & {
            row.seed for row in await t.store.solo.drawn_for(Series.of_duel(2))
        }


async def test_what_the_other_scores_changes_nothing_that_one_reads_before_the_end(tmp_path: Path) -> None:
    read = []
    for which in (0, -1):
        async with tavern(tmp_path / str(which), 2) as t:
            await begun(t)
            duels, ben = t.bot.services.duels, t.people[1]
            async with t.inside():
                for number in (1, 2, 3):
                    hand = await duels.take_up(1, number, t.people[0].id)
                    while not hand.is_over:
                        legal = list(hand.entry.game.legal(hand.play.state, 0))
                        hand = await duels.move(hand, legal[which], hand.decision)
            await t.press(ben, "duel", on=t.public()[-1])
            mine = t._answer(await ben.slash(t.channel, "tavern my-tables")).text
            seals = [commitment(row.seed) for row in await t.store.solo.drawn_for(Series.of_duel(1))]
            texts = [text_of(t.public()[-1]), text_of(t.seen_by(ben)[-2]), mine]
            for number, seal in enumerate(seals):
                texts = [text.replace(seal, f"seal {number}") for text in texts]
            read.append(texts)
    assert read[0] == read[1]


async def test_time_decides_it_and_a_deal_left_is_played_on(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t)
        await t.press(anna, "duel", on=t.public()[-1])
        await t.press(anna, "duel_open", "1 1", on=t.seen_by(anna)[-1])
        for _ in range(6):
            await t.wait(DAY)
        [post] = t.public()
        assert "not finished" in text_of(post)
        refused = await t.press_forged(anna, post, "t:0:duel_open::1 2")
        assert "time is over" in refused.text


async def test_oneself_bots_and_those_who_take_no_challenges_are_refused(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        answer = t._answer(await anna.slash(t.channel, "tavern challenge", player=anna))
        assert answer.text == ENGLISH("refusal-challenge-self")
        for forged in ("t:0:duel::99", "t:0:duel_longer::99", "t:0:duel_again::99", "t:0:duel_open::99 1"):
            refused = await t.press_forged(anna, answer.message, forged)
            assert refused.text == ENGLISH("refusal-duel-gone")


async def test_where_both_know_the_deal_of_the_day_the_duel_comes_first(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people

        async def ways() -> list[str]:
            answer = t._answer(await anna.slash(t.channel, "tavern challenge", player=ben))
            return [one.action for one in presses(answer.message)][:2]

        assert await ways() == ["challenge_table", "challenge_duel"]
        message = await play_daily(t, anna)
        assert "challenge_someone" in [one.action for one in presses(message)]
        await play_daily(t, ben)
        assert await ways() == ["challenge_duel", "challenge_table"]


async def news(t: Tavern, at: int) -> list[str]:
    """What a person was written of their duels, as each message began."""
    found = [one for one in sent(t.env) if one.text.startswith("🤺") and one.audience == t.people[at].id]
    return [one.text.split("\n")[0] for one in found if "challenges you" not in one.text]


async def test_news_come_in_private_once_each(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await begun(t)
        assert [line[:15] for line in await news(t, 0)] == ["🤺 Ben accepts y"]
        for number in (1, 2, 3):
            await play(t, 0, number)
        assert [line[:32] for line in await news(t, 1)] == ["🤺 Anna has finished all 3 deals "]
        for number in (1, 2, 3):
            await play(t, 1, number)
        for at, other in ((0, "Ben"), (1, "Anna")):
            assert (await news(t, at))[-1].startswith(f"🤺 Your duel with {other}")
            assert len(await news(t, at)) == 2


async def test_nobody_is_written_to_in_their_quiet_hours(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await preferences.set_quiet(t.bot.services.tables, t.people[0].id, (0, 8 * 60))  # it is midnight UTC
        await begun(t)
        assert await news(t, 0) == []
        await t.wait(9 * 60 * 60)
        assert len(await news(t, 0)) == 1


async def test_if_the_channel_is_deleted_it_goes_on_by_the_list_of_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        elsewhere = t.guild.create_text_channel("elsewhere")
        ways = t._answer(await anna.slash(elsewhere, "tavern challenge", player=ben))
        await t.press(anna, "challenge_duel", on=ways.message)
        await t.press(ben, "duel_accept", on=t.public(elsewhere)[-1])
        t.env.backend.delete_channel(elsewhere.id)
        for who in (anna, ben):
            for number in (1, 2, 3):
                mine = t._answer(await who.slash(t.channel, "tavern my-tables"))
                await t.press(who, "duel", on=mine.message)
                await t.press(who, "duel_open", f"1 {number}", on=t.seen_by(who)[-1])
                message = t.seen_by(who)[-1]
                while moves := [one for one in presses(message) if one.action == "solo_move"]:
                    await t.press(who, "solo_move", moves[0].argument, on=message)
                    message = t.seen_by(who)[-1]
        mine = t._answer(await anna.slash(t.channel, "tavern my-tables"))
        assert "decided" in mine.text
        assert "Seed" in (await t.press(anna, "duel", on=mine.message)).text


async def test_a_kill_loses_nothing_and_writes_to_nobody_twice(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await begun(t)
        for number in (1, 2, 3):
            await play(t, 0, number)
        await t.restart()
        for number in (1, 2, 3):
            await play(t, 1, number)
            await t.restart()
        assert len(t.public()) == 1
        for at in (0, 1):
            assert len(await news(t, at)) == len(set(await news(t, at))) == 2
