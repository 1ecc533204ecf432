-- An event without an audience is for everybody who sees the calendar.
alter table calendar_series
  add column audience_id uuid,
  add foreign key (tenant_id, audience_id) references audience (tenant_id, id);
create index calendar_series_by_audience on calendar_series (tenant_id, audience_id) where audience_id is not null;
