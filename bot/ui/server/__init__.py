"""What moderators see of their server's tables, and what they set for all of them."""
