"""Pirate Tavern."""

VERSION = "0.3.0"  # the version of the program, as pyproject.toml has it
