-- The dues that follow from an adopted budget. A draft is proposed with the amount of every unit, and confirmed by another member: from
-- then on recurring invoices bill these amounts.
create table dues_plan (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  budget_id uuid not null,
  number int not null check (number > 0),
  status text not null default 'draft' check (status in ('draft', 'proposed', 'confirmed', 'superseded', 'undone')),
  -- The name of the recurring invoice.
  name text not null check (name <> ''),
  raises text not null check (raises in ('income', 'needed')),
  -- Months from one invoice to the next.
  months int not null check (months in (1, 3, 6, 12)),
  -- The day of the month; 0 is the last one.
  billing_day int not null check (billing_day between 0 and 28),
  starts_on date not null,
  due_days int not null check (due_days between 0 and 180),
  -- Each with its name, income account, budgeted accounts and parts by basis.
  pools jsonb not null check (jsonb_typeof(pools) = 'array'),
  -- Units that pay no dues, and recurring invoices that end the day before.
  exempt_ids uuid[] not null default '{}',
  replaced_ids uuid[] not null default '{}',
  digest text,
  proposed_by uuid,
  proposed_at timestamptz,
  returned_reason text,
  confirmed_by uuid,
  confirmed_at timestamptz,
  template_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id),
  foreign key (tenant_id, template_id) references recurring_template (tenant_id, id),
  foreign key (tenant_id, proposed_by) references member (tenant_id, id),
  foreign key (tenant_id, confirmed_by) references member (tenant_id, id),
  constraint dues_plan_number unique (tenant_id, budget_id, number),
  check (status = 'draft' or (proposed_by is not null and proposed_at is not null and digest is not null)),
  check ((status in ('confirmed', 'superseded', 'undone')) = (confirmed_by is not null)),
  check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (template_id is null)),
  constraint dues_plan_second_person check (confirmed_by <> proposed_by)
);
select courtyard.fence('dues_plan');
create unique index dues_plan_open on dues_plan (tenant_id, budget_id) where status in ('draft', 'proposed');
create unique index dues_plan_confirmed on dues_plan (tenant_id, budget_id) where status = 'confirmed';
create unique index dues_plan_by_template on dues_plan (tenant_id, template_id) where template_id is not null;
create index dues_plan_by_proposer on dues_plan (tenant_id, proposed_by) where proposed_by is not null;
create index dues_plan_by_confirmer on dues_plan (tenant_id, confirmed_by) where confirmed_by is not null;

-- What was proposed: the year of each unit by pool, and what it pays a year until then.
create table dues_plan_unit (
  tenant_id uuid not null,
  plan_id uuid not null,
  property_id uuid not null,
  amounts_minor jsonb not null check (jsonb_typeof(amounts_minor) = 'array'),
  today_minor bigint not null,
  primary key (tenant_id, plan_id, property_id),
  foreign key (tenant_id, plan_id) references dues_plan (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('dues_plan_unit');
create index dues_plan_unit_by_property on dues_plan_unit (tenant_id, property_id);

-- A plan is confirmed once it was proposed; from its proposal on it says what it said.
create function courtyard.keep_dues_plan() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  changing constant text[] := array['status', 'version', 'updated_at'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' and not courtyard.is_imported(new.tenant_id) then
      raise exception 'a dues plan begins as a draft' using errcode = 'check_violation', constraint = 'dues_plan_begins';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status in ('confirmed', 'superseded', 'undone') and not courtyard.is_deleted(old.tenant_id) then
      raise exception 'a confirmed dues plan is not removed' using errcode = 'check_violation', constraint = 'dues_plan_kept';
    end if;
    return old;
  end if;
  if old.status = 'draft' and new.status in ('draft', 'proposed') then
    return new;
  end if;
  if old.status = 'proposed' and new.status = 'draft' then
    return new;
  end if;
  if old.status = 'proposed' and new.status = 'confirmed'
    and to_jsonb(new) - changing - array['confirmed_by', 'confirmed_at', 'template_id']
      = to_jsonb(old) - changing - array['confirmed_by', 'confirmed_at', 'template_id'] then
    return new;
  end if;
  -- One that was superseded is in force again where the later one is undone.
  if ((old.status = 'confirmed' and new.status in ('superseded', 'undone')) or (old.status = 'superseded' and new.status = 'confirmed'))
    and to_jsonb(new) - changing = to_jsonb(old) - changing then
    return new;
  end if;
  raise exception 'a dues plan is not changed once it is proposed' using errcode = 'check_violation', constraint = 'dues_plan_kept';
end $$;
create trigger kept before insert or update or delete on dues_plan for each row execute function courtyard.keep_dues_plan();
