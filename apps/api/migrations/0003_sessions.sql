create table session (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  identity_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  device text not null,
  address text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('session');
create index session_by_member on session (tenant_id, member_id, started_at);
create index session_by_identity on session (identity_id);
create policy own_sessions on session for select to courtyard_self
  using (identity_id = nullif(current_setting('app.identity_id', true), '')::uuid);
create policy end_own_sessions on session for delete to courtyard_self
  using (identity_id = nullif(current_setting('app.identity_id', true), '')::uuid);
grant select, delete on session to courtyard_self;

-- Who holds a token, in one round trip: the session if it is alive, the member and what they may do. A session
-- ends 30 days after its last use and 90 days after its start.
create function courtyard.find_session(p_tenant_id uuid, p_token_hash bytea, p_now timestamptz)
returns table (
  session_id uuid, member_id uuid, identity_id uuid, display_name text, last_seen_at timestamptz, permissions text[]
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.tenant_id', p_tenant_id::text, true);
  return query
    select s.id, s.member_id, s.identity_id, m.display_name, s.last_seen_at,
      array(select distinct p.permission from member_role h
        join role_permission p on p.tenant_id = h.tenant_id and p.role_id = h.role_id
        where h.tenant_id = s.tenant_id and h.member_id = s.member_id order by 1)
    from session s
    join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
    where s.tenant_id = p_tenant_id and s.token_hash = p_token_hash and m.status = 'active'
      and s.last_seen_at > p_now - interval '30 days' and s.started_at > p_now - interval '90 days';
end $$;
revoke execute on function courtyard.find_session(uuid, bytea, timestamptz) from public;

create table password_reset (
  token_hash bytea primary key check (length(token_hash) = 32),
  identity_id uuid not null references identity (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_by_identity on password_reset (identity_id);

-- Attempts at what is limited. The subject is a keyed hash: neither addresses nor accounts are kept in the clear.
create table login_attempt (
  id uuid primary key,
  action text not null,
  subject bytea not null,
  at timestamptz not null default now()
);
create index login_attempt_by_subject on login_attempt (action, subject, at);
create index login_attempt_by_time on login_attempt (at);

-- Notes an attempt and says how many seconds to wait, 0 if it is within the limit. Serialised per subject, so that
-- attempts sent at the same time cannot slip past the limit together.
create function courtyard.note_attempt(
  p_id uuid, p_action text, p_subject bytea, p_now timestamptz, p_window interval, p_limit int
) returns int language plpgsql as $$
declare
  taken int;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_action || encode(p_subject, 'hex'), 0));
  select count(*), min(at) into taken, oldest from (
    select at from login_attempt
    where action = p_action and subject = p_subject and at > p_now - p_window
    order by at desc limit p_limit
  ) recent;
  if taken >= p_limit then
    return greatest(1, ceil(extract(epoch from oldest + p_window - p_now)))::int;
  end if;
  insert into login_attempt (id, action, subject, at) values (p_id, p_action, p_subject, p_now);
  return 0;
end $$;
revoke execute on function courtyard.note_attempt(uuid, text, bytea, timestamptz, interval, int) from public;

create table registration_request (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  display_name text not null,
  password_hash text not null,
  note text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('registration_request');
create unique index registration_request_waiting on registration_request (tenant_id, email) where status = 'waiting';
