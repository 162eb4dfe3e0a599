"""Moves of The Flying Hollander as people type them."""

from bot.games.contract import Move


def typed(move: Move) -> Move:
    """As the log has it, except that seats count from 1."""
    verb, *words = move.split()
    seats = [
        verb == "call" or before in (">", "hand", "clash") or (before == "final" and verb != "final")
        for before in ["", *words]
    ]
    counted = [str(int(word) + 1) if seats[at] else word for at, word in enumerate(words)]
    return " ".join([verb, *counted])
