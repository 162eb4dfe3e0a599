-- Which kinds of messages there are, `MessageKind` alone tells. `seat` of a league's news is the round that it
-- is about, and which of several messages.
CREATE TABLE messages_of_any_kind (
    kind        TEXT    NOT NULL,
    subject     INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    shows       TEXT    NOT NULL,
    is_plain    INTEGER NOT NULL DEFAULT 0 CHECK (is_plain IN (0, 1)),
    is_gone     INTEGER NOT NULL DEFAULT 0 CHECK (is_gone IN (0, 1)),
    PRIMARY KEY (subject, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO messages_of_any_kind
    SELECT kind, subject, seat, channel_id, message_id, shows, is_plain, is_gone FROM messages;
DROP TABLE messages;
ALTER TABLE messages_of_any_kind RENAME TO messages;
