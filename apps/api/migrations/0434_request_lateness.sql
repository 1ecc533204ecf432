-- How a request stands to its targets follows from its clocks: written on the request, ten thousand that turn late at once were found
-- anew by the search, which takes longer than to judge them.
drop index request_late;
alter table request drop column lateness;
create index request_clock_late on request_clock (tenant_id, request_id) where done_at is null and escalated_at is not null;
create index request_clock_warned on request_clock (tenant_id, request_id) where done_at is null and warned_at is not null;
