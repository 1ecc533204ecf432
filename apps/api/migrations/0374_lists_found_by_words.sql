-- Lists of very many rows are searched by indexes on their words. Under the fence of a community a comparison of texts may use no
-- index, so that functions look the words up and give ids, as many as are asked for: how the list is read then follows from
-- how many there are. Words of one or two letters are in no index.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
create index journal_entry_words on journal_entry
  using gin (tenant_id, lower(no || ' ' || coalesce(memo, '') || ' ' || posted_by_name) gin_trgm_ops);
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

create index bank_transaction_words on bank_transaction using gin (tenant_id, words gin_trgm_ops);

-- `p_pattern` as LIKE has it.
create function courtyard.find_entries(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select id from journal_entry
  where tenant_id = courtyard.tenant_id() and lower(no || ' ' || coalesce(memo, '') || ' ' || posted_by_name) like p_pattern
  limit p_limit
$$;

create function courtyard.find_bank_transactions(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select id from bank_transaction where tenant_id = courtyard.tenant_id() and words like p_pattern limit p_limit
$$;

-- Bills by the vendor's number and their memo, and those of vendors who are called so.
create index bill_words on bill using gin (tenant_id, lower(number || ' ' || coalesce(memo, '')) gin_trgm_ops);
create function courtyard.find_bills(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off as $$
  select id from bill
  where tenant_id = courtyard.tenant_id() and lower(number || ' ' || coalesce(memo, '')) like p_pattern
  union all
  select bill.id from vendor join bill on bill.tenant_id = vendor.tenant_id and bill.vendor_id = vendor.id
  where vendor.tenant_id = courtyard.tenant_id() and vendor.name_sort like p_pattern
  limit p_limit
$$;
