-- Stored files: the bytes lie in the file store under `storage_key`, everything else here.

create table file (
  tenant_id uuid not null references tenant,
  id uuid not null,
  name text not null,
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  storage_key text not null unique,
  uploaded_by uuid,
  uploaded_at timestamptz not null default now(),
  -- Since when nothing refers to it; null while something does. A day later it is dropped.
  unattached_since timestamptz default now(),
  primary key (tenant_id, id)
);
create index file_unattached on file (tenant_id, unattached_since) where unattached_since is not null;
select courtyard.fence('file');
