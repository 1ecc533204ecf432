set local role courtyard_ledger;

-- A step that has nothing to do is not begun: most entries that a person writes have no items, apply nothing and take nothing back.
-- Which items a call concerns is asked once. Asked in the condition of the statement that locks them, it was asked of each item of the
-- community wherever the planner read those by another index than their ids: 70 ms an entry with 800 items.
create or replace function ledger.post(entries jsonb, actor jsonb)
  returns table (place int, entry_id uuid, entry_no bigint, entry_hash bytea, is_repeated boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- A plan that is kept expects a hundred rows of each array: what is set here is right for two rows and for ten thousand.
  set enable_seqscan = off set enable_nestloop = off set enable_hashagg = off set jit = off set plan_cache_mode = force_generic_plan as $$
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
  -- Those that are there and are moved.
  concerned uuid[] := '{}';
  is_reversing boolean := entries @? '$[*].reverses ? (@ != null)';
  begins_items boolean := entries @? '$[*].items[*]';
  applies boolean := entries @? '$[*].applications[*]';
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
  if is_reversing or entries @? '$[*].lines[*].item ? (@ != null)' then
    concerned := ledger.items_of(tenant, entries);
    perform from public.open_item where tenant_id = tenant and id = any (concerned) order by id for update;
  end if;
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
    items := case when begins_items then ledger.items_given(given, head.next_no) else '{}' end;
    drafts := ledger.layered(drafts, lines);
    if concerned <> '{}' or items <> '{}' then
      perform ledger.begin_items(tenant, lines, items);
    end if;
    drafts := ledger.write_entries(tenant, head.hash, drafts, lines);
    if concerned <> '{}' then
      perform ledger.settle(tenant, lines, items);
    end if;
    if is_reversing or applies then
      perform ledger.apply(tenant, lines, given, drafts);
    end if;
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
