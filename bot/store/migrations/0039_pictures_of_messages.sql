-- Which picture a message shows: its key, which a secret makes, and Discord's id of the attachment, if known.
ALTER TABLE messages ADD COLUMN picture TEXT;
ALTER TABLE messages ADD COLUMN attachment_id INTEGER;
