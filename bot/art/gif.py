"""A GIF as bytes: its opening, then one shot after another; without Pillow.

https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

from collections.abc import Iterable
from typing import NamedTuple

TRAILER = b";"


class Shot(NamedTuple):
    """A frame; never smaller than the one before, which would show around it."""

    blocks: bytes  # of a GIF
    width: int
    height: int
    shows: bytes  # all that is seen, packed


def header(width: int, height: int, palette: bytes) -> bytes:
    """The head of an endless GIF of 256 colours."""
    size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
    # 0xF7 announces 256 colours for all shots; the extension repeats the film for ever.
    return b"GIF89a" + size + bytes((0xF7, 0, 0)) + palette + b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def joined(opening: bytes, shots: Iterable[Shot]) -> bytes:
    """The whole GIF."""
    return b"".join((opening, *(shot.blocks for shot in shots), TRAILER))
