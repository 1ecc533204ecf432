create table vehicle (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  make text not null check (make <> ''),
  model text not null check (model <> ''),
  color text,
  plate text not null check (plate = upper(plate) and plate <> ''),
  plate_region text,
  permit text,
  spot text,
  spot_sort text collate "C" not null generated always as (courtyard.natural_key(coalesce(spot, ''))) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  constraint vehicle_plate unique (tenant_id, plate)
);
select courtyard.fence('vehicle');
create index vehicle_by_property on vehicle (tenant_id, property_id);
create index vehicle_by_plate on vehicle (tenant_id, plate, id);
create index vehicle_by_make on vehicle (tenant_id, make, id);
create index vehicle_by_spot on vehicle (tenant_id, spot_sort, id);
create trigger list_written before insert or update or delete on vehicle
  for each statement execute function courtyard.list_written('vehicle');

create table pet (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('dog', 'cat', 'bird', 'fish', 'other')),
  breed text,
  weight_lb int check (weight_lb > 0),
  license text,
  assistance boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('pet');
create index pet_by_property on pet (tenant_id, property_id);

create table insurance_policy (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  carrier text not null check (carrier <> ''),
  policy_number text not null check (policy_number <> ''),
  kind text not null default 'homeowner' check (kind in ('homeowner', 'renter', 'flood', 'umbrella', 'other')),
  cover_minor bigint check (cover_minor >= 0),
  starts_on date,
  expires_on date not null,
  certificate_file_id uuid,
  -- Days before the expiry.
  reminder_days int[] not null default '{30,7}' check (cardinality(reminder_days) <= 5),
  notes text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, certificate_file_id) references file (tenant_id, id),
  check (expires_on >= starts_on),
  constraint insurance_policy_term unique (tenant_id, property_id, policy_number, expires_on)
);
select courtyard.fence('insurance_policy');
create index insurance_policy_by_expiry on insurance_policy (tenant_id, expires_on, id);
create index insurance_policy_by_carrier on insurance_policy (tenant_id, carrier, id);
create index insurance_policy_by_file on insurance_policy (tenant_id, certificate_file_id);
create trigger list_written before insert or update or delete on insurance_policy
  for each statement execute function courtyard.list_written('insurance_policy');

-- One mail per term and stage, however often the job runs.
create table insurance_reminder (
  tenant_id uuid not null,
  policy_id uuid not null,
  expires_on date not null,
  days_before int not null,
  sent_at timestamptz not null,
  primary key (tenant_id, policy_id, expires_on, days_before),
  foreign key (tenant_id, policy_id) references insurance_policy (tenant_id, id) on delete cascade
);
select courtyard.fence('insurance_reminder');

create table property_document (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  file_id uuid not null,
  title text not null check (title <> ''),
  category text not null default 'other'
    check (category in ('deed', 'lease', 'plan', 'inspection', 'correspondence', 'other')),
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('property_document');
create index property_document_by_property on property_document (tenant_id, property_id, added_at);
create index property_document_by_file on property_document (tenant_id, file_id);
