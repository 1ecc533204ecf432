-- Roles belong to the whole server, so they may be there already: made for another database, or by an administrator
-- for an application whose role may not make any.
-- courtyard_app serves requests: it logs in nowhere, bypasses nothing, and sees one community at a time.
-- courtyard_self sees one person's own memberships and sessions, in every community.
do $$
declare
  wanted text;
  -- Being a member of a role has not been enough to take it on since PostgreSQL 16.
  can_set text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach wanted in array array['courtyard_app', 'courtyard_self'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, wanted, can_set) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;

create schema courtyard;
grant usage on schema courtyard, public to courtyard_app, courtyard_self;

-- The community of this transaction; null where none is set, and then no row is seen.
create function courtyard.tenant_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- Fences a table to the community of the transaction: row level security, forced (for the owner too), with one
-- policy for reads and writes, and the grants of the serving role.
create function courtyard.fence(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table public.%I enable row level security', table_name);
  execute format('alter table public.%I force row level security', table_name);
  execute format(
    'create policy community on public.%I'
    || ' using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)'
    || ' with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)',
    table_name);
  execute format('grant select, insert, update, delete on public.%I to courtyard_app', table_name);
end $$;

-- For triggers of tables that only grow.
create function courtyard.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
