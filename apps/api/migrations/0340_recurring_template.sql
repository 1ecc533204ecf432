-- Who began a run of invoices: nobody where the clock did.
alter table invoice_run alter column started_by drop not null;

-- What comes back by a schedule: its days are those that the rule (RFC 5545, months and years) gives from the first one on.
create table recurring_template (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  kind text not null check (kind in ('invoice', 'entry')),
  name text not null check (name <> ''),
  status text not null check (status in ('active', 'paused', 'ended')),
  rule text not null check (rule <> ''),
  starts_on date not null,
  lead_days int not null check (lead_days between 0 and 60),
  -- The day that is made next: all before it were made, could not be, or are left out.
  next_on date,
  -- Who wrote it last: what it makes is theirs where a second person has to agree.
  kept_by uuid not null,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, kept_by) references member (tenant_id, id),
  check ((next_on is null) = (status = 'ended'))
);
select courtyard.fence('recurring_template');
create unique index recurring_template_name on recurring_template (tenant_id, kind, lower(name)) where status <> 'ended';
create index recurring_template_by_name on recurring_template (tenant_id, kind, name_sort, id);
create index recurring_template_by_next on recurring_template (tenant_id, kind, next_on, id);
create index recurring_template_by_change on recurring_template (tenant_id, kind, updated_at, id);
create index recurring_template_by_member on recurring_template (tenant_id, kept_by);

-- Whom a template bills and what for; the lines are those of an invoice.
create table recurring_invoice (
  tenant_id uuid not null,
  template_id uuid not null,
  scope text not null check (scope in ('all', 'buildings', 'units')),
  buildings text[] not null,
  split text not null check (split in ('each', 'by-share')),
  due_days int not null check (due_days between 0 and 180),
  memo text check (memo <> ''),
  lines jsonb not null,
  primary key (tenant_id, template_id),
  foreign key (tenant_id, template_id) references recurring_template (tenant_id, id) on delete cascade
);
select courtyard.fence('recurring_invoice');

create table recurring_invoice_unit (
  tenant_id uuid not null,
  template_id uuid not null,
  property_id uuid not null,
  primary key (tenant_id, template_id, property_id),
  foreign key (tenant_id, template_id) references recurring_invoice (tenant_id, template_id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('recurring_invoice_unit');
create index recurring_invoice_unit_by_property on recurring_invoice_unit (tenant_id, property_id);

-- What became of a day of a schedule: its key is why nothing is made twice.
create table recurring_occurrence (
  tenant_id uuid not null,
  template_id uuid not null,
  occurs_on date not null,
  status text not null check (status in ('made', 'waiting', 'failed', 'skipped')),
  -- The day that it counts on in the books.
  dated_on date,
  -- Units that got no invoice, each with its reason, as it was told then.
  left_out jsonb not null default '[]',
  problem text check (problem <> ''),
  -- On the community's calendar: what could not be made is tried again on another day.
  tried_on date not null,
  primary key (tenant_id, template_id, occurs_on),
  foreign key (tenant_id, template_id) references recurring_template (tenant_id, id) on delete cascade,
  check ((problem is not null) = (status = 'failed')),
  check (dated_on >= occurs_on)
);
select courtyard.fence('recurring_occurrence');
create index recurring_occurrence_failed on recurring_occurrence (tenant_id, template_id, occurs_on) where status = 'failed';

-- The run that bills a day of a template.
alter table invoice_run
  add column template_id uuid,
  add column occurs_on date,
  add check ((template_id is null) = (occurs_on is null)),
  add unique (tenant_id, template_id, occurs_on),
  add foreign key (tenant_id, template_id, occurs_on) references recurring_occurrence (tenant_id, template_id, occurs_on);
