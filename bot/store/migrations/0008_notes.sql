-- What the bot keeps for itself from one start to the next: a value by name.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
