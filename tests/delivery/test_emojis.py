"""The application's own emojis in messages: where they are known they take the place of Unicode's shapes."""

import dataclasses
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import SelectOption
from simcord import ResponseMessage

from bot.art import emoji_names
from bot.art.emoji_names import drawings, name_of
from bot.delivery.body import Body, Page, Plain, components_of, fingerprint
from bot.delivery.emoji_uploads import A_DAY
from bot.delivery.emojis import OwnEmojis
from bot.entry import Entry
from bot.presenters.picture import Face
from bot.processes import NoAnswerError
from bot.registry import ENTRIES
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from tests.delivery.keeping import refusal
from tests.messages import text_of, walk
from tests.tavern import Tavern, tavern

STAR, STAR_3, FLAG = Face("star", "gold"), Face("star", "gold", "3"), Face("jolly", "ink")
NAME_OF_STAR, NAME_OF_FLAG = name_of(STAR), name_of(FLAG)
SHOWN_STAR, SHOWN_3 = f"<:{NAME_OF_STAR}:7>", f"<:{name_of(STAR_3)}:8>"
SHOWN_FLAG = f"<:{NAME_OF_FLAG}:9>"
FACES = {("⭐", ""): STAR, ("⭐", "Y3"): STAR_3, ("🏴", ""): FLAG, ("❤️", ""): Face("heart", "red")}
PLAYED = {"⭐": STAR, "❤️": Face("heart", "red"), "🔷": Face("diamond", "blue"), "🏴": FLAG}
"""Few, so that they are uploaded fast."""


class FewEmojis:
    """The pictures of Skull King, with emojis of the suits alone."""

    def __init__(self, whole: Any) -> None:
        self.whole, self.EMOJIS = whole, {(shape, ""): face for shape, face in PLAYED.items()}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)


def with_few_emojis(one: Entry) -> Entry:
    pictures: Any = FewEmojis(one.presenter.pictures)
    return dataclasses.replace(one, presenter=dataclasses.replace(one.presenter, pictures=pictures))


SKULLKING = tuple(with_few_emojis(one) for one in ENTRIES if one.key == "skullking")
UPLOADS = "/applications/*/emojis"


@pytest.fixture
def emojis() -> OwnEmojis:
    known = OwnEmojis(FACES)
    known.know({NAME_OF_STAR: 7, name_of(STAR_3): 8, NAME_OF_FLAG: 9, "parrot": 10})
    return known


def text(emojis: OwnEmojis, written: str) -> str:
    shown = emojis.shown(page([written]))
    [container] = components_of(shown)
    return str(container["components"][0]["content"])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("⭐ Yellow 3", f"{SHOWN_STAR} Yellow 3"),
        ("⭐ `Y3` Yellow 3", f"{SHOWN_3} `Y3` Yellow 3"),
        ("⭐`Y3` ⭐`Y4`", f"{SHOWN_3}`Y3` {SHOWN_STAR}`Y4`"),
        ("⭐ `Y3 Y7`", f"{SHOWN_STAR} `Y3 Y7`"),
        ("❤️ Red 1", "❤️ Red 1"),
        ("🏴\ufe0f 🏴", f"{SHOWN_FLAG} {SHOWN_FLAG}"),
        ("🏴‍☠️ is no suit", "🏴‍☠️ is no suit"),
        ("`⭐` ```\n⭐ 3\n``` ⭐", f"`⭐` ```\n⭐ 3\n``` {SHOWN_STAR}"),
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
    assert (one["label"], one["emoji"]) == ("3", {"id": "7", "name": NAME_OF_STAR})
    [select] = [part for part in walk(components_of(shown)) if part["type"] == 3]
    assert [option.get("emoji") for option in select["options"]] == [{"id": "9", "name": NAME_OF_FLAG}, None]


def test_plain_text_shows_them_too_and_keeps_its_buttons(emojis: OwnEmojis) -> None:
    button = TableButton(ButtonId(1, "hand"), "Play")
    shown = emojis.shown(Plain("Your turn: ⭐ Yellow 3", [button]))
    assert isinstance(shown, Plain)
    assert (shown.content, shown.buttons) == (f"Your turn: {SHOWN_STAR} Yellow 3", [button])


