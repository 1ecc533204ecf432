set local role courtyard_ledger;

-- Lines of an entry as they are worked with: one shape for given lines and for those of a reversal.
create type ledger.line as (
  line int, account uuid, fund uuid, amount bigint, item uuid, party_kind text, party uuid, memo text
);
create type ledger.moved as (account uuid, fund uuid, day date, class text, layer text, amount bigint);

-- What an entry asks for, so that the same key with another wish is seen. Ids of items that it makes are new each time and stand
-- by their places.
create function ledger.wish_of(entry jsonb) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with made as (
    select item ->> 'id' as id, 'new ' || place as name from jsonb_array_elements(coalesce(entry -> 'items', '[]')) with ordinality as one (item, place)
  )
  select sha256('\x01'::bytea
    || ledger.field(entry ->> 'date') || ledger.field(entry ->> 'kind') || ledger.field(entry ->> 'source_kind')
    || ledger.field(entry ->> 'source_id') || ledger.field(entry ->> 'memo') || ledger.field(entry ->> 'reverses')
    || coalesce((select string_agg(
        ledger.field('line') || ledger.field(line ->> 'account') || ledger.field(line ->> 'fund') || ledger.field(line ->> 'amount')
        || ledger.field(coalesce((select name from made where id = line ->> 'item'), line ->> 'item'))
        || ledger.field(line ->> 'party_kind') || ledger.field(line ->> 'party') || ledger.field(line ->> 'memo'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'lines', '[]')) with ordinality as one (line, place)), ''::bytea)
    || coalesce((select string_agg(
        ledger.field('item') || ledger.field(item ->> 'account') || ledger.field(item ->> 'fund') || ledger.field(item ->> 'contra')
        || ledger.field(item ->> 'party_kind') || ledger.field(item ->> 'party') || ledger.field(item ->> 'charge_type')
        || ledger.field(item ->> 'source_kind') || ledger.field(item ->> 'source_id') || ledger.field(item ->> 'memo')
        || ledger.field(item ->> 'issued_on') || ledger.field(item ->> 'due_on'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'items', '[]')) with ordinality as one (item, place)), ''::bytea)
    || coalesce((select string_agg(
        ledger.field('application') || ledger.field(coalesce((select name from made where id = applied ->> 'from'), applied ->> 'from'))
        || ledger.field(coalesce((select name from made where id = applied ->> 'to'), applied ->> 'to')) || ledger.field(applied ->> 'amount')
        || ledger.field(applied ->> 'policy') || ledger.field(applied ->> 'sentence'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'applications', '[]')) with ordinality as one (applied, place)), ''::bytea))
$$;

-- What a moment is in hashed content.
create function ledger.moment(at timestamptz) returns text
  language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

-- The content of an entry with its lines, and the hash before it, hashed. Version 1.
create function ledger.hash_of(entry public.journal_entry, lines ledger.line[]) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256('\x01'::bytea || ledger.field(encode(entry.prev_hash, 'hex'))
    || ledger.field(entry.no::text) || ledger.field(entry.id::text) || ledger.field(to_char(entry.entry_date, 'YYYY-MM-DD'))
    || ledger.field(entry.kind) || ledger.field(entry.class) || ledger.field(entry.layer)
    || ledger.field(entry.source_kind) || ledger.field(entry.source_id) || ledger.field(entry.memo)
    || ledger.field(entry.idem_key) || ledger.field(entry.reverses_id::text) || ledger.field(entry.line_count::text)
    || ledger.field(ledger.moment(entry.posted_at)) || ledger.field(entry.posted_by::text) || ledger.field(entry.posted_by_name)
    || ledger.field(entry.approved_by::text) || ledger.field(entry.approved_by_name)
    || (select string_agg(ledger.field(one.line::text) || ledger.field(one.account::text) || ledger.field(one.fund::text)
        || ledger.field(one.amount::text) || ledger.field(one.item::text) || ledger.field(one.party_kind) || ledger.field(one.party::text)
        || ledger.field(one.memo), ''::bytea order by one.line) from unnest(lines) one))
