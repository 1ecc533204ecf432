-- Rules of recurrence that end on a day that no calendar has (`UNTIL=20260231`) are refused by now; those that were taken end on the
-- last day of that month. The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table calendar_series no force row level security;
alter table recurring_template no force row level security;

create function courtyard.mended_end(said text) returns text language sql immutable as $$
  select case when found.day is null or right(found.day, 2)::int <= extract(day from last.day) then said
    else replace(said, found.day, to_char(last.day, case when found.day like '%-%' then 'YYYY-MM-DD' else 'YYYYMMDD' end)) end
  from (select coalesce(substring(said from 'UNTIL=([12]\d{7})'), substring(said from '^([12]\d{3}-\d{2}-\d{2})T')) as day) found,
    lateral (select (date_trunc('month', to_date(left(replace(found.day, '-', ''), 6), 'YYYYMM')) + interval '1 month - 1 day')::date as day) last
$$;
update calendar_series set
    rules = array(select courtyard.mended_end(rule) from unnest(rules) with ordinality as listed (rule, place) order by place),
    rule_ends = array(select courtyard.mended_end(ends) from unnest(rule_ends) with ordinality as listed (ends, place) order by place)
  where array_to_string(rules, ' ') like '%UNTIL=%';
update recurring_template set rule = courtyard.mended_end(rule) where rule like '%UNTIL=%';
drop function courtyard.mended_end(text);

alter table calendar_series force row level security;
alter table recurring_template force row level security;
