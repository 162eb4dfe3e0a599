"""The database: SQLite through aiosqlite, its migrations and its queries."""
