"""The scorepad as text."""

from collections.abc import Iterator, Sequence

from bot.games.contract import ScoreLine, Seat
from bot.games.skullking import View
from bot.games.skullking.paper import ABSENT
from bot.presenters.contract import Names
from bot.presenters.skullking.events import allied
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.texts.minus import with_minus

PAD_SEATS = 2  # seats side by side, if there is room
PAD_WIDTH = 27  # characters that a phone 390 pixels wide shows on a line of code
GAP = "  "
MET = "✓"


def scorepad(view: View, names: Names, say: Say) -> str:
    """Bid, tricks, bonus, score and total, in phone-wide blocks."""
    pad = score_lines(view.scorepad, names, say)
    if not pad or view.step not in ("play", "power"):
        return pad
    alliances = (
        allied(trick.winner, trick.allies, names, say)
        for trick in view.tricks
        if trick.winner is not None and trick.allies
    )
    return "\n".join([pad, *(f"-# {alliance}" for alliance in alliances)])


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    """From its lines alone."""
    if not lines:
        return ""
    seats = sorted({line.seat for line in lines})
    groups = [seats[at : at + PAD_SEATS] for at in range(0, len(seats), PAD_SEATS)]
    blocks = [block for group in groups for block in _pad_blocks(lines, group, names, say)]
    has_bonus = any(line.details["bonus"] for line in lines)
    columns = ("bid", "won", *(["bonus"] if has_bonus else []), "score", "total")
    legend = " · ".join(
        [*(say(key_of("skullking-pad", column)) for column in columns), *_more_legend(lines, say)]
    )
    return f"-# {legend}\n" + "\n".join(blocks)


def _pad_blocks(lines: Sequence[ScoreLine], seats: Sequence[Seat], names: Names, say: Say) -> Sequence[str]:
    together = _pad_block(lines, seats, names, say)
    if max(map(len, together.splitlines())) <= PAD_WIDTH:
        return [together]
    return [_pad_block(lines, [seat], names, say) for seat in seats]


def _pad_block(lines: Sequence[ScoreLine], seats: Sequence[Seat], names: Names, say: Say) -> str:
    owned = [[line for line in lines if line.seat == seat] for seat in seats]
    numbers = [say("skullking-pad-round"), *map(_number, owned[0])]
    width = max(map(len, numbers))
    columns = [[number.ljust(width) for number in numbers]]
    rows = [_pad_rows(own, say) for own in owned]
    # A name may be as wide as its column, and use what the line has left.
    room = PAD_WIDTH - width - sum(len(GAP) + len(own[0]) for own in rows)
    for seat, own in zip(seats, rows, strict=True):
        name = names.bare(seat, len(own[0]) + max(0, room))
        wide = max(len(name), len(own[0]))
        room -= wide - len(own[0])
        columns.append([text.ljust(wide) for text in (name, *own)])
    return "```\n" + "\n".join(GAP.join(row).rstrip() for row in zip(*columns, strict=True)) + "\n```"


def _more_legend(lines: Sequence[ScoreLine], say: Say) -> Iterator[str]:
    if "cards" in lines[0].details:
        yield say("skullking-pad-dealt")
    if "load" in lines[0].details:
        yield say("skullking-pad-loads")


def _number(line: ScoreLine) -> str:
    cards = line.details.get("cards")
    return str(line.round) if cards is None else f"{line.round}·{cards}"


def _pad_rows(lines: Sequence[ScoreLine], say: Say) -> Sequence[str]:
    cells = [_pad_cell(line, say) for line in lines]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        " ".join(text.rjust(width) for text, width in zip(cell, widths, strict=True) if width)
        for cell in cells
    ]


def _pad_cell(line: ScoreLine, say: Say) -> tuple[str, str, str, str]:
    bid, won, bonus = (line.details[name] for name in ("bid", "tricks", "bonus"))
    load = say("skullking-pad-load", load=line.details["load"]) if line.details.get("load") else ""
    met = MET if bid == won != ABSENT else " "
    points = (f"{bonus:+}" if bonus else "", str(line.score), str(line.total))
    shown, score, total = map(with_minus, points)
    return f"{bid}{load}/{won}{met}", shown, score, total
