-- How often each command and each button's action was used on a day, counted from 1970 in UTC; of nobody.
CREATE TABLE uses (
    day   INTEGER NOT NULL,
    used  TEXT    NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (day, used)
) STRICT, WITHOUT ROWID;
