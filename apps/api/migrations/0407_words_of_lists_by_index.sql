-- The indexes on the words of long lists were never used: the functions that look words up worked under the fence of the community, which
-- asks its policy of each row before a comparison of texts. They look at the transaction's community by their own condition, and search
-- as those of `search_entry` do, with the policy that ends with them.
create policy searched_by_functions on bank_transaction for select to current_user using (courtyard.is_searching());
create policy searched_by_functions on bill for select to current_user using (courtyard.is_searching());

-- What is written lately is read through at each search: not more than a megabyte of it.
alter index bank_transaction_words set (gin_pending_list_limit = 1024);
alter index bill_words set (gin_pending_list_limit = 1024);

create or replace function courtyard.find_bank_transactions(p_pattern text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  perform courtyard.start_searching();
  return query
    select id from bank_transaction
    where tenant_id = courtyard.tenant_id() and courtyard.list_key(words) like p_pattern limit p_limit;
  perform courtyard.stop_searching();
end $$;

create or replace function courtyard.find_bills(p_pattern text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  perform courtyard.start_searching();
  return query
    select id from bill
    where tenant_id = courtyard.tenant_id() and courtyard.list_key(number || ' ' || coalesce(memo, '')) like p_pattern
    union all
    select bill.id from vendor join bill on bill.tenant_id = vendor.tenant_id and bill.vendor_id = vendor.id
    where vendor.tenant_id = courtyard.tenant_id() and courtyard.list_key(vendor.name_sort) like p_pattern
    limit p_limit;
  perform courtyard.stop_searching();
end $$;

create or replace function courtyard.find_entries(p_pattern text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  perform courtyard.start_searching();
  return query
    select id from journal_entry
    where tenant_id = courtyard.tenant_id()
      and courtyard.list_key(no || ' ' || coalesce(memo, '') || ' ' || posted_by_name) like p_pattern
    limit p_limit;
  perform courtyard.stop_searching();
end $$;

-- Of the books: a policy of their owner, who asks a function of its own, and for reading alone.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
alter index journal_entry_words set (gin_pending_list_limit = 1024);
create function ledger.is_searching() returns boolean
  language sql immutable parallel restricted as $$
  select coalesce(pg_catalog.current_setting('app.search', true), '') = 'on'
$$;
do $$ begin
  execute format('grant execute on function ledger.is_searching() to %I', current_setting('courtyard.serving_role'));
  execute format('create policy searched_by_functions on public.journal_entry for select to %I using (ledger.is_searching())',
    current_setting('courtyard.serving_role'));
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;
