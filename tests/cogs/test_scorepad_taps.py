"""A round with real cards on a phone: bids before the cards are played, tricks after, each by two taps."""

from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from bot.games.contract import Options
from bot.scorepads import writing
from bot.store.scorepads import update_options
from bot.tables.person import Person
from bot.texts.catalog import LANGUAGES
from tests.cogs.scorepad_tavern import (
    actions_of,
    begun,
    choose_round,
    enter,
    fields_of,
    fill,
    open_form,
    post_of,
    the_pad,
)
from tests.messages import press_of, text_of, walk
from tests.simulated.locale import speaking
from tests.tavern import ENGLISH, Tavern, tavern


async def shown(t: Tavern, who: MemberActor, action: str) -> ResponseMessage:
    return (await t.press(who, action, on=await post_of(t))).message


def selects_of(message: ResponseMessage) -> list[tuple[str, list[str], str]]:
    """Of each select its placeholder, the values and what is chosen."""
    found = []
    for part in walk(message.components):
        if "options" in part:
            chosen = [one["label"] for one in part["options"] if one.get("default")]
            found.append((part["placeholder"], [one["value"] for one in part["options"]], "".join(chosen)))
    return found


def button_labels(message: ResponseMessage) -> dict[str, str]:
    """The labels of a message's buttons, by their actions."""
    return {
        press_of(part["custom_id"]).action: part["label"]
        for part in walk(message.components)
        if part.get("label") and part.get("custom_id")
    }


async def tap(t: Tavern, who: MemberActor, panel: ResponseMessage, seat: int, value: str) -> ResponseMessage:
    [custom_id] = [
        part["custom_id"]
        for part in walk(panel.components)
        if "options" in part and press_of(part["custom_id"]).argument.endswith(f" {seat}")
    ]
    answer = t._answer(await who.select(panel, [value], custom_id=custom_id))
    await t.env.settle()
    return answer.message


