"""How fast the bot, its games and its pictures are: `make bench`."""
