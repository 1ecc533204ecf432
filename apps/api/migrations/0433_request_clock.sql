-- By when a request has to be answered and resolved. `run` counts how often it was reopened: each run has clocks of its own, and
-- each of them warns and escalates once.
create table request_clock (
  tenant_id uuid not null,
  request_id uuid not null,
  step text not null check (step in ('response', 'resolution')),
  run int not null default 0 check (run >= 0),
  started_at timestamptz not null,
  -- Working time that its target allows, and that it was paused for, in milliseconds.
  target_ms bigint not null check (target_ms > 0),
  paused_ms bigint not null default 0 check (paused_ms >= 0),
  warn_at timestamptz not null,
  due_at timestamptz not null,
  paused_at timestamptz,
  done_at timestamptz,
  warned_at timestamptz,
  escalated_at timestamptz,
  primary key (tenant_id, request_id, step, run),
  foreign key (tenant_id, request_id) references request (tenant_id, id)
);
select courtyard.fence('request_clock');
create index request_clock_to_warn on request_clock (tenant_id, warn_at)
  where done_at is null and paused_at is null and warned_at is null;
create index request_clock_to_escalate on request_clock (tenant_id, due_at)
  where done_at is null and paused_at is null and escalated_at is null;
