"""The places in a game that is over."""

from bot.games.contract import Placing
from bot.presenters.contract import Names
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import score_key
from bot.ui.kit.names import names_at
from bot.ui.kit.text import MEDALS


def podium(table: Table, say: Say) -> str:
    """A line for each place, if there is a result."""
    placings, names = table.game.result(table.dealt.state) or (), names_at(table, say)
    return "\n".join(_place(table.row.game, placing, names, say) for placing in placings)


def winners(table: Table, say: Say) -> str:
    """`Anna wins!`, or the names that share the first place."""
    placings, names = table.game.result(table.dealt.state) or (), names_at(table, say)
    first = [placing.seat for placing in placings if placing.place == 1]
    return say("event-won", count=len(first), names=names.brief.listed(first, say))


def _place(game: str, placing: Placing, names: Names, say: Say) -> str:
    score = say(score_key(game), score=placing.score)
    sentence = say("place-line", place=placing.place, name=names[placing.seat], score=score)
    return f"{MEDALS.get(placing.place, '·')} {sentence}"
