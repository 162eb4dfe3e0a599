"""What is stored: the queries by subject, and the migrations."""
