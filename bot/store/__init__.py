"""The store: the queries by subject, and the migrations."""
