-- Statements that were mailed together, or one by itself: for which time, and what became of each unit.
create table statement_run (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  audience text not null check (audience in ('owing', 'all', 'chosen')),
  -- Also to those from whom nobody collects.
  includes_held boolean not null,
  from_on date not null,
  at_on date not null check (at_on >= from_on),
  sent_by text not null check (sent_by <> ''),
  asked_at timestamptz not null,
  primary key (tenant_id, id)
);
select courtyard.fence('statement_run');
create index statement_run_newest on statement_run (tenant_id, asked_at desc, id desc);

create table statement_run_unit (
  tenant_id uuid not null,
  run_id uuid not null,
  property_id uuid not null,
  unit_ledger_id uuid,
  owners text not null,
  balance_minor bigint not null,
  outcome text not null check (outcome in ('mailed', 'no-address', 'on-hold')),
  primary key (tenant_id, run_id, property_id),
  foreign key (tenant_id, run_id) references statement_run (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('statement_run_unit');
create index statement_run_unit_by_unit on statement_run_unit (tenant_id, property_id);

alter table owner_letter drop constraint owner_letter_kind_check;
alter table owner_letter drop constraint owner_letter_about;
alter table owner_letter
  add column statement_run_id uuid,
  add column property_id uuid,
  add constraint owner_letter_kind_check check (kind in ('invoice', 'reminder', 'receipt', 'statement')),
  add constraint owner_letter_about check (
    (kind in ('invoice', 'reminder')) = (invoice_id is not null) and (kind = 'receipt') = (payment_id is not null)
    and (kind = 'statement') = (statement_run_id is not null) and (kind = 'statement') = (property_id is not null)),
  add foreign key (tenant_id, statement_run_id, property_id) references statement_run_unit (tenant_id, run_id, property_id);
-- Each unit once to each of its owners, however often a run is run.
create unique index owner_letter_of_run on owner_letter (tenant_id, statement_run_id, property_id, lower(to_address))
  where statement_run_id is not null;