@pytest.mark.parametrize(
    "body",
    [Plain("⭐" * 1000), page(["⭐" * 1000]), page(["漢" * 3124 + "⭐" * 42])],
    ids=["plain", "page", "bytes"],
)
def test_a_text_that_would_be_too_long_keeps_its_shapes(emojis: OwnEmojis, body: Body) -> None:
    assert components_of(emojis.shown(body)) == components_of(body)


async def sent_as(emojis: OwnEmojis, refused: discord.HTTPException) -> list[str]:
    """In which order a message is sent whose first request is refused: requests, and waits for a turn."""
    done: list[str] = []

    async def send(body: Body) -> None:
        done.append("sent")
        if done == ["sent"]:
            raise refused

    async def turn() -> None:
        done.append("turn")

    await emojis.send(page(["⭐"]), send, turn)
    return done


async def test_only_a_refusal_that_names_an_emoji_is_answered_and_in_its_turn(emojis: OwnEmojis) -> None:
    mistake = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
    of_emoji = {"components": {"0": {"components": {"0": {"emoji": {"id": mistake}}}}}}
    assert await sent_as(emojis, refusal(400, 50035, of_emoji)) == ["sent", "turn", "sent"]
    not_found = {"_errors": [{"message": "The referenced attachment was not found"}]}
    of_picture = {"components": {"0": {"items": {"0": {"media": {"url": not_found}}}}}}
    with pytest.raises(discord.HTTPException):
        await sent_as(emojis, refusal(400, 50035, of_picture))


def test_while_none_is_known_a_message_leaves_as_it_is() -> None:
    body = page(["⭐ Yellow 3"])
    assert OwnEmojis(FACES).shown(body) is body


def test_whether_a_message_looks_the_same_does_not_depend_on_what_is_known(emojis: OwnEmojis) -> None:
    body = page(["⭐ Yellow 3"])
    before = fingerprint(body)
    assert isinstance(emojis.shown(body), Page)
    assert fingerprint(body) == before


async def draw(face: Face) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + repr(face).encode()


async def unable(_: Face) -> bytes:
    raise NoAnswerError("full")


def names() -> set[str]:
    return set(map(name_of, PLAYED.values()))


def there(t: Tavern) -> set[str]:
    return {emoji.name for emoji in t.env.backend.application_emojis.values()}


def asked(t: Tavern, method: str) -> int:
    return sum(one.method == method and "/emojis" in one.path for one in t.env.http_requests)


def shown_on(message: ResponseMessage) -> list[Mapping[str, Any]]:
    return [part["emoji"] for part in walk(message.components) if part.get("emoji")]


async def hand_in_play(t: Tavern) -> ResponseMessage:
    await t.start(edition="2021", ghost=False, cards="brawl", seed=bytes(32))
    for person in t.people:
        await t.slash(person, "bid", tricks=0)
    return await hand_of_leader(t)


async def hand_of_leader(t: Tavern) -> ResponseMessage:
    table = await t.table()
    return (await t.slash(t.seated(table, table.to_move()[0]), "hand")).message


