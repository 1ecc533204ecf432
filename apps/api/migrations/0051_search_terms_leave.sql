-- A word that no record has any more leaves what mistyped words are compared with. A write only adds words, as before. What
-- tidies gives the word of a record that is gone to another that has it. Where none has, it marks the word, and takes it away
-- when it comes again: whoever writes a record with a marked word brings it anew, so that none is lost between the two.
alter table search_term add column is_left boolean not null default false;

-- A function may name a setting of an extension only once the extension is loaded, which its first use does.
select show_limit();

create or replace function courtyard.search_indexing(p_rows text, p_kind text, p_title text, p_words text) returns text
  language sql immutable strict as $$
  select format(
    'with changed as (
      insert into search_entry (tenant_id, kind, record_id, title, words)
      select tenant_id, %L, id, courtyard.search_key(%s), courtyard.search_words(%s) from %I
      on conflict (tenant_id, kind, record_id) do update set title = excluded.title, words = excluded.words
        where (search_entry.title, search_entry.words) is distinct from (excluded.title, excluded.words)
      returning tenant_id, record_id, words)
    insert into search_term (tenant_id, term, record_id)
    select distinct on (tenant_id, term) tenant_id, term, record_id
    from changed cross join lateral regexp_split_to_table(words, ''[^[:alpha:]]+'') as part (term)
    where length(term) > 2 and not exists (
      select from search_term known
      where known.tenant_id = changed.tenant_id and known.term = part.term and not known.is_left)
    on conflict (tenant_id, term, record_id) do update set is_left = false',
    p_kind, p_title, p_words, p_rows)
$$;

create or replace function courtyard.terms_like(p_word text) returns setof text
  language sql stable security definer rows 20
  set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
  select term from (
    select term::text, similarity(term, p_word) as likeness from search_term
    where tenant_id = courtyard.tenant_id() and term % p_word and not is_left
    union
    select term::text, 1 from search_term
    where tenant_id = courtyard.tenant_id() and not is_left and term = any (array(
      select overlay(p_word placing reverse(substr(p_word, at, 2)) from at for 2)
      from generate_series(1, length(p_word) - 1) as at))
  ) alike
  order by likeness desc, term limit 20
$$;

-- Whether the words of a record have a term as a word of its own.
create function courtyard.has_term(words text, term text) returns boolean
  language sql immutable strict parallel safe as $$
  select words ~ ('(^|[^[:alpha:]])' || term || '($|[^[:alpha:]])')
$$;

-- A record that has a term, by the index on words; null where none has.
create function courtyard.record_with_term(p_term text) returns uuid
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select record_id from search_entry
  where tenant_id = courtyard.tenant_id() and words like '%' || p_term || '%' and courtyard.has_term(words, p_term)
  limit 1
$$;

-- Looks after the community's terms whose record is gone or has them no more, so many at a time that nobody waits for it.
create function courtyard.tidy_search_terms(p_limit int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  loose record;
  held_by uuid;
begin
  for loose in
    select tenant_id, term, record_id, is_left from search_term
    where tenant_id = courtyard.tenant_id() and (is_left or not exists (
      select from search_entry entry
      where entry.tenant_id = search_term.tenant_id and entry.record_id = search_term.record_id
        and courtyard.has_term(entry.words, search_term.term)))
    limit p_limit
  loop
    held_by := courtyard.record_with_term(loose.term);
    if held_by is null and not loose.is_left then
      update search_term set is_left = true
      where tenant_id = loose.tenant_id and term = loose.term and record_id = loose.record_id;
    else
      delete from search_term
      where tenant_id = loose.tenant_id and term = loose.term and record_id = loose.record_id;
      insert into search_term (tenant_id, term, record_id)
      select loose.tenant_id, loose.term, held_by where held_by is not null
      on conflict (tenant_id, term, record_id) do update set is_left = false;
    end if;
  end loop;
end $$;
