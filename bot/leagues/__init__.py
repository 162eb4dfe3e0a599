"""Leagues: pairings, cups, standings and ratings. Pure: no Discord, database, clock or global chance."""
