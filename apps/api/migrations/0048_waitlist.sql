-- Who wants a time that is taken waits for it (`waiting`), holds it for a while once it is free (`offered`), and lets it
-- pass on where nothing is said (`lapsed`). An offer keeps others out like a booking: by the same constraint.
alter table reservation
  drop constraint reservation_status_check,
  add constraint reservation_status_check check (status in
    ('requested', 'confirmed', 'declined', 'cancelled', 'waiting', 'offered', 'lapsed')),
  add column offered_until timestamptz,
  add check ((status = 'offered') = (offered_until is not null)),
  drop constraint reservation_slot,
  add constraint reservation_slot exclude using gist
    (tenant_id with =, area_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('requested', 'confirmed', 'offered'));
-- A unit stands in a line once.
create unique index reservation_in_line on reservation (tenant_id, area_id, property_id, starts_at, ends_at)
  where status in ('waiting', 'offered');
create index reservation_offers on reservation (tenant_id, offered_until) where status = 'offered';
