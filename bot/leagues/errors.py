"""The refusals of a league, each a code and its facts."""

from collections.abc import Mapping

from bot.games.contract import Fact


class LeagueError(Exception):
    """A wish for a league that can't be fulfilled; nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"
