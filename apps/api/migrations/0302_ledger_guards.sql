set local role courtyard_ledger;

-- What is posted stays. Rows go with their community, by the reference to it, and with nothing else.
create function ledger.keep_posted() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and pg_trigger_depth() > 1 then
    return old;
  end if;
  perform ledger.refuse('posted', format('%s is of the books: it is neither changed nor removed', tg_table_name));
  return null;
end $$;

do $$
declare kept text;
begin
  foreach kept in array array['journal_entry', 'journal_line', 'application', 'period_act'] loop
    execute format('create trigger kept before update or delete on public.%I for each row execute function ledger.keep_posted()', kept);
  end loop;
  -- What is posted would go with them.
  foreach kept in array array['fund', 'account', 'unit_ledger', 'period', 'ledger_head'] loop
    execute format('create trigger never_removed before delete on public.%I for each row execute function ledger.keep_posted()', kept);
  end loop;
  foreach kept in array array['journal_entry', 'journal_line', 'application', 'period_act', 'open_item', 'fund', 'account',
    'unit_ledger', 'period', 'ledger_head', 'balance_month', 'balance_day'] loop
    execute format('create trigger never_emptied before truncate on public.%I for each statement execute function ledger.keep_posted()', kept);
  end loop;
end $$;

-- Of an open item only what its lines make of it changes.
create function ledger.keep_item() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then
      return old;
    end if;
  elsif (to_jsonb(new) - '{balance,settled_on,unit_ledger_id}'::text[]) = (to_jsonb(old) - '{balance,settled_on,unit_ledger_id}'::text[]) then
    return new;
  end if;
  perform ledger.refuse('posted', 'an open item is posted: it is neither changed nor removed');
  return null;
end $$;
create trigger kept before update or delete on public.open_item for each row execute function ledger.keep_item();

-- All lines of an entry come in one statement: they are numbered from 1, as many as the entry says, of its date, and sum to
-- zero in each fund. Looks at the rows of the statement and not at the table, so that it sees them whoever's turn it is.
create function ledger.check_lines() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  fault record;
begin
  -- No line is there twice: the primary key refuses it.
  select given.* into fault from (
    select tenant_id, entry_id, (array_agg(off) filter (where off <> 0))[1] as off, sum(lines) as lines, min(first) as first,
      max(last) as last, min(day) as day, max(other_day) as other_day, min(no) as no, max(other_no) as other_no
    from (
      select tenant_id, entry_id, sum(amount) as off, count(*) as lines, min(line) as first, max(line) as last,
        min(entry_date) as day, max(entry_date) as other_day, min(entry_no) as no, max(entry_no) as other_no
      from added group by tenant_id, entry_id, fund_id) of_fund
    group by tenant_id, entry_id) given
  left join public.journal_entry entry on entry.tenant_id = given.tenant_id and entry.id = given.entry_id
    and entry.line_count = given.lines and entry.entry_date = given.day and entry.no = given.no
  where given.off is not null or entry.id is null or given.first <> 1 or given.last <> given.lines
    or given.other_day <> given.day or given.other_no <> given.no
  limit 1;
  if fault.off is not null then
    perform ledger.refuse('unbalanced', format('the lines of a fund are off by %s', fault.off));
  elsif found then
    perform ledger.refuse('lines', 'the lines of an entry are not those that it says it has');
  end if;
  return null;
end $$;
create trigger balanced after insert on public.journal_line referencing new table as added
  for each statement execute function ledger.check_lines();

-- Funds and accounts are written by who serves, within what the books allow.
create function ledger.keep_fund() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.archived_at is not null and old.archived_at is null then
    perform ledger.take_turn(new.tenant_id);
    if exists (select from public.balance_month where tenant_id = new.tenant_id and fund_id = new.id
      group by account_id having sum(debit - credit) filter (where layer in ('B', 'Ar', 'Ap')) <> 0) then
      perform ledger.refuse('not-zero', format('the fund %s has accounts that are not at zero', new.code));
    end if;
  end if;
  return new;
end $$;
create trigger kept before update on public.fund for each row execute function ledger.keep_fund();

create function ledger.keep_account() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  above uuid := new.parent_id;
begin
  -- A parent is never below its own child.
  for depth in 1..20 loop
    exit when above is null;
    if above = new.id or depth = 20 then
      perform ledger.refuse('parent', format('the account %s cannot be below itself', new.code));
    end if;
    select parent_id into above from public.account where tenant_id = new.tenant_id and id = above;
  end loop;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (new.type, new.control, new.purpose, new.fund_id, new.is_heading) is distinct from (old.type, old.control, old.purpose, old.fund_id, old.is_heading) then
    perform ledger.take_turn(new.tenant_id);
    if exists (select from public.balance_month where tenant_id = new.tenant_id and account_id = new.id)
      or exists (select from public.open_item where tenant_id = new.tenant_id and contra_account_id = new.id) then
      perform ledger.refuse('in-use', format('the account %s was posted to: what it is for stays', new.code));
    end if;
  end if;
  if new.archived_at is not null and old.archived_at is null then
    perform ledger.take_turn(new.tenant_id);
    if exists (select from public.balance_month where tenant_id = new.tenant_id and account_id = new.id
      group by fund_id having sum(debit - credit) filter (where layer in ('B', 'Ar', 'Ap')) <> 0) then
      perform ledger.refuse('not-zero', format('the account %s is not at zero', new.code));
    end if;
  end if;
  return new;
end $$;
create trigger kept before insert or update on public.account for each row execute function ledger.keep_account();
-- The triggers run as who writes.
grant execute on function ledger.refuse(text, text), ledger.take_turn(uuid) to courtyard_app;

grant insert, update (code, name, archived_at, version, updated_at) on public.fund to courtyard_app;
grant insert, update (code, name, type, control, purpose, parent_id, fund_id, is_heading, archived_at, version, updated_at)
  on public.account to courtyard_app;
grant insert, update (ends_on, version) on public.unit_ledger to courtyard_app;
