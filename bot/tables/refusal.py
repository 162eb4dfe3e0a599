"""The refusals of a table, besides those of a game's rules."""

from bot.games.contract import Fact


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """A step that is not possible now, by a code and its facts; nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
