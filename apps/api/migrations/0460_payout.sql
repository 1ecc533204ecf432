-- What several vendors are paid at once from one bank account of the books.
create table payout_batch (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Counted by community, from 1.
  number int not null check (number > 0),
  -- An account of the books.
  bank_account_id uuid not null,
  pay_on date not null,
  method text not null check (method in ('check', 'transfer')),
  note text check (note <> ''),
  status text not null default 'draft' check (status in ('draft', 'prepared', 'approved', 'released', 'canceled')),
  -- Until it is released or canceled its bills are in no other.
  is_open boolean not null generated always as (status in ('draft', 'prepared', 'approved')) stored,
  -- Sum of its bills less its credits.
  total_minor bigint not null,
  -- SHA-256 of what was prepared; what is approved and released has the same.
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  created_by text not null check (created_by <> ''),
  prepared_by_id uuid,
  prepared_by text check (prepared_by <> ''),
  approved_by_id uuid,
  approved_by text check (approved_by <> ''),
  released_by text check (released_by <> ''),
  released_on date,
  cancel_reason text check (cancel_reason <> ''),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, id, is_open),
  check (status not in ('prepared', 'approved', 'released') or
    (content_hash is not null and prepared_by_id is not null and total_minor > 0)),
  check ((approved_by_id is null) = (approved_by is null)),
  -- Nobody approves what they prepared, whichever way it comes here.
  check (approved_by_id <> prepared_by_id),
  check ((status = 'released') = (released_on is not null) and (released_by is null) = (released_on is null)),
  check ((status = 'canceled') = (cancel_reason is not null))
);
select courtyard.fence('payout_batch');
create index payout_batch_open on payout_batch (tenant_id, bank_account_id) where is_open;

-- The bills that it pays and the credits that it uses, each with how much; of a credit it is negative.
create table payout_batch_bill (
  tenant_id uuid not null,
  batch_id uuid not null,
  position int not null check (position >= 0),
  bill_id uuid not null,
  amount_minor bigint not null check (amount_minor <> 0),
  is_open boolean not null,
  primary key (tenant_id, batch_id, bill_id),
  foreign key (tenant_id, batch_id, is_open) references payout_batch (tenant_id, id, is_open)
    on update cascade on delete cascade,
  foreign key (tenant_id, bill_id) references bill (tenant_id, id)
);
select courtyard.fence('payout_batch_bill');
create unique index payout_batch_bill_once on payout_batch_bill (tenant_id, bill_id) where is_open;
create index payout_batch_bill_by_bill on payout_batch_bill (tenant_id, bill_id);

-- What one vendor was paid by a batch: the payment that was recorded, and since when it is settled.
create table payout (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  vendor_payment_id uuid not null,
  settled_on date,
  settled_by text check (settled_by <> ''),
  settled_reference text check (settled_reference <> ''),
  primary key (tenant_id, id),
  unique (tenant_id, vendor_payment_id),
  foreign key (tenant_id, batch_id) references payout_batch (tenant_id, id) on delete cascade,
  foreign key (tenant_id, vendor_payment_id) references vendor_payment (tenant_id, id),
  check ((settled_on is null) = (settled_by is null) and (settled_reference is null or settled_on is not null))
);
select courtyard.fence('payout');
create index payout_by_batch on payout (tenant_id, batch_id);
