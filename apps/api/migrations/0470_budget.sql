-- Who serves refers to the chart here, and never again (see 0306).
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.fund, public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

-- Budgets by fiscal year and fund. A draft is written, proposed and adopted by another member; what is adopted stays as it is, and a
-- later version takes its place. Scenarios of a year and fund are told apart by their names, versions by their numbers.
create table budget (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  fund_id uuid not null,
  year_from date not null,
  year_to date not null,
  scenario text not null check (scenario <> ''),
  number int not null check (number > 0),
  status text not null default 'draft' check (status in ('draft', 'proposed', 'adopted', 'superseded')),
  proposed_by uuid,
  proposed_at timestamptz,
  -- Why an approver sent it back.
  returned_reason text,
  -- The motion or vote, as the minutes have it.
  motion text,
  adopted_on date,
  adopted_by uuid,
  scenario_sort text collate "C" not null generated always as (lower(scenario)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, fund_id) references fund (tenant_id, id),
  foreign key (tenant_id, proposed_by) references member (tenant_id, id),
  foreign key (tenant_id, adopted_by) references member (tenant_id, id),
  constraint budget_number unique (tenant_id, fund_id, year_from, number),
  check (year_from < year_to),
  check (status = 'draft' or (proposed_by is not null and proposed_at is not null)),
  check ((status in ('adopted', 'superseded')) = (adopted_on is not null)),
  check ((adopted_on is null) = (motion is null) and (adopted_on is null) = (adopted_by is null)),
  constraint budget_second_person check (adopted_by <> proposed_by)
);
select courtyard.fence('budget');
create unique index budget_adopted on budget (tenant_id, fund_id, year_from) where status = 'adopted';
create index budget_by_year on budget (tenant_id, year_from, id);
create index budget_by_change on budget (tenant_id, updated_at, id);
create index budget_by_proposer on budget (tenant_id, proposed_by) where proposed_by is not null;
create index budget_by_adopter on budget (tenant_id, adopted_by) where adopted_by is not null;

-- Amounts in the minor unit: income and expenses as they are spoken of, positive; a transfer out is negative, one in positive. Periods
-- are the twelve months of the fiscal year, counted from its first day.
create table budget_line (
  tenant_id uuid not null,
  budget_id uuid not null,
  account_id uuid not null,
  period smallint not null check (period between 1 and 12),
  amount_minor bigint not null check (amount_minor between -1000000000000 and 1000000000000),
  primary key (tenant_id, budget_id, account_id, period),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select courtyard.fence('budget_line');
create index budget_line_by_account on budget_line (tenant_id, account_id);

create table budget_note (
  tenant_id uuid not null,
  budget_id uuid not null,
  account_id uuid not null,
  note text not null check (note <> ''),
  primary key (tenant_id, budget_id, account_id),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select courtyard.fence('budget_note');
create index budget_note_by_account on budget_note (tenant_id, account_id);

-- Rows go with their community, in the transaction that says which one is deleted; the role that serves cannot claim that.
create function courtyard.is_deleted(p_tenant uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(current_setting('app.deleted_tenant', true) = p_tenant::text, false) and current_user <> 'courtyard_app'
$$;

-- An adopted budget only becomes superseded; a superseded one stays.
create function courtyard.keep_budget() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  -- The last is generated, and is not there yet before a row is written.
  changing constant text[] := array['status', 'version', 'updated_at', 'scenario_sort'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' and not courtyard.is_imported(new.tenant_id) then
      raise exception 'a budget begins as a draft' using errcode = 'check_violation', constraint = 'budget_begins';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status in ('adopted', 'superseded') and not courtyard.is_deleted(old.tenant_id) then
      raise exception 'an adopted budget is not removed' using errcode = 'check_violation', constraint = 'budget_kept';
    end if;
    return old;
  end if;
  if old.status in ('draft', 'proposed') then
    if (new.status = 'adopted' and old.status <> 'proposed') or new.status = 'superseded' then
      raise exception 'a budget is adopted once it is proposed' using errcode = 'check_violation', constraint = 'budget_steps';
    end if;
    return new;
  end if;
  if old.status = 'adopted' and new.status = 'superseded'
    and to_jsonb(new) - changing = to_jsonb(old) - changing then
    return new;
  end if;
  raise exception 'an adopted budget is not changed' using errcode = 'check_violation', constraint = 'budget_kept';
end $$;
create trigger kept before insert or update or delete on budget for each row execute function courtyard.keep_budget();

-- Lines and notes are written while their budget is a draft, by statements of any number of rows; a row is replaced, never updated. The
-- lock makes a proposal wait for who is writing, and the other way round. Rows whose budget is gone went with it.
create function courtyard.keep_budget_rows() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from budget
    where (tenant_id, id) in (select tenant_id, budget_id from touched) and not courtyard.is_deleted(tenant_id) for share;
  if exists (
    select from budget where (tenant_id, id) in (select tenant_id, budget_id from touched)
      and status <> 'draft' and not courtyard.is_deleted(tenant_id) and not courtyard.is_imported(tenant_id)) then
    raise exception 'only a draft is written' using errcode = 'check_violation', constraint = 'budget_kept';
  end if;
  return null;
end $$;
create function courtyard.refuse_budget_update() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'rows of a budget are replaced' using errcode = 'check_violation', constraint = 'budget_kept';
end $$;
create trigger written after insert on budget_line referencing new table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger removed after delete on budget_line referencing old table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger replaced before update on budget_line
  for each row execute function courtyard.refuse_budget_update();
create trigger written after insert on budget_note referencing new table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger removed after delete on budget_note referencing old table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger replaced before update on budget_note
  for each row execute function courtyard.refuse_budget_update();

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.fund, public.account from %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;
