set local role courtyard_ledger;

-- Writes an act of closing or reopening, with the chain as it stands.
create function ledger.note_act(tenant uuid, of_month date, what text, why text, actor jsonb) returns public.period_act
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  head public.ledger_head;
  noted public.period_act;
begin
  if coalesce(actor ->> 'name', '') = '' then
    perform ledger.refuse('actor', 'somebody closes and reopens');
  end if;
  -- An export takes the books of a community that has a head, also where nothing is posted yet.
  insert into public.ledger_head (tenant_id) values (tenant) on conflict do nothing;
  select * into head from public.ledger_head where tenant_id = tenant;
  insert into public.period (tenant_id, month, status) values (tenant, of_month, case what when 'close' then 'closed' else 'open' end)
    on conflict (tenant_id, month) do update set status = excluded.status;
  insert into public.period_act (tenant_id, id, month, act, reason, acted_by, acted_by_name, acted_at, head_no, head_hash)
    values (tenant, gen_random_uuid(), of_month, what, why, (actor ->> 'id')::uuid, actor ->> 'name', clock_timestamp(),
      head.next_no - 1, head.hash)
    returning * into noted;
  return noted;
end $$;

create function ledger.close_period(of_month date, actor jsonb) returns public.period_act
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  earlier date;
begin
  perform ledger.take_turn(tenant);
  if exists (select from public.period where tenant_id = tenant and month >= of_month and status = 'closed') then
    perform ledger.refuse('closed', format('%s is closed', to_char(of_month, 'YYYY-MM')));
  end if;
  select min(kept.month) into earlier from public.balance_month kept
    where kept.tenant_id = tenant and kept.month < of_month and not exists (
      select from public.period where period.tenant_id = tenant and period.month = kept.month and status = 'closed');
  if earlier is not null then
    perform ledger.refuse('order', format('%s is open: months are closed in their order', to_char(earlier, 'YYYY-MM')));
  end if;
  return ledger.note_act(tenant, of_month, 'close', null, actor);
end $$;

-- The entries of a year's end that stand: those that were not reversed.
create function ledger.closings(tenant uuid, since date) returns setof public.journal_entry
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select * from public.journal_entry entry
  where entry.tenant_id = tenant and entry.class = 'closing' and entry.entry_date >= since and entry.reverses_id is null
    and not exists (select from public.journal_entry reversal where reversal.tenant_id = tenant and reversal.reverses_id = entry.id)
  order by entry.no
$$;

-- Posts an entry of a year's end, of one layer.
create function ledger.post_closing(entry public.journal_entry, lines ledger.line[], actor jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  head public.ledger_head;
begin
  select * into head from public.ledger_head where tenant_id = entry.tenant_id;
  entry.id := gen_random_uuid();
  entry.no := head.next_no;
  entry.kind := 'closing';
  entry.class := 'closing';
  entry.idem_key := format('closing:%s:%s:%s', entry.entry_date, entry.layer, head.next_no);
  entry.idem_hash := sha256(convert_to(entry.idem_key, 'UTF8'));
  entry.posted_by := (actor ->> 'id')::uuid;
  entry.posted_by_name := actor ->> 'name';
  entry.prev_hash := head.hash;
  head.hash := ledger.write_entry(entry, lines);
  perform ledger.add_balances(entry.tenant_id, ledger.moved_by(entry, lines));
  update public.ledger_head set next_no = head.next_no + 1, hash = head.hash where tenant_id = entry.tenant_id;
end $$;

-- A reason is asked for, and the entries of a year's end from that month on are reversed first.
create function ledger.reopen_period(of_month date, reason text, actor jsonb) returns public.period_act
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  closing public.journal_entry;
  reversal public.journal_entry;
begin
  if coalesce(trim(reason), '') = '' then
    perform ledger.refuse('reason', 'a month is reopened for a reason');
  end if;
  perform ledger.take_turn(tenant);
  if not exists (select from public.period where tenant_id = tenant and month = of_month and status = 'closed') then
    perform ledger.refuse('open', format('%s is open', to_char(of_month, 'YYYY-MM')));
  end if;
  if exists (select from public.period where tenant_id = tenant and month > of_month and status = 'closed') then
    perform ledger.refuse('order', 'months are reopened from the last one back');
  end if;
  for closing in select * from ledger.closings(tenant, of_month) loop
    reversal := null;
    reversal.tenant_id := tenant;
    reversal.entry_date := closing.entry_date;
    reversal.layer := closing.layer;
    reversal.reverses_id := closing.id;
    reversal.memo := reason;
    perform ledger.post_closing(reversal, array(
      select row(line, account_id, fund_id, -amount, null, null, null, null)::ledger.line from public.journal_line
      where tenant_id = tenant and entry_id = closing.id order by line), actor);
  end loop;
  return ledger.note_act(tenant, of_month, 'reopen', reason, actor);
end $$;

-- Brings income, expenses and transfers of all months until a day to the closing account, fund by fund and layer by layer, so
-- that every basis has its own. Gives how many entries that took.
create function ledger.close_year(ends_on date, actor jsonb) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  of_month date := date_trunc('month', ends_on);
  closing_account uuid;
  entry public.journal_entry;
  lines ledger.line[];
  of_layer text;
  posted int := 0;
begin
  perform ledger.take_turn(tenant);
  if ends_on <> (of_month + interval '1 month - 1 day')::date then
    perform ledger.refuse('year-end', 'a year ends on the last day of a month');
  end if;
  if coalesce(actor ->> 'name', '') = '' then
    perform ledger.refuse('actor', 'somebody closes a year');
  end if;
  if not exists (select from public.period where tenant_id = tenant and month = of_month and status = 'closed') then
    perform ledger.refuse('open', format('%s is open: close it first', to_char(of_month, 'YYYY-MM')));
  end if;
  if exists (select from ledger.closings(tenant, of_month)) then
    perform ledger.refuse('year-closed', 'that year, or a later one, was closed already');
  end if;
  select id into closing_account from public.account where tenant_id = tenant and purpose = 'closing';
  if not found then
    perform ledger.refuse('no-account', 'there is no account that a year is closed to');
  end if;
  foreach of_layer in array array['B', 'Ar', 'Ap', 'Cr', 'Cp'] loop
    with standing as (
      select kept.account_id, kept.fund_id, account.code, sum(kept.debit - kept.credit)::bigint as amount
      from public.balance_month kept
      join public.account on account.tenant_id = kept.tenant_id and account.id = kept.account_id
      where kept.tenant_id = tenant and kept.month <= of_month and kept.layer = of_layer and account.type in ('income', 'expense', 'transfer')
      group by kept.account_id, kept.fund_id, account.code
      having sum(kept.debit - kept.credit) <> 0
    ), moved as (
      select account_id, fund_id, -amount as amount, code from standing
      union all
      select closing_account, fund_id, sum(amount)::bigint, null from standing group by fund_id having sum(amount) <> 0
    )
    select array_agg(row(number, account_id, fund_id, amount, null, null, null, null)::ledger.line order by number) into lines
    from (select row_number() over (order by fund_id, code nulls last)::int as number, * from moved) numbered;
    continue when lines is null;
    entry := null;
    entry.tenant_id := tenant;
    entry.entry_date := ends_on;
    entry.layer := of_layer;
    perform ledger.post_closing(entry, lines, actor);
    posted := posted + 1;
  end loop;
  return posted;
end $$;

grant execute on function ledger.close_period(date, jsonb), ledger.reopen_period(date, text, jsonb), ledger.close_year(date, jsonb)
  to courtyard_app;
