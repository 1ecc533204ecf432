-- An export of a whole community: begun by a member, written by a job, kept as a file until it expires. Of a community one
-- is under way at a time. `touched_at` is when the process at it last said so; one that is silent is taken up by another.
create table community_export (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  member_id uuid,
  started_by text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  -- Of tables and files together.
  done int not null default 0,
  total int not null default 0,
  row_count bigint not null default 0,
  file_count int not null default 0,
  -- Files whose bytes were missing, or not as they were stored.
  damaged_count int not null default 0,
  bytes bigint not null default 0,
  attempts int not null default 0,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create unique index community_export_under_way on community_export (tenant_id) where status in ('queued', 'running');
select courtyard.fence('community_export');
