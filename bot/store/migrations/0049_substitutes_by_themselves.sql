-- Whether the first substitute plays for somebody who is not there when the cards are dealt.
ALTER TABLE leagues ADD COLUMN substitutes INTEGER NOT NULL DEFAULT 0 CHECK (substitutes IN (0, 1));
