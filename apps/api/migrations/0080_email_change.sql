-- A person signs in with another address: once a link that was mailed there was used. For some days a link that was mailed
-- to the address before takes it back; as long nobody else gets that address. Of the links hashes are kept.
create table email_change (
  id uuid primary key,
  identity_id uuid not null references identity (id) on delete cascade,
  -- Where it was asked for, whose letters tell of it.
  community_id uuid references tenant (id) on delete set null,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  asked_at timestamptz not null,
  -- Null until the letter is written; and where the address is somebody's already.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_hash bytea unique check (length(undo_hash) = 32),
  undo_until timestamptz,
  undone_at timestamptz
);
create unique index email_change_waiting on email_change (identity_id) where confirmed_at is null;
create index email_change_by_identity on email_change (identity_id);
create index email_change_kept on email_change (old_email) where confirmed_at is not null and undone_at is null;

-- Whose address it is, or was until some days ago; null for nobody's.
create function courtyard.holder_of_address(p_email text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select id from identity where email = lower(p_email)),
    (select identity_id from email_change where old_email = lower(p_email)
      and confirmed_at is not null and undone_at is null and undo_until > now() limit 1))
$$;
revoke execute on function courtyard.holder_of_address(text) from public;

-- As before, and whoever is invited by an address that they have just left is the same person.
create or replace function courtyard.ensure_identity(p_id uuid, p_email text, p_display_name text)
returns table (identity_id uuid, has_password boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if courtyard.holder_of_address(p_email) is null then
    insert into identity (id, email, display_name) values (p_id, lower(p_email), p_display_name)
    on conflict (email) do nothing;
  end if;
  return query select id, password_hash is not null from identity where id = courtyard.holder_of_address(p_email);
end $$;
