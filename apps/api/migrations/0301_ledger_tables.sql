set local role courtyard_ledger;

-- As `courtyard.fence`, but who serves only reads.
create function ledger.fence(table_name text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', table_name);
  execute format('alter table public.%I force row level security', table_name);
  execute format(
    'create policy community on public.%I'
    || ' using (tenant_id = nullif(pg_catalog.current_setting(''app.tenant_id'', true), '''')::uuid)'
    || ' with check (tenant_id = nullif(pg_catalog.current_setting(''app.tenant_id'', true), '''')::uuid)',
    table_name);
  execute format('grant select on public.%I to courtyard_app', table_name);
end $$;

create table public.fund (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  id uuid not null,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  kind text not null check (kind in ('operating', 'reserve', 'special')),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
select ledger.fence('fund');

create table public.account (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  id uuid not null,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  type text not null check (type in ('asset', 'liability', 'fund-balance', 'income', 'expense', 'transfer')),
  -- Of what its open items are; `none` has no items.
  control text not null default 'none' check (control in ('none', 'receivable', 'owner-credit', 'payable', 'deposit')),
  -- What the books themselves look for it by.
  purpose text check (purpose in ('bank', 'undeposited', 'due-from', 'due-to', 'closing', 'unapplied')),
  parent_id uuid,
  -- The one fund that its lines may be of.
  fund_id uuid,
  -- Groups others and takes no lines.
  is_heading boolean not null default false,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  unique (tenant_id, id, control),
  unique (tenant_id, id, type),
  foreign key (tenant_id, parent_id, type) references public.account (tenant_id, id, type) on delete cascade,
  foreign key (tenant_id, fund_id) references public.fund (tenant_id, id) on delete cascade,
  check (purpose is distinct from 'bank' or fund_id is not null),
  check (not is_heading or (control = 'none' and purpose is null)),
  check (case control when 'none' then true when 'receivable' then type = 'asset' else type = 'liability' end),
  check (case purpose when 'bank' then type = 'asset' when 'undeposited' then type = 'asset' when 'due-from' then type = 'asset'
    when 'due-to' then type = 'liability' when 'closing' then type = 'fund-balance' when 'unapplied' then type = 'income' else true end),
  check (purpose is null or control = 'none')
);
select ledger.fence('account');
create unique index account_by_purpose on public.account (tenant_id, purpose) where purpose <> 'bank';
create index account_by_parent on public.account (tenant_id, parent_id);

-- A unit and those who own it jointly, from a day until the day that it is sold.
create table public.unit_ledger (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  id uuid not null,
  property_id uuid not null,
  owners text not null check (owners <> ''),
  starts_on date not null,
  ends_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- At the end of the transaction, because a community's homes go before its books when it is deleted.
  foreign key (tenant_id, property_id) references public.property (tenant_id, id) deferrable initially deferred,
  check (ends_on >= starts_on),
  exclude using gist (tenant_id with =, property_id with =, daterange(starts_on, ends_on, '[)') with &&)
);
select ledger.fence('unit_ledger');

create table public.ledger_head (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  next_no bigint not null default 1 check (next_no > 0),
  hash bytea not null default '\x',
  -- While the books of an export are taken in, nothing else is done with them.
  is_arriving boolean not null default false,
  primary key (tenant_id)
);
select ledger.fence('ledger_head');

create table public.period (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  -- Its first day. A month without a row is open.
  month date not null check (extract(day from month) = 1),
  status text not null check (status in ('open', 'closed')),
  primary key (tenant_id, month)
);
select ledger.fence('period');

create table public.period_act (
  tenant_id uuid not null,
  id uuid not null,
  month date not null,
  act text not null check (act in ('close', 'reopen')),
  reason text check (reason <> ''),
  acted_by uuid,
  acted_by_name text not null,
  acted_at timestamptz not null,
  -- The chain as it stood.
  head_no bigint not null,
  head_hash bytea not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, month) references public.period (tenant_id, month) on delete cascade,
  check (act = 'close' or reason is not null)
);
select ledger.fence('period_act');
create index period_act_by_month on public.period_act (tenant_id, month, acted_at);

create table public.journal_entry (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  id uuid not null,
  no bigint not null,
  entry_date date not null check (entry_date between '1900-01-01' and '2999-12-31'),
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  class text not null check (class in ('ordinary', 'closing')),
  -- In which bases it counts: B in both, Ar and Ap in accrual, Cr and Cp in cash.
  layer text not null check (layer in ('B', 'Ar', 'Ap', 'Cr', 'Cp')),
  source_kind text,
  source_id text,
  memo text,
  idem_key text not null check (length(idem_key) between 1 and 200),
  idem_hash bytea not null,
  reverses_id uuid,
  line_count int not null check (line_count between 2 and 10000),
  posted_at timestamptz not null,
  posted_by uuid,
  posted_by_name text not null,
  approved_by uuid,
  approved_by_name text,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  unique (tenant_id, idem_key),
  unique (tenant_id, reverses_id),
  foreign key (tenant_id, reverses_id) references public.journal_entry (tenant_id, id) on delete cascade,
  check ((source_kind is null) = (source_id is null)),
  check (class = 'closing' or layer in ('B', 'Ar', 'Ap'))
);
select ledger.fence('journal_entry');
create index journal_entry_by_date on public.journal_entry (tenant_id, entry_date, no);
create index journal_entry_by_source on public.journal_entry (tenant_id, source_kind, source_id) where source_id is not null;

-- One charge, credit, bill line or deposit: one fund and one account. `original` and `balance` have the sign of its lines.
create table public.open_item (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  control text not null check (control <> 'none'),
  fund_id uuid not null,
  -- What it is in cash basis: the income of a charge, the expense of a bill line, unapplied income for a credit.
  contra_account_id uuid,
  party_kind text not null check (party_kind in ('unit', 'vendor', 'person')),
  party_id uuid not null,
  unit_ledger_id uuid generated always as (case when party_kind = 'unit' then party_id end) stored,
  charge_type text not null check (charge_type in ('regular', 'special', 'late-fee', 'interest', 'collection', 'attorney', 'fine', 'other')),
  source_kind text,
  source_id text,
  memo text,
  issued_on date not null,
  due_on date not null,
  original bigint not null check (original <> 0),
  balance bigint not null,
  settled_on date,
  primary key (tenant_id, id),
  unique (tenant_id, id, account_id, fund_id),
  foreign key (tenant_id, account_id, control) references public.account (tenant_id, id, control) on delete cascade,
  foreign key (tenant_id, fund_id) references public.fund (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contra_account_id) references public.account (tenant_id, id) on delete cascade,
  foreign key (tenant_id, unit_ledger_id) references public.unit_ledger (tenant_id, id) on delete cascade,
  check ((contra_account_id is null) = (control = 'deposit')),
  check (case when original > 0 then balance between 0 and original else balance between original and 0 end),
  check ((balance = 0) = (settled_on is not null)),
  -- A vendor's credit is a payable with a debit.
  check (case control when 'receivable' then original > 0 when 'payable' then true else original < 0 end),
  check ((source_kind is null) = (source_id is null))
);
select ledger.fence('open_item');
create index open_item_of_party on public.open_item (tenant_id, party_kind, party_id, due_on, id);
create index open_item_open on public.open_item (tenant_id, control, due_on, id) where balance <> 0;
create index open_item_settled on public.open_item (tenant_id, control, settled_on) where balance = 0;
create index open_item_of_source on public.open_item (tenant_id, source_kind, source_id) where source_id is not null;

create table public.journal_line (
  tenant_id uuid not null,
  entry_id uuid not null,
  line int not null,
  account_id uuid not null,
  control text not null,
  fund_id uuid not null,
  entry_date date not null,
  entry_no bigint not null,
  -- Debit positive, credit negative.
  amount bigint not null check (amount <> 0),
  open_item_id uuid,
  party_kind text,
  party_id uuid,
  memo text,
  primary key (tenant_id, entry_id, line),
  foreign key (tenant_id, entry_id) references public.journal_entry (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id, control) references public.account (tenant_id, id, control) on delete cascade,
  foreign key (tenant_id, fund_id) references public.fund (tenant_id, id) on delete cascade,
  foreign key (tenant_id, open_item_id, account_id, fund_id)
    references public.open_item (tenant_id, id, account_id, fund_id) on delete cascade,
  check ((control = 'none') = (open_item_id is null)),
  check ((party_kind is null) = (party_id is null))
);
select ledger.fence('journal_line');
create index journal_line_of_account on public.journal_line (tenant_id, account_id, entry_date, entry_no, line) include (fund_id, amount);
create index journal_line_of_item on public.journal_line (tenant_id, open_item_id, entry_date) include (amount) where open_item_id is not null;

-- What of an entry was applied to an item, and why. `from_item` is the credit that it came from; null for a receipt itself.
create table public.application (
  tenant_id uuid not null,
  entry_id uuid not null,
  place int not null,
  from_item uuid,
  to_item uuid not null,
  -- Negative where a reversal takes it back.
  amount bigint not null check (amount <> 0),
  policy_version text,
  sentence text,
  primary key (tenant_id, entry_id, place),
  foreign key (tenant_id, entry_id) references public.journal_entry (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_item) references public.open_item (tenant_id, id) on delete cascade,
  foreign key (tenant_id, to_item) references public.open_item (tenant_id, id) on delete cascade
);
select ledger.fence('application');
create index application_to on public.application (tenant_id, to_item);
create index application_from on public.application (tenant_id, from_item) where from_item is not null;

create table public.balance_month (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  account_id uuid not null,
  fund_id uuid not null,
  month date not null,
  class text not null,
  layer text not null,
  debit bigint not null,
  credit bigint not null,
  lines bigint not null,
  primary key (tenant_id, account_id, fund_id, month, class, layer)
) with (fillfactor = 50);
select ledger.fence('balance_month');

create table public.balance_day (
  tenant_id uuid not null references public.tenant (id) on delete cascade,
  account_id uuid not null,
  fund_id uuid not null,
  day date not null,
  class text not null,
  layer text not null,
  debit bigint not null,
  credit bigint not null,
  lines bigint not null,
  primary key (tenant_id, account_id, fund_id, day, class, layer)
) with (fillfactor = 50);
select ledger.fence('balance_day');
create index balance_day_by_day on public.balance_day (tenant_id, day);

-- What receivable and payable entries are in cash basis: each item's lines become lines of what it is for. An entry that
-- moves nothing but items, income and expenses is nothing there (a charge, a bill, a write-off).
create view public.journal_cash_line with (security_invoker = true) as
  select line.tenant_id, line.entry_id, coalesce(item.contra_account_id, line.account_id) as account_id, line.fund_id,
    min(line.entry_date) as entry_date, case entry.layer when 'Ar' then 'Cr' else 'Cp' end as layer,
    sum(line.amount)::bigint as amount
  from public.journal_line line
  join public.journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
  left join public.open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
  where entry.class = 'ordinary' and entry.layer in ('Ar', 'Ap')
    and exists (select from public.journal_line moved
      join public.account on account.tenant_id = moved.tenant_id and account.id = moved.account_id
      where moved.tenant_id = line.tenant_id and moved.entry_id = line.entry_id
        and moved.control not in ('receivable', 'payable') and account.type not in ('income', 'expense'))
  group by line.tenant_id, line.entry_id, 3, line.fund_id, entry.layer
  having sum(line.amount) <> 0;
grant select on public.journal_cash_line to courtyard_app;
