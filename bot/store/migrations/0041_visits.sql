-- When somebody was here last, to within a day: names of people who stay away may be given up.
CREATE TABLE visits (
    user_id  INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL
) STRICT;

INSERT INTO visits (user_id, at) SELECT user_id, unixepoch() FROM people;
