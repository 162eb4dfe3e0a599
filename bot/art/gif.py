"""A GIF as the bytes that are sent: its opening, then a shot after another. Needs no Pillow.

https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

from collections.abc import Iterable
from typing import NamedTuple

TRAILER = b";"


class Shot(NamedTuple):
    """A frame: the blocks of the GIF that make it of the one before, its size, and all that it shows, packed.

    Shots never get smaller: what one leaves of the shot before would be seen beside it.
    """

    blocks: bytes
    width: int
    height: int
    shows: bytes


def header(width: int, height: int, palette: bytes) -> bytes:
    """The beginning of a GIF of 256 colours that is played again and again."""
    size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
    return b"GIF89a" + size + bytes((0xF7, 0, 0)) + palette + b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def joined(opening: bytes, shots: Iterable[Shot]) -> bytes:
    """The whole GIF."""
    return b"".join((opening, *(shot.blocks for shot in shots), TRAILER))
