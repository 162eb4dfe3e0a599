"""From an image to a file: with flat colours a PNG with a palette is smaller than WebP, and faster."""

from io import BytesIO

from PIL import Image

MOST_BYTES = 60_000
PALETTES = (160, 96, 48, 24)  # numbers of colours, fewer until the file is small enough


def as_picture(image: Image.Image) -> bytes:
    """A PNG with as many colours as fit `MOST_BYTES`."""
    data = b""
    for colours in PALETTES:
        palette = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        data = as_png(palette)
        if len(data) <= MOST_BYTES:
            break
    return data


def as_png(image: Image.Image) -> bytes:
    """A PNG with transparency."""
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
