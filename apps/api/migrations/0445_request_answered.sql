-- When those who handle a request first answered, and when it was reopened last: whether a target that another priority gives it is
-- still to be met, and from when it counts, is known also where it had no clock.
alter table request add column answered_at timestamptz;
alter table request add column reopened_at timestamptz;
alter table request no force row level security;
alter table request_clock no force row level security;
update request set
  answered_at = (select max(done_at) from request_clock clock where clock.tenant_id = request.tenant_id
    and clock.request_id = request.id and clock.step = 'response'
    and clock.run = (select max(run) from request_clock latest where latest.tenant_id = request.tenant_id
      and latest.request_id = request.id)),
  reopened_at = (select max(started_at) from request_clock clock where clock.tenant_id = request.tenant_id
    and clock.request_id = request.id and clock.run > 0);
update request set answered_at = updated_at where answered_at is null and state not in ('submitted', 'reopened');
alter table request force row level security;
alter table request_clock force row level security;
