-- Maintenance that comes again: of an asset or a common area. The rule follows from `every`, `unit` and `starts_on`.
create table service_plan (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  title text not null check (title <> ''),
  description text,
  area_id uuid,
  asset_id uuid,
  vendor_id uuid,
  assignee_id uuid,
  priority text not null check (priority in ('low', 'normal', 'high', 'emergency')),
  estimate_minor bigint check (estimate_minor >= 0),
  checks text[] not null default '{}',
  every int not null check (every > 0),
  unit text not null check (unit in ('day', 'week', 'month', 'year')),
  starts_on date not null,
  ends_on date,
  ahead_days int not null check (ahead_days >= 0),
  is_active boolean not null default true,
  -- The asset of a plan without a place was removed: it makes no orders any more.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete set null (asset_id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id),
  foreign key (tenant_id, assignee_id) references member (tenant_id, id),
  check (num_nonnulls(area_id, asset_id) <= 1),
  check (num_nonnulls(vendor_id, assignee_id) <= 1),
  check (ends_on is null or ends_on >= starts_on)
);
select courtyard.fence('service_plan');
revoke delete on service_plan from courtyard_app;
create index service_plan_by_title on service_plan (tenant_id, title, id);
create index service_plan_by_area on service_plan (tenant_id, area_id) where area_id is not null;
create index service_plan_by_asset on service_plan (tenant_id, asset_id) where asset_id is not null;
create index service_plan_by_vendor on service_plan (tenant_id, vendor_id) where vendor_id is not null;
create index service_plan_by_assignee on service_plan (tenant_id, assignee_id) where assignee_id is not null;

-- The order that a plan made for one of its days: one for each, however often and by how many processes it is tried.
alter table work_order add column plan_id uuid;
alter table work_order add column occurrence_on date;
alter table work_order add foreign key (tenant_id, plan_id) references service_plan (tenant_id, id);
alter table work_order add check ((plan_id is null) = (occurrence_on is null));
alter table work_order add constraint work_order_occurrence unique (tenant_id, plan_id, occurrence_on);
