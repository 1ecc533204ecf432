create table request (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Counted by community, from 1.
  number int not null check (number > 0),
  kind text not null,
  kind_number int not null,
  category text not null,
  title text not null check (title <> ''),
  description text,
  location text,
  -- By the keys of the kind's fields.
  answers jsonb not null default '{}',
  property_id uuid,
  area_id uuid,
  asset_id uuid,
  state text not null default 'submitted' check (state in
    ('submitted', 'triaged', 'in-progress', 'waiting', 'resolved', 'closed', 'reopened', 'withdrawn', 'merged')),
  waiting_for text check (waiting_for in ('reporter', 'vendor', 'other')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'emergency')),
  due_on date,
  -- How it stands to its targets, as the clocks told last.
  lateness text not null default 'on-time' check (lateness in ('on-time', 'warned', 'late')),
  visibility text not null check (visibility in ('private', 'unit', 'community')),
  -- Who reports it: a member, or the name of somebody without an account.
  member_id uuid,
  reporter_name text check (reporter_name <> ''),
  -- Who entered it.
  opened_by_id uuid not null,
  -- Whom it is about. They never see it.
  subject_property_id uuid,
  subject_member_id uuid,
  assignee_id uuid,
  committee_id uuid,
  resolution text,
  resolved_at timestamptz,
  merged_into_id uuid,
  title_sort text collate "C" not null generated always as (lower(title)) stored,
  priority_sort int not null generated always as
    (case priority when 'emergency' then 4 when 'high' then 3 when 'normal' then 2 else 1 end) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, kind, kind_number) references request_kind_version (tenant_id, kind, number),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete set null (asset_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, opened_by_id) references member (tenant_id, id),
  foreign key (tenant_id, subject_property_id) references property (tenant_id, id),
  foreign key (tenant_id, subject_member_id) references member (tenant_id, id),
  foreign key (tenant_id, assignee_id) references member (tenant_id, id),
  foreign key (tenant_id, committee_id) references committee (tenant_id, id) on delete set null (committee_id),
  foreign key (tenant_id, merged_into_id) references request (tenant_id, id),
  check (num_nonnulls(property_id, area_id, asset_id) <= 1),
  check (num_nonnulls(member_id, reporter_name) = 1),
  check (num_nonnulls(assignee_id, committee_id) <= 1),
  check ((state = 'waiting') = (waiting_for is not null)),
  check ((state = 'merged') = (merged_into_id is not null)),
  check (merged_into_id <> id),
  -- What is about somebody is seen by nobody else.
  check (num_nonnulls(subject_property_id, subject_member_id) = 0 or visibility = 'private')
);
select courtyard.fence('request');
create index request_by_created on request (tenant_id, created_at, id);
create index request_by_updated on request (tenant_id, updated_at, id);
create index request_by_title on request (tenant_id, title_sort, id);
create index request_by_due on request (tenant_id, due_on, id);
create index request_by_priority on request (tenant_id, priority_sort, id);
create index request_by_state on request (tenant_id, state, created_at);
create index request_by_kind on request (tenant_id, kind, kind_number);
create index request_by_reporter on request (tenant_id, member_id) where member_id is not null;
create index request_by_opener on request (tenant_id, opened_by_id);
create index request_by_property on request (tenant_id, property_id) where property_id is not null;
create index request_by_area on request (tenant_id, area_id) where area_id is not null;
create index request_by_asset on request (tenant_id, asset_id) where asset_id is not null;
create index request_by_assignee on request (tenant_id, assignee_id) where assignee_id is not null;
create index request_by_committee on request (tenant_id, committee_id) where committee_id is not null;
create index request_by_subject_property on request (tenant_id, subject_property_id) where subject_property_id is not null;
create index request_by_subject_member on request (tenant_id, subject_member_id) where subject_member_id is not null;
create index request_by_merged on request (tenant_id, merged_into_id) where merged_into_id is not null;
create index request_late on request (tenant_id, lateness) where lateness <> 'on-time';
select courtyard.make_searchable('request', 'request', 'title', $$concat_ws(' ', title, '#' || number)$$);

create table request_file (
  tenant_id uuid not null,
  request_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, request_id, position),
  foreign key (tenant_id, request_id) references request (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('request_file');
create index request_file_by_file on request_file (tenant_id, file_id);

-- Members who are affected too.
create table request_support (
  tenant_id uuid not null,
  request_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, request_id, member_id),
  foreign key (tenant_id, request_id) references request (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('request_support');
create index request_support_by_member on request_support (tenant_id, member_id);

-- What its reporter thinks of how it was handled.
create table request_rating (
  tenant_id uuid not null,
  request_id uuid not null,
  member_id uuid not null,
  stars int not null check (stars between 1 and 5),
  text text,
  rated_at timestamptz not null,
  primary key (tenant_id, request_id),
  foreign key (tenant_id, request_id) references request (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('request_rating');
create index request_rating_by_member on request_rating (tenant_id, member_id);

-- Requests that belong together; each pair once.
create table request_link (
  tenant_id uuid not null,
  request_id uuid not null,
  other_id uuid not null,
  primary key (tenant_id, request_id, other_id),
  foreign key (tenant_id, request_id) references request (tenant_id, id),
  foreign key (tenant_id, other_id) references request (tenant_id, id),
  check (request_id < other_id)
);
select courtyard.fence('request_link');
create index request_link_by_other on request_link (tenant_id, other_id);
