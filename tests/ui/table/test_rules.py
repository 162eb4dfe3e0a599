"""The rules are short pages a tap away, and anybody can check the seal with ordinary tools."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.games.contract import Options
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.table.rules import pages_of, rules_page, shell_check
from tests.entries import ENTRY_OF
from tests.messages import text_of
from tests.tavern import tavern
from tests.ui.live.screens import components
from tests.ui.live.test_hand_pictures import Painter, pictures_on

PHONE_SCREEN = 900
"""Characters that a phone shows at once, at some 45 a line."""
KEYS = [f"{entry.key}-rules" for entry in ENTRY_OF.values()] + ["skullking-rules-2021"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_page_of_the_rules_fits_a_phone_and_nothing_is_left_out(key: str, language: str) -> None:
    say = speaker(language)
    pages = pages_of(key, say)
    assert 1 < len(pages) <= 6
    assert max(map(len, pages)) <= PHONE_SCREEN
    told = "\n".join(pages)
    assert all(line in told for line in say(key).splitlines())


@pytest.mark.parametrize(
    ("key", "options", "said"),
    [
        ("skullking", {}, "Edition: the first one (Schmidt Spiele). 66 cards"),
        ("skullking", {"edition": "2021"}, "70 cards: ⭐ 🦜 📜 🏴 1 to 14 each"),
        ("playapirata", {}, "Edition: dV Giochi, 2014. 15 treasures"),
        ("corsari", {}, "110 cards: ten colours, each 1 to 11"),
        ("hollander", {}, "72 cards: four each of 12 characters"),
    ],
)
def test_the_last_page_tells_the_edition_and_the_deck(key: str, options: Options, said: str) -> None:
    rules, say = ENTRY_OF[key].rules, speaker("en")
    name = rules.variant_name(options)
    shown = rules_page(rules, f"{key}-rules-{name}" if name else f"{key}-rules", 99, say)
    assert said in str(components(shown))


async def test_the_rules_are_one_tap_from_the_lobby_the_post_and_the_hand_and_are_turned_in_place(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        lobby = await t.press(ben, "rules", on=await t.post())
        await t.slash(ben, "join")
        hand = await t.press(anna, "deal")
        for shown in (lobby, await t.press(ben, "rules", on=await t.post())):
            assert shown.private
            assert "1 of 3" in shown.text
        shown = await t.press(anna, "rules", on=hand.message)
        message, custom_id = t.find(anna, "rules_page", "1 ▶ skullking-rules", on=shown.message)
        turned = await t.press_forged(anna, message, custom_id)
        assert "2 of 3" in turned.text
        assert turned.message.id == message.id


async def test_the_seal_is_behind_fair_before_the_deal_and_not_on_the_post(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        seed = (await t.table()).row.seed
        seal = hashlib.sha256(seed).hexdigest()
        lobby = text_of(await t.post())
        assert seal[:8] not in lobby
        shown = await t.press(anna, "fair", on=await t.options(anna))
        assert shown.private
        assert seal in shown.text
        assert seed.hex() not in shown.text


async def test_the_seed_of_a_finished_game_is_behind_fair_and_not_on_the_post(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await t.start(rounds=1)
        seed = table.row.seed.hex()
        await t.forward()
        post = text_of(await t.post())
        assert seed[:8] not in post
        more = await t.press(t.people[0], "more", on=await t.post())
        assert seed in (await t.press(t.people[0], "fair", on=more.message)).text


@pytest.mark.skipif(not (shutil.which("xxd") and shutil.which("sha256sum")), reason="no such tools here")
def test_what_is_typed_in_a_terminal_prints_the_seal() -> None:
    # SHA-256 of 32 zero bytes, as published.
    expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    printed = subprocess.run(shell_check(bytes(32)), shell=True, capture_output=True, check=True).stdout  # noqa: S602
    assert printed.decode().split()[0] == expected


async def test_the_first_page_of_the_rules_has_the_order_of_strength_as_a_picture(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        anna = t.people[0]
        shown = await t.slash(anna, "rules", game="skullking")
        await t.env.settle()
        [alt] = pictures_on(shown.message)
        assert alt.startswith("From weak to strong: Escape")
        message, custom_id = t.find(anna, "rules_page", "1 ▶ skullking-rules", on=shown.message)
        turned = await t.press_forged(anna, message, custom_id)
        await t.env.settle()
        assert pictures_on(turned.message) == []


async def test_signs_are_a_picture_or_words(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        await t.slash(anna, "hand")
        assert "takes the trick" in (await t.press(anna, "signs")).text
    (tmp_path / "drawn").mkdir()
    async with tavern(tmp_path / "drawn", draw=Painter().draw) as t:
        anna = t.people[0]
        await t.start(rounds=1)
        await t.slash(anna, "hand")
        [alt] = pictures_on((await t.press(anna, "signs")).message)
        assert "takes the trick" in alt
