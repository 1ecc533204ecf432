-- An act on more rows of a list than one transaction changes. What was confirmed is frozen as ids, and done slice by
-- slice: a slice takes its rows away in the transaction that changes them, so that none is done twice, whoever stops.
create table list_act (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  -- As a section declares it, `properties.archive`.
  act text not null,
  input jsonb not null,
  total int not null check (total > 0),
  changed int not null default 0,
  unchanged int not null default 0,
  -- The first of those that stayed as they were, with the reason.
  left_rows jsonb not null default '[]',
  status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
  -- When a slice was done last.
  touched_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index list_act_running on list_act (tenant_id, touched_at) where status = 'running';
create index list_act_by_member on list_act (tenant_id, member_id);
select courtyard.fence('list_act');

create table list_act_row (
  tenant_id uuid not null,
  act_id uuid not null,
  place int not null,
  thing_id uuid not null,
  name text not null,
  primary key (tenant_id, act_id, place),
  foreign key (tenant_id, act_id) references list_act (tenant_id, id) on delete cascade
);
select courtyard.fence('list_act_row');
