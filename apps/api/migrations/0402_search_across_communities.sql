-- The login of the application, which owns the tables, saw what every community is found by, whether it had become courtyard_app or
-- not: its functions find by trigrams, and an index answers these only where no policy looks at each row. Now the policy is there
-- for as long as such a function works; otherwise the community's fence holds for the login too.

-- Immutable, which it is while a statement is planned: so the planner puts the answer in place of the call, and a policy that holds
-- is none for the index. Each statement that needs it stands in one function alone, which switches it on before and off after, so that
-- no plan is used where the answer is another.
create function courtyard.is_searching() returns boolean
  language sql immutable parallel restricted as $$
  select coalesce(current_setting('app.search', true), '') = 'on'
$$;
create function courtyard.start_searching() returns void
  language sql volatile as $$
  select set_config('app.search', 'on', true)
$$;
create function courtyard.stop_searching() returns void
  language sql volatile as $$
  select set_config('app.search', '', true)
$$;

drop policy searched_by_its_owner on search_entry;
drop policy searched_by_its_owner on search_term;
create policy searched_by_functions on search_entry to current_user using (courtyard.is_searching());
create policy searched_by_functions on search_term to current_user using (courtyard.is_searching());

create or replace function courtyard.records_having(p_kind text, p_patterns text[]) returns setof search_entry
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  perform courtyard.start_searching();
  return query
    select * from search_entry
    where tenant_id = courtyard.tenant_id() and kind = p_kind
      and words like p_patterns[1] and words like coalesce(p_patterns[2], p_patterns[1])
      and words like coalesce(p_patterns[3], p_patterns[1]) and words like all (p_patterns)
    limit 300;
  perform courtyard.stop_searching();
end $$;

create or replace function courtyard.find_by_words(p_kind text, p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  perform courtyard.start_searching();
  return query select entry from courtyard.entries_with_words(p_kind, patterns) as entry;
  perform courtyard.stop_searching();
end $$;

create or replace function courtyard.count_by_words(p_kind text, p_needle text) returns bigint
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
  found_records bigint;
begin
  perform courtyard.start_searching();
  select count(*) into found_records from courtyard.entries_with_words(p_kind, patterns);
  perform courtyard.stop_searching();
  return found_records;
end $$;

create or replace function courtyard.find_payments(p_word text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  pattern text := (courtyard.search_patterns(p_word))[1];
begin
  perform courtyard.start_searching();
  return query
    select record_id from search_entry
    where tenant_id = courtyard.tenant_id() and kind = 'payment' and words like pattern
    limit p_limit;
  perform courtyard.stop_searching();
end $$;

-- A function may name a setting of an extension only once the extension is loaded, which its first use does.
select show_limit();

create or replace function courtyard.terms_like(p_word text) returns setof text
  language plpgsql stable security definer rows 20
  set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
begin
  perform courtyard.start_searching();
  return query
    select alike.term from (
      select search_term.term::text, similarity(search_term.term, p_word) as likeness from search_term
      where tenant_id = courtyard.tenant_id() and search_term.term % p_word and not is_left
      union
      select search_term.term::text, 1 from search_term
      where tenant_id = courtyard.tenant_id() and not is_left and search_term.term = any (array(
        select overlay(p_word placing reverse(substr(p_word, at, 2)) from at for 2)
        from generate_series(1, length(p_word) - 1) as at))
    ) alike
    order by likeness desc, alike.term limit 20;
  perform courtyard.stop_searching();
end $$;

create or replace function courtyard.record_with_term(p_term text) returns uuid
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  found_record uuid;
begin
  perform courtyard.start_searching();
  select record_id into found_record from search_entry
  where tenant_id = courtyard.tenant_id() and words like '%' || p_term || '%' and courtyard.has_term(words, p_term)
  limit 1;
  perform courtyard.stop_searching();
  return found_record;
end $$;

-- What writes records has them found, of whichever community they are: an upgrade may write to the records of all.
create or replace function courtyard.index_records() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform courtyard.start_searching();
  execute courtyard.search_indexing('written', tg_argv[0], tg_argv[1], tg_argv[2]);
  perform courtyard.stop_searching();
  return null;
end $$;

create or replace function courtyard.forget_records() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform courtyard.start_searching();
  delete from search_entry using gone
  where search_entry.tenant_id = gone.tenant_id and search_entry.kind = tg_argv[0] and search_entry.record_id = gone.id;
  perform courtyard.stop_searching();
  return null;
end $$;

create or replace function courtyard.index_messages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform courtyard.start_searching();
  with changed as (
    insert into search_entry (tenant_id, kind, record_id, title, words)
    select tenant_id, 'invoice', id, number::text, courtyard.search_words(memo) from written where memo is not null
    on conflict (tenant_id, kind, record_id) do nothing
    returning tenant_id, record_id, words)
  insert into search_term (tenant_id, term, record_id)
  select distinct on (tenant_id, term) tenant_id, term, record_id
  from changed cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as part (term)
  where length(term) > 2 and not exists (
    select from search_term known where known.tenant_id = changed.tenant_id and known.term = part.term);
  perform courtyard.stop_searching();
  return null;
end $$;

create or replace function courtyard.make_searchable(p_table text, p_kind text, p_title text, p_words text) returns void
  language plpgsql as $$
begin
  execute format(
    'create trigger search_inserted after insert on %1$I referencing new table as written
      for each statement execute function courtyard.index_records(%2$L, %3$L, %4$L)', p_table, p_kind, p_title, p_words);
  execute format(
    'create trigger search_updated after update on %1$I referencing new table as written
      for each statement execute function courtyard.index_records(%2$L, %3$L, %4$L)', p_table, p_kind, p_title, p_words);
  execute format(
    'create trigger search_deleted after delete on %1$I referencing old table as gone
      for each statement execute function courtyard.forget_records(%2$L)', p_table, p_kind);
  -- The fence is forced upon the owner of the tables too; it is lifted within the migration's transaction alone.
  execute format('alter table %I no force row level security', p_table);
  perform courtyard.start_searching();
  execute courtyard.search_indexing(p_table, p_kind, p_title, p_words);
  perform courtyard.stop_searching();
  execute format('alter table %I force row level security', p_table);
end $$;
