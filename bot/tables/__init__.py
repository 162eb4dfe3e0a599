"""A table: a game, its seats, its channel, and the one road of a move."""
