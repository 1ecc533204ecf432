-- Whether a word is known is asked of each word. Joined with the words that were given, all of the community were read at each entry.
create or replace function courtyard.index_entries(p_entries uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  community uuid := courtyard.tenant_id();
  entries uuid[] := p_entries;
  part record;
begin
  if entries is null then
    entries := array(select id from journal_entry where tenant_id = community and source_id is null and memo is not null);
  end if;
  if entries = '{}' then
    return;
  end if;
  for part in
    with changed as (
      insert into search_entry (tenant_id, kind, record_id, title, words)
      select tenant_id, 'journal-entry', id, no::text, courtyard.search_words(concat_ws(' ', no, memo)) from journal_entry
      where tenant_id = community and id = any (entries) and source_id is null and memo is not null
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
