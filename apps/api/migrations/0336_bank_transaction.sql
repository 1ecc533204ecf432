-- What banks say of the accounts of the books, and which lines of the journal it is. See docs/decisions/0085.

-- Who serves refers to the chart here, and never again: see 0306_service_item.sql.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

-- A file of a bank that was taken in. Its raw bytes stay.
create table bank_import (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  account_id uuid not null,
  -- Null where lines came without one, as those of a demo.
  file_id uuid,
  file_name text not null check (file_name <> ''),
  format text not null check (format in ('ofx', 'qif', 'camt', 'mt940', 'csv')),
  -- The bank's number of the account, as in the file; the next file of this account should have the same.
  account_hint text check (account_hint <> ''),
  -- How the columns of a CSV file were read, for the next one.
  csv jsonb,
  from_on date not null,
  until_on date not null,
  opening_minor bigint,
  closing_minor bigint,
  lines int not null check (lines >= 0),
  -- Of them: stored, and there before.
  added int not null check (added >= 0),
  known int not null check (known >= 0),
  -- The sum of those that were stored.
  added_minor bigint not null,
  imported_by text not null check (imported_by <> ''),
  imported_at timestamptz not null,
  taken_back_by text check (taken_back_by <> ''),
  taken_back_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id),
  check (until_on >= from_on),
  check (lines = added + known),
  check ((taken_back_at is null) = (taken_back_by is null))
);
select courtyard.fence('bank_import');
create index bank_import_of_account on bank_import (tenant_id, account_id, imported_at);
create index bank_import_by_file on bank_import (tenant_id, file_id) where file_id is not null;

-- Lines of the bank and lines of the journal that are the same money: their sums are equal.
create table bank_match (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  account_id uuid not null,
  how text not null check (how in ('hand', 'suggestion', 'rule', 'entry')),
  rule_id uuid,
  rule_version int,
  -- The entry that was posted with it, which goes with it.
  entry_id uuid,
  matched_by text not null check (matched_by <> ''),
  matched_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  check ((rule_id is null) = (rule_version is null))
);
select courtyard.fence('bank_match');
create index bank_match_of_account on bank_match (tenant_id, account_id);

-- Entries are deleted with their community alone: nothing refers to them from here.
create table bank_match_line (
  tenant_id uuid not null,
  entry_id uuid not null,
  line int not null,
  match_id uuid not null,
  primary key (tenant_id, entry_id, line),
  foreign key (tenant_id, match_id) references bank_match (tenant_id, id) on delete cascade
);
select courtyard.fence('bank_match_line');
create index bank_match_line_of_match on bank_match_line (tenant_id, match_id);

create table bank_transaction (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  account_id uuid not null,
  import_id uuid not null,
  -- Line of the file.
  place int not null,
  booked_on date not null,
  value_on date,
  amount_minor bigint not null,
  payee text check (payee <> ''),
  memo text check (memo <> ''),
  check_number text check (check_number <> ''),
  bank_id text check (bank_id <> ''),
  code text check (code <> ''),
  state text not null check (state in ('open', 'doubtful', 'matched', 'ignored', 'duplicate')),
  -- The line that it may be, or that it is: a person says.
  doubt_of uuid,
  match_id uuid,
  reason text check (reason <> ''),
  -- The entry whose reversal undid its match, until it is matched again.
  released_no bigint,
  words text not null generated always as
    (lower(coalesce(payee, '') || ' ' || coalesce(memo, '') || ' ' || coalesce(check_number, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, import_id) references bank_import (tenant_id, id),
  foreign key (tenant_id, doubt_of) references bank_transaction (tenant_id, id),
  foreign key (tenant_id, match_id) references bank_match (tenant_id, id),
  check ((state = 'matched') = (match_id is not null))
);
select courtyard.fence('bank_transaction');
create index bank_transaction_by_day on bank_transaction (tenant_id, booked_on, id);
create index bank_transaction_by_amount on bank_transaction (tenant_id, amount_minor, id);
create index bank_transaction_of_account on bank_transaction (tenant_id, account_id, booked_on, id);
create index bank_transaction_in_state on bank_transaction (tenant_id, state, booked_on, id);
create index bank_transaction_of_account_in_state on bank_transaction (tenant_id, account_id, state, booked_on, id)
  include (amount_minor) where state <> 'matched';
create index bank_transaction_of_import on bank_transaction (tenant_id, import_id);
create index bank_transaction_of_match on bank_transaction (tenant_id, match_id) where match_id is not null;
create index bank_transaction_in_doubt on bank_transaction (tenant_id, doubt_of) where doubt_of is not null;

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.account from %I', current_setting('courtyard.serving_role'));
end $$;
