-- Documents are counted in their community without a gap: a number is taken in the transaction that makes the document.
create table document_number (
  tenant_id uuid not null references tenant (id),
  document text not null check (document in ('invoice', 'payment')),
  last bigint not null check (last > 0),
  primary key (tenant_id, document)
);
select courtyard.fence('document_number');

-- What was billed to many units at once, as it was written and as it was shared out.
create table invoice_run (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  status text not null check (status in ('running', 'done', 'failed')),
  issued_on date not null,
  due_on date not null,
  memo text check (memo <> ''),
  lines jsonb not null,
  units int not null check (units > 0),
  left_out int not null,
  billed int not null default 0 check (billed between 0 and units),
  total_minor bigint not null default 0,
  problem text check (problem <> ''),
  started_by uuid not null,
  started_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, started_by) references member (tenant_id, id)
);
select courtyard.fence('invoice_run');
create index invoice_run_by_member on invoice_run (tenant_id, started_by);

-- An invoice to a unit: its lines are open items of the ledger, which the books keep. `open_minor` is the sum of what is open of
-- them, written by the transaction that posts (see docs/decisions/0081).
create table invoice (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  property_id uuid not null,
  unit_ledger_id uuid not null,
  issued_on date not null,
  due_on date not null,
  memo text check (memo <> ''),
  total_minor bigint not null check (total_minor > 0),
  open_minor bigint not null check (open_minor between 0 and total_minor),
  voided_on date,
  voided_by text check (voided_by <> ''),
  void_reason text check (void_reason <> ''),
  run_id uuid,
  status text not null generated always as (case when voided_on is not null then 'void' when open_minor = 0 then 'paid'
    when open_minor < total_minor then 'partial' else 'open' end) stored,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, run_id, property_id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, run_id) references invoice_run (tenant_id, id),
  check (due_on >= issued_on),
  check (voided_on >= issued_on),
  check (voided_on is null or open_minor = 0),
  check ((voided_on is null) = (voided_by is null) and (voided_on is null) = (void_reason is null))
);
select courtyard.fence('invoice');
create index invoice_by_property on invoice (tenant_id, property_id, number);
create index invoice_by_ledger on invoice (tenant_id, unit_ledger_id, number);
create index invoice_by_issue on invoice (tenant_id, issued_on, number);
create index invoice_by_due on invoice (tenant_id, due_on, number);
create index invoice_by_total on invoice (tenant_id, total_minor, number);
create index invoice_by_open on invoice (tenant_id, open_minor, number);
-- What is open is a small part of what was ever billed.
create index invoice_open_by_number on invoice (tenant_id, number) where open_minor > 0;
create index invoice_open_by_due on invoice (tenant_id, due_on, number) where open_minor > 0;
create index invoice_void on invoice (tenant_id, number) where voided_on is not null;

create table invoice_line (
  tenant_id uuid not null,
  invoice_id uuid not null,
  position int not null,
  -- Of the books; it has the invoice as its source.
  item_id uuid not null,
  service_item_id uuid,
  description text not null check (description <> ''),
  account_id uuid not null,
  fund_id uuid not null,
  charge_type text not null check (charge_type in ('regular', 'special', 'late-fee', 'interest', 'collection', 'attorney', 'fine', 'other')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tenant_id, invoice_id, position),
  unique (tenant_id, item_id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id) on delete cascade
);
select courtyard.fence('invoice_line');

-- The units of a run, each with its part of every line; one without an invoice waits.
create table invoice_run_unit (
  tenant_id uuid not null,
  run_id uuid not null,
  position int not null,
  property_id uuid not null,
  amounts_minor jsonb not null,
  invoice_id uuid,
  primary key (tenant_id, run_id, position),
  unique (tenant_id, run_id, property_id),
  foreign key (tenant_id, run_id) references invoice_run (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id)
);
select courtyard.fence('invoice_run_unit');
create index invoice_run_unit_waiting on invoice_run_unit (tenant_id, run_id, position) where invoice_id is null;
create index invoice_run_unit_by_property on invoice_run_unit (tenant_id, property_id);
create index invoice_run_unit_by_invoice on invoice_run_unit (tenant_id, invoice_id) where invoice_id is not null;
