"""What people do and look at at a table: opening it, moving, proposing, looking back."""
