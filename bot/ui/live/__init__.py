"""What stands on Discord by itself and is kept up to date: posts, hands, nudges, notices."""
