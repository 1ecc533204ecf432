-- A role can be given until a day, the last on which it counts. What has ended counts nowhere from the next day on, on the
-- community's calendar; the job that takes it away writes it down.
alter table member_role add column ends_on date;
create index member_role_by_end on member_role (tenant_id, ends_on) where ends_on is not null;
-- The last day of somebody whose membership ended because all of their roles did; they are told so at sign-in.
alter table member add column access_ended_on date;

create function courtyard.day_in(p_tenant_id uuid, p_now timestamptz) returns date
language sql stable security definer set search_path = public, pg_temp as $$
  select (p_now at time zone time_zone)::date from tenant where id = p_tenant_id
$$;
revoke execute on function courtyard.day_in(uuid, timestamptz) from public;
grant execute on function courtyard.day_in(uuid, timestamptz) to courtyard_app;

-- The roles that count today.
create view running_role with (security_invoker = true) as
  select tenant_id, member_id, role_id, ends_on from member_role
  where ends_on is null or ends_on >= courtyard.day_in(tenant_id, now());
grant select on running_role to courtyard_app;

-- Whose every role has ended holds no session any more. `rights_end_at` is when the next of their roles ends.
drop function courtyard.find_session(uuid, bytea, timestamptz);
create function courtyard.find_session(p_tenant_id uuid, p_token_hash bytea, p_now timestamptz)
returns table (
  session_id uuid, member_id uuid, identity_id uuid, display_name text, last_seen_at timestamptz, permissions text[],
  rights_end_at timestamptz
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date;
  zone text;
begin
  perform set_config('app.tenant_id', p_tenant_id::text, true);
  select (p_now at time zone time_zone)::date, time_zone into today, zone from tenant where id = p_tenant_id;
  return query
    select s.id, s.member_id, s.identity_id, m.display_name, s.last_seen_at,
      array(select distinct p.permission from member_role h
        join role_permission p on p.tenant_id = h.tenant_id and p.role_id = h.role_id
        where h.tenant_id = s.tenant_id and h.member_id = s.member_id and (h.ends_on is null or h.ends_on >= today)
        order by 1),
      (held.next_end + 1)::timestamp at time zone zone
    from session s
    join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
    cross join lateral (
      select min(h.ends_on) filter (where h.ends_on >= today) as next_end,
        count(*) filter (where h.ends_on is null or h.ends_on >= today) as running, count(*) as all_roles
      from member_role h where h.tenant_id = s.tenant_id and h.member_id = s.member_id
    ) held
    where s.tenant_id = p_tenant_id and s.token_hash = p_token_hash and m.status = 'active'
      and (held.running > 0 or held.all_roles = 0)
      and s.last_seen_at > p_now - interval '30 days' and s.started_at > p_now - interval '90 days';
end $$;
revoke execute on function courtyard.find_session(uuid, bytea, timestamptz) from public;
