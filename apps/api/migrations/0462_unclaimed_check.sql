-- When checks of a community are stale, and the liability account that they are moved to.
create table bank_setting (
  tenant_id uuid primary key references tenant (id),
  stale_after_days int not null default 180 check (stale_after_days between 30 and 3650),
  -- An account of the chart; null until one is chosen, or made with the first check.
  unclaimed_account_id uuid,
  version int not null default 1
);
select courtyard.fence('bank_setting');

-- A stale check that is owed as a liability, with the entry that says so. It ends with the reversal of that entry.
create table unclaimed_check (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  payment_id uuid not null,
  -- A check is moved again after an undo: 1 is the first time.
  turn int not null check (turn > 0),
  bank_account_id uuid not null,
  account_id uuid not null,
  number int not null,
  payee text not null check (payee <> ''),
  written_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  moved_on date not null check (moved_on > written_on),
  -- Of the payment, and of its move. Entries are deleted with their community alone: nothing refers to them from here.
  check_entry_id uuid not null,
  entry_id uuid not null,
  created_by text not null check (created_by <> ''),
  approved_by text check (approved_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, payment_id, turn),
  unique (tenant_id, entry_id),
  foreign key (tenant_id, payment_id) references vendor_payment (tenant_id, id)
);
select courtyard.fence('unclaimed_check');
create index unclaimed_check_by_account on unclaimed_check (tenant_id, bank_account_id);
create index unclaimed_check_by_check_entry on unclaimed_check (tenant_id, check_entry_id);

-- A bank returns what was presented to it: a check that is owed as a liability is outstanding again first.
create function courtyard.guard_moved_check() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from unclaimed_check moved where moved.tenant_id = new.tenant_id and moved.payment_id = new.id
      and not exists (select from journal_entry back where back.tenant_id = moved.tenant_id and back.reverses_id = moved.entry_id)) then
    raise exception 'a check that is moved to unclaimed checks is not returned'
      using errcode = 'restrict_violation', constraint = 'moved_check_returned';
  end if;
  return new;
end $$;
create trigger moved_check_stays before update of ended_as on vendor_payment
  for each row when (new.ended_as = 'returned') execute function courtyard.guard_moved_check();
