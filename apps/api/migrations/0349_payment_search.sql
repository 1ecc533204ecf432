-- A payment is found by its number, and by what stands on it: a check's number, who paid.
select courtyard.make_searchable('payment', 'payment', 'number::text', $$concat_ws(' ', reference, payer)$$);

-- Payments that have a word, by the index on words; as many as are asked for.
create function courtyard.find_payments(p_word text, p_limit int) returns setof uuid
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select record_id from search_entry
  where tenant_id = courtyard.tenant_id() and kind = 'payment'
    and words like (courtyard.search_patterns(p_word))[1]
  limit p_limit
$$;
