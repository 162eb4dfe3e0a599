"""Pictures of the table with names, numbers and hands that are hard to draw: nothing is cut or covered."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

import pytest
from PIL import Image, ImageDraw

from bot.art import fonts
from bot.art.composing import compose
from bot.art.encoding import as_picture
from bot.art.fonts import family_of
from bot.art.measure import MARGIN, WIDTH
from bot.presenters.picture import (
    Bar,
    BarLine,
    Bars,
    Beside,
    Caption,
    Card,
    Cards,
    Cell,
    Course,
    Ledger,
    LedgerRow,
    Mark,
    Picture,
    Place,
    Podium,
    Portrait,
    Result,
    SeatLine,
    Seats,
    Sheet,
    Step,
    Title,
    Trick,
    Who,
)
from bot.presenters.skullking.pictures import face
from bot.texts.catalog import LANGUAGES, Say, speaker
from tests.presenters.test_pictures import NASTY

EIGHT = tuple(NASTY.who(seat) for seat in range(8))
TOTALS = ("−1250", "9990", "0", "−10", "1234", "−999", "70", "1000")


class Written(NamedTuple):
    """A line on one image, with where it stands there."""

    image: int
    text: str
    box: tuple[float, float, float, float]


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Notes all that is written meanwhile; images are kept, so that their ids stay different."""
    lines, images, text = list[Written](), list[Image.Image](), ImageDraw.ImageDraw.text

    def noted(draw: ImageDraw.ImageDraw, xy: tuple[float, float], words: str, **more: object) -> None:
        anchor = str(more.get("anchor", "la"))
        box = draw.textbbox(xy, words, font=more["font"], anchor=anchor)  # type: ignore[arg-type] # our fonts
        images.append(draw._image)
        lines.append(Written(id(draw._image), words, box))
        assert box[0] >= -2, words
        assert box[2] <= draw._image.width + 2, words
        assert box[3] <= draw._image.height + 2, words
        text(draw, xy, words, **more)  # type: ignore[arg-type] # as it was called

    with monkeypatch.context() as patched:
        patched.setattr(ImageDraw.ImageDraw, "text", noted)
        yield lines


def overlapping(lines: list[Written]) -> list[tuple[str, str]]:
    """Pairs of lines on one image that cover each other."""
    found = []
    for number, one in enumerate(lines):
        for other in lines[number + 1 :]:
            if one.image == other.image and one.text.strip() and other.text.strip():
                wide = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
                high = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
                if wide > 2 and high > 2:
                    found.append((one.text, other.text))
    return found


def trick() -> Trick:
    played = tuple(Card(face("SM:P"), crown=who.seat == 1, below=who, name="Scary") for who in EIGHT[:5])
    return Trick(played, tuple(Place(who, is_to_move=who.seat == 5) for who in EIGHT[5:]))


def seats(say: Say) -> Seats:
    heads = f"{say('skullking-pad-bid')}/{say('skullking-pad-won')}"
    lines = tuple(
        SeatLine(who, is_to_move=True, won=10, bid=10, marks=(Mark("loot", who), Mark("wheel")), points=total)
        for who, total in zip(EIGHT, TOTALS, strict=True)
    )
    return Seats(lines, heads, say("skullking-pad-total"))


def sheet(players: int) -> Sheet:
    cells = tuple(Cell(total, "10/10 −100", met=False, strong=True) for total in TOTALS[:players])
    return Sheet(EIGHT[:players], tuple((str(number), cells) for number in range(1, 11)), 1)


