"""The animals of people: each has one of their own, by their id, and may choose another."""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence

# By the name of its figure. Another number of them would give everybody another animal.
ANIMALS: Mapping[str, str] = {
    "octopus": "🐙",
    "fish": "🐟",
    "shark": "🦈",
    "lobster": "🦞",
    "snail": "🐌",
    "frog": "🐸",
    "crocodile": "🐊",
    "penguin": "🐧",
    "flamingo": "🦩",
    "owl": "🦉",
    "duck": "🦆",
    "macaw": "🦜",
    "peacock": "🦚",
    "bat": "🦇",
    "butterfly": "🦋",
    "bee": "🐝",
    "spider": "🕷️",
    "snake": "🐍",
    "monkey": "🐵",
    "elephant": "🐘",
    "giraffe": "🦒",
    "rabbit": "🐰",
    "cat": "🐱",
    "dog": "🐶",
    "fox": "🦊",
    "lion": "🦁",
    "tiger": "🐯",
    "pig": "🐷",
    "hedgehog": "🦔",
    "ram": "🐏",
    "deer": "🦌",
    "camel": "🐫",
}
_NAMES = tuple(ANIMALS)

# Whose animal it is: an id, or a computer pirate's name; and the chosen animal, if any.
Owner = tuple[int | str, str | None]


def animal_of(owner: int | str, chosen: str | None = None) -> str:
    """Gives a person's animal."""
    return next(_in_order(owner, chosen))


def apart(owners: Iterable[Owner]) -> Sequence[str]:
    """Gives each their animal; who comes after another with the same one has their next."""
    found: list[str] = []
    for owner, chosen in owners:
        found.append(next(animal for animal in _in_order(owner, chosen) if animal not in found))
    return found


def _in_order(owner: int | str, chosen: str | None) -> Iterator[str]:
    """The chosen animal, and then all in an order of the owner's."""
    if chosen is not None and chosen in ANIMALS:
        yield chosen
    number = zlib.crc32(str(owner).encode())
    count = len(_NAMES)
    step = number // count % count | 1  # odd, so that it comes to each of 32
    for at in range(count):
        yield _NAMES[(number + step * at) % count]
