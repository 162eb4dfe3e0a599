"""The fields of a form, and which of them a refusal is about."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from bot.games.contract import IllegalMove
from bot.leagues.errors import LeagueError
from bot.tables.refusal import Refusal

LONGEST_LABEL, LONGEST_ABOUT = 45, 100
"""https://discord.com/developers/docs/components/reference#label"""


@dataclass(frozen=True, slots=True)
class Field:
    """A line to fill in, with what stands there already. `label` has at most 45 characters, `about` 100."""

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = True
    longest: int = 100


@contextmanager
def naming(labels: Mapping[str, str]) -> Iterator[None]:
    """Adds to a refusal the label of the field that it is about, unless it names one already.

    `labels` has it by the refusal's code, or by `what` is wrong where one code tells of many things.
    """
    try:
        yield
    except (Refusal, LeagueError, IllegalMove) as refusal:
        label = labels.get(str(refusal.facts.get("what", refusal.code)))
        if label is not None and not getattr(refusal, "__notes__", ()):
            refusal.add_note(label)
        raise
