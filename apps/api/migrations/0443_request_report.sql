-- What the reports of a period read: without these every request and each of its clocks is read whole.
create index request_report on request (tenant_id, created_at)
  include (id, kind, category, state, resolved_at, property_id, member_id, subject_member_id, subject_property_id);
create index request_clock_report on request_clock (tenant_id, started_at)
  include (request_id, step, run, due_at, paused_at, done_at);
