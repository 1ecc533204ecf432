-- What is replaced from the reserve fund, with the terms of the National Reserve Study Standards.
create table reserve_component (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  category text not null check (category in
    ('roofing', 'exterior', 'structure', 'paving', 'plumbing', 'electrical', 'mechanical', 'elevator', 'life-safety',
     'access', 'pool', 'fitness', 'interior', 'grounds', 'other')),
  area_id uuid,
  quantity int check (quantity > 0),
  unit text,
  in_service_on date not null,
  useful_life_years int not null check (useful_life_years between 1 and 200),
  assessed_on date check (assessed_on >= in_service_on),
  assessed_remaining_years int check (assessed_remaining_years between 0 and 200),
  replacement_cost_minor bigint not null check (replacement_cost_minor >= 0),
  priced_on date not null,
  notes text,
  replace_on date not null generated always as ((case
    when assessed_on is null then in_service_on + make_interval(years => useful_life_years)
    else assessed_on + make_interval(years => assessed_remaining_years) end)::date) stored,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  check ((assessed_on is null) = (assessed_remaining_years is null)),
  constraint reserve_component_name unique (tenant_id, name_sort)
);
select courtyard.fence('reserve_component');
create index reserve_component_by_replacement on reserve_component (tenant_id, replace_on, id);
create index reserve_component_by_area on reserve_component (tenant_id, area_id) where area_id is not null;

-- Equipment and building parts that are serviced, and that somebody gave a warranty on.
create table asset (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  category text not null check (category in
    ('roofing', 'exterior', 'structure', 'paving', 'plumbing', 'electrical', 'mechanical', 'elevator', 'life-safety',
     'access', 'pool', 'fitness', 'interior', 'grounds', 'other')),
  area_id uuid,
  location text,
  tag text,
  manufacturer text,
  model text,
  serial_number text,
  status text not null check (status in ('in-service', 'out-of-service', 'retired')),
  retired_on date check (retired_on >= installed_on),
  installed_on date,
  cost_minor bigint check (cost_minor >= 0),
  supplier text,
  warranty_provider text,
  warranty_reference text,
  warranty_expires_on date check (warranty_expires_on >= installed_on),
  service_provider text,
  service_interval_months int check (service_interval_months between 1 and 600),
  next_service_on date,
  reserve_component_id uuid,
  notes text,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  foreign key (tenant_id, reserve_component_id) references reserve_component (tenant_id, id)
    on delete set null (reserve_component_id),
  check ((status = 'retired') = (retired_on is not null))
);
select courtyard.fence('asset');
create unique index asset_tag on asset (tenant_id, lower(tag));
create index asset_by_name on asset (tenant_id, name_sort, id);
create index asset_by_service on asset (tenant_id, next_service_on, id);
create index asset_by_warranty on asset (tenant_id, warranty_expires_on, id);
create index asset_by_area on asset (tenant_id, area_id) where area_id is not null;
create index asset_by_component on asset (tenant_id, reserve_component_id) where reserve_component_id is not null;

create table asset_file (
  tenant_id uuid not null,
  asset_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, asset_id, position),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('asset_file');
create index asset_file_by_file on asset_file (tenant_id, file_id);

create table asset_service (
  tenant_id uuid not null,
  id uuid not null,
  asset_id uuid not null,
  serviced_on date not null,
  kind text not null check (kind in ('inspection', 'maintenance', 'repair')),
  summary text not null check (summary <> ''),
  performed_by text,
  cost_minor bigint check (cost_minor >= 0),
  report_file_id uuid,
  recorded_by text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id),
  foreign key (tenant_id, report_file_id) references file (tenant_id, id)
);
select courtyard.fence('asset_service');
create index asset_service_by_asset on asset_service (tenant_id, asset_id, serviced_on);
create index asset_service_by_file on asset_service (tenant_id, report_file_id);

-- One mail per day that falls due and stage, however often the job runs.
create table asset_reminder (
  tenant_id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('warranty', 'service')),
  due_on date not null,
  days_before int not null,
  sent_at timestamptz not null,
  primary key (tenant_id, asset_id, kind, due_on, days_before),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade
);
select courtyard.fence('asset_reminder');

-- The roles that communities which are there already began with learn of the new permissions. The fence is forced
-- upon the owner of the tables too; it is lifted for this statement alone, within the migration's transaction.
alter table role no force row level security;
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
select role.tenant_id, role.id, granted.permission
from role
join (values
  ('Assets List View', array['Project Admin', 'Manager', 'Board Member', 'Treasurer', 'Auditor']),
  ('Asset Update', array['Project Admin', 'Manager']),
  ('Reserve Components List View', array['Project Admin', 'Manager', 'Board Member', 'Treasurer', 'Auditor', 'Member']),
  ('Reserve Component Update', array['Project Admin', 'Manager', 'Treasurer'])
) as granted (permission, roles) on role.name = any(granted.roles)
where role.built_in
on conflict do nothing;
alter table role force row level security;
alter table role_permission force row level security;
