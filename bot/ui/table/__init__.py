"""Commands and buttons of a table: open it, move, propose, look back."""
