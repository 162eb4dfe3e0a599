"""Screens of scorepads for games with real cards."""
