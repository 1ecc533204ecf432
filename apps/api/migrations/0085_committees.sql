create table committee (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('board', 'architectural-review', 'other')),
  purpose text,
  seats int not null check (seats between 1 and 99),
  status text not null check (status in ('active', 'dissolved')),
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('committee');
-- Two names that differ in their case alone are one to a reader.
create unique index committee_name on committee (tenant_id, name_sort);
select courtyard.make_searchable('committee', 'committee', 'name', $$concat_ws(' ', name, purpose)$$);

-- Who served when. A seat, an office and a person are each in one term at a time, whoever writes first and however many
-- processes there are.
create table committee_term (
  tenant_id uuid not null,
  id uuid not null,
  committee_id uuid not null,
  member_id uuid not null,
  seat int not null check (seat >= 1),
  office text check (office <> ''),
  starts_on date not null,
  ends_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, committee_id) references committee (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check (ends_on >= starts_on),
  constraint committee_seat_once exclude using gist
    (tenant_id with =, committee_id with =, seat with =, daterange(starts_on, ends_on, '[]') with &&),
  constraint committee_member_once exclude using gist
    (tenant_id with =, committee_id with =, member_id with =, daterange(starts_on, ends_on, '[]') with &&),
  constraint committee_office_once exclude using gist
    (tenant_id with =, committee_id with =, lower(office) with =, daterange(starts_on, ends_on, '[]') with &&)
    where (office is not null)
);
select courtyard.fence('committee_term');
create index committee_term_by_committee on committee_term (tenant_id, committee_id, starts_on);
create index committee_term_by_member on committee_term (tenant_id, member_id);
create index committee_term_by_end on committee_term (tenant_id, ends_on);
