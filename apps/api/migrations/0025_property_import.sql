create table property_import (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- The file as it was uploaded: kept, as it says where the properties came from.
  file_id uuid not null,
  file_name text not null,
  status text not null default 'checked' check (status in ('checked', 'applied')),
  columns text[] not null,
  mapping jsonb not null,
  counts jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id),
  check ((status = 'applied') = (applied_at is not null))
);
select courtyard.fence('property_import');
create index property_import_by_file on property_import (tenant_id, file_id);

create table property_import_row (
  tenant_id uuid not null,
  import_id uuid not null,
  line int not null,
  verdict text not null check (verdict in ('create', 'update', 'unchanged', 'error')),
  unit_number text not null,
  building text,
  changes jsonb not null,
  errors jsonb not null,
  cells jsonb not null,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references property_import (tenant_id, id) on delete cascade
);
select courtyard.fence('property_import_row');
create index property_import_row_by_verdict on property_import_row (tenant_id, import_id, verdict, line);
