"""Pirate Tavern."""
