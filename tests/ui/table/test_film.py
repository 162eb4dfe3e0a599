"""A game that is over as a film: made on request, for finished games alone, one at a time a server."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from simcord import ResponseMessage

from bot.art.gif import Shot
from bot.model.tables import Status
from bot.presenters.contract import Names
from bot.presenters.picture import Beach, Picture, Podium, Trick
from bot.processes import NoAnswerError
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.pictures.films import FilmHere, Films, Frame
from bot.ui.table.film import MOMENTS, MOST_FRAMES, OF_A_MOMENT, Scene, frames_of, highlights, thinned
from tests.entries import ENTRY_OF
from tests.games.every_game import EVERY_GAME
from tests.games.random_play import play_at_random, random_playing
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.screens import tables
from tests.ui.live.test_hand_pictures import Painter


class Filming(FilmHere):
    """Films at once, or when it may, or not at all; tells what it was to film."""

    def __init__(self) -> None:
        self.seen: list[Picture] = []
        self.lengths: list[int] = []
        self.may = True
        self.size = 100

    async def shot(self, picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
        if not self.may:
            raise NoAnswerError("full")
        self.seen.append(picture)
        self.lengths.append(milliseconds)
        return Shot(bytes(self.size), 760, 400, b"")

    async def opening(self, width: int, height: int) -> bytes:
        return b"GIF89a"


async def of_game(key: str, players: int, *, whole: bool = True) -> list[Frame]:
    *_, over = tables(random_playing(key, players, 0))
    return await of_table(over, whole=whole)


async def of_table(over: Table, *, whole: bool = True) -> list[Frame]:
    assert over.entry.presenter.pictures is not None  # every game of the house has some
    return list(await frames_of(over, over.entry.presenter.pictures, ENGLISH, whole=whole))


def seconds(frames: Sequence[Frame]) -> float:
    return sum(frame.milliseconds for frame in frames) / 1000


@EVERY_GAME
async def test_a_film_takes_a_minute_at_most_and_ends_with_the_winner(key: str) -> None:
    frames = await of_game(key, ENTRY_OF[key].rules.most_players_ever)
    assert 2 < len(frames) <= MOST_FRAMES + 1
    assert seconds(frames) <= 60
    assert isinstance(frames[-1].picture.blocks[0], Podium)
    assert not any(isinstance(block, Podium) for frame in frames[:-1] for block in frame.picture.blocks)


@EVERY_GAME
async def test_the_highlights_take_twelve_seconds_and_end_with_the_winner(key: str) -> None:
    frames = await of_game(key, ENTRY_OF[key].rules.min_players, whole=False)
    assert 2 < len(frames) <= MOMENTS * OF_A_MOMENT + 1
    assert 6 <= seconds(frames) <= 12
    assert isinstance(frames[-1].picture.blocks[0], Podium)


async def test_skull_kings_film_shows_a_trick_a_card_at_a_time_then_its_winner() -> None:
    rules, rounds = ENTRY_OF["skullking"].rules, 4
    *_, over = tables(play_at_random("skullking", 3, rules.complete({"rounds": rounds}), Random(0)))
    frames = await of_table(over)
    cards = 3 * (1 + 2 + 3 + 4)
    assert len(frames) == 1 + rounds + cards + 1, "the deal, each time the bids, each card, who won"
    [trick, *_] = [block for block in frames[2].picture.blocks if isinstance(block, Trick)]
    assert (len(trick.cards), len(trick.places)) == (1, 2)
    whole = next(block for block in frames[4].picture.blocks if isinstance(block, Trick))
    assert [card.crown for card in whole.cards].count(True) == 1
    assert len(whole.cards) == 3


def test_highlights_are_the_ends_of_the_rounds_that_turned_the_game() -> None:
    scenes = [Scene(at, 1 + at // 10, at % 10 == 9) for at in range(50)]
    shown = highlights(scenes, (4, 1, 3))
    assert [scene.round for scene in shown] == [1] * OF_A_MOMENT + [3] * OF_A_MOMENT + [4] * OF_A_MOMENT
    assert [scene.at for scene in shown[:OF_A_MOMENT]] == [4, 5, 6, 7, 8, 9]
    assert highlights(scenes, (1,)) == scenes[-MOMENTS * OF_A_MOMENT :]


async def test_playa_piratas_film_shows_what_lies_face_down_as_somebody_knows_it() -> None:
    told = ENTRY_OF["playapirata"].presenter.pictures
    assert told is not None
    game = ENTRY_OF["playapirata"].game
    for state in random_playing("playapirata", 3, 0).states:
        public = game.view(state, None)
        hands = [game.view(state, seat) for seat in range(3)]
        known = [any(hand.table[at].card for hand in hands) for at in range(len(public.table))]
        if sum(known) > 2:
            break
    beach = told.scene_picture(public, hands, Names(("Anna", "Ben", "Carla")), ENGLISH).blocks[0]
    assert isinstance(beach, Beach)
    assert [spot.face is not None for spot in beach.spots] == known


def test_scenes_that_are_too_many_are_thinned_evenly_and_keep_their_ends() -> None:
    scenes = [Scene(at, 1, ends=True) for at in range(1000)]
    assert thinned(scenes[:3], 3) == scenes[:3]
    few = [scene.at for scene in thinned(scenes, 100)]
    assert (len(set(few)), few[0], few[-1]) == (100, 0, 999)
    assert max(later - earlier for earlier, later in pairwise(few)) <= 11


async def test_a_film_that_is_too_large_has_every_other_frame_for_twice_as_long() -> None:
    filming = Filming()
    data = await Films(filming, most_bytes=650).made([Frame(Picture((), str(at)), 100) for at in range(9)])
    assert len(data) <= 650
    assert [picture.alt for picture in filming.seen[-5:]] == ["0", "2", "4", "6", "8"]
    assert filming.lengths[-5:] == [200, 200, 200, 200, 100]


async def test_where_no_film_can_be_drawn_that_is_said() -> None:
    filming = Filming()
    filming.may = False
    for films in (Films(filming), Films(None)):
        with pytest.raises(Refusal, match="film_failed"):
            await films.made([Frame(Picture((), ""), 100)])


async def test_a_server_has_one_film_made_at_a_time_and_another_server_its_own() -> None:
    films = Films(Filming())
    async with films.one_in(1), films.one_in(2):
        with pytest.raises(Refusal, match="film_busy"):
            async with films.one_in(1):
                pass
    async with films.one_in(1):
        pass


async def finished(t: Tavern) -> ResponseMessage:
    await t.start(rounds=1)
    await t.forward()
    return (await t.press(t.people[0], "replay")).message


@pytest.mark.slow
async def test_the_replay_has_a_button_for_the_film_whose_file_tells_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        shown = await finished(t)
        answer = await t.press(t.people[0], "film", on=shown)
        await t.env.settle()
        assert answer.private
        [attachment] = answer.message.attachments
        assert attachment.filename == "game.gif"
        assert attachment.size <= 4 * 1024 * 1024
        data = t.env.backend.cdn.get(attachment.url)
        assert data is not None
        film = Image.open(BytesIO(data))
        assert film.format == "GIF"
        assert film.width <= 800
        assert 3 <= film.n_frames <= MOST_FRAMES + 2  # type: ignore[attr-defined] # a GIF has frames


@pytest.mark.slow
async def test_a_second_film_in_a_server_gets_a_sentence_and_so_does_one_that_fails(tmp_path: Path) -> None:
    filming = Filming()
    async with tavern(tmp_path, draw=Painter().draw) as t:
        shown = await finished(t)
        t.bot.services.drawings.films._film = filming
        async with t.bot.services.drawings.films.one_in(t.guild.id):
            answer = await t.press(t.people[0], "film", on=shown)
            await t.env.settle()
            assert "Another film is being made" in answer.message.content
        filming.may = False
        answer = await t.press(t.people[0], "film", on=shown)
        await t.env.settle()
        assert "can’t be made right now" in answer.message.content


@pytest.mark.slow
async def test_before_the_end_there_is_no_film_and_nothing_is_told(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        await t.start(rounds=1)
        assert (await t.table()).status is Status.RUNNING
        post = await t.post()
        answer = await t.press_forged(t.people[0], post, "t:1:film::")
        assert "Only a finished game" in answer.text
        assert answer.message.attachments == []


@pytest.mark.slow
async def test_without_pictures_the_replay_offers_no_film(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        shown = await finished(t)
        with pytest.raises(AssertionError, match="sees no button film"):
            t.find(t.people[0], "film", None, shown)


async def test_a_stopped_bot_ends_its_films() -> None:
    films = Films(Filming())
    films.later(asyncio.sleep(3600))
    await films.stop()
    assert not films._making
