-- Passkeys (WebAuthn) of a person. A browser ties each to the host at which it was made, so that it signs in to the communities of
-- that host alone. Kept is the public half, which opens nothing.
create table passkey (
  id uuid primary key,
  identity_id uuid not null references identity (id) on delete cascade,
  host text not null,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- As the authenticator counts its uses; one that counts none says 0 each time.
  uses bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_identity on passkey (identity_id);

-- What a passkey is to sign: of the challenge a hash is kept, for one use within five minutes. Whose it is, where that is known.
create table passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  purpose text not null check (purpose in ('register', 'sign-in', 'second-step', 'proof')),
  community_id uuid not null references tenant (id) on delete cascade,
  identity_id uuid references identity (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
