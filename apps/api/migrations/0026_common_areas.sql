create table common_area (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in
    ('pool', 'gym', 'clubhouse', 'court', 'terrace', 'guest-suite', 'hall', 'park', 'other')),
  location text,
  description text,
  rules text,
  capacity int check (capacity > 0),
  -- Read and written as a whole, never searched: shapes in the contract.
  opening_hours jsonb not null,
  closures jsonb not null,
  questions jsonb not null,
  bookable boolean not null,
  slot_minutes int not null check (slot_minutes between 15 and 1440),
  max_duration_minutes int not null check (max_duration_minutes >= slot_minutes),
  max_advance_days int not null check (max_advance_days > 0),
  cap_per_unit_per_day int check (cap_per_unit_per_day > 0),
  cap_per_unit_per_week int check (cap_per_unit_per_week > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  deposit_minor bigint not null default 0 check (deposit_minor >= 0),
  approval_required boolean not null default false,
  who_may_book text not null check (who_may_book in ('owners', 'residents', 'staff')),
  archived_at timestamptz,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('common_area');
create unique index common_area_name on common_area (tenant_id, lower(name)) where archived_at is null;

create table common_area_photo (
  tenant_id uuid not null,
  area_id uuid not null,
  position int not null,
  file_id uuid not null,
  alt text,
  primary key (tenant_id, area_id, position),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('common_area_photo');
create index common_area_photo_by_file on common_area_photo (tenant_id, file_id);

create table reservation (
  tenant_id uuid not null,
  id uuid not null,
  area_id uuid not null,
  property_id uuid not null,
  booked_by_member_id uuid,
  booked_by text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('requested', 'confirmed', 'declined', 'cancelled')),
  guests int not null default 0 check (guests >= 0),
  note text,
  -- With the question's words of then.
  answers jsonb not null default '[]',
  fee_minor bigint not null check (fee_minor >= 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, booked_by_member_id) references member (tenant_id, id),
  check (ends_at > starts_at),
  check ((decided_by is null) = (decided_at is null)),
  -- Two people never hold one slot, whoever asks first and however many processes there are.
  constraint reservation_slot exclude using gist
    (tenant_id with =, area_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('requested', 'confirmed'))
);
select courtyard.fence('reservation');
revoke delete on reservation from courtyard_app;
create index reservation_by_area on reservation (tenant_id, area_id, starts_at);
create index reservation_by_property on reservation (tenant_id, property_id, starts_at);
create index reservation_by_start on reservation (tenant_id, starts_at, id);
create index reservation_by_creation on reservation (tenant_id, created_at, id);
create index reservation_by_member on reservation (tenant_id, booked_by_member_id);
create trigger list_written before insert or update or delete on reservation
  for each statement execute function courtyard.list_written('reservation');
