create table meeting (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('board', 'annual', 'special', 'committee')),
  status text not null default 'draft' check (status in ('draft', 'called', 'in-session', 'adjourned', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place text,
  online_url text,
  -- Behind closed doors as a whole: who lacks the permission finds nothing of it. It never changes, for what was
  -- recorded of it stays where it was recorded.
  is_executive boolean not null,
  -- Called again because the first had no quorum.
  is_reconvened boolean not null,
  notes text,
  opened_at timestamptz,
  adjourned_at timestamptz,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('meeting');
create index meeting_by_name on meeting (tenant_id, name_sort, id);
create index meeting_by_start on meeting (tenant_id, starts_at, id);
create index meeting_by_change on meeting (tenant_id, updated_at, id);
select courtyard.make_searchable('meeting', 'meeting', 'name', $$concat_ws(' ', name, place)$$);

create table meeting_file (
  tenant_id uuid not null,
  meeting_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, meeting_id, position),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('meeting_file');
create index meeting_file_by_file on meeting_file (tenant_id, file_id);

create table agenda_item (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  position int not null,
  title text not null check (title <> ''),
  minutes int check (minutes between 1 and 600),
  presenter text,
  body text,
  is_executive boolean not null,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade
);
select courtyard.fence('agenda_item');
create index agenda_item_by_meeting on agenda_item (tenant_id, meeting_id, position);

create table agenda_item_file (
  tenant_id uuid not null,
  item_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, item_id, position),
  foreign key (tenant_id, item_id) references agenda_item (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('agenda_item_file');
create index agenda_item_file_by_file on agenda_item_file (tenant_id, file_id);
