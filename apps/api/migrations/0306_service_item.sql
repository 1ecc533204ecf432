-- What the community bills to owners or buys from vendors: lines of invoices and bills begin with it.

-- Who serves refers to the chart here, and never again: the references are looked up as the owner of the books, and a type of
-- its own in one could bring code of its own along.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.fund, public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

create table service_item (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  code text collate "C" check (code <> ''),
  kind text not null check (kind in ('billed', 'bought', 'both')),
  description text check (description <> ''),
  -- In the minor unit of the community's currency.
  price_minor bigint check (price_minor >= 0),
  unit text check (unit <> ''),
  fund_id uuid,
  income_account_id uuid,
  charge_type text check (charge_type in ('regular', 'special', 'late-fee', 'interest', 'collection', 'attorney', 'fine', 'other')),
  expense_account_id uuid,
  tax_box text not null check (tax_box in ('none', 'nec-1', 'misc-1', 'misc-3', 'misc-10')),
  archived_at timestamptz,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, fund_id) references fund (tenant_id, id),
  foreign key (tenant_id, income_account_id) references account (tenant_id, id),
  foreign key (tenant_id, expense_account_id) references account (tenant_id, id),
  check ((kind = 'bought') = (income_account_id is null)),
  check ((kind = 'bought') = (charge_type is null)),
  check ((kind = 'billed') = (expense_account_id is null)),
  check (kind <> 'billed' or tax_box = 'none')
);
select courtyard.fence('service_item');
create unique index service_item_name on service_item (tenant_id, lower(name)) where archived_at is null;
create unique index service_item_code on service_item (tenant_id, lower(code));
create index service_item_by_name on service_item (tenant_id, name_sort, id);
create index service_item_by_change on service_item (tenant_id, updated_at, id);
create index service_item_by_fund on service_item (tenant_id, fund_id);
create index service_item_by_income on service_item (tenant_id, income_account_id);
create index service_item_by_expense on service_item (tenant_id, expense_account_id);
select courtyard.make_searchable('service_item', 'service-item', 'name', $$concat_ws(' ', name, code, description)$$);

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.fund, public.account from %I', current_setting('courtyard.serving_role'));
end $$;
