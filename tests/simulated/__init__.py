"""The bot on a simulated Discord, and what checks everything that it sends there."""
