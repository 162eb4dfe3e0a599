"""The shapes of suits and cards, and the figures that are drawn in their place."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot.art import draw_emoji
from bot.art.emoji_names import name_of
from bot.delivery.body import Plain
from bot.delivery.emojis import OwnEmojis
from bot.entry import Entry
from bot.games.corsari.cards import CODES as CORSARI
from bot.games.hollander.cards import COPIES as HOLLANDER
from bot.games.playapirata.cards import PIRATES, SPECIALS, TREASURES
from bot.games.skullking.cards import CODES as SKULLKING
from bot.presenters.corsari.cards import shape as corsari_shape
from bot.presenters.hollander.cards import SHAPES as HOLLANDER_SHAPES
from bot.presenters.picture import Face
from bot.presenters.playapirata.cards import shape as playapirata_shape
from bot.presenters.playapirata.cards import short
from bot.presenters.skullking.cards import kind
from bot.presenters.skullking.cards import shape as skullking_shape
from bot.registry import ENTRIES

NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
MOST, LARGEST = 2000, 256 * 1024
"""How many emojis an application may have, and their bytes (Discord's page on emojis)."""


def told() -> Iterator[tuple[str, str, str]]:
    yield from (("skullking", skullking_shape(code), kind(code)) for code in (*SKULLKING, "SM:P", "TI:E"))
    yield from (("corsari", corsari_shape(code), code) for code in CORSARI)
    yield from (("hollander", HOLLANDER_SHAPES[code], code) for code in (*HOLLANDER, "PI:FH"))
    cards = (*TREASURES, *PIRATES, *SPECIALS, "Y1", "R2", "B3", "G1")
    yield from (("playapirata", playapirata_shape(code), short(code)) for code in cards)


def test_every_card_has_an_emoji_of_its_own_and_its_shape_one_that_shows_no_number() -> None:
    emojis = {entry.key: entry.presenter.emojis for entry in ENTRIES}
    for game, shape, code in told():
        assert (shape, code) in emojis[game], code
        assert emojis[game][shape, ""].number == "", code


def test_a_shape_means_the_same_figure_in_all_games() -> None:
    seen: dict[tuple[str, str], Face] = {}
    for entry in ENTRIES:
        for key, face in entry.presenter.emojis.items():
            assert seen.setdefault(key, face) == face, f"{entry.key}: {key}"
    assert len(set(seen.values())) <= MOST


def test_no_sign_of_anything_else_looks_like_a_card() -> None:
    """As a message leaves, each shape becomes the emoji of its card, whatever it was meant to say."""
    root, games = Path(bot.__file__).parent, {entry.key for entry in ENTRIES}
    emojis = OwnEmojis({key: face for entry in ENTRIES for key, face in entry.presenter.emojis.items()})
    emojis.know({name_of(face): 1 for face in emojis.faces})
    of_games = {f"{game}{part}.ftl" for game in games for part in ("", "_2021")}
    texts = (path for path in (root / "texts").rglob("*.ftl") if path.name not in of_games)
    files = [path.read_text("utf-8") for path in (*texts, *(root / "ui").rglob("*.py"))]
    lines = (line.replace("`", "") for file in files for line in file.splitlines())
    assert [line for line in lines if emojis.shown(Plain(line)) != Plain(line)] == []


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_the_emojis_of_a_game_fit_discord_and_have_names_that_differ(entry: Entry) -> None:
    files = {face: draw_emoji(face) for face in set(entry.presenter.emojis.values())}
    names = [name_of(face) for face in files]
    assert all(map(NAME.fullmatch, names))
    assert len(set(names)) == len(names)
    assert max(map(len, files.values())) <= LARGEST
