"""The deal of the day on Discord: all of it in one answer that only its player sees."""