$$;

-- Writes an entry and its lines, and gives its hash.
create function ledger.write_entry(entry public.journal_entry, lines ledger.line[]) returns bytea
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  entry.line_count := cardinality(lines);
  entry.posted_at := clock_timestamp();
  entry.hash := ledger.hash_of(entry, lines);
  insert into public.journal_entry select (entry).*;
  insert into public.journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount, open_item_id,
      party_kind, party_id, memo)
    select entry.tenant_id, entry.id, one.line, one.account, account.control, one.fund, entry.entry_date, entry.no, one.amount, one.item,
      one.party_kind, one.party, one.memo
    from unnest(lines) one
    join public.account on account.tenant_id = entry.tenant_id and account.id = one.account;
  return entry.hash;
end $$;

-- What an entry adds to the balances: its lines in its own layer and, where it concerns receivables or payables, what it is in cash
-- basis. The view `journal_cash_line` says the same of all entries.
create function ledger.moved_by(entry public.journal_entry, lines ledger.line[]) returns ledger.moved[]
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  moved ledger.moved[] := array(
    select row(one.account, one.fund, entry.entry_date, entry.class, entry.layer, one.amount)::ledger.moved from unnest(lines) one);
begin
  if entry.class <> 'ordinary' or entry.layer not in ('Ar', 'Ap') or not exists (
    select from unnest(lines) one join public.account on account.tenant_id = entry.tenant_id and account.id = one.account
    where account.control not in ('receivable', 'payable') and account.type not in ('income', 'expense')) then
    return moved;
  end if;
  return moved || array(
    select row(coalesce(item.contra_account_id, one.account), one.fund, entry.entry_date, entry.class,
      case entry.layer when 'Ar' then 'Cr' else 'Cp' end, sum(one.amount)::bigint)::ledger.moved
    from unnest(lines) one
    left join public.open_item item on item.tenant_id = entry.tenant_id and item.id = one.item
    group by coalesce(item.contra_account_id, one.account), one.fund
    having sum(one.amount) <> 0);
end $$;

