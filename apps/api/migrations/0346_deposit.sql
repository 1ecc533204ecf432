-- Payments that waited in undeposited funds, brought to a bank account together, as the bank's statement will show them.
create table deposit (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  deposited_on date not null,
  -- An account of the books.
  bank_account_id uuid not null,
  reference text check (reference <> ''),
  memo text check (memo <> ''),
  payment_count int not null check (payment_count > 0),
  amount_minor bigint not null check (amount_minor > 0),
  voided_on date,
  voided_by text check (voided_by <> ''),
  void_reason text check (void_reason <> ''),
  status text not null generated always as (case when voided_on is null then 'posted' else 'void' end) stored,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check (voided_on >= deposited_on),
  check ((voided_on is null) = (voided_by is null) and (voided_on is null) = (void_reason is null))
);
select courtyard.fence('deposit');
create index deposit_by_day on deposit (tenant_id, deposited_on, number);
create index deposit_by_amount on deposit (tenant_id, amount_minor, number);

-- What was in it; of a void one what had been.
create table deposit_payment (
  tenant_id uuid not null,
  deposit_id uuid not null,
  payment_id uuid not null,
  position int not null,
  primary key (tenant_id, deposit_id, payment_id),
  foreign key (tenant_id, deposit_id) references deposit (tenant_id, id) on delete cascade,
  foreign key (tenant_id, payment_id) references payment (tenant_id, id) on delete cascade
);
select courtyard.fence('deposit_payment');
create index deposit_payment_by_payment on deposit_payment (tenant_id, payment_id);

-- The deposit that stands.
alter table payment add column deposit_id uuid;
alter table payment add foreign key (tenant_id, deposit_id) references deposit (tenant_id, id);
create index payment_by_deposit on payment (tenant_id, deposit_id) where deposit_id is not null;
-- What waits is among those that went to undeposited funds; those are few that did not go on.
create index payment_waiting on payment (tenant_id, deposit_to_id, number) where deposit_id is null and ended_as is null;
