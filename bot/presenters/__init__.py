"""How each game is shown in words and choices, a package a game: pure, from a view to text."""
