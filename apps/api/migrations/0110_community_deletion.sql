-- A community that is to be deleted: asked for by one administrator, approved by another, done after a waiting time with a
-- last export. The row outlives the community: it keeps its address, which nobody else gets, and for a time who may have
-- the export.
create table community_deletion (
  -- No reference, because the community goes.
  community_id uuid primary key,
  slug text not null,
  -- How the last letters call it, and in which language; forgotten with the export.
  name text,
  language text not null,
  asked_by text,
  approved_by text,
  asked_at timestamptz not null,
  -- On the community's calendar.
  deletes_on date not null,
  -- Since when nobody comes in any more: the day has come.
  closed_at timestamptz,
  -- Since when its rows are gone.
  deleted_at timestamptz,
  -- Letters that lie in the outbox folder, to be removed with the files.
  kept_mail uuid[] not null default '{}',
  -- Since when its files are gone too.
  erased_at timestamptz,
  -- The last export is kept until then.
  export_until timestamptz,
  export_bytes bigint,
  export_erased_at timestamptz,
  check (deleted_at is null or closed_at is not null),
  check ((deleted_at is null) = (export_until is null))
);
create unique index community_deletion_slug on community_deletion (slug) where deleted_at is not null;

-- Who serves a community sees its own, and takes it back as long as its day has not come. Not forced: the owner of the
-- tables works on all of them, and no community is left to work in.
alter table community_deletion enable row level security;
create policy own on community_deletion for select to courtyard_app using (community_id = courtyard.tenant_id());
create policy ask on community_deletion for insert to courtyard_app with check (community_id = courtyard.tenant_id());
create policy call_off on community_deletion for delete to courtyard_app
  using (community_id = courtyard.tenant_id() and closed_at is null);
grant select, insert, delete on community_deletion to courtyard_app;

-- Who may have the last export: the administrators of the last day. They stay known, with their password, for as long.
create table last_export_reader (
  community_id uuid not null references community_deletion on delete cascade,
  identity_id uuid not null references identity (id) on delete cascade,
  language text not null,
  -- When the letter with the link went out.
  told_at timestamptz,
  opened_at timestamptz,
  primary key (community_id, identity_id)
);
create index last_export_reader_identity on last_export_reader (identity_id);

-- The history of a community goes with the community, and by nothing else: in the transaction that says which one is
-- deleted, which takes the right to delete rows besides. `courtyard_app` has none.
create or replace function courtyard.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.tenant_id::text = current_setting('app.deleted_tenant', true) then
      return old;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
