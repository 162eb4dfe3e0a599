"""Pictures and films that messages show."""
