-- Times in which Discord was away, or the bot: no clock runs in them. They are kept while a clock may need them.
CREATE TABLE outages (
    starts_at  INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL CHECK (ends_at > starts_at),
    PRIMARY KEY (starts_at, ends_at)
) STRICT, WITHOUT ROWID;

-- Whether the person has been told of the last call: until then its grace does not end.
ALTER TABLE clocks ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1));
