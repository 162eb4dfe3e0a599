"""Messages on their way: sent, kept, found again, paced, refused; emojis as they leave."""
