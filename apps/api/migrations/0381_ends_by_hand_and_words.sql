-- A role moves along with the end of a lease or a household, but for one that was given for a shorter time by hand: that stays,
-- as long as it is the earlier of the two.
create or replace function courtyard.end_role_with_residency() returns trigger language plpgsql as $$
begin
  update member_role set ends_on = new.ends_on
  where tenant_id = new.tenant_id and residency_id = new.id and ends_on is distinct from new.ends_on
    and not coalesce(ends_on < least(coalesce(old.ends_on, 'infinity'), coalesce(new.ends_on, 'infinity')), false);
  return null;
end $$;

-- Which records have all words is said once, for who finds them and who counts them: the planner puts it in place of the call.
create function courtyard.entries_with_words(p_kind text, p_patterns text[]) returns setof uuid
  language sql stable rows 500 as $$
  select record_id from search_entry
  where tenant_id = courtyard.tenant_id() and kind = p_kind
    and words like p_patterns[1] and words like coalesce(p_patterns[2], p_patterns[1])
    and words like coalesce(p_patterns[3], p_patterns[1]) and words like all (p_patterns)
$$;

create or replace function courtyard.find_by_words(p_kind text, p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return query select entry from courtyard.entries_with_words(p_kind, patterns) as entry;
end $$;

create or replace function courtyard.count_by_words(p_kind text, p_needle text) returns bigint
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return (select count(*) from courtyard.entries_with_words(p_kind, patterns));
end $$;
