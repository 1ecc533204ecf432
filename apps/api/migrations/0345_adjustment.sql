-- Numbers are of any kind of document; which there are is said where they are taken.
alter table document_number drop constraint if exists document_number_document_check;
alter table document_number add constraint document_number_document_check check (document ~ '^[a-z][a-z-]*$');

-- What takes a charge away without money (a credit memo, a waiver, a write-off), and what gives an owner's credit back. What it did
-- to the open items the books say; the lines say of which charge it was, for whoever must not charge it again.
create table adjustment (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  kind text not null check (kind in ('credit-memo', 'waiver', 'write-off', 'refund')),
  property_id uuid not null,
  unit_ledger_id uuid not null,
  adjusted_on date not null,
  reason text not null check (reason <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  -- Of it, what was paid before and became credit of the unit.
  credit_minor bigint not null check (credit_minor between 0 and amount_minor),
  -- An account of the books: of a refund the bank account, of a write-off the expense.
  account_id uuid,
  method text check (method in ('check', 'ach', 'transfer', 'cash', 'other')),
  reference text check (reference <> ''),
  voided_on date,
  voided_by text check (voided_by <> ''),
  void_reason text check (void_reason <> ''),
  status text not null generated always as (case when voided_on is null then 'posted' else 'void' end) stored,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  check (voided_on >= adjusted_on),
  check ((kind = 'refund') = (method is not null)),
  check ((kind in ('refund', 'write-off')) = (account_id is not null)),
  check ((voided_on is null) = (voided_by is null) and (voided_on is null) = (void_reason is null))
);
select courtyard.fence('adjustment');
create index adjustment_by_property on adjustment (tenant_id, property_id, number);
create index adjustment_by_day on adjustment (tenant_id, adjusted_on, number);
create index adjustment_by_amount on adjustment (tenant_id, amount_minor, number);

create table adjustment_line (
  tenant_id uuid not null,
  adjustment_id uuid not null,
  position int not null,
  -- Of the books: the charge or, of a refund, the credit.
  item_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  credit_minor bigint not null check (credit_minor between 0 and amount_minor),
  primary key (tenant_id, adjustment_id, position),
  unique (tenant_id, adjustment_id, item_id),
  foreign key (tenant_id, adjustment_id) references adjustment (tenant_id, id) on delete cascade
);
select courtyard.fence('adjustment_line');
create index adjustment_line_by_item on adjustment_line (tenant_id, item_id);

-- What was paid on a write-off: by each payment, as much of each charge as was opened again for it.
create table adjustment_recovery (
  tenant_id uuid not null,
  adjustment_id uuid not null,
  payment_id uuid not null,
  item_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tenant_id, adjustment_id, payment_id, item_id),
  foreign key (tenant_id, adjustment_id) references adjustment (tenant_id, id) on delete cascade,
  foreign key (tenant_id, payment_id) references payment (tenant_id, id) on delete cascade
);
select courtyard.fence('adjustment_recovery');
create index adjustment_recovery_by_payment on adjustment_recovery (tenant_id, payment_id);
create index adjustment_recovery_by_item on adjustment_recovery (tenant_id, item_id);