def podium(say: Say) -> Podium:
    met = (True, False, None, *(False,) * 7)
    steps = tuple(Step(who.seat + 1, who, total, met) for who, total in zip(EIGHT, TOTALS, strict=True))
    return Podium(
        say("picture-wins", name=EIGHT[6].name),
        steps,
        say("picture-margin", margin=11_240),
        say("picture-led", round=10),
        say("picture-bids-met", rounds=10),
        say("picture-penalty"),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_eight_with_hard_names_and_long_scores_is_whole(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts.font.cache_clear()
    with written(monkeypatch) as lines:
        image = compose(Picture((trick(), seats(speaker(language))), ""))
    assert image.width == WIDTH
    assert {total for total in TOTALS if total not in [line.text for line in lines]} == set()
    assert [line.text for line in lines].count("10/10") == len(EIGHT)
    assert overlapping(lines) == []


@pytest.mark.parametrize("players", [2, 5, 6, 8])
def test_a_sheet_of_any_size_is_whole(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch) as lines:
        compose(Picture((sheet(players),), ""))
    assert overlapping(lines) == []
    shown = [line.text for line in lines]
    assert all(shown.count(total) == 10 for total in TOTALS[:players])
    assert any("/" in text for text in shown) is (players <= 5), "with more, totals alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_is_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(tuple((who, (0, -250 * who.seat, 1000 - 300 * who.seat)) for who in EIGHT))
    with written(monkeypatch) as lines:
        compose(Picture((podium(speaker(language)), course), ""))
    assert {total for total in TOTALS if total not in [line.text for line in lines]} == set()
    assert overlapping(lines) == []


@pytest.mark.parametrize("count", [0, 1, 10, 20])
def test_a_hand_of_none_and_of_twenty_cards_is_whole(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(face("SM:E"), name="Scary Mary als Escape")
    with written(monkeypatch) as lines:
        image = compose(Picture((Cards((card,) * count, Who("W" * 64, 0), "20"),), ""))
    assert overlapping(lines) == []
    table = image.getpixel((2, 2))
    for x in range(WIDTH - MARGIN + 2, WIDTH):
        assert all(image.getpixel((x, y)) == table for y in range(0, image.height, 3))


HOSTILE = {
    "empty": "",
    "spaces": " \u3000\u2003\u200b",
    "control signs": "\x00\x07\x1b[31m\u2028\u2066\ufeff",
    "half a character": "\ud83d",
    "stacked marks": "a" + "\u0334\u0489\u0363" * 300,
    "stacked Thai marks": "\u0e01" + "\u0e49" * 900,
    "right to left": "\u202e\u2067" * 40 + "Anna" + "\u202e" * 40,
    "a thousand letters": "W" * 1_000,
    "a thousand letters of two scripts": "山W" * 500,
    "a thousand letters that run to the left": "ش" * 1_000,
    "emojis": "🏴‍☠️👩‍👩‍👧‍👦🇫🇷" * 30,
    "signs": "\ufffd\ufffc\u25a1\u2588" * 20,
    "of no font": "\U00018b00\ue000" * 20,
}


def pictures_of(name: str) -> Iterator[Picture]:
    """Pictures of each kind in which a person stands."""
    people = tuple(Who(name, seat) for seat in range(8))
    own, other, say = people[0], people[1], speaker("en")
    played = tuple(Card(face("SM:P"), below=who, name="Scary") for who in people[:5])
    lines = tuple(SeatLine(who, won=1, bid=10, marks=(Mark("loot", who),), points="−1250") for who in people)
    steps = tuple(Step(who.seat + 1, who, "−1250", (True,) * 10) for who in people)
    tie = tuple(step._replace(place=1) for step in steps)
    bars = tuple(BarLine("1.", who, (Bar(Fraction(3)),) * 16, "4 5/12", "") for who in people)
    yield Picture((Trick(played, tuple(map(Place, people[5:]))), Seats(lines, "bid", "total")), "")
    yield Picture((Cards(played, own, other),), "")
    yield Picture((replace(sheet(8), columns=people), Course(tuple((who, (0, 9)) for who in people))), "")
    yield Picture((Podium("", steps, say("picture-margin", margin=1)), Podium("", tie)), "")
    yield Picture((Bars(tuple(map(str, range(16))), bars),), "")
    yield Picture((Portrait(own, name, "5", "wins"), Ledger((LedgerRow("Nemesis", own, (other,)),))), "")
    yield Picture((Beside(own, other, ()), Result(name, "2 Jan", own, name, "+60", (True,), "")), "")
    yield Picture((Caption(f"Skull King · {name}"), Title(name)), "")


@pytest.mark.slow
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_name_is_written_or_left_to_the_animal_and_never_a_box(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for picture in pictures_of(HOSTILE[kind]):
        with written(monkeypatch) as lines:
            data = as_picture(compose(picture))
        assert len(data) <= 60_000
        for line in lines:
            assert [one for one in line.text if not one.isspace() and family_of(one) is None] == []
