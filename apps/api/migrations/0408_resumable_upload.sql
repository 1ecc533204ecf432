-- A file that arrives in parts. Its id becomes the id of the file; the row goes when the file is there.
create table resumable_upload (
  tenant_id uuid not null references tenant,
  id uuid not null,
  member_id uuid not null,
  -- Of the request that created it: sent again, it gets the same upload.
  creation_key text not null,
  -- What the file is for, as a section declares it, and the thing that it is for.
  purpose text not null,
  about_id uuid not null,
  name text not null check (name <> ''),
  -- Of the whole file, as announced. The last part is counted only by the file that it completes.
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received >= 0 and received < bytes),
  -- The request that writes now, and until when no other process may take over from it.
  writer uuid,
  writer_until timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create unique index resumable_upload_creation on resumable_upload (tenant_id, member_id, creation_key);
create index resumable_upload_expired on resumable_upload (tenant_id, expires_at);
select courtyard.fence('resumable_upload');

-- What a file that came in parts is for: nothing else may take it, since it may be larger and of more types than other things hold.
alter table file add column purpose text;
