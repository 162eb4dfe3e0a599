"""The slash commands, a cog a game."""
