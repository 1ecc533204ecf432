-- A name is found whichever apostrophe it is written or typed with, and without one. Phones and word processors put in a curly one,
-- programs that carry names over a straight one, a backtick, an accent, or none.

-- Straight, backtick, acute accent, the modifier letters that stand for one, curly ones, primes, saltillos, full width.
-- `apostrophes.rules.ts` has the same.
create function courtyard.apostrophes() returns text
  language sql immutable strict parallel safe as $$
  select E'\'`\u00B4\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07'
$$;

create function courtyard.without_apostrophes(value text) returns text
  language sql immutable strict parallel safe as $$
  select translate(value, courtyard.apostrophes(), '')
$$;

-- A text as lists look through it. The planner puts it in place of its calls, so that an index of the same expression answers it.
create function courtyard.list_key(value text) returns text
  language sql immutable strict parallel safe as $$
  select translate(lower(value), courtyard.apostrophes(), '')
$$;

-- As before, without apostrophes. They go first: NFKD makes a space and an accent of U+00B4.
create or replace function courtyard.search_key(value text) returns text
  language sql immutable strict parallel safe as $$
  select lower(translate(regexp_replace(normalize(courtyard.without_apostrophes(value), NFKD), '[\u0300-\u036f]', '', 'g'),
    'øØłŁđĐı', 'oOlLdDi'))
$$;

-- As before, and what stands before and behind an apostrophe too: "d'angelo" as "dangelo", "d" and "angelo".
create or replace function courtyard.search_words(value text) returns text
  language sql immutable strict parallel safe as $$
  select ' ' || key
    || case when key ~ '[^[:alnum:] ]' then ' ' || btrim(regexp_replace(key, '[^[:alnum:]]+', ' ', 'g')) else '' end
    || case when parted <> value
      then ' ' || btrim(regexp_replace(courtyard.search_key(parted), '[^[:alnum:]]+', ' ', 'g')) else '' end
  from (select courtyard.search_key(value),
    translate(value, courtyard.apostrophes(), repeat(' ', length(courtyard.apostrophes())))) searched (key, parted)
$$;

-- What is found already, community by community, under the fence of each. An accent was kept as a space, so that all is read anew.
do $$
declare
  community uuid;
  found record;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community::text, true);
    for found in
      select relname as name, string_to_array(encode(tgargs, 'escape'), '\000') as given
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgfoid = 'courtyard.index_records()'::regprocedure and (tgtype & 4) <> 0
    loop
      execute courtyard.search_indexing(found.name, found.given[1], found.given[2], found.given[3]);
    end loop;
    -- These are indexed once.
    delete from search_entry using journal_entry entry
    where search_entry.tenant_id = entry.tenant_id and search_entry.kind = 'journal-entry' and record_id = entry.id
      and entry.memo <> courtyard.without_apostrophes(entry.memo);
    perform courtyard.index_records('journal-entry', array_agg(id), array_agg(no::text), array_agg(concat_ws(' ', no, memo)))
    from journal_entry where source_id is null and memo <> courtyard.without_apostrophes(memo);
    delete from search_entry using invoice
    where search_entry.tenant_id = invoice.tenant_id and search_entry.kind = 'invoice' and record_id = invoice.id
      and memo <> courtyard.without_apostrophes(memo);
    perform courtyard.index_records('invoice', array_agg(id), array_agg(number::text), array_agg(memo))
    from invoice where memo <> courtyard.without_apostrophes(memo);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- `p_pattern` as LIKE has it, of a text as `list_key` makes it.
create or replace function courtyard.find_bank_transactions(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select id from bank_transaction
  where tenant_id = courtyard.tenant_id() and courtyard.list_key(words) like p_pattern limit p_limit
$$;
drop index bank_transaction_words;
create index bank_transaction_words on bank_transaction using gin (tenant_id, courtyard.list_key(words) gin_trgm_ops);

create or replace function courtyard.find_bills(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off as $$
  select id from bill
  where tenant_id = courtyard.tenant_id() and courtyard.list_key(number || ' ' || coalesce(memo, '')) like p_pattern
  union all
  select bill.id from vendor join bill on bill.tenant_id = vendor.tenant_id and bill.vendor_id = vendor.id
  where vendor.tenant_id = courtyard.tenant_id() and courtyard.list_key(vendor.name_sort) like p_pattern
  limit p_limit
$$;
drop index bill_words;
create index bill_words on bill
  using gin (tenant_id, courtyard.list_key(number || ' ' || coalesce(memo, '')) gin_trgm_ops);

create or replace function courtyard.find_entries(p_pattern text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select id from journal_entry
  where tenant_id = courtyard.tenant_id()
    and courtyard.list_key(no || ' ' || coalesce(memo, '') || ' ' || posted_by_name) like p_pattern
  limit p_limit
$$;

-- Of the books: their owner runs the expression, so that it calls nothing that who serves can replace. It is what `list_key` is.
select set_config('courtyard.serving_role', current_user, true), set_config('courtyard.apostrophes', courtyard.apostrophes(), true);
set local role courtyard_ledger;
drop index journal_entry_words;
do $$ begin
  execute format($index$create index journal_entry_words on journal_entry using gin
    (tenant_id, translate(lower(no || ' ' || coalesce(memo, '') || ' ' || posted_by_name), %L, '') gin_trgm_ops)$index$,
    current_setting('courtyard.apostrophes'));
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;
