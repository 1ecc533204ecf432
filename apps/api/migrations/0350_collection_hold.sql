-- Why nobody collects from a unit's owners for a time: their ledger draws no late fee, no interest and no reminder from the first day
-- until the last one, both included.
create table collection_hold (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  property_id uuid not null,
  -- Of those who owned the unit when it was set: who buys it later is not held.
  unit_ledger_id uuid not null,
  reason text not null check (reason in ('bankruptcy', 'dispute', 'protest', 'counsel')),
  -- What was owed before this day waits for the court.
  petition_on date,
  note text check (note <> ''),
  starts_on date not null,
  ends_on date,
  set_by text not null check (set_by <> ''),
  version int not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  check (ends_on >= starts_on),
  check ((petition_on is not null) = (reason = 'bankruptcy'))
);
select courtyard.fence('collection_hold');
create index collection_hold_by_property on collection_hold (tenant_id, property_id, starts_on);
create index collection_hold_by_ledger on collection_hold (tenant_id, unit_ledger_id, starts_on);
