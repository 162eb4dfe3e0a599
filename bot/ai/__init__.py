"""Computer players: from what a seat may see to a move. Pure, as the games are."""
