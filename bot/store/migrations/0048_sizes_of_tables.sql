-- Whether tables have more than their usual size only where one would have fewer than three. What there is keeps 5 + 4.
ALTER TABLE leagues ADD COLUMN seldom_larger INTEGER NOT NULL DEFAULT 0 CHECK (seldom_larger IN (0, 1));
