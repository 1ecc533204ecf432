-- What had to be paid for a unit to be clear on a day, as it was told then: it is never worked out again.
create table payoff_statement (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  property_id uuid not null,
  at_day date not null,
  figures jsonb not null,
  requested_by text check (requested_by <> ''),
  fee_invoice_id uuid,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, fee_invoice_id) references invoice (tenant_id, id)
);
select courtyard.fence('payoff_statement');
create index payoff_statement_by_property on payoff_statement (tenant_id, property_id, number);
create index payoff_statement_by_invoice on payoff_statement (tenant_id, fee_invoice_id) where fee_invoice_id is not null;
