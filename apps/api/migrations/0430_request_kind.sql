-- A kind of request as a community has it; one without a row is as the product ships it.
create table request_kind (
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('maintenance', 'complaint', 'question', 'architectural', 'violation', 'records')),
  is_active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, kind)
);
select courtyard.fence('request_kind');

-- Fields and categories of a kind. Requests keep the one that they were opened with, so none is ever changed.
create table request_kind_version (
  tenant_id uuid not null,
  kind text not null,
  number int not null check (number >= 1),
  definition jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, kind, number),
  foreign key (tenant_id, kind) references request_kind (tenant_id, kind)
);
select courtyard.fence('request_kind_version');
create trigger append_only before update on request_kind_version
  for each row execute function courtyard.refuse_change();

-- Working hours, targets and days to reopen, in the shape of the contract; a community without a row has what the product ships.
create table request_policy (
  tenant_id uuid not null references tenant (id),
  policy jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id)
);
select courtyard.fence('request_policy');
