"""Names and words in pictures: what the font lacks is left out, and nothing grows out of its place."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.art import fonts
from bot.art.lettering import name_of, width_of, writable, write
from bot.art.measure import write_name
from bot.art.sheets import whole_words
from bot.art.titles import joined
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
    "Chinese and Latin": "王小明 of Anna’s crew 7",
    "Arabic and Latin": "محمد Anna 12",
    "Korean": "김민준",
    "Thai": "สมชาย ใจดี",
    "stacked": "ส" + "\u0e35\u0e48" * 20,
    "Devanagari": "अर्जुन सिंह",
    "Bengali": "আনিকা",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Burmese": "လင်း",
    "Khmer": "សុខ",
    "Lao": "ສົມໃຈ",
    "Gujarati": "પ્રિયા",
    "Georgian": "ნინო",
    "Armenian": "Արամ",
    "Amharic": "አበበ",
    "Persian digits": "۱۲۳ علی",
    "brackets and stars": "★「山田」",
    "Greek": "Σωκράτης",
    "Russian": "Дмитрий",
    "Khitan": "\U00018b00\U00018b01",
    "in part": "Anna \U00018b00",
    "long and mixed": "山田Wolfe" * 111,
    "controls": "\x00\x1b\u2066\u200b",
}

WRITTEN = [
    "Arabic",
    "Hebrew",
    "Japanese",
    "Chinese and Latin",
    "Arabic and Latin",
    "Korean",
    "Thai",
    "Devanagari",
]
WRITTEN += ["Bengali", "Tamil", "Telugu", "Burmese", "Khmer", "Lao", "Greek", "Russian", "accents"]
WRITTEN += ["Gujarati", "Georgian", "Armenian", "Amharic", "Persian digits", "brackets and stars"]
"""Names in twenty scripts, of which each character is written."""


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


def drawn(text: str, size: int = 60) -> Image.Image:
    image = Image.new("RGBA", (width_of(text, size), 120), (0, 0, 0, 0))
    write(image, (0, 60), text, size, (255, 255, 255, 255))
    return image


@pytest.mark.parametrize("kind", NAMES)
def test_every_name_is_drawn_and_stays_in_its_place(kind: str) -> None:
    for seat in range(8):
        assert 0 < drawn_width(Who(NAMES[kind], seat), 120) <= 122  # a letter may lean out of its own width


def test_what_the_font_lacks_is_left_out_of_a_name() -> None:
    assert name_of(Who(NAMES["mixed"], 0)) == "Käpt’n Blaubär"
    assert name_of(Who(NAMES["accents"], 0)) == NAMES["accents"]
    assert name_of(Who(NAMES["override"], 0)) == "olleH"


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_name_in_any_of_these_scripts_is_written_as_it_is(kind: str) -> None:
    assert name_of(Who(NAMES[kind], 0)) == NAMES[kind]


@pytest.mark.parametrize("fancy", ["𝓐𝓷𝓷𝓪", "𝕬𝖓𝖓𝖆", "Ａｎｎａ", "Ⓐⓝⓝⓐ", "✨ 𝐀𝐧𝐧𝐚 ✨", "A\u0336n\u0336na"])
def test_letters_in_fancy_forms_are_plain_ones(fancy: str) -> None:
    assert name_of(Who(fancy, 0)) == "Anna"


@pytest.mark.parametrize("fancy", ["ᴀɴɴᴀ", "🄰🄽🄽🄰", "🅰🅽🅽🅰", "🅐🅝🅝🅐"])
def test_small_capitals_and_squared_letters_are_capitals(fancy: str) -> None:
    assert name_of(Who(fancy, 0)) == "ANNA"


def test_a_name_of_which_a_letter_can_not_be_written_is_not_written_in_part() -> None:
    assert name_of(Who(NAMES["in part"], 0)) == ""


WITHOUT_PACKAGES = """
import sys
from bot.art import fonts
from bot.art.lettering import name_of
from bot.presenters.picture import Who
fonts._PACKAGES = ()
print(ascii([name_of(Who(name, 0)) for name in sys.argv[1:]]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a test can't have fonts of its own")
def test_where_the_packages_are_not_installed_the_systems_own_fonts_serve(tmp_path: Path) -> None:
    def written(*names: str) -> list[str]:
        own = {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT_PACKAGES, *names],
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return list(ast.literal_eval(done.stdout))

    thai, korean = NAMES["Thai"], NAMES["Korean"]
    assert written(thai, korean, "Anna") == ["", "", "Anna"]
    (tmp_path / "fonts").mkdir()
    shutil.copy(fonts._path("NotoSansThai"), tmp_path / "fonts/NotoSansThai-Bold.ttf")
    shutil.copy(fonts._path("NotoSansCJK"), tmp_path / "fonts/NotoSansCJK-Bold.ttc")
    assert written(thai, korean) == [thai, korean]


def test_no_font_of_another_script_is_opened_before_a_name_needs_it() -> None:
    for cache in (fonts.family_of, fonts.has, fonts._probe):
        cache.cache_clear()
    assert name_of(Who("Anna 🦀", 0)) == "Anna"
    assert fonts._probe.cache_info().currsize == 1
    assert name_of(Who(NAMES["Thai"], 0)) == NAMES["Thai"]
    assert fonts._probe.cache_info().currsize == 2


def test_hebrew_runs_from_right_to_left() -> None:
    last, word = drawn("ם"), drawn("אבם")
    place = (0, 0, last.width - 2, 120)
    assert word.crop(place).tobytes() == last.crop(place).tobytes()


def test_arabic_letters_join() -> None:
    assert width_of("ههه", 60) < 0.9 * 3 * width_of("ه", 60)


def test_a_space_before_another_script_stands_between_the_two() -> None:
    first, second = width_of("محمد", 40), width_of("Anna", 40)
    assert width_of("محمد Anna", 40) >= first + second + 4
    line = drawn("محمد Anna", 40)
    gap = line.crop((first + 2, 0, first + width_of(" ", 40) - 2, 120))
    assert gap.getbbox() is None


def test_marks_stacked_on_a_letter_are_three_at_most() -> None:
    assert len(name_of(Who(NAMES["stacked"], 0))) == 1 + 3


@pytest.mark.parametrize("kind", ["32 emoji", "Khitan", "controls"])
def test_a_name_of_which_nothing_is_left_is_its_animal_alone(kind: str) -> None:
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


def test_a_line_of_parts_goes_on_in_another_between_them() -> None:
    parts = ("Skull King (first edition)", "10 rounds", "29 November 2026", "The Round Table")
    assert list(joined(parts)) == [" · ".join(parts[:2]), " · ".join(parts[2:])]
    long = "contre des pirates virtuels uniquement : 3 parties, 1 victoire"
    *lines, last = joined((long, "7"))
    assert (" ".join(lines), last, len(lines)) == (long, "7", 2)
