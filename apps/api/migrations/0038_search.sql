-- What records are found by, of every kind in one place: the search of the top bar asks all kinds, lists ask their own.
-- With row level security an index on text is of no use to the serving role, so that it has no access here at all and
-- asks through functions, which look at the transaction's community alone.

-- A text as it is searched: in lower case, without accents, so that "jose" finds "José".
create function courtyard.search_key(value text) returns text
  language sql immutable strict parallel safe as $$
  select lower(translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐı', 'oOlLdDi'))
$$;

-- Texts as the words that a record is found by, each after a space: "a-101" also as "a" and "101".
create function courtyard.search_words(value text) returns text
  language sql immutable strict parallel safe as $$
  select ' ' || key || case when key ~ '[^[:alnum:] ]'
    then ' ' || btrim(regexp_replace(key, '[^[:alnum:]]+', ' ', 'g')) else '' end
  from (select courtyard.search_key(value)) searched (key)
$$;

create table search_entry (
  tenant_id uuid not null references tenant (id),
  kind text not null,
  record_id uuid not null,
  -- What the record is called, as it is searched.
  title text collate "C" not null,
  words text not null,
  primary key (tenant_id, kind, record_id)
);
select courtyard.fence('search_entry');
revoke all on search_entry from courtyard_app;
create policy searched_by_its_owner on search_entry to current_user using (true) with check (true);
create index search_entry_title on search_entry (tenant_id, kind, title);
create index search_entry_words on search_entry using gin (tenant_id, kind, words gin_trgm_ops);

-- The words that a community's records have, for what somebody meant who mistyped. One that no record has any more is
-- looked for in vain. The record that brought it is part of the key, so that two transactions never wait for each other.
create table search_term (
  tenant_id uuid not null references tenant (id),
  term text collate "C" not null,
  record_id uuid not null,
  primary key (tenant_id, term, record_id)
);
select courtyard.fence('search_term');
revoke all on search_term from courtyard_app;
create policy searched_by_its_owner on search_term to current_user using (true) with check (true);
create index search_term_alike on search_term using gin (tenant_id, term gin_trgm_ops);

-- The statement that has the rows of a table, or of a trigger's transition table, found. Title and words are expressions
-- on its columns.
create function courtyard.search_indexing(p_rows text, p_kind text, p_title text, p_words text) returns text
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
      select from search_term known where known.tenant_id = changed.tenant_id and known.term = part.term)',
    p_kind, p_title, p_words, p_rows)
$$;

