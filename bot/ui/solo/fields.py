"""A result among those of the computer pirates in the same deal: a sentence, and bars."""

from collections.abc import Sequence

from bot.presenters.facts import signed
from bot.presenters.picture import Field, FieldBar
from bot.solo.bars import bars_of
from bot.texts.catalog import Say


def beside_others(score: int, scores: Sequence[int], say: Say) -> str:
    """How many of the computer pirates scored less, and how many the same."""
    below, ties = sum(other < score for other in scores), scores.count(score)
    return say("share-field", below=below, ties=ties, games=len(scores))


def field_of(title: str, scores: Sequence[int], people: Sequence[int]) -> Field:
    """The scores as bars, those of the people marked."""
    return Field(
        title,
        tuple(
            FieldBar("…".join(map(signed, dict.fromkeys((bar.low, bar.high)))), bar.games, bar.people)
            for bar in bars_of(scores, people)
        ),
    )
