"""The scorepad: a block per hand, as narrow as a phone."""

from collections.abc import Sequence

from bot.games.contract import ScoreLine
from bot.games.playapirata import View
from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES
from bot.presenters.contract import Names
from bot.texts.catalog import Say
from bot.texts.keys import key_of

NAME_WIDTH = 29  # as wide as a phone shows in a block of code
SKULL, TOWEL_TREASURE = "S", "T"
COLUMNS = ("treasures", "towels", "bonus", "score", "total")


def scorepad(view: View, names: Names, say: Say) -> str:
    """For each hand the points by source, the score, the total, and the treasures by kind."""
    return score_lines(view.scorepad, names, say)


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    """From its lines alone."""
    if not lines:
        return ""
    legend = " · ".join(say(key_of("playapirata-pad", column)) for column in COLUMNS)
    taken = say("playapirata-pad-taken", skull=SKULL, towel=TOWEL_TREASURE)
    numbers = dict.fromkeys(line.round for line in lines)
    blocks = [_block(lines, number, names, say) for number in numbers]
    return "\n".join([f"-# {legend}", f"-# {taken}", *blocks])


def _block(lines: Sequence[ScoreLine], number: int, names: Names, say: Say) -> str:
    rows = [say("playapirata-pad-hand", number=number)]
    for line in lines:
        if line.round == number:
            rows += [names.bare(line.seat, NAME_WIDTH), _points(line), f"  {_taken(line)}".rstrip()]
    return "```\n" + "\n".join(row for row in rows if row) + "\n```"


def _points(line: ScoreLine) -> str:
    bonus = int(str(line.details["umbrella"])) + int(str(line.details["special_points"]))
    treasures, towels = line.details["treasure_points"], line.details["towels"]
    return f"{treasures:>6}{towels:>4}{bonus:>4}{line.score:>5}{line.total:>5}"


def _taken(line: ScoreLine) -> str:
    cards = line.details["treasures"]
    assert isinstance(cards, tuple)  # the codes of the treasures
    return " ".join(sorted(_mark(str(card)) for card in cards))


def _mark(card: str) -> str:
    if card in NUMBER_OF:
        return str(NUMBER_OF[card])
    return SKULL if card in SKULL_TREASURES else TOWEL_TREASURE
