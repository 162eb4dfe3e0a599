"""Screens of leagues: posts, threads of matches, panels for organisers, sign-up."""
