set local role courtyard_ledger;

-- What an entry asks for and its hash, as before, with plans that the connection keeps: a function in SQL is planned at each call.
create or replace function ledger.wish_of(entry jsonb) returns bytea
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (with made as (
    select coalesce(jsonb_object_agg(item ->> 'id', 'new ' || place) filter (where item ->> 'id' is not null), '{}') as names
    from jsonb_array_elements(coalesce(entry -> 'items', '[]')) with ordinality as one (item, place)
  )
  select sha256('\x01'::bytea
    || ledger.field(entry ->> 'date') || ledger.field(entry ->> 'kind') || ledger.field(entry ->> 'source_kind')
    || ledger.field(entry ->> 'source_id') || ledger.field(entry ->> 'memo') || ledger.field(entry ->> 'reverses')
    || coalesce((select string_agg(
        ledger.field('line') || ledger.field(line ->> 'account') || ledger.field(line ->> 'fund') || ledger.field(line ->> 'amount')
        || ledger.field(coalesce((select names from made) ->> (line ->> 'item'), line ->> 'item'))
        || ledger.field(line ->> 'party_kind') || ledger.field(line ->> 'party') || ledger.field(line ->> 'memo'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'lines', '[]')) with ordinality as one (line, place)), ''::bytea)
    || coalesce((select string_agg(
        ledger.field('item') || ledger.field(item ->> 'account') || ledger.field(item ->> 'fund') || ledger.field(item ->> 'contra')
        || ledger.field(item ->> 'party_kind') || ledger.field(item ->> 'party') || ledger.field(item ->> 'charge_type')
        || ledger.field(item ->> 'source_kind') || ledger.field(item ->> 'source_id') || ledger.field(item ->> 'memo')
        || ledger.field(item ->> 'issued_on') || ledger.field(item ->> 'due_on'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'items', '[]')) with ordinality as one (item, place)), ''::bytea)
    || coalesce((select string_agg(
        ledger.field('application') || ledger.field(coalesce((select names from made) ->> (applied ->> 'from'), applied ->> 'from'))
        || ledger.field(coalesce((select names from made) ->> (applied ->> 'to'), applied ->> 'to')) || ledger.field(applied ->> 'amount')
        || ledger.field(applied ->> 'policy') || ledger.field(applied ->> 'sentence'), ''::bytea order by place)
      from jsonb_array_elements(coalesce(entry -> 'applications', '[]')) with ordinality as one (applied, place)), ''::bytea)));
end $$;

create or replace function ledger.hash_of(entry public.journal_entry, lines ledger.line[]) returns bytea
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return sha256('\x01'::bytea || ledger.field(encode(entry.prev_hash, 'hex'))
    || ledger.field(entry.no::text) || ledger.field(entry.id::text) || ledger.field(to_char(entry.entry_date, 'YYYY-MM-DD'))
    || ledger.field(entry.kind) || ledger.field(entry.class) || ledger.field(entry.layer)
    || ledger.field(entry.source_kind) || ledger.field(entry.source_id) || ledger.field(entry.memo)
    || ledger.field(entry.idem_key) || ledger.field(entry.reverses_id::text) || ledger.field(entry.line_count::text)
    || ledger.field(ledger.moment(entry.posted_at)) || ledger.field(entry.posted_by::text) || ledger.field(entry.posted_by_name)
    || ledger.field(entry.approved_by::text) || ledger.field(entry.approved_by_name)
    || (select string_agg(ledger.field(one.line::text) || ledger.field(one.account::text) || ledger.field(one.fund::text)
        || ledger.field(one.amount::text) || ledger.field(one.item::text) || ledger.field(one.party_kind) || ledger.field(one.party::text)
        || ledger.field(one.memo), ''::bytea order by one.line) from unnest(lines) one));
end $$;

-- Made anew of all lines, however few there were when the connection asked first.
alter function ledger.rebuild_balances() set plan_cache_mode = force_custom_plan;
