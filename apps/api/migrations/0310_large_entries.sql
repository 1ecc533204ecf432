-- Opening balances are one entry of thousands of items: what an entry makes is looked up in a hash, not once for each of its lines.
set local role courtyard_ledger;

create or replace function ledger.wish_of(entry jsonb) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with made as (
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
      from jsonb_array_elements(coalesce(entry -> 'applications', '[]')) with ordinality as one (applied, place)), ''::bytea))
$$;

create or replace function ledger.settle_items(tenant uuid, entry uuid, given jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.open_item item
  set balance = item.balance + moved.amount,
    settled_on = case when item.balance + moved.amount = 0 then (select max(entry_date) from public.journal_line line
      where line.tenant_id = tenant and line.open_item_id = item.id) end
  from (select open_item_id, sum(amount)::bigint as amount from public.journal_line
    where tenant_id = tenant and entry_id = entry and open_item_id is not null group by open_item_id) moved
  where item.tenant_id = tenant and item.id = moved.open_item_id
    and moved.open_item_id not in (select (made ->> 'id')::uuid from jsonb_array_elements(coalesce(given -> 'items', '[]')) made);
exception when check_violation then
  perform ledger.refuse('over-applied', 'more would be applied to an item than is open of it');
end $$;

create or replace function ledger.add_items(tenant uuid, given jsonb, lines ledger.line[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from unnest(lines) one where one.item is not null
      and one.item not in (select (made ->> 'id')::uuid from jsonb_array_elements(coalesce(given -> 'items', '[]')) made)
      and not exists (select from public.open_item where tenant_id = tenant and id = one.item)) then
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
      (made ->> 'issued_on')::date, (made ->> 'due_on')::date, summed.amount, summed.amount
    from jsonb_array_elements(coalesce(given -> 'items', '[]')) made
    join public.account on account.tenant_id = tenant and account.id = (made ->> 'account')::uuid
    left join (select one.item, sum(one.amount) as amount from unnest(lines) one where one.item is not null group by one.item) summed
      on summed.item = (made ->> 'id')::uuid;
exception when not_null_violation or check_violation or foreign_key_violation then
  perform ledger.refuse('item', format('an open item cannot be made so: %s', sqlerrm));
end $$;
