"""Screens of the deal of the day and of voyages, in one private answer."""
