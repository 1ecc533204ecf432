-- What browsers told of sections that they could not show: one row per release, kind and day, with nothing of a person.

create table section_failure (
  tenant_id uuid not null references tenant,
  section_id text not null,
  version text not null,
  kind text not null,
  happened_on date not null,
  count int not null check (count > 0),
  last_at timestamptz not null,
  last_file text,
  primary key (tenant_id, section_id, version, kind, happened_on),
  foreign key (section_id, version) references section_release
);
select courtyard.fence('section_failure');
