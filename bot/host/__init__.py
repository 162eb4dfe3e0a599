"""Commands and checks for the host: they look after the database, and say what is wrong."""
