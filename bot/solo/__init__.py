"""One person's game against computer pirates: the deal of the day, the same for all, and further deals."""
