"""The refusal of a move or a choice that the rules forbid."""

from collections.abc import Mapping

Fact = str | int | bool | None | tuple[str, ...] | tuple[int, ...]


class IllegalMove(Exception):  # noqa: N818 - it names the move, as the rules do
    """A move that the rules forbid, as a code and its facts; the state is unchanged."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"
