"""Posts, hands and buttons on Discord, and the answers to errors."""
