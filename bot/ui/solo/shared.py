"""A shared result of the deal of the day: name, day, score, a tile for each trick, and the field. No card."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from babel.dates import format_date

from bot.delivery.body import Page
from bot.games.record import replay_steps
from bot.model.solo import SoloShareRow
from bot.presenters.facts import signed
from bot.presenters.picture import Caption, Picture, Result, Who, pictured
from bot.solo.days import day_of
from bot.solo.hands import Hand
from bot.solo.playing import YOU, line_of, record_of
from bot.texts.catalog import Say
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_with_edition
from bot.ui.kit.text import escape
from bot.ui.solo.fields import beside_others, field_of
from bot.ui.solo.screens import play_today, press

TAKEN, NOT_TAKEN = "🟨", "⬛"


class Shared(NamedTuple):
    """A result as others may read it, and the scores of the computer pirates as far as they are known."""

    name: str
    day: str
    about: str
    score: int
    tricks: tuple[bool, ...]
    scores: Sequence[int]
    game: str  # with its edition
    animal: str = ""


def shared(hand: Hand, row: SoloShareRow, animal: str, scores: Sequence[int], say: Say) -> Shared:
    """The result of a finished hand, as a share names its person."""
    line = line_of(hand.entry, hand.play)
    return Shared(
        row.name or say("share-nobody"),
        long_day(hand.deal.number, row.language),
        say("share-bid", bid=line.details["bid"], won=line.details["tricks"]),
        line.score,
        _tricks(hand),
        scores,
        game_with_edition(hand.entry.rules, hand.deal.options, say),
        animal if row.name else "",
    )


def long_day(number: int, language: str) -> str:
    """The day of a deal in UTC: a stamp of Discord's would be that of the reader's clock."""
    return str(format_date(day_of(number), "long", locale=language))


def _tricks(hand: Hand) -> tuple[bool, ...]:
    record, game = record_of(hand.entry, hand.play), hand.entry.game
    return tuple(
        event.code == "trick_won" and event.facts["seat"] == YOU
        for (seat, move), (before, after) in zip(record.moves, pairwise(replay_steps(record)), strict=True)
        for event in game.events(before, seat, move, after, YOU)
        if event.code in ("trick_won", "set_aside")
    )


def share_text(of: Shared, say: Say) -> str:
    """The same as lines to be copied."""
    return "\n".join([_head(of, say), *_lines(of, say)])


def share_page(of: Shared, say: Say, asks: int = 0) -> tuple[Page, Picture]:
    """The message and its picture; with the number of a share it asks for the morning's posts."""
    head = f"**{escape(of.name)}** · {say('share-title')}, {of.day}"
    asked = [say("mornings-ask")] if asks else []
    answers = [press(action, say, str(asks)) for action in ("mornings_here", "mornings_no")]
    found = page(
        ["\n".join([head, *_lines(of, say)]), *asked],
        [play_today(say)],
        [answers] if asks else [],
        beside=lambda: [head, *asked],
    )
    return found, _picture(of, say)


def _head(of: Shared, say: Say) -> str:
    return f"{of.name} · {say('share-title')}, {of.day}"


def _lines(of: Shared, say: Say) -> Iterator[str]:
    tiles = "".join(TAKEN if is_taken else NOT_TAKEN for is_taken in of.tricks)
    yield f"{of.about}, {signed(of.score)} {tiles}"
    if of.scores:
        yield beside_others(of.score, of.scores, say)


def _picture(of: Shared, say: Say) -> Picture:
    numbers = ", ".join(str(number) for number, is_taken in enumerate(of.tricks, 1) if is_taken)
    tricks = say("share-tricks", numbers=numbers, count=sum(of.tricks), tricks=len(of.tricks))
    points = signed(of.score)
    alt = f"{_head(of, say)}. {of.about}, {points}. {tricks}"
    result = Result(
        say("share-title"), of.day, Who(of.name, YOU, of.animal), of.about, points, of.tricks, alt
    )
    field = field_of(beside_others(of.score, of.scores, say), of.scores, [of.score]) if of.scores else None
    return pictured(result, field, Caption(of.game, of_no_server=True))
