set local role courtyard_ledger;

-- What lines do to open items that were there before: each by its id, which is found so whatever is known of the table. Joined, the
-- whole table was looked through for each entry where a community had just begun its books.
create or replace function ledger.settle_items(tenant uuid, entry uuid, given jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  made uuid[] := array(select (one ->> 'id')::uuid from jsonb_array_elements(coalesce(given -> 'items', '[]')) one);
  moved record;
begin
  for moved in
    select line.open_item_id as id, sum(line.amount)::bigint as amount from public.journal_line line
    where line.tenant_id = tenant and line.entry_id = entry and line.open_item_id is not null
      and line.open_item_id not in (select unnest(made))
    group by line.open_item_id order by line.open_item_id
  loop
    update public.open_item item
    set balance = item.balance + moved.amount,
      settled_on = case when item.balance + moved.amount = 0 then (select max(line.entry_date) from public.journal_line line
        where line.tenant_id = tenant and line.open_item_id = item.id) end
    where item.tenant_id = tenant and item.id = moved.id;
  end loop;
exception when check_violation then
  perform ledger.refuse('over-applied', 'more would be applied to an item than is open of it');
end $$;
