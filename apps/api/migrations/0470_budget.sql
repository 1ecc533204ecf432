create table budget (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  status text not null check (status in ('active', 'inactive')),
  notes text,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('budget');
create index budget_by_name on budget (tenant_id, name_sort, id);
create index budget_by_change on budget (tenant_id, updated_at, id);

create table budget_file (
  tenant_id uuid not null,
  budget_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, budget_id, position),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('budget_file');
create index budget_file_by_file on budget_file (tenant_id, file_id);
