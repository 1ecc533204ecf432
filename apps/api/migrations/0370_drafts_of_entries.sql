set local role courtyard_ledger;

-- Entries of one call are written together: their lines, items and balances by one statement each. Statement by statement for each
-- entry, dues of a thousand units spent most of their time on beginning statements. What is planned here is kept by the connection:
-- a function in SQL is planned at each call. See docs/decisions/0096-entries-are-written-by-sets.md.

-- A line of an entry that is about to be posted, by the entry's number, with what its account is.
create type ledger.draft_line as (
  no bigint, line int, account uuid, fund uuid, amount bigint, item uuid, party_kind text, party uuid, memo text, control text, type text
);
-- An open item that an entry begins, as it was asked for.
create type ledger.draft_item as (
  no bigint, id uuid, account uuid, fund uuid, contra uuid, party_kind text, party uuid, charge_type text, source_kind text, source_id text,
  memo text, issued_on date, due_on date
);

-- The lines that are given with entries, which are numbered from `first` on.
create function ledger.lines_given(tenant uuid, given jsonb[], first bigint) returns ledger.draft_line[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return array(
    select row(first + number - 1, line.place, line.account, line.fund, line.amount, line.item, line.party_kind, line.party, line.memo,
      account.control, account.type)::ledger.draft_line
    from unnest(given) with ordinality as one (entry, number)
    cross join lateral rows from (jsonb_to_recordset(case when one.entry ->> 'reverses' is null then coalesce(one.entry -> 'lines', '[]') else '[]' end)
      as (account uuid, fund uuid, amount bigint, item uuid, party_kind text, party uuid, memo text)) with ordinality
      as line (account, fund, amount, item, party_kind, party, memo, place)
    left join public.account on account.tenant_id = tenant and account.id = line.account
    order by number, line.place);
end $$;

create function ledger.items_given(given jsonb[], first bigint) returns ledger.draft_item[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return array(
    select row(first + number - 1, item.id, item.account, item.fund, item.contra, item.party_kind, item.party, item.charge_type,
      item.source_kind, item.source_id, item.memo, item.issued_on, item.due_on)::ledger.draft_item
    from unnest(given) with ordinality as one (entry, number)
    cross join lateral jsonb_to_recordset(coalesce(one.entry -> 'items', '[]'))
      as item (id uuid, account uuid, fund uuid, contra uuid, party_kind text, party uuid, charge_type text, source_kind text,
        source_id text, memo text, issued_on date, due_on date));
end $$;

-- Whether given lines may stand on their accounts and funds, said before the constraints would.
create function ledger.check_drafts(tenant uuid, lines ledger.draft_line[]) returns void
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
  select one.fund, sum(one.amount) as off into fault from unnest(lines) one group by one.no, one.fund having sum(one.amount) <> 0 limit 1;
  if found then
    perform ledger.refuse('unbalanced', format('the lines of fund %s are off by %s',
      (select code from public.fund where tenant_id = tenant and id = fault.fund), fault.off));
  end if;
end $$;

-- Makes the items that begin with these entries; what they are of follows from the lines of their own entry.
create function ledger.begin_items(tenant uuid, lines ledger.draft_line[], items ledger.draft_item[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  before uuid[] := array(select distinct one.item from unnest(lines) one where one.item is not null
    and one.item not in (select made.id from unnest(items) made where made.id is not null));
begin
  if before <> '{}' and cardinality(before) <> (select count(*) from public.open_item where tenant_id = tenant and id = any (before))
    or exists (select from unnest(lines) one join unnest(items) made on made.id = one.item where one.no < made.no) then
    perform ledger.refuse('unknown-item', 'a line is of an open item that is not there');
  end if;
  if items = '{}' then
    return;
  end if;
  if exists (select from unnest(items) made
      left join public.account contra on contra.tenant_id = tenant and contra.id = made.contra
      where made.contra is not null and (contra.id is null or contra.is_heading or contra.control not in ('none', 'deposit')
        -- Only a deposit that is billed is owed to a deposit account.
        or contra.control = 'deposit' and not exists (select from public.account own
          where own.tenant_id = tenant and own.id = made.account and own.control = 'receivable'))) then
    perform ledger.refuse('contra', 'what an item is in cash basis is no account for it');
  end if;
  insert into public.open_item (tenant_id, id, account_id, control, fund_id, contra_account_id, party_kind, party_id, charge_type,
      source_kind, source_id, memo, issued_on, due_on, original, balance)
    select tenant, made.id, account.id, account.control, made.fund, made.contra, made.party_kind, made.party, made.charge_type,
      made.source_kind, made.source_id, made.memo, made.issued_on, made.due_on, summed.amount, summed.amount
    from unnest(items) made
    join public.account on account.tenant_id = tenant and account.id = made.account
    left join (select one.item, one.no, sum(one.amount) as amount from unnest(lines) one where one.item is not null group by one.item, one.no) summed
      on summed.item = made.id and summed.no = made.no;
exception when not_null_violation or check_violation or foreign_key_violation then
  perform ledger.refuse('item', format('an open item cannot be made so: %s', sqlerrm));
end $$;

-- What lines do to open items that began before their entry. Each is found by its id, whatever is known of the table: joined, the whole
-- table was looked through where a community had just begun its books.
create function ledger.settle(tenant uuid, lines ledger.draft_line[], items ledger.draft_item[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  moving ledger.draft_line[] := array(select one from unnest(lines) one where one.item is not null
    and (one.item, one.no) not in (select made.id, made.no from unnest(items) made));
  moved uuid[] := array(select distinct one.item from unnest(moving) one);
begin
  if moved = '{}' then
    return;
  end if;
  update public.open_item item
  set balance = item.balance + summed.amount,
    settled_on = case when item.balance + summed.amount = 0 then (select max(line.entry_date) from public.journal_line line
      where line.tenant_id = tenant and line.open_item_id = item.id) end
  from (select one.item, sum(one.amount)::bigint as amount from unnest(moving) one group by one.item) summed
  where item.tenant_id = tenant and item.id = any (moved) and item.id = summed.item;
exception when check_violation then
  perform ledger.refuse('over-applied', 'more would be applied to an item than is open of it');
end $$;

-- Notes what was applied to which item, as the lines do it. A reversal takes back what its original applied.
create function ledger.apply(tenant uuid, lines ledger.draft_line[], given jsonb[], drafts public.journal_entry[]) returns void
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
    left join (select no, item, abs(sum(amount)) as amount from unnest(lines) one group by no, item) done
      on done.no = entry.no and done.item = said.item
    where said.amount is distinct from done.amount
  ) then
    perform ledger.refuse('application', 'what is said to be applied to an item is not what the lines do');
  end if;
  for reversal in select * from unnest(drafts) where reverses_id is not null order by no loop
    insert into public.application (tenant_id, entry_id, place, from_item, to_item, amount, policy_version, sentence)
      select tenant, reversal.id, place, from_item, to_item, -amount, policy_version, sentence
      from public.application where tenant_id = tenant and entry_id = reversal.reverses_id;
  end loop;
end $$;
