"""Words in a picture: widths, and the writable part of a name, in as many fonts as it needs."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator

from PIL import Image, ImageDraw

from bot.art.fonts import MAIN, family_of, font, has, other_font
from bot.presenters.picture import Who

ELLIPSIS = "…"
MOST = 200  # characters: more than two lines of the thinnest letters show
MOST_MARKS = 3  # above and below one letter, as Thai and Arabic need them
JOINERS = "\u200c\u200d"  # say whether letters beside them join
_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Letters without a compatibility form: small capitals (two of Q are in use), and white on black.
PLAIN = str.maketrans(
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢꞯ"
    + "".join(map(chr, range(0x1F150, 0x1F16A)))
    + "".join(map(chr, range(0x1F170, 0x1F18A))),
    "ABCDEFGHIJKLMNOPQRSTUVWYZQ" + _CAPITALS + _CAPITALS,
)


def writable(text: str) -> str:
    """The text without characters that no font has."""
    return " ".join("".join(part for part in _parts(text) if part is not None).split())


def name_of(who: Who) -> str:
    """A name without emojis; empty if nothing readable is left, or some letter can't be written."""
    parts = [*_parts(who.name)]
    name = " ".join("".join(part for part in parts if part).split())
    return name if None not in parts and any(map(str.isalnum, name)) else ""


def _parts(text: str) -> Iterator[str | None]:
    """Each character as it can be written: empty for what is left out, None for a letter no font has."""
    family: str | None = MAIN
    marks = 0
    for character in map(_plain, unicodedata.normalize("NFC", text[:MOST])):
        kind = unicodedata.category(character[0])[0]
        if character.isspace():
            yield " "
        elif kind == "M" or character in JOINERS:
            marks += 1
            # The main font's letters have their marks in them.
            is_kept = family not in (None, MAIN) and marks <= MOST_MARKS and has(family, character)
            yield character if is_kept else ""
        elif kind in "CZ":
            yield ""
        else:
            marks, family = 0, family_of(character[0])
            yield character if family is not None else None if kind in "LN" else ""


def _plain(character: str) -> str:
    """A letter in a fancy form as plain letters of the main font, if it has them; else the same."""
    character = character.translate(PLAIN)
    if has(MAIN, character):
        return character
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(has(MAIN, one) for one in plain) else character


def _runs(text: str) -> Iterator[tuple[str, str]]:
    """The text in pieces of one font each; digits and signs go with the letters before them."""
    family, start = MAIN, 0
    for at, character in enumerate(text):
        is_letter = unicodedata.category(character)[0] == "L"
        if not is_letter and has(family, character):
            continue
        new = family_of(character) or MAIN
        if new != family:
            # A space before it goes along: in a run from right to left it would be at the wrong end.
            end = start + len(text[start:at].rstrip())
            if end > start:
                yield family, text[start:end]
            family, start = new, end
    yield family, text[start:]


def _length(family: str, run: str, size: int, weight: str) -> float:
    return (font(size, weight) if family == MAIN else other_font(family, size)).getlength(run)


def width_of(text: str, size: int, weight: str = "Semibold") -> int:
    """How many pixels wide a line is."""
    return round(sum(_length(family, run, size, weight) for family, run in _runs(text)))


def fitted(text: str, width: int, size: int, weight: str = "Semibold") -> str:
    """As much of a line as fits a width, with an ellipsis for the rest."""
    if width_of(text, size, weight) <= width:
        return text

    def cut(length: int) -> str:
        return text[:length].rstrip() + ELLIPSIS

    room = bisect_right(range(len(text)), width, key=lambda length: width_of(cut(length), size, weight))
    return cut(max(0, room - 1))


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    colour: tuple[int, ...],
    *,
    weight: str = "Semibold",
    anchor: str = "lm",
) -> None:
    """Writes a line with its `anchor` at a point.

    https://pillow.readthedocs.io/en/stable/handbook/text-anchors.html
    """
    draw, main = ImageDraw.Draw(image), font(size, weight)
    runs = [*_runs(text)]
    if all(family == MAIN for family, _ in runs):
        draw.text(at, text, fill=colour, font=main, anchor=anchor)
        return
    # Fonts meet on one base line, which is that of the main one.
    x = at[0] - width_of(text, size, weight) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    ascent, descent = main.getmetrics()
    base = at[1] + {"m": (ascent - descent) / 2, "s": 0.0}[anchor[1]]
    for family, run in runs:
        face = main if family == MAIN else other_font(family, size)
        draw.text((x, base), run, fill=colour, font=face, anchor="ls")
        x += _length(family, run, size, weight)
