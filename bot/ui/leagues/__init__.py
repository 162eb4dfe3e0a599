"""Leagues on Discord: their posts, their matches' threads, and how people found and join them."""
