-- A request that nobody answered before its time began ends (`expired`): it keeps nobody out and waits for nobody.
alter table reservation
  drop constraint reservation_status_check,
  add constraint reservation_status_check check (status in
    ('requested', 'confirmed', 'declined', 'cancelled', 'waiting', 'offered', 'lapsed', 'expired'));
create index reservation_requests on reservation (tenant_id, starts_at) where status = 'requested';
