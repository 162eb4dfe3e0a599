"""Pirate Tavern."""

VERSION = "0.2.0"
"""The version of the program, as pyproject.toml has it."""
