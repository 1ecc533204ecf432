-- A report with its filters under a name. Its period is told from the day on which it is opened.
create table saved_report (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  -- The reports of the contract, which grow: the API checks them.
  kind text not null check (kind <> ''),
  period text not null check (period <> ''),
  from_on date,
  to_on date,
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  is_shared boolean not null,
  owner_id uuid not null,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id),
  check (from_on is null or to_on >= from_on),
  check ((period in ('fixed-date', 'fixed-dates')) = (to_on is not null)),
  check ((period = 'fixed-dates') = (from_on is not null))
);
select courtyard.fence('saved_report');
create index saved_report_by_name on saved_report (tenant_id, lower(name), id);
create index saved_report_by_owner on saved_report (tenant_id, owner_id);
select courtyard.make_searchable('saved_report', 'saved-report', 'name', $$name$$);

-- A report that owners are shown, of each closed month from one on.
create table published_report (
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind <> ''),
  basis text not null check (basis in ('accrual', 'cash', 'modified-cash')),
  -- The first month; its first day.
  since date not null check (extract(day from since) = 1),
  updated_at timestamptz not null,
  primary key (tenant_id, kind)
);
select courtyard.fence('published_report');
