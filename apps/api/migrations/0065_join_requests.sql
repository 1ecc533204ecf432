-- A request to join is answered: who did it and when. What was needed only to answer goes then.
alter table registration_request
  alter column password_hash drop not null,
  add column language text check (language in ('en', 'es')),
  add column version int not null default 1,
  add column decided_by text,
  add column decided_at timestamptz;
create index registration_request_oldest on registration_request (tenant_id, created_at, id) where status = 'waiting';

-- The person of an address, made without a password where there is none, and whether they have one: who lets somebody in
-- acts in their own community and sees nobody of another.
create function courtyard.ensure_identity(p_id uuid, p_email text, p_display_name text)
returns table (identity_id uuid, has_password boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into identity (id, email, display_name) values (p_id, lower(p_email), p_display_name)
  on conflict (email) do nothing;
  return query select id, password_hash is not null from identity where email = lower(p_email);
end $$;
revoke execute on function courtyard.ensure_identity(uuid, text, text) from public;
grant execute on function courtyard.ensure_identity(uuid, text, text) to courtyard_app;
