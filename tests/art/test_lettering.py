"""Names and words in pictures: what the font lacks is left out, and nothing grows out of its place."""

import re

import pytest
from PIL import Image

from bot.art.lettering import name_of, writable
from bot.art.measure import write_name
from bot.art.sheets import whole_words
from bot.presenters.picture import Who
from bot.texts.catalog import FOLDER, LANGUAGES

NAMES = {
    "32 emoji": "🦀" * 32,
    "Arabic": "عبد الرحمن بن خالد",
    "Hebrew": "אברהם בן־דוד",
    "Japanese": "山田太郎",
    "override": "\u202eolleH",
    "zalgo": "Z̷̢̛a̴l̵g̶o̷",
    "long": "Wolfeschlegelsteinhausenbergerdorff",
    "accents": "Ærøskøbing Łódź Ñuñez Çağrı",
    "mixed": "🏴‍☠️ Käpt’n Blaubär 🏴‍☠️",
}


def letters_in(language: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl")]
    return {letter for text in texts for letter in text if letter.isalpha()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_writes_every_letter_of_each_language(language: str) -> None:
    letters = letters_in(language)
    assert len(letters) >= 50
    assert {letter for letter in letters if writable(letter) != letter} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_of_each_language_stay_in_their_place(language: str) -> None:
    texts = " ".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    longest = sorted(set(re.findall(r"[^\W\d_]+", texts)), key=len)[-5:]
    for word in longest:
        assert drawn_width(Who(f"{word} {word}", 0), 120) <= 120


def drawn_width(who: Who, width: int) -> int:
    image = Image.new("RGBA", (900, 60), (0, 0, 0, 0))
    write_name(image, (0, 30), who, width)
    box = image.getbbox()
    assert box is not None  # something stands there
    return box[2]


@pytest.mark.parametrize("kind", NAMES)
def test_every_name_is_drawn_and_stays_in_its_place(kind: str) -> None:
    for seat in range(8):
        assert 0 < drawn_width(Who(NAMES[kind], seat), 120) <= 122  # a letter may lean out of its own width


def test_what_the_font_lacks_is_left_out_of_a_name() -> None:
    assert name_of(Who(NAMES["mixed"], 0)) == "Käpt’n Blaubär"
    assert name_of(Who(NAMES["accents"], 0)) == NAMES["accents"]
    assert name_of(Who(NAMES["override"], 0)) == "olleH"


@pytest.mark.parametrize("kind", ["32 emoji", "Arabic", "Hebrew", "Japanese"])
def test_a_name_of_which_nothing_is_left_is_its_seats_animal_and_number(kind: str) -> None:
    assert name_of(Who(NAMES[kind], 2)) == ""
    pictures = []
    for seat in range(8):
        image = Image.new("RGBA", (200, 60), (0, 0, 0, 0))
        write_name(image, (0, 30), Who(NAMES[kind], seat), 150)
        pictures.append(image.tobytes())
    assert len(set(pictures)) == 8


def test_a_note_on_a_sheet_is_cut_between_its_words_alone() -> None:
    assert whole_words("10/10 −100", 400, 22) == "10/10 −100"
    assert whole_words("10/10 −100", 60, 22) == "10/10"


def test_a_combining_mark_that_no_letter_has_is_left_out_of_a_name() -> None:
    assert name_of(Who("q\u0301a", 0)) == "qa"
