-- When letters of a day or a week reach a member: at their own hour, on the clock that they chose. Null is the morning at eight
-- on Monday, on the community's clock.
alter table notification_setting
  add column digest_minutes int check (digest_minutes between 0 and 1439),
  -- 1 is Monday, 7 Sunday (ISO 8601).
  add column digest_weekday int check (digest_weekday between 1 and 7),
  add column digest_time_zone text;

-- The next of these moments after another, on the clock of a zone; every day where no weekday is given.
create function courtyard.next_digest(p_after timestamptz, p_zone text, p_minutes int, p_weekday int) returns timestamptz
  language sql stable parallel safe as $$
  select (next.at + case when next.at > p_after at time zone p_zone then '0 days'::interval
    when p_weekday is null then '1 day' else '7 days' end) at time zone p_zone
  from (select date_trunc('day', p_after at time zone p_zone) + make_interval(mins => p_minutes)
    + make_interval(days => case when p_weekday is null then 0
        else (p_weekday - extract(isodow from p_after at time zone p_zone)::int + 7) % 7 end) as at) next
$$;
