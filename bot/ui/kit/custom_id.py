"""What a button carries in its custom id: the table, what to do, for which decision, and with what.

`t:17:move:5:play P3` is read, after weeks and restarts, as: at table 17 make the move `play P3`, offered for
decision 5. Nothing else about a button is kept anywhere.
"""

import re
from dataclasses import dataclass

PATTERN = r"t:(?P<table>\d+):(?P<action>[a-z_]+):(?P<decision>\d*):(?P<argument>.*)"
NO_TABLE = 0
"""The table of a button that stands at none."""
MAX_LENGTH = 100
"""https://discord.com/developers/docs/components/reference#anatomy-of-a-component-custom-id"""


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button (or a choice in a select) that was pressed."""

    table: int
    action: str
    decision: int | None = None
    argument: str = ""

    def encode(self) -> str:
        """The custom id, at most 100 characters."""
        decision = "" if self.decision is None else str(self.decision)
        return f"t:{self.table}:{self.action}:{decision}:{self.argument}"


def decode(match: re.Match[str]) -> ButtonId:
    """What a custom id that fits `PATTERN` says."""
    decision = match["decision"]
    return ButtonId(
        int(match["table"]), match["action"], int(decision) if decision else None, match["argument"]
    )
