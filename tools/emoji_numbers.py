"""`python -m tools.emoji_numbers`: an emoji that is drawn otherwise than before has the next number."""

from collections.abc import Iterator
from pathlib import Path

from bot.art.emoji_names import NUMBERS, Drawing, card_of, drawings
from bot.art.emojis import digest
from bot.registry import ENTRIES


def numbered() -> Iterator[tuple[str, Drawing]]:
    """Each card that the games show, and its drawing, as they are to be numbered now."""
    faces = {card_of(face): face for entry in ENTRIES for face in entry.presenter.emojis.values()}
    for card, face in sorted(faces.items()):
        before = drawings().get(card, Drawing(0, ""))
        now = digest(face)
        yield card, before if before.digest == now else Drawing(before.number + 1, now)


if __name__ == "__main__":
    rows = (f"{card} {drawing.number} {drawing.digest}\n" for card, drawing in numbered())
    Path(str(NUMBERS)).write_text("".join(rows), encoding="utf-8")
