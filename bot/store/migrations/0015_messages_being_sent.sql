-- New messages that Discord may have though we have not heard so: kept before they are sent, until it is known
-- what became of them. `shows` and `is_plain` are as in `messages`; `looks` tells apart what was sent under
-- one nonce, and finds it in the channel; `begun_at` is in seconds since 1970.
CREATE TABLE messages_being_sent (
    kind        TEXT    NOT NULL,
    subject     INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    nonce       TEXT    NOT NULL,
    looks       TEXT    NOT NULL,
    shows       TEXT    NOT NULL,
    is_plain    INTEGER NOT NULL CHECK (is_plain IN (0, 1)),
    begun_at    INTEGER NOT NULL,
    PRIMARY KEY (subject, kind, seat, channel_id, nonce, looks)
) STRICT, WITHOUT ROWID;
