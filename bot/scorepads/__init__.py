"""Games that are played with real cards: their scorepads, written here round by round."""
