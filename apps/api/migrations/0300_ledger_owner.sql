-- The books belong to a role of their own, which nobody logs in as. Who serves reads them and calls the functions of the
-- schema `ledger`; where migrations run by another login than serving (COURTYARD_MIGRATION_URL, and on the embedded
-- database), who serves can never become the owner. See docs/decisions/0080-the-books-belong-to-nobody-who-serves.md.
reset role;
do $$
declare
  can_set text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  if not exists (select from pg_roles where rolname = 'courtyard_ledger') then
    begin
      create role courtyard_ledger nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'courtyard_ledger', can_set) then
    grant courtyard_ledger to current_user;
  end if;
  if not has_schema_privilege('courtyard_ledger', 'public', 'create') then
    grant usage, create on schema public to courtyard_ledger;
  end if;
exception when insufficient_privilege then
  raise insufficient_privilege using message = format(
    'the role courtyard_ledger has to be made and granted to %I by an administrator of the server, as docs/operations.md shows (%s)',
    current_user, sqlerrm);
end $$;

grant usage on schema courtyard to courtyard_ledger;
-- References and no more: what is of who serves (a table's policies, a temporary view) is never read by the functions of
-- `ledger`, because it could run as their owner.
grant references on tenant, property to courtyard_ledger;

create schema ledger authorization courtyard_ledger;
set local role courtyard_ledger;
grant usage on schema ledger to courtyard_app;
-- Of all that it makes: what PostgreSQL itself grants is taken away by no default of one schema.
alter default privileges revoke execute on functions from public;

-- The community of the transaction. Of its own: `courtyard.tenant_id()` can be replaced by who serves.
create function ledger.tenant() returns uuid
  language sql stable parallel safe
  return nullif(pg_catalog.current_setting('app.tenant_id', true), '')::uuid;

-- A refusal that the application puts into words: `constraint` says which.
create function ledger.refuse(what text, says text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception using errcode = 'LEDGR', message = says, constraint = what;
end $$;

-- Posting, closing and what else changes the books of a community take their turns.
create function ledger.take_turn(tenant uuid) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    -- What others posted while the turn was waited for would not be seen.
    perform ledger.refuse('isolation', 'the books are written in READ COMMITTED');
  end if;
  if tenant is null then
    perform ledger.refuse('tenant', 'there is no community in this transaction');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tenant::text, 8310));
end $$;

-- One field of hashed content: its length in bytes, then the bytes; no value is a length that none has. What it calls was
-- found when it was made, whatever the search path, and it is put in where it is called.
create function ledger.field(value text) returns bytea
  language sql stable parallel safe
  return coalesce(int4send(octet_length(convert_to(value, 'UTF8'))) || convert_to(value, 'UTF8'), '\xffffffff'::bytea);
