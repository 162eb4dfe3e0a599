"""What Discord shows: posts, hands, buttons, and the one error door."""
