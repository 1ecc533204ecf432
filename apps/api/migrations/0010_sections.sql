-- Sections, their releases, and which release a community gets.

create table section (
  id text primary key,
  title text not null,
  base_path text not null unique,
  created_at timestamptz not null default now()
);

-- A permission's name belongs to one section; the primary key is what refuses a second owner.
create table section_permission (
  name text primary key,
  section_id text not null references section,
  description text not null
);
create index section_permission_section on section_permission (section_id);

create table section_release (
  section_id text not null references section,
  version text not null,
  release jsonb not null,
  content_hash text not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  -- Since when no channel and no pin points here; its files are kept 30 days for tabs still open.
  unreferenced_since timestamptz,
  assets_pruned_at timestamptz,
  primary key (section_id, version)
);
create index section_release_content on section_release (section_id, content_hash);

create table section_channel (
  section_id text not null references section,
  channel text not null check (channel in ('stable', 'canary')),
  version text not null,
  revision integer not null check (revision > 0),
  moved_at timestamptz not null default now(),
  primary key (section_id, channel),
  foreign key (section_id, version) references section_release
);
create index section_channel_version on section_channel (section_id, version);

create table section_channel_log (
  section_id text not null,
  channel text not null,
  revision integer not null,
  from_version text,
  to_version text not null,
  reason text not null check (reason in ('publish', 'promote', 'rollback')),
  actor text not null,
  moved_at timestamptz not null default now(),
  primary key (section_id, channel, revision),
  foreign key (section_id, to_version) references section_release
);

create table tenant_section (
  tenant_id uuid not null references tenant,
  -- Not a reference: a community may say what it wants of a section before its first release is here.
  section_id text not null,
  enabled boolean not null,
  channel text not null check (channel in ('stable', 'canary', 'pinned')),
  pinned_version text,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, section_id),
  foreign key (section_id, pinned_version) references section_release,
  check ((channel = 'pinned') = (pinned_version is not null))
);
create index tenant_section_pin on tenant_section (section_id, pinned_version);
select courtyard.fence('tenant_section');

-- Whether a section without a row above is on. A community without a row here takes every new section.
create table tenant_section_policy (
  tenant_id uuid not null primary key references tenant,
  new_sections_enabled boolean not null
);
select courtyard.fence('tenant_section_policy');

-- Releases are immutable: the application may add one and note that its files are gone, never rewrite it.
grant select, insert, update (title) on section to courtyard_app;
grant select, insert, update (description) on section_permission to courtyard_app;
grant select, insert, update (unreferenced_since, assets_pruned_at) on section_release to courtyard_app;
grant select, insert, update on section_channel to courtyard_app;
grant select, insert on section_channel_log to courtyard_app;

-- Every version that some community gets. It looks across communities, which the serving role cannot; the owner's
-- own policy is there because row level security is forced on the owner too.
do $$
begin
  execute format('create policy upkeep on tenant_section for select to %I using (true)', current_user);
end $$;
create function courtyard.section_versions_in_use() returns table (section_id text, version text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select section_id, version from section_channel
  union
  select section_id, pinned_version from tenant_section where pinned_version is not null
$$;
revoke all on function courtyard.section_versions_in_use() from public;
grant execute on function courtyard.section_versions_in_use() to courtyard_app;
