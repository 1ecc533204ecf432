set local role courtyard_ledger;

-- A deposit that is billed is owed to a deposit account: in cash basis what is paid on it is the deposit itself, and what is not paid is
-- nothing. So a receivable may name such an account as what it is there.
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
      where made ->> 'contra' is not null and (contra.id is null or contra.is_heading or contra.control not in ('none', 'deposit')
        or contra.control = 'deposit' and not exists (select from public.account own
          where own.tenant_id = tenant and own.id = (made ->> 'account')::uuid and own.control = 'receivable'))) then
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
