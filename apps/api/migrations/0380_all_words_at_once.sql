-- All words of a search go to the index at once: where only the longest did, one person of a hundred thousand was found by
-- reading all who share a family name. What is written lately is read through at each search: not more than a megabyte of it.
alter index search_entry_words set (gin_pending_list_limit = 1024);

create or replace function courtyard.find_by_words(p_kind text, p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return query
    select record_id from search_entry
    where tenant_id = courtyard.tenant_id() and kind = p_kind
      and words like patterns[1] and words like coalesce(patterns[2], patterns[1])
      and words like coalesce(patterns[3], patterns[1]) and words like all (patterns);
end $$;

-- How many records of a kind have all words of a needle.
create function courtyard.count_by_words(p_kind text, p_needle text) returns bigint
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return (
    select count(*) from search_entry
    where tenant_id = courtyard.tenant_id() and kind = p_kind
      and words like patterns[1] and words like coalesce(patterns[2], patterns[1])
      and words like coalesce(patterns[3], patterns[1]) and words like all (patterns));
end $$;

create or replace function courtyard.find_properties(p_needle text) returns setof uuid
  language sql stable rows 500 as $$
  select found from courtyard.find_by_words('property', p_needle) as found
$$;
alter function courtyard.find_properties(text) security invoker reset search_path;
