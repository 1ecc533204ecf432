-- When somebody last proved in a session that it is them: at its start, and when they are asked again.
alter table session add column proved_at timestamptz;
