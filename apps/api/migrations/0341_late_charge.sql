-- What late payment costs, from a day on, as it was when it was set. Before the first one it costs nothing.
create table late_charge_policy (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name in ('california', 'texas', 'florida', 'neutral')),
  version text not null check (version <> ''),
  effective_on date not null,
  late_fee jsonb,
  interest jsonb,
  fee_account_id uuid,
  interest_account_id uuid,
  set_by text not null check (set_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, version),
  check (late_fee is null or fee_account_id is not null),
  check (interest is null or interest_account_id is not null)
);
select courtyard.fence('late_charge_policy');
create index late_charge_policy_by_day on late_charge_policy (tenant_id, effective_on, created_at);

-- What was charged for which instalment, by which version and sentence: the reason why nothing is charged twice, also where it was waived.
create table late_charge (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('late-fee', 'interest')),
  -- An invoice, or an open item that comes from none.
  instalment_id uuid not null,
  invoice_id uuid not null,
  charged_on date not null,
  -- Of interest: the last day that it is for.
  through_on date,
  amount_minor bigint not null check (amount_minor > 0),
  policy_version text not null,
  sentence text not null check (sentence <> ''),
  -- The day on which what came to be known later took it back.
  taken_back_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
  foreign key (tenant_id, policy_version) references late_charge_policy (tenant_id, version),
  check ((kind = 'interest') = (through_on is not null))
);
select courtyard.fence('late_charge');
-- One fee for an instalment, ever.
create unique index late_charge_fee on late_charge (tenant_id, instalment_id) where kind = 'late-fee';
create unique index late_charge_interest on late_charge (tenant_id, instalment_id, through_on)
  where kind = 'interest' and taken_back_on is null;
create index late_charge_by_invoice on late_charge (tenant_id, invoice_id);
create index late_charge_by_policy on late_charge (tenant_id, policy_version);
