-- Letters that wait are looked for every minute, among all that are kept.
create index mail_queued on mail (tenant_id, queued_at) where status = 'queued';

-- The words of a record, whatever its kind: what tidies the words looks at them one after the other.
create index search_entry_by_record on search_entry (tenant_id, record_id);

-- As the words were taken apart when they were written. A pattern that is the same for all of them is made ready once; one
-- for each word cost more than all else.
create or replace function courtyard.has_term(words text, term text) returns boolean
  language sql immutable strict parallel safe as $$
  select term = any (regexp_split_to_array(words collate "default", '[^[:alpha:]]+'))
$$;

-- Looks at the next words of the community, in their order after one of them. Where their record is gone or has them no more,
-- they are lost: another record that has such a word is searched, of so many lost ones that it does not take long. Tells the
-- last word that it looked at, nothing where it came to the end, and how many were lost.
drop function courtyard.tidy_search_terms(int);
create function courtyard.tidy_search_terms(
  p_words int, p_term text default '', p_record_id uuid default '00000000-0000-0000-0000-000000000000',
  p_lost int default 50, out last_term text, out last_record_id uuid, out lost int)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen record;
  held_by uuid;
  looked_at int := 0;
begin
  lost := 0;
  for seen in
    select term, record_id, is_left from search_term
    where tenant_id = courtyard.tenant_id() and (term, record_id) > (p_term, p_record_id)
    order by term, record_id limit p_words
  loop
    looked_at := looked_at + 1;
    last_term := seen.term;
    last_record_id := seen.record_id;
    continue when not seen.is_left and exists (
      select from search_entry entry
      where entry.tenant_id = courtyard.tenant_id() and entry.record_id = seen.record_id
        and courtyard.has_term(entry.words, seen.term));
    lost := lost + 1;
    held_by := courtyard.record_with_term(seen.term);
    if held_by is null and not seen.is_left then
      update search_term set is_left = true
      where tenant_id = courtyard.tenant_id() and term = seen.term and record_id = seen.record_id;
    else
      delete from search_term
      where tenant_id = courtyard.tenant_id() and term = seen.term and record_id = seen.record_id;
      insert into search_term (tenant_id, term, record_id)
      select courtyard.tenant_id(), seen.term, held_by where held_by is not null
      on conflict (tenant_id, term, record_id) do update set is_left = false;
    end if;
    exit when lost >= p_lost;
  end loop;
  if looked_at < p_words and lost < p_lost then
    last_term := null;
    last_record_id := null;
  end if;
end $$;