create function courtyard.index_records() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute courtyard.search_indexing('written', tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;

create function courtyard.forget_records() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entry using gone
  where search_entry.tenant_id = gone.tenant_id and kind = tg_argv[0] and search_entry.record_id = gone.id;
  return null;
end $$;

-- Has the records of a table found: those that are there, and those to come. The record is the row's `id`.
create function courtyard.make_searchable(p_table text, p_kind text, p_title text, p_words text) returns void
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
  execute courtyard.search_indexing(p_table, p_kind, p_title, p_words);
  execute format('alter table %I force row level security', p_table);
end $$;

-- The words of a needle as patterns, the longest first: anywhere in a word from three letters on, at the beginning
-- of a word below, where trigrams tell little.
create or replace function courtyard.search_patterns(p_needle text) returns text[]
  language sql immutable strict parallel safe as $$
  select array_agg(case when length(word) > 2 then '%' else '% ' end || word || '%' order by length(word) desc)
  from (
    select replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') as word
    from regexp_split_to_table(courtyard.search_key(p_needle), '\s+') as part where part <> ''
  ) words
$$;

-- How well a record answers: called so; called so at its beginning, or every word one of its name; its name begins so;
-- every word at the beginning of one of its name, of any other, or somewhere.
create function courtyard.search_rank(title text, words text, key text, patterns text[]) returns int
  language sql immutable parallel safe as $$
  select case
    when title = key then 6
    when starts_with(title, key || ' ') or ' ' || title || ' ' like all (wholes) then 5
    when starts_with(title, key) then 4
    when ' ' || title like all (beginnings) then 3
    when words like all (beginnings) then 2
    else 1 end
  from (
    select array_agg('% ' || ltrim(pattern, '% ')) as beginnings,
      array_agg('% ' || rtrim(ltrim(pattern, '% '), '%') || ' %') as wholes
    from unnest(patterns) pattern
  ) wanted
$$;

-- Where a name begins with the key, in the order of names: by the index, however many there are.
create function courtyard.records_called(p_kind text, p_key text, p_limit int) returns setof search_entry
  language sql stable security definer rows 10 set search_path = public, pg_temp as $$
  select * from search_entry
  where tenant_id = courtyard.tenant_id() and kind = p_kind
    and title >= p_key and title < p_key || chr(1114111)
  order by title limit p_limit
$$;

-- What has every pattern, in no order, and no more than can be looked at quickly. Three of them go to the index each by
-- itself, as it is the rarest that saves work. The planner knows nothing of a pattern that it is given later, and would as
-- soon read the whole table.
create function courtyard.records_having(p_kind text, p_patterns text[]) returns setof search_entry
  language sql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select * from search_entry
  where tenant_id = courtyard.tenant_id() and kind = p_kind
    and words like p_patterns[1] and words like coalesce(p_patterns[2], p_patterns[1])
    and words like coalesce(p_patterns[3], p_patterns[1]) and words like all (p_patterns)
  limit 300
$$;

-- The best records of a kind for any of some needles, of those ids where some are given, of all where it is null. Ids
-- are given by who may see only these: the best of all would leave none of them.
create function courtyard.find_records(p_kind text, p_needles text[], p_within uuid[], p_limit int)
  returns table (record_id uuid, rank int)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp as $$
declare
  needle text;
  key text;
  patterns text[];
  called int;
begin
  foreach needle in array p_needles loop
    key := btrim(courtyard.search_key(needle));
    patterns := courtyard.search_patterns(needle);
    continue when patterns is null;
    if p_within is not null then
      return query
        select entry.record_id, courtyard.search_rank(entry.title, entry.words, key, patterns) as rank
        from search_entry entry
        where entry.tenant_id = courtyard.tenant_id() and entry.kind = p_kind and entry.record_id = any (p_within)
          and entry.words like all (patterns)
        order by rank desc, entry.title limit p_limit;
      continue;
    end if;
    return query
      select entry.record_id, courtyard.search_rank(entry.title, entry.words, key, patterns)
      from courtyard.records_called(p_kind, key, p_limit) entry;
    get diagnostics called = row_count;
    continue when called = p_limit;
    return query
      select entry.record_id, courtyard.search_rank(entry.title, entry.words, key, patterns) as rank
      from courtyard.records_having(p_kind, patterns) entry
      where not starts_with(entry.title, key)
      order by rank desc, entry.title limit p_limit - called;
  end loop;
end $$;

-- Words of the community's records that are like a word, the most alike first; two letters may have changed places.
create function courtyard.terms_like(p_word text) returns setof text
  language sql stable security definer rows 20
  set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
  select term from (
    select term::text, similarity(term, p_word) as likeness from search_term
    where tenant_id = courtyard.tenant_id() and term % p_word
    union
    select term::text, 1 from search_term
    where tenant_id = courtyard.tenant_id() and term = any (array(
      select overlay(p_word placing reverse(substr(p_word, at, 2)) from at for 2)
      from generate_series(1, length(p_word) - 1) as at))
  ) alike
  order by likeness desc, term limit 20
$$;

-- Properties move here from a table of their own, with what their list is searched by.
drop trigger words_inserted on property;
drop trigger words_updated on property;
drop function courtyard.index_property_words();
drop table property_search;

create or replace function courtyard.find_properties(p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return query
    select record_id from search_entry
    where tenant_id = courtyard.tenant_id() and kind = 'property'
      and words like patterns[1] and words like all (patterns);
end $$;

create or replace function courtyard.property_has(p_property_id uuid, p_patterns text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from search_entry
    where tenant_id = courtyard.tenant_id() and kind = 'property' and record_id = p_property_id
      and words like all (p_patterns))
$$;

select courtyard.make_searchable('property', 'property', $$concat_ws(' ', unit_number, building)$$, $$concat_ws(' ', unit_number, building, lot,
  address_line1, address_line2, city, postal_code, owner_names, resident_names)$$);
select courtyard.make_searchable('person', 'person', 'name', $$concat_ws(' ', name, email, phone,
  regexp_replace(phone, '[^0-9]', '', 'g'))$$);
select courtyard.make_searchable('vehicle', 'vehicle', 'plate', $$concat_ws(' ', plate, permit, spot, make, model,
  color)$$);
select courtyard.make_searchable('pet', 'pet', 'name', $$concat_ws(' ', name, breed, license)$$);
select courtyard.make_searchable('insurance_policy', 'insurance-policy', 'policy_number',
  $$concat_ws(' ', policy_number, carrier)$$);
select courtyard.make_searchable('common_area', 'common-area', 'name', $$concat_ws(' ', name, location)$$);
select courtyard.make_searchable('asset', 'asset', 'name', $$concat_ws(' ', name, tag, manufacturer, model,
  serial_number, location)$$);
select courtyard.make_searchable('reserve_component', 'reserve-component', 'name', 'name');
