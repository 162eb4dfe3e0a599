"""A game that is over as a film: made on request, for finished games alone, one at a time a server."""

import asyncio
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from simcord import ResponseMessage

from bot.art.gif import Shot
from bot.model.tables import Status
from bot.presenters.contract import Names
from bot.presenters.picture import Beach, Card, Cards, Picture, Sheet
from bot.processes import NoAnswerError
from bot.tables.refusal import Refusal
from bot.ui.pictures.films import FilmHere, Films
from bot.ui.table.film import MOST_PICTURES, pictures_of, thinned
from tests.entries import ENTRY_OF
from tests.games.every_game import EVERY_GAME
from tests.games.random_play import random_playing
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.screens import tables
from tests.ui.live.test_hand_pictures import Painter


class Filming(FilmHere):
    """Films at once, or when it may, or not at all; tells what it was to film."""

    def __init__(self) -> None:
        self.seen: list[Picture] = []
        self.may = True
        self.size = 100

    async def shot(self, picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
        if not self.may:
            raise NoAnswerError("full")
        self.seen.append(picture)
        return Shot(bytes(self.size), 760, 400, b"")

    async def opening(self, width: int, height: int) -> bytes:
        return b"GIF89a"


async def of_game(key: str, players: int) -> list[Picture]:
    *_, over = tables(random_playing(key, players, 0))
    assert over.entry.presenter.pictures is not None  # every game of the house has some
    return list(await pictures_of(over, over.entry.presenter.pictures, ENGLISH))


def cards_in(picture: Picture) -> list[Card]:
    return [card for block in picture.blocks if isinstance(block, Cards) for card in block.cards]


@EVERY_GAME
async def test_a_film_has_a_hundred_pictures_at_most_and_ends_with_the_scorepad(key: str) -> None:
    pictures = await of_game(key, ENTRY_OF[key].rules.most_players_ever)
    assert 2 < len(pictures) <= MOST_PICTURES
    assert isinstance(pictures[-1].blocks[0], Sheet)
    assert not any(isinstance(block, Sheet) for picture in pictures[:-1] for block in picture.blocks)


async def test_skull_kings_film_has_a_picture_a_trick_and_shows_all_hands() -> None:
    playing = random_playing("skullking", 3, 0)
    pictures = await of_game("skullking", 3)
    rounds = ENTRY_OF["skullking"].game.view(playing.end, None).rounds
    tricks = rounds * (rounds + 1) // 2
    assert len(pictures) == 1 + rounds + tricks + 1, "the deal, each time the bids, each trick, the scorepad"
    dealt, revealed = pictures[0], pictures[1]
    assert [len(cards_in(picture)) for picture in (dealt, revealed)] == [3, 3]
    assert all(card.face is not None for card in cards_in(revealed))


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


def test_steps_that_are_too_many_are_thinned_evenly_and_keep_their_ends() -> None:
    assert thinned([4, 5, 6], 3) == [4, 5, 6]
    few = thinned(range(1000), 100)
    assert (len(set(few)), few[0], few[-1]) == (100, 0, 999)
    assert max(later - earlier for earlier, later in pairwise(few)) <= 11


async def test_a_film_that_is_too_large_has_every_other_picture() -> None:
    filming = Filming()
    pictures = [Picture((), str(number)) for number in range(9)]
    data = await Films(filming, most_bytes=650).made(pictures)
    assert len(data) <= 650
    assert [picture.alt for picture in filming.seen[-5:]] == ["0", "2", "4", "6", "8"]


async def test_where_no_film_can_be_drawn_that_is_said() -> None:
    filming = Filming()
    filming.may = False
    for films in (Films(filming), Films(None)):
        with pytest.raises(Refusal, match="film_failed"):
            await films.made([Picture((), "")])


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
        assert 3 <= film.n_frames <= MOST_PICTURES + 1  # type: ignore[attr-defined] # a GIF has frames


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
