"""The picture of a hand: it follows the text, for the eyes that see the hand alone."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord import HttpLogEntry, MemberActor, ResponseMessage

from bot.games.contract import ScoreLine
from bot.model.people import HandsBy
from bot.presenters import skullking
from bot.presenters.contract import Names
from bot.presenters.picture import Course, Picture, Sheet
from bot.processes import NoAnswerError
from bot.tables import guild_settings, moves, preferences
from bot.tables.person import Person
from bot.ui.kit.names import names_at
from bot.ui.live.hand_pictures import hand_picture
from bot.ui.pictures.pictures import drawn_here
from tests.entries import GAMES
from tests.messages import text_of
from tests.simulated.attachments import MOST_FILES, Model
from tests.simulated.private import at_once
from tests.simulated.watch import sent
from tests.tavern import ENGLISH, Tavern, tavern

GALLERY = 12
MOVES = 30
"""So many moves of each game are looked at."""


@dataclass
class Painter:
    """Draws where it is asked, and remembers what it drew from."""

    drawn: list[Picture] = field(default_factory=list)
    full: bool = False

    async def draw(self, picture: Picture, wanted: Callable[[], bool]) -> bytes:
        if self.full:
            raise NoAnswerError("full")
        self.drawn.append(picture)
        return picture.alt.encode()


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def pictures_on(message: ResponseMessage) -> list[str]:
    galleries = [part for part in parts(message._message.components) if part.get("type") == GALLERY]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


def files_of(message: ResponseMessage) -> list[dict[str, Any]]:
    """The files that a message has, whatever Discord tells of them."""
    return message._message.attachments


def drawn_on(t: Tavern, message: ResponseMessage) -> list[str]:
    return [(t.env.backend.cdn.get(file["url"]) or b"").decode() for file in files_of(message)]


def uploads(t: Tavern, since: int = 0) -> int:
    listed = [file for body in bodies(t, since) for file in body.get("attachments") or ()]
    return sum(int(file["id"]) < MOST_FILES for file in listed)


def bodies(t: Tavern, since: int = 0) -> list[dict[str, Any]]:
    sent = [request.json for request in t.env.http_requests[since:] if isinstance(request.json, dict)]
    return [body.get("data") or body for body in sent]


async def hand_of(t: Tavern, person: MemberActor) -> ResponseMessage:
    answer = await t.slash(person, "hand")
    await t.env.settle()
    return answer.message


async def drafting(t: Tavern) -> MemberActor | None:
    table = await t.table()
    seat = next(iter(table.to_move()))
    own = table.entry.presenter.choices
    assert own is not None
    choices = own.choices(table.view(seat), names_at(table, ENGLISH), ENGLISH, "")
    return None if all(choice.whole for choice in choices) else t.seated(table, seat)


async def in_channel(t: Tavern) -> None:
    for person in t.people:
        await preferences.prefer(t.bot.services.tables, person.id, "hands", HandsBy.DEMAND)


def edits(t: Tavern, since: int = 0) -> list[HttpLogEntry]:
    return [request for request in t.env.http_requests[since:] if request.method == "PATCH"]


async def test_a_hand_is_promised_at_once_and_comes_with_its_picture(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=drawn_here()) as t:
        await in_channel(t)
        await t.start(rounds=1)
        anna = t.people[0]
        since = len(t.env.http_requests)
        answer = await t.slash(anna, "hand")
        await t.env.settle()
        promise, shown, *_ = t.env.http_requests[since:]
        assert promise.json == {"type": 5, "data": {"flags": 64}}
        assert GALLERY in [part.get("type") for part in parts(shown.json)]
        [alt] = pictures_on(answer.message)
        assert "Your cards: " in alt
        [file] = files_of(answer.message)
        assert file["filename"] == "picture.png"
        assert 0 < file["size"] <= 60_000


async def test_many_equal_presses_at_once_are_acknowledged_and_show_one_hand_with_one_picture(
    tmp_path: Path,
) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await in_channel(t)
        await t.start(rounds=1)
        anna, since = t.people[0], len(t.env.http_requests)
        post, custom_id = t.find(anna, "hand", on=await t.post())
        results = await at_once(t.env, *(anna.click(post, custom_id=custom_id) for _ in range(30)))
        assert [result.acknowledged for result in results] == [True] * 30
        assert uploads(t, since) == 1
        assert len(painter.drawn) == len(set(map(repr, painter.drawn)))
        shown = [message for message in t.seen_by(anna) if message.ephemeral and pictures_on(message)]
        assert len(shown) == 1


async def test_a_hand_with_its_picture_does_not_say_what_that_shows(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await in_channel(t)
        await t.start(rounds=2)
        person = t.people[0]
        answer = await t.slash(person, "hand")
        await t.env.settle()
        assert len(pictures_on(answer.message)) == 1
        assert ENGLISH("skullking-make-bid", tricks=1) in text_of(answer.message)
        assert ENGLISH("skullking-your-cards") not in text_of(answer.message)
        await preferences.prefer(t.bot.services.tables, person.id, "pictures", False)
        assert ENGLISH("skullking-your-cards") in text_of(await hand_of(t, person))


@pytest.mark.slow
async def test_a_hand_in_a_direct_message_has_its_picture(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=1)
        for person in t.people:
            [letter] = t.seen_by(person.user)
            assert len(pictures_on(letter)) == 1
            assert len(files_of(letter)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "model"),
    [*((game, Model.REFUSES_KEPT) for game in GAMES), *(("skullking", model) for model in list(Model)[:2])],
)
async def test_whoever_is_awaited_has_the_picture_of_their_hand_in_their_direct_messages(
    tmp_path: Path, game: str, model: Model
) -> None:
    """And whatever stands there shows the very picture that it speaks of, or none; only they are sent one."""
    async with tavern(tmp_path, 3, draw=Painter().draw) as t:
        t.game, t.discord.pictures = game, model
        table = await t.start()
        sent: dict[int, list[dict[str, Any]]] = {}
        while len(table.dealt.numbers) < MOVES and table.to_move():
            for row in table.people():
                [letter] = t.seen_by(t.seated(table, row.seat).user)
                shown = hand_picture(table, row.seat, ENGLISH)
                if row.seat in table.to_move() and shown is not None:
                    assert pictures_on(letter) == [shown.alt]
                elif model is not Model.REFUSES_KEPT:
                    assert files_of(letter) in ([], sent.get(row.seat)), "it had it when they were awaited"
                assert drawn_on(t, letter) == pictures_on(letter)
                sent[row.seat] = list(files_of(letter))
            seat = table.to_move()[0]
            async with t.inside() as tables:
                await moves.make_for(tables, table, seat, t.any_move(table, seat))
            table = await t.table()
        assert t.discord.refusals.total() == (model is Model.REFUSES_KEPT)


@pytest.mark.parametrize("game", GAMES)
async def test_the_hand_that_the_deal_opens_has_its_picture_until_its_owner_taps_elsewhere(
    tmp_path: Path, game: str
) -> None:
    """The first hand in direct messages comes then, too, and nobody knows yet which of them is looked at."""
    async with tavern(tmp_path, 3, draw=Painter().draw) as t:
        t.game, anna = game, t.people[0]
        table = await t.start()
        while len(table.dealt.numbers) < MOVES and 0 not in table.dealt.seats:
            if 0 in table.to_move():
                shown = hand_picture(table, 0, ENGLISH)
                *_, opened = (message for message in t.seen_by(anna) if message.ephemeral)
                assert shown is not None
                assert pictures_on(opened) == [shown.alt]
            seat = table.to_move()[-1]
            async with t.inside() as tables:
                await moves.make_for(tables, table, seat, t.any_move(table, seat))
            table = await t.table()


async def test_after_a_move_in_a_direct_message_the_picture_comes_back_with_the_next_turn(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=2)
        anna, ben = t.people
        [letter] = t.seen_by(anna.user)
        before = pictures_on(letter)
        await t.press(anna.user, "move", "bid 0", on=letter)
        [letter] = t.seen_by(anna.user)
        assert (pictures_on(letter), files_of(letter)) == ([], [])
        assert ENGLISH("skullking-your-cards") in text_of(letter)
        await t.press(ben.user, "move", "bid 0")
        table = await t.table()
        [letter] = t.seen_by(t.seated(table, *table.to_move()).user)
        assert len(files_of(letter)) == len(pictures_on(letter)) == 1
        assert pictures_on(letter) != before


@pytest.mark.parametrize("model", Model)
async def test_a_picture_is_not_drawn_again_while_a_move_is_drafted(tmp_path: Path, model: Model) -> None:
    """Where Discord keeps none it is left out: nobody waits for a file to be sent."""
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await in_channel(t)
        t.game, t.discord.pictures = "playapirata", model
        await t.start()
        while (person := await drafting(t)) is None:
            table = await t.table()
            seat = next(iter(table.to_move()))
            async with t.inside() as tables:
                await moves.make_for(tables, table, seat, t.any_move(table, seat))
        hand = await hand_of(t, person)
        shown, drawn, since = pictures_on(hand), len(painter.drawn), len(t.env.http_requests)
        assert len(shown) == 1
        await t.press(person, "draft", on=hand)
        await t.env.settle()
        assert pictures_on(hand) == ([] if model is Model.REFUSES_KEPT else shown)
        assert len(painter.drawn) == drawn
        assert drawn_on(t, hand) == pictures_on(hand)
        assert uploads(t, since) == 0


async def test_who_wants_text_alone_gets_it_and_so_does_a_server(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await in_channel(t)
        await t.start(rounds=1)
        anna, ben = t.people
        await preferences.prefer(t.bot.services.tables, anna.id, "pictures", False)
        assert pictures_on(await hand_of(t, anna)) == []
        assert len(pictures_on(await hand_of(t, ben))) == 1
        off = guild_settings.change("pictures", False)
        await guild_settings.settle(t.bot.services.tables, t.guild.id, off, Person(ben.id, "Ben"))
        assert pictures_on(await hand_of(t, ben)) == []


@pytest.mark.slow
async def test_the_scores_are_a_sheet_and_at_last_a_course(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await t.start(rounds=3)
        await t.forward()
        answer = await t.slash(t.people[0], "scores")
        await t.env.settle()
        [picture] = [one for one in painter.drawn if any(isinstance(block, Sheet) for block in one.blocks)]
        sheet, course, _ = picture.blocks  # the last says what it is of
        assert isinstance(sheet, Sheet)
        assert isinstance(course, Course)
        scored = (await t.table()).view(None).scorepad
        places = [line.seat for line in sorted(scored[-2:], key=lambda line: -line.total)]
        for row, number in zip(sheet.rows, (1, 2, 3), strict=True):
            lines = [line for line in scored if line.round == number]
            lines.sort(key=lambda line: places.index(line.seat))
            assert [cell.met for cell in row[1]] == [
                line.details["bid"] == line.details["tricks"] for line in lines
            ]
        assert [totals[-1] for _, totals in course.lines] == [line.total for line in scored[-2:]]
        assert pictures_on(answer.message) == [picture.alt]
        whole, beside = scores(scored), scores(scored[-2:])
        for message in (answer.message, await t.post()):
            assert beside not in text_of(message)
            assert whole not in text_of(message)
        await preferences.prefer(t.bot.services.tables, t.people[0].id, "pictures", False)
        assert whole in text_of((await t.slash(t.people[0], "scores")).message)


def scores(lines: Sequence[ScoreLine]) -> str:
    return skullking.scorepad.score_lines(lines, Names(("Anna", "Ben")), ENGLISH)


async def test_who_looks_on_sees_the_table_and_nobodys_hand(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, 3, draw=painter.draw) as t:
        await t.start(2, rounds=2)
        answer = await t.slash(t.people[2], "hand")
        await t.env.settle()
        [alt] = pictures_on(answer.message)
        assert ENGLISH("skullking-your-cards") not in alt


@pytest.mark.slow
async def test_where_nothing_can_be_drawn_the_text_goes_out_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter(full=True).draw) as t:
        await t.start(rounds=1)
        hand = await hand_of(t, t.people[0])
        assert pictures_on(hand) == []
        assert files_of(hand) == []
        await t.play()


@pytest.mark.slow
async def test_a_game_with_pictures_tells_nobody_what_another_holds(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await t.start(rounds=2)
        for person in t.people:
            await hand_of(t, person)
        await t.play()
        own = {picture.alt for picture in painter.drawn if "Your cards" in picture.alt}
        assert own
        for message in sent(t.env):
            shown = {alt for alt in own if alt in message.text or json.dumps(alt) in message.text}
            assert message.audience is not None or shown == set()
