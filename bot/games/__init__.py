"""The rules of every game, pure: no Discord, no database, no clock, no global chance."""
