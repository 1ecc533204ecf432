-- As before, and planned once: each entry is found by its key. Whoever posts calls it in the statement that posts.
create or replace function courtyard.index_entries(p_entries uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  entries uuid[] := p_entries;
begin
  if entries is null then
    entries := array(select id from journal_entry where tenant_id = courtyard.tenant_id() and source_id is null and memo is not null);
  end if;
  if entries = '{}' then
    return;
  end if;
  with changed as (
    insert into search_entry (tenant_id, kind, record_id, title, words)
    select tenant_id, 'journal-entry', id, no::text, courtyard.search_words(concat_ws(' ', no, memo)) from journal_entry
    where tenant_id = courtyard.tenant_id() and id = any (entries) and source_id is null and memo is not null
    on conflict (tenant_id, kind, record_id) do nothing
    returning tenant_id, record_id, words)
  insert into search_term (tenant_id, term, record_id)
  select distinct on (tenant_id, term) tenant_id, term, record_id
  from changed cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as part (term)
  where length(term) > 2 and not exists (
    select from search_term known where known.tenant_id = changed.tenant_id and known.term = part.term);
end $$;
