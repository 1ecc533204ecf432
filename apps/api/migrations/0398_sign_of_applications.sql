set local role courtyard_ledger;

-- What is applied to an item lessens what is open of it, and what is taken back adds to it: the sign is asked beside the size.
-- The item is found by its id, whatever is known of the table.
create or replace function ledger.apply(tenant uuid, lines ledger.draft_line[], given jsonb[], drafts public.journal_entry[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[] := array(select id from unnest(drafts) where reverses_id is null);
  reversal public.journal_entry;
begin
  insert into public.application (tenant_id, entry_id, place, from_item, to_item, amount, policy_version, sentence)
    select tenant, entry.id, place, (applied ->> 'from')::uuid, (applied ->> 'to')::uuid, (applied ->> 'amount')::bigint,
      applied ->> 'policy', applied ->> 'sentence'
    from unnest(given) with ordinality as listed (asked, number)
    join unnest(drafts) with ordinality as entry on entry.ordinality = number and entry.reverses_id is null
    cross join lateral jsonb_array_elements(coalesce(asked -> 'applications', '[]')) with ordinality as one (applied, place);
  if found and exists (
    select from (
      select entry_id, to_item as item, sum(amount) as amount from public.application
        where tenant_id = tenant and entry_id = any (ids) group by entry_id, to_item
      union all
      select entry_id, from_item, sum(amount) from public.application
        where tenant_id = tenant and entry_id = any (ids) and from_item is not null group by entry_id, from_item
    ) said
    join unnest(drafts) entry on entry.id = said.entry_id
    left join (select no, item, sum(amount) as amount from unnest(lines) one group by no, item) done
      on done.no = entry.no and done.item = said.item
    where said.amount is distinct from -done.amount * sign((select item.original from public.open_item item
      where item.tenant_id = tenant and item.id = said.item))
  ) then
    perform ledger.refuse('application', 'what is said to be applied to an item is not what the lines do');
  end if;
  for reversal in select * from unnest(drafts) where reverses_id is not null order by no loop
    insert into public.application (tenant_id, entry_id, place, from_item, to_item, amount, policy_version, sentence)
      select tenant, reversal.id, place, from_item, to_item, -amount, policy_version, sentence
      from public.application where tenant_id = tenant and entry_id = reversal.reverses_id;
  end loop;
end $$;
