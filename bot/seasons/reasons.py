"""Reasons that are kept and that everybody can read."""

from bot.tables.refusal import Refusal

LONGEST_REASON = 200


def reason_of(typed: str) -> str:
    """A reason as it is kept. Raises `Refusal("reason_wanted")` for none, and for one that is too long."""
    reason = " ".join(typed.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise Refusal("reason_wanted", most=LONGEST_REASON)
    return reason
