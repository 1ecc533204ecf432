-- How a meeting comes back (a rule of RFC 5545, one of a few), and which were planned from one another.
alter table meeting add column repeats text check (repeats <> '');
alter table meeting add column series_id uuid;
create index meeting_by_series on meeting (tenant_id, series_id, starts_at) where series_id is not null;

-- Of which meeting an item of an agenda approves the minutes.
alter table agenda_item add column minutes_of uuid;
alter table agenda_item add foreign key (tenant_id, minutes_of) references meeting (tenant_id, id) on delete set null (minutes_of);
create index agenda_item_by_minutes on agenda_item (tenant_id, minutes_of) where minutes_of is not null;