async def test_bids_stand_on_the_post_while_the_tricks_are_played_and_count_when_they_are_in(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Zoe")
        await enter(t, anna, bid="1 0 0", tricks="1 0 0")
        panel = await shown(t, anna, "pad_bids")
        assert selects_of(panel) == [(name, ["0", "1", "2"], "") for name in ("Anna", "Ben", "Zoe")]
        for seat, bid in enumerate("110"):
            panel = await tap(t, anna, panel, seat, bid)
        assert [chosen for *_, chosen in selects_of(panel)] == ["Anna: 1", "Ben: 1", "Zoe: 0"]
        said = "Anna 1 · Ben 1 · Zoe 0"
        assert ENGLISH("pad-bids", round=2, bids=said) in text_of(await post_of(t))
        assert "**Anna**: 20 points" in text_of(await post_of(t)), "no total has changed"
        await t.restart()  # a kill between bids and tricks: the bids stand
        assert ENGLISH("pad-bids", round=2, bids=said) in text_of(await post_of(t))
        panel = await shown(t, ben, "pad_tricks")
        for seat, tricks in enumerate("110"):
            panel = await tap(t, ben, panel, seat, tricks)
        saved = await t.press(ben, "pad_save", on=panel)
        assert ENGLISH("done-pad-written", round=2) in saved.text
        assert "Anna 1 1 0 · Ben 1 1 0 · Zoe 0 0 0" in saved.text, "it names what was understood"
        assert saved.message.id == panel.id, "the same message leads through the whole evening"
        assert actions_of(saved.message) == {"pad_bids"}
        await t.env.settle()
        post = text_of(await post_of(t))
        assert "**Anna**: 40 points" in post
        assert "Bids of round" not in post
        pad = await the_pad(t)
        assert pad.paper.number == 3
        assert pad.corrections == [], "what a round begins with is not corrected"


async def test_a_round_is_saved_with_bonuses_that_are_typed_as_sums(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Zoe")
        panel = await shown(t, anna, "pad_bids")
        for seat, bid in enumerate("100"):
            panel = await tap(t, anna, panel, seat, bid)
        panel = (await t.press(anna, "pad_tricks", on=panel)).message
        for seat, tricks in enumerate("100"):
            panel = await tap(t, anna, panel, seat, tricks)
        form = await open_form(t, anna, "pad_bonus", on=panel)
        assert fields_of(form) == {"seat0": "", "seat1": "", "seat2": ""}
        wrong = await fill(t, anna, form, seat0="", seat1="30", seat2="")
        assert ENGLISH("refusal-bonus-not-earned", name="Ben", bid=0, tricks=0) in wrong.text
        again = await open_form(t, anna, "pad_bonus", on=wrong.message)
        assert fields_of(again)["seat1"] == "30", "what was typed is in the form again"
        await fill(t, anna, again, seat0="30+30", seat1="", seat2="")
        assert (await the_pad(t)).paper.lines == (
            "bid 1 tricks 1 bonus 60 | bid 0 tricks 0 bonus 0 | bid 0 tricks 0 bonus 0",
        )


async def test_a_round_is_not_saved_without_a_player_s_tricks_and_keeps_what_is_tapped(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking")
        panel = await shown(t, anna, "pad_bids")
        for seat in (0, 1):
            panel = await tap(t, anna, panel, seat, "1")
        panel = (await t.press(anna, "pad_tricks", on=panel)).message
        async with t.unchanged():
            answer = await t.press(anna, "pad_save", on=panel)
            assert (
                ENGLISH("refusal-pad-field-missing", name="Anna", field="Tricks won", allowed="0–1")
                in answer.text
            )
        assert (await the_pad(t)).paper.begun == "begun bid 1 | bid 1"


async def test_once_all_tricks_are_tapped_whoever_is_left_out_has_none(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Zoe")
        panel = await shown(t, anna, "pad_bids")
        for seat, bid in enumerate("110"):
            panel = await tap(t, anna, panel, seat, bid)
        panel = (await t.press(anna, "pad_tricks", on=panel)).message
        panel = await tap(t, anna, panel, 1, "1")
        saved = await t.press(anna, "pad_save", on=panel)
        assert "Anna 1 0 0 · Ben 1 1 0 · Zoe 0 0 0" in saved.text


async def test_whoever_is_left_out_bids_0_and_takes_what_they_bid_by_a_press_each(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Zoe, Yan")
        await enter(t, anna, bid="1 0 0 0", tricks="1 0 0 0")
        panel = await shown(t, anna, "pad_bids")
        assert "pad_rest" not in actions_of(panel), "nobody has bid"
        panel = await tap(t, anna, panel, 1, "1")
        panel = await tap(t, anna, panel, 2, "1")
        panel = (await t.press(anna, "pad_rest", on=panel)).message
        said = ENGLISH("pad-bids", round=2, bids="Anna 0 · Ben 1 · Zoe 1 · Yan 0")
        assert said in text_of(panel), "whoever asks for the tricks sees the bids"
        assert button_labels(panel)["pad_save"] == ENGLISH("button-pad-save-as-bid")
        saved = await t.press(anna, "pad_save", on=panel)
        assert "Anna 0 0 0 · Ben 1 1 0 · Zoe 1 1 0 · Yan 0 0 0" in saved.text


async def test_a_bid_that_is_said_meanwhile_is_not_made_0(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking", guests="Zoe")
        hers = await tap(t, anna, await shown(t, anna, "pad_bids"), 0, "1")
        await tap(t, ben, await shown(t, ben, "pad_bids"), 1, "1")
        await t.press(anna, "pad_rest", on=hers)
        assert (await the_pad(t)).paper.begun == "begun bid 1 | bid 1 | bid 0"


async def test_with_more_players_on_another_page_nobody_there_is_left_out_unseen(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(t, "skullking", guests="Carla, Dora, Emil, Fred, Gus, Hal")
        panel = await tap(t, anna, await shown(t, anna, "pad_bids"), 0, "1")
        assert "pad_rest" not in actions_of(panel)
        panel = (await t.press(anna, "pad_bids", on=panel)).message
        assert "pad_rest" in actions_of(panel)


async def test_where_the_kraken_may_take_a_trick_saving_the_rest_without_one_is_said(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        pad = await begun(t, "skullking", guests="Zoe")
        whole = pad.rules.complete({"edition": "2021", "kraken": True, "dealing": "swift"})
        await t.bot.services.scorepads.store.change(pad.id, update_options(pad.id, whole))
        panel = await tap(t, anna, await shown(t, anna, "pad_bids"), 0, "3")
        panel = (await t.press(anna, "pad_rest", on=panel)).message
        assert button_labels(panel)["pad_save"] == ENGLISH("button-pad-save", round=1)
        panel = await tap(t, anna, panel, 0, "4")
        assert button_labels(panel)["pad_save"] == ENGLISH("button-pad-save-none")
        saved = await t.press(anna, "pad_save", on=panel)
        assert "Anna 3 4 0 · Ben 0 0 0 · Zoe 0 0 0" in saved.text


async def test_bonuses_are_asked_of_whoever_is_left_out_and_took_what_they_bid(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        pad = await begun(t, "skullking", guests="Zoe")
        panel = await tap(t, anna, await shown(t, anna, "pad_bids"), 0, "1")
        panel = (await t.press(anna, "pad_rest", on=panel)).message
        form = await open_form(t, anna, "pad_bonus", on=panel)
        saved = await fill(t, anna, form, seat0="30", seat1="", seat2="")
        assert "Anna 1 1 30 · Ben 0 0 0 · Zoe 0 0 0" in saved.text
        pad = await begun(t, "skullking", guests="Zoe")
        whole = pad.rules.complete({"edition": "2021", "dealing": "swift"})
        await t.bot.services.scorepads.store.change(pad.id, update_options(pad.id, whole))
        panel = await tap(t, anna, await shown(t, anna, "pad_bids"), 0, "5")
        panel = (await t.press(anna, "pad_rest", on=panel)).message
        panel = (await t.press(anna, "pad_bonuses", on=panel)).message
        assert [name for name, *_ in selects_of(panel)] == ["Anna"]
        assert "Anna 5 5 · Ben 0 0 · Zoe 0 0" in text_of(panel), "what stands there is shown"


async def test_what_was_begun_can_be_typed_whole(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking")
        panel = await shown(t, anna, "pad_bids")
        await tap(t, anna, panel, 1, "1")
        form = await open_form(t, ben, "pad_enter")
        assert fields_of(form) == {"seat0": "", "seat1": "1"}
        await fill(t, ben, form, seat0="0 0", seat1="1 1")
        assert (await the_pad(t)).paper.lines == ("bid 0 tricks 0 bonus 0 | bid 1 tricks 1 bonus 0",)
        async with t.unchanged():
            late = await tap(t, anna, panel, 0, "1")
        assert ENGLISH("refusal-pad-round-written", round=1) in text_of(late)


async def test_eight_people_are_on_two_pages_each_named_in_every_choice(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await begun(
            t, "skullking", guests="Carla, Grandmother Rose, Uncle Bartholomew, Aunt Josephine, Gus, Hal"
        )
        panel = await shown(t, anna, "pad_bids")
        assert [name for name, *_ in selects_of(panel)] == ["Anna", "Ben", "Carla", "Grandmother Rose"]
        panel = (await t.press(anna, "pad_bids", on=panel)).message
        assert [name for name, *_ in selects_of(panel)] == [
            "Uncle Bartholomew",
            "Aunt Josephine",
            "Gus",
            "Hal",
        ]
        panel = await tap(t, anna, panel, 7, "1")
        assert selects_of(panel)[-1][-1] == "Hal: 1"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_load_is_tapped_with_the_bid(tmp_path: Path, language: str) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        pad = await begun(t, "skullking", guests="Zoe")
        options: Options = {
            "edition": "2021",
            "scoring": "rascal",
            "cannonball": True,
            "dealing": "broadside",
        }
        whole = pad.rules.complete(options)
        await t.bot.services.scorepads.store.change(pad.id, update_options(pad.id, whole))
        with speaking(anna, LANGUAGES[language][-1]):
            panel = await shown(t, anna, "pad_bids")
            assert selects_of(panel)[0][1][:3] == ["0 grape", "0 cannon", "1 grape"]
            panel = await tap(t, anna, panel, 2, "10 cannon")
        assert (await the_pad(t)).paper.begun == "begun - | - | bid 10 load cannon"


@pytest.mark.parametrize("game", ["playapirata", "corsari", "hollander"])
async def test_the_other_games_keep_their_one_moment(tmp_path: Path, game: str) -> None:
    async with tavern(tmp_path, 2) as t:
        await begun(t, game)
        assert "pad_enter" in actions_of(await post_of(t))
        assert not actions_of(await post_of(t)) & {"pad_bids", "pad_tricks"}


async def test_of_two_who_correct_a_round_the_second_is_told_what_stands_there_and_keeps_the_words(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await begun(t, "skullking")
        await enter(t, anna, bid="1 0", tricks="1 0")
        hers, his = await choose_round(t, anna, 1), await choose_round(t, ben, 1)
        await fill(t, anna, hers, seat0="0 0", seat1="1 1")
        async with t.unchanged():
            refused = await fill(t, ben, his, seat0="0 1", seat1="1 0")
        told = ENGLISH("refusal-pad-other-line", round=1, line="Anna 0 0 0 · Ben 1 1 0")
        assert told in refused.text
        form = await open_form(t, ben, "pad_rewrite", on=refused.message)
        assert fields_of(form) == {"seat0": "0 1", "seat1": "1 0"}
        await fill(t, ben, form)
        assert (await the_pad(t)).paper.lines == ("bid 0 tricks 1 bonus 0 | bid 1 tricks 0 bonus 0",)


async def choose(
    t: Tavern, who: MemberActor, panel: ResponseMessage, action: str, of: str, *values: str
) -> ResponseMessage:
    message, custom_id = t.find(who, action, on=panel, argument=f"1 {of}")
    answer = t._answer(await who.select(message, list(values), custom_id=custom_id))
    await t.env.settle()
    return answer.message


async def test_in_2021_a_bonus_is_tapped_by_what_it_is_for_and_an_alliance_by_both_sides(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        pad = await begun(t, "skullking", guests="Zoe")
        whole = pad.rules.complete({"edition": "2021", "loot": True, "dealing": "swift"})
        await t.bot.services.scorepads.store.change(pad.id, update_options(pad.id, whole))
        panel = await shown(t, anna, "pad_bids")
        for seat, bid in enumerate("220"):
            panel = await tap(t, anna, panel, seat, bid)
        panel = (await t.press(anna, "pad_tricks", on=panel)).message
        for seat, tricks in enumerate("230"):
            panel = await tap(t, anna, panel, seat, tricks)
        panel = (await t.press(anna, "pad_bonuses", on=panel)).message
        assert [name for name, *_ in selects_of(panel)] == [
            "Anna",
            "💎 Loot: the two allies",
            "💎 Loot: the two allies",
        ], "Ben missed the bid, and Zoe took nothing"
        panel = await choose(t, anna, panel, "pad_part", "0", "K14", "M1", "P1")
        assert selects_of(panel)[0][-1] == "Anna: 🏴 14 +20Anna: 🧜 Mermaid +20Anna: 🗡️ Pirate ×1 +30"
        async with t.unchanged():
            alone = await choose(t, anna, panel, "pad_allies", "L1", "0")
        assert ENGLISH("refusal-pad-one-ally") in text_of(alone)
        panel = await choose(t, anna, panel, "pad_allies", "L1", "0", "2")
        assert selects_of(panel)[1][-1] == "💎 Loot: Anna💎 Loot: Zoe"
        panel = await choose(t, anna, panel, "pad_part", "0", "K14", "P1")
        form = await open_form(t, anna, "pad_bonus", on=panel)
        assert list(fields_of(form).values()) == ["20+30+20", "", "20"], "and can be typed"
        saved = await t.press(anna, "pad_save", on=panel)
        assert "Anna 2 2 70 · Ben 2 3 0 · Zoe 0 0 20" in saved.text


async def test_a_round_of_which_only_saving_is_left_can_be_saved_and_a_taken_bonus_is_refused(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        pad = await begun(t, "skullking")
        whole = pad.rules.complete({"edition": "2021", "dealing": "swift", "ghost": False})
        await t.bot.services.scorepads.store.change(pad.id, update_options(pad.id, whole))
        taken: list[dict[str, str]] = [{"bid": "2", "tricks": "2"}, {"bid": "3", "tricks": "3"}]
        async with t.inside():
            await writing.begin_round(
                t.bot.services.scorepads, pad.id, Person(anna.id, "Anna"), 1, dict(enumerate(taken))
            )
        hers = (await t.press(anna, "pad_tricks", on=await post_of(t))).message
        hers = (await t.press(anna, "pad_bonuses", on=hers)).message
        his = (await t.press(ben, "pad_tricks", on=await post_of(t))).message
        his = (await t.press(ben, "pad_bonuses", on=his)).message
        await choose(t, anna, hers, "pad_part", "0", "K14")
        async with t.unchanged():
            late = await choose(t, ben, his, "pad_part", "1", "K14")
        assert ENGLISH("refusal-pad-part-taken") in text_of(late)
