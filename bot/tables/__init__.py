"""A table: a game, its seats, its channel, and the one way in which every move is made."""
