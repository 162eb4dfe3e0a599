"""Messages that the bot keeps up to date by itself: posts, hands, nudges, notices."""
