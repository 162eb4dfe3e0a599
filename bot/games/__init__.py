"""The rules of every game, pure: no Discord, database, clock or global randomness."""
