-- What somebody signs in with besides the password, in all their communities. The secret of an authenticator app (RFC 6238) is
-- encrypted with the key of the installation; it counts once a code confirmed it. Of two uses of a code the second finds its
-- step taken.
create table totp (
  identity_id uuid primary key references identity (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_code (
  identity_id uuid not null references identity (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (identity_id, code_hash)
);

-- The password was right, and the second step is waited for. Of the token a hash is kept.
create table sign_in_challenge (
  token_hash bytea primary key check (length(token_hash) = 32),
  identity_id uuid not null references identity (id) on delete cascade,
  community_id uuid not null references tenant (id) on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_challenge_by_end on sign_in_challenge (expires_at);
