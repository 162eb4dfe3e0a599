"""How each game is shown, in words, choices and pictures: pure, from a view to values."""
