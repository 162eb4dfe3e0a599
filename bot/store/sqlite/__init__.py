"""The store in one SQLite file, for one process: how most hosts have it."""
