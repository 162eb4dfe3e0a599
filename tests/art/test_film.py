"""Films: what a GIF shows when it is played is what was drawn."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot import art
from bot.art.composing import compose
from bot.art.film import UNCHANGED, palette
from bot.art.gif import Shot, joined
from bot.presenters.picture import Card, Cards, Picture, Title
from bot.presenters.skullking.pictures import face
from bot.processes import Priority, ProcessPool

SEEN = 24
"""How far a colour may be from the drawn one: there are 256 for all of a film."""


def picture(*codes: str, title: str = "Round 1") -> Picture:
    return Picture((Title(title), Cards(tuple(Card(face(code)) for code in codes))), "")


PICTURES = (
    picture("Y5"),
    picture("Y5", "SK"),
    picture("Y5", "SK"),
    picture("R5", "SK", *("B7",) * 9, title="Round 2"),
    picture("K13"),
)


def film() -> Image.Image:
    shots: list[Shot] = []
    for one in PICTURES:
        shots.append(art.draw_shot(one, shots[-1] if shots else None, 1500))
    data = joined(art.draw_opening(shots[-1].width, shots[-1].height), shots)
    return Image.open(BytesIO(data))


def test_each_frame_shows_its_picture_and_nothing_of_the_one_before() -> None:
    played = film()
    assert played.n_frames == len(PICTURES) + 1  # type: ignore[attr-defined] # a GIF has frames
    for number, one in enumerate(PICTURES, start=1):
        played.seek(number)
        shown, drawn = played.convert("RGB"), compose(one)
        ground = Image.new("RGB", played.size, (21, 53, 68))
        ground.paste(drawn, (0, 0))
        difference = ImageChops.difference(shown, ground).convert("L")
        far = sum(difference.histogram()[SEEN * 2 :])
        assert far < 0.01 * played.width * played.height, number
        assert played.info["duration"] == 1500


def test_a_film_goes_round_and_holds_no_more_than_what_is_seen() -> None:
    played = film()
    assert played.info["loop"] == 0
    assert "comment" not in played.info
    assert played.width <= 800


def test_no_colour_stands_where_the_sign_of_what_is_unchanged_does() -> None:
    colours = [palette()[at : at + 3] for at in range(0, 768, 3)]
    assert len(colours) == 256
    assert colours[UNCHANGED] == colours[0]


@pytest.mark.slow
async def test_a_shot_can_be_handed_to_another_process_and_back() -> None:
    pool = ProcessPool(1, patience=120)
    try:
        first = await pool.run(Priority.PICTURE, art.draw_shot, PICTURES[0], None, 100)
        second = await pool.run(Priority.PICTURE, art.draw_shot, PICTURES[1], first, 100)
        assert second == art.draw_shot(PICTURES[1], first, 100)
    finally:
        pool.close()
