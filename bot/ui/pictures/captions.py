"""The line that says what a picture is of, wherever it is seen."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime

from babel.dates import format_date

from bot.presenters.picture import Block, Caption, Picture, alternative


def captioned(picture: Picture, parts: Iterable[str], at: int, language: str) -> Picture:
    """The picture with a line below it: these parts, and the day."""
    day = str(format_date(datetime.fromtimestamp(at, UTC), "long", locale=language))
    text = " · ".join([*parts, day])
    return replace(picture, blocks=(*picture.blocks, Caption(text)), alt=alternative(picture.alt, text))


def signed(picture: Picture, server: str) -> Picture:
    """The picture with the server's name in its line, if that may name one."""
    if not server:
        return picture
    return replace(picture, blocks=tuple(_signed(block, server) for block in picture.blocks))


def _signed(block: Block, server: str) -> Block:
    if isinstance(block, Caption) and not block.of_no_server:
        return replace(block, text=f"{block.text} · {server}")
    return block
