set local role courtyard_ledger;

-- Open items are found one by one, by their ids. Joined, the whole table was looked through for each entry where a community had just
-- begun its books: a plan that was made while it was small is kept by the connection, and a run over many units grew slower with each.
create or replace function ledger.add_items(tenant uuid, given jsonb, lines ledger.line[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  begun uuid[] := array(select (one ->> 'id')::uuid from jsonb_array_elements(coalesce(given -> 'items', '[]')) one);
  before uuid;
begin
  for before in select one.item from unnest(lines) one where one.item is not null and one.item not in (select unnest(begun)) loop
    perform from public.open_item where tenant_id = tenant and id = before;
    if not found then
      perform ledger.refuse('unknown-item', 'a line is of an open item that is not there');
    end if;
  end loop;
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
