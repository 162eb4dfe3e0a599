"""PostgreSQL as the engine of the store."""
