-- What was read of a version in the background: its text and its thumbnail. Without a row nothing was tried yet. An attempt is counted
-- before it begins, so that a file that ends the process with it is not tried for ever.
create table document_reading (
  tenant_id uuid not null,
  document_id uuid not null,
  number int not null,
  text_state text not null default 'pending' check (text_state in ('pending', 'done', 'none', 'failed')),
  text_attempts smallint not null default 0,
  thumbnail_state text not null default 'pending' check (thumbnail_state in ('pending', 'done', 'none', 'failed')),
  thumbnail_attempts smallint not null default 0,
  primary key (tenant_id, document_id, number),
  foreign key (tenant_id, document_id, number) references document_version (tenant_id, document_id, number) on delete cascade
);
select courtyard.fence('document_reading');

-- Words of a text for the full-text search: as `search_key` has them, without punctuation, and what stands before and behind an apostrophe
-- too. Each word as it stands and by its stem in both languages: a document may be in either, and nobody says in which. In plpgsql,
-- which makes the words once and so takes a third of the time.
create function courtyard.passage_words(value text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
declare
  parted text := translate(value, courtyard.apostrophes(), repeat(' ', length(courtyard.apostrophes())));
  plain text := regexp_replace(courtyard.search_key(value), '[^[:alnum:]]+', ' ', 'g');
begin
  if parted <> value then
    plain := plain || ' ' || regexp_replace(courtyard.search_key(parted), '[^[:alnum:]]+', ' ', 'g');
  end if;
  return to_tsvector('pg_catalog.simple', plain) || to_tsvector('pg_catalog.english', plain)
    || to_tsvector('pg_catalog.spanish', plain);
end $$;

-- The text of the current version of a document in parts; `page` counts from 1, and is null where the file has no pages.
create table document_passage (
  tenant_id uuid not null,
  document_id uuid not null,
  number int not null,
  place int not null,
  page int,
  text text not null,
  words tsvector not null generated always as (courtyard.passage_words(text)) stored,
  primary key (tenant_id, document_id, number, place),
  foreign key (tenant_id, document_id, number) references document_reading (tenant_id, document_id, number) on delete cascade
);
select courtyard.fence('document_passage');
-- What is written lately is read through at each search: not more than a megabyte of it.
create index document_passage_words on document_passage using gin (tenant_id, words) with (gin_pending_list_limit = 1024);
-- `@@` is not leakproof, so that a policy that holds keeps it from the index: see 0402.
create policy searched_by_functions on document_passage for select to current_user using (courtyard.is_searching());

-- The words that a search asks for, all of them, each as it is or by its stem; the last may be the beginning of one, as somebody may
-- still type. Words that are in every text (stop words of either language) count only where there are no others. Null for no word.
create function courtyard.passage_query(p_needle text) returns tsquery
  language sql immutable strict parallel safe as $$
  with word as (
    select word, place, place = max(place) over () as is_last,
      tsvector_to_array(to_tsvector('pg_catalog.english', word)) as english,
      tsvector_to_array(to_tsvector('pg_catalog.spanish', word)) as spanish
    from regexp_split_to_table(btrim(regexp_replace(courtyard.search_key(p_needle), '[^[:alnum:]]+', ' ', 'g')), ' ')
      with ordinality as part (word, place)
    where word <> '' and place <= 8
  ), asked as (
    select place, cardinality(english) = 0 or cardinality(spanish) = 0 as is_stop,
      '(' || quote_literal(word) || case when is_last and length(word) > 2 then ':*' else '' end
        || (select coalesce(string_agg(' | ' || quote_literal(stem), '' order by stem), '')
          from (select unnest(english || spanish)) stems (stem) where stem <> word) || ')' as alternatives
    from word
  )
  select string_agg(alternatives, ' & ' order by place)::tsquery
  from asked where not is_stop or not exists (select from asked other where not other.is_stop)
$$;

-- Passages with all words of a search, of documents in folders of the scopes that are given, which the caller has asked for with
-- courtyard.document_rights: the three best of each document, the best documents first.
create function courtyard.find_passages(p_needle text, p_scopes uuid[], p_limit int)
returns table (document_id uuid, place int, page int, passage text, rank real, found bigint)
  language plpgsql stable security definer rows 60
  set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  wanted tsquery := courtyard.passage_query(p_needle);
begin
  if wanted is null or coalesce(cardinality(p_scopes), 0) = 0 then
    return;
  end if;
  perform courtyard.start_searching();
  return query
    with visible as materialized (
      select id from document_folder
      where tenant_id = courtyard.tenant_id() and scope_id in (select unnest(p_scopes))
    ), candidate as materialized (
      select held.document_id, held.number, held.place, ts_rank(held.words, wanted) as rank
      from document_passage held
      -- The folder as a value, not as a join: the words are looked up first, and as few documents as are needed.
      where held.tenant_id = courtyard.tenant_id() and held.words @@ wanted and (
        select document.folder_id from document
        where document.tenant_id = held.tenant_id and document.id = held.document_id
          and document.version_number = held.number and document.trashed_at is null) in (select id from visible)
      -- A word that is in very many is ranked among these: whoever looks for it has to say more.
      limit 500
    ), placed as (
      select candidate.*, max(candidate.rank) over of_document as best, count(*) over of_document as found,
        row_number() over (of_document order by candidate.rank desc, candidate.place) as turn
      from candidate window of_document as (partition by candidate.document_id)
    ), chosen as (
      select placed.*, dense_rank() over (order by placed.best desc, placed.document_id) as document_place from placed
    )
    select chosen.document_id, chosen.place, passage.page, passage.text, chosen.best, chosen.found
    from chosen join document_passage passage on passage.tenant_id = courtyard.tenant_id()
      and passage.document_id = chosen.document_id and passage.number = chosen.number and passage.place = chosen.place
    where chosen.turn <= 3 and chosen.document_place <= p_limit
    order by chosen.document_place, chosen.turn;
  perform courtyard.stop_searching();
end $$;
revoke execute on function courtyard.find_passages(text, uuid[], int) from public;
grant execute on function courtyard.find_passages(text, uuid[], int) to courtyard_app;

-- Of some words those that a search found, as they are to be marked.
create function courtyard.words_found(p_needle text, p_words text[]) returns setof text
  language sql immutable strict parallel safe rows 20 as $$
  select word from unnest(p_words) word
  where courtyard.passage_words(word) @@ replace(courtyard.passage_query(p_needle)::text, ' & ', ' | ')::tsquery
$$;
