set local role courtyard_ledger;

-- What entries add to the balances: their lines in the layers of their entries and, where these concern receivables or payables, what
-- they are in cash basis. The view `journal_cash_line` says the same of all entries.
create function ledger.moved_by(tenant uuid, lines ledger.draft_line[], drafts public.journal_entry[]) returns ledger.moved[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  moved ledger.moved[] := array(
    select row(one.account, one.fund, entry.entry_date, entry.class, entry.layer, one.amount)::ledger.moved
    from unnest(lines) one join unnest(drafts) entry on entry.no = one.no);
  -- Those that are something else than nothing in cash basis.
  paid bigint[] := array(
    select distinct one.no from unnest(lines) one join unnest(drafts) entry on entry.no = one.no
    where entry.layer in ('Ar', 'Ap') and one.control not in ('receivable', 'payable') and one.type not in ('income', 'expense'));
  -- Openings, among them those that are taken back.
  begun_by uuid[];
  opening bigint[];
  begun uuid;
  items uuid[];
begin
  if paid = '{}' then
    return moved;
  end if;
  begun_by := array(select original.id from public.journal_entry original where original.tenant_id = tenant and original.kind = 'opening'
      and original.id = any (array(select reverses_id from unnest(drafts) where reverses_id is not null)))
    || array(select id from unnest(drafts) where kind = 'opening');
  opening := array(select entry.no from unnest(drafts) entry where entry.id = any (begun_by) or entry.reverses_id = any (begun_by));
  if opening <> '{}' then
    select id into begun from public.account where tenant_id = tenant and purpose = 'closing';
  end if;
  items := array(select distinct one.item from unnest(lines) one where one.no = any (paid) and one.item is not null);
  return moved || array(
    select row(counted.account, counted.fund, entry.entry_date, entry.class,
      case entry.layer when 'Ar' then 'Cr' else 'Cp' end, sum(counted.amount)::bigint)::ledger.moved
    from (
      select one.no, one.fund, one.amount, case when item.contra_account_id is null then one.account
        when one.no = any (opening) then coalesce(begun, item.contra_account_id) else item.contra_account_id end as account
      from unnest(lines) one
      left join (select id, contra_account_id from public.open_item where tenant_id = tenant and id = any (items)) item on item.id = one.item
      where one.no = any (paid)) counted
    join unnest(drafts) entry on entry.no = counted.no
    group by counted.no, counted.account, counted.fund, entry.entry_date, entry.class, entry.layer
    having sum(counted.amount) <> 0);
end $$;

-- Writes drafts with their lines, each with the hash of what came before it. Gives them as they were written.
create function ledger.write_entries(tenant uuid, hash bytea, drafts public.journal_entry[], lines ledger.draft_line[])
  returns public.journal_entry[]
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  entry public.journal_entry;
  own ledger.line[];
  written public.journal_entry[] := '{}';
begin
  foreach entry in array drafts loop
    own := array(select row(one.line, one.account, one.fund, one.amount, one.item, one.party_kind, one.party, one.memo)::ledger.line
      from unnest(lines) one where one.no = entry.no order by one.line);
    entry.line_count := cardinality(own);
    entry.posted_at := at;
    entry.prev_hash := hash;
    entry.hash := ledger.hash_of(entry, own);
    hash := entry.hash;
    written := written || entry;
  end loop;
  insert into public.journal_entry select * from unnest(written);
  insert into public.journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount, open_item_id,
      party_kind, party_id, memo)
    select tenant, head.id, one.line, one.account, one.control, one.fund, head.entry_date, head.no, one.amount, one.item,
      one.party_kind, one.party, one.memo
    from unnest(lines) one join unnest(written) head on head.no = one.no;
  return written;
end $$;

