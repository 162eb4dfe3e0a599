"""One person's game against computer pirates: the deal that everybody has today, and one's own moves."""
