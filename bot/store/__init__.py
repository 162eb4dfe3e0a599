"""The database: SQLite, its migrations and its queries."""
