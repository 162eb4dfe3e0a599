"""From an image to a file.

Flat colours with sharp edges are smaller as PNG with a palette than as WebP, and faster.
"""

from io import BytesIO

from PIL import Image

MOST_BYTES = 60 * 1024
PALETTES = (160, 96, 48, 24)


def as_picture(image: Image.Image) -> bytes:
    """The image as PNG, with as many colours as fit `MOST_BYTES`."""
    data = b""
    for colours in PALETTES:
        palette = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        data = as_png(palette)
        if len(data) <= MOST_BYTES:
            break
    return data


def as_png(image: Image.Image) -> bytes:
    """The image as PNG with transparency."""
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
