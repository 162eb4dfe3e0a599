"""The application's own emojis in messages: where they are known they take the place of Unicode's shapes."""

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from discord import SelectOption
from simcord import ResponseMessage

from bot.presenters.picture import Face
from bot.processes import NoAnswerError
from bot.registry import ENTRIES
from bot.ui.kit.body import Body, Page, Plain, components_of, fingerprint
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.emoji_uploads import name_of
from bot.ui.kit.emojis import Known, OwnEmojis
from bot.ui.kit.layout import page
from tests.messages import text_of, walk
from tests.tavern import Tavern, tavern

STAR, STAR_3, FLAG = Face("star", "gold"), Face("star", "gold", "3"), Face("jolly", "ink")
FACES = {("⭐", ""): STAR, ("⭐", "Y3"): STAR_3, ("🏴", ""): FLAG, ("❤️", ""): Face("heart", "red")}
PLAYED = {"⭐": STAR, "❤️": Face("heart", "red"), "🔷": Face("diamond", "blue"), "🏴": FLAG}
"""Few, so that they are uploaded fast."""
SKULLKING = tuple(
    dataclasses.replace(one, emojis={(shape, ""): face for shape, face in PLAYED.items()})
    for one in ENTRIES
    if one.key == "skullking"
)
UPLOADS = "/applications/*/emojis"


@pytest.fixture
def emojis() -> OwnEmojis:
    known = OwnEmojis(FACES)
    known.learn(STAR, Known("pt_star", 7))
    known.learn(STAR_3, Known("pt_star_3", 8))
    known.learn(FLAG, Known("pt_jolly", 9))
    return known


def text(emojis: OwnEmojis, written: str) -> str:
    """A text of a message as it leaves."""
    shown = emojis.shown(page([written]))
    [container] = components_of(shown)
    return str(container["components"][0]["content"])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("⭐ Yellow 3", "<:pt_star:7> Yellow 3"),
        ("⭐ `Y3` Yellow 3", "<:pt_star_3:8> `Y3` Yellow 3"),
        ("⭐`Y3` ⭐`Y4`", "<:pt_star_3:8>`Y3` <:pt_star:7>`Y4`"),
        ("⭐ `Y3 Y7`", "<:pt_star:7> `Y3 Y7`"),
        ("❤️ Red 1", "❤️ Red 1"),
        ("🏴\ufe0f 🏴", "<:pt_jolly:9> <:pt_jolly:9>"),
        ("🏴‍☠️ is no suit", "🏴‍☠️ is no suit"),
        ("`⭐` ```\n⭐ 3\n``` ⭐", "`⭐` ```\n⭐ 3\n``` <:pt_star:7>"),
        ("Anna", "Anna"),
    ],
)
def test_a_text_shows_the_emojis_that_are_known_outside_of_code(
    emojis: OwnEmojis, written: str, shown: str
) -> None:
    assert text(emojis, written) == shown


def test_buttons_and_options_show_the_figure_beside_their_name(emojis: OwnEmojis) -> None:
    button = TableButton(ButtonId(1, "move", None, "play Y3"), "3", emoji="⭐")
    options = [SelectOption(label="Black 4", value="K4", emoji="🏴"), SelectOption(label="Red", value="R")]
    shown = emojis.shown(page(["Which?"], [button], [TableSelect(ButtonId(1, "plan"), "Which?", options)]))
    [one] = [part for part in walk(components_of(shown)) if part["type"] == 2]
    assert (one["label"], one["emoji"]) == ("3", {"id": "7", "name": "pt_star"})
    [select] = [part for part in walk(components_of(shown)) if part["type"] == 3]
    assert [option.get("emoji") for option in select["options"]] == [{"id": "9", "name": "pt_jolly"}, None]


def test_plain_text_shows_them_too_and_keeps_its_buttons(emojis: OwnEmojis) -> None:
    button = TableButton(ButtonId(1, "hand"), "Play")
    shown = emojis.shown(Plain("Your turn: ⭐ Yellow 3", [button]))
    assert isinstance(shown, Plain)
    assert (shown.content, shown.buttons) == ("Your turn: <:pt_star:7> Yellow 3", [button])


@pytest.mark.parametrize("body", [Plain("⭐" * 1000), page(["⭐" * 1000])], ids=["plain", "page"])
def test_a_text_that_would_be_too_long_keeps_its_shapes(emojis: OwnEmojis, body: Body) -> None:
    assert components_of(emojis.shown(body)) == components_of(body)


def test_while_none_is_known_a_message_leaves_as_it_is() -> None:
    body = page(["⭐ Yellow 3"])
    assert OwnEmojis(FACES).shown(body) is body


def test_whether_a_message_looks_the_same_does_not_depend_on_what_is_known(emojis: OwnEmojis) -> None:
    body = page(["⭐ Yellow 3"])
    before = fingerprint(body)
    assert isinstance(emojis.shown(body), Page)
    assert fingerprint(body) == before


