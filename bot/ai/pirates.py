"""The computer players by name, each with a style."""

from typing import NamedTuple

from bot.ai.contract import PLAIN, Style


class Pirate(NamedTuple):
    """A computer player, with the same name in every language."""

    name: str
    gender: str  # of grammar, "f" or "m"
    style: Style


# In the order in which they sit down, enough for the largest table.
PIRATES = (
    Pirate("Anne", "f", Style(boldness=0.3)),
    Pirate("Bartolomeo", "m", Style(spite=1.2)),
    Pirate("Calico", "m", PLAIN),
    Pirate("Dorothea", "f", Style(spite=0.8)),
    Pirate("Edward", "m", Style(boldness=0.2, spite=1.2)),
    Pirate("Flint", "m", Style(boldness=-0.3)),
    Pirate("Grace", "f", Style(spite=1.1, boldness=-0.2)),
    Pirate("Henry", "m", Style(spite=0.9, boldness=0.2)),
)

_BY_NAME = {pirate.name: pirate for pirate in PIRATES}


def pirate_called(name: str) -> Pirate:
    """The pirate of a name, with or without a number; one without a style for another name."""
    return _BY_NAME.get(name.partition(" ")[0], Pirate(name, "m", PLAIN))