-- The lines of drafts: those that were given, and of a reversal those of its original, which may be one of the same call.
create function ledger.lines_of(tenant uuid, given jsonb[], drafts public.journal_entry[]) returns ledger.draft_line[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  lines ledger.draft_line[] := ledger.lines_given(tenant, given, (drafts[1]).no);
  reversal public.journal_entry;
begin
  perform ledger.check_drafts(tenant, lines);
  for reversal in select * from unnest(drafts) where reverses_id is not null order by no loop
    lines := lines || array(
      select row(reversal.no, one.line, one.account_id, one.fund_id, -one.amount, one.open_item_id, one.party_kind, one.party_id, one.memo,
        one.control, account.type)::ledger.draft_line
      from public.journal_line one join public.account on account.tenant_id = one.tenant_id and account.id = one.account_id
      where one.tenant_id = tenant and one.entry_id = reversal.reverses_id
      union all
      select row(reversal.no, one.line, one.account, one.fund, -one.amount, one.item, one.party_kind, one.party, one.memo, one.control,
        one.type)::ledger.draft_line
      from unnest(lines) one join unnest(drafts) original on original.no = one.no where original.id = reversal.reverses_id);
  end loop;
  return lines;
end $$;

-- The drafts with the layer that each counts in.
create function ledger.layered(drafts public.journal_entry[], lines ledger.draft_line[]) returns public.journal_entry[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  entry public.journal_entry;
  fact record;
  layered public.journal_entry[] := '{}';
begin
  foreach entry in array drafts loop
    select count(*) as lines, bool_or(control in ('receivable', 'owner-credit')) as of_owners, bool_or(control = 'payable') as of_vendors
      into fact from unnest(lines) one where one.no = entry.no;
    if fact.lines < 2 then
      perform ledger.refuse('lines', 'an entry has two lines at least');
    end if;
    if fact.of_owners and fact.of_vendors then
      perform ledger.refuse('mixed', 'an entry concerns what owners owe or what vendors are owed, not both: post two');
    end if;
    entry.layer := case when fact.of_owners then 'Ar' when fact.of_vendors then 'Ap' else 'B' end;
    layered := layered || entry;
  end loop;
  return layered;
end $$;

-- A draft of one entry, unless its key was posted before; then the entry that was.
create function ledger.draft_of(tenant uuid, given jsonb, actor jsonb, earlier public.journal_entry[], closed_until date)
  returns public.journal_entry
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  wish bytea := ledger.wish_of(given);
  entry public.journal_entry;
  original record;
begin
  select * into entry from unnest(earlier) known where known.idem_key = given ->> 'key';
  if found then
    if entry.idem_hash <> wish then
      perform ledger.refuse('key', format('the key %s was used for another entry', given ->> 'key'));
    end if;
    return entry;
  end if;
  entry.tenant_id := tenant;
  entry.id := (given ->> 'id')::uuid;
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
  -- What comes before a closed month would change what it began with.
  if date_trunc('month', entry.entry_date) <= closed_until then
    perform ledger.refuse('closed', format('%s is closed', to_char(entry.entry_date, 'YYYY-MM')));
  end if;
  if entry.reverses_id is null then
    return entry;
  end if;
  select no, class, entry_date into original from unnest(earlier) where id = entry.reverses_id;
  if not found then
    select no, class, entry_date into original from public.journal_entry where tenant_id = tenant and id = entry.reverses_id;
  end if;
  if not found then
    perform ledger.refuse('unknown', 'the entry to be reversed is not there');
  end if;
  if original.class <> 'ordinary' then
    perform ledger.refuse('closing', 'the entries of a year''s end are reversed by reopening it');
  end if;
  if exists (select from public.journal_entry where tenant_id = tenant and reverses_id = entry.reverses_id)
    or exists (select from unnest(earlier) where reverses_id = entry.reverses_id) then
    perform ledger.refuse('reversed', format('entry %s was reversed already', original.no));
  end if;
  if entry.entry_date < original.entry_date then
    perform ledger.refuse('early', 'a reversal is not dated before what it reverses');
  end if;
  return entry;
end $$;

-- The open items that entries concern.
create function ledger.items_of(tenant uuid, entries jsonb) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return array(
    select (line ->> 'item')::uuid from jsonb_array_elements(entries) one, jsonb_array_elements(coalesce(one -> 'lines', '[]')) line
      where line ->> 'item' is not null
    union
    select open_item_id from public.journal_line where tenant_id = tenant and open_item_id is not null
      and entry_id = any (array(select (one ->> 'reverses')::uuid from jsonb_array_elements(entries) one)));
end $$;

create or replace function ledger.post(entries jsonb, actor jsonb)
  returns table (place int, entry_id uuid, entry_no bigint, entry_hash bytea, is_repeated boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Plans that stand whatever is known of the tables: each row by its key, and what was given joined by hashes, however many lines it has.
  set enable_seqscan = off set enable_nestloop = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  tenant uuid := ledger.tenant();
  head public.ledger_head;
  closed_until date;
  asked jsonb;
  known public.journal_entry[];
  entry public.journal_entry;
  -- Those that are new, and their order.
  given jsonb[] := '{}';
  drafts public.journal_entry[] := '{}';
  lines ledger.draft_line[];
  items ledger.draft_item[];
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 100 then
    perform ledger.refuse('size', 'one to a hundred entries are posted at a time');
  end if;
  if coalesce(actor ->> 'name', '') = '' then
    perform ledger.refuse('actor', 'somebody posts');
  end if;
  -- Until the function ends. A few entries take less time than to plan for them; many are worth a plan of their own.
  perform set_config('plan_cache_mode', case when jsonb_array_length(entries) < 10 then 'force_generic_plan' else 'auto' end, true);
  if current_setting('ledger.posted_in', true) = pg_current_xact_id()::text then
    perform ledger.refuse('twice', 'a transaction posts once, at its end: give all entries at once');
  end if;
  perform set_config('ledger.posted_in', pg_current_xact_id()::text, true);

  -- Items first, by their ids, then the turn: whoever pays the same items waits before anybody holds up the community.
  perform from public.open_item where tenant_id = tenant and id = any (ledger.items_of(tenant, entries)) order by id for update;
  perform ledger.take_turn(tenant);
  select * into head from public.ledger_head where tenant_id = tenant;
  if not found then
    insert into public.ledger_head (tenant_id) values (tenant) returning * into head;
  end if;
  if head.is_arriving then
    perform ledger.refuse('arriving', 'the books of an export are being taken in');
  end if;
  select max(month) into closed_until from public.period where tenant_id = tenant and status = 'closed';
  known := array(select one from public.journal_entry one
    where tenant_id = tenant and idem_key = any (array(select listed ->> 'key' from jsonb_array_elements(entries) listed)));

  for asked in select one from jsonb_array_elements(entries) with ordinality as listed (one, number) order by number loop
    entry := ledger.draft_of(tenant, asked, actor, known || drafts, closed_until);
    if entry.no is null then
      entry.no := head.next_no + cardinality(drafts);
      given := given || asked;
      drafts := drafts || entry;
    end if;
  end loop;
  if drafts <> '{}' then
    lines := ledger.lines_of(tenant, given, drafts);
    items := ledger.items_given(given, head.next_no);
    drafts := ledger.layered(drafts, lines);
    perform ledger.begin_items(tenant, lines, items);
    drafts := ledger.write_entries(tenant, head.hash, drafts, lines);
    perform ledger.settle(tenant, lines, items);
    perform ledger.apply(tenant, lines, given, drafts);
    perform ledger.add_balances(tenant, ledger.moved_by(tenant, lines, drafts));
    entry := drafts[cardinality(drafts)];
    update public.ledger_head set next_no = entry.no + 1, hash = entry.hash where tenant_id = tenant;
  end if;
  return query
    select number::int, posted.id, posted.no, posted.hash, posted.no < head.next_no or number <> min(number) over (partition by posted.no)
    from jsonb_array_elements(entries) with ordinality as listed (one, number)
    join unnest(known || drafts) posted on posted.idem_key = one ->> 'key'
    order by number;
end $$;

drop function ledger.add_items(uuid, jsonb, ledger.line[]), ledger.settle_items(uuid, uuid, jsonb),
  ledger.add_applications(uuid, public.journal_entry, jsonb, ledger.line[]), ledger.check_accounts(uuid, ledger.line[]);

-- Finds the entries of its lines by their keys, also where `post` has loops planned away.
alter function ledger.check_lines() set enable_nestloop = on;
