-- What was open of a unit's owners when they agreed to pay it by instalments. A plan changes no charge: it says when what is expected of it.
create table payment_plan (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  property_id uuid not null,
  unit_ledger_id uuid not null,
  total_minor bigint not null check (total_minor > 0),
  -- So many days behind, it is broken by itself.
  late_days int check (late_days between 1 and 365),
  agreement_file_id uuid,
  agreed_on date not null,
  agreed_by text not null check (agreed_by <> ''),
  ended_on date,
  ended_by text check (ended_by <> ''),
  end_reason text check (end_reason <> ''),
  is_default boolean not null default false,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, agreement_file_id) references file (tenant_id, id),
  check ((ended_on is null) = (ended_by is null) and (ended_on is null) = (end_reason is null)),
  check (ended_on is not null or not is_default)
);
select courtyard.fence('payment_plan');
create index payment_plan_by_property on payment_plan (tenant_id, property_id, agreed_on);
create index payment_plan_by_file on payment_plan (tenant_id, agreement_file_id) where agreement_file_id is not null;
-- One at a time: what is open is promised once.
create unique index payment_plan_one on payment_plan (tenant_id, unit_ledger_id) where ended_on is null;

create table payment_plan_instalment (
  tenant_id uuid not null,
  plan_id uuid not null,
  position int not null,
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tenant_id, plan_id, position),
  foreign key (tenant_id, plan_id) references payment_plan (tenant_id, id) on delete cascade
);
select courtyard.fence('payment_plan_instalment');

-- The charges that it is about, with what was open of each then.
create table payment_plan_item (
  tenant_id uuid not null,
  plan_id uuid not null,
  -- Of the books.
  item_id uuid not null,
  open_minor bigint not null check (open_minor > 0),
  primary key (tenant_id, plan_id, item_id),
  foreign key (tenant_id, plan_id) references payment_plan (tenant_id, id) on delete cascade
);
select courtyard.fence('payment_plan_item');
