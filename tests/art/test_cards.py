"""The faces of the cards: readable small, told apart without colour, on a ground of their own."""

from functools import lru_cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.art import draw_emoji
from bot.art.cards import back, card, place
from bot.art.measure import FELT
from bot.art.symbols import COLOURS, SYMBOLS
from bot.games.corsari.cards import CODES as CORSARI
from bot.games.hollander.cards import COPIES as HOLLANDER
from bot.games.skullking.cards import CODES as SKULLKING
from bot.presenters.corsari.pictures import face as corsari
from bot.presenters.hollander.pictures import face as hollander
from bot.presenters.picture import Face
from bot.presenters.playapirata.pictures import FACES as PLAYAPIRATA
from bot.presenters.skullking.pictures import face as skullking
from tests.art.colour_blind import EYES, seen_with

FACES: dict[str, set[Face]] = {
    "skullking": {skullking(code) for code in (*SKULLKING, "SM:P", "SM:E", "TI:P", "TI:E")},
    "corsari": {corsari(code) for code in CORSARI},
    "hollander": {hollander(code) for code in (*HOLLANDER, "PI:FH")},
    "playapirata": set(PLAYAPIRATA.values()),
}
SMALL = 22
"""Pixels of an emoji in a line of Discord's."""
DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""Discord's grounds."""


@lru_cache(maxsize=1024)
def small(face: Face) -> Image.Image:
    return Image.open(BytesIO(draw_emoji(face))).convert("RGBA").resize((SMALL, SMALL))


def emoji(face: Face, ground: tuple[int, int, int] = DARK) -> Image.Image:
    """The card's emoji as Discord shows it in a line."""
    drawn = small(face)
    shown = Image.new("RGBA", drawn.size, (*ground, 255))
    shown.alpha_composite(drawn)
    return shown.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize("game", FACES)
def test_every_card_has_figures_and_colours_that_there_are(game: str) -> None:
    for face in FACES[game]:
        assert {face.symbol, face.second or face.symbol} <= SYMBOLS.keys()
        assert face.colour in COLOURS


def test_how_many_cards_look_different() -> None:
    different = {game: len(faces) for game, faces in FACES.items()}
    # Skull King: six suits of 13 or 14; one Escape, Loot, Pirate and Mermaid each; five named Pirates; two
    # cards of two faces besides their own; three kings and beasts. Playa Pirata: five numbers, the skull, the
    # towels; four colours of three; three pirates; ten specials.
    assert different == {
        "skullking": 14 * 4 + 13 * 2 + 4 + 5 + 6 + 3,
        "corsari": 110,
        "hollander": 19,
        "playapirata": 7 + 12 + 3 + 10,
    }


@pytest.mark.slow
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", FACES)
def test_no_two_cards_of_a_game_look_alike_at_22_pixels_without_colour(game: str, eyes: str) -> None:
    seen = {face: seen_with(EYES[eyes], emoji(face)).convert("L") for face in FACES[game]}
    close = [(a, b) for a, b in combinations(seen, 2) if apart(seen[a], seen[b]) < 4]
    assert close == []


@pytest.mark.slow
@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_a_card_stands_out_from_a_dark_and_a_light_ground(ground: tuple[int, int, int]) -> None:
    for face in {face for faces in FACES.values() for face in faces}:
        shown = emoji(face, ground)
        bare = Image.new("RGB", shown.size, ground)
        assert apart(shown.convert("L"), bare.convert("L")) > 8, face


@pytest.mark.parametrize("width", [22, 40, 96, 300])
def test_cards_are_drawn_in_every_size(width: int) -> None:
    for faces in FACES.values():
        face = min(faces)
        drawn = card(face, width)
        assert drawn.width == width
        assert drawn.getchannel("A").getpixel((width // 2, drawn.height // 2)) == 255


@pytest.mark.parametrize("game", FACES)
def test_a_card_that_cant_be_played_has_no_bright_frame(game: str) -> None:
    for face in FACES[game]:
        bright, dim = (card(face, 96, dim=dim).convert("L").crop((48, 2, 49, 3)) for dim in (False, True))
        assert ImageStat.Stat(bright).mean[0] > ImageStat.Stat(dim).mean[0] + 50, face


def test_an_emoji_is_as_discord_takes_it() -> None:
    for faces in FACES.values():
        data = draw_emoji(min(faces))
        image = Image.open(BytesIO(data))
        assert (image.format, image.size) == ("PNG", (128, 128))
        assert len(data) <= 256 * 1024


@pytest.mark.parametrize(
    ("drawn", "hidden"), [(back(96), True), (place(96), False), (place(96, to_move=True), False)]
)
def test_an_empty_place_shows_the_table_which_a_card_face_down_hides(
    drawn: Image.Image, hidden: bool
) -> None:
    table = Image.new("RGBA", drawn.size, (*FELT, 255))
    table.alpha_composite(drawn)
    ground = Image.new("RGBA", drawn.size, (*FELT, 255))
    changed = ImageChops.difference(table, ground).convert("RGB").convert("L").histogram()
    seen = changed[0] / sum(changed)
    assert seen < 0.05 if hidden else seen > 0.75
