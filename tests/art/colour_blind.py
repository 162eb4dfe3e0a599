"""How a picture looks to the colour-blind, by Machado, Oliveira and Fernandes (2009)."""

from PIL import Image

PROTANOPIA = (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998)
DEUTERANOPIA = (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881)
TRITANOPIA = (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900)
EYES = {"protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA, "tritanopia": TRITANOPIA}
"""By name: how much red, green and blue go into what is seen as red, green and blue."""


def seen_with(eyes: tuple[float, ...], image: Image.Image) -> Image.Image:
    rows = [(*eyes[at : at + 3], 0.0) for at in (0, 3, 6)]
    return image.convert("RGB").convert("RGB", tuple(value for row in rows for value in row))
