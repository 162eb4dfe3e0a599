"""Pirate Tavern."""

VERSION = "0.1.0"
"""The version of the program, as pyproject.toml has it."""
