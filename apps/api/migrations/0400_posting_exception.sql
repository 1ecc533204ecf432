-- What the clock was to post of a unit and the books refused, with the reason, in the community's language. It is tried again by each
-- run, and is gone once it is posted or nothing is to be posted any more.
create table posting_exception (
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('late-charge', 'late-charge-reversal', 'credit-application', 'sale-transfer')),
  property_id uuid not null,
  reason text not null check (reason <> ''),
  since timestamptz not null,
  primary key (tenant_id, kind, property_id),
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('posting_exception');
create index posting_exception_by_property on posting_exception (tenant_id, property_id);
