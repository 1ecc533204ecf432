-- Whom the community buys from: bills begin with their terms, account and box of the 1099.

-- Who serves refers to the chart here, and never again: see 0306_service_item.sql.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

create table vendor (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  legal_name text check (legal_name <> ''),
  account_number text check (account_number <> ''),
  email text check (email <> ''),
  phone text check (phone <> ''),
  website text check (website <> ''),
  address_line1 text,
  address_line2 text,
  city text,
  region text,
  postal_code text,
  terms_days int not null check (terms_days between 0 and 180),
  expense_account_id uuid,
  tax_class text check (tax_class in ('individual', 'c-corporation', 's-corporation', 'partnership', 'trust', 'llc', 'exempt', 'government')),
  reportable boolean not null,
  tax_box text check (tax_box in ('nec-1', 'misc-1', 'misc-3', 'misc-10')),
  w9_received_on date,
  w9_file_id uuid,
  -- The last day that the insurance certificate covers.
  insured_until date,
  certificate_file_id uuid,
  notes text check (notes <> ''),
  archived_at timestamptz,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, expense_account_id) references account (tenant_id, id),
  foreign key (tenant_id, w9_file_id) references file (tenant_id, id),
  foreign key (tenant_id, certificate_file_id) references file (tenant_id, id),
  check (reportable = (tax_box is not null)),
  check (w9_file_id is null or w9_received_on is not null),
  check (certificate_file_id is null or insured_until is not null)
);
select courtyard.fence('vendor');
create unique index vendor_name on vendor (tenant_id, lower(name)) where archived_at is null;
create index vendor_by_name on vendor (tenant_id, name_sort, id);
create index vendor_by_terms on vendor (tenant_id, terms_days, id);
create index vendor_by_insurance on vendor (tenant_id, insured_until, id);
create index vendor_by_change on vendor (tenant_id, updated_at, id);
create index vendor_by_expense on vendor (tenant_id, expense_account_id);
create index vendor_by_w9 on vendor (tenant_id, w9_file_id) where w9_file_id is not null;
create index vendor_by_certificate on vendor (tenant_id, certificate_file_id) where certificate_file_id is not null;
select courtyard.make_searchable('vendor', 'vendor', 'name', $$concat_ws(' ', name, legal_name, email)$$);

create table vendor_file (
  tenant_id uuid not null,
  vendor_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, vendor_id, position),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('vendor_file');
create index vendor_file_by_file on vendor_file (tenant_id, file_id);

-- Apart from the vendor, so that no list, export or history of vendors can come upon it.
create table vendor_tin (
  tenant_id uuid not null,
  vendor_id uuid not null,
  kind text not null check (kind in ('ein', 'ssn')),
  -- Encrypted by the product, for this vendor alone.
  sealed bytea not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  set_at timestamptz not null,
  primary key (tenant_id, vendor_id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id) on delete cascade
);
select courtyard.fence('vendor_tin');

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.account from %I', current_setting('courtyard.serving_role'));
end $$;
