set local role courtyard_ledger;

-- What the balances have to be, worked out from the lines.
create view public.balance_by_lines with (security_invoker = true) as
  with moved as (
    select line.tenant_id, line.account_id, line.fund_id, line.entry_date as day, entry.class, entry.layer, line.amount
    from public.journal_line line join public.journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
    union all
    select tenant_id, account_id, fund_id, entry_date, 'ordinary', layer, amount from public.journal_cash_line
  )
  select tenant_id, account_id, fund_id, day, class, layer, sum(greatest(amount, 0))::bigint as debit,
    sum(greatest(-amount, 0))::bigint as credit, count(*) as lines
  from moved group by tenant_id, account_id, fund_id, day, class, layer;
grant select on public.balance_by_lines to courtyard_app;

-- Balances that are not what the lines make of them.
create view public.balance_difference with (security_invoker = true) as
  with by_month as (
    select tenant_id, account_id, fund_id, date_trunc('month', day)::date as month, class, layer, sum(debit)::bigint as debit,
      sum(credit)::bigint as credit, sum(lines)::bigint as lines
    from public.balance_by_lines group by 1, 2, 3, 4, 5, 6
  )
  select 'day' as per, * from (
    (table public.balance_by_lines except table public.balance_day) union (table public.balance_day except table public.balance_by_lines)) one
  union all
  select 'month', * from ((table by_month except table public.balance_month) union (table public.balance_month except table by_month)) one;
grant select on public.balance_difference to courtyard_app;

-- Makes the balances of a community anew. Gives how many rows were otherwise.
create function ledger.rebuild_balances() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  differed bigint;
begin
  perform ledger.take_turn(tenant);
  select count(*) into differed from public.balance_difference where tenant_id = tenant;
  if differed > 0 then
    delete from public.balance_day where tenant_id = tenant;
    delete from public.balance_month where tenant_id = tenant;
    insert into public.balance_day select * from public.balance_by_lines where tenant_id = tenant;
    insert into public.balance_month
      select tenant_id, account_id, fund_id, date_trunc('month', day)::date, class, layer, sum(debit), sum(credit), sum(lines)
      from public.balance_day where tenant_id = tenant group by 1, 2, 3, 4, 5, 6;
  end if;
  return differed;
end $$;
grant execute on function ledger.rebuild_balances() to courtyard_app;

-- The hash that an entry has to have, from what stands in the tables.
create function ledger.hash_by_lines(entry public.journal_entry) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select ledger.hash_of(entry, array(
    select row(line, account_id, fund_id, amount, open_item_id, party_kind, party_id, memo)::ledger.line
    from public.journal_line where tenant_id = entry.tenant_id and entry_id = entry.id order by line))
$$;

-- Takes in the books of a community that comes from an export, into one that has none: begun, filled table by table, and
-- ended, which looks whether the chain, the items and what is posted are right. Until then nothing is posted.
create function ledger.begin_arrival() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
begin
  perform ledger.take_turn(tenant);
  if exists (select from public.ledger_head where tenant_id = tenant) then
    perform ledger.refuse('import', 'the community has books already');
  end if;
  insert into public.ledger_head (tenant_id, is_arriving) values (tenant, true);
end $$;

-- The rows come as values: a table of who serves is not read here.
create function ledger.take_in(of_table text, given jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  columns text;
  taken bigint;
begin
  if not exists (select from public.ledger_head where tenant_id = tenant and is_arriving)
    or of_table not in ('period', 'period_act', 'open_item', 'journal_entry', 'journal_line', 'application') then
    perform ledger.refuse('import', format('%s is not taken in', of_table));
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
    where attrelid = ('public.' || of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id';
  execute format('insert into public.%1$I (tenant_id, %2$s) select $1, %2$s from jsonb_populate_recordset(null::public.%1$I, $2)', of_table, columns)
    using tenant, given;
  get diagnostics taken = row_count;
  return taken;
end $$;

create function ledger.end_arrival(last_no bigint, last_hash bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  entry public.journal_entry;
  expected bytea := '\x';
  last bigint := 0;
begin
  perform ledger.take_turn(tenant);
  if not exists (select from public.ledger_head where tenant_id = tenant and is_arriving) then
    perform ledger.refuse('import', 'no books are being taken in');
  end if;
  -- To the planner these books are not there yet: where others are, it would look through all lines for each entry and item.
  analyze public.journal_entry, public.journal_line, public.open_item;
  for entry in select * from public.journal_entry where tenant_id = tenant order by no loop
    if entry.no <> last + 1 or entry.prev_hash <> expected or entry.hash is distinct from ledger.hash_by_lines(entry) then
      perform ledger.refuse('import', format('the chain of the books breaks at entry %s', entry.no));
    end if;
    expected := entry.hash;
    last := entry.no;
  end loop;
  if last <> last_no or expected <> last_hash then
    perform ledger.refuse('import', 'the chain of the books ends elsewhere than its head says');
  end if;
  if exists (select from public.open_item item where item.tenant_id = tenant and item.balance is distinct from
      (select coalesce(sum(amount), 0) from public.journal_line line where line.tenant_id = tenant and line.open_item_id = item.id)) then
    perform ledger.refuse('import', 'an open item is not what its lines make of it');
  end if;
  if exists (select from public.open_item item where item.tenant_id = tenant and item.balance = 0 and item.settled_on is distinct from
      (select max(entry_date) from public.journal_line line where line.tenant_id = tenant and line.open_item_id = item.id)) then
    perform ledger.refuse('import', 'an open item was not settled on the day of its last line');
  end if;
  perform ledger.rebuild_balances();
  update public.ledger_head set next_no = last + 1, hash = expected, is_arriving = false where tenant_id = tenant;
end $$;
grant execute on function ledger.begin_arrival(), ledger.take_in(text, jsonb), ledger.end_arrival(bigint, bytea) to courtyard_app;

-- Whoever is granted nothing calls nothing.
revoke execute on all functions in schema ledger from public;
