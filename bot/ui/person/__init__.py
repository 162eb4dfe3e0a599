"""Screens about a person: preferences, privacy, help, card, own tables."""
