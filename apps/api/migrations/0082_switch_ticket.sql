-- With it somebody who is signed in to one of their communities is signed in to another: once, within a minute, in the browser
-- that asked for it, which alone knows what the challenge is the hash of. Of the ticket a hash is kept.
create table switch_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  challenge bytea not null check (length(challenge) = 32),
  identity_id uuid not null references identity (id) on delete cascade,
  from_community_id uuid not null references tenant (id) on delete cascade,
  from_session_id uuid not null,
  to_community_id uuid not null references tenant (id) on delete cascade,
  expires_at timestamptz not null
);
create index switch_ticket_by_end on switch_ticket (expires_at);
