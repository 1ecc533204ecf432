-- Who keeps what of a unit's account when it is sold, by the day of the sale. Before the first one everything stays with who sold.
create table sale_policy (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  effective_on date not null,
  owed text not null check (owed in ('seller', 'buyer')),
  credit text not null check (credit in ('seller', 'buyer')),
  set_by text not null check (set_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select courtyard.fence('sale_policy');
create index sale_policy_by_day on sale_policy (tenant_id, effective_on, created_at);
