-- An administrator looks at the community as one of its members: on top of a session of their own, for a short time. The row stays
-- until it is written down that the view ended, whatever ended it.
create table view_as (
  tenant_id uuid not null,
  id uuid not null,
  viewer_id uuid not null,
  session_id uuid,
  member_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  ends_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  unique (tenant_id, session_id),
  foreign key (tenant_id, viewer_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete set null (session_id),
  check (viewer_id <> member_id)
);
select courtyard.fence('view_as');
create index view_as_by_viewer on view_as (tenant_id, viewer_id);
create index view_as_by_member on view_as (tenant_id, member_id);

-- Who looks on as whom by a token, where all of it still holds: the viewer's session and permission, the member's access, and that
-- the viewer may do all that the member may and `p_needed` besides. `rights_end_at` is when any of that next ends by itself.
create function courtyard.find_view_as(p_tenant_id uuid, p_token_hash bytea, p_now timestamptz, p_needed text[])
returns table (
  view_id uuid, ends_at timestamptz, viewer_id uuid, viewer_name text, viewer_permissions text[], session_id uuid,
  last_seen_at timestamptz, member_id uuid, identity_id uuid, display_name text, permissions text[], rights_end_at timestamptz
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date;
  zone text;
begin
  perform set_config('app.tenant_id', p_tenant_id::text, true);
  select (p_now at time zone time_zone)::date, time_zone into today, zone from tenant where id = p_tenant_id;
  return query
    select v.id, v.ends_at, viewer.member_id, viewer.display_name, viewer.permissions, viewer.session_id,
      viewer.last_seen_at, m.id, m.identity_id, m.display_name, held.permissions,
      least(v.ends_at, viewer.rights_end_at, (held.next_end + 1)::timestamp at time zone zone, demand.enforced_from)
    from view_as v
    join session s on s.tenant_id = v.tenant_id and s.id = v.session_id
    cross join lateral courtyard.find_session(p_tenant_id, s.token_hash, p_now) viewer
    join member m on m.tenant_id = v.tenant_id and m.id = v.member_id
    cross join lateral (
      select min(h.ends_on) filter (where h.ends_on >= today) as next_end,
        count(*) filter (where h.ends_on is null or h.ends_on >= today) as running, count(*) as all_roles,
        array(select distinct p.permission from member_role r
          join role_permission p on p.tenant_id = r.tenant_id and p.role_id = r.role_id
          where r.tenant_id = v.tenant_id and r.member_id = v.member_id and (r.ends_on is null or r.ends_on >= today)
          order by 1) as permissions
      from member_role h where h.tenant_id = v.tenant_id and h.member_id = v.member_id
    ) held
    cross join lateral (
      select min(d.enforced_from) as enforced_from from factor_demand d
      where d.tenant_id = v.tenant_id and d.member_id = v.member_id and not courtyard.has_factor(v.member_id)
    ) demand
    where v.tenant_id = p_tenant_id and v.token_hash = p_token_hash and v.ends_at > p_now and m.status = 'active'
      and (held.running > 0 or held.all_roles = 0)
      and 'Member View As' = any (viewer.permissions)
      and viewer.permissions @> held.permissions and viewer.permissions @> p_needed
      and (viewer.factor_owed_from is null or viewer.factor_owed_from > p_now)
      and (demand.enforced_from is null or demand.enforced_from > p_now);
end $$;
revoke execute on function courtyard.find_view_as(uuid, bytea, timestamptz, text[]) from public;