async def draw(face: Face) -> bytes:
    """A file that can be told from others."""
    return b"\x89PNG\r\n\x1a\n" + repr(face).encode()


async def unable(_: Face) -> bytes:
    """A pool that is full."""
    raise NoAnswerError("full")


async def names() -> set[str]:
    """What the emojis of the game are called."""
    return {name_of(face, await draw(face)) for face in PLAYED.values()}


def there(t: Tavern) -> set[str]:
    """The names of the application's emojis."""
    return {emoji.name for emoji in t.env.backend.application_emojis.values()}


def asked(t: Tavern, method: str) -> int:
    """How often something was asked about emojis."""
    return sum(one.method == method and "/emojis" in one.path for one in t.env.http_requests)


def shown_on(message: ResponseMessage) -> list[Mapping[str, Any]]:
    """The emojis of its buttons."""
    return [part["emoji"] for part in walk(message.components) if part.get("emoji")]


async def hand_in_play(t: Tavern) -> ResponseMessage:
    """The hand of who leads to the first trick."""
    await t.start(edition="2021", ghost=False, cards="brawl", seed=bytes(32))
    for person in t.people:
        await t.slash(person, "bid", tricks=0)
    return await hand_of_leader(t)


async def hand_of_leader(t: Tavern) -> ResponseMessage:
    """The hand of whoever is awaited."""
    table = await t.table()
    return (await t.slash(t.seated(table, table.awaited()[0]), "hand")).message


async def test_only_what_is_missing_is_uploaded_and_only_old_ones_of_ours_go(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        assert there(t) == await names()
        assert (asked(t, "GET"), asked(t, "POST")) == (1, len(PLAYED))
        gone = next(iter(t.env.backend.application_emojis))
        t.env.backend.delete_application_emoji(gone)
        t.env.backend.create_application_emoji("pt_star_0dd0ff")
        t.env.backend.create_application_emoji("parrot")
        await t.restart()
        await t.env.settle()
        assert there(t) == await names() | {"parrot"}
        assert (asked(t, "POST"), asked(t, "DELETE")) == (len(PLAYED) + 1, 1)


async def test_a_dealt_hand_shows_them_in_its_text_and_on_its_buttons(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        hand = await hand_in_play(t)
        own = {str(emoji.id) for emoji in t.env.backend.application_emojis.values()}
        assert {str(emoji["id"]) for emoji in shown_on(hand) if emoji.get("id")} & own
        assert "<:pt_" in text_of(hand)


@pytest.mark.slow
async def test_they_cost_no_request_when_a_move_is_made(tmp_path: Path) -> None:
    async def requests(folder: Path, **how: Any) -> list[tuple[str, str]]:
        async with tavern(folder, entries=SKULLKING, **how) as t:
            await t.start(rounds=3)
            t.env.http_requests.clear()
            await t.slash(t.people[0], "bid", tricks=0)
            await t.slash(t.people[1], "bid", tricks=0)
            return [(one.method, one.path.split("/")[1]) for one in t.env.http_requests]

    assert await requests(tmp_path / "with", draw_emoji=draw) == await requests(tmp_path / "without")


async def test_what_discord_refuses_leaves_again_with_shapes_and_is_forgotten(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        await hand_in_play(t)
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        for _ in range(2):
            hand = await hand_of_leader(t)
            assert {emoji["name"] for emoji in shown_on(hand)} & PLAYED.keys()
        told = [line for line in t.overheard.lines(30) if "refuses emojis" in line]
        assert len(told) == 1
        t.discord.broken.clear()  # texts may name emojis that were known a moment ago


async def test_an_upload_that_is_refused_leaves_the_shapes_and_one_line_in_the_log(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        t.env.inject_error("POST", UPLOADS, status=400, code=30008, times=None)
        await t.restart()
        await t.env.settle()
        hand = await hand_in_play(t)
        assert {emoji["name"] for emoji in shown_on(hand)} & PLAYED.keys()
        assert "<:" not in text_of(hand)
        assert len([line for line in t.overheard.lines(30) if "refuses an emoji" in line]) == 1


async def test_an_outage_during_the_uploads_is_waited_for(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        t.env.inject_error("POST", UPLOADS, status=503)
        await t.restart()
        await t.wait(60)
        assert there(t) == await names()


async def test_a_host_without_pillow_shows_shapes_and_says_so_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING) as t:
        await t.restart()
        assert len([line for line in t.overheard.lines(20) if "Unicode's shapes" in line]) == 1
        assert (asked(t, "GET"), there(t)) == (0, set())


async def test_what_cannot_be_drawn_now_keeps_its_shape_and_deletes_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        t.bot.draw_emoji = unable
        await t.restart()
        await t.env.settle()
        assert there(t) == await names()


async def test_what_cannot_be_drawn_at_first_is_drawn_without_another_start(tmp_path: Path) -> None:
    late = iter([NoAnswerError("late")])

    async def draw_late(face: Face) -> bytes:
        for error in late:
            raise error
        return await draw(face)

    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw_late) as t:
        await t.env.settle()
        assert there(t) == await names()
