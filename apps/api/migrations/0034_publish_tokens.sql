-- Tokens with which a section's build machine publishes over HTTP. They belong to the installation, as releases do, and
-- are never deleted: what was published by one stays explained.
create table section_publish_token (
  id uuid primary key,
  -- Not a reference: the section's first release may come with it.
  section_id text not null,
  name text not null check (name <> ''),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Channels that it may point at what it publishes.
  channels text[] not null check (channels <@ array['canary', 'stable']),
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check ((revoked_at is null) = (revoked_by is null))
);
grant select, insert, update (last_used_at, revoked_at, revoked_by) on section_publish_token to courtyard_app;
