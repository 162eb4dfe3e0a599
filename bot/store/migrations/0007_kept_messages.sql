-- Every message that the bot keeps up to date on Discord, of whatever kind. `subject` is the number of the
-- table, league, match (for an invitation) or scorepad that it is about; `seat` is −1 for who has none.
-- `shows` tells what the message shows, so that nothing is sent twice. `is_plain` tells text with a classic
-- view from components v2, of which all messages were so far. `is_gone`: it was taken away; the nonce of the
-- next message in its place is made of its id.
CREATE TABLE kept_messages (
    kind        TEXT    NOT NULL CHECK (kind IN ('post', 'nudge', 'hand', 'turn', 'away', 'proposal',
                                                 'league', 'invitation', 'scorepad')),
    subject     INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    shows       TEXT    NOT NULL,
    is_plain    INTEGER NOT NULL DEFAULT 0 CHECK (is_plain IN (0, 1)),
    is_gone     INTEGER NOT NULL DEFAULT 0 CHECK (is_gone IN (0, 1)),
    PRIMARY KEY (subject, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO kept_messages (kind, subject, seat, channel_id, message_id, shows)
    SELECT kind, table_id, seat, channel_id, message_id, shows FROM messages
    UNION ALL SELECT 'league', id, -1, channel_id, message_id, shows FROM leagues WHERE message_id IS NOT NULL
    UNION ALL SELECT 'invitation', id, -1, thread_id, message_id, '' FROM matches
              WHERE message_id IS NOT NULL AND thread_id IS NOT NULL
    UNION ALL SELECT 'scorepad', id, -1, channel_id, message_id, shows FROM pads WHERE message_id IS NOT NULL;
DROP TABLE messages;
ALTER TABLE kept_messages RENAME TO messages;

ALTER TABLE leagues DROP COLUMN message_id;
ALTER TABLE leagues DROP COLUMN shows;
ALTER TABLE matches DROP COLUMN message_id;
ALTER TABLE pads DROP COLUMN message_id;
ALTER TABLE pads DROP COLUMN shows;

-- Messages that another has replaced, until they are deleted on Discord.
CREATE TABLE messages_to_delete (
    message_id  INTEGER PRIMARY KEY,
    channel_id  INTEGER NOT NULL
) STRICT;
