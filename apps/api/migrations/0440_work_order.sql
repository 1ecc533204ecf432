-- Members who see and answer the work orders of a vendor. A member is of one vendor.
create table vendor_member (
  tenant_id uuid not null,
  member_id uuid not null,
  vendor_id uuid not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id)
);
select courtyard.fence('vendor_member');
create index vendor_member_by_vendor on vendor_member (tenant_id, vendor_id);

create table work_order (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Counted by community, from 1.
  number int not null check (number > 0),
  title text not null check (title <> ''),
  description text,
  location text,
  property_id uuid,
  area_id uuid,
  asset_id uuid,
  -- Who does the work: a vendor, or a member of the staff.
  vendor_id uuid,
  assignee_id uuid,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'emergency')),
  due_on date,
  state text not null default 'draft' check (state in
    ('draft', 'issued', 'scheduled', 'in-progress', 'done', 'accepted', 'cancelled')),
  estimate_minor bigint check (estimate_minor >= 0),
  -- Sum of the lines, written with them.
  total_minor bigint not null default 0 check (total_minor >= 0),
  needs_sign_off boolean not null default false,
  -- Since when the vendor or staff member sees it.
  issued_at timestamptz,
  confirmed_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  accepted_at timestamptz,
  work_note text,
  -- Why it was returned, declined or cancelled.
  state_note text,
  signed_name text check (signed_name <> ''),
  signed_note text,
  signed_at timestamptz,
  -- The resident who signed in the application; or who entered the name that signed on site.
  signed_by_id uuid,
  sign_recorded_by text,
  created_by_id uuid,
  title_sort text collate "C" not null generated always as (lower(title)) stored,
  priority_sort int not null generated always as
    (case priority when 'emergency' then 4 when 'high' then 3 when 'normal' then 2 else 1 end) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, area_id) references common_area (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete set null (asset_id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id),
  foreign key (tenant_id, assignee_id) references member (tenant_id, id),
  foreign key (tenant_id, signed_by_id) references member (tenant_id, id),
  foreign key (tenant_id, created_by_id) references member (tenant_id, id),
  check (num_nonnulls(property_id, area_id, asset_id) <= 1),
  check (num_nonnulls(vendor_id, assignee_id) <= 1),
  -- Nobody does what nobody was given.
  check (state in ('draft', 'cancelled') or num_nonnulls(vendor_id, assignee_id) = 1),
  check ((signed_name is null) = (signed_at is null))
);
select courtyard.fence('work_order');
revoke delete on work_order from courtyard_app;
create index work_order_by_created on work_order (tenant_id, created_at, id);
create index work_order_by_updated on work_order (tenant_id, updated_at, id);
create index work_order_by_title on work_order (tenant_id, title_sort, id);
create index work_order_by_due on work_order (tenant_id, due_on, id);
create index work_order_by_priority on work_order (tenant_id, priority_sort, id);
create index work_order_by_total on work_order (tenant_id, total_minor, id);
create index work_order_by_state on work_order (tenant_id, state, number);
create index work_order_by_vendor on work_order (tenant_id, vendor_id, number) where vendor_id is not null;
create index work_order_by_assignee on work_order (tenant_id, assignee_id) where assignee_id is not null;
create index work_order_by_property on work_order (tenant_id, property_id) where property_id is not null;
create index work_order_by_area on work_order (tenant_id, area_id) where area_id is not null;
create index work_order_by_asset on work_order (tenant_id, asset_id) where asset_id is not null;
create index work_order_by_signer on work_order (tenant_id, signed_by_id) where signed_by_id is not null;
create index work_order_by_creator on work_order (tenant_id, created_by_id) where created_by_id is not null;
create trigger list_written before insert or update or delete on work_order
  for each statement execute function courtyard.list_written('work-order');
select courtyard.make_searchable('work_order', 'work-order', 'title', $$concat_ws(' ', title, '#' || number)$$);

create table work_order_request (
  tenant_id uuid not null,
  work_order_id uuid not null,
  request_id uuid not null,
  primary key (tenant_id, work_order_id, request_id),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, request_id) references request (tenant_id, id)
);
select courtyard.fence('work_order_request');
create index work_order_request_by_request on work_order_request (tenant_id, request_id);

create table work_order_check (
  tenant_id uuid not null,
  id uuid not null,
  work_order_id uuid not null,
  position int not null,
  text text not null check (text <> ''),
  done_at timestamptz,
  done_by text,
  primary key (tenant_id, id),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  check ((done_at is null) = (done_by is null))
);
select courtyard.fence('work_order_check');
create index work_order_check_by_order on work_order_check (tenant_id, work_order_id, position);

create table work_order_line (
  tenant_id uuid not null,
  work_order_id uuid not null,
  position int not null,
  kind text not null check (kind in ('labor', 'part', 'other')),
  description text not null check (description <> ''),
  -- 1.25 hours are 1250.
  quantity_thousandths bigint not null check (quantity_thousandths > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (tenant_id, work_order_id, position),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id)
);
select courtyard.fence('work_order_line');

-- Vendor, staff member and unit are those of the order, written with it: one of each has one visit at a time, whoever asks first
-- and however many processes there are.
create table work_order_visit (
  tenant_id uuid not null,
  id uuid not null,
  work_order_id uuid not null,
  vendor_id uuid,
  assignee_id uuid,
  property_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('proposed', 'confirmed', 'cancelled')),
  note text,
  proposed_by text not null check (proposed_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id),
  foreign key (tenant_id, assignee_id) references member (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  check (ends_at > starts_at),
  constraint work_visit_vendor exclude using gist
    (tenant_id with =, vendor_id with =, tstzrange(starts_at, ends_at) with &&) where (state <> 'cancelled' and vendor_id is not null),
  constraint work_visit_assignee exclude using gist
    (tenant_id with =, assignee_id with =, tstzrange(starts_at, ends_at) with &&) where (state <> 'cancelled' and assignee_id is not null),
  constraint work_visit_property exclude using gist
    (tenant_id with =, property_id with =, tstzrange(starts_at, ends_at) with &&) where (state <> 'cancelled' and property_id is not null)
);
select courtyard.fence('work_order_visit');
create index work_order_visit_by_order on work_order_visit (tenant_id, work_order_id, starts_at);
create index work_order_visit_by_start on work_order_visit (tenant_id, starts_at) where state <> 'cancelled';
create index work_order_visit_by_vendor on work_order_visit (tenant_id, vendor_id) where vendor_id is not null;
create index work_order_visit_by_assignee on work_order_visit (tenant_id, assignee_id) where assignee_id is not null;
create index work_order_visit_by_property on work_order_visit (tenant_id, property_id) where property_id is not null;

create table work_order_file (
  tenant_id uuid not null,
  work_order_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, work_order_id, position),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('work_order_file');
create index work_order_file_by_file on work_order_file (tenant_id, file_id);

create table work_photo_before (
  tenant_id uuid not null,
  work_order_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, work_order_id, position),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('work_photo_before');
create index work_photo_before_by_file on work_photo_before (tenant_id, file_id);

create table work_photo_after (
  tenant_id uuid not null,
  work_order_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, work_order_id, position),
  foreign key (tenant_id, work_order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('work_photo_after');
create index work_photo_after_by_file on work_photo_after (tenant_id, file_id);
