"""Players from outside, such as anyone can bring to the arena."""
