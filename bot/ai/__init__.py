"""Computer players: from a seat's view to a move. Pure, like the games."""
