-- A value that many rows were given at once is taken back: each row's own from before, as long as nobody changed it since.
alter table asset add column undo jsonb;
comment on column asset.undo is 'What an act on many took the place of, and the version that it left.';
alter table property add column undo jsonb;
comment on column property.undo is 'What an act on many took the place of, and the version that it left.';
-- Two windows on one's own profile do not overwrite one another.
alter table member_profile add column version int not null default 1;
