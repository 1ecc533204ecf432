-- Money moved between two bank accounts of the community, with the entry that it posted. What waits for approval is no transfer yet.
create table transfer (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number int not null check (number > 0),
  "on" date not null,
  from_account_id uuid not null,
  to_account_id uuid not null check (to_account_id <> from_account_id),
  amount_minor bigint not null check (amount_minor > 0),
  purpose text not null check (purpose in ('same-fund', 'contribution', 'loan', 'repayment')),
  memo text check (memo <> ''),
  -- Entries are deleted with their community alone: nothing refers to them from here.
  entry_id uuid not null,
  created_by text not null check (created_by <> ''),
  approved_by text check (approved_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, entry_id)
);
select courtyard.fence('transfer');
create index transfer_from on transfer (tenant_id, from_account_id, number);
create index transfer_to on transfer (tenant_id, to_account_id, number);
