-- What was paid to one vendor at once: money from a bank account of the books, credits of the vendor, or both.
create table vendor_payment (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  vendor_id uuid not null,
  paid_on date not null,
  method text not null check (method in ('check', 'ach', 'card', 'network', 'cash', 'other')),
  -- An account of the books. The number of a check is its own for good, also of one that is void.
  bank_account_id uuid not null,
  check_number bigint check (check_number > 0),
  reference text check (reference <> ''),
  memo text check (memo <> ''),
  -- From the bank; nothing where credits paid all of it.
  amount_minor bigint not null check (amount_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  ended_as text check (ended_as in ('returned', 'void')),
  ended_on date,
  ended_by text check (ended_by <> ''),
  end_reason text check (end_reason <> ''),
  status text not null generated always as (coalesce(ended_as, 'paid')) stored,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id),
  check (amount_minor > 0 or credit_minor > 0),
  check ((method = 'check' and amount_minor > 0) = (check_number is not null)),
  check (ended_on >= paid_on),
  check ((ended_as is null) = (ended_on is null) and (ended_as is null) = (ended_by is null)
    and (ended_as is null) = (end_reason is null))
);
select courtyard.fence('vendor_payment');
create unique index vendor_payment_check on vendor_payment (tenant_id, bank_account_id, check_number);
create index vendor_payment_by_day on vendor_payment (tenant_id, paid_on, number);
create index vendor_payment_by_amount on vendor_payment (tenant_id, amount_minor, number);
create index vendor_payment_by_vendor on vendor_payment (tenant_id, vendor_id, number);
create index vendor_payment_by_check on vendor_payment (tenant_id, check_number) where check_number is not null;
create index vendor_payment_ended on vendor_payment (tenant_id, number) where ended_as is not null;

-- The bills that it paid and the credits that it used, each with how much; of a credit it is negative.
create table vendor_payment_part (
  tenant_id uuid not null,
  payment_id uuid not null,
  position int not null,
  bill_id uuid not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (tenant_id, payment_id, position),
  unique (tenant_id, payment_id, bill_id),
  foreign key (tenant_id, payment_id) references vendor_payment (tenant_id, id) on delete cascade,
  foreign key (tenant_id, bill_id) references bill (tenant_id, id)
);
select courtyard.fence('vendor_payment_part');
create index vendor_payment_part_by_bill on vendor_payment_part (tenant_id, bill_id);
