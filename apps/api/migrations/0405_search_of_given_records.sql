-- The search belongs to the platform, which does not know the books: whoever posts hands over what its entries are found by. Records that
-- never change are indexed once. Whether a word is known is asked of each word, as reading all of the community's would take too long.
create function courtyard.index_records(p_kind text, p_ids uuid[], p_titles text[], p_texts text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  community uuid := courtyard.tenant_id();
  part record;
begin
  if coalesce(cardinality(p_ids), 0) = 0 then
    return;
  end if;
  for part in
    with changed as (
      insert into search_entry (tenant_id, kind, record_id, title, words)
      select community, p_kind, id, title, courtyard.search_words(content)
      from unnest(p_ids, p_titles, p_texts) as given (id, title, content)
      on conflict (tenant_id, kind, record_id) do nothing
      returning record_id, words)
    select distinct on (term) term, record_id
    from changed cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as split (term)
    where length(term) > 2
  loop
    if not exists (select from search_term known where known.tenant_id = community and known.term = part.term) then
      insert into search_term (tenant_id, term, record_id) values (community, part.term, part.record_id);
    end if;
  end loop;
end $$;
revoke execute on function courtyard.index_records(text, uuid[], text[], text[]) from public;
grant execute on function courtyard.index_records(text, uuid[], text[], text[]) to courtyard_app;

drop function courtyard.index_entries(uuid[]);
