-- A service that was recorded by mistake is taken back exactly, as long as nothing else changed.
alter table asset add column services_revision int not null default 0;
comment on column asset.services_revision is 'One more with each service that is recorded, corrected or removed.';
alter table asset_service add column undo jsonb;
comment on column asset_service.undo is
  'Who recorded it, the day of the next service from before, and version and revision that its asset had then.';