create function ledger.add_balances(tenant uuid, moved ledger.moved[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.balance_day as kept (tenant_id, account_id, fund_id, day, class, layer, debit, credit, lines)
    select tenant, account, fund, day, class, layer, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
    from unnest(moved) group by account, fund, day, class, layer
    on conflict (tenant_id, account_id, fund_id, day, class, layer)
      do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit, lines = kept.lines + excluded.lines;
  insert into public.balance_month as kept (tenant_id, account_id, fund_id, month, class, layer, debit, credit, lines)
    select tenant, account, fund, date_trunc('month', day)::date, class, layer, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
    from unnest(moved) group by account, fund, 4, class, layer
    on conflict (tenant_id, account_id, fund_id, month, class, layer)
      do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit, lines = kept.lines + excluded.lines;
end $$;

-- What lines do to open items that were there before.
create function ledger.settle_items(tenant uuid, entry uuid, given jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.open_item item
  set balance = item.balance + moved.amount,
    settled_on = case when item.balance + moved.amount = 0 then (select max(entry_date) from public.journal_line line
      where line.tenant_id = tenant and line.open_item_id = item.id) end
  from (select open_item_id, sum(amount)::bigint as amount from public.journal_line
    where tenant_id = tenant and entry_id = entry and open_item_id is not null group by open_item_id) moved
  where item.tenant_id = tenant and item.id = moved.open_item_id
    and not exists (select from jsonb_array_elements(coalesce(given -> 'items', '[]')) made where (made ->> 'id')::uuid = item.id);
exception when check_violation then
  perform ledger.refuse('over-applied', 'more would be applied to an item than is open of it');
end $$;

create function ledger.post(entries jsonb, actor jsonb)
  returns table (place int, entry_id uuid, entry_no bigint, entry_hash bytea, is_repeated boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  given jsonb;
  head public.ledger_head;
  known public.journal_entry;
  original public.journal_entry;
  entry public.journal_entry;
  lines ledger.line[];
  wish bytea;
  fault record;
  moved ledger.moved[] := '{}';
  has_items boolean;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 100 then
    perform ledger.refuse('size', 'one to a hundred entries are posted at a time');
  end if;
  if coalesce(actor ->> 'name', '') = '' then
    perform ledger.refuse('actor', 'somebody posts');
  end if;
  if current_setting('ledger.posted_in', true) = pg_current_xact_id()::text then
    perform ledger.refuse('twice', 'a transaction posts once, at its end: give all entries at once');
  end if;
  perform set_config('ledger.posted_in', pg_current_xact_id()::text, true);

  -- Items first, by their ids, then the turn: whoever pays the same items waits before anybody holds up the community.
  perform from public.open_item where tenant_id = tenant and id in (
      select (line ->> 'item')::uuid from jsonb_array_elements(entries) one, jsonb_array_elements(coalesce(one -> 'lines', '[]')) line
      union all
      select open_item_id from jsonb_array_elements(entries) one
      join public.journal_line line on line.tenant_id = tenant and line.entry_id = (one ->> 'reverses')::uuid)
    order by id for update;
  perform ledger.take_turn(tenant);
  select * into head from public.ledger_head where tenant_id = tenant;
  if not found then
    insert into public.ledger_head (tenant_id) values (tenant) returning * into head;
  end if;
  if head.is_arriving then
    perform ledger.refuse('arriving', 'the books of an export are being taken in');
  end if;

  for place, given in select number, one from jsonb_array_elements(entries) with ordinality as listed (one, number) loop
    wish := ledger.wish_of(given);
    select * into known from public.journal_entry where tenant_id = tenant and idem_key = given ->> 'key';
    if found then
      if known.idem_hash <> wish then
        perform ledger.refuse('key', format('the key %s was used for another entry', given ->> 'key'));
      end if;
      entry_id := known.id; entry_no := known.no; entry_hash := known.hash; is_repeated := true;
      return next;
      continue;
    end if;

    entry := null;
    entry.tenant_id := tenant;
    entry.id := (given ->> 'id')::uuid;
    entry.no := head.next_no;
    entry.entry_date := (given ->> 'date')::date;
    entry.kind := given ->> 'kind';
    entry.class := 'ordinary';
    entry.source_kind := given ->> 'source_kind';
    entry.source_id := given ->> 'source_id';
    entry.memo := given ->> 'memo';
    entry.idem_key := given ->> 'key';
    entry.idem_hash := wish;
    entry.reverses_id := (given ->> 'reverses')::uuid;
    entry.posted_by := (actor ->> 'id')::uuid;
    entry.posted_by_name := actor ->> 'name';
    entry.approved_by := (given ->> 'approved_by')::uuid;
    entry.approved_by_name := given ->> 'approved_by_name';
    entry.prev_hash := head.hash;
    -- What comes before a closed month would change what it began with.
    if exists (select from public.period where tenant_id = tenant and month >= date_trunc('month', entry.entry_date) and status = 'closed') then
      perform ledger.refuse('closed', format('%s is closed', to_char(entry.entry_date, 'YYYY-MM')));
    end if;

    if entry.reverses_id is null then
      lines := array(
        select row(number, (line ->> 'account')::uuid, (line ->> 'fund')::uuid, (line ->> 'amount')::bigint, (line ->> 'item')::uuid,
          line ->> 'party_kind', (line ->> 'party')::uuid, line ->> 'memo')::ledger.line
        from jsonb_array_elements(coalesce(given -> 'lines', '[]')) with ordinality as listed (line, number) order by number);
      perform ledger.check_accounts(tenant, lines);
    else
      select * into original from public.journal_entry where tenant_id = tenant and id = entry.reverses_id;
      if not found then
        perform ledger.refuse('unknown', 'the entry to be reversed is not there');
      end if;
      if original.class <> 'ordinary' then
        perform ledger.refuse('closing', 'the entries of a year''s end are reversed by reopening it');
      end if;
      if exists (select from public.journal_entry where tenant_id = tenant and reverses_id = entry.reverses_id) then
        perform ledger.refuse('reversed', format('entry %s was reversed already', original.no));
      end if;
      if entry.entry_date < original.entry_date then
        perform ledger.refuse('early', 'a reversal is not dated before what it reverses');
      end if;
      lines := array(
        select row(line, account_id, fund_id, -amount, open_item_id, party_kind, party_id, memo)::ledger.line
        from public.journal_line where tenant_id = tenant and journal_line.entry_id = original.id order by line);
    end if;
    if coalesce(cardinality(lines), 0) < 2 then
      perform ledger.refuse('lines', 'an entry has two lines at least');
    end if;

    select case when bool_or(control in ('receivable', 'owner-credit')) then 'Ar' when bool_or(control = 'payable') then 'Ap' else 'B' end as layer,
      bool_or(control in ('receivable', 'owner-credit')) and bool_or(control = 'payable') as is_mixed
      into fault
      from unnest(lines) one join public.account on account.tenant_id = tenant and account.id = one.account;
    if fault.is_mixed then
      perform ledger.refuse('mixed', 'an entry concerns what owners owe or what vendors are owed, not both: post two');
    end if;
    entry.layer := fault.layer;

    has_items := given -> 'items' <> '[]' or given -> 'applications' <> '[]'
      or exists (select from unnest(lines) one where one.item is not null);
    if has_items then
      perform ledger.add_items(tenant, given, lines);
    end if;
    entry_hash := ledger.write_entry(entry, lines);
    if has_items then
      perform ledger.settle_items(tenant, entry.id, given);
      perform ledger.add_applications(tenant, entry, given, lines);
    end if;

    head.next_no := head.next_no + 1;
    head.hash := entry_hash;
    moved := moved || ledger.moved_by(entry, lines);
    entry_id := entry.id; entry_no := entry.no; is_repeated := false;
    return next;
  end loop;

  if cardinality(moved) > 0 then
    perform ledger.add_balances(tenant, moved);
    update public.ledger_head set next_no = head.next_no, hash = head.hash where tenant_id = tenant;
  end if;
end $$;

-- Whether lines may stand on their accounts and funds, said before the constraints would.
create function ledger.check_accounts(tenant uuid, lines ledger.line[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  fault record;
begin
  select case
      when account.id is null then 'unknown-account' when fund.id is null then 'unknown-fund'
      when one.amount is null or one.amount = 0 then 'amount'
      when account.is_heading then 'heading' when account.archived_at is not null then 'archived'
      when fund.archived_at is not null then 'archived'
      when account.fund_id <> one.fund then 'other-fund'
      when (account.control = 'none') <> (one.item is null) then 'control' end as what,
    account.code, fund.code as fund_code
    into fault
    from unnest(lines) one
    left join public.account on account.tenant_id = tenant and account.id = one.account
    left join public.fund on fund.tenant_id = tenant and fund.id = one.fund
    where account.id is null or fund.id is null or one.amount is null or one.amount = 0 or account.is_heading
      or account.archived_at is not null or fund.archived_at is not null or account.fund_id <> one.fund
      or (account.control = 'none') <> (one.item is null)
    limit 1;
  if found then
    perform ledger.refuse(fault.what, format('a line on account %s in fund %s: %s', coalesce(fault.code, '?'), coalesce(fault.fund_code, '?'), fault.what));
  end if;
  select one.fund, sum(one.amount) as off into fault from unnest(lines) one group by one.fund having sum(one.amount) <> 0 limit 1;
  if found then
    perform ledger.refuse('unbalanced', format('the lines of fund %s are off by %s',
      (select code from public.fund where tenant_id = tenant and id = fault.fund), fault.off));
  end if;
end $$;

-- Makes the items that begin with an entry; what they are of follows from its lines.
create function ledger.add_items(tenant uuid, given jsonb, lines ledger.line[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from unnest(lines) one where one.item is not null and not exists
      (select from public.open_item where tenant_id = tenant and id = one.item)
      and not exists (select from jsonb_array_elements(coalesce(given -> 'items', '[]')) made where (made ->> 'id')::uuid = one.item)) then
    perform ledger.refuse('unknown-item', 'a line is of an open item that is not there');
  end if;
  if exists (select from jsonb_array_elements(coalesce(given -> 'items', '[]')) made
      left join public.account contra on contra.tenant_id = tenant and contra.id = (made ->> 'contra')::uuid
      where made ->> 'contra' is not null and (contra.id is null or contra.control <> 'none' or contra.is_heading)) then
    perform ledger.refuse('contra', 'what an item is in cash basis is no account for it');
  end if;
  insert into public.open_item (tenant_id, id, account_id, control, fund_id, contra_account_id, party_kind, party_id, charge_type,
      source_kind, source_id, memo, issued_on, due_on, original, balance)
    select tenant, (made ->> 'id')::uuid, account.id, account.control, (made ->> 'fund')::uuid, (made ->> 'contra')::uuid,
      made ->> 'party_kind', (made ->> 'party')::uuid, made ->> 'charge_type', made ->> 'source_kind', made ->> 'source_id', made ->> 'memo',
      (made ->> 'issued_on')::date, (made ->> 'due_on')::date,
      (select sum(one.amount) from unnest(lines) one where one.item = (made ->> 'id')::uuid),
      (select sum(one.amount) from unnest(lines) one where one.item = (made ->> 'id')::uuid)
    from jsonb_array_elements(coalesce(given -> 'items', '[]')) made
    join public.account on account.tenant_id = tenant and account.id = (made ->> 'account')::uuid;
exception when not_null_violation or check_violation or foreign_key_violation then
  perform ledger.refuse('item', format('an open item cannot be made so: %s', sqlerrm));
end $$;

-- Notes what was applied to which item. They have to say what the lines do.
create function ledger.add_applications(tenant uuid, entry public.journal_entry, given jsonb, lines ledger.line[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if entry.reverses_id is not null then
    insert into public.application (tenant_id, entry_id, place, from_item, to_item, amount, policy_version, sentence)
      select tenant, entry.id, place, from_item, to_item, -amount, policy_version, sentence
      from public.application where tenant_id = tenant and entry_id = entry.reverses_id;
    return;
  end if;
  insert into public.application (tenant_id, entry_id, place, from_item, to_item, amount, policy_version, sentence)
    select tenant, entry.id, place, (applied ->> 'from')::uuid, (applied ->> 'to')::uuid, (applied ->> 'amount')::bigint,
      applied ->> 'policy', applied ->> 'sentence'
    from jsonb_array_elements(coalesce(given -> 'applications', '[]')) with ordinality as listed (applied, place);
  if exists (
    select from (
      select to_item as item, sum(amount) as amount from public.application where tenant_id = tenant and entry_id = entry.id group by to_item
      union all
      select from_item, sum(amount) from public.application where tenant_id = tenant and entry_id = entry.id and from_item is not null group by from_item
    ) said
    where said.amount is distinct from (select abs(sum(one.amount)) from unnest(lines) one where one.item = said.item)
  ) then
    perform ledger.refuse('application', 'what is said to be applied to an item is not what the lines do');
  end if;
end $$;

grant execute on function ledger.post(jsonb, jsonb) to courtyard_app;
