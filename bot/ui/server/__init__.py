"""Screens for a server's moderators: its tables, its settings; and the bot's health for its host."""
