"""Leagues that run themselves: who takes part, their rounds, their matches, their standings."""
