-- What is read on the event loop is found by an index, however many games there were.
CREATE INDEX tables_of_a_channel ON tables (channel_id);
CREATE INDEX live_tables_of_a_host ON tables (host_id) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX matches_waiting_in_a_thread ON matches (thread_id) WHERE table_id IS NULL AND state = 'waiting';
