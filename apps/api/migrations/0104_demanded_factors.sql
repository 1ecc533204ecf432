-- A role can demand a second factor of those who hold it: at once, or after so many days. Who is given the role later has as long.
alter table role
  add column factor_since timestamptz,
  add column factor_grace_days int check (factor_grace_days between 0 and 90),
  add column factor_asked_by uuid,
  add foreign key (tenant_id, factor_asked_by) references member (tenant_id, id) on delete set null (factor_asked_by),
  add check ((factor_since is null) = (factor_grace_days is null));
create index role_by_factor_asker on role (tenant_id, factor_asked_by) where factor_asked_by is not null;
alter table member_role add column held_since timestamptz not null default now();

-- What is demanded of whom: `due_on` is the last day without, on the community's calendar.
create view factor_demand with (security_invoker = true) as
  select held.tenant_id, held.member_id, held.role_id, demand.due_on,
    case when role.factor_grace_days = 0 then began.at
      else (demand.due_on + 1)::timestamp at time zone tenant.time_zone end as enforced_from
  from running_role running
  join member_role held on held.tenant_id = running.tenant_id and held.member_id = running.member_id
    and held.role_id = running.role_id
  join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  join tenant on tenant.id = held.tenant_id
  cross join lateral (select greatest(role.factor_since, held.held_since) as at) began
  cross join lateral (
    select (began.at at time zone tenant.time_zone)::date + role.factor_grace_days as due_on
  ) demand
  where role.factor_since is not null;
grant select on factor_demand to courtyard_app;

-- Whether a member of the transaction's community has a second factor: what it is, is the person's own matter.
create function courtyard.has_factor(p_member_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member m where m.tenant_id = courtyard.tenant_id() and m.id = p_member_id and (
      exists (select from totp where totp.identity_id = m.identity_id and totp.confirmed_at is not null)
      or exists (select from passkey where passkey.identity_id = m.identity_id)))
$$;
revoke execute on function courtyard.has_factor(uuid) from public;
grant execute on function courtyard.has_factor(uuid) to courtyard_app;

-- `factor_owed_from` is when a second factor is demanded that the person does not have.
drop function courtyard.find_session(uuid, bytea, timestamptz);
create function courtyard.find_session(p_tenant_id uuid, p_token_hash bytea, p_now timestamptz)
returns table (
  session_id uuid, member_id uuid, identity_id uuid, display_name text, last_seen_at timestamptz, permissions text[],
  rights_end_at timestamptz, factor_owed_from timestamptz
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
      (held.next_end + 1)::timestamp at time zone zone,
      case when demand.enforced_from is not null and not courtyard.has_factor(s.member_id) then demand.enforced_from end
    from session s
    join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
    cross join lateral (
      select min(h.ends_on) filter (where h.ends_on >= today) as next_end,
        count(*) filter (where h.ends_on is null or h.ends_on >= today) as running, count(*) as all_roles
      from member_role h where h.tenant_id = s.tenant_id and h.member_id = s.member_id
    ) held
    cross join lateral (
      select min(d.enforced_from) as enforced_from from factor_demand d
      where d.tenant_id = s.tenant_id and d.member_id = s.member_id
    ) demand
    where s.tenant_id = p_tenant_id and s.token_hash = p_token_hash and m.status = 'active'
      and (held.running > 0 or held.all_roles = 0)
      and s.last_seen_at > p_now - interval '30 days' and s.started_at > p_now - interval '90 days';
end $$;
revoke execute on function courtyard.find_session(uuid, bytea, timestamptz) from public;
