-- What was encrypted is let go of at the count: its dead rows too, without waiting until the table is large.
alter table poll_envelope set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
