"""Tips for a first game: the treasure to bury, the effect of a pirate, the hold of towels."""

from collections.abc import Iterator, Sequence

from bot.games.contract import ScoreLine
from bot.games.playapirata import View
from bot.presenters.facts import as_number
from bot.presenters.playapirata.cards import shape, with_effect
from bot.texts.catalog import Say
from bot.texts.keys import key_of

STARTS = ("card", "sit", "draft")  # with what a round can begin
HOLDS_BEST = "3"  # the value of a towel on top


def tips(view: View, say: Say) -> Sequence[str]:
    """About burying, a pirate or towels; as a round begins about the last one's points."""
    if view.seat is None or view.turn != view.seat:
        return []
    return [*_example(view, say), *_about_the_step(view, say)]


def special_cards(view: View, say: Say) -> Sequence[str]:
    """A sentence for each pirate and special card in hand."""
    return [*_pirates(view, say), *([with_effect(view.special, say)] if view.special else [])]


def _about_the_step(view: View, say: Say) -> Iterator[str]:
    match view.step:
        case "card" if view.turn_number == 2 or not view.treasures:
            yield from _pirates(view, say)
        case "card":
            yield say("playapirata-tip-bury")
        case "towels" | "last" if view.lays:
            batches = [batch for lay in view.lays for batch in lay.batches]
            alone = any(len(batch) == 1 and batch[0][1] == HOLDS_BEST for batch in batches)
            yield say("playapirata-tip-lay", alone="yes" if alone else "no")


def _pirates(view: View, say: Say) -> Iterator[str]:
    for code in view.pirates:
        yield f"{shape(code)} {say(key_of('playapirata-about', code))}"


def _example(view: View, say: Say) -> Iterator[str]:
    own = [line for line in view.scorepad if line.seat == view.seat]
    if own and view.turn_number == 1 and view.step in STARTS:
        yield _scored(own[-1], say)


def _scored(line: ScoreLine, say: Say) -> str:
    treasures, towels = as_number(line.details["treasure_points"]), as_number(line.details["towels"])
    facts = {"treasures": treasures, "towels": towels, "more": line.score - treasures - towels}
    return say("playapirata-tip-scored", round=line.round, score=line.score, **facts)
