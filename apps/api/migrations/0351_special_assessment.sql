-- Who began a run of invoices: nobody where the clock did.
alter table invoice_run alter column started_by drop not null;

-- A levy beside the dues: what every unit pays of it is fixed when it is levied, and billed in instalments.
create table special_assessment (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  title text not null check (title <> ''),
  purpose text check (purpose <> ''),
  vote text check (vote <> ''),
  -- Of the books, as those of a line of an invoice.
  fund_id uuid not null,
  account_id uuid not null,
  split text not null check (split in ('each', 'by-share')),
  total_minor bigint not null check (total_minor > 0),
  instalments int not null check (instalments between 1 and 60),
  units int not null check (units > 0),
  starts_on date not null,
  levied_by text not null check (levied_by <> ''),
  ended_on date,
  ended_by text check (ended_by <> ''),
  end_reason text check (end_reason <> ''),
  title_sort text collate "C" not null generated always as (lower(title)) stored,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((ended_on is null) = (ended_by is null) and (ended_on is null) = (end_reason is null))
);
select courtyard.fence('special_assessment');
create index special_assessment_by_title on special_assessment (tenant_id, title_sort, id);
create index special_assessment_by_start on special_assessment (tenant_id, starts_on, id);
create index special_assessment_by_total on special_assessment (tenant_id, total_minor, id);

create table special_assessment_instalment (
  tenant_id uuid not null,
  assessment_id uuid not null,
  position int not null,
  issued_on date not null,
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Why it was not billed of every unit when its day came, as it was told then.
  problem text check (problem <> ''),
  primary key (tenant_id, assessment_id, position),
  foreign key (tenant_id, assessment_id) references special_assessment (tenant_id, id) on delete cascade,
  check (due_on >= issued_on)
);
select courtyard.fence('special_assessment_instalment');

-- What one unit pays with one instalment, and the run that bills it; instalments that are billed together have one run.
create table special_assessment_part (
  tenant_id uuid not null,
  assessment_id uuid not null,
  position int not null,
  property_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  run_id uuid,
  primary key (tenant_id, assessment_id, position, property_id),
  foreign key (tenant_id, assessment_id, position)
    references special_assessment_instalment (tenant_id, assessment_id, position) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  -- A part is taken before its run is begun: nobody else takes it.
  foreign key (tenant_id, run_id) references invoice_run (tenant_id, id) deferrable initially deferred
);
select courtyard.fence('special_assessment_part');
create index special_assessment_part_by_property on special_assessment_part (tenant_id, property_id);
create index special_assessment_part_by_run on special_assessment_part (tenant_id, run_id) where run_id is not null;
create index special_assessment_part_waiting on special_assessment_part (tenant_id, assessment_id, position) where run_id is null;