async def test_only_what_is_missing_is_uploaded_and_what_is_there_stays(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        assert there(t) == names()
        assert (asked(t, "GET"), asked(t, "POST")) == (1, len(PLAYED))
        gone = next(iter(t.env.backend.application_emojis))
        t.env.backend.delete_application_emoji(gone)
        others = {"pt_star_0dd0ff", "pt_star_gold_999", "pt_unknown_1", "parrot"}
        for name in others:
            t.env.backend.create_application_emoji(name)
        await t.restart()
        await t.env.settle()
        assert there(t) == names() | others
        assert (asked(t, "POST"), asked(t, "DELETE")) == (len(PLAYED) + 1, 0)


@pytest.fixture
def fifth_drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    numbered = tmp_path / "emoji_numbers.txt"
    numbered.write_text("".join(f"{card} 5 {one.digest}\n" for card, one in drawings().items()))
    monkeypatch.setattr(emoji_names, "NUMBERS", numbered)
    drawings.cache_clear()
    yield
    drawings.cache_clear()


@pytest.mark.slow
@pytest.mark.usefixtures("fifth_drawings")
@pytest.mark.parametrize(
    ("others", "gone"), [(1492, []), (1493, ["pt_star_0dd0ff"]), (1700, ["pt_star_0dd0ff", "pt_star_gold_3"])]
)
async def test_from_1500_on_the_oldest_go_but_the_last_two_drawings(
    tmp_path: Path, others: int, gone: list[str]
) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        ours = {"pt_star_0dd0ff", "pt_star_gold_3", "pt_star_gold_4"}
        newer = {"pt_star_gold_6"}
        for name in [*sorted(ours), *newer, *(f"parrot_{number}" for number in range(others - 1))]:
            t.env.backend.create_application_emoji(name)
        assert len(there(t)) == others + 7
        await t.restart()
        await t.env.settle()
        assert {name for name in there(t) if name.startswith("pt_")} == names() | newer | ours - set(gone)
        told = [line for line in t.overheard.lines(30) if "old drawings" in line]
        assert len(told) == bool(gone)


async def test_a_dealt_hand_shows_them_in_its_text_and_on_its_buttons(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        hand = await hand_in_play(t)
        own = {str(emoji.id) for emoji in t.env.backend.application_emojis.values()}
        assert {str(emoji["id"]) for emoji in shown_on(hand) if emoji.get("id")} & own
        assert "<:pt_" in text_of(hand)


async def test_health_says_how_many_there_are(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        t.bot.owner_id = t.people[0].id
        emojis = t.bot.services.delivery.messenger.emojis
        emojis.know({name: known for name, known in emojis.ids.items() if name != name_of(FLAG)})
        answer = t._answer(await t.people[0].slash(t.channel, "tavern health"))
        assert "Emojis of cards: 3 of 4." in text_of(answer.message)


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


async def test_after_a_restart_messages_show_them_at_once_and_nothing_is_drawn(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        t.bot.draw_emoji = unable
        t.env.inject_error("GET", UPLOADS, status=403, times=None)
        await t.restart()
        assert "<:pt_" in text_of(await hand_in_play(t))
        assert asked(t, "POST") == len(PLAYED)


async def test_one_that_is_refused_is_left_out_and_tried_the_next_day(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        t.env.inject_error("POST", UPLOADS, status=400, code=50035, times=1)
        await t.restart()
        await t.env.settle()
        [refused] = names() - there(t)
        [told] = [line for line in t.overheard.lines(30) if "refuses emojis" in line]
        assert refused in told
        emojis = t.bot.services.delivery.messenger.emojis
        assert emojis.ids.keys() == names() - {refused}, "the others are shown"
        await t.wait(A_DAY)
        assert there(t) == names()


async def test_while_all_are_refused_shapes_are_shown_and_it_is_one_line_a_day(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        t.env.inject_error("POST", UPLOADS, status=400, code=30008, times=None)
        await t.restart()
        await t.env.settle()
        hand = await hand_in_play(t)
        assert {emoji["name"] for emoji in shown_on(hand)} & PLAYED.keys()
        assert "<:" not in text_of(hand)
        assert len([line for line in t.overheard.lines(30) if "refuses emojis" in line]) == 1


async def test_an_outage_during_the_uploads_is_waited_for(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw) as t:
        for emoji_id in list(t.env.backend.application_emojis):
            t.env.backend.delete_application_emoji(emoji_id)
        t.env.inject_error("POST", UPLOADS, status=503)
        await t.restart()
        await t.wait(60)
        assert there(t) == names()


async def test_a_host_without_pillow_shows_shapes_and_says_so_once(tmp_path: Path) -> None:
    async with tavern(tmp_path, entries=SKULLKING) as t:
        await t.restart()
        assert len([line for line in t.overheard.lines(20) if "Unicode's shapes" in line]) == 1
        assert (asked(t, "GET"), there(t)) == (0, set())


async def test_what_cannot_be_drawn_at_first_is_drawn_the_next_day(tmp_path: Path) -> None:
    late = iter([NoAnswerError("late")])

    async def draw_late(face: Face) -> bytes:
        for error in late:
            raise error
        return await draw(face)

    async with tavern(tmp_path, entries=SKULLKING, draw_emoji=draw_late) as t:
        await t.env.settle()
        assert len(there(t)) == len(PLAYED) - 1
        await t.wait(A_DAY)
        assert there(t) == names()
