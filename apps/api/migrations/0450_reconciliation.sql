-- Which lines of the books a bank statement has, until it agrees to the cent. See docs/decisions/0145.

-- Who serves refers to the chart here, and never again: see 0306_service_item.sql.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

create table reconciliation (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  account_id uuid not null,
  -- The day after the one before ended; null where it is the first: from the beginning of the books.
  from_on date,
  to_on date not null check (to_on >= from_on),
  -- Of the statement, in the minor unit. The opening balance is the closing balance of the one before.
  opening_minor bigint not null,
  closing_minor bigint not null,
  status text not null default 'open' check (status in ('open', 'finished', 'undone')),
  started_by text not null check (started_by <> ''),
  started_at timestamptz not null,
  -- The last entry of the journal when it was finished: what is posted to its dates later has a higher number.
  head_no bigint,
  cleared_lines int,
  file_id uuid,
  finished_by text check (finished_by <> ''),
  finished_at timestamptz,
  undone_by text check (undone_by <> ''),
  undone_at timestamptz,
  undo_reason text check (undo_reason <> ''),
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id),
  check ((status = 'open') = (finished_at is null)),
  check (num_nulls(finished_at, finished_by, head_no, cleared_lines, file_id) in (0, 5)),
  check ((status = 'undone') = (undone_at is not null)),
  check (num_nulls(undone_at, undone_by, undo_reason) in (0, 3))
);
select courtyard.fence('reconciliation');
create unique index reconciliation_of_account on reconciliation (tenant_id, account_id, to_on) where status <> 'undone';
create unique index reconciliation_open on reconciliation (tenant_id, account_id) where status = 'open';
create index reconciliation_by_account on reconciliation (tenant_id, account_id, to_on, started_at);
create index reconciliation_by_file on reconciliation (tenant_id, file_id) where file_id is not null;

-- Lines of the journal that a statement has. The key is that of `bank_match_line`; entries are deleted with their community alone.
create table reconciliation_line (
  tenant_id uuid not null,
  entry_id uuid not null,
  line int not null,
  reconciliation_id uuid not null,
  primary key (tenant_id, entry_id, line),
  foreign key (tenant_id, reconciliation_id) references reconciliation (tenant_id, id) on delete cascade
);
select courtyard.fence('reconciliation_line');
create index reconciliation_line_of on reconciliation_line (tenant_id, reconciliation_id);

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.account from %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

-- Whether a community is made by this very transaction: an import brings along what was finished elsewhere.
create function courtyard.is_imported(p_tenant uuid) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.tenant where id = p_tenant and xmin = pg_current_xact_id()::xid)
$$;

-- A finished reconciliation is finished at a difference of zero and stays as it was; it can be undone while it is the last one.
create function courtyard.guard_reconciliation() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  cleared numeric;
begin
  if tg_op = 'DELETE' then
    if old.status <> 'open' and old.tenant_id::text is distinct from current_setting('app.deleted_tenant', true) then
      raise exception 'a finished reconciliation is not deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status = 'undone' then
    raise exception 'an undone reconciliation does not change' using errcode = 'restrict_violation';
  end if;
  if old.status = 'finished' then
    if new.status <> 'undone' or
      row(new.tenant_id, new.id, new.account_id, new.from_on, new.to_on, new.opening_minor, new.closing_minor, new.head_no,
          new.cleared_lines, new.file_id, new.finished_by, new.finished_at, new.started_by, new.started_at)
      is distinct from
      row(old.tenant_id, old.id, old.account_id, old.from_on, old.to_on, old.opening_minor, old.closing_minor, old.head_no,
          old.cleared_lines, old.file_id, old.finished_by, old.finished_at, old.started_by, old.started_at) then
      raise exception 'a finished reconciliation does not change' using errcode = 'restrict_violation';
    end if;
    if exists (select from reconciliation later where later.tenant_id = old.tenant_id and later.account_id = old.account_id
        and later.status <> 'undone' and later.to_on > old.to_on) then
      raise exception 'only the last reconciliation is undone' using errcode = 'restrict_violation';
    end if;
  elsif new.status = 'finished' then
    select coalesce(sum(line.amount), 0) into cleared from reconciliation_line cleared_line
      join journal_line line on line.tenant_id = cleared_line.tenant_id and line.entry_id = cleared_line.entry_id
        and line.line = cleared_line.line
      where cleared_line.tenant_id = new.tenant_id and cleared_line.reconciliation_id = new.id;
    if new.opening_minor + cleared <> new.closing_minor then
      raise exception 'a reconciliation is finished at a difference of zero' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger reconciliation_stays before update or delete on reconciliation
  for each row execute function courtyard.guard_reconciliation();

-- Lines are cleared in an open reconciliation alone, and are lines of its account up to its date. Undoing moves them to a new one.
create function courtyard.guard_reconciliation_line() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  its reconciliation;
begin
  if tg_op <> 'INSERT' then
    if old.tenant_id::text = current_setting('app.deleted_tenant', true) then
      return old;
    end if;
    select * into its from reconciliation where tenant_id = old.tenant_id and id = old.reconciliation_id;
    if its.status = 'finished' or (its.status = 'undone' and tg_op = 'DELETE') then
      raise exception 'a finished reconciliation does not change' using errcode = 'restrict_violation';
    end if;
    if tg_op = 'DELETE' then
      return old;
    end if;
  end if;
  if tg_op = 'INSERT' and courtyard.is_imported(new.tenant_id) then
    return new;
  end if;
  select * into its from reconciliation where tenant_id = new.tenant_id and id = new.reconciliation_id for share;
  if its.status is distinct from 'open' then
    raise exception 'a finished reconciliation does not change' using errcode = 'restrict_violation';
  end if;
  if not exists (select from journal_line line where line.tenant_id = new.tenant_id and line.entry_id = new.entry_id
      and line.line = new.line and line.account_id = its.account_id and line.entry_date <= its.to_on) then
    raise exception 'this is no line of the account up to the statement''s date' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger reconciliation_line_stays before insert or update or delete on reconciliation_line
  for each row execute function courtyard.guard_reconciliation_line();
