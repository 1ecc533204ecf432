-- What owners paid: one check may be for several units. What it settles the books say, by their applications.
create table payment (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  received_on date not null,
  method text not null check (method in ('check', 'cash', 'ach', 'card', 'transfer', 'other')),
  reference text check (reference <> ''),
  payer text check (payer <> ''),
  -- An account of the books: a bank account, or undeposited funds.
  deposit_to_id uuid not null,
  memo text check (memo <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  -- Of it, what settled nothing when it came.
  credit_minor bigint not null check (credit_minor between 0 and amount_minor),
  ended_as text check (ended_as in ('returned', 'void')),
  ended_on date,
  ended_by text check (ended_by <> ''),
  end_reason text check (end_reason <> ''),
  status text not null generated always as (coalesce(ended_as, 'received')) stored,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check (ended_on >= received_on),
  check ((ended_as is null) = (ended_on is null) and (ended_as is null) = (ended_by is null)
    and (ended_as is null) = (end_reason is null))
);
select courtyard.fence('payment');
create index payment_by_receipt on payment (tenant_id, received_on, number);
create index payment_by_amount on payment (tenant_id, amount_minor, number);
create index payment_ended on payment (tenant_id, number) where ended_as is not null;

create table payment_part (
  tenant_id uuid not null,
  payment_id uuid not null,
  position int not null,
  property_id uuid not null,
  unit_ledger_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tenant_id, payment_id, position),
  unique (tenant_id, payment_id, property_id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('payment_part');
create index payment_part_by_property on payment_part (tenant_id, property_id, payment_id);

-- In which order payments settle what is open, from a day on, as it was when it was set. Before the first one it is the neutral order.
create table payment_policy (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name in ('california', 'texas', 'florida', 'neutral')),
  version text not null check (version <> ''),
  source text not null check (source <> ''),
  steps jsonb not null,
  effective_on date not null,
  set_by text not null check (set_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select courtyard.fence('payment_policy');
create index payment_policy_by_day on payment_policy (tenant_id, effective_on, created_at);
