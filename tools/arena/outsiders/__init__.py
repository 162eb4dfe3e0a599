"""Players from outside, as somebody might bring them to the arena."""
